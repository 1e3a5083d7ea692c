"""What the walk leaves to Python of what it meets: work items in their places among those of the loops."""

from __future__ import annotations

from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.input.inside import start_inside
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.walk.work import Work

__all__ = ["WorkList"]

_MOST_HELD = 32 << 20
"""Bytes of rows events for Python that are kept."""


class WorkList:
    """Work for Python, by the key that its work item has.

    Args:
        context: of the loops, which has the list of work items.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self.by_key: dict[int, Work] = {}
        self._held = self._last_key = 0

    @property
    def is_large(self) -> bool:
        """Rows that Python has to take fill the memory."""
        return self._held > _MOST_HELD

    @property
    def is_full(self) -> bool:
        """A list of the walk has no room for another event."""
        record = self._context.record
        return bool(record[C.items.num] >= record[C.items.room] or record[C.trxs.open] + 2 >= record[C.trxs.room])

    def clear(self) -> None:
        """Forget the work, which is done."""
        self.by_key.clear()
        self._held = 0

    def add(self, work: Work, number: int, signal: int = 0, *, wanted: bool = True, size: int = 0) -> None:
        """Add a work item of the transaction with a number, at the place of the walk; `size`: bytes that it keeps."""
        context, record = self._context, self._context.record
        self._last_key += 1
        self.by_key[self._last_key] = work
        self._held += size
        if record[C.items.num] + 1 >= len(context.items.records):
            context.items.grow()
        item = context.items.records[int(record[C.items.num])]
        start = start_inside(context) if record[C.inner] else 0
        item[r.Item.outer], item[r.Item.at] = record[C.at], start + record[C.inner] - 1 if start else record[C.at]
        item[r.Item.body], item[r.Item.kind], item[r.Item.trx] = self._last_key, s.FOR_PYTHON, number
        item[r.Item.payload], item[r.Item.ended], item[r.Item.rows] = start, record[C.tables.ended], 0
        item[r.Item.signal], item[r.Item.is_wanted], item[r.Item.state] = signal, wanted, record[C.trxs.state]
        item[r.Item.thread], item[r.Item.said] = context.trxs[number][r.Trx.thread_now] - 1, record[C.said.now]
        item[r.Item.is_kept] = 0
        record[C.items.num] += 1
        record[C.tables.ended] = 0
