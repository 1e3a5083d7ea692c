"""Logs that are left out for times and GTIDs: what is delivered is what each log gives alone, which is always read.

The logs of `series/delayed*` are of replicas that ran 6 seconds after their sources, and wrote rows of their own: an
event may be older than those before it, and a log may begin with a time before events of the log before it.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from binlog_kaitai import Filter, iter_changes
from binlog_kaitai.log.source import find_sources
from binlog_kaitai.reading.needed import log_parts
from binlog_kaitai.text.change_lines import ChangeWriter
from tests.builder import LogBuilder, bodies
from tests.builder.columns import integer
from tests.oracle.checks import run_cli

DATA = Path(__file__).parent / "data"
SERIES = [DATA / "series" / name for name in ("delayed", "delayed-mariadb", "gtid", "mariadb", "other")]
DELAYED = SERIES[0]
COLUMNS = [integer("id", 4)]


def logs(folder: Path) -> list[Path]:
    return sorted(folder.glob("*-bin.0*"))


def lines(paths: list[Path], filter: Filter) -> list[str]:
    writer = ChangeWriter()
    return [writer.line(change) for change in iter_changes(paths, filter=filter, json="text", mode="permissive")]


def alone(paths: list[Path], filter: Filter) -> list[str]:
    return [line for path in paths for line in lines([path], filter)]


def unread(paths: list[Path], filter: Filter) -> list[int]:
    parts = log_parts(filter, find_sources(paths).sources)
    return [number for number, part in enumerate(parts, 1) if part.why_not is not None]


def moments(paths: list[Path]) -> Iterator[Filter]:
    """Begins and ends at times that events have."""
    times = sorted({change.place.timestamp for change in iter_changes(paths, mode="permissive")})[1::2]
    for place, time in enumerate(times):
        yield Filter(start_time=time, stop_time=times[place + 3] if place % 3 and place + 3 < len(times) else None)
        yield Filter(stop_time=time)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("folder", SERIES, ids=lambda path: path.name)
@pytest.mark.parametrize("modified", [None, 0, 1], ids=["copied", "written", "written at once"])
def test_times(folder: Path, modified: int | None, tmp_path: Path) -> None:
    """Whether the files have the time of a copy, or that of their last event, and a minute less."""
    paths = []
    for log in logs(folder):
        paths.append(Path(shutil.copy(log, tmp_path)))
        if modified is not None:
            last = max((change.place.timestamp for change in iter_changes(log, mode="permissive")), default=None)
            if last is not None:
                os.utime(paths[-1], (last - 60 * modified, last - 60 * modified + 1))
    for chosen in moments(paths):
        assert lines(paths, chosen) == alone(paths, chosen), chosen


@pytest.mark.parametrize("folder", SERIES, ids=lambda path: path.name)
def test_gtids(folder: Path) -> None:
    paths = logs(folder)
    gtids = {str(change.transaction.gtid) for change in iter_changes(paths, mode="permissive")}
    for gtid in sorted(gtids):
        chosen = Filter(include_gtids=gtid)
        found = lines(paths, chosen)
        assert found
        assert found == alone(paths, chosen)
        assert len(unread(paths, chosen)) == len(paths) - 1
    whole = Filter(include_gtids=",".join(sorted(gtids)))
    assert lines(paths, whole) == alone(paths, whole)


def test_what_is_left_out_of_a_replicas_logs() -> None:
    """Log 3 has an event of 06:20:38, and log 4 begins at 06:20:33."""
    paths, base = logs(DELAYED), 1795760400
    assert unread(paths, Filter(start_time=base + 36)) == [1]
    assert unread(paths, Filter(start_time=base + 43)) == [1, 2, 3]
    assert unread(paths, Filter(start_time=base + 47)) == [1, 2, 3, 4]
    assert unread(paths, Filter(stop_time=base + 34)) == [2, 3, 5, 6]
    assert lines(paths, Filter(stop_time=base + 34))


def test_logs_within_the_times_are_cut() -> None:
    """The times decide nothing there: parts of them can be read by themselves."""
    paths, base = logs(DELAYED), 1795760400
    parts = log_parts(Filter(start_time=base + 28, stop_time=base + 43), find_sources(paths).sources)
    kept = [part.cut and (part.cut.start_time, part.cut.stop_time) for part in parts]
    assert kept[1] == (None, None)
    assert kept[3] == (None, base + 43)
    chosen = Filter(start_time=base + 28, stop_time=base + 43)
    for part in parts:
        if part.why_not is None and part.cut is not None:
            assert lines([Path(part.source.name)], part.cut) == lines([Path(part.source.name)], chosen)


def series(tmp_path: Path, *steps: list[tuple[int, int]]) -> list[Path]:
    """Logs of MySQL 9 whose transactions have each the time of their statement and that of their commit."""
    paths = []
    for number, commits in enumerate(steps, 1):
        log = LogBuilder()
        for count, (begun, committed) in enumerate(commits, 1):
            log.timestamp = begun
            log.event(42, bodies.tagged_gtid(10 * number + count, "", commit_time=committed * 1_000_000))
            log.begin()
            log.insert(COLUMNS, {"id": 10 * number + count})
            log.xid(count)
        paths.append(log.write(tmp_path / f"mysql-bin.{number:06}"))
    return paths


NOW = 1_795_000_000


@pytest.mark.parametrize(
    ("first", "left"),
    [
        ([(NOW + 10, NOW + 10)], [1]),
        ([(NOW + 10, NOW + 10), (NOW + 40, NOW + 11)], []),  # SET timestamp
        ([(NOW + 10, NOW + 9)], []),  # the source's clock is ahead
    ],
)
def test_events_that_are_later_than_they_can_be(first: list[tuple[int, int]], left: list[int], tmp_path: Path) -> None:
    paths = series(tmp_path, first, [(NOW + 20, NOW + 20)])
    chosen = Filter(start_time=NOW + 30)
    assert unread(paths, chosen) == left
    assert lines(paths, chosen) == alone(paths, chosen)


def test_logs_of_other_series_say_nothing(tmp_path: Path) -> None:
    paths = series(tmp_path, [(NOW, NOW)], [(NOW + 1, NOW + 1)], [(NOW + 2, NOW + 2)])
    chosen = Filter(start_time=NOW + 30)
    assert unread(paths, chosen) == [1, 2]
    assert unread([paths[2], paths[1], paths[0]], chosen) == []
    other = paths[1].rename(tmp_path / "other-bin.000002")
    assert unread([paths[0], other, paths[2]], chosen) == []
    assert unread([paths[0]], chosen) == []


@pytest.mark.parametrize("command", ["changes", "events", "sql", "transactions"])
def test_commands_say_the_same(command: str, tmp_path: Path) -> None:
    """Beside what each log alone gives, for a listing with the headings of all."""
    shutil.copytree(DELAYED, tmp_path / "logs")
    times = ["--start-datetime", "2026-11-27 06:20:43", "--stop-datetime", "2026-11-27 06:20:59"]
    if command in ("changes", "events"):
        times += ["--format", "jsonl"]
    whole = run_cli(command, *times, *map(str, logs(tmp_path / "logs")))
    assert whole.status == 0
    each = [run_cli(command, *times, str(log)).out for log in logs(tmp_path / "logs")]
    if command in ("changes", "events"):
        assert whole.out == "".join(each)
    for lost in logs(tmp_path / "logs")[:3]:
        data = bytearray(lost.read_bytes())
        data[900] ^= 1  # in a row; a reader would say that the checksum is wrong
        lost.write_bytes(data)
    again = run_cli(command, "--no-continuity", *times, *map(str, logs(tmp_path / "logs")))
    assert again.out == whole.out


def test_the_ledger_of_an_export_says_what_was_not_read(tmp_path: Path) -> None:
    times = ["--start-datetime", "2026-11-27 06:20:43"]
    done = run_cli("export", *times, *map(str, logs(DELAYED)), "--output", str(tmp_path / "out"))
    assert done.status == 0
    ledger = json.loads((tmp_path / "out" / "_ledger.json").read_text())
    states = [one["state"] for one in ledger["files"]]
    assert states == ["not read"] * 3 + ["closed"] * 2 + ["in use"]
    assert "before the times that are wanted" in ledger["files"][0]["not_read"]
    assert "mysql-bin.000001: ok, not read" in done.out
    assert ledger["files"][0]["identity"] is not None
