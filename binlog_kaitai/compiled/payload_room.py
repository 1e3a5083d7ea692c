"""Payloads and rows that were inflated: after the bytes of the log in its buffer, and listed for the loops."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.item_list import ItemList
from binlog_kaitai.compiled.log_buffer import LogBuffer
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.zstd import Inflater

__all__ = ["MOST_PAYLOADS", "PayloadRoom"]

MOST_PAYLOADS = 1 << 14
"""Payloads that are inflated together."""


class PayloadRoom:
    """What was inflated of the log at hand.

    Args:
        record: of the context.
        buffer: has the bytes.
        items: work items that may stand in them.
        run: lets the loops work.
    """

    def __init__(self, record: Integers, buffer: LogBuffer, items: ItemList, run: Callable[[int], int]) -> None:
        self._record, self._buffer, self._items, self._run = record, buffer, items, run
        self._list = memory.records(MOST_PAYLOADS, r.Payload.SLOTS)
        self.inflater: Inflater | None = None
        """The library that the loops call; None where there is none, or it was not asked for."""
        record[C.payloads.list], record[C.payloads.room] = memory.address(self._list), MOST_PAYLOADS

    @property
    def start(self) -> int:
        """Where in the buffer what was inflated begins."""
        return self._buffer.capacity + s.SLACK

    @property
    def are_ahead(self) -> bool:
        """The walk comes to inflated payloads."""
        count = self._record[C.payloads.num]
        return bool(count and self._list[count - 1][r.Payload.at] >= self._record[C.at])

    @property
    def have_work(self) -> bool:
        """Work items may stand in inflated payloads."""
        return bool(self._record[C.payloads.num] and self._record[C.items.num])

    def at_hand(self) -> Integers:
        """Return the payload in which the loops are."""
        return self._list[self._record[C.payloads.next]]

    def make_room(self, size: int) -> None:
        """Make room for so many bytes."""
        if size > self._buffer.payload_room:
            self._buffer.payload_room = size
            self._buffer.resize(self._buffer.capacity)

    def begin(self, size: int) -> None:
        """Begin to inflate rows into room for so many bytes; nothing may wait that is read from rows before."""
        self.make_room(size)
        self._record[C.payloads.inflated_at] = self.start
        self._record[C.payloads.inflated_end] = self.start + self._buffer.payload_room

    def put_rows(self, rows: list[tuple[int, bytes]]) -> None:
        """Put inflated rows after the bytes of the log, each with the number of its work item.

        There may be no payloads, and nothing may wait that is read from rows before.
        """
        self.begin(sum(len(data) for _, data in rows))
        at = self.start
        for number, data in rows:
            self._buffer.data[at : at + len(data)] = data
            item = self._items.records[number]
            item[r.Item.rows], item[r.Item.rows_end] = at, at + len(data)
            at += len(data)
        self._record[C.payloads.inflated_at] = at

    def set(self, entries: list[tuple[int, int, int]]) -> None:
        """List the payloads at hand: offset of each event, begin (0 for one that Python takes) and end of what is
        inside."""
        self._buffer.let_go()
        for place, entry in zip(self._list, entries, strict=False):
            place[:] = memory.record(entry)
        self._record[C.payloads.num], self._record[C.payloads.next] = len(entries), 0

    def inflate(self) -> int:
        """Have the loops inflate the payloads from the walk's place on; returns the room that the first one lacks."""
        self.set([])
        self.begin(0)
        return int(self._record[C.notes.wanted_room]) if self._run(s.INFLATE) == s.FULL else 0
