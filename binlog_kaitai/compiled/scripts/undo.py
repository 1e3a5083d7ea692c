"""Reads a log for an undo by the fast loops: they write the records of the store, Python keeps what they ask about.

Where rows that are not wanted may be some which are undone, the loops look at them, too (`x.undo.others`): a table of
marks has a byte for each end of the numbers by which those rows are known. After the range nothing is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.open_transaction import OpenTransaction
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.lines.characters import hex_digits
from binlog_kaitai.compiled.lines.text_output import TextOutput
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.lookup_tables import B_KEEPS_TYPES
from binlog_kaitai.compiled.plans.script_texts import undo_texts
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.places import event_of
from binlog_kaitai.compiled.rows.sink import Answers, Do, FoundRows, Traits, When, quietly
from binlog_kaitai.compiled.scripts.inverse import Inverse
from binlog_kaitai.compiled.scripts.marks import Marks
from binlog_kaitai.compiled.scripts.script_tables import (
    SharedLiterals,
    definition_of,
    script_stores,
    table_script,
)
from binlog_kaitai.compiled.scripts.undo_members import UndoMembers
from binlog_kaitai.compiled.scripts.undo_notes import UndoNotes
from binlog_kaitai.compiled.scripts.undo_rows import UndoRows
from binlog_kaitai.compiled.scripts.undo_transactions import UndoTransactions
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.compiled.walk.work import Sign, Statement
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.errors import BinlogError, SchemaMismatchError
from binlog_kaitai.events.model import RowsEvent
from binlog_kaitai.format.headers import HEADER_SIZE, event_type_name, unpack_header
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.column_sets import column_bit
from binlog_kaitai.sql.row_identity import RowIdentity
from binlog_kaitai.sql.tables import TableStatements
from binlog_kaitai.undoing.undo import UndoState
from binlog_kaitai.undoing.undo_writer import UndoWriter

__all__ = ["keep_rows", "look_at_log"]


def _table_undo(
    state: UndoState, table: Table, statements: TableStatements, shared: SharedLiterals, file: str
) -> TableRecord | None:
    """Return what the loops need to write the records that undo a table's rows, of which some may be undone already;
    None where Python has to tell that events cannot undo its rows."""
    if state.as_events and statements.versions is not None:
        return None
    try:
        deltas = state.deltas_of(table)
    except SchemaMismatchError:  # which Python tells where there are rows
        return None
    made = table_script(table, statements, shared, file)
    made.own = identity = RowIdentity(table, statements)
    names = identity.key or list(statements.columns)
    indexes = [column.index for name in names for column in table.columns if column.name == name]
    start = memory.address(shared.records)
    columns = memory.numbers([len(indexes), *(start + index * r.Column.BYTES for index in indexes)])
    made.kept.append(columns)
    record = made.record
    record[r.Table.identity], record[r.Table.is_keyed] = memory.address(columns), bool(identity.key)
    record[r.Table.seed] = identity.seed
    record[r.Table.deltas] = sum(column_bit(column.index) for column in deltas)
    record[r.Table.is_undone] = TableName(table.database, table.name) in state.tables
    return made


class UndoSink:
    """Makes records of an undo of rows; there are no pieces of output but what is too large for the buffer.

    Args:
        items: the work items.
        writer: keeps what the loops do not.
        looks_at_others: look for rows that are undone among those that are not wanted.
    """

    def __init__(self, items: Items, writer: UndoWriter, *, looks_at_others: bool) -> None:
        self._items, self._undo, self._state = items, writer, writer.state
        context, record = items.context, items.context.record
        self._inverse = Inverse(context, items.registry, writer, items.decoder) if writer.state.as_events else None
        self._text = TextOutput(items, undo_texts(writer.ledger.file), self._keep)
        context.stack[B_KEEPS_TYPES] = 1
        record[C.script.checked] = self._state.checked
        self._digits = hex_digits()
        record[C.known.digits] = memory.address(self._digits)
        self._notes = UndoNotes(record, writer, items.registry)
        self._transactions = UndoTransactions(
            context, writer, items.registry, self._notes, self._text.size, self._flush
        )
        self._members = UndoMembers(context, writer, self._transactions, items.is_chosen)
        on_table = self._members.see_tables
        self._rows = UndoRows(items, writer, self._transactions, self._inverse, self._text.put, on_table)
        if looks_at_others:
            self._marks = Marks.of_undone(self._state.conflicts)
            record[C.undo.marks] = self._marks.address
            record[C.undo.others] = s.ALL_OTHERS if self._state.tables else s.AFTER_WANTED
        else:
            self._state.conflicts.on_watch = None  # the loops mark nothing

    def register(self, answers: Answers[memoryview]) -> None:
        """Put in what the loops ask for while they write records, and what is no rows."""
        self._text.register(answers)
        to_loops, of_kinds = answers.to_loops, answers.of_kinds
        to_loops[s.NEW_TABLE] = partial(self._meet_table, to_loops[s.NEW_TABLE])
        to_loops[s.LINES_FULL] = partial(self._make_space, to_loops[s.LINES_FULL])
        to_loops[s.NOT_PLAIN], to_loops[s.DEFINITION] = quietly(self._begin_at), quietly(self._note_table)
        of_kinds[s.MEMBER], of_kinds[Statement] = quietly(self._take_member), quietly(self._take_statement)
        of_kinds[Frame], of_kinds[Sign.PAST] = partial(self._see_format, of_kinds[Frame]), quietly(self._see_end)
        answers.others, answers.cut = self._rows.pass_others, self._transactions.break_off

    # What the loops have written:

    def deliver(self, when: When) -> Iterator[memoryview]:
        """Keep what waits."""
        if when is When.LOG:
            self._transactions.end()
        if when is When.STREAM or when is When.LOG or (when is When.PIECE and self._text.is_large):
            self._flush()
        if when is When.LOG or when is When.TABLES:
            self._transactions.count_rows()
        yield from ()

    def _flush(self) -> None:
        for _ in self._text.flush():
            pass

    def _keep(self, records: memoryview) -> Iterator[memoryview]:
        """Keep the records, and what is known of their rows."""
        self._notes.keep(records or None)
        yield from ()

    def _make_space(self, common: Do[memoryview], item: Integers) -> Iterator[memoryview]:
        record = self._items.context.record
        if record[C.undo.turns.num] or record[C.script.num_threads] or record[C.undo.meetings.num]:
            self._flush()
        elif item[r.Item.kind] == s.MEMBER and not record[C.out.used]:
            self._text.double(int(record[C.trx_text.around]))
        else:
            yield from common(item)

    # What the loops leave:

    def _meet_table(self, common: Do[memoryview], item: Integers) -> Iterator[memoryview]:
        if self._items.context.record[C.undo.meetings.num]:
            self._flush()  # as long as the table of each is known
        return common(item)

    def _begin_at(self, item: Integers) -> None:
        """Begin the transaction of a work item of the loops, unless they may begin it."""
        if not self._transactions.leaves_to_loops(int(item[r.Item.trx])):
            self._begin(self._items.frame_of(item, HEADER_SIZE), item)

    def _begin(self, frame: Frame, item: Integers) -> None:
        """Begin the transaction of a work item, whose rows are in a frame, unless it has begun."""
        event, knows_thread = event_of(self._items.file, frame), bool(item[r.Item.signal])
        self._transactions.begin(int(item[r.Item.trx]), event, knows_thread=knows_thread)

    def _note_table(self, item: Integers) -> None:
        """Note the table of the rows at hand, the first that are undone of it."""
        store = self._items.store()
        body = self._items.decoder.body(self._items.frame_of(item))
        if store is not None and isinstance(body, RowsEvent):
            self._rows.note(store.table, body.flags)

    def _see_format(self, common: Do[memoryview], item: Integers) -> Iterator[memoryview]:
        work = self._items.work_of(item)
        if isinstance(work, Frame) and self._inverse is not None:
            self._inverse.see_format(work)
        return common(item)

    def _see_end(self, item: Integers) -> None:
        """See that the range ends at a work item."""
        context = self._items.context
        position = context.items.place_of(item)[0]
        seconds = unpack_header(context.buffer.data, int(item[r.Item.at])).timestamp
        self._transactions.cut(int(item[r.Item.trx]), f"{self._items.file}:{position}", seconds)
        self._flush()  # what was noted is of before
        self._undo.past_at = position

    def _take_statement(self, item: Integers) -> None:
        self._members.take(self._items.statement_of(item), int(item[r.Item.trx]))

    def _take_member(self, item: Integers) -> None:
        context, asked = self._items.context, self._items.ledger.asked
        asked.events[event_type_name(unpack_header(context.buffer.data, int(item[r.Item.at])).event_type)] += 1
        if not self._members.is_passed(item):
            frame = self._items.frame_of(item)
            event = event_of(self._items.file, frame, self._items.decoder.body(frame))
            self._members.take(Statement(frame, event, bool(item[r.Item.is_wanted])), int(item[r.Item.trx]))

    def rows(self, found: FoundRows) -> Iterator[memoryview]:
        """Keep what undoes rows that Python has decoded. Raises CannotUndoError."""
        if found.table is not None:
            self._begin(found.frame, self._items.context.items.at_hand())
        return self._rows.take(found)


def keep_rows(log: CompiledLog, state: UndoState) -> None:
    """Keep what undoes the rows of a log, which is read `with_literals`.

    It is read to its end, also after the range, for rows that were changed again. Raises BinlogError where the damage
    stands, CannotUndoError for what cannot be undone.
    """
    looks = log.filter is not None and not state.include_conflicts
    if looks:
        log.events.walk.read_on()
    _keep(log, UndoWriter(log.events, state, OpenTransaction()), looks_at_others=looks)


def look_at_log(source: Source, options: ReadOptions, state: UndoState, ledger: FileLedger) -> None:
    """Look for rows that are undone and were changed again in a log after the range, which can be read again.

    Raises BinlogError where the damage stands, CannotUndoError for a table that is not the same any more.
    """
    wanted = Filter(tables=[f"{name.database}.{name.table}" for name in state.tables])
    log = CompiledLog(source, options, wanted, ledger=ledger)
    writer = UndoWriter(log.events, state, OpenTransaction())
    writer.past_at = 0  # all of it is after
    _keep(log, writer, looks_at_others=True)


def _keep(log: CompiledLog, writer: UndoWriter, *, looks_at_others: bool) -> None:
    """Keep what undoes the rows of a log, or look for such as are undone. Raises BinlogError, CannotUndoError."""
    rows, state = log.rows, writer.state
    with rows.opened() as context:
        rows.take_members()
        rows.walk.walker.range.reads_on = looks_at_others
        context.record[C.limits.is_past] = writer.past_at is not None
        traits = Traits(refusals=(BinlogError,), ends_in_place=True)  # an undo of all but some rows is none
        items = rows.items(script_stores(log.events, state, partial(_table_undo, state)), traits, definition_of)
        for records in rows.feed(UndoSink(items, writer, looks_at_others=looks_at_others)):
            state.store.add_records(records)
    log.events.refuse_unsupported()
