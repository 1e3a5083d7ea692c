"""The rows of one table that wait to become a record batch: Arrow's buffers, which the fast loops fill."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow.schema import table_schema
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.batches.cell_buffers import CellBuffers
from binlog_kaitai.compiled.batches.lineage_buffers import LINEAGE_BYTES, LineageBuffers
from binlog_kaitai.compiled.batches.made_values import MadeValues
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.arrow_plan import TablePlan
from binlog_kaitai.compiled.tables.table_record import TableRecord
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
_KINDS = {r.Table.inserts: s.IS_INSERT, r.Table.updates: s.IS_BEFORE, r.Table.deletes: s.IS_DELETE}
"""What is counted of each kind of change."""
Batch = tuple[Table, pa.RecordBatch]


class UnmadeError(Exception):
    """A value that the loops have left to Python, which cannot make it.

    Attributes:
        place: position of its event, and its offset in a payload, or 0.
    """

    def __init__(self, position: int, offset: int | None) -> None:
        super().__init__(position, offset)
        self.place = position, offset or 0


class ColumnBuffers:
    """Waiting rows of a table. Raises nothing of its own; what does not fit is said by the loops and grown here.

    Args:
        of: the record of the table.
        plans: of its columns.
        source: the log.
        raw_values: counts values without a typed form, by column.
    """

    def __init__(self, of: TableRecord, plans: TablePlan, source: Source, raw_values: Counter[str]) -> None:
        self._table, self._record, self._by_python = of.table, of.record, plans.by_python
        self.plans = plans.columns
        self.cells = CellBuffers(of.columns, plans)
        self.made = MadeValues(of.table, plans, raw_values)
        self.lineage = LineageBuffers(of, source.name)
        self._settled = 0
        self._most_rows = max(2, min(MAX_ROWS, _MAX_BYTES // (plans.row_bytes + LINEAGE_BYTES)))
        self._first_room, self._record[r.Table.last_trx] = _FIRST_ROWS, -1

    @cached_property
    def schema(self) -> pa.Schema:
        """Of the batches."""
        return table_schema(self._table)

    @property
    def rows(self) -> int:
        """Rows that wait."""
        return int(self._record[r.Table.rows])

    @property
    def is_full(self) -> bool:
        """As many rows wait as a batch may have."""
        return self.rows > 0 and int(self._record[r.Table.room]) >= self._most_rows

    @property
    def allocated(self) -> int:
        """Bytes of all buffers."""
        return self.lineage.allocated + self.cells.allocated

    def release(self) -> None:
        """Begin as if there had been no rows."""
        self.cells.forget_sizes()
        self._fresh(_FIRST_ROWS)

    def _fresh(self, room: int) -> None:
        """Begin without rows and buffers; when the loops ask for some, they are for `room` rows."""
        if self.allocated:
            self.cells.drop()
        self.lineage.drop()
        self._first_room, self._settled = room, 0
        self._record[r.Table.rows] = self._record[r.Table.room] = 0

    def grow(self) -> None:
        """Make room for more rows."""
        room = max(2, min(4 * int(self._record[r.Table.room]) or self._first_room, self._most_rows))
        self.lineage.grow(self.rows, room)
        self.cells.grow(self.rows, room)
        self._record[r.Table.room] = room

    def clean(self) -> None:
        """Undo what the loops did after the last row for an event that they then left."""
        self.lineage.clean(self.rows)
        self.cells.clean(self.rows)

    def make(self) -> None:
        """Make Python's values of new rows. Raises UnmadeError where one cannot be made."""
        for number in self._by_python:
            made = self.made.count(number)
            for row, data in enumerate(self.cells.strings(number, self.rows).slice(made).to_pylist(), made):
                try:
                    self.made.add(number, data)
                except (BinlogError, *PARSE_ERRORS) as error:
                    raise UnmadeError(*self.lineage.place(row)) from error

    def settle(self) -> None:
        """All values of the waiting rows are made: these rows are not rolled back."""
        self._settled = self.rows

    def roll_back(self) -> None:
        """Forget the rows since `settle`."""
        rows = self._settled
        if rows == self.rows:
            return
        kinds = self.lineage.values(r.Table.change, self.rows)[rows:].tobytes()
        for slot, kind in _KINDS.items():
            self._record[slot] -= kinds.count(kind)
        self.cells.cut(rows)
        self.made.cut(rows)
        self._record[r.Table.rows], self._record[r.Table.last_trx] = rows, -1
        self.clean()

    def take(self) -> pa.RecordBatch:
        """Return the waiting rows as a record batch; the store is empty then."""
        rows = self.rows
        columns = [self._column(number, rows) for number in range(len(self.plans))]
        lineage = self.lineage.columns(self.made.names, rows)
        batch = pa.RecordBatch.from_arrays([*columns, *lineage, self.made.raw_values(rows)], schema=self.schema)
        self.drop()
        return batch

    def drop(self) -> None:
        """Forget the waiting rows."""
        self.made.drop()
        self._fresh(min(max(int(self._record[r.Table.room]), self._first_room), self._most_rows))

    def _column(self, number: int, rows: int) -> pa.Array[Any]:
        plan = self.plans[number]
        if plan.kind == s.PASSED:
            array: pa.Array[Any] = pa.nulls(rows, self.schema.field(number).type)
            return array
        array = self.cells.array(number, rows) if plan.finish is None else self.made.whole(number)
        return self.made.fixed(number, array)


def waiting_rows(table: Table, plans: TablePlan, source: Source, raw_values: Counter[str]) -> TableRecord:
    """Return the record of a table of which rows wait in `ColumnBuffers`."""
    made = TableRecord(table)
    made.own = ColumnBuffers(made, plans, source, raw_values)
    return made
