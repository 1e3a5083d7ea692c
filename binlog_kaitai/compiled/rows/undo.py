"""Reads a log for an undo by the fast loops: they write the records of the store, Python keeps what they ask about.

Where rows that are not wanted may be some which are undone, the loops look at them, too (C_OTHERS): a table of marks
has a byte for each end of the numbers by which those rows are known. After the range nothing is wanted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.open_transaction import OpenTransaction
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.row_change import RowChange, Transaction
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.lookup_tables import B_KEEPS_TYPES
from binlog_kaitai.compiled.plans.script_texts import undo_texts
from binlog_kaitai.compiled.rows.inverse import Inverse
from binlog_kaitai.compiled.rows.lines import LinesTaker
from binlog_kaitai.compiled.rows.places import event_of
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.script_tables import SharedLiterals, TableScript, definition_of, script_stores
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.rows.undo_lines import marks_of
from binlog_kaitai.compiled.rows.undo_members import UndoMembers
from binlog_kaitai.compiled.rows.undo_transactions import UndoTransactions
from binlog_kaitai.compiled.walk.work import Sign, Statement
from binlog_kaitai.errors import BinlogError, SchemaMismatchError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event, RowsEvent
from binlog_kaitai.format.headers import HEADER_SIZE, unpack_header
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Table
from binlog_kaitai.schema.model import TableName
from binlog_kaitai.sql.column_sets import column_bit
from binlog_kaitai.sql.conflicts import RowIdentity
from binlog_kaitai.sql.tables import TableStatements
from binlog_kaitai.sql.undo import CannotUndoError, UndoState, undo_statement
from binlog_kaitai.sql.undo_records import LOOSE_ROW, ROW, packed
from binlog_kaitai.sql.undo_writer import UndoWriter

__all__ = ["TableUndo", "UndoBehindReader", "UndoLinesReader", "UndoTaker"]


class TableUndo(TableScript):
    """What the loops need to write the records that undo a table's rows."""

    def __init__(self, table: Table, statements: TableStatements, shared: SharedLiterals, file: str) -> None:
        super().__init__(table, statements, shared, file)
        self.identity = identity = RowIdentity(table, statements)
        names = identity.key or list(statements.columns)
        indexes = [column.index for name in names for column in table.columns if column.name == name]
        start = memory.address(shared.records)
        self._identity = memory.numbers([len(indexes), *(start + index * s.COLUMN_BYTES for index in indexes)])
        self.record[s.S_IDENTITY], self.record[s.S_IS_KEYED] = memory.address(self._identity), bool(identity.key)
        self.record[s.S_SEED] = identity.seed


def _table_undo(
    state: UndoState, table: Table, statements: TableStatements, shared: SharedLiterals, file: str
) -> TableUndo | None:
    """Return the record of a table, of which rows may be undone already; None where Python has to tell that events
    cannot undo its rows."""
    if state.as_events and statements.takes_versions:
        return None
    try:
        deltas = state.deltas_of(table)
    except SchemaMismatchError:  # which Python tells where there are rows
        return None
    made = TableUndo(table, statements, shared, file)
    made.record[s.S_DELTAS] = sum(column_bit(column.index) for column in deltas)
    made.record[s.S_IS_UNDONE] = TableName(table.database, table.name) in state.tables
    return made


