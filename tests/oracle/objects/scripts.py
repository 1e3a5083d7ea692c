"""Scripts, and what undoes a log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.log_events import Chosen
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.text import Line
from binlog_kaitai.undoing.undo import UndoState
from tests.oracle.objects.script_visitors import SqlEventsVisitor, SqlVisitor, UndoEventsVisitor, UndoVisitor
from tests.oracle.objects.transaction_reader import TransactionReader

__all__ = ["BehindReader", "SqlReader", "UndoReader"]


class UndoReader(TransactionReader[Line]):
    """Reads one log and keeps what undoes its rows: `lines`. It is read `with_literals`.

    The log is read to its end, also after the range, for rows that were changed again.
    """

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


def up_to_end(chosen: Filter, given: Chosen, visitor: UndoVisitor) -> Chosen:
    """Yield events, of which none is wanted from the end of a range on; the visitor knows where that is."""
    with closing(given) as events:
        for frame, event, wanted in events:
            if visitor.writer.past_at is None and chosen.is_past(frame):
                visitor.writer.past_at = event.position
            yield frame, event, wanted and visitor.writer.past_at is None
            del frame, event


class SqlReader(TransactionReader[Line]):
    """Reads one log as a script: `lines`, or `pieces`. It is read `with_literals`."""

    def lines(self, state: ScriptState) -> Iterator[Line]:
        """Return the lines. A second pass raises RuntimeError."""
        return self._visited((SqlEventsVisitor if state.as_events else SqlVisitor)(self._log, state))

    def pieces(self, state: ScriptState) -> Iterator[memoryview]:
        """Yield the lines as bytes. Raises BinlogError."""
        for line in self.lines(state):
            yield memoryview((encoded(line) if isinstance(line, str) else line) + b"\n")


class BehindReader(TransactionReader[Line]):
    """Reads a log after the range, or the end of one, whose open statement has described some tables: `look` once."""

    def __init__(
        self,
        source: Source,
        options: ReadOptions,
        state: UndoState,
        progress: Callable[[int], None] = lambda count: None,
        *,
        span: Span | None = None,
        tables: Mapping[int, Table] | None = None,
        ledger: FileLedger | None = None,
    ) -> None:
        super().__init__(source, options, None, progress, span, ledger)
        self._state = state
        self._log.decoder.tables.update(tables or {})

    def look(self) -> None:
        """Look for rows that are undone and were changed again."""
        visitor = UndoVisitor(self._log, self._state)
        visitor.writer.past_at = 0
        for _ in self._visited(visitor, up_to_end(Filter(), self._log.each(), visitor)):
            pass
