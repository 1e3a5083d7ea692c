"""What was counted of transactions, by the loops and by Python in its place, transaction by transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.counts.statement_shapes import StatementShapes
from binlog_kaitai.compiled.counts.summary_objects import SummaryMaker, Tally
from binlog_kaitai.compiled.counts.tally_list import TEXTS, TallyList
from binlog_kaitai.compiled.lines.characters import utf8_charsets
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.tables.table_names import TableNames
from binlog_kaitai.events.statements import shortened
from binlog_kaitai.reading.summaries import TransactionSummary
from binlog_kaitai.sql.row_numbers import row_digest

__all__ = ["Tallies", "number_of"]

_ROOM_TALLIES = 1 << 12
_ROOM_ORDER = 1 << 6
_About = tuple[int, int, int]
"""The time, the server and the connection of an event."""


class Tallies:
    """What was counted of the transactions that are not delivered yet, in their order.

    Args:
        context: of the loops, which count.
        names: of the tables.
        file: name of the log.
        text_of: gives the text of the statement of a work item, which is still there.
    """

    def __init__(self, context: Context, names: TableNames, file: str, text_of: Callable[[int], str]) -> None:
        self._context, self._names = context, names
        self.told = memory.slots(r.Told.SLOTS)
        """What becomes of transactions; see `loops.record_abi`."""
        self.list, self.made = TallyList(context, _ROOM_TALLIES, text_of), SummaryMaker(context, file)
        self._order, self._charsets = memory.slots(_ROOM_ORDER), utf8_charsets()
        self.told[r.Told.order], self.told[r.Told.room_order] = memory.address(self._order), _ROOM_ORDER
        context.record[C.tallies.told] = memory.address(self.told)
        context.record[C.known.utf8_charsets] = memory.address(self._charsets)
        self.shapes: StatementShapes | None = None
        """The shapes of statements, where somebody asks for them."""
        self._loads: dict[int, tuple[str, list[int] | None, bool | None]] = {}
        """What tallies of LOAD DATA have besides, by a number of theirs."""
        self._num_loads = 0
        self._begun: dict[int, list[int]] = {}
        """The records of transactions when they were begun, where something that stands for itself came in between."""

    def number_of(self, index: int) -> int:
        """Return the number of a transaction, given that among those of the walk."""
        return number_of(self._context, index)

    def add_rows(self, number: int, name: str | None, kind: int, rows: int, size: int, about: _About) -> None:
        """Add rows of a table (None where that is not known), which Python has counted, of an event of so many
        bytes."""
        store = 0 if name is None else self._names.address(name)
        record = self.list[self.list.find(number, kind, store, about)]
        record[r.Tally.rows] += rows
        record[r.Tally.bytes] += size
        record[r.Tally.undigested] += 1
        record[r.Tally.time] = min(record[r.Tally.time], about[0])

    def add_text(
        self, number: int, kind: int, text: str, *, is_wanted: bool, about: _About, database: str | None = None
    ) -> None:
        """Add a statement of a kind that Python has met, unless one with a text is there; to its digest in any case,
        where the default database is given."""
        index = self.list.find(number, kind, 0, about)
        if database is not None and self.told[r.Told.form] == ra.AS_DIGESTS:
            record = self.list[index]
            seed = row_digest(encoded(database), record[r.Tally.digest])
            record[r.Tally.digest] = row_digest(encoded(text), seed)
        if self.list[index][r.Tally.bytes] in (0, ra.INFLATED):
            self.list[index][r.Tally.rows] = 0 if is_wanted else ra.NOT_WANTED
            self.list.put_text(index, text)

    def add_load(
        self, number: int, text: str, counted: list[int] | None, is_wanted: bool | None, about: _About
    ) -> None:
        """Add a LOAD DATA, with the record of its transaction up to there."""
        self._num_loads += 1
        self._loads[self._num_loads] = shortened(text), counted, is_wanted
        self.list.find(number, ra.LOAD, self._num_loads, about)

    def make_asked_text(self) -> None:
        """Keep the text for which the loops have asked."""
        index = int(self.told[r.Told.asked])
        self.list.put_text(index, self.list.text(index))

    def drop(self) -> None:
        """Forget the tallies before `Told.next`."""
        self.list.drop(int(self.told[r.Told.next]))
        self.told[r.Told.next] = 0

    def summaries(self) -> Iterator[TransactionSummary]:
        """Yield what is known of the transaction at hand, after each LOAD DATA in it, and pass over it."""
        first, end = int(self.told[r.Told.next]), int(self.told[r.Told.end])
        number = int(self.list[first][r.Tally.trx])
        index, made = number - number_of(self._context, 0), self.made
        tallies = self._set_apart(number, [self._tally(place) for place in range(first, end)])
        slots = self._slots(number)
        began = self._begun.pop(number, slots)
        if any(tally[r.Tally.kind] == ra.LOAD for tally in tallies):
            tallies, slots, begun, loads = made.without_loads(index, tallies, slots)
            began = begun if began[r.Trx.first_at] > begun[r.Trx.first_at] or not began[r.Trx.first_at] else began
            yield from loads
        summary = made.summary(index, tallies, slots, began)
        if summary is not None:
            yield summary

    def _slots(self, number: int) -> list[int]:
        slots: list[int] = self._context.trxs[number - number_of(self._context, 0)][: r.Trx.gtid].tolist()
        return slots

    def _tally(self, index: int) -> Tally:
        """Return a tally with its text or its name."""
        tally: Tally = self.list[index].tolist()
        kind = tally[r.Tally.kind]
        if kind in TEXTS:
            tally[r.Tally.store] = self.list.text(index)
        elif kind == ra.LOAD:
            tally[r.Tally.store], tally[r.Tally.rows], tally[r.Tally.bytes] = self._loads.pop(tally[r.Tally.store])
        else:
            tally[r.Tally.store] = self._names.name(tally[r.Tally.store])
        return tally

    def _set_apart(self, number: int, tallies: list[Tally]) -> list[Tally]:
        """Return the tallies of the transaction at hand, and pass over it. What completes a prepared one has a
        transaction to itself: what came before it is in the next."""
        first, end = int(self.told[r.Told.next]), int(self.told[r.Told.end])
        self.told[r.Told.next] = end
        alone = next((tally for tally in tallies if tally[r.Tally.kind] == s.ALONE), None)
        if alone is None:
            return tallies
        apart = [tally for tally in tallies if tally[r.Tally.kind] == ra.LOAD]
        if alone[r.Tally.rows] != ra.NOT_WANTED:
            apart.append(alone)
        others = s.ALONE, s.SAID, ra.LOAD
        before = [index for index in range(first, end) if self.list[index][r.Tally.kind] not in others]
        if before:
            self._hand_on(number, before, end)
        return apart

    def _hand_on(self, number: int, before: list[int], end: int) -> None:
        """Have tallies of a transaction be those of the next, whose own stand from `end` on."""
        start, tallies = end - len(before), self.list
        texts = [tallies.text(index) if tallies[index][r.Tally.kind] in TEXTS else None for index in before]
        kept = [tallies[index].tolist() for index in before]
        for index, slots, text in zip(range(start, end), kept, texts, strict=True):
            tallies[index][:] = memory.record([number + 1, *slots[1:]])
            if text is not None:
                tallies.put_text(index, text)
        self.told[r.Told.next], self.told[r.Told.of_python] = start, number + 1
        tallies.set_count(len(tallies))
        self._begun[number + 1] = self._begun[number] if number in self._begun else self._slots(number)


def number_of(context: Context, index: int) -> int:
    """Return the number of a transaction, given that among those of the walk."""
    return int(context.record[C.trxs.base]) + index + 1
