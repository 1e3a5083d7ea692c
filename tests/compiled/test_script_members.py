"""What transactions have besides rows, in a script by the compiled loops: in its place, and without the object path."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.lines import text_output
from binlog_kaitai.compiled.scripts import lent_script, script_members, script_session
from binlog_kaitai.compiled.scripts.script import ScriptSink
from binlog_kaitai.sql.rules import with_literals
from tests.builder import bodies
from tests.builder import columns as make
from tests.builder.log import LogBuilder
from tests.compiled.scripts import assert_same, by_objects

pytestmark = pytest.mark.one_in(2)

COLUMNS = [make.integer("id", 4), make.varchar("v", 40)]
FLAGS, MODE, ZONE = b"\0\0\0\0\0", b"\1" + bytes(4) + b"\x20\0\0\0", b"\5\6SYSTEM"
UTF8, GBK = (b"\4" + struct.pack("<HHH", number, number, 255) for number in (255, 28))
SESSIONS = (
    b"",
    FLAGS + MODE + b"\6\3std" + UTF8,
    FLAGS + MODE + b"\6\3std" + UTF8 + ZONE,
    FLAGS + MODE + GBK,
    b"\0\0\0\0\4" + MODE + UTF8 + b"\x0d\x01\x02\x03",
    b"\0\0\0\0\4" + MODE + UTF8 + b"\x0d\xff\xff\xff",
    MODE + b"\x0d\0\0\0" + UTF8,
    FLAGS + b"\x80\x40\x42\x05" + UTF8,
    b"\3\2\0\1\0" + UTF8,
)
STATEMENTS: tuple[str | bytes, ...] = (
    "INSERT INTO t VALUES (1)",
    "update t set v = 'created'",
    "/* app */ DELETE FROM t",
    "REPLACE INTO t VALUES (2, ';')",
    "INSERT INTO t VALUES (3, '$$;')",
    "INSERT INTO t VALUES (3) -- done",
    "INSERT INTO t VALUES (-3) # done",
    "INSERT INTO t VALUES (\n  delimiter)",
    "INSERT INTO t VALUES ('\n x')",
    "INSERT INTO t VALUES ('Köln')",
    b"INSERT INTO t VALUES ('\x95\x5c')",
    "INSERT",
    "CREATE TABLE other (i INT)",
    "TRUNCATE t",
    "/*!40000 INSERT */ INTO t VALUES (1)",
    "INSERT INTO t VALUES ('" + "x" * 3000 + "')",
)
CONTROLS = (
    *("SAVEPOINT `a`", "ROLLBACK TO `a`", "RELEASE SAVEPOINT `a`", "SAVEPOINT `b c`", "SAVEPOINT a"),
    *("ROLLBACK TO SAVEPOINT `a`", "savepoint `a`", "SAVEPOINT `ü`", "SAVEPOINT `a``b`"),
)


class Maker:
    """Makes logs whose transactions have a bit of everything, by chance."""

    def __init__(self, chance: random.Random, *, is_mariadb: bool) -> None:
        self.chance, self.is_mariadb = chance, is_mariadb
        self.log = LogBuilder(server_version="10.11.19-MariaDB-log" if is_mariadb else "9.7.4")
        self.number = 0
        self.prepared: list[str] = []

    def gtid(self, flags: int = 0, rest: bytes = b"") -> None:
        self.number += 1
        if self.is_mariadb:
            self.log.mariadb_gtid(self.number, flags=flags, rest=rest)
        elif self.chance.random() < 0.9:
            self.log.gtid(self.number)

    def variable(self, log: LogBuilder) -> None:
        kind, number = self.chance.randrange(6), self.chance.getrandbits(64).to_bytes(8, "little")
        if kind == 0:
            log.event(5, bytes([self.chance.choice((1, 2))]) + number)
        elif kind == 1:
            log.event(13, number + number)
        else:
            name = self.chance.choice((b"a", b"x`y", "ü".encode()))
            type, value = ((0, b"text"), (1, struct.pack("<d", 2.5)), (2, number), (0, b""))[kind - 2]
            charset = self.chance.choice((255, 63, 8, 33))
            head = struct.pack("<I", len(name)) + name + b"\0" + struct.pack("<BII", type, charset, len(value))
            is_null = self.chance.random() < 0.2
            log.event(14, struct.pack("<I", len(name)) + name + b"\1" if is_null else head + value + number[:1])

    def statement(self, log: LogBuilder) -> None:
        for _ in range(self.chance.choice((0, 0, 1, 2))):
            self.variable(log)
        database = self.chance.choice(("shop", "shop", "other", ""))
        error = self.chance.choice((0,) * 9 + (1062,))
        log.timestamp += self.chance.choice((0, 0, 1))
        session = self.chance.choice(SESSIONS)
        text = self.chance.choice(STATEMENTS[:11] * 2 + STATEMENTS[11:])
        if isinstance(text, bytes):
            session = SESSIONS[3]
        log.query(text, database=database, status_vars=session, error_code=error)

    def member(self, log: LogBuilder) -> None:
        kind = self.chance.random()
        if kind < 0.5:
            log.insert(COLUMNS, {"id": self.chance.randrange(9), "v": b"a"})
        elif kind < 0.75:
            log.query(self.chance.choice(CONTROLS))
        else:
            self.statement(log)

    def members(self, log: LogBuilder) -> None:
        for _ in range(self.chance.randrange(5)):
            self.member(log)

    def transaction(self) -> None:
        self.gtid()
        if not self.is_mariadb:
            self.log.begin()
        self.members(self.log)
        end = self.chance.choice(("xid", "xid", "COMMIT", "ROLLBACK", "commit", "none"))
        if end == "xid":
            self.log.xid(self.number)
        elif end != "none":
            self.log.query(end)

    def xa(self) -> None:
        gtrid = f"g{self.chance.randrange(4)}".encode()
        name = f"X'{gtrid.hex()}',X'',1"
        if self.is_mariadb:
            self.gtid(0x40, struct.pack("<IBB", 1, len(gtrid), 0) + gtrid)
        else:
            self.gtid()
            self.log.query(f"XA START {self.chance.choice((name, name, repr(gtrid.decode())))}")
        self.members(self.log)
        self.log.query(f"XA END {name}")
        if self.chance.random() < 0.9:
            self.log.event(38, bodies.xa_prepare(gtrid, one_phase=not self.is_mariadb and self.chance.random() < 0.2))
            self.prepared.append(name)

    def complete(self) -> None:
        name = self.chance.choice([*self.prepared, "X'6767',X'',1", "'g1'"])
        self.gtid(0x81)
        self.log.query(f"XA {self.chance.choice(('COMMIT', 'ROLLBACK'))} {name}")

    def alone(self) -> None:
        self.gtid(1)
        self.statement(self.log)

    def payload(self) -> None:
        self.gtid()
        inside = LogBuilder(inside_payload=True)
        inside.begin()
        self.members(inside)
        inside.xid(1)
        self.log.payload(inside)

    def rows_alone(self) -> None:
        self.gtid(1)
        self.log.insert(COLUMNS, {"id": 1, "v": None})

    def make(self, count: int) -> LogBuilder:
        groups: list[Callable[[], None]] = [*[self.transaction] * 4, self.xa, self.xa, self.complete, self.alone]
        groups += [self.rows_alone] if self.is_mariadb else [self.rows_alone, self.payload, self.payload]
        for _ in range(count):
            self.chance.choice(groups)()
        return self.log


def _is_sound(path: Path, given: Any) -> bool:
    return by_objects(path, with_literals(ReadOptions()), given, allow_incomplete=True).error is None


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.usefixtures("guarded")
@pytest.mark.one_in(4)
def test_all_orders(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(seed)
    for _ in range(3):
        path = Maker(chance, is_mariadb=seed % 3 == 0).make(12).write(tmp_path / "log")
        monkeypatch.setattr(text_output, "_OUT_BYTES", chance.choice((700, 5000, 1 << 20)))
        monkeypatch.setattr(script_members, "_EARLY_ROOM", chance.choice((8, 40, 4096)))
        monkeypatch.setattr(lent_script, "_VARIABLES_ROOM", chance.choice((70, 140, 4096)))
        monkeypatch.setattr(lent_script, "_ROOM_PREPARED", chance.choice((1, 256)))
        monkeypatch.setattr(script_session, "_MOST", chance.choice((2, 256)))
        given = {"allow_incomplete": True, "checked": chance.random() < 0.3, "rows_only": chance.random() < 0.2}
        if _is_sound(path, None):
            assert_same(path, chunk=chance.choice((400, 3000, 1 << 20)), **given)
        size = path.stat().st_size
        for chosen in (
            Filter(start_position=chance.randrange(size), stop_position=chance.randrange(size // 2, size)),
            Filter(databases=frozenset([chance.choice(("shop", "other"))])),
            Filter(include_gtids=None, server_ids=frozenset([7])),
        ):
            if _is_sound(path, chosen):
                assert_same(path, filter=chosen, chunk=chance.choice((400, 1 << 20)), **given)


def _asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that grows with each question about something besides rows."""
    found, member = list[int](), ScriptSink._member

    def ask(self: Any, item: Any) -> Any:
        found.append(int(item[0]))
        return member(self, item)

    monkeypatch.setattr(ScriptSink, "_member", ask)
    return found


