"""`state` at random transactions of a real workload equals what the server held, and `verify --chain` names a log that
was taken out of the middle."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.live.state_text import as_text
from tests.oracle.checks import run_cli

from .server import Server

pytestmark = pytest.mark.slow
COLUMNS = "id INT PRIMARY KEY, name VARCHAR(40), total DECIMAL(10,2), made DATETIME(6), doc JSON, note TEXT"
MOMENTS = 20


def workload(chance: random.Random, count: int) -> list[str]:
    """Transactions by chance: inserts, updates (also of the key), deletes, what is rolled back, XA, TRUNCATE, ALTER."""
    made = []
    for number in range(count):
        statements = []
        for _ in range(chance.randint(1, 4)):
            key, other = chance.randint(1, 60), chance.randint(1, 60)
            values = (
                f"'name {chance.randint(0, 999)} é', {chance.randint(-99999, 99999) / 100}, "
                f"'2026-0{chance.randint(1, 9)}-1{chance.randint(0, 9)} 08:00:00.{chance.randint(0, 999999):06d}', "
                f"""'{{"a": [{chance.randint(0, 9)}, null], "b": "x"}}', {chance.choice(["NULL", "'a note'"])}"""
            )
            statements.append(
                chance.choice(
                    [
                        f"REPLACE INTO t VALUES ({key}, {values})",
                        f"REPLACE INTO t VALUES ({key}, {values})",
                        f"UPDATE t SET total = total + 1, note = NULL WHERE id BETWEEN {key} AND {key + 5}",
                        f"UPDATE IGNORE t SET id = {other} WHERE id = {key}",
                        f"DELETE FROM t WHERE id = {key}",
                        f"INSERT INTO other VALUES ({number}, 'x') ON DUPLICATE KEY UPDATE b = 'y'",
                    ]
                )
            )
        body = ";".join(statements)
        kind = chance.random()
        if kind < 0.1:
            made.append(f"BEGIN; {body}; ROLLBACK")
        elif kind < 0.2:
            made.append(
                f"XA START 'x{number}'; {body}; XA END 'x{number}'; XA PREPARE 'x{number}';"
                f" XA {chance.choice(['COMMIT', 'COMMIT', 'ROLLBACK'])} 'x{number}'"
            )
        elif kind < 0.22:
            made.append("TRUNCATE t")
        else:
            made.append(f"BEGIN; {body}; COMMIT")
    return made


def test_states_at_random_transactions(mysql: Server, tmp_path: Path) -> None:
    chance = random.Random(5)
    mysql.drop_all()
    mysql.new_log()
    first = mysql.log()
    mysql.run(f"CREATE DATABASE s; CREATE TABLE s.t ({COLUMNS}); CREATE TABLE s.other (a INT PRIMARY KEY, b TEXT)")
    truth = []
    for moment in range(MOMENTS):
        mysql.run(";\n".join(workload(chance, chance.randint(2, 15))) + ";", database="s")
        gtids = mysql.rows("SELECT @@gtid_executed")[0][0].replace("\\n", "").split(",")[-1].strip()
        server, _, last = gtids.partition(":")
        now = mysql.rows("SET time_zone = '+00:00'; SELECT NOW(6)")[0][0]
        place = f"{mysql.log().name}:{mysql.position()}"
        truth.append(
            {
                "at": [f"{server}:{last.rpartition('-')[2].rpartition(':')[2]}", place, now],
                "rows": mysql.rows("SELECT * FROM s.t ORDER BY id"),
            }
        )
        if moment in (6, 13):
            mysql.new_log()
    logs = [str(log) for log in mysql.logs_since(first)]
    assert len(logs) == 3
    assert sum(len(one["rows"]) for one in truth) > 200
    for one in truth:
        for at in one["at"]:
            run = run_cli("state", *logs, "--table", "s.t", "--at", str(at))
            assert run.status == 0, run.err
            assert "unknown" not in run.err
            assert [as_text(line) for line in run.out.splitlines()] == one["rows"], at
    whole = run_cli("verify", "--brief", "--chain", *logs)
    assert whole.status == 0, whole.err
    assert "all fit" in whole.err
    gap = run_cli("verify", "--brief", "--chain", "--no-continuity", logs[0], logs[2])
    assert gap.status == 1
    assert f"{logs[0]} @" in gap.err
    assert f"{logs[2]} @" in gap.err
    assert "do not fit" in gap.err
