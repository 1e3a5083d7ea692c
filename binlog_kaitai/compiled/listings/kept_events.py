"""Which events of a log are wanted where rows or whole transactions decide, by a walk over its rows that goes before a
listing: each transaction is a range of places, from which those events are cut out that are not wanted."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain

from binlog_kaitai.arrow.constants import NEVER, Integers
from binlog_kaitai.changes.filters import Filter, is_user_of
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import pass_over
from binlog_kaitai.changes.row_change import RowsPlace
from binlog_kaitai.changes.signals import completes_xa, signal_of
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.transactions import STATEMENT
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, Do, FoundRows, Traits, When, quietly
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.compiled.walk.work import OddRows, Statement
from binlog_kaitai.compiled.wanted_record import signed
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.decrypted import shared
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.rows.table import Table

__all__ = ["KeptEvents", "kept_events"]

_Place = tuple[int, int]
"""The position of an event and its offset in the payload that it is in, counted from 1; 0 in none."""
_Range = tuple[int, int, int, int]
"""Two places: of the first event, and after the last."""


class _Decided(NamedTuple):
    """The ranges of events that are wanted, up to a position."""

    ranges: list[_Range]
    position: int


class _Ranges:
    """Makes ranges of transactions.

    Args:
        context: of the walk over the rows.
        chosen: what is wanted.
    """

    def __init__(self, context: Context, chosen: Filter) -> None:
        self._context, self._chosen = context, chosen
        self._xids = frozenset(map(signed, chosen.xids))
        self._has_match: set[int] = set()
        self._left: dict[int, list[_Place]] = {}
        self._made: list[_Range] = []
        self._next = 0

    def decide(self, number: int, place: _Place, *, wanted: bool) -> None:
        """Say whether an event is wanted if its transaction is, which has this number among those of the walk."""
        key = number + int(self._context.record[C.trxs.base])
        if wanted:
            self._has_match.add(key)
        else:
            self._left.setdefault(key, []).append(place)

    def lose(self, error: BinlogError, place: RowsPlace) -> None:
        """Want the event at hand, whose rows cannot be decoded: that is said where they are."""
        self.decide(int(self._context.items.at_hand()[r.Item.trx]), (0, 0), wanted=True)

    def see_rows(self, first: int, stop: int) -> None:
        """See which of the rows events and statements among work items were kept."""
        items, offset = self._context.items.records, int(self._context.record[C.offset])
        match, left, base = self._has_match, self._left, int(self._context.record[C.trxs.base])
        kinds, numbers, kept, outer, at, payload = (
            items.slots[first * items.size + slot : stop * items.size : items.size].tolist()
            for slot in (r.Item.kind, r.Item.trx, r.Item.is_kept, r.Item.outer, r.Item.at, r.Item.payload)
        )
        for i, kind in enumerate(kinds):
            if kept[i] == s.IS_KEPT:
                match.add(numbers[i] + base)
            elif s.INSERT <= kind <= s.DELETE or kept[i]:
                place = outer[i] + offset, at[i] - payload[i] + 1 if payload[i] else 0
                left.setdefault(numbers[i] + base, []).append(place)

    def take(self) -> list[_Range]:
        """Return the ranges of transactions that have ended since the last call."""
        record, trxs = self._context.record, self._context.trxs.records
        base, count = int(record[C.trxs.base]), int(record[C.trxs.open])
        ends = (trxs.column(slot, count) for slot in (r.Trx.from_at, r.Trx.from_in, r.Trx.to_at, r.Trx.to_in))
        for number, place in enumerate(zip(*ends, strict=True), base):
            if number >= self._next:
                self._end(number, place)
        self._next = base + count
        made, self._made = self._made, []
        return made

    def finish(self) -> list[_Range]:
        """Return the ranges of all transactions, of which the last has not ended."""
        made, record = self.take(), self._context.record
        self._end(self._next, (int(record[C.places.first_at]), int(record[C.places.first_in]), NEVER, 0))
        return made + self._made

    def _end(self, key: int, place: _Range) -> None:
        left, has_match = self._left.pop(key, []), key in self._has_match
        self._has_match.discard(key)
        if not self._is_wanted(key - int(self._context.record[C.trxs.base]), has_match=has_match):
            return
        at, inside, to_at, to_inside = place
        for left_at, left_inside in sorted(left):
            self._add(at, inside, left_at, left_inside)
            at, inside = left_at, left_inside + 1
        self._add(at, inside, to_at, to_inside)

    def _is_wanted(self, number: int, *, has_match: bool) -> bool:
        chosen, trx = self._chosen, self._context.trxs[number]
        return (
            (has_match or not chosen.chooses_rows)
            and (not chosen.thread_ids or bool(trx[r.Trx.known] & s.HAS_ASKED_THREAD))
            and (not chosen.users or is_user_of(chosen.users, self._context.users.name(int(trx[r.Trx.user])) or ""))
            and (not chosen.xids or bool(trx[r.Trx.has_xid] and trx[r.Trx.xid] in self._xids))
            and (not chosen.min_rows or bool(trx[r.Trx.enough] == s.ARE_ENOUGH))
        )

    def _add(self, at: int, inside: int, to_at: int, to_inside: int) -> None:
        if self._made and self._made[-1][2:] == (at, inside):
            at, inside = self._made.pop()[:2]
        if (at, inside) < (to_at, to_inside):
            self._made.append((at, inside, to_at, to_inside))


class _Sink:
    """Says which events are wanted, a piece of the log at a time."""

    def __init__(self, items: Items, ranges: _Ranges) -> None:
        self._items, self._context, self._ranges = items, items.context, ranges

    def register(self, answers: Answers[_Decided]) -> None:
        """Put in how events are judged."""
        of_kinds = answers.of_kinds
        of_kinds[s.MEMBER], of_kinds[Statement] = quietly(self._member), quietly(self._statement)
        of_kinds[OddRows] = partial(self._odd_rows, of_kinds[OddRows])
        answers.decode = partial(self._decode, answers.decode)

    def _decode(self, common: Callable[[int], Iterator[_Decided]], stop: int) -> Iterator[_Decided]:
        """Take the work items up to `stop`. Raises UnsoundError."""
        first = int(self._context.record[C.items.next])
        try:
            yield from common(stop)
        finally:
            self._ranges.see_rows(first, int(self._context.record[C.items.next]))

    def deliver(self, when: When) -> Iterator[_Decided]:
        """Deliver what is decided of a piece, or the rest."""
        record = self._context.record
        if when is When.PIECE:
            is_after = record[C.places.first_in] == s.AFTER_EVENT
            yield _Decided(self._ranges.take(), int(record[C.places.first_at]) + is_after)
        elif when is When.LOG:
            yield _Decided(self._ranges.finish(), NEVER)

    def rows(self, found: FoundRows) -> Iterable[_Decided]:
        """Want an event with wanted rows."""
        self._context.items.at_hand()[r.Item.is_kept] = 1
        return ()

    def _odd_rows(self, common: Do[_Decided], item: Integers) -> Iterator[_Decided]:
        work = self._items.work_of(item)
        assert isinstance(work, OddRows)
        yield from common(item)
        place = self._place_of(work.frame.payload_offset, item)
        self._ranges.decide(int(item[r.Item.trx]), place, wanted=bool(item[r.Item.is_kept]))

    def _statement(self, item: Integers) -> None:
        work = self._items.statement_of(item)
        wanted = self._wants(work.event, item) if work.wanted else None
        if wanted is not None:
            place = self._place_of(work.frame.payload_offset, item)
            self._ranges.decide(int(item[r.Item.trx]), place, wanted=wanted)

    def _member(self, item: Integers) -> None:
        wanted = self._wants(self._items.decoder.decode(self._items.frame_of(item)), item)
        item[r.Item.is_kept] = 0 if wanted is None else s.IS_KEPT if wanted else s.IS_LEFT

    def _wants(self, event: Event, item: Integers) -> bool | None:
        """Return whether a statement is wanted, if it is one that rows and their like decide about."""
        if signal_of(event) != STATEMENT and not completes_xa(event):
            return None
        assert self._items.choice is not None
        return self._items.choice.wants_statement(event, int(item[r.Item.trx]))

    def _place_of(self, offset: int | None, item: Integers) -> _Place:
        return int(self._context.record[C.offset] + item[r.Item.outer]), 0 if offset is None else offset + 1


def _decide(log: CompiledLog, ledger: FileLedger) -> Generator[_Decided, None, None]:
    """Yield the ranges of events of a log that are wanted. Raises BinlogError where it cannot be read on.

    `ledger` takes note of tables that the condition does not fit.
    """
    chosen = log.filter
    assert chosen is not None
    with log.rows.opened() as context:
        ranges = _Ranges(context, chosen)
        items = log.rows.items(_kept, Traits(only_chooses=True), on_lost=ranges.lose, choice_ledger=ledger)
        context.record[C.members.made_of] = s.JUDGED
        yield from log.rows.feed(_Sink(items, ranges))


def _kept(table: Table) -> TableRecord:
    store = TableRecord(table)
    store.record[r.Table.mode] = s.KEPT
    return store


def kept_events(context: Context, walk: ChunkedWalk) -> KeptEvents | None:
    """Return what says which events of a walk are wanted where rows or whole transactions decide, else None."""
    log, chosen = walk.log, walk.log.filter
    if chosen is None or not chosen.has_choice:
        return None
    span = None if walk.form is None else Span(walk.start, NEVER if walk.end is None else walk.end, walk.form)
    options = replace(log.options, on_damage=pass_over)
    own = CompiledLog(shared(log.source), options, chosen, span=span, chunk=walk.chunk)
    return KeptEvents(context, own, log.ledger)


class KeptEvents:
    """Tells the loops of a listing which events are wanted.

    Args:
        context: of the listing.
        log: the same log, to walk over its rows.
        ledger: of the listing.
    """

    def __init__(self, context: Context, log: CompiledLog, ledger: FileLedger) -> None:
        self._context, self._log, self._ledger = context, log, ledger
        self._decided = _decide(log, ledger)
        self._set([], 0)

    def go_on(self) -> None:
        """Decide about more events than the listing has come to."""
        record = self._context.record
        position, at = record[C.listing.decided], record[C.offset] + record[C.at]
        if position > at:
            return
        ranges = self._ranges[record[C.listing.next_kept] :]
        while position <= at:
            try:
                more = next(self._decided)
            except BinlogError:  # which the listing meets, too
                more = _Decided([], NEVER)
            ranges += more.ranges
            position = more.position
        self._set(ranges, position)

    def _set(self, ranges: list[_Range], position: int) -> None:
        record, self._ranges = self._context.record, ranges
        self._kept = memory.records(max(len(ranges), 1), r.KeptRange.SLOTS)
        self._kept.slots[: len(ranges) * r.KeptRange.SLOTS] = memory.record([*chain.from_iterable(ranges)])
        record[C.listing.kept], record[C.listing.num_kept], record[C.listing.next_kept] = (
            memory.address(self._kept),
            len(ranges),
            0,
        )
        record[C.listing.decided] = position

    def has(self, frame: Frame, inside: int | None) -> bool:
        """Return whether an event is wanted, which is in the event of a frame."""
        place = frame.position, 0 if inside is None else inside + 1
        record = self._context.record
        for number in range(record[C.listing.next_kept], record[C.listing.num_kept]):
            at, start, to_at, to = self._ranges[number]
            if place < (to_at, to):
                return (at, start) <= place
        return False

    def close(self) -> None:
        """End the walk over the rows, and note what it has met."""
        self._decided.close()
        found, ledger = self._log.ledger, self._ledger
        ledger.seen_threads |= found.seen_threads
        ledger.seen_users |= found.seen_users
        ledger.unknown_threads += found.unknown_threads
        ledger.asked.events.update(found.asked.events)
