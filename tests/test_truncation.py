"""Logs cut off at every byte: all whole events before the cut come, then one error that says where."""

from __future__ import annotations

import io
import os
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from binlog_kaitai import (
    BinlogError,
    BinlogReader,
    NotABinlogError,
    RowChange,
    SourceChangedError,
    TruncatedBinlogError,
)
from binlog_kaitai.log.source import STDIN, Source
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.oracle import corpus

DATA = Path(__file__).parent / "data"
LOGS = [log for log in corpus.load(DATA) if log.undamaged]
SMALL = [
    "seeds/begin-insert-commit.binlog",
    "seeds/rotate.binlog",
    "public/rust_mysql_common/test-data_binlogs_minimal_row_metadata.000001",
    "public/rust_mysql_common/test-data_binlogs_transaction_compression.000001",
    "mysql-9.7.4-state/inuse-a.binlog",
    "mariadb-11.8.9-replica/relay-b.000002.binlog",
    "mariadb-10.5/gtid-a.000003",
    "mysql-5.6.24/incident-a.000091",
    "mysql-5.6.24/nocksum-a.000002",
    "mysql-9.7.4/gtid-a.000003",
    "mysql-9.7.4-replica/relay-a.000007.binlog",
]


def outcome(items: Iterator[object]) -> tuple[list[str], BinlogError | None]:
    """What was delivered, as text, and what came then."""
    found: list[str] = []
    try:
        found.extend(map(repr, items))
    except BinlogError as error:
        return found, error
    return found, None


def facts(change: RowChange) -> tuple[int, int, object, object]:
    return change.place.position, change.row, change.before, change.after


def read(path: Path) -> tuple[BinlogReader, list[tuple[int, int]], BinlogError | None]:
    """Position and payload offset of each event of a file, and the error at its end."""
    reader = BinlogReader(Source(str(path), path.stat().st_size))
    places: list[tuple[int, int]] = []
    try:
        places += ((e.position, -1 if e.payload_offset is None else e.payload_offset) for e in reader.events())
    except BinlogError as error:
        return reader, places, error
    return reader, places, None


class Cutter:
    """One log, cut shorter and shorter."""

    def __init__(self, original: Path, folder: Path) -> None:
        self.data = original.read_bytes()
        self.path = folder / "log"
        self.path.write_bytes(self.data)
        reader, self.places, error = read(self.path)
        assert error is None
        self.in_use = reader.ledger.state == "in use"
        self.changes = [facts(change) for change in BinlogReader(self.path).changes()]
        starts = sorted({position for position, _ in self.places})
        self.ends = dict(zip(starts, [*starts[1:], len(self.data)], strict=True))

    def cut(self, size: int) -> None:
        """Check the first `size` bytes; sizes must fall."""
        os.truncate(self.path, size)
        reader, places, error = read(self.path)
        assert places == [place for place in self.places if self.ends[place[0]] <= size]
        last = max((self.ends[position] for position, _ in places), default=4)
        if size == last and places:
            assert error is None
        elif self.in_use and places:
            assert error is None
            assert reader.ledger.warnings
            assert reader.ledger.state == "in use"
        else:
            self.check_error(error, last if size >= 4 else None)
        assert reader.ledger.bytes_walked == (last if size >= 4 else 0)
        assert reader.ledger.lost == ([] if size == last and places else [(reader.ledger.bytes_walked, size)])

    def check_error(self, error: BinlogError | None, position: int | None) -> None:
        assert isinstance(error, NotABinlogError if position is None else TruncatedBinlogError), error
        assert error.position == position
        place = "" if position is None else f":{position}"
        assert str(error).startswith(f"{self.path}{place}")

    def cut_rows(self, size: int) -> None:
        """The same for row changes: those of whole events come, also of a transaction that has lost its end."""
        os.truncate(self.path, size)
        found: list[object] = []
        with suppress(BinlogError):
            found.extend(map(facts, BinlogReader(Source(str(self.path), size)).changes()))
        assert found == [change for change in self.changes if self.ends[change[0]] <= size]

    def cut_stream(self, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
        """A stream, whose size is not known, gives the same as the file."""
        os.truncate(self.path, size)
        from_file = outcome(BinlogReader(Source(str(self.path), size)).events())
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(self.data[:size])))
        from_stream = outcome(BinlogReader(Source(STDIN, None)).events())
        assert len(from_stream[0]) == len(from_file[0])
        assert str(from_stream[1]).removeprefix("-") == str(from_file[1]).removeprefix(str(self.path))


