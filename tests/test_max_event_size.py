"""Events above `max_event_size` are an error, the same by all ways to read, and nothing is allocated for them."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
import zstandard

from binlog_kaitai import EventTooLargeError, iter_changes, read_events
from binlog_kaitai.changes.options import Mode, ReadOptions
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.lines.checked import check_rows
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.listings.event_lines import write_events
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.walk.quick import check_events
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.event_lines import EventLines
from tests.builder import bodies
from tests.builder.columns import Column, blob, image, integer
from tests.builder.log import LogBuilder
from tests.compiled.line_readers import by_loops, by_objects
from tests.compiled.tables import assert_same, collect, read
from tests.oracle.checks import run_cli
from tests.oracle.objects.changes import BinlogReader

COLUMNS = [integer("id", 4), blob("data", 4)]
LIMIT = 10_000
SMALL, LARGE = bytes(100), bytes(20_000)


def rows(log: LogBuilder) -> int:
    return log.insert(COLUMNS, {"id": 2, "data": LARGE})


def statement(log: LogBuilder) -> int:
    return log.query(b"INSERT INTO t VALUES ('" + b"x" * 20_000 + b"')")


def unknown(log: LogBuilder) -> int:
    return log.event(200, LARGE, flags=0x80)


def in_payload(log: LogBuilder) -> int:
    inside = LogBuilder(inside_payload=True)
    inside.begin()
    rows(inside)
    inside.xid(9)
    return log.payload(inside)


KINDS: dict[str, Callable[[LogBuilder], int]] = {f.__name__: f for f in (rows, statement, unknown, in_payload)}


def log_with(kind: str, path: Path) -> tuple[Path, int]:
    """Rows before and after a large event; gives its position, too."""
    log = LogBuilder()
    log.begin()
    log.insert(COLUMNS, {"id": 1, "data": SMALL})
    log.xid(1)
    position = KINDS[kind](log)
    log.begin()
    log.insert(COLUMNS, {"id": 3, "data": SMALL})
    log.xid(3)
    log.stop()
    return log.write(path), position


def loops_listing(source: Source, options: ReadOptions) -> None:
    write_events(CompiledLog(source, options), EventLines("text"), lambda data: None)


WAYS: dict[str, Callable[[Source, ReadOptions], object]] = {
    "events": lambda source, options: list(BinlogReader(source, options).events()),
    "changes": lambda source, options: list(BinlogReader(source, options).changes()),
    "frames": lambda source, options: list(BinlogReader(source, options).frames()),
    "batches": lambda source, options: list(BatchReader(CompiledLog(source, options, chunk=3000)).batches()),
    "count": lambda source, options: check_rows(CompiledLog(source, options)),
    "lines": lambda source, options: list(change_lines(CompiledLog(source, options, chunk=3000))),
    "quick": lambda source, options: check_events(CompiledLog(source, options).walk),
    "listing": loops_listing,
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("way", WAYS)
def test_one_error(way: str, kind: str, tmp_path: Path) -> None:
    path, position = log_with(kind, tmp_path / "log")
    options = ReadOptions(json="text", max_event_size=LIMIT)
    if kind == "in_payload" and way in ("frames", "quick"):
        WAYS[way](Source(str(path), path.stat().st_size), options)  # which do not look inside
        return
    with pytest.raises(EventTooLargeError) as caught:
        WAYS[way](Source(str(path), path.stat().st_size), options)
    text = rf"{re.escape(str(path))}:{position} [A-Z_0-9]+: the event claims 20\d\d\d bytes, and no more than {LIMIT} "
    assert re.match(text, str(caught.value))
    assert caught.value.most == LIMIT


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("mode", ["failfast", "permissive"])
def test_what_is_around_it(mode: Mode, kind: str, tmp_path: Path) -> None:
    """Rows before it are delivered, and those after it where damage is passed."""
    path, _ = log_with(kind, tmp_path / "log")
    options = ReadOptions(json="text", mode=mode, max_event_size=LIMIT)
    for chunk in (200, 3000, 1 << 20):
        reader = BatchReader(CompiledLog(Source(str(path), path.stat().st_size), options, chunk=chunk))
        fast, error = collect(reader)
        wanted, by_object, wanted_error = read(path, "objects", options)
        assert error == wanted_error
        assert bool(error) == (mode == "failfast")
        assert_same(fast, wanted)
        (table,) = fast.values()
        assert table["id"].to_pylist() == ([1, 3] if mode == "permissive" else [1])
        assert reader.ledger.as_json() == by_object.ledger.as_json()
        loops, objects = by_loops(path, options, None, chunk), by_objects(path, options)
        assert (loops.data, loops.error) == (objects.data, objects.error)


def test_exactly_so_many_bytes(tmp_path: Path) -> None:
    path, position = log_with("rows", tmp_path / "log")
    size = next(event.header.event_size for event in read_events(path) if event.position == position)
    assert len(list(iter_changes(path, max_event_size=size))) == 3
    with pytest.raises(BinlogError, match=f"the event claims {size} bytes"):
        list(iter_changes(path, max_event_size=size - 1))
    assert read(path, "compiled", ReadOptions(max_event_size=size))[2] is None


@pytest.mark.parametrize("command", ["events", "changes", "verify", "export"])
def test_commands(command: str, tmp_path: Path) -> None:
    path, position = log_with("rows", tmp_path / "log")
    more = ["--output", str(tmp_path / "out")] if command == "export" else []
    done = run_cli(command, "--max-event-size", "10KB", *more, str(path))
    assert done.status == 1
    assert f"{path}:{position} WRITE_ROWS_EVENT: the event claims 200" in done.err
    assert run_cli(command, "--max-event-size", "1MB", "--overwrite" if more else "-h", *more, str(path)).status == 0


def compressed_log(kind: str, path: Path) -> tuple[Path, int]:
    """A log of MariaDB: between rows, something small that inflates to more than the limit. Gives its position, too."""
    log = LogBuilder(server_version="11.8.9-MariaDB")
    log.mariadb_gtid(1)
    log.insert(COLUMNS, {"id": 1, "data": SMALL})
    log.xid(1)
    log.mariadb_gtid(2, flags=kind == "statement")
    if kind == "statement":
        body = bodies.query(bodies.mariadb_compressed(b"INSERT INTO t VALUES ('" + b"x" * 20_000 + b"')"))
        position = log.event(165, body)
    elif kind == "rows":
        log.table_map(COLUMNS)
        head = bodies.rows(log.table_id, b"", [True, True], version=1)
        position = log.event(
            166, head + bodies.mariadb_compressed(image(COLUMNS, [True, True], {"id": 2, "data": LARGE}))
        )
    else:
        stored = b"\x82" + len(LARGE).to_bytes(2, "big") + zlib.compress(LARGE)
        position = log.insert([VALUE], {"c": stored}, table="v")
    if kind != "statement":
        log.xid(2)
    log.mariadb_gtid(3)
    log.insert(COLUMNS, {"id": 3, "data": SMALL})
    log.xid(3)
    log.stop()
    return log.write(path), position


VALUE = Column("c", 140, b"\4", lambda v: struct.pack("<I", len(v)) + v, collation=63)
COMPRESSED = {
    "rows": ("changes", "batches", "count", "lines"),
    "statement": ("events", "changes", "batches", "count", "lines", "listing"),
    "value": ("changes", "batches", "lines"),
}


@pytest.mark.parametrize(("kind", "way"), [(kind, way) for kind, ways in COMPRESSED.items() for way in ways])
def test_what_is_compressed_in_an_event(kind: str, way: str, tmp_path: Path) -> None:
    """It may inflate to as much as an event may have; the error names the option."""
    path, position = compressed_log(kind, tmp_path / "log")
    source = Source(str(path), path.stat().st_size)
    with pytest.raises(BinlogError) as caught:
        WAYS[way](source, ReadOptions(json="text", max_event_size=LIMIT))
    text = str(caught.value)
    assert text.startswith(f"{path}:{position} ")
    assert "20" in text
    assert f"no more than {LIMIT} are read" in text
    assert "--max-event-size" in text
    WAYS[way](source, ReadOptions(json="text", max_event_size=3 * LIMIT))


@pytest.mark.parametrize("kind", COMPRESSED)
def test_what_is_around_what_is_compressed(kind: str, tmp_path: Path) -> None:
    path, _ = compressed_log(kind, tmp_path / "log")
    for mode in ("failfast", "permissive"):
        options = ReadOptions(json="text", mode=mode, max_event_size=LIMIT)  # type: ignore[arg-type]
        for chunk in (200, 1 << 20):
            reader = BatchReader(CompiledLog(Source(str(path), path.stat().st_size), options, chunk=chunk))
            fast, error = collect(reader)
            wanted, by_object, wanted_error = read(path, "objects", options)
            assert error == wanted_error
            assert_same(fast, wanted)
            assert reader.ledger.as_json() == by_object.ledger.as_json()
            loops, objects = by_loops(path, options, None, chunk), by_objects(path, options)
            assert (loops.data, loops.error) == (objects.data, objects.error)


def test_a_stream_ends_at_once(tmp_path: Path) -> None:
    """Of a stream nobody knows the size: what an event claims is not waited for."""
    log = LogBuilder()
    log.event(2, bytes(100), size=(1 << 31))
    parser_error = re.escape(f"the event claims {1 << 31} bytes, and no more than {(1 << 30) + (1 << 16)} are read")
    path = log.write(tmp_path / "log")
    with pytest.raises(BinlogError, match=parser_error):
        list(BinlogReader(Source(str(path), None)).frames())


def test_payloads_within_bounds(tmp_path: Path) -> None:
    """A payload may be larger than the largest event, as long as its events are not."""
    inside = LogBuilder(inside_payload=True)
    inside.begin()
    for number in range(1000):
        inside.insert(COLUMNS, {"id": number, "data": SMALL})
    inside.xid(1)
    log = LogBuilder()
    log.event(40, bodies.payload(zstandard.compress(bytes(inside.data)), announced=len(inside.data)))
    path = log.write(tmp_path / "log")
    options = ReadOptions(json="text", max_event_size=LIMIT)
    assert len(inside.data) > 10 * LIMIT
    (table,) = read(path, "compiled", options)[0].values()
    assert len(table) == 1000 == len(list(iter_changes(path, max_event_size=LIMIT)))
