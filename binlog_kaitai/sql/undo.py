"""A log as a script that undoes what the log says: the opposite statements, the last change first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.log_events import Chosen, LogReader
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.transaction_reader import Outcome
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event, QueryEvent, RowsEvent
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.images import Row
from binlog_kaitai.rows.table import Table
from binlog_kaitai.schema.model import TableName
from binlog_kaitai.sql.behind import log_behind
from binlog_kaitai.sql.conflicts import Conflict, Conflicts, KnownRows, RowIdentity
from binlog_kaitai.sql.crossing import WAY_ON, Crossing
from binlog_kaitai.sql.reader import Line, ScriptReader
from binlog_kaitai.sql.state import ScriptState, Summary
from binlog_kaitai.sql.tables import Literals, TableStatements
from binlog_kaitai.sql.undo_store import UndoStore

__all__ = [
    "UNDO",
    "BehindReader",
    "CannotUndoError",
    "LooksBehind",
    "UndoReader",
    "UndoState",
    "keep_row",
    "look_behind",
]

_OUTCOMES: Mapping[Outcome, str] = {
    "rollback": "transactions that were rolled back",
    "open": "transactions that have no end in the range",
}
_BEHIND = "it lies behind the range; --include-conflicts makes the script nevertheless, without looking behind"


class CannotUndoError(BinlogError):
    """What the log says of a change is not enough to undo it, or the table is not the same any more."""


@dataclass(slots=True)
class UndoState(ScriptState):
    """What an undo carries from one log to the next."""

    across_ddl: bool = False
    include_conflicts: bool = False
    """Do not look behind the range for rows that were changed again."""
    store: UndoStore = field(default_factory=UndoStore)
    tables: set[TableName] = field(default_factory=set)
    """Tables of which something is undone."""
    conflicts: Conflicts = field(default_factory=Conflicts)
    num_conflicts: int = 0
    """Rows that are left out because they were changed again."""
    met: list[Conflict] = field(default_factory=list)
    """Rows that are left out because they were changed again, as far as they are shown."""

    format: FormatDescription | None = None
    """Of the logs, for an undo as events."""
    format_event: bytes = b""
    is_mariadb: bool = False

    def finish(self) -> None:
        """Count what is known to be left out when all logs are read."""
        if self.store.num_prepared:
            self.left_out["XA transactions that are prepared and not committed"] += self.store.num_prepared


class UndoReader(ScriptReader[UndoState]):
    """Reads one log and keeps what undoes its rows; yields no lines. Raises CannotUndoError.

    The log is read to its end, also behind the range, for rows that were changed again.
    """

    passes_damage = False
    _past_at: int | None = None
    """Position of the first event behind the range."""
    is_behind = False
    """All of the log is behind the range."""

    _about = ""
    _summary = Summary()

    def lines(self, state: UndoState) -> Iterator[Line]:
        """Return no lines. A second pass raises RuntimeError."""
        if not state.include_conflicts and self._log.filter is not None:
            self._log.walk.read_on()
        return super().lines(state)

    def begin(self, state: UndoState) -> None:
        """Begin to add to an undo."""
        super().begin(state)
        state.store.begin_log(self.source.name)
        self._known_rows = KnownRows(self.source.name, self.options)

    def _events(self) -> Chosen:
        return self._log.chosen(self._each_event())

    def _each_event(self) -> Chosen:
        chosen = None if self.state.include_conflicts else self._log.filter
        for frame, event, wanted in self._log.each():
            if self._past_at is None and (self.is_behind or (chosen is not None and chosen.is_past(frame))):
                self._past_at = event.position
            yield frame, event, wanted and self._past_at is None
            del frame, event

    def on_event(self, event: Event, wanted: bool) -> None:
        """Leave out a transaction that goes on behind the range."""
        if self._past_at is not None and event.position >= self._past_at:
            self.cut(f"{event.file}:{event.position}", event.header.timestamp)

    def cut(self, place: str, timestamp: int) -> None:
        """Leave out the open transaction, if there is one, which goes on behind the range."""
        if not self._begun:
            return
        state = self.state
        found = Conflict("a row", "by a transaction that goes on behind the range", place, timestamp)
        for number in state.store.open_numbers():
            state.conflicts.add(number, state.store.begin_place, found, is_open=False)
        for _ in self._end("open"):
            pass

    def on_begin(self, event: Event) -> Iterator[Line]:
        """Begin the transaction."""
        self._about = self.about(event)
        self._summary = Summary(threads=set() if self._thread is None else {self._thread})
        self.state.store.begin()
        if self._missed:
            self.state.assume(f"the range begins inside of a transaction, of which the rest is undone: {self._about}")
        return iter(())

    def on_end(self, outcome: Outcome) -> Iterator[Line]:
        """Keep a transaction that was committed, and forget another."""
        store = self.state.store
        if outcome in _OUTCOMES:
            store.drop()
            self.state.conflicts.end(committed=False)
            self.state.left_out[_OUTCOMES[outcome]] += 1
            return iter(())
        if outcome == "prepare":
            store.prepare(str(self._xa), self._about)
        else:
            store.end(self._about)
        self.state.summary.add(self._summary)
        self.state.conflicts.end(committed=True)
        return iter(())

    def on_control(self, body: QueryEvent) -> Iterator[Line]:
        """Pass over what is only about the transaction."""
        return iter(())

    def on_xa(self, event: Event, body: QueryEvent, xid: str, is_commit: bool) -> Iterator[Line]:
        """Note that a prepared transaction is committed."""
        if is_commit:
            self.state.store.commit(xid)
        return iter(())

    def on_statement(self, frame: Frame, event: Event, body: QueryEvent) -> Iterator[Line]:
        """Refuse a statement that cannot be undone; pass over one that changes no chosen table."""
        self._cross(event, body, self._log.filter or Filter())
        self.state.left_out["statements that are not rows and change no chosen table before its rows"] += 1
        return iter(())

    def on_other_statement(self, event: Event, body: QueryEvent) -> None:
        """Refuse a statement of others that changes a table behind rows that are undone."""
        self._cross(event, body, None)

    def _cross(self, event: Event, body: QueryEvent, chosen: Filter | None) -> None:
        state, is_behind = self.state, self._past_at is not None
        crossing = Crossing(
            chosen,
            state.tables,
            across_ddl=state.across_ddl or is_behind,
            way_on=_BEHIND if is_behind else WAY_ON,
        )
        problem = crossing.problem(body)
        if problem is not None:
            raise CannotUndoError(problem, event.file, event.position, event.type)

    def on_load(self, event: Event) -> Iterator[Line]:
        """Refuse a LOAD DATA that was logged as a statement."""
        text = "a LOAD DATA was logged as a statement; there are no rows to undo; go round it with --stop-position"
        raise CannotUndoError(text, event.file, event.position, event.type)

    def on_rows(self, event: Event, body: RowsEvent) -> Iterator[Line]:
        """Keep what undoes the rows."""
        table = body.table
        if table is None:
            for _ in body.rows:  # which raises
                pass
            return iter(())
        self.state.tables.add(TableName(table.database, table.name))
        self.keep(event, body, table)
        if body.rows.only is not None:
            self.on_other_rows(event, body)
        return iter(())

    def keep(self, event: Event, body: RowsEvent, table: Table) -> None:
        """Keep the statements that undo the rows."""
        state = self.state
        statements, identity = self.statements_of(table, event)
        first = self.first_row(event)
        for number, row in body.rows.numbered():
            if number < first:
                continue
            before, after = row.before or {}, row.after or {}
            try:
                text = UNDO[statements.meaning(body.operation, before, after)](statements, before, after)
            except CannotUndoError as error:
                raise error.at(event.file, event.position, event.type) from None
            self.count(event, body)
            keep_row(state, statements, identity, row, text, (event.position, number))

    def first_row(self, event: Event) -> int:
        """Return the number of the first row of an event that is taken."""
        return 0

    def count(self, event: Event, body: RowsEvent) -> None:
        """Count a row that is undone."""
        assert body.table is not None
        name = f"{body.table.database}.{body.table.name}"
        self.ledger.rows[name, body.operation] += 1
        self._summary.see(name, body.operation, event.header.timestamp, self._thread)

    def on_other_rows(self, event: Event, body: RowsEvent) -> None:
        """Look for rows that are undone, and were changed again here."""
        table, state = body.table, self.state
        if state.include_conflicts or table is None or TableName(table.database, table.name) not in state.tables:
            return
        _, identity = self.statements_of(table, event)
        only, is_open = body.rows.only or (), self._begun
        for number, row in self._known_rows.of(self.frame, body, table, identity):
            before, after = row.before or {}, row.after or {}
            for known in identity.others(before, after):
                if number not in only and known in state.conflicts:
                    place = f"{event.file}:{event.position}"
                    found = Conflict(identity.spoken(before, after), body.operation, place, event.header.timestamp)
                    state.conflicts.add(known, state.store.place, found, is_open=is_open)


def keep_row(
    state: UndoState,
    statements: TableStatements,
    identity: RowIdentity,
    row: Row | RowChange,
    text: str | None,
    place: tuple[int, int],
) -> None:
    """Keep the statement that undoes a row, if there is one; its place is the position of its event and its number."""
    if text is None:
        return
    before, after = row.before or {}, row.after or {}
    numbers = () if state.include_conflicts else tuple(identity.undone(before, after))
    state.conflicts.watch(numbers)
    state.store.add(text, numbers, *place, is_loose=statements.is_loose(before))


class LooksBehind(Protocol):
    """Reads a log behind the range."""

    source: Source
    ledger: FileLedger

    def look(self) -> None:
        """Look for rows that are undone and were changed again. Raises BinlogError."""


class BehindReader(UndoReader):
    """Reads a log behind the range, or the end of one, whose open statement has described some tables: `look` once."""

    is_behind = True

    def __init__(
        self,
        source: Source,
        options: ReadOptions,
        state: UndoState,
        progress: Callable[[int], None] = lambda count: None,
        *,
        span: Span | None = None,
        tables: Mapping[int, Table] | None = None,
    ) -> None:
        super().__init__(source, options, None, progress, span)
        self._looks_for = state
        self._log.decoder.tables.update(tables or {})

    def look(self) -> None:
        """Look for rows that are undone and were changed again."""
        for _ in self.lines(self._looks_for):
            pass


MakeBehind = Callable[[Source, ReadOptions, UndoState], LooksBehind]


def look_behind(last: LogReader, state: UndoState, make: MakeBehind | None = None) -> Iterator[BinlogError]:
    """Read the logs behind the last one, for rows that were changed again.

    Yields the errors of logs that cannot be read. Raises CannotUndoError.
    """
    source, ledger = last.source, last.ledger
    while not state.include_conflicts and state.tables and (found := log_behind(source, ledger)) is not None:
        behind = (make or BehindReader)(found, last.options, state)
        source, ledger = behind.source, behind.ledger
        try:
            behind.look()
        except CannotUndoError:
            raise
        except BinlogError as error:
            yield error


def _undo_insert(statements: TableStatements, before: Literals, after: Literals) -> str:
    _need_identity(statements, after)
    return statements.delete(after)


def _undo_delete(statements: TableStatements, before: Literals, after: Literals) -> str:
    missing = [name for name in statements.columns if name not in before]
    if missing:
        raise _lacking(statements, missing)
    return statements.insert(before)


def _undo_update(statements: TableStatements, before: Literals, after: Literals) -> str | None:
    missing = [name for name in after if name in statements.columns and name not in before]
    if missing:
        raise _lacking(statements, missing)
    now: dict[str, Any] = {**before, **after}
    _need_identity(statements, now)
    changed = statements.changed(now, before)
    if all(now[name] == before[name] for name in changed):
        return None  # nothing was changed
    return statements.update(now, changed)


def _need_identity(statements: TableStatements, row: Literals) -> None:
    """Raise CannotUndoError for a row that cannot be told from others."""
    has_key = statements.has_key(row)
    if not has_key and any(isinstance(value, tuple) for value in row.values()):
        raise CannotUndoError(
            f"the log has differences of a JSON document that a row of {statements.name} did not have before, and no"
            " primary key is known by which the row could be found; give the definition of the table (--schema)"
        )
    if not (has_key or statements.is_complete(row)):
        raise CannotUndoError(
            f"the log has not all columns of the row of {statements.name}, and no primary key is known by which it"
            " could be found; give the definition of the table (--schema)"
        )


def _lacking(statements: TableStatements, missing: list[str]) -> CannotUndoError:
    more = " ..." if len(missing) > _MOST_SHOWN else ""
    return CannotUndoError(
        f"the log lacks what {', '.join(missing[:_MOST_SHOWN])}{more} of a row of {statements.name} was before"
        " (binlog_row_image is not FULL); leave the table out, or end the range before this with --stop-position"
    )


_MOST_SHOWN = 4
UNDO: dict[str | None, Callable[[TableStatements, Literals, Literals], str | None]] = {
    None: lambda statements, before, after: None,
    "insert": _undo_insert,
    "update": _undo_update,
    "delete": _undo_delete,
}
