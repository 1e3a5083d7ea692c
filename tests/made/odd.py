"""Logs that differ in what one of ten transactions holds besides rows: savepoints, XA, statements, DDL, payloads;
and logs of MariaDB with statements."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from pathlib import Path

from tests.builder import LogBuilder, bodies
from tests.builder.columns import Column, integer, table_map_body, varchar

__all__ = ["KINDS", "PLAIN", "TABLE", "write_kind"]

PLAIN = "plain"
"""The kind that all others are compared with."""
TABLE = "shop.t"
"""The table that all rows are of; its key is `id`."""

_COLUMNS: list[Column] = [integer("id", 4), varchar("name", 200), integer("count", 8)]
_EVERY = 10
_PLAIN_SIZE = 604
"""Bytes of a plain transaction, about."""
_VARIETY = 64
"""Row images that differ; they are repeated."""

Transaction = Callable[["_Writer"], None]


class _Writer:
    """Writes the events of transactions; those of the odd kinds are made of the same parts as plain ones."""

    def __init__(self, log: LogBuilder, *, is_mariadb: bool = False) -> None:
        self.log, self.number, self._is_mariadb = log, 0, is_mariadb
        self._kinds = (23, 24) if is_mariadb else (30, 31)
        chance = random.Random(27)
        self._map = table_map_body(_COLUMNS, log.table_id, primary_key=[0])
        ids = [chance.randrange(1 << 20) for _ in range(_VARIETY)]
        images = [{"id": i, "name": f"name of {i} " * chance.randrange(1, 9), "count": i * 7} for i in ids]
        self._inserts = [self._body("insert", [(None, image)]) for image in images]
        self._updates = [self._body("update", [(image, image | {"count": 1})]) for image in images]

    def _body(self, operation: str, rows: list[tuple[dict[str, object] | None, dict[str, object] | None]]) -> bytes:
        """Return the body of a rows event."""
        made = LogBuilder(inside_payload=True)
        made.table_id = self.log.table_id
        made.rows(operation, _COLUMNS, rows, version=1 if self._is_mariadb else 2)
        return bytes(made.data[19:])

    def rows(self) -> None:
        """Write an insert and an update."""
        variety = self.number % _VARIETY
        bodies_of_rows = self._inserts[variety], self._updates[variety]
        for kind, body in zip(self._kinds, bodies_of_rows, strict=True):
            self.log.event(19, self._map)
            self.log.event(kind, body)

    def gtid(self) -> None:
        """Begin a transaction by its GTID."""
        self.number += 1
        if self._is_mariadb:
            self.log.mariadb_gtid(self.number)
            return
        self.log.gtid(self.number, last_committed=self.number - 1, sequence_number=self.number)

    def begin(self) -> None:
        """Begin a transaction by its GTID and BEGIN, for which MariaDB's GTID stands, too."""
        self.gtid()
        if not self._is_mariadb:
            self.log.begin()

    def payload(self, write: Callable[[], None]) -> None:
        """Write a transaction's events, after its GTID, as a payload."""
        self.gtid()
        outer, self.log = self.log, LogBuilder(inside_payload=True)
        self.log.begin()
        write()
        self.commit()
        inside, self.log = self.log, outer
        self.log.payload(inside)

    def commit(self) -> None:
        """End the open transaction."""
        self.log.xid(self.number)


def _among_rows(*events: Callable[[LogBuilder, int], object]) -> Transaction:
    """Return what writes a transaction with events between its rows."""

    def write(writer: _Writer) -> None:
        writer.begin()
        writer.rows()
        for event in events:
            event(writer.log, writer.number)
        writer.rows()
        writer.commit()

    return write


def _query(text: str) -> Callable[[LogBuilder, int], object]:
    return lambda log, number: log.query(text.format(number))


def _intvar(log: LogBuilder, number: int) -> None:
    log.event(5, struct.pack("<BQ", 2, number))


def _rand(log: LogBuilder, number: int) -> None:
    log.event(13, struct.pack("<QQ", number, number * 31))


def _user_var(log: LogBuilder, number: int) -> None:
    value = f"text {number}".encode()
    log.event(14, struct.pack("<I1sBBII", 1, b"a", 0, 0, 255, len(value)) + value)


def _plain(writer: _Writer) -> None:
    writer.begin()
    writer.rows()
    writer.commit()


