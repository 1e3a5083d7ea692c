"""What the object path does of a log whose plain transactions are the loops'."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from binlog_kaitai.changes.assembler import Transaction
from binlog_kaitai.changes.transaction_reader import TransactionReader
from binlog_kaitai.changes.transactions import EXPLICIT
from binlog_kaitai.compiled.rows import work_items
from binlog_kaitai.compiled.walk.walker import Statement
from binlog_kaitai.events.model import Event

__all__ = ["Others", "Place"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where the object path goes on."""

    delivered: work_items.Place
    """The rows before it are the loops'."""
    state: int
    """Of the open transaction; see `transactions`."""
    is_begun: bool
    """The loops have begun that."""
    has_missed: bool
    """Rows of it came before the range."""


class Others(TransactionReader[Any]):
    """Takes what the loops do not."""

    _delivered: work_items.Place = (0, 0, 0)

    def statement_lines(self, found: Statement) -> Iterator[Any]:
        """Yield what is made of a statement that stands for itself."""
        self._gtid_text = found.transaction.gtid
        yield from self.take(found.frame, found.event, found.wanted)
        self._gtid_text = self._thread = None

    def go_on(self, transaction: Transaction, place: Place) -> None:
        """Go on in a transaction."""
        self._gtid_text, self._thread = transaction.gtid, transaction.thread_id
        self._begun, self._explicit = place.is_begun, bool(place.state & EXPLICIT)
        self._delivered, self._missed = place.delivered, place.has_missed

    def end(self) -> Iterator[Any]:
        """End what is open at the end of the log."""
        return self._end("open")

    def first_row(self, event: Event) -> int:
        """Return the number of the first row of an event that the loops have not taken."""
        place = event.position, -1 if event.payload_offset is None else event.payload_offset
        before = self._delivered[:2]
        return sys.maxsize if place < before else self._delivered[2] if place == before else 0

    @property
    def is_between(self) -> bool:
        """No transaction is open."""
        return not (self._begun or self._explicit or self._gtid_text is not None or self._xa is not None)
