"""A log as a script that does again what the log says: its events become lines, in their order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.row_change import RowChange, rows_place
from binlog_kaitai.changes.sound_rows import sound_rows
from binlog_kaitai.changes.transaction_visitor import Outcome, VisitedLog
from binlog_kaitai.errors import BinlogError, ReplayError, SchemaMismatchError
from binlog_kaitai.events.model import Event, QueryEvent, RowsEvent
from binlog_kaitai.events.rare_model import ExecuteLoadQueryEvent, IncidentEvent, IntvarEvent, RandEvent, UserVarEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.images import Row
from binlog_kaitai.schema.controls import Control, read_control, read_xa_id
from binlog_kaitai.sql.script_visitor import Line, ScriptVisitor
from binlog_kaitai.sql.session import LOOSE_MODE, ROWS, Settings
from binlog_kaitai.sql.state import ScriptState, check
from binlog_kaitai.sql.statements import replayed, variable
from binlog_kaitai.sql.tables import TableStatements
from binlog_kaitai.sql.targets import changes_rows, drops_temporary, foreign, met
from binlog_kaitai.sql.text import comment, quoted_name

__all__ = [
    "BEGIN",
    "COMMIT",
    "ROLLBACK",
    "ROWS_ONLY",
    "XA_ONE_PHASE",
    "XA_PREPARE",
    "XA_START",
    "SqlVisitor",
    "row_lines",
]

_LOOSE = {**ROWS, "sql_mode": LOOSE_MODE}
BEGIN, COMMIT, ROLLBACK = "BEGIN;", "COMMIT;", "ROLLBACK;"
XA_START, XA_PREPARE, XA_ONE_PHASE = "XA START {xa};", "XA PREPARE {xa};", "XA COMMIT {xa} ONE PHASE;"
_NAMES = {"NAMES": ROWS["NAMES"]}
"""What names need that are not ASCII."""
_WAY_ON = "; --rows-only leaves statements out, --allow-incomplete goes on"
_MOST_SHOWN = 80
"""Characters of a statement in a message."""
ROWS_ONLY = "statements that are not rows (--rows-only)"
"""Why they are left out."""
_OPEN = "in transactions that the log does not end"


class SqlVisitor(ScriptVisitor[ScriptState]):
    """Makes the lines of a script that does again what the log says."""

    def __init__(self, log: VisitedLog, state: ScriptState) -> None:
        super().__init__(log, state)
        self.variables: list[Line] = []
        """What the next statement reads."""
        self.savepoints: list[Control | Line | ReplayError] = []
        """Statements about the transaction that has not begun in the script."""

    def on_begin(self, event: Event) -> Iterator[Line]:
        """Begin the transaction."""
        if self.xa is not None and read_xa_id(self.xa) is None:
            self.xa, found, self.is_begun = None, self.xa, False
            raise self._not_read(f"XA {found}")
        for control in self.savepoints:
            if isinstance(control, ReplayError):
                self.is_begun = False
                raise control
        yield "\n" + comment(self.about(event))
        self.state.summary.transactions += 1
        if self.xa is not None:
            self.state.prepared.add(self.xa)
            yield XA_START.format(xa=self.xa)
        else:
            yield BEGIN
        savepoints, self.savepoints = self.savepoints, []
        for control in savepoints:
            yield from self._control_lines(control)

    def on_end(self, outcome: Outcome) -> Iterator[Line]:
        """End the transaction as it ended in the log; one without an end is rolled back."""
        if outcome == "open":
            yield comment("the log ends inside this transaction")
            self.state.left_out[_OPEN] += 1
            yield ROLLBACK if self.xa is None else f"XA END {self.xa};\nXA ROLLBACK {self.xa};"
        elif outcome == "prepare":
            yield XA_PREPARE.format(xa=self.xa)
        elif outcome == "one_phase":
            self.state.prepared.discard(str(self.xa))
            yield XA_ONE_PHASE.format(xa=self.xa)
        else:
            yield COMMIT if outcome == "commit" else ROLLBACK

    def on_control(self, body: QueryEvent) -> Iterator[Line]:
        """Print anew what is about the transaction. Raises ReplayError."""
        return self._control_lines(self._control(body))

    def on_early_control(self, body: QueryEvent) -> Iterator[Line]:
        """Keep what is about the transaction until it begins, if it does."""
        self.savepoints.append(self._control(body))
        return iter(())

    def on_other_end(self) -> None:
        """Forget what was about a transaction of which nothing was wanted."""
        self.savepoints.clear()

    def on_xa(self, event: Event, body: QueryEvent, xid: str, is_commit: bool) -> Iterator[Line]:
        """Print anew the end of a prepared transaction that is in the script. Raises ReplayError."""
        control = self._control(body)
        if isinstance(control, ReplayError):
            raise control
        if xid in self.state.prepared:
            self.state.prepared.discard(xid)
            yield "\n" + comment(self.about(event))
            yield f"{control.words} {control.xa}{' ONE PHASE' if control.one_phase else ''};"

    def _control(self, body: QueryEvent) -> Control | ReplayError:
        """Return what a statement about a transaction says, so that nothing else of it gets into the script; or what is
        wrong with it."""
        return read_control(body.query) or self._not_read(body.query)

    def _control_lines(self, control: Control | Line | ReplayError) -> Iterator[Line]:
        if isinstance(control, ReplayError):
            raise control
        if isinstance(control, str | bytes):
            yield control
            return
        if not control.name.isascii():
            yield from self.state.session.want(_NAMES)
        yield f"{control.words} {control.xa or quoted_name(control.name)};"

    def _not_read(self, query: str) -> ReplayError:
        shown = comment(query[:_MOST_SHOWN]).removeprefix(comment(""))
        return self._error(f"a server writes no such statement about a transaction: {shown}")

    def _error(self, text: str) -> ReplayError:
        """Return an error about the event at hand, at which the script ends."""
        self.state.is_given_up = not self.state.allow_incomplete
        return ReplayError(text, self.ledger.file, self.frame.position, self.frame.type_name)

    def on_statement(self, frame: Frame, event: Event, body: QueryEvent) -> Iterator[Line]:
        """Pass on a statement."""
        variables, self.variables = self.variables, []
        if self.state.rows_only:
            self.state.left_out[ROWS_ONLY] += 1
            return
        if not self._is_for_chosen(body.query, body.database):
            return
        self._refuse_without_triggers(body)
        failed = [comment(f"it ended with error {body.error_code} on its server")] if body.error_code else []
        lines: list[Line] = [*failed, *variables, *replayed(frame, event, body, self.state.session)]
        if self.state.triggers.takes(body, lines):
            self.state.left_out["triggers until the end of the script, for the rows hold what they did"] += 1
            return
        if not self.is_begun:
            yield "\n" + comment(self.about(event))
        yield from lines

    def on_variable(self, body: IntvarEvent | RandEvent | UserVarEvent) -> None:
        """Keep what the next statement reads."""
        self.variables.append(variable(body))

    def on_other_statement(self, event: Event, body: QueryEvent) -> None:
        """Refuse a statement on a chosen table that is not wanted for its default database. Raises ReplayError."""
        self.variables.clear()  # they were for this one
        chosen, state = self.filter, self.state
        if state.rows_only or chosen is None or not _is_left_by_name(chosen, event, body.database):
            return
        name = met(body.query, body.database, chosen)
        if name is None or drops_temporary(body.query):
            return
        if not state.allow_incomplete:
            where = f"`{body.database}`, which is not" if body.database else "none"
            raise self._error(f"a statement on {name}, which is chosen, with the default database {where}{_WAY_ON}")
        state.left_out["statements on chosen tables in other default databases"] += 1

    def _refuse_without_triggers(self, body: QueryEvent) -> None:
        """Raise ReplayError for a statement that triggers may belong to which are not made yet."""
        waiting = self.state.triggers.names
        if waiting and not self.state.allow_incomplete and changes_rows(body.query):
            more = " ..." if len(waiting) > 1 else ""
            text = f"a statement changes rows here, and triggers ({waiting[0]}{more}) are made at the end of the script"
            raise self._error(f"{text}, for rows hold what they did{_WAY_ON}")

    def _is_for_chosen(self, query: str, database: str) -> bool:
        """Return whether a statement is on chosen tables, or on none; counts others. Raises ReplayError for them."""
        if self.filter is None or not self.filter.has_names:
            return True
        other = foreign(query, database, self.filter)
        if other is None:
            return True
        if not (self.state.allow_incomplete or drops_temporary(query)):
            raise self._error(f"a statement on {other}, and only some tables are chosen{_WAY_ON}")
        self.state.left_out["statements on tables that are not chosen"] += 1
        return False

    def on_load(self, event: Event) -> Iterator[Line]:
        """Refuse a LOAD DATA: its file is in the log, and the client wants one on its disk. Raises ReplayError."""
        self.variables.clear()
        state, body = self.state, event.body
        query = body.query if isinstance(body, ExecuteLoadQueryEvent) else "LOAD DATA"
        is_chosen = state.rows_only or self._is_for_chosen(query, getattr(body, "database", ""))
        if is_chosen and not (state.rows_only or state.allow_incomplete):
            raise self._error(f"a LOAD DATA, whose file is in the log (mysqlbinlog extracts it){_WAY_ON}")
        if is_chosen:
            state.left_out["LOAD DATA statements, whose files are in the log"] += 1
        yield comment(f"left out: LOAD DATA at {event.file}:{event.position}; mysqlbinlog extracts its file")

    def on_incident(self, event: Event, body: IncidentEvent) -> Iterator[Line]:
        """Say what the server has noted."""
        yield comment(f"the server noted at {event.file}:{event.position}: {body.name} {body.message}")

    def on_rows(self, event: Event, body: RowsEvent) -> Iterator[Line]:
        """Make a statement of each row."""
        state, table, count = self.state, body.table, 0
        try:
            if table is not None and table.problem is None:
                try:
                    statements, _ = self.statements_of(table, event)
                except SchemaMismatchError as error:
                    yield from self.leave_out(event, body, error)
                    return
            for number, row in self.sound_rows(event, body):
                assert table is not None  # else the rows have raised
                if not count and state.session.timestamp != (time := str(event.header.timestamp)):
                    yield from state.session.want({"timestamp": time})
                count += 1
                yield from row_lines(state, statements, body.operation, row, f"{event.file}:{event.position}", number)
        finally:
            if table is not None and count:
                name = f"{table.database}.{table.name}"
                self.ledger.rows[name, body.operation] += count
                state.summary.see(name, body.operation, event.header.timestamp, self.thread, count)

    def leave_out(self, event: Event, body: RowsEvent, error: SchemaMismatchError) -> Iterator[Line]:
        """Leave out the rows of an event of which nobody can make statements. Raises the error unless in permissive
        mode."""
        if self.options.mode == "failfast":
            raise error
        self.ledger.lose_rows(error.at(event.file, event.position, event.type), rows_place(event))
        lost: list[BinlogError] = []
        count = sum(1 for _ in sound_rows(body.rows, rows_place(event), lambda error, place: lost.append(error)))
        for found in lost:
            self.ledger.lose_rows(found, rows_place(event))
        if count:
            self.state.left_out["rows of tables whose columns have no known names"] += count
        parts = [text for text, there in ((f"{count} rows", count), ("rows that cannot be read", lost)) if there]
        if parts:
            yield comment(f"left out: {' and '.join(parts)} at {event.file}:{event.position}: {error.message}")


def _is_left_by_name(chosen: Filter, event: Event, database: str) -> bool:
    """Return whether a statement is not wanted for its default database alone, as far as can be told."""
    if not chosen.databases or database in chosen.databases or chosen.has_gtids or chosen.has_choice:
        return False
    has_begun = chosen.start_time is None or event.header.timestamp >= chosen.start_time
    return has_begun and replace(chosen, databases=frozenset(), tables=frozenset()).event(event)


def row_lines(
    state: ScriptState, statements: TableStatements, operation: str, row: Row | RowChange, place: str, number: int
) -> Iterator[Line]:
    """Yield the statement of a row, with the settings that it needs and what checks it.

    `place` is that of its event, `number` that of the row in it.
    """
    before, after = row.before or {}, row.after or {}
    meaning = statements.meaning(operation, before, after) if statements.takes_versions else operation
    text, settings = _OPERATIONS[meaning](statements, before, after)
    if not state.session.has(settings):
        yield from state.session.want(settings)
    yield text
    if state.checked and text.endswith(";"):
        yield check(f"{place} row {number}")


def _settings(is_loose: bool) -> Settings:
    return _LOOSE if is_loose else ROWS


def _insert(statements: TableStatements, before: Any, after: Any) -> tuple[str, Settings]:
    return f"{statements.insert(after)};", _settings(statements.is_loose(after))


def _update(statements: TableStatements, before: Any, after: Any) -> tuple[str, Settings]:
    changed = statements.changed(before, after)
    if not changed:
        return statements.unchanged, ROWS
    is_loose = statements.is_loose(after) or statements.is_loose(before)
    return f"{statements.update(before, changed)};", _settings(is_loose)


def _delete(statements: TableStatements, before: Any, after: Any) -> tuple[str, Settings]:
    return f"{statements.delete(before)};", ROWS


def _history(statements: TableStatements, before: Any, after: Any) -> tuple[str, Settings]:
    return comment(statements.history), ROWS


_OPERATIONS = {"insert": _insert, "update": _update, "delete": _delete, None: _history}
