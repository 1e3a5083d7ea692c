"""A walk whose rows wait until it is known what becomes of their transaction."""

from __future__ import annotations

from bisect import bisect_left

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.walk.checkpoint import Checkpoint
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.compiled.walk.lookahead import FileAhead, resolve
from binlog_kaitai.compiled.walk.pace import Pace

__all__ = ["ByTransaction"]


class ByTransaction(Pace):
    """Rows wait until it is known what becomes of their transaction.

    Args:
        walk: the walk.
        keeps_begin: the walk may have to begin again where a transaction begins whose rows wait.
    """

    def __init__(self, walk: ChunkedWalk, *, keeps_begin: bool = False) -> None:
        self._walk, self._context = walk, walk.context
        self._keeps_begin = keeps_begin
        self._ahead = FileAhead(walk.log.source)
        self._marks: list[Checkpoint] = []

    def mark(self) -> None:
        """Here the walk may have to begin again, as long as rows wait that stand behind it."""
        record, marks, walk = self._context.record, self._marks, self._walk
        if walk.walker.is_inside:
            return
        at = self._context.items[0][s.I_AT] if record[s.C_NUM_ITEMS] else record[s.C_AT]
        at += record[s.C_OFFSET]
        if self._keeps_begin:
            number = self._context.items[0][s.I_TRX] if record[s.C_NUM_ITEMS] else record[s.C_TRX]
            trx = self._context.trx(int(number))
            at = min(at, trx[s.T_BEGIN]) if trx[s.T_KNOWN] & s.HAS_PLACE else at
        while len(marks) > 1 and marks[1].position <= at:
            del marks[0]
        marks.append(Checkpoint(walk.walker, walk.assembler, walk.log.ledger, len(walk.warned)))

    @property
    def first_mark(self) -> int | None:
        """Return the first position at which the walk can begin again."""
        return self._marks[0].position if self._marks else None

    def last_mark(self, position: int) -> Checkpoint:
        """Return the last place before a position at which the walk can begin again."""
        return next(mark for mark in reversed(self._marks) if mark.position <= position)

    def forget(self) -> None:
        """Nothing waits that stands before here."""
        self._marks.clear()

    def ended(self) -> int:
        """Return up to which work item transactions have ended."""
        record, items = self._context.record, self._context.items
        return bisect_left(range(record[s.C_NUM_ITEMS]), record[s.C_TRX], key=lambda number: items[number][s.I_TRX])

    def decodable(self) -> int:
        """Return up to which work item transactions have ended, or will as is known."""
        context, record = self._context, self._context.record
        stop, count = self.ended(), int(record[s.C_NUM_ITEMS])
        if stop == count or context.trx(int(record[s.C_TRX]))[s.T_RESOLVED]:
            return count
        kept = record[s.C_AT] - context.items[stop][s.I_AT]
        is_large = 2 * kept > context.capacity or 2 * (count - stop) > len(context.items)
        if is_large or self._walk.walker.holds_much or self._has_inside(stop, count):
            self.resolve(int(record[s.C_OFFSET] + record[s.C_AT]))
            return count
        return stop

    def _has_inside(self, stop: int, count: int) -> bool:
        """Whether work items from one on are in payloads, which are not kept when the buffer moves."""
        record, items = self._context.record, self._context.items
        return bool(record[s.C_NUM_PAYLOADS]) and any(items[number][s.I_PAYLOAD] for number in range(stop, count))

    def resolve(self, position: int) -> None:
        """Look ahead from a position to where the open transaction ends, unless that is known."""
        walk, record = self._walk, self._context.record
        if not self._context.trx(int(record[s.C_TRX]))[s.T_RESOLVED]:
            resolve(self._ahead, walk.walker, position, walk.end, walk.log.walk.next_event, walk.log.options)

    def shift(self, stop: int) -> None:
        """Drop what is done: all before a work item."""
        self._walk.drop_to(stop)

    def close(self) -> None:
        """Close the file that was opened to look ahead."""
        self._ahead.close()
