"""The transactions of a log: where they begin, what is in them, how they end.

A transaction begins when something of it is wanted, so that one of which nothing is wanted leaves nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Generic, Literal, TypeVar

from binlog_kaitai.changes.assembler import rows_place, sound_rows
from binlog_kaitai.changes.history import NOT_DONE
from binlog_kaitai.changes.log_events import Chosen
from binlog_kaitai.changes.reader import BinlogReader
from binlog_kaitai.changes.statements import COMPLETED_XA, XA_COMMIT
from binlog_kaitai.changes.transactions import BEGINS, COMMITS, CONTROLS, ROLLS_BACK, STATEMENT, statement_signal
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import (
    Event,
    FormatDescriptionEvent,
    GtidEvent,
    MariadbGtidEvent,
    QueryEvent,
    RotateEvent,
    RowsEvent,
    StopEvent,
    XidEvent,
)
from binlog_kaitai.events.rare_model import (
    ExecuteLoadQueryEvent,
    IncidentEvent,
    IntvarEvent,
    LoadEvent,
    RandEvent,
    UserVarEvent,
    XaPrepareEvent,
)
from binlog_kaitai.events.statements import plain
from binlog_kaitai.log.frames import Frame

__all__ = [
    "ABOUT",
    "ABOUT_GTID",
    "ABOUT_THREAD",
    "OUTCOME_NAMES",
    "Outcome",
    "TransactionReader",
    "is_atomic_create",
]

T = TypeVar("T")
ABOUT = "{gtid}{time} UTC, server {server_id}{thread}, {file}:{position}"
"""What the log says of a transaction, in one line."""
ABOUT_GTID, ABOUT_THREAD = "{gtid}, ", ", thread {thread}"
"""What ABOUT has for `gtid` and `thread` where they are known."""
Outcome = Literal["commit", "rollback", "prepare", "one_phase", "open"]
OUTCOME_NAMES: dict[Outcome, str] = {"prepare": "xa_prepare", "one_phase": "commit"}
"""As `Transaction.outcome` has them, where that differs."""


class TransactionReader(BinlogReader, Generic[T]):
    """Reads one log and calls a method for each part of it; each yields what is to be delivered."""

    frame: Frame
    """Of the event at hand."""

    def walk(self) -> Generator[T, None, None]:
        """Return what the methods yield, in the order of the log. A second pass raises RuntimeError."""
        self._log.begin()
        self._start_transactions()
        return self._walk_events()

    def _start_transactions(self) -> None:
        """No transaction is open."""
        self._explicit = False
        self._begun = False
        self._gtid_text: str | None = None
        self._thread: int | None = None
        self._xa: str | None = None
        self._alter: str | None = None
        self._missed = False
        """Rows of the transaction came before the range."""

    # What is done with the parts:

    def on_event(self, event: Event, wanted: bool) -> None:
        """See every event, before it has its effect."""

    def on_begin(self, event: Event) -> Iterator[T]:
        """Begin the transaction."""
        raise NotImplementedError

    def on_end(self, outcome: Outcome) -> Iterator[T]:
        """End the transaction."""
        raise NotImplementedError

    def on_rows(self, event: Event, body: RowsEvent) -> Iterator[T]:
        """Take the rows of an event."""
        raise NotImplementedError

    def is_part(self, body: QueryEvent) -> bool:
        """Return whether a statement inside of BEGIN and COMMIT begins the transaction."""
        return not is_atomic_create(body.query)

    def on_statement(self, frame: Frame, event: Event, body: QueryEvent) -> Iterator[T]:
        """Take a statement."""
        raise NotImplementedError

    def on_other_statement(self, event: Event, body: QueryEvent) -> None:
        """See a statement that is not wanted."""

    def on_other_rows(self, event: Event, body: RowsEvent) -> None:
        """See rows that are not wanted."""

    def on_control(self, body: QueryEvent) -> Iterator[T]:
        """Take a statement that is about the transaction: SAVEPOINT, XA END."""
        raise NotImplementedError

    def on_xa(self, event: Event, body: QueryEvent, xid: str, is_commit: bool) -> Iterator[T]:
        """Take the end of a prepared transaction."""
        raise NotImplementedError

    def on_variable(self, body: IntvarEvent | RandEvent | UserVarEvent) -> None:
        """Take what the next statement reads."""

    def on_load(self, event: Event) -> Iterator[T]:
        """Take a LOAD DATA."""
        raise NotImplementedError

    def on_incident(self, event: Event, body: IncidentEvent) -> Iterator[T]:
        """Take a note of the server that something is missing."""
        return iter(())

    def sound_rows(self, event: Event, body: RowsEvent) -> Iterator[tuple[int, Any]]:
        """Return the rows of an event with their numbers; in permissive mode those that can be decoded."""
        if self.options.mode == "failfast":
            return body.rows.numbered()
        return sound_rows(body.rows, rows_place(event), self._log.rows_damaged)

    # The log:

    def _events(self) -> Chosen:
        """Return the events of the log, and whether they are wanted."""
        return self._log.chosen()

    def _walk_events(self) -> Generator[T, None, None]:
        try:
            with closing(self._events()) as events:
                for frame, event, wanted in events:
                    yield from self.take(frame, event, wanted)
                    del frame, event
        except BinlogError as error:
            self._log.walk.give_up(error)
            yield from self._end("open")
            raise
        yield from self._end("open")
        self._log.refuse_unsupported()

    def take(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        """Take the next event."""
        self.frame = frame
        self.on_event(event, wanted)
        handler = _HANDLERS.get(type(event.body))
        return iter(()) if handler is None else handler(self, frame, event, wanted)

    def about(self, event: Event) -> str:
        """Return what the log says of the transaction at an event, in one line."""
        time = _time_text(event.header.timestamp)
        gtid = "" if self._gtid_text is None else ABOUT_GTID.format(gtid=self._gtid_text)
        thread = "" if self._thread is None else ABOUT_THREAD.format(thread=self._thread)
        place = {"file": event.file, "position": event.position}
        return ABOUT.format(gtid=gtid, time=time, server_id=event.header.server_id, thread=thread, **place)

    def _gtid(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        body = event.body
        assert isinstance(body, GtidEvent)
        yield from self._end("open")
        self._gtid_text = str(body.gtid) if body.gtid else None

    def _mariadb_gtid(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        body = event.body
        assert isinstance(body, MariadbGtidEvent)
        yield from self._end("open")
        self._gtid_text, self._thread, self._alter = str(body.gtid), body.thread_id, body.alter
        self._explicit = not body.standalone
        self._xa = str(body.xid) if body.xid and body.prepared else None

    def _begin_at(self, event: Event) -> Iterator[T]:
        if not self._begun:
            self._begun = True
            yield from self.on_begin(event)

    def _end(self, outcome: Outcome) -> Iterator[T]:
        if self._begun:
            yield from self.on_end(outcome)
        self._begun = self._explicit = self._missed = False
        self._gtid_text, self._thread, self._xa = None, None, None

    def _xid(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        return self._end("commit")

    def _xa_prepare(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        assert isinstance(event.body, XaPrepareEvent)
        self._xa = str(event.body.xid)
        return self._end("one_phase" if event.body.one_phase else "prepare")

    def _end_of_log(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        """End the transaction, unless the event heads a relay log: behind that it goes on."""
        is_head = isinstance(event.body, FormatDescriptionEvent) or event.header.log_pos == 0
        return iter(()) if is_head else self._end("open")

    def _query(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        body = event.body
        assert isinstance(body, QueryEvent)
        signal = statement_signal(body.query)
        words = plain(body.query) if signal in (BEGINS, CONTROLS) else ""
        self._thread = body.thread_id
        if words.startswith("XA "):
            yield from self._xa_statement(event, body, words)
        elif signal == BEGINS:
            self._explicit = True
        elif signal in _ENDS:
            yield from self._end(_ENDS[signal])
        elif signal == CONTROLS:
            yield from self.on_control(body) if self._begun else ()
        elif self._alter in NOT_DONE:
            pass
        elif not wanted:
            self.on_other_statement(event, body)
        else:
            self.ledger.statements += 1
            if self._explicit and self.is_part(body):
                yield from self._begin_at(event)
            yield from self.on_statement(frame, event, body)
        if signal == STATEMENT and not self._explicit:  # it stood for itself
            self._gtid_text, self._thread = None, None

    def _xa_statement(self, event: Event, body: QueryEvent, word: str) -> Iterator[T]:
        parts = body.query.split(None, 2)
        xid = parts[2].removesuffix(" ONE PHASE") if len(parts) == _XA_WORDS else ""
        if word.startswith(("XA START", "XA BEGIN")):
            self._xa, self._explicit = xid, True
        elif word.startswith("XA END"):
            yield from self.on_control(body) if self._begun else ()
        elif word.startswith(COMPLETED_XA):
            yield from self.on_xa(event, body, xid, word.startswith(XA_COMMIT))

    def _variable(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        assert isinstance(event.body, IntvarEvent | RandEvent | UserVarEvent)
        if wanted:
            self.on_variable(event.body)
        return iter(())

    def _load(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        self.ledger.statements += wanted
        return self.on_load(event) if wanted else iter(())

    def _incident(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        assert isinstance(event.body, IncidentEvent)
        return self.on_incident(event, event.body)

    def _rows(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        body = event.body
        assert isinstance(body, RowsEvent)
        start = self._log.filter.start_position if self._log.filter is not None else None
        if wanted:
            yield from self._begin_at(event)
            yield from self.on_rows(event, body)
        else:
            self._missed |= start is not None and event.position < start
            self.on_other_rows(event, body)
        if body.is_end_of_statement and not self._explicit and self._xa is None:
            yield from self._end("commit")


@lru_cache(maxsize=64)
def _time_text(timestamp: int) -> str:
    return f"{datetime.fromtimestamp(timestamp, UTC):%Y-%m-%d %H:%M:%S}"


def is_atomic_create(query: str) -> bool:
    """Whether it is MySQL's CREATE TABLE of a CREATE TABLE ... SELECT, after which only the server itself may go on."""
    return query.rstrip()[-11:].upper() == "TRANSACTION" and _ATOMIC_CREATE.match(query) is not None


