"""Batches put together, so that those of the loops and of the oracle can be compared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pyarrow as pa

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.columnar import TableReader
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from tests.oracle.objects.tables import ObjectTables

Engine = Literal["compiled", "objects"]
"""Who reads: the loops, or the oracle."""
Tables = dict[tuple[str, str, str], pa.Table]


def reader_by(engine: str, *given: Any, **others: Any) -> TableReader | ObjectTables:
    """What makes record batches of a log."""
    return (TableReader if engine == "compiled" else ObjectTables)(*given, **others)


def read(
    log: Path | str | Source,
    engine: Engine,
    options: ReadOptions | None = None,
    filter: Filter | None = None,
    progress: Callable[[int], None] = lambda count: None,
    *,
    span: Span | None = None,
) -> tuple[Tables, TableReader | ObjectTables, str | None]:
    """All rows of a log by database, table and schema; the reader; and the text of the error that ended it."""
    reader = reader_by(engine, log if isinstance(log, Source) else str(log), options, filter, progress, span=span)
    tables, error = collect(reader)
    return tables, reader, error


def collect(reader: TableReader | ObjectTables | BatchReader) -> tuple[Tables, str | None]:
    """All rows by database, table and schema, and the text of the error that ended them."""
    parts: dict[tuple[str, str, str], list[pa.RecordBatch]] = {}
    error = None
    try:
        for table, batch in reader.batches():
            batch.validate(full=True)
            parts.setdefault(
                (table.database, table.name, batch.schema.to_string(show_field_metadata=False)), []
            ).append(batch)
    except BinlogError as caught:
        error = str(caught)
    return {key: plain(pa.Table.from_batches(batches)) for key, batches in parts.items()}, error


def plain(table: pa.Table) -> pa.Table:
    """The table in one piece and without dictionaries, which may be numbered in any way."""
    columns: list[Any] = [
        column.cast(pa.string()) if pa.types.is_dictionary(field.type) else column
        for field, column in zip(table.schema, table.columns, strict=True)
    ]
    return pa.table([column.combine_chunks() for column in columns], names=table.schema.names)


def assert_same(fast: Tables, objects: Tables) -> None:
    """Every value is the same, NaN like NaN."""
    assert fast.keys() == objects.keys()
    for key, table in objects.items():
        for name in table.schema.names:
            if not fast[key][name].equals(table[name]):
                assert repr(fast[key][name].to_pylist()) == repr(table[name].to_pylist()), (key[:2], name)
