"""Names and values that would end what they stand in, were they not quoted: replayed and undone on real servers."""

from __future__ import annotations

import pytest

from .server import Server
from .test_replay import sql

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
