"""The statements that change one row of a table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Literal, Protocol

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.sql.column_sets import column_bit
from binlog_kaitai.sql.documents import as_json, changed_literal
from binlog_kaitai.sql.text import comment, quoted_name
from binlog_kaitai.values.charset import BINARY_COLLATION

__all__ = [
    "AND",
    "COMMA",
    "END_INSERT",
    "LIMIT",
    "NULL",
    "TRUE",
    "WHERE",
    "Literals",
    "TableStatements",
    "WhereColumns",
]

NULL, TRUE, COMMA, AND, WHERE, LIMIT, END_INSERT = "NULL", "TRUE", ", ", " AND ", " WHERE ", " LIMIT 1", ")"

Literals = Mapping[str, str | None]
"""SQL literals by column; NULL is None."""
WhereColumns = Literal["key", "all"]
_HIDDEN = "!hidden!"
"""What the names of columns begin with that the server adds for indexes over expressions."""
_Type = layout.ColumnType


def _names(*types: layout.ColumnType) -> frozenset[str]:
    return frozenset(kind.name.upper() for kind in types)


_STRINGS = _names(
    *(_Type.string, _Type.varchar, _Type.var_string, _Type.varchar_compressed, _Type.blob_compressed),
    *(_Type.tiny_blob, _Type.blob, _Type.medium_blob, _Type.long_blob),
)
_VECTORS = _names(_Type.vector)
_ENUMS = _names(_Type.enum)
_CLOCKS = _names(_Type.timestamp, _Type.timestamp2, _Type.datetime, _Type.datetime2)
"""Types of columns that may set themselves in an UPDATE that does not mention them."""
_NO_VALUE = ""
"""No literal."""
_NO_LABEL = "0"
"""Index of the value that an ENUM has when what was to be stored is none of its labels."""


class RowVersions(Protocol):
    """Tells which rows of a table are former versions of others; see `sql.versioned`."""

    end: str
    """The column with the end of a version."""

    def meaning(self, operation: str, before: Literals, after: Literals) -> str | None:
        """Return what was done to the row; None where it is the history of another one."""

    def time(self, before: Literals, after: Literals) -> str | None:
        """Return the time that has to be set for the statement of a row, None for that of its event."""


class TableStatements:
    """Makes the statements for the rows of a table.

    Args:
        table: the table as the rows see it.
        where: find rows by the primary key where it is known, or by all columns.
        needs_names: statements are made; else rows are only told apart.
        versions: tells which rows are former versions of others.

    Raises SchemaMismatchError when the names of the columns are not known, and for system-versioned tables without
    `versions`.
    """

    def __init__(
        self,
        table: Table,
        where: WhereColumns = "key",
        *,
        needs_names: bool = True,
        versions: RowVersions | None = None,
    ) -> None:
        if table.names == "positional" and needs_names:
            raise SchemaMismatchError(
                f"the names of the columns of {table.database}.{table.name} are not in the log; give its definition"
                " (--schema FILE), or read the log with its CREATE TABLE, too"
            )
        if any(column.is_row_end for column in table.columns) and versions is None:
            raise SchemaMismatchError(f"{table.database}.{table.name} is system-versioned")  # see `versioned`
        self.name = f"{quoted_name(table.database)}.{quoted_name(table.name)}"
        stored = [column for column in table.columns if not (column.generated or column.name.startswith(_HIDDEN))]
        self.columns = {column.name: quoted_name(column.name) for column in stored}
        """Columns that can be set, as identifiers."""
        self.bits = {column.name: column_bit(column.index) for column in stored}
        self.documents = {column.name for column in stored if column.is_json}
        self.versions = versions
        key = (table.columns[index].name for index in table.primary_key if where == "key")
        self.key = tuple(name for name in key if versions is None or name != versions.end)
        self.is_generation_known = all(column.generated is not None for column in table.columns)
        self._compared = {column.name: _comparison(column) for column in stored}
        self.enums = [column.name for column in stored if column.type in _ENUMS]
        """Columns of which a value may be one that strict modes refuse."""
        self.clocks = {column.name for column in stored if column.type in _CLOCKS}
        """Columns that an UPDATE has to name."""
        self.begin_update, self.begin_delete = f"UPDATE {self.name} SET ", f"DELETE FROM {self.name}"
        self.unchanged = comment(f"an UPDATE of {self.name} that changes nothing")
        """Stands for an update that no column shows."""
        self._insert = self.begin_insert(self.columns)
        self._is_whole = self.columns.keys()

    def meaning(self, operation: str, before: Literals, after: Literals) -> str | None:
        """Return what was done to the row; None where it is the history of another one."""
        return operation if self.versions is None else self.versions.meaning(operation, before, after)

    def time(self, before: Literals, after: Literals) -> str | None:
        """Return the time that has to be set for the statement of a row, None for that of its event."""
        return None if self.versions is None else self.versions.time(before, after)

    def insert(self, row: Literals) -> str:
        """Return the statement that inserts a row; columns that it lacks get their defaults."""
        columns = self.columns
        if row.keys() == self._is_whole:
            values = [literal or NULL for literal in row.values()]
            return f"{self._insert}{COMMA.join(values)}{END_INSERT}"
        present = [name for name in columns if name in row]
        return f"{self.begin_insert(present)}{COMMA.join(row[name] or NULL for name in present)}{END_INSERT}"

    def update(self, row: Literals, changed: Literals) -> str:
        """Return the statement that gives the columns of a row other values."""
        assignments = (self.assignment(name, value) for name, value in changed.items())
        return f"{self.begin_update}{COMMA.join(assignments)}{WHERE}{self.where(row)}"

    def delete(self, row: Literals) -> str:
        """Return the statement that deletes a row."""
        return f"{self.begin_delete}{WHERE}{self.where(row)}"

    def changed(self, before: Literals, after: Literals) -> Literals:
        """Return the columns of `after` that an UPDATE has to name: those that differ, and clocks where some do."""
        columns, clocks = self.columns, self.clocks
        differ = {name for name, value in after.items() if name in columns and before.get(name, _NO_VALUE) != value}
        return {name: after[name] for name in after if name in differ or (name in clocks and differ)}

    def where(self, row: Literals) -> str:
        """Return the condition that finds a row, and LIMIT 1 where other rows may be the same."""
        if self.is_found_by_key(row):
            return AND.join(self.assignment(name, row[name]) for name in self.key)
        tests = [self.test(name, row[name]) for name in self.columns if name in row]
        return f"{AND.join(tests) or TRUE}{LIMIT}"

    def is_found_by_key(self, row: Literals) -> bool:
        """Return whether the condition that finds a row is about its primary key alone."""
        return bool(self.key) and all(row.get(name) is not None and name in self.columns for name in self.key)

    def has_key(self, row: Literals) -> bool:
        """Return whether a row is found by its primary key."""
        return bool(self.key) and all(row.get(name) is not None for name in self.key)

    def is_complete(self, row: Literals) -> bool:
        """Return whether the image has all columns that can be set."""
        return self.columns.keys() <= row.keys()

    def is_loose(self, row: Literals) -> bool:
        """Return whether a row has a value that strict modes refuse."""
        return bool(self.enums) and any(row.get(name) == _NO_LABEL for name in self.enums)

    def assignment(self, name: str, value: Any) -> str:
        """Return what gives a column a value, or compares a column of the key with it; a partial update of a document
        is made from the document that is there."""
        column = self.columns[name]
        return f"{column} = {changed_literal(column, value) if isinstance(value, tuple) else value or NULL}"

    def test(self, name: str, literal: str | None) -> str:
        """Return the condition that a column has a value."""
        return f"{self.columns[name]} IS NULL" if literal is None else self._compared[name](literal)

    def begin_insert(self, names: Iterable[str]) -> str:
        """Return what stands before the values of some columns."""
        columns: Collection[str] = [self.columns[name] for name in names]
        return f"INSERT INTO {self.name} ({COMMA.join(columns)}) VALUES ("


def _comparison(column: Column) -> Callable[[str], str]:
    """Return what compares a column with a literal: bytes with bytes, whatever the collation takes for equal."""
    name = quoted_name(column.name)
    if column.is_json:
        return lambda literal: f"{name} <=> {as_json(literal)}"
    if column.type in _VECTORS or (column.type in _STRINGS and column.collation != BINARY_COLLATION):
        return lambda literal: f"CAST({name} AS BINARY) <=> {literal}"
    return lambda literal: f"{name} <=> {literal}"
