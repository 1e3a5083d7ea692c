"""What was found wrong with a log of which rows are decoded later than events: errors, in the order of the log."""

from __future__ import annotations

from binlog_kaitai.errors import BinlogError, SchemaMismatchError
from binlog_kaitai.ledger import FileLedger

__all__ = ["AT_END", "Faults"]

AT_END = (1 << 63) - 1
"""Behind all of a log."""
_OF_ROWS, _OF_EVENT = range(2)


class Faults:
    """Collects errors, and tells the ledger of them in the order in which the object path meets them: those of an event
    where it stands, those of rows where their transaction ends."""

    def __init__(self, ledger: FileLedger) -> None:
        self._ledger = ledger
        self._met: list[tuple[int, int, BinlogError]] = []

    def of_event(self, error: BinlogError, position: int) -> None:
        """An event at a position."""
        self._met.append((position, _OF_EVENT, error))

    def of_rows(self, error: BinlogError, end: int) -> None:
        """Rows of a transaction that ends before a position."""
        self._met.append((end, _OF_ROWS, error))

    def tell(self) -> None:
        """Tell the ledger."""
        told = self._ledger.errors
        for _, _, error in sorted(self._met, key=lambda met: met[:2]):
            known = isinstance(error, SchemaMismatchError) and any(text.endswith(error.message) for text in told)
            if not known:  # a wrong definition is one error, however many rows it costs
                self._ledger.fail(error)
        self._met.clear()
