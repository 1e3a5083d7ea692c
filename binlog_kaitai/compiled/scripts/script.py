"""Reads a log as the lines of a script by the fast loops.

What they leave over, such as DDL, is written in its place by `sql.script`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from functools import partial
from typing import Any

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.open_transaction import OpenTransaction
from binlog_kaitai.changes.transactions import EXPLICIT
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.handlers import FILE_BLOCKS
from binlog_kaitai.compiled.lines.characters import hex_digits
from binlog_kaitai.compiled.lines.long_values import LongValues
from binlog_kaitai.compiled.lines.text_output import TextOutput, as_it_is
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.lookup_tables import B_KEEPS_TYPES
from binlog_kaitai.compiled.plans.script_texts import script_texts
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.places import event_of
from binlog_kaitai.compiled.rows.sink import Answers, Do, FoundRows, Traits, When
from binlog_kaitai.compiled.scripts.row_events import EventsForm, table_events
from binlog_kaitai.compiled.scripts.script_items import STATEMENT_MARK, is_on_one_line, items
from binlog_kaitai.compiled.scripts.script_output import ScriptOutput
from binlog_kaitai.compiled.scripts.script_tables import MakeStore, definition_of, script_stores, table_script
from binlog_kaitai.compiled.scripts.statement_beginnings import StatementBeginnings
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.errors import ReplayError
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.load_files import OF_FILES
from binlog_kaitai.sql.script import ScriptWriter
from binlog_kaitai.sql.session import CASCADING, ROWS
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.text import Line

__all__ = ["script_lines", "script_pieces"]

_MOST_OF_EVENT = 1 << 25
"""Bytes of the letters of an event that the loops write; Python writes those of a larger one without a copy of it."""


class ScriptSink:
    """Makes the lines of a script of rows, and of what else transactions have.

    Args:
        items: the work items.
        writer: writes what the loops do not.
        marks_items: write it so that `items` can tell what is one line of that.
    """

    def __init__(self, items: Items, writer: ScriptWriter, *, marks_items: bool) -> None:
        self._items, self._context, self._writer, self._marks_items = items, items.context, writer, marks_items
        record, state = items.context.record, writer.state
        self._long_values = None if marks_items else LongValues(items.context)  # an item is delivered as a whole
        deliver = as_it_is if self._long_values is None else self._long_values.deliver
        texts, most = _common_texts(writer, marks_items=marks_items), _MOST_OF_EVENT if state.as_events else None
        self._text = TextOutput(items, texts, deliver, most_bytes=most)
        record[C.script.checked] = state.checked
        items.context.stack[B_KEEPS_TYPES] = 1
        self._digits = hex_digits()
        record[C.known.digits] = memory.address(self._digits)
        self._events = EventsForm(items.context, items.registry, state, items.decoder) if state.as_events else None
        self._output = ScriptOutput(items, writer, self._text, self._events, marks_items=marks_items)
        self._members = self._output.members
        self._beginnings = StatementBeginnings(
            items.context, writer.filter, allows_incomplete=writer.state.allow_incomplete
        )

    def register(self, answers: Answers[memoryview]) -> None:
        """Put in what the loops ask for while they write a script, and what is no rows."""
        to_loops, of_kinds = answers.to_loops, answers.of_kinds
        to_loops[s.ODD] = partial(self._take_left, to_loops[s.ODD])
        to_loops[s.NEW_HEAD] = partial(self._meet_head, to_loops[s.NEW_HEAD])
        to_loops[s.ENDS], to_loops[s.UNGUARDED] = lambda item: self._output.end(), self._guard
        to_loops[s.NOT_PLAIN] = self._begin_at
        of_kinds[s.MEMBER], of_kinds[Statement] = self._member, self._take_statement
        of_kinds[Frame] = partial(self._see_format, of_kinds[Frame])
        answers.cut = self._cut
        self._text.register(answers)

    def rows(self, found: FoundRows) -> Iterator[memoryview]:
        """Write rows that Python has decoded. Raises BinlogError."""
        return self._output.take(found)

    def deliver(self, when: When) -> Iterator[memoryview]:
        """Deliver lines, with the end of a transaction that has ended; of a piece those with long values, or many."""
        if when is When.STREAM:
            yield from self._output.end_complete()
        elif when is When.LOG:
            yield from self._output.end()
            self._members.lent.take_back()
        else:
            self._tell_assumed()
        has_long_values = self._long_values is not None and self._long_values.are_there()
        if when is not When.PIECE or self._text.is_large or has_long_values:
            yield from self._text.deliver(when)
        if when is When.LOG:
            self._tell_assumed()
            self._output.summary.finish()

    def _cut(self, number: int) -> None:
        if self._output.has_begun(number):
            self._members.cut(number)

    def _tell_assumed(self) -> None:
        """Say what is assumed of tables with rows that were wanted."""
        if self._events is not None or self._items.choice is None:
            return
        for store in self._items.registry.definitions.stores.values():
            if any(store.record[slot] for slot in (r.Table.inserts, r.Table.updates, r.Table.deletes)):
                self._writer.tables.of(store.table)

    def _meet_head(self, common: Do[memoryview], item: Integers) -> Iterator[memoryview]:
        store = self._items.store()
        if store is not None and self._items.choice is None and self._events is None:
            self._writer.tables.of(store.table)  # which says what is assumed of the table
        yield from common(item)

    def _begin_at(self, item: Integers) -> Iterator[memoryview]:
        """Begin the transaction of a work item of the loops, or write what stands alone."""
        if item[r.Item.kind] == s.MEMBER and not item[r.Item.state] & EXPLICIT:
            yield from self._take_alone(item)
        else:
            frame = self._items.frame_of(item)
            yield from self._output.begin(frame, event_of(self._items.file, frame), item)

    def _take_left(self, common: Do[memoryview], item: Integers) -> Iterator[memoryview]:
        """Take what there is no room for, or rows."""
        return self._take_alone(item) if item[r.Item.kind] == s.MEMBER else common(item)

    def _take_alone(self, item: Integers) -> Iterator[memoryview]:
        yield from self._member(item)
        self._context.items.go_on()

    def _member(self, item: Integers) -> Iterator[memoryview]:
        """Write what is no rows, of a work item of the loops."""
        found = self._items.statement_of(item)
        self._members.learn(found.frame, found.event)
        self._beginnings.learn(found)
        yield from self._replay(found, item)

    def _take_statement(self, item: Integers) -> Iterator[memoryview]:
        """Write what is no rows, of a work item for Python."""
        found = self._items.statement_of(item)
        return self._replay(found._replace(wanted=self._items.is_chosen(found, int(item[r.Item.trx]))), item)

    def _replay(self, found: Statement, item: Integers) -> Iterator[memoryview]:
        if not self._output.has_begun(int(item[r.Item.trx])):
            yield from self._output.end()
        yield from self._output.say(self._members.lines(found, item))

    def _guard(self, item: Integers) -> Iterator[memoryview]:
        """Test for triggers of the table at hand."""
        store, record = self._items.store(), self._context.record
        assert store is not None
        state, table = self._writer.state, self._writer.state.renames.table(store.table)
        self._members.lent.take_back()
        settings = CASCADING if record[C.script.cascades] else ROWS
        yield from self._output.say(state.guards.before_rows(state.session, settings, table.database, table.name))
        self._members.lent.lend()
        store.record[r.Table.guarded] = state.guards.epoch

    def _see_format(self, common: Do[memoryview], item: Integers) -> Iterator[memoryview]:
        """Take a format description, which the server has to know before events of its format."""
        work, was_mariadb = self._items.work_of(item), self._writer.state.is_mariadb
        if isinstance(work, Frame) and self._events is not None:
            yield from self._output.end_complete()
            self._members.lent.take_back()
            yield from self._output.say(self._events.see_format(work))
            self._members.lent.lend()
            if self._writer.state.is_mariadb != was_mariadb:
                self._text.set_texts(_common_texts(self._writer, marks_items=self._marks_items))
        yield from common(item)


def _common_texts(writer: ScriptWriter, *, marks_items: bool) -> list[str]:
    """Return the constant texts of a script, in the order of their numbers in `abi`."""
    return script_texts(writer.file, STATEMENT_MARK if marks_items else "", is_mariadb=writer.state.is_mariadb)


def script_pieces(log: CompiledLog, state: ScriptState) -> Iterator[memoryview]:
    """Yield the lines of the script of a log, some at a time, in UTF-8 or the character set of their statement. The
    memory is used again.

    The log is read `with_literals`. Raises BinlogError where the damage stands, after all before it was
    delivered.
    """
    return _pieces(log, state, table_script, marks_items=False)


def script_lines(log: CompiledLog, state: ScriptState) -> Iterator[Line]:
    """Yield the same line by line."""

    def store(table: Table, *given: Any) -> TableRecord | None:
        return table_script(table, *given) if is_on_one_line(table) else None

    with closing(_pieces(log, state, store, marks_items=True)) as pieces:
        for piece in pieces:
            yield from items(piece)
            del piece


def _pieces(
    log: CompiledLog, state: ScriptState, store: MakeStore, *, marks_items: bool
) -> Generator[memoryview, None, None]:
    rows, walk = log.rows, log.walk
    with rows.opened():
        stores = table_events if state.as_events else script_stores(log.events, state, store)
        items = rows.items(stores, Traits(refusals=(ReplayError,), ends_in_place=True), definition_of)
        sink = ScriptSink(items, ScriptWriter(log.events, state, OpenTransaction()), marks_items=marks_items)
        rows.take_members(ends=state.keeps_gtids)
        if state.load_files is not None:
            walk.walker.events.kept += OF_FILES
            for event_type in FILE_BLOCKS:
                walk.context.events.handlers[event_type] = s.ODD_EVENT
        yield from rows.feed(sink)
    log.events.refuse_unsupported()
