"""The state of a table as a Parquet file, and back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from datetime import date, datetime, timedelta
from decimal import Decimal
from itertools import islice
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from binlog_kaitai.arrow.schema import PRIMARY_KEY, arrow_type
from binlog_kaitai.arrow.types import Types
from binlog_kaitai.errors import SourceError
from binlog_kaitai.files import NewFile
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Column, Table, plain_column
from binlog_kaitai.states.table_state import TableState
from binlog_kaitai.types.policy import JsonText
from binlog_kaitai.values.geometry import Geometry

__all__ = ["read_definition", "read_state", "write_state"]

_BATCH = 10_000
"""Rows that are read or written at once."""
_DEFINITION = b"binlog_kaitai.table"
"""Metadata of a file: the table's definition as JSON."""
_TIMES = (date, datetime, timedelta)


def write_state(path: Path, state: TableState, *, overwrite: bool = False) -> None:
    """Write the rows; dates that no calendar has (0000-00-00) are null. Raises OSError."""
    table = state.definition
    assert table is not None  # there are rows
    schema = _schema(table)
    new, rows = NewFile(path, overwrite=overwrite), state.rows()
    with new as file:
        with pq.ParquetWriter(file, schema, compression="zstd") as writer:
            while True:
                batch = list(islice(rows, _BATCH))
                writer.write_table(_table(batch, table, schema))
                if len(batch) < _BATCH:
                    break
        new.put()


def _schema(table: Table) -> pa.Schema:
    key = {index: number for number, index in enumerate(table.primary_key, 1)}
    found = []
    for column in table.columns:
        metadata = {PRIMARY_KEY: str(key[column.index])} if column.index in key else None
        found.append(Types().field(column, pa.field(column.name, arrow_type(column), metadata=metadata)))
    return pa.schema(found, metadata={_DEFINITION: json.dumps(_definition(table))})


def _definition(table: Table) -> dict[str, Any]:
    """Return a table as JSON has it."""
    known = {name: getattr(table, name) for name in ("table_id", "database", "name", "names", "primary_key")}
    return {**known, "columns": [column.as_plain() for column in table.columns]}


def read_definition(path: str) -> Table | None:
    """Return the table that a file of `write_state` has; None for one that does not tell, as of version 0.2.0.

    Raises SourceError for one that cannot be read.
    """
    try:
        with pq.ParquetFile(path) as file:
            known = (file.schema_arrow.metadata or {}).get(_DEFINITION)
        if known is None:
            return None
        found = json.loads(known)
        columns = tuple(map(plain_column, found.pop("columns")))
        return Table(**{name: _unlisted(value) for name, value in found.items()}, columns=columns)
    except (OSError, pa.ArrowException, ValueError, KeyError, TypeError, AttributeError) as error:
        raise SourceError(f"cannot be read as Parquet: {error}", path) from error


def _unlisted(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _table(rows: list[Image], table: Table, schema: pa.Schema) -> pa.Table:
    arrays = [
        pa.array([_plain(row.get(column.name), field.type) for row in rows], field.type)
        for column, field in zip(table.columns, schema, strict=True)
    ]
    return pa.Table.from_arrays(arrays, schema=schema)


def _plain(value: Any, kind: pa.DataType) -> Any:
    if isinstance(value, Geometry):
        return asdict(value)
    if pa.types.is_boolean(kind):
        return bool(value) if value in (0, 1) else None
    if pa.types.is_string(kind) and isinstance(value, Decimal):
        return f"{value:f}"
    if pa.types.is_temporal(kind) and not isinstance(value, _TIMES):
        return None
    if pa.types.is_binary(kind) and isinstance(value, str):
        return value.encode()
    return value.decode(errors="replace") if pa.types.is_string(kind) and isinstance(value, bytes) else value


def read_state(path: str, table: Table) -> Iterator[Image]:
    """Yield the rows of a file. Raises SourceError for one that does not fit the table."""
    columns = {column.name: _reader(column) for column in table.columns}
    try:
        with pq.ParquetFile(path) as file:
            lacking = ", ".join(name for name in columns if name not in file.schema_arrow.names)
            if lacking:
                raise SourceError(f"has no column {lacking} of {table.database}.{table.name}", path)
            for batch in file.iter_batches(_BATCH, columns=list(columns)):
                for row in batch.to_pylist():
                    yield {name: None if row[name] is None else read(row[name]) for name, read in columns.items()}
    except (OSError, pa.ArrowException, ArithmeticError) as error:
        raise SourceError(f"cannot be read as Parquet: {error}", path) from error


def _reader(column: Column) -> Callable[[Any], Any]:
    """Return what makes a value as the logs give it of one that is in a file."""
    kind = arrow_type(column)
    if pa.types.is_decimal(kind):
        return Decimal
    if pa.types.is_struct(kind):
        return lambda value: Geometry(**value)
    if column.is_json:
        return JsonText
    return lambda value: int(value) if isinstance(value, bool) else value
