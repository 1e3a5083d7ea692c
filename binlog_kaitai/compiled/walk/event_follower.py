"""The events that Python takes in the place of the loops: which are wanted, counted, and kept as work."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai.changes.filters import Filter, GtidGate
from binlog_kaitai.changes.row_change import OnStatement
from binlog_kaitai.changes.signals import LOADS, OF_PREPARED, is_alone, signal_of
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.handlers import GTID_EVENTS
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.walk.answers import follow_event, take_weight
from binlog_kaitai.compiled.walk.range import Range
from binlog_kaitai.compiled.walk.work import OddRows, Sign, Statement
from binlog_kaitai.compiled.walk.work_list import WorkList
from binlog_kaitai.events.model import Event, QueryEvent, RowsEvent, TableMapEvent, TransactionPayloadEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.reading.log_rules import LogRules

__all__ = ["EventFollower"]


class EventFollower:
    """Follows events in the record of the loops.

    Args:
        context: holds the record.
        work: takes what is left for Python.
        decoded: returns the event of a frame, and those in its payload.
        filter: what is wanted.
        range: where that ends.
    """

    def __init__(
        self,
        context: Context,
        work: WorkList,
        decoded: Callable[[Frame], Iterator[tuple[Frame, Event]]],
        filter: Filter | None,
        range: Range,
    ) -> None:
        self._context, self._work, self._decoded, self._filter, self._range = context, work, decoded, filter, range
        self.heeds_definitions = False
        """Tell where a statement may have changed the definition of tables."""
        self.kept: tuple[type, ...] = ()
        """Bodies of events that become work items though they are no rows."""
        self.num_statements = 0
        """Statements that stand for themselves and are wanted."""
        self.counts_statements = True
        """Else who takes the work items counts them."""
        self.on_statement: OnStatement | None = None
        """Told of statements, and of what is said of prepared transactions."""
        self.rules: LogRules | None = None
        """Look at each event."""
        self.on_database: Callable[[str], None] = lambda name: None
        """Told of the database of each statement."""
        self.maps: dict[int, bytes] = {}
        """Table maps of the event of the log at hand, by number: headers and bodies."""
        self._gate = GtidGate(filter) if filter else None
        if self._gate:
            context.record[C.wanted.gate] = self._gate.is_open

    def state(self) -> tuple[bool, bool] | None:
        """Return what is known besides the context's record."""
        return (self._gate.is_open, self._gate.has_begun) if self._gate else None

    def set_state(self, state: tuple[bool, bool] | None) -> None:
        """Know again what was known."""
        if self._gate and state:
            self._gate.is_open, self._gate.has_begun = state

    def take(self, frame: Frame) -> TransactionPayloadEvent | None:
        """Follow an event, and note its work items; returns the payload that it has. Raises BinlogError."""
        number, payload = int(self._context.record[C.trxs.open]), None
        if frame.header.event_type in GTID_EVENTS and not self._context.trxs[number][r.Trx.used]:
            self._context.run(s.BEGIN_ANEW)  # which the loops may have read
        for inner, event in self._decoded(frame):
            self._follow(inner, event)
            payload = event.body if isinstance(event.body, TransactionPayloadEvent) else None
        return payload

    def _follow(self, frame: Frame, event: Event) -> None:
        """Follow an event, which may become a work item."""
        signal, wanted, record = signal_of(event), self.is_wanted(event), self._context.record
        if isinstance(event.body, QueryEvent):
            self.on_database(event.body.database)
        if self.rules is not None:
            self.rules.take(frame, event, signal, int(record[C.trxs.state]))
        number = follow_event(self._context, event, signal)
        self._count(event, signal, number, wanted=wanted)
        if frame.header.event_type in GTID_EVENTS and wanted:
            self._context.trxs[number][r.Trx.known] |= s.HAS_WANTED_GTID
        if isinstance(event.body, TableMapEvent):
            self.maps[event.body.table.table_id] = frame.header_and_body
        elif isinstance(event.body, RowsEvent):
            self._keep_rows(frame, event.body, number, wanted=wanted)
            if event.body.is_end_of_statement:
                record[C.said.now] = 0
        if self.heeds_definitions and isinstance(event.body, QueryEvent):
            self._work.add(Sign.DEFINED, number)
        if isinstance(event.body, self.kept):
            self._context.trxs[number][r.Trx.used] = 1
            is_load = wanted and bool(record[C.tallies.list]) and isinstance(event.body, LOADS)
            counted = take_weight(self._context, number) if is_load else None
            self._work.add(Statement(frame, event, wanted, counted), number, size=frame.header.event_size)

    def _count(self, event: Event, signal: int, number: int, *, wanted: bool) -> None:
        """Count a statement, and tell of it; for an undo, and where transactions are counted, none that is not done."""
        record = self._context.record
        needs_done = record[C.tallies.list] or record[C.undo.is_on]
        is_counted = not (needs_done and self._context.trxs[number][r.Trx.known] & s.IS_NOT_DONE)
        is_statement = is_counted and is_alone(event, signal)
        self.num_statements += wanted and is_statement and self.counts_statements
        if self.on_statement is not None and (is_statement or signal in OF_PREPARED):
            self.on_statement(event, self._context.trxs.read(number), wanted)

    def _keep_rows(self, frame: Frame, body: RowsEvent, number: int, *, wanted: bool) -> None:
        """Keep rows that are wanted, or that stand among such."""
        record = self._context.record
        if wanted and record[C.undo.others]:
            record[C.undo.others] = s.ALL_OTHERS
        if wanted or record[C.undo.others] == s.ALL_OTHERS:
            trx = self._context.trxs[number]
            trx[r.Trx.known] |= s.HAS_THREAD_OF_ROWS if trx[r.Trx.known] & s.HAS_THREAD_ID else 0
            signal = int(trx[r.Trx.known] & s.HAS_THREAD_OF_ROWS)
            rows = OddRows(frame, body.table, self.maps.get(body.table_id))
            self._work.add(rows, number, signal, wanted=wanted, size=frame.header.event_size)
        elif body.is_end_of_statement:
            record[C.tables.ended] = 1

    def is_wanted(self, event: Event) -> bool:
        """Return whether an event may be wanted; called for every event that Python takes, in order."""
        if self._gate is None or self._filter is None:
            return not self._context.record[C.limits.is_past]
        record = self._context.record
        self._range.see(event)
        self._gate.has_begun = self._gate.has_begun or not record[C.limits.start_time]
        self._gate.is_open = bool(record[C.wanted.gate])
        passes = self._gate.passes(event)
        record[C.wanted.gate] = self._gate.is_open
        if self._gate.has_begun:
            record[C.limits.start_time] = 0
        return passes and not record[C.limits.is_past] and self._filter.event(event)
