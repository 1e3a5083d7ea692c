"""Row changes as Python objects, by the walk of the fast loops: they find, follow and choose, and Python decodes the
rows in their place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, Generic, Protocol, TypeVar

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.row_change import OnStatement, RowChange, RowsPlace, Transaction
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.handlers import COMPRESSED
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.table_record import TableRecord
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.rows.told_before import ToldBefore
from binlog_kaitai.compiled.rows.work_items import ItemTaker
from binlog_kaitai.compiled.walk.walker import Walker
from binlog_kaitai.compiled.walk.work import MEMBERS, Statement
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event, RowsEvent, RowsQueryEvent
from binlog_kaitai.events.statements import ENDING
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table

__all__ = ["ChangeSink", "ChangesReader", "ChangesTaker"]

P = TypeVar("P")
Q = TypeVar("Q", covariant=True)


_ENDING = re.compile("|".join(ENDING).encode(), re.IGNORECASE)
"""Spares decoding other statements that begin with a comment."""


class ChangeSink(Protocol[Q]):
    """Makes something of row changes and of statements."""

    def take(self, change: RowChange) -> Iterable[Q]:
        """Return what is made of a change, and of what came before it."""

    def note(self, event: Event, transaction: Transaction, wanted: bool) -> None:
        """Take note of a statement; see `OnStatement`."""

    def rest(self) -> Iterable[Q]:
        """Return what is made of the statements behind the last change."""


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


class ChangesTaker(ItemTaker[TableRecord, P], Generic[P]):
    """Has a sink take the changes of work items; see `ItemTaker`."""

    told: ToldBefore | None = None
    """Knows the statements behind rows, where they are asked for."""
    looks_anew: Callable[[], bool] | None = None
    """Has the loops look for the rows that fit now; returns whether those are others than before."""

    def __init__(
        self,
        context: Context,
        registry: TableRegistry[Any],
        decoder: EventDecoder,
        ledger: FileLedger,
        sink: ChangeSink[P],
    ) -> None:
        super().__init__(context, registry, decoder, ledger)
        self._sink = sink
        self._fits_others = False
        """Others rows fit than before the last one."""

    def keep_statements(self, walker: Walker) -> None:
        """Have the statements behind rows kept, and those that may end the lives of rows noted."""
        self.told = ToldBefore(self._context, self._decoder, lambda: self.form)
        self._context.record[s.C_MEMBERS] = s.ENDING_MEMBERS
        walker.kept += MEMBERS

    def _deliver_all(self) -> Iterator[P]:
        self._registry.take_counts(self._ledger.rows)
        yield from ()

    def finish(self) -> Iterator[P]:
        """Deliver all that waits."""
        yield from self._deliver_all()
        yield from self._sink.rest()

    def emit_full(self) -> Iterator[P]:
        """Deliver nothing: bytes are about to be dropped."""
        if self.told is not None:
            self.told.keep()
        yield from ()

    def _look_anew(self) -> bool:
        return self.looks_anew is not None and self.looks_anew()

    def _add(self, change: RowChange) -> Iterable[P]:
        return self._sink.take(change)

    def _place(self, frame: Frame) -> RowsPlace:
        place = super()._place(frame)
        if self.told is not None:
            number = self._next_transaction()
            return replace(place, query=self.told.statement(number), user=self.told.user(number))
        return place

    def _rows_of(
        self, frame: Frame, body: RowsEvent, table: Table | None, transaction: Transaction, first: int
    ) -> Iterator[P]:
        yield from super()._rows_of(frame, body, table, transaction, first)
        self._fits_others = self._look_anew()

    def _make_room(self, answer: int, item: Integers) -> Iterator[P]:
        assert answer == s.FITS
        self._settle()
        frame = self._frame_of(item)
        event = self._decoder.rows_found(frame, self._registry.find)
        body = event.body
        assert isinstance(body, RowsEvent)
        assert body.table is not None
        yield from self._fitting(frame, event, body, body.table, int(item[s.I_TRX]))
        if body.is_end_of_statement:
            self._registry.end_statement()
        self._context.next_item()
        self._settle()

    def _fitting(self, frame: Frame, event: Event, body: RowsEvent, table: Table, number: int) -> Iterator[P]:
        """Take the rows of an event that fit; where others do after one of them, all that are left. `number` is that of
        its transaction."""
        transaction, chosen = self._context.transaction(number), self._wanted_rows(frame, event, number)
        wanted = frozenset[int]() if chosen is None else chosen.rows.only

        def some(rows: range) -> Iterator[P]:
            only = frozenset(rows) if wanted is None else wanted.intersection(rows)
            limited = replace(body, rows=body.rows.limited(only))
            return self._rows_of(frame, limited, table, transaction, rows.start)

        record, counts = self._context.record, self._ledger.rows
        first, count, is_single = int(record[s.C_SIFTED_ROW]), int(record[s.C_NUM_SIFTED]), record[s.C_NUM_FIT] == 1
        name = f"{table.database}.{table.name}", body.operation
        counts[name] += first
        yield from some(range(first, first + 1 if is_single else count))
        if is_single and self._fits_others:
            yield from some(range(first + 1, count))
        elif is_single:
            counts[name] += count - first - 1

    def _statement(self, found: Statement, number: int) -> Iterator[P]:
        body = found.event.body
        if self.told is not None:
            self.told.note(body, number)
        if isinstance(body, RowsQueryEvent):
            yield from super()._statement(found, number)
        elif self._is_chosen(found, number) and not self._context.trx(number)[s.T_KNOWN] & s.IS_NOT_DONE:
            yield from self._note(found.event, number)

    def _member(self, item: Integers) -> Iterator[P]:
        frame = self._frame_of(item)
        if frame.header.event_type in COMPRESSED or _ENDING.search(frame.body):
            yield from self._note(self._decoder.decode(frame), int(item[s.I_TRX]))

    def _note(self, event: Event, number: int) -> Iterator[P]:
        self._sink.note(event, self._context.transaction(number), True)
        yield from self._sink.rest()


class ChangesReader(RowsReader):
    """Reads one log that can be read again; `changes` once, in order.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """

    note_statement: OnStatement | None = None
    """Told of statements while the changes are read, perhaps of one again; see `ChangeAssembler`."""

    def changes(self) -> Iterator[RowChange]:
        """Yield the row changes of the log, transaction by transaction; see `BinlogReader`."""
        rows, log = self._rows, self._log
        with rows.opened(on_statement=self.note_statement) as context:
            taker = ChangesTaker(context, rows.registry(_no_record), log.decoder, log.ledger, AsTheyAre())
            if log.options.with_query:
                taker.keep_statements(rows.walk.walker)
            yield from rows.changes(taker)
        log.refuse_unsupported()


def _no_record(table: Table) -> TableRecord | None:
    return None
