"""A stream over the logs that a real server writes and rotates, killed and begun again: exactly the server's table."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .server import Server

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "merge_into_delta.py"


def work(server: Server, rng: random.Random, first: int) -> None:
    """Transactions, key moves, rollbacks, XA that is committed later, and new logs."""
    for number in range(first, first + 12):
        key = rng.randrange(30)
        server.run(
            f"BEGIN; REPLACE INTO t VALUES ({key}, 'v{number}', {number}.5); DELETE FROM t WHERE id = {(key + 7) % 30};"
            f" COMMIT; BEGIN; UPDATE t SET s = 'rolled back' WHERE id = {key}; ROLLBACK;"
            f" UPDATE IGNORE t SET id = id + 40 WHERE id = {(key + 3) % 30};",
            database="stream",
        )
        if number % 4 == 0:
            server.run(
                f"XA START 'x{number}'; REPLACE INTO t VALUES ({1000 + number}, 'xa', 1); XA END 'x{number}';"
                f" XA PREPARE 'x{number}';",
                database="stream",
            )
        if number % 4 == 2:
            server.run(f"XA {'COMMIT' if number % 8 == 2 else 'ROLLBACK'} 'x{number - 2}'")
        if number % 5 == 0:
            server.new_log()


def stream(server: Server, folder: Path, *options: str) -> subprocess.Popen[bytes]:
    places = str(server.log().parent), "stream.t", "id", str(folder / "table"), str(folder / "checkpoint")
    log = (folder / "log").open("ab")
    return subprocess.Popen(
        [sys.executable, str(EXAMPLE), *places, *options], stdout=log, stderr=log, start_new_session=True
    )


def versions(folder: Path) -> int:
    return len(list((folder / "table" / "_delta_log").glob("*.json")))


def kill_after_more_batches(process: subprocess.Popen[bytes], folder: Path, count: int) -> None:
    until, wanted = time.monotonic() + 200, versions(folder) + count
    while versions(folder) < wanted and process.poll() is None and time.monotonic() < until:
        time.sleep(0.2)
    assert process.poll() is None, (folder / "log").read_text()[-3000:]
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert versions(folder) >= wanted


@pytest.mark.parametrize("name", ["mysql", "mariadb"])
def test_a_table_that_follows_the_server(name: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    from deltalake import DeltaTable

    server: Server = request.getfixturevalue(name)
    rng = random.Random(5)
    server.run("SET GLOBAL binlog_row_metadata = FULL; CREATE DATABASE stream")
    server.run("CREATE TABLE t (id INT PRIMARY KEY, s VARCHAR(30), d DECIMAL(10, 2))", database="stream")
    work(server, rng, 0)
    process = stream(server, tmp_path)
    try:
        kill_after_more_batches(process, tmp_path, 2)  # the empty table, and a batch
        work(server, rng, 12)
        server.run("TRUNCATE TABLE t; INSERT INTO t VALUES (5, 'after', 0)", database="stream")
        process = stream(server, tmp_path)
        work(server, rng, 24)
        kill_after_more_batches(process, tmp_path, 1)
        work(server, rng, 36)
        process = stream(server, tmp_path, "--once")
        assert process.wait(300) == 0, (tmp_path / "log").read_text()[-3000:]
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    rows = DeltaTable(str(tmp_path / "table")).to_pyarrow_table().to_pylist()
    found = sorted([str(row["id"]), row["s"], str(row["d"])] for row in rows)
    assert found == sorted(server.rows("SELECT id, s, d FROM stream.t"))
    server.drop_all()
