"""Undos of rows of which other columns were changed again, and rows that no undo brings back, with the defaults of the
servers: names of columns are not in the log (binlog_row_metadata=MINIMAL).
"""

from __future__ import annotations

import itertools
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from .server import Server
from .tool import tool

pytestmark = pytest.mark.slow
TABLE = """CREATE TABLE shop.orders (id INT PRIMARY KEY, status VARCHAR(20), total DECIMAL(8,2), ratio FLOAT, n INT,
 note TEXT, state ENUM('a','b','c'), flags SET('x','y'), bits BIT(9), d DATE, doc JSON, made DATETIME(3),
 touched TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3)) DEFAULT CHARSET=utf8mb4"""
ROW = (
    "({0}, 'new', {0}.25, {0} / 3, {0}, 'it is {0}', 'b', 'x,y', {0}, '2026-01-02', '{{\"a\": {0}}}',"
    " '2026-11-20 10:00:00.5', '2026-11-20 10:00:00.5')"
)
COLUMNS = "id, status, total, ratio, n, note, state, flags, bits + 0, d, doc, made"


@pytest.fixture(params=["mysql", "mariadb"])
def server(request: pytest.FixtureRequest) -> Server:
    """A server with the default of that setting, which other tests have in another way."""
    found: Server = request.getfixturevalue(request.param)
    found.run("SET GLOBAL binlog_row_metadata = MINIMAL")
    return found


def prepared(server: Server) -> Path:
    """A log of a server, that begins with a table with rows."""
    server.drop_all()
    server.new_log()
    server.run(f"CREATE DATABASE shop; {TABLE}")
    server.run(f"INSERT INTO shop.orders VALUES {', '.join(map(ROW.format, range(1, 101)))}")
    return server.log()


def rows(server: Server, columns: str = COLUMNS) -> dict[str, tuple[str, ...]]:
    return {row[0]: tuple(row) for row in server.rows(f"SELECT {columns} FROM shop.orders ORDER BY id")}


def test_columns_that_were_changed_again_stay(server: Server) -> None:
    log = prepared(server)
    before = rows(server)
    clocks = rows(server, "id, touched")
    server.run(
        "UPDATE shop.orders SET status = 'paid', total = total / 2, ratio = ratio * 3, state = 'c', flags = '',"
        " bits = 7, d = NULL, note = 'wrong', doc = '{}'"
    )
    server.run("UPDATE shop.orders SET n = n + 1 WHERE id <= 10; UPDATE shop.orders SET made = NOW() WHERE id = 11")
    server.run("UPDATE shop.orders SET status = 'sent' WHERE id = 20; DELETE FROM shop.orders WHERE id = 30")
    server.run("UPDATE shop.orders SET id = 1040 WHERE id = 40; INSERT INTO shop.orders (id) VALUES (500)")
    after, later = rows(server), rows(server, "id, touched")
    start, stop = _place_of(log, "update", 100)
    script, said = tool("undo", "--start-position", str(start), "--stop-position", str(stop), log)
    assert "note: left out: 3 rows that were changed again" in said
    server.run(script.encode(errors="surrogateescape"), "--binary-mode")
    names = COLUMNS.split(", ")
    for key, row in rows(server).items():
        if key in ("20", "500", "1040"):
            assert row == after[key]
        else:
            n, made = names.index("n"), names.index("made")
            wanted = list(before[key])
            wanted[n], wanted[made] = after[key][n], after[key][made]
            assert row == tuple(wanted), key
    for key, row in rows(server, "id, touched").items():
        changed = key in ("20", "500", "1040") or int(key) <= 11
        assert row == (later[key] if changed else clocks[key]), key


def _place_of(log: Path, operation: str, count: int) -> tuple[int, int]:
    """Where the transaction with so many rows begins, and where the next one does."""
    known = [json.loads(line) for line in tool("transactions", "--format", "jsonl", log)[0].splitlines()]
    for one, behind in itertools.pairwise(known):
        if any(change["operation"] == operation and change["rows"] == count for change in one["tables"]):
            return one["position"], behind["position"]
    raise AssertionError(known)


@pytest.mark.parametrize(
    "statement",
    [
        *("DROP TABLE shop.orders", "TRUNCATE TABLE shop.orders"),
        "SET SESSION binlog_row_image = MINIMAL; UPDATE shop.orders SET n = 0, note = NULL",
        "SET SESSION binlog_row_image = MINIMAL; DELETE FROM shop.orders WHERE n > 3",
    ],
)
def test_the_command_that_is_said_brings_rows_back(server: Server, statement: str, tmp_path: Path) -> None:
    log = prepared(server)
    server.run("UPDATE shop.orders SET note = CONCAT(note, ' é''\\\\\\n'), ratio = NULL WHERE id > 50")
    server.run("DELETE FROM shop.orders WHERE id = 7; UPDATE shop.orders SET id = 777 WHERE id = 8")
    before = server.rows("CHECKSUM TABLE shop.orders"), rows(server, "*")
    position = server.position()
    server.run(f"{statement}; CREATE TABLE shop.other (id INT)")
    command = [sys.executable, "-m", "binlog_kaitai", "undo", str(log), "--start-position", str(position)]
    done = subprocess.run([*command, "-T", "shop.orders"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    (said,) = (line.partition(": ")[2] for line in done.stderr.split("\n") if line.startswith("The rows that were"))
    program = tmp_path / "binlog-kaitai"
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m binlog_kaitai "$@"\n')
    program.chmod(0o755)
    given = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    state = subprocess.run(["bash", "-c", said], env=given, capture_output=True, check=False)
    assert state.returncode == 0, state.stderr.decode()
    server.run(f"DROP TABLE IF EXISTS shop.orders; {TABLE}")
    server.run(state.stdout, "--binary-mode")
    assert rows(server, "*") == before[1]
    assert server.rows("CHECKSUM TABLE shop.orders") == before[0]


def test_counters_are_undone_by_difference(server: Server) -> None:
    log = prepared(server)
    before = rows(server)
    server.run("UPDATE shop.orders SET n = n + 5, total = total - 0.30, status = 'mistake' WHERE id <= 50")
    server.run("UPDATE shop.orders SET n = n - 2, total = total + 1 WHERE id BETWEEN 40 AND 60")
    start, stop = _place_of(log, "update", 50)
    chosen = ("--start-position", str(start), "--stop-position", str(stop))
    script, said = tool("undo", *chosen, "--as-delta", "shop.orders.n", "--as-delta", "shop.orders.total", log)
    assert "left out" not in said
    server.run(script.encode(errors="surrogateescape"), "--binary-mode")
    server.run("UPDATE shop.orders SET n = n + 2, total = total - 1 WHERE id BETWEEN 40 AND 60")
    assert rows(server) == before
