"""Takes the work items that the walk has found: rows go into the stores of their tables, full stores out as batches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.arrow.object_batches import ObjectBatches
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.arrow_plan import ColumnPlan
from binlog_kaitai.compiled.rows.column_buffers import MAX_ROWS, ColumnBuffers, UnmadeError
from binlog_kaitai.compiled.rows.statement_rows import StatementRows
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.rows.work_items import ItemTaker
from binlog_kaitai.compiled.walk.work import OddRows, Statement
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.rows.table import Table

__all__ = ["BatchBuilder"]

Batch = tuple[Table, pa.RecordBatch]

_BATCH_BYTES = 2 << 20
_MAX_TEXT = 1 << 30
"""Bytes of one column in a batch; Arrow's offsets have 31 bits."""
_MAX_BATCH_TEXT = 16 << 20
"""Bytes of all texts of a batch, unless one row has more."""
_MAX_ALLOCATED = 128 << 20
_OF_DECODING = (
    *(s.C_NEXT, s.C_ROW_AT, s.C_ROW_NUMBER),
    *(s.C_STATEMENT, s.C_LAST_PAYLOAD, s.C_LAST_DESCRIBED, s.C_SAID),
)
"""What says how far work items are taken."""


class BatchBuilder(ItemTaker[ColumnBuffers, Batch]):
    """Decodes work items into the stores of their tables.

    Args:
        context: where they stand.
        registry: the tables.
        decoder: for what the loops leave over.
        ledger: counts rows.
        raw_values: counts values without a typed form.
        log_number: see `Source`.
        statements: collects what the log has besides rows.
    """

    def __init__(
        self,
        context: Context,
        registry: TableRegistry[ColumnBuffers],
        decoder: EventDecoder,
        ledger: FileLedger,
        raw_values: Counter[str],
        log_number: int,
        statements: StatementRows | None = None,
    ) -> None:
        super().__init__(context, registry, decoder, ledger)
        self._statements = statements
        self._allocated = 0
        """Bytes of buffers, about."""
        self._objects = ObjectBatches(raw_values=raw_values, log_number=log_number)

    def finish(self) -> Iterator[Batch]:
        """Deliver all that waits."""
        yield from self._emit(self._registry.stores.values())
        yield from self._objects.flush()
        if self._statements is not None:
            self._statements.flush()

    def _statement(self, found: Statement, number: int) -> Iterator[Batch]:
        if self._statements is not None:
            self._statements.add(found.event, self._context.transaction(number), found.wanted)
        yield from ()

    def _member(self, item: Integers) -> Iterator[Batch]:
        frame = self._frame_of(item)
        event = self._decoder.decode(frame)
        self._ledger.asked.events[frame.type_name] += 1
        yield from self._statement(Statement(frame, event, bool(item[s.I_IS_WANTED])), int(item[s.I_TRX]))

    def _deliver_all(self) -> Iterator[Batch]:
        yield from self._emit(self._registry.stores.values())

    def decode(self, stop: int) -> Iterator[Batch]:
        """Take the work items up to `stop`; an event with a value that cannot be made is Python's, with all its rows.
        Raises UnsoundError."""
        self._note_taken()
        while True:
            try:
                yield from super().decode(stop)
                return
            except UnmadeError as error:
                self._return()
                self._leave_to_python(error.place)

    def _note_taken(self) -> None:
        super()._note_taken()
        record = self._context.record
        self._slots = [record[slot] for slot in _OF_DECODING]
        is_described = record[s.C_LAST_DESCRIBED] == record[s.C_STATEMENT]
        self._described = self._registry.open_tables() if is_described else {}

    def _return(self) -> None:
        """Return to where all values were made."""
        record, registry = self._context.record, self._registry
        self.let_go()
        texts = self._ledger.undecodable_text
        texts.clear()
        texts.update(self._settled_texts)
        registry.end_statement()
        statement = record[s.C_STATEMENT]
        for slot, value in zip(_OF_DECODING, self._slots, strict=True):
            record[slot] = value
        before, record[s.C_STATEMENT] = record[s.C_STATEMENT], statement
        for slot in (s.C_SAID, s.C_LAST_DESCRIBED):
            record[slot] = statement if record[slot] == before else record[slot]
        record[s.C_RUNS_OF] = 0
        registry.describe_again(self._described)

    def _leave_to_python(self, place: tuple[int, int]) -> None:
        """Have an event taken by Python that the loops have taken."""
        context, record = self._context, self._context.record
        for number in range(record[s.C_NEXT], record[s.C_STOP]):
            item = context.items[number]
            position, offset = context.place_of(item)
            if s.INSERT <= item[s.I_KIND] <= s.DELETE and (position, offset or 0) == place:
                key = -1 - number
                self.by_python[key] = OddRows(self._frame_of(item), None)
                item[s.I_KIND], item[s.I_BODY] = s.FOR_PYTHON, key
                return
        raise AssertionError("a value that cannot be made is in no work item")

    def _settle(self) -> None:
        self._take_notes()
        self._note_taken()

    def let_go(self) -> None:
        super().let_go()
        for store in self._registry.stores.values():
            store.roll_back()

    def _definition_changes(self, store: ColumnBuffers) -> Iterator[Batch]:
        """Yield what waits of the other definitions: it comes first."""
        yield from self._emit(other for other in self._registry.replaced_by(store) if other.rows)
        self._registry.put_in_force(store)

    def _forget_heads(self, store: ColumnBuffers) -> Iterator[Batch]:
        yield from self._emit([store])

    def _before_objects(self, table: Table) -> Iterator[Batch]:
        yield from self._emit(store for store in self._registry.of_name(table) if store.rows)

    def _add(self, change: RowChange) -> Iterator[Batch]:
        yield from self._objects.add(change)

    def _make_room(self, answer: int, item: Integers) -> Iterator[Batch]:
        """A buffer is full; what the loops have taken of the event at hand may be delivered."""
        context, record = self._context, self._context.record
        if answer == s.LINES_FULL and self._statements is not None:
            self._statements.flush()
            return
        if answer == s.NOTES_FULL:
            if record[s.C_NUM_NOTES]:
                self._settle()
            else:
                context.set_notes(4 * len(context.notes))
            return
        store = self._registry.store_of(self._table_id())
        assert store is not None
        if answer == s.DEFINITION:
            yield from self._definition_changes(store)
            return
        if self._allocated > _MAX_ALLOCATED:
            waiting = [other for other in self._registry.stores.values() if other.allocated and other is not store]
            yield from self._emit(other for other in waiting if other.rows)
            for other in waiting:
                other.release()
            self._allocated = 0
        before = store.allocated
        if answer == s.ROWS_FULL:
            yield from self._make_room_for_rows(store)
        else:
            yield from self._make_room_for_text(store, item)
        self._allocated += store.allocated - before

    def _make_room_for_rows(self, store: ColumnBuffers) -> Iterator[Batch]:
        if store.is_full:
            yield from self._emit([store])
        elif store.has_idle_gtids():
            store.drop()
        else:
            store.grow()

    def _make_room_for_text(self, store: ColumnBuffers, item: Integers) -> Iterator[Batch]:
        wanted = int(self._context.record[s.C_WANTED_ROOM])
        if store.rows and store.all_text_bytes + wanted > _MAX_BATCH_TEXT:
            yield from self._emit([store])
        elif store.text_bytes + wanted > _MAX_TEXT:
            yield from self._odd_rows(item)
        else:
            store.grow_text(int(self._context.record[s.C_FULL_COLUMN]), wanted)

    def _take_notes(self) -> None:
        """Make the values that the loops have left to Python. Raises UnmadeError where one cannot be made."""
        record, made = self._context.record, []
        self._ledger.asked.values += int(record[s.C_NUM_NOTES])
        for number in range(record[s.C_NUM_NOTES]):
            note = self._context.notes[number]
            store = self._registry.stores[note[ra.N_STORE]]
            column = store.column_at(note[ra.N_COLUMN])
            try:
                made.append((store, column, note[ra.N_ROW], self._value_of(store.plans[column], note)))
            except (BinlogError, *PARSE_ERRORS) as error:
                raise UnmadeError(*self._context.place_of(self._item_at(note[ra.N_EVENT]))) from error
        waiting = [store for store in self._registry.in_force() if store.rows]
        for store in waiting:
            store.make()
        for store, column, row, value in made:
            store.fix(column, row, value)
        record[s.C_NUM_NOTES] = 0
        for store in waiting:
            store.settle()

    def _value_of(self, plan: ColumnPlan, note: Integers) -> Any:
        """Make a value that the loops have left to Python."""
        cell = self._context.noted(note)
        if note[ra.N_FORM] == ra.IS_VALUE:
            assert plan.one is not None
            return plan.one(cell)
        assert plan.changed is not None
        return plan.changed(self._context.document(note), cell)

    def _item_at(self, at: int) -> Integers:
        """Return the work item whose event begins at an offset of the buffer."""
        return next(item for item in self._context.items if item[s.I_AT] == at and item[s.I_KIND] != s.FOR_PYTHON)

    def emit_full(self) -> Iterator[Batch]:
        """Batches of the tables that have enough rows, and of all when memory runs short."""
        waiting = [store for store in self._registry.stores.values() if store.rows]
        self._allocated = sum(store.allocated for store in waiting)
        if self._allocated > _MAX_ALLOCATED:
            yield from self._emit(waiting)
        else:
            yield from self._emit([store for store in waiting if _has_enough(store)])

    def _emit(self, chosen: Iterable[ColumnBuffers]) -> Iterator[Batch]:
        """Deliver what waits in some stores; what Python has decoded comes first."""
        stores = list(chosen)
        if not stores:
            return
        self._settle()
        yield from self._objects.flush()
        for store in stores:
            if not store.rows:
                continue
            store.take_counts(self._ledger.rows)
            yield store.table, store.take()


def _has_enough(store: ColumnBuffers) -> bool:
    """Return whether a table has enough rows for a batch."""
    return 2 * store.rows >= MAX_ROWS or (store.allocated >= _BATCH_BYTES and store.text_bytes >= _BATCH_BYTES)
