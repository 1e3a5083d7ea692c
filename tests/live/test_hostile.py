"""Names and values that would end what they stand in, were they not quoted: replayed and undone on real servers."""

from __future__ import annotations

from pathlib import Path

import pytest

from .replay import sql
from .server import Server, ServerError

pytestmark = pytest.mark.slow
NAMES = ["a\nb", "a\r\n-- x", "*/ x", "/*!99999 x", "-- x", "#", "';DROP DATABASE d;--", "`;DROP DATABASE d;--", "a\tb"]
NAMES += ["\\", "\\`", "$$", "delimiter ;", "a;b", "\u2028x", "é語", "%s{0}", "\\! id", "'\\'", "a\x01\x1bb", "/*M! */"]
NAMES += ["source x", "\\g"]
VALUES = ["'", "\\", "\\'", "a\nb\\! id\n", "\r\n", "\x1a", "\x00", "*/", "/*!1 x", "-- x\n", "#", ";", "`", '"', "\\0"]
VALUES += ["NULL", "%_", "\u2028é😀", "delimiter $$\nx", "\\g", "\n\\. /etc/passwd\n", "source /etc/passwd", "X'41'"]
VALUES += ["';DROP DATABASE d;-- ", "\\';DROP DATABASE d;-- ", "\xa5'", "_binary'x'"]
MODES = ["''", "'NO_BACKSLASH_ESCAPES'", "'ANSI_QUOTES,NO_BACKSLASH_ESCAPES'"]
Contents = dict[str, tuple[str, list[list[str]]]]


def quoted(name: str) -> str:
    return f"`{name.replace('`', '``')}`"


def hexadecimal(text: str) -> str:
    return f"CONVERT(0x{text.encode().hex()} USING utf8mb4)"


def contents(server: Server) -> Contents:
    """Return checksum and rows of the tables by their names, which no client lists as they are."""
    return {
        name: (
            server.rows(f"CHECKSUM TABLE d.{quoted(name)}", "--binary-mode")[-1][-1],
            sorted(server.rows(f"SELECT * FROM d.{quoted(name)}", "--binary-mode")),
        )
        for name in NAMES
    }


def tables() -> list[str]:
    statements = ["CREATE DATABASE d DEFAULT CHARACTER SET utf8mb4"]
    for number, name in enumerate(NAMES):
        key = "PRIMARY KEY" if number % 2 else ""
        label = name.replace("\\", "\\\\").replace("'", "''")
        columns = f"{quoted(name)} INT {key}, {quoted(name + 'v')} TEXT, b BLOB, e ENUM('x', '{label}')"
        statements.append(f"CREATE TABLE d.{quoted(name)} ({columns})")
    for number, mode in enumerate(MODES):
        rows = (
            f"({100 * number + n}, {hexadecimal(v)}, 0x{v.encode().hex()}, {1 + n % 2})" for n, v in enumerate(VALUES)
        )
        values = ", ".join(rows)
        statements.append(f"SET sql_mode = {mode}")
        statements += [f"INSERT INTO d.{quoted(name)} VALUES {values}" for name in NAMES]
    return statements


def changes() -> list[str]:
    found = []
    for name in NAMES:
        column = quoted(name + "v")
        values = f"{column} = CONCAT({column}, {hexadecimal(name)}), b = CONCAT(b, 0x00FF)"
        found += [f"UPDATE d.{quoted(name)} SET {values}", f"DELETE FROM d.{quoted(name)} LIMIT 9"]
    return found


@pytest.mark.parametrize("flavour", ["mysql", "mariadb", "mysql56"])
def test_names_and_values_end_nothing(flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.new_log()
    log = server.log()
    server.run(";\n".join(tables()) + ";", "--binary-mode")
    before, start = contents(server), server.position()
    server.run(";\n".join(changes()) + ";", "--binary-mode")
    after = contents(server)
    assert all(after[name] != before[name] for name in NAMES)
    server.run(sql("--undo", log, "--start-position", str(start)), "--binary-mode")
    assert contents(server) == before
    server.drop_all()
    server.run(sql(log), "--binary-mode")
    assert contents(server) == after
    server.run(sql("--undo", "--as", "events", log, "--start-position", str(start)), "--binary-mode")
    assert contents(server) == before


AMBIGUOUS = {"gbk": b"\xbb\x5c", "sjis": b"\x83\x5c", "big5": b"\xa5\x5c"}
"""Characters that end with the byte of a backslash."""
ENDS = "\u8a9e\\'; DROP TABLE d.victim; -- "
TABLES = "CREATE DATABASE d CHARACTER SET utf8mb4; CREATE TABLE d.victim (a INT); CREATE TABLE d.t (id INT, v TEXT);"


@pytest.mark.parametrize("flavour", ["mysql", "mariadb", "mysql56"])
def test_a_client_that_would_read_other_characters_is_stopped(flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.run(f"{TABLES} INSERT INTO d.t VALUES (1, {hexadecimal(ENDS)}), (2, {hexadecimal(ENDS[:2])}), (3, 'x')")
    before, log, start = server.state(), server.log(), server.position()
    server.run("DELETE FROM d.t")
    deleted, script = server.state(), sql("--undo", log, "--start-position", str(start), "--schema", schema_of(log))
    for charset in AMBIGUOUS:
        with pytest.raises(ServerError, match="STOPPED: run it with the option --default-character-set=utf8mb4"):
            server.run(script, "--binary-mode", f"--default-character-set={charset}")
        assert server.state() == deleted
    server.run(script, "--binary-mode", "--default-character-set=latin1")
    assert server.state() == before


def schema_of(log: Path) -> Path:
    path = log.parent / "schema.sql"
    path.write_text(TABLES)
    return path


@pytest.mark.parametrize("flavour", ["mysql", "mariadb", "mysql56"])
def test_statements_in_such_character_sets_are_replayed(flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.new_log()
    log = server.log()
    server.run("CREATE DATABASE d CHARACTER SET utf8mb4")
    for charset, char in AMBIGUOUS.items():
        name = charset.encode()
        script = b"CREATE TABLE d.%b (a INT COMMENT '%b') COMMENT 'x;%b'; INSERT INTO d.%b VALUES (1);" % (
            *(name, char, char),
            name,
        )
        server.run(script, "--binary-mode", f"--default-character-set={charset}")
    comments = (
        "SELECT table_name, HEX(column_comment) FROM information_schema.columns WHERE table_schema = 'd' ORDER BY 1"
    )
    original, before = server.rows(comments), server.state()
    assert len(original) == len(AMBIGUOUS)
    script = sql(log)
    server.drop_all()
    server.run(script, "--binary-mode")
    assert server.rows(comments) == original
    assert server.state() == before
