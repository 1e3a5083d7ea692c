"""Reads a log for an undo by the fast loops: they write the records of the store, Python keeps what they ask about.

Where rows that are not wanted may be some which are undone, the loops look at them, too (C_OTHERS): a table of marks
has a byte for each end of the numbers by which those rows are known. After the range nothing is wanted.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.assembler import RowChange, Transaction
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.lookup_tables import B_KEEPS_TYPES
from binlog_kaitai.compiled.plans.script_texts import undo_texts
from binlog_kaitai.compiled.rows.inverse import Inverse
from binlog_kaitai.compiled.rows.lines import LinesTaker
from binlog_kaitai.compiled.rows.others import Others, OthersByObjects, OthersTaker
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.script_tables import SharedLiterals, TableScript, definition_of, script_stores
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.rows.undo_lines import marks_of
from binlog_kaitai.compiled.rows.undo_members import UndoMembers, event_of
from binlog_kaitai.compiled.rows.undo_tables import UndoTables
from binlog_kaitai.compiled.rows.undo_transactions import UndoTransactions
from binlog_kaitai.compiled.walk.walker import Walker
from binlog_kaitai.compiled.walk.work import Sign, Statement
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event, RowsEvent
from binlog_kaitai.format.headers import HEADER_SIZE, unpack_header
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.conflicts import RowIdentity
from binlog_kaitai.sql.script_visitor import Line
from binlog_kaitai.sql.tables import TableStatements
from binlog_kaitai.sql.undo import UNDO, UndoState
from binlog_kaitai.sql.undo_events import UndoEventsVisitor
from binlog_kaitai.sql.undo_records import LOOSE_ROW, ROW, packed
from binlog_kaitai.sql.undo_visitor import UndoVisitor

__all__ = ["TableUndo", "UndoBehindReader", "UndoLinesReader", "UndoTaker"]


class TableUndo(TableScript):
    """What the loops need to write the records that undo a table's rows."""

    def __init__(self, table: Table, statements: TableStatements, shared: SharedLiterals, file: str) -> None:
        super().__init__(table, statements, shared, file)
        identity = RowIdentity(table, statements)
        names = identity.key or list(statements.columns)
        indexes = [column.index for name in names for column in table.columns if column.name == name]
        start = memory.address(shared.records)
        self._identity = memory.numbers([len(indexes), *(start + index * s.COLUMN_BYTES for index in indexes)])
        self.record[s.S_IDENTITY], self.record[s.S_IS_KEYED] = memory.address(self._identity), bool(identity.key)
        self.record[s.S_SEED] = identity.seed


def _table_undo(
    table: Table, statements: TableStatements, shared: SharedLiterals, file: str, *, as_events: bool
) -> TableUndo | None:
    """Return the record of a table, None where Python has to tell that events cannot undo its rows."""
    return None if as_events and statements.takes_versions else TableUndo(table, statements, shared, file)


