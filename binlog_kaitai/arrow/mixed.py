"""Changes of all tables in one schema: a row each, the images before and after it as JSON text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow.change_columns import columns_of, kinds_of
from binlog_kaitai.arrow.constants import sound_text
from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.text.change_lines import ChangeWriter

__all__ = ["KINDS", "MIXED_SCHEMA", "OWN", "mixed_batch", "mixed_rows"]

OWN = ("operation", "database", "table", "before", "after")
"""Columns that say what was changed."""
_OF_IMAGES = ("_change_type", "_absent", "_raw_values")
"""What belongs to one image: these rows may have two."""
MIXED_SCHEMA = pa.schema(
    [*(pa.field(name, pa.string()) for name in OWN), *(field for field in LINEAGE if field.name not in _OF_IMAGES)]
)
KINDS = {"insert": "insert", "delete": "delete", "update": "update_postimage"}
"""By operation: the kind of change whose place in the sequence it takes."""
_NULL = "null"


def mixed_batch(changes: Sequence[RowChange], writer: ChangeWriter, log_number: int) -> pa.RecordBatch:
    """Return the changes of a log by Python."""
    images = [writer.images(change) for change in changes]
    own = [
        pa.array([change.operation for change in changes], pa.string()),
        pa.array([sound_text(change.database) for change in changes], pa.string()),
        pa.array([sound_text(change.table) for change in changes], pa.string()),
        pa.array([_image(before) for before, _ in images], pa.string()),
        pa.array([_image(after) for _, after in images], pa.string()),
    ]
    return mixed_rows(own, columns_of(changes, kinds_of([KINDS[change.operation] for change in changes]), log_number))


def _image(text: str) -> str | None:
    return None if text == _NULL else sound_text(text)


def mixed_rows(own: Sequence[pa.Array[Any]], lineage: dict[str, pa.Array[Any]]) -> pa.RecordBatch:
    """Return a batch of MIXED_SCHEMA from its first columns, and what `change_columns` returns."""
    rest = [column for name, column in lineage.items() if name not in _OF_IMAGES]
    return pa.RecordBatch.from_arrays([*own, *rest], schema=MIXED_SCHEMA)
