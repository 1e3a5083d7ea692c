"""The values of waiting rows: Arrow's buffers, one set for each column, which the loops fill."""

from __future__ import annotations

from itertools import repeat
from typing import Any

import pyarrow as pa

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.batches.arrow_rooms import ALL, OFFSET_BYTES, larger_rooms, set_valid_from, view
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.arrow_plan import TablePlan

__all__ = ["CellBuffers"]

_FIRST_BYTES = 1 << 9
_FIRST_TEXT, _KEPT_TEXT = 1 << 20, 4 << 20
"""Bytes of all columns of strings together, at first; of one of them, that stay for the next batch."""


class CellBuffers:
    """Buffers of a table's columns, told to the loops in the columns' records.

    Args:
        columns: the records.
        plans: of the columns.
    """

    def __init__(self, columns: memory.Records, plans: TablePlan) -> None:
        self._columns, self._plans = columns, plans
        self._columns.slots[:] = plans.slots.slots
        self._at = memory.address(columns)
        self._data: list[pa.Buffer] = []
        self._valid: list[pa.Buffer] = []
        self._text: dict[int, pa.Buffer] = {}
        """By the number of the column, of those of strings."""
        self._first_bytes = max(s.SLACK, min(_FIRST_BYTES, _FIRST_TEXT // max(len(plans.columns), 1)))
        self._fixed = 0

    @property
    def allocated(self) -> int:
        """Bytes of all buffers."""
        return self._fixed + sum(text.size for text in self._text.values())

    @property
    def text_bytes(self) -> int:
        """Bytes of the fullest column of strings."""
        return max(self._columns.column(r.Column.used), default=0)

    @property
    def all_text_bytes(self) -> int:
        """Bytes of all columns of strings."""
        return sum(self._columns.column(r.Column.used))

    def forget_sizes(self) -> None:
        """Begin with little room for strings, whatever the rows before have needed."""
        self._columns.set_column(r.Column.text_room, [0] * len(self._columns))

    def drop(self) -> None:
        """Begin without rows and buffers."""
        self._data, self._valid, self._text, self._fixed = [], [], {}, 0
        self._columns.set_column(r.Column.used, [0] * len(self._columns))

    def grow(self, rows: int, room: int) -> None:
        """Make room for more rows than there are."""
        widths, bitmap = self._plans.widths, room // 8 + 1
        sizes, kept = [(room + 1) * width for width in widths], [(rows + 1) * width for width in widths]
        self._data = larger_rooms(sizes, self._data, kept)
        self._valid = larger_rooms([bitmap] * len(widths), self._valid, repeat((rows + 7) // 8), ALL)
        self._columns.set_column(r.Column.data, [memory.address(room) for room in self._data])
        self._columns.set_column(r.Column.valid, [memory.address(room) for room in self._valid])
        self._fixed = sum(sizes) + bitmap * len(widths)
        if rows == 0:
            for number in self._plans.strings:
                memory.put(self._data[number], 0, bytes(OFFSET_BYTES))
                text_room = int(self._columns[number][r.Column.text_room])
                self._make_text_room(number, max(min(text_room, _KEPT_TEXT), self._first_bytes))

    def grow_text(self, address: int, wanted: int) -> None:
        """Make room for `wanted` more bytes in the column whose record stands at an address."""
        number = self.column_at(address)
        column = self._columns[number]
        self._make_text_room(
            number, max(2 * column[r.Column.text_room], column[r.Column.used] + wanted, self._first_bytes)
        )

    def _make_text_room(self, number: int, size: int) -> None:
        column = self._columns[number]
        old, text = self._text.get(number), memory.value_room(size)
        if old is not None:
            memory.put(text, 0, view(old)[: int(column[r.Column.used])].tobytes())
        self._text[number] = text
        column[r.Column.text], column[r.Column.text_room] = memory.address(text), size

    def column_at(self, address: int) -> int:
        """Return the number of the column whose record stands at an address."""
        return (address - self._at) // r.Column.BYTES

    def clean(self, rows: int) -> None:
        """Undo what the loops did after the last row for an event that they then left."""
        for bitmap in self._valid:
            set_valid_from(bitmap, rows)

    def cut(self, rows: int) -> None:
        """Forget the strings of all rows but the first."""
        for number in self._plans.strings:
            ends = view(self._data[number])[: OFFSET_BYTES * (rows + 1)].cast("i")
            self._columns[number][r.Column.used] = ends[rows]

    def array(self, number: int, rows: int) -> pa.Array[Any]:
        """Return a column that the loops have written."""
        plan = self._plans.columns[number]
        if plan.width == 0:
            return self.strings(number, rows)
        return pa.Array.from_buffers(plan.type, rows, [self._valid[number], self._data[number]])

    def strings(self, number: int, rows: int) -> pa.Array[Any]:
        """Return a column of strings, or what Python makes values of, as the log has it."""
        plan, text = self._plans.columns[number], self._text[number].slice(0, int(self._columns[number][r.Column.used]))
        kind = plan.type if plan.finish is None else pa.binary()
        return pa.Array.from_buffers(kind, rows, [self._valid[number], self._data[number], text])
