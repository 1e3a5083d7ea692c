"""`state --baseline dump.sql`: a dump that was taken while a server worked, and the logs from there on, equal what the
server holds, also of a table without a key."""

from __future__ import annotations

import base64
import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.checks import run_cli

from .busy import COLUMNS, IN_HEX, dump, workload
from .server import Server

pytestmark = pytest.mark.slow
BUSY = 20_000
"""Bytes of the log after which the dump begins."""


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
