"""What the walk leaves to Python of what it meets: work items in their places among those of the loops."""

from __future__ import annotations

from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.input.inside import start_inside
from binlog_kaitai.compiled.loops import abi as s
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
        return bool(record[s.C_NUM_ITEMS] >= record[s.C_ROOM_ITEMS] or record[s.C_TRX] + 2 >= record[s.C_ROOM_TRXS])

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
        if record[s.C_NUM_ITEMS] + 1 >= len(context.items.records):
            context.items.grow()
        item = context.items.records[int(record[s.C_NUM_ITEMS])]
        start = start_inside(context) if record[s.C_INNER] else 0
        item[s.I_OUTER], item[s.I_AT] = record[s.C_AT], start + record[s.C_INNER] - 1 if start else record[s.C_AT]
        item[s.I_BODY], item[s.I_KIND], item[s.I_TRX] = self._last_key, s.FOR_PYTHON, number
        item[s.I_PAYLOAD], item[s.I_ENDED], item[s.I_ROWS] = start, record[s.C_ENDED], 0
        item[s.I_SIGNAL], item[s.I_IS_WANTED], item[s.I_STATE] = signal, wanted, record[s.C_STATE]
        item[s.I_THREAD], item[s.I_SAID] = context.trxs[number][s.T_THREAD_NOW] - 1, record[s.C_SAID_NOW]
        item[s.I_IS_KEPT] = 0
        record[s.C_NUM_ITEMS] += 1
        record[s.C_ENDED] = 0
