"""Lines by the compiled loops are those of the object path, byte for byte."""

from __future__ import annotations

import json
import random
import struct
from contextlib import suppress
from decimal import localcontext
from io import RawIOBase, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from binlog_kaitai import iter_changes, to_arrow
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.options.common import Output
from binlog_kaitai.compiled.lines import text_output
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.crypto import load_keys
from binlog_kaitai.schema.load import load_schema
from binlog_kaitai.text.change_lines import texts_around
from tests.builder import bodies
from tests.builder import columns as make
from tests.builder.bodies import SERVER_UUID
from tests.builder.columns import Column
from tests.builder.log import LogBuilder
from tests.compiled.cases import ANY, PLAIN, ROUNDS, WITHOUT_CHECKSUMS
from tests.compiled.line_readers import assert_same_lines, by_loops, by_objects
from tests.logs import ENCRYPTED_BY_MYSQL as ENCRYPTED
from tests.logs import SMALL as SOUND
from tests.logs import SUPPLIED, TABLES_OF_ALL_TYPES, damaged, key_file, name_of
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects
from tests.random_tables import LABELS, log_of, tables

pytestmark = pytest.mark.one_in(2)


@pytest.mark.parametrize("path", PLAIN, ids=name_of)
@pytest.mark.one_in(4)
def test_all_logs(path: Path) -> None:
    assert_same_lines(path)


@pytest.mark.parametrize("path", PLAIN[::4], ids=name_of)
@pytest.mark.parametrize(
    "options",
    [
        ReadOptions(json="text", names="positional"),
        ReadOptions(json="text", text_errors="replace"),
        ReadOptions(json="text", text_errors="strict"),
        WITHOUT_CHECKSUMS,
    ],
    ids=["positional", "replace", "strict", "no checksums"],
)
@pytest.mark.one_in(4)
def test_options(path: Path, options: ReadOptions) -> None:
    assert_same_lines(path, options)


@pytest.mark.parametrize("path", PLAIN[2::4], ids=name_of)
def test_definitions_from_the_log(path: Path) -> None:
    assert_same_lines(path, ReadOptions(json="text", schema_from_log=True))


@pytest.mark.parametrize(("log", "definitions"), SUPPLIED, ids=lambda path: path.name)
def test_supplied_definitions(log: Path, definitions: Path) -> None:
    assert_same_lines(log, ReadOptions(json="text", schema=load_schema(str(definitions))))


@pytest.mark.parametrize("log", ENCRYPTED, ids=name_of)
def test_encrypted_logs(log: Path) -> None:
    options = ReadOptions(json="text", keys=load_keys(str(key_file(log))))
    assert_same_lines(log, options)


@pytest.mark.parametrize("path", [path for path in PLAIN if "damaged" in path.parts], ids=name_of)
def test_behind_damage(path: Path) -> None:
    assert_same_lines(path, ReadOptions(json="text", mode="permissive"))


def test_the_loops_take_nearly_everything() -> None:
    reader = assert_same_lines(TABLES_OF_ALL_TYPES)
    assert reader.ledger.rows.total() == 39
    assert not reader.fallbacks


