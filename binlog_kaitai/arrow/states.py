"""The state of a table as a Parquet file, and back."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from binlog_kaitai.arrow.schema import PRIMARY_KEY, arrow_type
from binlog_kaitai.changes.table_state import Key, TableState, key_columns, key_of
from binlog_kaitai.errors import SourceError
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.values.geometry import Geometry
from binlog_kaitai.values.rules import JsonText

__all__ = ["read_state", "write_state"]

_TIMES = (date, datetime, timedelta)


def write_state(path: Path, state: TableState) -> None:
    """Write the rows; dates that no calendar has (0000-00-00) are null."""
    table = state.definition
    assert table is not None  # there are rows
    rows = list(state.rows())
    key = {index: number for number, index in enumerate(table.primary_key, 1)}
    fields, arrays = [], []
    for column in table.columns:
        kind = arrow_type(column)
        arrays.append(pa.array([_plain(row.get(column.name), kind) for row in rows], kind))
        metadata = {PRIMARY_KEY: str(key[column.index])} if column.index in key else None
        fields.append(pa.field(column.name, kind, metadata=metadata))
    part = path.with_name(f"{path.name}.part")
    pq.write_table(pa.Table.from_arrays(arrays, schema=pa.schema(fields)), part, compression="zstd")
    part.replace(path)


def _plain(value: Any, kind: pa.DataType) -> Any:
    if isinstance(value, Geometry):
        return asdict(value)
    if pa.types.is_temporal(kind) and not isinstance(value, _TIMES):
        return None
    if pa.types.is_binary(kind) and isinstance(value, str):
        return value.encode()
    return value.decode(errors="replace") if pa.types.is_string(kind) and isinstance(value, bytes) else value


def read_state(path: str, table: Table) -> dict[Key, Image]:
    """Return the rows of a file by their keys. Raises SourceError for one that does not fit the table."""
    names = key_columns(table)
    try:
        rows = pq.read_table(path).to_pylist()
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"cannot be read as Parquet: {error}", path) from error
    found: dict[Key, Image] = {}
    columns = {column.name: column for column in table.columns}
    for row in rows:
        image = {name: _value(row[name], column) for name, column in columns.items() if name in row}
        key = key_of(names, image)
        if key is None or len(image) < len(columns):
            lacking = ", ".join(name for name in columns if name not in image)
            raise SourceError(f"has no column {lacking} of {table.database}.{table.name}", path)
        found[key] = image
    return found


def _value(value: Any, column: Column) -> Any:
    """Return a value as the logs give it."""
    if value is None:
        return None
    if column.cell.type == "value_geometry":
        return Geometry(value["srid"], value["wkb"])
    return JsonText(value) if column.is_json and isinstance(value, str) else value
