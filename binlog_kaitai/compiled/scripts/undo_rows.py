"""The rows of an undo that the loops leave to Python."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.places import event_of
from binlog_kaitai.compiled.rows.sink import FoundRows
from binlog_kaitai.compiled.scripts.inverse import Inverse
from binlog_kaitai.compiled.scripts.undo_transactions import UndoTransactions
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.errors import BinlogError, SchemaMismatchError
from binlog_kaitai.events.model import Event, RowsEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.session import NOT_CASCADING
from binlog_kaitai.undoing.undo import CannotUndoError, undo_statement
from binlog_kaitai.undoing.undo_records import LOOSE_ROW, ROW, packed
from binlog_kaitai.undoing.undo_writer import UndoWriter

__all__ = ["UndoRows"]


class UndoRows:
    """Makes records of rows that Python has decoded.

    Args:
        items: the work items.
        writer: knows the tables.
        transactions: those of the undo.
        inverse: makes events of rows; None for statements.
        put: puts a record after those of the loops.
        on_table: called where rows of another table are undone.
    """

    def __init__(
        self,
        items: Items,
        writer: UndoWriter,
        transactions: UndoTransactions,
        inverse: Inverse | None,
        put: Callable[[bytes], Iterator[memoryview]],
        on_table: Callable[[], None],
    ) -> None:
        self._items, self._undo, self._state = items, writer, writer.state
        self._transactions, self._inverse, self._put, self._on_table = transactions, inverse, put, on_table

    def note(self, table: Table, flags: int) -> None:
        """Note a table of which rows are undone, of an event with some flags, and what is assumed of it. Raises
        SchemaMismatchError."""
        self._state.engine_cascades |= not flags & NOT_CASCADING
        self._state.tables.add(TableName(table.database, table.name))
        self._on_table()
        for store in self._items.registry.definitions.of_name(table):
            store.record[r.Table.is_undone] = 1
        self._undo.tables.of(table)

    def take(self, found: FoundRows) -> Iterator[memoryview]:
        """Keep what undoes rows, whose transaction has begun. Raises CannotUndoError."""
        frame, table = found.frame, found.table
        if table is not None:
            try:
                self.note(table, found.body.flags)
            except SchemaMismatchError as error:
                raise error.at(self._items.file, frame.position, frame.type_name) from None
        if table is None or self._inverse is None:
            yield from self._items.take_changes(found, self._put_row)
        else:
            yield from self._put_inverse(self._inverse, found, table)

    def _put_inverse(self, inverse: Inverse, found: FoundRows, table: Table) -> Iterator[memoryview]:
        frame, body, name = found.frame, found.body, f"{table.database}.{table.name}"
        event, transaction = event_of(self._items.file, frame, body), self._items.transaction_at(found.number)
        self._items.fallbacks[name] += 1
        for row, number, record in inverse.records(frame, event, body, table, found.first):
            if row is not None:
                self._items.ledger.rows[name, body.operation] += 1
                change = RowChange(body.operation, table, row.before, row.after, found.place, number, transaction)
                self._transactions.count(change)
            yield from self._put(record)

    def _put_row(self, change: RowChange) -> Iterator[memoryview]:
        state, (statements, identity) = self._state, self._undo.tables.of(change.definition)
        before, after = change.before or {}, change.after or {}
        try:
            deltas = [column.name for column in state.deltas_of(change.definition)]
            undone = undo_statement(statements, change.operation, before, after, merges=state.merges, deltas=deltas)
        except BinlogError as error:
            self._items.ledger.rows -= Counter({(f"{change.database}.{change.table}", change.operation): 1})
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

    def pass_others(self, frame: Frame, event: Event, chosen: RowsEvent | None, number: int) -> None:
        """See an event with rows that are not wanted."""
        is_all = chosen is not None and chosen.rows.only is None
        if is_all or not self._items.context.record[C.undo.marks] or not self._transactions.keeps(number):
            return
        self._transactions.flush()
        body, now = event.body if chosen is None else chosen, self._undo.now
        assert isinstance(body, RowsEvent)
        now.frame, now.is_begun = frame, False
        self._undo.other_rows(event, body)
