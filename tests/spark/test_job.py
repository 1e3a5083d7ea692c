"""The job: Parquet and JSON lines with a ledger, whole or not at all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession

from binlog_kaitai import SourceError, iter_changes, read_events
from binlog_kaitai.options import ReadOptions
from binlog_kaitai.records import ChangeRecord
from binlog_kaitai.sinks.folder import LEDGER, OutputExistsError
from binlog_kaitai.spark.job import JobResult, run_job
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.oracle import corpus
from tests.oracle.checks import Run, run_cli

DATA = Path(__file__).parents[1] / "data"
LOGS = [
    str(DATA / name)
    for name in (
        "mysql-9.7.4/gtid-a.000001",
        "mysql-9.7.4/compress-a.binlog",
        "mysql-9.7.4/row-json-a.binlog",
        "mysql-9.7.4/row-charsets-a.binlog",
        "mysql-9.7.4/row-geo-a.binlog",
        "mysql-5.6.24/row-enumset-a.binlog",
        "mysql-5.6.24-v1rows/v1-image-minimal-a.binlog",
        "mariadb-11.8.9/compress-a.binlog",
        "mariadb-11.8.9/xa-a.binlog",
        "mysql-9.7.4-replica/relay-a.000004.binlog",
    )
]
DAMAGED = [
    log
    for log in corpus.load(DATA)
    if log.entry["source"]["kind"] == "derived" and log.path.name.startswith(("dmg-a97", "odd"))
]
COLUMNS = [integer("id", 4)]


def make_log(path: Path, *numbers: int) -> str:
    log = LogBuilder()
    for number in numbers:
        log.begin()
        log.insert(COLUMNS, {"id": number})
        log.xid(number)
    log.rotate()
    return str(log.write(path))


def spoil(path: str, row: int) -> None:
    """Change one byte of a rows event."""
    file = Path(path)
    rows = [event.position for event in read_events(path) if event.type == "WRITE_ROWS_EVENT"]
    data = bytearray(file.read_bytes())
    data[rows[row] + 30] ^= 1
    file.write_bytes(data)


def parts(folder: Path) -> list[Path]:
    return sorted(folder.glob("part-*"))


def lines(folder: Path) -> list[str]:
    return [line for part in parts(folder) for line in part.read_text(encoding="utf-8").splitlines()]


def ids(folder: Path) -> list[int]:
    return [json.loads(line)["after"]["id"] for line in lines(folder)]


def ledger(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / LEDGER).read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("split_size", [1 << 30, 15_000])
def test_json_lines_are_byte_for_byte_those_of_changes(spark: SparkSession, split_size: int, tmp_path: Path) -> None:
    options = ReadOptions(json="text")
    run_job(spark.sparkContext, LOGS, tmp_path / "out", format="jsonl", split_size=split_size, options=options)
    data = b"".join(part.read_bytes() for part in parts(tmp_path / "out"))
    assert data.decode() == run_cli("changes", *LOGS).out
    assert all(part.suffix == ".jsonl" for part in parts(tmp_path / "out"))


@pytest.mark.parametrize("split_size", [1 << 30, 15_000])
def test_parquet_holds_the_changes(spark: SparkSession, split_size: int, tmp_path: Path) -> None:
    options = ReadOptions(json="text")
    run_job(spark.sparkContext, LOGS, tmp_path / "out", split_size=split_size, options=options)
    rows = [row for part in parts(tmp_path / "out") for row in pq.read_table(part).to_pylist()]
    wanted = [ChangeRecord.of(change) for change in iter_changes(LOGS, json="text")]
    assert len(rows) == len(wanted) > 300
    written = [json.loads(line) for line in run_cli("changes", *LOGS).out.splitlines()]
    for row, record, line in zip(rows, wanted, written, strict=True):
        assert [row["before"] is None, row["after"] is None] == [record.before is None, record.after is None]
        assert all(json.loads(row[image] or "null") == line[image] for image in ("before", "after"))
        plain = ("operation", "database", "table", "file", "position", "payload_offset", "row", "log_pos", "server_id",
                 "gtid", "xid", "xa", "outcome", "thread_id", "last_committed", "sequence_number", "names")  # fmt: skip
        assert {name: row[name] for name in plain} == {name: getattr(record, name) for name in plain}
        assert row["timestamp"].timestamp() == record.timestamp


def test_spark_reads_what_it_wrote(spark: SparkSession, tmp_path: Path) -> None:
    run_job(spark.sparkContext, LOGS, tmp_path / "out")
    frame = spark.read.parquet(str(tmp_path / "out"))
    assert frame.count() == len(list(iter_changes(LOGS)))
    assert dict(frame.dtypes)["timestamp"].startswith("timestamp")
    counted = {(r["table"], r["operation"]): r["count"] for r in frame.groupBy("table", "operation").count().collect()}
    assert sum(counted.values()) == ledger(tmp_path / "out")["total"]["rows"]["total"]


def test_the_ledger_is_that_of_verify(spark: SparkSession, tmp_path: Path) -> None:
    result = run_job(spark.sparkContext, LOGS, tmp_path / "out")
    found = ledger(tmp_path / "out")
    assert [entry["file"] for entry in found["files"]] == LOGS
    *files, total = map(json.loads, run_cli("verify", "--format", "json", *LOGS).out.splitlines())
    assert found["files"] == files
    assert found["total"] == total
    assert [entry.as_json() for entry in result.ledgers] == files
    assert result.total.ok


def test_the_ledger_of_splits_is_that_of_the_whole(spark: SparkSession, tmp_path: Path) -> None:
    run_job(spark.sparkContext, LOGS, tmp_path / "out", split_size=15_000)
    *files, total = map(json.loads, run_cli("verify", "--format", "json", *LOGS).out.splitlines())
    found = ledger(tmp_path / "out")
    for ours, whole in zip([*found["files"], found["total"]], [*files, total], strict=True):
        for name in ("file", "size", "bytes_walked", "ok", "events", "rows", "statements", "gtids", "first_timestamp"):
            assert ours[name] == whole[name], (ours["file"], name)


@pytest.mark.parametrize("mode", ["failfast", "permissive"])
def test_a_damaged_log_costs_itself_only(spark: SparkSession, mode: Any, tmp_path: Path) -> None:
    paths = [make_log(tmp_path / f"mysql-bin.{n:06}", 10 * n, 10 * n + 1, 10 * n + 2) for n in (1, 2, 3)]
    spoil(paths[1], 1)
    result = run_job(
        spark.sparkContext, paths, tmp_path / "out", format="jsonl", options=ReadOptions(json="text", mode=mode)
    )
    assert ids(tmp_path / "out") == [10, 11, 12, 20, *([22] if mode == "permissive" else []), 30, 31, 32]
    assert [entry.ok for entry in result.ledgers] == [True, False, True]
    assert not result.total.ok
    (message,) = ledger(tmp_path / "out")["total"]["errors"]
    assert message.startswith(f"{paths[1]}:")
    found = ledger(tmp_path / "out")["files"][1]
    assert found["bytes_walked"] + sum(end - start for start, end in found["lost"]) == found["size"]


@pytest.mark.parametrize("split_size", [1 << 30, pytest.param(2000, marks=pytest.mark.slow)])
def test_damage_of_all_kinds(spark: SparkSession, split_size: int, tmp_path: Path) -> None:
    """No log makes a task fail; what the ledger says of it is what a sequential read says."""
    paths = [str(log.path) for log in DAMAGED]
    options = ReadOptions(json="text", mode="permissive")
    run_job(spark.sparkContext, paths, tmp_path / "out", format="jsonl", split_size=split_size, options=options)
    found = {entry["file"]: entry for entry in ledger(tmp_path / "out")["files"]}
    wanted = run_cli("changes", "--mode", "permissive", *paths).out.splitlines()
    assert list(found) == paths
    if split_size > 1 << 20:
        assert lines(tmp_path / "out") == wanted
    for path in paths:
        (line,) = run_cli("verify", "--mode", "permissive", "--format", "json", path).out.splitlines()
        assert found[path]["ok"] == json.loads(line)["ok"], path
        assert found[path]["size"] == json.loads(line)["size"]


def test_output_that_exists_is_left_alone(spark: SparkSession, tmp_path: Path) -> None:
    path, out = make_log(tmp_path / "log", 1), tmp_path / "out"
    run_job(spark.sparkContext, path, out, format="jsonl")
    before = {part.name: part.read_bytes() for part in out.iterdir()}
    with pytest.raises(OutputExistsError, match="--overwrite"):
        run_job(spark.sparkContext, path, out, format="jsonl")
    assert {part.name: part.read_bytes() for part in out.iterdir()} == before


def test_overwriting_replaces_all_of_it(spark: SparkSession, tmp_path: Path) -> None:
    paths, out = [make_log(tmp_path / str(n), n) for n in (1, 2, 3)], tmp_path / "out"
    run_job(spark.sparkContext, paths, out, format="jsonl")
    assert ids(out) == [1, 2, 3]
    run_job(spark.sparkContext, paths[1], out, format="jsonl", overwrite=True)
    assert ids(out) == [2]
    run_job(spark.sparkContext, paths, out, overwrite=True)
    assert {part.suffix for part in parts(out)} == {".parquet"}
    assert sorted(entry.name for entry in out.iterdir() if not entry.name.startswith("part-")) == [LEDGER]


def test_files_of_others_are_never_overwritten(spark: SparkSession, tmp_path: Path) -> None:
    path, out = make_log(tmp_path / "log", 1), tmp_path / "out"
    out.mkdir()
    (out / "thesis.txt").write_text("years of work")
    with pytest.raises(OutputExistsError, match=r"thesis\.txt"):
        run_job(spark.sparkContext, path, out, overwrite=True)
    with pytest.raises(OutputExistsError, match="is a file"):
        run_job(spark.sparkContext, path, out / "thesis.txt", overwrite=True)
    assert [entry.name for entry in out.iterdir()] == ["thesis.txt"]


def test_a_failed_task_leaves_nothing_behind(spark: SparkSession, tmp_path: Path) -> None:
    """An error that is ours, not the data's, fails the job; what was there before stays."""
    path, out = make_log(tmp_path / "log", 1), tmp_path / "out"
    with pytest.raises((Py4JJavaError, PySparkException), match="KeyError: 'nonsense'"):
        run_job(spark.sparkContext, path, out, format="nonsense")  # type: ignore[arg-type]
    assert list(out.iterdir()) == []
    run_job(spark.sparkContext, path, out, format="jsonl")
    before = {part.name: part.read_bytes() for part in out.iterdir()}
    with pytest.raises((Py4JJavaError, PySparkException)):
        run_job(spark.sparkContext, path, out, format="nonsense", overwrite=True)  # type: ignore[arg-type]
    assert {part.name: part.read_bytes() for part in out.iterdir()} == before


