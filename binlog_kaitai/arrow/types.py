"""The types that readers get: those of the loops, but for what common readers of Parquet take for something else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import pyarrow as pa

from binlog_kaitai.arrow import compute as pc
from binlog_kaitai.arrow.schema import LINEAGE, table_schema
from binlog_kaitai.arrow.unsigned import signed_batch, signed_schema
from binlog_kaitai.arrow.widen import converted, decimal_text
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types.numbers import is_flag

__all__ = ["TYPES", "TYPES_OF_0_2", "Types", "Unsigned", "typed_schema"]

Unsigned = Literal["keep", "widen"]

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
    unsigned: Unsigned = "keep"
    """``widen``: unsigned numbers are the next wider signed ones, uint64 is decimal128(20, 0); in the lineage, too."""

    def field(self, column: Column, made: pa.Field[Any]) -> pa.Field[Any]:
        """Return the field of a column, of that which the loops make; unsigned numbers stay."""
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
        return self.signed(pa.schema([*own, *made[len(own) :]]))

    @property
    def lineage(self) -> pa.Schema:
        """LINEAGE with these types."""
        return self.signed(LINEAGE)

    def signed(self, schema: pa.Schema) -> pa.Schema:
        """Return a schema, without unsigned numbers where that is wanted."""
        return signed_schema(schema) if self.unsigned == "widen" else schema

    def signed_rows(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        """Return rows, without unsigned numbers where that is wanted."""
        return signed_batch(batch) if self.unsigned == "widen" else batch

    def batches(
        self, found: Iterator[tuple[Table, pa.RecordBatch]], raw_values: Counter[str]
    ) -> Iterator[tuple[Table, pa.RecordBatch]]:
        """Yield the batches of the loops with these types; `raw_values` counts values without a typed form."""
        for table, batch in found:
            yield table, self.signed_rows(self._batch(table, batch, raw_values))
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


def typed_schema(table: Table, *, decimal256: bool = False, unsigned: Unsigned = "keep") -> pa.Schema:
    """Return the table's columns, then LINEAGE.

    A column of the table that has a name of the lineage, in letters of any case, gets ``_`` after it. All have
    ``binlog.sql_type`` in their metadata; those of the primary key, where the log or a schema tells it, have
    ``binlog.primary_key``: their number in it, from 1. DECIMALs of more than 38 digits are text, unless `decimal256` is
    wanted, with ``binlog.type`` in the metadata.

    Args:
        table: the definition.
        decimal256: DECIMALs of more than 38 digits are decimal256.
        unsigned: ``widen`` for the next wider signed numbers in place of unsigned ones.
    """
    return Types(decimal256=decimal256, unsigned=unsigned).schema(table)


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
