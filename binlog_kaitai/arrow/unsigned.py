"""Unsigned numbers as the next wider signed ones, for engines without unsigned types: Trino, Athena, Hive."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow.widen import converted

__all__ = ["signed_batch", "signed_schema", "signed_type"]

_SIGNED: dict[pa.DataType, pa.DataType] = {
    pa.uint8(): pa.int16(),
    pa.uint16(): pa.int32(),
    pa.uint32(): pa.int64(),
    pa.uint64(): pa.decimal128(20, 0),
}
"""The same types as Spark reads them as."""


def signed_type(kind: Any) -> Any:
    """Return a type that has no unsigned numbers, also none inside of it, and holds all values; the same one where it
    has none."""
    if pa.types.is_struct(kind) and any(signed_type(field.type) != field.type for field in kind):
        return pa.struct([field.with_type(signed_type(field.type)) for field in kind])
    return _SIGNED.get(kind, kind)


def signed_schema(schema: pa.Schema) -> pa.Schema:
    """Return a schema without unsigned numbers."""
    return pa.schema([field.with_type(signed_type(field.type)) for field in schema])


def signed_batch(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Return rows without unsigned numbers."""
    schema = signed_schema(batch.schema)
    columns = [converted(column, kind) for column, kind in zip(batch.columns, schema.types, strict=True)]
    return pa.RecordBatch.from_arrays(columns, schema=schema)
