"""What an undo makes of the transactions of a log: it keeps what undoes them, and looks for rows changed again."""

from __future__ import annotations

from collections.abc import Mapping

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.open_transaction import KnownLog, OpenTransaction, Outcome
from binlog_kaitai.ddl.controls import read_control
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.events.model import Event, QueryEvent, RowsEvent
from binlog_kaitai.events.statements import plain
from binlog_kaitai.sql.column_sets import ALL_COLUMNS
from binlog_kaitai.sql.known_tables import KnownTables
from binlog_kaitai.sql.state import Summary
from binlog_kaitai.sql.text import one_line
from binlog_kaitai.undoing.conflicts import Conflict, KnownRows
from binlog_kaitai.undoing.crossing import WAY_ON, Crossing, Problem, lost_table
from binlog_kaitai.undoing.undo import CannotUndoError, UndoState

__all__ = ["PASSED", "UndoWriter"]

PASSED = "statements that are not rows and change no chosen table before its rows"
"""What is counted as left out."""

_OUTCOMES: Mapping[Outcome, str] = {
    "rollback": "transactions that were rolled back",
    "open": "transactions that have no end in the range",
}
_QUERY = "QUERY_EVENT"
_ROLLS_BACK = "ROLLBACK TO"
_ROLLED_BACK = (
    "rows of this transaction were rolled back to a savepoint, and the log does not tell which: tables without"
    " transactions keep theirs; go round it with --start-position and --stop-position"
)
_BEHIND = "it lies after the range; --include-conflicts makes the script nevertheless, without looking there"


