"""Columns that servers add to a table for its indexes and do not show.

MySQL adds one for each expression in an index (sql/sql_table.cc, add_functional_index_to_create_list; since 8.0.18 it
does not log them), MariaDB one for each unique index over a whole TEXT or BLOB (sql/sql_table.cc, DB_ROW_HASH_1). They
stand after all other columns.
"""

from __future__ import annotations

from collections.abc import Iterable

from binlog_kaitai.ddl.cursor import Cursor
from binlog_kaitai.ddl.datatype import BLOBS, TEXTS, ColumnDraft

__all__ = ["count_hidden"]


def count_hidden(items: Iterable[Cursor], columns: Iterable[ColumnDraft]) -> int:
    """Return how many columns the server adds to a table that is made of these items."""
    unlimited = {column.name.lower(): column for column in columns if column.type in BLOBS or column.type in TEXTS}
    return sum(_of_index(item, unlimited.keys()) for item in items if _is_index(item)) + sum(
        column.is_unique for column in unlimited.values()
    )


def _is_index(item: Cursor) -> bool:
    if item.accept("CONSTRAINT") and not item.at("UNIQUE"):
        item.skip()  # its name
    return item.at("UNIQUE") or item.at("KEY") or item.at("INDEX")


def _of_index(item: Cursor, unlimited: Iterable[str]) -> int:
    unique = item.accept("UNIQUE")
    while not (item.ended or item.at_sign("(")):
        item.skip()
    if item.ended:
        return 0
    parts = list(item.bracketed())
    expressions = sum(part.at_sign("(") for part in parts)
    hashed = unique and any(part.name().lower() in unlimited and part.ended for part in parts if not part.at_sign("("))
    return expressions + hashed
