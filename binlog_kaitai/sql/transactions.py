"""The transactions of a log, as a script needs them: where they begin, what is in them, how they end.

A transaction begins when something of it is wanted, so that one of which nothing is wanted leaves nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from typing import Literal

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.history import NOT_DONE
from binlog_kaitai.changes.reader import BinlogReader
from binlog_kaitai.errors import BinlogError, SchemaMismatchError
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
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.statements import control_word, is_atomic_create
from binlog_kaitai.sql.tables import TableStatements

__all__ = ["Line", "Outcome", "TransactionReader"]

Line = str | bytes
"""One line or statement; bytes are in the character set of their session."""
Outcome = Literal["commit", "rollback", "prepare", "one_phase", "open"]


class TransactionReader(BinlogReader):
    """Reads one log and calls what a script does with each part of it. Its options must be SqlOptions."""

    state: ScriptState

    def lines(self, state: ScriptState) -> Iterator[Line]:
        """Return the lines. A second pass raises RuntimeError."""
        self._begin()
        self.state = state
        self._tables: Bounded[int, tuple[Table, TableStatements]] = Bounded()
        self._explicit = False
        self._begun = False
        self._gtid_text: str | None = None
        self._thread: int | None = None
        self._xa: str | None = None
        self._alter: str | None = None
        self._missed = False
        """Rows of the transaction came before the range."""
        return self._script()

    # What scripts do:

    def on_begin(self, event: Event) -> Iterator[Line]:
        """Begin the transaction."""
        raise NotImplementedError

    def on_end(self, outcome: Outcome) -> Iterator[Line]:
        """End the transaction."""
        raise NotImplementedError

    def on_rows(self, event: Event, body: RowsEvent) -> Iterator[Line]:
        """Take the rows of an event."""
        raise NotImplementedError

    def on_statement(self, frame: Frame, event: Event, body: QueryEvent) -> Iterator[Line]:
        """Take a statement."""
        raise NotImplementedError

    def on_control(self, body: QueryEvent) -> Iterator[Line]:
        """Take a statement that is about the transaction: SAVEPOINT, XA END."""
        raise NotImplementedError

    def on_xa(self, event: Event, body: QueryEvent, xid: str, is_commit: bool) -> Iterator[Line]:
        """Take the end of a prepared transaction."""
        raise NotImplementedError

    def on_variable(self, body: IntvarEvent | RandEvent | UserVarEvent) -> None:
        """Take what the next statement reads."""

    def on_load(self, event: Event) -> Iterator[Line]:
        """Take a LOAD DATA."""
        raise NotImplementedError

    def on_incident(self, event: Event, body: IncidentEvent) -> Iterator[Line]:
        """Take a note of the server that something is missing."""
        return iter(())

    # The log:

    def _script(self) -> Iterator[Line]:
        try:
            with closing(self._events()) as events:
                for frame, event, wanted in events:
                    handler = _HANDLERS.get(type(event.body))
                    if handler is not None:
                        yield from handler(self, frame, event, wanted)
                    del frame, event
        except BinlogError as error:
            self._walk.give_up(error)
            yield from self._end("open")
            raise
        yield from self._end("open")
        self._refuse_unsupported()

    def about(self, event: Event) -> str:
        """Return what the log says of the transaction at an event, in one line."""
        time = f"{datetime.fromtimestamp(event.header.timestamp, UTC):%Y-%m-%d %H:%M:%S} UTC"
        gtid = [] if self._gtid_text is None else [self._gtid_text]
        thread = [] if self._thread is None else [f"thread {self._thread}"]
        return ", ".join([*gtid, time, f"server {event.header.server_id}", *thread, f"{event.file}:{event.position}"])

    def statements_of(self, table: Table, event: Event) -> TableStatements:
        """Return what makes the statements of a table. Raises SchemaMismatchError."""
        known = self._tables.get(id(table))
        if known is None:
            try:
                made = TableStatements(table, self.state.where)
            except SchemaMismatchError as error:
                raise error.at(event.file, event.position, event.type) from None
            if not made.is_generation_known:
                self.state.assume(
                    f"{table.database}.{table.name}: no definition is known; no column is taken for a generated one"
                )
            known = self._tables.put(id(table), (table, made), len(table.columns))
        return known[1]

    def _gtid(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        body = event.body
        assert isinstance(body, GtidEvent)
        yield from self._end("open")
        self._gtid_text = str(body.gtid) if body.gtid else None

    def _mariadb_gtid(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        body = event.body
        assert isinstance(body, MariadbGtidEvent)
        yield from self._end("open")
        self._gtid_text, self._thread, self._alter = str(body.gtid), body.thread_id, body.alter
        self._explicit = not body.standalone
        self._xa = str(body.xid) if body.xid and body.prepared else None

    def _begin_at(self, event: Event) -> Iterator[Line]:
        if not self._begun:
            self._begun = True
            yield from self.on_begin(event)

    def _end(self, outcome: Outcome) -> Iterator[Line]:
        if self._begun:
            yield from self.on_end(outcome)
        self._begun = self._explicit = self._missed = False
        self._gtid_text, self._thread, self._xa = None, None, None

    def _xid(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        return self._end("commit")

    def _xa_prepare(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        assert isinstance(event.body, XaPrepareEvent)
        self._xa = str(event.body.xid)
        return self._end("one_phase" if event.body.one_phase else "prepare")

    def _end_of_log(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        """A transaction goes on behind what heads a relay log."""
        is_head = isinstance(event.body, FormatDescriptionEvent) or event.header.log_pos == 0
        return iter(()) if is_head else self._end("open")

    def _query(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        body = event.body
        assert isinstance(body, QueryEvent)
        word = control_word(body.query)
        self._thread = body.thread_id
        if word in ("BEGIN", "START TRANSACTION"):
            self._explicit = True
        elif word in ("COMMIT", "ROLLBACK"):
            yield from self._end("commit" if word == "COMMIT" else "rollback")
        elif word.startswith("XA "):
            yield from self._xa_statement(event, body, word)
        elif word.startswith(_SAVEPOINTS):
            yield from self.on_control(body) if self._begun else ()
        elif wanted and self._alter not in NOT_DONE:
            self.ledger.statements += 1
            if self._explicit and not is_atomic_create(body.query) and not self.state.rows_only:
                yield from self._begin_at(event)
            yield from self.on_statement(frame, event, body)

    def _xa_statement(self, event: Event, body: QueryEvent, word: str) -> Iterator[Line]:
        parts = body.query.split(None, 2)
        xid = parts[2].removesuffix(" ONE PHASE") if len(parts) == _XA_WORDS else ""
        if word.startswith(("XA START", "XA BEGIN")):
            self._xa, self._explicit = xid, True
        elif word.startswith("XA END"):
            yield from self.on_control(body) if self._begun else ()
        elif word.startswith(_COMPLETED_XA):
            yield from self.on_xa(event, body, xid, word.startswith(_COMPLETED_XA[0]))

    def _variable(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        assert isinstance(event.body, IntvarEvent | RandEvent | UserVarEvent)
        if wanted:
            self.on_variable(event.body)
        return iter(())

    def _load(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        self.ledger.statements += wanted
        return self.on_load(event) if wanted else iter(())

    def _incident(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        assert isinstance(event.body, IncidentEvent)
        return self.on_incident(event, event.body)

    def _rows(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        body = event.body
        assert isinstance(body, RowsEvent)
        start = self._filter.start_position if self._filter is not None else None
        if wanted:
            yield from self._begin_at(event)
            yield from self.on_rows(event, body)
        elif start is not None and event.position < start:
            self._missed = True
        if body.is_end_of_statement and not self._explicit and self._xa is None:
            yield from self._end("commit")


_SAVEPOINTS = ("SAVEPOINT", "ROLLBACK TO", "RELEASE SAVEPOINT")
_COMPLETED_XA = ("XA COMMIT", "XA ROLLBACK")
_XA_WORDS = 3
"""Words of XA COMMIT and the id of the transaction."""
_HANDLERS: dict[type, Callable[[TransactionReader, Frame, Event, bool], Iterator[Line]]] = {
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
