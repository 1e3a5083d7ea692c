"""Takes the work items that the walk has found: rows go into the stores of their tables, full stores out as batches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any

import numpy as np
import pyarrow as pa

from binlog_kaitai.bad_rows import LostRows, column_text
from binlog_kaitai.changes import RowChange
from binlog_kaitai.columnar.context import Context
from binlog_kaitai.columnar.faults import AT_END
from binlog_kaitai.columnar.items import OPERATIONS, ItemTaker, rows_place
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.objects import ObjectBatches
from binlog_kaitai.columnar.registry import Registry
from binlog_kaitai.columnar.shared import Integers
from binlog_kaitai.columnar.store import MAX_ROWS, Place, Store
from binlog_kaitai.decoder import EventDecoder
from binlog_kaitai.errors import BinlogError, MalformedRowError
from binlog_kaitai.headers import event_type_name, unpack_header
from binlog_kaitai.ledger import FileLedger
from binlog_kaitai.spec_errors import PARSE_ERRORS, described
from binlog_kaitai.table import Table

__all__ = ["RowsTaker"]

Batch = tuple[Table, pa.RecordBatch]
Failure = tuple[Place, int, int, Store, Exception]
"""Place of a rows event, row and column of the store, and what is wrong with the value."""
Deliver = Callable[[Store], pa.RecordBatch | None]

_BATCH_BYTES = 2 << 20
_MAX_TEXT = 1 << 30
"""Bytes of one column in a batch; Arrow's offsets have 31 bits."""
_MAX_BATCH_TEXT = 16 << 20
"""Bytes of all texts of a batch, unless one row has more."""
_MAX_ALLOCATED = 128 << 20


