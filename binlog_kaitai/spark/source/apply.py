"""`changes=apply`: what is to be done to a copy of a table, so that it becomes the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from binlog_kaitai.arrow.commits import COMMIT_COLUMNS, commit_columns, commit_time
from binlog_kaitai.changes.statements import Statement
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.rows.table import Table

__all__ = ["applied", "emptied_rows"]

_EMPTIED = "truncate"
"""The kind of change of a row that stands for all that were in the table before."""
_BEFORE, _AFTER = "update_preimage", "update_postimage"


def applied(batch: pa.RecordBatch, table: Table) -> pa.RecordBatch:
    """Return the rows that a copy takes over: inserts, the images after updates, and deletes.

    Only those of transactions that are committed, or may be: prepared.

    An update that changes the primary key is a delete of the old key, then the image after it. Columns that an image
    after an update lacks (`binlog_row_image` NOBLOB) come from the image before. Raises BinlogError for a table whose
    key is not known, and for rows that the log does not have whole.
    """
    name = f"{table.database}.{table.name}"
    place = str(batch.column("_file")[0].as_py())
    if not table.primary_key:
        raise BinlogError(
            f"changes=apply needs the primary key of {name}, which the log has with binlog_row_metadata=FULL; give"
            " schemaFile",
            place,
        )
    batch = _whole(batch, name, place)
    is_before = _has(batch, "_change_type", _BEFORE)
    moved = _moved(batch, pc.indices_nonzero(is_before), table.primary_key)
    kinds = pc.if_else(moved, pa.scalar("delete"), batch.column("_change_type").cast(pa.string()))
    batch = batch.set_column(batch.schema.get_field_index("_change_type"), "_change_type", kinds)
    may_count = pc.or_(_has(batch, "_outcome", "commit"), _has(batch, "_outcome", "xa_prepare"))
    keep: Any = pc.and_(pc.or_(pc.invert(is_before), moved), may_count)
    return batch.filter(keep)


def _has(batch: pa.RecordBatch, column: str, text: str) -> Any:
    """Return for each row whether a column has a text."""
    return pc.equal(batch.column(column).cast(pa.string()), pa.scalar(text))


def emptied_rows(statements: list[Statement], log_number: int) -> pa.RecordBatch:
    """Return a row for each statement that has emptied the table: all older rows are gone."""
    count = len(statements)
    begins = pa.array([found.transaction.begin_position for found in statements], pa.int64())
    commits = pa.array([commit_time(found.transaction) for found in statements], pa.int64())
    none, first = pa.nulls(count, pa.int64()), pa.array([0] * count, pa.int32())
    ordered = commit_columns(log_number, begins, commits, begins, none, first, first.cast(pa.int8()))
    return pa.RecordBatch.from_pydict(
        {
            "_change_type": pa.array([_EMPTIED] * count, pa.string()),
            "_outcome": pa.array(["commit"] * count, pa.string()),
            **dict(zip((name for name, _ in COMMIT_COLUMNS), ordered, strict=True)),
        }
    )


def _moved(batch: pa.RecordBatch, before: pa.Array[Any], key: tuple[int, ...]) -> pa.Array[Any]:
    """Return for each row whether it is the image before an update of the key; the image after it is the next row."""
    after = pc.add(before, pa.scalar(1, before.type))
    differs = pa.array([False] * len(before), pa.bool_())
    for index in key:
        column = batch.column(index)
        differs = pc.or_(differs, pc.not_equal(column.take(before), column.take(after)))
    numbers = pa.array(range(batch.num_rows), before.type)
    moved: pa.Array[Any] = pc.is_in(numbers, value_set=before.filter(differs))
    return moved


def _whole(batch: pa.RecordBatch, name: str, place: str) -> pa.RecordBatch:
    """Return the batch with the columns that images after updates lack."""
    if not pc.any(pc.greater(pc.list_value_length(batch.column("_absent")), pa.scalar(0))).as_py():
        return batch
    rows = batch.to_pylist()
    return pa.RecordBatch.from_pylist(list(_completed(rows, name, place)), schema=batch.schema)


def _completed(rows: list[dict[str, Any]], name: str, place: str) -> Iterator[dict[str, Any]]:
    before: dict[str, Any] = {}
    for row in rows:
        kind, absent = row["_change_type"], row["_absent"]
        if kind == _BEFORE:
            before = row
        elif kind != "delete" and absent:
            lacking = [column for column in absent if kind != _AFTER or column in before["_absent"]]
            if lacking:
                raise BinlogError(
                    f"changes=apply needs whole rows of {name}, but this one lacks {', '.join(lacking)}"
                    " (binlog_row_image is not FULL)",
                    place,
                    row["_position"],
                )
            row |= {column: before[column] for column in absent} | {"_absent": []}
        yield row
