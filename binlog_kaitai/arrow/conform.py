"""Rows in a schema that was decided on before they were read: what it cannot hold is an error, with the place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.arrow.widen import converted, place_in, places_of
from binlog_kaitai.errors import BinlogError

__all__ = ["conformed", "require_columns"]

_UNFIT = (pa.ArrowInvalid, pa.ArrowNotImplementedError)


def require_columns(batch: pa.RecordBatch, names: Sequence[str], table: str, file: str, advice: str) -> None:
    """Raise BinlogError for a column of a table that is not among some.

    Args:
        batch: rows with the columns of their table, and LINEAGE after them.
        names: of the columns that there is room for.
        table: ``database.table``.
        file: name of the log.
        advice: what to do about it.
    """
    known = places_of(names)
    for name in batch.schema.names[: -len(LINEAGE)]:
        if place_in(known, name) is None:
            text = f"{table} has a column {name} here that the schema lacks; {advice}"
            raise BinlogError(text, *_place(batch, 0, file))


def conformed(batch: pa.RecordBatch, schema: pa.Schema, table: str, file: str, advice: str) -> pa.RecordBatch:
    """Return the columns of a schema by name, each with its type; NULL for one that the rows lack.

    Raises BinlogError for a value that the wanted type cannot hold. See `require_columns` for the other arguments.
    """
    if batch.schema.equals(schema):
        return batch
    places = places_of(batch.schema.names)
    columns = []
    for field in schema:
        place = place_in(places, field.name)
        if place is None:
            columns.append(pa.nulls(batch.num_rows, field.type))
            continue
        try:
            columns.append(converted(batch.column(place), field.type))
        except _UNFIT as error:
            column = batch.column(place)
            text = f"column {field.name} of {table} is {column.type} here, with a value that {field.type} cannot hold"
            fault = _place(batch, _first_unfit(column, field.type), file)
            raise BinlogError(f"{text} ({str(error).splitlines()[0]}); {advice}", *fault) from error
    return pa.RecordBatch.from_arrays(columns, schema=schema)


def _first_unfit(column: pa.Array[Any], kind: pa.DataType) -> int:
    """Return the number of the first value that cannot be converted; there is one."""
    low, high = 0, len(column)
    while high - low > 1:
        middle = (low + high) // 2
        try:
            converted(column.slice(low, middle - low), kind)
            low = middle
        except _UNFIT:
            high = middle
    return low


def _place(batch: pa.RecordBatch, row: int, file: str) -> tuple[str, int | None]:
    """Return the log and the position of the rows event of a row; rows of a prepared transaction may be in an earlier
    log than `file`."""
    if not {"_file", "_position"} <= set(batch.schema.names) or not batch.num_rows:
        return file, None
    return batch.column("_file")[row].as_py() or file, batch.column("_position")[row].as_py()