_ATOMIC_CREATE = re.compile(r"(?is)\s*(?:/\*.*?\*/\s*)*CREATE\s.*\sSTART\s+TRANSACTION\s*\Z")
_ENDS: dict[int, Outcome] = {COMMITS: "commit", ROLLS_BACK: "rollback"}
_XA_WORDS = 3
"""Words of XA COMMIT and the id of the transaction."""
_HANDLERS: dict[type, Callable[[TransactionReader[Any], Frame, Event, bool], Iterator[Any]]] = {
    GtidEvent: TransactionReader._gtid,
    MariadbGtidEvent: TransactionReader._mariadb_gtid,
    QueryEvent: TransactionReader._query,
    RowsEvent: TransactionReader._rows,
    XidEvent: TransactionReader._xid,
    XaPrepareEvent: TransactionReader._xa_prepare,
    IntvarEvent: TransactionReader._variable,
    RandEvent: TransactionReader._variable,
    UserVarEvent: TransactionReader._variable,
    ExecuteLoadQueryEvent: TransactionReader._load,
    LoadEvent: TransactionReader._load,
    IncidentEvent: TransactionReader._incident,
    FormatDescriptionEvent: TransactionReader._end_of_log,
    RotateEvent: TransactionReader._end_of_log,
    StopEvent: TransactionReader._end_of_log,
}
