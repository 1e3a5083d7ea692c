"""The rows of a script that the loops leave to Python."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.changes.transactions import AUTOCOMMITTED
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.places import event_of
from binlog_kaitai.compiled.rows.row_events import EventsForm
from binlog_kaitai.compiled.rows.script_output import ScriptOutput
from binlog_kaitai.compiled.rows.script_summary import ScriptSummary
from binlog_kaitai.compiled.rows.sink import FoundRows
from binlog_kaitai.compiled.rows.table_record import TableRecord
from binlog_kaitai.errors import BinlogError, SchemaMismatchError
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.script import ScriptWriter, row_lines
from binlog_kaitai.sql.script_controls import COMMIT

__all__ = ["ScriptRows"]


class ScriptRows:
    """Writes rows that Python has decoded.

    Args:
        items: the work items.
        writer: writes them.
        output: takes the lines.
        summary: is told of the rows.
        events: writes them as events; None for statements.
    """

    def __init__(
        self,
        items: Items[TableRecord],
        writer: ScriptWriter,
        output: ScriptOutput,
        summary: ScriptSummary,
        events: EventsForm | None,
    ) -> None:
        self._items, self._writer, self._output = items, writer, output
        self._summary, self._events = summary, events

    def take(self, found: FoundRows) -> Iterator[memoryview]:
        """Write rows, and the begin of their transaction before them. Raises BinlogError."""
        table, output, item = found.table, self._output, self._items.context.item_at_hand()
        event = event_of(self._items.file, found.frame, found.body)
        if not output.has_begun(found.number):
            yield from output.begin(found.frame, event, item)
        if item[s.I_STATE] & AUTOCOMMITTED:
            output.members.end_with(f"{COMMIT}\n".encode())
        if table is not None and self._events is not None:
            yield from self._put_events(self._events, found, table)
            return
        if table is not None and table.problem is None:
            try:
                self._writer.tables.at(table, event)
            except SchemaMismatchError as error:
                yield from output.say(self._writer.leave_out(event, found.body, error))
                return
        output.members.take_back()
        try:
            yield from self._items.take_changes(found, partial(self._put, found.body.flags))
        finally:
            output.members.lend()

    def _put_events(self, form: EventsForm, found: FoundRows, table: Table) -> Iterator[memoryview]:
        """Write rows as events. Raises BinlogError."""
        frame, body, name = found.frame, found.body, f"{table.database}.{table.name}"
        thread = self._writer.now.thread
        self._items.fallbacks[name] += 1
        self._output.members.take_back()
        try:
            for count, statement in form.events.statements(frame, body, table, found.first):
                self._items.ledger.rows[name, body.operation] += count
                self._summary.see(frame.header.timestamp, thread)
                self._writer.state.session.after_events()
                yield from self._output.say(iter((statement,)))
        except BinlogError as error:
            if self._items.on_lost is None:
                raise
            self._items.on_lost(error.at(self._items.file, frame.position, frame.type_name), found.place)
        finally:
            self._output.members.lend()

    def _put(self, flags: int, change: RowChange) -> Iterator[memoryview]:
        """Write a row, of an event with some flags. Raises SchemaMismatchError."""
        self._summary.see(change.place.timestamp, change.transaction.thread_id)
        statements, _ = self._writer.tables.of(change.definition)
        yield from self._output.say(row_lines(self._writer.state, statements, change, flags))
