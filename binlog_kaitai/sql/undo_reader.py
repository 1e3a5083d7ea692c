"""Reading logs for an undo: those of the range, and what is behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Protocol

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.log_events import Chosen, LogReader
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.transaction_reader import TransactionReader
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.sql.behind import log_behind
from binlog_kaitai.sql.script_visitor import Line
from binlog_kaitai.sql.undo import CannotUndoError, UndoState
from binlog_kaitai.sql.undo_visitor import UndoVisitor

__all__ = ["LooksBehind", "UndoReader", "look_behind", "up_to_end"]


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
        return UndoVisitor(self._log, state)


def up_to_end(chosen: Filter, given: Chosen, visitor: UndoVisitor) -> Chosen:
    """Yield events, of which none is wanted from the end of a range on; the visitor knows where that is."""
    with closing(given) as events:
        for frame, event, wanted in events:
            if visitor.past_at is None and chosen.is_past(frame):
                visitor.past_at = event.position
            yield frame, event, wanted and visitor.past_at is None
            del frame, event


class LooksBehind(Protocol):
    """Reads a log behind the range."""

    source: Source
    ledger: FileLedger

    def look(self) -> None:
        """Look for rows that are undone and were changed again. Raises BinlogError."""


MakeBehind = Callable[[Source, ReadOptions, UndoState], LooksBehind]


def look_behind(last: LogReader, state: UndoState, make: MakeBehind) -> Iterator[BinlogError]:
    """Read the logs behind the last one, for rows that were changed again.

    Yields the errors of logs that cannot be read. Raises CannotUndoError.
    """
    source, ledger = last.source, last.ledger
    while not state.include_conflicts and state.tables and (found := log_behind(source, ledger)) is not None:
        behind = make(found, last.options, state)
        source, ledger = behind.source, behind.ledger
        try:
            behind.look()
        except CannotUndoError:
            raise
        except BinlogError as error:
            yield error