class UndoTaker(LinesTaker[TableScript]):
    """Decodes work items into the records of an undo; see `ItemTaker`.

    Args:
        writer: keeps what the loops do not.
        looks_at_others: look for rows that are undone among those that are not wanted.
    """

    def __init__(
        self,
        context: Context,
        registry: TableRegistry[TableScript],
        decoder: EventDecoder,
        ledger: FileLedger,
        writer: UndoWriter,
        *,
        looks_at_others: bool,
    ) -> None:
        self._undo, self._state = writer, writer.state
        self._inverse = None
        if writer.state.as_events:
            self._inverse = Inverse(context, registry, writer, decoder)
        super().__init__(context, registry, decoder, ledger)
        self.refusals, self.ends_in_place = (BinlogError,), True  # an undo of all but some rows is none
        record = context.record
        context.stack[B_KEEPS_TYPES] = 1
        record[s.C_CHECKED] = self._state.checked
        self._digits = memory.constant(b"".join(b"%02X" % byte for byte in range(256)))
        record[s.C_DIGITS] = memory.address(self._digits)

        def keep() -> None:
            for _ in self._flush():
                pass

        self._transactions = UndoTransactions(context, self._undo, registry, self._texts.size, keep)
        self._members = UndoMembers(context, self._undo, self._transactions, self._is_chosen)
        if looks_at_others:
            self._marks = marks_of(self._state.conflicts.undone())
            self._state.conflicts.on_watch = partial(_mark, self._marks)
            record[s.C_MARKS] = memory.address(self._marks)
            record[s.C_OTHERS] = s.ALL_OTHERS if self._state.tables else s.AFTER_WANTED

    def _common_texts(self) -> list[str]:
        return undo_texts(self._undo.ledger.file)

    def cut(self, number: int) -> None:
        """See that nothing more is taken of a transaction."""
        self._transactions.break_off(number)

    # What the loops have written:

    def finish(self) -> Iterator[memoryview]:
        """Deliver all that waits."""
        self._transactions.end()
        self._state.conflicts.on_watch = None
        yield from super().finish()

    def _flush(self) -> Iterator[memoryview]:
        """Keep the records, and what is known of their rows; there are no pieces of output."""
        records = next(super()._flush(), None)
        self._transactions.keep(records)
        yield from ()

    def _deliver_all(self) -> Iterator[memoryview]:
        self._transactions.count_rows()
        yield from ()

    def _make_space(self, item: Integers) -> Iterator[memoryview]:
        record = self._context.record
        if record[s.C_NUM_TURNS] or record[s.C_NUM_THREADS] or record[s.C_NUM_MEETINGS]:
            yield from self._flush()
        elif item[s.I_KIND] == s.MEMBER and not record[s.C_OUT_USED]:
            self._out.resize(2 * self._out.room + int(record[s.C_TRX_LENGTH]))
        else:
            yield from super()._make_space(item)

    # What the loops leave:

    def _take(self, answer: int, item: Integers) -> Iterator[memoryview]:
        store = self._registry.store_of(self._table_id())
        if answer == s.NEW_TABLE and self._context.record[s.C_NUM_MEETINGS]:
            yield from self._flush()  # as long as the table of each is known
        if answer == s.NOT_PLAIN and self._transactions.leaves_to_loops(int(item[s.I_TRX])):
            return
        if answer == s.NOT_PLAIN:
            self._begin(self._frame_of(item, HEADER_SIZE))
        elif answer == s.DEFINITION and store is not None:
            _note(self._registry, self._undo, store.table)
        else:
            yield from super()._take(answer, item)

    def _begin(self, frame: Frame) -> None:
        """Begin the transaction of the work item at hand, whose rows are in a frame, unless it has begun."""
        item = self._context.item_at_hand()
        event, knows_thread = event_of(self._file, frame), bool(item[s.I_SIGNAL])
        self._transactions.begin(int(item[s.I_TRX]), event, knows_thread=knows_thread)

    def _work(self, item: Integers) -> Iterator[memoryview]:
        work = self.by_python.get(int(item[s.I_BODY])) if item[s.I_KIND] == s.FOR_PYTHON else None
        if isinstance(work, Statement):
            self._note_said(item, work.event.body)
            self._members.take(work, int(item[s.I_TRX]))
            del self.by_python[int(item[s.I_BODY])]  # until then it says where the event is
            self._context.next_item()
            self._settle()
            return
        if isinstance(work, Frame) and self._inverse is not None:
            self._inverse.see_format(work)
        if work is Sign.PAST:
            position = self._context.place_of(item)[0]
            seconds = unpack_header(self._context.buffer, int(item[s.I_AT])).timestamp
            self._transactions.cut(int(item[s.I_TRX]), f"{self._file}:{position}", seconds)
            self._transactions.flush()  # what was noted is of before
            self._undo.past_at = position
        yield from super()._work(item)

    def _member(self, item: Integers) -> Iterator[memoryview]:
        if self.choice is not None or not self._members.is_passed(item):
            frame = self._frame_of(item)
            event = event_of(self._file, frame, self._decoder.body(frame))
            self._members.take(Statement(frame, event, bool(item[s.I_IS_WANTED])), int(item[s.I_TRX]))
        yield from ()

    def _wanted_rows(self, frame: Frame, event: Event, number: int) -> RowsEvent | None:
        item = self._context.item_at_hand()
        return super()._wanted_rows(frame, event, number) if item[s.I_IS_WANTED] else None

    def _pass_others(self, frame: Frame, event: Event, chosen: RowsEvent | None, number: int) -> None:
        is_all = chosen is not None and chosen.rows.only is None
        if is_all or not self._context.record[s.C_MARKS] or not self._transactions.keeps(number):
            return
        self._transactions.flush()
        body, now = event.body if chosen is None else chosen, self._undo.now
        assert isinstance(body, RowsEvent)
        now.frame, now.is_begun = frame, False
        self._undo.other_rows(event, body)

    def _rows_of(
        self, frame: Frame, body: RowsEvent, table: Table | None, transaction: Transaction, first: int
    ) -> Iterator[memoryview]:
        if table is not None:
            self._begin(frame)
            try:
                _note(self._registry, self._undo, table)
            except SchemaMismatchError as error:
                raise error.at(self._file, frame.position, frame.type_name) from None
        if table is None or self._inverse is None:
            yield from super()._rows_of(frame, body, table, transaction, first)
            return
        place, event = self._place(frame), event_of(self._file, frame, body)
        self.fallbacks[f"{table.database}.{table.name}"] += 1
        for row, number, record in self._inverse.records(frame, event, body, table, first):
            if row is not None:
                self._ledger.rows[f"{table.database}.{table.name}", body.operation] += 1
                change = RowChange(body.operation, table, row.before, row.after, place, number, transaction)
                self._transactions.count(change)
            yield from self._put(record)

    def _add(self, change: RowChange) -> Iterator[memoryview]:
        state, (statements, identity) = self._state, self._undo.tables.of(change.definition)
        before, after = change.before or {}, change.after or {}
        try:
            deltas = [column.name for column in state.deltas_of(change.definition)]
            undone = undo_statement(statements, change.operation, before, after, merges=state.merges, deltas=deltas)
        except BinlogError as error:
            self._ledger.rows -= Counter({(f"{change.database}.{change.table}", change.operation): 1})
            if isinstance(error, CannotUndoError):
                error.lost = TableName(change.database, change.table)
            raise
        self._transactions.count(change)
        if undone is not None:
            text, columns = undone
            numbers = () if state.include_conflicts else tuple(identity.undone(before, after))
            state.conflicts.watch(numbers)
            kind = LOOSE_ROW if statements.is_loose(before) else ROW
            data = text.encode(errors="surrogateescape")
            yield from self._put(packed(kind, data, numbers, change.place.position, change.row, columns))


