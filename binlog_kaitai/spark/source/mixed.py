"""Rows of all tables in one schema: the images are JSON text."""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql import types as t

from binlog_kaitai.arrow.lineage import Lineage, lineage_names
from binlog_kaitai.arrow.mixed import MIXED_SCHEMA, OWN
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.batches.mixed import change_batches
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.spark.packing import Task
from binlog_kaitai.spark.source.types import LINEAGE_FIELDS

__all__ = ["mixed_batches", "mixed_schema"]


def mixed_schema(lineage: Lineage) -> t.StructType:
    """Return the columns: operation, database, table, the images as JSON objects, and the lineage.

    A row is a change; an update has both images. ``_change_type`` and what belongs to one image are left out.
    """
    fields = [t.StructField(name, t.StringType()) for name in OWN]
    names = (name for name in lineage_names(lineage) if name in MIXED_SCHEMA.names)
    return t.StructType([*fields, *(LINEAGE_FIELDS[name] for name in names)])


def mixed_batches(task: Task, read: ReadOptions, span: Span | None) -> Iterator[pa.RecordBatch]:
    """Return the changes of a split."""
    return change_batches(CompiledLog(task.source, read, task.filter, span=span))
