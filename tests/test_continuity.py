"""Series of logs that servers wrote: all of them fit, and whatever is taken away, emptied or exchanged is named."""

from __future__ import annotations

import gzip
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.builder import LogBuilder
from tests.oracle.checks import Run, run_cli

DATA = Path(__file__).parent / "data"
SERIES = {
    "mysql-gtid": sorted((DATA / "series/gtid").glob("mysql-bin.*")),
    "mysql-other": sorted((DATA / "series/other").glob("mysql-bin.*")),
    "mariadb": sorted((DATA / "series/mariadb").glob("mariadb-bin.*")),
    "mysql-5.6": sorted((DATA / "mysql-5.6.24").glob("series-a.00000?")),
    "mysql-5.6-without-checksums": sorted((DATA / "mysql-5.6.24").glob("nocksum-a.00000?")),
}
CUTS = [(name, number) for name, files in SERIES.items() for number in range(1, len(files) - 1)]


def copied(name: str, folder: Path) -> list[Path]:
    """A series under the names that its server gave it."""
    base = "mysql-bin" if name.startswith("mysql") else "mariadb-bin"
    copies = [folder / f"{base}{file.suffix}" for file in SERIES[name]]
    for file, copy in zip(SERIES[name], copies, strict=True):
        shutil.copyfile(file, copy)
    return copies


def problems(run: Run) -> list[tuple[str, list[str]]]:
    """Kind and files of what is wrong between logs, by the total of `--format jsonl`."""
    total = json.loads(run.out.splitlines()[-1])
    assert total["file"] == "total"
    assert run.status == (0 if total["ok"] else 1)
    assert total["continuity"]["ok"] is not bool(total["continuity"]["problems"])
    return [(found["kind"], [Path(file).name for file in found["files"]]) for found in total["continuity"]["problems"]]


@pytest.mark.parametrize("quick", [(), ("--quick",)])
@pytest.mark.parametrize("name", SERIES)
def test_a_series_as_its_server_wrote_it_fits(name: str, quick: tuple[str, ...], tmp_path: Path) -> None:
    copied(name, tmp_path)
    run = run_cli("verify", "--format", "jsonl", *quick, str(tmp_path))
    assert problems(run) == []
    assert json.loads(run.out.splitlines()[-1])["continuity"]["warnings"] == []


@pytest.mark.parametrize("quick", [(), ("--quick",)])
@pytest.mark.parametrize(("name", "number"), CUTS)
def test_a_log_that_is_gone(name: str, number: int, quick: tuple[str, ...], tmp_path: Path) -> None:
    gone = copied(name, tmp_path)[number]
    gone.unlink()
    run = run_cli("verify", "--format", "jsonl", *quick, str(tmp_path))
    assert problems(run) == [("missing", [gone.name])]
    assert f"{gone.name} is missing between" in run.err
    assert run_cli("verify", "--no-continuity", *quick, str(tmp_path)).status == 0


def test_the_transactions_of_logs_that_are_gone_are_named(tmp_path: Path) -> None:
    logs = copied("mysql-gtid", tmp_path)
    for log in logs[2:4]:
        log.unlink()
    run = run_cli("verify", str(tmp_path))
    uuid = "9fc31fee-e616-11f1-96ce-02fc00000001"
    assert "mysql-bin.000003 to mysql-bin.000004 (2 logs) are missing between mysql-bin.000002 and" in run.err
    assert f"with the transactions {uuid}:6-7;" in run.err
    assert run.status == 1


@pytest.mark.parametrize("quick", [(), ("--quick",)])
@pytest.mark.parametrize(("name", "number"), CUTS)
def test_a_log_without_a_byte(name: str, number: int, quick: tuple[str, ...], tmp_path: Path) -> None:
    empty = copied(name, tmp_path)[number]
    empty.write_bytes(b"")
    run = run_cli("verify", "--format", "jsonl", *quick, str(tmp_path))
    assert problems(run) == [("empty", [empty.name])]
    assert f"{empty}: is empty (0 bytes)" in run.err
    alone = run_cli("verify", str(empty))
    assert (alone.status, alone.err) == (1, f"{empty}: the file is empty\n")