def test_python_is_asked_once_for_each_session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where each statement has other microseconds, and rows stand between them."""
    log = LogBuilder()
    for number in range(200):
        log.gtid(number + 1)
        log.begin()
        log.query("SAVEPOINT `a`")
        log.event(5, struct.pack("<BQ", 2, number))
        session = SESSIONS[1] + b"\x0d" + (number % 3 * 1000).to_bytes(3, "little")
        log.query("INSERT INTO t VALUES ('created')", status_vars=session)
        if number % 4 == 0:
            log.insert(COLUMNS, {"id": number, "v": None})
        log.query("ROLLBACK TO `a`")
        log.xid(number)
        log.gtid(number + 1000)
        log.query("XA START X'6131',X'',1")
        log.insert(COLUMNS, {"id": number, "v": None})
        log.query("XA END X'6131',X'',1")
        log.event(38, bodies.xa_prepare(b"a1"))
        log.query("XA COMMIT X'6131',X'',1")
    asked = _asked(monkeypatch)
    found = assert_same(log.write(tmp_path / "log"))
    assert len(asked) <= 4
    assert found.data.count(b"XA COMMIT") == found.data.count(b"SAVEPOINT") == 200


def test_the_id_of_an_xa_transaction_is_that_of_its_gtid(tmp_path: Path) -> None:
    """Replicas of MariaDB begin it by that; what its end says may be changed."""
    log = LogBuilder(server_version="10.11.19-MariaDB-log")
    log.mariadb_gtid(1, flags=64, rest=struct.pack("<iBB", 1, 2, 0) + b"a0")
    log.insert(COLUMNS, {"id": 1, "v": None})
    log.query("XA END X'6130',X'',1")
    log.event(38, bodies.xa_prepare(b"a1"))
    assert b"XA START X'6130',X'',1" in assert_same(log.write(tmp_path / "log")).data


def test_the_thread_is_what_was_known_where_the_transaction_begins(tmp_path: Path) -> None:
    """MariaDB's GTID does not tell it before 12.3; a statement in the midst does."""
    log = LogBuilder(server_version="10.11.19-MariaDB-log")
    log.mariadb_gtid(1)
    log.insert(COLUMNS, {"id": 1, "v": None})
    log.query("SAVEPOINT `a`", thread_id=99)
    log.insert(COLUMNS, {"id": 2, "v": None})
    log.xid(1)
    for chunk in (250, 1 << 20):
        assert b"thread 99" not in assert_same(log.write(tmp_path / "log"), chunk=chunk).data


def test_what_a_statement_reads_is_not_for_another_one(tmp_path: Path) -> None:
    """The number for a statement that is not wanted is not set for the next."""
    log = LogBuilder()
    for database in ("other", "shop"):
        log.gtid(1)
        log.begin()
        if database == "other":
            log.event(5, struct.pack("<BQ", 2, 77))
        log.query("INSERT INTO t VALUES (1)", database=database)
        log.xid(1)
    found = assert_same(log.write(tmp_path / "log"), filter=Filter(databases=frozenset(["shop"])))
    assert b"INSERT INTO t" in found.data
    assert b"INSERT_ID" not in found.data
