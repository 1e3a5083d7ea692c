"""Statements that end the lives of rows without a word of each: a table is emptied, dropped, or called otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise, product

from binlog_kaitai.ddl.grammar import read_statement
from binlog_kaitai.ddl.lexer import beginning_with, tokens
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.ddl.operations import AlterTable, RenameTables, RenameTo
from binlog_kaitai.events.model import QueryEvent
from binlog_kaitai.events.statements import MOST_STATEMENT
from binlog_kaitai.states.emptied import emptied

__all__ = ["loses_rows", "may_end_rows", "row_end"]

_LOSES_ROWS = {*product(("truncate", "drop", "exchange", "convert"), ("partition",)), ("convert", "table")}
"""Words that follow each other in an ALTER TABLE."""
_MAY_MATTER = re.compile(r"(?i)rename|partition|convert")
"""Words of which a RENAME, and an ALTER that takes rows away, has one: most others need not be read."""
IsOurs = Callable[[str, str | None], bool]
"""Whether a table is meant, by its database and name; None for all tables of the database."""


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    words = r"TRUNCATE", r"RENAME|ALTER", r"DROP|CREATE\s+OR\s+REPLACE"
    truncate, alter, drop = (re.compile(beginning_with(word)) for word in words)
    return truncate, alter, drop


def loses_rows(query: str) -> bool:
    """Return whether an ALTER TABLE takes rows away of which the log has none, or brings such rows (MariaDB's CONVERT).

    Comments may stand between its words.
    """
    words = (token.text.lower() if token.kind == "word" else "" for token in tokens(query))
    return any(pair in _LOSES_ROWS for pair in pairwise(words))


def may_end_rows(beginning: str, tables: Iterable[str]) -> bool:
    """Return whether a statement of which the beginning is known may be one that `row_end` names.

    Args:
        beginning: some characters of it, `MOST_STATEMENT` if it is longer.
        tables: ``database.table``, or names without a database.
    """
    if not any(pattern.match(beginning) for pattern in _patterns()):
        return False
    text = beginning.lower().replace("``", "`")
    may_be_about_all = "database" in text or "schema" in text
    names = [name.lower().rpartition(".") for name in tables]
    return len(beginning) >= MOST_STATEMENT or any(
        table in text or (may_be_about_all and database in text) for database, _, table in names
    )


def row_end(body: QueryEvent, is_ours: IsOurs) -> tuple[str, bool] | None:
    """Return what a statement did to all rows of a table: ``truncate``, ``drop``, ``rename`` or, where it took
    partitions away, ``alter``; and whether none of them is left in a table of this name. None for other statements.
    """
    truncate, alter, _ = _patterns()
    if not alter.match(body.query):
        is_met = any(is_ours(*name) for name in emptied(body.query, body.database))
        return ("truncate" if truncate.match(body.query) else "drop", True) if is_met else None
    return _renamed(body, is_ours)


def _renamed(body: QueryEvent, is_ours: IsOurs) -> tuple[str, bool] | None:
    if not _MAY_MATTER.search(body.query):
        return None
    statement = read_statement(body.query)
    pairs: tuple[tuple[TableName, TableName], ...] = ()
    if isinstance(statement, RenameTables):
        pairs = statement.pairs
    elif isinstance(statement, AlterTable):
        pairs = tuple((statement.name, one.name) for one in statement.actions if isinstance(one, RenameTo))

    def is_met(name: TableName) -> bool:
        return is_ours(name.database or body.database, name.table)

    if any(is_met(name) for pair in pairs for name in pair):
        return "rename", not any(is_met(new) for _, new in pairs)
    is_cut = isinstance(statement, AlterTable) and loses_rows(body.query) and is_met(statement.name)
    return ("alter", False) if is_cut else None
