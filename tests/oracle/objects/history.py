"""The life of one row."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from binlog_kaitai.errors import BinlogError
from binlog_kaitai.reading.log_events import Chosen
from binlog_kaitai.states.row_history import RowFinder, RowVersion, with_statements
from binlog_kaitai.states.row_key import RowKey
from binlog_kaitai.states.row_trail import RowTrail
from tests.oracle.objects.changes import changes_of
from tests.oracle.objects.object_reader import ObjectReader

__all__ = ["HistoryReader"]


class HistoryReader(ObjectReader):
    """Reads the changes of one row in one log: `versions`."""

    reading = staticmethod(with_statements)

    def versions(self, key: RowKey, trail: RowTrail[RowVersion]) -> Iterator[RowVersion]:
        """Return the changes, of which those of former keys come late. A second pass raises RuntimeError."""
        self._log.begin()
        return self._versions(RowFinder(self._log.filter, key, trail))

    def _versions(self, finder: RowFinder) -> Iterator[RowVersion]:
        try:
            with closing(changes_of(self._log, self._seen(finder), finder.note)) as changes:
                for change in changes:
                    yield from finder.take(change)
        except BinlogError:
            yield from finder.rest()
            raise
        yield from finder.rest()

    def _seen(self, finder: RowFinder) -> Chosen:
        with closing(self._log.chosen()) as events:
            for frame, event, wanted in events:
                finder.see(event)
                yield frame, event, wanted
                del frame, event
