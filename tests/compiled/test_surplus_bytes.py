"""Bytes after what an event is known to have, and texts that are an error: both engines alike."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from binlog_kaitai.changes.filters import Filter
from tests.builder import bodies
from tests.builder.columns import integer, varchar
from tests.builder.log import LogBuilder
from tests.chosen import always
from tests.compiled.tables import Engine, read
from tests.fuzz.agreement import FAILFAST, PERMISSIVE, assert_engines_agree

pytestmark = pytest.mark.one_in(2)

ID, NAME = integer("id", 4), varchar("name", 200)
ENGINES = pytest.mark.parametrize("engine", ["objects", "compiled"])

WHOLE = bodies.gtid(5) + struct.pack("<Q", 1_795_000_000_000_000)[:7] + b"\xfc\x10\x01" + struct.pack("<I", 90704)
"""Of MySQL 8.0: with the time of the commit, the transaction's length and the server's version."""
GTIDS = {
    "mysql 5.7": (33, bodies.gtid(5), "5.7.44"),
    "mysql 8.0": (33, WHOLE, "8.0.40"),
    "anonymous": (34, bodies.gtid(0, uuid=None), "5.7.44"),
    "tagged": (42, bodies.tagged_gtid(5, "tag"), "9.7.4"),
    "mariadb": (162, bodies.mariadb_gtid(5), "10.11.6-MariaDB"),
    "mariadb group": (162, bodies.mariadb_gtid(5, flags=2, rest=bytes(8)), "10.11.6-MariaDB"),
}


def log_of(path: Path, kind: int, body: bytes, version: str) -> Path:
    """A transaction with this GTID event, and one with a sound one of the same type."""
    log = LogBuilder(server_version=version)
    for number, data in enumerate((body, GTIDS_BY_TYPE[kind])):
        log.event(kind, data)
        log.begin()
        log.insert([ID], {"id": number})
        log.xid(number)
    return log.write(path)


GTIDS_BY_TYPE = {kind: body for kind, body, _ in GTIDS.values()}


SURPLUS = [b"\0", b"\2" * 16, b"\1", b"\xff" * 2, bytes(4), bytes(range(7)), bytes(40)]


@pytest.mark.parametrize("surplus", always(2, SURPLUS), ids=bytes.hex)
@pytest.mark.parametrize("name", GTIDS)
def test_gtid_events_of_any_length(name: str, surplus: bytes, tmp_path: Path) -> None:
    kind, body, version = GTIDS[name]
    assert_engines_agree(log_of(tmp_path / "log", kind, body + surplus, version), None, _second_of(kind))


@pytest.mark.parametrize("cut", always(1, [7, 1, 2]))
@pytest.mark.parametrize("name", GTIDS)
def test_gtid_events_that_are_too_short(name: str, cut: int, tmp_path: Path) -> None:
    kind, body, version = GTIDS[name]
    assert_engines_agree(log_of(tmp_path / "log", kind, body[:-cut], version), None, _second_of(kind))


def _second_of(kind: int) -> Filter:
    return Filter(include_gtids="0-7-5" if kind == 162 else f"{bodies.SERVER_UUID}:5")


@ENGINES
def test_a_gtid_with_surplus_bytes_is_lost_and_its_rows_have_none(engine: Engine, tmp_path: Path) -> None:
    """None of the next transaction either."""
    surplus = bytes(16) + struct.pack("<II", 80400, 80400)  # more than 8.4 writes, which ends with a ticket
    path = log_of(tmp_path / "log", 33, WHOLE + surplus, "8.0.40")
    tables, reader, error = read(path, engine, PERMISSIVE)
    assert error is None
    (table,) = tables.values()
    assert table["_gtid"].to_pylist() == [None, f"{bodies.SERVER_UUID}:5"]
    (said,) = reader.ledger.errors
    assert "GTID_LOG_EVENT: malformed: " in said
    assert said.endswith("bytes at the end of the event are not described by the format")
    assert reader.ledger.lost == [(127, 127 + 19 + len(WHOLE) + len(surplus) + 4)]
    _, _, error = read(path, engine, FAILFAST)
    assert error == said


@ENGINES
@pytest.mark.parametrize("both", [False, True])
@pytest.mark.parametrize("bad", [(0,), (2,), (0, 1), (1, 2), (0, 1, 2)])
@pytest.mark.one_in(2)
def test_each_text_that_is_an_error_is_counted_once(
    engine: Engine, bad: tuple[int, ...], both: bool, tmp_path: Path
) -> None:
    log = LogBuilder()
    log.begin()
    rows = [
        {"id": n, "name": b"\xff" if n in bad else b"x", "more": b"\xfe" if n in bad and both else b"y"}
        for n in range(3)
    ]
    log.insert([ID, NAME, varchar("more", 200)], *rows)
    log.insert([ID, NAME], {"id": 9, "name": b"x"})
    log.xid(1)
    path = log.write(tmp_path / "log")
    tables, reader, error = read(path, engine, PERMISSIVE)
    assert error is None
    assert [n for table in tables.values() for n in table["id"].to_pylist()] == [*({0, 1, 2} - set(bad)), 9]
    assert reader.ledger.lost_rows == {"shop.t": len(bad)}
    assert reader.ledger.undecodable_text == {"utf8mb4": len(bad) * (1 + both)}
    assert_engines_agree(path)
