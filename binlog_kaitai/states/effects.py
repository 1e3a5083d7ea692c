"""What statements do to the rows of tables, as far as their text tells it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Literal

from binlog_kaitai.ddl.cursor import NotUnderstoodError
from binlog_kaitai.ddl.grammar import read_statement
from binlog_kaitai.ddl.lexer import beginning_with, tokens
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.ddl.operations import AlterTable, CreateTable, RenameTables, RenameTo
from binlog_kaitai.regex import regex
from binlog_kaitai.states.emptied import emptied
from binlog_kaitai.states.row_ends import loses_rows

__all__ = ["CALLS_FUNCTION", "FOR_STATEMENT", "Effect", "effects", "effects_on", "names_in"]

Effect = Literal["emptied", "created", "altered", "statement"]
"""All rows are gone; there was no such table before; the columns have changed; nobody can tell what was done to the
rows."""
_MOST_TEXT = 10_000
"""Characters of a statement in which the table is looked for that it changes."""


FOR_STATEMENT = r"(?:SET\s+STATEMENT\s.*?\sFOR\s+)?"
"""What may stand before a statement of MariaDB."""
CALLS_FUNCTION = regex(beginning_with(f"{FOR_STATEMENT}(?:SELECT|DO)"))
"""A statement that servers log for a stored function that changes rows, of tables that it does not name."""


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return patterns of statements that change rows, of which a log of statements has no rows, and of others."""
    data, others = r"INSERT|UPDATE|DELETE|REPLACE|LOAD|WITH", r"ALTER|RENAME|CREATE"
    return (
        re.compile(beginning_with(f"{FOR_STATEMENT}(?:{data})")),
        re.compile(beginning_with(f"{FOR_STATEMENT}(?:{others})")),
    )


def effects(query: str, database: str) -> Iterator[tuple[Effect, str, str | None]]:
    """Yield what a statement does to which tables: database and name, or None for all of the database, which is empty
    where any table may be meant.

    Args:
        query: the statement.
        database: the default database.
    """
    for owner, table in emptied(query, database):
        yield "emptied", owner, table
    if CALLS_FUNCTION.match(query):
        yield "statement", "", None
    yield from dict.fromkeys((kind, name.database or database, name.table) for kind, name in _changed(query))


def effects_on(table: str, query: str, database: str) -> set[Effect]:
    """Return what a statement does to one table: ``database.table``, in letters of any case."""
    wanted = table.lower()
    return {
        kind
        for kind, owner, name in effects(query, database)
        if (f"{owner}.{name}".lower() == wanted if name is not None else _is_in(wanted, owner))
    }


def _is_in(table: str, database: str) -> bool:
    return not database or database.lower() == table.partition(".")[0]


def _changed(query: str) -> Iterator[tuple[Effect, TableName]]:
    """Yield what a statement does to which table, other than taking all of its rows away."""
    data, others = _patterns()
    if (found := data.match(query)) is not None:
        yield from (("statement", name) for name in names_in(query[found.end() :]))
        return
    if not others.match(query):
        return
    try:
        statement = read_statement(query)
    except NotUnderstoodError:
        return
    if isinstance(statement, AlterTable):
        yield from _altered(statement, query)
    elif isinstance(statement, CreateTable) and not statement.temporary and not statement.if_not_exists:
        yield "created", statement.name
    elif isinstance(statement, RenameTables):
        yield from (("statement", new) for _, new in statement.pairs)


def _altered(statement: AlterTable, query: str) -> Iterator[tuple[Effect, TableName]]:
    if loses_rows(query):  # such a statement does nothing else
        yield from (("statement", name) for name in names_in(query))  # the other table of an EXCHANGE, too
        return
    new = next((action.name for action in statement.actions if isinstance(action, RenameTo)), statement.name)
    if new == statement.name:
        yield "altered", new
    else:
        yield "emptied", statement.name
        yield "statement", new


def names_in(query: str) -> Iterator[TableName]:
    """Yield the names that may be the table which a statement changes."""
    found = [token for token in tokens(query[:_MOST_TEXT]) if token.kind in ("word", "name") or token.text == "."]
    for number, token in enumerate(found):
        if token.text == ".":
            continue
        is_full = number + 2 < len(found) and found[number + 1].text == "."
        yield TableName(token.text, found[number + 2].text) if is_full else TableName("", token.text)
