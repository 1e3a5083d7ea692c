"""A walk whose rows wait until it is known what becomes of their transaction."""

from __future__ import annotations

from bisect import bisect_left

from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.walk.checkpoint import Checkpoint
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.compiled.walk.lookahead import FileAhead, resolve

__all__ = ["ByTransaction"]


class ByTransaction:
    """Rows wait until it is known what becomes of their transaction."""

    waits = True
    """Else they are taken as soon as they were walked."""

    def __init__(self, walk: ChunkedWalk) -> None:
        self._walk, self._context = walk, walk.context
        self._ahead = FileAhead(walk.log.source)
        self._marks: list[Checkpoint] = []

    def mark(self) -> None:
        """Here the walk may have to begin again, as long as rows wait that stand after it."""
        record, marks, walk = self._context.record, self._marks, self._walk
        if walk.walker.is_inside:
            return
        at = self._context.items.records[0][r.Item.at] if record[C.items.num] else record[C.at]
        at += record[C.offset]
        while len(marks) > 1 and marks[1].position <= at:
            del marks[0]
        marks.append(Checkpoint(walk.walker, walk.log.ledger, len(walk.found.warned)))
        walk.log.source.forget(marks[0].position)

    def last_mark(self, position: int) -> Checkpoint:
        """Return the last place before a position at which the walk can begin again."""
        return next(mark for mark in reversed(self._marks) if mark.position <= position)

    def ended(self) -> int:
        """Return up to which work item transactions have ended; all work items where none waits."""
        record, items = self._context.record, self._context.items.records
        if not self.waits:
            return int(record[C.items.num])
        return bisect_left(
            range(record[C.items.num]), record[C.trxs.open], key=lambda number: items[number][r.Item.trx]
        )

    def decodable(self) -> int:
        """Return up to which work item transactions have ended, or will as is known."""
        context, record = self._context, self._context.record
        stop, count = self.ended(), int(record[C.items.num])
        if stop == count or context.trxs[int(record[C.trxs.open])][r.Trx.resolved]:
            return count
        kept = record[C.at] - context.items.records[stop][r.Item.at]
        has_inside = self._has_inside(stop, count)
        is_large = 2 * kept > context.buffer.capacity or 2 * (count - stop) > len(context.items.records)
        if is_large or self._walk.walker.work.is_large or has_inside:
            if stop and not has_inside and self._walk.log.source.is_stream:  # which may have no more of it for long
                self._walk.must_deliver = True
                return stop
            self.resolve(int(record[C.offset] + record[C.at]))
            return count
        return stop

    def _has_inside(self, stop: int, count: int) -> bool:
        """Whether work items from one on are in payloads, which are not kept when the buffer moves."""
        record, items = self._context.record, self._context.items.records
        return bool(record[C.payloads.num]) and any(items[number][r.Item.payload] for number in range(stop, count))

    def resolve(self, position: int) -> None:
        """Look ahead from a position to where the open transaction ends, unless that is known."""
        walk, record = self._walk, self._context.record
        if self.waits and not self._context.trxs[int(record[C.trxs.open])][r.Trx.resolved]:
            resolve(self._ahead, walk.walker, position, walk.end, walk.log.walk.next_event, walk.log.options)

    def shift(self, stop: int) -> None:
        """Drop what is done: all before a work item."""
        self._walk.drop_to(stop)

    def close(self) -> None:
        """Close the file that was opened to look ahead."""
        self._ahead.close()
