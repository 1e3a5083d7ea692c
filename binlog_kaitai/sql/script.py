"""A log as a script that does again what the log says: its events become lines, in their order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.open_transaction import KnownLog, OpenTransaction
from binlog_kaitai.changes.row_change import RowChange, rows_place
from binlog_kaitai.changes.signals import signal_of
from binlog_kaitai.changes.sound_rows import sound_rows
from binlog_kaitai.changes.statements import is_atomic_create
from binlog_kaitai.changes.transactions import BEGINS, CONTROLS
from binlog_kaitai.errors import BinlogError, SchemaMismatchError
from binlog_kaitai.events.bodies import query_bytes
from binlog_kaitai.events.model import Event, QueryEvent, RowsEvent
from binlog_kaitai.events.rare_model import (
    ExecuteLoadQueryEvent,
    IncidentEvent,
    IntvarEvent,
    LoadEvent,
    RandEvent,
    UserVarEvent,
)
from binlog_kaitai.events.statements import plain
from binlog_kaitai.sql.known_tables import KnownTables
from binlog_kaitai.sql.load_files import OF_FILES
from binlog_kaitai.sql.load_statements import LoadStatements
from binlog_kaitai.sql.script_controls import WAY_ON, ScriptControls
from binlog_kaitai.sql.session import CASCADING, LOOSE_MODE, NOT_CASCADING, NOT_CONSTRAINED, ROWS, Settings
from binlog_kaitai.sql.state import ScriptState, check
from binlog_kaitai.sql.statements import as_one_transaction, replayed, variable
from binlog_kaitai.sql.tables import TableStatements
from binlog_kaitai.sql.targets import drops_temporary, foreign, met
from binlog_kaitai.sql.text import Line, comment

__all__ = ["NOT_CHOSEN", "ROWS_ONLY", "ScriptWriter", "row_lines"]

ROWS_ONLY = "statements that are not rows (--rows-only)"
NOT_CHOSEN = "statements on tables that are not chosen"
"""Why they are left out."""
_VARIABLES, _LOADS = IntvarEvent | RandEvent | UserVarEvent, ExecuteLoadQueryEvent | LoadEvent


class ScriptWriter:
    """Writes what is no rows as the lines of a script that does again what the log says; of rows what it leaves out.

    Args:
        log: what is known of it.
        state: that of the script.
        now: the transaction of the event at hand.
    """

    def __init__(self, log: KnownLog, state: ScriptState, now: OpenTransaction) -> None:
        self._ledger, self._options, self._filter = log.ledger, log.options, log.filter
        self.state, self.now, self.tables = state, now, KnownTables(state)
        self.controls = ScriptControls(log.ledger.file, state, now)
        self.variables: list[Line] = []
        """What the next statement reads."""
        self._loads = LoadStatements(self, log.ledger)

    @property
    def file(self) -> str:
        """Return the name of the log."""
        return self._ledger.file

    @property
    def filter(self) -> Filter | None:
        """Return what is wanted of the log."""
        return self._filter

    def begin(self, event: Event) -> Iterator[Line]:
        """Begin the transaction at an event, unless it has begun. Raises ReplayError."""
        if not self.now.is_begun:
            self.now.is_begun = True
            yield from self.controls.begin(event)

    def empty(self, event: Event) -> Iterator[Line]:
        """Begin the transaction at its end, for its GTID alone, if that is kept. Raises ReplayError."""
        is_chosen = self._filter is None or not self._filter.has_choice
        if is_chosen and self.controls.keeps_gtid:
            yield from self.begin(event)
            if self.now.xa is not None:
                yield f"XA END {self.now.xa};"

    def take(self, event: Event, wanted: bool) -> Iterator[Line]:
        """Take an event that is no rows, inside the transaction at hand; the walk tells where that begins and ends.
        Raises ReplayError."""
        body = event.body
        if isinstance(body, QueryEvent):
            yield from self._query(event, body, wanted)
        elif isinstance(body, _VARIABLES):
            if wanted:
                self.variable(body)
        elif isinstance(body, _LOADS):
            if wanted:
                self._ledger.statements += 1
                yield from self.load(event)
            else:
                self._loads.pass_over(event)
        elif isinstance(body, OF_FILES):
            self._loads.take(event)
        elif isinstance(body, IncidentEvent):
            yield from self.incident(event, body)

    def _query(self, event: Event, body: QueryEvent, wanted: bool) -> Iterator[Line]:
        self.now.thread = body.thread_id
        signal = signal_of(event)
        words = plain(body.query) if signal in (BEGINS, CONTROLS) else ""
        if signal == BEGINS and not words.startswith("XA "):
            self.now.is_explicit = True
        elif words:
            yield from self.controls.take(event, body, words)
        elif not wanted:
            self.other_statement(event, body)
        else:
            self._ledger.statements += 1
            if self.now.is_explicit and self.is_part(body):
                yield from self.begin(event)
            yield from self.statement(event, body)

    def is_part(self, body: QueryEvent) -> bool:
        """Return whether a statement inside of BEGIN and COMMIT begins the transaction."""
        if self._stands_for_itself(body) or self.state.rows_only:
            return False
        chosen = self._filter
        return chosen is None or not chosen.has_names or foreign(body.query, body.database, chosen) is None

    def _stands_for_itself(self, body: QueryEvent) -> bool:
        """Return whether a statement is run apart from its transaction: one that creates a table of a query, unless its
        rows are events, which the server takes after it."""
        return not self.state.as_events and is_atomic_create(body.query)

    def statement(self, event: Event, body: QueryEvent, text: bytes | None = None) -> Iterator[Line]:
        """Pass on a statement, or another `text` in its place."""
        variables, self.variables = self.variables, []
        if self.state.rows_only:
            self.state.left_out[ROWS_ONLY] += 1
            return
        if not self.is_for_chosen(body.query, body.database):
            return
        _read_settings(event, body)
        refusal = self.state.renames.refusal(body.query, body.database)
        if refusal is not None:
            if not self.state.allow_incomplete:
                raise self.controls.error(refusal)
            self.state.left_out["statements on databases that have another name"] += 1
            return
        failed = [comment(f"it ended with error {body.error_code} on its server")] if body.error_code else []
        if not self.now.is_begun:
            yield from self.controls.about(event)
        if text is None and self._stands_for_itself(body):
            text = as_one_transaction(query_bytes(self.now.frame, body))
        yield from (*failed, *variables)
        yield from replayed(self.now.frame, event, body, self.state.session, text)
        self.state.guards.see(body.query)

    def variable(self, body: IntvarEvent | RandEvent | UserVarEvent) -> None:
        """Keep what the next statement reads."""
        self.variables.append(variable(body))

    def other_statement(self, event: Event, body: QueryEvent) -> None:
        """Refuse a statement on a chosen table that is not wanted for its default database. Raises ReplayError."""
        self.variables.clear()  # they were for this one
        chosen, state = self._filter, self.state
        if state.rows_only or chosen is None or not _is_left_by_name(chosen, event, body.database):
            return
        name = met(body.query, body.database, chosen)
        if name is None or drops_temporary(body.query):
            return
        if not state.allow_incomplete:
            where = f"`{body.database}`, which is not" if body.database else "none"
            raise self.controls.error(
                f"a statement on {name}, which is chosen, with the default database {where}{WAY_ON}"
            )
        state.left_out["statements on chosen tables in other default databases"] += 1

    def is_for_chosen(self, query: str, database: str) -> bool:
        """Return whether a statement is on chosen tables, or on none; counts others. Raises ReplayError for them."""
        if self._filter is None or not self._filter.has_names:
            return True
        other = foreign(query, database, self._filter)
        if other is None:
            return True
        if not (self.state.allow_incomplete or drops_temporary(query)):
            raise self.controls.error(f"a statement on {other}, and only some tables are chosen{WAY_ON}")
        self.state.left_out[NOT_CHOSEN] += 1
        return False

    def load(self, event: Event) -> Iterator[Line]:
        """Pass on a LOAD DATA. Raises ReplayError."""
        return self._loads.statement(event)

    def incident(self, event: Event, body: IncidentEvent) -> Iterator[Line]:
        """Say what the server has noted."""
        yield comment(f"the server noted at {event.file}:{event.position}: {body.name} {body.message}")

    def leave_out(self, event: Event, body: RowsEvent, error: SchemaMismatchError) -> Iterator[Line]:
        """Leave out the rows of an event that cannot become statements. Raises the error unless in permissive mode."""
        if self._options.mode == "failfast":
            raise error
        self._ledger.lose_rows(error.at(event.file, event.position, event.type), rows_place(event))
        lost: list[BinlogError] = []
        count = sum(1 for _ in sound_rows(body.rows, rows_place(event), lambda error, place: lost.append(error)))
        for found in lost:
            self._ledger.lose_rows(found, rows_place(event))
        if count:
            self.state.left_out["rows of tables whose columns have no known names"] += count
        parts = [text for text, there in ((f"{count} rows", count), ("rows that cannot be read", lost)) if there]
        if parts:
            yield comment(f"left out: {' and '.join(parts)} at {event.file}:{event.position}: {error.message}")


def _read_settings(event: Event, body: QueryEvent) -> None:
    """Read what a statement ran with, before the session is changed for it. Raises BinlogError."""
    try:
        len(body.status_vars)
    except BinlogError as error:
        raise error.at(event.file, event.position, event.type) from None


def _is_left_by_name(chosen: Filter, event: Event, database: str) -> bool:
    """Return whether a statement is not wanted for its default database alone, as far as can be told."""
    if not chosen.databases or database in chosen.databases or chosen.has_gtids or chosen.has_choice:
        return False
    has_begun = chosen.start_time is None or event.header.timestamp >= chosen.start_time
    return has_begun and replace(chosen, databases=frozenset(), tables=frozenset()).event(event)


def row_lines(state: ScriptState, statements: TableStatements, change: RowChange, flags: int) -> Iterator[Line]:
    """Yield the statement of a row, with the settings that it needs and what checks it.

    `flags` are those of its event.
    """
    before, after, place, session = change.before or {}, change.after or {}, change.place, state.session
    meaning = statements.meaning(change.operation, before, after)
    text, is_loose = _OPERATIONS[meaning](statements, before, after)
    settings = _SETTINGS[not flags & NOT_CASCADING, not flags & NOT_CONSTRAINED, is_loose]
    yield from state.guards.before_rows(session, settings, state.renames.database(change.database), change.table)
    yield from session.want({"timestamp": statements.time(before, after) or str(place.timestamp)})
    if not session.has(settings):
        yield from session.want(settings)
    yield text
    if state.checked and meaning in _CHECKED and text.endswith(";"):
        yield check(f"{place.file}:{place.position} row {change.row}")


_SETTINGS: dict[tuple[bool, bool, bool], Settings] = {
    (is_cascading, is_constrained, is_loose): {
        **(CASCADING if is_cascading else ROWS),
        "check_constraint_checks": str(int(is_constrained)),
        **({"sql_mode": LOOSE_MODE} if is_loose else {}),
    }
    for is_cascading, is_constrained, is_loose in product((False, True), repeat=3)
}
"""By what the rows of an event need."""
_CHECKED = ("update", "delete")


def _insert(statements: TableStatements, before: Any, after: Any) -> tuple[str, bool]:
    return f"{statements.insert(after)};", statements.is_loose(after)


def _update(statements: TableStatements, before: Any, after: Any) -> tuple[str, bool]:
    changed = statements.changed(before, after)
    if not changed:
        return statements.unchanged, False
    is_loose = statements.is_loose(after) or statements.is_loose(before)
    return f"{statements.update(before, changed)};", is_loose


def _delete(statements: TableStatements, before: Any, after: Any) -> tuple[str, bool]:
    return f"{statements.delete(before)};", False


def _history(statements: TableStatements, before: Any, after: Any) -> tuple[str, bool]:
    return comment(f"a former version of a row of {statements.name}, which the server keeps by itself"), False


_OPERATIONS = {"insert": _insert, "update": _update, "delete": _delete, None: _history}
