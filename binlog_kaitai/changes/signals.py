"""What an event is to a transaction, and what it says of one; the rules themselves are in `transactions`."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai._generated import layout
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.changes.row_change import Transaction
from binlog_kaitai.events.model import (
    Event,
    FormatDescriptionEvent,
    GtidEvent,
    MariadbGtidEvent,
    PreviousGtidsEvent,
    QueryEvent,
    RotateEvent,
    RowsEvent,
    StopEvent,
    TableMapEvent,
    XidEvent,
)
from binlog_kaitai.events.rare_model import (
    BinlogCheckpointEvent,
    ExecuteLoadQueryEvent,
    GtidListEvent,
    LoadEvent,
    XaPrepareEvent,
)
from binlog_kaitai.events.statements import invoker, plain

__all__ = [
    "COMPLETED_XA",
    "LOADS",
    "OF_LOG",
    "OF_NO_TRANSACTION",
    "OF_PREPARED",
    "XA_COMMIT",
    "XA_ROLLBACK",
    "completes_xa",
    "is_alone",
    "is_of_transaction",
    "note_event",
    "signal_of",
]

OF_LOG = FormatDescriptionEvent, PreviousGtidsEvent, RotateEvent, StopEvent, GtidListEvent
"""Events whose bytes are no part of a transaction."""
OF_NO_TRANSACTION = *OF_LOG, BinlogCheckpointEvent
"""Events that belong to no transaction."""
LOADS = ExecuteLoadQueryEvent, LoadEvent
XA_COMMIT, XA_ROLLBACK = "XA COMMIT", "XA ROLLBACK"
COMPLETED_XA = (XA_COMMIT, XA_ROLLBACK)
"""What the statements begin with that complete a prepared transaction, as the servers log them."""

OF_PREPARED = (t.CONTROLS, t.PREPARES)
"""What an event may be that prepares a transaction, or completes one."""


def signal_of(event: Event) -> int:
    """Return what an event is to a transaction."""
    tell = _SIGNALS.get(type(event.body))
    return t.NOTHING if tell is None else tell(event) if callable(tell) else tell


def _gtid_signal(event: Event) -> int:
    assert isinstance(event.body, GtidEvent)
    return t.GTID if event.body.gtid else t.ANONYMOUS_GTID


def _mariadb_gtid_signal(event: Event) -> int:
    assert isinstance(event.body, MariadbGtidEvent)
    return t.GTID if event.body.standalone else t.GTID_AND_BEGIN


def _query_signal(event: Event) -> int:
    assert isinstance(event.body, QueryEvent)
    return t.statement_signal(event.body.query)


def _xa_signal(event: Event) -> int:
    assert isinstance(event.body, XaPrepareEvent)
    return t.COMMITS if event.body.one_phase else t.PREPARES


def _rows_signal(event: Event) -> int:
    assert isinstance(event.body, RowsEvent)
    return t.LAST_ROWS if event.body.is_end_of_statement else t.ROWS


def _log_signal(event: Event) -> int:
    """The log ends, or another one begins.

    In a relay log neither is so when the source was asked to go on in the midst of its log: then it says where it
    is (artificial) and repeats its format (at no position). Nor is it where the replica begins another relay log.
    """
    repeats = isinstance(event.body, FormatDescriptionEvent) and not event.header.log_pos
    is_relayed = event.header.flags & (layout.EventFlag.artificial | layout.EventFlag.relay_log)
    return t.NOTHING if repeats or is_relayed else t.ENDS_LOG


def is_alone(event: Event, signal: int) -> bool:
    """Return whether an event with a signal is a statement that is not rows: what logs of statements are made of."""
    return signal == t.STATEMENT or type(event.body) in LOADS


def completes_xa(event: Event) -> bool:
    """Return whether it is XA COMMIT or XA ROLLBACK, which are standalone statements."""
    return isinstance(event.body, QueryEvent) and plain(event.body.query).startswith(COMPLETED_XA)


def is_of_transaction(event: Event) -> bool:
    """Return whether transactions begin and end with such events; the loops have the same."""
    return type(event.body) in _MEMBERS


def note_event(event: Event, transaction: Transaction) -> Transaction:
    """Return the open transaction with what an event says of it, or a new one, which the event begins."""
    note = _NOTES.get(type(event.body))
    if note is not None:
        transaction = note(event, transaction)
    if is_of_transaction(event):
        if transaction.begin_position is None:
            transaction.begin_position = event.position
        transaction.end_time = event.header.timestamp
    return transaction


def _note_gtid(event: Event, transaction: Transaction) -> Transaction:
    body = event.body
    assert isinstance(body, GtidEvent)
    return Transaction(
        gtid=str(body.gtid) if body.gtid else None,
        immediate_commit=body.immediate_commit_timestamp,
        original_commit=body.original_commit_timestamp,
        immediate_version=body.immediate_server_version,
        original_version=body.original_server_version,
        last_committed=body.last_committed,
        sequence_number=body.sequence_number,
    )


def _note_mariadb_gtid(event: Event, transaction: Transaction) -> Transaction:
    body = event.body
    assert isinstance(body, MariadbGtidEvent)
    xa = str(body.xid) if body.xid else None
    return Transaction(gtid=str(body.gtid), xa=xa, thread_id=body.thread_id, commit_id=body.commit_id or 0)


def _note_xa(event: Event, transaction: Transaction) -> Transaction:
    assert isinstance(event.body, XaPrepareEvent)
    if transaction.xa is None:  # else MariaDB's GTID has begun it, by the id that replicas take
        transaction.xa = str(event.body.xid)
    return transaction


def _note_statement(event: Event, transaction: Transaction) -> Transaction:
    assert isinstance(event.body, QueryEvent)
    transaction.thread_id = event.body.thread_id
    transaction.user = transaction.user or invoker(event.body.status_vars)
    return transaction


def _note_xid(event: Event, transaction: Transaction) -> Transaction:
    assert isinstance(event.body, XidEvent)
    transaction.xid = event.body.xid
    return transaction


_SIGNALS: dict[type, int | Callable[[Event], int]] = {
    GtidEvent: _gtid_signal,
    MariadbGtidEvent: _mariadb_gtid_signal,
    QueryEvent: _query_signal,
    RowsEvent: _rows_signal,
    XidEvent: t.COMMITS,
    XaPrepareEvent: _xa_signal,
    FormatDescriptionEvent: _log_signal,
    RotateEvent: _log_signal,
    StopEvent: _log_signal,
}
_NOTES: dict[type, Callable[[Event, Transaction], Transaction]] = {
    GtidEvent: _note_gtid,
    MariadbGtidEvent: _note_mariadb_gtid,
    QueryEvent: _note_statement,
    XidEvent: _note_xid,
    XaPrepareEvent: _note_xa,
}
"""What an event says of the transaction that is open, or that it begins."""
_MEMBERS = frozenset({*_NOTES, TableMapEvent, RowsEvent})
