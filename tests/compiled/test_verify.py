"""`verify` by the compiled loops says what it says by the object path, of sound and of damaged logs."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.lines.checked import check_rows
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.walk.quick import check_events
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.format.headers import FOOTER_SIZE, HEADER_SIZE, pack_header
from binlog_kaitai.log.frames import FrameParser, event_type_name
from binlog_kaitai.log.source import Source
from tests.builder.log import LogBuilder
from tests.logs import DATA, LOGS
from tests.oracle.objects.changes import BinlogReader

pytestmark = pytest.mark.one_in(2)

OPTIONS: list[ReadOptions] = [
    ReadOptions(thorough=True, json="text"),
    ReadOptions(thorough=True, json="text", mode="permissive"),
]
_Type = layout.EventType
SOURCES = [Source(str(path), path.stat().st_size) for path in LOGS]


def count_frames(reader: BinlogReader) -> None:
    for frame in reader.frames():
        reader.ledger.decoded[event_type_name(frame.header.event_type)] += 1


def exhaust_changes(reader: BinlogReader) -> None:
    for _ in reader.changes():
        pass


def check_frames(log: CompiledLog) -> None:
    check_events(log.walk)


def ledger_of(reader: BinlogReader, work: Callable[[Any], None]) -> dict[str, Any]:
    with suppress(BinlogError):
        work(reader)
    return reader.ledger.as_json()


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: Path(source.name).relative_to(DATA).as_posix())
@pytest.mark.one_in(4)
def test_quick(source: Source) -> None:
    for options in OPTIONS:
        by_objects = ledger_of(BinlogReader(source, options), count_frames)
        for chunk in (400, 1 << 20):
            assert ledger_of(CompiledLog(source, options, chunk=chunk), check_frames) == by_objects
        if not by_objects["errors"]:  # of a sound log the modes differ in nothing
            break


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: Path(source.name).relative_to(DATA).as_posix())
@pytest.mark.one_in(4)
def test_thorough(source: Source) -> None:
    for options in OPTIONS:
        by_objects = ledger_of(BinlogReader(source, options), exhaust_changes)
        assert ledger_of(CompiledLog(source, options), check_rows) == by_objects
        if not by_objects["errors"]:
            break


def test_the_tail_of_a_gtid_and_the_name_in_a_query_are_looked_at(tmp_path: Path) -> None:
    data = (DATA / "mysql-9.7.4" / "trx-a.binlog").read_bytes()
    log = tmp_path / "log"
    for event_type, change in ((_Type.anonymous_gtid_log_event, cut_off), (_Type.query_event, spoil_name)):
        log.write_bytes(with_second(data, event_type, change))
        source = Source(str(log), log.stat().st_size)
        for options in OPTIONS:
            slow = ledger_of(BinlogReader(source, options), exhaust_changes)
            assert slow["errors"]
            assert ledger_of(CompiledLog(source, options), check_rows) == slow


def cut_off(body: bytes) -> bytes:
    return body[:-1]


def spoil_name(body: bytes) -> bytes:
    name_end = body.rindex(b"\0")
    return body[: name_end - 1] + b"\xff" + body[name_end:]


def with_second(data: bytes, event_type: int, change: Callable[[bytes], bytes]) -> bytes:
    """The log with the body of the second event of a type changed; checksums fit."""
    result, seen = bytearray(layout.MAGIC), 0
    for frame in FrameParser("", size=len(data)).feed(data):
        seen += frame.header.event_type == event_type
        event = bytearray(frame.buffer[frame.start : frame.start + frame.header.event_size])
        if seen == 2 and frame.header.event_type == event_type:
            body = change(frame.body)
            event = event[: frame.body_start - frame.start] + body
            pack_header(event, frame.header._replace(event_size=len(event) + FOOTER_SIZE))
            event += zlib.crc32(event).to_bytes(FOOTER_SIZE, "little")
        result += event
    return bytes(result)


def test_checksums_of_events_of_all_sizes(tmp_path: Path) -> None:
    """Every byte counts: of events of each size, one at another place each time."""
    log = LogBuilder()
    places = [(log.query("x" * length), log.xid(length)) for length in range(300)]
    sound = log.write(tmp_path / "sound")
    data = bytearray(sound.read_bytes())
    assert not ledger_of(CompiledLog(Source(str(sound), len(data)), OPTIONS[0]), check_frames)["errors"]
    for number, (start, end) in enumerate(places):
        data[end - FOOTER_SIZE - 1 - number % (end - start - FOOTER_SIZE - HEADER_SIZE)] ^= 1 << number % 8
    spoilt = tmp_path / "spoilt"
    spoilt.write_bytes(data)
    found = ledger_of(CompiledLog(Source(str(spoilt), len(data)), OPTIONS[1]), check_frames)["errors"]
    assert len(found) == len(places)
