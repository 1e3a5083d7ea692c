"""What a visitor does of a log whose rows are the loops'."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from binlog_kaitai.changes.row_change import Transaction
from binlog_kaitai.changes.transaction_visitor import TransactionVisitor
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.frames import Frame

__all__ = ["Others"]

V = TypeVar("V", bound=TransactionVisitor[Any])


class Others(Generic[V]):
    """Has a visitor take what the loops do not."""

    def __init__(self, visitor: V) -> None:
        self.visitor = visitor

    def statement_lines(self, found: Statement, transaction: Transaction) -> Iterator[Any]:
        """Yield what is made of a statement that stands for itself, as a transaction."""
        self.visitor.go_on(transaction.gtid)
        yield from self.take(found.frame, found.event, found.wanted)

    def take(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Any]:
        """Take the next event."""
        return self.visitor.take(frame, event, wanted)

    def end(self) -> Iterator[Any]:
        """End what is open at the end of the log."""
        return self.visitor.end()
