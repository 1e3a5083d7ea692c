"""The buffer with the bytes of the log that are looked at, and after them those of payloads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.item_list import ItemList
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C

__all__ = ["LogBuffer"]


class LogBuffer:
    """Bytes of the log from position `x.offset` on, `x.have` of them.

    Args:
        record: of the context.
        items: whose bytes these are.
        capacity: bytes of the log that there is room for.
    """

    def __init__(self, record: Integers, items: ItemList, capacity: int) -> None:
        self._record, self._items = record, items
        self.data = memory.input_room(0)
        """The whole memory."""
        self.payload_room = 0
        """Bytes of payloads that there is room for, after those of the log."""
        self.has_long_values: Callable[[], bool] = lambda: False
        """Whether lines wait for values that are still to be read from here."""
        self.resize(capacity)

    def let_go(self) -> None:
        """The bytes are about to be others, or elsewhere: nothing may wait that is read from them.

        Notes and the place in a rows event are offsets into the buffer; after this call there are none. Who changes the
        buffer calls it first. A note that waits here would be read from other bytes: that is an error of this program.
        """
        if self._record[C.notes.num] or self.has_long_values():
            raise AssertionError("values wait whose bytes are about to go")
        self._items.begin()

    def close(self) -> None:
        """Give back the memory."""
        self.data = memory.input_room(0)
        self._record[C.base], self._record[C.have] = memory.address(self.data), 0

    def resize(self, capacity: int) -> None:
        """Make room for so many bytes of the log, with what there is of it, and for those of payloads."""
        self.let_go()
        room = self.payload_room + s.SLACK if self.payload_room else 0
        old, self.data = self.data, memory.input_room(capacity + room)
        have = self._record[C.have]
        memory.move(old, self.data, have)
        self.data[have : have + s.SLACK] = bytes(s.SLACK)
        self.capacity = capacity
        self._record[C.payloads.inflated_at] = self._record[C.payloads.inflated_end] = 0
        self._record[C.base] = memory.address(self.data)

    def begin_with(self, data: memory.Bytes, more: int) -> None:
        """Begin with bytes of the log that were read elsewhere, and with room for so many more after them."""
        self.resize(max(self.capacity, len(data) + more))
        self.data[: len(data)] = data
        self._record[C.have] = len(data)

    def move_up(self, start: int) -> None:
        """Drop the bytes before an offset; those after it, which may be many, are not copied elsewhere first."""
        self.let_go()
        have = self._record[C.have]
        if start:
            self.data[: have - start] = self.data[start:have]

    def read(self, file: Any, end: int | None) -> int:
        """Read from an unbuffered file what there is room for, at the most, and not beyond a position; returns the
        number of bytes."""
        have = self._record[C.have]
        stop = self.capacity if end is None else min(self.capacity, end - self._record[C.offset])
        room = self.data[have : max(have, stop)]
        if hasattr(file, "readinto"):
            count = file.readinto(room) or 0
        else:
            piece = file.read(len(room))
            count = len(piece)
            room[:count] = piece
        self._record[C.have] += count
        return int(count)
