"""The rows of one table that wait to become a record batch: Arrow's buffers, which the fast loops fill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import repeat
from typing import Any

import pyarrow as pa

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.arrays import empty_lists, plain, with_fixes
from binlog_kaitai.arrow.change_columns import Places, lineage_columns
from binlog_kaitai.arrow.commits import sequences
from binlog_kaitai.arrow.object_batches import raw_text, typed_value
from binlog_kaitai.arrow.schema import LINEAGE, column_names, table_schema
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.arrow_plan import ColumnPlan, TablePlan
from binlog_kaitai.compiled.rows.table_record import TableRecord
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Table

__all__ = ["MAX_ROWS", "Batch", "ColumnBuffers", "UnmadeError", "waiting_rows"]

MAX_ROWS = 1 << 14
"""Rows of a batch at the most."""
_MAX_BYTES = 64 << 20
"""Bytes of a batch's columns of fixed size, about: tables of thousands of columns have smaller batches."""
_FIRST_ROWS = 1 << 4
_FIRST_BYTES = 1 << 9
_FIRST_TEXT, _KEPT_TEXT = 1 << 20, 4 << 20
"""Bytes of all columns of strings together, at first; of one of them, that stay for the next batch."""
_GTID_BYTES = 64
"""Room for a GTID, on the average."""

_ALL = (1 << 8) - 1
_OFFSET_BYTES = 4
_LINEAGE_WIDTHS = {
    s.S_CHANGE: 1,
    s.S_POSITION: 8,
    s.S_PAYLOAD: 8,
    s.S_ROW: 4,
    s.S_TIME: 8,
    s.S_SERVER: 4,
    s.S_OUTCOME: 1,
    s.S_VERSION: 8,
    s.S_COMMIT: 8,
    s.S_ORDINAL: 8,
    s.S_GTID: 4,
    s.S_XID: 8,
    s.S_HEAD: 2,
    s.S_GTID_OFFSETS: 4,
    s.S_GTID_TEXT: _GTID_BYTES,
}
_LINEAGE_BYTES = sum(_LINEAGE_WIDTHS.values())
_BITMAPS = (s.S_PAYLOAD_VALID, s.S_GTID_VALID, s.S_XID_VALID)
_TYPES = {field.name: field.type for field in LINEAGE}

_NOTHING = memoryview(b"")
Batch = tuple[Table, pa.RecordBatch]


class UnmadeError(Exception):
    """A value that the loops have left to Python, which cannot make it.

    Attributes:
        place: position of its event, and its offset in a payload, or 0.
    """

    def __init__(self, position: int, offset: int | None) -> None:
        super().__init__(position, offset)
        self.place = position, offset or 0


def _view(buffer: pa.Buffer) -> memory.Bytes:
    return memoryview(buffer).cast("B")


def _rooms(sizes: Sequence[int], old: Sequence[pa.Buffer], kept: Iterable[int], fill: int | None = None) -> list[Any]:
    """Return room for more values than the old one has, of which some bytes stay; new ones become `fill`."""
    rooms = memory.value_rooms(sizes, fill)
    for room, before, count in zip(rooms, old, kept, strict=False):  # there may be no old ones
        memory.put(room, 0, _view(before)[:count].tobytes())
    return rooms


