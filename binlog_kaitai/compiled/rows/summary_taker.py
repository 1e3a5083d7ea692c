"""Counts the rows of work items, and what else transactions have; delivers what a teller makes of these."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from binlog_kaitai.arrow.constants import Integers, UnsoundError
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.row_change import RowChange, Transaction
from binlog_kaitai.changes.signals import LOADS, completes_xa, signal_of
from binlog_kaitai.changes.sound_rows import sound_rows
from binlog_kaitai.changes.transactions import AUTOCOMMITTED, IS_COMMITTED, STATEMENT
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.handlers import SAID_EVENTS
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.counted_table import CountedTable
from binlog_kaitai.compiled.rows.table_names import TableNames
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.rows.tallies import KINDS, Tallies, number_of
from binlog_kaitai.compiled.rows.told import Teller
from binlog_kaitai.compiled.rows.work_items import ItemTaker
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event, QueryEvent, RowsEvent, RowsQueryEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table

__all__ = ["SummaryTaker"]


P = TypeVar("P")


class SummaryTaker(ItemTaker[CountedTable, P]):
    """Counts what work items have; see `ItemTaker`.

    Args:
        context: where they stand.
        registry: the tables.
        decoder: for what the loops leave over.
        ledger: counts rows.
        leave_uncounted: told of tables whose rows cannot be counted, and why.
        names: of the tables.
        tell: returns what makes something of the transactions that are counted.
    """

    def __init__(
        self,
        context: Context,
        registry: TableRegistry[CountedTable],
        decoder: EventDecoder,
        ledger: FileLedger,
        leave_uncounted: Callable[[str, BinlogError], None],
        names: TableNames,
        tell: Callable[[Tallies], Teller[P]],
    ) -> None:
        super().__init__(context, registry, decoder, ledger)
        self._leave_uncounted = leave_uncounted
        self.on_pause: Callable[[], None] = lambda: None
        """Told where a stream has no more just now."""
        self.follows_events = True
        self._cut: list[P] | None = None
        """What becomes of the transactions before the one of which nothing more is taken."""
        self._tallies = Tallies(context, names, ledger.file, self._text_of)
        self._teller = tell(self._tallies)
        for event_type in SAID_EVENTS:
            context.handlers[event_type] = s.SAID

    def _text_of(self, number: int) -> str:
        """Return the statement of a work item."""
        body = self._decoder.body(self._frame_of(self._context.items[number]))
        return body.query if isinstance(body, QueryEvent | RowsQueryEvent) else ""

    @property
    def waits(self) -> bool:
        """What is chosen by the end of its transaction has to wait for that."""
        return self.choice is not None

    def _up_to(self, last: int) -> Iterator[P]:
        """Yield what becomes of the transactions up to one."""
        yield from self._teller.up_to(last)
        self._forget()

    def _forget(self) -> None:
        """Forget what was delivered."""
        self._tallies.drop()
        if self.choice is not None:
            self.choice.num_statements += self._tallies.num_loads
            self._tallies.num_loads = 0

    def _number(self, index: int) -> int:
        """Return the number of a transaction, given that among those of the walk."""
        return number_of(self._context, index)

    def cut(self, number: int) -> None:
        """See that nothing more is taken of a transaction, the one with this number among those of the walk."""
        self._cut = self._teller.kept(self._number(number) - 1)
        self._forget()

    def finish(self) -> Iterator[P]:
        """Deliver all that waits."""
        record = self._context.record
        if self._cut is not None:
            yield from self._cut
            self._cut.clear()
        elif record[s.C_STATE] & AUTOCOMMITTED:
            self._context.trx(int(record[s.C_TRX]))[s.T_OUTCOME] = IS_COMMITTED
        yield from self._up_to(self._number(int(record[s.C_TRX])))
        yield from self._deliver_all()

    def emit_full(self) -> Iterator[P]:
        """Deliver what has ended."""
        return self._up_to(self._number(int(self._context.record[s.C_TRX])) - 1)

    def emit_complete(self) -> Iterator[P]:
        """Say that all was delivered that is complete."""
        self.on_pause()
        yield from ()

    def _deliver_all(self) -> Iterator[P]:
        self._registry.take_counts(self._ledger.rows)
        yield from ()

    def _add(self, change: RowChange) -> Iterator[P]:
        raise AssertionError("rows are counted without changes")

    def _make_room(self, answer: int, item: Integers) -> Iterator[P]:
        yield from self._up_to(self._number(int(item[s.I_TRX])) - 1)
        if self._tallies.is_full:
            self._tallies.make_room()

    def _work(self, item: Integers) -> Iterator[P]:
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
                text, about = str(getattr(event.body, "query", "LOAD DATA")), self._about(item, event)
                is_wanted = self._wants_load(found, number)
                self._tallies.add_load(self._number(number), text, found.counted, is_wanted, about)
        elif isinstance(event.body, QueryEvent) and not self._context.trx(number)[s.T_KNOWN] & s.IS_NOT_DONE:
            is_end = completes_xa(event)
            is_named = self._registry.has_names and is_end
            wanted = (signal_of(event) == STATEMENT or is_end) and not is_named and self._is_chosen(found, number)
            if wanted or is_end:
                self._note(item, s.ALONE if is_end else s.MEMBER, event.body.query, event, is_wanted=wanted)

    def _wants_load(self, found: Statement, number: int) -> bool | None:
        """Return whether a LOAD DATA is wanted, None where that something else of its transaction is wanted decides."""
        choice = self.choice
        if choice is None or not choice.chooses_rows:
            return self._is_chosen(found, number)
        return None if choice.is_of_wanted(number) else False

    def _note(
        self, item: Integers, kind: int, text: str, event: Event | None = None, *, is_wanted: bool = True
    ) -> None:
        """Note a statement that Python has met."""
        number = self._number(int(item[s.I_TRX]))
        self._tallies.add_text(number, kind, text, is_wanted=is_wanted, about=self._about(item, event))

    def _about(self, item: Integers, event: Event | None) -> tuple[int, int, int]:
        """Return time, server and connection of an event."""
        time, server = (0, 0) if event is None else (event.header.timestamp, event.header.server_id)
        return time, server, int(item[s.I_THREAD])

    def _see(self, found: Statement, number: int) -> None:
        """Pass over a statement that is not taken any more: it is not counted."""

    def _rows_of(
        self, frame: Frame, body: RowsEvent, table: Table | None, transaction: Transaction, first: int
    ) -> Iterator[P]:
        header, item = frame.header, self._context.item_at_hand()
        number = self._number(int(item[s.I_TRX]))
        about, kind = (header.timestamp, header.server_id, int(item[s.I_THREAD])), KINDS[body.operation]
        name = None if table is None else f"{table.database}.{table.name}"
        try:
            count = self._num_rows(frame, body, table)
        except BinlogError as error:
            self._tallies.add_rows(number, None, kind, 0, header.event_size, about)
            raise UnsoundError(frame.position) from error
        if name is not None:
            self.fallbacks[name] += 1
            if count:
                self._ledger.rows[name, body.operation] += count
        self._tallies.add_rows(number, name, kind, count, header.event_size, about)
        yield from ()

    def _num_rows(self, frame: Frame, body: RowsEvent, table: Table | None) -> int:
        """Return the number of rows of an event; 0 where that cannot be known without the definition of the table.
        Raises BinlogError."""
        if table is not None and any(column.digits_assumed for column in table.columns):
            try:
                return sum(1 for _ in body.rows)
            except BinlogError as error:
                self._leave_uncounted(f"{table.database}.{table.name}", error)
                return 0
        return sum(1 for _ in sound_rows(body.rows, self._place(frame), self.on_lost))
