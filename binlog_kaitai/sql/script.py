"""A log as a script that does again what the log says: its events become lines, in their order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from binlog_kaitai.changes.transaction_reader import Outcome
from binlog_kaitai.events.model import Event, QueryEvent, RowsEvent
from binlog_kaitai.events.rare_model import IncidentEvent, IntvarEvent, RandEvent, UserVarEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.sql.reader import Line, ScriptReader
from binlog_kaitai.sql.session import LOOSE_MODE, ROWS, Settings
from binlog_kaitai.sql.state import ScriptState, check
from binlog_kaitai.sql.statements import replayed, variable
from binlog_kaitai.sql.tables import TableStatements
from binlog_kaitai.sql.text import comment

__all__ = ["SqlReader"]

_LOOSE = {**ROWS, "sql_mode": LOOSE_MODE}
_OPEN = "in transactions that the log does not end"


class SqlReader(ScriptReader[ScriptState]):
    """Reads one log as the lines of a script."""

    def lines(self, state: ScriptState) -> Iterator[Line]:
        """Return the lines. A second pass raises RuntimeError."""
        self._variables: list[str] = []
        return super().lines(state)

    def on_begin(self, event: Event) -> Iterator[Line]:
        """Begin the transaction."""
        yield "\n" + comment(self.about(event))
        self.state.summary.transactions += 1
        if self._xa is not None:
            self.state.prepared.add(self._xa)
            yield f"XA START {self._xa};"
        else:
            yield "BEGIN;"

    def on_end(self, outcome: Outcome) -> Iterator[Line]:
        """End the transaction as it ended in the log; one without an end is rolled back."""
        if outcome == "open":
            yield comment("the log ends inside this transaction")
            self.state.left_out[_OPEN] += 1
            yield "ROLLBACK;" if self._xa is None else f"XA END {self._xa};\nXA ROLLBACK {self._xa};"
        elif outcome == "prepare":
            yield f"XA PREPARE {self._xa};"
        elif outcome == "one_phase":
            self.state.prepared.discard(str(self._xa))
            yield f"XA COMMIT {self._xa} ONE PHASE;"
        else:
            yield f"{outcome.upper()};"

    def on_control(self, body: QueryEvent) -> Iterator[Line]:
        """Pass on what is about the transaction."""
        yield f"{body.query};"

    def on_xa(self, event: Event, body: QueryEvent, xid: str, is_commit: bool) -> Iterator[Line]:
        """Pass on the end of a prepared transaction that is in the script."""
        if xid in self.state.prepared:
            self.state.prepared.discard(xid)
            yield "\n" + comment(self.about(event))
            yield f"{body.query};"

    def on_statement(self, frame: Frame, event: Event, body: QueryEvent) -> Iterator[Line]:
        """Pass on a statement."""
        variables, self._variables = self._variables, []
        if self.state.rows_only:
            self.state.left_out["statements that are not rows (--rows-only)"] += 1
            return
        failed = [comment(f"it ended with error {body.error_code} on its server")] if body.error_code else []
        lines: list[Line] = [*failed, *variables, *replayed(frame, event, body, self.state.session)]
        if self.state.triggers.takes(body, lines):
            self.state.left_out["triggers until the end of the script, for the rows hold what they did"] += 1
            return
        if not self._begun:
            yield "\n" + comment(self.about(event))
        yield from lines

    def on_variable(self, body: IntvarEvent | RandEvent | UserVarEvent) -> None:
        """Keep what the next statement reads."""
        self._variables.append(variable(body))

    def on_load(self, event: Event) -> Iterator[Line]:
        """Leave out a LOAD DATA: its file is in the log, and the client wants one on its disk."""
        self._variables.clear()
        self.state.left_out["LOAD DATA statements, whose files are in the log"] += 1
        yield comment(f"left out: LOAD DATA at {event.file}:{event.position}; mysqlbinlog extracts its file")

    def on_incident(self, event: Event, body: IncidentEvent) -> Iterator[Line]:
        """Say what the server has noted."""
        yield comment(f"the server noted at {event.file}:{event.position}: {body.name} {body.message}")

    def on_rows(self, event: Event, body: RowsEvent) -> Iterator[Line]:
        """Make a statement of each row."""
        session, state, place = self.state.session, self.state, f"{event.file}:{event.position}"
        make, table, count = _OPERATIONS[body.operation], body.table, 0
        statements: TableStatements | None = None
        try:
            for number, row in body.rows.numbered():
                assert table is not None  # else the rows have raised
                if statements is None:
                    statements, _ = self.statements_of(table, event)
                    yield from session.want({"timestamp": str(event.header.timestamp)})
                count += 1
                text, settings = make(statements, row.before or {}, row.after or {})
                if not session.has(settings):
                    yield from session.want(settings)
                yield text
                if state.checked and text.endswith(";"):
                    yield check(f"{place} row {number}")
        finally:
            if table is not None and count:
                name = f"{table.database}.{table.name}"
                self.ledger.rows[name, body.operation] += count
                state.summary.see(name, body.operation, event.header.timestamp, self._thread, count)


def _settings(is_loose: bool) -> Settings:
    return _LOOSE if is_loose else ROWS


def _insert(statements: TableStatements, before: Any, after: Any) -> tuple[str, Settings]:
    return f"{statements.insert(after)};", _settings(statements.is_loose(after))


def _update(statements: TableStatements, before: Any, after: Any) -> tuple[str, Settings]:
    changed = statements.changed(before, after)
    if not changed:
        return comment(f"an UPDATE of {statements.name} that changes nothing"), ROWS
    is_loose = statements.is_loose(after) or statements.is_loose(before)
    return f"{statements.update(before, changed)};", _settings(is_loose)


def _delete(statements: TableStatements, before: Any, after: Any) -> tuple[str, Settings]:
    return f"{statements.delete(before)};", ROWS


_OPERATIONS = {"insert": _insert, "update": _update, "delete": _delete}
