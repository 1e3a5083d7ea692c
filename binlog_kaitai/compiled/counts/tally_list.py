"""The list of what was counted of transactions, which the loops and Python share."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.records import C
from binlog_kaitai.events.statements import CUT, MOST_STATEMENT, shortened

__all__ = ["TEXTS", "TallyList"]

TEXTS = s.MEMBER, s.ALONE, s.SAID
"""Kinds of tallies that have a text."""


class TallyList:
    """Records of `loops.record_abi` from `Tally.trx` on, those of one transaction after the other, and their texts.

    Args:
        context: of the loops, which count.
        room: for so many at first.
        text_of: gives the text of the statement of a work item, which is still there.
    """

    def __init__(self, context: Context, room: int, text_of: Callable[[int], str]) -> None:
        self._context, self._text_of = context, text_of
        self._records, self._texts = memory.records(0, r.Tally.SLOTS), memory.text_room(0)
        self._resize(room)

    def _resize(self, room: int) -> None:
        old, old_texts = self._records, self._texts
        self._records, self._texts = memory.records(room, r.Tally.SLOTS), memory.text_room(room * ra.TALLY_TEXT)
        self._records.slots[: len(old.slots)] = old.slots
        used = len(old) * ra.TALLY_TEXT
        self._texts[:used] = old_texts[:used]
        record = self._context.record
        record[C.tallies.list], record[C.tallies.room] = memory.address(self._records), room
        record[C.tallies.texts] = memory.address(self._texts)

    def __len__(self) -> int:
        return int(self._context.record[C.tallies.num])

    def __getitem__(self, index: int) -> Integers:
        return self._records[index]

    @property
    def is_full(self) -> bool:
        """Whether there is no room for another one."""
        return len(self) == len(self._records)

    def make_room(self) -> None:
        """Make room for more."""
        self._resize(2 * len(self._records))

    def set_count(self, count: int) -> None:
        """Have so many of them, the last of which are of the transaction at hand."""
        record, records, first = self._context.record, self._records, max(count - 1, 0)
        while first and records[first - 1][r.Tally.trx] == records[first][r.Tally.trx]:
            first -= 1
        record[C.tallies.num], record[C.tallies.first] = count, first

    def find(self, number: int, kind: int, store: int, about: tuple[int, int, int]) -> int:
        """Return the index of the tally of a transaction, a kind, and a table where that matters. One that is not there
        is begun, with time, server and connection."""
        for index in range(len(self) - 1, -1, -1):
            record = self._records[index]
            if record[r.Tally.trx] != number:
                break
            if record[r.Tally.kind] == kind and (kind in TEXTS or record[r.Tally.store] == store):
                return index
        if self.is_full:
            self.make_room()
        count = len(self)
        self._records[count][:] = memory.record(
            [number, store, kind, 0, 0, *about, *bytes(r.Tally.SLOTS - r.Tally.digest)]
        )
        self.set_count(count + 1)
        return count

    def put_text(self, index: int, text: str) -> None:
        """Keep the text of a tally."""
        data, at = encoded(shortened(text)), index * ra.TALLY_TEXT
        self._texts[at : at + len(data)] = data
        record = self._records[index]
        record[r.Tally.store], record[r.Tally.bytes] = at + 1, ra.INFLATED - len(data)

    def text(self, index: int) -> str:
        """Return the text of a tally, `shortened`."""
        _, store, _, number, length, *_ = self._records[index].tolist()
        if length <= ra.INFLATED:
            return str(self._texts[store - 1 : store - 1 + ra.INFLATED - length], "utf-8")
        data = self._context.buffer.data[store : store + min(max(length, 0), MOST_STATEMENT)].tobytes()
        if length >= 0 and data.isascii():
            return data.decode("ascii") + (CUT if length > MOST_STATEMENT else "")
        return "" if number == ra.NOT_WANTED else shortened(self._text_of(number))

    def keep_texts(self, first: int) -> None:
        """Look up the texts of the tallies from one on: the work items are about to go."""
        for index in range(first, len(self)):
            record = self._records[index]
            if record[r.Tally.kind] in TEXTS and record[r.Tally.bytes] >= ra.NOT_THERE:
                self.put_text(index, self.text(index))

    def drop(self, first: int) -> None:
        """Forget the tallies before one; those that are left move up."""
        left, size, room = len(self) - first, r.Tally.SLOTS, ra.TALLY_TEXT
        self.keep_texts(first)
        if first and left:
            self._records.slots[: left * size] = self._records.slots[first * size : (first + left) * size]
            self._texts[: left * room] = self._texts[first * room : (first + left) * room]
            for index in range(left):
                if self._records[index][r.Tally.kind] in TEXTS:
                    self._records[index][r.Tally.store] = index * room + 1
        self.set_count(left)