@pytest.mark.parametrize("path", SOUND[::3], ids=name_of)
@pytest.mark.usefixtures("guarded")
def test_small_pieces_in_little_memory(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Transactions and events that span pieces, text that does not fit; the memory that may be touched is enough."""
    for room in (100, 5000):
        monkeypatch.setattr(text_output, "_OUT_BYTES", room)
        assert_same_lines(path, chunk=2 * room)


@ROUNDS
@pytest.mark.parametrize("path", SOUND[1::2], ids=name_of)
@pytest.mark.usefixtures("guarded")
def test_damaged_logs(path: Path, rounds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the bytes are: lines or a BinlogError, and no byte is touched that is not ours."""
    chance, data, copy = random.Random(f"lines {path.name} {rounds}"), path.read_bytes(), tmp_path / "log"
    for _ in range(rounds):
        monkeypatch.setattr(text_output, "_OUT_BYTES", chance.choice((500, 20_000)))
        copy.write_bytes(damaged(data, chance))
        with suppress(BinlogError):
            by_loops(copy, WITHOUT_CHECKSUMS, chunk=chance.choice((200, 3000, 1 << 20)))


@pytest.mark.parametrize("path", SOUND[::2], ids=name_of)
def test_logs_with_wrong_checksums(path: Path, tmp_path: Path) -> None:
    """All before the damage, the same message."""
    chance, data, copy = random.Random(path.name), path.read_bytes(), tmp_path / "log"
    for _ in range(4):
        copy.write_bytes(damaged(data, chance))
        loops, objects = by_loops(copy), by_objects(copy)
        if objects.error is None or "checksum" in objects.error:
            assert (loops.data, loops.error) == (objects.data, objects.error)


@pytest.mark.parametrize("path", PLAIN[1::4], ids=name_of)
def test_filters(path: Path) -> None:
    chance, size = random.Random(path.name), path.stat().st_size
    for _ in range(3):
        start, stop = sorted(chance.choices(range(size), k=2))
        assert_same_lines(path, filter=Filter(start_position=start, stop_position=stop))
    assert_same_lines(path, filter=Filter(server_ids=frozenset([1, 33])))
    assert_same_lines(path, filter=Filter(exclude_gtids=GtidSet.parse("0-1-1..150")))


@ANY
@given(drawn=tables())
def test_random_tables(tmp_path: Path, drawn: tuple[list[Column], list[dict[str, Any]], list[list[str]]]) -> None:
    with localcontext(prec=80):  # the builder scales decimals
        path = log_of(*drawn, checksum=True).write(tmp_path / "log")
    assert not assert_same_lines(path).fallbacks


def _of_numbers(folder: Path, column: Column, values: list[bytes]) -> Path:
    log = LogBuilder()
    log.begin()
    log.insert([column], *({column.name: value} for value in values))
    log.xid(1)
    return log.write(folder / "log")


def _edges(mantissa: int, exponents: int, width: int) -> list[int]:
    """The numbers around the powers of two, of both signs."""
    around = (0, 1, 2, (1 << mantissa) - 1, 1 << mantissa - 1)
    return [
        sign << 8 * width - 1 | exponent << mantissa | low
        for exponent in range(0, exponents, 1 if width == 4 else 7)
        for low in around
        for sign in (0, 1)
    ]


def test_doubles_as_python_writes_them(tmp_path: Path) -> None:
    chance = random.Random(7)
    bits = _edges(52, 2048, 8) + [chance.getrandbits(64) for _ in range(10_000)]
    data = [number.to_bytes(8, "little") for number in bits]
    data += [struct.pack("<d", round(chance.uniform(-1e6, 1e6), chance.randrange(9))) for _ in range(5_000)]
    data += [struct.pack("<d", chance.choice((-1, 1)) * float(chance.getrandbits(k % 70))) for k in range(3_000)]
    column = Column("d", 5, b"\10", lambda value: value, unsigned=False)
    assert_same_lines(_of_numbers(tmp_path, column, data))


def test_singles_with_the_fewest_digits(tmp_path: Path) -> None:
    chance = random.Random(8)
    bits = _edges(23, 256, 4) + [chance.getrandbits(32) for _ in range(15_000)]
    column = Column("f", 4, b"\4", lambda value: value, unsigned=False)
    assert_same_lines(_of_numbers(tmp_path, column, [number.to_bytes(4, "little") for number in bits]))
    finite = [number.to_bytes(4, "little") for number in bits if number >> 23 & 255 != 255]
    written = by_loops(_of_numbers(tmp_path, column, finite))
    assert [struct.pack("<f", json.loads(line)["after"]["f"]) for line in written.data.splitlines()] == finite
    assert written.reader.ledger.asked.values == 0


def test_whole_numbers(tmp_path: Path) -> None:
    numbers = {number for power in range(20) for number in (10**power - 1, 10**power, 10**power + 1)}
    numbers |= {(1 << bits) - 1 for bits in range(65)} | set(range(0, 10**8, 999_983))
    column = make.integer("n", 8, unsigned=True)
    path = _of_numbers(tmp_path, column, [number for number in sorted(numbers) if number < 1 << 64])  # type: ignore[misc]
    assert_same_lines(path)


def test_text_that_json_escapes_and_that_python_reads(tmp_path: Path) -> None:
    texts = [bytes([byte]) * 3 for byte in range(256)]
    texts += [b"a" * count + special for count in range(40) for special in (b'"', b"\\", b"\n", "é".encode(), b"\xff")]
    texts += ["日本語".encode() * 9, "𝄞".encode() * 5, b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc0\x80", b""]
    for collation in (255, 33, 8, 28, 63, 5):
        column = make.varchar("t", 300, collation=collation)
        log = LogBuilder()
        log.insert([column], *({"t": text} for text in texts))
        assert_same_lines(log.write(tmp_path / f"log{collation}"))


def test_values_of_python_in_an_event_that_is_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was made for it is not taken for the values of the next one."""
    monkeypatch.setattr(text_output, "_OUT_BYTES", 1 << 11)
    monkeypatch.setattr(text_output, "_MAX_OUT_BYTES", 1 << 12)
    column = make.varchar("t", 3000, collation=28)
    log = LogBuilder()
    log.begin()
    log.insert([column], *({"t": "啊".encode("gbk") * 1400 + b"%d" % number} for number in range(5)))
    log.insert([column], {"t": b"short"}, {"t": b"and another"})
    log.xid(1)
    assert assert_same_lines(log.write(tmp_path / "log")).fallbacks["shop.t"] == 1


def test_names_and_labels_that_json_escapes(tmp_path: Path) -> None:
    labels = ('"', "\\", "a\nb", *LABELS)
    columns = [make.enum('e"', labels), make.set_("s\\", labels), make.integer("ü\t", 4)]
    rows = [{'e"': label, "s\\": label if "," not in label else None, "ü\t": None} for label in labels]
    log = LogBuilder()
    log.insert(columns, *rows)
    assert_same_lines(log.write(tmp_path / "log"))


def test_a_label_of_a_set_that_is_empty(tmp_path: Path) -> None:
    """A server writes no comma after it: MySQL 9.7 SELECTs 'a' for the members 1 and 2 of a SET('','a','b')."""
    log, values = LogBuilder(), [",a", "a,b", ",a,b", "b", ""]
    log.insert([make.set_("s", ("", "a", "b"))], *({"s": value} for value in values))
    path = log.write(tmp_path / "log")
    assert_same_lines(path)
    shown = [value.removeprefix(",") for value in values]
    assert to_arrow(str(path), "shop.t").read_all()["s"].to_pylist() == shown
    assert [change.after["s"] for change in iter_changes(str(path)) if change.after] == shown


def test_what_begins_a_transaction_in_mysql(tmp_path: Path) -> None:
    """GTIDs with small and large numbers, none, and a tagged one."""
    log = LogBuilder()
    for number in (1, 2, 255, 256, 1 << 40, (1 << 63) - 1):
        for uuid in (SERVER_UUID, None):
            log.gtid(number, uuid=uuid, last_committed=number - 1, sequence_number=-number)
            log.begin()
            log.insert([make.integer("n", 4)], {"n": number & 255})
            log.xid(number)
    log.event(42, bodies.tagged_gtid(5, 'a"\\b'))
    log.begin()
    log.insert([make.integer("n", 4)], {"n": 1})
    log.xid(9)
    log.insert([make.integer("n", 4)], {"n": 2})
    assert_same_lines(log.write(tmp_path / "log"))


def test_what_begins_a_transaction_in_mariadb(tmp_path: Path) -> None:
    """GTIDs with and without a commit id, an extra part with the connection, and one that stands alone."""
    log = LogBuilder(server_version="11.8.9-MariaDB")
    thread, commit_id = b"\x10" + struct.pack("<I", 77), struct.pack("<Q", 12)
    for flags, rest in ((8, b""), (8, thread), (10, commit_id), (10, commit_id + thread), (9, thread), (8, thread)):
        for sequence in (1, 300, 1 << 50):
            log.mariadb_gtid(sequence, flags=flags, rest=rest)
            log.insert([make.integer("n", 4)], {"n": flags})
            log.xid(3)
    assert_same_lines(log.write(tmp_path / "log"))


def test_constant_texts_come_from_the_templates() -> None:
    assert texts_around('{{"a":{a},"b":{b},"c":{c}}}', "a", "c", b="2") == ['{"a":', ',"b":2,"c":', "}"]
    with pytest.raises(AssertionError):
        texts_around("{b}{a}", "a", "b")


def test_the_command_line_gives_the_same(tmp_path: Path) -> None:
    chance = random.Random(1)
    broken = tmp_path / "broken"
    broken.write_bytes(damaged(TABLES_OF_ALL_TYPES.read_bytes(), chance))
    paths = [str(path) for path in (TABLES_OF_ALL_TYPES, broken, *SOUND[:9])]
    for options in ([], ["--with-query"], ["--names", "positional"], ["-T", "t"], ["--mode", "permissive"]):
        expected = run_by_objects("changes", *options, *paths)
        assert run_cli("changes", *options, *paths) == expected


class _TakesLittle(RawIOBase):
    """A file without a buffer that takes some bytes at a time, as one does on a disk that is nearly full."""

    def __init__(self) -> None:
        self.data = b""

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.data += bytes(data[:7])
        return min(len(data), 7)


def test_output_without_a_buffer(monkeypatch: pytest.MonkeyPatch) -> None:
    file = _TakesLittle()
    monkeypatch.setattr("sys.stdout", TextIOWrapper(file, write_through=True))
    Output().lines(memoryview(b"a line that is longer\n" * 3))
    assert file.data == b"a line that is longer\n" * 3
