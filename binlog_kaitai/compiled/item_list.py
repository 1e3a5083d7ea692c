"""The work items of a walk: what rows events and table maps it has met, in order."""

from __future__ import annotations

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s

__all__ = ["ItemList"]

_ROOM = 1 << 15


class ItemList:
    """The list that the walk adds to, and the place in it up to which items are decoded.

    Args:
        record: of the context.
    """

    def __init__(self, record: Integers) -> None:
        self._record = record
        self.records = memory.records(_ROOM, s.I_SIZE)
        """One for each item; those from C_NUM_ITEMS on are free."""
        self._enter()

    def _enter(self) -> None:
        self._record[s.C_ITEMS] = memory.address(self.records)
        self._record[s.C_ROOM_ITEMS] = len(self.records) - s.SPARE

    def grow(self) -> None:
        """Double the list."""
        old, self.records = self.records, memory.records(2 * len(self.records), s.I_SIZE)
        self.records.slots[: len(old.slots)] = old.slots
        self._enter()

    def at_hand(self) -> Integers:
        """Return the item that is decoded next."""
        return self.records[int(self._record[s.C_NEXT])]

    def go_on(self) -> None:
        """Go on with the item after the one at hand."""
        self._record[s.C_NEXT] += 1
        self.begin()

    def begin(self) -> None:
        """Nothing was taken of the item at hand."""
        record = self._record
        record[s.C_ROW_AT] = record[s.C_ROW_NUMBER] = record[s.C_RUNS_OF] = 0

    def place_of(self, item: Integers) -> tuple[int, int | None]:
        """Return the position of the event of an item, and its offset in the payload that it is in."""
        start, position = item[s.I_PAYLOAD], self._record[s.C_OFFSET] + item[s.I_OUTER]
        return position, item[s.I_AT] - start if start else None
