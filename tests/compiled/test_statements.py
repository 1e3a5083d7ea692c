"""Logs of statements, some of which MariaDB has compressed: the compiled loops give what the object path does."""

from __future__ import annotations

import random
import struct
from pathlib import Path

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled import context, read_fields
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.walk.definitions import find_ddl
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.history import find_ddl as ddl_by_objects
from tests.builder import LogBuilder, bodies
from tests.compiled import listings, scripts, summaries
from tests.compiled.line_readers import assert_same_lines
from tests.compiled.tables import assert_same, read
from tests.logs import damaged
from tests.made.statements import add_statement, statement_log

_Type = layout.EventType
THOROUGH = ReadOptions(json="text", thorough=True)
NAMES = Filter(databases="shop"), Filter(databases="b", tables="shop.t"), Filter(tables="shop.t", start_position=400)


def assert_same_everywhere(path: Path, chunk: int) -> None:
    half = path.stat().st_size // 2
    for chosen in (None, Filter(start_position=half), Filter(start_time=1_795_000_050), *NAMES):
        reader = assert_same_lines(path, THOROUGH, chosen, chunk)
        assert reader.ledger.statements
    scripts.assert_same(path, chunk=chunk)
    summaries.assert_same(path, None, chunk)
    source = Source(str(path), path.stat().st_size)
    assert find_ddl(source, THOROUGH) == ddl_by_objects(source, THOROUGH)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.one_in(3)
def test_logs(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = statement_log(tmp_path / "log", seed)
    monkeypatch.setattr(read_fields, "_STATEMENT_BYTES", (1, 100, 1 << 20)[seed % 3])
    for chunk in (1 << 20, 3000):
        assert_same_everywhere(path, chunk)
    listings.assert_same_listing(path)
    (fast, _, error), (slow, _, wrong) = (read(path, engine) for engine in ("compiled", "objects"))
    assert error == wrong is None
    assert_same(fast, slow)


@pytest.mark.parametrize("seed", range(2))
def test_without_a_library_that_the_loops_can_call(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(context, "unzip_function", lambda: 0)
    path = statement_log(tmp_path / "log", seed)
    assert_same_everywhere(path, 3000)
    listings.assert_same_listing(path)


@pytest.mark.parametrize(("chosen", "num_asked"), [(None, 1), (NAMES[0], 5)])
def test_plain_statements_are_no_work_for_python(chosen: Filter | None, num_asked: int, tmp_path: Path) -> None:
    """The format description is, and with names the first statement of each database."""
    log, chance = LogBuilder(server_version="11.8.3-MariaDB"), random.Random(1)
    for number in range(500):
        log.mariadb_gtid(number + 1)
        log.event(_Type.intvar_event, struct.pack("<BQ", 2, number))
        add_statement(log, chance, f"INSERT INTO t VALUES ({number})")
        log.xid(number)
    path = log.write(tmp_path / "log")
    reader = CompiledLog(Source(str(path), path.stat().st_size), THOROUGH, chosen)
    assert not b"".join(map(bytes, change_lines(reader)))
    assert reader.ledger.statements > 200
    assert reader.ledger.asked.events.total() <= num_asked


@pytest.mark.parametrize("rounds", [8, pytest.param(200, marks=pytest.mark.slow)])
def test_damaged_logs(rounds: int, tmp_path: Path) -> None:
    data, copy = statement_log(tmp_path / "log", 9, 40).read_bytes(), tmp_path / "copy"
    chance = random.Random(rounds)
    for _ in range(rounds):
        copy.write_bytes(damaged(data, chance))
        for mode in ("failfast", "permissive"):
            options = ReadOptions(json="text", mode=mode, verify_checksums=False, thorough=True)  # type: ignore[arg-type]
            assert_same_lines(copy, options, chunk=chance.choice((3000, 1 << 20)))
            listings.assert_same_listing(copy, options)


@pytest.mark.parametrize("change", ["length", "method", "no stream", "cut", "more"])
def test_a_compressed_statement_that_is_not_sound(change: str, tmp_path: Path) -> None:
    plain = b"INSERT INTO t VALUES (1)"
    part = bytearray(bodies.mariadb_compressed(plain, announced=len(plain) + (change == "length")))
    if change == "method":
        part[0] |= 0x10
    elif change == "no stream":
        part[2:] = bytes(len(part) - 2)
    elif change == "cut":
        del part[-1:]
    elif change == "more":
        part += b"after the stream"
    log = LogBuilder(server_version="11.8.3-MariaDB")
    for text in (bytes(part), bodies.mariadb_compressed(b"DELETE FROM t")):
        log.mariadb_gtid(1)
        log.event(_Type.query_compressed_event, bodies.query(text))
        log.xid(1)
    path = log.write(tmp_path / "log")
    for options in (THOROUGH, ReadOptions(json="text", mode="permissive", thorough=True)):
        reader = assert_same_lines(path, options)
        listings.assert_same_listing(path, options)
        assert bool(reader.ledger.errors) == (change != "more")
