"""Statements inside of a range that is undone: which of them stand in the way."""

from __future__ import annotations

from collections.abc import Iterable

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.ddl.cursor import NotUnderstoodError
from binlog_kaitai.ddl.grammar import read_statement, truncated_table
from binlog_kaitai.ddl.lexer import beginning_with, tokens
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.ddl.operations import (
    AddColumns,
    AlterTable,
    CreateTable,
    DropDatabase,
    DropTables,
    RenameTables,
    Unreadable,
)
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.regex import regex
from binlog_kaitai.states.effects import CALLS_FUNCTION, names_in
from binlog_kaitai.states.row_ends import loses_rows

__all__ = ["WAY_ON", "Crossing", "Problem", "asked_names", "lost_table"]

_CHANGES_ROWS = regex(beginning_with(r"INSERT|UPDATE|DELETE|REPLACE|LOAD|CALL|WITH"))
_TRUNCATE = regex(beginning_with(r"TRUNCATE"))
_CHANGES_TABLE = regex(beginning_with(r"ALTER|RENAME|DROP|CREATE\s+OR\s+REPLACE\s+TABLE"))
_PLAIN = regex(r"[0-9A-Za-z_]+")
"""A name that is not written in another way."""
_HAS_NONE = "and the log has no rows of that, so they cannot be undone"
WAY_ON = "end the range before it with --stop-position, or begin it after it with --start-position"


class Problem(NamedTuple):
    """Why a statement is an obstacle."""

    text: str
    lost: TableName | None = None
    """The table whose rows, or definition, are lost by it."""


class Crossing:
    """Judges the statements of a range.

    Args:
        chosen: the filter, which may name tables; None for statements that it does not let through. undone: tables with
        undone rows before the statement. across_ddl: statements that only add columns or indexes are no obstacle.
        way_on: what to do, for messages.
    """

    def __init__(
        self, chosen: Filter | None, undone: Iterable[TableName], *, across_ddl: bool, way_on: str = WAY_ON
    ) -> None:
        self._chosen = chosen
        self._undone = {_folded(name) for name in undone}
        self._across = across_ddl
        self._way_on = way_on

    def problem(self, text: str, database: str) -> Problem | None:
        """Return why a statement, with this default database, stands in the way; None when it does not."""
        if CALLS_FUNCTION.match(text):
            called = "a function that may have changed rows was called here, and logged without them"
            return Problem(f"{called}; {self._way_on}")
        if _CHANGES_ROWS.match(text):
            return self._statement(text)
        if _TRUNCATE.match(text):
            name = self._truncated(text, database)
            emptied = "is emptied here, and the log has no rows of that"
            return Problem(f"{_spoken(name)} {emptied}; {self._way_on}", name) if name else None
        if _CHANGES_TABLE.match(text):
            return self._definition(text, database)
        return None

    def _statement(self, text: str) -> Problem | None:
        concerned = {name.table for name in self._undone} if self._chosen is None else _named(self._chosen)
        words = set[str]() if _has_none(text, concerned) else {token.text.lower() for token in tokens(text)}
        if not concerned & words and (concerned or self._chosen is None):
            return None
        logged = "a statement that changes rows was logged without them (binlog_format is not ROW)"
        return Problem(f"{logged}; {self._way_on}")

    def _truncated(self, text: str, database: str) -> TableName | None:
        try:
            name = _whole(truncated_table(text), database)
        except NotUnderstoodError:
            return None
        return name if self._is_chosen(name) else None

    def _definition(self, text: str, database: str) -> Problem | None:
        statement = read_statement(text)
        if isinstance(statement, DropDatabase):
            lost = [name for name in sorted(self._undone) if name.database == statement.name.lower()]
            dropped_text = f"database {statement.name} is dropped here with its rows; {self._way_on}"
            return Problem(dropped_text, lost[0]) if lost else None
        if isinstance(statement, DropTables):
            dropped = [] if statement.temporary else [_whole(name, database) for name in statement.names]
            gone = [name for name in dropped if self._is_named(name)]
            return (
                Problem(f"{_spoken(gone[0])} is dropped here with its rows; {self._way_on}", gone[0]) if gone else None
            )
        if isinstance(statement, RenameTables):
            names = [name for pair in statement.pairs for name in pair]
        elif isinstance(statement, CreateTable | AlterTable | Unreadable) and statement.name is not None:
            # the other table of EXCHANGE PARTITION and of CONVERT, too
            names = list(names_in(text)) if loses_rows(text) else [statement.name]
        else:
            return None
        met = [whole for name in names if self._is_undone(whole := _whole(name, database))]
        is_additive = isinstance(statement, AlterTable) and _only_adds(statement) and not loses_rows(text)
        if not met or (self._across and is_additive):
            return None
        more = "" if self._across else " (or, where it only adds columns or indexes, give --across-ddl)"
        changed = "is changed here, after rows that are to be undone"
        return Problem(f"{_spoken(met[0])} {changed}; {self._way_on}{more}", met[0])

    def _is_undone(self, name: TableName) -> bool:
        return _folded(name) in self._undone

    def _is_named(self, name: TableName) -> bool:
        """Return whether the user has named the table, or rows of it are undone."""
        return self._is_undone(name) or (
            self._chosen is not None and bool(self._chosen.tables) and self._is_chosen(name)
        )

    def _is_chosen(self, name: TableName) -> bool:
        chosen = self._chosen
        if chosen is None:
            return self._is_undone(name)
        is_database = not chosen.databases or name.database in chosen.databases
        return is_database and (
            not chosen.tables or name.table in chosen.tables or f"{name.database}.{name.table}" in chosen.tables
        )


