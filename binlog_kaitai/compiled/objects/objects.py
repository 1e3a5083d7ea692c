"""Row changes as Python objects where Python decodes the rows, in the place where the walk of the fast loops has found
and chosen them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Generic, Protocol, TypeVar

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.row_change import RowChange, RowsPlace, Transaction
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.objects.told_before import ToldBefore
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.sink import Answers, FoundRows, When
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.events.model import Event, QueryEvent, Rows, RowsEvent, RowsQueryEvent
from binlog_kaitai.log.frames import Frame

__all__ = ["AsTheyAre", "ChangeSink", "ObjectSink", "statements_told"]

P = TypeVar("P")
Q = TypeVar("Q", covariant=True)


class ChangeSink(Protocol[Q]):
    """Makes something of row changes and of statements."""

    def take(self, change: RowChange) -> Iterable[Q]:
        """Return what is made of a change, and of what came before it."""

    def note(self, event: Event, transaction: Transaction, wanted: bool) -> None:
        """Take note of a statement; see `OnStatement`."""

    def rest(self) -> Iterable[Q]:
        """Return what is made of the statements after the last change."""


class AsTheyAre:
    """Makes changes of changes."""

    def take(self, change: RowChange) -> Iterable[RowChange]:
        """Return it."""
        return (change,)

    def note(self, event: Event, transaction: Transaction, wanted: bool) -> None:
        """Pass over a statement."""

    def rest(self) -> Iterable[RowChange]:
        """Return nothing."""
        return ()


class ObjectSink(Generic[P]):
    """Has a `ChangeSink` take rows as Python objects.

    Args:
        items: the work items.
        changes: takes the changes.
        told: knows the statements of rows, where they are asked for.
        looks_anew: has the loops look for the rows that fit now; returns whether those are others than before.
    """

    def __init__(
        self,
        items: Items,
        changes: ChangeSink[P],
        told: ToldBefore | None = None,
        looks_anew: Callable[[], bool] = lambda: False,
    ) -> None:
        self._items, self._context, self._changes = items, items.context, changes
        self._told, self._looks_anew = told, looks_anew
        self._fits_others = False
        """Others rows fit than before the last one."""

    def register(self, answers: Answers[P]) -> None:
        """Put in what has no rows, and rows that fit."""
        if self._told is not None:
            answers.place = partial(self._place, answers.place, self._told)
        answers.to_loops[s.FITS] = partial(self._take_fitting, answers)
        answers.of_kinds[s.MEMBER], answers.of_kinds[Statement] = self._member, self._statement

    def deliver(self, when: When) -> Iterator[P]:
        """Deliver nothing but at the end: bytes are about to be dropped."""
        if when is When.PIECE and self._told is not None:
            self._told.keep()
        if when is When.TABLES or when is When.LOG:
            self._items.registry.definitions.take_counts(self._items.ledger.rows)
        if when is When.LOG:
            yield from self._changes.rest()

    def rows(self, found: FoundRows) -> Iterator[P]:
        """Take rows that Python decodes."""
        yield from self._items.take_changes(found, self._changes.take)
        self._fits_others = self._looks_anew()

    def _place(self, common: Callable[[Frame], RowsPlace], told: ToldBefore, frame: Frame) -> RowsPlace:
        """Return the place of the rows event at hand, with what is told before it."""
        number = int(self._context.items.at_hand()[r.Item.trx])
        return replace(common(frame), query=told.statement(number), user=told.user(number))

    def _take_fitting(self, answers: Answers[P], item: Integers) -> Iterator[P]:
        """Take the rows of an event that fit."""
        answers.settle()
        frame = self._items.frame_of(item)
        event = self._items.decoder.rows_found(frame, self._items.registry.find)
        body = event.body
        assert isinstance(body, RowsEvent)
        assert body.table is not None
        chosen = self._items.wanted_rows(frame, event, int(item[r.Item.trx]))
        found = FoundRows(frame, body, body.table, int(item[r.Item.trx]), 0, answers.place(frame))
        yield from self._fitting(found, None if chosen is None else chosen.rows)
        if body.is_end_of_statement:
            self._items.registry.end_statement()
        self._context.items.go_on()
        answers.settle()

    def _fitting(self, found: FoundRows, wanted: Rows | None) -> Iterator[P]:
        """Take the rows of an event that fit, where the wanted ones are; where others fit after one of them, all that
        are left."""
        body, table = found.body, found.table
        assert table is not None

        def some(rows: range) -> Iterator[P]:
            only = frozenset() if wanted is None else wanted.only
            only = frozenset(rows) if only is None else only.intersection(rows)
            limited = replace(body, rows=body.rows.limited(only))
            return self.rows(found._replace(body=limited, first=rows.start))

        record, counts = self._context.record, self._items.ledger.rows
        first, count, is_single = (
            int(record[C.sieve.row]),
            int(record[C.sieve.num_sifted]),
            record[C.sieve.num_fit] == 1,
        )
        name = f"{table.database}.{table.name}", body.operation
        counts[name] += first
        yield from some(range(first, first + 1 if is_single else count))
        if is_single and self._fits_others:
            yield from some(range(first + 1, count))
        elif is_single:
            counts[name] += count - first - 1

    def _statement(self, item: Integers) -> Iterator[P]:
        work, number = self._items.statement_of(item), int(item[r.Item.trx])
        if self._told is not None:
            self._told.note(work.event.body, number)
        is_said = isinstance(work.event.body, RowsQueryEvent)
        is_chosen = not is_said and self._items.is_chosen(work, number)
        if is_chosen and not self._context.trxs[number][r.Trx.known] & s.IS_NOT_DONE:
            yield from self._note(work.event, number)

    def _member(self, item: Integers) -> Iterator[P]:
        yield from self._note(self._items.decoder.decode(self._items.frame_of(item)), int(item[r.Item.trx]))

    def _note(self, event: Event, number: int) -> Iterator[P]:
        self._changes.note(event, self._context.trxs.read(number), True)
        yield from self._changes.rest()


def statements_told(rows: RowWalk, items: Items) -> ToldBefore:
    """Have the statements of rows kept, and those that may end the lives of rows noted."""
    told = ToldBefore(items.context, items.decoder, lambda: items.form)
    items.context.record[C.members.made_of] = s.ENDING_MEMBERS
    rows.walk.walker.events.kept += QueryEvent, RowsQueryEvent
    return told
