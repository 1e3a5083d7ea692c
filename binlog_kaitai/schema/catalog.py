"""The tables that a sequence of statements leaves."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable
from dataclasses import field, replace
from typing import Any

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.alter import altered
from binlog_kaitai.ddl.cursor import NotUnderstoodError
from binlog_kaitai.ddl.datatype import VERSION_COLUMNS
from binlog_kaitai.ddl.foreign_keys import changed_keys, named_anew
from binlog_kaitai.ddl.grammar import read_statement
from binlog_kaitai.ddl.model import Definition, Names, Schema, TableName, TableSchema, Unclear
from binlog_kaitai.ddl.operations import (
    AlterTable,
    CreateDatabase,
    CreateTable,
    DropDatabase,
    DropTables,
    RenameTables,
    RenameTo,
    Unreadable,
    Use,
)
from binlog_kaitai.ddl.references import following

__all__ = ["Catalog"]

_Changes = dict[TableName, Definition]


@dataclass(slots=True)
class Catalog:
    """Applies statements in order.

    Args:
        source: what the definitions say of where they come from, ``schema`` or ``ddl``.
    """

    source: str
    tables: dict[TableName, Definition] = field(default_factory=dict)
    """None: the table was dropped."""
    databases: dict[str, int | None] = field(default_factory=dict)
    """The default collation of each database that is known."""
    database: str = ""
    """The default database."""
    server_collation: int | None = None
    """What a database gets that is made without a character set."""
    problems: list[str] = field(default_factory=list)
    """Statements that were not understood and of which not even the table is clear."""
    _names: Names = field(default_factory=Names)
    _temporary: set[TableName] = field(default_factory=set)

    @classmethod
    def of(cls, schema: Schema | None, source: str) -> Catalog:
        """A catalog that begins with the tables of a schema."""
        if schema is None:
            return cls(source)
        names = Names(schema.tables)
        return cls(source, dict(schema.tables), dict(schema.databases), _names=names)

    def apply(self, text: str, where: str, sql_mode: int = 0) -> _Changes:
        """Apply a statement that ran in a mode. Returns what became of the tables that it changes; `where` is for
        messages."""
        operation = read_statement(text, sql_mode)
        apply = _APPLY.get(type(operation))
        if apply is None:
            return {}
        try:
            changes = apply(self, operation)
        except NotUnderstoodError as error:
            changes = self._unclear(getattr(operation, "name", None), str(error), where)
        if isinstance(operation, Unreadable):
            changes = self._unclear(operation.name, operation.reason, where)
        elif isinstance(operation, AlterTable | RenameTables):
            changes |= following(operation, ChainMap(changes, self.tables), self.find, self._new)
        for name, definition in changes.items():
            self.tables[name] = definition
            self._names.add(name)
        return changes

    def _unclear(self, name: TableName | None, reason: str, where: str) -> _Changes:
        if name is None:
            self.problems.append(f"{where}: {reason}")
            return {}
        return {self.find(name): Unclear(f"{where}: {reason}")}

    def is_temporary(self, name: TableName) -> bool:
        """Return whether a table was made for one session."""
        return name in self._temporary

    def find(self, name: TableName) -> TableName:
        """Return the table that a statement means, which may leave out the database or the case of letters."""
        whole = TableName(name.database or self.database, name.table)
        return whole if whole in self.tables else self._names.find(whole)

    def _new(self, name: TableName) -> TableName:
        return TableName(name.database or self.database, name.table)

    def _use(self, operation: Use) -> _Changes:
        self.database = operation.database
        return {}

    def _create_database(self, operation: CreateDatabase) -> _Changes:
        collation = self.server_collation if operation.collation is None else operation.collation
        self.databases[operation.name or self.database] = collation
        return {}

    def _drop_database(self, operation: DropDatabase) -> _Changes:
        self.databases.pop(operation.name, None)
        return {name: None for name in self.tables if name.database == operation.name}

    def _create(self, operation: CreateTable) -> _Changes:
        name = self._new(operation.name)
        if operation.temporary:
            self._temporary.add(name)
            return {}
        known = self.tables.get(name)
        if operation.if_not_exists and known is not None:
            return {}
        if operation.like is not None:
            return {name: self._like(name, operation.like)}
        default = self.databases.get(name.database) if operation.collation is None else operation.collation
        columns = tuple(draft.resolved(default) for draft in operation.columns)
        if operation.versioned and not any(draft.is_row_start for draft in operation.columns):
            columns += VERSION_COLUMNS
        doubtful = operation.if_not_exists and name not in self.tables and name.database not in self.databases
        doubtful = doubtful and self.source == "ddl"
        key = operation.primary_key
        keys = changed_keys((), operation.foreign_keys, name)
        return {name: TableSchema(*name, columns, default, self.source, operation.hidden, doubtful, key, keys)}

    def _like(self, name: TableName, other: TableName) -> Definition:
        found = self.find(other)
        known = self.tables.get(found)
        if isinstance(known, TableSchema):
            return replace(known, database=name.database, name=name.table, source=self.source, foreign_keys=())
        return Unclear(f"made like {found.database}.{found.table}, whose definition is not known")

    def _alter(self, operation: AlterTable) -> _Changes:
        name = self.find(operation.name)
        if name in self._temporary:
            return {}
        known = self.tables.get(name)
        rest = tuple(action for action in operation.actions if not isinstance(action, RenameTo))
        after: Definition = known
        if isinstance(known, TableSchema) and (rest or operation.keys):
            after = replace(altered(known, rest, self.databases.get(name.database)), source=self.source)
            after = replace(after, foreign_keys=changed_keys(after.foreign_keys, operation.keys, name))
        changes = {} if after is known else {name: after}
        for action in operation.actions:
            if isinstance(action, RenameTo):
                new = TableName(action.name.database or name.database, action.name.table)
                changes |= self._renamed(name, new, after)
        return changes

    def _renamed(self, old: TableName, new: TableName, definition: Definition) -> _Changes:
        if isinstance(definition, TableSchema):
            keys = named_anew(definition.foreign_keys, old, new)
            definition = replace(definition, database=new.database, name=new.table, foreign_keys=keys)
        return {old: None, new: definition}

    def _rename(self, operation: RenameTables) -> _Changes:
        changes: _Changes = {}
        for old, new in operation.pairs:
            found = self.find(old)
            definition = changes.get(found, self.tables.get(found))
            changes |= self._renamed(found, self._new(new), definition)
        return changes

    def _drop(self, operation: DropTables) -> _Changes:
        names = [self.find(name) for name in operation.names]
        lasting = [name for name in names if name not in self._temporary]
        self._temporary.difference_update(names)
        return {} if operation.temporary else dict.fromkeys(lasting)

    def schema(self) -> Schema:
        """The tables that there are now."""
        tables = {name: table for name, table in self.tables.items() if table is not None}
        return Schema(tables, dict(self.databases))


_APPLY: dict[type, Callable[[Catalog, Any], _Changes]] = {
    AlterTable: Catalog._alter,
    CreateDatabase: Catalog._create_database,
    CreateTable: Catalog._create,
    DropDatabase: Catalog._drop_database,
    DropTables: Catalog._drop,
    RenameTables: Catalog._rename,
    Unreadable: lambda catalog, operation: {},
    Use: Catalog._use,
}
