"""The generated parser alone, on whole files, against the fast paths: both come from one spec and must not differ.

Rows are compared in the parts that the spec gives; what algorithms make of them (text, JSON, dates) has its own truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
import zstandard
from binlog_kaitai._generated import layout
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog
from kaitaistruct import KaitaiStream

from binlog_kaitai import BinlogReader
from binlog_kaitai.events.bodies import READERS
from binlog_kaitai.events.decoder import ROWS_OPERATIONS
from binlog_kaitai.events.model import RowsEvent
from binlog_kaitai.format.headers import HEADER_SIZE
from binlog_kaitai.format.structs import CELL_TYPES
from binlog_kaitai.log.frames import Frame, FrameParser
from binlog_kaitai.types import type_of
from binlog_kaitai.types.column_type import ColumnType
from tests.oracle import corpus

DATA = Path(__file__).parent / "data"
LOGS = [log for log in corpus.load(DATA) if log.undamaged]
WITH_PAYLOADS = "mysql-9.7.4/compress-a.binlog"
UNFINISHED = {MysqlBinlog.ValueAbsent: "absent", MysqlBinlog.ValueNull: None}


def parts(members: tuple[str, ...]) -> ColumnType:
    """A type that leaves the parts as they are."""
    return ColumnType(lambda column, policy: lambda *values: values, members=members)


MADE = {name: type_of(name) for name in sorted(CELL_TYPES)}
PARTS = {name: made if name == "value_decimal" else parts(made.members) for name, made in MADE.items()}
PARTS["value_stored"] = PARTS["value_json"]  # the document before a partial update, which is not made into one


def snake(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


def cell_parts(cell: Any) -> Any:
    """A cell of the generated parser in the form that `PARTS` gives."""
    if type(cell) in UNFINISHED:
        return UNFINISHED[type(cell)]
    if isinstance(cell, MysqlBinlog.ValueDecimal):
        return Decimal(cell.digits.text)
    made = PARTS.get(snake(type(cell).__name__))
    if made is None:
        return cell.value
    return tuple(stored(cell, member) for member in made.members)


def stored(parsed: Any, member: str) -> Any:
    """A member as the readers give it: the bytes of one that is parsed further, the number of a length-encoded one."""
    raw = getattr(parsed, f"_raw_{member}", None)
    value = getattr(parsed, member, None) if raw is None else raw
    return value.value if isinstance(value, MysqlBinlog.LenencInt) else getattr(value, "bytes", value)


def spec_rows(data: bytes) -> Iterator[tuple[int, list[list[Any]]]]:
    """Position of each rows event and the cells of its images, by the generated parser alone."""
    position = len(layout.MAGIC)
    for event in MysqlBinlog.from_bytes(data).events:
        if isinstance(event.body, MysqlBinlog.RowsEvent) and not event.body.is_compressed:
            yield position, [[cell_parts(cell) for cell in row.cells] for row in getattr(event.body, "rows", ())]
        position += event.header.event_size


def our_images(body: RowsEvent) -> list[list[Any]]:
    """The images of a rows event by the decoder that is compiled for each table."""
    images = [image for row in body.rows for image in (row.before, row.after) if image is not None]
    names = [column.name for column in body.table.columns] if body.table else []
    return [[image.get(name, "absent") for name in names] for image in images]


def our_rows(path: Path) -> Iterator[tuple[int, list[list[Any]]]]:
    """The same as `spec_rows`."""
    for event in BinlogReader(path).events():
        if isinstance(event.body, RowsEvent) and event.payload_offset is None and "COMPRESSED" not in event.type:
            yield event.position, our_images(event.body)


@pytest.fixture
def no_algorithms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("binlog_kaitai.types._known", PARTS)


def has_rows(log: corpus.Log) -> bool:
    return any("ROWS" in name and "QUERY" not in name and "ANNOTATE" not in name for name in log.entry["events"])


@pytest.mark.usefixtures("no_algorithms")
@pytest.mark.parametrize("log", [log for log in LOGS if has_rows(log)], ids=lambda log: log.name)
@pytest.mark.one_in(3)
def test_rows_are_what_the_spec_alone_gives(log: corpus.Log) -> None:
    wanted = list(spec_rows(log.path.read_bytes()))
    assert list(our_rows(log.path)) == wanted
    assert any(images for _, images in wanted) or "compress" in log.name


def test_the_cells_compared_are_of_all_kinds() -> None:
    kinds = {
        type(cell).__name__
        for log in LOGS
        if has_rows(log)
        for event in MysqlBinlog.from_bytes(log.path.read_bytes()).events
        if isinstance(event.body, MysqlBinlog.RowsEvent) and not event.body.is_compressed
        for row in event.body.rows
        for cell in row.cells
    }
    supplied = {"value_timestamp_hires", "value_datetime_hires", "value_time_hires"}  # no log leads to them
    all_kinds = {cell.type for cell in layout.CELLS.values()} - supplied
    assert {snake(kind) for kind in kinds} >= all_kinds - {"value_u3"} | {"value_null", "value_absent"}


@pytest.mark.usefixtures("no_algorithms")
def test_rows_inside_of_payloads() -> None:
    """The events of a payload, as a log of their own without checksums."""
    path, count = DATA / WITH_PAYLOADS, 0
    ours = {
        (event.position, event.payload_offset): our_images(event.body)
        for event in BinlogReader(path).events()
        if event.payload_offset is not None and isinstance(event.body, RowsEvent)
    }
    frames = list(FrameParser().feed(path.read_bytes()))
    form = bytearray(frames[0].buffer[frames[0].start : frames[1].start])
    form[-5] = layout.ChecksumAlgorithm.none
    for frame in frames:
        if frame.header.event_type == layout.EventType.transaction_payload_event:
            plain = zstandard.ZstdDecompressor().decompressobj().decompress(payload(frame))
            head = layout.MAGIC + bytes(form)
            for position, images in spec_rows(head + plain):
                count += 1
                assert ours[frame.position, position - len(head)] == images
    assert count == len(ours) > 0


def payload(frame: Frame) -> bytes:
    return bytes(MysqlBinlog.TransactionPayloadEvent(KaitaiStream(BytesIO(frame.body))).payload)


PAYLOAD = layout.EventType.transaction_payload_event
READ = {int(kind): reader for kind, (reader, _) in READERS.items() if kind != PAYLOAD}


def frames_of(log: corpus.Log) -> list[Frame]:
    return list(FrameParser(verify_checksums=False).feed(log.path.read_bytes()))


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.name)
@pytest.mark.one_in(3)
def test_readers_give_what_the_generated_parser_gives(log: corpus.Log) -> None:
    """Each member that a straight-line reader returns, of each event that has one; and the sizes of all others."""
    events = MysqlBinlog.from_bytes(log.path.read_bytes()).events
    frames = frames_of(log)
    assert [(e.header.timestamp, e.header.event_size) for e in events] == [
        (f.header.timestamp, f.header.event_size) for f in frames
    ]
    for frame, event in zip(frames, events, strict=True):
        if frame.header.event_type in READ:
            read, end = READ[frame.header.event_type](frame.buffer, frame.body_start, frame.body_end)
            assert_same(read, event.body)
            assert end == frame.body_end
        elif frame.header.event_type == PAYLOAD:
            (numbers, payload), end = READERS[PAYLOAD][0](frame.buffer, frame.body_start, frame.body_end)
            fields = {field.type: field.value.value for field in event.body.fields if hasattr(field, "value")}
            assert (numbers, payload, end) == (fields, event.body.payload, frame.body_end)
        elif frame.header.event_type in ROWS_OPERATIONS:
            read, _ = layout.read_rows_event(
                frame.buffer,
                frame.body_start,
                frame.body_end,
                **{n: bool(v) for n, v in layout.BODY_ARGUMENTS[frame.header.event_type].items()},
                event_len_post_header=frame.format.len_post_header(frame.header.event_type),
            )
            assert_same(read, event.body)


def assert_same(read: Any, body: Any) -> None:
    """Every member that both have; a member that is absent in one is None or absent in the other."""
    for name, value in read._asdict().items():
        if isinstance(value, list) and any(isinstance(one, layout.Read) for one in value):
            for one, parsed in zip(value, getattr(body, name), strict=True):
                assert_same(one, parsed)
        else:
            assert value == stored(body, name.removesuffix("_")), name


def test_every_reader_is_used() -> None:
    met = {frame.header.event_type for log in LOGS for frame in frames_of(log)}
    assert PAYLOAD in met
    assert {READ[kind] for kind in READ.keys() & met} == {*READ.values()}


def test_events_tile_the_logs() -> None:
    for log in LOGS:
        frames = frames_of(log)
        assert frames[0].position == len(layout.MAGIC)
        assert all(a.position + a.header.event_size == b.position for a, b in pairwise(frames))
        assert frames[-1].position + frames[-1].header.event_size == log.path.stat().st_size


ENCRYPTED = sorted(path.with_suffix("") for path in (DATA / "encrypted").glob("mariadb*/*.decrypted"))


@pytest.mark.parametrize("path", ENCRYPTED, ids=lambda path: path.name)
def test_encrypted_events_are_walked_by_their_sizes(path: Path) -> None:
    """As many events, of the same sizes, as the log has that the server wrote without encryption."""
    events = MysqlBinlog.from_bytes(path.read_bytes()).events
    plain = MysqlBinlog.from_bytes(path.with_name(f"{path.name}.decrypted").read_bytes()).events
    assert [event.header.event_size for event in events] == [event.header.event_size for event in plain]
    is_ciphertext = [event.context.is_ciphertext for event in events]
    assert is_ciphertext == [False, False] + [True] * (len(events) - 2)
    assert all(len(event.body) == event.header.event_size - HEADER_SIZE for event in events[2:])
    assert sum(event.header.event_size for event in events) == path.stat().st_size - len(layout.MAGIC)


def changed_log(name: str, event_type: int, change: Callable[[bytearray], None]) -> bytes:
    """A log whose first event of a type is changed in its body."""
    data = bytearray((DATA / name).read_bytes())
    frame = next(frame for frame in FrameParser().feed(bytes(data)) if frame.header.event_type == event_type)
    start, end = frame.position, frame.position + frame.header.event_size
    event = data[start:end]
    change(event)
    event[-4:] = crc32(event[:-4]).to_bytes(4, "little")
    data[start:end] = event
    return bytes(data)


def test_gtids_in_a_format_that_is_not_known(tmp_path: Path) -> None:
    """MySQL ships a decoder of format 2, and no encoder: the set stays bytes, and the log is read."""

    def packed(event: bytearray) -> None:
        event[19] = event[26] = layout.GtidSetFormat.packed

    name = "mysql-9.7.4/gtid-a.000002"
    data = changed_log(name, layout.EventType.previous_gtids_log_event, packed)
    body = MysqlBinlog.from_bytes(data).events[1].body
    assert (body.is_known, body.entries) == (False, [])
    assert body.packed_entries == (DATA / name).read_bytes()[127 + 19 + 8 :][: len(body.packed_entries)] != b""
    (tmp_path / "log").write_bytes(data)
    events, wanted = (list(BinlogReader(path).events()) for path in (tmp_path / "log", DATA / name))
    assert events[1].body.gtids is None
    assert [repr(event.header) for event in events] == [repr(event.header) for event in wanted]


def test_a_type_beyond_the_format_description() -> None:
    """Types that a format description does not list have no fixed part that is known."""

    def newer(event: bytearray) -> None:
        event[4] = 250

    data = changed_log("mysql-9.7.4/gtid-a.000002", layout.EventType.xid_event, newer)
    events = MysqlBinlog.from_bytes(data).events
    assert [event.context.len_post_header for event in events if event.header.event_type == 250] == [0]
