"""`--jobs N` inside of one log: whatever the pieces, all that is said and written is that of one process."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from binlog_kaitai.compiled.rows import in_pieces
from binlog_kaitai.jobs import workers
from binlog_kaitai.jobs.workers import Output, in_order
from tests.logs import DATA, LOGS, damaged, name_of
from tests.made.rows import COLUMNS, make_log
from tests.oracle.checks import Run, run_cli
from tests.programs import heed_interrupts

ALONE = re.compile(r"^note: .*: read by one process: .*\n", re.M)
GTIDS = DATA / "mysql-9.7.4" / "gtid-a.000001"
COMMANDS = [
    ["changes", "--links"],
    ["changes", "--format", "text", "--mode", "permissive"],
    ["events"],
    ["events", "--format", "jsonl", "--mode", "permissive"],
    ["verify", "--format", "jsonl"],
    ["verify", "--quick", "--mode", "permissive"],
]
CONDITIONS = [
    ["--start-position", "1000"],
    ["--stop-position", "1500"],
    ["--start-position", "700", "--stop-position", "1500"],
    ["--stop-datetime", "2026-11-20 20:37:40"],
    ["--start-datetime", "2000-01-01"],
    ["--include-gtids", "dc82f928-e51f-11f1-a31c-02fc00000001:2-5"],
    ["--exclude-gtids", "dc82f928-e51f-11f1-a31c-02fc00000001:1-4:7"],
    ["--operation", "insert"],
    ["--min-rows", "2"],
    ["-T", "corpus_a.g"],
    ["-T", "corpus_a.none"],
]
SMALL_PIECES = "from binlog_kaitai.compiled.rows import in_pieces as p; p.PIECE = p._MOST = 1 << 16;"
PROGRAM = [sys.executable, "-c", f"{SMALL_PIECES} import sys; from binlog_kaitai.cli import main; sys.exit(main())"]


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_pieces, "PIECE", 256)
    monkeypatch.setattr(in_pieces, "_MOST", 256)


def both(*arguments: str) -> Run:
    """Return what one process says, which two say too."""
    alone, together = run_cli(*arguments), run_cli(*arguments, "--jobs", "2")
    assert together.out == alone.out
    assert (together.status, ALONE.sub("", together.err)) == (alone.status, alone.err)
    return together


@pytest.mark.parametrize("path", LOGS, ids=name_of)
@pytest.mark.one_in(48)
def test_all_logs(path: Path) -> None:
    for command in COMMANDS:
        both(*command, str(path))


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_several_processes_read_a_sound_log(command: list[str]) -> None:
    assert "read by one process" not in both(*command, str(GTIDS)).err


@pytest.mark.parametrize("condition", CONDITIONS, ids=" ".join)
def test_conditions(condition: list[str]) -> None:
    for command in ("changes", "events"):
        both(command, *condition, str(GTIDS))


@pytest.mark.parametrize("number", range(6))
def test_damage_anywhere(number: int, tmp_path: Path) -> None:
    path = tmp_path / "damaged"
    path.write_bytes(damaged(GTIDS.read_bytes(), random.Random(number)))
    for command in COMMANDS:
        both(*command, str(path))


def test_one_transaction_larger_than_all_pieces(tmp_path: Path) -> None:
    log = make_log(3)
    log.begin()
    for number in range(200):
        log.insert(COLUMNS, {"id": number, "name": "x" * (number % 90)})
    log.xid(4)
    log.begin()
    log.insert(COLUMNS, {"id": 201, "name": "y"})
    log.xid(5)
    log.write(tmp_path / "log")
    for command in (["changes"], ["events"], ["verify"]):
        assert "read by one process" not in both(*command, str(tmp_path / "log")).err


def test_a_stream_is_read_by_one_process(tmp_path: Path) -> None:
    make_log(2000).write(tmp_path / "log")
    run = [*PROGRAM, "changes"]
    alone = subprocess.run([*run, tmp_path / "log"], capture_output=True, check=True)
    with (tmp_path / "log").open("rb") as file:
        piped = subprocess.run([*run, "--jobs", "2", "-"], stdin=file, capture_output=True, check=True)
    name = f'"file":"{tmp_path}/log"'.encode()
    assert piped.stdout == alone.stdout.replace(name, b'"file":"-"')
    assert piped.stderr == b""


def test_a_reader_that_has_seen_enough(tmp_path: Path) -> None:
    make_log(3000).write(tmp_path / "log")
    with subprocess.Popen(
        [*PROGRAM, "changes", "--jobs", "2", tmp_path / "log"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_full_disk(tmp_path: Path) -> None:
    make_log(3000).write(tmp_path / "log")
    with open("/dev/full", "wb") as full:
        command = [*PROGRAM, "changes", "--jobs", "2", tmp_path / "log"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (1, b"cannot write: No space left on device\n")


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 1)])
def test_a_signal_ends_all_processes(number: signal.Signals, status: int, tmp_path: Path) -> None:
    """Also those that wait for their turn, for nobody reads what is written."""
    make_log(6000).write(tmp_path / "log")
    with subprocess.Popen(
        [*PROGRAM, "changes", "--jobs", "3", tmp_path / "log"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_interrupts,
        start_new_session=True,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        os.killpg(process.pid, number)
        process.stdout.read()
        assert b"Traceback" not in process.stderr.read()
    assert process.returncode == status
    while is_there(process.pid):
        time.sleep(0.01)


def is_there(group: int) -> bool:
    """Return whether a process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_process_that_was_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it did not do, this process does."""

    def work(self: object, *given: object) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    monkeypatch.setattr(in_pieces._Pieces, "_work", work)
    assert "read by one process" in both("changes", str(GTIDS)).err


def test_no_process_runs_far_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Output of more than there is room for waits for its turn, in any pieces."""
    monkeypatch.setattr(workers, "ROOM", 1 << 12)
    monkeypatch.setattr(workers, "BLOCK", 1 << 10)

    def work(piece: int, output: Output) -> int:
        for _ in range(piece % 7):
            output.write(memoryview(bytes([piece]) * 1013 * piece))
        return piece

    found = bytearray()
    with in_order(work, range(40), 3, found.extend, lambda count: None) as results:
        assert list(results) == list(range(40))
    assert found == b"".join(bytes([piece]) * 1013 * piece * (piece % 7) for piece in range(40))


