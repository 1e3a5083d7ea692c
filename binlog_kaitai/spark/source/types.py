"""Arrow's types as Spark's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyarrow as pa
from pyspark.sql import types as t

from binlog_kaitai.arrow.schema import COLUMN_TYPE, LINEAGE, PRIMARY_KEY

__all__ = ["LINEAGE_FIELDS", "spark_schema", "spark_type"]

_MAX_DIGITS = 38
_TYPES: dict[pa.DataType, t.DataType] = {
    pa.bool_(): t.BooleanType(),
    pa.int8(): t.ByteType(),
    pa.int16(): t.ShortType(),
    pa.int32(): t.IntegerType(),
    pa.int64(): t.LongType(),
    pa.uint8(): t.ShortType(),
    pa.uint16(): t.IntegerType(),
    pa.uint32(): t.LongType(),
    pa.uint64(): t.DecimalType(20, 0),
    pa.float32(): t.FloatType(),
    pa.float64(): t.DoubleType(),
    pa.string(): t.StringType(),
    pa.binary(): t.BinaryType(),
    pa.date32(): t.DateType(),
    pa.duration("us"): t.DayTimeIntervalType(),
}


def spark_type(arrow: Any) -> t.DataType:
    """Return the type of a column in Spark: unsigned numbers are the next wider one, wide DECIMALs are text."""
    if pa.types.is_dictionary(arrow):
        return spark_type(arrow.value_type)
    if pa.types.is_decimal(arrow):
        return t.DecimalType(arrow.precision, arrow.scale) if arrow.precision <= _MAX_DIGITS else t.StringType()
    if pa.types.is_timestamp(arrow):
        return t.TimestampType() if arrow.tz else t.TimestampNTZType()
    if pa.types.is_list(arrow):
        return t.ArrayType(spark_type(arrow.value_type))
    if pa.types.is_map(arrow):
        return t.MapType(spark_type(arrow.key_type), spark_type(arrow.item_type))
    if pa.types.is_struct(arrow):
        return t.StructType([t.StructField(field.name, spark_type(field.type)) for field in arrow])
    return _TYPES[arrow]


LINEAGE_FIELDS = {field.name: t.StructField(field.name, spark_type(field.type)) for field in LINEAGE} | {
    "_moved": t.StructField("_moved", t.BooleanType())
}
"""What may stand after the columns of a table; `_moved`: both images of an update that changes the primary key."""


def spark_schema(schema: pa.Schema, lineage: Sequence[str]) -> t.StructType:
    """Return the columns of a table, of which `schema` has LINEAGE after them, then the lineage that is wanted. Those
    of its primary key have their number in the metadata."""
    own = list(schema)[: -len(LINEAGE)]
    fields = [t.StructField(field.name, spark_type(field.type), metadata=_metadata(field)) for field in own]
    return t.StructType([*fields, *(LINEAGE_FIELDS[name] for name in lineage)])


def _metadata(field: pa.Field[Any]) -> dict[str, Any] | None:
    known = {name.decode(): text.decode() for name, text in (field.metadata or {}).items()}
    found: dict[str, Any] = {name: known[name] for name in (PRIMARY_KEY, COLUMN_TYPE) if name in known}
    return found | ({PRIMARY_KEY: int(known[PRIMARY_KEY])} if PRIMARY_KEY in known else {}) or None
