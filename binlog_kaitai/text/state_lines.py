"""Rows of a table's state as JSON lines: values as in the lines of `changes`."""

from __future__ import annotations

from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Table
from binlog_kaitai.text.change_lines import json_text, renderer

__all__ = ["state_line"]


def state_line(table: Table, row: Image) -> str:
    """Return a row as one JSON object, its columns in the order of the table."""
    parts = []
    for column in table.columns:
        if column.name in row:
            value = row[column.name]
            shown = "null" if value is None else renderer(column)(value)
            parts.append(f"{json_text(column.name)}:{shown}")
    return f"{{{','.join(parts)}}}"
