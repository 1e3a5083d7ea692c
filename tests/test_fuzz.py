"""Chance: rows of all types written by tests/builder come back as they were; logs changed at random give events, rows
or a BinlogError, and nothing else. The examples are the same in every run."""

from __future__ import annotations

import json
import math
import struct
import zlib
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from binlog_kaitai import BinlogError, BinlogReader, Geometry, ReadOptions, iter_changes
from binlog_kaitai.arrow.object_batches import ObjectBatches
from binlog_kaitai.cli.options.ledgers import ledger_lines
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.change_lines import ChangeWriter
from binlog_kaitai.text.event_lines import EventLines
from tests.builder import Column, LogBuilder, columns
from tests.oracle import corpus

DATA = Path(__file__).parent / "data"
SAME = {"derandomize": True, "deadline": None, "suppress_health_check": list(HealthCheck)}
few = settings(max_examples=50, **SAME)  # type: ignore[arg-type]
many = settings(max_examples=4000, **SAME)  # type: ignore[arg-type]

# --- rows ---

Kind = st.SearchStrategy[tuple[Column, st.SearchStrategy[Any]]]
text = st.text(st.characters(codec="utf-8"), max_size=20)
LABELS = ("small", "medium", "it's", "ümlaut")


def integers(width: int, unsigned: bool) -> st.SearchStrategy[int]:
    bits = 8 * width
    return st.integers(0, (1 << bits) - 1) if unsigned else st.integers(-(1 << bits - 1), (1 << bits - 1) - 1)


def whole(digits: int) -> int:
    """Microseconds of the last digit of a fraction."""
    return int(10 ** (6 - digits))


@st.composite
def decimals(draw: st.DrawFn, name: str) -> tuple[Column, st.SearchStrategy[Any]]:
    precision = draw(st.integers(1, 65))
    scale = draw(st.integers(0, min(30, precision)))
    limit = 10**precision - 1
    numbers = st.integers(-limit, limit).map(lambda n: Decimal((n < 0, tuple(map(int, str(abs(n)))), -scale)))
    return columns.decimal(name, precision, scale), numbers


def fractions(make: Callable[[str, int], Column], name: str, values: st.SearchStrategy[Any]) -> Kind:
    """Columns with 0 to 6 digits of a fraction; an odd number of them is stored like the next even one."""

    def of(digits: int) -> tuple[Column, st.SearchStrategy[Any]]:
        return make(name, digits), values.map(lambda value: cut(value, digits))

    return st.integers(0, 6).map(of)


