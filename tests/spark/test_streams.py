"""A folder of logs as a stream: `spark.readStream.format("mysql_binlog")`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from pyspark.errors import StreamingQueryException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.types import IntegerType, StructField, StructType

from binlog_kaitai import iter_changes
from binlog_kaitai.errors import SourceChangedError, SourceError
from binlog_kaitai.log.source import Source, find_sources
from binlog_kaitai.series.tail import group_start, identity, safe_end
from binlog_kaitai.spark.source import BinlogSource
from binlog_kaitai.spark.source.stream import StreamReader
from tests.builder import LogBuilder
from tests.builder.columns import integer

DATA = Path(__file__).parents[1] / "data"
COLUMNS = [integer("id", 4)]
LOGS = [
    DATA / "mysql-9.7.4" / "gtid-a.000001",
    DATA / "mysql-9.7.4" / "compress-a.binlog",
    DATA / "mysql-9.7.4" / "xa-a.binlog",
    DATA / "mysql-5.6.24" / "trx-a.binlog",
    DATA / "mariadb-11.8.9" / "gtid-a.000001",
    DATA / "mariadb-10.11.19" / "trx-a.binlog",
]


def ids(log: Path, upto: int | None = None) -> list[tuple[int, int, int]]:
    return [
        (change.place.position, change.place.payload_offset or 0, change.row)
        for change in iter_changes(log)
        if upto is None or change.place.position < upto
    ]


@pytest.mark.parametrize("log", [log for log in LOGS if log.is_file()], ids=lambda log: f"{log.parent.name}-{log.name}")
def test_what_is_before_the_safe_end_is_whole_and_stays(log: Path, tmp_path: Path) -> None:
    """A log cut anywhere: its safe end lies between transactions, and only grows."""
    data, last = log.read_bytes(), 0
    whole = {change.place.position: change.transaction.outcome for change in iter_changes(log)}
    cut = tmp_path / log.name
    for size in range(200, len(data), max(37, len(data) // 150)):
        cut.write_bytes(data[:size])
        (source,) = find_sources(cut)
        end = safe_end(source)
        assert last <= end <= size
        last = end
        cut.write_bytes(data[:end] or data[:4])
        for change in iter_changes(cut) if end > 4 else ():
            assert change.transaction.outcome == whole[change.place.position]
        cut.write_bytes(data[:size])
    assert last > len(data) // 2


def test_an_identity_is_of_the_log_not_of_its_state(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("open", "closed", "other")]
    LogBuilder(in_use=True).write(paths[0])
    closed = LogBuilder()
    closed.rotate()
    closed.write(paths[1])
    other = LogBuilder()
    other.data = bytearray()
    other.timestamp += 1
    other.begin_next_log()
    other.write(paths[2])
    numbers = [identity(find_sources(path).sources[0]) for path in paths]
    assert numbers[0] == numbers[1] != numbers[2]


def transactions(log: LogBuilder, first: int, count: int) -> LogBuilder:
    for number in range(first, first + count):
        log.gtid(number)
        log.begin()
        log.insert(COLUMNS, {"id": number})
        log.xid(number)
    return log


def available_now(stream: DataFrame, folder: Path) -> None:
    query = (
        stream.writeStream.format("parquet")
        .option("checkpointLocation", str(folder / "checkpoint"))
        .trigger(availableNow=True)
        .start(str(folder / "rows"))
    )
    assert query.awaitTermination(300)


def read_stream(spark: SparkSession, folder: Path, **options: Any) -> DataFrame:
    reader = spark.readStream.format("mysql_binlog").option("table", "shop.t")
    for name, value in options.items():
        reader = reader.option(name, value)
    return reader.load(str(folder))


def found(spark: SparkSession, folder: Path) -> list[int]:
    return sorted(row["id"] for row in spark.read.parquet(str(folder / "rows")).collect())


def test_a_log_that_grows_and_rotates_is_read_exactly_once(spark: SparkSession, tmp_path: Path) -> None:
    logs = tmp_path / "logs"
    logs.mkdir()
    log = transactions(LogBuilder(in_use=True), 0, 5)
    size = len(log.data)
    open_transaction = transactions(log, 5, 1)
    path = logs / "binlog.000001"
    path.write_bytes(open_transaction.data[: size + 100])  # its end is not written yet
    available_now(read_stream(spark, logs), tmp_path)
    assert found(spark, tmp_path) == list(range(5))
    transactions(log, 6, 3).rotate("binlog.000002")
    log.write(path)
    transactions(LogBuilder(in_use=True), 9, 4).write(logs / "binlog.000002")
    available_now(read_stream(spark, logs, maxBytesPerTrigger="300"), tmp_path)
    assert found(spark, tmp_path) == list(range(13))
    available_now(read_stream(spark, logs), tmp_path)
    assert found(spark, tmp_path) == list(range(13))


@pytest.mark.parametrize("moment", ["listed", "ended", "planned", "half read"])
def test_a_log_that_rotates_in_the_middle_of_a_batch(
    moment: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its open transaction ends there, and the next log is begun: no row is lost, and none comes twice."""
    log = transactions(LogBuilder(in_use=True), 0, 3)
    size = len(log.data)
    path = tmp_path / "binlog.000001"
    path.write_bytes(transactions(log, 3, 1).data[: size + 100])
    reader = BinlogSource({"path": str(tmp_path), "table": "shop.t"}).streamReader(
        StructType([StructField("id", IntegerType())])
    )
    assert isinstance(reader, StreamReader)
    limit = reader.getDefaultReadLimit()

    def rotate(now: str) -> None:
        if now == moment:
            transactions(log, 4, 2).rotate("binlog.000002")
            log.write(path)
            transactions(LogBuilder(in_use=True), 6, 2).write(tmp_path / "binlog.000002")

    def ends(source: Source) -> int:
        rotate("listed")
        monkeypatch.undo()
        return safe_end(source)

    monkeypatch.setattr("binlog_kaitai.spark.source.stream.safe_end", ends)
    ids: list[int] = []
    start = reader.initialOffset()
    for _ in range(3):
        end = reader.latestOffset(start, limit)
        rotate("ended")
        tasks = reader.partitions(start, end)
        rotate("planned")
        for task in tasks:
            for batch in reader.read(task):
                rotate("half read")
                ids += batch.column("id").to_pylist()
        moment = "" if len(ids) >= 3 else moment
        start = end
    assert ids == list(range(8))


