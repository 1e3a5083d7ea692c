"""The types that readers get: those of the loops, but for what common readers of Parquet take for something else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow import compute as pc
from binlog_kaitai.arrow.schema import table_schema
from binlog_kaitai.arrow.widen import converted, decimal_text
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types.numbers import is_flag

__all__ = ["TYPES", "TYPES_OF_0_2", "Types", "typed_schema"]

TYPES_OF_0_2, TYPES = 1, 2
"""Number of the types that version 0.2 has made, and of those that are made now."""
_RAW = "_raw_values"


@dataclass(frozen=True, slots=True)
class Types:
    """Which types columns have.

    BIT(1) is a boolean. DECIMALs of more than 38 digits are text with all of their digits, and COLUMN_TYPE in the
    metadata of their field: of decimal256 DuckDB makes DOUBLE, and others nothing.
    """

    number: int = TYPES
    """TYPES_OF_0_2 for BIT(1) as uint64 and decimal256."""
    decimal256: bool = False
    """DECIMALs of more than 38 digits are decimal256."""

    def field(self, column: Column, made: pa.Field[Any]) -> pa.Field[Any]:
        """Return the field of a column, of that which the loops make."""
        if self.number == TYPES_OF_0_2:
            return made
        if is_flag(column):
            return made.with_type(pa.bool_())
        if not pa.types.is_decimal256(made.type) or self.decimal256:
            return made
        return decimal_text(made, made.type.precision, made.type.scale)

    def schema(self, table: Table) -> pa.Schema:
        """Return the table's columns, then LINEAGE; see `table_schema`."""
        made = list(table_schema(table))
        own = [self.field(column, made[column.index]) for column in table.columns]
        return pa.schema([*own, *made[len(own) :]])

    def batches(
        self, found: Iterator[tuple[Table, pa.RecordBatch]], raw_values: Counter[str]
    ) -> Iterator[tuple[Table, pa.RecordBatch]]:
        """Yield the batches of the loops with these types; `raw_values` counts values without a typed form."""
        for table, batch in found:
            yield table, self._batch(table, batch, raw_values)
            del batch

    def _batch(self, table: Table, batch: pa.RecordBatch, raw_values: Counter[str]) -> pa.RecordBatch:
        for column in table.columns if self.number != TYPES_OF_0_2 else ():
            made = batch.schema.field(column.index)
            wanted = self.field(column, made)
            if wanted is made:
                continue
            values = batch.column(column.index)
            if pa.types.is_boolean(wanted.type):
                batch = _without_others(batch, table, column, raw_values)
                values = batch.column(column.index)
            batch = batch.set_column(column.index, wanted, converted(values, wanted.type))
        return batch


def typed_schema(table: Table, *, decimal256: bool = False) -> pa.Schema:
    """Return the table's columns, then LINEAGE.

    A column of the table that has a name of the lineage, in letters of any case, gets ``_`` after it. Columns of the
    primary key, where the log or a schema tells it, have ``binlog.primary_key`` in their metadata: their number in it,
    from 1. DECIMALs of more than 38 digits are text, unless `decimal256` is wanted, with ``binlog.type`` in the
    metadata.
    """
    return Types(decimal256=decimal256).schema(table)


def _without_others(batch: pa.RecordBatch, table: Table, column: Column, raw_values: Counter[str]) -> pa.RecordBatch:
    """Return a batch where a column has only 0 and 1: other numbers, which no server writes, are among the raw
    values."""
    values = batch.column(column.index)
    greater: Any = pc.greater(values, pa.scalar(1, values.type))
    is_other: Any = pc.fill_null(greater, False)
    if not pc.any(is_other).as_py():
        return batch
    index = batch.schema.get_field_index(_RAW)
    raw: list[Any] = batch.column(index).to_pylist()
    for row in pc.indices_nonzero(is_other).to_pylist():
        raw[row] = [*raw[row], (batch.schema.names[column.index], str(values[row].as_py()))]
        raw_values[f"{table.database}.{table.name}.{column.name}"] += 1
    null: Any = pa.scalar(None, values.type)
    none: Any = pc.if_else(is_other, null, values)
    batch = batch.set_column(column.index, batch.schema.field(column.index), none)
    return batch.set_column(index, batch.schema.field(index), pa.array(raw, batch.schema.field(index).type))
