"""`state --baseline dump.sql`: a dump that was taken while a server worked, and the logs from there on, equal what the
server holds, also of a table without a key."""

from __future__ import annotations

import base64
import json
import random
import subprocess
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.checks import run_cli

from .server import Server

pytestmark = pytest.mark.slow
ROWS = 400
BUSY = 20_000
"""Bytes of the log after which the dump begins."""
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


def truth(server: Server) -> list[list[str]]:
    """The rows, each value as text, what is bytes in hexadecimal."""
    shown: dict[str, str] = {
        name: f"HEX({name})" if name in IN_HEX else f"{name} + 0" if name == "bits" else name for name in COLUMNS
    }
    columns = ", ".join(f"COALESCE(HEX(CONVERT({text} USING utf8mb4)), 'null')" for text in shown.values())
    return server.rows(f"SET time_zone = '+00:00'; SELECT {columns} FROM s.t ORDER BY id, part")


def found(line: str, *, is_document: bool) -> list[Any]:
    """A row as `state` prints it, as `truth` has it."""
    row: dict[str, Any] = json.loads(line)
    document = line.partition(',"doc":')[2].rpartition(',"place":')[0]
    values: list[Any] = []
    for name in COLUMNS:
        value = row[name]
        if value is None:
            values.append("null")
            continue
        if name in IN_HEX:
            raw = base64.b64decode(value) if name != "place" else stored(value)
            value = raw.hex().upper()
        elif name == "doc" and is_document:
            value = document
        elif name == "stamp":
            value = value.replace("T", " ").removesuffix("Z")
        elif name == "moment":
            value = value.replace("T", " ")
        elif name == "born":
            value = f"{value:04d}"
        elif name == "ratio":
            values.append(value)
            continue
        values.append(str(value).encode().hex().upper())
    return values


def stored(geometry: dict[str, Any]) -> bytes:
    return int(geometry["srid"]).to_bytes(4, "little") + bytes.fromhex(geometry["wkb"])


def by_text(row: list[Any]) -> list[str]:
    """What sorts rows of either kind; doubles are written in other ways."""
    return [value for name, value in zip(COLUMNS, row, strict=True) if name != "ratio"]


def differing(ours: list[Any], theirs: list[str]) -> dict[str, tuple[Any, str]]:
    """The columns that differ; doubles by their value."""
    pairs = {name: (mine, text) for name, mine, text in zip(COLUMNS, ours, theirs, strict=True) if mine != text}
    mine, text = pairs.get("ratio", (None, ""))
    if isinstance(mine, float | int) and mine == float(bytes.fromhex(text).decode()):
        del pairs["ratio"]
    return pairs


@pytest.mark.parametrize("kind", ["mysql", "mariadb"])
@pytest.mark.parametrize(
    ("options", "key"),
    [
        ((), ", PRIMARY KEY (id, part)"),
        (("--hex-blob",), ", PRIMARY KEY (id, part)"),
        (("--complete-insert", "--skip-extended-insert"), ", PRIMARY KEY (id, part)"),
        (("--hex-blob", "--skip-extended-insert"), ""),
    ],
)
def test_a_dump_that_was_taken_while_the_server_worked(
    kind: str, options: tuple[str, ...], key: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    server: Server = request.getfixturevalue(kind)
    chance = random.Random(" ".join(options) + kind)
    server.drop_all()
    columns = ", ".join(f"{name} {type_}" for name, type_ in COLUMNS.items())
    server.run(f"CREATE DATABASE s; CREATE TABLE s.t ({columns}{key}); CREATE TABLE s.u (a INT)")
    server.run(workload(chance, 500), database="s")
    server.new_log()
    first = server.log()
    during = workload(chance, 1500)
    writer = threading.Thread(target=lambda: server.run(during, database="s"))
    writer.start()
    while server.position() < BUSY:
        time.sleep(0.01)
    path = tmp_path / "dump.sql"
    path.write_bytes(dump(server, *options))
    writer.join()
    server.new_log()
    server.run(workload(chance, 100), database="s")
    logs = [str(log) for log in server.logs_since(first)]
    expected = truth(server)
    at = f"{server.log().name}:{server.position()}"
    run = run_cli("state", *logs, "--table", "s.t", "--at", at, "--baseline", str(path))
    assert run.status == 0, run.err
    assert "unknown" not in run.err
    lines = run.out.splitlines()
    assert len(lines) == len(expected) > 50
    rows = [found(line, is_document=kind == "mysql") for line in lines]
    if not key:  # how many there are of each
        rows, expected = sorted(rows, key=by_text), sorted(expected, key=by_text)
        assert len(expected) > len({tuple(row) for row in expected})
    for mine, row in zip(rows, expected, strict=True):
        assert not differing(mine, row), mine
    early = run_cli("state", *logs, "--table", "s.t", "--at", f"{first.name}:4", "--baseline", str(path))
    assert early.status == 1
    assert "was taken after --at" in early.err
