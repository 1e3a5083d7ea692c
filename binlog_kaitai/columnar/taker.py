"""Takes the work items that the walk has found: rows go into the stores of their tables, full stores out as batches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

import numpy as np
import pyarrow as pa

from binlog_kaitai._generated import layout
from binlog_kaitai.changes import RowChange, RowsPlace, Transaction
from binlog_kaitai.columnar.context import Context
from binlog_kaitai.columnar.faults import AT_END
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.objects import ObjectBatches
from binlog_kaitai.columnar.registry import Registry
from binlog_kaitai.columnar.shared import OUTCOMES, Integers
from binlog_kaitai.columnar.store import MAX_HEADS, MAX_ROWS, Store
from binlog_kaitai.columnar.walker import Sign, Work
from binlog_kaitai.decoder import EventDecoder
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events import RowsEvent
from binlog_kaitai.frames import FormatDescription, Frame
from binlog_kaitai.headers import EventHeader, event_type_name, unpack_header
from binlog_kaitai.ledger import FileLedger
from binlog_kaitai.rows import Row
from binlog_kaitai.spec_errors import PARSE_ERRORS, spec_errors
from binlog_kaitai.table import Table

__all__ = ["Damage", "RowsTaker"]

Batch = tuple[Table, pa.RecordBatch]
Failure = tuple[int, int, int, Store, Exception]
"""Position of a rows event, row and column of the store, and what is wrong with the value."""
Deliver = Callable[[Store], pa.RecordBatch | None]

_BATCH_BYTES = 2 << 20
_MAX_TEXT = 1 << 30
"""Bytes of one column in a batch; Arrow's offsets have 31 bits."""
_MAX_BATCH_TEXT = 64 << 20
_MAX_ALLOCATED = 128 << 20
_MORE = 4096
"""Bytes behind an event that the object path is shown, so that it can tell how far a damaged row goes."""
_OPERATIONS = ("insert", "update", "delete")


class Damage(Protocol):
    """Takes note of what is lost."""

    def event_is_lost(self, error: BinlogError, frame: Frame) -> None:
        """An event that the walk has counted cannot be decoded."""

    def rows_are_lost(self, error: BinlogError, place: RowsPlace, end: int) -> None:
        """Rows of an event cannot be decoded; their transaction ends before a position."""


