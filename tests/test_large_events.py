"""Large events: the same as small ones, in memory of two or three times their size."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from binlog_kaitai import iter_changes, read_events
from binlog_kaitai.text import change_lines as jsonl
from binlog_kaitai.text.change_lines import ChangeWriter
from tests.builder import LogBuilder
from tests.builder.columns import blob, integer, varchar
from tests.builder.pieces import in_pieces
from tests.chosen import always, first_of_each, what_a_log_shows
from tests.oracle import corpus
from tests.oracle.checks import run_cli

DATA = Path(__file__).parent / "data"
LOGS = [log.path for log in corpus.load(DATA) if log.undamaged]
COLUMNS = [integer("id", 4), blob("data", 4)]
SIZE = 48 << 20

MEASURE = """\
import re, sys
from binlog_kaitai import iter_changes
from binlog_kaitai.cli import main
def peak():
    return int(re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1]) << 10
command, small, large = sys.argv[1:]
def run(path):
    if command == "iter_changes":
        print(sum(len(change.after["data"]) for change in iter_changes(path)))
    else:
        main([*command.split(), path])
run(small)
before = peak()
run(large)
print(peak() - before, file=sys.stderr)
"""


def large_log(path: Path, size: int, *, rows: int = 1) -> Path:
    """Two transactions of one event."""
    log = LogBuilder()
    for number in (1, 2):
        log.gtid(number)
        log.begin()
        log.insert(COLUMNS, *({"id": row, "data": os.urandom(size // rows)} for row in range(rows)))
        log.xid(number)
    log.stop()
    return log.write(path)


def peak(command: str, small: Path, large: Path) -> int:
    """Bytes of memory that a command takes for a large log beside what it takes for a small one."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, command, str(small), str(large)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=True,
    )
    return int(done.stderr.splitlines()[-1])


WAYS = [("changes", 48), ("verify", 1), *product(("iter_changes", "changes", "verify"), (1, 48))]


@pytest.mark.parametrize(("command", "rows"), always(2, list(dict.fromkeys(WAYS))))
def test_memory(command: str, rows: int, tmp_path: Path) -> None:
    paths = large_log(tmp_path / "small", 1000), large_log(tmp_path / "large", SIZE, rows=rows)
    assert peak(command, *paths) < 4.5 * SIZE


def all_memory(command: str, path: Path, *, piped: bool) -> int:
    """Bytes of memory that a command takes for a log, of whose text no byte more than once is held."""
    with path.open("rb") as file:
        run = subprocess.Popen(
            [sys.executable, "-m", "binlog_kaitai", command, "-" if piped else str(path)],
            stdin=file if piped else None,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        _, status, usage = os.wait4(run.pid, 0)
        run.returncode = os.waitstatus_to_exitcode(status)
    assert run.returncode == 0
    return usage.ru_maxrss << 10


ONCE = [("changes", False), *product(("changes", "verify", "sql", "events", "stats"), (True, False))]


@pytest.mark.parametrize(("command", "piped"), always(1, list(dict.fromkeys(ONCE))))
@pytest.mark.parametrize("collation", [63, 45])
def test_a_large_value_is_held_once(command: str, piped: bool, collation: int, tmp_path: Path) -> None:
    paths = tmp_path / "small", tmp_path / "large"
    for path, size in zip(paths, (1000, SIZE), strict=True):
        log = LogBuilder()
        log.begin()
        log.insert([integer("id", 4), blob("data", 4, collation=collation)], {"id": 1, "data": b'text "' * (size // 6)})
        log.xid(1)
        log.stop()
        log.write(path)
    small, large = (all_memory(command, path, piped=piped) for path in paths)
    assert large - small < 1.2 * SIZE


def test_memory_of_a_rows_event_in_pieces(tmp_path: Path) -> None:
    """Many small pieces are joined without copying what has come again and again."""
    small, large = tmp_path / "small", tmp_path / "large"
    for path, size, threshold in ((small, 1000, 100), (large, SIZE, 1 << 15)):
        log = LogBuilder(server_version="11.8.9-MariaDB")
        log.mariadb_gtid(1)
        log.insert(COLUMNS, *({"id": row, "data": os.urandom(size // 48)} for row in range(48)), version=1)
        log.xid(1)
        log.stop()
        path.write_bytes(in_pieces(bytes(log.data), threshold))
    assert peak("changes", small, large) < 4.5 * SIZE


def test_a_line_in_pieces_is_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when every value is large."""
    for large in (jsonl.LARGE, 1):
        monkeypatch.setattr(jsonl, "LARGE", large)
        monkeypatch.setattr(jsonl, "_PIECE", 3)
        for path in LOGS:
            writer = ChangeWriter()
            for change in iter_changes(path, json="text"):
                assert "".join(writer.pieces(change)) == writer.line(change)


def test_the_line_of_a_large_value(tmp_path: Path) -> None:
    columns = [integer("id", 4), blob("data", 4), varchar("name", 100), blob("text", 4, collation=45)]
    log = LogBuilder()
    log.begin()
    row = {"id": 1, "data": os.urandom(2_000_001), "name": "a", "text": ('ä"\\\n' * 400_000).encode()}
    log.insert(columns, row)
    log.xid(1)
    log.stop()
    path = log.write(tmp_path / "log")
    (change,) = iter_changes(path)
    assert run_cli("changes", str(path)).out == ChangeWriter().line(change) + "\n"


def told(path: Path) -> list[tuple[int, int | None, str, object]]:
    """Events by what they say; rows have no text of their own."""
    found = ((event, re.sub(r"Rows object at \w+", "", repr(event.body))) for event in read_events(path))
    return [(event.position, event.payload_offset, text, getattr(event.body, "table", None)) for event, text in found]


@pytest.mark.parametrize("path", first_of_each(LOGS, what_a_log_shows), ids=lambda path: str(path.relative_to(DATA)))
@pytest.mark.one_in(4)
def test_events_that_are_not_copied_are_the_same(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = told(path)
    monkeypatch.setattr("binlog_kaitai.events.decoder._LARGE", 0)
    assert told(path) == before