class UndoWriter:
    """Keeps what an undo makes of a log besides the statements of its rows. Raises CannotUndoError.

    Args:
        log: what is known of it.
        state: that of the undo.
        now: the transaction of the event at hand.
    """

    past_at: int | None = None
    """Position of the first event after the range, once it is known."""
    title = ""
    """What is said of the open transaction, in one line."""

    def __init__(self, log: KnownLog, state: UndoState, now: OpenTransaction) -> None:
        self.ledger, self.filter = log.ledger, log.filter
        self.state, self.now, self.tables = state, now, KnownTables(state)
        state.store.begin_log(log.ledger.file)
        self.known_rows = KnownRows(log.ledger.file, log.options)
        self.summary = Summary()
        """Of the open transaction, as far as it was begun here."""
        self._savepoints: dict[str, int] = {}
        """Of the open transaction, and how many rows it had when each was set."""

    def note_cut(self, place: str, timestamp: int) -> None:
        """Note that the rows of the open transaction were changed by one that goes on after the range."""
        state = self.state
        found = Conflict("a row", "by a transaction that goes on after the range", place, timestamp)
        for number in state.store.open_numbers():
            state.conflicts.add(number, ALL_COLUMNS, state.store.begin_place, found, is_open=False)

    def begin(self, event: Event) -> None:
        """Begin the transaction."""
        self.title = one_line(self.now.about(event))
        self._savepoints.clear()
        self.summary = Summary(transactions=1, threads=set() if self.now.thread is None else {self.now.thread})
        self.state.store.begin()
        if self.now.has_missed:
            self.state.assume(f"the range begins inside of a transaction, of which the rest is undone: {self.title}")

    def end(self, outcome: Outcome) -> None:
        """Keep a transaction that was committed, and forget another."""
        store = self.state.store
        summary, self.summary = self.summary, Summary()
        if outcome in _OUTCOMES:
            store.drop()
            self.state.conflicts.end(committed=False)
            self.state.left_out[_OUTCOMES[outcome]] += 1
            return
        if outcome == "prepare":
            store.prepare(str(self.now.xa), self.title)
        else:
            store.end(self.title)
        self.state.summary.add(summary)
        self.state.conflicts.end(committed=True)

    def control(self, query: str, count: int) -> None:
        """Refuse rows that were rolled back to a savepoint; pass over what else is about the transaction.

        Args:
            query: a statement about it.
            count: rows of the transaction before that.
        """
        control = read_control(query)
        name = control.name.lower() if control is not None else ""
        if control is not None and control.words == "SAVEPOINT":
            self._savepoints[name] = count
        elif plain(query).startswith(_ROLLS_BACK) and self._savepoints.get(name, 0) != count:
            raise CannotUndoError(_ROLLED_BACK, self.ledger.file, self.now.frame.position, self.now.frame.type_name)

    def forget_savepoints(self) -> None:
        """Begin without savepoints."""
        self._savepoints.clear()

    def statement(self, event: Event, body: QueryEvent) -> None:
        """Refuse a statement that cannot be undone; pass over one that changes no chosen table."""
        self._refuse(event, self.judge(body.query, body.database, event.position, wanted=True))

    def other_statement(self, event: Event, body: QueryEvent) -> None:
        """Refuse a statement of others that changes a table after rows that are undone; where it is not known whether
        it lies after the range, the end of the logs tells."""
        problem, state = self.judge(body.query, body.database, event.position, wanted=False), self.state
        if self.past_at is not None or problem is None:
            self._refuse(event, problem)
            return
        if state.between is None:
            state.between = self._error(problem, event.position)
            state.between_at = state.store.place
        problem = self._crossing(None, is_behind=True).problem(body.query, body.database)
        if state.behind is None and problem is not None:
            state.behind = self._error(problem, event.position)

    def judge(self, query: str, database: str, position: int, *, wanted: bool) -> Problem | None:
        """Return why a statement at a position stands in the way; one that is wanted and does not is counted as left
        out."""
        chosen = (self.filter or Filter()) if wanted else None
        problem = self._crossing(chosen, is_behind=self.past_at is not None).problem(query, database)
        if wanted and problem is None:
            self.state.left_out[PASSED] += 1
            self._note_loss(query, database, position)
        return problem

    def _note_loss(self, query: str, database: str, position: int) -> None:
        """Note a statement that is chosen and cannot be undone."""
        state, chosen = self.state, self.filter or Filter()
        loss = lost_table(query, database) if state.lost is None else None
        if loss is not None and (loss.lost is None or chosen.names(loss.lost.database, loss.lost.table)):
            state.lost = self._error(loss, position)
            state.is_lost_alone = chosen.include_gtids is not None or bool(chosen.xids)

    def _error(self, problem: Problem, position: int) -> CannotUndoError:
        error = CannotUndoError(problem.text, self.ledger.file, position, _QUERY)
        error.lost = problem.lost
        return error

    def _crossing(self, chosen: Filter | None, *, is_behind: bool) -> Crossing:
        way_on, across_ddl = (_BEHIND, True) if is_behind else (WAY_ON, self.state.across_ddl)
        return Crossing(chosen, self.state.tables, across_ddl=across_ddl, way_on=way_on)

    def _refuse(self, event: Event, problem: Problem | None) -> None:
        if problem is not None:
            raise self._error(problem, event.position)

    def load(self, event: Event) -> None:
        """Refuse a LOAD DATA that was logged as a statement."""
        text = "a LOAD DATA was logged as a statement; there are no rows to undo; go round it with --stop-position"
        raise CannotUndoError(text, event.file, event.position, event.type)

    def other_rows(self, event: Event, body: RowsEvent) -> None:
        """Look for rows that are undone, and were changed again here."""
        table, state = body.table, self.state
        if state.include_conflicts or table is None or TableName(table.database, table.name) not in state.tables:
            return
        _, identity = self.tables.at(table, event)
        only, is_open = body.rows.only or (), self.now.is_begun
        rows = self.known_rows.of(self.now.frame, body, table, identity)
        changed = self.known_rows.changed(self.now.frame, body, table, identity)
        for (number, row), columns in zip(rows, changed, strict=False):
            before, after = row.before or {}, row.after or {}
            numbers = list(identity.others(before, after))
            for known in numbers:
                if number not in only and known in state.conflicts:
                    place = f"{event.file}:{event.position}"
                    seconds, is_by_key = event.header.timestamp, bool(identity.key)
                    found = Conflict(identity.spoken(before, after), body.operation, place, seconds, is_by_key)
                    whole = columns if len(numbers) == 1 else ALL_COLUMNS  # the row has another key
                    if self.past_at is not None and not is_open:
                        state.conflicts.add_behind(known, whole, found)
                    else:
                        state.conflicts.add(known, whole, state.store.place, found, is_open=is_open)
