"""Rows events that are taken in parts: each batch, and each buffer of lines, holds a few rows of them."""

from __future__ import annotations

import random
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.changes.options import Mode, ReadOptions
from binlog_kaitai.compiled import note_list
from binlog_kaitai.compiled.batches import buffer_room, cell_buffers
from binlog_kaitai.compiled.batches import column_buffers as store
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.lines import text_output
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.source import Source
from binlog_kaitai.values.charset import TextErrors
from tests.builder import bodies
from tests.builder import columns as make
from tests.builder.columns import image
from tests.builder.log import LogBuilder
from tests.chosen import always
from tests.compiled.line_readers import by_loops, by_objects
from tests.compiled.tables import assert_same, collect, read

GBK = 28
VECTOR = replace(make.vector("v"), store=lambda data: struct.pack("<I", len(data)) + data)
ENUM = replace(make.enum("e", ("a", "b")), store=lambda index: bytes([index]))
COLUMNS = [
    make.integer("id", 4),
    make.date_("day"),
    make.varchar("name", 200),
    make.blob("text", 2, collation=GBK),
    VECTOR,
    make.json_scalar("j"),
    ENUM,
]
BAD = {
    "name": b"\xff\xfe bad",
    "text": b"\x81",
    "v": b"hello",
    "e": 3,
}
"""Values that cannot be made, some only where text has to decode."""


pytestmark = pytest.mark.usefixtures("guarded")


def random_row(chance: random.Random, bad: float) -> dict[str, Any]:
    row = {
        "id": chance.randrange(1 << 31),
        "day": chance.choice(((0, 0, 0), (2026, 11, 22), (2026, 2, 31), None)),
        "name": chance.choice((b"", b"sound", "é日本".encode() * 5, b'"' * 100, None)),
        "text": chance.choice((b"", b"sound", b"\xc4\xe3", None)),
        "v": chance.choice((b"", struct.pack("<3f", 1, 2.5, -3), struct.pack("<f", float("inf")), None)),
        "j": chance.choice((1, "text", None, True)),
        "e": chance.choice((0, 1, 2, None)),
    }
    if chance.random() < bad:
        name = chance.choice(list(BAD))
        row[name] = BAD[name]
    return row


