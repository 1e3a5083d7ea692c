"""A log event by event: for readers that take no rows."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.pieces import PiecewiseReader
from binlog_kaitai.errors import BinlogError

__all__ = ["EventwiseReader"]


class EventwiseReader(PiecewiseReader):
    """Reads one log that can be read again, a piece at a time; its transactions are not followed."""

    def _walked(self) -> Iterator[None]:
        """Walk on, a piece at a time. Raises BinlogError at damage."""
        try:
            for _ in self._pieces():
                self._walker.by_python.clear()
                yield
        except BinlogError as error:
            if self._ended_by(error):
                raise
        else:
            self._end_of_log()

    def _ended(self) -> int:
        return int(self._context.record[s.C_NUM_ITEMS])

    def _decodable(self) -> int:
        return self._ended()

    def _set_mark(self) -> None:
        """Nothing is decoded later than it is walked."""
