"""What `sql --undo` prints brings tables back: tried on real servers, for the workloads of the test data.

A workload is run, and its log is cut after its last statement that is not rows. What the tables held there is what the
script of the log up to there makes of them (test_replay proves that); they have to hold it again when what came after
is undone.
"""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from binlog_kaitai import iter_changes, read_events

from .replay import sql
from .server import Server, ServerError
from .stored import last_statement
from .workloads import WRITE_TO_TRIGGERS, name, script, workloads

pytestmark = pytest.mark.slow
_CANNOT = ("minimal", "noblob", "stmt-", "incident", "cksum", "schema/", "partialjson-min", *WRITE_TO_TRIGGERS)
"""Workloads whose images are not whole, that end with statements, or that are not replayed as statements."""


def undone(server: Server, workload: Path) -> int:
    """Undo what comes after the last statement of a workload; returns how many rows that were."""
    server.drop_all()
    server.new_log()
    first = server.log()
    with suppress(ServerError):
        server.run(script(workload), "--force")
    logs = server.logs_since(first)
    server.new_log()
    while len(logs) > 1 and not any(iter_changes(logs[-1])):
        logs.pop()
    if not any("CREATE TABLE" in getattr(event.body, "query", "") for event in read_events(logs[-1])):
        return 0  # the names of the columns may stand in another log
    cut = last_statement(logs[-1])
    server.drop_all()
    server.run(sql(*logs, "--stop-position", str(cut)), "--binary-mode")
    before = server.state()
    server.run(sql(logs[-1], "--start-position", str(cut)), "--binary-mode")
    changed = server.state()
    undo = sql(logs[-1], "--undo", "--start-position", str(cut))
    server.run(undo, "--binary-mode")
    assert server.state() == before
    return 0 if changed == before else undo.count(b"ROW_COUNT")


@pytest.mark.parametrize("flavour", ["mysql", "mariadb"])
def test_tables_are_as_before(flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    rows = {}
    for workload in workloads(flavour):
        if not any(part in name(workload) for part in _CANNOT):
            rows[name(workload)] = undone(server, workload)
    assert sum(1 for count in rows.values() if count) > 10, rows


KEYLESS = """
CREATE DATABASE d;
CREATE TABLE d.t (a INT, b VARCHAR(9) COLLATE utf8mb4_general_ci, f FLOAT, x DOUBLE, n DECIMAL(40,20), c BLOB);
INSERT INTO d.t VALUES (1, 'a', 1.1, 1.1, 0.5, 'x'), (1, 'A', 1.1, 1.1, 0.5, 'x'), (1, 'a ', 1.1, 1.1, 0.5, 'x');
INSERT INTO d.t VALUES (1, 'a', 1.1, 1.1, 0.5, 'x'), (NULL, NULL, NULL, NULL, NULL, NULL), (NULL, '', 0, 0, 0, '');
INSERT INTO d.t VALUES (NULL, NULL, NULL, NULL, NULL, NULL), (NULL, '', NULL, NULL, NULL, '')"""
MISTAKE = "UPDATE d.t SET a = 2, f = 0.3 WHERE a = 1 LIMIT 3; DELETE FROM d.t LIMIT 4; INSERT INTO d.t (a) VALUES (9)"


@pytest.mark.parametrize("flavour", ["mysql", "mariadb", "mysql56"])
def test_rows_without_a_key_are_told_apart(flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.run(KEYLESS)
    before = server.state()
    log, start = server.log(), server.position()
    server.run(MISTAKE)
    assert server.state() != before
    server.run(sql("--undo", log, "--start-position", str(start)), "--binary-mode")
    assert server.state() == before


@pytest.mark.parametrize("flavour", ["mysql", "mariadb", "mysql56"])
def test_the_script_stops_where_a_row_is_not_as_it_was_left(flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.run("CREATE DATABASE d; CREATE TABLE d.k (id INT PRIMARY KEY, v INT); INSERT INTO d.k VALUES (1,1),(2,2)")
    log, start = server.log(), server.position()
    server.run("UPDATE d.k SET v = v + 10")
    stop = server.position()
    server.run("DELETE FROM d.k WHERE id = 1")
    before = server.state()
    undo = sql("--undo", log, "--start-position", str(start), "--stop-position", str(stop), "--include-conflicts")
    with pytest.raises(ServerError, match=f"STOPPED: not exactly one row was changed for {log}:[0-9]+ row 0"):
        server.run(undo, "--binary-mode")
    assert server.state() == before


@pytest.mark.parametrize("flavour", ["mysql", "mariadb"])
@pytest.mark.parametrize(
    ("setting", "statements", "said"),
    [
        ("MINIMAL", "UPDATE d.r SET v = 5", "the log lacks what v of a row"),
        ("MINIMAL", "DELETE FROM d.r", "the log lacks what v, b of a row"),
        ("NOBLOB", "DELETE FROM d.r", "the log lacks what b of a row"),
        ("FULL", "UPDATE d.r SET v = 6; ALTER TABLE d.r DROP COLUMN v", "d.r is changed here"),
        ("FULL", "TRUNCATE TABLE d.r", "d.r is emptied here"),
        ("FULL", "UPDATE d.r SET v = 6; DROP TABLE d.r", "d.r is dropped here"),
        (
            "FULL",
            "UPDATE d.r SET v = 6; SET binlog_format = STATEMENT; UPDATE d.r SET v = 7",
            "was logged without them",
        ),
    ],
)
def test_what_cannot_be_undone_is_refused_before_the_first_line(
    flavour: str, setting: str, statements: str, said: str, request: pytest.FixtureRequest
) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.run("CREATE DATABASE d; CREATE TABLE d.r (id INT PRIMARY KEY, v INT, b BLOB)")
    server.run("INSERT INTO d.r VALUES (1,1,'x'),(2,2,'y')")
    server.new_log()
    log, start = server.log(), server.position()
    schema = log.parent / "schema.sql"
    schema.write_text("CREATE TABLE d.r (id INT PRIMARY KEY, v INT, b BLOB);")
    server.run(f"SET SESSION binlog_row_image = {setting}; {statements}")
    command = [sys.executable, "-m", "binlog_kaitai", "sql", "--undo", str(log), "--schema", str(schema)]
    done = subprocess.run([*command, "--start-position", str(start)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert f"{log}:" in done.stderr
