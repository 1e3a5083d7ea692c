"""Rows of a table's state as lines, JSON or CSV: values as in the lines of `changes`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.text.csv_lines import csv_line, csv_text
from binlog_kaitai.types import type_of
from binlog_kaitai.types.texts import json_text

__all__ = ["csv_lines", "state_line"]


def state_line(table: Table, row: Image) -> str:
    """Return a row as one JSON object, its columns in the order of the table."""
    parts = [f"{json_text(c.name)}:{_json(c, row)}" for c in table.columns if c.name in row]
    return f"{{{','.join(parts)}}}"


def csv_lines(table: Table, rows: Iterable[Image]) -> Iterator[str]:
    """Yield the names of the columns and the rows as CSV; what a row lacks is NULL, and documents are JSON."""
    yield csv_line(column.name for column in table.columns)
    for row in rows:
        yield csv_line(_csv(column, row) for column in table.columns)


def _csv(column: Column, row: Image) -> str | None:
    if row.get(column.name) is None:
        return None
    text = _json(column, row)
    return text if column.is_json else csv_text(text)


def _json(column: Column, row: Image) -> str:
    value = row[column.name]
    return "null" if value is None else type_of(column.cell.type).text(column)(value)
