"""The object path takes over where the loops meet what is not sound, and hands back after it."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.listings.event_lines import write_events
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.event_lines import EventLines
from tests.builder import bodies
from tests.builder.columns import Column, image, integer, varchar
from tests.builder.log import LogBuilder
from tests.checker.documents import json_column
from tests.compiled.line_readers import by_objects
from tests.compiled.tables import collect, read, reader_by
from tests.fuzz.compare import WAYS, Case, differences

ID, NAME = integer("id", 4), varchar("name", 200)
PERMISSIVE = ReadOptions(json="text", mode="permissive", text_errors="strict")
FAILFAST = ReadOptions(json="text", text_errors="strict")


def assert_engines_agree(path: Path, filter: Filter | None = None) -> None:
    for options in (PERMISSIVE, FAILFAST):
        for chunk in (200, 1 << 20):
            for way in WAYS:
                assert differences(way, Case(path, options, filter, chunk)) is None


def bad_value(log: LogBuilder) -> None:
    log.insert([ID, NAME], {"id": -1, "name": b"\xff"})


def bad_table_map(log: LogBuilder) -> None:
    log.event(19, bytes([100, 0, 0, 0, 0, 0, 1, 0, 4]) + b"sh")


def bad_checksum(log: LogBuilder) -> None:
    log.insert([ID, NAME], {"id": -1, "name": b"x"})
    log.data[-1] ^= 1


def bad_statement(log: LogBuilder) -> None:
    log.event(2, b"\1")


BAD: tuple[Callable[[LogBuilder], None], ...] = (bad_value, bad_table_map, bad_checksum, bad_statement)


@pytest.mark.parametrize("add", BAD)
@pytest.mark.one_in(2)
def test_the_loops_go_on_behind_damage(add: Callable[[LogBuilder], None], tmp_path: Path) -> None:
    log = LogBuilder()
    for number in range(5000):
        log.begin()
        log.insert([ID, NAME], {"id": number, "name": b"x" * 100})
        if number == 1000:
            add(log)
        log.xid(number)
    path = log.write(tmp_path / "log")
    source = Source(str(path), path.stat().st_size)
    batches = BatchReader(CompiledLog(source, PERMISSIVE))
    tables, error = collect(batches)
    assert error is None
    assert [row for table in tables.values() for row in table["id"].to_pylist()] == list(range(5000))
    assert len(batches.ledger.errors) == 1
    assert batches.log.fallbacks.total() < 10
    lines = CompiledLog(source, PERMISSIVE)
    assert b"".join(map(bytes, change_lines(lines))) == by_objects(path, PERMISSIVE).data
    assert lines.fallbacks.total() < 10
    events = CompiledLog(source, PERMISSIVE)
    write_events(events, EventLines("text"), lambda piece: None)
    assert events.ledger.asked.events.total() < 2000


def test_a_bad_value_in_each_transaction(tmp_path: Path) -> None:
    """The work follows the log, as with the object path."""
    log = LogBuilder()
    for number in range(3000):
        log.begin()
        log.insert([ID, NAME], {"id": number, "name": b"\xff"}, {"id": number, "name": b"x"})
        log.xid(number)
    path = log.write(tmp_path / "log")
    reader = BatchReader(CompiledLog(Source(str(path), path.stat().st_size), PERMISSIVE))
    opened = 0
    really = reader.log.walk._file.open

    def counted(position: int) -> None:
        nonlocal opened
        opened += 1
        really(position)

    reader.log.walk._file.open = counted  # type: ignore[method-assign]
    tables, _ = collect(reader)
    assert sum(table.num_rows for table in tables.values()) == 3000
    assert reader.ledger.lost_rows == {"shop.t": 3000}
    assert opened < 20


@pytest.mark.slow
def test_damage_in_a_large_transaction(tmp_path: Path) -> None:
    """Its first rows were delivered before its end was read: how it ends is told all the same."""
    for add in BAD:
        log = LogBuilder()
        log.gtid(1)
        log.begin()
        for number in range(200):
            log.insert([ID, NAME], {"id": number, "name": b"x" * 50})
            if number in (70, 140):
                add(log)
        log.xid(1)
        log.begin()
        log.insert([ID, NAME], {"id": 1000, "name": b"x"})
        log.xid(2)
        assert_engines_agree(log.write(tmp_path / "log"))


def test_no_row_has_the_outcome_of_a_transaction_that_does_not_end(tmp_path: Path) -> None:
    log = LogBuilder()
    log.begin()
    log.insert([ID, NAME], {"id": 1, "name": b"x"})
    bad_table_map(log)
    log.xid(1)
    path = log.write(tmp_path / "log")
    assert_engines_agree(path)
    (table,) = read(path, "compiled", FAILFAST)[0].values()
    assert table["_outcome"].to_pylist() == ["open"]


def test_rows_of_a_payload_without_begin_have_no_gtid(tmp_path: Path) -> None:
    log, inside = LogBuilder(), LogBuilder(inside_payload=True)
    inside.insert([ID, NAME], {"id": 1, "name": b"x"})
    log.payload(inside)
    log.gtid(2)
    log.begin()
    log.insert([ID, NAME], {"id": 2, "name": b"x"})
    log.xid(1)
    path = log.write(tmp_path / "log")
    assert_engines_agree(path)
    (table,) = read(path, "compiled", FAILFAST)[0].values()
    assert [gtid is not None for gtid in table["_gtid"].to_pylist()] == [False, True]


@pytest.mark.parametrize("engine", ["objects", "compiled"])
def test_rows_of_one_table_stay_in_order(engine: str, tmp_path: Path) -> None:
    """Whichever of its definitions they have: two table ids, each with its own."""
    log = LogBuilder()
    for number in range(20):
        log.table_id = 100 + number // 3 % 2
        log.begin()
        log.insert([ID, NAME] if log.table_id == 100 else [ID], {"id": number, "name": b"x"})
        log.xid(number)
    path = log.write(tmp_path / "log")
    reader = read(path, engine, FAILFAST)[1]  # type: ignore[arg-type]
    assert reader.ledger.rows.total() == 20
    found = [n for _, batch in reader_by(engine, path, FAILFAST).batches() for n in batch["id"].to_pylist()]
    assert found == list(range(20))


def test_documents_whose_parts_share_bytes(tmp_path: Path) -> None:
    text = b"\x14abcdefghijklmnopqrst"
    shared = struct.pack("<HHBHBH", 2, 31, 12, 10, 12, 10) + text
    log = LogBuilder()
    log.begin()
    log.insert([json_column("j")], {"j": b"\2" + shared})
    log.xid(1)
    path = log.write(tmp_path / "log")
    assert_engines_agree(path)
    assert "shares its bytes" in (read(path, "compiled", FAILFAST)[2] or "")


def test_a_stop_before_the_first_event(tmp_path: Path) -> None:
    log = LogBuilder()
    log.stop()
    path = log.write(tmp_path / "log")
    for filter in (Filter(stop_time=1), Filter(stop_position=4), Filter(stop_position=0)):
        assert_engines_agree(path, filter)


def test_a_commit_after_the_year_9999(tmp_path: Path) -> None:
    log = LogBuilder()
    log.event(42, bodies.tagged_gtid(1, "tag", commit_time=253_402_300_800_000_000))
    log.begin()
    log.insert([ID, NAME], {"id": 1, "name": b"x"})
    log.xid(1)
    assert_engines_agree(log.write(tmp_path / "log"))


@pytest.mark.parametrize("engine", ["objects", "compiled"])
def test_what_is_said_of_a_row_does_not_depend_on_what_is_behind(engine: str, tmp_path: Path) -> None:
    stored = Column("name", NAME.type, NAME.meta, bytes, collation=NAME.collation)
    data = image([ID, stored], [True, True], {"id": 1, "name": b"\x30abc"})
    said = []
    for rest in (0, 1, 500):
        log = LogBuilder(checksum=False)
        log.begin()
        log.table_map([ID, NAME])
        log.event(30, bodies.rows(log.table_id, data, [True, True]))
        for _ in range(rest):
            log.xid(1)
        error = read(log.write(tmp_path / "log"), engine, FAILFAST)[2]  # type: ignore[arg-type]
        assert error is not None
        said.append(error)
    assert said[0] == said[1] == said[2]
