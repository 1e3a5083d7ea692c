"""Streams by the compiled loops, against the object path on the same bytes and against the same bytes as a file."""

from __future__ import annotations

import gzip
import io
import random
from pathlib import Path

import pytest

from binlog_kaitai.changes.options import Mode, ReadOptions
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.listings.event_lines import write_events
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.walk.quick import check_events
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.crypto import Keys, load_keys
from binlog_kaitai.log.reading import read_up_to
from binlog_kaitai.log.source import Source
from binlog_kaitai.log.window import Window
from binlog_kaitai.text.change_lines import ChangeWriter
from binlog_kaitai.text.event_lines import EventLines
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.compiled.tables import assert_same, collect
from tests.logs import DATA, ENCRYPTED, LOGS, key_file
from tests.oracle.checks import run_cli
from tests.oracle.objects.changes import BinlogReader
from tests.streams import stream_of

COLUMNS = [integer("id", 4), varchar("name", 1000)]
Found = tuple[bytes, str | None, dict[str, object]]


def options_of(mode: Mode, keys: Keys | None = None) -> ReadOptions:
    return ReadOptions(json="text", mode=mode, on_damage=lambda damage: None, thorough=True, keys=keys)


def by_objects(source: Source, options: ReadOptions, *, events: bool) -> Found:
    """Return the lines, the error that ended them, and what the ledger has."""
    reader, writer, lines, error = BinlogReader(source, options), ChangeWriter(), bytearray(), None
    try:
        for line in map(EventLines("jsonl").line, reader.events()) if events else map(writer.line, reader.changes()):
            lines += encoded(f"{line}\n")
    except BinlogError as caught:
        error = str(caught)
    return bytes(lines), error, comparable(reader, events=events)


def by_loops(source: Source, options: ReadOptions, *, events: bool, chunk: int = 1 << 20) -> Found:
    """Return the same by the loops."""
    lines, error = bytearray(), None
    reader = CompiledLog(source, options, chunk=chunk)
    try:
        if events:
            write_events(reader, EventLines("jsonl"), lambda data: lines.extend(data))
        else:
            for data in change_lines(reader):
                lines += data
    except BinlogError as caught:
        error = str(caught)
    return bytes(lines), error, comparable(reader, events=events)


def comparable(reader: BinlogReader | CompiledLog, *, events: bool) -> dict[str, object]:
    """Return what the ledger has; listings of events note no GTIDs."""
    found = reader.ledger.as_json() | {"warnings": sorted(reader.ledger.warnings)}
    return found | {"gtids": ""} if events else found


def assert_as_by_objects(data: bytes, events: bool, keys: Keys | None = None) -> None:
    rnd = random.Random(len(data))
    for mode in ("failfast", "permissive"):
        options = options_of(mode, keys)
        wanted = by_objects(stream_of(data), options, events=events)
        source = stream_of(data, rnd.choice([100, 5000, 1 << 16]), rnd.choice([1000, 1 << 16, 1 << 25]))
        assert by_loops(source, options, events=events, chunk=rnd.choice([3000, 20_000, 1 << 20])) == wanted
        if wanted[1] is None:  # of a sound log the modes differ in nothing
            return


@pytest.mark.one_in(8)
@pytest.mark.parametrize("events", [False, True], ids=["changes", "events"])
@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.relative_to(DATA).as_posix())
def test_both_engines_give_the_same(path: Path, events: bool) -> None:
    assert_as_by_objects(path.read_bytes(), events)


@pytest.mark.parametrize("pack", [bytes, gzip.compress], ids=["plain", "gzip"])
@pytest.mark.parametrize("log", ENCRYPTED, ids=lambda log: f"{log.parent.name}/{log.name}")
def test_encrypted_streams(log: Path, pack: type[bytes]) -> None:
    keys = load_keys(str(key_file(log)))
    for data in (log.read_bytes(), log.read_bytes()[:-10]):
        for events in (False, True):
            assert_as_by_objects(pack(data), events, keys)


def transactions(sizes: list[int]) -> bytes:
    """Return a log of transactions with so many rows of a kilobyte each."""
    log = LogBuilder()
    for number, size in enumerate(sizes):
        log.begin()
        for row in range(size):
            log.insert(COLUMNS, {"id": row, "name": "x" * 950})
        log.xid(number)
    log.rotate()
    return bytes(log.data)


@pytest.mark.parametrize("most", [1000, 1 << 16])
@pytest.mark.parametrize("in_memory", [1000, 1 << 25])
def test_a_transaction_that_is_larger_than_what_is_looked_at(most: int, in_memory: int, tmp_path: Path) -> None:
    data = transactions([3, 2000, 1, 3000, 2])
    path = tmp_path / "log"
    path.write_bytes(data)
    from_stream = by_loops(stream_of(data, most, in_memory), options_of("failfast"), events=False, chunk=100_000)
    lines, error, ledger = by_objects(Source(str(path), len(data)), options_of("failfast"), events=False)
    assert error is None
    assert from_stream[0] == lines.replace(str(path).encode(), b"log")
    assert from_stream[2] == ledger | {"file": "log"}


