"""Reading a log for a visitor of its transactions."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from typing import Generic, TypeVar

from binlog_kaitai.errors import BinlogError
from binlog_kaitai.reading.log_events import Chosen
from tests.oracle.objects.object_reader import ObjectReader
from tests.oracle.objects.transaction_visitor import TransactionVisitor

__all__ = ["TransactionReader"]

T = TypeVar("T")


class TransactionReader(ObjectReader, Generic[T]):
    """Reads one log, of which a visitor takes the events; see `ObjectReader`."""

    def _visited(self, visitor: TransactionVisitor[T], events: Chosen | None = None) -> Generator[T, None, None]:
        """Return what a visitor makes of the events of the log. A second pass raises RuntimeError."""
        self._log.begin()
        return self._taken(visitor, self._log.chosen() if events is None else events)

    def _taken(self, visitor: TransactionVisitor[T], given: Chosen) -> Generator[T, None, None]:
        try:
            with closing(given) as events:
                for frame, event, wanted in events:
                    yield from visitor.take(frame, event, wanted)
                    del frame, event
        except BinlogError as error:
            self._log.walk.give_up(error)
            yield from visitor.end()
            raise
        yield from visitor.end()
        self._log.refuse_unsupported()
