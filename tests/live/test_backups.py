"""Dumps that were taken while a server worked, and its logs: `state --against` finds no difference but the one that was
made around the log, and `verify --from` says what a replay of the logs then does."""

from __future__ import annotations

import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.checks import run_cli

from .busy import COLUMNS, dump, workload
from .replay import sql
from .server import Server

pytestmark = pytest.mark.slow
BUSY = 8_000
"""Bytes of the log after which the first dump begins."""
KINDS = ("mysql", "mariadb")


def against(logs: list[str], path: Path, *options: str) -> tuple[int, dict[str, Any]]:
    run = run_cli("state", *logs, "-T", "s.t", "--against", str(path), "--format", "jsonl", *options)
    assert "unknown" not in run.err
    return run.status, json.loads(run.out.splitlines()[-1])["summary"]


def reached(logs: list[str], path: Path) -> dict[str, Any]:
    run = run_cli("verify", "--brief", "--format", "jsonl", *logs, "--from", str(path))
    return next(  # type: ignore[no-any-return]
        json.loads(line)["from"] for line in run.out.splitlines() if line.startswith('{"from"')
    )


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("key", [", PRIMARY KEY (id, part)", ""])
def test_dumps_beside_the_logs(kind: str, key: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(kind)
    chance = random.Random(kind + key)
    server.drop_all()
    server.new_log()
    first = server.log()
    columns = ", ".join(f"{name} {type_}" for name, type_ in COLUMNS.items())
    server.run(f"CREATE DATABASE s; CREATE TABLE s.t ({columns}, small FLOAT{key})")
    server.run(workload(chance, 150), database="s")
    during = workload(chance, 400)
    writer = threading.Thread(target=lambda: server.run(during, database="s"))
    writer.start()
    while server.position() < BUSY:
        time.sleep(0.01)
    dumps = []
    for number in range(2):
        (path := tmp_path / f"{number}.sql").write_bytes(dump(server, *(["--hex-blob"] if number % 2 else [])))
        dumps.append(path)
        if number == 0:
            server.new_log()
    server.run("UPDATE s.t SET small = 0.1 + id / 3 WHERE id % 2", database="s")
    writer.join()
    (last := tmp_path / "last.sql").write_bytes(dump(server))
    logs = [str(log) for log in server.logs_since(first)]
    for path in (*dumps, last):
        status, summary = against(logs, path)
        assert (status, summary["same"] > 20, summary["not_compared"]) == (0, True, 0)
    assert against(logs, last, "--baseline", str(dumps[0]))[0] == 0
    counts = [reached(logs, path)["transactions"] for path in dumps]
    assert counts == sorted(counts, reverse=True)
    assert (reached(logs, last)["transactions"], reached(logs, last)["obstacle"]) == (0, None)
    server.run("SET sql_log_bin = 0; DELETE FROM s.t ORDER BY id LIMIT 1; UPDATE s.t SET tiny = 99 ORDER BY id LIMIT 1")
    last.write_bytes(dump(server))
    status, summary = against(logs, last)
    found = summary["differ"] + summary["only_a"] + summary["only_b"]
    assert (status, found) == (1, 2 if key else 3)


@pytest.mark.parametrize("kind", KINDS)
def test_what_can_be_reached_is(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The script up to the last reachable commit makes of the dump what the server then had."""
    server: Server = request.getfixturevalue(kind)
    server.drop_all()
    server.new_log()
    server.run("CREATE DATABASE s; CREATE TABLE s.t (id INT PRIMARY KEY, n INT); INSERT INTO s.t VALUES (1, 1), (2, 2)")
    server.run("XA START 'x'; INSERT INTO s.t VALUES (9, 9); XA END 'x'; XA PREPARE 'x'", database="s")
    (path := tmp_path / "dump.sql").write_bytes(dump(server, "--databases"))
    begin = server.log()
    server.run("UPDATE s.t SET n = 3 WHERE id = 1; INSERT INTO s.t VALUES (3, 3)", database="s")
    expected = server.rows("SELECT * FROM s.t ORDER BY id")
    server.run("XA COMMIT 'x'", database="s")
    server.run("DELETE FROM s.t WHERE id = 2", database="s")
    logs = server.logs_since(begin)
    found = reached(list(map(str, logs)), path)
    assert (found["transactions"], found["obstacle"]["kind"]) == (2, "not replayable")
    stop = ["--stop-position", str(found["last"]["end_position"]), "--after-dump", str(path)]
    script = sql(*stop, *logs)
    server.new_log()
    server.run("DROP DATABASE s")
    server.run(b"SET sql_log_bin = 0;\n" + without_gtids(path.read_bytes()))
    server.run(script, "--binary-mode")
    assert server.rows("SELECT * FROM s.t ORDER BY id") == expected


def without_gtids(text: bytes) -> bytes:
    """A dump without what a server that has its GTIDs refuses."""
    return b"\n".join(
        line for line in text.split(b"\n") if b"GTID_PURGED" not in line and b"gtid_slave_pos" not in line
    )


@pytest.mark.parametrize("kind", KINDS)
def test_logs_of_after_a_reset(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The same names and numbers again: without GTIDs only a position tells that, if it is none of these logs."""
    server: Server = request.getfixturevalue(kind)
    server.drop_all()
    reset = "RESET BINARY LOGS AND GTIDS" if kind == "mysql" else "RESET MASTER"
    server.run(f"{reset}; CREATE DATABASE s; CREATE TABLE s.t (id INT PRIMARY KEY, text VARCHAR(99))")
    server.run("INSERT INTO s.t VALUES (1, 'one'), (2, 'two')")
    (path := tmp_path / "dump.sql").write_bytes(dump(server))
    server.run(f"{reset}; INSERT INTO s.t VALUES (3, 'another history, which is longer')")
    server.run("".join(f"INSERT INTO s.t VALUES ({number}, REPEAT('x', {number}));" for number in range(10, 30)))
    found = reached([str(log) for log in server.logs_since(server.log())], path)
    assert (found["transactions"], found["obstacle"]["kind"]) in ((0, "other history"), (0, "no position"))
