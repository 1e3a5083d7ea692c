"""The work items of a walk: what rows events and table maps it has met, in order."""

from __future__ import annotations

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C

__all__ = ["ItemList"]

_ROOM = 1 << 15


class ItemList:
    """The list that the walk adds to, and the place in it up to which items are decoded.

    Args:
        record: of the context.
    """

    def __init__(self, record: Integers) -> None:
        self._record = record
        self.records = memory.records(_ROOM, r.Item.SLOTS)
        """One for each item; those from `x.items.num` on are free."""
        self._enter()

    def _enter(self) -> None:
        self._record[C.items.list] = memory.address(self.records)
        self._record[C.items.room] = len(self.records) - s.SPARE

    def grow(self) -> None:
        """Double the list."""
        old, self.records = self.records, memory.records(2 * len(self.records), r.Item.SLOTS)
        self.records.slots[: len(old.slots)] = old.slots
        self._enter()

    def at_hand(self) -> Integers:
        """Return the item that is decoded next."""
        return self.records[int(self._record[C.items.next])]

    def go_on(self) -> None:
        """Go on with the item after the one at hand."""
        self._record[C.items.next] += 1
        self.begin()

    def begin(self) -> None:
        """Nothing was taken of the item at hand."""
        record = self._record
        record[C.items.row_at] = record[C.items.row_number] = record[C.sieve.of] = 0

    def place_of(self, item: Integers) -> tuple[int, int | None]:
        """Return the position of the event of an item, and its offset in the payload that it is in."""
        start, position = item[r.Item.payload], self._record[C.offset] + item[r.Item.outer]
        return position, item[r.Item.at] - start if start else None
