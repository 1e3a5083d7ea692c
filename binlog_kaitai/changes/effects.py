"""What statements do to the rows of tables, as far as their text tells it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from binlog_kaitai.changes.emptied import emptied
from binlog_kaitai.schema.cursor import NotUnderstoodError
from binlog_kaitai.schema.grammar import read_statement
from binlog_kaitai.schema.lexer import tokens
from binlog_kaitai.schema.model import TableName
from binlog_kaitai.schema.operations import AlterTable, CreateTable, RenameTables

__all__ = ["Effect", "effects", "effects_on"]

Effect = Literal["emptied", "created", "altered", "statement"]
"""All rows are gone; there was no such table before; the columns have changed; nobody can tell what was done to the
rows."""
_DATA = ("INSERT", "UPDATE", "DELETE", "REPLACE", "LOAD")
"""Statements that change rows, of which a log of statements has no rows."""


def effects(query: str, database: str) -> Iterator[tuple[Effect, str, str | None]]:
    """Yield what a statement does to which tables: database and name, or None for all of the database.

    Args:
        query: the statement.
        database: the default database.
    """
    for owner, table in emptied(query, database):
        yield "emptied", owner, table
    for kind, name in _changed(query):
        yield kind, name.database or database, name.table


def effects_on(table: str, query: str, database: str) -> set[Effect]:
    """Return what a statement does to one table: ``database.table``, in letters of any case."""
    wanted = table.lower()
    return {
        kind
        for kind, owner, name in effects(query, database)
        if (f"{owner}.{name}".lower() == wanted if name is not None else owner.lower() == wanted.partition(".")[0])
    }


def _changed(query: str) -> Iterator[tuple[Effect, TableName]]:
    """Yield what a statement does to which table, other than taking all of its rows away."""
    words = query.split(None, 3)
    head = words[0].upper() if words else ""
    if head in _DATA:
        yield from (("statement", name) for name in _names_in(query))
        return
    if head not in ("ALTER", "RENAME", "CREATE"):
        return
    try:
        statement = read_statement(query)
    except NotUnderstoodError:
        return
    if isinstance(statement, AlterTable):
        yield "altered", statement.name
    elif isinstance(statement, CreateTable) and not statement.temporary and not statement.if_not_exists:
        yield "created", statement.name
    elif isinstance(statement, RenameTables):
        yield from (("statement", new) for _, new in statement.pairs)


def _names_in(query: str) -> Iterator[TableName]:
    """Yield the names that may be the table which a statement changes."""
    found = [token for token in tokens(query[:1000]) if token.kind in ("word", "name") or token.text == "."]
    for number, token in enumerate(found):
        if token.text == ".":
            continue
        is_full = number + 2 < len(found) and found[number + 1].text == "."
        yield TableName(token.text, found[number + 2].text) if is_full else TableName("", token.text)