def test_text_in_memory_that_is_lent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Written whole, in parts, or not at all, among bytes that are copied; more of it than there is memory."""
    monkeypatch.setattr(workers, "ROOM", 1 << 12)
    monkeypatch.setattr(workers, "BLOCK", 1 << 10)

    def work(piece: int, output: Output) -> int:
        assert output.lend(1025) is None
        for number in range(20):
            lent = output.lend(1000)
            assert lent is not None
            lent[:] = bytes([piece]) * 1000
            if number % 3:
                output.write(lent[: 100 * number % 1000])
            if number % 4 == 1:
                output.write(memoryview(b"copied" * number))
                output.write(lent[100 * number % 1000 :])
            output.give_back(lent)
        return piece

    found = bytearray()
    with in_order(work, range(20), 3, found.extend, lambda count: None) as results:
        assert list(results) == list(range(20))
    made = bytearray()
    for piece in range(20):
        for number in range(20):
            made += bytes([piece]) * (100 * number % 1000 if number % 3 else 0)
            if number % 4 == 1:
                made += b"copied" * number + bytes([piece]) * (1000 - 100 * number % 1000)
    assert found == made


def test_follow_takes_one_process() -> None:
    run = run_cli("changes", "--follow", "--jobs", "2", str(GTIDS))
    assert run.status == 2
    assert "it takes no --jobs" in run.err
