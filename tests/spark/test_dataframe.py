"""Logs as DataFrames: `spark.read.format("mysql_binlog")`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pyspark.errors import AnalysisException, PySparkException
from pyspark.sql import DataFrame, DataFrameReader, SparkSession
from pyspark.sql import functions as f

from binlog_kaitai import iter_changes
from binlog_kaitai.arrow.schema import PRIMARY_KEY
from binlog_kaitai.cli import main
from binlog_kaitai.spark.source import BinlogSource
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.final_tables import read_tables
from tests.spark.typed import Rows, assert_same_rows, rows_of_changes

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
SHOP = ROOT / "samples" / "mysql-9.7-shop.binlog"
TYPED = [
    ROOT / "samples" / "mariadb-11.8-types.binlog",
    DATA / "mysql-9.7.4" / "compress-a.binlog",
    DATA / "mysql-5.6.24" / "row-datetime-a.binlog",
    SHOP,
]


UNCOMPARED = {"_raw_values", "_commit_version", "_commit_timestamp", "_sequence"}


def read(spark: SparkSession, **options: Any) -> DataFrameReader:
    reader = spark.read.format("mysql_binlog")
    for name, value in options.items():
        reader = reader.option(name, value)
    return reader


def typed_rows(found: DataFrame) -> list[dict[str, Any]]:
    """The rows of a DataFrame with full lineage, as `typed` has those of Parquet."""
    rows = []
    for row in found.toArrow().to_pylist():
        raw = dict(row.pop("_raw_values"))
        for name in ("_commit_version", "_commit_timestamp", "_sequence"):
            row.pop(name)
        rows.append(row | {"_timestamp": int(row["_timestamp"].timestamp())} | raw)
    return sorted(rows, key=lambda row: (row["_file"], row["_position"], row["_payload_offset"] or 0, row["_row"]))


@pytest.mark.parametrize(
    "log", [TYPED[0], *(pytest.param(log, marks=pytest.mark.slow) for log in TYPED[1:])], ids=lambda log: log.name
)
def test_typed_rows_are_the_changes(spark: SparkSession, log: Path) -> None:
    """Of the first table and the last."""
    wanted: Rows = rows_of_changes([log])
    names = list(dict.fromkeys(f"{c.database}.{c.table}" for c in iter_changes(log)))
    for name, split_size in {names[0]: "1g", names[-1]: "3000"}.items():
        found = read(spark, table=name, lineage="full", splitSize=split_size).load(str(log))
        nothing = dict.fromkeys(set(found.columns) - UNCOMPARED)  # in a column that a definition lacks
        assert_same_rows({name: typed_rows(found)}, {name: [nothing | row for row in wanted[name]]})


def test_rows_of_all_tables_are_the_changes(spark: SparkSession, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["changes", *map(str, TYPED)]) == 0
    lines = [json.loads(line) for line in capsysbinary.readouterr().out.splitlines()]
    found = read(spark, lineage="full", splitSize="3000").load([str(log) for log in TYPED])
    rows = sorted(found.collect(), key=lambda row: row["_sequence"])
    assert len(rows) == len(lines)
    order = sorted(lines, key=lambda line: [str(log) for log in TYPED].index(line["source"]["file"]))
    for row, line in zip(rows, order, strict=True):
        images = [None if row[name] is None else json.loads(row[name]) for name in ("before", "after")]
        assert images == [line["before"], line["after"]]
        assert [row[name] for name in ("operation", "database", "table")] == [
            line[name] for name in ("operation", "database", "table")
        ]
        assert (row["_position"], row["_row"]) == (line["source"]["position"], line["source"]["row"])
        assert (row["_gtid"], row["_outcome"]) == (line["source"]["gtid"], line["source"]["outcome"])


@pytest.mark.slow
def test_images_as_variants(spark: SparkSession) -> None:
    """As docs/dataframes.md has it."""
    changes = read(spark).load(str(SHOP)).where("table = 'orders' and operation = 'insert'")
    rows = changes.withColumn("after", f.parse_json("after")).orderBy("_sequence")
    found = rows.selectExpr(
        "variant_get(after, '$.total', 'decimal(10,2)') AS total", "after:attrs.items[0].sku::string AS sku"
    ).collect()
    assert [(str(row["total"]), row["sku"]) for row in found] == [("21.80", "TEA-01"), ("4.90", None)]


@pytest.mark.slow
def test_light_lineage_is_what_a_change_feed_needs(spark: SparkSession) -> None:
    own = ["id", "customer_id", "status", "total", "created_at", "pickup", "attrs"]
    found = read(spark, table="shop.orders").load(str(SHOP))
    assert found.columns == [*own, "_change_type", "_commit_version", "_commit_timestamp", "_sequence", "_outcome"]
    assert read(spark, table="shop.orders", lineage="none").load(str(SHOP)).columns == own


@pytest.mark.slow
def test_the_primary_key_is_in_the_schema(spark: SparkSession) -> None:
    schema = read(spark, table="shop.orders").load(str(SHOP)).schema
    assert {field.name: field.metadata for field in schema if field.metadata} == {"id": {PRIMARY_KEY: 1}}


def test_a_table_that_changes_in_a_log_has_all_of_its_columns(spark: SparkSession, tmp_path: Path) -> None:
    """And what the last log does not know is an error of the query."""
    found = read(spark, table="shop.customers").load(str(SHOP))
    assert found.where("phone IS NOT NULL").count() > 0
    for number, columns in enumerate(([integer("id", 4), varchar("gone", 20)], [integer("id", 4)]), 1):
        log = LogBuilder()
        log.begin()
        log.insert(columns, {"id": number, "gone": "x"})
        log.xid(1)
        log.write(tmp_path / f"binlog.{number:06}")
    assert read(spark, table="shop.t").load(str(tmp_path)).where("gone = 'x'").count() == 1
    with pytest.raises(PySparkException, match=r"000001:\d+: shop\.t has a column gone here"):
        read(spark, table="shop.t", schemaFrom="1").load(str(tmp_path)).count()


@pytest.mark.slow
def test_pruned_reads_are_parts_of_full_ones(spark: SparkSession) -> None:
    full = read(spark, table="shop.orders").load(str(SHOP)).select("status", "id", "_change_type").collect()
    by_option = read(spark, table="shop.orders", columns="status, id, _change_type").load(str(SHOP)).collect()
    by_schema = read(spark, table="shop.orders").schema("status string, id bigint, _change_type string").load(str(SHOP))
    assert by_option == full
    assert [tuple(row) for row in by_schema.collect()] == [tuple(row) for row in full]


@pytest.mark.slow
@pytest.mark.parametrize("pushed", ["true", "false"])
def test_filters_leave_the_rows_that_fulfil_them(spark: SparkSession, pushed: str) -> None:
    spark.conf.set("spark.sql.python.filterPushdown.enabled", pushed)
    rows = read(spark, table="shop.orders").load(str(SHOP))
    everything = rows.collect()
    for condition in (
        "customer_id = 1",
        "customer_id > 1 and _change_type = 'insert'",
        "created_at >= timestamp_ntz'2026-11-20 09:00:00' and status in ('paid', 'new') and total < 20",
        "(id = 1 or customer_id = 3) and _sequence.ordinal > 1000000",
    ):
        wanted = spark.createDataFrame(everything, rows.schema).where(condition).collect()
        assert rows.where(condition).collect() == wanted, condition
        assert wanted, condition
    spark.conf.unset("spark.sql.python.filterPushdown.enabled")


@pytest.mark.slow
def test_sql(spark: SparkSession) -> None:
    spark.sql(
        f"CREATE OR REPLACE TEMPORARY VIEW orders USING mysql_binlog OPTIONS (path '{SHOP}', table 'shop.orders')"
    )
    (count,) = spark.sql("SELECT count(DISTINCT id) FROM orders").collect()[0]
    assert count == len({(c.after or c.before or {})["id"] for c in iter_changes(SHOP) if c.table == "orders"})


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"table": "shop.nothing"}, r"no rows of shop\.nothing"),
        ({"tabel": "shop.orders"}, "no option tabel"),
        ({"mode": "lenient"}, "option mode is 'lenient'"),
        ({"splitSize": "many"}, "option splitSize is 'many'"),
        ({"table": "shop.orders", "columns": "id,price"}, "option columns has price"),
        ({"startingTimestamp": "yesterday"}, "option startingTimestamp is 'yesterday'"),
    ],
)
def test_wrong_options_are_named(options: dict[str, str], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        BinlogSource({"path": str(SHOP)} | options).schema()


@pytest.mark.slow
def test_what_is_wrong_is_what_spark_says(spark: SparkSession) -> None:
    with pytest.raises(AnalysisException, match=r"no rows of shop\.nothing in .*shop\.binlog"):
        read(spark, table="shop.nothing").load(str(SHOP))


def damaged(folder: Path) -> Path:
    log = LogBuilder()
    for number in range(4):
        log.begin()
        log.insert([integer("id", 4), varchar("name", 20)], {"id": number, "name": "x"})
        log.xid(number)
    path = log.write(folder / "binlog.000001")
    data = bytearray(path.read_bytes())
    data[log.positions[7] + 30] ^= 1  # in the second insert
    path.write_bytes(data)
    return path


def test_damage_fails_a_query_or_is_told_in_a_column(spark: SparkSession, tmp_path: Path) -> None:
    path = str(damaged(tmp_path))
    with pytest.raises(PySparkException, match="checksum"):
        read(spark, table="shop.t").load(path).collect()
    found = read(spark, table="shop.t", mode="permissive", columnNameOfCorruptRecord="_corrupt").load(path)
    rows = found.collect()
    assert sorted(row["id"] for row in rows if row["_corrupt"] is None) == [0, 2, 3]
    assert [row["id"] for row in rows if row["_corrupt"]] == [None]
    assert "checksum" in next(row["_corrupt"] for row in rows if row["_corrupt"])


def history(folder: Path) -> Path:
    """A table that is filled, emptied, filled again, and whose keys move; a transaction that was rolled back."""
    folder.mkdir()
    columns = [integer("id", 4), varchar("name", 20)]

    def rows(log: LogBuilder, operation: str, *images: Any) -> None:
        log.gtid(len(log.positions))
        log.begin()
        log.table_map(columns, primary_key=[0])
        log.rows(operation, columns, images)
        log.xid(1)

    log = LogBuilder()
    rows(log, "insert", *((None, {"id": n, "name": "old"}) for n in range(5)))
    log.gtid(90)
    log.query("TRUNCATE TABLE t", database="shop")
    rows(log, "insert", *((None, {"id": n, "name": "new"}) for n in range(3)))
    log.rotate("binlog.000010")
    log.write(folder / "binlog.000009")
    log = LogBuilder()
    rows(log, "update", ({"id": 0, "name": "new"}, {"id": 7, "name": "moved"}))
    rows(log, "delete", ({"id": 1, "name": "new"}, None))
    rows(log, "update", ({"id": 2, "name": "new"}, {"id": 2, "name": "newer"}))
    log.write(folder / "binlog.000010")
    return folder


def latest(changes: DataFrame, *key: str) -> DataFrame:
    """The rows that a table has now, as docs/dataframes.md has it."""
    emptied = changes.where("_change_type = 'truncate'").agg(f.max("_sequence").alias("emptied"))
    newest = (
        changes.where("_change_type <> 'truncate'")
        .groupBy(*key)
        .agg(f.max_by(f.struct(*changes.columns), "_sequence").alias("row"))
    )
    kept = newest.crossJoin(emptied).where("emptied IS NULL OR row._sequence > emptied")
    return kept.select("row.*").where("_change_type <> 'delete'")


def test_applied_changes_are_the_table(spark: SparkSession, tmp_path: Path) -> None:
    found = read(spark, table="shop.t", changes="apply", splitSize="200").load(str(history(tmp_path / "logs")))
    rows = {(row["id"], row["name"]) for row in latest(found, "id").collect()}
    assert rows == {(7, "moved"), (2, "newer")}


WORKLOADS = sorted(
    path
    for path in (DATA / "mysql-9.7.4").glob("*.rows.jsonl*")
    if "minimal" not in path.name and list(path.parent.glob(f"{path.name.partition('.')[0]}.binlog"))
)


@pytest.mark.slow
def test_the_latest_state_has_the_keys_of_the_servers_tables(spark: SparkSession) -> None:
    """Of all tables that have a key of one integer column, of a folder of logs each."""
    checked = 0
    for path in WORKLOADS:
        log = path.with_name(f"{path.name.partition('.')[0]}.binlog")
        keys = {}
        for change in iter_changes(log):
            names = [change.definition.columns[index].name for index in change.definition.primary_key]
            keys[f"{change.database}.{change.table}"] = names
        for name, table in read_tables(path).items():
            if len(keys.get(name, ())) == 1 and all(_is_number(row.get(keys[name][0])) for row in table.rows):
                (key,) = keys[name]
                found = latest(read(spark, table=name, changes="apply").load(str(log)), key).select(key).collect()
                assert sorted(int(row[0]) for row in found) == sorted(int(row[key]) for row in table.rows), name
                checked += 1
    assert checked >= 5


def _is_number(text: Any) -> bool:
    return isinstance(text, str) and text.lstrip("-").isdigit()


@pytest.mark.slow
def test_apply_needs_a_key(spark: SparkSession, tmp_path: Path) -> None:
    with pytest.raises(PySparkException, match=r"needs the primary key of shop\.t"):
        read(spark, table="shop.t", changes="apply").load(str(damaged(tmp_path))).collect()


@pytest.mark.slow
def test_spark_finds_the_source_by_itself(tmp_path: Path) -> None:
    """In an installed package; an editable one shows Spark no modules."""
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(tmp_path / "site"), str(ROOT)],
        check=True,
    )
    script = (
        "from binlog_kaitai.spark import local_session\n"
        "with local_session('local[1]') as spark:\n"
        f"    print(spark.read.format('mysql_binlog').option('table', 'shop.orders').load({str(SHOP)!r}).count())\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": str(tmp_path / "site"), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert run.stdout.split() == [str(read_count())], run.stderr[-2000:]


def read_count() -> int:
    """Images of shop.orders in the sample."""
    changes = (change for change in iter_changes(SHOP) if change.table == "orders")
    return sum((change.before is not None) + (change.after is not None) for change in changes)
