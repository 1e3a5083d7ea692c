"""Spark reads what `export` made of a table whose types have changed."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

from tests.test_finish import STEPS, export, logs


@pytest.mark.slow
@pytest.mark.parametrize("options", [[], ["--partition-by-date"]], ids=["flat", "by-date"])
def test_spark_reads_a_table_whose_types_changed(spark: SparkSession, options: list[str], tmp_path: Path) -> None:
    paths = logs(tmp_path / "logs")
    out = export(tmp_path / "out", paths, *options)
    found = spark.read.parquet(str(out / "shop.t"))
    assert dict(found.select("id", "n", "s", "d").dtypes) == {
        "id": "bigint",
        "n": "bigint",
        "s": "string",
        "d": "string",
    }
    once: list[tuple[Any, ...]] = [
        (row["id"], row.get("n"), row.get("s"), f"{row['d']:f}" if "d" in row else None) for _, row in STEPS
    ]
    rows = [tuple(row) for row in found.select("id", "n", "s", "d").collect()]
    assert sorted(rows, key=str) == sorted(once * 3, key=str)
    if options:
        days = {path.name for path in (out / "shop.t").iterdir()}
        read = {f"binlog_date={row['binlog_date'].isoformat()}" for row in found.select("binlog_date").collect()}
        assert read == days
        assert found.where(f"binlog_date = date'{date(1999, 1, 1)}'").count() == 0
