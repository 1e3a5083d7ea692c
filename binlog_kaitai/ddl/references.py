"""Foreign keys after statements that rename tables or columns: keys follow what they name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from binlog_kaitai.ddl.foreign_keys import renamed_keys
from binlog_kaitai.ddl.model import Definition, TableName, TableSchema
from binlog_kaitai.ddl.operations import AlterTable, ModifyColumn, RenameColumn, RenameTables, RenameTo

__all__ = ["following"]

Find = Callable[[TableName], TableName]


def following(
    operation: AlterTable | RenameTables, tables: Mapping[TableName, Definition], find: Find, new: Find
) -> dict[TableName, Definition]:
    """Return the tables whose foreign keys change by a statement's renames, with these keys.

    Args:
        operation: the statement.
        tables: the tables as they are after it, but for these keys.
        find: returns the whole name of a table that there was before.
        new: returns that of a new one.
    """
    names, columns = dict[TableName, TableName](), dict[TableName, dict[str, str]]()
    if isinstance(operation, RenameTables):
        names = _final((find(old), new(to)) for old, to in operation.pairs)
    elif operation.actions:
        table = find(operation.name)
        columns[table] = _renamed_columns(operation)
        for action in operation.actions:
            if isinstance(action, RenameTo):
                names[table] = TableName(action.name.database or table.database, action.name.table)
    former = {to: old for old, to in names.items()}
    found: dict[TableName, Definition] = {}
    for name, definition in tables.items() if names or any(columns.values()) else ():
        if isinstance(definition, TableSchema) and definition.foreign_keys:
            own = columns.get(former.get(name, name), {})
            keys = renamed_keys(definition.foreign_keys, names, columns, own)
            if keys != definition.foreign_keys:
                found[name] = replace(definition, foreign_keys=keys)
    return found


def _final(pairs: Iterable[tuple[TableName, TableName]]) -> dict[TableName, TableName]:
    """Return what tables are called after renames one after another, by their first names."""
    found: dict[TableName, TableName] = {}
    for old, to in pairs:
        first = next((name for name, now in found.items() if now == old), old)
        found[first] = to
    return found


def _renamed_columns(operation: AlterTable) -> dict[str, str]:
    found = {}
    for action in operation.actions:
        if isinstance(action, RenameColumn):
            found[action.old.lower()] = action.new
        elif isinstance(action, ModifyColumn) and action.old != action.column.name:
            found[action.old.lower()] = action.column.name
    return found
