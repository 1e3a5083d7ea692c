"""A script by the compiled loops is that of the object path, byte for byte."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from contextlib import suppress
from decimal import localcontext
from pathlib import Path
from typing import Any

import pytest
from binlog_kaitai._generated import layout
from hypothesis import given

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.lines import text_output
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.scripts.script import script_pieces
from binlog_kaitai.compiled.walk import definitions
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.reading.history import find_ddl
from binlog_kaitai.sql.rules import with_literals
from binlog_kaitai.sql.state import ScriptState
from tests.builder import columns as make
from tests.builder.columns import Column
from tests.builder.log import LogBuilder
from tests.compiled.cases import ANY, PLAIN
from tests.compiled.scripts import assert_same, by_loops, by_objects, source_of
from tests.logs import SMALL as SOUND
from tests.logs import TABLES_OF_ALL_TYPES, damaged, name_of
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects
from tests.random_tables import LABELS, log_of, tables

pytestmark = pytest.mark.one_in(2)

ALL, CHECKED, ROWS_ONLY = ({"where": "all"}, {"checked": True}, {"rows_only": True})


@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
@pytest.mark.parametrize("path", PLAIN[::2], ids=name_of)
@pytest.mark.one_in(4)
def test_logs(path: Path) -> None:
    assert_same(path)


@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
@pytest.mark.parametrize("path", PLAIN[1::4], ids=name_of)
@pytest.mark.parametrize("given", [ALL, CHECKED, ROWS_ONLY], ids=str)
@pytest.mark.one_in(4)
def test_other_scripts(path: Path, given: dict[str, Any]) -> None:
    assert_same(path, with_literals(ReadOptions(schema_from_log=True, mode="permissive")), **given)


@pytest.mark.parametrize("path", PLAIN[3::4], ids=name_of)
@pytest.mark.one_in(2)
def test_filters(path: Path) -> None:
    chance, size = random.Random(path.name), path.stat().st_size
    start, stop = sorted(chance.choices(range(size), k=2))
    assert_same(path, filter=Filter(start_position=start, stop_position=stop))
    assert_same(path, filter=Filter(server_ids=frozenset([1, 33])))
    assert_same(path, filter=Filter(tables=frozenset(["t", "a", "m", "s"])))


@pytest.mark.parametrize("path", PLAIN[2::6], ids=name_of)
@pytest.mark.usefixtures("guarded")
def test_small_pieces_in_little_memory(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for room in (100, 5000):
        monkeypatch.setattr(text_output, "_OUT_BYTES", room)
        assert_same(path, chunk=2 * room, checked=True)


@pytest.mark.parametrize("path", SOUND[1::3], ids=name_of)
@pytest.mark.usefixtures("guarded")
@pytest.mark.one_in(2)
def test_damaged_logs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines or a BinlogError, and no byte is touched that is not ours; with checksums, those of the object path."""
    chance, data, copy = random.Random(path.name), path.read_bytes(), tmp_path / "log"
    for _ in range(5):
        monkeypatch.setattr(text_output, "_OUT_BYTES", chance.choice((500, 20_000)))
        copy.write_bytes(damaged(data, chance))
        with suppress(BinlogError):
            by_loops(
                copy, with_literals(ReadOptions(verify_checksums=False)), None, chance.choice((200, 3000, 1 << 20))
            )
        expected = by_objects(copy, with_literals(ReadOptions()), None)
        if expected.error is None or "checksum" in expected.error:
            assert by_loops(copy, with_literals(ReadOptions()), None) == expected


def test_the_loops_take_nearly_everything() -> None:
    reader = CompiledLog(source_of(TABLES_OF_ALL_TYPES), with_literals(ReadOptions()))
    assert sum(len(piece) for piece in script_pieces(reader, ScriptState())) > 10_000
    assert not reader.fallbacks


