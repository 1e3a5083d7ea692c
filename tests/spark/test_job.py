"""The job: Parquet and JSON lines with a ledger, whole or not at all."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import Row, SparkSession

from binlog_kaitai import SourceError
from binlog_kaitai.arrow.statements import STATEMENTS
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.export.folder import LEDGER, OutputExistsError
from binlog_kaitai.spark import job
from binlog_kaitai.spark.failure import JobFailedError
from binlog_kaitai.spark.job import JobResult, run_job
from binlog_kaitai.spark.rdd import changes_rdd
from tests import s3_server
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.logs import DATA
from tests.oracle import corpus
from tests.oracle.checks import Run, run_cli
from tests.spark.jobs import COLUMNS, LOGS, ledger, make_log, spoil, written
from tests.spark.typed import assert_same_rows, rows_of_changes, rows_of_parquet

DAMAGED = [
    log
    for log in corpus.load(DATA)
    if log.entry["source"]["kind"] == "derived" and log.path.name.startswith(("dmg-a97", "odd"))
]


def parts(folder: Path) -> list[Path]:
    return sorted(folder.glob("part-*"))


def lines(folder: Path) -> list[str]:
    return [line for part in parts(folder) for line in part.read_text(encoding="utf-8").splitlines()]


def ids(folder: Path) -> list[int]:
    return [json.loads(line)["after"]["id"] for line in lines(folder)]


@pytest.mark.slow
def test_a_transaction_that_is_larger_than_a_split_is_in_the_ledger(spark: SparkSession, tmp_path: Path) -> None:
    log = LogBuilder()
    log.begin()
    for number in range(100):
        log.insert(COLUMNS, {"id": number})
    log.xid(1)
    log.rotate()
    path = log.write(tmp_path / "log")
    run_job(spark.sparkContext, path, tmp_path / "out", format="jsonl", split_size=500)
    (warning,) = ledger(tmp_path / "out")["files"][0]["warnings"]
    assert warning.startswith(f"{path}: between ")
    assert warning.endswith(" bytes alone, more than a split")
    assert ids(tmp_path / "out") == list(range(100))


@pytest.mark.parametrize("split_size", [1 << 30, 15_000])
@pytest.mark.one_in(2)
def test_json_lines_are_byte_for_byte_those_of_changes(spark: SparkSession, split_size: int, tmp_path: Path) -> None:
    options = ReadOptions(json="text")
    run_job(spark.sparkContext, LOGS, tmp_path / "out", format="jsonl", split_size=split_size, options=options)
    data = b"".join(part.read_bytes() for part in parts(tmp_path / "out"))
    assert data.decode() == run_cli("changes", *LOGS).out
    assert all(part.suffix == ".jsonl" for part in parts(tmp_path / "out"))


@pytest.mark.parametrize("by_date", [False, True])
@pytest.mark.parametrize("split_size", [1 << 30, 15_000])
@pytest.mark.one_in(2)
def test_typed_tables_hold_the_changes(spark: SparkSession, split_size: int, by_date: bool, tmp_path: Path) -> None:
    run_job(spark.sparkContext, LOGS, tmp_path / "out", split_size=split_size, partition_by_date=by_date)
    changed = rows_of_changes(LOGS)
    assert sum(map(len, changed.values())) > 300
    assert_same_rows(rows_of_parquet(tmp_path / "out"), changed)


def test_the_files_are_those_of_export(spark: SparkSession, tmp_path: Path) -> None:
    run_job(spark.sparkContext, LOGS, tmp_path / "spark")
    assert run_cli("export", *LOGS, "--output", str(tmp_path / "export")).status == 0
    assert written(tmp_path / "spark") == written(tmp_path / "export")


@pytest.mark.slow
def test_days_are_folders(spark: SparkSession, tmp_path: Path) -> None:
    """A transaction whose statements are of two days; `binlog_date` is also a column of the table."""
    log = LogBuilder()
    log.timestamp = 1_763_683_199  # 2025-11-20T23:59:59Z
    log.begin()
    log.insert([integer("binlog_date", 4)], {"binlog_date": 1})
    log.timestamp += 1
    log.insert([integer("binlog_date", 4)], {"binlog_date": 2})
    log.xid(1)
    out = tmp_path / "out"
    run_job(spark.sparkContext, log.write(tmp_path / "log"), out, partition_by_date=True)
    parts = sorted(path.relative_to(out).as_posix() for path in out.rglob("*.parquet"))
    assert parts == [f"shop.t/binlog_date=2025-11-{day}/part-00000-0.parquet" for day in (20, 21)]
    rows = spark.read.parquet(str(out / "shop.t")).select("binlog_date", "binlog_date_").collect()
    assert sorted((str(row.binlog_date), row.binlog_date_) for row in rows) == [("2025-11-20", 1), ("2025-11-21", 2)]
    run_cli("export", str(tmp_path / "log"), "--output", str(tmp_path / "more"), "--partition-by-date")
    assert written(out) == written(tmp_path / "more")


@pytest.mark.slow
def test_spark_reads_what_it_wrote(spark: SparkSession, tmp_path: Path) -> None:
    """Every table of DECIMALs that Spark has a type for, and of each operation as many rows as the ledger says."""
    logs = [log for log in LOGS if "compress" in log or "gtid" in log or "json" in log]
    run_job(spark.sparkContext, logs, tmp_path / "out")
    found: dict[str, dict[str, int]] = {}
    for folder in filter(Path.is_dir, (tmp_path / "out").glob("[!_]*")):
        kinds = spark.read.parquet(str(folder)).groupBy("_change_type").count().collect()
        found[folder.name] = {row["_change_type"]: row["count"] for row in kinds}
    for table, operations in ledger(tmp_path / "out")["total"]["rows"]["tables"].items():
        kinds = {kind: count for kind, count in operations.items() if kind != "update"}
        if "update" in operations:
            kinds |= dict.fromkeys(("update_preimage", "update_postimage"), operations["update"])
        assert found[table] == kinds
    statements = spark.read.parquet(str(tmp_path / "out" / STATEMENTS)).collect()
    assert sum("XA " not in row["statement"] for row in statements) == ledger(tmp_path / "out")["total"]["statements"]


def test_types_as_the_documentation_has_them(spark: SparkSession, tmp_path: Path) -> None:
    """docs/spark.md: unsigned integers, times, and DECIMALs that Spark has no type for, which are text."""
    logs = [*sorted(DATA.glob("*/row-decimal-a.binlog")), DATA / "mysql-9.7.4" / "row-metafull-a.binlog"]
    run_job(spark.sparkContext, logs, tmp_path / "out")
    types = dict(spark.read.parquet(str(tmp_path / "out" / "corpus_a.full_meta")).dtypes)
    assert (types["in_tinyint_u"], types["in_mediumint_u"], types["bi_b57"]) == ("smallint", "bigint", "decimal(20,0)")
    assert (types["ti_t1"], types["_timestamp"]) == ("bigint", "timestamp")
    found = {
        place(row): row
        for row in map(Row.asDict, spark.read.parquet(str(tmp_path / "out" / "corpus_a.decs")).collect())
    }
    wanted = rows_of_changes(logs)["corpus_a.decs"]
    wide = {name for row in wanted for name, value in row.items() if _is_wide(value, found[place(row)][name])}
    assert wide
    for row in wanted:
        for name in wide & row.keys():
            assert found[place(row)][name] == (None if row[name] is None else f"{row[name]:f}")


def place(row: dict[str, Any]) -> tuple[Any, ...]:
    return row["_file"], row["_position"], row["_row"], row["_change_type"]


def _is_wide(value: Any, ours: Any) -> bool:
    return isinstance(value, Decimal) and isinstance(ours, str)


def test_a_table_that_changes_between_logs(spark: SparkSession, tmp_path: Path) -> None:
    """As docs/tables.md says: what reads the folder finds columns by name."""
    more = [*COLUMNS, integer("price", 8)]
    for name, columns, row in (("1", COLUMNS, {"id": 1}), ("2", more, {"id": 2, "price": 5})):
        log = LogBuilder()
        log.begin()
        log.insert(columns, row)
        log.xid(1)
        log.rotate()
        log.write(tmp_path / f"mysql-bin.{name}")
    run_job(spark.sparkContext, [tmp_path / "mysql-bin.1", tmp_path / "mysql-bin.2"], tmp_path / "out")
    frame = spark.read.option("mergeSchema", True).parquet(str(tmp_path / "out" / "shop.t"))
    assert sorted((row.id, row.price) for row in frame.select("id", "price").collect()) == [(1, None), (2, 5)]


def verified(*paths: str) -> list[dict[str, Any]]:
    """What verify says of logs and of all together, but for what it alone has: which are not ok, and continuity."""
    *files, total = map(json.loads, run_cli("verify", "--no-continuity", "--format", "jsonl", *paths).out.splitlines())
    assert (total.pop("not_ok"), total.pop("continuity")) == ([], None)
    return [*files, total]


def test_the_ledger_is_that_of_verify(spark: SparkSession, tmp_path: Path) -> None:
    result = run_job(spark.sparkContext, LOGS, tmp_path / "out", format="jsonl")
    found = ledger(tmp_path / "out")
    assert [entry["file"] for entry in found["files"]] == LOGS
    *files, total = verified(*LOGS)
    assert [{name: entry[name] for name in files[0]} for entry in found["files"]] == files
    assert found["total"] == total
    assert [entry.as_json() for entry in result.ledgers] == files
    assert result.total.ok


@pytest.mark.parametrize("split_size", [1 << 30, 15_000])
def test_the_ledger_of_tables_is_that_of_verify(spark: SparkSession, split_size: int, tmp_path: Path) -> None:
    run_job(spark.sparkContext, LOGS, tmp_path / "out", split_size=split_size)
    *files, total = verified(*LOGS)
    found = ledger(tmp_path / "out")
    for ours, whole in zip([*found["files"], found["total"]], [*files, total], strict=True):
        ours["warnings"] = [text for text in ours["warnings"] if "more than a split" not in text]
        assert {name: ours[name] for name in whole} == whole, ours["file"]
    assert any(entry["raw_values"] for entry in found["files"])


def test_a_compressed_log_is_one_task(spark: SparkSession, tmp_path: Path) -> None:
    path = Path(make_log(tmp_path / "log", *range(20)))
    (tmp_path / "log.gz").write_bytes(gzip.compress(path.read_bytes()))
    for format in ("jsonl", "parquet"):
        out = tmp_path / format
        result = run_job(spark.sparkContext, tmp_path / "log.gz", out, format=format, split_size=50)  # type: ignore[arg-type]
        assert (result.total.ok, result.total.rows.total()) == (True, 20)
        assert result.total.bytes_walked == path.stat().st_size
    found = changes_rdd(spark.sparkContext, tmp_path / "log.gz", split_size=50).collect()
    assert [record.after["id"] for record in found if record.after] == list(range(20))


def test_a_log_that_is_given_twice_is_two(spark: SparkSession, tmp_path: Path) -> None:
    path = make_log(tmp_path / "log", *range(20))
    result = run_job(spark.sparkContext, [path, path], tmp_path / "out", format="jsonl", split_size=500)
    assert [entry.rows.total() for entry in result.ledgers] == [20, 20]
    assert [entry.bytes_walked for entry in result.ledgers] == [Path(path).stat().st_size] * 2
    assert ids(tmp_path / "out") == [*range(20), *range(20)]


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


def test_failfast_gives_a_log_up_where_it_is_damaged(spark: SparkSession, tmp_path: Path) -> None:
    """However it is split: nothing after the damage, and all of the logs after it."""
    paths = [make_log(tmp_path / f"mysql-bin.{n}", *range(20 * n, 20 * n + 20)) for n in (1, 2)]
    spoil(paths[0], 7)
    for format, split_size in (("jsonl", 1 << 30), ("jsonl", 400), ("parquet", 400)):
        out = tmp_path / f"{format}-{split_size}"
        result = run_job(
            spark.sparkContext,
            paths,
            out,
            format=format,
            split_size=split_size,
            options=ReadOptions(mode="failfast"),  # type: ignore[arg-type]
        )
        found = ids(out) if format == "jsonl" else [row["id"] for row in rows_of_parquet(out)["shop.t"]]
        assert found == [*range(20, 27), *range(40, 60)]
        first, second = result.ledgers
        assert (first.state, first.rows.total(), second.ok) == ("damaged", 7, True)
        ((start, end),) = first.lost
        assert (first.bytes_walked, end) == (start, Path(paths[0]).stat().st_size)
        assert len(first.errors) == 1


@pytest.mark.parametrize("split_size", [1 << 30, pytest.param(2000, marks=pytest.mark.slow)])
def test_damage_of_all_kinds(spark: SparkSession, split_size: int, tmp_path: Path) -> None:
    """Damaged logs and sound ones in one job: no log makes a task fail, and what is said of it is what a sequential
    read says, however it is split."""
    paths = [*(str(log.path) for log in DAMAGED), *LOGS]
    options = ReadOptions(mode="permissive")
    wanted = run_cli("changes", "--mode", "permissive", *paths).out.splitlines()
    changed = rows_of_changes(paths, mode="permissive")
    *verified, _ = run_cli("verify", "--mode", "permissive", "--format", "jsonl", *paths).out.splitlines()
    for format in ("jsonl", "parquet"):
        out = tmp_path / format
        run_job(spark.sparkContext, paths, out, format=format, split_size=split_size, options=options)  # type: ignore[arg-type]
        if format == "jsonl":
            assert lines(out) == wanted
        else:
            assert_same_rows(rows_of_parquet(out), changed)
        for ours, whole in zip(ledger(out)["files"], map(json.loads, verified), strict=True):
            for name in ("file", "size", "ok", "state", "bytes_walked", "rows", "lost"):
                assert ours[name] == whole[name], (ours["file"], name)


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
    run_job(spark.sparkContext, paths, out, overwrite=True, partition_by_date=True)
    assert sorted(entry.name for entry in out.iterdir()) == [LEDGER, "shop.t"]
    run_job(spark.sparkContext, paths[2], out, overwrite=True)
    assert sorted(written(out)) == ["shop.t/part-b0003-00000-0.parquet"]  # never the name of a part that it replaces


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
    with pytest.raises(JobFailedError, match=r"^a task failed: KeyError: 'nonsense'$"):
        run_job(spark.sparkContext, path, out, format="nonsense")  # type: ignore[arg-type]
    assert list(out.iterdir()) == []
    run_job(spark.sparkContext, path, out, format="jsonl")
    before = {part.name: part.read_bytes() for part in out.iterdir()}
    with pytest.raises(JobFailedError):
        run_job(spark.sparkContext, path, out, format="nonsense", overwrite=True)  # type: ignore[arg-type]
    assert {part.name: part.read_bytes() for part in out.iterdir()} == before


def test_paths_without_logs(spark: SparkSession, tmp_path: Path) -> None:
    with pytest.raises(SourceError):
        run_job(spark.sparkContext, tmp_path / "missing", tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_an_xid_that_needs_all_64_bits(spark: SparkSession, tmp_path: Path) -> None:
    """No server counts that far."""
    log = LogBuilder()
    log.begin()
    log.insert(COLUMNS, {"id": 1})
    log.xid((1 << 64) - 2)
    run_job(spark.sparkContext, log.write(tmp_path / "log"), tmp_path / "out")
    assert [row["_xid"] for row in rows_of_parquet(tmp_path / "out")["shop.t"]] == [(1 << 64) - 2]
    (row,) = spark.read.parquet(str(tmp_path / "out" / "shop.t")).select("_xid").collect()
    assert int(row._xid) == (1 << 64) - 2


# Logs that change between the plan and the tasks: `with_definitions` runs between them.


Change = Callable[[Path], object]


def changing(monkeypatch: pytest.MonkeyPatch, path: str, change: Change) -> None:
    def meanwhile(sc: object, sources: object, options: ReadOptions) -> ReadOptions:
        change(Path(path))
        return options

    monkeypatch.setattr(job, "with_definitions", meanwhile)


@pytest.mark.parametrize("format", ["jsonl", "parquet"])
def test_a_log_that_vanishes_is_named(
    spark: SparkSession, monkeypatch: pytest.MonkeyPatch, format: Any, tmp_path: Path
) -> None:
    good, gone = make_log(tmp_path / "good", 1), make_log(tmp_path / "gone", *range(20))
    size = Path(gone).stat().st_size
    changing(monkeypatch, gone, Path.unlink)
    result = run_job(spark.sparkContext, [good, gone], tmp_path / "out", format=format, split_size=500)
    ledgers = result.ledgers
    assert (ledgers[0].ok, ledgers[1].ok) == (True, False)
    (error,) = ledgers[1].errors
    assert error.startswith(f"{gone}: cannot be read")
    assert ledgers[1].lost == [(0, size)]
    assert result.total.rows.total() == 1


def test_a_log_that_grows_is_read_as_it_was(
    spark: SparkSession, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = make_log(tmp_path / "log", *range(20))
    size = Path(path).stat().st_size
    changing(monkeypatch, path, lambda log: log.write_bytes(log.read_bytes() + b"more" * 99))
    result = run_job(spark.sparkContext, path, tmp_path / "out", format="jsonl", split_size=500)
    assert ids(tmp_path / "out") == list(range(20))
    assert (result.total.ok, result.total.bytes_walked) == (True, size)
    assert result.total.warnings == [f"{path}: grew while the job ran; it was read up to the size that it had before"]


def test_a_log_that_becomes_shorter_is_named(
    spark: SparkSession, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = make_log(tmp_path / "log", *range(20))
    changing(monkeypatch, path, lambda log: log.write_bytes(log.read_bytes()[:-100]))
    result = run_job(spark.sparkContext, path, tmp_path / "out", format="jsonl")
    assert not result.total.ok
    assert f"{path}: became shorter while the job ran; what was read of it may not fit together" in result.total.errors


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
    assert run.out.splitlines()[0].split() == ["log", "bytes", "events", "rows", "state"]
    assert "\n".join(lines(out)) + "\n" == run_cli("changes", str(folder)).out
    assert spark_cli(str(folder), "--output", str(out), "--format", "jsonl").status == 2
    assert spark_cli(str(folder), "--output", str(out), "--format", "parquet", "--overwrite").status == 0


@pytest.mark.usefixtures("spark")
def test_what_is_no_log_is_named(tmp_path: Path) -> None:
    folder, out = tmp_path / "logs", tmp_path / "out"
    folder.mkdir()
    make_log(folder / "mysql-bin.000001", 1)
    (folder / "notes.txt").write_text("no log")
    run = spark_cli(str(folder), "--output", str(out))
    assert run.out.endswith(f"\npassed over, not a binary log: {folder / 'notes.txt'}\n")
    assert run.out.splitlines()[-1] == run_cli("verify", str(folder)).out.splitlines()[-1]
    assert ledger(out)["passed_over"] == [str(folder / "notes.txt")]


@pytest.mark.usefixtures("spark")
def test_a_job_that_fails_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, out = make_log(tmp_path / "log", 1), tmp_path / "out"
    changing(monkeypatch, str(out), shutil.rmtree)
    run = spark_cli(path, "--output", str(out))
    assert (run.status, run.out) == (1, "")
    assert run.err == f"Error: cannot write to {out}: No such file or directory\n"
    assert not out.exists()


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
        (["{}/log", "--output", "{}/out", "--master", "nonsense"], "local[4]"),
        (["{}/log", "--output", "nix://bucket/out"], "cannot be used for output"),
        (["{}/log", "--output", "{}/out", "--with-query"], "--format jsonl"),
        (["{}/log", "--output", "{}/out", "--format", "jsonl", "--partition-by-date"], "--format parquet"),
        (["-", "--output", "{}/out"], "-: the workers of Spark cannot read a stream; give files"),
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


@pytest.mark.slow
@pytest.mark.parametrize("tell", [os.kill, os.killpg])
def test_a_job_that_is_told_to_end(tell: Callable[[int, int], None], tmp_path: Path) -> None:
    """Alone, or with its JVM and its workers: nothing of it is left."""
    log, out = make_log(tmp_path / "log", *range(20_000)), tmp_path / "out"
    command = [sys.executable, "-m", "binlog_kaitai.spark", log, "--output", out, "--split-size", "100K"]
    process = subprocess.Popen(
        [*map(str, command)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not any(path.is_file() for path in out.rglob("*")) and process.poll() is None:
        time.sleep(0.02)
    tell(process.pid, signal.SIGTERM)
    output, errors = process.communicate(timeout=100)
    assert (process.returncode, output) == (1, "")
    assert f"{out}: not written, ended by SIGTERM" in errors.splitlines()
    assert "Traceback" not in errors
    assert list(out.iterdir()) == []


FULL = """
from binlog_kaitai.export.folder import OutputFolder


