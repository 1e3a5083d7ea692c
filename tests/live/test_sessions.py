"""Scripts of sessions whose settings count, and of what must not be written, on servers with their defaults."""

from __future__ import annotations

import gzip
import json

import pytest

from .replay import FORMS, sql
from .server import Server, ServerError
from .sessions import SESSIONS, answers, made_again, ran, script_path, stored_answers

pytestmark = pytest.mark.slow
BOTH = pytest.mark.parametrize("name", SESSIONS)


@pytest.fixture
def server(name: str, request: pytest.FixtureRequest) -> Server:
    """A server of each kind."""
    found: Server = request.getfixturevalue(name)
    return found


ENDS = "2038-01-19 03:14:07.999999", "2106-02-07 06:28:15.999999"
"""The end of rows that have not ended, of MariaDB before 11.5 and from then on."""


@BOTH
def test_the_stored_script_makes_what_the_server_had(server: Server, name: str) -> None:
    expected = stored_answers(name)
    if name == "mariadb" and server.version >= (11, 5):  # utf8mb4 has another collation there, too
        server.run("SET GLOBAL character_set_collations = ''")
        expected = json.loads(json.dumps(expected).replace(*ENDS))
    assert made_again(server, gzip.decompress(script_path(name).read_bytes())) == expected


@BOTH
def test_the_sessions_are_run_again(server: Server, name: str) -> None:
    log = ran(server, name)
    truth = answers(server)
    for form in FORMS:
        assert made_again(server, sql("--as", form, log)) == truth, form


TABLES = """
CREATE DATABASE shop; USE shop; CREATE TABLE t (id INT PRIMARY KEY, v INT); CREATE TABLE l (n INT);
CREATE TABLE other (id INT); INSERT INTO t VALUES (1, 1), (2, 2);
"""
TRIGGER = "CREATE TRIGGER tr AFTER UPDATE ON t FOR EACH ROW INSERT INTO l VALUES (NEW.v);"


def prepared(server: Server, *statements: str) -> None:
    """Make tables without a word in the log, and begin another one."""
    server.drop_all()
    server.run(f"SET sql_log_bin = 0; {TABLES} {''.join(statements)}")
    server.new_log()


DUMP = "CREATE TABLE shop.t (id INT PRIMARY KEY, v INT); CREATE TABLE shop.l (n INT);"


@BOTH
@pytest.mark.parametrize("undo", [False, True])
def test_tables_with_triggers_are_not_written_to(server: Server, name: str, undo: bool) -> None:
    prepared(server, TRIGGER)
    log, start = server.log(), server.position()
    server.run("USE shop; SET SESSION binlog_format = 'ROW'; UPDATE t SET v = 9")
    truth = server.state()
    options = ["--as", "statements", *(["--undo"] if undo else []), "--start-position", str(start)]
    schema = log.parent / "schema.sql"
    schema.write_text(DUMP)
    script = sql("--schema", schema, *options, log)
    if not undo:
        prepared(server, TRIGGER)
    before = server.state()
    with pytest.raises(ServerError, match=r"with --allow-triggers: trigger tr of shop\.t'"):
        server.run(script, "--binary-mode")
    assert server.state() == before
    server.run("SET sql_log_bin = 0; DROP TRIGGER shop.tr")
    server.run(script, "--binary-mode")
    assert server.state() == truth or undo
    assert b"TRIGGERS" not in sql("--schema", schema, "--allow-triggers", *options, log)


@BOTH
def test_a_row_that_is_not_there_stops_the_script(server: Server, name: str) -> None:
    prepared(server)
    log = server.log()
    changes = "INSERT INTO t VALUES (3, 3); UPDATE t SET v = 9; DELETE FROM t"
    server.run(f"USE shop; SET SESSION binlog_format = 'ROW'; {changes}")
    schema = log.parent / "schema.sql"
    schema.write_text(DUMP)
    form = "--as", "statements"
    script = sql(*form, "--schema", schema, log)
    for harm, row in (("DELETE FROM shop.t WHERE id = 2", 1), ("UPDATE shop.t SET v = 9 WHERE id = 1", 0)):
        prepared(server, harm, ";")
        with pytest.raises(ServerError, match=f"not exactly one row was changed for .* row {row}'"):
            server.run(script, "--binary-mode")
        server.run(sql(*form, "--schema", schema, "--no-check", "--operation", "update", log), "--binary-mode")
    prepared(server)
    server.run(script, "--binary-mode")
    assert server.rows("SELECT COUNT(*) FROM shop.t") == [["0"]]


@BOTH
def test_definitions_change_on_from_those_of_a_dump(server: Server, name: str) -> None:
    prepared(server)
    log = server.log()
    statements = (
        "UPDATE t SET v = 5; ALTER TABLE t ADD w INT AFTER id; UPDATE t SET w = v, v = 7; ALTER TABLE t DROP v;"
        "INSERT INTO t VALUES (8, 9); RENAME TABLE t TO u; DELETE FROM u WHERE id = 1"
    )
    server.run(f"USE shop; SET SESSION binlog_format = 'ROW'; {statements}")
    truth = server.state()
    schema = log.parent / "schema.sql"
    schema.write_text(DUMP)
    script = sql("--as", "statements", "--schema", schema, log)
    prepared(server)
    server.run(script, "--binary-mode")
    assert server.state() == truth


@BOTH
def test_statements_on_other_tables_are_not_passed_on(server: Server, name: str) -> None:
    prepared(server)
    log = server.log()
    server.run("USE shop; INSERT INTO t VALUES (5, 5); DROP TABLE other; TRUNCATE l; INSERT INTO t VALUES (6, 6)")
    schema = log.parent / "schema.sql"
    schema.write_text(DUMP)
    script = sql("--schema", schema, "-T", "shop.t", "--allow-incomplete", log)
    prepared(server, "INSERT INTO l VALUES (1);")
    server.run(script, "--binary-mode")
    assert server.rows("SELECT COUNT(*) FROM shop.t UNION ALL SELECT COUNT(*) FROM shop.l") == [["4"], ["1"]]
    assert server.rows("SELECT COUNT(*) FROM shop.other") == [["0"]]
