"""Reading logs for an undo: those of the range, and what is after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.undoing.behind import log_behind
from binlog_kaitai.undoing.undo import CannotUndoError, UndoState

__all__ = ["look_behind"]

LookAtLog = Callable[[Source, ReadOptions, UndoState, FileLedger], None]
"""Looks for rows that are undone and were changed again in a log, whose ledger it fills; raises BinlogError."""


def look_behind(
    source: Source, ledger: FileLedger, options: ReadOptions, state: UndoState, look: LookAtLog
) -> Iterator[BinlogError]:
    """Read the logs after the last one, for rows that were changed again.

    Args:
        source: the last one.
        ledger: what was found in it.
        options: how to read.
        state: of the undo.
        look: reads a log.

    Yields the errors of logs that cannot be read. Raises CannotUndoError, also for statements that were met before.
    """
    state.refuse_crossed()
    while not state.include_conflicts and state.tables and (found := log_behind(source, ledger)) is not None:
        source, ledger = found, FileLedger(found.name)
        try:
            look(source, options, state, ledger)
        except CannotUndoError:
            raise
        except BinlogError as error:
            yield error
