"""Logs of statements of many kinds."""

from __future__ import annotations

import random
import struct
from pathlib import Path

from binlog_kaitai._generated import layout

from tests.builder import LogBuilder, bodies
from tests.builder.columns import integer

COLUMNS = [integer("id", 4)]
_Type = layout.EventType
TEXTS = (
    "INSERT INTO t VALUES (1)",
    "insert into t values ('gr\u00fcn', 'Stra\u00dfe')",
    "UPDATE t SET a = 'b\\\\c\n  d' WHERE id < 3",
    "DELETE FROM t",
    "CREATE TABLE u (id INT)",
    "ALTER TABLE t ADD b INT",
    "/* a comment */ DROP TABLE IF EXISTS u",
    "SET @a = 1",
    "SAVEPOINT s",
    "savepoint s",
    "ROLLBACK TO s",
    "RELEASE SAVEPOINT s",
    "REPLACE INTO t VALUES (1)",
    "ROLLUP",
    "COMMIT",
    "commit",
    " BEGIN ",
    "begin;",
    "BEGIN",
    "ROLLBACK",
    "START TRANSACTION",
    "XA START 'a'",
    "XA END 'a'",
    "SAVEPOINT `s 1`",
    "ROLLBACK TO `s 1`",
    "RELEASE SAVEPOINT `s 1`",
    "ROLLBACK TOP",
    "XA START X'6131',X'',1",
    "XA END X'6131',X'',1",
    "XA PREPARE X'6131',X'',1",
    "XA COMMIT X'6131',X'',1",
    "XA COMMIT X'6131',X'',1 ONE PHASE",
    "XA ROLLBACK X'6131',X'',1",
    "\u017favepoint s",
    "do 1",
    "a",
    "",
)
"""Statements; what begins and ends transactions is as clients write it, too."""
USER_VARIABLES = (
    b"\1",
    b"\0\0" + struct.pack("<II", 33, 3) + b"abc",
    b"\0\1" + struct.pack("<IId", 8, 8, 1.5),
    b"\0\2" + struct.pack("<IIqB", 8, 8, -5, 0),
    b"\0\4" + struct.pack("<II", 8, 4) + bytes.fromhex("02018081"),
)
"""NULL, text, and numbers, as user variables have them."""
CHARSET = b"\x04" + struct.pack("<HHH", 45, 45, 45)
LATIN1 = b"\x04" + struct.pack("<HHH", 8, 8, 8)
FLAGS = b"\x00" + struct.pack("<I", 1 << 26)


def statement_log(path: Path, seed: int, statements: int = 150) -> Path:
    """A log of MariaDB with statements inside and outside of transactions, compressed or not, and some rows."""
    chance, log = random.Random(seed), LogBuilder(server_version="11.8.3-MariaDB")
    for number in range(statements):
        log.timestamp += chance.randrange(3)
        if chance.random() < 0.4:
            log.mariadb_gtid(number + 1, flags=chance.choice((0, 0, 1)))
        if chance.random() < 0.3:
            add_variable(log, chance, number)
        text = chance.choice(TEXTS) + chance.choice(("", "", f" -- {number}" * chance.randrange(60)))
        add_statement(log, chance, text)
        if chance.random() < 0.1:
            log.table_map(COLUMNS)
            log.rows("insert", COLUMNS, [(None, {"id": number})])
        if chance.random() < 0.4:
            log.xid(number)
        elif chance.random() < 0.1:
            log.event(_Type.xa_prepare_log_event, bodies.xa_prepare(b"a1"[: 1 + number % 2], one_phase=number % 3 == 0))
    return log.write(path)


def add_variable(log: LogBuilder, chance: random.Random, number: int) -> None:
    """Add what the next statement reads."""
    kind = chance.choice((_Type.intvar_event, _Type.rand_event, _Type.user_var_event))
    if kind == _Type.intvar_event:
        log.event(kind, struct.pack("<BQ", chance.choice((1, 2)), number))
    elif kind == _Type.rand_event:
        log.event(kind, struct.pack("<QQ", number, chance.choice((7, 1 << 63))))
    else:
        log.event(kind, struct.pack("<I", 1) + b"v" + chance.choice(USER_VARIABLES))


def add_statement(log: LogBuilder, chance: random.Random, text: str) -> None:
    """Add a statement, compressed in most cases, of any character set and connection."""
    kind, plain = _Type.query_event, text.encode()
    if chance.random() < 0.6:
        kind, plain = _Type.query_compressed_event, bodies.mariadb_compressed(plain)
    variables, database = (
        chance.choice((b"", CHARSET, LATIN1, FLAGS + CHARSET)),
        chance.choice(("shop", "shop", "", "b")),
    )
    log.event(kind, bodies.query(plain, database=database, thread_id=chance.randrange(3), status_vars=variables))
