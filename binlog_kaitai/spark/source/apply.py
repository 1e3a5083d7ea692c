"""`changes=apply`: what is to be done to a copy of a table, so that it becomes the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from binlog_kaitai.arrow.commits import COMMIT_COLUMNS, commit_columns, commit_time
from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.arrow.widen import place_in, places_of
from binlog_kaitai.changes.statements import Statement
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Table
from binlog_kaitai.spark.source.options import PartialImages
from binlog_kaitai.states.table_state import key_columns, known_image

__all__ = ["applied", "emptied_rows", "with_columns_lacking"]

_EMPTIED = "truncate"
"""The kind of change of a row that stands for all that were in the table before."""
_DOCUMENT = "JSON"
_BEFORE, _AFTER = "update_preimage", "update_postimage"


def applied(batch: pa.RecordBatch, table: Table, partial: PartialImages) -> pa.RecordBatch:
    """Return the rows that a copy takes over: inserts, the images after updates, and deletes.

    Only those of transactions that are committed, or may be: prepared.

    An update that changes the primary key is a delete of the old key, then the image after it. Columns that an image
    after an update lacks (`binlog_row_image` NOBLOB, MINIMAL) come from the image before, as far as that has them; what
    is then still lacking stays in ``_absent`` where `partial` is ``keep``.

    With ``keepmoved``, ``_moved`` is true for both rows of an update that changes the key.

    Raises BinlogError for a table whose key is not known, for a row whose key is not, and for rows that the log does
    not have whole: all of them, with ``keep`` those whose key has changed, with ``keepmoved`` none.
    """
    name = f"{table.database}.{table.name}"
    place = str(batch.column("_file")[0].as_py())
    if not table.primary_key:
        raise BinlogError(
            f"changes=apply needs the primary key of {name}, which the log has with binlog_row_metadata=FULL; give"
            " schemaFile",
            place,
        )
    may_count: Any = pc.or_(_has(batch, "_outcome", "commit"), _has(batch, "_outcome", "xa_prepare"))
    batch = batch.filter(may_count)  # an update's two images have the same outcome
    _check_documents(batch, table, place)
    names = key_columns(table)
    key = [column.index for column in table.columns if column.name in names]
    is_partial = pc.any(pc.greater(pc.list_value_length(batch.column("_absent")), pa.scalar(0))).as_py()
    if is_partial:
        key_names = [batch.schema.names[index] for index in key]
        rows = _Completion(key_names, name, place, partial).rows(batch.to_pylist())
        batch = pa.RecordBatch.from_pylist(list(rows), schema=batch.schema)
    _check_keys(batch, key, name, place)
    is_before = _has(batch, "_change_type", _BEFORE)
    movers = _movers(batch, pc.indices_nonzero(is_before), key)
    moved = _is_one_of(batch, movers)
    kinds = pc.if_else(moved, pa.scalar("delete"), batch.column("_change_type").cast(pa.string()))
    batch = batch.set_column(batch.schema.get_field_index("_change_type"), "_change_type", kinds)
    if partial == "keepmoved":
        after: Any = pc.add(movers, pa.scalar(1, movers.type))
        batch = batch.append_column("_moved", pc.or_(moved, _is_one_of(batch, after)))
    keep: Any = pc.or_(pc.invert(is_before), moved)
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


def _check_keys(batch: pa.RecordBatch, key: Sequence[int], table: str, place: str) -> None:
    """Raise BinlogError for a row whose key has a value that cannot be compared: there it would be like all others."""
    for index in key:
        column = batch.column(index)
        if column.null_count:
            row = pc.indices_nonzero(column.is_null())[0].as_py()
            text = dict(batch.column("_raw_values")[row].as_py() or ()).get(name := batch.schema.names[index])
            is_absent = name in (batch.column("_absent")[row].as_py() or ())
            what = "is not in the row's image" if is_absent else "is NULL, which other rows may have, too"
            what = what if text is None else f"is {text}, which has no typed form"
            position = batch.column("_position")[row].as_py()
            raise BinlogError(f"changes=apply needs the key of each row of {table}, but {name} {what}", place, position)


def _check_documents(batch: pa.RecordBatch, table: Table, place: str) -> None:
    """Raise BinlogError for a JSON document of which the log has the difference to one that it does not have."""
    documents = {batch.schema.names[column.index] for column in table.columns if column.type == _DOCUMENT}
    raw: Any = batch.column("_raw_values")
    if not documents or not len(raw.keys):
        return
    for row, values in enumerate(raw.to_pylist()):
        name = next((name for name, _ in values if name in documents), None)
        if name is not None:
            raise BinlogError(
                f"changes=apply needs whole rows; {name} of one of {table.database}.{table.name} is only a difference"
                " to a document that the log does not have (binlog_row_value_options=PARTIAL_JSON without full images)",
                place,
                batch.column("_position")[row].as_py(),
            )


def _movers(batch: pa.RecordBatch, before: pa.Array[Any], key: Sequence[int]) -> pa.Array[Any]:
    """Return which of the images before updates have another key than the image after it, which is the next row."""
    after = pc.add(before, pa.scalar(1, before.type))
    differs = pa.array([False] * len(before), pa.bool_())
    for index in key:
        column = batch.column(index)
        differs = pc.or_(differs, pc.not_equal(column.take(before), column.take(after)))
    return before.filter(differs)


def _is_one_of(batch: pa.RecordBatch, rows: pa.Array[Any]) -> pa.Array[Any]:
    """Return for each row whether its number is among some."""
    found: pa.Array[Any] = pc.is_in(pa.array(range(batch.num_rows), rows.type), value_set=rows)
    return found


def with_columns_lacking(batch: pa.RecordBatch, columns: Sequence[str]) -> pa.RecordBatch:
    """Return rows whose ``_absent`` names also those of some columns that their table had not yet."""
    known = places_of(batch.schema.names)
    lacking = [name for name in columns if place_in(known, name) is None]
    if not lacking:
        return batch
    index = batch.schema.get_field_index("_absent")
    field = batch.schema.field(index)
    absent = [[*(names or ()), *lacking] for names in batch.column(index).to_pylist()]
    return batch.set_column(index, field, pa.array(absent, field.type))


class _Completion:
    """Completes images after updates from those before."""

    def __init__(self, key: list[str], table: str, place: str, partial: PartialImages) -> None:
        self._key, self._table, self._place, self._partial = key, table, place, partial

    def rows(self, rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """Yield the rows. Raises BinlogError for one that must be whole and is not."""
        before: dict[str, Any] | None = None
        for row in rows:
            kind, absent = row["_change_type"], row["_absent"]
            if kind == _BEFORE:
                before = row
            elif kind != "delete" and absent:
                row |= known_image(_image(before) if kind == _AFTER else None, _image(row))
                row["_absent"] = [
                    name for name in absent if kind != _AFTER or before is None or name in before["_absent"]
                ]
                if row["_absent"]:
                    self._check(row, before if kind == _AFTER else None)
            yield row

    def _check(self, row: dict[str, Any], before: dict[str, Any] | None) -> None:
        lacks = f"lacks {', '.join(row['_absent'])} (binlog_row_image is not FULL)"
        if self._partial == "fail":
            raise BinlogError(
                f"changes=apply needs whole rows of {self._table}, but this one {lacks}; option partialImages=keepMoved"
                " delivers it as it is",
                self._place,
                row["_position"],
            )
        is_moved = before is not None and any(row[name] != before[name] for name in self._key)
        if is_moved and self._partial == "keep":
            raise BinlogError(
                f"the key of a row of {self._table} has changed, and the row {lacks}; option partialImages=keepMoved"
                " delivers it for who gets the rest from under the old key, as latest_state does",
                self._place,
                row["_position"],
            )


def _image(row: dict[str, Any] | None) -> Image | None:
    """Return the columns of a row that are not absent, but for the lineage."""
    if row is None:
        return None
    return {name: value for name, value in row.items() if name not in row["_absent"] and name not in LINEAGE.names}
