"""Counts the rows of the transactions that the fast loops take, and leaves all else to the object path."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.assembler import Transaction
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.summaries import MOST_STATEMENT, SeenEvents, SummaryVisitor, TransactionSummary
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.counting_taker import CountedTable, CountingTaker
from binlog_kaitai.compiled.rows.others import Others, Place
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.frames import Frame

__all__ = ["SummaryOthers", "SummaryTaker"]

_ROOM_TALLIES = 1 << 12
_MICROS = 1_000_000
_Type = layout.EventType
_SAID = (_Type.rows_query_log_event, _Type.annotate_rows_event)
_NAMES = {s.INSERT: OPERATIONS[0], s.UPDATE: OPERATIONS[1], s.DELETE: OPERATIONS[2]}


class SummaryOthers(Others[SummaryVisitor]):
    """Counts what the loops do not take."""

    partial: TransactionSummary | None = None
    """What the loops have counted of the transaction in which the object path goes on."""

    told: str | None = None
    """The statement of the rows of that transaction."""
    num_statements = 0
    """Statements that are not rows."""

    def take(self, frame: Frame, event: Event, wanted: bool) -> Iterator[TransactionSummary]:
        """Take the next event."""
        ledger = self.visitor.ledger
        before = ledger.statements
        yield from super().take(frame, event, wanted)
        self.num_statements += ledger.statements - before

    def go_on(self, transaction: Transaction, place: Place) -> None:
        """Go on in a transaction."""
        super().go_on(transaction, place)
        self.weigh(place.trx)
        self.visitor.seen.said, self.told = self.told, None
        self.visitor.open, self.partial = self.partial if place.is_begun else None, None

    def weigh(self, trx: list[int] | Integers) -> None:
        """Know what the loops know of the events of a transaction so far."""
        seen = self.visitor.seen = SeenEvents()
        if trx[s.T_BYTES_STORED]:
            seen.first, seen.last = (trx[s.T_BEGIN], trx[s.T_FIRST_TIME]), trx[s.T_END_TIME]
            seen.stop, seen.bytes, seen.inflated_bytes = trx[s.T_STOP], trx[s.T_BYTES_STORED], trx[s.T_BYTES_INFLATED]
            if trx[s.T_KNOWN] & s.HAS_COMMIT_TIMES:
                seen.commit = trx[s.T_IMMEDIATE] / _MICROS


class SummaryTaker(CountingTaker[TransactionSummary]):
    """Counts the rows of work items; see `ItemTaker`."""

    def __init__(
        self,
        context: Context,
        registry: TableRegistry[CountedTable],
        decoder: EventDecoder,
        ledger: FileLedger,
        others: SummaryOthers,
    ) -> None:
        super().__init__(context, registry, decoder, ledger)
        self._others = others
        self._tallies = memory.records(_ROOM_TALLIES, s.TA_SIZE)
        self._counted: dict[int, list[Any]] = {}
        """What was counted of each transaction, by its number: records, with names in place of the tables."""
        self._said: dict[int, str] = {}
        record = context.record
        record[s.C_TALLIES], record[s.C_ROOM_TALLIES] = memory.address(self._tallies), _ROOM_TALLIES
        record[s.C_ONLY_BEGUN] = 1
        for event_type in _SAID:
            context.handlers[event_type] = s.SAID

    def _drain(self) -> None:
        """Take what the loops have counted."""
        record, stores, counted = self._context.record, self._registry.stores, self._counted
        size = s.TA_SIZE
        slots: list[Any] = self._tallies.slots[: record[s.C_NUM_TALLIES] * size].tolist()
        for start in range(0, len(slots), size):
            tally = slots[start : start + size]
            tally[s.TA_STORE] = stores[tally[s.TA_STORE]].name
            number = tally[s.TA_TRX]
            if number in counted:
                counted[number].append(tally)
            else:
                counted[number] = [tally]
        record[s.C_NUM_TALLIES] = record[s.C_FIRST_TALLY] = 0

    def _ended(self) -> Iterator[TransactionSummary]:
        """Yield the transactions that have ended."""
        self._drain()
        record = self._context.record
        end = record[s.C_TRX_BASE] + record[s.C_TRX]
        for number in [number for number in self._counted if number <= end]:
            yield self._summary(number)

    def _summary(self, number: int) -> TransactionSummary:
        """Return what is known of a transaction, which is counted from 1."""
        index = number - 1 - self._context.record[s.C_TRX_BASE]
        trx, tallies = self._context.trx(index).tolist(), self._counted.pop(number)
        known, rows, row_bytes = trx[s.T_KNOWN], Counter[tuple[str, str]](), Counter[tuple[str, str]]()
        start = trx[s.T_FIRST_TIME]
        for _, table, kind, count, size, time, _ in tallies:
            key = table, _NAMES[kind]
            rows[key] = rows.get(key, 0) + count
            row_bytes[key] = row_bytes.get(key, 0) + size
            start = time if time < start else start
        return TransactionSummary(
            self._file,
            trx[s.T_BEGIN],
            self._context.gtid(index),
            trx[s.T_THREAD_ID] if known & s.HAS_THREAD_OF_ROWS else None,
            tallies[0][s.TA_SERVER],
            start,
            trx[s.T_IMMEDIATE] / _MICROS if known & s.HAS_COMMIT_TIMES else trx[s.T_END_TIME],
            "commit",
            trx[s.T_BYTES_STORED],
            trx[s.T_BYTES_INFLATED],
            trx[s.T_STOP],
            rows,
            row_bytes,
            self._said.pop(number, None) if self._said else None,
        )

    def _number(self) -> int:
        """The transaction whose rows come next."""
        return int(self._context.record[s.C_TRX_BASE]) + self._next_transaction() + 1

    def is_begun(self) -> bool:
        """Return whether rows were counted of the transaction whose rows come next."""
        self._drain()
        return self._number() in self._counted

    def end_script(self, *, is_begun: bool) -> Iterator[TransactionSummary]:
        """Deliver all before the object path goes on, in a transaction that has begun, or before one."""
        number = self._number()
        said = self._said.get(number)
        if is_begun:
            self._others.partial = self._summary(number)
        self._others.told = said
        yield from self._ended()
        self._said.clear()

    def finish(self) -> Iterator[TransactionSummary]:
        """Deliver all that waits."""
        yield from self._ended()
        yield from self._deliver_all()

    def _deliver_all(self) -> Iterator[TransactionSummary]:
        self._drain()
        yield from super()._deliver_all()

    def emit_full(self) -> Iterator[TransactionSummary]:
        """Deliver what has ended."""
        return self._ended()

    def _make_room(self, answer: int, item: Integers) -> Iterator[TransactionSummary]:
        yield from super()._make_room(answer, item)
        self._drain()

    def _work(self, item: Integers) -> Iterator[TransactionSummary]:
        if item[s.I_KIND] == s.SAID:
            text = self._note_statement(item)
            number = int(self._context.record[s.C_TRX_BASE] + item[s.I_TRX] + 1)
            if text is not None:
                self._said.setdefault(number, text[:MOST_STATEMENT])
            self._context.next_item()
        else:
            yield from super()._work(item)

    def _statement(self, found: Statement, number: int) -> Iterator[TransactionSummary]:
        yield from self._ended()
        self._others.weigh(self._context.trx(number))
        yield from self._others.statement_lines(found)
