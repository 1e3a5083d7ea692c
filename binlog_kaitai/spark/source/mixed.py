"""Rows of all tables in one schema: the images are JSON text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pyarrow as pa
from pyspark.sql import types as t

from binlog_kaitai.arrow.commits import commit_columns, commit_time
from binlog_kaitai.arrow.constants import CHANGE_TYPES, sound_text
from binlog_kaitai.arrow.lineage import Lineage, lineage_names
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.reader import BinlogReader
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.changes.splits import Span, Split
from binlog_kaitai.spark.source.options import SourceOptions
from binlog_kaitai.spark.source.types import LINEAGE_FIELDS
from binlog_kaitai.text.change_lines import ChangeWriter

__all__ = ["mixed_batches", "mixed_schema"]

_OWN = ("database", "table", "before", "after")
_BATCH_ROWS = 1 << 13
_KINDS = {"insert": "insert", "delete": "delete", "update": "update_postimage"}
"""By operation: the kind of change whose place in the sequence it takes."""


def mixed_schema(lineage: Lineage) -> t.StructType:
    """Return the columns: operation, database, table, the images as JSON objects, and the lineage.

    A row is a change; an update has both images. ``_change_type`` and what belongs to one image are left out.
    """
    fields = [t.StructField(name, t.StringType()) for name in ("operation", *_OWN)]
    names = (name for name in lineage_names(lineage) if name not in ("_change_type", "_absent", "_raw_values"))
    return t.StructType([*fields, *(LINEAGE_FIELDS[name] for name in names)])


def mixed_batches(
    options: SourceOptions, split: Split, read: ReadOptions, span: Span | None
) -> Iterator[pa.RecordBatch]:
    """Yield the changes of a split."""
    changes = BinlogReader(split.source, read, options.filter, span=span).changes()
    writer = ChangeWriter()
    while part := list(islice(changes, _BATCH_ROWS)):
        yield _batch(part, writer, split.source.number)


def _batch(changes: list[RowChange], writer: ChangeWriter, log_number: int) -> pa.RecordBatch:
    images = [writer.images(change) for change in changes]
    places, trxs = [change.place for change in changes], [change.transaction for change in changes]
    positions = pa.array([place.position for place in places], pa.int64())
    offsets = pa.array([place.payload_offset for place in places], pa.int64())
    rows = pa.array([change.row for change in changes], pa.int32())
    columns: dict[str, Any] = {
        "operation": pa.array([change.operation for change in changes], pa.string()),
        "database": pa.array([change.database for change in changes], pa.string()),
        "table": pa.array([change.table for change in changes], pa.string()),
        "before": pa.array([None if before == "null" else before for before, _ in images], pa.string()),
        "after": pa.array([None if after == "null" else after for _, after in images], pa.string()),
        "_file": pa.array([sound_text(place.file) for place in places], pa.string()),
        "_position": positions,
        "_payload_offset": offsets,
        "_row": rows,
        "_timestamp": pa.array([place.timestamp for place in places], pa.timestamp("s", tz="UTC")),
        "_server_id": pa.array([place.server_id for place in places], pa.uint32()),
        "_gtid": pa.array([trx.gtid for trx in trxs], pa.string()),
        "_xid": pa.array([trx.xid for trx in trxs], pa.uint64()),
        "_outcome": pa.array([trx.outcome for trx in trxs], pa.string()),
    }
    kinds = pa.array([CHANGE_TYPES.index(_KINDS[change.operation]) for change in changes], pa.int8())
    begins = pa.array([trx.begin_position or 0 for trx in trxs], pa.int64())
    commits = pa.array([commit_time(trx) for trx in trxs], pa.int64())
    ordered = commit_columns(log_number, begins, commits, positions, offsets, rows, kinds)
    columns |= dict(zip(("_commit_version", "_commit_timestamp", "_sequence"), ordered, strict=True))
    return pa.RecordBatch.from_pydict(columns)
