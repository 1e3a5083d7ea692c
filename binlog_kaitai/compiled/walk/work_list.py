"""What the walk leaves to Python of what it meets: work items in their places among those of the loops."""

from __future__ import annotations

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
        start = start_inside(context) if record[C.inner] else 0
        event = C.followed
        record[event.outer], record[event.payload] = record[C.at], start
        record[event.at] = start + record[C.inner] - 1 if start else record[C.at]
        record[event.key], record[event.trx] = self._last_key, number
        record[event.signal], record[event.is_wanted] = signal, wanted
        context.run(s.ADD_ITEM)
