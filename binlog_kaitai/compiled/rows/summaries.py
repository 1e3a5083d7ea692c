"""Reads the transactions of a log by the fast loops, which count their rows without looking at values."""

from __future__ import annotations

from collections.abc import Callable, Generator

from binlog_kaitai.archive.stats import Stats
from binlog_kaitai.changes.plain_transactions import Found, each
from binlog_kaitai.changes.summaries import (
    TransactionSummary,
    without_values,
)
from binlog_kaitai.compiled.rows.counted_table import counted_table, stored_columns
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.sink import Traits
from binlog_kaitai.compiled.rows.summary_taker import SummarySink
from binlog_kaitai.compiled.rows.sums import Sums
from binlog_kaitai.compiled.rows.table_record import by_columns

__all__ = ["SummaryLinesReader"]


class SummaryLinesReader(RowsReader):
    """Reads the transactions of one log: `walk`, once.

    The loops count rows without looking at their values. Raises BinlogError where the damage stands, after all before
    it was delivered.
    """

    reading = staticmethod(without_values)
    on_pause: Callable[[], None] = staticmethod(lambda: None)
    """Told where a stream has no more just now, and all transactions that are complete were delivered."""

    def walk(self) -> Generator[TransactionSummary, None, None]:
        """Yield the transactions, in the order of the log. A second pass raises RuntimeError."""
        return each(self._pieces(None))

    def pieces(self) -> Generator[Found, None, None]:
        """Yield the transactions as `walk`, many at once where that is possible."""
        return self._pieces(None)

    def sum_up(self, stats: Stats) -> None:
        """Add the transactions to sums, most of them without an object for each. A second pass raises RuntimeError."""
        sums = Sums(stats)
        try:
            for summary in each(self._pieces(sums)):
                sums.others.append(summary)
        finally:
            sums.finish()

    def _pieces(self, sums: Sums | None) -> Generator[Found, None, None]:
        rows, log = self._rows, self._log
        with rows.opened():
            rows.take_members()
            items = rows.items(
                by_columns(stored_columns, counted_table), Traits(waits="where chosen", follows_events=True)
            )
            yield from rows.feed(SummarySink(items, log.leave_uncounted, sums, self.on_pause))
        log.refuse_unsupported()
