"""Logs of whatever transactions may have, in any order that a server may write."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable

from tests.builder import bodies
from tests.builder.columns import integer
from tests.builder.log import LogBuilder

__all__ = ["FLAVOURS", "any_log"]

FLAVOURS = ("mysql", "anonymous", "without", "mariadb", "payload")
"""Whose GTIDs a log has; of the last, most transactions are in payloads."""
_COLUMNS = [integer("id", 4)]
_STATEMENTS = (
    *("INSERT INTO t VALUES (1)", "update u set a=2", "/* c */ DELETE FROM t", "CREATE TABLE x (a int)", "é", "("),
    *("ALTER TABLE t ADD b INT", "DROP TABLE x", "GRANT ALL ON a TO b", "ANALYZE TABLE t", f"INSERT {'x' * 400}"),
)
_LOAD = struct.pack("<IIBHHIIIB", 8, 0, 4, 0, 0, 1, 9, 12, 0) + b"shop\0LOAD DATA INFILE 'x' INTO TABLE t"
_XA = "X'61',X'',1"
_IMAGES: dict[str, Callable[[int], tuple[dict[str, int] | None, dict[str, int] | None]]] = {
    "insert": lambda number: (None, {"id": number}),
    "update": lambda number: ({"id": number}, {"id": number + 1}),
    "delete": lambda number: ({"id": number}, None),
}


def any_log(seed: object) -> LogBuilder:
    """Build a log of some transactions."""
    chance = random.Random(str(seed))
    flavour = chance.choice(FLAVOURS)
    log = LogBuilder(server_version="10.11.19-MariaDB" if flavour == "mariadb" else "9.7.4")
    kinds = [_transaction, _transaction, _payload if flavour == "payload" else _transaction, _alone, _between]
    if flavour != "without":  # each has a GTID
        kinds += [_xa, _completed, _rows_alone, _load_alone]
    for number in range(1, chance.randrange(2, 14)):
        log.timestamp += chance.choice((0, 0, 1, 5, 100))
        log.server_id = chance.choice((7, 7, 7, 8))
        make = chance.choice(kinds)
        is_standalone = make not in (_transaction, _xa)
        if flavour == "mariadb":
            log.mariadb_gtid(number, flags=is_standalone)
        elif flavour != "without":
            log.gtid(number, **({"uuid": None} if flavour == "anonymous" else {}))
        make(log, chance)
    return log


def _transaction(log: LogBuilder, chance: random.Random) -> None:
    log.query(chance.choice(("BEGIN", "BEGIN", "begin", "START TRANSACTION")))
    for _ in range(chance.randrange(5)):
        log.timestamp += chance.choice((0, 0, 1))
        _member(log, chance)
    _end(log, chance)


def _payload(log: LogBuilder, chance: random.Random) -> None:
    inside = LogBuilder(inside_payload=True)
    inside.timestamp, inside.server_id = log.timestamp, log.server_id
    inside.begin()
    for _ in range(chance.randrange(4)):
        _member(inside, chance)
    inside.xid(1)
    log.payload(inside, compression=chance.choice((0, 255)))


def _xa(log: LogBuilder, chance: random.Random) -> None:
    log.query(f"XA START {_XA}")
    for _ in range(chance.randrange(3)):
        _member(log, chance)
    log.query(f"XA END {_XA}")
    log.event(38, bodies.xa_prepare(b"a", one_phase=chance.random() < 0.3))


def _completed(log: LogBuilder, chance: random.Random) -> None:
    log.query(chance.choice((f"XA COMMIT {_XA}", f"XA ROLLBACK {_XA}", "xa commit X'61'")))


def _alone(log: LogBuilder, chance: random.Random) -> None:
    if chance.random() < 0.3:
        log.event(5, struct.pack("<BQ", 1, 5))
    log.query(chance.choice(_STATEMENTS), database=chance.choice(("shop", "other")))


def _rows_alone(log: LogBuilder, chance: random.Random) -> None:
    _rows(log, chance)


def _load_alone(log: LogBuilder, chance: random.Random) -> None:
    log.event(18, _LOAD)


def _between(log: LogBuilder, chance: random.Random) -> None:
    chance.choice((log.rotate, log.stop, lambda: log.event(27, b"binlog.000001")))()


def _end(log: LogBuilder, chance: random.Random) -> None:
    end = chance.choice(("xid", "xid", "xid", "COMMIT", "commit", "ROLLBACK"))
    if end == "xid":
        log.xid(len(log.data))
    else:
        log.query(end)


def _member(log: LogBuilder, chance: random.Random) -> None:
    kind = chance.randrange(12)
    if kind < 4:
        _rows(log, chance)
    elif kind < 7:
        before = chance.choice((None, (5, struct.pack("<BQ", 2, 5)), (13, bytes(16)), (14, b"\1\0\0\0a\1")))
        if before is not None:
            log.event(*before)
        log.query(chance.choice(_STATEMENTS), database=chance.choice(("shop", "shop", "other")))
    elif kind == 7:
        log.query(chance.choice(("SAVEPOINT `a`", "savepoint b", "RELEASE SAVEPOINT `a`")))
    elif kind == 8:
        log.query(chance.choice(("ROLLBACK TO `a`", "ROLLBACK TO SAVEPOINT a")))
    elif kind == 9:
        log.event(18, _LOAD)
    elif kind == 10:
        log.event(29, b"\5" + chance.choice((b"said", "INSERT ('é')".encode())))
        _rows(log, chance)
    else:
        log.event(27, b"binlog.000001")


def _rows(log: LogBuilder, chance: random.Random) -> None:
    table, database = chance.choice("tuv"), chance.choice(("shop", "shop", "other"))
    log.table_id = 100 + "tuv".index(table) + 10 * (database == "other")
    log.table_map(_COLUMNS, table=table, database=database)
    operation = chance.choice(list(_IMAGES))
    if chance.random() < 0.2:
        log.rows(operation, _COLUMNS, [_IMAGES[operation](1)], end_of_statement=False)
    log.rows(operation, _COLUMNS, [_IMAGES[operation](number) for number in range(chance.randrange(4))])
