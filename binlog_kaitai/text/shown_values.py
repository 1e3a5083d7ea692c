"""Values of rows for eyes: one line each, shortened, and nothing that a terminal would obey."""

from __future__ import annotations

from typing import Any

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.row_change import ABSENT
from binlog_kaitai.rows.table import Table
from binlog_kaitai.text.terminal import printable
from binlog_kaitai.types import type_of

__all__ = ["LACKING", "NULL", "ShownValues"]

NULL, LACKING = "NULL", "?"
"""What stands for NULL, and for a value that the log lacks."""
_MOST = 60
"""Characters of a value."""
_BEFORE = 16
"""Characters that are kept before the place where two long values differ."""
_MOST_BYTES = 1 << 10
"""Bytes of a value that are looked at."""


class ShownValues:
    """Makes texts of values, by table and column."""

    def __init__(self) -> None:
        self._renderers: Bounded[int, tuple[Table, dict[str, Any]]] = Bounded()

    def text(self, table: Table, name: str, value: Any) -> str:
        """Return a value as one line of any length; `LACKING` for one that the log lacks."""
        if value is ABSENT or value is None:
            return LACKING if value is ABSENT else NULL
        if isinstance(value, bytes):
            return f"X'{value[:_MOST_BYTES].hex().upper()}'"
        return printable(self._of(table)[name](value))

    def one(self, table: Table, name: str, value: Any) -> str:
        """Return a value, shortened."""
        return _cut(self.text(table, name, value), 0)

    def pair(self, table: Table, name: str, old: Any, new: Any) -> tuple[str, str]:
        """Return two values, shortened so that what differs can be seen."""
        texts = self.text(table, name, old), self.text(table, name, new)
        same = next((at for at, pair in enumerate(zip(*texts, strict=False)) if pair[0] != pair[1]), 0)
        start = same - _BEFORE if same > _MOST // 2 and max(map(len, texts)) > _MOST else 0
        return _cut(texts[0], start), _cut(texts[1], start)

    def _of(self, table: Table) -> dict[str, Any]:
        known = self._renderers.get(id(table))
        if known is None:
            made = {column.name: type_of(column.cell.type).text(column) for column in table.columns}
            known = self._renderers.put(id(table), (table, made), len(made))
        return known[1]


def _cut(text: str, start: int) -> str:
    end = "..." if len(text) > start + _MOST else ""
    return f"{'...' if start else ''}{text[start : start + _MOST]}{end}"
