"""`--jobs N` inside of one log: whatever the pieces, all that is said and written is that of one process."""

from __future__ import annotations

import errno
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from binlog_kaitai.compiled.rows import in_pieces
from binlog_kaitai.jobs import output
from binlog_kaitai.jobs.output import Output
from binlog_kaitai.jobs.target import Direct, relay
from binlog_kaitai.jobs.workers import in_order
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


@pytest.fixture
def small_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "ROOM", 1 << 12)
    monkeypatch.setattr(output, "BLOCK", 1 << 10)


def written(work: Callable[[int, Output], int], pieces: int, to: str, path: Path) -> bytes:
    """Return what three processes write: to a file, or by way of this process."""
    found, counts = bytearray(), [0]
    with (path / "out").open("wb") as file, ExitStack() as stack:
        target = Direct(file.fileno(), counts.append) if to == "file" else stack.enter_context(relay(found.extend))
        results = stack.enter_context(in_order(work, range(pieces), 3, target, lambda count: None))
        assert list(results) == list(range(pieces))
    if to == "file":
        found += (path / "out").read_bytes()
        assert sum(counts) == len(found)
    return bytes(found)


@pytest.mark.parametrize("to", ["file", "pipe"])
@pytest.mark.usefixtures("small_room")
def test_no_process_runs_far_ahead(to: str, tmp_path: Path) -> None:
    """Output of more than there is room for waits for its turn, in any pieces."""

    def work(piece: int, output: Output) -> int:
        for _ in range(piece % 7):
            output.write(memoryview(bytes([piece]) * 1013 * piece))
            output.progress(1)
        return piece

    made = b"".join(bytes([piece]) * 1013 * piece * (piece % 7) for piece in range(40))
    assert written(work, 40, to, tmp_path) == made


@pytest.mark.parametrize("to", ["file", "pipe"])
@pytest.mark.usefixtures("small_room")
def test_text_in_memory_that_is_lent(to: str, tmp_path: Path) -> None:
    """Written whole, in parts, or not at all, among bytes that are copied; more of it than there is memory."""

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

    made = bytearray()
    for piece in range(20):
        for number in range(20):
            made += bytes([piece]) * (100 * number % 1000 if number % 3 else 0)
            if number % 4 == 1:
                made += b"copied" * number + bytes([piece]) * (1000 - 100 * number % 1000)
    assert written(work, 20, to, tmp_path) == made


@pytest.mark.usefixtures("small_room")
def test_nothing_is_written_before_its_turn(tmp_path: Path) -> None:
    """Also when a process is done with all its pieces before the first of another one."""
    end_of_waiting, end_of_work = os.pipe(), os.pipe()

    def work(piece: int, output: Output) -> int:
        if piece % 2 == 0:
            os.read(end_of_waiting[0], 1)
        output.write(memoryview(b"%d" % piece))
        if piece % 2:
            os.write(end_of_work[1], b".")
        return piece

    def let_go() -> None:
        for _ in range(2):
            os.read(end_of_work[0], 1)
        assert (tmp_path / "out").read_bytes() == b""
        os.write(end_of_waiting[1], b"..")

    with (
        (tmp_path / "out").open("wb") as file,
        in_order(work, range(4), 2, Direct(file.fileno(), lambda count: None), lambda count: None) as results,
    ):
        other = threading.Thread(target=let_go)
        other.start()
        found = [(next(results), (tmp_path / "out").read_bytes()) for _ in range(4)]
        other.join()
    assert found == [(0, b"0"), (1, b"01"), (2, b"012"), (3, b"0123")]
    for end in (*end_of_waiting, *end_of_work):
        os.close(end)


@pytest.mark.parametrize("is_writing", [False, True])
def test_a_process_that_was_killed_after_some_output(is_writing: bool, tmp_path: Path) -> None:
    """What it has written is known, unless it was just writing: then nobody can go on."""
    counts: list[int] = []

    def work(piece: int, output: Output) -> int:
        if piece == 1:
            while not output._num_turns:
                output._hear()
            output.write(memoryview(b"some"))
            output._flush()
            if is_writing:
                output._written._slots[0] = 1
            os.kill(os.getpid(), signal.SIGKILL)
        return piece

    with (tmp_path / "out").open("wb") as file:
        target = Direct(file.fileno(), counts.append)
        with in_order(work, range(5), 2, target, lambda count: None) as results:
            assert next(results) == 0
            if is_writing:
                with pytest.raises(OSError, match="ended from outside meanwhile"):
                    next(results)
            else:
                assert next(results) is None
    assert (tmp_path / "out").read_bytes() == b"some"
    assert sum(counts) == len(b"some")


@pytest.mark.usefixtures("small_room")
def test_nothing_is_written_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the work makes of the error."""
    incoming, outgoing = os.pipe()
    number_written = [0]
    write = os.write

    def fails_once(file: int, data: memoryview) -> int:
        if file == outgoing:
            number_written[0] += 1
            if number_written[0] == 3:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(file, data)

    def work(piece: int, output: Output) -> int:
        for number in range(9):
            with suppress(OSError):
                output.write(memoryview(b"%d" % number * 1024))
        return piece

    monkeypatch.setattr(os, "write", fails_once)
    target = Direct(outgoing, lambda count: None)
    with in_order(work, range(2), 2, target, lambda count: None) as results:
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            next(results)
        time.sleep(0.1)
    os.close(outgoing)
    with open(incoming, "rb") as file:
        assert file.read() == b"0" * 1024 + b"1" * 1024


class Done:
    """What was read and written."""

    num_read = num_written = 0


@pytest.mark.parametrize("growth", [0, 0.3, 2.5, 20])
@pytest.mark.parametrize("jobs", [2, 3, 8])
@pytest.mark.parametrize("size", [9, 20, 60, 268, 5000])
def test_sizes_of_pieces(size: int, jobs: int, growth: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Together they are the log; none has more text than can be written without waiting, and the last is small."""
    monkeypatch.setattr(in_pieces, "PIECE", 8)
    monkeypatch.setattr(in_pieces, "_MOST", 32)
    done, at, sizes = Done(), 0, list[int]()
    next_size = in_pieces._Sizes(size, jobs, 32, done)
    while at < size:
        sizes.append(next_size(at))
        at += sizes[-1]
        if len(sizes) == 2 * jobs:
            done.num_read, done.num_written = 1000, int(1000 * growth)
    assert at == size
    assert all(4 <= piece <= 36 for piece in sizes)
    assert all(piece <= max(12, 1.1 * 64 / (growth or 1)) for piece in sizes[2 * jobs :])
    assert sizes[-1] <= max(12, 32 / jobs)


def test_follow_takes_one_process() -> None:
    run = run_cli("changes", "--follow", "--jobs", "2", str(GTIDS))
    assert run.status == 2
    assert "it takes no --jobs" in run.err