class UndoLinesReader(RowsReader):
    """Reads one log for an undo: `keep_rows` once. Its options must be SqlOptions.

    The log is read to its end, also behind the range, for rows that were changed again.

    Raises BinlogError where the damage stands, CannotUndoError for what cannot be undone.
    """

    passes_damage = False

    def keep_rows(self, state: UndoState) -> None:
        """Keep what undoes the rows of the log."""
        looks = self._log.filter is not None and not state.include_conflicts
        if looks:
            self._log.walk.read_on()
        _keep(self._rows, UndoWriter(self._log, state, OpenTransaction()), looks_at_others=looks)


class UndoBehindReader(RowsReader):
    """Reads one log that can be read again for rows that were changed again: `look` once.

    Raises BinlogError where the damage stands, CannotUndoError for a table that is not the same any more.
    """

    passes_damage = False

    def __init__(self, source: Source, options: ReadOptions, state: UndoState) -> None:
        wanted = Filter(tables=[f"{name.database}.{name.table}" for name in state.tables])
        super().__init__(source, options, wanted)
        self._state = state

    def look(self) -> None:
        """Look for rows that are undone and were changed again here."""
        writer = UndoWriter(self._log, self._state, OpenTransaction())
        writer.past_at = 0  # all of it is behind
        _keep(self._rows, writer, looks_at_others=True)


def _keep(rows: RowWalk, writer: UndoWriter, *, looks_at_others: bool) -> None:
    """Keep what undoes the rows of a log, or look for such as are undone. Raises BinlogError, CannotUndoError."""
    log, state = rows.log, writer.state
    with rows.opened() as context:
        rows.take_members()
        rows.walk.walker.range.reads_on = looks_at_others
        context.record[s.C_IS_PAST] = writer.past_at is not None
        registry = rows.registry(script_stores(log, state, partial(_table_undo, state)), definition_of)
        taker = UndoTaker(context, registry, log.decoder, log.ledger, writer, looks_at_others=looks_at_others)
        for records in rows.changes(taker):
            state.store.add_records(records)
    log.refuse_unsupported()


def _note(registry: TableRegistry[TableScript], writer: UndoWriter, table: Table) -> None:
    """Note a table of which rows are undone, and what is assumed of it. Raises SchemaMismatchError."""
    writer.state.tables.add(TableName(table.database, table.name))
    for store in registry.of_name(table):
        store.record[s.S_IS_UNDONE] = 1
    writer.tables.of(table)


def _mark(marks: memory.Bytes, number: int) -> None:
    """Mark the number of a row that is undone."""
    marks[number & s.MOST_MARKS] = 1
