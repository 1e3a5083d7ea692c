"""What is in a script that the fast loops write: they note the times and connections of rows, and the ledger counts
these."""

from __future__ import annotations

from binlog_kaitai.arrow.constants import NEVER
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.records import C
from binlog_kaitai.sql.state import MOST_THREADS, Summary

__all__ = ["ScriptSummary"]


class ScriptSummary:
    """Adds one log to the summary of a script.

    Args:
        context: of the loops.
        summary: of all logs so far.
        ledger: counts the rows of this one.
    """

    def __init__(self, context: Context, summary: Summary, ledger: FileLedger) -> None:
        self._record, self._summary, self._ledger = context.record, summary, ledger
        self._before = summary.rows.copy()
        self._threads = memory.slots(MOST_THREADS)
        self._record[C.script.threads], self._record[C.script.room_threads] = (
            memory.address(self._threads),
            MOST_THREADS,
        )
        self._record[C.undo.first_rows] = NEVER

    def see(self, timestamp: int, thread: int | None) -> None:
        """See rows that Python has written."""
        self._summary.see_rows(timestamp, thread)

    def finish(self) -> None:
        """Add what the loops have noted since the last time, when the ledger has all rows up to here."""
        record, summary = self._record, self._summary
        if record[C.undo.first_rows] != NEVER:
            summary.see_rows(int(record[C.undo.first_rows]), None)
            summary.see_rows(int(record[C.undo.last_rows]), None)
        for thread in self._threads[: int(record[C.script.num_threads])].tolist():
            summary.see_rows(None, thread)
        summary.rows = self._before + self._ledger.rows
        summary.transactions += int(record[C.undo.num_begun])
        record[C.undo.num_begun] = 0