class UndoTaker(LinesTaker[TableScript], OthersTaker):
    """Decodes work items into the records of an undo; see `ItemTaker`.

    Args:
        others: keeps what the loops do not.
        looks_at_others: look for rows that are undone among those that are not wanted.
    """

    def __init__(
        self,
        context: Context,
        registry: TableRegistry[TableScript],
        decoder: EventDecoder,
        ledger: FileLedger,
        others: Others[UndoVisitor],
        *,
        looks_at_others: bool,
    ) -> None:
        self._visitor, self._state = others.visitor, others.visitor.state
        self._inverse = None
        if isinstance(self._visitor, UndoEventsVisitor):
            self._inverse = Inverse(context, registry, self._visitor)
        super().__init__(context, registry, decoder, ledger)
        record = context.record
        context.stack[B_KEEPS_TYPES] = record[s.C_MEMBERS] = 1
        record[s.C_CHECKED] = self._state.checked
        self._digits = memory.constant(b"".join(b"%02X" % byte for byte in range(256)))
        record[s.C_DIGITS] = memory.address(self._digits)

        def keep() -> None:
            for _ in self._flush():
                pass

        self._transactions = UndoTransactions(context, self._visitor, registry, self._texts.size, keep)
        self._tables = UndoTables(registry, self._visitor)
        self._members = UndoMembers(context, self._visitor, self._transactions)
        if looks_at_others:
            self._marks = marks_of(self._state.conflicts.undone())
            self._state.conflicts.on_watch = self._mark
            record[s.C_MARKS] = memory.address(self._marks)
            record[s.C_OTHERS] = s.ALL_OTHERS if self._state.tables else s.AFTER_WANTED

    def _mark(self, number: int) -> None:
        self._marks[number & s.MOST_MARKS] = 1

    def _common_texts(self) -> list[str]:
        return undo_texts(self._visitor.ledger.file)

    # What is asked of a taker that leaves damage to the object path:

    def lend_session(self) -> None:
        """Go on after what the object path has kept."""
        self._tables.know_all()
        if self._context.record[s.C_OTHERS] and self._state.tables:
            self._context.record[s.C_OTHERS] = s.ALL_OTHERS

    def say(self, lines: Iterator[Line]) -> Iterator[memoryview]:
        """Have the object path keep its part; there are no lines of it."""
        for _ in lines:
            pass
        yield from ()

    def is_begun(self) -> bool:
        """Return whether the undo has the begin of the transaction whose rows come next."""
        return self._transactions.is_open(self._next_transaction())

    def end_script(self, *, is_begun: bool) -> Iterator[memoryview]:
        """Leave the store to the object path, in a transaction that has begun, or before one."""
        self._transactions.leave(is_begun=is_begun)
        yield from ()

    def emit_complete(self) -> Iterator[memoryview]:
        """Deliver nothing: an undo is written when all was read."""
        yield from ()

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
        if record[s.C_NUM_TURNS] or record[s.C_NUM_THREADS]:
            yield from self._flush()
        elif item[s.I_KIND] == s.MEMBER and not record[s.C_OUT_USED]:
            self._out.resize(2 * self._out.room + int(record[s.C_TRX_LENGTH]))
        else:
            yield from super()._make_space(item)

    def _definition_changes(self, table: Table) -> Iterator[memoryview]:
        self._tables.know_all()
        yield from ()

    # What the loops leave:

    def _take(self, answer: int, item: Integers) -> Iterator[memoryview]:
        store = self._registry.store_of(self._table_id())
        if answer == s.NOT_PLAIN:
            self._begin(item, self._frame_of(item, HEADER_SIZE))
        elif answer == s.DEFINITION and store is not None:
            self._tables.note(store.table)
        else:
            yield from super()._take(answer, item)

    def _begin(self, item: Integers, frame: Frame) -> None:
        event, knows_thread = event_of(self._file, frame), bool(item[s.I_SIGNAL])
        self._transactions.begin(int(item[s.I_TRX]), event, knows_thread=knows_thread)

    def _work(self, item: Integers) -> Iterator[memoryview]:
        work = self.by_python.get(int(item[s.I_BODY])) if item[s.I_KIND] == s.FOR_PYTHON else None
        if isinstance(work, Statement):
            del self.by_python[int(item[s.I_BODY])]
            self._take_statement(work, int(item[s.I_TRX]))
            self._context.next_item()
            self._settle()
            return
        if isinstance(work, Frame) and self._inverse is not None:
            self._inverse.see_format(work, self._decoder)
        if work is Sign.PAST:
            position = self._context.place_of(item)[0]
            seconds = unpack_header(self._context.buffer, int(item[s.I_AT])).timestamp
            self._transactions.cut(int(item[s.I_TRX]), f"{self._file}:{position}", seconds)
            self._visitor.past_at = position
        yield from super()._work(item)

    def _take_statement(self, found: Statement, number: int) -> None:
        is_wanted = found.wanted if self._members.may_come_along(found) else self._is_chosen(found, number)
        self._members.take(found._replace(wanted=is_wanted), number)

    def _member(self, item: Integers) -> Iterator[memoryview]:
        if self.choice is not None or not self._members.is_passed(item):
            frame = self._frame_of(item)
            event = event_of(self._file, frame, self._decoder.body(frame))
            self._take_statement(Statement(frame, event, bool(item[s.I_IS_WANTED])), int(item[s.I_TRX]))
        yield from ()

    def _wanted_rows(self, frame: Frame, event: Event, number: int) -> RowsEvent | None:
        return super()._wanted_rows(frame, event, number) if self._item()[s.I_IS_WANTED] else None

    def _item(self) -> Integers:
        """Return the work item at hand."""
        return self._context.items[int(self._context.record[s.C_NEXT])]

    def _pass_others(self, frame: Frame, event: Event, chosen: RowsEvent | None, number: int) -> None:
        is_all = chosen is not None and chosen.rows.only is None
        if is_all or not self._context.record[s.C_MARKS] or not self._transactions.keeps(number):
            return
        self._transactions.flush()
        body = event.body if chosen is None else chosen
        assert isinstance(body, RowsEvent)
        self._visitor.frame, self._visitor.is_begun = frame, False
        self._visitor.on_other_rows(event, body)

    def _rows_of(
        self, frame: Frame, body: RowsEvent, table: Table | None, transaction: Transaction, first: int
    ) -> Iterator[memoryview]:
        if table is not None:
            self._begin(self._item(), frame)
            self._tables.note(table)
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
        state, (statements, identity) = self._state, self._visitor.of_table(change.definition)
        before, after = change.before or {}, change.after or {}
        try:
            text = UNDO[statements.meaning(change.operation, before, after)](statements, before, after)
        except BinlogError:
            self._ledger.rows[f"{change.database}.{change.table}", change.operation] -= 1  # it is not undone
            raise
        self._transactions.count(change)
        if text is not None:
            numbers = () if state.include_conflicts else tuple(identity.undone(before, after))
            state.conflicts.watch(numbers)
            kind = LOOSE_ROW if statements.is_loose(before) else ROW
            data = text.encode(errors="surrogateescape")
            yield from self._put(packed(kind, data, numbers, change.place.position, change.row))


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
        visitor = (UndoEventsVisitor if state.as_events else UndoVisitor)(self._log, state)
        _keep(self._rows, visitor, looks_at_others=looks)


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
        visitor = UndoVisitor(self._log, self._state)
        visitor.past_at = 0  # all of it is behind
        _keep(self._rows, visitor, looks_at_others=True)


