"""Reads a log as the lines of a script by the fast loops.

What they leave over, such as DDL, is written in its place by `sql.script`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from typing import Any

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.open_transaction import OpenTransaction
from binlog_kaitai.changes.row_change import RowChange, Transaction
from binlog_kaitai.changes.transactions import AUTOCOMMITTED, EXPLICIT
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.lookup_tables import B_KEEPS_TYPES
from binlog_kaitai.compiled.plans.script_texts import ABOUT_BYTES, script_texts
from binlog_kaitai.compiled.plans.text_plan import Texts, encoded
from binlog_kaitai.compiled.rows.lines import LinesTaker
from binlog_kaitai.compiled.rows.long_values import LongValues
from binlog_kaitai.compiled.rows.places import event_of
from binlog_kaitai.compiled.rows.row_events import EventsForm, table_events
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.script_items import STATEMENT_MARK, is_on_one_line, items, marked
from binlog_kaitai.compiled.rows.script_members import ScriptMembers
from binlog_kaitai.compiled.rows.script_summary import ScriptSummary
from binlog_kaitai.compiled.rows.script_tables import MakeStore, TableScript, definition_of, script_stores
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.errors import BinlogError, ReplayError, SchemaMismatchError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event, RowsEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.load_files import OF_FILES
from binlog_kaitai.sql.script import ScriptWriter, row_lines
from binlog_kaitai.sql.script_controls import COMMIT
from binlog_kaitai.sql.session import CASCADING, ROWS
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.text import Line

__all__ = ["ScriptLinesReader"]


class Script:
    """Writes the rows that the loops do not."""

    def __init__(self, writer: ScriptWriter) -> None:
        self.writer = writer

    def change_lines(self, change: RowChange, flags: int) -> Iterator[Line]:
        """Yield the lines of a row, of an event with some flags. Raises SchemaMismatchError."""
        statements, _ = self.writer.tables.of(change.definition)
        yield from row_lines(self.writer.state, statements, change, flags)


class ScriptTaker(LinesTaker[TableScript]):
    """Decodes work items into the lines of a script; see `ItemTaker`.

    Args:
        script: writes what the loops do not.
        marks_items: write it so that `items` can tell what is one line of that.
    """

    def __init__(
        self,
        context: Context,
        registry: TableRegistry[TableScript],
        decoder: EventDecoder,
        ledger: FileLedger,
        script: Any,
        *,
        marks_items: bool = False,
    ) -> None:
        self._script, self._marks_items, self._flags = script, marks_items, 0
        super().__init__(context, registry, decoder, ledger)
        self.refusals, self.ends_in_place = (ReplayError,), True
        record, state = context.record, script.writer.state
        self._summary = ScriptSummary(context, state.summary, ledger)
        record[s.C_CHECKED] = state.checked
        context.stack[B_KEEPS_TYPES] = 1
        self._digits = memory.constant(b"".join(b"%02X" % byte for byte in range(256)))
        record[s.C_DIGITS] = memory.address(self._digits)
        self.long_values = None if marks_items else LongValues(context)  # an item is delivered as a whole
        self.form_of_events = EventsForm(context, registry, state, decoder) if state.as_events else None
        self.members = ScriptMembers(context, script.writer, self._texts.size + ABOUT_BYTES)
        self.members.lend()

    def _common_texts(self) -> list[str]:
        mark = STATEMENT_MARK if self._marks_items else ""
        return script_texts(self._script.writer.file, mark, is_mariadb=self._script.writer.state.is_mariadb)

    def say(self, lines: Iterator[Line]) -> Iterator[memoryview]:
        """Put lines behind those of the loops."""
        for line in lines:
            if self._marks_items:
                yield from self._put(marked(line))
            else:
                yield from self._put((encoded(line) if isinstance(line, str) else line) + b"\n")

    def cut(self, number: int) -> None:
        """See that nothing more is taken of a transaction."""
        if self._has_begun(number):
            self.members.cut(number)

    def end_transaction(self) -> Iterator[memoryview]:
        """Write the end of the transaction that the script lacks it of."""
        yield from self.say(self.members.end_lines())

    def _has_begun(self, number: int) -> bool:
        record = self._context.record
        return bool(record[s.C_SCRIPT_TRX] == record[s.C_TRX_BASE] + number + 1)

    def finish(self) -> Iterator[memoryview]:
        """Deliver all that waits."""
        yield from self.end_transaction()
        self.members.take_back()
        yield from super().finish()
        self._summary.finish()

    def emit_full(self) -> Iterator[memoryview]:
        """Deliver what waits where a large event has left a large buffer."""
        self._tell_assumed()
        yield from super().emit_full()

    def emit_complete(self) -> Iterator[memoryview]:
        """Deliver all lines, with the end of a transaction that has ended."""
        record = self._context.record
        if record[s.C_SCRIPT_TRX] <= record[s.C_TRX_BASE] + record[s.C_TRX]:
            yield from self.end_transaction()
        yield from super().emit_complete()

    def _deliver_all(self) -> Iterator[memoryview]:
        self._tell_assumed()
        yield from super()._deliver_all()

    def _tell_assumed(self) -> None:
        """Say what is assumed of tables with rows that were wanted."""
        if self.form_of_events is not None:
            return
        for store in self._registry.stores.values() if self.choice is not None else ():
            if any(store.record[slot] for slot in (s.S_INSERTS, s.S_UPDATES, s.S_DELETES)):
                self._script.writer.tables.of(store.table)

    def _take(self, answer: int, item: Integers) -> Iterator[memoryview]:
        if answer == s.ENDS:
            yield from self.end_transaction()
        elif answer == s.NOT_PLAIN and (item[s.I_KIND] != s.MEMBER or item[s.I_STATE] & EXPLICIT):
            frame = self._frame_of(item)
            yield from self._begin(frame, event_of(self._file, frame), item)
        elif answer == s.NOT_PLAIN:
            yield from self._member(item)
            self._context.next_item()
        elif answer == s.UNGUARDED:
            yield from self._guard()
        else:
            yield from super()._take(answer, item)

    def _begin(self, frame: Frame, event: Event, item: Integers) -> Iterator[memoryview]:
        """Begin the transaction of a work item."""
        yield from self.end_transaction()
        yield from self.say(self.members.begin_lines(frame, event, item))

    def _guard(self) -> Iterator[memoryview]:
        """Test for triggers of the table at hand."""
        store, record = self._registry.store_of(self._table_id()), self._context.record
        assert store is not None
        state, table = self._script.writer.state, self._script.writer.state.renames.table(store.table)
        self.members.take_back()
        settings = CASCADING if record[s.C_CASCADES] else ROWS
        yield from self.say(state.guards.before_rows(state.session, settings, table.database, table.name))
        self.members.lend()
        store.record[s.S_GUARDED] = state.guards.epoch

    def _odd_rows(self, item: Integers) -> Iterator[memoryview]:
        if item[s.I_KIND] == s.MEMBER:  # of a statement that there is no room for
            yield from self._member(item)
            self._context.next_item()
        else:
            yield from super()._odd_rows(item)

    def _new_head(self, item: Integers) -> Iterator[memoryview]:
        store = self._registry.store_of(self._table_id())
        if store is not None and self.choice is None and self.form_of_events is None:
            self._script.writer.tables.of(store.table)  # which says what is assumed of the table
        yield from super()._new_head(item)

    def _work(self, item: Integers) -> Iterator[memoryview]:
        work = self.by_python.get(int(item[s.I_BODY])) if item[s.I_KIND] == s.FOR_PYTHON else None
        if isinstance(work, Statement):
            self._note_said(item, work.event.body)
            yield from self._replay(work._replace(wanted=self._is_chosen(work, int(item[s.I_TRX]))), item)
            del self.by_python[int(item[s.I_BODY])]  # until then it says where the event is
            self._context.next_item()
            self._settle()
            return
        if isinstance(work, Frame) and self.form_of_events is not None:
            yield from self._see_format(self.form_of_events, work)
        yield from super()._work(item)

    def _see_format(self, form: EventsForm, frame: Frame) -> Iterator[memoryview]:
        """Take a format description, which the server has to know before events of its format."""
        record, was_mariadb = self._context.record, self._script.writer.state.is_mariadb
        if record[s.C_SCRIPT_TRX] <= record[s.C_TRX_BASE] + record[s.C_TRX]:
            yield from self.end_transaction()
        self.members.take_back()
        yield from self.say(form.see_format(frame))
        self.members.lend()
        if self._script.writer.state.is_mariadb != was_mariadb:
            self._texts = Texts(self._common_texts())
            self._slots = memory.numbers(self._texts.slots)
            record[s.C_TEXTS] = memory.address(self._slots)

    def _member(self, item: Integers) -> Iterator[memoryview]:
        frame = self._frame_of(item)
        event = self._decoder.decode(frame)
        self.members.learn(frame, event)
        yield from self._replay(Statement(frame, event, bool(item[s.I_IS_WANTED])), item)

    def _replay(self, found: Statement, item: Integers) -> Iterator[memoryview]:
        """Take a statement, or what else is no rows."""
        number = int(item[s.I_TRX])
        if not self._has_begun(number):
            yield from self.end_transaction()
        yield from self.say(self.members.lines(found, item))

    def _rows_of(
        self, frame: Frame, body: RowsEvent, table: Table | None, transaction: Transaction, first: int
    ) -> Iterator[memoryview]:
        writer, item = self._script.writer, self._context.item_at_hand()
        event = event_of(self._file, frame, body)
        if not self._has_begun(int(item[s.I_TRX])):
            yield from self._begin(frame, event, item)
        if item[s.I_STATE] & AUTOCOMMITTED:
            self.members.end_with(f"{COMMIT}\n".encode())
        if table is not None and self.form_of_events is not None:
            yield from self._event_rows(self.form_of_events, frame, body, table, first)
            return
        if table is not None and table.problem is None:
            try:
                writer.tables.at(table, event)
            except SchemaMismatchError as error:
                yield from self.say(writer.leave_out(event, body, error))
                return
        self.members.take_back()
        self._flags = body.flags
        try:
            yield from super()._rows_of(frame, body, table, transaction, first)
        finally:
            self.members.lend()

    def _event_rows(
        self, form: EventsForm, frame: Frame, body: RowsEvent, table: Table, first: int
    ) -> Iterator[memoryview]:
        """Write rows as events. Raises BinlogError."""
        name, thread = f"{table.database}.{table.name}", self._script.writer.now.thread
        self.fallbacks[name] += 1
        self.members.take_back()
        try:
            for count, lines in form.events.statements(frame, body, table, first):
                self._ledger.rows[name, body.operation] += count
                self._summary.see(frame.header.timestamp, thread)
                self._script.writer.state.session.after_events()
                yield from self.say(lines)
        except BinlogError as error:
            if self.on_lost is None:
                raise
            self.on_lost(error.at(self._file, frame.position, frame.type_name), self._place(frame))
        finally:
            self.members.lend()

    def _add(self, change: RowChange) -> Iterator[memoryview]:
        self._summary.see(change.place.timestamp, change.transaction.thread_id)
        yield from self.say(self._script.change_lines(change, self._flags))


class ScriptPieces:
    """Reads a log as pieces of a script.

    Args:
        rows: the walk over the log.
        others: writes what the loops do not.
        store: makes the record of a table.
        taker: makes what takes the rows.
    """

    registry: TableRegistry[Any]

    def __init__(self, rows: RowWalk, others: Script, store: MakeStore, taker: Callable[..., ScriptTaker]) -> None:
        self._rows, self._others = rows, others
        self._make_store, self._make_taker = store, taker

    def read(self) -> Generator[memoryview, None, None]:
        """Yield the pieces. Raises BinlogError where the damage stands, after all before it was delivered."""
        rows, log, others = self._rows, self._rows.log, self._others
        with rows.opened() as context:
            state = others.writer.state
            stores = table_events if state.as_events else script_stores(log, state, self._make_store)
            self.registry = rows.registry(stores, definition_of)
            taker = self._make_taker(context, self.registry, log.decoder, log.ledger, others)
            rows.take_members(ends=state.keeps_gtids)
            rows.walk.walker.kept += OF_FILES if others.writer.state.load_files is not None else ()
            yield from rows.changes(taker)
        log.refuse_unsupported()


class ScriptLinesReader(RowsReader):
    """Reads one log as the lines of a script: `pieces` once, in order. Its options must be
    SqlOptions.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """

    def pieces(self, state: ScriptState) -> Iterator[memoryview]:
        """Yield lines, some at a time, in UTF-8 or the character set of their statement. The memory is used again."""
        return ScriptPieces(self._rows, self._script(state), TableScript, ScriptTaker).read()

    def lines(self, state: ScriptState) -> Iterator[Line]:
        """Yield the same line by line."""

        def store(table: Table, *given: Any) -> TableScript | None:
            return TableScript(table, *given) if is_on_one_line(table) else None

        script, taker = self._script(state), partial(ScriptTaker, marks_items=True)
        with closing(ScriptPieces(self._rows, script, store, taker).read()) as pieces:
            for piece in pieces:
                yield from items(piece)
                del piece

    def _script(self, state: ScriptState) -> Script:
        return Script(ScriptWriter(self._log, state, OpenTransaction()))
