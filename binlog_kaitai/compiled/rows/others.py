"""What the object path does of a log whose plain transactions are the loops'."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from binlog_kaitai.changes.row_change import RowPlace, Transaction
from binlog_kaitai.changes.transaction_visitor import TransactionVisitor
from binlog_kaitai.changes.transactions import AUTOCOMMITTED, EXPLICIT
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.object_path import ObjectPath
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.taken import Taken
from binlog_kaitai.compiled.walk.stretch import Stretch
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event, RowsEvent
from binlog_kaitai.log.frames import FormatDescription, Frame

__all__ = ["Others", "OthersByObjects", "OthersTaker", "Place"]

V = TypeVar("V", bound=TransactionVisitor[Any])
_NEAR = 1 << 16
"""Bytes that the object path reads in a few times the time that handing over takes."""


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

    def statement_lines(self, found: Statement, transaction: Transaction) -> Iterator[Any]:
        """Yield what is made of a statement that stands for itself, as a transaction."""
        self.visitor.go_on(transaction.gtid)
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
        self.visitor.xa = transaction.xa

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


class OthersByObjects(ObjectPath[Any]):
    """Goes on with the events of transactions that the loops do not take.

    Args:
        rows: the walk over the log.
        taker: is an `OthersTaker`.
        others: takes the events.
    """

    def __init__(self, rows: RowWalk, taker: Any, others: Others[Any]) -> None:
        super().__init__(rows)
        self._taker, self._others = taker, others
        self._walk.stretch = Stretch(1, _NEAR)  # to the end of a transaction

    def take_over(self, behind: int) -> Iterator[Any]:
        """Yield what the others make of the events."""
        taker, context = self._taker, self._walk.context
        is_begun = taker.is_begun()
        taken = taker.roll_back()
        yield from taker.end_script(is_begun=is_begun)
        self._rows.return_to(taken.position)
        self._log.decoder.tables.update(taken.tables)
        record = context.record
        trx = list(context.trx(int(record[s.C_TRX])))
        has_missed = bool(trx[s.T_KNOWN] & s.HAS_MISSED_ROWS)
        place = Place(taken.delivered, int(record[s.C_STATE]), is_begun=is_begun, has_missed=has_missed, trx=trx)
        self._others.go_on(self._walk.assembler.transaction, place)
        self._choose_from(taken)
        yield from taker.say(self._lines(behind))
        if not self._walk.is_done:
            taker.lend_session()
            taker.go_on(self._walk.position, self._walk.walker.form)

    def _lines(self, behind: int) -> Iterator[Any]:
        others = self._others
        try:
            for frame, event, wanted in self._events(behind):
                yield from others.take(frame, event, wanted)
                del frame, event
        except BinlogError as error:
            self._log.walk.give_up(error)
            yield from others.end()
            raise
        if self._walk.is_done:
            yield from others.end()

    def _follow(self, frame: Frame, event: Event, wanted: bool) -> None:
        assembler = self._walk.assembler
        before = assembler.statements
        for _ in assembler.feed(frame, event, wanted and not isinstance(event.body, RowsEvent)):
            raise AssertionError("the assembler was given no rows")
        assembler.statements = before  # the visitor counts them

    def _may_hand_back(self, frame: Frame) -> bool:
        """Return whether the loops may go on behind a frame: no transaction is open, and no table map is needed."""
        return super()._may_hand_back(frame) and self._others.visitor.is_between
