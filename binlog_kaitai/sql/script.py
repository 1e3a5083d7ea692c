"""A log as a script: its events become lines, in their order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.history import NOT_DONE
from binlog_kaitai.changes.reader import BinlogReader
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
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.session import LOOSE_MODE, ROWS, Session
from binlog_kaitai.sql.statements import control_word, is_atomic_create, replayed, variable
from binlog_kaitai.sql.tables import TableStatements, WhereColumns
from binlog_kaitai.sql.text import comment
from binlog_kaitai.sql.triggers import Triggers

__all__ = ["Line", "ScriptState", "SqlReader", "foot", "head"]

Line = str | bytes
"""One line or statement; bytes are in the character set of their session."""
_LOOSE = {**ROWS, "sql_mode": LOOSE_MODE}
_COMPLETED_XA = ("XA COMMIT", "XA ROLLBACK")


@dataclass(slots=True)
class ScriptState:
    """What a script of several logs carries from one to the next, and what was left out of it."""

    where: WhereColumns = "key"
    rows_only: bool = False
    session: Session = field(default_factory=Session)
    left_out: Counter[str] = field(default_factory=Counter)
    """Number of statements by why they are not in the script."""
    notes: list[str] = field(default_factory=list)
    """What was assumed of tables."""
    triggers: Triggers = field(default_factory=Triggers)
    prepared: set[str] = field(default_factory=set)
    """XA transactions that were begun."""


def head(sources: list[str], *, log_bin: bool = True) -> Iterator[str]:
    """Yield what the script begins with."""
    yield comment(f"Changes of {', '.join(sources)}, written by binlog-kaitai sql; replay with: mysql --binary-mode")
    yield from () if log_bin else ("SET SESSION sql_log_bin = 0;",)
    yield "SET SESSION autocommit = 1;"


def foot(state: ScriptState) -> Iterator[Line]:
    """Yield what the script ends with."""
    yield from state.triggers.lines()
    yield "SET SESSION timestamp = DEFAULT;"


class SqlReader(BinlogReader):
    """Reads one log as the lines of a script. Its options must be SqlOptions."""

    state: ScriptState

    def lines(self, state: ScriptState) -> Iterator[Line]:
        """Return the lines. A second pass raises RuntimeError."""
        self._begin()
        self.state = state
        self._tables: Bounded[int, tuple[Table, TableStatements]] = Bounded()
        self._explicit = False
        self._begun: str | None = None
        self._about: list[str] = []
        self._variables: list[str] = []
        self._thread: int | None = None
        self._xa: str | None = None
        self._alter: str | None = None
        return self._script()

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
            yield from self._end_open()
            raise
        yield from self._end_open()
        self._refuse_unsupported()

    # Transactions ----------------------------------------------------------------------------------------------------

    def _gtid(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        body = event.body
        assert isinstance(body, GtidEvent)
        yield from self._end_open()
        self._about = [str(body.gtid)] if body.gtid else []

    def _mariadb_gtid(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        body = event.body
        assert isinstance(body, MariadbGtidEvent)
        yield from self._end_open()
        self._about = [str(body.gtid)]
        self._thread = body.thread_id
        self._alter = body.alter
        self._explicit = not body.standalone
        self._xa = str(body.xid) if body.xid and body.prepared else None

    def _begin_at(self, event: Event) -> Iterator[Line]:
        """Begin the transaction, if it has not begun; lazily, so that one of which nothing is wanted leaves nothing."""
        if self._begun is not None:
            return
        yield self._heading(event)
        if self._xa is not None:
            self.state.prepared.add(self._xa)
            self._begun = f"XA ROLLBACK {self._xa};"
            yield f"XA START {self._xa};"
            return
        self._begun = "ROLLBACK;"
        yield "BEGIN;"

    def _heading(self, event: Event) -> str:
        time = f"{datetime.fromtimestamp(event.header.timestamp, UTC):%Y-%m-%d %H:%M:%S} UTC"
        thread = [] if self._thread is None else [f"thread {self._thread}"]
        about = [*self._about, time, f"server {event.header.server_id}", *thread, f"{event.file}:{event.position}"]
        return "\n" + comment(", ".join(about))

    def _end(self, end: str) -> Iterator[Line]:
        if self._begun is not None:
            yield end
        self._begun, self._explicit, self._about, self._thread, self._xa = None, False, [], None, None

    def _end_open(self) -> Iterator[Line]:
        """End a transaction whose end is not in the log."""
        if self._begun is not None:
            yield comment("the log ends inside this transaction")
            self.state.left_out["in a transaction that the log does not end"] += 1
        yield from self._end(self._begun or "")

    def _xid(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        return self._end("COMMIT;")

    def _xa_prepare(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        body = event.body
        assert isinstance(body, XaPrepareEvent)
        if self._begun is None:
            return self._end("")
        if body.one_phase:
            self.state.prepared.discard(str(body.xid))
            return self._end(f"XA COMMIT {body.xid} ONE PHASE;")
        return self._end(f"XA PREPARE {body.xid};")

    def _end_of_log(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        """A transaction goes on behind what heads a relay log."""
        is_head = isinstance(event.body, FormatDescriptionEvent) or event.header.log_pos == 0
        return iter(()) if is_head else self._end_open()

    # Statements ------------------------------------------------------------------------------------------------------

    def _query(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        body = event.body
        assert isinstance(body, QueryEvent)
        word = control_word(body.query)
        self._thread = body.thread_id
        if word in ("BEGIN", "START TRANSACTION"):
            self._explicit = True
        elif word in ("COMMIT", "ROLLBACK"):
            yield from self._end(f"{word};")
        elif word.startswith("XA "):
            yield from self._xa_statement(event, body, word)
        elif word.startswith(_SAVEPOINTS):
            if self._begun is not None:
                yield f"{body.query};"
        elif wanted:
            yield from self._statement(frame, event, body)

    def _xa_statement(self, event: Event, body: QueryEvent, word: str) -> Iterator[Line]:
        xid = body.query.split(None, 2)[2].removesuffix(" ONE PHASE") if body.query.count(" ") > 1 else ""
        if word.startswith(("XA START", "XA BEGIN")):
            self._xa, self._explicit = xid, True
        elif word.startswith("XA END"):
            if self._begun is not None:
                yield f"{body.query};"
        elif word.startswith(_COMPLETED_XA) and xid in self.state.prepared:
            self.state.prepared.discard(xid)
            yield self._heading(event)
            yield f"{body.query};"

    def _statement(self, frame: Frame, event: Event, body: QueryEvent) -> Iterator[Line]:
        self.ledger.statements += 1
        variables, self._variables = self._variables, []
        if self.state.rows_only:
            self.state.left_out["that are not rows (--rows-only)"] += 1
            return
        if self._alter in NOT_DONE:
            return
        failed = [comment(f"it ended with error {body.error_code} on its server")] if body.error_code else []
        lines: list[Line] = [*failed, *variables, *replayed(frame, event, body, self.state.session)]
        if self.state.triggers.takes(body, lines):
            self.state.left_out["that make triggers, until the end of the script: the rows hold what these did"] += 1
            return
        if self._explicit and not is_atomic_create(body.query):
            yield from self._begin_at(event)
        elif self._begun is None:
            yield self._heading(event)
        yield from lines

    def _variable(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        body = event.body
        assert isinstance(body, IntvarEvent | RandEvent | UserVarEvent)
        if wanted:
            self._variables.append(variable(body))
        return iter(())

    def _load(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        self._variables.clear()
        if wanted:
            self.ledger.statements += 1
            self.state.left_out["of LOAD DATA, whose files are in the log"] += 1
            yield comment(f"left out: LOAD DATA at {event.file}:{event.position}; mysqlbinlog extracts its file")

    def _incident(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        assert isinstance(event.body, IncidentEvent)
        yield comment(f"the server noted at {event.file}:{event.position}: {event.body.name} {event.body.message}")

    # Rows ------------------------------------------------------------------------------------------------------------

    def _rows(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        body = event.body
        assert isinstance(body, RowsEvent)
        if wanted:
            yield from self._begin_at(event)
            yield from self._row_lines(event, body)
        if body.is_end_of_statement and not self._explicit and self._xa is None and self._begun is not None:
            yield from () if self._filter_cuts() else self._end("COMMIT;")

    def _filter_cuts(self) -> bool:
        """Whether the beginning of the transaction may have been filtered out, so that its end is still to come."""
        return self._filter is not None and self._filter.start_position is not None

    def _row_lines(self, event: Event, body: RowsEvent) -> Iterator[Line]:
        statements: TableStatements | None = None
        session = self.state.session
        make = _OPERATIONS[body.operation]
        for row in body.rows:
            table = body.table
            assert table is not None  # else the rows have raised
            if statements is None:
                statements = self._statements_of(table)
                yield from session.want({"timestamp": str(event.header.timestamp)})
            self.ledger.rows[f"{table.database}.{table.name}", body.operation] += 1
            text, is_loose = make(statements, row.before or {}, row.after or {})
            yield from session.want(_LOOSE if is_loose else ROWS)
            yield text

    def _statements_of(self, table: Table) -> TableStatements:
        known = self._tables.get(id(table))
        if known is None:
            made = TableStatements(table, self.state.where)
            self._note(table, made)
            known = self._tables.put(id(table), (table, made), len(table.columns))
        return known[1]

    def _note(self, table: Table, made: TableStatements) -> None:
        """Note what is assumed where the log does not tell."""
        if not made.is_generation_known:
            text = f"{table.database}.{table.name}: no definition is known; no column is taken for a generated one"
            if text not in self.state.notes:
                self.state.notes.append(text)


def _insert(statements: TableStatements, before: Any, after: Any) -> tuple[str, bool]:
    return f"{statements.insert(after)};", statements.is_loose(after)


def _update(statements: TableStatements, before: Any, after: Any) -> tuple[str, bool]:
    changed = statements.changed(before, after)
    if not changed:
        return comment(f"an UPDATE of {statements.name} that changes nothing"), False
    return f"{statements.update(before, changed)};", statements.is_loose(after) or statements.is_loose(before)


def _delete(statements: TableStatements, before: Any, after: Any) -> tuple[str, bool]:
    return f"{statements.delete(before)};", False


_OPERATIONS = {"insert": _insert, "update": _update, "delete": _delete}
_SAVEPOINTS = ("SAVEPOINT", "ROLLBACK TO", "RELEASE SAVEPOINT")
_HANDLERS: dict[type, Callable[[SqlReader, Frame, Event, bool], Iterator[Line]]] = {
    GtidEvent: SqlReader._gtid,
    MariadbGtidEvent: SqlReader._mariadb_gtid,
    QueryEvent: SqlReader._query,
    RowsEvent: SqlReader._rows,
    XidEvent: SqlReader._xid,
    XaPrepareEvent: SqlReader._xa_prepare,
    IntvarEvent: SqlReader._variable,
    RandEvent: SqlReader._variable,
    UserVarEvent: SqlReader._variable,
    ExecuteLoadQueryEvent: SqlReader._load,
    LoadEvent: SqlReader._load,
    IncidentEvent: SqlReader._incident,
    FormatDescriptionEvent: SqlReader._end_of_log,
    RotateEvent: SqlReader._end_of_log,
    StopEvent: SqlReader._end_of_log,
}
