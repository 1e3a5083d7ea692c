"""Takes the work items that the walk has found: rows go into the stores of their tables, full stores out as batches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.arrow.object_batches import ObjectBatches
from binlog_kaitai.compiled.batches.buffer_room import MAX_ALLOCATED, BufferRoom
from binlog_kaitai.compiled.batches.column_buffers import MAX_ROWS, Batch, ColumnBuffers, UnmadeError
from binlog_kaitai.compiled.batches.noted_values import NotedValues
from binlog_kaitai.compiled.batches.statement_rows import StatementRows
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, Do, FoundRows, When, quietly
from binlog_kaitai.compiled.tables.table_record import MAX_HEADS, TableRecord

__all__ = ["BatchBuilder"]

_BATCH_BYTES = 2 << 20


class BatchBuilder:
    """Makes record batches of rows, each of one table.

    Args:
        items: the work items.
        raw_values: counts values without a typed form.
        log_number: see `Source`.
        statements: collects what the log has besides rows.
    """

    def __init__(
        self, items: Items, raw_values: Counter[str], log_number: int, statements: StatementRows | None = None
    ) -> None:
        self._statements = statements
        self._items, self._context, self._registry = items, items.context, items.registry
        self._values, self._room = NotedValues(items), BufferRoom(items, self._emit)
        self._objects = ObjectBatches(raw_values=raw_values, log_number=log_number)

    def register(self, answers: Answers[Batch]) -> None:
        """Put in what the loops ask for while they fill buffers."""
        to_loops = answers.to_loops
        to_loops[s.NEW_TABLE] = partial(self._new_table, to_loops[s.NEW_TABLE])
        to_loops[s.NEW_HEAD] = partial(self._new_head, to_loops[s.NEW_HEAD])
        to_loops[s.ODD] = partial(self._take_left, to_loops[s.ODD])
        to_loops[s.NOTES_FULL], to_loops[s.DEFINITION] = quietly(self._empty_notes), self._definition
        self._room.register(answers)
        if self._statements is not None:
            self._statements.register(answers)
        answers.decode, answers.settle = partial(self._decode, answers.decode), self._settle
        answers.cut = lambda number: self._values.roll_back()

    def deliver(self, when: When) -> Iterator[Batch]:
        """Deliver all; of a piece, batches of the tables that have enough rows, and of all when memory runs short."""
        if when is When.PIECE:
            yield from self._emit_full()
        elif when is not When.STREAM:
            yield from self._emit(self._registry.definitions.stores.values())
        if when is When.LOG:
            yield from self._objects.flush()
            if self._statements is not None:
                self._statements.flush()

    def rows(self, found: FoundRows) -> Iterator[Batch]:
        """Take rows that Python has decoded."""
        if found.table is not None:
            yield from self._emit(store for store in self._registry.definitions.of_name(found.table) if store.own.rows)
        yield from self._items.take_changes(found, self._objects.add)

    def _decode(self, common: Callable[[int], Iterator[Batch]], stop: int) -> Iterator[Batch]:
        """Take the work items up to `stop`; an event with a value that cannot be made is Python's, with all its rows.
        Raises UnsoundError."""
        self._values.note()
        while True:
            try:
                yield from common(stop)
                return
            except UnmadeError as error:
                self._values.leave_to_python(error.place)

    def _settle(self) -> None:
        self._values.make()
        self._values.note()

    def _take_left(self, common: Do[Batch], item: Integers) -> Iterator[Batch]:
        store = self._items.store()
        if store is not None and not self._context.record[C.wanted.count_from]:
            store.own.clean()
        yield from common(item)

    def _empty_notes(self, item: Integers) -> None:
        """Make all values that are noted, or room for those of one row."""
        if self._context.record[C.notes.num]:
            self._settle()
        else:
            self._context.notes.grow()

    def _new_table(self, common: Do[Batch], item: Integers) -> Iterator[Batch]:
        yield from common(item)
        if self._registry.new is not None:
            yield from self._put_in_force(self._registry.new)

    def _put_in_force(self, store: TableRecord) -> Iterator[Batch]:
        """Yield what waits of the other definitions of a table: it comes first.

        An error among these has all rows taken again; the definition is met again then.
        """
        definitions = self._registry.definitions
        definitions.set_aside(store)
        yield from self._emit(other for other in definitions.replaced_by(store) if other.own.rows)
        definitions.put_in_force(store)

    def _new_head(self, common: Do[Batch], item: Integers) -> Iterator[Batch]:
        store = self._items.store()
        if store is not None and len(store.heads) >= MAX_HEADS:
            yield from self._emit([store])
        yield from common(item)

    def _definition(self, item: Integers) -> Iterator[Batch]:
        store = self._items.store()
        assert store is not None
        return self._put_in_force(store)

    def _emit_full(self) -> Iterator[Batch]:
        waiting = [store for store in self._registry.definitions.stores.values() if store.own.rows]
        self._room.allocated = sum(store.own.allocated for store in waiting)
        if self._room.allocated > MAX_ALLOCATED:
            yield from self._emit(waiting)
        else:
            yield from self._emit([store for store in waiting if _has_enough(store.own)])

    def _emit(self, chosen: Iterable[TableRecord]) -> Iterator[Batch]:
        """Deliver what waits in some stores; what Python has decoded comes first."""
        stores = list(chosen)
        if not stores:
            return
        self._settle()
        yield from self._objects.flush()
        for store in stores:
            if store.own.rows:
                store.take_counts(self._items.ledger.rows)
                yield store.table, store.own.take()


def _has_enough(store: ColumnBuffers) -> bool:
    """Return whether a table has enough rows for a batch."""
    return 2 * store.rows >= MAX_ROWS or (store.allocated >= _BATCH_BYTES and store.cells.text_bytes >= _BATCH_BYTES)
