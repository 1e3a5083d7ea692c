"""Logs as RDDs: the same records, in the same order, as from reading the logs one after the other."""

from __future__ import annotations

import pickle
from pathlib import Path

import pyarrow as pa
import pytest
from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession

from binlog_kaitai import SourceError, iter_changes, read_events
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.records import ChangeRecord, EventRecord
from binlog_kaitai.columnar import batches
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.source import find_sources
from binlog_kaitai.spark import arrow_rdd, changes_rdd, events_rdd
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.compiled.tables import plain

DATA = Path(__file__).parents[1] / "data"
LOGS = [
    str(DATA / name)
    for name in (
        "mysql-9.7.4/gtid-a.000001",
        "mysql-9.7.4/compress-a.binlog",
        "mysql-9.7.4/row-json-a.binlog",
        "mysql-5.6.24/row-datetime-a.binlog",
        "mysql-5.6.24-v1rows/v1-image-minimal-a.binlog",
        "mariadb-11.8.9/compress-a.binlog",
        "mariadb-11.8.9/gtid-a.000001",
        "mysql-9.7.4-replica/relay-a.000004.binlog",
    )
]
COLUMNS = [integer("id", 4)]


def ids(records: list[ChangeRecord]) -> list[int]:
    return [record.after["id"] for record in records if record.after]


def make_log(path: Path, first: int, count: int) -> str:
    log = LogBuilder()
    for number in range(first, first + count):
        log.gtid(number, sequence_number=number)
        log.begin()
        log.insert(COLUMNS, {"id": number})
        log.xid(number)
    log.rotate()
    return str(log.write(path))


@pytest.mark.parametrize("split_size", [1 << 30, 10_000])
def test_events_are_those_of_a_sequential_read(spark: SparkSession, split_size: int) -> None:
    found = events_rdd(spark.sparkContext, LOGS, split_size=split_size).collect()
    assert found == [EventRecord.of(event) for event in read_events(LOGS)]
    assert len({(record.file, record.position, record.payload_offset) for record in found}) == len(found)


@pytest.mark.parametrize("split_size", [1 << 30, 10_000])
def test_changes_are_those_of_a_sequential_read(spark: SparkSession, split_size: int) -> None:
    found = changes_rdd(spark.sparkContext, LOGS, split_size=split_size).collect()
    wanted = [ChangeRecord.of(change) for change in iter_changes(LOGS)]
    assert len(found) == len(wanted) > 300
    assert found == wanted


def test_a_partition_is_in_the_order_of_its_log(spark: SparkSession, tmp_path: Path) -> None:
    paths = [make_log(tmp_path / f"mysql-bin.{n:06}", 100 * n, 50) for n in (1, 2, 3)]
    parts = changes_rdd(spark.sparkContext, tmp_path, split_size=4000).glom().collect()
    assert len(parts) > 2 * len(paths)
    assert all(part == sorted(part, key=lambda record: record.position) for part in parts)
    assert all(len({record.file for record in part}) <= 1 for part in parts)
    assert [number for part in parts for number in ids(part)] == [100 * n + i for n in (1, 2, 3) for i in range(50)]


@pytest.mark.parametrize("split_size", [1 << 30, 10_000])
def test_batches_are_those_of_a_sequential_read(spark: SparkSession, split_size: int) -> None:
    found: dict[str, list[pa.RecordBatch]] = {}
    for name, batch in arrow_rdd(spark.sparkContext, LOGS, split_size=split_size).collect():
        found.setdefault(f"{name} {batch.schema.remove_metadata()}", []).append(batch)
    wanted: dict[str, list[pa.RecordBatch]] = {}
    for log in find_sources(LOGS):
        for table, batch in batches(log):
            wanted.setdefault(f"{table.database}.{table.name} {batch.schema.remove_metadata()}", []).append(batch)
    assert found.keys() == wanted.keys()
    for key, parts in wanted.items():
        assert plain(pa.Table.from_batches(found[key])).equals(plain(pa.Table.from_batches(parts)))


def test_batches_of_one_table(spark: SparkSession, tmp_path: Path) -> None:
    paths = [make_log(tmp_path / f"mysql-bin.{n:06}", 100 * n, 50) for n in (1, 2)]
    found = arrow_rdd(spark.sparkContext, paths, "shop.t", split_size=4000).collect()
    assert len(found) > 2 * len(paths)
    assert [number for batch in found for number in batch["id"].to_pylist()] == [*range(100, 150), *range(200, 250)]
    assert arrow_rdd(spark.sparkContext, paths, "shop.u").isEmpty()


