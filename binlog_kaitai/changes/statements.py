"""The statements that a log has as text: met on the way, while its row changes are read."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import replace

from binlog_kaitai.changes.row_change import Transaction
from binlog_kaitai.changes.signals import COMPLETED_XA, XA_COMMIT, XA_ROLLBACK
from binlog_kaitai.changes.transactions import CONTROLS, statement_signal
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.lexer import beginning_with
from binlog_kaitai.events.info import event_info
from binlog_kaitai.events.model import Event, QueryEvent
from binlog_kaitai.events.rare_model import ExecuteLoadQueryEvent, XaPrepareEvent
from binlog_kaitai.regex import regex

__all__ = [
    "COMPLETED_XA",
    "XA_COMMIT",
    "XA_PREPARE",
    "XA_ROLLBACK",
    "Statement",
    "StatementLog",
    "creates",
    "is_atomic_create",
    "statement_of",
]

XA_PREPARE = "XA PREPARE"
_XA = (XA_PREPARE, *COMPLETED_XA)


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement that is not rows: DDL, data changes in statement format; XA PREPARE, COMMIT and ROLLBACK, too."""

    text: str
    database: str
    """The default database."""
    transaction: Transaction
    """The one that it is in, as it was at the statement: without its end, unless the statement is all of it."""
    position: int
    """Offset of the event in the file, in bytes."""
    payload_offset: int | None
    timestamp: int
    """Seconds since 1970-01-01 UTC."""
    server_id: int
    wanted: bool
    """By the filter."""

    @property
    def xa(self) -> tuple[str, str] | None:
        """Return what is done to an XA transaction, such as XA_COMMIT, and its id; None for other statements."""
        words = self.text[: len(XA_ROLLBACK)].upper()
        found = next((word for word in _XA if words.startswith(word)), None)
        return None if found is None else (found, self.text[len(found) :].strip())


class StatementLog:
    """Takes statements from a reader (`BinlogReader.note_statement`), each once, in order.

    Args:
        keeps: which are to be kept; all unless it is given.
    """

    def __init__(self, keeps: Callable[[Statement], bool] | None = None) -> None:
        self.found: list[Statement] = []
        self._keeps = keeps
        self._last = (-1, -1)

    def __call__(self, event: Event, transaction: Transaction, wanted: bool) -> None:
        """Take a statement, unless it was told before: readers may go back."""
        offset = event.payload_offset
        place = event.position, -1 if offset is None else offset
        if place <= self._last:
            return
        self._last = place
        statement = statement_of(event, transaction, wanted)
        if statement is not None and (self._keeps is None or self._keeps(statement)):
            self.found.append(statement)

    def take(self, until: int | None = None) -> list[Statement]:
        """Return what was found before a position, and forget it."""
        count = len(self.found) if until is None else bisect_left(self.found, until, key=lambda found: found.position)
        found, self.found = self.found[:count], self.found[count:]
        return found


def statement_of(event: Event, transaction: Transaction, wanted: bool) -> Statement | None:
    """Return the statement that an event is, None for one that only says something of its own transaction."""
    body, header = event.body, event.header
    if isinstance(body, QueryEvent | ExecuteLoadQueryEvent):
        text = body.query
        if statement_signal(text) == CONTROLS and not text.upper().startswith(COMPLETED_XA):
            return None  # SAVEPOINT and the like
    elif isinstance(body, XaPrepareEvent) and body.one_phase:
        return None  # the end of its own rows
    else:
        text = event_info(event)
    place = event.position, event.payload_offset, header.timestamp, header.server_id
    return Statement(text, getattr(body, "database", ""), replace(transaction), *place, wanted)


def creates(query: str) -> bool:
    """Return whether a statement makes something."""
    return _CREATES.match(query) is not None


def is_atomic_create(query: str) -> bool:
    """Whether it is MySQL's CREATE TABLE of a CREATE TABLE ... SELECT, after which only the server itself may go on."""
    words = query.rstrip()
    if words[-len(_TRANSACTION) :].upper() != _TRANSACTION:
        return False
    before = words[: -len(_TRANSACTION)]
    started = before.rstrip()
    is_started = started[-len(_START) :].upper() == _START and len(started) < len(before)
    return is_started and started[-len(_START) - 1 : -len(_START)].isspace() and creates(query)


_START, _TRANSACTION = "START", "TRANSACTION"
_CREATES = regex(beginning_with(r"CREATE"))
