"""Scripts, and what undoes a log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.log_events import Chosen
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.transaction_reader import TransactionReader
from binlog_kaitai.changes.transaction_visitor import VisitedLog
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.events.model import Event, FormatDescriptionEvent, RowsEvent, TableMapEvent
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.inverted import table_map_bytes
from binlog_kaitai.sql.script import SqlVisitor
from binlog_kaitai.sql.script_visitor import Line
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.undo import UndoState
from binlog_kaitai.sql.undo_events import Inverter, place_of
from binlog_kaitai.sql.undo_records import EVENT, ROW
from binlog_kaitai.sql.undo_visitor import UndoVisitor

__all__ = ["BehindReader", "SqlReader", "UndoReader"]


class UndoReader(TransactionReader[Line]):
    """Reads one log and keeps what undoes its rows: `lines`. Its options must be SqlOptions.

    The log is read to its end, also behind the range, for rows that were changed again.
    """

    passes_damage = False

    def lines(self, state: UndoState) -> Iterator[Line]:
        """Return no lines. Raises CannotUndoError; a second pass raises RuntimeError."""
        log, visitor = self._log, self._visitor(state)
        if log.filter is None or state.include_conflicts:
            return self._visited(visitor)
        log.walk.read_on()
        return self._visited(visitor, log.chosen(up_to_end(log.filter, log.each(), visitor)))

    def keep_rows(self, state: UndoState) -> None:
        """Keep what undoes the rows of the log. Raises CannotUndoError; RuntimeError the second time."""
        for _ in self.lines(state):
            pass

    def _visitor(self, state: UndoState) -> UndoVisitor:
        return (UndoEventsVisitor if state.as_events else UndoVisitor)(self._log, state)


class UndoEventsVisitor(UndoVisitor):
    """Keeps the inverted events of rows; yields no lines. Raises CannotUndoError."""

    def __init__(self, log: VisitedLog, state: UndoState) -> None:
        super().__init__(log, state)
        self._maps: dict[int, bytes] = {}
        self._inverter = Inverter(self, log.decoder, self._maps.__getitem__)

    def on_event(self, event: Event, wanted: bool) -> None:
        """Keep the format of the log, and the table maps of a statement."""
        super().on_event(event, wanted)
        body = event.body
        if isinstance(body, FormatDescriptionEvent):
            self._maps.clear()
            self._inverter.see_format(event, self.frame)
        elif isinstance(body, TableMapEvent):
            self._maps[body.table.table_id] = table_map_bytes(self.frame)

    def keep(self, event: Event, body: RowsEvent, table: Table) -> None:
        """Keep the opposite of an event, and its rows."""
        state = self.state
        for number, row, data, numbers in self._inverter.inverted(event, body, table):
            if number is None:
                state.store.add_record(EVENT, data, *place_of(event))
                continue
            assert row is not None
            self.count(event, body)
            state.conflicts.watch(numbers)
            state.store.add_record(ROW, data, event.position, number, numbers)


def up_to_end(chosen: Filter, given: Chosen, visitor: UndoVisitor) -> Chosen:
    """Yield events, of which none is wanted from the end of a range on; the visitor knows where that is."""
    with closing(given) as events:
        for frame, event, wanted in events:
            if visitor.past_at is None and chosen.is_past(frame):
                visitor.past_at = event.position
            yield frame, event, wanted and visitor.past_at is None
            del frame, event


class SqlReader(TransactionReader[Line]):
    """Reads one log as a script: `lines`, or `pieces`. Its options must be SqlOptions."""

    def lines(self, state: ScriptState) -> Iterator[Line]:
        """Return the lines. A second pass raises RuntimeError."""
        return self._visited(SqlVisitor(self._log, state))

    def pieces(self, state: ScriptState) -> Iterator[memoryview]:
        """Yield the lines as bytes. Raises BinlogError."""
        for line in self.lines(state):
            yield memoryview((encoded(line) if isinstance(line, str) else line) + b"\n")


class BehindReader(TransactionReader[Line]):
    """Reads a log behind the range, or the end of one, whose open statement has described some tables: `look` once."""

    passes_damage = False

    def __init__(
        self,
        source: Source,
        options: ReadOptions,
        state: UndoState,
        progress: Callable[[int], None] = lambda count: None,
        *,
        span: Span | None = None,
        tables: Mapping[int, Table] | None = None,
    ) -> None:
        super().__init__(source, options, None, progress, span)
        self._state = state
        self._log.decoder.tables.update(tables or {})

    def look(self) -> None:
        """Look for rows that are undone and were changed again."""
        visitor = UndoVisitor(self._log, self._state)
        visitor.past_at = 0
        for _ in self._visited(visitor, up_to_end(Filter(), self._log.each(), visitor)):
            pass
