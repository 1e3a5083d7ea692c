"""Reading logs for an undo: those of the range, and what is after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.log_events import LogReader
from binlog_kaitai.sql.behind import log_behind
from binlog_kaitai.sql.undo import CannotUndoError, UndoState

__all__ = ["LooksBehind", "look_behind"]


class LooksBehind(Protocol):
    """Reads a log after the range."""

    source: Source
    ledger: FileLedger

    def look(self) -> None:
        """Look for rows that are undone and were changed again. Raises BinlogError."""


MakeBehind = Callable[[Source, ReadOptions, UndoState], LooksBehind]


def look_behind(last: LogReader, state: UndoState, make: MakeBehind) -> Iterator[BinlogError]:
    """Read the logs after the last one, for rows that were changed again.

    Yields the errors of logs that cannot be read. Raises CannotUndoError, also for statements that were met before.
    """
    state.refuse_crossed()
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