class RowsTaker:
    """Decodes work items.

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
        registry: Registry,
        decoder: EventDecoder,
        ledger: FileLedger,
        deliver: Deliver,
        raw_values: Counter[str],
    ) -> None:
        self.form: FormatDescription | None = None
        """In force where the next work item stands."""
        self.is_decoding = False
        """Stays set after an error: nothing behind it is decoded."""
        self.by_python: dict[int, Work] = {}
        self.fallbacks: Counter[str] = Counter()
        """Rows events that the object path took, by table."""
        self._context = context
        self._registry = registry
        self._decoder = decoder
        self._ledger = ledger
        self._file = ledger.file
        self._deliver = deliver
        self._objects = ObjectBatches(raw_values=raw_values)
        self.counts_only = False
        """Rows from the object path are counted and dropped."""
        self.damage: Damage | None = None
        """Takes note of events that are lost; without it their errors are raised."""
        self.rows_end: int | None = None
        """Of rows that have failed: position before which their transaction has ended."""

    def finish(self) -> Iterator[Batch]:
        """Deliver all that waits."""
        yield from self._emit(list(self._registry.stores.values()))
        yield from self._objects.flush()

    def decode(self, stop: int) -> Iterator[Batch]:
        """Take the work items up to `stop`."""
        context, record = self._context, self._context.record
        record[s.C_STOP] = stop
        self.is_decoding = True  # and stays so after an error: nothing behind it is decoded
        while (answer := context.run(s.DECODE)) != s.DONE:
            number = int(record[s.C_NEXT])
            item = context.items[number]
            try:
                yield from self._take(answer, item)
            except BinlogError as error:
                position = int(record[s.C_OFFSET] + item[s.I_AT])
                if self.damage is None or error.position != position:
                    raise
                self.damage.event_is_lost(error, self._frame_of(item))
                record[s.C_NEXT] = number + 1
        self._take_notes()
        self.is_decoding = False

    def _take(self, answer: int, item: Integers) -> Iterator[Batch]:
        """Do what the loops ask for."""
        if answer == s.NEW_TABLE:
            yield from self._new_table(item)
        elif answer == s.NEW_HEAD:
            yield from self._new_head(item)
        elif answer == s.ODD:
            yield from self._odd_rows(item)
        elif answer == s.PYTHON:
            yield from self._work(item)
        else:
            yield from self._make_room(answer, item)

    def _new_table(self, item: Integers) -> Iterator[Batch]:
        """A table map that was not met before."""
        store = self._registry.add(self._frame_of(item))
        if store is not None:  # what waits of an older definition of the table comes first
            name = store.table.database, store.table.name
            older = (
                known for known in self._registry.stores.values() if (known.table.database, known.table.name) == name
            )
            yield from self._emit(list(older))

    def _new_head(self, item: Integers) -> Iterator[Batch]:
        """A rows event whose columns were not met before."""
        frame = self._frame_of(item)
        store, table_id = self._registry.store_of(self._table_id(item)), self._table_id(item)
        event_type = frame.header.event_type
        kind = {name: bool(value) for name, value in layout.BODY_ARGUMENTS[event_type].items()}
        length = frame.format.len_post_header(event_type)
        with spec_errors(self._file, frame.position, frame.type_name):
            head, start = layout.read_rows_event(
                frame.buffer, frame.body_start, frame.body_end, **kind, event_len_post_header=length
            )
        self._decoder.rows_again(frame, None)  # which looks at all of the head
        if store is None or head.num_columns != len(store.plans) or head.table_id != table_id:
            yield from self._odd_rows(item)
            return
        if store.num_heads >= MAX_HEADS:
            yield from self._emit([store])
        begin = frame.body_start + int(self._context.record[s.C_HEAD_AT])
        store.add_head(head, frame.buffer[begin:start], head.columns_after is not None)

    def _odd_rows(self, item: Integers) -> Iterator[Batch]:
        """A rows event that the loops leave to the object path."""
        store = self._registry.store_of(self._table_id(item))
        if store is not None:
            store.clean()
        number = int(item[s.I_TRX])
        yield from self._rows_by_objects(self._frame_of(item), None, self._transaction(number), number)
        self._context.record[s.C_NEXT] += 1

    def _work(self, item: Integers) -> Iterator[Batch]:
        """A work item that the walker made for Python."""
        work = self.by_python.pop(int(item[s.I_BODY]))
        if isinstance(work, Frame):
            self.form = work.format
            if work.format.is_new_log:
                self._registry.end_statement()
        elif work is Sign.LOST:
            self._registry.end_statement()
        elif work is Sign.DEFINED:
            self._registry.forget_definitions()
        number = int(item[s.I_TRX])
        for frame, table, transaction in work if isinstance(work, list) else ():
            yield from self._rows_by_objects(frame, table, transaction or self._transaction(number), number)
        self._context.record[s.C_NEXT] += 1

    def _rows_by_objects(
        self, frame: Frame, table: Table | None, transaction: Transaction, number: int
    ) -> Iterator[Batch]:
        """The rows of an event; `number` is that of its transaction among those of the walk."""
        self._take_notes()
        body = self._decoder.rows_again(frame, table).body
        assert isinstance(body, RowsEvent)
        if frame.payload_offset is None:
            table = self._registry.find(body.table_id)
            body = self._decoder.rows_again(frame, table).body
            assert isinstance(body, RowsEvent)
            if body.is_end_of_statement:
                self._registry.end_statement()
        place = _place(self._file, frame.position, frame.payload_offset, frame.header)
        if table is not None:
            name = f"{table.database}.{table.name}"
            self.fallbacks[name] += 1
            yield from self._emit([store for store in self._registry.stores.values() if store.table.name == table.name])
        for count, row in enumerate(self._sound(body.rows, place, number)):
            assert table is not None
            self._ledger.rows[name, body.operation] += 1
            if not self.counts_only:
                yield from self._objects.add(
                    RowChange(body.operation, table, row.before, row.after, place, count, transaction)
                )

    def _sound(self, rows: Iterable[Row], place: RowsPlace, number: int) -> Iterator[Row]:
        """Rows up to the first that cannot be decoded."""
        try:
            yield from rows
        except BinlogError as error:
            self._rows_failed(error, place, number)

    def _rows_failed(self, error: BinlogError, place: RowsPlace, number: int) -> None:
        end = int(self._context.trx(number)[s.T_END]) or AT_END
        if self.damage is None:
            self.rows_end = end
            raise error
        self.damage.rows_are_lost(error, place, end)

    def _transaction(self, number: int) -> Transaction:
        trx = self._context.trx(number)
        outcome = OUTCOMES[trx[s.T_OUTCOME]]
        return Transaction(gtid=self._context.gtid(number), xid=self._context.xid(number), outcome=outcome)

    def _table_id(self, item: Integers) -> int:
        start, size = int(item[s.I_BODY]), int(self._context.record[s.C_FLAGS_AT])
        return int.from_bytes(self._context.buffer[start : start + size].tobytes(), "little")

    def _frame_of(self, item: Integers) -> Frame:
        """The event of a work item as the object path's frame."""
        at, body, end = (int(item[slot]) for slot in (s.I_AT, s.I_BODY, s.I_END))
        form = self.form
        assert form is not None  # that of the span, or of the format description that is the first work item
        data = self._context.buffer[at : min(end + _MORE, int(self._context.record[s.C_HAVE]))].tobytes()
        header = unpack_header(data, 0)
        return Frame(int(self._context.record[s.C_OFFSET]) + at, header, data, 0, body - at, end - at, form)

    def _make_room(self, answer: int, item: Integers) -> Iterator[Batch]:
        """A buffer is full."""
        context, record = self._context, self._context.record
        if answer == s.NOTES_FULL:
            if record[s.C_NUM_NOTES]:
                self._take_notes()
            else:
                context.set_notes(4 * len(context.notes))
            return
        store = self._registry.store_of(self._table_id(item))
        assert store is not None
        if answer == s.ROWS_FULL:
            if store.room >= MAX_ROWS and store.rows:
                yield from self._emit([store])
            elif store.has_idle_gtids():
                store.drop()
            else:
                store.grow()
            return
        wanted = int(record[s.C_WANTED_ROOM])
        if store.rows and store.text_bytes + wanted > _MAX_BATCH_TEXT:
            yield from self._emit([store])
        elif store.text_bytes + wanted > _MAX_TEXT:
            yield from self._odd_rows(item)
        else:
            store.grow_text(int(record[s.C_FULL_COLUMN]), wanted)

    def _take_notes(self) -> None:
        """Make the values that the loops have left to Python."""
        made: list[tuple[Store, int, int, Any]] = []
        failed = list(self._notes_that_fail(made))
        stop = failed[0][0] if failed and self.damage is None else AT_END
        failed += [
            (store.position(row), row, column, store, error)
            for store in self._registry.stores.values()
            for row, column, error in store.make(stop, goes_on=self.damage is not None)
        ]
        try:
            self._values_failed(failed)
        finally:
            for store, column, row, value in made:
                store.fix(column, row, value)

    def _values_failed(self, failed: list[Failure]) -> None:
        last = None
        for position, row, _, store, error in sorted(failed, key=lambda failure: failure[:3]):
            if position != last:  # of an event, what stands behind the first of them is lost with it
                last = position
                store.cut(position, row)
                self._value_failed(error, position)

    def _notes_that_fail(self, made: list[tuple[Store, int, int, Any]]) -> Iterator[Failure]:
        """Makes the values of the notes; gives the first that fails in an event."""
        context, record = self._context, self._context.record
        notes = context.notes[: int(record[s.C_NUM_NOTES])].tolist()
        record[s.C_NUM_NOTES] = 0
        failed = -1
        for address, k, row, event, cell, length in notes:
            if event == failed or (failed >= 0 and self.damage is None):
                continue
            store = self._registry.stores[address]
            column = store.column_at(k)
            make = store.plans[column].one
            assert make is not None
            try:
                made.append((store, column, row, make(context.data[cell : cell + length].tobytes())))
            except (BinlogError, *PARSE_ERRORS) as error:
                failed = event
                yield int(record[s.C_OFFSET]) + event, row, column, store, error

    def _value_failed(self, error: Exception, position: int) -> None:
        """A value in the rows event at a position cannot be made."""
        context, record = self._context, self._context.record
        at = position - int(record[s.C_OFFSET])
        header = unpack_header(context.data, at)
        try:
            with spec_errors(self._file, position, event_type_name(header.event_type)):
                raise error
        except BinlogError as located:
            items = context.items[: int(record[s.C_NUM_ITEMS])]
            number = int(items[np.flatnonzero(items[:, s.I_AT] == at)[0], s.I_TRX])
            if self.damage is None:
                for store in self._registry.stores.values():
                    store.cut(position + 1, 0, behind=True)
            self._rows_failed(located, _place(self._file, position, None, header), number)

    def emit_full(self) -> Iterator[Batch]:
        """Batches of the tables that have enough rows, and of all when memory runs short."""
        waiting = [store for store in self._registry.stores.values() if store.rows]
        if sum(store.allocated() for store in waiting) > _MAX_ALLOCATED:
            yield from self._emit(waiting)
            for store in waiting:
                store.release()
        else:
            yield from self._emit([s for s in waiting if 2 * s.rows >= MAX_ROWS or s.text_bytes >= _BATCH_BYTES])

    def _emit(self, stores: list[Store]) -> Iterator[Batch]:
        """Deliver what waits in some stores; what the object path has comes first."""
        if not stores:
            return
        self._take_notes()
        yield from self._objects.flush()
        for store in stores:
            if not store.rows:
                continue
            name = f"{store.table.database}.{store.table.name}"
            for operation, count in zip(_OPERATIONS, store.take_counts(), strict=True):
                if count:
                    self._ledger.rows[name, operation] += count
            batch = self._deliver(store)
            if batch is not None:
                yield store.table, batch


def _place(file: str, position: int, payload_offset: int | None, header: EventHeader) -> RowsPlace:
    return RowsPlace(
        file, position, payload_offset, header.log_pos, header.timestamp, header.server_id, header.event_size, None
    )