@pytest.mark.parametrize("name", SMALL)
def test_cut_at_every_byte(name: str, tmp_path: Path) -> None:
    cutter = Cutter(DATA / name, tmp_path)
    for size in range(len(cutter.data) - 1, -1, -1):
        cutter.cut(size)


@pytest.mark.parametrize("name", SMALL)
def test_rows_of_logs_cut_at_every_byte(name: str, tmp_path: Path) -> None:
    cutter = Cutter(DATA / name, tmp_path)
    for size in range(len(cutter.data) - 1, -1, -1):
        cutter.cut_rows(size)


@pytest.mark.parametrize("name", SMALL[:4])
def test_streams_cut_at_every_byte(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cutter = Cutter(DATA / name, tmp_path)
    for size in range(len(cutter.data) - 1, -1, -1):
        cutter.cut_stream(size, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.name)
def test_all_logs_cut_at_many_bytes(log: corpus.Log, tmp_path: Path) -> None:
    """Around some of the boundaries of events, and at steps between."""
    cutter = Cutter(log.path, tmp_path)
    ends = sorted(cutter.ends.values())
    boundaries = {end + step for end in ends[:: len(ends) // 12 + 1] for step in (-4, -1, 0, 1, 19)}
    steps = range(0, len(cutter.data), len(cutter.data) // 12 + 1)
    for size in sorted(boundaries | set(steps), reverse=True):
        if 0 <= size < len(cutter.data):
            cutter.cut(size)
            cutter.cut_rows(size)


def test_a_transaction_without_its_end_is_open(tmp_path: Path) -> None:
    columns = [integer("id", 4)]
    log = LogBuilder()
    log.begin()
    log.insert(columns, {"id": 1})
    whole = len(log.data)
    log.xid(7)
    path = log.write(tmp_path / "log")
    assert [c.transaction.outcome for c in BinlogReader(path).changes()] == ["commit"]
    os.truncate(path, whole)
    assert [c.transaction.outcome for c in BinlogReader(path).changes()] == ["open"]
    os.truncate(path, whole - 1)
    found, error = outcome(BinlogReader(path).changes())
    assert found == []
    assert isinstance(error, TruncatedBinlogError)
    assert isinstance(error, EOFError)


def test_a_file_that_becomes_shorter_while_it_is_read(tmp_path: Path) -> None:
    """The size is from the start; less is there in the end."""
    log = LogBuilder()
    log.begin()
    path = log.write(tmp_path / "log")
    reader = BinlogReader(Source(str(path), path.stat().st_size))
    os.truncate(path, len(log.data) - 3)
    events, error = outcome(reader.events())
    assert len(events) == 1
    assert isinstance(error, SourceChangedError)


@pytest.mark.parametrize("checksum", [True, False])
def test_an_event_may_have_the_timestamp_that_looks_like_another_log(checksum: bool, tmp_path: Path) -> None:
    """The second of the year 2028 that is written as the magic number is."""
    log = LogBuilder(checksum=checksum)
    (log.timestamp,) = struct.unpack("<I", b"\xfebin")
    log.stop()
    log.query("COMMIT")
    log.rotate()
    reader, places, error = read(log.write(tmp_path / "log"))
    assert error is None
    assert [position for position, _ in places] == log.positions
    assert reader.ledger.warnings == []
