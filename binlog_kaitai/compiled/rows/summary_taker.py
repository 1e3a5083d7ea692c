"""Counts the rows of work items, and what else transactions have; delivers their summaries, or sums over them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import Integers, UnsoundError
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.row_change import RowChange, Transaction
from binlog_kaitai.changes.signals import LOADS, completes_xa, signal_of
from binlog_kaitai.changes.summaries import MOST_STATEMENT, SeenEvents, SummaryVisitor, TransactionSummary
from binlog_kaitai.changes.transactions import AUTOCOMMITTED, IS_COMMITTED, STATEMENT
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.handlers import SAID_EVENTS
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.rows.counting_taker import CountedTable
from binlog_kaitai.compiled.rows.others import Others, OthersTaker, Place
from binlog_kaitai.compiled.rows.sums import Sums
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.rows.tallies import KINDS, LOAD, Tallies
from binlog_kaitai.compiled.rows.work_items import ItemTaker
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event, QueryEvent, RowsEvent, RowsQueryEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table

__all__ = ["SummaryOthers", "SummaryTaker"]

_MICROS = 1_000_000
_Type = layout.EventType


class SummaryOthers(Others[SummaryVisitor]):
    """Counts where the loops cannot go on, for the log is damaged."""

    partial: TransactionSummary | None = None
    """What the loops have counted of the transaction in which the object path goes on."""

    told: str | None = None
    """The statement of the rows of that transaction."""
    num_statements = 0
    """Statements that are not rows."""
    _has_ended = False
    """That transaction has ended with its last rows."""

    def take(self, frame: Frame, event: Event, wanted: bool) -> Iterator[TransactionSummary]:
        """Take the next event."""
        yield from self._ended()
        ledger = self.visitor.ledger
        before = ledger.statements
        yield from super().take(frame, event, wanted)
        self.num_statements += ledger.statements - before

    def end(self) -> Iterator[TransactionSummary]:
        """End what is open at the end of the log."""
        yield from self._ended()
        yield from super().end()

    def go_on(self, transaction: Transaction, place: Place) -> None:
        """Go on in a transaction."""
        super().go_on(transaction, place)
        self._has_ended = bool(place.state & AUTOCOMMITTED)
        trx, seen = place.trx, SeenEvents()
        if trx[s.T_FIRST_AT]:
            seen.first, seen.last = (trx[s.T_FIRST_AT], trx[s.T_FIRST_TIME]), trx[s.T_LAST_TIME]
            seen.stop, seen.bytes, seen.inflated_bytes = trx[s.T_STOP], trx[s.T_BYTES_STORED], trx[s.T_BYTES_INFLATED]
            if trx[s.T_KNOWN] & s.HAS_COMMIT_TIMES:
                seen.commit = trx[s.T_IMMEDIATE] / _MICROS
        seen.said, self.told = self.told, None
        self.visitor.seen = seen
        self.visitor.open, self.partial = self.partial if place.is_begun else None, None

    def _ended(self) -> Iterator[TransactionSummary]:
        if self._has_ended:
            self._has_ended = False
            yield from self.visitor.end("commit")


class SummaryTaker(ItemTaker[CountedTable, TransactionSummary], OthersTaker):
    """Counts what work items have; see `ItemTaker`.

    Args:
        context: where they stand.
        registry: the tables.
        decoder: for what the loops leave over.
        ledger: counts rows.
        others: goes on where the log is damaged.
        leave_uncounted: told of tables whose rows cannot be counted, and why.
        sums: takes the transactions; without it all are delivered.
    """

    def __init__(
        self,
        context: Context,
        registry: TableRegistry[CountedTable],
        decoder: EventDecoder,
        ledger: FileLedger,
        others: SummaryOthers,
        leave_uncounted: Callable[[str, BinlogError], None],
        sums: Sums | None = None,
    ) -> None:
        super().__init__(context, registry, decoder, ledger)
        self._others, self._leave_uncounted, self._sums = others, leave_uncounted, sums
        self.on_pause: Callable[[], None] = lambda: None
        """Told where a stream has no more just now."""
        self._tallies = Tallies(context, registry, ledger.file, self._text_of)
        context.record[s.C_MEMBERS] = 1
        for event_type in SAID_EVENTS:
            context.handlers[event_type] = s.SAID

    def _text_of(self, number: int) -> str:
        """Return the statement of a work item."""
        body = self._decoder.body(self._frame_of(self._context.items[number]))
        return body.query if isinstance(body, QueryEvent | RowsQueryEvent) else ""

    def _ended(self, *, with_open: bool = False) -> Iterator[TransactionSummary]:
        """Yield the transactions that have ended, but for those that were summed up."""
        numbers = self._tallies.ended(with_open=with_open)
        if self._sums is not None:
            numbers = self._sums.add(self._context, self._tallies, numbers)
        for number in numbers:
            if self._tallies.needs_object(number):
                yield from self._tallies.summaries(number)
            elif (summary := self._tallies.summary(number)) is not None:
                yield summary
        self._tallies.keep_texts()
        if self.choice is not None:
            self.choice.num_statements += self._tallies.num_loads
            self._tallies.num_loads = 0

    def _number(self, item: Integers | None = None) -> int:
        """Return the number of the transaction of a work item, without it of that whose rows come next."""
        number = self._next_transaction() if item is None else int(item[s.I_TRX])
        return int(self._context.record[s.C_TRX_BASE]) + number + 1

    def is_begun(self) -> bool:
        """Return whether something was counted of the transaction whose rows come next."""
        return self._tallies.has_begun(self._number())

    def end_script(self, *, is_begun: bool) -> Iterator[TransactionSummary]:
        """Deliver all before the object path goes on, in a transaction that has begun, or before one."""
        number = self._number()
        self._others.told = self._tallies.said(number)
        found = list(self._tallies.summaries(number)) if number in self._tallies.found else []
        if is_begun:
            self._others.partial = found.pop()
        yield from self._ended()
        yield from found

    def say(self, lines: Iterator[TransactionSummary]) -> Iterator[TransactionSummary]:
        """Deliver what the object path makes."""
        return lines

    def lend_session(self) -> None:
        """There is none."""

    def finish(self) -> Iterator[TransactionSummary]:
        """Deliver all that waits."""
        record = self._context.record
        if record[s.C_STATE] & AUTOCOMMITTED:
            self._context.trx(int(record[s.C_TRX]))[s.T_OUTCOME] = IS_COMMITTED
        yield from self._ended(with_open=True)
        yield from self._deliver_all()

    def emit_full(self) -> Iterator[TransactionSummary]:
        """Deliver what has ended."""
        return self._ended()

    def emit_complete(self) -> Iterator[TransactionSummary]:
        """Say that all was delivered that is complete."""
        self.on_pause()
        yield from ()

    def _deliver_all(self) -> Iterator[TransactionSummary]:
        self._tallies.drain()
        self._registry.take_counts(self._ledger.rows)
        yield from ()

    def _add(self, change: RowChange) -> Iterator[TransactionSummary]:
        raise AssertionError("rows are counted without changes")

    def _make_room(self, answer: int, item: Integers) -> Iterator[TransactionSummary]:
        self._tallies.drain()
        yield from ()

    def _work(self, item: Integers) -> Iterator[TransactionSummary]:
        if item[s.I_KIND] == s.SAID:
            text = self._note_statement(item)
            if text is not None:
                self._note(item, s.SAID, text)
        elif item[s.I_KIND] == s.MEMBER:
            frame = self._frame_of(item)
            self._count_statement(Statement(frame, self._decoder.decode(frame), bool(item[s.I_IS_WANTED])), item)
        else:
            work = self.by_python[int(item[s.I_BODY])]
            if not isinstance(work, Statement):
                self._tallies.keep_texts()  # their events may be in another format than what comes
                yield from super()._work(item)
                return
            del self.by_python[int(item[s.I_BODY])]
            self._count_statement(work, item)
        self._context.next_item()
        self._settle()

    def _count_statement(self, found: Statement, item: Integers) -> None:
        """Count a statement, or a LOAD DATA."""
        event, number = found.event, int(item[s.I_TRX])
        if isinstance(event.body, RowsQueryEvent):
            self._note_said(item, event.body)
            self._note(item, s.SAID, event.body.query)
        elif isinstance(event.body, LOADS):
            if found.wanted:
                text = str(getattr(event.body, "query", "LOAD DATA"))
                self._note(item, LOAD, text, event, found.counted, self._wants_load(found, number))
        elif isinstance(event.body, QueryEvent) and not self._context.trx(number)[s.T_KNOWN] & s.IS_NOT_DONE:
            is_end = completes_xa(event)
            is_named = self._registry.has_names and is_end
            wanted = (signal_of(event) == STATEMENT or is_end) and not is_named and self._is_chosen(found, number)
            if wanted or is_end:
                kind, count = s.ALONE if is_end else s.MEMBER, 0 if wanted else ra.NOT_WANTED
                self._note(item, kind, event.body.query, event, count)

    def _wants_load(self, found: Statement, number: int) -> bool | None:
        """Return whether a LOAD DATA is wanted, None where that something else of its transaction is wanted decides."""
        choice = self.choice
        if choice is None or not choice.chooses_rows:
            return self._is_chosen(found, number)
        return None if choice.is_of_wanted(number) else False

    def _note(
        self,
        item: Integers,
        kind: int,
        text: str,
        event: Event | None = None,
        count: object = 0,
        size: int | None = 0,
    ) -> None:
        """Note what Python has counted."""
        header = None if event is None else event.header
        time, server = (0, 0) if header is None else (header.timestamp, header.server_id)
        text, thread = text[:MOST_STATEMENT], int(item[s.I_THREAD])
        self._tallies.add([self._number(item), text, kind, count, size, time, server, thread])

    def _rows_of(
        self, frame: Frame, body: RowsEvent, table: Table | None, transaction: Transaction, first: int
    ) -> Iterator[TransactionSummary]:
        name, count = None if table is None else f"{table.database}.{table.name}", 0
        try:
            count = sum(1 for _ in body.rows)
        except BinlogError as error:
            if table is None or name is None or not any(column.digits_assumed for column in table.columns):
                raise UnsoundError(frame.position) from error
            self._leave_uncounted(name, error)
        if name is not None:
            self.fallbacks[name] += 1
            if count:
                self._ledger.rows[name, body.operation] += count
        header, item = frame.header, self._context.items[int(self._context.record[s.C_NEXT])]
        numbers = header.event_size, header.timestamp, header.server_id, int(item[s.I_THREAD])
        self._tallies.add([self._number(item), name, KINDS[body.operation], count, *numbers])
        yield from ()
