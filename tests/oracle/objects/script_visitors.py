"""What scripts, and what undoes a log, make of its transactions: event by event, as the plain follower has them."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.changes.open_transaction import KnownLog, Outcome
from binlog_kaitai.changes.row_change import RowChange, Transaction, rows_place
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.errors import BinlogError, ReplayError, SchemaMismatchError
from binlog_kaitai.events.model import Event, FormatDescriptionEvent, QueryEvent, RowsEvent, TableMapEvent
from binlog_kaitai.events.rare_model import IncidentEvent, IntvarEvent, RandEvent, UserVarEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.script import ScriptWriter, row_lines
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.text import Line
from binlog_kaitai.undoing.row_events import RowEvents
from binlog_kaitai.undoing.undo import CannotUndoError, UndoState, undo_statement
from binlog_kaitai.undoing.undo_events import Inverter, place_of
from binlog_kaitai.undoing.undo_records import EVENT, ROW, packed
from binlog_kaitai.undoing.undo_writer import UndoWriter
from tests.oracle.objects.transaction_visitor import TransactionVisitor

__all__ = ["SqlEventsVisitor", "SqlVisitor", "UndoEventsVisitor", "UndoVisitor"]

_NO_ONE = Transaction()
"""No statement of a row depends on it."""


class SqlVisitor(TransactionVisitor[Line]):
    """Makes the lines of a script that does again what the log says."""

    def __init__(self, log: KnownLog, state: ScriptState) -> None:
        super().__init__(log)
        self.state, self._writer = state, ScriptWriter(log, state, self.now)
        self._controls = self._writer.controls

    def is_part(self, body: QueryEvent) -> bool:
        """Return whether a statement inside of BEGIN and COMMIT begins the transaction."""
        return self._writer.is_part(body)

    def on_begin(self, event: Event) -> Iterator[Line]:
        """Begin the transaction."""
        return self._controls.begin(event)

    def on_end(self, outcome: Outcome) -> Iterator[Line]:
        """End the transaction."""
        return self._controls.end(outcome)

    def on_empty(self, event: Event, outcome: Outcome) -> Iterator[Line]:
        """Write a transaction for its GTID alone."""
        yield from self._writer.empty(event)
        is_kept = self.now.is_begun and outcome == "rollback"
        yield from self.end("commit" if is_kept else outcome)

    def on_control(self, body: QueryEvent) -> Iterator[Line]:
        """Print anew what is about the transaction."""
        return self._controls.write(body)

    def on_early_control(self, body: QueryEvent) -> Iterator[Line]:
        """Keep what is about the transaction until it begins, if it does."""
        self._controls.keep(body)
        return iter(())

    def on_other_end(self) -> None:
        """Forget what was about a transaction of which nothing was wanted."""
        self._controls.savepoints.clear()

    def on_xa(self, event: Event, body: QueryEvent, xid: str, is_commit: bool) -> Iterator[Line]:
        """Print anew the end of a prepared transaction."""
        return self._controls.complete(event, body, xid)

    def on_statement(self, frame: Frame, event: Event, body: QueryEvent) -> Iterator[Line]:
        """Pass on a statement; in permissive mode one is lost whose settings cannot be read."""
        try:
            yield from self._writer.statement(event, body)
        except ReplayError:
            raise
        except BinlogError as error:
            if self.options.mode == "failfast":
                raise
            self.ledger.lose_rows(error, rows_place(event))

    def on_other_statement(self, event: Event, body: QueryEvent) -> None:
        """Refuse a statement on a chosen table that is not wanted for its default database."""
        self._writer.other_statement(event, body)

    def on_variable(self, body: IntvarEvent | RandEvent | UserVarEvent) -> None:
        """Keep what the next statement reads."""
        self._writer.variable(body)

    def on_load(self, event: Event) -> Iterator[Line]:
        """Refuse a LOAD DATA."""
        return self._writer.load(event)

    def on_incident(self, event: Event, body: IncidentEvent) -> Iterator[Line]:
        """Say what the server has noted."""
        return self._writer.incident(event, body)

    def on_rows(self, event: Event, body: RowsEvent) -> Iterator[Line]:
        """Make a statement of each row."""
        state, table, count = self.state, body.table, 0
        try:
            if table is not None and table.problem is None:
                try:
                    statements, _ = self._writer.tables.at(table, event)
                except SchemaMismatchError as error:
                    yield from self._writer.leave_out(event, body, error)
                    return
            for number, row in self.sound_rows(event, body):
                assert table is not None  # else the rows have raised
                count += 1
                change = RowChange(body.operation, table, row.before, row.after, rows_place(event), number, _NO_ONE)
                yield from row_lines(state, statements, change, body.flags)
        finally:
            if table is not None and count:
                name = f"{table.database}.{table.name}"
                self.ledger.rows[name, body.operation] += count
                state.summary.see(name, body.operation, event.header.timestamp, self.now.thread, count)


def _written_map(frame: Frame, state: ScriptState) -> bytes:
    """Return the header of a table map, and the body that is written."""
    data = frame.header_and_body
    return data[: -len(frame.body)] + state.renames.table_map(frame.body)


class SqlEventsVisitor(SqlVisitor):
    """Makes the lines of such a script, with rows as events."""

    def __init__(self, log: KnownLog, state: ScriptState) -> None:
        super().__init__(log, state)
        self._maps: dict[int, bytes] = {}
        self._events = RowEvents(state, log.decoder, self._maps.__getitem__)

    def take(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Line]:
        """Take the next event; keep the format of the log, and the table maps of a statement."""
        yield from super().take(frame, event, wanted)
        if isinstance(event.body, FormatDescriptionEvent):
            yield from self._events.format_lines(frame)
        elif isinstance(event.body, TableMapEvent):
            self._maps[event.body.table.table_id] = _written_map(frame, self.state)

    def on_rows(self, event: Event, body: RowsEvent) -> Iterator[Line]:
        """Make statements of the events of the rows."""
        try:
            yield from self._statements(event, body)
        except BinlogError as error:
            if self.options.mode == "failfast":
                raise
            self.ledger.lose_rows(error.at(event.file, event.position, event.type), rows_place(event))

    def _statements(self, event: Event, body: RowsEvent) -> Iterator[Line]:
        table = body.table
        if table is None:
            for _ in body.rows:  # which raises what is wrong, if there is one
                pass
            return
        name = f"{table.database}.{table.name}"
        for count, lines in self._events.statements(self.now.frame, body, table, 0):
            self.ledger.rows[name, body.operation] += count
            self.state.summary.see(name, body.operation, event.header.timestamp, self.now.thread, count)
            self.state.session.after_events()
            yield "\n".join(lines)


class UndoVisitor(TransactionVisitor[Line]):
    """Keeps what undoes rows; yields no lines. Raises CannotUndoError."""

    def __init__(self, log: KnownLog, state: UndoState) -> None:
        super().__init__(log)
        self.state, self.writer = state, UndoWriter(log, state, self.now)

    def is_part(self, body: QueryEvent) -> bool:
        """Return whether a statement inside of BEGIN and COMMIT begins the transaction."""
        return super().is_part(body) and not self.state.rows_only

    def on_event(self, event: Event, wanted: bool) -> None:
        """Leave out a transaction that goes on after the range."""
        past_at = self.writer.past_at
        if past_at is not None and event.position >= past_at and self.now.is_begun:
            self.writer.note_cut(f"{event.file}:{event.position}", event.header.timestamp)
            for _ in self.end():
                pass

    def on_begin(self, event: Event) -> Iterator[Line]:
        """Begin the transaction."""
        self.writer.begin(event)
        return iter(())

    def on_end(self, outcome: Outcome) -> Iterator[Line]:
        """Keep a transaction that was committed, and forget another."""
        self.writer.end(outcome)
        return iter(())

    def on_control(self, body: QueryEvent) -> Iterator[Line]:
        """Refuse rows that were rolled back to a savepoint."""
        self.writer.control(body.query, sum(self.writer.summary.rows.values()))
        return iter(())

    def on_xa(self, event: Event, body: QueryEvent, xid: str, is_commit: bool) -> Iterator[Line]:
        """Note that a prepared transaction is committed."""
        if is_commit:
            self.state.store.commit(xid)
        return iter(())

    def on_statement(self, frame: Frame, event: Event, body: QueryEvent) -> Iterator[Line]:
        """Refuse a statement that cannot be undone."""
        self.writer.statement(event, body)
        return iter(())

    def on_other_statement(self, event: Event, body: QueryEvent) -> None:
        """Refuse a statement of others that changes a table after rows that are undone."""
        self.writer.other_statement(event, body)

    def on_load(self, event: Event) -> Iterator[Line]:
        """Refuse a LOAD DATA."""
        self.writer.load(event)
        return iter(())

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

    def on_other_rows(self, event: Event, body: RowsEvent) -> None:
        """Look for rows that are undone, and were changed again here."""
        self.writer.other_rows(event, body)

    def keep(self, event: Event, body: RowsEvent, table: Table) -> None:
        """Keep the statements that undo the rows."""
        state = self.state
        statements, identity = self.writer.tables.at(table, event)
        for number, row in body.rows.numbered():
            before, after = row.before or {}, row.after or {}
            try:
                deltas = [column.name for column in state.deltas_of(table)]
                undone = undo_statement(statements, body.operation, before, after, merges=state.merges, deltas=deltas)
            except CannotUndoError as error:
                raise error.at(event.file, event.position, event.type) from None
            self.count(event, body)
            if undone is not None:
                text, columns = undone
                numbers = () if state.include_conflicts else tuple(identity.undone(before, after))
                state.conflicts.watch(numbers)
                is_loose = statements.is_loose(before)
                state.store.add(text, numbers, event.position, number, is_loose=is_loose, columns=columns)

    def count(self, event: Event, body: RowsEvent) -> None:
        """Count a row that is undone."""
        assert body.table is not None
        name = f"{body.table.database}.{body.table.name}"
        self.ledger.rows[name, body.operation] += 1
        self.writer.summary.see(name, body.operation, event.header.timestamp, self.now.thread)


class UndoEventsVisitor(UndoVisitor):
    """Keeps the inverted events of rows; yields no lines. Raises CannotUndoError."""

    def __init__(self, log: KnownLog, state: UndoState) -> None:
        super().__init__(log, state)
        self._maps: dict[int, bytes] = {}
        self._inverter = Inverter(self.writer, self._maps.__getitem__)

    def on_event(self, event: Event, wanted: bool) -> None:
        """Keep the format of the log, and the table maps of a statement."""
        super().on_event(event, wanted)
        body = event.body
        if isinstance(body, FormatDescriptionEvent):
            self._maps.clear()
            self._inverter.see_format(event, self.now.frame)
        elif isinstance(body, TableMapEvent):
            self._maps[body.table.table_id] = _written_map(self.now.frame, self.state)

    def keep(self, event: Event, body: RowsEvent, table: Table) -> None:
        """Keep the opposite of an event, and its rows."""
        state = self.state
        for number, row, data, numbers in self._inverter.inverted(event, body, table):
            if number is None:
                state.store.add_records(packed(EVENT, data, (), *place_of(event)))
                continue
            assert row is not None
            self.count(event, body)
            state.conflicts.watch(numbers)
            state.store.add_records(packed(ROW, data, numbers, event.position, number))