def full(folder, name):
    raise OSError(28, "No space left on device", "a file with a long name")


OutputFolder.part = full
"""


@pytest.mark.slow
def test_what_is_seen_of_a_failed_job(tmp_path: Path) -> None:
    """In a process of its own: neither the traceback of Python nor the log of Spark, however often it was tried."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text(FULL)
    paths = [make_log(tmp_path / f"mysql-bin.{n}", n) for n in range(4)]
    command = [
        sys.executable,
        "-m",
        "binlog_kaitai.spark",
        *paths,
        "--output",
        tmp_path / "out",
        "--master",
        "local[2,3]",
    ]
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "site")}
    done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines()[-1] == f"Error: cannot write to {tmp_path / 'out'}: No space left on device"
    assert "Traceback" not in done.stderr
    assert "\tat " not in done.stderr
    assert list((tmp_path / "out").iterdir()) == []


@pytest.mark.slow
def test_the_output_may_be_in_an_object_store(spark: SparkSession, tmp_path: Path) -> None:
    """With the same files as a folder; a second run adds what is new."""
    from pyarrow.fs import FileSelector

    run_job(spark.sparkContext, LOGS, tmp_path / "out", split_size=15000)
    with s3_server.running() as server:
        store = server.store()
        store.create_dir("lake")
        url = f"s3://test:test@lake/out{server.query}"
        run_job(spark.sparkContext, LOGS, url, split_size=15000)
        infos = store.get_file_info(FileSelector("lake/out", recursive=True))
        found = {
            info.path.removeprefix("lake/out/"): store.open_input_file(info.path).read()
            for info in infos
            if info.is_file
        }
        again = run_job(spark.sparkContext, LOGS, url, append=True)
    assert found == written(tmp_path / "out") | {LEDGER: (tmp_path / "out" / LEDGER).read_bytes()}
    assert not again.logs
    assert len(again.left_out) == len(LOGS)


def test_files_are_joined_and_widened_in_tasks(spark: SparkSession, tmp_path: Path) -> None:
    finish = ["--schema-evolution", "widen", "--target-file-size", "1MB"]
    assert run_cli("export", *LOGS, *finish, "--split-size", "15000", "--output", str(tmp_path / "export")).status == 0
    run_job(
        spark.sparkContext,
        LOGS,
        tmp_path / "out",
        split_size=15000,
        schema_evolution="widen",
        target_file_size=1 << 20,
    )
    assert written(tmp_path / "out") == written(tmp_path / "export")
