"""What the loops write ends where their buffers end: each buffer here ends at a page that may not be touched."""

from __future__ import annotations

import random
import struct
from pathlib import Path

import pytest

from binlog_kaitai.compiled.batches import cell_buffers
from binlog_kaitai.compiled.lines import text_output
from binlog_kaitai.values.json_text import json_text
from tests.builder import columns as make
from tests.builder.bodies import payload
from tests.builder.columns import Column
from tests.builder.log import LogBuilder
from tests.compiled.line_readers import assert_same_lines
from tests.compiled.tables import read

LONGEST_DOUBLE = struct.pack("<d", -1.2345678901234567e-15)
SCALARS = {
    "double": (11, LONGEST_DOUBLE),
    "integer": (9, struct.pack("<q", -(1 << 63))),
    "string": (12, b"\5\0\1\2\3\4"),
    "false": (4, b"\2"),
}


pytestmark = pytest.mark.usefixtures("guarded")

JSON = Column("j", 245, b"\4", lambda data: struct.pack("<I", len(data)) + data)
"""JSON, given as it is stored."""


def array(elements: list[tuple[int, bytes]]) -> tuple[int, bytes]:
    """A small array; values of up to two bytes stand in place of their offset, but for strings."""
    head = 4 + 3 * len(elements)
    entries, values = b"", b""
    for kind, data in elements:
        inline = kind in (4, 5, 6)
        entries += bytes([kind]) + (data.ljust(2, b"\0") if inline else struct.pack("<H", head + len(values)))
        values += b"" if inline else data
    return 2, struct.pack("<HH", len(elements), head + len(values)) + entries + values


def named(name: bytes, element: tuple[int, bytes]) -> tuple[int, bytes]:
    """A small object of one member."""
    kind, data = element
    value = 11 + len(name)
    inline = kind in (4, 5, 6)
    place = data.ljust(2, b"\0") if inline else struct.pack("<H", value)
    whole = value + (0 if inline else len(data))
    return 0, struct.pack("<HHHHB", 1, whole, 11, len(name), kind) + place + name + (b"" if inline else data)


def nested(depth: int, inner: tuple[int, bytes], *, objects: bool) -> tuple[int, bytes]:
    for _ in range(depth):
        inner = named(b"k", inner) if objects else array([inner])
    return inner


def stored(element: tuple[int, bytes]) -> bytes:
    return bytes([element[0]]) + element[1]


def log_of(values: list[bytes], path: Path) -> Path:
    log = LogBuilder()
    log.begin()
    for value in values:
        log.insert([JSON], {"j": value})
    log.xid(1)
    return log.write(path)


def texts(path: Path) -> list[str]:
    """The documents by the loops."""
    tables, _, error = read(path, "compiled")
    assert error is None
    (table,) = tables.values()
    found: list[str] = table["j"].to_pylist()
    return found


def with_room(room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cell_buffers, "_FIRST_BYTES", room)
    monkeypatch.setattr(text_output, "_OUT_BYTES", room)


NUMBERS = [(5, struct.pack("<h", -12345))] * 200
"""What makes a text longer than the bytes that are stored, which there is room for in any case."""


@pytest.mark.parametrize("objects", [False, True], ids=["arrays", "objects"])
@pytest.mark.parametrize("kind", SCALARS)
@pytest.mark.one_in(2)
def test_brackets_behind_a_scalar(kind: str, objects: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred brackets close after the last value, wherever in them the room ends."""
    value = stored(array([*NUMBERS, nested(98, SCALARS[kind], objects=objects)]))
    text, path = json_text(value), log_of([value], tmp_path / "log")
    assert_same_lines(path)
    for room in range(len(text) - 110, len(text) + 1, 1 if kind == "double" else 7):
        with_room(room, monkeypatch)
        assert texts(path) == [text]


def random_element(chance: random.Random, depth: int) -> tuple[int, bytes]:
    if depth and chance.random() < 0.6:
        if chance.random() < 0.5:
            return named(bytes(chance.choices(b'ab"\\\n', k=chance.randrange(9))), random_element(chance, depth - 1))
        return array([random_element(chance, depth - 1) for _ in range(chance.randrange(4))])
    if chance.random() < 0.2:
        text = chance.choice((b"", b"a", b"\1" * 20, '"é日本𝄞'.encode() * 3))
        return 12, bytes([len(text)]) + text
    return chance.choice(list(SCALARS.values()))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.one_in(2)
def test_random_documents(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(seed)
    for _ in range(8):
        depth = chance.choice((3, 8, 60, 97))
        values = [stored(array([*NUMBERS, random_element(chance, depth)])) for _ in range(chance.randrange(1, 4))]
        path, wanted = log_of(values, tmp_path / "log"), [json_text(value) for value in values]
        for _ in range(8):
            with_room(chance.randrange(len(values[0]), len(wanted[0]) + 2), monkeypatch)
            assert texts(path) == wanted
        assert_same_lines(path)


@pytest.mark.parametrize("rows", [False, True], ids=["BEGIN", "ends of statements"])
def test_transactions_in_a_payload(rows: bool, tmp_path: Path) -> None:
    """Payloads that end more transactions than the list of transactions has room for: no sound one ends two."""
    inside, columns = LogBuilder(inside_payload=True), [make.integer("id", 4)]
    inside.table_map(columns)
    for number in range(9000):
        if rows:
            inside.rows("insert", columns, [(None, {"id": number})])
        else:
            inside.begin()
    inside.xid(1)
    log = LogBuilder()
    for _ in range(3):
        log.event(40, payload(bytes(inside.data), announced=len(inside.data), compression=255))
    path = log.write(tmp_path / "log")
    fast, _, error = read(path, "compiled")
    wanted, _, wanted_error = read(path, "objects")
    assert error == wanted_error
    assert sum(len(table) for table in fast.values()) == sum(len(table) for table in wanted.values())