def test_a_table_that_is_asked_for_comes_before_the_filter(spark: SparkSession, tmp_path: Path) -> None:
    path = make_log(tmp_path / "log", 1, 9)
    chosen = Filter(include_gtids=GtidSet.parse("11111111-2222-3333-4444-555555555555:3"), tables=frozenset({"u"}))
    (batch,) = arrow_rdd(spark.sparkContext, path, "shop.t", filter=chosen).collect()
    assert batch["id"].to_pylist() == [3]


def test_options_reach_the_workers(spark: SparkSession) -> None:
    path = str(DATA / "mysql-9.7.4/row-rowsquery-a.binlog")
    found = changes_rdd(spark.sparkContext, path, with_query=True, names="positional", json="text").collect()
    assert found == [
        ChangeRecord.of(change) for change in iter_changes(path, with_query=True, names="positional", json="text")
    ]
    assert all("@1" in (record.after or record.before or ()) for record in found)
    assert any(record.query for record in found)


def test_filters_of_positions_are_for_the_first_and_the_last_log(spark: SparkSession, tmp_path: Path) -> None:
    paths = [make_log(tmp_path / f"mysql-bin.{n:06}", 10 * n, 5) for n in (1, 2, 3)]
    places = [event.position for event in read_events(paths[0]) if event.type == "GTID_LOG_EVENT"]
    chosen = Filter(start_position=places[2], stop_position=places[1])
    for split_size in (1 << 30, 400):
        found = changes_rdd(spark.sparkContext, paths, split_size=split_size, filter=chosen).collect()
        assert ids(found) == [12, 13, 14, 20, 21, 22, 23, 24, 30]


def test_filters_of_times_are_for_each_log(spark: SparkSession, tmp_path: Path) -> None:
    """From the first event of that time on, also such as are older: they may stand in another split."""
    log = LogBuilder()
    for number, seconds in enumerate((0, 60, -30, 0, 90)):
        log.timestamp = 1_795_000_000 + seconds
        log.gtid(number + 1, sequence_number=number + 1)
        log.begin()
        log.insert(COLUMNS, {"id": number})
        log.xid(number)
    path = log.write(tmp_path / "log")
    late, early = Filter(start_time=1_795_000_060), Filter(stop_time=1_795_000_060)
    for split_size in (1 << 30, 300):
        assert ids(changes_rdd(spark.sparkContext, path, split_size=split_size, filter=late).collect()) == [1, 2, 3, 4]
        assert ids(changes_rdd(spark.sparkContext, path, split_size=split_size, filter=early).collect()) == [0]


def test_filters_of_gtids_and_tables(spark: SparkSession, tmp_path: Path) -> None:
    path = make_log(tmp_path / "log", 1, 9)
    gtids = GtidSet.parse("11111111-2222-3333-4444-555555555555:3-4:8")
    found = changes_rdd(spark.sparkContext, path, split_size=400, filter=Filter(include_gtids=gtids)).collect()
    assert ids(found) == [3, 4, 8]
    assert changes_rdd(spark.sparkContext, path, filter=Filter(tables=frozenset({"u"}))).isEmpty()


def damaged(tmp_path: Path) -> str:
    """Nine transactions; the fourth has one wrong byte."""
    path = Path(make_log(tmp_path / "damaged", 1, 9))
    rows = [event.position for event in read_events(path) if event.type == "WRITE_ROWS_EVENT"]
    data = bytearray(path.read_bytes())
    data[rows[3] + 30] ^= 1
    path.write_bytes(data)
    return str(path)


def test_damage_fails_the_task_with_the_message(spark: SparkSession, tmp_path: Path) -> None:
    path = damaged(tmp_path)
    with pytest.raises((Py4JJavaError, PySparkException), match=rf"{path}:\d+ WRITE_ROWS_EVENT: checksum mismatch"):
        changes_rdd(spark.sparkContext, path).collect()


def test_permissive_reading_leaves_out_what_is_damaged(spark: SparkSession, tmp_path: Path) -> None:
    found = changes_rdd(spark.sparkContext, damaged(tmp_path), mode="permissive").collect()
    assert ids(found) == [1, 2, 3, 5, 6, 7, 8, 9]


def test_a_path_that_is_not_there(spark: SparkSession, tmp_path: Path) -> None:
    for path in (tmp_path / "missing", tmp_path, "-"):
        with pytest.raises(SourceError):
            changes_rdd(spark.sparkContext, path)


def test_records_and_errors_travel() -> None:
    """Between processes everything is pickled."""
    change = ChangeRecord.of(next(iter_changes(LOGS[0])))
    assert pickle.loads(pickle.dumps(change)) == change
    error = SourceError("gone", "file", 4, "QUERY_EVENT")
    assert str(pickle.loads(pickle.dumps(error))) == str(error) == "file:4 QUERY_EVENT: gone"