class _UndoOthers(Others[UndoVisitor]):
    """Keeps what the loops do not; knows where the range ends."""

    def __init__(self, visitor: UndoVisitor, walker: Walker) -> None:
        super().__init__(visitor)
        self._walker = walker

    def take(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Any]:
        """Take the next event."""
        past_at = self._walker.range.past_at
        if past_at is not None and event.position >= past_at:
            self.visitor.past_at = past_at
        return super().take(frame, event, wanted)


def _keep(rows: RowWalk, visitor: UndoVisitor, *, looks_at_others: bool) -> None:
    """Keep what undoes the rows of a log, or look for such as are undone. Raises BinlogError, CannotUndoError."""
    log, state = rows.log, visitor.state
    with rows.opened() as context:
        walker = rows.walk.walker
        walker.keeps_statements, walker.range.reads_on = True, looks_at_others
        context.record[s.C_IS_PAST] = visitor.past_at is not None
        others = _UndoOthers(visitor, walker)
        store = partial(_table_undo, as_events=isinstance(visitor, UndoEventsVisitor))
        registry = rows.registry(script_stores(log, state, store), definition_of)
        taker = UndoTaker(context, registry, log.decoder, log.ledger, others, looks_at_others=looks_at_others)
        for records in rows.taken(taker, OthersByObjects(rows, taker, others).take_over):
            state.store.add_records(records)
    log.refuse_unsupported()