def small_rooms(chance: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MAX_ROWS", chance.choice((2, 3, 7, 100)))
    monkeypatch.setattr(store, "_FIRST_ROWS", chance.choice((2, 3, 256)))
    monkeypatch.setattr(cell_buffers, "_FIRST_BYTES", chance.choice((64, 200, 4096)))
    monkeypatch.setattr(buffer_room, "_MAX_BATCH_TEXT", chance.choice((100, 1000, 1 << 20)))
    monkeypatch.setattr(note_list, "_ROOM", chance.choice((1, 2, 5, 1 << 12)))
    monkeypatch.setattr(text_output, "_OUT_BYTES", chance.choice((100, 5000, 1 << 20)))


def add_event(log: LogBuilder, chance: random.Random, count: int, bad: float) -> None:
    """A table map and rows, perhaps with bytes at their end that are no row."""
    operation = chance.choice(("insert", "update", "delete"))
    there = [True] * len(COLUMNS)
    data = b""
    for _ in range(count * (2 if operation == "update" else 1)):
        data += image(COLUMNS, there, random_row(chance, bad / max(count, 1)))
    if chance.random() < bad and operation != "update":
        data += b"\x3e\1"  # all NULL but a number of four bytes
    log.table_map(COLUMNS)
    after = there if operation == "update" else None
    kind = {"insert": 30, "update": 31, "delete": 32}[operation]
    log.event(kind, bodies.rows(log.table_id, data, there, after, end_of_statement=chance.random() < 0.8))


def random_log(chance: random.Random, bad: float) -> LogBuilder:
    log = LogBuilder(checksum=chance.random() < 0.5)
    for number in range(1, chance.randrange(2, 6)):
        inside = chance.random() < 0.3
        part = LogBuilder(inside_payload=True) if inside else log
        log.gtid(number)
        part.begin()
        for _ in range(chance.randrange(1, 4)):
            part.table_id = chance.choice((100, 101))
            add_event(part, chance, chance.choice((0, 1, 2, 9, 60)), bad)
        part.xid(number)
        if inside:
            log.payload(part)
    log.stop()
    return log


def assert_engines_agree(path: Path, options: ReadOptions, chunk: int) -> None:
    reader = BatchReader(CompiledLog(Source(str(path), path.stat().st_size), options, chunk=chunk))
    fast, error = collect(reader)
    wanted, by_object, wanted_error = read(path, "objects", options)
    assert error == wanted_error
    assert_same(fast, wanted)
    loops, objects = by_loops(path, options, None, chunk), by_objects(path, options)
    assert loops.error == objects.error
    assert loops.data == objects.data
    if error is None:
        assert reader.ledger.rows == by_object.ledger.rows == loops.reader.ledger.rows
        assert reader.ledger.errors == by_object.ledger.errors == loops.reader.ledger.errors
        assert reader.ledger.lost == by_object.ledger.lost == loops.reader.ledger.lost


@pytest.mark.parametrize("bad", [0, 0.3], ids=["sound", "damaged"])
@pytest.mark.parametrize("seed", always(3, range(12)))
@pytest.mark.one_in(2)
def test_events_in_parts(seed: int, bad: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(seed)
    for _ in range(10):
        small_rooms(chance, monkeypatch)
        path = random_log(chance, bad).write(tmp_path / "log")
        mode: Mode = chance.choice(("failfast", "permissive"))
        text_errors: TextErrors = chance.choice(("bytes", "strict", "replace"))
        options = ReadOptions(json="text", mode=mode, text_errors=text_errors)
        assert_engines_agree(path, options, chance.choice((200, 3000, 1 << 20)))


@pytest.mark.parametrize("in_payload", [False, True], ids=["event", "payload"])
def test_a_million_rows_of_two_bytes(in_payload: bool, tmp_path: Path) -> None:
    """An event of them, or a payload of 200 bytes: batches and buffers are as small as those of other rows."""
    count, columns = 1_000_000, [make.integer("a", 1)]
    log = LogBuilder(checksum=False)
    part = LogBuilder(inside_payload=True) if in_payload else log
    part.begin()
    part.table_map(columns)
    part.event(30, bodies.rows(log.table_id, b"\0\5" * count, [True]))
    part.xid(1)
    if in_payload:
        log.payload(part)
    path = log.write(tmp_path / "log")
    source, total, options = Source(str(path), path.stat().st_size), 0, ReadOptions(json="text")
    for _, batch in BatchReader(CompiledLog(source, options)).batches():
        assert batch.num_rows <= store.MAX_ROWS
        assert batch["_row"].to_pylist() == list(range(total, total + batch.num_rows))
        total += batch.num_rows
    assert total == count
    for written in change_lines(CompiledLog(source, options)):
        assert len(written) <= text_output._OUT_BYTES
        total -= bytes(written).count(b"\n")
    assert total == 0


@pytest.mark.parametrize(("count", "num_rows"), [(300, 600), (4000, 80)])
@pytest.mark.slow
def test_many_columns(count: int, num_rows: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The more columns, the fewer rows a batch has."""
    monkeypatch.setattr(store, "_MAX_BYTES", 1 << 20)
    columns = [make.integer(f"c{number}", 8) for number in range(count)]
    log = LogBuilder()
    log.begin()
    log.insert(columns, *(dict.fromkeys((column.name for column in columns), row) for row in range(num_rows)))
    log.xid(1)
    path = log.write(tmp_path / "log")
    rows = [
        batch.num_rows
        for _, batch in BatchReader(CompiledLog(Source(str(path), path.stat().st_size), ReadOptions())).batches()
    ]
    assert sum(rows) == num_rows
    assert max(rows) <= (1 << 20) // (8 * count)
