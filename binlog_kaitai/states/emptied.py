"""Statements that take all rows of a table away, of which the log has none: TRUNCATE, DROP, CREATE OR REPLACE, and
RENAME of the old name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from binlog_kaitai.ddl.lexer import beginning_with

if TYPE_CHECKING:  # most logs have no such statement, and need no grammar
    from binlog_kaitai.ddl.model import TableName

__all__ = ["emptied", "places_of_words"]

_WORDS = "TRUNCATE", "DROP", "REPLACE", "RENAME"
_ONE_OF_THEM = re.compile(f"(?i){'|'.join(_WORDS)}")
"""Spares reading other statements."""


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    words = r"TRUNCATE", r"DROP", r"(?:CREATE\s+OR\s+REPLACE|RENAME)\s+TABLE"
    truncate, drop, others = (re.compile(beginning_with(word)) for word in words)
    return truncate, drop, others


def places_of_words(texts: bytes) -> Iterator[int]:
    """Yield where in the texts of many statements words stand without which none takes all rows of a table away."""
    texts = texts.upper()
    for word in map(str.encode, _WORDS):
        at = texts.find(word)
        while at >= 0:
            yield at
            at = texts.find(word, at + len(word))


def emptied(query: str, database: str) -> list[tuple[str, str | None]]:
    """Return the tables that have no rows after a statement: database and name, or None for all of the database.

    Args:
        query: the statement.
        database: the default database.
    """
    if not _ONE_OF_THEM.search(query):
        return []
    from binlog_kaitai.ddl.cursor import NotUnderstoodError
    from binlog_kaitai.ddl.grammar import truncated_table

    truncate, drop, others = _patterns()
    try:
        if truncate.match(query):
            return [_full(truncated_table(query), database)]
        if drop.match(query) or others.match(query):
            return _removed(query, database)
    except NotUnderstoodError:
        pass
    return []


def _removed(query: str, database: str) -> list[tuple[str, str | None]]:
    from binlog_kaitai.ddl.grammar import read_statement
    from binlog_kaitai.ddl.model import TableName
    from binlog_kaitai.ddl.operations import DropDatabase, DropTables, RenameTables

    statement = read_statement(query)
    if isinstance(statement, DropDatabase):
        return [(statement.name, None)]
    if isinstance(statement, DropTables):
        return [] if statement.temporary else [_full(name, database) for name in statement.names]
    if isinstance(statement, RenameTables):
        return [_full(old, database) for old, _ in statement.pairs]
    name = getattr(statement, "name", None)
    return [_full(name, database)] if isinstance(name, TableName) else []


def _full(name: TableName, database: str) -> tuple[str, str | None]:
    return name.database or database, name.table
