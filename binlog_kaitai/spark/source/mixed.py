"""Rows of all tables in one schema: the images are JSON text."""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql import types as t

from binlog_kaitai.arrow.lineage import Lineage, lineage_names
from binlog_kaitai.arrow.mixed import MIXED_SCHEMA, OWN, mixed_batch
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.reader import BinlogReader
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.changes.splits import Span, Split
from binlog_kaitai.compiled.choose import choose
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.spark.source.options import SourceOptions
from binlog_kaitai.spark.source.types import LINEAGE_FIELDS
from binlog_kaitai.text.change_lines import ChangeWriter

__all__ = ["mixed_batches", "mixed_schema"]

_BATCH_ROWS = 1 << 13


def mixed_schema(lineage: Lineage) -> t.StructType:
    """Return the columns: operation, database, table, the images as JSON objects, and the lineage.

    A row is a change; an update has both images. ``_change_type`` and what belongs to one image are left out.
    """
    fields = [t.StructField(name, t.StringType()) for name in OWN]
    names = (name for name in lineage_names(lineage) if name in MIXED_SCHEMA.names)
    return t.StructType([*fields, *(LINEAGE_FIELDS[name] for name in names)])


def mixed_batches(
    options: SourceOptions, split: Split, read: ReadOptions, span: Span | None
) -> Iterator[pa.RecordBatch]:
    """Yield the changes of a split, by the loops where they can read it."""
    source = split.source
    if choose("auto") == "compiled":
        from binlog_kaitai.compiled.rows.mixed import MixedReader

        yield from MixedReader(source, read, options.filter, span=span).batches()
        return
    yield from _by_objects(BinlogReader(source, read, options.filter, span=span))


def _by_objects(reader: BinlogReader) -> Iterator[pa.RecordBatch]:
    writer, number = ChangeWriter(), reader.source.number
    waiting: list[RowChange] = []
    try:
        for change in reader.changes():
            waiting.append(change)
            if len(waiting) == _BATCH_ROWS:
                yield mixed_batch(waiting, writer, number)
                waiting.clear()
    except BinlogError:
        yield mixed_batch(waiting, writer, number)
        raise
    yield mixed_batch(waiting, writer, number)
