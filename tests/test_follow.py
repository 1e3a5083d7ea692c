"""`--follow` through the real command line: each transaction is printed when it is complete, the writer waits for that,
and the program goes on with the next log."""

from __future__ import annotations

import gzip
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import run_cli
from tests.programs import PATIENCE, PROGRAM, heed_interrupts, read_until

COLUMNS = [integer("id", 4), varchar("name", 100)]
COMMANDS = {"changes": (["changes"], b'"id":%d,'), "sql": (["sql", "--as", "statements"], b"VALUES (%d, ")}


class Writer:
    """A server that writes a log piece by piece."""

    def __init__(self, path: Path, **options: bool) -> None:
        self.path, self.log, self._written = path, LogBuilder(in_use=True, **options), 0
        self.flush()

    def flush(self, most: int | None = None) -> None:
        """Write what is new, or so many bytes of it."""
        data = self.log.data[self._written :][:most]
        with self.path.open("ab") as file:
            file.write(data)
        self._written += len(data)

    def transaction(self, number: int, count: int = 1) -> None:
        """Rows of a transaction, and its end; nothing is written yet."""
        self.log.begin()
        self.log.insert(COLUMNS, *({"id": number, "name": "x" * 80} for _ in range(count)))
        self.log.xid(number)


@contextmanager
def following(*arguments: str | Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [PROGRAM, arguments[0], "--follow", *map(str, arguments[1:])]
    program = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, preexec_fn=heed_interrupts
    )
    try:
        yield program
    finally:
        program.kill()
        program.wait()
        for file in filter(None, (program.stdout, program.stderr)):
            file.close()


def ended(program: subprocess.Popen[bytes], number: int | None = signal.SIGINT) -> tuple[int, bytes, bytes]:
    """Return the status, and what the program prints to its end, which a signal brings."""
    if number is not None:
        program.send_signal(number)
    out, said = program.communicate(timeout=PATIENCE)
    return program.returncode, out, said


@pytest.mark.parametrize("name", COMMANDS)
def test_transactions_come_when_they_are_complete(name: str, tmp_path: Path) -> None:
    command, mark = COMMANDS[name]
    writer = Writer(tmp_path / "log.000009")
    with following(*command, writer.path) as program:
        assert program.stdout is not None
        for number in range(1, 4):
            writer.transaction(number)
            for part in (30, 70, None):  # in the midst of events, and of the transaction
                writer.flush(part)
            found = read_until(program.stdout, mark % number)
            assert mark % (number + 1) not in found
        writer.transaction(4)
        writer.flush(150)  # is waited for
        status, out, _ = ended(program)
        assert (status, mark % 4 in out) == (0, False)
        assert (
            not out
            if name == "changes"
            else (b"STOPPED" not in out and out.endswith(b"SET SESSION timestamp = DEFAULT;\n"))
        )


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("end", ["rotate", "stop", "crash"])
def test_it_goes_on_with_the_next_log(name: str, end: str, tmp_path: Path) -> None:
    command, mark = COMMANDS[name]
    writer = Writer(tmp_path / "log.000009")
    with following(*command, tmp_path) as program:
        assert program.stdout is not None
        for number in range(1, 4):
            writer.transaction(number)
            writer.flush()
            read_until(program.stdout, mark % number)
            if end == "rotate":
                writer.log.rotate(f"log.{number + 9:06}")
            elif end == "stop":
                writer.log.event(3)
            writer.flush()
            writer = Writer(tmp_path / f"log.{number + 9:06}")
        status, _, said = ended(program, signal.SIGTERM)
    texts = {
        "rotate": "has ended",
        "stop": "ends with STOP (its server was shut down)",
        "crash": "ends without ROTATE or STOP (did its server crash?)",
    }
    assert status == 0, said
    for number in range(9, 11):
        line = f"note: {tmp_path}/log.{number:06} {texts[end]}; it goes on with {tmp_path}/log.{number + 1:06}\n"
        assert line.encode() in said


def test_logs_that_are_there_are_read_first(tmp_path: Path) -> None:
    for number in range(1, 4):
        writer = Writer(tmp_path / f"log.{number:06}")
        writer.transaction(number)
        writer.log.rotate(f"log.{number + 1:06}")
        writer.flush()
    last = Writer(tmp_path / "log.000004")
    with following("changes", tmp_path / "log.000002") as program:
        assert program.stdout is not None
        last.transaction(4)
        last.flush()
        found = read_until(program.stdout, b'"id":4,')
        assert [b'"id":%d,' % number in found for number in range(1, 5)] == [False, True, True, True]


def test_a_large_transaction_waits_for_its_end(tmp_path: Path) -> None:
    writer = Writer(tmp_path / "log.000001")
    writer.log.begin()
    for _ in range(12):
        writer.log.insert(COLUMNS, *({"id": 1, "name": "x" * 90} for _ in range(5000)))
    writer.flush()
    with following("changes", writer.path) as program:
        assert program.stdout is not None
        writer.log.xid(1)
        writer.flush()
        count = 0
        while count < 60_000:
            data = os.read(program.stdout.fileno(), 1 << 20)
            assert data
            count += data.count(b"\n")
        assert ended(program)[:2] == (0, b"")


