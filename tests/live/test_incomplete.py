"""Scripts of hostile and damaged logs: nothing else is run, and the client fails where a script is not whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.builder import LogBuilder
from tests.builder.columns import integer

from .server import Server, ServerError

pytestmark = pytest.mark.slow
COLUMNS = [integer("id", 4)]
FLAVOURS = ["mysql", "mariadb", "mysql56"]
TABLES = "CREATE DATABASE canary; CREATE DATABASE shop; CREATE TABLE shop.t (id INT PRIMARY KEY) ENGINE=InnoDB;"


def sql(path: Path, *options: str) -> bytes:
    """Return the script that the command line makes, whatever its exit status is."""
    command = [
        sys.executable,
        "-m",
        "binlog_kaitai",
        "sql",
        "--as",
        "statements",
        "--skip-log-bin",
        *options,
        str(path),
    ]
    return subprocess.run(command, capture_output=True, check=False).stdout


def emptied(server: Server) -> None:
    server.drop_all()
    server.run(f"SET SESSION sql_log_bin = 0; {TABLES}")


def ids(server: Server) -> list[str]:
    return [number for (number,) in server.rows("SELECT id FROM shop.t ORDER BY id")]


@pytest.mark.parametrize("flavour", FLAVOURS)
def test_no_second_statement_is_run(flavour: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    server: Server = request.getfixturevalue(flavour)
    for text in (
        "SAVEPOINT a; DROP DATABASE canary",
        "ROLLBACK TO a; DROP DATABASE canary",
        "RELEASE SAVEPOINT a; DROP DATABASE canary",
        "XA END X'61',X'',1; DROP DATABASE canary",
    ):
        emptied(server)
        log = LogBuilder()
        for number in range(1, 3):
            log.begin()
            log.insert(COLUMNS, {"id": number})
            if number == 2:
                log.query(text)
            log.insert(COLUMNS, {"id": number + 10})
            log.xid(number)
        log.rotate()
        script = sql(log.write(tmp_path / "binlog.000001"), "--rows-only")
        with pytest.raises(
            ServerError, match=r"STOPPED: the script is not complete: \S+binlog.000001:\d+ QUERY_EVENT'"
        ):
            server.run(script, "--binary-mode")
        assert "canary" in server.databases()
        assert ids(server) == ["1", "11"]


@pytest.mark.parametrize("flavour", FLAVOURS)
def test_savepoints_of_any_name(flavour: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    server: Server = request.getfixturevalue(flavour)
    emptied(server)
    log, number = LogBuilder(), 0
    log.begin()
    for name in ("a;b", "a``b", "a\ndelimiter $$\n", "'", '"', "-- x", "/* x", "é語", "\\"):
        for text in (f"SAVEPOINT `{name}`", f"ROLLBACK TO `{name}`", f"RELEASE SAVEPOINT `{name}`"):
            log.query(text)
            number += 1
            log.insert(COLUMNS, {"id": number})
    log.xid(1)
    log.rotate()
    server.run(sql(log.write(tmp_path / "binlog.000001"), "--rows-only"), "--binary-mode")
    expected = [str(n) for n in range(1, number + 1) if n % 3 != 1]
    assert ids(server) == sorted(expected, key=int)


@pytest.mark.parametrize("flavour", FLAVOURS)
@pytest.mark.parametrize("mode", ["", "NO_BACKSLASH_ESCAPES", "ANSI_QUOTES,NO_BACKSLASH_ESCAPES"])
def test_a_damaged_log_makes_the_client_fail(
    flavour: str, mode: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    server: Server = request.getfixturevalue(flavour)
    emptied(server)
    server.new_log()
    log = server.log()
    server.run(f"SET sql_mode = '{mode}'; CREATE TABLE shop.u (a INT); INSERT INTO shop.t VALUES (1), (2);")
    server.new_log()
    cut = tmp_path / "it's; -- \\.000001"
    cut.write_bytes(log.read_bytes()[:-90])
    emptied(server)
    with pytest.raises(ServerError, match="STOPPED: the script is not complete"):
        server.run(sql(cut), "--binary-mode")
    assert ids(server) == []


@pytest.mark.parametrize("flavour", FLAVOURS)
def test_strings_with_commands_of_the_client(flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.new_log()
    log = server.log()
    text = "one\ndelimiter two\n  DELIMITER ;; it''s\n"
    server.run(
        "CREATE DATABASE d;\n"
        f"CREATE TABLE d.a (a VARCHAR(99) DEFAULT '{text}') COMMENT '{text}';\n"
        "SET sql_mode = 'NO_BACKSLASH_ESCAPES';\n"
        f"CREATE TABLE d.b (a VARCHAR(99) DEFAULT '\\{text}') COMMENT '{text}';\n"
        "CREATE TABLE d.c (`a\ndelimiter` INT /* x\ndelimiter x */,\n/**/delimiter INT);\n",
        "--binary-mode",
    )
    asked = "SELECT HEX(column_name), HEX(column_default) FROM information_schema.columns WHERE table_schema = 'd'"
    before = sorted(server.rows(asked))
    assert len(before) == 4
    script = sql(log)
    server.drop_all()
    server.run(script, "--binary-mode")
    assert sorted(server.rows(asked)) == before
