"""What happened, transaction by transaction."""

from __future__ import annotations

from collections.abc import Generator

from binlog_kaitai.changes.summaries import SummaryVisitor, TransactionSummary, without_values
from binlog_kaitai.changes.transaction_reader import TransactionReader

__all__ = ["SummaryReader"]


class SummaryReader(TransactionReader[TransactionSummary]):
    """Reads the transactions of one log: `walk`. Rows are counted without looking at their values."""

    reading = staticmethod(without_values)

    def walk(self) -> Generator[TransactionSummary, None, None]:
        """Return the transactions, in the order of the log. A second pass raises RuntimeError."""
        return self._visited(SummaryVisitor(self._log))
