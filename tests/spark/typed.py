"""Typed Parquet against the changes: the rows that a job has written, and what they should be, in the same form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from decimal import Decimal
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from binlog_kaitai import BinlogError, Geometry, iter_changes
from binlog_kaitai.arrow.object_batches import raw_text
from binlog_kaitai.arrow.statements import STATEMENTS
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.export.folder import table_folder

Rows = dict[str, list[dict[str, Any]]]
"""By folder of the table; in the order of the log."""


def rows_of_changes(paths: Iterable[str | Path], **options: Any) -> Rows:
    """What `changes` says of each log, up to damage that cannot be passed, as rows of tables."""
    found: Rows = {}
    for path in paths:
        with suppress(BinlogError):
            for change in iter_changes(path, json="text", **options):
                place = table_folder(change.definition.database, change.definition.name)
                found.setdefault(place, []).extend(_rows(change))
    return {place: _in_order(rows) for place, rows in found.items()}


def _rows(change: RowChange) -> Iterator[dict[str, Any]]:
    before, after = ("update_preimage", "update_postimage") if change.before and change.after else ("delete", "insert")
    for kind, image in ((before, change.before), (after, change.after)):
        if image is not None:
            yield _row(change, kind, image)


def _row(change: RowChange, kind: str, image: dict[str, Any]) -> dict[str, Any]:
    place, transaction, names = change.place, change.transaction, [column.name for column in change.definition.columns]
    return {
        **{name: _value(image.get(name)) for name in names},
        "_change_type": kind,
        "_file": place.file,
        "_position": place.position,
        "_payload_offset": place.payload_offset,
        "_row": change.row,
        "_timestamp": place.timestamp,
        "_server_id": place.server_id,
        "_gtid": transaction.gtid,
        "_xid": transaction.xid,
        "_outcome": transaction.outcome,
        "_absent": [name for name in names if name not in image],
    }


def _value(value: Any) -> Any:
    return {"srid": value.srid, "wkb": value.wkb} if isinstance(value, Geometry) else value


def rows_of_parquet(output: Path) -> Rows:
    """What a job has written."""
    return {
        folder.name: _in_order(row for part in sorted(folder.rglob("part-*.parquet")) for row in _of_file(part))
        for folder in output.iterdir()
        if folder.is_dir() and folder.name != STATEMENTS
    }


def _of_file(part: Path) -> Iterator[dict[str, Any]]:
    for row in pq.ParquetFile(part).read().to_pylist():
        raw = dict(row.pop("_raw_values"))
        version, sequence = row.pop("_commit_version"), row.pop("_sequence")  # tests/compiled/test_commit_columns.py
        assert row.pop("_commit_timestamp") is not None
        assert sequence["version"] == version
        assert all(row[name] is None for name in raw)
        yield row | {"_timestamp": int(row["_timestamp"].timestamp())} | raw


def _in_order(rows: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(rows, key=lambda row: (row["_file"], row["_position"], row["_payload_offset"] or 0, row["_row"]))


def assert_same_rows(written: Rows, changed: Rows) -> None:
    """Every row and value is the same."""
    assert written.keys() == changed.keys()
    for table, rows in changed.items():
        assert len(written[table]) == len(rows), table
        for ours, wanted in zip(written[table], rows, strict=True):
            assert ours.keys() >= wanted.keys(), table
            assert not any(ours[name] is not None for name in ours.keys() - wanted.keys())  # of other definitions
            for name, value in wanted.items():
                assert _same(ours[name], value), (table, name, ours[name], value)


def _same(ours: Any, wanted: Any) -> bool:
    """A value without a typed form stands as text, and so does a DECIMAL of many digits; NaN is like NaN."""
    if isinstance(wanted, Decimal) and isinstance(ours, str):
        wanted = f"{wanted:f}"
    if isinstance(wanted, str) and isinstance(ours, bytes):  # of a table that has bytes in another log
        wanted = wanted.encode()
    return ours == wanted or (isinstance(ours, str) and ours == raw_text(wanted)) or repr(ours) == repr(wanted)
