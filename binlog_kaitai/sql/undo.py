"""A log as a script that undoes what the log says: the opposite statements, the last change first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.transaction_reader import Outcome
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event, QueryEvent, RowsEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.schema.model import TableName
from binlog_kaitai.sql.crossing import Crossing
from binlog_kaitai.sql.reader import Line, ScriptReader
from binlog_kaitai.sql.session import LOOSE_MODE, ROWS, STRICT_MODE, Session
from binlog_kaitai.sql.state import ScriptState, Summary, check
from binlog_kaitai.sql.tables import Literals, TableStatements
from binlog_kaitai.sql.text import comment
from binlog_kaitai.sql.undo_store import BEGIN, END, UndoStore

__all__ = ["CannotUndoError", "UndoReader", "UndoState", "undo_lines"]

_OUTCOMES: Mapping[Outcome, str] = {
    "rollback": "transactions that were rolled back",
    "open": "transactions that have no end in the range",
}
_LOOSE = f"SET SESSION sql_mode = {LOOSE_MODE};\n"
_STRICT = f"\nSET SESSION sql_mode = {STRICT_MODE};"


class CannotUndoError(BinlogError):
    """What the log says of a change is not enough to undo it, or the table is not the same any more."""


@dataclass(slots=True)
class UndoState(ScriptState):
    """What an undo carries from one log to the next."""

    across_ddl: bool = False
    store: UndoStore = field(default_factory=UndoStore)
    tables: set[TableName] = field(default_factory=set)
    """Tables of which something is undone."""

    def finish(self) -> None:
        """Count what is known to be left out when all logs are read."""
        if self.store.num_prepared:
            self.left_out["XA transactions that are prepared and not committed"] += self.store.num_prepared


class UndoReader(ScriptReader[UndoState]):
    """Reads one log and keeps what undoes its rows; yields no lines. Raises CannotUndoError."""

    def on_begin(self, event: Event) -> Iterator[Line]:
        """Begin the transaction."""
        self._about = self.about(event)
        self._summary = Summary()
        self.state.store.begin()
        if self._missed:
            self.state.assume(f"the range begins inside of a transaction, of which the rest is undone: {self._about}")
        return iter(())

    def on_end(self, outcome: Outcome) -> Iterator[Line]:
        """Keep a transaction that was committed, and forget another."""
        store = self.state.store
        if outcome in _OUTCOMES:
            store.drop()
            self.state.left_out[_OUTCOMES[outcome]] += 1
            return iter(())
        if outcome == "prepare":
            store.prepare(str(self._xa), self._about)
        else:
            store.end(self._about)
        self.state.summary.add(self._summary)
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
        self._cross(event, body, self._filter or Filter())
        self.state.left_out["statements that are not rows and change no chosen table before its rows"] += 1
        return iter(())

    def on_other_statement(self, event: Event, body: QueryEvent) -> None:
        """Refuse a statement of others that changes a table behind rows that are undone."""
        self._cross(event, body, None)

    def _cross(self, event: Event, body: QueryEvent, chosen: Filter | None) -> None:
        problem = Crossing(chosen, self.state.tables, across_ddl=self.state.across_ddl).problem(body)
        if problem is not None:
            raise CannotUndoError(problem, event.file, event.position, event.type)

    def on_load(self, event: Event) -> Iterator[Line]:
        """Refuse a LOAD DATA that was logged as a statement."""
        text = "a LOAD DATA was logged as a statement; there are no rows to undo; go round it with --stop-position"
        raise CannotUndoError(text, event.file, event.position, event.type)

    def on_rows(self, event: Event, body: RowsEvent) -> Iterator[Line]:
        """Keep what undoes the rows."""
        state, place, undo = self.state, f"{event.file}:{event.position}", _UNDO[body.operation]
        statements: TableStatements | None = None
        for number, row in body.rows.numbered():
            table = body.table
            assert table is not None  # else the rows have raised
            name = f"{table.database}.{table.name}"
            if statements is None:
                statements = self.statements_of(table, event)
                state.tables.add(TableName(table.database, table.name))
            self.ledger.rows[name, body.operation] += 1
            try:
                text = undo(statements, row.before or {}, row.after or {})
            except CannotUndoError as error:
                raise error.at(event.file, event.position, event.type) from None
            if text is None:
                continue
            self._summary.see(name, body.operation, event.header.timestamp, self._thread)
            is_loose = statements.is_loose(row.before or {})
            after = f"\n{check(f'{place} row {number}')}" if state.checked else ""
            state.store.add(f"{_LOOSE}{text};{after}{_STRICT}" if is_loose else f"{text};{after}")
        return iter(())


def undo_lines(state: UndoState) -> Iterator[str]:
    """Yield the lines that undo what was read, without head and foot."""
    yield from Session().want(ROWS)
    for kind, text in state.store.backwards():
        if kind == END:
            yield "\n" + comment(f"undo of {text}")
            yield "BEGIN;"
        elif kind == BEGIN:
            yield "COMMIT;"
        else:
            yield text


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
    if not (statements.has_key(row) or statements.is_complete(row)):
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
_UNDO = {"insert": _undo_insert, "update": _undo_update, "delete": _undo_delete}
