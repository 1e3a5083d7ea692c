"""Spark reads what `export` made of a table whose types have changed."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

from binlog_kaitai.export.folder import LEDGER
from tests.exports import export
from tests.made.altered import STEPS, logs


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


@pytest.mark.slow
def test_spark_reads_what_was_added_later(spark: SparkSession, tmp_path: Path) -> None:
    """As the ledger says where files of earlier runs have other schemas."""
    paths, out = logs(tmp_path / "logs", STEPS[1:3]), tmp_path / "out"
    for count in (1, 2):
        export(out, paths[:count], "--append")
    found = json.loads((out / LEDGER).read_text())["tables"]["shop.t"]
    assert found["readers"]["spark"] == "spark.read.schema(spark.read.parquet(SCHEMA_OF).schema).parquet(...)"
    widest = spark.read.parquet(str(out / found["schema_of"])).schema
    rows = spark.read.schema(widest).parquet(str(out / "shop.t")).select("id", "n", "s").collect()
    wanted = [(row["id"], row["n"], row.get("s")) for _, row in STEPS[1:3] for _ in "123"]
    assert sorted(map(tuple, rows), key=str) == sorted(wanted, key=str)