class ColumnBuffers:
    """Waiting rows of a table. Raises nothing of its own; what does not fit is said by the loops and grown here.

    Args:
        of: the record of the table.
        plans: of its columns.
        source: the log.
        raw_values: counts values without a typed form, by column.
    """

    def __init__(self, of: TableRecord, plans: TablePlan, source: Source, raw_values: Counter[str]) -> None:
        self._of, self.table, self._record, self._columns = of, of.table, of.record, of.columns
        self.plans = plans.columns
        self.raw_values = raw_values
        self._source = source
        self._lineage: dict[int, pa.Buffer] = {}
        self._data: list[pa.Buffer] = []
        self._valid: list[pa.Buffer] = []
        self._text: dict[int, pa.Buffer] = {}
        """By the number of the column, of those of strings."""
        self._widths, self._strings, self._by_python = plans.widths, plans.strings, plans.by_python
        self._made: dict[int, list[Any]] = {number: [] for number in self._by_python}
        self._settled = 0
        self._fixes: dict[int, dict[int, Any]] = {}
        self._raw: dict[int, dict[str, str]] = {}
        self._columns.slots[:] = plans.slots.slots
        self.allocated = 0
        """Bytes of all buffers."""
        self._columns_at = memory.address(self._columns)
        width = plans.row_bytes + _LINEAGE_BYTES
        self._most_rows = max(2, min(MAX_ROWS, _MAX_BYTES // width))
        self._first_bytes = max(s.SLACK, min(_FIRST_BYTES, _FIRST_TEXT // max(len(self.plans), 1)))
        self._first_room, self._record[s.S_LAST_TRX] = _FIRST_ROWS, -1

    @cached_property
    def schema(self) -> pa.Schema:
        """Of the batches."""
        return table_schema(self.table)

    @cached_property
    def _names(self) -> list[str]:
        return column_names(self.table)

    @property
    def rows(self) -> int:
        """Rows that wait."""
        return int(self._record[s.S_ROWS])

    @property
    def is_full(self) -> bool:
        """As many rows wait as a batch may have."""
        return self.rows > 0 and self.room >= self._most_rows

    @property
    def room(self) -> int:
        """Rows that there is room for."""
        return int(self._record[s.S_ROOM])

    @property
    def text_bytes(self) -> int:
        """Bytes of the fullest column of strings."""
        return max(self._columns.column(s.K_USED), default=0)

    @property
    def all_text_bytes(self) -> int:
        """Bytes of all columns of strings."""
        return sum(self._columns.column(s.K_USED))

    def release(self) -> None:
        """Begin as if there had been no rows."""
        self._columns.set_column(s.K_TEXT_ROOM, [0] * len(self._columns))
        self._fresh(_FIRST_ROWS)

    def _fresh(self, room: int) -> None:
        """Begin without rows and buffers; when the loops ask for some, they are for `room` rows."""
        if self.allocated:
            self._lineage, self._data, self._valid, self._text = {}, [], [], {}
            self._columns.set_column(s.K_USED, [0] * len(self._columns))
        self.allocated, self._first_room, self._settled = 0, room, 0
        self._record[s.S_ROWS] = self._record[s.S_ROOM] = self._record[s.S_NUM_GTIDS] = self._record[s.S_GTID_USED] = 0
        self._record[s.S_LAST_TRX] = -1

    def grow(self) -> None:
        """Make room for more rows."""
        self._grow(max(2, min(4 * self.room or self._first_room, self._most_rows)))

    def _grow(self, room: int) -> None:
        self._grow_lineage(room)
        rows, widths, bitmap = self.rows, self._widths, room // 8 + 1
        sizes, kept = [(room + 1) * width for width in widths], [(rows + 1) * width for width in widths]
        self._data = _rooms(sizes, self._data, kept)
        self._valid = _rooms([bitmap] * len(widths), self._valid, repeat((rows + 7) // 8), _ALL)
        self._columns.set_column(s.K_DATA, [memory.address(room) for room in self._data])
        self._columns.set_column(s.K_VALID, [memory.address(room) for room in self._valid])
        self.allocated += sum(sizes) + bitmap * len(widths)
        if rows == 0:
            for number in self._strings:
                memory.put(self._data[number], 0, bytes(_OFFSET_BYTES))
                text_room = int(self._columns[number][s.K_TEXT_ROOM])
                self._grow_text(number, max(min(text_room, _KEPT_TEXT), self._first_bytes))
        self._record[s.S_ROOM] = room

    def _grow_lineage(self, room: int) -> None:
        rows, record, old = self.rows, self._record, self._lineage
        keep = {  # the GTID of the event at hand may be there before its rows
            s.S_GTID_TEXT: int(record[s.S_GTID_USED]),
            s.S_GTID_OFFSETS: (int(record[s.S_NUM_GTIDS]) + 1) * _LINEAGE_WIDTHS[s.S_GTID_OFFSETS],
        }
        sizes = {slot: (room + 1) * width for slot, width in _LINEAGE_WIDTHS.items()}
        kept = [keep.get(slot, (rows + 1) * width) for slot, width in _LINEAGE_WIDTHS.items()]
        wide = _rooms([*sizes.values()], [old[slot] for slot in sizes if old], kept)
        bitmap = [room // 8 + 1] * len(_BITMAPS)
        bits = _rooms(bitmap, [old[slot] for slot in _BITMAPS if old], repeat((rows + 7) // 8), _ALL)
        self._lineage = dict(zip((*sizes, *_BITMAPS), (*wide, *bits), strict=True))
        for slot, buffer in self._lineage.items():
            record[slot] = memory.address(buffer)
        if not record[s.S_NUM_GTIDS]:
            memory.put(self._lineage[s.S_GTID_OFFSETS], 0, bytes(_LINEAGE_WIDTHS[s.S_GTID_OFFSETS]))
        record[s.S_GTID_TEXT_ROOM] = sizes[s.S_GTID_TEXT]
        self.allocated = sum(sizes.values()) + sum(bitmap) + sum(text.size for text in self._text.values())

    def has_idle_gtids(self) -> bool:
        """There are GTIDs, of events without rows, but no rows."""
        return not self.rows and int(self._record[s.S_NUM_GTIDS]) > 1

    def clean(self) -> None:
        """Undo what the loops did after the last row for an event that they then left."""
        start, bit = divmod(self.rows, 8)
        for bitmap in (*(self._lineage[slot] for slot in _BITMAPS if self._lineage), *self._valid):
            partly = _view(bitmap)[start] | _ALL << bit & _ALL
            memory.put(bitmap, start, bytes([partly]) + bytes([_ALL]) * (bitmap.size - start - 1))

    def grow_text(self, address: int, wanted: int) -> None:
        """Make room for `wanted` more bytes in the column whose record stands at an address."""
        number = self.column_at(address)
        column = self._columns[number]
        self._grow_text(number, max(2 * column[s.K_TEXT_ROOM], column[s.K_USED] + wanted, self._first_bytes))

    def _grow_text(self, number: int, size: int) -> None:
        column = self._columns[number]
        old, text = self._text.get(number), memory.value_room(size)
        if old is not None:
            memory.put(text, 0, _view(old)[: int(column[s.K_USED])].tobytes())
        self._text[number] = text
        self.allocated += text.size - (0 if old is None else old.size)
        column[s.K_TEXT], column[s.K_TEXT_ROOM] = memory.address(text), size

    def column_at(self, address: int) -> int:
        """Return the number of the column whose record stands at an address."""
        return (address - self._columns_at) // s.COLUMN_BYTES

    def fix(self, column: int, row: int, value: Any) -> None:
        """Set a value that the loops left out."""
        typed, text = typed_value(self.plans[column].type)(value)
        if text is None:
            self._fixes.setdefault(column, {})[row] = typed
        else:
            self._set_raw(row, self._names[column], text)

    def _set_raw(self, row: int, name: str, value: Any) -> None:
        self._raw.setdefault(row, {})[name] = raw_text(value)
        self.raw_values[f"{self.table.database}.{self.table.name}.{name}"] += 1

    def _lineage_of(self, slot: int) -> memory.Bytes:
        return _view(self._lineage[slot])[: self.rows * _LINEAGE_WIDTHS[slot]] if self._lineage else _NOTHING

    def make(self) -> None:
        """Make Python's values of new rows. Raises UnmadeError where one cannot be made."""
        for number in self._by_python:
            made, finish = self._made[number], self.plans[number].finish
            assert finish is not None
            for data in self._bytes(number).slice(len(made)).to_pylist():
                try:
                    made.append(None if data is None else finish(data))
                except (BinlogError, *PARSE_ERRORS) as error:
                    place = (self._lineage_of(slot).cast("q")[len(made)] for slot in (s.S_POSITION, s.S_PAYLOAD))
                    raise UnmadeError(*place) from error

    def settle(self) -> None:
        """All values of the waiting rows are made: these rows are not rolled back."""
        self._settled = self.rows

    def roll_back(self) -> None:
        """Forget the rows since `settle`."""
        rows = self._settled
        if rows == self.rows:
            return
        kinds = self._lineage_of(s.S_CHANGE)[rows:].tobytes()
        for slot, kind in {s.S_INSERTS: s.IS_INSERT, s.S_UPDATES: s.IS_BEFORE, s.S_DELETES: s.IS_DELETE}.items():
            self._record[slot] -= kinds.count(kind)
        for number in self._strings:
            self._columns[number][s.K_USED] = _view(self._data[number])[: _OFFSET_BYTES * (rows + 1)].cast("i")[rows]
        for made in self._made.values():
            del made[rows:]
        self._record[s.S_ROWS], self._record[s.S_LAST_TRX] = rows, -1
        self.clean()

    def take(self) -> pa.RecordBatch:
        """Return the waiting rows as a record batch; the store is empty then."""
        rows = self.rows
        columns = [self._column(number, rows) for number in range(len(self.plans))]
        batch = pa.RecordBatch.from_arrays([*columns, *self._lineage_columns(rows)], schema=self.schema)
        self.drop()
        return batch

    def drop(self) -> None:
        """Forget the waiting rows."""
        self._fixes.clear()
        self._raw.clear()
        for made in self._made.values():
            made.clear()
        self._fresh(min(max(self.room, self._first_room), self._most_rows))

    def _column(self, number: int, rows: int) -> pa.Array[Any]:
        plan = self.plans[number]
        if plan.kind == s.PASSED:
            array: pa.Array[Any] = pa.nulls(rows, self.schema.field(number).type)
            return array
        if plan.finish is not None:
            array = self._finished(number, plan)
        elif plan.width == 0:
            array = self._bytes(number)
        else:
            array = pa.Array.from_buffers(plan.type, rows, [self._valid[number], self._data[number]])
        if fixes := self._fixes.get(number):
            array = with_fixes(array, fixes)
        return array

    def _bytes(self, number: int) -> pa.Array[Any]:
        """Return a column of strings, or what Python makes values of, as the log has it."""
        plan, text = self.plans[number], self._text[number].slice(0, int(self._columns[number][s.K_USED]))
        kind = plan.type if plan.finish is None else pa.binary()
        return pa.Array.from_buffers(kind, self.rows, [self._valid[number], self._data[number], text])

    def _finished(self, number: int, plan: ColumnPlan) -> pa.Array[Any]:
        """Return the values that Python has made, all of them."""
        name, values = self._names[number], []
        for row, value in enumerate(self._made[number]):
            if isinstance(value, bytes) and pa.types.is_string(plan.type):
                self._set_raw(row, name, value)
                value = None
            values.append(plain(value))
        return pa.array(values, plan.type)

    def _lineage_columns(self, rows: int) -> list[pa.Array[Any]]:
        def column(kind: pa.DataType, *slots: int) -> pa.Array[Any]:
            buffers: list[pa.Buffer | None] = [self._lineage[slot] for slot in slots]
            return pa.Array.from_buffers(kind, rows, buffers if len(slots) > 1 else [None, *buffers])

        def named(name: str, *slots: int) -> pa.Array[Any]:
            return column(_TYPES[name], *slots)

        versions, ordinals = column(pa.int64(), s.S_VERSION), column(pa.int64(), s.S_ORDINAL)
        places = Places(
            named("_position", s.S_POSITION),
            named("_payload_offset", s.S_PAYLOAD_VALID, s.S_PAYLOAD),
            named("_row", s.S_ROW),
            named("_timestamp", s.S_TIME),
            named("_server_id", s.S_SERVER),
        )
        gtids = pa.DictionaryArray.from_arrays(column(pa.int32(), s.S_GTID_VALID, s.S_GTID), self._gtids(), safe=False)
        shared = lineage_columns(
            column(pa.int8(), s.S_CHANGE),
            places,
            [versions, named("_commit_timestamp", s.S_COMMIT), sequences(versions, ordinals)],
            (gtids, named("_xid", s.S_XID_VALID, s.S_XID), column(pa.int8(), s.S_OUTCOME)),
            self._source.name,
        )
        return [*shared.values(), self._absent(rows), self._raw_values(rows)]

    def _gtids(self) -> pa.Array[Any]:
        """Return the GTIDs of the waiting rows."""
        text = self._lineage[s.S_GTID_TEXT].slice(0, int(self._record[s.S_GTID_USED]))
        offsets = self._lineage[s.S_GTID_OFFSETS]
        return pa.Array.from_buffers(pa.string(), int(self._record[s.S_NUM_GTIDS]), [None, offsets, text])

    def _absent(self, rows: int) -> pa.Array[Any]:
        if not self._of.is_partial:
            return empty_lists(pa.list_(pa.string()), rows)
        lists = [self._missing(bitmap) for _, h in self._of.heads for bitmap in (h.columns_before, h.columns_after)]
        numbers = pa.Array.from_buffers(pa.uint16(), rows, [None, self._lineage[s.S_HEAD]])
        return pa.array(lists, pa.list_(pa.string())).take(numbers)

    def _missing(self, bitmap: bytes | None) -> list[str]:
        """Return the names of the columns that an image lacks."""
        is_present = layout.bitmap_bit_is_set
        return [n for i, n in enumerate(self._names) if bitmap and not is_present(idx=i, bitmap_bytes=bitmap)]

    def _raw_values(self, rows: int) -> pa.Array[Any]:
        kind = pa.map_(pa.string(), pa.string())
        if not self._raw:
            return empty_lists(kind, rows)
        texts = [
            [(n, raw[n]) for n in self._names if n in raw] if (raw := self._raw.get(r)) else [] for r in range(rows)
        ]
        return pa.array(texts, kind)


def waiting_rows(table: Table, plans: TablePlan, source: Source, raw_values: Counter[str]) -> TableRecord:
    """Return the record of a table of which rows wait in `ColumnBuffers`."""
    made = TableRecord(table)
    made.own = ColumnBuffers(made, plans, source, raw_values)
    return made
