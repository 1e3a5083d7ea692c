"""The text of a script: the lines that Python puts between those of the loops."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.changes.transactions import AUTOCOMMITTED
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.lines.text_output import TextOutput
from binlog_kaitai.compiled.plans.script_texts import ABOUT_BYTES
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.places import event_of
from binlog_kaitai.compiled.rows.sink import FoundRows
from binlog_kaitai.compiled.scripts.row_events import EventsForm
from binlog_kaitai.compiled.scripts.script_items import marked
from binlog_kaitai.compiled.scripts.script_members import ScriptMembers
from binlog_kaitai.compiled.scripts.script_summary import ScriptSummary
from binlog_kaitai.errors import BinlogError, SchemaMismatchError
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.script import ScriptWriter, row_lines
from binlog_kaitai.sql.script_controls import COMMIT
from binlog_kaitai.sql.text import Line

__all__ = ["ScriptOutput"]


class ScriptOutput:
    """Begins and ends transactions, and writes rows that Python has decoded.

    Args:
        items: the work items.
        writer: writes rows.
        text: what the loops write.
        events: writes rows as events; None for statements.
        marks_items: write lines so that `items` can tell what is one of them.
    """

    def __init__(
        self,
        items: Items,
        writer: ScriptWriter,
        text: TextOutput[memoryview],
        events: EventsForm | None,
        *,
        marks_items: bool,
    ) -> None:
        self._items, self._record, self._writer, self._text = items, items.context.record, writer, text
        self._events, self._marks_items = events, marks_items
        self.summary = ScriptSummary(items.context, writer.state.summary, items.ledger)
        """What is in the script."""
        self.members = ScriptMembers(items.context, writer, text.size + ABOUT_BYTES)
        """What transactions have besides rows."""
        self.members.lent.lend()

    def say(self, lines: Iterable[Line]) -> Iterator[memoryview]:
        """Put lines after those of the loops."""
        for line in lines:
            if self._marks_items:
                yield from self._text.put(marked(line))
            else:
                yield from self._text.put((encoded(line) if isinstance(line, str) else line) + b"\n")

    def has_begun(self, number: int) -> bool:
        """Return whether a transaction of the walk is the open one of the script."""
        return bool(self._record[C.script.end.trx] == self._record[C.trxs.base] + number + 1)

    def begin(self, frame: Frame, event: Event, item: Integers) -> Iterator[memoryview]:
        """Begin the transaction of a work item."""
        yield from self.end()
        yield from self.say(self.members.begin_lines(frame, event, item))

    def end(self) -> Iterator[memoryview]:
        """Write the end of the transaction that the script lacks it of."""
        return self.say(self.members.end_lines())

    def end_complete(self) -> Iterator[memoryview]:
        """Write that of one that has ended in the log."""
        if self._record[C.script.end.trx] <= self._record[C.trxs.base] + self._record[C.trxs.open]:
            yield from self.end()

    def take(self, found: FoundRows) -> Iterator[memoryview]:
        """Write rows, and the begin of their transaction before them. Raises BinlogError."""
        table, item = found.table, self._items.context.items.at_hand()
        event = event_of(self._items.file, found.frame, found.body)
        if not self.has_begun(found.number):
            yield from self.begin(found.frame, event, item)
        if item[r.Item.state] & AUTOCOMMITTED:
            self.members.end_with(f"{COMMIT}\n".encode())
        if table is not None and self._events is not None:
            yield from self._put_events(self._events, found, table)
            return
        if table is not None and table.problem is None:
            try:
                self._writer.tables.at(table, event)
            except SchemaMismatchError as error:
                yield from self.say(self._writer.leave_out(event, found.body, error))
                return
        self.members.lent.take_back()
        try:
            yield from self._items.take_changes(found, partial(self._put, found.body.flags))
        finally:
            self.members.lent.lend()

    def _put_events(self, form: EventsForm, found: FoundRows, table: Table) -> Iterator[memoryview]:
        """Write rows as events. Raises BinlogError."""
        frame, body, name = found.frame, found.body, f"{table.database}.{table.name}"
        thread = self._writer.now.thread
        self._items.fallbacks[name] += 1
        self.members.lent.take_back()
        try:
            for count, lines in form.events.statements(frame, body, table, found.first):
                self._items.ledger.rows[name, body.operation] += count
                self.summary.see(frame.header.timestamp, thread)
                self._writer.state.session.after_events()
                yield from self.say(lines)
        except BinlogError as error:
            if self._items.on_lost is None:
                raise
            self._items.on_lost(error.at(self._items.file, frame.position, frame.type_name), found.place)
        finally:
            self.members.lent.lend()

    def _put(self, flags: int, change: RowChange) -> Iterator[memoryview]:
        """Write a row, of an event with some flags. Raises SchemaMismatchError."""
        self.summary.see(change.place.timestamp, change.transaction.thread_id)
        statements, _ = self._writer.tables.of(change.definition)
        yield from self.say(row_lines(self._writer.state, statements, change, flags))