def lost_table(text: str, database: str) -> Problem | None:
    """Return why a chosen statement cannot be undone: it drops a table, empties it or changes its definition; None for
    others."""
    if _TRUNCATE.match(text):
        try:
            name = _whole(truncated_table(text), database)
        except NotUnderstoodError:
            return None
        return Problem(f"{_spoken(name)} is emptied here, {_HAS_NONE}", name)
    statement = read_statement(text) if _CHANGES_TABLE.match(text) else None
    if isinstance(statement, DropDatabase):
        return Problem(f"database {statement.name} is dropped here, {_HAS_NONE}")
    if isinstance(statement, DropTables) and not statement.temporary:
        name = _whole(statement.names[0], database)
        return Problem(f"{_spoken(name)} is dropped here, {_HAS_NONE}", name)
    if isinstance(statement, AlterTable) and statement.name is not None:
        name = _whole(statement.name, database)
        return Problem(f"{_spoken(name)} is altered here, and an undo is made of rows alone", name)
    return None


def _named(chosen: Filter) -> set[str]:
    """Return the names of the chosen tables, without their databases."""
    return {name.rpartition(".")[2].lower() for name in chosen.tables}


def asked_names(chosen: Filter | None) -> set[str] | None:
    """Return names of tables of which a wanted statement that changes rows has to have one, as its letters tell, to be
    an obstacle; None where that is no matter of letters."""
    return _if_plain(set[str]() if chosen is None else _named(chosen)) or None


def undone_names(undone: Iterable[TableName]) -> set[str] | None:
    """Return the same for statements that are not wanted, given the tables of which rows before are undone."""
    return _if_plain({_folded(name).table for name in undone})


def _if_plain(names: set[str]) -> set[str] | None:
    return names if all(map(_PLAIN.fullmatch, names)) else None


def _has_none(text: str, names: set[str]) -> bool:
    """Return whether no word of a statement is one of some names, as far as its letters tell."""
    lower = text.lower()
    return all(_PLAIN.fullmatch(name) and name not in lower for name in names)


def _only_adds(statement: AlterTable) -> bool:
    return all(isinstance(action, AddColumns) and not action.primary_key for action in statement.actions)


def _whole(name: TableName, database: str) -> TableName:
    return TableName(name.database or database, name.table)


def _folded(name: TableName) -> TableName:
    return TableName(name.database.lower(), name.table.lower())


def _spoken(name: TableName) -> str:
    return f"{name.database}.{name.table}" if name.database else name.table