def test_a_log_with_nothing_but_its_magic_number(tmp_path: Path) -> None:
    logs = copied("mysql-gtid", tmp_path)
    logs[1].write_bytes(logs[1].read_bytes()[:4])
    run = run_cli("verify", str(tmp_path))
    assert run.status == 1
    assert "it has no events" in run.err
    assert f"  NOT OK    {logs[1]}" in run.out


@pytest.mark.parametrize("quick", [(), ("--quick",)])
@pytest.mark.parametrize("number", range(2, 5))
def test_a_log_of_another_server(number: int, quick: tuple[str, ...], tmp_path: Path) -> None:
    """It has the right name, the right server id, and its ROTATE names the next one."""
    log = copied("mysql-gtid", tmp_path)[number]
    shutil.copyfile(SERIES["mysql-other"][number], log)
    run = run_cli("verify", "--format", "jsonl", *quick, str(tmp_path))
    assert problems(run) == [("other server", [log.name])]
    assert f"{log}: does not belong between" in run.err


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_log_of_another_server_without_gtids(number: int, tmp_path: Path) -> None:
    """By the server's id, its version, or that it had just started."""
    log = copied("mysql-5.6-without-checksums", tmp_path)[number]
    shutil.copyfile(SERIES["mysql-other"][0], log)
    run = run_cli("verify", "--format", "jsonl", str(tmp_path))
    assert ("other server", [log.name]) in problems(run)


def test_a_log_that_was_copied_while_it_was_written(tmp_path: Path) -> None:
    """The copy ends in good order, after a transaction that is not the last."""
    log = copied("mysql-gtid", tmp_path)[1]
    events = [json.loads(line) for line in run_cli("events", "--format", "jsonl", str(log)).out.splitlines()]
    end = next(event["position"] for event in reversed(events) if event["type"] == "GTID_LOG_EVENT")
    log.write_bytes(log.read_bytes()[:end])
    run = run_cli("verify", "--format", "jsonl", str(tmp_path))
    assert problems(run) == [("cut off", ["mysql-bin.000002"])]
    assert "9fc31fee-e616-11f1-96ce-02fc00000001:5" in run.err


def test_a_crash_is_no_gap(tmp_path: Path) -> None:
    """The fifth log of the series ends without ROTATE or STOP: the server was killed."""
    copied("mysql-gtid", tmp_path)
    run = run_cli("verify", str(tmp_path))
    assert run.status == 0
    assert "mysql-bin.000005: ends without ROTATE or STOP" in run.err
    assert f"  series    {tmp_path}/mysql-bin.000001 to mysql-bin.000007: no gap" in run.out


def test_a_log_that_is_there_twice(tmp_path: Path) -> None:
    logs = copied("mysql-gtid", tmp_path)
    packed = tmp_path / "mysql-bin.000003.gz"
    packed.write_bytes(gzip.compress(logs[2].read_bytes()))
    run = run_cli("verify", "--format", "jsonl", str(tmp_path))
    assert problems(run) == [("overlap", ["mysql-bin.000003.gz"])]
    logs[2].unlink()  # a compressed log is part of its series
    assert problems(run_cli("verify", "--format", "jsonl", str(tmp_path))) == []
    assert problems(run_cli("verify", "--format", "jsonl", *map(str, logs[:2]), str(logs[1]))) == []  # given twice


def test_transactions_that_were_there_already(tmp_path: Path) -> None:
    """The third log once more, with the number of the one after the last."""
    logs = copied("mariadb", tmp_path)
    shutil.copyfile(logs[1], tmp_path / "mariadb-bin.000004")
    run = run_cli("verify", "--format", "jsonl", str(tmp_path))
    assert run.status == 1
    assert {kind for kind, _ in problems(run)} & {"overlap", "other server"}