class RowsTaker(ItemTaker[Store, Batch]):
    """Decodes work items into the stores of their tables.

    Args:
        context: where they stand.
        registry: the tables.
        decoder: for what the loops leave over.
        ledger: counts rows.
        deliver: makes the batch of a table's waiting rows, and empties it; None for no batch.
        raw_values: counts values without a typed form.
    """

    def __init__(
        self,
        context: Context,
        registry: Registry[Store],
        decoder: EventDecoder,
        ledger: FileLedger,
        deliver: Deliver,
        raw_values: Counter[str],
    ) -> None:
        super().__init__(context, registry, decoder, ledger)
        self._deliver = deliver
        self._allocated = 0
        """Bytes of buffers, about."""
        self._objects = ObjectBatches(raw_values=raw_values)

    def finish(self) -> Iterator[Batch]:
        """Deliver all that waits."""
        yield from self._emit(self._registry.stores.values())
        yield from self._objects.flush()

    def _deliver_all(self) -> Iterator[Batch]:
        yield from self._emit(self._registry.stores.values())

    def _settle(self) -> None:
        self._take_notes()

    def _definition_changes(self, table: Table) -> Iterator[Batch]:
        """What waits of an older definition comes first."""
        yield from self._emit(store for store in self._registry.of_name(table) if store.rows)

    def _forget_heads(self, store: Store) -> Iterator[Batch]:
        yield from self._emit([store])

    def _before_objects(self, table: Table) -> Iterator[Batch]:
        yield from self._emit(store for store in self._registry.of_name(table) if store.rows)

    def _add(self, change: RowChange) -> Iterator[Batch]:
        yield from self._objects.add(change)

    def _make_room(self, answer: int, item: Integers) -> Iterator[Batch]:
        """A buffer is full; what the loops have taken of the event at hand may be delivered."""
        context, record = self._context, self._context.record
        if answer == s.NOTES_FULL:
            if record[s.C_NUM_NOTES]:
                self._take_notes()
            else:
                context.set_notes(4 * len(context.notes))
            return
        store = self._registry.store_of(self._table_id())
        assert store is not None
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

    def _make_room_for_rows(self, store: Store) -> Iterator[Batch]:
        if store.is_full:
            yield from self._emit([store])
        elif store.has_idle_gtids():
            store.drop()
        else:
            store.grow()

    def _make_room_for_text(self, store: Store, item: Integers) -> Iterator[Batch]:
        wanted = int(self._context.record[s.C_WANTED_ROOM])
        if store.rows and store.all_text_bytes + wanted > _MAX_BATCH_TEXT:
            yield from self._emit([store])
        elif store.text_bytes + wanted > _MAX_TEXT:
            yield from self._odd_rows(item)
        else:
            store.grow_text(int(self._context.record[s.C_FULL_COLUMN]), wanted)

    def _take_notes(self) -> None:
        """Make the values that the loops have left to Python."""
        made: list[tuple[Store, int, int, Any]] = []
        failed = list(self._notes_that_fail(made))
        stop = failed[0][0] if failed and self.damage is None else (AT_END, 0)
        failed += [
            (store.place(row), row, column, store, error)
            for store in self._registry.stores.values()
            for row, column, error in store.make(stop, goes_on=self.damage is not None)
        ]
        try:
            self._values_failed(failed)
        finally:
            for store, column, row, value in made:
                store.fix(column, row, value)

    def _values_failed(self, failed: list[Failure]) -> None:
        """Leave out the rows of values that cannot be made; an event has one error for all of its rows."""
        goes_on = self.damage is not None
        for place, of_event in groupby(sorted(failed, key=lambda failure: failure[:3]), key=lambda failure: failure[0]):
            lost, last = LostRows(), None
            for _, row, column, store, error in of_event:
                number = store.number_of(row)
                if number == last:  # an update has two images
                    continue
                last = number
                store.cut(place, row, alone=goes_on)
                table, name = store.table, column_text(store.table.columns[column])
                lost.add(MalformedRowError(described(error), f"{table.database}.{table.name}", name, number))
                if not goes_on:
                    break
            if lost.error is not None:
                self._value_failed(lost.error, place)

    def _notes_that_fail(self, made: list[tuple[Store, int, int, Any]]) -> Iterator[Failure]:
        """Makes the values of the notes; gives the first that fails in an event."""
        context, record = self._context, self._context.record
        notes = context.notes[: int(record[s.C_NUM_NOTES])].tolist()
        record[s.C_NUM_NOTES] = 0
        failed = -1
        for address, k, row, event, cell, length, *_ in notes:
            if failed >= 0 and self.damage is None:
                continue
            store = self._registry.stores[address]
            column = store.column_at(k)
            make = store.plans[column].one
            assert make is not None
            try:
                made.append((store, column, row, make(context.data[cell : cell + length].tobytes())))
            except (BinlogError, *PARSE_ERRORS) as error:
                failed = event
                yield _place(*context.place_of(self._item_at(event))), row, column, store, error

    def _item_at(self, at: int) -> Integers:
        """The work item whose event begins at an offset of the buffer."""
        items = self._context.items[: int(self._context.record[s.C_NUM_ITEMS])]
        item: Integers = items[np.flatnonzero((items[:, s.I_AT] == at) & (items[:, s.I_KIND] != s.FOR_PYTHON))[0]]
        return item

    def _item_of(self, place: Place) -> Integers:
        """The work item whose event stands at a place."""
        items = self._context.items[: int(self._context.record[s.C_NUM_ITEMS])]
        is_there = (items[:, s.I_OUTER] == place[0] - self._context.record[s.C_OFFSET]) & (
            items[:, s.I_KIND] != s.FOR_PYTHON
        )
        if place[1] >= 0:
            is_there &= items[:, s.I_AT] - items[:, s.I_PAYLOAD] == place[1]
        item: Integers = items[np.flatnonzero(is_there)[0]]
        return item

    def _value_failed(self, error: MalformedRowError, place: Place) -> None:
        """Values in the rows event at a place cannot be made."""
        item = self._item_of(place)
        position, offset = self._context.place_of(item)
        header = unpack_header(self._context.data, int(item[s.I_AT]))
        error.at(self._file, position, event_type_name(header.event_type))
        if self.damage is None:
            for store in self._registry.stores.values():
                store.cut(place, None)
        self._rows_failed(error, rows_place(self._file, position, offset, header), int(item[s.I_TRX]))

    def emit_full(self) -> Iterator[Batch]:
        """Batches of the tables that have enough rows, and of all when memory runs short."""
        waiting = [store for store in self._registry.stores.values() if store.rows]
        self._allocated = sum(store.allocated for store in waiting)
        if self._allocated > _MAX_ALLOCATED:
            yield from self._emit(waiting)
        else:
            yield from self._emit([s for s in waiting if 2 * s.rows >= MAX_ROWS or s.text_bytes >= _BATCH_BYTES])

    def _emit(self, chosen: Iterable[Store]) -> Iterator[Batch]:
        """Deliver what waits in some stores; what the object path has comes first."""
        stores = list(chosen)
        if not stores:
            return
        self._take_notes()
        yield from self._objects.flush()
        for store in stores:
            if not store.rows:
                continue
            name = f"{store.table.database}.{store.table.name}"
            for operation, count in zip(OPERATIONS, store.take_counts(), strict=True):
                if count:
                    self._ledger.rows[name, operation] += count
            batch = self._deliver(store)
            if batch is not None:
                yield store.table, batch


def _place(position: int, offset: int | None) -> Place:
    return position, -1 if offset is None else offset
