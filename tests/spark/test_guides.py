"""The Python snippets of the guides about Spark run, one after the other, over the sample's log."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from pyspark.sql import SparkSession

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow


def snippets(page: str, folder: Path) -> list[str]:
    """The blocks of a page, with folders that are there."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    found = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [re.sub(r'"/(archive|lake)', lambda name: f'"{folder / name[1]}', block) for block in found]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "archive").mkdir()
    shutil.copy(ROOT / "samples" / "mysql-9.7-shop.binlog", tmp_path / "archive" / "binlog.000001")
    return tmp_path


def test_dataframes(spark: SparkSession, folder: Path) -> None:
    names = {"spark": spark, "reader": spark.read.format("mysql_binlog")}
    state = None
    for block in snippets("dataframes.md", folder):
        if "parse_json" in block:  # it is about all tables
            names["changes"] = spark.read.format("mysql_binlog").load(str(folder / "archive"))
            block = f"from pyspark.sql import functions as f\n{block}"
        exec(block, names)
        for name in ("orders", "latest"):
            if name in names:
                rows = sorted((row["id"], row["status"]) for row in names.pop(name).collect())  # type: ignore[attr-defined]
                assert rows == (state := state or rows) != []
    assert state == [(1, "paid")]


def test_streaming(spark: SparkSession, folder: Path) -> None:
    names: dict[str, object] = {"spark": spark}
    for block in snippets("streaming.md", folder):
        exec(block, names)
    read = spark.read.format("mysql_binlog").option("table", "shop.orders").load(str(folder / "archive"))
    for place in ("orders", "hourly"):
        written = spark.read.parquet(str(folder / "lake" / place))
        assert sorted(written.select("_sequence").collect()) == sorted(read.select("_sequence").collect())
        assert written.count() > 3
    assert names["orders"].columns == ["id", "status", "_sequence"]  # type: ignore[attr-defined]
    merged = spark.read.parquet(str(folder / "lake" / "to-merge" / "0"))
    assert {(row["id"], row["_change_type"]) for row in merged.collect()} == {(1, "update_postimage"), (3, "delete")}