def test_loose_files_and_several_series(tmp_path: Path) -> None:
    """What has another folder, another name or no number is of no series."""
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    first, second = copied("mysql-gtid", tmp_path / "a"), copied("mysql-other", tmp_path / "b")
    run = run_cli("verify", "--format", "jsonl", str(first[0]), str(second[3]), str(first[1]))
    assert problems(run) == []
    assert [series["logs"] for series in json.loads(run.out.splitlines()[-1])["continuity"]["series"]] == [2]
    assert problems(run_cli("verify", "--format", "jsonl", str(second[2]), str(second[1]))) == []  # in any order


Edit = Callable[[LogBuilder], object]


def chain(folder: Path, *edits: Edit, version: str = "5.7.44", server_ids: tuple[int, ...] = ()) -> dict[str, Any]:
    """What `verify` says of logs that are built: each edit fills one."""
    for number, edit in enumerate(edits, 1):
        log = LogBuilder()
        log.data.clear()
        log.data += b"\xfebin"
        log.positions.clear()
        log.server_id = server_ids[number - 1] if server_ids else 1
        log.format(version, created=log.timestamp if number == 1 else 0)
        edit(log)
        log.write(folder / f"binlog.{number:06d}")
    run = run_cli("verify", "--format", "jsonl", str(folder))
    found: dict[str, Any] = json.loads(run.out.splitlines()[-1])["continuity"]
    assert run.status == (0 if found["ok"] else 1)
    return found


def test_a_rotate_that_names_another_log(tmp_path: Path) -> None:
    found = chain(tmp_path, lambda log: log.rotate("binlog.000002"), lambda log: log.rotate("binlog.000003"))
    assert found["problems"] == []
    found = chain(tmp_path, lambda log: log.rotate("binlog.000007"), lambda log: log.rotate("binlog.000003"))
    assert [problem["kind"] for problem in found["problems"]] == ["other server"]
    assert "binlog.000001 names binlog.000007 as the log after it" in found["problems"][0]["message"]


def test_servers_without_gtids_are_told_apart_by_their_id(tmp_path: Path) -> None:
    rotates = [lambda log, n=n: log.rotate(f"binlog.{n:06d}") for n in (2, 3, 4)]
    found = chain(tmp_path, *rotates, server_ids=(1, 2, 1))
    assert [(p["kind"], [Path(f).name for f in p["files"]]) for p in found["problems"]] == [
        ("other server", ["binlog.000002"])
    ]
    assert "its server id is 2, that of binlog.000001 1" in found["problems"][0]["message"]


def test_relay_logs_may_hold_a_transaction_twice(tmp_path: Path) -> None:
    def relay(number: int) -> None:
        log = LogBuilder()
        log.data.clear()
        log.data += b"\xfebin"
        log.format(flags=64)
        log.gtid(5)
        log.query("BEGIN")
        log.xid(1)
        log.rotate(f"relay-bin.{number + 1:06d}", flags=64)
        log.write(tmp_path / f"relay-bin.{number:06d}")

    for number in (1, 2, 3):
        relay(number)
    assert problems(run_cli("verify", "--format", "jsonl", str(tmp_path))) == []
    (tmp_path / "relay-bin.000002").unlink()
    assert problems(run_cli("verify", "--format", "jsonl", str(tmp_path))) == [("missing", ["relay-bin.000002"])]


def test_brief_is_one_line_a_log(tmp_path: Path) -> None:
    logs = copied("mysql-gtid", tmp_path)
    logs[1].write_bytes(logs[1].read_bytes()[:-10])
    run = run_cli("verify", "--brief", str(tmp_path))
    lines = run.out.splitlines()
    assert [line.split()[0] for line in lines[: len(logs)]] == [str(log) for log in logs]
    assert lines[len(logs)].startswith("total")
    assert lines[len(logs) + 1 : len(logs) + 3] == [
        "  logs      7: 6 ok, 1 NOT OK",
        f"  NOT OK    {logs[1]}: truncated",
    ]
    assert "NOT OK, truncated" in lines[1]
    assert len({line.index(" bytes") for line in lines[: len(logs) + 1]}) == 1  # columns
    assert json.loads(run_cli("verify", "--format", "jsonl", str(tmp_path)).out.splitlines()[-1])["not_ok"] == [
        str(logs[1])
    ]
