"""Columns under every name that the logs give them: statements that rename tables and columns, followed both ways.

Names are followed without regard to time and to capital letters: what was ever called by one of two names counts as
called by both. So more may be replaced than was asked for, never less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import field
from typing import Any

from binlog_kaitai.changes.statements import creates, is_atomic_create
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.grammar import read_statement
from binlog_kaitai.ddl.lexer import tokens
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.ddl.operations import (
    AlterTable,
    CreateTable,
    DropColumn,
    ModifyColumn,
    RenameColumn,
    RenameTables,
    RenameTo,
    Unreadable,
)
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.reading.history import DdlStatement
from binlog_kaitai.states.effects import names_in
from binlog_kaitai.states.row_ends import loses_rows

__all__ = ["ColumnName", "Renames", "folded", "tables_in"]

ColumnName = tuple[str, str, str]
"""Database, table and column."""
_NUMBER = "@"
"""Begins the number of a column, which stands for its name."""


def folded(database: str, table: str, column: str) -> ColumnName:
    """Return a name as it is compared: servers may write tables in small letters, and take columns in any."""
    return database.lower(), table.lower(), column.lower()


def tables_in(query: str, database: str) -> set[TableName]:
    """Return what may be the name of a table in a statement, as it is compared."""
    return {_whole(name, database) for name in names_in(query)}


def _whole(name: TableName, database: str) -> TableName:
    return TableName((name.database or database).lower(), name.table.lower())


@dataclass(slots=True)
class Renames:
    """What the statements of some logs say of the names of tables and columns."""

    _tables: dict[TableName, set[TableName]] = field(default_factory=dict)
    _columns: dict[ColumnName, set[ColumnName]] = field(default_factory=dict)
    _moved: list[tuple[TableName, DdlStatement]] = field(default_factory=list)
    """Tables whose columns have other numbers afterwards."""
    _unclear: list[tuple[set[TableName], DdlStatement]] = field(default_factory=list)
    """What may be renamed by statements that are not understood."""
    filled: dict[TableName, DdlStatement] = field(default_factory=dict)
    """Tables that are made of what a query finds, which the log does not show."""
    _copies: list[tuple[TableName, set[TableName], DdlStatement]] = field(default_factory=list)
    """Tables that are made of what a query finds, and those that it may read."""

    @classmethod
    def of(cls, statements: Iterable[DdlStatement]) -> Renames:
        """Return what some statements say, whatever their order."""
        found = cls()
        for statement in statements:
            operation = read_statement(statement.text)
            learn = _LEARN.get(type(operation))
            if learn is not None:
                learn(found, operation, statement)
        return found

    def all_names(self, columns: Iterable[ColumnName]) -> dict[ColumnName, ColumnName]:
        """Return every name of some columns, as it is compared, with that by which the column was asked for.

        Raises RedactionError where a statement leaves open what the names are.
        """
        found: dict[ColumnName, ColumnName] = {}
        for given in columns:
            waiting = [folded(*given)]
            while waiting:
                name = waiting.pop()
                if name not in found:
                    found[name] = given
                    waiting += self._next_to(name)
        self._require_clear(found)
        return found

    def doubtful(self, hidden: Iterable[ColumnName]) -> dict[TableName, DdlStatement]:
        """Return the tables that may have values of some columns under names that no statement tells."""
        owners = {TableName(*name[:2]) for name in hidden}
        found: dict[TableName, DdlStatement] = {}
        for table, read, statement in self._copies:
            waiting = [table] if read & owners else []
            while waiting:
                name = waiting.pop()
                if name not in found and name not in owners:
                    found[name] = statement
                    waiting += self._tables.get(name, ())
        return found

    def _next_to(self, name: ColumnName) -> Iterator[ColumnName]:
        yield from self._columns.get(name, ())
        for table in self._tables.get(TableName(*name[:2]), ()):
            yield (*table, name[2])

    def _require_clear(self, hidden: dict[ColumnName, ColumnName]) -> None:
        owners = {TableName(*name[:2]) for name in hidden}
        by_number = {TableName(*name[:2]): given for name, given in hidden.items() if name[2].startswith(_NUMBER)}
        for names, statement in self._unclear:
            if met := sorted(names & owners):
                raise _refused(
                    statement,
                    f"this statement on {'.'.join(met[0])} is not understood, so that nobody can tell what it renames;"
                    " leave the table out, or use --redact-text alone",
                )
        for table, statement in self._moved:
            if table in by_number:
                raise _refused(
                    statement,
                    f"{'.'.join(by_number[table])} is another column from here on; give its name instead of its number"
                    " (with --schema-from-log, if the log does not tell the names)",
                )

    def _same_tables(self, one: TableName, other: TableName) -> None:
        self._tables.setdefault(one, set()).add(other)
        self._tables.setdefault(other, set()).add(one)

    def _rename(self, operation: RenameTables, statement: DdlStatement) -> None:
        for old, new in operation.pairs:
            self._same_tables(_whole(old, statement.database), _whole(new, statement.database))

    def _alter(self, operation: AlterTable, statement: DdlStatement) -> None:
        table = _whole(operation.name, statement.database)
        if loses_rows(statement.text):  # rows go to a partition of another table, or come from one
            for name in tables_in(statement.text, statement.database):
                self._same_tables(table, name)
        for action in operation.actions:
            if isinstance(action, RenameTo):  # without a database: of the table, or the default one
                for database in {table.database, statement.database}:
                    self._same_tables(table, _whole(action.name, database))
            elif isinstance(action, RenameColumn):
                self._same_columns(table, action.old, action.new)
            elif isinstance(action, ModifyColumn):
                self._same_columns(table, action.old, action.column.name)
            if isinstance(action, DropColumn) or getattr(action, "position", None) is not None:
                self._moved.append((table, statement))

    def _same_columns(self, table: TableName, one: str, other: str) -> None:
        names = folded(*table, one), folded(*table, other)
        for name, alike in (names, names[::-1]):
            self._columns.setdefault(name, set()).add(alike)

    def _create(self, operation: CreateTable, statement: DdlStatement) -> None:
        table = _whole(operation.name, statement.database)
        if operation.like is not None:
            self._same_tables(table, _whole(operation.like, statement.database))
        elif is_atomic_create(statement.text):
            self.filled[table] = statement
        elif any(token.kind == "word" and token.text.upper() == "SELECT" for token in tokens(statement.text)):
            self._copy(table, statement)

    def _copy(self, table: TableName, statement: DdlStatement) -> None:
        self._copies.append((table, tables_in(statement.text, statement.database) - {table}, statement))

    def _unread(self, operation: Unreadable, statement: DdlStatement) -> None:
        if creates(statement.text) and operation.name is not None:
            self._copy(_whole(operation.name, statement.database), statement)
            return
        names = tables_in(statement.text, statement.database)
        names |= {_whole(operation.name, statement.database)} if operation.name is not None else set()
        self._unclear.append((names, statement))


def _refused(statement: DdlStatement, text: str) -> RedactionError:
    return RedactionError(text, statement.place.file, statement.place.position, "QUERY_EVENT")


_LEARN: dict[type, Callable[[Renames, Any, DdlStatement], None]] = {
    AlterTable: Renames._alter,
    CreateTable: Renames._create,
    RenameTables: Renames._rename,
    Unreadable: Renames._unread,
}
