"""Names and values that would end what they stand in stay what they are, in every output."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import run_cli

NAMES = ["a`b", "a'b\"c", "a\\b", "*/ x /*", "-- x", "a;b", "x\ny", "a\x1b[31mb", "\u202eb", "%s{0}", "</script>"]
VALUES = [
    "it's",
    "\\",
    "\\'",
    "a\0b",
    "\n",
    "\r\n; DROP TABLE t; --",
    "*/",
    "\x1a",
    "`",
    '"',
    "\u2028",
    "\x1b[0m",
    "NULL",
]


def log_of(name: str, folder: Path) -> str:
    """Rows of a database, a table and columns of a hostile name, with all values, by a hostile statement."""
    log = LogBuilder()
    columns = [integer("id", 4), varchar(name, 200), varchar(f"{name}2", 200, collation=63)]
    log.gtid(1)
    log.begin()
    for number, value in enumerate(VALUES):
        log.table_map(columns, database=name, table=name, primary_key=[0])
        row = {"id": number, name: value, f"{name}2": value.encode()}
        log.rows("insert", columns, [(None, row)])
    log.xid(1)
    log.rotate()
    return str(log.write(folder / "hostile\nname's.000001"))


@pytest.mark.parametrize("name", NAMES, ids=repr)
def test_json_lines_say_what_there_is(name: str, tmp_path: Path) -> None:
    path = log_of(name, tmp_path)
    lines = [json.loads(line) for line in run_cli("changes", path).out.split("\n")[:-1]]
    assert [(line["database"], line["table"], line["after"][name]) for line in lines] == [
        (name, name, v) for v in VALUES
    ]
    assert {line["source"]["file"] for line in lines} == {path}
    lines = [json.loads(line) for line in run_cli("history", path, "-T", name, "--key", "3").out.split("\n")[:-1]]
    assert [(line["table"], line["changes"][name]) for line in lines] == [(name, {"after": VALUES[3]})]
    (line,) = [json.loads(line) for line in run_cli("transactions", "--format", "jsonl", path).out.split("\n")[:-1]]
    assert line["tables"] == [{"table": f"{name}.{name}", "operation": "insert", "rows": len(VALUES)}]
    quoted = name.replace("`", "``")
    for number, value in enumerate(VALUES):
        text = value.replace("\\", "\\\\").replace("'", "''")
        run = run_cli("changes", path, "--where", f"`{quoted}` = '{text}'")
        assert [json.loads(line)["after"]["id"] for line in run.out.split("\n")[:-1]] == [number], run.err


@pytest.mark.parametrize("name", NAMES, ids=repr)
def test_text_is_lines_of_characters(name: str, tmp_path: Path) -> None:
    path = log_of(name, tmp_path)
    for command in (
        ["changes", "--format", "text"],
        ["transactions"],
        ["history", "-T", name, "--key", "3", "--format", "text"],
    ):
        run = run_cli(command[0], path, *command[1:])
        assert run.status == 0, run.err
        assert all(line.isprintable() for line in run.out.split("\n"))
    assert run_cli("changes", "--format", "text", path).out.count("\n") == len(VALUES) * 5


SIGNALS = "a\0\a\b\t\r\x1b]0;t\x07\x1b[2J\x7f\x85\x9b31m\u061c\u200b\u200e\u202e\u2028\u2066\ufeff\U000e0001\ud7ffb"
"""Control characters, marks of direction, separators of lines, and what is not seen; no name of MySQL has a NUL."""


def told(command: str, *arguments: str) -> Iterator[str]:
    """Yield the lines that a command has for people: all but the script of `sql`."""
    run = run_cli(command, *arguments)
    assert run.status in (0, 1, 2)
    is_script = command == "sql" and "--dry-run" not in arguments
    yield from run.err.split("\n")
    yield from () if is_script else run.out.split("\n")


def test_nothing_of_a_log_speaks_to_a_terminal(tmp_path: Path) -> None:
    path = log_of(SIGNALS, tmp_path)
    table = f"{SIGNALS}.{SIGNALS}"
    with open(path, "ab") as file:
        file.write(b"\0" * 30)  # damage
    reading, choice = (path), ("-T", table)
    commands = [
        ("events", *reading),
        ("events", "--links", "--timezone", "+02:00", *reading),
        ("verify", *reading),
        ("verify", "--brief", "--chain", *reading, path),
        *(
            ("sql", "--as", "statements", *dry, *reading)
            for dry in ([], ["--dry-run"], ["--undo"], ["--undo", "--dry-run"])
        ),
        ("sql", "--as", "statements", "--where", "nowhere = 1", *reading),
        ("changes", "--format", "text", "--where", "id = 1", *reading),
        ("changes", "-T", "nothing", "--format", "text", *reading),
        ("history", *choice, "--key", "x=1", *reading),
        ("history", *choice, "--key", "3", "--format", "text", *reading),
        ("state", *choice, "-o", str(tmp_path / "s.sql"), path),
        ("transactions", *reading),
        ("stats", *reading),
        ("stats", "--by", "table", *reading),
        ("carve", *choice, "-o", str(tmp_path / "carved"), path),
        ("export", "--output", str(tmp_path / "out"), path),
        ("inspect", path),
        ("inspect", "--position", "600", path),
        ("verify", path, "--salvage", str(tmp_path / "saved")),
        ("events", f"{path}{SIGNALS[2:]}"),
        ("stats", "--by", SIGNALS[2:], path),
    ]
    said = 0
    for command in commands:
        lines = list(told(*command))
        assert [line for line in lines if not line.isprintable()] == [], command
        said += sum("\\x1b[2J" in line for line in lines)
    assert said > 20


def test_data_is_exact(tmp_path: Path) -> None:
    path = log_of(SIGNALS, tmp_path)
    first = json.loads(run_cli("changes", path).out.split("\n")[0])
    assert (first["database"], first["table"]) == (SIGNALS, SIGNALS)
    assert f"INSERT INTO `{SIGNALS}`.`{SIGNALS}` (`id`, `{SIGNALS}`" in run_cli("sql", "--as", "statements", path).out
    infos = [json.loads(line)["info"] for line in run_cli("events", "--format", "jsonl", path).out.split("\n")[:-1]]
    assert any(f"({SIGNALS}.{SIGNALS})" in info for info in infos)


def unquoted(literal: str) -> str:
    """Read a literal as the server does: a text with escapes, or bytes."""
    if literal.startswith("X'"):
        return bytes.fromhex(literal[2:-1]).decode()
    escapes = {"0": "\0", "n": "\n", "r": "\r", "Z": "\x1a"}
    out, rest = "", iter(literal[1:-1])
    for char in rest:
        assert char != "'"
        out += escapes.get(char := next(rest), char) if char == "\\" else char
    return out


@pytest.mark.parametrize("name", NAMES, ids=repr)
@pytest.mark.parametrize("undo", [[], ["--undo"]], ids=["replay", "undo"])
def test_sql_is_one_statement_a_row(name: str, undo: list[str], tmp_path: Path) -> None:
    """SQLite reads the names; what is left of a statement is its values."""
    run = run_cli("sql", "--as", "statements", *undo, "--no-check", log_of(name, tmp_path))
    assert run.status == 0, run.err
    quoted = name.replace("`", "``")
    head = f"DELETE FROM `{quoted}`.`{quoted}` WHERE `id` = " if undo else (
        f"INSERT INTO `{quoted}`.`{quoted}` (`id`, `{quoted}`, `{quoted}2`) VALUES ("
    )  # fmt: skip
    database = sqlite3.connect(":memory:")
    database.execute(f"ATTACH ':memory:' AS `{quoted}`")
    database.execute(f"CREATE TABLE `{quoted}`.`{quoted}` (id INTEGER, `{quoted}` TEXT, `{quoted}2` BLOB)")
    statements = run.out.split(head)[1:]
    assert len(statements) == len(VALUES)
    order = range(len(VALUES) - 1, -1, -1) if undo else range(len(VALUES))
    for number, statement in zip(order, statements, strict=True):
        rest = statement.split("\n", 1)[0]
        if undo:
            assert rest == f"{number};"
            database.execute(f"{head}{number}")
        else:
            assert rest.startswith(f"{number}, ")
            assert rest.endswith(");")
            text, data = rest.removeprefix(f"{number}, ").removesuffix(");").rsplit(", ", 1)
            assert (unquoted(text), unquoted(data)) == (VALUES[number], VALUES[number])
            database.execute(f"{head}{number}, '', '')")
    head = "SET sql_mode=IF(@@character_set_client IN ("
    guard = "SET sql_mode=IFNULL((SELECT CONCAT('STOPPED: "
    usual = (
        "-- ",
        head,
        guard,
        "SET SESSION ",
        "SET NAMES ",
        "BEGIN;",
        "COMMIT;",
        "INSERT INTO ``.``",
        "DELETE FROM ``.``",
    )
    lines = run.out.replace(f"`{quoted}`", "``").replace(f"`{quoted}2`", "``").split("\n")
    assert [line for line in lines if line and not line.startswith(usual)] == []