def test_a_stream_keeps_what_is_open_and_no_more() -> None:
    data = transactions([100] * 100)
    source = stream_of(data, 1 << 16)
    assert isinstance(source.content, Window)
    most = 0
    for _ in change_lines(CompiledLog(source, options_of("failfast"), chunk=200_000)):
        most = max(most, source.content.end - source.content.start)
    assert 0 < most < 3 * 200_000 < len(data) // 10


@pytest.mark.parametrize("in_memory", [1, 3000, 1 << 20])
def test_a_window_gives_what_it_keeps_at_any_place(in_memory: int) -> None:
    data = random.Random(1).randbytes(200_000)
    source = stream_of(data, 5000, in_memory)
    rnd, kept = random.Random(2), 0
    assert isinstance(source.content, Window)
    files = [source.open() for _ in range(3)]
    places = [0, 0, 0]
    while min(places) < len(data):
        number = rnd.randrange(3)
        if rnd.random() < 0.1:
            places[number] = rnd.randint(kept, source.content.end)
            files[number].seek(places[number])
        found = files[number].read(rnd.randint(1, 20_000))
        assert found == data[places[number] : places[number] + len(found)]
        assert found or places[number] == len(data)
        places[number] += len(found)
        kept = rnd.randint(kept, min(places)) if rnd.random() < 0.3 else kept
        source.forget(kept)
    source.forget(len(data))
    assert source.content.start == source.content.end
    source.release()


def test_what_a_window_has_forgotten_is_an_error_of_this_program() -> None:
    source = stream_of(bytes(1000))
    with source.open() as file:
        read_up_to(file, 1000)
        source.forget(500)
        file.seek(499)
        with pytest.raises(AssertionError, match=r"byte 499 of a stream was forgotten, which is kept from 500 on"):
            file.read(1)


def test_progress_is_told_once() -> None:
    for data in (transactions([3, 500, 3]), gzip.compress(transactions([3, 500, 3]))):
        told: list[int] = []
        for _ in change_lines(CompiledLog(stream_of(data), options_of("failfast"), None, told.append, chunk=50_000)):
            pass
        assert sum(told) == len(data)


def test_batches_are_those_of_the_file(tmp_path: Path) -> None:
    data = transactions([3, 50, 3])
    path = tmp_path / "log"
    path.write_bytes(data)
    from_stream = BatchReader(CompiledLog(stream_of(data, 1000, name=str(path)), options_of("failfast"), chunk=20_000))
    from_file = BatchReader(CompiledLog(Source(str(path), len(data)), options_of("failfast"), chunk=20_000))
    assert_same(collect(from_stream)[0], collect(from_file)[0])
    assert from_stream.ledger.as_json() == from_file.ledger.as_json()


def test_the_quick_check() -> None:
    data = transactions([3, 50, 3])
    for packed in (data, gzip.compress(data)):
        reader = CompiledLog(stream_of(packed, 1000), options_of("failfast"), chunk=20_000)
        check_events(reader.walk)
        assert reader.ledger.ok
        assert reader.ledger.size == len(data)


NAME = "name-of-the-log"
COMMANDS = [
    ["changes"],
    ["changes", "--where", "id = 1"],
    ["changes", "--min-rows", "5"],
    ["events"],
    ["events", "--format", "jsonl"],
    ["verify"],
    ["verify", "--quick"],
    ["verify", "--format", "jsonl"],
    ["sql"],
    ["sql", "--undo"],
    ["sql", "--undo", "--include-conflicts", "--stop-position", "5000"],
    ["sql", "--undo", "--stop-position", "5000"],
    ["stats"],
    ["transactions"],
    ["history", "--table", "shop.t", "--key", "id=1"],
]


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_commands_give_what_they_give_of_the_file(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = transactions([3, 20, 3])
    (tmp_path / NAME).write_bytes(data)
    monkeypatch.chdir(tmp_path)
    if arguments[0] == "sql":
        (tmp_path / "schema.sql").write_text("CREATE TABLE shop.t (id int PRIMARY KEY, name varchar(1000));")
        arguments = [*arguments, "--schema", "schema.sql"]
    wanted = run_cli(*arguments, NAME)
    assert wanted.out
    for packed in (data, gzip.compress(data)):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(packed)))
        found = run_cli(*arguments, "-")
        assert found.status == wanted.status
        for ours, theirs in ((found.out, wanted.out), (found.err, wanted.err)):
            assert ours.split() == theirs.replace(NAME, "-").split()
