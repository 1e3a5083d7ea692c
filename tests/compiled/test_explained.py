"""Damage is explained in place: the loops go on after it, and what is counted is what was met up to there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.source import Source
from tests.builder import bodies
from tests.builder.columns import Column, integer, varchar
from tests.builder.log import LogBuilder
from tests.compiled.line_readers import by_objects
from tests.fuzz.agreement import PERMISSIVE, assert_engines_agree

ID, NAME = integer("id", 4), varchar("name", 200)


def reader_of(path: Path, chunk: int = 1 << 20) -> CompiledLog:
    return CompiledLog(Source(str(path), path.stat().st_size), PERMISSIVE, chunk=chunk)


def transaction(log: LogBuilder, number: int, name: bytes = b"x") -> None:
    log.begin()
    log.insert([ID, NAME], {"id": number, "name": name})
    log.xid(number)


def savepoint(log: LogBuilder) -> None:
    log.event(2, bodies.query(b"SAVEPOINT a", database="shop"))


def table(log: LogBuilder) -> None:
    log.event(2, bodies.query(b"CREATE TABLE u (a INT)", database="shop"))


def variable(log: LogBuilder) -> None:
    log.event(14, (1).to_bytes(4, "little") + b"a" + b"\1")


def lies(log: LogBuilder) -> None:
    log.event(19, bytes([100, 0, 0, 0, 0, 0, 1, 0, 4]) + b"sh")


def cut_off(log: LogBuilder) -> None:
    log.data += b"\1\2\3"


def too_large(log: LogBuilder) -> None:
    start = len(log.data)
    savepoint(log)
    log.data[start + 9 : start + 13] = (1 << 30).to_bytes(4, "little")


def gtid(log: LogBuilder) -> None:
    log.event(33, bodies.gtid(7, uuid=bodies.SERVER_UUID, last_committed=1, sequence_number=2))


INSIDE: tuple[Callable[[LogBuilder], None], ...] = (savepoint, table, variable, lies, cut_off, too_large, gtid)


@pytest.mark.parametrize("add", INSIDE)
def test_an_event_in_a_payload_is_explained_by_itself(add: Callable[[LogBuilder], None], tmp_path: Path) -> None:
    log = LogBuilder()
    for number in range(3):
        inside = LogBuilder(inside_payload=True)
        inside.begin()
        inside.insert([ID, NAME], {"id": number, "name": b"x"})
        if number == 1:
            add(inside)
        inside.insert([ID, NAME], {"id": 10 + number, "name": b"x"})
        inside.xid(number)
        log.gtid(number + 1)
        log.payload(inside)
    assert_engines_agree(log.write(tmp_path / "log"))


@pytest.mark.parametrize("add", [savepoint, table])
def test_rows_around_a_rare_event_in_a_payload_are_the_loops(add: Callable[[LogBuilder], None], tmp_path: Path) -> None:
    log = LogBuilder()
    for number in range(60):
        inside = LogBuilder(inside_payload=True)
        inside.begin()
        for row in range(10):
            inside.insert([ID, NAME], {"id": row, "name": b"x"})
        if number % 10 == 0:
            add(inside)
        inside.insert([ID, NAME], {"id": number, "name": b"x"})
        inside.xid(number)
        log.payload(inside)
    reader = reader_of(log.write(tmp_path / "log"))
    assert sum(bytes(piece).count(b"\n") for piece in change_lines(reader)) == 660
    assert not reader.fallbacks
    assert sum(reader.ledger.asked.events.values()) < 12


def test_what_is_counted_at_an_error_in_rows_ends_with_their_transaction(tmp_path: Path) -> None:
    """However it ends: by COMMIT, by the next BEGIN, in a payload."""
    inside = LogBuilder(inside_payload=True)
    transaction(inside, 5)
    ends: tuple[Callable[[LogBuilder], object], ...] = (
        lambda log: log.xid(2),
        lambda log: log.begin(),
        lambda log: log.gtid(9),
        lambda log: log.rotate(),
        lambda log: log.payload(inside),
        table,
    )
    for end in ends:
        for begins in True, False:
            log = LogBuilder()
            transaction(log, 1)
            if begins:
                log.begin()
            log.insert([ID, NAME], {"id": 2, "name": b"\xff"})
            end(log)
            for number in range(3, 9):
                log.gtid(number)
                transaction(log, number)
            assert_engines_agree(log.write(tmp_path / "log"))


def test_a_value_that_python_cannot_make_costs_its_row(tmp_path: Path) -> None:
    """In a statement of several events, in the midst of rows whose values Python makes."""
    bad = Column("s", 248, b"\xf8\x01", bytes, labels=("a",))
    log = LogBuilder()
    for number in range(50):
        log.begin()
        log.insert([ID, bad], {"id": number, "s": b"\0"}, {"id": number, "s": b"\x2d" if number % 7 == 3 else b"\1"})
        log.insert([ID, NAME], {"id": number, "name": b"\xe4" if number % 5 == 2 else b"x"})
        log.xid(number)
    assert_engines_agree(log.write(tmp_path / "log"))


def test_the_walk_goes_on_far_away_in_an_open_transaction(tmp_path: Path) -> None:
    for name in b"x", b"\xff":
        log = LogBuilder()
        log.begin()
        log.insert([ID, NAME], {"id": 1, "name": name})
        log.data += b"\xee" * 5000
        log.insert([ID, NAME], {"id": 2, "name": b"x"})
        log.xid(1)
        transaction(log, 3)
        assert_engines_agree(log.write(tmp_path / "log"))


@pytest.mark.parametrize("gap", [b"", b"\xee" * 100], ids=["bodies", "gaps"])
def test_a_log_full_of_damage_is_read_once(gap: bytes, tmp_path: Path) -> None:
    log = LogBuilder()
    for number in range(150):
        transaction(log, number, b"\xff" if number % 3 == 0 else b"x")
        lies(log)
        log.data += gap
    log.rotate()
    path = log.write(tmp_path / "log")
    reader = reader_of(path)
    opened = []
    really = reader.walk._file.open
    reader.walk._file.open = lambda position: (opened.append(position), really(position))[1]  # type: ignore[method-assign]
    assert b"".join(map(bytes, change_lines(reader))) == by_objects(path, PERMISSIVE).data
    assert opened == [0]
