"""What the loops know of one table: its record, its columns, and the heads of its rows events."""

from __future__ import annotations

import numpy as np

from binlog_kaitai._generated import layout
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.shared import Integers
from binlog_kaitai.table import Table

__all__ = ["MAX_HEADS", "TableRecord"]

MAX_HEADS = 1 << 14
"""Different sets of columns that are kept."""


class TableRecord:
    """The loops' record of a table definition."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.record: Integers = np.zeros(s.S_SIZE, np.int64)
        self.columns: Integers = np.zeros((len(table.columns), s.K_SLOTS), np.int64)
        self._heads: list[tuple[list[Integers], layout.RowsEvent]] = []
        self._partial = False
        self._counted = [0, 0, 0]

    @property
    def address(self) -> int:
        """Where the record stands."""
        return int(self.record.ctypes.data)

    @property
    def num_heads(self) -> int:
        """Different sets of columns met so far."""
        return len(self._heads)

    def clean(self) -> None:
        """Undo what the loops did for an event that they then left."""

    def add_head(self, head: layout.RowsEvent, data: bytes, event_type: int) -> None:
        """Register what a rows event has between its flags and its rows."""
        before = self._image(head.columns_before)
        after = self._image(head.columns_after) if head.columns_after is not None else before
        text = np.frombuffer(data + bytes(s.SLACK), np.uint8)
        record: Integers = np.zeros(s.H_SIZE, np.int64)
        record[s.H_NEXT] = self.record[s.S_HEADS]
        record[[s.H_TYPE, s.H_IS_UPDATE]] = event_type, head.columns_after is not None
        record[[s.H_BYTES, s.H_LENGTH]] = text.ctypes.data, len(data)
        record[[s.H_BEFORE, s.H_AFTER, s.H_NUMBER]] = before.ctypes.data, after.ctypes.data, len(self._heads)
        self.record[s.S_HEADS] = record.ctypes.data
        self._heads.append(([record, before, after, text.view(np.uint8)], head))
        self._partial |= bool(before[s.M_ABSENT] or after[s.M_ABSENT])

    def forget_heads(self) -> None:
        """Begin without heads."""
        self._heads.clear()
        self.record[s.S_HEADS] = 0
        self._partial = False

    def _image(self, bitmap: bytes) -> Integers:
        """The record of an image that has the columns of `bitmap`."""
        count = len(self.columns)
        is_present = [layout.bitmap_bit_is_set(idx=number, bitmap_bytes=bitmap) for number in range(count)]
        numbers = sorted(range(count), key=lambda number: not is_present[number])
        present = sum(is_present)
        size, start = self.columns.strides[0], int(self.columns.ctypes.data)
        addresses = [start + number * size for number in numbers]
        return np.array(
            [present, layout.null_bitmap_size(bitmap_num_set=present), len(numbers) - present, *addresses], np.int64
        )

    def take_counts(self) -> list[int]:
        """Inserted, updated and deleted rows since the last call."""
        now = [int(count) for count in self.record[[s.S_INSERTS, s.S_UPDATES, s.S_DELETES]]]
        new = [count - old for count, old in zip(now, self._counted, strict=True)]
        self._counted = now
        return new
