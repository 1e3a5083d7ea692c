"""Columns of a table that are called as those of the lineage: `_absent` and `_raw_values` name them as batches do."""

from __future__ import annotations

from pathlib import Path

import pytest

from binlog_kaitai.columnar import batches
from tests.builder import LogBuilder
from tests.builder.columns import Column, integer, varchar


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["id", "_row", "v"], ["id", "_row_", "v"]),
        (["id", "_row", "_row_"], ["id", "_row_", "_row__"]),
        (["_Sequence", "_absent", "_raw_values"], ["_Sequence_", "_absent_", "_raw_values_"]),
    ],
)
def test_what_an_image_lacks_has_the_name_of_its_column(names: list[str], shown: list[str], tmp_path: Path) -> None:
    key, other, text = names
    columns, log = [integer(key, 4), integer(other, 4), varchar(text, 20)], LogBuilder()
    log.begin()
    log.table_map(columns, primary_key=[0])
    log.rows("update", columns, [({key: 1}, {text: "b"})], before=[key], after=[text])
    log.xid(1)
    path = str(log.write(tmp_path / "log.000001"))
    ((_, batch),) = batches(path)
    assert batch.schema.names[:3] == shown
    for row in batch.to_pylist():
        lacking = [name for name in shown if row[name] is None]
        assert len(lacking) == 2 if row["_change_type"] == "update_preimage" else lacking == shown[:2]
        assert row["_absent"] == lacking


def test_values_without_a_typed_form_have_the_name_of_their_column(tmp_path: Path) -> None:
    columns = [integer("id", 4), Column("_row", 10, b"", bytes)]  # DATE
    log = LogBuilder()
    log.begin()
    log.insert(columns, {"id": 1, "_row": bytes(3)})
    log.xid(1)
    path = str(log.write(tmp_path / "log.000001"))
    ((_, batch),) = batches(path)
    (row,) = batch.to_pylist()
    assert row["_row_"] is None
    assert dict(row["_raw_values"]) == {"_row_": "0000-00-00"}
