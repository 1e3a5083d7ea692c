"""Logs that are missing among those that a command reads: what is given is right, and what is not there is said."""

from __future__ import annotations

import gzip
import json
import os
import pty
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import Run, run_cli

DATA = Path(__file__).parent / "data"
SERIES = DATA / "series/gtid"
GONE = "mysql-bin.000003 is missing between mysql-bin.000002 and mysql-bin.000004"
READING = {
    "changes": [],
    "events": [],
    "transactions": [],
    "stats": [],
    "history": ["--table", "d.t", "--key", "@1=1"],
    "export": ["--output"],
}
MISSING = "SET sql_mode='STOPPED: the script is not complete: logs are missing';\n"
"""A script over a gap, which makes its client fail."""
WRITING = {
    "sql": [],
    "undo": ["--undo"],
    "dry-run": ["--undo", "--dry-run"],
    "state": ["--schema-from-log", "--table", "d.t", "--at", "2099-01-01 00:00:00"],
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The logs of a server, all there."""
    logs = tmp_path / "logs"
    shutil.copytree(SERIES, logs)
    return logs


def remove(log: Path) -> str:
    log.unlink()
    return GONE


def empty(log: Path) -> str:
    log.write_bytes(b"")
    return f"{log}: is empty (0 bytes); what it held after mysql-bin.000002 and before mysql-bin.000004 is missing"


def replace(log: Path) -> str:
    log.write_text("not found\n")
    return f"{log}: is not a binary log, by how it begins; what it held after mysql-bin.000002"


Harm = Callable[[Path], str]
HARMS: list[Harm] = [remove, empty, replace]


def reading(command: str, folder: Path, *options: str) -> Run:
    more = [*READING[command]]
    if command == "export":
        more.append(str(folder.parent / "tables"))
    return run_cli(command, *more, *options, str(folder))


def writing(name: str, folder: Path, *options: str) -> Run:
    command = name if name == "state" else "sql"
    return run_cli(command, *WRITING[name], *options, str(folder))


@pytest.mark.parametrize("command", READING)
def test_no_gap_is_said_where_none_is(command: str, folder: Path) -> None:
    run = reading(command, folder)
    assert run.status == 0
    assert not [word for word in ("missing between", "is not a binary log", "is not there") if word in run.err]


@pytest.mark.parametrize("harm", HARMS)
@pytest.mark.parametrize("command", READING)
def test_a_gap_is_a_warning(command: str, harm: Harm, folder: Path) -> None:
    text = harm(folder / "mysql-bin.000003")
    run = reading(command, folder)
    assert run.status == 0
    assert f"warning: {folder / 'mysql-bin.000004'}: {text}" in run.err or f"warning: {text}" in run.err
    assert text not in reading(command, folder, "--no-continuity", *(["--overwrite"] * (command == "export"))).err


@pytest.mark.parametrize("command", ["changes", "transactions", "stats"])
def test_transactions_that_are_there_twice_are_a_warning(command: str, tmp_path: Path) -> None:
    columns = [integer("id", 4)]
    for number in (1, 2):
        log = LogBuilder()
        log.gtid(1)
        log.begin()
        log.table_map(columns)
        log.rows("insert", columns, [(None, {"id": 1})])
        log.xid(1)
        log.rotate(f"binlog.{number + 1:06d}")
        path = log.write(tmp_path / f"binlog.{number:06d}")
    run, twice = reading(command, tmp_path), f"{path}: holds transactions that are in logs before it, too"
    assert (run.status, twice in run.err) == (0, True), run.err
    assert twice not in reading(command, tmp_path, "--no-continuity").err


@pytest.mark.parametrize("harm", HARMS)
@pytest.mark.parametrize("name", WRITING)
def test_no_script_and_no_state_over_a_gap(name: str, harm: Harm, folder: Path) -> None:
    text = harm(folder / "mysql-bin.000003")
    run = writing(name, folder)
    assert (run.status, run.out) == (1, MISSING if name == "sql" else "")
    assert text in run.err
    assert "--no-continuity takes the logs as they are" in run.err
    taken = writing(name, folder, "--no-continuity")
    assert text not in taken.err
    assert taken.status == 0
    assert taken.out


@pytest.mark.parametrize(
    ("data", "text"), [(b"", "the file is empty"), (bytes(99), "not a binary log: it begins with")]
)
@pytest.mark.parametrize("name", WRITING)
def test_logs_that_are_named_one_by_one(name: str, data: bytes, text: str, folder: Path) -> None:
    (folder / "mysql-bin.000003").write_bytes(data)
    command = name if name == "state" else "sql"
    run = run_cli(command, *WRITING[name], *map(str, sorted(folder.iterdir())))
    assert (run.status, run.out) == (1, MISSING if name == "sql" else "")
    assert f"{folder / 'mysql-bin.000003'}: {text}" in run.err


@pytest.mark.parametrize("name", WRITING)
def test_a_script_and_a_state_of_all_logs(name: str, folder: Path) -> None:
    run = writing(name, folder)
    assert run.status == 0
    assert "no script" not in run.err


def test_the_transactions_that_are_missing_are_named_where_all_was_read(folder: Path) -> None:
    remove(folder / "mysql-bin.000003")
    missing = "with the transactions 9fc31fee-e616-11f1-96ce-02fc00000001:6"
    assert missing in run_cli("changes", str(folder)).err
    by_filter = run_cli("changes", "-T", "d.t", "--stop-datetime", "2020-01-01 00:00:00", str(folder)).err
    assert GONE in by_filter
    assert missing not in by_filter


@pytest.mark.parametrize("pack", [False, True])
@pytest.mark.parametrize("number", range(2, 7))
def test_compressed_logs_have_gaps_too(number: int, pack: bool, folder: Path) -> None:
    gone = folder / f"mysql-bin.{number:06d}"
    gone.unlink()
    for log in folder.iterdir() if pack else ():
        log.with_name(f"{log.name}.gz").write_bytes(gzip.compress(log.read_bytes()))
        log.unlink()
    run = run_cli("sql", str(folder))
    assert (run.status, run.out) == (1, MISSING)
    assert f"{gone.name} is missing between" in run.err


def test_large_logs_are_looked_at_where_they_begin_and_end(tmp_path: Path) -> None:
    """Names, ROTATE and server id are compared though the logs are not read."""
    columns = [integer("id", 4), varchar("name", 200)]
    for number in (1, 3):
        log = LogBuilder(server_version="5.6.51")
        for row in range(300):
            log.begin()
            log.insert(columns, {"id": row, "name": "a" * 150})
            log.xid(row)
        log.rotate(f"binlog.{number + 1:06d}")
        log.write(tmp_path / f"binlog.{number:06d}")
    assert (tmp_path / "binlog.000001").stat().st_size > 1 << 16
    run = run_cli("sql", str(tmp_path))
    assert (run.status, run.out) == (1, MISSING)
    assert "binlog.000002 is missing between binlog.000001 and binlog.000003" in run.err


def test_files_that_are_no_logs_are_named(tmp_path: Path) -> None:
    shutil.copyfile(SERIES / "mysql-bin.000001", tmp_path / "mysql-bin.000001")
    for number in range(12):
        (tmp_path / f"notes-{number:02d}.txt").write_text("hello")
    run = run_cli("changes", str(tmp_path))
    assert run.status == 0
    assert f"note: {tmp_path / 'notes-00.txt'} is not a binary log" in run.err
    assert "note: 2 more files there are no binary logs; `verify` names them" in run.err


def test_many_gaps_are_counted(tmp_path: Path) -> None:
    for number in range(1, 27, 2):
        log = LogBuilder()
        log.rotate(f"binlog.{number + 1:06d}")
        log.write(tmp_path / f"binlog.{number:06d}")
    *named, last = [line for line in run_cli("changes", str(tmp_path)).err.splitlines() if line.startswith("warning: ")]
    assert (len(named), last) == (10, "warning: 2 more such places; `verify` names them")
    assert "binlog.000002 is missing between" in named[0]
    assert "binlog.000024 is missing" in run_cli("verify", str(tmp_path)).err


def test_the_log_that_the_last_one_names(folder: Path) -> None:
    (folder / "mysql-bin.000007").unlink()
    run = run_cli("verify", "--format", "jsonl", str(folder))
    assert run.status == 0
    found = json.loads(run.out.splitlines()[-1])["continuity"]
    assert [note["files"] for note in found["notes"]] == [["mysql-bin.000007"]]
    assert f"note: {folder / 'mysql-bin.000006'}: ends with a ROTATE to mysql-bin.000007, which is not there" in run.err


def test_a_log_under_another_number(folder: Path) -> None:
    """Its own ROTATE and that of the log before it say which one it is; nothing is missing."""
    for number in (4, 5, 6, 7):
        (folder / f"mysql-bin.{number:06d}").unlink()
    three = (folder / "mysql-bin.000003").rename(folder / "mysql-bin.000005")
    run = run_cli("verify", "--format", "jsonl", str(folder))
    found = json.loads(run.out.splitlines()[-1])["continuity"]
    assert found["problems"] == []
    assert [(warning["kind"], warning["file"]) for warning in found["warnings"]] == [("other number", str(three))]
    assert f"warning: {three}: is mysql-bin.000003 by its own ROTATE and that of mysql-bin.000002" in run.err
    assert run.status == 0
    assert run_cli("verify", "--strict", str(folder)).status == 1


def test_an_encrypted_log_without_its_key() -> None:
    for log in (
        DATA / "encrypted/mysql-9.7.4/enc-stmt-a.binlog",
        *sorted((DATA / "encrypted").glob("mariadb*/*.binlog")),
    ):
        run = run_cli("verify", "--brief", str(log))
        assert run.status == 1
        assert "NOT OK, encrypted, no key" in run.out
        assert "--mode permissive" not in run.err
        assert json.loads(run_cli("verify", "--format", "jsonl", str(log)).out)["state"] == "encrypted, no key"


def program(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "binlog_kaitai", *arguments]


MORE = {
    "history": ["--table", "shop.orders", "--key", "1", "--format", "text"],
    "state": ["--table", "shop.orders", "--at", "2099-01-01 00:00:00"],
}


@pytest.mark.parametrize("command", ["stats", "verify", *MORE])
def test_who_reads_the_output_may_have_seen_enough(command: str) -> None:
    log = str(Path(__file__).parents[1] / "samples/mysql-9.7-shop.binlog")
    read, write = os.pipe()
    os.close(read)  # at once
    with os.fdopen(write, "wb") as closed:
        arguments = program(command, *MORE.get(command, []), log)
        done = subprocess.run(arguments, stdout=closed, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, b"Traceback" in done.stderr) == (0, False)


def on_a_terminal(*arguments: str, **more: str) -> bytes:
    """What a command shows on a terminal."""
    environment = {key: text for key, text in os.environ.items() if key not in ("NO_COLOR", "TERM")}
    ours, theirs = pty.openpty()
    environment |= {"TERM": "xterm-256color"} | more
    process = subprocess.Popen(program(*arguments), stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    pieces = bytearray()
    try:
        while piece := os.read(ours, 1 << 16):
            pieces += piece
    except OSError:  # the end, on Linux
        pass
    os.close(ours)
    assert process.wait() == 0
    return bytes(pieces)


@pytest.mark.parametrize("plain", [{}, {"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=str)
def test_a_terminal_without_colours(plain: dict[str, str], folder: Path) -> None:
    """Tables, and warnings."""
    remove(folder / "mysql-bin.000003")
    shown = on_a_terminal("stats", str(folder), **plain)
    assert GONE.encode() in shown.replace(b"\r\n", b"\n")
    for code in (b"\x1b[1m", b"\x1b[33m"):
        assert (code in shown) is (not plain)
