"""Splits and processes of an export: neither changes the rows, and the number of processes not even a byte."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli import main
from binlog_kaitai.errors import SourceError
from binlog_kaitai.export.folder import OutputFolder
from binlog_kaitai.export.jobs import export_logs
from binlog_kaitai.log.source import find_sources
from tests.builder import LogBuilder
from tests.chosen import first_of_each, what_a_log_shows
from tests.compiled.tables import plain
from tests.exports import files
from tests.logs import DATA
from tests.made.rows import COLUMNS
from tests.programs import PROGRAM, heed_interrupts

LOGS = [DATA / "mysql-9.7.4" / "row-metafull-a.binlog", DATA / "mariadb-11.8.9" / "gtid-a.000001"]
DAMAGED = sorted((DATA / "damaged").glob("*.binlog"))
LIES = {"dmg-a56none-lenplus10"}
"""Without checksums, and with a size that leads from one split into the next: what is damage depends on the split."""


def export(log: Path, output: Path, *more: str) -> int:
    return main(["export", str(log), "--output", str(output), *more])


def rows(folder: Path) -> dict[str, Any]:
    """All rows by table and definition, in the order of the log."""
    found: dict[str, list[pa.Table]] = {}
    for part in sorted(folder.rglob("part-*"), key=lambda part: (part.parent.name, part.name.replace("-", "."))):
        table = plain(pq.read_table(part))
        found.setdefault(f"{part.parent.name} {table.schema.to_string()}", []).append(table)
    return {key: pa.concat_tables(tables).to_pylist() for key, tables in found.items()}


def log_ledger(folder: Path) -> dict[str, Any]:
    """What is told of the only log; but for the names of the parts, and what could not be cut."""
    (ledger,) = json.loads((folder / "_ledger.json").read_text())["files"]
    assert sorted(ledger.pop("parts")) == sorted(
        part.relative_to(folder).as_posix() for part in folder.rglob("*.parquet")
    )
    about_splits = ("no transaction begins", "cannot be split")
    ledger["warnings"] = [text for text in ledger["warnings"] if not any(words in text for words in about_splits)]
    return ledger


@pytest.mark.parametrize(
    "log",
    first_of_each([log for log in (*LOGS, *DAMAGED) if log.stem not in LIES], what_a_log_shows),
    ids=lambda log: log.stem,
)
@pytest.mark.parametrize("mode", ["failfast", "permissive"])
@pytest.mark.one_in(2)
def test_splits_change_no_row_and_no_ledger(log: Path, mode: str, tmp_path: Path) -> None:
    whole, split = tmp_path / "whole", tmp_path / "split"
    status = export(log, whole, "--mode", mode)
    assert export(log, split, "--mode", mode, "--split-size", "1K") == status
    found, expected = rows(split), rows(whole)
    if mode == "failfast":
        assert found == expected
        assert log_ledger(split) == log_ledger(whole)
    else:  # a reader that begins after the damage may find more
        assert all(row in found[table] for table in expected for row in expected[table])


def test_processes_write_the_same(tmp_path: Path) -> None:
    sources = find_sources([*map(str, LOGS), str(DATA / "damaged" / "dmg-a97-rows-short.binlog")]).sources
    told: list[dict[str, Any]] = []
    for jobs in (1, 3):
        folder = OutputFolder.create(tmp_path / str(jobs))
        progress = [0, 0]

        def count(size: int, rows: int = 0, /, progress: list[int] = progress) -> None:
            progress[0] += size
            progress[1] += rows

        logs = list(export_logs(folder, sources, jobs=jobs, split_size=2000, progress=count))
        folder.commit({"files": [log.as_json() for log in logs]}, [name for log in logs for name in log.files])
        told.append({"rows": sum(log.ledger.rows.total() for log in logs)})
        assert progress[1] >= told[-1]["rows"]
        assert progress[0] >= sum(source.size or 0 for source in sources[:2])
    assert told[0] == told[1]
    one, three = files(tmp_path / "1"), files(tmp_path / "3")
    assert one == three
    assert len({name.split("/")[1] for name in one if "/" in name}) > len(sources)


def test_times_hold_from_the_beginning_of_a_log(tmp_path: Path) -> None:
    """After the first event of the stop time nothing is delivered, though it be older."""
    log = LogBuilder()
    start = log.timestamp
    for number, later in enumerate((0, 100, 50)):
        log.timestamp = start + later
        log.begin()
        log.insert(COLUMNS, {"id": number, "name": "x" * 200})
        log.xid(number)
    log.write(tmp_path / "log")
    folder = OutputFolder.create(tmp_path / "out")
    (done,) = export_logs(
        folder, find_sources(str(tmp_path / "log")).sources, filter=Filter(stop_time=start + 100), split_size=200
    )
    assert done.ledger.rows.total() == 1


class EndsItsProcess:
    """Ends the process that it is sent to."""

    def __reduce__(self) -> tuple[Any, tuple[int]]:
        return os._exit, (1,)


def test_a_process_that_ends_is_told(tmp_path: Path) -> None:
    folder = OutputFolder.create(tmp_path / "out")
    layout: Any = EndsItsProcess()
    with pytest.raises(SourceError, match="ended from outside"):
        list(export_logs(folder, find_sources(map(str, LOGS)).sources, jobs=2, layout=layout))


def test_definitions_from_earlier_logs_hold(tmp_path: Path) -> None:
    """With --schema-from-log, a log knows what the logs before it say."""
    first, second = LogBuilder(), LogBuilder()
    first.query("CREATE TABLE t (number INT)", database="shop")
    second.begin()
    second.table_map(COLUMNS[:1], metadata="minimal")
    second.rows("insert", COLUMNS[:1], [(None, {"id": 1})])
    second.xid(1)
    first.write(tmp_path / "log.1")
    second.write(tmp_path / "log.2")
    out = tmp_path / "out"
    assert main(["export", str(tmp_path / "log.*"), "--schema-from-log", "--output", str(out), "--jobs", "2"]) == 0
    (part,) = out.glob("shop.t/*.parquet")
    assert pq.read_schema(part).names[0] == "number"


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log that takes a while."""
    log = LogBuilder()
    for row in range(20_000):
        log.begin()
        log.insert(COLUMNS, {"id": row, "name": "x"})
        log.xid(row)
    return log.write(tmp_path_factory.mktemp("large") / "log")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_interrupted(number: signal.Signals, large: Path, tmp_path: Path) -> None:
    """Ctrl-C goes to all processes, and so do signals of `timeout` and of services; nothing is left."""
    out = tmp_path / "out"
    process = subprocess.Popen(
        [PROGRAM, "export", str(large), "--output", str(out), "--jobs", "2", "--split-size", "500K"],
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    while not any(path.is_file() for path in out.rglob("*")) and process.poll() is None:
        time.sleep(0.01)
    os.killpg(process.pid, number)
    _, errors = process.communicate(timeout=60)
    said = {signal.SIGINT: "", signal.SIGTERM: f"{out}: not written, ended by SIGTERM\n"}
    assert (process.returncode, errors.decode()) == ({signal.SIGINT: 130, signal.SIGTERM: 1}[number], said[number])
    assert list(out.iterdir()) == []


def _running(group: int) -> list[str]:
    """The processes of a group that have not ended."""
    found = []
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, of_group = place.read_text(errors="replace").rpartition(")")[2].split()[:3]
        except (OSError, ValueError):
            continue
        if int(of_group) == group and state != "Z":
            found.append(str(place))
    return found


def test_processes_end_with_the_one_that_started_them(large: Path, tmp_path: Path) -> None:
    """It is killed outright, and cannot tell them."""
    out = tmp_path / "out"
    command = [PROGRAM, "export", str(large), "--output", str(out), "--jobs", "2", "--split-size", "200K"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    while not any(path.is_file() for path in out.rglob("*")) and process.poll() is None:
        time.sleep(0.01)
    assert len(_running(process.pid)) > 2
    process.kill()
    process.wait()
    for _ in range(600):
        if not _running(process.pid):
            break
        time.sleep(0.1)
    assert _running(process.pid) == []


def test_a_killed_run_leaves_nothing_under_a_final_name(tmp_path: Path) -> None:
    script = (
        "import os, sys; from binlog_kaitai.cli import main; from binlog_kaitai.export.folder import OutputFolder\n"
        "OutputFolder.commit = lambda *given: os.kill(os.getpid(), 9)\n"
        "main(sys.argv[1:])"
    )
    out = tmp_path / "out"
    done = subprocess.run([sys.executable, "-c", script, "export", *map(str, LOGS), "--output", str(out)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert [path.name[:9] for path in out.iterdir()] == ["_staging-"]
    assert main(["export", str(LOGS[0]), "--output", str(out), "--overwrite"]) == 0


def test_options_reach_the_processes(tmp_path: Path) -> None:
    folder = OutputFolder.create(tmp_path / "out")
    sources = find_sources(map(str, LOGS)).sources
    logs = list(export_logs(folder, sources, ReadOptions(names="positional"), jobs=2))
    folder.commit({"files": [log.as_json() for log in logs]})
    assert all("@1" in pq.read_schema(part).names for part in (tmp_path / "out").glob("[!_]*/*.parquet"))
