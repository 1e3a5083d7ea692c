"""Statements that make or drop an index: they define no column, and belong to the definition of their table."""

from __future__ import annotations

from binlog_kaitai.ddl.cursor import Cursor, NotUnderstoodError
from binlog_kaitai.ddl.lexer import tokens
from binlog_kaitai.ddl.model import TableName

__all__ = ["table_of_index"]

_KINDS = ("UNIQUE", "FULLTEXT", "SPATIAL", "VECTOR", "ONLINE", "OFFLINE")


def table_of_index(text: str, sql_mode: int = 0) -> TableName | None:
    """Return the table of a CREATE INDEX or DROP INDEX, None for another statement."""
    cursor = Cursor(tokens(text, sql_mode))
    if not cursor.accept("CREATE") and not cursor.accept("DROP"):
        return None
    cursor.accept("OR", "REPLACE")
    while any(cursor.accept(kind) for kind in _KINDS):
        pass
    if not cursor.accept("INDEX"):
        return None
    while not cursor.ended and not cursor.accept("ON"):
        cursor.skip()
    try:
        return cursor.table_name()
    except NotUnderstoodError:
        return None