def test_paths_without_logs(spark: SparkSession, tmp_path: Path) -> None:
    with pytest.raises(SourceError):
        run_job(spark.sparkContext, tmp_path / "missing", tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_an_xid_that_needs_all_64_bits(spark: SparkSession, tmp_path: Path) -> None:
    """No server counts that far, and no column is that wide: the bits are kept."""
    make_log(tmp_path / "log", (1 << 31) - 1)
    log = LogBuilder()
    log.begin()
    log.insert(COLUMNS, {"id": 1})
    log.xid((1 << 64) - 2)
    run_job(spark.sparkContext, log.write(tmp_path / "log"), tmp_path / "out")
    assert pq.read_table(parts(tmp_path / "out")[0]).column("xid").to_pylist() == [-2]


# The command uses the session that runs already.


def spark_cli(*arguments: str) -> Run:
    return run_cli("spark", *arguments)


@pytest.mark.usefixtures("spark")
def test_the_command(tmp_path: Path) -> None:
    folder, out = tmp_path / "logs", tmp_path / "out"
    folder.mkdir()
    for number in (1, 2):
        make_log(folder / f"mysql-bin.{number:06}", number)
    run = spark_cli(str(folder), "--output", str(out), "--format", "jsonl")
    assert (run.status, run.err) == (0, "")
    assert "\ntotal: ok\n" in run.out
    assert "\n".join(lines(out)) + "\n" == run_cli("changes", str(folder)).out
    assert spark_cli(str(folder), "--output", str(out), "--format", "jsonl").status == 2
    assert spark_cli(str(folder), "--output", str(out), "--format", "parquet", "--overwrite").status == 0


@pytest.mark.usefixtures("spark")
def test_the_command_reports_damage(tmp_path: Path) -> None:
    good, bad = make_log(tmp_path / "good", 1, 2), make_log(tmp_path / "bad", 3, 4, 5)
    spoil(bad, 1)
    run = spark_cli(good, bad, "--output", str(tmp_path / "out"), "--format", "jsonl")
    assert run.status == 1
    (error,) = [line for line in run.err.splitlines() if not line.startswith("warning: ")]
    assert error.startswith(f"{bad}:")
    assert "WRITE_ROWS_EVENT: checksum mismatch" in error
    assert ids(tmp_path / "out") == [1, 2, 3, 5]
    run = spark_cli(good, bad, "--output", str(tmp_path / "fast"), "--format", "jsonl", "--mode", "failfast")
    assert run.status == 1
    assert ids(tmp_path / "fast") == [1, 2, 3]


@pytest.mark.usefixtures("spark")
@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["{}/missing", "--output", "{}/out"], "no such file or directory"),
        (["{}/log"], "--output"),
        (["{}/log", "--output", "{}/log"], "is a file"),
        (["{}/log", "--output", "{}/log/deeper"], "Not a directory"),
        (["{}/log", "--output", "{}/out", "--format", "csv"], "csv"),
        (["{}/log", "--output", "{}/out", "--split-size", "many"], "size"),
        (["--output", "{}/out"], "PATH"),
    ],
)
def test_wrong_usage(arguments: list[str], what: str, tmp_path: Path) -> None:
    make_log(tmp_path / "log", 1)
    run = spark_cli(*(text.format(tmp_path) for text in arguments))
    assert run.status == 2
    assert what in run.err
    assert "Traceback" not in run.err


def test_the_result_says_what_was_done(spark: SparkSession, tmp_path: Path) -> None:
    result = run_job(spark.sparkContext, make_log(tmp_path / "log", 1, 2), tmp_path / "out")
    assert isinstance(result, JobResult)
    assert result.total.rows == {("shop.t", "insert"): 2}
