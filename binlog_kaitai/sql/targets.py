"""Which tables a statement of a log is about, so that a script of some tables has no statement on others."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.ddl.cursor import Cursor, NotUnderstoodError
from binlog_kaitai.ddl.grammar import read_statement
from binlog_kaitai.ddl.lexer import beginning_with, tokens
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.ddl.operations import (
    AlterTable,
    CreateDatabase,
    CreateTable,
    DropDatabase,
    DropTables,
    RenameTables,
    RenameTo,
    Unreadable,
)
from binlog_kaitai.regex import regex
from binlog_kaitai.states.effects import CALLS_FUNCTION, FOR_STATEMENT
from binlog_kaitai.states.row_ends import loses_rows

__all__ = ["beginning", "changes_rows", "drops_temporary", "foreign", "met"]

_CHANGES_ROWS = regex(beginning_with(rf"{FOR_STATEMENT}(?:INSERT|UPDATE|DELETE|REPLACE|LOAD|CALL|WITH)"))
_BEFORE_NAME = frozenset({"LOW_PRIORITY", "DELAYED", "HIGH_PRIORITY", "QUICK", "IGNORE", "HISTORY", "INTO", "FROM"})
_AFTER_NAME = {"UPDATE": ("SET",), "DELETE": ("", "WHERE", "LIMIT", "ORDER", "RETURNING", "FOR")}
"""What follows the name where a statement is about one table."""
_UNKNOWN = TableName("", "")

_NAME = r"(?:`[\w$]+`|[A-Za-z_$][\w$]*)"
_MODIFIERS = rf"(?:\s+(?:{'|'.join(sorted(_BEFORE_NAME))}))*"
_BEGINNING = regex(
    rf"(?:(?:INSERT|REPLACE){_MODIFIERS}\s+{_NAME}(?:\.{_NAME})?(?:\s*\(|\s+(?:VALUES?|SELECT|SET)[\s(])"
    rf"|UPDATE{_MODIFIERS}\s+{_NAME}(?:\.{_NAME})?\s+SET\s"
    rf"|DELETE{_MODIFIERS}\s+{_NAME}(?:\.{_NAME})?\s+(?:WHERE|LIMIT|ORDER)\s)",
    re.IGNORECASE | re.ASCII,
)
"""How most statements begin that change rows of one table, up to where it is sure which one that is."""
_DROPS = r"DROP\s+(?:CHECK|COLUMN|CONSTRAINT|FOREIGN|INDEX|KEY|PRIMARY)"
_ACTIONS = rf"(?:ADD|ALTER|AUTO_INCREMENT|CHANGE|COMMENT|ENGINE|MODIFY|ROW_FORMAT|{_DROPS})"
_ALTER = regex(rf"ALTER\s+TABLE\s+{_NAME}(?:\.{_NAME})?\s+{_ACTIONS}[\s(=]", re.IGNORECASE | re.ASCII)
"""How most statements begin that alter one table: after these no other table follows, but for RENAME."""


def changes_rows(query: str) -> bool:
    """Return whether a statement changes rows of tables, by itself or by a function."""
    return _CHANGES_ROWS.match(query) is not None or CALLS_FUNCTION.match(query) is not None


def beginning(query: str, *, knows_renames: bool) -> str | None:
    """Return how a statement begins if all that begin so are about the same table; None where that cannot be told.

    `knows_renames`: those with RENAME are not taken for others that begin so.
    """
    found = _BEGINNING.match(query)
    if found is None and knows_renames and "rename" not in query.lower():
        found = _ALTER.match(query)
    return None if found is None else found[0]


def drops_temporary(query: str) -> bool:
    """Return whether a statement makes or drops nothing but temporary tables."""
    statement = read_statement(query)
    return isinstance(statement, DropTables | CreateTable) and statement.temporary


def foreign(query: str, database: str, chosen: Filter) -> str | None:
    """Return a table that a statement is about and that is not chosen, for a message; None where there is none.

    Args:
        query: the statement.
        database: the default database.
        chosen: names tables or databases.
    """
    for name in _targets(query, chosen):
        if name == _UNKNOWN:
            return "tables that it does not name plainly"
        if not chosen.names(name.database or database, name.table):
            return f"{name.database or database}.{name.table}" if name.table else f"database {name.database}"
    return None


def met(query: str, database: str, chosen: Filter) -> str | None:
    """Return a table that a statement is about and that is chosen; None where it names none. As `foreign` otherwise."""
    names = (TableName(name.database or database, name.table) for name in _targets(query, chosen) if name.table)
    return next((f"{name.database}.{name.table}" for name in names if chosen.names(name.database, name.table)), None)


def _targets(query: str, chosen: Filter) -> Iterator[TableName]:
    """Yield the tables that a statement is about; one without a name where that is not known."""
    try:
        if changes_rows(query):
            yield _changed(query)
        else:
            yield from _defined(query, chosen)
    except NotUnderstoodError:
        yield _UNKNOWN


def _cursor(query: str) -> Cursor:
    """Return a cursor at the first word of a statement, after settings for it alone (MariaDB)."""
    cursor = Cursor(tokens(query))
    if cursor.accept("SET", "STATEMENT"):
        while not (cursor.ended or cursor.accept("FOR")):
            cursor.skip()
    return cursor


def _changed(query: str) -> TableName:
    """Return the one table whose rows a statement changes. Raises NotUnderstoodError."""
    cursor = _cursor(query)
    verb = cursor.name().upper()
    if verb == "LOAD":
        while not (cursor.ended or cursor.accept("INTO", "TABLE")):
            cursor.skip()
    elif verb not in ("INSERT", "REPLACE", "UPDATE", "DELETE"):
        return _UNKNOWN
    while cursor.at_one_of(_BEFORE_NAME):
        cursor.skip()
    name = cursor.table_name()
    after = _AFTER_NAME.get(verb)
    next_word = cursor.peek()
    is_plain = after is None or (next_word.text.upper() in after and next_word.kind in ("word", "end"))
    return name if is_plain else _UNKNOWN


def _defined(query: str, chosen: Filter) -> Iterator[TableName]:
    """Yield the tables that are made, altered or removed. Raises NotUnderstoodError."""
    statement = read_statement(query)
    if isinstance(statement, DropDatabase):
        yield TableName(statement.name, "") if not chosen.tables else _UNKNOWN
    elif isinstance(statement, CreateDatabase) and not chosen.tables:
        yield TableName(statement.name, "")
    elif isinstance(statement, DropTables):
        yield from statement.names
    elif isinstance(statement, RenameTables):
        yield from (name for pair in statement.pairs for name in pair)
    elif isinstance(statement, AlterTable | CreateTable | Unreadable):
        yield statement.name or _UNKNOWN
        yield from _other_names(statement, query)
    elif statement is None:
        yield from _others(_cursor(query))


def _other_names(statement: AlterTable | CreateTable | Unreadable, query: str) -> Iterator[TableName]:
    """Yield the tables that a statement changes besides its own."""
    if isinstance(statement, AlterTable):
        yield from (action.name for action in statement.actions if isinstance(action, RenameTo))
        if loses_rows(query) and {"exchange", "convert"} & {token.text.lower() for token in tokens(query)}:
            yield _UNKNOWN


def _others(cursor: Cursor) -> Iterator[TableName]:
    """Yield the tables of other statements than those that define columns."""
    if cursor.accept("TRUNCATE"):
        cursor.accept("TABLE")
        yield cursor.table_name()
        return
    is_drop = cursor.accept("DROP")
    if not (is_drop or cursor.accept("CREATE") or cursor.accept("ALTER")):
        return
    while not (cursor.ended or cursor.at_one_of(_THINGS)):
        cursor.skip()
    read = _NAMES.get(cursor.peek().text.upper())
    if read is not None:
        cursor.skip()
        yield from read(cursor, is_drop)


def _after_on(cursor: Cursor, is_drop: bool) -> Iterator[TableName]:
    """Yield the table that stands after ON."""
    while not (cursor.ended or cursor.accept("ON")):
        cursor.skip()
    yield cursor.table_name()


def _of_trigger(cursor: Cursor, is_drop: bool) -> Iterator[TableName]:
    yield from (_UNKNOWN,) if is_drop else _after_on(cursor, is_drop)


def _own(cursor: Cursor, is_drop: bool) -> Iterator[TableName]:
    """Yield what the statement names; several where it drops them."""
    cursor.accept("IF", "NOT", "EXISTS")
    cursor.accept("IF", "EXISTS")
    for each in cursor.split() if is_drop else [cursor]:
        yield each.table_name()


_NAMES: Mapping[str, Callable[[Cursor, bool], Iterator[TableName]]] = {
    "INDEX": _after_on,
    "TRIGGER": _of_trigger,
    "VIEW": _own,
    "SEQUENCE": _own,
}
_THINGS = frozenset((*_NAMES, "PROCEDURE", "FUNCTION", "EVENT", "PACKAGE", "USER", "ROLE", "SERVER", "DATABASE"))
"""What is made or dropped; after the others no table follows."""