def cut(value: Any, digits: int) -> Any:
    if isinstance(value, timedelta):
        return value // timedelta(microseconds=whole(digits)) * timedelta(microseconds=whole(digits))
    return value.replace(microsecond=value.microsecond // whole(digits) * whole(digits))


moments = st.datetimes(datetime(1000, 1, 1), datetime(9999, 12, 31))
instants = st.datetimes(datetime(1970, 1, 2), datetime(2038, 1, 1)).map(lambda d: d.replace(tzinfo=UTC))
times = st.timedeltas(-timedelta(hours=838, minutes=59, seconds=59), timedelta(hours=838, minutes=59, seconds=59))
single = st.floats(width=32, allow_nan=False, allow_infinity=False)


def joined(labels: set[str]) -> str:
    return ",".join(label for label in LABELS if label in labels)


def of(column: Column, values: st.SearchStrategy[Any]) -> Kind:
    return st.just((column, values))


def kinds(n: str) -> Kind:
    """A column of any type with the name `n`, and its values."""
    return st.one_of(
        st.tuples(st.sampled_from((1, 2, 3, 4, 8)), st.booleans()).map(
            lambda shape: (columns.integer(n, shape[0], unsigned=shape[1]), integers(*shape))
        ),
        of(columns.float_(n), single),
        of(columns.double(n), st.floats(allow_nan=False, allow_infinity=False)),
        decimals(n),
        st.integers(1, 64).map(lambda width: (columns.bit(n, width), st.integers(0, (1 << width) - 1))),
        of(columns.year(n), st.just(0) | st.integers(1901, 2155)),
        of(columns.date_(n), st.dates(date(1, 1, 1))),
        fractions(columns.datetime2, n, moments),
        fractions(columns.timestamp2, n, instants),
        fractions(columns.time2, n, times),
        of(columns.datetime_old(n), moments.map(lambda d: d.replace(microsecond=0))),
        of(columns.timestamp_old(n), instants.map(lambda d: d.replace(microsecond=0))),
        of(columns.time_old(n), times.map(lambda t: timedelta(seconds=t // timedelta(seconds=1)))),
        st.sampled_from((80, 255, 256, 60000)).map(lambda size: (columns.varchar(n, size), text)),
        st.sampled_from((80, 255, 256, 1020)).map(lambda size: (columns.char(n, size), text)),
        of(columns.varchar(n, 200, collation=63), st.binary(max_size=50)),
        of(columns.binary(n, 16), st.binary(min_size=16, max_size=16)),
        st.integers(1, 4).map(lambda width: (columns.blob(n, width), st.binary(max_size=60))),
        st.integers(1, 4).map(lambda width: (columns.blob(n, width, collation=255), text)),
        of(columns.enum(n, LABELS), st.sampled_from(("", *LABELS))),
        of(columns.enum(n, tuple(map(str, range(300)))), st.integers(0, 299).map(str)),
        of(
            columns.set_(n, LABELS),
            st.sets(st.sampled_from(LABELS)).map(lambda s: ",".join(x for x in LABELS if x in s)),
        ),
        of(
            columns.json_scalar(n), st.none() | st.booleans() | st.integers(-9999, 9999) | st.text("abc é", max_size=30)
        ),
        of(columns.geometry(n), st.tuples(st.integers(0, 1 << 31), st.binary(min_size=1, max_size=40))),
        of(columns.vector(n), st.lists(single, max_size=9)),
    )


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[Column], list[st.SearchStrategy[Any]]]:
    found = [draw(kinds(f"c{n}")) for n in range(draw(st.integers(1, 12)))]
    return [column for column, _ in found], [values for _, values in found]


@st.composite
def statements(draw: st.DrawFn) -> tuple[list[Column], str, list[str], list[str], list[Any]]:
    """Columns, operation, the columns of the images before and after, and rows (before, after)."""
    found, values = draw(tables())
    names = [column.name for column in found]
    before, after = (draw(st.lists(st.sampled_from(names), min_size=1, unique=True)) for _ in range(2))
    operation = draw(st.sampled_from(("insert", "update", "delete")))
    row = st.fixed_dictionaries({n: st.none() | v for n, v in zip(names, values, strict=True)})
    images = st.tuples(
        row if operation != "insert" else st.none(),
        row if operation != "delete" else st.none(),
    )
    return found, operation, before, after, draw(st.lists(images, min_size=1, max_size=12))


def as_given(column: Column, value: Any) -> Any:
    """A value in the form in which the package gives it."""
    if column.type == 255 and value is not None:
        return Geometry(*value)
    return value


@few
@given(statement=statements(), version=st.sampled_from((1, 2)), checksum=st.booleans(), inside=st.booleans())
def test_rows_come_back_as_they_were_written(
    statement: Any, version: int, checksum: bool, inside: bool, tmp_path_factory: pytest.TempPathFactory
) -> None:
    found, operation, before, after, rows = statement
    log = LogBuilder(checksum=checksum)
    target = LogBuilder(inside_payload=True) if inside else log
    target.begin()
    target.table_map(found)
    target.rows(operation, found, rows, before=before, after=after, version=version)
    target.xid(1)
    if inside:
        log.payload(target)
    by_name = {column.name: column for column in found}

    def image(row: dict[str, Any] | None, present: list[str]) -> dict[str, Any] | None:
        return None if row is None else {n: as_given(by_name[n], row[n]) for n in by_name if n in present}

    path = log.write(tmp_path_factory.getbasetemp() / "rows")
    changes = list(iter_changes(path))
    assert [(c.before, c.after) for c in changes] == [(image(b, before), image(a, after)) for b, a in rows]
    assert {c.operation for c in changes} == {operation}
    writer = ChangeWriter()
    for change in iter_changes(path, json="text"):
        line = json.loads(writer.line(change))
        assert set(line["after"] or line["before"]) == set(change.after or change.before or ())


def test_numbers_that_json_does_not_have(tmp_path: Path) -> None:
    """No server stores them in a column; bytes that say so are still read, and the line is still JSON."""
    found = [columns.float_("f"), columns.double("d"), columns.vector("v")]
    values = [math.nan, math.inf, -math.inf, 1.5]
    log = LogBuilder()
    log.begin()
    log.insert(found, *({"f": value, "d": value, "v": [value, 0.25]} for value in values))
    log.xid(1)
    writer = ChangeWriter()
    lines = [json.loads(writer.line(change)) for change in iter_changes(log.write(tmp_path / "log"))]
    assert [line["after"] for line in lines] == [
        {"f": text, "d": text, "v": [text, 0.25]} for text in ("nan", "inf", "-inf", 1.5)
    ]


# --- damage ---

LOGS = {
    log.name: log.path
    for log in corpus.load(DATA)
    if log.undamaged and log.path.stat().st_size < 35_000 and not log.stem.startswith("split")
}
ODD = (0, 1, 2, 0x7F, 0x80, 0xFA, 0xFB, 0xFC, 0xFD, 0xFE, 0xFF)
TYPES = (*range(1, 43), *range(160, 172), 99, 255)


def split(data: bytes) -> list[bytearray]:
    """The events of a log."""
    events, at = [], 4
    while at + 19 <= len(data):
        (size,) = struct.unpack_from("<I", data, at + 9)
        events.append(bytearray(data[at : at + size]))
        at += size
    return events


def join(events: list[bytearray]) -> bytes:
    """A log whose sizes and checksums are right again."""
    data, checksums = bytearray(b"\xfebin"), False
    for event in events:
        if len(event) >= 19:
            struct.pack_into("<I", event, 9, len(event))
        if len(event) > 95 and event[4] == 15:
            end = 19 + event[19 + 71]
            checksums = end < len(event) and event[end] == 1
            if end + 5 <= len(event):
                plain = event[:17] + bytes([event[17] & 0xFE]) + event[18:-4]
                event[-4:] = struct.pack("<I", zlib.crc32(plain))
        elif checksums and len(event) >= 23:
            event[-4:] = struct.pack("<I", zlib.crc32(event[:-4]))
        data += event
    return bytes(data)


def change_byte(events: list[bytearray], i: int, at: int, value: int) -> None:
    event = events[i]
    event[19 + at % max(1, len(event) - 19) if len(event) > 19 else 0] = value


def cut_bytes(events: list[bytearray], i: int, at: int, value: int) -> None:
    start = 19 + at % max(1, len(events[i]) - 19)
    del events[i][start : start + 1 + value % 9]


def add_bytes(events: list[bytearray], i: int, at: int, value: int) -> None:
    start = 19 + at % max(1, len(events[i]) - 19)
    events[i][start:start] = bytes([value] * (1 + at % 9))


def change_type(events: list[bytearray], i: int, at: int, value: int) -> None:
    events[i][4] = TYPES[value % len(TYPES)]


def change_flags(events: list[bytearray], i: int, at: int, value: int) -> None:
    events[i][17 + at % 2] = value


def repeat(events: list[bytearray], i: int, at: int, value: int) -> None:
    events.insert(at % (len(events) + 1), bytearray(events[i]))


def leave_out(events: list[bytearray], i: int, at: int, value: int) -> None:
    del events[i]


def swap(events: list[bytearray], i: int, at: int, value: int) -> None:
    j = at % len(events)
    events[i], events[j] = events[j], events[i]


MUTATIONS = {
    "change a byte": change_byte,
    "change another byte": change_byte,
    "cut": cut_bytes,
    "add": add_bytes,
    "change the type": change_type,
    "change the flags": change_flags,
    "repeat": repeat,
    "leave out": leave_out,
    "swap": swap,
}
mutations = st.lists(
    st.tuples(
        st.sampled_from(sorted(MUTATIONS)),
        st.integers(0, 1 << 12),
        st.integers(0, 1 << 16),
        st.sampled_from(ODD) | st.integers(0, 255),
    ),
    min_size=1,
    max_size=5,
)
raw_changes = st.none() | st.tuples(st.integers(0, 40_000), st.integers(0, 255))


def damaged(name: str, changes: list[tuple[str, int, int, int]], raw: tuple[int, int] | None) -> bytes:
    """A stored log after some changes, with sizes and checksums that fit; `raw` is one more byte, which do not fit."""
    events = split(LOGS[name].read_bytes())
    for mutation, i, at, value in changes:
        if events:
            MUTATIONS[mutation](events, i % len(events), at, value)
    data = bytearray(join(events))
    if raw is not None:
        data[raw[0] % len(data)] = raw[1]
    return bytes(data)


def use_events(reader: BinlogReader) -> None:
    for event in reader.events():
        for line in (EventLines("text").line, EventLines("jsonl").line):
            line(event)
        with suppress(BinlogError):  # of the rows the reader learns nothing
            for row in getattr(event.body, "rows", ()):
                repr(row)


def use_changes(reader: BinlogReader) -> None:
    writer = ChangeWriter()
    for change in reader.changes():
        json.loads(writer.line(change))


def use_batches(reader: BinlogReader) -> None:
    objects = ObjectBatches()
    for change in reader.changes():
        for _, batch in objects.add(change):
            batch.validate(full=True)
    for _, batch in objects.flush():
        batch.validate(full=True)


def use(reader: BinlogReader, how: Callable[[BinlogReader], None]) -> BinlogError | None:
    try:
        how(reader)
    except BinlogError as error:
        return error
    return None


def read_in_every_way(data: bytes, folder: Path) -> None:
    """Read a log; what is wrong with it is a BinlogError with a place, and the ledger adds up."""
    path = folder / "damaged"
    path.write_bytes(data)
    for how in (use_events, use_changes, use_batches):
        for mode in ("failfast", "permissive"):
            options = ReadOptions(json="value" if how is use_events else "text", mode=mode, thorough=True)
            reader = BinlogReader(Source(str(path), len(data)), options)
            error = use(reader, how)
            assert error is None or str(error).startswith(str(path))
            json.dumps(reader.ledger.as_json())
            assert ledger_lines(reader.ledger)
            lost = sum((len(data) if end is None else end) - start for start, end in reader.ledger.lost)
            assert reader.ledger.bytes_walked + lost == len(data)


@few
@given(name=st.sampled_from(sorted(LOGS)), changes=mutations, raw=raw_changes)
def test_damage_gives_values_or_binlog_errors(
    name: str, changes: Any, raw: Any, tmp_path_factory: pytest.TempPathFactory
) -> None:
    read_in_every_way(damaged(name, changes, raw), tmp_path_factory.getbasetemp())


@pytest.mark.slow
@many
@given(name=st.sampled_from(sorted(LOGS)), changes=mutations, raw=raw_changes)
def test_much_damage(name: str, changes: Any, raw: Any, tmp_path_factory: pytest.TempPathFactory) -> None:
    read_in_every_way(damaged(name, changes, raw), tmp_path_factory.getbasetemp())


@few
@given(data=st.binary(max_size=600), begin=st.sampled_from((b"", b"\xfebin", bytes(LogBuilder().data))))
def test_noise(data: bytes, begin: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    read_in_every_way(begin + data, tmp_path_factory.getbasetemp())


@few
@given(
    kind=st.sampled_from(TYPES),
    body=st.binary(max_size=200),
    version=st.sampled_from(("9.7.4", "11.8.9-MariaDB", "5.1.73")),
)
def test_noise_in_events(kind: int, body: bytes, version: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    log = LogBuilder(server_version=version)
    log.event(kind, body)
    log.stop()
    read_in_every_way(bytes(log.data), tmp_path_factory.getbasetemp())


@few
@given(st.text("0123456789abcdef-:,. \u0665\u00b2_x" * 3) | st.text())
def test_gtid_sets_of_any_text(text: str) -> None:
    """Text is a set, which reads back from its own notation, or a ValueError."""
    try:
        found = GtidSet.parse(text)
    except ValueError:
        return
    assert GtidSet.parse(str(found)) == found
