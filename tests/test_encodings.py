"""How the columns of Parquet files are encoded; what another reader than Arrow's, Polars, makes of each of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from binlog_kaitai.export.encodings import encodings
from binlog_kaitai.export.parts import open_parquet, write_group
from tests.exports import export

COUNT = 20_000
COLUMNS: dict[str, list[Any]] = {
    "few": [f"status {number % 5}" for number in range(COUNT)],
    "short": [f"{number * 7919 % 99_991:x}" for number in range(COUNT)],
    "long": [f"{number:0120d}" for number in range(COUNT)],
    "bytes": [number.to_bytes(16, "big") for number in range(COUNT)],
    "first_few": ["x" if number < 10_000 else f"{number:0200d}" for number in range(COUNT)],
    "none": [None] * COUNT,
    "gaps": [None if number % 3 else f"{number % 4}" for number in range(COUNT)],
    "empty": [""] * COUNT,
    "number": list(range(COUNT)),
}
KINDS = {"bytes": pa.binary(), "none": pa.string(), "number": pa.int64()}
ENCODING = {
    "few": "RLE_DICTIONARY",
    "short": "PLAIN",
    "long": "DELTA_LENGTH_BYTE_ARRAY",
    "bytes": "PLAIN",
    "first_few": "RLE_DICTIONARY",
    "gaps": "RLE_DICTIONARY",
    "empty": "RLE_DICTIONARY",
    "number": "DELTA_BINARY_PACKED",
}
ROWS = pa.table({name: pa.array(values, KINDS.get(name, pa.string())) for name, values in COLUMNS.items()})


@pytest.mark.parametrize("groups", [1, 3])
def test_other_readers_read_what_was_written(groups: int, tmp_path: Path) -> None:
    path = tmp_path / "file.parquet"
    with path.open("wb") as file, open_parquet(file, ROWS) as writer:
        for _ in range(groups):
            write_group(writer, ROWS)
    assert pq.read_table(path).equals(pa.concat_tables([ROWS] * groups))
    assert pl.read_parquet(path).to_dict(as_series=False) == {name: one * groups for name, one in COLUMNS.items()}


def test_the_encoding_is_that_of_the_first_values(tmp_path: Path) -> None:
    path = tmp_path / "file.parquet"
    with path.open("wb") as file, open_parquet(file, ROWS) as writer:
        write_group(writer, ROWS)
    group = pq.read_metadata(path).row_group(0)
    found = {group.column(number).path_in_schema: group.column(number) for number in range(group.num_columns)}
    for name, encoding in ENCODING.items():
        assert encoding in found[name].encodings, name
        assert found[name].has_dictionary_page == (encoding == "RLE_DICTIONARY"), name


def test_long_values_are_not_looked_at() -> None:
    rows = pa.table({"a": ["x" * 1000] * 1000, "b": ["x" * 10] * 1000})
    assert encodings(rows).dictionaries == ["b"]


def test_what_has_a_least_and_a_greatest_value(tmp_path: Path) -> None:
    out = export(tmp_path / "out", ["samples/mysql-9.7-shop.binlog"])
    [path] = (out / "shop.orders").glob("*.parquet")
    group = pq.read_metadata(path).row_group(0)
    columns = [group.column(number) for number in range(group.num_columns)]
    without = {one.path_in_schema.partition(".")[0] for one in columns if one.statistics is None}
    assert without == {"_gtid", "_absent", "_raw_values"}
    limits = {one.path_in_schema: one.statistics for one in columns}
    ids = pq.read_table(path, columns=["id"])["id"].to_pylist()
    assert (limits["id"].min, limits["id"].max) == (min(ids), max(ids))