@pytest.mark.slow
def test_a_log_that_was_replaced_ends_the_stream(spark: SparkSession, tmp_path: Path) -> None:
    logs = tmp_path / "logs"
    logs.mkdir()
    transactions(LogBuilder(), 0, 3).write(logs / "binlog.000001")
    available_now(read_stream(spark, logs), tmp_path)
    other = LogBuilder()
    other.data = bytearray()
    other.timestamp += 100
    other.begin_next_log()
    transactions(other, 50, 3).write(logs / "binlog.000001")
    with pytest.raises(StreamingQueryException, match="is another log than the one that was read"):
        available_now(read_stream(spark, logs), tmp_path)
    shutil.rmtree(logs)
    logs.mkdir()
    transactions(LogBuilder(), 90, 2).write(logs / "binlog.000002")
    with pytest.raises(StreamingQueryException, match="was purged"):
        available_now(read_stream(spark, logs), tmp_path)
    available_now(read_stream(spark, logs, failOnDataLoss="false"), tmp_path)
    assert found(spark, tmp_path) == [0, 1, 2, 90, 91]


def of_another_server(folder: Path, number: int, first: int, count: int) -> None:
    log = LogBuilder()
    log.data = bytearray()
    log.timestamp += 100
    log.begin_next_log()
    transactions(log, first, count).write(folder / f"binlog.{number:06}")


@pytest.mark.parametrize("last", [1, 3])
def test_without_fail_on_data_loss_a_reset_server_is_read_from_its_first_log(last: int, tmp_path: Path) -> None:
    """Whether its new logs have come as far as the old ones, or not; a batch that is asked for again is the same."""
    for number in (1, 2):
        transactions(LogBuilder(), number, 1).write(tmp_path / f"binlog.{number:06}")
    source = BinlogSource({"path": str(tmp_path), "table": "shop.t", "failOnDataLoss": "false"})
    reader = source.streamReader(source.schema())
    start = reader.latestOffset(reader.initialOffset(), reader.getDefaultReadLimit())
    for path in tmp_path.iterdir():
        path.unlink()
    for number in range(1, last + 1):
        of_another_server(tmp_path, number, 10 * number, 2)
    end = reader.latestOffset(start, reader.getDefaultReadLimit())
    for _ in range(2):
        found = [batch for task in reader.partitions(start, end) for batch in reader.read(task)]
        ids = [value for batch in found for value in batch.column("id").to_pylist()]
        assert sorted(ids) == [10 * number + one for number in range(1, last + 1) for one in (0, 1)]
    assert reader.latestOffset(end, reader.getDefaultReadLimit()) == end


def rows_of(reader: StreamReader, start: dict[str, Any], end: dict[str, Any]) -> list[int]:
    found = [batch for task in reader.partitions(start, end) for batch in reader.read(task)]
    return sorted(value for batch in found for value in batch.column("id").to_pylist())


@pytest.mark.parametrize("size", [-60, 100, 5, 2, 0])
def test_a_log_that_is_copied_anew_is_waited_for(size: int, tmp_path: Path) -> None:
    """Also where the next log stands after it already; a batch that was planned before is no empty one."""
    log = transactions(LogBuilder(), 0, 3)
    path = log.write(tmp_path / "binlog.000001")
    source = BinlogSource({"path": str(tmp_path), "table": "shop.t", "failOnDataLoss": "false"})
    reader = source.streamReader(source.schema())
    assert isinstance(reader, StreamReader)
    limit = reader.getDefaultReadLimit()
    start = reader.latestOffset(reader.initialOffset(), limit)
    whole = transactions(log, 3, 1)
    whole.rotate("binlog.000002")
    path.write_bytes(log.data[: size if size >= 0 else start["position"] + size])
    transactions(LogBuilder(), 4, 2).write(tmp_path / "binlog.000002")
    assert reader.latestOffset(start, limit) == start
    whole.write(path)
    end = reader.latestOffset(start, limit)
    assert rows_of(reader, start, end) == [3, 4, 5]
    path.write_bytes(log.data[: start["position"] - 1])
    with pytest.raises(SourceChangedError, match=r"binlog\.000001: has become shorter than .*start again when"):
        reader.partitions(start, end)
    strict = BinlogSource({"path": str(tmp_path), "table": "shop.t"})
    with pytest.raises(SourceChangedError, match="has become shorter than"):
        strict.streamReader(strict.schema()).latestOffset(start, limit)


def test_an_empty_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match=r"no binary logs in this directory \(0 other files\)"):
        BinlogSource({"path": str(tmp_path), "table": "shop.t"}).schema()


def test_transactions_begin_at_or_behind_any_position(tmp_path: Path) -> None:
    log = transactions(LogBuilder(), 0, 4)
    (source,) = find_sources(log.write(tmp_path / "log"))
    begins = [position for position in log.positions if log.data[position + 4] == 33]
    for position in range(begins[0] + 1, len(log.data), 41):
        wanted = min((begin for begin in begins if begin >= position), default=len(log.data))
        assert group_start(source, position, len(log.data)) == wanted
