"""A table with a column of each type, work on it by chance, and dumps of it meanwhile."""

from __future__ import annotations

import random
import subprocess

from .server import Server

__all__ = ["COLUMNS", "IN_HEX", "dump", "workload"]

ROWS = 400
DOCUMENTS = ["""'{"a": [1, null, "ü"], "b": "it''s"}'""", "'[]'", "'3.50'", """'"\\\\"x\\\\""'"""]
COLUMNS = {
    "id": "INT UNSIGNED",
    "part": "VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin",
    "tiny": "TINYINT",
    "big": "BIGINT UNSIGNED",
    "money": "DECIMAL(30,8)",
    "ratio": "DOUBLE",
    "bits": "BIT(13)",
    "born": "YEAR",
    "day": "DATE",
    "clock": "TIME(3)",
    "moment": "DATETIME(6)",
    "stamp": "TIMESTAMP(2) NULL",
    "name": "VARCHAR(200) CHARACTER SET utf8mb4",
    "old": "CHAR(20) CHARACTER SET latin1",
    "note": "MEDIUMTEXT CHARACTER SET utf8mb4",
    "fixed": "BINARY(6)",
    "raw": "VARBINARY(50)",
    "data": "LONGBLOB",
    "kind": "ENUM('a','b''c','ü')",
    "many": "SET('x','y','z w')",
    "doc": "JSON",
    "place": "GEOMETRY",
}
IN_HEX = ("fixed", "raw", "data", "place")
TEXTS = [
    "plain",
    'it\'s "so"',
    "back\\slash \\' \\\\",
    "line\nline\r\ttab",
    "nul\0, ctrl\x1a",
    "ü € 🙂",
    "",
    "a, (b); -- c",
    "NULL",
]


def literal(chance: random.Random, name: str, number: int) -> str:
    """A value by chance, as SQL."""
    if name not in ("id", "part") and chance.random() < 0.15:
        return "NULL"
    text = chance.choice(TEXTS)
    return {
        "id": lambda: str(number),
        "part": lambda: f"'{number % 3} p'",
        "tiny": lambda: str(chance.randint(-128, 127)),
        "big": lambda: str(chance.choice([0, 2**64 - 1, chance.randint(0, 2**63)])),
        "money": lambda: f"{chance.randint(-(10**15), 10**15)}.{chance.randint(0, 10**8 - 1):08d}",
        "ratio": lambda: repr(chance.choice([0.1, -1e300, 5e-324, 1 / 3, chance.random() * 1e10])),
        "bits": lambda: f"b'{chance.randint(0, 8191):b}'",
        "born": lambda: str(chance.choice([0, 1901, 2155, 2026])),
        "day": lambda: chance.choice(["'0000-00-00'", "'2026-02-28'", "'9999-12-31'"]),
        "clock": lambda: chance.choice(["'-838:59:59.000'", "'00:00:00.125'", "'17:30:00'"]),
        "moment": lambda: chance.choice(["'0000-00-00 00:00:00'", "'2026-11-20 08:15:30.000123'"]),
        "stamp": lambda: f"FROM_UNIXTIME({chance.randint(1, 2**31 - 1)}.{chance.randint(0, 99):02d})",
        "name": lambda: f"0x{text.encode().hex()}" if text else "''",
        "old": lambda: chance.choice(["'ü'", "'plain'", "''"]),
        "note": lambda: f"CONVERT(0x{(text * chance.randint(1, 50)).encode().hex()} USING utf8mb4)" if text else "''",
        "fixed": lambda: f"0x{chance.randbytes(chance.randint(1, 6)).hex()}",
        "raw": lambda: f"0x{chance.randbytes(chance.randint(1, 50)).hex()}",
        "data": lambda: f"0x{chance.randbytes(chance.randint(1, 3000)).hex()}",
        "kind": lambda: chance.choice(["'a'", "'b''c'", "'ü'", "3"]),
        "many": lambda: chance.choice(["''", "'x'", "'x,z w'", "'x,y,z w'"]),
        "doc": lambda: chance.choice(
            ["""'{"a": [1, null, "ü"], "b": "it''s"}'""", "'[]'", "'3.50'", """'"\\\\"x\\\\""'"""]
        ),
        "place": lambda: f"ST_GeomFromText('POINT({number} 2.5)', {chance.choice([0, 4326]) if number < 90 else 0})",
    }[name]()


def statement(chance: random.Random) -> str:
    number = chance.randint(1, ROWS)
    values = ", ".join(literal(chance, name, number) for name in COLUMNS)
    names = ", ".join(COLUMNS)
    return chance.choice(
        [
            f"REPLACE INTO t ({names}) VALUES ({values})",
            f"REPLACE INTO t ({names}) VALUES ({values})",
            f"DELETE FROM t WHERE id = {number}",
            f"INSERT IGNORE INTO t SELECT * FROM t WHERE id = {number}",
            f"UPDATE t SET name = {literal(chance, 'name', 1)}, doc = {literal(chance, 'doc', 1)} WHERE id % 7 = 3",
            f"UPDATE IGNORE t SET id = {chance.randint(1, ROWS)} WHERE id = {number}",
        ]
    )


def workload(chance: random.Random, count: int) -> str:
    head = "SET NAMES utf8mb4, sql_mode = 'ALLOW_INVALID_DATES', time_zone = '+00:00';\n"
    return head + "".join(f"{statement(chance)};\n" for _ in range(count))


def dump(server: Server, *options: str) -> bytes:
    name, place = (
        ("mysqldump", "--source-data=2") if server.flavour.name == "mysql" else ("mariadb-dump", "--master-data=2")
    )
    socket = f"--socket={server.data}/s.sock"
    command = server.command(name, "--no-defaults", "-uroot", socket, "--single-transaction", place, *options, "s")
    return subprocess.run(command, capture_output=True, check=True).stdout