def _xa(writer: _Writer) -> None:
    name = f"x{writer.number}"
    xid = f"X'{name.encode().hex()}',X'',1"
    writer.gtid()
    writer.log.query(f"XA START {xid}")
    writer.rows()
    writer.log.query(f"XA END {xid}")
    writer.log.event(38, bodies.xa_prepare(name.encode()))
    writer.gtid()
    writer.log.query(f"XA COMMIT {xid}")


def _statements(writer: _Writer) -> None:
    writer.begin()
    _intvar(writer.log, writer.number)
    writer.log.query(f"INSERT INTO t (name, count) VALUES ('name of {writer.number}', 7)")
    writer.log.query(f"UPDATE t SET count = 1 WHERE id = {writer.number}")
    writer.commit()


def _commented(writer: _Writer) -> None:
    writer.begin()
    number = writer.number
    writer.log.query(f"/* app:{number} */ INSERT INTO t (name, count) VALUES ('name of {number}', 7)")
    writer.log.query(f"-- of a script\nUPDATE t SET count = 1 WHERE id = {number}")
    writer.commit()


def _alter(writer: _Writer) -> None:
    _plain(writer)
    writer.gtid()
    writer.log.query(f"ALTER TABLE t COMMENT = 'c{writer.number}'")


def _load(writer: _Writer) -> None:
    writer.begin()
    writer.log.event(17, struct.pack("<I", writer.number) + b"1,one\n2,two\n")
    text = b"LOAD DATA INFILE 'x' INTO TABLE t"
    head = struct.pack("<IIBHHIIIB", 8, 0, 4, 0, 0, writer.number, 10, 23, 0)
    writer.log.event(18, head + b"shop\0" + text)
    writer.commit()


def _payload(*events: Callable[[LogBuilder, int], object]) -> Transaction:
    """Return what writes a transaction as a payload, with events between its rows."""

    def write(writer: _Writer) -> None:
        def inside() -> None:
            writer.rows()
            for event in events:
                event(writer.log, writer.number)
            writer.rows()

        writer.payload(inside)

    return write


def _compressed_statements(writer: _Writer) -> None:
    writer.begin()
    for number in range(2):
        text = f"INSERT INTO t (name, count) VALUES ('name of {writer.number} {number} {'x' * 200}', 7)".encode()
        writer.log.event(165, bodies.query(bodies.mariadb_compressed(text)))
    writer.commit()


_INSERT = _query("INSERT INTO t (name, count) VALUES ('name of {0}', 7)")
_SET_SAVEPOINT, _ROLL_BACK = _query("SAVEPOINT `s1`"), _query("ROLLBACK TO `s1`")

KINDS: dict[str, tuple[int, Transaction]] = {
    PLAIN: (0, _plain),
    "savepoint": (_EVERY, _among_rows(_SET_SAVEPOINT)),
    "nested savepoints": (_EVERY, _among_rows(*(_query(f"SAVEPOINT `{name}`") for name in "abc"))),
    "rollback to savepoint": (_EVERY, _among_rows(_SET_SAVEPOINT, _INSERT, _ROLL_BACK)),
    "XA": (_EVERY, _xa),
    "statement among rows": (_EVERY, _among_rows(_intvar, _INSERT)),
    "RAND": (_EVERY, _among_rows(_rand, _INSERT)),
    "user variable": (_EVERY, _among_rows(_user_var, _INSERT)),
    "ALTER": (_EVERY, _alter),
    "LOAD DATA": (_EVERY, _load),
    "only statements": (1, _statements),
    "comments before statements": (1, _commented),
    "payload with savepoint": (1, _payload(_SET_SAVEPOINT, _query("SAVEPOINT `s2`"))),
    "payload with statement": (_EVERY, _payload(_intvar, _INSERT)),
    "MariaDB MIXED": (2, _statements),
    "MariaDB compressed statements": (1, _compressed_statements),
}
"""By name: in one of how many transactions, and what writes it. The names of MariaDB's begin with it."""


def write_kind(kind: str, path: Path, size: int) -> Path:
    """Write a log of a kind: as many transactions as make a plain log of about `size` bytes."""
    every, odd = KINDS[kind]
    is_mariadb = kind.startswith("MariaDB")
    log = LogBuilder(server_version="10.11.19-MariaDB-log") if is_mariadb else LogBuilder()
    writer = _Writer(log, is_mariadb=is_mariadb)
    for turn in range(size // _PLAIN_SIZE):
        (odd if every and turn % every == 0 else _plain)(writer)
    writer.log.rotate()
    return writer.log.write(path)
