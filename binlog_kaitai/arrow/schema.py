"""Typed tables: what Arrow type a column has, and the lineage that stands after the table's own columns."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow.commits import COMMIT_COLUMNS
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types import sql_type, type_of
from binlog_kaitai.types.column_type import Arrow

__all__ = ["COLUMN_TYPE", "LINEAGE", "PRIMARY_KEY", "SQL_TYPE", "arrow_type", "table_schema"]

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
SQL_TYPE = "binlog.sql_type"
"""In the metadata of a field: the type of the column in SQL; see `sql_type`."""
_OF_SPARK = ("_moved",)
"""Columns that only `changes=apply` has."""
_TAKEN = frozenset((*LINEAGE.names, *_OF_SPARK))
"""Names that no column has."""
_fields: Bounded[int, tuple[Column, pa.Field[Any]]] = Bounded()
"""By the column."""


def arrow_type(column: Column) -> pa.DataType:
    """Return the Arrow type of a column; binary for one that cannot be decoded."""
    return _made(type_of(column.cell.type).arrow(column))


def _made(form: Arrow) -> pa.DataType:
    name, *given = form
    made: pa.DataType = getattr(pa, name)(*map(_argument, given))
    return made


def _argument(given: Any) -> Any:
    if isinstance(given, dict):
        return [(name, _made(form)) for name, form in given.items()]
    return _made(given) if isinstance(given, tuple) else given


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

    All of the table's columns have SQL_TYPE in their metadata; those of the primary key, where the log or a schema
    tells it, have PRIMARY_KEY: their number in it, from 1.
    """
    fields = [
        field if field.name == name else field.with_name(name)
        for name, field in zip(column_names(table), map(_field, table.columns), strict=True)
    ]
    for number, index in enumerate(table.primary_key, 1):
        known: dict[Any, Any] = dict(fields[index].metadata or {})
        fields[index] = fields[index].with_metadata(known | {PRIMARY_KEY: str(number)})
    return pa.schema([*fields, *LINEAGE])


def _field(column: Column) -> pa.Field[Any]:
    """Return the field of a column by itself; tables that are described again have mostly the columns of before."""
    known = _fields.get(id(column))
    if known is None:
        made = pa.field(column.name, arrow_type(column), metadata={SQL_TYPE: sql_type(column)})
        known = _fields.put(id(column), (column, made), 1)  # keeps its id taken
    return known[1]
