"""Row changes: rows with their transaction and their place in the log.

The order of events, as the server writes them (a group is one transaction)::

    log         := FORMAT_DESCRIPTION PREVIOUS_GTIDS? group* (ROTATE | STOP)?
    group       := GTID? (transaction | statement)      MariaDB's GTID stands for the BEGIN too, unless it says
    standalone transaction := QUERY(BEGIN) (statement | rows)* (XID | QUERY(COMMIT) | QUERY(ROLLBACK) | XA_PREPARE)
                 | TRANSACTION_PAYLOAD                   with a transaction inside
    rows        := ROWS_QUERY? TABLE_MAP+ ROWS+          the last ROWS is marked as the end of the statement
    statement   := QUERY                                 DDL, or data changes in statement format

The end of a transaction comes after its rows, so the rows wait: their frames are kept until the end is known, above
`SPOOL_BYTES` not in memory but to be read again from the file, or from a temporary copy when the log is a stream.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.row_change import RowChange, RowsPlace, Transaction
from binlog_kaitai.changes.spool import Spool, Ticket
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import (
    Body,
    Event,
    FormatDescriptionEvent,
    GtidEvent,
    MariadbGtidEvent,
    QueryEvent,
    RotateEvent,
    Rows,
    RowsEvent,
    RowsQueryEvent,
    StopEvent,
    XidEvent,
)
from binlog_kaitai.events.rare_model import ExecuteLoadQueryEvent, LoadEvent, XaPrepareEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.bad_rows import LostRows
from binlog_kaitai.rows.images import Row
from binlog_kaitai.rows.table import Table

__all__ = ["SPOOL_BYTES", "ChangeAssembler", "RowChange", "RowsPlace", "Transaction", "sound_rows"]

SPOOL_BYTES = 32 << 20
"""Bytes of row events of one transaction that are kept in memory, unless a single event is larger."""


_Waiting = Callable[[], tuple[RowsEvent, RowsPlace]]
"""A rows event whose transaction has not ended."""


class ChangeAssembler:
    """Turns the events of one log, in order, into row changes.

    Args:
        decoder: the decoder of the log's events.
        spool: where the rows events of large transactions wait.
        with_query: keep the statement behind the rows.
        on_error: takes the error of a rows event that cannot be decoded; its rows are then left out. Without it the
            error is raised.
    """

    def __init__(
        self,
        decoder: EventDecoder,
        spool: Spool,
        *,
        with_query: bool = False,
        on_error: Callable[[BinlogError, RowsPlace], None] | None = None,
    ) -> None:
        self.statements = 0
        """Statements so far that are not rows."""
        self._decoder = decoder
        self._spool = spool
        self._with_query = with_query
        self._on_error = on_error
        self.transaction = Transaction()
        """The one that is open."""
        self.explicit = False
        """It began with BEGIN, or MariaDB's GTID."""
        self.autocommitted = False
        """A statement of rows has ended and no BEGIN came before it (a table without transactions, up to MySQL 5.1)."""
        self._query: str | None = None
        self._waiting: list[_Waiting] = []
        self._held = 0
        """Bytes of the buffers that hold the waiting events, with whatever else is in them."""
        self._last_buffer: bytes | None = None

    def go_on(self, transaction: Transaction, *, explicit: bool, autocommitted: bool) -> None:
        """Go on in a transaction whose rows so far need not wait."""
        self.transaction, self.explicit, self.autocommitted = transaction, explicit, autocommitted

    @property
    def has_rows(self) -> bool:
        """Whether rows wait for the end of their transaction."""
        return bool(self._waiting)

    def feed(self, frame: Frame, event: Event, wanted: bool = True) -> Iterator[RowChange]:
        """Take the next event; yields the changes of a transaction that it ends.

        The rows of an event that is not wanted are left out; it still has its part in the transaction.
        """
        if self.autocommitted and not _is_outcome(event.body):
            yield from self._end("commit")
        if isinstance(event.body, RowsEvent):
            self._rows(frame, event, event.body, wanted)
        elif handler := _HANDLERS.get(type(event.body)):
            yield from handler(self, event, wanted)

    def finish(self, *, at_cut: bool = False) -> Iterator[RowChange]:
        """The log ends: yields what is left, of a transaction whose end is not in the log.

        `at_cut`: but a part of it ends, and the next one begins with another transaction or statement.
        """
        return self._end("commit" if at_cut and self.autocommitted else "open")

    def _gtid(self, event: Event, wanted: bool) -> Iterator[RowChange]:
        left = self.finish()
        body = event.body
        assert isinstance(body, GtidEvent)
        self.transaction = Transaction(
            gtid=str(body.gtid) if body.gtid else None,
            immediate_commit=body.immediate_commit_timestamp,
            original_commit=body.original_commit_timestamp,
            last_committed=body.last_committed,
            sequence_number=body.sequence_number,
        )
        return left

    def _mariadb_gtid(self, event: Event, wanted: bool) -> Iterator[RowChange]:
        left = self.finish()
        body = event.body
        assert isinstance(body, MariadbGtidEvent)
        xa = str(body.xid) if body.xid else None
        self.transaction = Transaction(gtid=str(body.gtid), xa=xa, thread_id=body.thread_id)
        self.explicit = not body.standalone
        return left

    def _xa_prepare(self, event: Event, wanted: bool) -> Iterator[RowChange]:
        assert isinstance(event.body, XaPrepareEvent)
        self.transaction.xa = str(event.body.xid)
        return self._end("commit" if event.body.one_phase else "xa_prepare")

    def _load(self, event: Event, wanted: bool) -> Iterator[RowChange]:
        self.statements += wanted
        return iter(())

    def _statement(self, event: Event, wanted: bool) -> Iterator[RowChange]:
        body = event.body
        assert isinstance(body, QueryEvent)
        word = body.query.strip().rstrip(";").upper()
        self.transaction.thread_id = body.thread_id
        self._query = None
        if word in ("BEGIN", "START TRANSACTION") or word.startswith("XA START"):
            return self._begin(body)
        if word in _OUTCOMES:
            return self._end(_OUTCOMES[word])
        if not word.startswith(_CONTROL):
            self.statements += wanted
            if not self.explicit:
                return self._end("commit")
        return iter(())

    def _begin(self, body: QueryEvent) -> Iterator[RowChange]:
        """A BEGIN after another leaves that one's transaction open: its end is missing."""
        left = self.finish() if self.explicit and self.transaction.gtid is None else iter(())
        self.transaction.thread_id, self.explicit = body.thread_id, True
        return left

    def _xid(self, event: Event, wanted: bool) -> Iterator[RowChange]:
        assert isinstance(event.body, XidEvent)
        self.transaction.xid = event.body.xid
        return self._end("commit")

    def _rows_query(self, event: Event, wanted: bool) -> Iterator[RowChange]:
        assert isinstance(event.body, RowsQueryEvent)
        self._query = event.body.query if self._with_query else None
        return iter(())

    def _rows(self, frame: Frame, event: Event, body: RowsEvent, wanted: bool) -> None:
        if wanted:
            self._wait(frame, event, body)
        if body.is_end_of_statement:
            self._query = None
            self.autocommitted = not self.explicit

    def _wait(self, frame: Frame, event: Event, body: RowsEvent) -> None:
        if frame.buffer is not self._last_buffer:
            self._last_buffer = frame.buffer
            self._held += len(frame.buffer)
        if self._held <= SPOOL_BYTES or not self._waiting:
            item = body, _place(event, self._query)
            self._waiting.append(lambda: item)
        else:
            self._waiting.append(partial(self._again, self._spool.put(frame), body.table, self._query))

    def _again(self, ticket: Ticket, table: Table | None, query: str | None) -> tuple[RowsEvent, RowsPlace]:
        event = self._decoder.rows_again(self._spool.take(ticket), table)
        assert isinstance(event.body, RowsEvent)
        return event.body, _place(event, query)

    def _end_of_log(self, event: Event, wanted: bool) -> Iterator[RowChange]:
        """The log ends, or another one begins.

        In a relay log neither is so when the source was asked to go on in the midst of its log: then it says where it
        is (artificial) and repeats its format (at no position). Nor is it where the replica begins another relay log.
        """
        repeats = isinstance(event.body, FormatDescriptionEvent) and not event.header.log_pos
        if repeats or event.header.flags & (layout.EventFlag.artificial | layout.EventFlag.relay_log):
            return iter(())
        return self.finish()

    def _end(self, outcome: str) -> Iterator[RowChange]:
        transaction, waiting = self.transaction, self._waiting
        transaction.outcome = outcome
        self.transaction, self._query, self._waiting = Transaction(), None, []
        self._held, self._last_buffer = 0, None
        self.explicit = self.autocommitted = False
        return self._changes(waiting, transaction)

    def _changes(self, waiting: list[_Waiting], transaction: Transaction) -> Iterator[RowChange]:
        waiting.reverse()
        while waiting:  # what was delivered is forgotten
            event, place = waiting.pop()()
            on_error = self._on_error
            for number, row in event.rows.numbered() if on_error is None else sound_rows(event.rows, place, on_error):
                assert event.table is not None  # else the rows have raised
                yield RowChange(event.operation, event.table, row.before, row.after, place, number, transaction)


