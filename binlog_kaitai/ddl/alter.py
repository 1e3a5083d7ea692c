"""ALTER TABLE: the columns that are left, in the order that the server gives them.

All actions of a statement speak of the table as it was before. The server goes through the old columns first, where it
drops, renames and replaces, then puts new and moved columns where they belong, in the order in which they were given
(mysql_prepare_alter_table in sql/sql_table.cc).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from binlog_kaitai.ddl.cursor import NotUnderstoodError
from binlog_kaitai.ddl.datatype import LABELLED, TEXTS, VERSION_COLUMNS, ColumnDraft
from binlog_kaitai.ddl.model import ColumnSchema, TableSchema
from binlog_kaitai.ddl.operations import (
    Action,
    AddColumns,
    Convert,
    DefaultCharset,
    DropColumn,
    DropPrimaryKey,
    ModifyColumn,
    Position,
    RenameColumn,
    Versioning,
)
from binlog_kaitai.values.charset import BINARY_COLLATION

__all__ = ["altered"]

_Columns = list[ColumnSchema]


def altered(table: TableSchema, actions: tuple[Action, ...], database_collation: int | None) -> TableSchema:
    """Return the table after ALTER TABLE. Raises NotUnderstoodError when the actions do not fit the table."""
    default = _default(table.collation, actions, database_collation)
    columns = [column for old in table.columns for column in _kept(old, actions, default)]
    for action in actions:
        place = _PLACE.get(type(action))
        if place is not None:
            place(columns, action, default)
    return replace(table, columns=tuple(columns), collation=default, primary_key=_primary_key(table, actions))


def _primary_key(table: TableSchema, actions: tuple[Action, ...]) -> tuple[str, ...]:
    """Return the names of the columns of the key: of one that is added, else of those of the old one that are left."""
    for action in actions:
        if isinstance(action, AddColumns) and action.primary_key:
            return action.primary_key
        if isinstance(action, ModifyColumn) and action.column.is_primary:
            return (action.column.name,)
    if any(isinstance(action, DropPrimaryKey) for action in actions):
        return ()
    return tuple(name for old in table.primary_key for name in _kept_name(old, actions))


def _kept_name(old: str, actions: tuple[Action, ...]) -> Iterator[str]:
    """Yield the name of an old column after the statement; none when it goes."""
    name = old
    for action in actions:
        if isinstance(action, DropColumn) and _same(action.name, old):
            return
        if isinstance(action, RenameColumn) and _same(action.old, old):
            name = action.new
        elif isinstance(action, ModifyColumn) and _same(action.old, old):
            name = action.column.name
    yield name


def _default(collation: int | None, actions: tuple[Action, ...], database: int | None) -> int | None:
    for action in actions:
        if isinstance(action, Convert):
            collation = database if action.collation is None else action.collation
        elif isinstance(action, DefaultCharset):
            collation = action.collation
    return collation


def _kept(old: ColumnSchema, actions: tuple[Action, ...], default: int | None) -> Iterator[ColumnSchema]:
    """Yield what becomes of an old column at its place: none when it goes, or is put elsewhere later."""
    column = old
    for action in actions:
        if isinstance(action, DropColumn) and _same(action.name, old.name):
            return
        if isinstance(action, RenameColumn) and _same(action.old, old.name):
            column = replace(column, name=action.new)
        elif isinstance(action, ModifyColumn) and _same(action.old, old.name):
            if action.position is not None:
                return
            column = action.column.resolved(default)
        elif isinstance(action, Convert):
            column = _converted(column, default)
    yield column


def _converted(column: ColumnSchema, collation: int | None) -> ColumnSchema:
    """CONVERT TO CHARACTER SET; the server may choose a larger TEXT, so the size is not known any more."""
    if column.collation == BINARY_COLLATION or not (
        column.type in ("char", "varchar") or column.type in LABELLED or column.type in TEXTS
    ):
        return column
    return ColumnDraft(column.name, column.type, column.arguments, labels=column.labels).resolved(collation)


def _same(one: str, other: str) -> bool:
    return one.lower() == other.lower()


def _add(columns: _Columns, action: AddColumns, default: int | None) -> None:
    for draft in action.columns:
        if action.if_not_exists and any(_same(draft.name, column.name) for column in columns):
            continue
        _put(columns, draft.resolved(default), action.position)


def _move(columns: _Columns, action: ModifyColumn, default: int | None) -> None:
    if action.position is not None:
        _put(columns, action.column.resolved(default), action.position)


def _put(columns: _Columns, column: ColumnSchema, position: Position | None) -> None:
    if position is None:
        columns.insert(_end(columns), column)
    elif position.after is None:
        columns.insert(0, column)
    else:
        columns.insert(_index(columns, position.after) + 1, column)


def _end(columns: _Columns) -> int:
    """Return where a new column goes: after all others but those of WITH SYSTEM VERSIONING."""
    versions = len(VERSION_COLUMNS)
    return len(columns) - versions if tuple(columns[-versions:]) == VERSION_COLUMNS else len(columns)


def _index(columns: _Columns, name: str) -> int:
    for index, column in enumerate(columns):
        if _same(column.name, name):
            return index
    raise NotUnderstoodError(f"column {name} is not known")


def _version(columns: _Columns, action: Versioning, default: int | None) -> None:
    if action.on:
        columns.extend(VERSION_COLUMNS)
    else:
        columns[:] = [column for column in columns if column not in VERSION_COLUMNS]


_PLACE: dict[type, Callable[[_Columns, Any, int | None], None]] = {
    AddColumns: _add,
    ModifyColumn: _move,
    Versioning: _version,
}
