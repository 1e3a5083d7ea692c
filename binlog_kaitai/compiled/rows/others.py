"""What the object path does of a log whose plain transactions are the loops'."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from binlog_kaitai.changes.assembler import Transaction
from binlog_kaitai.changes.transaction_visitor import RowPlace, TransactionVisitor
from binlog_kaitai.changes.transactions import AUTOCOMMITTED, EXPLICIT
from binlog_kaitai.compiled.rows.work_items import Taken
from binlog_kaitai.compiled.walk.walker import Statement
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.frames import FormatDescription, Frame

__all__ = ["Others", "OthersTaker", "Place"]

V = TypeVar("V", bound=TransactionVisitor[Any])


@dataclass(frozen=True, slots=True)
class Place:
    """Where the object path goes on."""

    delivered: RowPlace
    """The rows before it are the loops'."""
    state: int
    """Of the open transaction; see `transactions`."""
    is_begun: bool
    """The loops have begun that."""
    has_missed: bool
    """Rows of it came before the range."""
    trx: list[int]
    """Its record; see `loops.abi`."""


class Others(Generic[V]):
    """Has a visitor take what the loops do not."""

    def __init__(self, visitor: V) -> None:
        self.visitor = visitor

    def statement_lines(self, found: Statement) -> Iterator[Any]:
        """Yield what is made of a statement that stands for itself."""
        self.visitor.go_on(found.transaction.gtid)
        yield from self.take(found.frame, found.event, found.wanted)

    def go_on(self, transaction: Transaction, place: Place) -> None:
        """Go on in a transaction, or behind one that has ended without a word."""
        if place.state & AUTOCOMMITTED and not place.is_begun:
            self.visitor.go_on(first=place.delivered)
            return
        self.visitor.go_on(
            transaction.gtid,
            transaction.thread_id,
            is_explicit=bool(place.state & EXPLICIT),
            is_begun=place.is_begun,
            has_missed=place.has_missed,
            first=place.delivered,
        )

    def take(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Any]:
        """Take the next event."""
        return self.visitor.take(frame, event, wanted)

    def end(self) -> Iterator[Any]:
        """End what is open at the end of the log."""
        return self.visitor.end()


class OthersTaker(ABC):
    """What is asked of a taker that leaves things to the object path."""

    @abstractmethod
    def is_begun(self) -> bool:
        """Return whether the transaction was begun whose rows come next."""

    @abstractmethod
    def roll_back(self) -> Taken:
        """Return how far all that was taken is sound, and forget what is behind it."""

    @abstractmethod
    def end_script(self, *, is_begun: bool) -> Iterator[Any]:
        """Deliver all before the object path goes on, in a transaction that has begun, or before one."""

    @abstractmethod
    def say(self, lines: Iterator[Any]) -> Iterator[Any]:
        """Deliver what the object path makes."""

    @abstractmethod
    def lend_session(self) -> None:
        """Go on behind that."""

    @abstractmethod
    def go_on(self, position: int, form: FormatDescription | None) -> None:
        """Go on at a position."""