@ANY
@given(drawn=tables())
def test_random_tables(tmp_path: Path, drawn: tuple[list[Column], list[dict[str, Any]], list[list[str]]]) -> None:
    with localcontext(prec=80):  # the builder scales decimals
        path = log_of(*drawn, checksum=True).write(tmp_path / "log")
    for kind in ({}, ALL):
        assert_same(path, with_literals(ReadOptions()), **kind)


@pytest.mark.parametrize("filler", [0, 4000])
def test_statements_behind_the_first_phase_of_an_alter_table(filler: int, tmp_path: Path) -> None:
    """It is the last that the object path has of them, where the loops go on."""
    log = LogBuilder(server_version="10.11.19-MariaDB-log")
    log.mariadb_gtid(1, flags=0x29, rest=b"\2")  # START ALTER
    log.query("ALTER TABLE t ADD COLUMN b INT")
    for number in range(filler):
        log.mariadb_gtid(2 + number, flags=8)
        log.insert([make.integer("id", 4)], {"id": number})
        log.xid(number)
    for number in range(2):
        log.mariadb_gtid(10_000 + number, flags=1)
        log.query(f"CREATE TABLE later{number} (a INT)")
    found = assert_same(log.write(tmp_path / "log"))
    assert b"ALTER TABLE" not in found.data
    assert b"CREATE TABLE later0" in found.data
    assert b"CREATE TABLE later1" in found.data


def _changes(folder: Path, columns: list[Column], *rows: dict[str, Any]) -> Path:
    """A log in which rows are inserted, each updated to the next one, and deleted."""
    log = LogBuilder()
    log.begin()
    log.insert(columns, *rows)
    log.table_map(columns)
    log.rows("update", columns, list(zip(rows, [*rows[1:], rows[0]], strict=True)))
    log.table_map(columns)
    log.rows("delete", columns, [(row, None) for row in rows])
    log.xid(1)
    return log.write(folder / "log")


def test_strings_of_many_character_sets(tmp_path: Path) -> None:
    texts = [bytes([byte]) * 3 for byte in range(256)]
    special = (b"'", b"\\", b"\n", "é".encode(), b"\xff")
    texts += [b"a" * count + char for count in range(36) for char in special]
    texts += [
        "日本語".encode() * 9,
        "𝄞".encode() * 5,
        b"\xed\xa0\x80",
        b"\xf4\x90\x80\x80",
        b"\xc0\x80",
        b"",
        b"a~b" * 9,
    ]
    for collation in (255, 33, 8, 28, 63, 5, 95):
        column = make.varchar("t", 300, collation=collation)
        assert_same(
            _changes(tmp_path, [column], *({"t": text} for text in texts)), with_literals(ReadOptions()), checked=True
        )


def test_floating_point_numbers(tmp_path: Path) -> None:
    chance = random.Random(7)
    wide = [chance.getrandbits(64).to_bytes(8, "little") for _ in range(500)]
    wide += [struct.pack("<d", round(chance.uniform(-1e6, 1e6), chance.randrange(9))) for _ in range(500)]
    column = Column("d", 5, b"\10", lambda value: value, unsigned=False)
    finite = [{"d": data} for data in wide if abs(struct.unpack("<d", data)[0]) < 1e308]
    assert_same(_changes(tmp_path, [column], *finite), with_literals(ReadOptions()))
    narrow = [(1 << number % 32 ^ number * 2654435761 & 0xFFFFFFFF).to_bytes(4, "little") for number in range(900)]
    narrow += [(number % 512 << 23 | 1 << number % 23).to_bytes(4, "little") for number in range(1024)]
    single = Column("f", 4, b"\4", lambda value: value, unsigned=False)
    finite = [{"f": data} for data in narrow if abs(struct.unpack("<f", data)[0]) < 3e38]
    assert_same(_changes(tmp_path, [single], *finite), with_literals(ReadOptions()))