def sound_rows(
    rows: Rows, place: RowsPlace, on_error: Callable[[BinlogError, RowsPlace], None]
) -> Iterator[tuple[int, Row]]:
    """Yield the rows of an event that can be decoded, with their numbers.

    `on_error` takes one error for all rows that have a bad value, and the one for which the event cannot be read on.
    """
    lost = LostRows()
    broken: BinlogError | None = None
    try:
        yield from rows.numbered(lost.add)
    except BinlogError as error:
        broken = error
    for found in (lost.error, broken):
        if found is not None:
            on_error(found, place)


def _is_outcome(body: Body) -> bool:
    return isinstance(body, XidEvent | XaPrepareEvent) or (isinstance(body, QueryEvent) and body.query in _OUTCOMES)


def _place(event: Event, query: str | None) -> RowsPlace:
    header = event.header
    return RowsPlace(
        event.file,
        event.position,
        event.payload_offset,
        header.log_pos,
        header.timestamp,
        header.server_id,
        header.event_size,
        query,
    )


_OUTCOMES = {"COMMIT": "commit", "ROLLBACK": "rollback"}
_CONTROL = ("SAVEPOINT", "ROLLBACK TO", "RELEASE SAVEPOINT", "XA ")
_HANDLERS: dict[type, Callable[[ChangeAssembler, Event, bool], Iterator[RowChange]]] = {
    GtidEvent: ChangeAssembler._gtid,
    MariadbGtidEvent: ChangeAssembler._mariadb_gtid,
    XaPrepareEvent: ChangeAssembler._xa_prepare,
    ExecuteLoadQueryEvent: ChangeAssembler._load,
    LoadEvent: ChangeAssembler._load,
    QueryEvent: ChangeAssembler._statement,
    XidEvent: ChangeAssembler._xid,
    RowsQueryEvent: ChangeAssembler._rows_query,
    FormatDescriptionEvent: ChangeAssembler._end_of_log,
    RotateEvent: ChangeAssembler._end_of_log,
    StopEvent: ChangeAssembler._end_of_log,
}