def test_the_end_of_the_range_ends_it(tmp_path: Path) -> None:
    writer = Writer(tmp_path / "log.000001")
    writer.transaction(1)
    stop = len(writer.log.data)
    time = writer.log.timestamp
    writer.flush()
    for options in (
        ["--stop-position", str(stop)],
        ["--stop-datetime", datetime.fromtimestamp(time + 5, UTC).isoformat()],
    ):
        with following("changes", *options, writer.path) as program:
            assert program.stdout is not None
            read_until(program.stdout, b'"id":1,')
            writer.log.timestamp = time + 5
            writer.transaction(2)
            writer.flush()
            status, out, _ = ended(program, None)
            assert (status, out) == (0, b"")


def test_a_copy_that_is_longer_is_gone_on_with(tmp_path: Path) -> None:
    writer = Writer(tmp_path / "log.000001")
    writer.transaction(1)
    writer.flush()
    with following("changes", writer.path) as program:
        assert program.stdout is not None
        read_until(program.stdout, b'"id":1,')
        copy = tmp_path / "copy"
        copy.write_bytes(writer.path.read_bytes())
        copy.rename(writer.path)
        writer.transaction(2)
        writer.flush()
        read_until(program.stdout, b'"id":2,')
        assert ended(program)[0] == 0


def shorter(path: Path) -> None:
    os.truncate(path, 200)


def reset(path: Path) -> None:
    log = LogBuilder(in_use=True, server_version="9.7.5")
    for number in range(20):
        log.begin()
        log.insert(COLUMNS, {"id": 50, "name": "x" * 80})
        log.xid(number)
    other = path.with_suffix(".new")
    log.write(other)
    other.rename(path)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (shorter, "has become shorter than the "),
        (Path.unlink, "was removed, and the next log of the series is not there"),
        (reset, "is another log than the one that was read; was the server reset?"),
    ],
)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_log_that_is_not_what_it_was_is_an_error(
    name: str, change: Callable[[Path], None], text: str, tmp_path: Path
) -> None:
    command, mark = COMMANDS[name]
    writer = Writer(tmp_path / "log.000001")
    writer.transaction(1)
    writer.flush()
    with following(*command, writer.path) as program:
        assert program.stdout is not None
        read_until(program.stdout, mark % 1)
        change(writer.path)
        status, out, said = ended(program, None)
    assert status == 1
    assert f"{writer.path}:".encode() in said
    assert text.encode() in said
    assert name == "changes" or b"STOPPED: the script is not complete" in out


def test_damage_ends_it(tmp_path: Path) -> None:
    writer = Writer(tmp_path / "log.000001")
    writer.transaction(1)
    writer.log.data[-1] ^= 1
    writer.flush()
    with following("changes", writer.path) as program:
        status, _, said = ended(program, None)
    assert (status, b"XID_EVENT" in said) == (1, True)


def test_nobody_reads_on(tmp_path: Path) -> None:
    writer = Writer(tmp_path / "log.000001")
    writer.transaction(1)
    writer.flush()
    with following("changes", writer.path) as program:
        assert program.stdout is not None
        read_until(program.stdout, b'"id":1,')
        program.stdout.close()
        assert program.wait(PATIENCE) == 0


def test_only_plain_local_files_are_followed(tmp_path: Path) -> None:
    writer = Writer(tmp_path / "log.000001")
    writer.transaction(1)
    packed = tmp_path / "packed.000001"
    packed.write_bytes(gzip.compress(writer.log.data))
    os.mkfifo(pipe := tmp_path / "pipe")
    path = str(writer.path)
    for arguments, text in {
        ("-",): "is standard input, which is read as it comes without it",
        (str(pipe),): "is a pipe, which is read as it comes without it",
        (str(packed),): "is compressed",
        ("--schema-from-log", path): "--follow cannot look for definitions",
        ("--keys", str(packed), path): "",
    }.items():
        for command in COMMANDS:
            run = run_cli(command, "--follow", *arguments)
            assert (run.status, text in run.err) == (2, True), run.err
    for option in ("--undo", "--dry-run"):
        run = run_cli("sql", "--follow", option, path)
        assert (run.status, "--follow" in run.err) == (2, True)


def test_waiting_takes_next_to_no_processor_time(tmp_path: Path) -> None:
    """Not measured in seconds: the program sleeps between its looks at the file."""
    script = (
        "import sys, time; from binlog_kaitai.series.growing import Following;"
        "from binlog_kaitai.log.source import find_sources; waits = [];"
        "follow = Following(find_sources(sys.argv[1]).sources[0], waits.append, lambda: len(waits) > 4);"
        "file = next(follow.logs()).open(); read = bytearray();\n"
        "try:\n    while True: read += file.read(1 << 16)\n"
        "except Exception as error: print(type(error).__name__, len(read), waits)"
    )
    writer = Writer(tmp_path / "log.000001")
    out = subprocess.run([sys.executable, "-c", script, str(writer.path)], capture_output=True, text=True, check=True)
    assert out.stdout == f"FollowEndedError {len(writer.log.data)} [0.2, 0.2, 0.2, 0.2, 0.2]\n"
