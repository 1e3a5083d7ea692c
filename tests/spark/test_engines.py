"""docs/engines.md is true: what engines make of the types of an export."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from functools import partial
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from pyspark.sql import SparkSession

from binlog_kaitai.cli import main
from tests.builder import LogBuilder
from tests.builder import columns as make

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "engines.md").read_text("utf-8")
COLUMNS = [
    (make.integer("TINYINT", 1), -1),
    (make.integer("SMALLINT", 2), -1),
    (make.integer("INT", 4), -1),
    (make.integer("BIGINT", 8), -1),
    (make.integer("TINYINT UNSIGNED", 1, unsigned=True), 255),
    (make.integer("SMALLINT UNSIGNED", 2, unsigned=True), (1 << 16) - 1),
    (make.integer("INT UNSIGNED", 4, unsigned=True), (1 << 32) - 1),
    (make.integer("BIGINT UNSIGNED", 8, unsigned=True), (1 << 64) - 1),
    (make.float_("FLOAT"), 1.5),
    (make.double("DOUBLE"), 1.5),
    (make.decimal("DECIMAL(10,2)", 10, 2), Decimal("1.50")),
    (make.decimal("DECIMAL(65,30)", 65, 30), Decimal("1.5")),
    (make.bit("BIT(1)", 1), 1),
    (make.bit("BIT(64)", 64), (1 << 64) - 1),
    (make.year("YEAR"), 2026),
    (make.date_("DATE"), date(2026, 11, 20)),
    (make.time2("TIME(6)", 6), -timedelta(hours=838, microseconds=1)),
    (make.datetime2("DATETIME(6)", 6), datetime(2026, 11, 20, 8, 15)),
    (make.timestamp2("TIMESTAMP(0)", 0), datetime(2026, 11, 20, 8, 15, tzinfo=UTC)),
    (make.varchar("VARCHAR(10)", 40), "a"),
    (make.blob("BLOB", 2), b"\x00\xff"),
    (make.enum("ENUM", ("a", "b")), "b"),
    (make.set_("SET", ("a", "b")), "a,b"),
    (make.json_scalar("JSON"), 7),
    (make.geometry("POINT"), (4326, b"\1\1\0\0\0" + bytes(16))),
    (make.vector("VECTOR(2)"), [1.0, 2.0]),
]


@pytest.fixture(scope="module")
def parquet(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A table that has a column of each type, as it is, and without unsigned numbers."""
    folder = tmp_path_factory.mktemp("engines")
    log = LogBuilder()
    log.gtid(1)
    log.begin()
    log.insert([column for column, _ in COLUMNS], {column.name: value for column, value in COLUMNS})
    log.xid(1)
    log.rotate()
    path = str(log.write(folder / "binlog.000001"))
    assert main(["export", path, "--output", str(folder / "keep")]) == 0
    assert main(["export", path, "--output", str(folder / "widen"), "--unsigned", "widen"]) == 0
    return folder


def told(form: str) -> dict[str, dict[str, str]]:
    """What the page says of a form of output: by engine and column."""
    table = PAGE.split(f"\n## {form}\n")[1].split("\n## ")[0]
    head, _, *lines = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("|")]
    return {
        engine: {_plain(line[0]): _plain(line[place]) for line in lines} for place, engine in enumerate(head) if place
    }


def _plain(cell: str) -> str:
    return cell.split("`")[1] if "`" in cell else cell


def of_pyarrow(folder: str) -> dict[str, str]:
    return {field.name: str(field.type) for field in pq.read_table(folder).schema}


def of_duckdb(folder: str) -> dict[str, str]:
    import duckdb

    found = duckdb.sql(f"SELECT * FROM read_parquet('{folder}/*.parquet')")
    assert len(found.fetchall()) == 1
    return dict(zip(found.columns, map(str, found.types), strict=True))


def of_polars(folder: str) -> dict[str, str]:
    import polars as pl

    return {name: str(kind) for name, kind in pl.read_parquet(folder).schema.items()}


def of_pandas(folder: str) -> dict[str, str]:
    import pandas as pd

    found = pd.read_parquet(folder)
    return {name: str(kind) for name, kind in found.dtypes.items()}


def of_spark(spark: SparkSession, folder: str) -> dict[str, str]:
    found = spark.read.parquet(folder)
    assert found.count() == len(found.collect()) == 1
    return {field.name: field.dataType.simpleString() for field in found.schema}


ENGINES: dict[str, Callable[[str], dict[str, str]]] = {
    "pyarrow": of_pyarrow,
    "DuckDB": of_duckdb,
    "Polars": of_polars,
    "pandas": of_pandas,
}


@pytest.mark.parametrize("form", ["keep", "widen"])
@pytest.mark.parametrize(
    "engine",
    [
        pytest.param(name, marks=pytest.mark.slow) if name in ("DuckDB", "pandas") else name
        for name in (*ENGINES, "Spark")
    ],
)
def test_types_are_what_the_page_says(engine: str, form: str, parquet: Path, request: pytest.FixtureRequest) -> None:
    read = ENGINES.get(engine) or partial(of_spark, request.getfixturevalue("spark"))
    found, said = read(str(parquet / form / "shop.t")), told(form)[engine]
    assert {name: found[name] for name in said} == said
    assert said.keys() >= {column.name for column, _ in COLUMNS if form == "keep" or "UNSIGNED" in column.name}


def test_widened_numbers_are_the_same(parquet: Path) -> None:
    kept, wide = (pq.read_table(parquet / form / "shop.t") for form in ("keep", "widen"))
    assert wide.schema.names == kept.schema.names
    assert not re.search(r"\buint", str(wide.schema.remove_metadata()))
    assert wide.to_pylist() == [row | {"BIGINT UNSIGNED": Decimal((1 << 64) - 1)} for row in kept.to_pylist()]


def test_fields_tell_their_types_in_sql(parquet: Path) -> None:
    schema = pq.read_schema(next((parquet / "keep" / "shop.t").iterdir()))
    said = {field.name: (field.metadata or {}).get(b"binlog.sql_type", b"").decode() for field in schema}
    assert {name for name in said if said[name]} == {column.name for column, _ in COLUMNS}
    assert (said["BIGINT UNSIGNED"], said["DECIMAL(65,30)"]) == ("BIGINT UNSIGNED", "DECIMAL(65,30)")
