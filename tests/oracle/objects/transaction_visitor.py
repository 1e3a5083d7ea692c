"""The transactions of a log: where they begin, what is in them, how they end.

A transaction begins when something of it is wanted, so that one of which nothing is wanted leaves nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Generic, TypeVar

from binlog_kaitai.changes.open_transaction import KnownLog, OpenTransaction, Origin, Outcome
from binlog_kaitai.changes.row_change import rows_place
from binlog_kaitai.changes.signals import signal_of
from binlog_kaitai.changes.sound_rows import sound_rows
from binlog_kaitai.changes.statements import COMPLETED_XA, XA_COMMIT, is_atomic_create
from binlog_kaitai.changes.transactions import (
    BEGINS,
    COMMITS,
    CONTROLS,
    EXPLICIT,
    NAMED,
    ROLLS_BACK,
    STATEMENT,
    ends_before,
    step,
)
from binlog_kaitai.ddl.controls import read_control
from binlog_kaitai.events.model import (
    Event,
    GtidEvent,
    MariadbGtidEvent,
    QueryEvent,
    RowsEvent,
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
from binlog_kaitai.reading.history import NOT_DONE

__all__ = ["TransactionVisitor"]

T = TypeVar("T")


class TransactionVisitor(Generic[T]):
    """Takes the events of a log and calls a method for each part of it; each yields what is to be delivered.

    Args:
        log: what is known of it.
    """

    _signal: int
    """What the event at hand is to a transaction."""

    def __init__(self, log: KnownLog) -> None:
        self.ledger, self.options, self.filter = log.ledger, log.options, log.filter
        self._start = 0 if log.filter is None else log.filter.start_position or 0
        self.now = OpenTransaction()
        self._alter: str | None = None
        self._xa_of_gtid: str | None = None

    # The parts:

    def on_event(self, event: Event, wanted: bool) -> None:
        """See every event, before it has its effect."""

    def on_begin(self, event: Event) -> Iterator[T]:
        """Begin the transaction."""
        raise NotImplementedError

    def on_end(self, outcome: Outcome) -> Iterator[T]:
        """End the transaction."""
        raise NotImplementedError

    def on_empty(self, event: Event, outcome: Outcome) -> Iterator[T]:
        """Take the end of a transaction of which nothing was wanted."""
        return self.end(outcome)

    def on_other_end(self) -> None:
        """See the end of a transaction of which nothing was wanted."""

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

    def on_early_control(self, body: QueryEvent) -> Iterator[T]:
        """Take such a statement before anything of the transaction was wanted."""
        return iter(())

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
        return sound_rows(body.rows, rows_place(event), self.ledger.lose_rows)

    # The events:

    def take(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        """Take the next event."""
        self.now.frame = frame
        self._signal = signal_of(event)
        state = EXPLICIT * self.now.is_explicit | NAMED * (self.now.gtid is not None)
        if ends_before(step(state, self._signal)):
            yield from self.end()
        self.on_event(event, wanted)
        handler = _HANDLERS.get(type(event.body))
        if handler is not None:
            yield from handler(self, frame, event, wanted)

    def begin_at(self, event: Event) -> Iterator[T]:
        """Begin the transaction, unless it has begun."""
        if not self.now.is_begun:
            self.now.is_begun = True
            yield from self.on_begin(event)

    def end(self, outcome: Outcome = "open") -> Iterator[T]:
        """End what is open, if anything is."""
        if self.now.is_begun:
            yield from self.on_end(outcome)
        else:
            self.on_other_end()
        self.now.is_begun = self.now.is_explicit = self.now.has_missed = False
        self.now.gtid, self.now.thread, self.now.xa, self._xa_of_gtid = None, None, None, None

    def _end_at(self, event: Event, outcome: Outcome) -> Iterator[T]:
        return self.end(outcome) if self.now.is_begun else self.on_empty(event, outcome)

    def _gtid(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        body = event.body
        assert isinstance(body, GtidEvent)
        self.now.is_wanted, self.now.begin = wanted, event.position
        self.now.origin = Origin(
            body.original_commit_timestamp, body.original_server_version, body.immediate_server_version
        )
        self.now.gtid = str(body.gtid) if body.gtid else None
        return iter(())

    def _mariadb_gtid(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        body = event.body
        assert isinstance(body, MariadbGtidEvent)
        self.now.gtid, self.now.thread, self._alter = str(body.gtid), body.thread_id, body.alter
        self.now.is_explicit, self.now.is_wanted, self.now.begin = not body.standalone, wanted, event.position
        self._xa_of_gtid = str(body.xid) if body.xid else None
        self.now.xa = self._xa_of_gtid if body.prepared else None
        return iter(())

    def _xid(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        return self._end_at(event, "commit")

    def _xa_prepare(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        assert isinstance(event.body, XaPrepareEvent)
        self.now.xa = self._xa_of_gtid or str(event.body.xid)  # replicas begin it by the id of MariaDB's GTID
        return self._end_at(event, "one_phase" if event.body.one_phase else "prepare")

    def _query(self, frame: Frame, event: Event, wanted: bool) -> Iterator[T]:
        body = event.body
        assert isinstance(body, QueryEvent)
        signal = self._signal
        words = plain(body.query) if signal in (BEGINS, CONTROLS) else ""
        self.now.thread = body.thread_id
        if words.startswith("XA "):
            yield from self._xa_statement(event, body, words)
        elif signal == BEGINS:
            self.now.is_explicit = True
        elif signal in _ENDS:
            yield from self._end_at(event, _ENDS[signal])
        elif signal == CONTROLS:
            yield from self._about_transaction(body)
        elif self._alter in NOT_DONE:
            pass
        elif not wanted:
            self.on_other_statement(event, body)
        else:
            self.ledger.statements += 1
            if self.now.is_explicit and self.is_part(body):
                yield from self.begin_at(event)
            yield from self.on_statement(frame, event, body)
        if signal == STATEMENT and not self.now.is_explicit:  # it stood for itself
            self.now.gtid, self.now.thread = None, None

    def _about_transaction(self, body: QueryEvent) -> Iterator[T]:
        """Take a statement about the transaction, which is nothing outside of one."""
        if self.now.is_begun:
            return self.on_control(body)
        return self.on_early_control(body) if self.now.is_explicit else iter(())

    def _xa_statement(self, event: Event, body: QueryEvent, word: str) -> Iterator[T]:
        control = read_control(body.query)
        xid = str(control.xa) if control is not None else " ".join(body.query.split(None, 2)[2:])
        if word.startswith(("XA START", "XA BEGIN")):
            self.now.xa, self.now.is_explicit = xid, True
        elif word.startswith("XA END"):
            yield from self.on_control(body) if self.now.is_begun else ()
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
        if wanted:
            yield from self.begin_at(event)
            yield from self.on_rows(event, body)
        else:
            self.now.has_missed |= event.position < self._start
            self.on_other_rows(event, replace(body, rows=body.rows.limited(None)))  # also those that fit a condition
        if body.is_end_of_statement and not self.now.is_explicit and self.now.xa is None:
            yield from self.end("commit")


_ENDS: dict[int, Outcome] = {COMMITS: "commit", ROLLS_BACK: "rollback"}
_HANDLERS: dict[type, Callable[[TransactionVisitor[Any], Frame, Event, bool], Iterator[Any]]] = {
    GtidEvent: TransactionVisitor._gtid,
    MariadbGtidEvent: TransactionVisitor._mariadb_gtid,
    QueryEvent: TransactionVisitor._query,
    RowsEvent: TransactionVisitor._rows,
    XidEvent: TransactionVisitor._xid,
    XaPrepareEvent: TransactionVisitor._xa_prepare,
    IntvarEvent: TransactionVisitor._variable,
    RandEvent: TransactionVisitor._variable,
    UserVarEvent: TransactionVisitor._variable,
    ExecuteLoadQueryEvent: TransactionVisitor._load,
    LoadEvent: TransactionVisitor._load,
    IncidentEvent: TransactionVisitor._incident,
}
