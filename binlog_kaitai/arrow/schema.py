"""Typed tables: what Arrow type a column has, and the lineage that stands after the table's own columns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow.columns import is_text
from binlog_kaitai.arrow.commits import COMMIT_COLUMNS
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.values.decimal import is_decimal

__all__ = ["COLUMN_TYPE", "LINEAGE", "PRIMARY_KEY", "arrow_type", "table_schema"]

_LINEAGE: list[tuple[str, Any]] = [
    ("_change_type", pa.dictionary(pa.int8(), pa.string())),
    *COMMIT_COLUMNS,
    ("_file", pa.dictionary(pa.int32(), pa.string())),
    ("_position", pa.int64()),
    ("_payload_offset", pa.int64()),
    ("_row", pa.int32()),
    ("_timestamp", pa.timestamp("s", tz="UTC")),
    ("_server_id", pa.uint32()),
    ("_gtid", pa.dictionary(pa.int32(), pa.string())),
    ("_xid", pa.uint64()),
    ("_outcome", pa.dictionary(pa.int8(), pa.string())),
    ("_absent", pa.list_(pa.string())),
    ("_raw_values", pa.map_(pa.string(), pa.string())),
]
LINEAGE = pa.schema(_LINEAGE)
"""Columns that every typed table has after its own."""

PRIMARY_KEY = "binlog.primary_key"
"""In the metadata of a field: the number of the column in the primary key, from 1."""
COLUMN_TYPE = "binlog.type"
"""In the metadata of a field that is text for want of a type: that of the column, ``decimal(65,30)``."""
_OF_SPARK = ("_moved",)
"""Columns that only `changes=apply` has."""
_TAKEN = frozenset((*LINEAGE.names, *_OF_SPARK))
"""Names that no column has."""
_MAX_DIGITS_128 = 38
_fields: Bounded[int, tuple[Column, pa.Field[Any]]] = Bounded()
"""By the column."""


def _decimal(column: Column) -> pa.DataType:
    precision, scale = column.parameters
    if not is_decimal(precision, scale):
        return pa.string()  # no such type; a value of it will not decode
    return pa.decimal128(precision, scale) if precision <= _MAX_DIGITS_128 else pa.decimal256(precision, scale)


def _string(column: Column) -> pa.DataType:
    return pa.string() if is_text(column) else pa.binary()


_TYPES: dict[str, pa.DataType | Callable[[Column], pa.DataType]] = {
    "value_s1": pa.int8(),
    "value_u1": pa.uint8(),
    "value_s2": pa.int16(),
    "value_u2": pa.uint16(),
    "value_s3": pa.int32(),
    "value_u3": pa.uint32(),
    "value_s4": pa.int32(),
    "value_u4": pa.uint32(),
    "value_s8": pa.int64(),
    "value_u8": pa.uint64(),
    "value_f4": pa.float32(),
    "value_f8": pa.float64(),
    "value_year": pa.int16(),
    "value_bit": pa.uint64(),
    "value_decimal": _decimal,
    "value_date": pa.date32(),
    "value_time": pa.duration("us"),
    "value_time_hires": pa.duration("us"),
    "value_time2": pa.duration("us"),
    "value_datetime": pa.timestamp("us"),
    "value_datetime_hires": pa.timestamp("us"),
    "value_datetime2": pa.timestamp("us"),
    "value_timestamp": pa.timestamp("us", tz="UTC"),
    "value_timestamp_hires": pa.timestamp("us", tz="UTC"),
    "value_timestamp2": pa.timestamp("us", tz="UTC"),
    "value_enum": lambda column: pa.uint16() if column.labels is None else pa.string(),
    "value_set": lambda column: pa.uint64() if column.labels is None else pa.string(),
    "value_string": _string,
    "value_blob": _string,
    "value_compressed": _string,
    "value_json": pa.string(),
    "value_geometry": pa.struct([("srid", pa.uint32()), ("wkb", pa.binary())]),
    "value_vector": pa.list_(pa.float32()),
}


def arrow_type(column: Column) -> pa.DataType:
    """Return the Arrow type of a column; binary for one that cannot be decoded."""
    found = _TYPES.get(column.cell.type, pa.binary())
    return found(column) if callable(found) else found


def column_names(table: Table) -> list[str]:
    """Return the names that the table's columns have in batches.

    One that has a name of the lineage, in letters of any case, gets ``_`` after it.
    """
    given = [column.name for column in table.columns]
    lower = {name.lower() for name in given}
    if len(lower) == len(given) and lower.isdisjoint(_TAKEN):
        return given
    taken, names = {*_TAKEN}, []
    for name in given:
        while name.lower() in taken:
            name += "_"
        taken.add(name.lower())
        names.append(name)
    return names


def table_schema(table: Table) -> pa.Schema:
    """Return the table's columns, then LINEAGE.

    Columns of the primary key, where the log or a schema tells it, have PRIMARY_KEY in their metadata: their number in
    it, from 1.
    """
    fields = [
        field if field.name == name else field.with_name(name)
        for name, field in zip(column_names(table), map(_field, table.columns), strict=True)
    ]
    for number, index in enumerate(table.primary_key, 1):
        fields[index] = fields[index].with_metadata({PRIMARY_KEY: str(number)})
    return pa.schema([*fields, *LINEAGE])


def _field(column: Column) -> pa.Field[Any]:
    """Return the field of a column by itself; tables that are described again have mostly the columns of before."""
    known = _fields.get(id(column))
    if known is None:
        known = _fields.put(id(column), (column, pa.field(column.name, arrow_type(column))), 1)  # keeps its id taken
    return known[1]