def test_labels_and_names_that_sql_escapes(tmp_path: Path) -> None:
    labels = ("'", "\\", "a\nb", "plain", "0", *LABELS)
    columns = [
        make.enum("e`", labels),
        make.set_("s'", labels),
        make.enum("ok", ("a", "b'", "a")),
        make.integer("ü", 4),
    ]
    rows = [{"e`": label, "s'": None, "ok": "a", "ü": number} for number, label in enumerate(labels)]
    assert_same(_changes(tmp_path, columns, *rows), with_literals(ReadOptions()))


@pytest.mark.parametrize("compression", [layout.PayloadCompression.none, layout.PayloadCompression.zstd])
def test_definitions_in_payloads_are_found(tmp_path: Path, compression: int) -> None:
    """MySQL 9.7 does not compress a transaction with a definition; a payload is looked through all the same."""
    log = LogBuilder()
    for text in ("INSERT INTO a VALUES (1)", "create TABLE b (i INT) START TRANSACTION", "UPDATE a SET i = 2"):
        inside = LogBuilder(inside_payload=True)
        inside.query(text)
        inside.xid(1)
        log.payload(inside, compression=compression)
    path = log.write(tmp_path / "log")
    found = definitions.find_ddl(source_of(path), with_literals(ReadOptions()))
    assert [statement.text for statement in found] == ["create TABLE b (i INT) START TRANSACTION"]
    assert found == find_ddl(source_of(path), with_literals(ReadOptions()))


@pytest.mark.parametrize("path", PLAIN[::3], ids=name_of)
def test_definitions_are_found(path: Path) -> None:
    assert definitions.find_ddl(source_of(path), with_literals(ReadOptions())) == find_ddl(
        source_of(path), with_literals(ReadOptions())
    )


def _between(log: LogBuilder, statement: Callable[[LogBuilder], object]) -> None:
    column = make.integer("n", 4)
    log.begin()
    log.insert([column], {"n": 1})
    statement(log)
    log.insert([column], {"n": 2}, {"n": 3})
    log.xid(3)


@pytest.mark.parametrize("text", ["SAVEPOINT a", "ROLLBACK TO a", "CREATE TEMPORARY TABLE x (a int)", "XA END 'x'"])
def test_statements_in_and_between_transactions(text: str, tmp_path: Path) -> None:
    log = LogBuilder()
    for _ in range(3):
        _between(log, lambda log: None)
        log.query(text)
        _between(log, lambda log: log.query(text))
        _between(log, lambda log: None)
    for chunk in (300, 1 << 20):
        assert_same(log.write(tmp_path / "log"), with_literals(ReadOptions()), chunk=chunk)


@pytest.mark.parametrize("is_inside", [True, False])
def test_the_thread_of_a_transaction_that_is_looked_ahead_at(is_inside: bool, tmp_path: Path) -> None:
    """A piece ends before the statement that tells the thread, such as in a payload that is larger."""
    log, column = LogBuilder(), make.varchar("v", 200)
    part = LogBuilder(inside_payload=True) if is_inside else log
    part.query("BEGIN", thread_id=4711)
    for _ in range(4):
        part.insert([column], {"v": b"a" * 150})
    part.xid(1)
    if is_inside:
        log.payload(part)
    log.rotate()
    for chunk in (200, 250, 300, 1 << 20):
        found = assert_same(log.write(tmp_path / "log"), with_literals(ReadOptions()), chunk=chunk)
        assert b", thread 4711, " in found.data


def test_the_command_line_gives_the_same(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(damaged(TABLES_OF_ALL_TYPES.read_bytes(), random.Random(1)))
    paths = [str(path) for path in (TABLES_OF_ALL_TYPES, broken, *PLAIN[:40:5])]
    for options in ([], ["--check"], ["--rows-only"], ["-T", "t"], ["--dry-run"], ["--skip-log-bin"]):
        expected = run_by_objects("sql", "--as", "statements", *options, *paths)
        assert run_cli("sql", "--as", "statements", *options, *paths) == expected
