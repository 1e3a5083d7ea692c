"""What the driver gets of a job: results by log, how far it is, and a summary."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli import main
from binlog_kaitai.jobs.tasks import Progress
from binlog_kaitai.log.source import SourceList
from binlog_kaitai.spark.job import run_job
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.exports import rows_of
from tests.logs import DATA
from tests.made.altered import logs as altered_logs
from tests.made.altered import with_definitions
from tests.spark.jobs import LOGS, ledger, make_log, spoil, written


@pytest.mark.parametrize("mode", ["failfast", pytest.param("permissive", marks=pytest.mark.slow)])
@pytest.mark.slow
def test_results_are_put_together_in_tasks(
    spark: SparkSession, mode: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of logs with many splits, one of them damaged: the driver gets one result for each log, the same."""
    bad = make_log(tmp_path / "mysql-bin.1", *range(20))
    spoil(bad, 7)
    outputs = []
    for most in (1000, 0):
        monkeypatch.setattr("binlog_kaitai.spark.job._MOST_PARTS", most)
        outputs.append(tmp_path / str(most))
        options = ReadOptions(mode=mode)
        run_job(spark.sparkContext, [*LOGS[:3], bad, LOGS[3]], outputs[-1], split_size=2000, options=options)
    assert written(outputs[0]) == written(outputs[1])
    assert ledger(outputs[0]) == ledger(outputs[1])


def test_the_job_tells_how_far_it_is(spark: SparkSession, tmp_path: Path) -> None:
    """Bytes of all logs, and rows of all tables, in several steps."""
    steps: list[tuple[int, int]] = []

    @contextmanager
    def show(sources: SourceList) -> Iterator[Progress]:
        assert [source.name for source in sources] == LOGS
        yield lambda size, rows=0: steps.append((size, rows))

    for format in ("jsonl", "parquet"):
        steps.clear()
        result = run_job(spark.sparkContext, LOGS, tmp_path / format, format=format, split_size=5000, show=show)  # type: ignore[arg-type]
        images = sum(count * (1 + (kind == "update")) for (_, kind), count in result.total.rows.items())
        assert sum(rows for _, rows in steps) == (images if format == "parquet" else result.total.rows.total())
        assert sum(size for size, _ in steps) >= result.total.bytes_walked


@pytest.mark.parametrize("mode", ["failfast", "permissive"])
def test_small_logs_share_files(
    spark: SparkSession, mode: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of them is damaged, another one has many definitions: the rows are those of files that are not shared, and
    the ledger says of each log which files have them."""
    monkeypatch.setattr("binlog_kaitai.spark.packing._LEAST_UNITS", 1)
    bad = make_log(tmp_path / "mysql-bin.1", *range(20))
    spoil(bad, 7)
    numbers = {2: range(20), 3: range(10, 30), 4: range(30, 50)}
    many = [with_definitions(tmp_path / f"mysql-bin.{log}", of_log) for log, of_log in numbers.items()]
    logs = [*LOGS[:3], *altered_logs(tmp_path / "altered"), bad, *many, LOGS[3]]
    options = ReadOptions(mode=mode)
    run_job(spark.sparkContext, logs, tmp_path / "shared", options=options)
    monkeypatch.setattr("binlog_kaitai.spark.packing._JOINED", 0)
    run_job(spark.sparkContext, logs, tmp_path / "apart", options=options)
    shared, apart = ledger(tmp_path / "shared"), ledger(tmp_path / "apart")
    for one, other in zip(shared["files"], apart["files"], strict=True):
        names = one.pop("parts"), other.pop("parts")
        assert one == other
        assert [{name.rpartition("/")[0] for name in found} for found in names] == [tables_of(names[1])] * 2
        assert rows_of(tmp_path / "shared", names[0], one["file"]) == rows_of(tmp_path / "apart", names[1], one["file"])
    assert 0 < len(written(tmp_path / "shared")) < len(written(tmp_path / "apart"))


def tables_of(names: list[str]) -> set[str]:
    return {name.rpartition("/")[0] for name in names}


def test_logs_that_are_not_needed_are_not_read(spark: SparkSession, tmp_path: Path) -> None:
    """The ledger says so; the rows are those of an export, which reads the same logs."""
    logs = DATA / "series" / "delayed"
    times = Filter(start_time=1795760436, stop_time=1795760443)
    result = run_job(spark.sparkContext, logs, tmp_path / "job", filter=times)
    unread = [number for number, log in enumerate(result.logs, 1) if log.ledger.state == "not read"]
    assert unread == [1, 6]
    assert result.total.rows["d.t", "insert"] == 9
    asked = ["--start-datetime", "2026-11-27 06:20:36", "--stop-datetime", "2026-11-27 06:20:43"]
    assert main(["export", str(logs), *asked, "--output", str(tmp_path / "out")]) == 0
    assert written(tmp_path / "job") == written(tmp_path / "out")
    assert ledger(tmp_path / "job") == ledger(tmp_path / "out") | {"passed_over": []}


@pytest.mark.slow
def test_the_summary_fits_a_screen(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Of 300 logs of which 30 are damaged, with 90 tables; what is not shown is counted."""
    paths = []
    for number in range(300):
        log = LogBuilder()
        log.begin()
        for table in range(number % 3 * 30, number % 3 * 30 + 30):
            log.insert([integer("id", 4)], {"id": number}, table=f"t{table:02}")
        log.xid(1)
        paths.append(str(log.write(tmp_path / f"mysql-bin.{number:06}")))
        if number % 10 == 9:
            spoil(paths[-1], 1)
    out = tmp_path / "out"
    assert main(["spark", *paths, "--output", str(out), "--format", "jsonl"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) < 24 + 6 * 40
    assert sum("NOT OK" in line for line in lines[1:21]) == 20
    assert lines[21].startswith("... 280 more logs, 10 of them NOT OK; _ledger.json has them")
    assert lines[22].split()[0] == "total"
    assert "... 25 more logs that are not all there; _ledger.json has them" in lines
    assert sum("more lines; _ledger.json" in line for line in lines) == 1
    assert len(ledger(out)["files"]) == 300
