"""What the loops know of one table: its record, its columns, and the heads of its rows events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, TypeVar

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.rows.table import Column, Table

__all__ = ["MAX_HEADS", "Images", "OnHead", "TableRecord", "by_columns", "no_record"]

S = TypeVar("S")
T = TypeVar("T")

MAX_HEADS = 1 << 14
"""Different sets of columns that are kept."""


Images = dict[tuple[bytes, int], Integers]
"""Sets of columns, by their bitmap and their role."""
OnHead = Callable[[Integers, layout.RowsEvent], Any]
"""Adds to the record of a head; returns what that needs to be kept."""


def no_record(record: Integers, head: layout.RowsEvent) -> None:
    """Add nothing."""


class TableRecord:
    """The loops' record of a table definition.

    Args:
        table: the definition.
        columns: the records of its columns, which tables may share.
        plans: of values that the loops leave to Python, by column.
        images: known sets of columns, shared as the columns are.
        on_head: adds to the record of a head; returns what that needs to be kept.
    """

    def __init__(
        self,
        table: Table,
        columns: memory.Records | None = None,
        *,
        plans: Sequence[Any] = (),
        images: Images | None = None,
        on_head: OnHead = no_record,
    ) -> None:
        self.table, self.plans = table, plans
        self.name = f"{table.database}.{table.name}"
        self.record = memory.slots(r.Table.SLOTS)
        self.address = memory.address(self.record)
        """Where the record is."""
        self.condition: Any = None
        """What `Table.condition` needs to be kept."""
        self.columns = columns or memory.records(len(table.columns), r.Column.SLOTS)
        self.own: Any = None
        """What the sink knows of the table."""
        self.kept: list[Any] = []
        """What the record needs to be kept besides."""
        self.heads: list[tuple[list[Any], layout.RowsEvent]] = []
        """Different sets of columns met so far, each with what it needs to be kept."""
        self._images: Images = {} if images is None else images
        self._on_head = on_head
        self.is_partial = False
        """Some lack columns."""
        self._counted = [0, 0, 0]

    def add_head(self, head: layout.RowsEvent, data: bytes, event_type: int) -> None:
        """Register what a rows event has between its flags and its rows."""
        is_partial = bool(layout.BODY_ARGUMENTS[event_type].get("is_partial"))
        if is_partial:
            self._number_json_columns()
        before = self._image(head.columns_before, s.HAS_DOCUMENTS if is_partial else s.WHOLE)
        after = before
        if head.columns_after is not None:
            after = self._image(head.columns_after, s.MAY_DIFFER if is_partial else s.WHOLE)
        text = memory.constant(data)
        record = memory.slots(r.Head.SLOTS)
        record[r.Head.next], record[r.Head.number] = self.record[r.Table.heads], len(self.heads)
        record[r.Head.type], record[r.Head.is_update] = event_type, head.columns_after is not None
        record[r.Head.bytes], record[r.Head.length] = memory.address(text), len(data)
        record[r.Head.before] = address = memory.address(before)
        record[r.Head.after] = address if after is before else memory.address(after)
        self.record[r.Table.heads] = memory.address(record)
        self.heads.append(([record, before, after, text, self._on_head(record, head)], head))
        self.is_partial |= bool(before[r.Image.absent] or after[r.Image.absent])

    def forget_heads(self) -> None:
        """Begin without heads."""
        self.heads.clear()
        self.record[r.Table.heads] = 0
        self.is_partial = False

    def _number_json_columns(self) -> None:
        numbers = count(1)
        for column, record in zip(self.table.columns, self.columns, strict=True):
            record[r.Column.json] = next(numbers) if column.is_json else 0

    def _image(self, bitmap: bytes, role: int) -> Integers:
        """Return the record of an image that has the columns of `bitmap`."""
        image = self._images.get((bitmap, role)) or self._new_image(bitmap, role)
        if len(self._images) < MAX_HEADS:
            self._images[bitmap, role] = image
        return image

    def _new_image(self, bitmap: bytes, role: int) -> Integers:
        every = range(len(self.columns))
        is_present = [layout.bitmap_bit_is_set(idx=number, bitmap_bytes=bitmap) for number in every]
        numbers = sorted(every, key=lambda number: not is_present[number])
        num_json = sum(column.is_json for column in self.table.columns)
        present = sum(is_present)
        size, start = r.Column.BYTES, memory.address(self.columns)
        addresses = [start + number * size for number in numbers]
        null_bytes = layout.null_bitmap_size(bitmap_num_set=present)
        return memory.numbers([present, null_bytes, len(numbers) - present, role, num_json, *addresses])

    def take_counts(self, *counters: Counter[tuple[str, str]]) -> None:
        """Add the rows since the last call to counters, by table and operation."""
        now = [self.record[slot] for slot in (r.Table.inserts, r.Table.updates, r.Table.deletes)]
        for operation, new, old in zip(OPERATIONS, now, self._counted, strict=True):
            for counter in counters if new != old else ():
                counter[self.name, operation] += new - old
        self._counted = now


def by_columns(share: Callable[[Table], S | None], make: Callable[[Table, S], T]) -> Callable[[Table], T | None]:
    """Return what makes the records of tables: by `make`, of what `share` has made for all with the same columns; None
    for a table that the loops cannot take, which `share` has told by None."""
    known: Bounded[int, tuple[Sequence[Column], S | None]] = Bounded()

    def made(table: Table) -> T | None:
        found = known.get(id(table.columns))
        if found is None:
            found = known.put(id(table.columns), (table.columns, share(table)), len(table.columns))
        return None if found[1] is None else make(table, found[1])

    return made
