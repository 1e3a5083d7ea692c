"""`state` of tables whose rows foreign keys change because of others, which the server does not log: MariaDB, and MySQL
with `innodb_native_foreign_keys`. What it prints is what the server's SELECT says, at each of many moments.

And `undo` of such changes, with the commands that it says for the other tables.
"""

from __future__ import annotations

import csv
import io
import random
import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.oracle.checks import run_cli

from .server import Server, running

pytestmark = pytest.mark.slow
TEXT = "VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci"
TABLES = {
    "g": "id INT PRIMARY KEY, name VARCHAR(20)",
    "p": "id INT PRIMARY KEY, g_id INT, FOREIGN KEY (g_id) REFERENCES g (id) ON DELETE CASCADE ON UPDATE CASCADE",
    "c": "id INT PRIMARY KEY, p_id INT, q_id INT, touched DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE"
    " CURRENT_TIMESTAMP(3), FOREIGN KEY (P_ID) REFERENCES p (ID) ON DELETE CASCADE ON UPDATE CASCADE,"
    " CONSTRAINT q FOREIGN KEY (q_id) REFERENCES p (id) ON DELETE SET NULL ON UPDATE SET NULL",
    "k": "p_id INT, v INT, f FLOAT, FOREIGN KEY (p_id) REFERENCES p (id) ON DELETE SET NULL ON UPDATE CASCADE",
    "m": "a INT, b VARCHAR(5), n INT, PRIMARY KEY (a, b)",
    "mc": "id INT PRIMARY KEY, x INT, y VARCHAR(5), FOREIGN KEY (x, y) REFERENCES m (a, b) ON DELETE SET NULL"
    " ON UPDATE CASCADE",
    "mk": "x INT, y VARCHAR(5), PRIMARY KEY (x, y), FOREIGN KEY (x, y) REFERENCES m (a, b) ON DELETE CASCADE"
    " ON UPDATE CASCADE",
    "tree": "id INT PRIMARY KEY, up INT, FOREIGN KEY (up) REFERENCES tree (id) ON DELETE CASCADE",
    "t": f"code {TEXT} PRIMARY KEY, n INT",
    "tc": f"id INT PRIMARY KEY, code {TEXT}, twice INT AS (id * 2) VIRTUAL, FOREIGN KEY (code) REFERENCES t (code)"
    " ON DELETE CASCADE ON UPDATE CASCADE",
}
COLUMNS = {"tc": "id, code"}
"""Of tables whose other columns a dump lacks."""
MOMENTS = 5
MOST = 25
"""Of numbers of rows."""


def statement(chance: random.Random) -> str:
    """A change by chance, also such as the server refuses."""
    number, other = chance.randint(1, MOST), chance.randint(1, MOST)
    table = chance.choice(["g", "p", "tree"])
    key = f"a = {number % 5} AND b = '{other % 3}'"
    code = chance.choice(["'One'", "'one'", "'ONE '", "'two'", "'é'"])
    quick = f"({number}, {chance.choice([other, 'NULL'])})"
    return chance.choice(
        [
            f"INSERT IGNORE INTO g VALUES ({number}, 'x'), ({other}, 'y')",
            f"INSERT IGNORE INTO p VALUES {quick}, ({other}, {number})",
            f"INSERT IGNORE INTO tree VALUES {quick}",
            f"INSERT IGNORE INTO c (id, p_id, q_id) VALUES ({number}, {other}, {chance.randint(1, MOST)})",
            f"INSERT IGNORE INTO c (id, p_id, q_id) VALUES ({other}, {number}, NULL)",
            f"INSERT IGNORE INTO k VALUES ({number}, {other % 3}, 0.1), ({number}, 1, 1234567.8), (NULL, 1, NULL)",
            f"INSERT IGNORE INTO m VALUES ({number % 5}, '{other % 3}', 1)",
            f"INSERT IGNORE INTO mc VALUES ({number}, {number % 5}, '{other % 3}')",
            f"INSERT IGNORE INTO mk VALUES ({number % 5}, '{other % 3}')",
            f"INSERT IGNORE INTO t VALUES ({code}, {number})",
            f"INSERT IGNORE INTO tc (id, code) VALUES ({number}, {chance.choice(['LOWER', 'UPPER'])}({code}))",
            f"DELETE FROM {table} WHERE id BETWEEN {number} AND {number + 1}",
            f"UPDATE IGNORE {table} SET id = {other} WHERE id = {number}",
            f"UPDATE IGNORE g SET id = id + 100 WHERE id = {number}; UPDATE IGNORE g SET name = 'z' WHERE id = {other}",
            f"DELETE FROM m WHERE {key}",
            f"UPDATE IGNORE m SET a = {other % 5}, n = n + 1 WHERE {key}",
            f"DELETE FROM t WHERE code = {code}",
            f"UPDATE IGNORE t SET code = UPPER(code) WHERE code = {code}",
            f"UPDATE IGNORE t SET code = {code} WHERE n = {number}",
            f"UPDATE k SET v = v + 1, f = f / 3 WHERE p_id = {number}",
            f"DELETE FROM k WHERE v = {number % 5} LIMIT 1",
            f"UPDATE c SET q_id = NULL WHERE id = {number}",
            f"REPLACE INTO p VALUES {quick}",
            f"SET foreign_key_checks = 0; DELETE FROM p WHERE id = {number}; SET foreign_key_checks = 1",
        ]
    )


def workload(chance: random.Random, count: int) -> str:
    parts = [f"BEGIN; {'; '.join(statement(chance) for _ in range(chance.randint(1, 3)))};" for _ in range(count)]
    return "".join(f"{part} {chance.choice(['COMMIT', 'COMMIT', 'ROLLBACK'])};\n" for part in parts)


def changed(server: Server, script: str) -> None:
    """Run a script; what foreign keys refuse is no error."""
    command = [server.flavour.client, "--no-defaults", "-uroot", f"--socket={server.data}/s.sock", "--force", "s"]
    data = f"SET NAMES utf8mb4; {script}".encode()
    subprocess.run(server.command(*command), input=data, capture_output=True, check=False)


@pytest.fixture(params=["mysql", "mariadb"])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server that does not log cascades, with its other settings as they are by default."""
    if request.param == "mariadb":
        found: Server = request.getfixturevalue("mariadb")
        yield found
        return
    request.getfixturevalue("mysql")
    with running("mysql", "--innodb-native-foreign-keys=ON", "--binlog-row-metadata=MINIMAL") as found:
        yield found


def dumped(server: Server) -> bytes:
    name, place = (
        ("mysqldump", "--source-data=2") if server.flavour.name == "mysql" else ("mariadb-dump", "--master-data=2")
    )
    socket = f"--socket={server.data}/s.sock"
    command = server.command(name, "--no-defaults", "-uroot", socket, "--single-transaction", place, "s")
    return subprocess.run(command, capture_output=True, check=True).stdout


def tables(server: Server) -> dict[str, list[list[str]]]:
    """The rows of each table, in the order of their texts."""
    names = [name for (name,) in server.rows("SHOW TABLES FROM s")]
    return {name: server.rows(f"SELECT {COLUMNS.get(name, '*')} FROM s.{name}") for name in names}


def found(table: str, at: str, *arguments: str) -> tuple[list[list[str]], str]:
    """The rows that `state` prints, and what it says."""
    run = run_cli("state", "--table", f"s.{table}", "--at", at, "--format", "csv", *arguments)
    assert run.status == 0, run.err
    lines = list(csv.reader(io.StringIO(run.out)))
    width = len(COLUMNS[table].split(",")) if table in COLUMNS else None
    return plain([line[:width] for line in lines[1:]]), run.err


def plain(rows: list[list[str]]) -> list[list[str]]:
    """Rows in the order of their texts, FLOATs with the digits that dumps and servers print."""
    return sorted([_text(value) for value in row] for row in rows)


def _text(value: str) -> str:
    text = "NULL" if value == "" else value
    return f"{float(text):.6g}" if re.fullmatch(r"-?\d+(\.\d+)?(e[+-]?\d+)?", text) else text.replace("T", " ")


def made(server: Server, chance: random.Random, *, from_dump: bool, tmp_path: Path) -> tuple[list[str], list[str]]:
    """Tables with rows; the logs from there on, and what else `state` is given."""
    server.drop_all()
    server.new_log()
    first = server.log()
    server.run("CREATE DATABASE s")
    server.run("".join(f"CREATE TABLE s.{name} ({columns});\n" for name, columns in TABLES.items()), database="s")
    if not from_dump:
        return [str(first)], ["--schema-from-log"]
    changed(server, workload(chance, 80))
    path = tmp_path / "dump.sql"
    path.write_bytes(dumped(server))
    return [str(server.log())], ["--baseline", str(path)]


@pytest.mark.parametrize("from_dump", [True, False])
def test_rows_that_foreign_keys_changed(server: Server, from_dump: bool, tmp_path: Path) -> None:
    chance = random.Random(11)
    (first,), given = made(server, chance, from_dump=from_dump, tmp_path=tmp_path)
    truth = []
    for moment in range(MOMENTS):
        changed(server, workload(chance, 25))
        truth.append((f"{server.log().name}:{server.position()}", tables(server)))
        if moment == MOMENTS // 2:
            server.new_log()
    logs = [str(log) for log in server.logs_since(Path(first))]
    assert sum(len(rows) for _, held in truth for rows in held.values()) > 20 * MOMENTS
    for at, held in truth[:: 1 if from_dump else 2]:
        for table, rows in held.items():
            mine, said = found(table, at, *given, *logs)
            assert "unknown" not in said, said
            assert mine == plain(rows), (table, at)


def test_keys_that_are_changed_on_the_way(server: Server, tmp_path: Path) -> None:
    chance = random.Random(12)
    (first,), given = made(server, chance, from_dump=True, tmp_path=tmp_path)
    truth = []
    for change in (
        "RENAME TABLE g TO gg, p TO g; ",
        "ALTER TABLE c DROP FOREIGN KEY c_ibfk_1; ",
        "ALTER TABLE c ADD FOREIGN KEY (p_id) REFERENCES g (id) ON DELETE SET NULL; ",
        "ALTER TABLE g RENAME COLUMN id TO number; ALTER TABLE g RENAME COLUMN number TO id; ",
        "CREATE TABLE late (id INT PRIMARY KEY, r INT, FOREIGN KEY (r) REFERENCES gg (id) ON DELETE CASCADE);"
        "INSERT INTO late SELECT id, id FROM gg; ",
    ):
        changed(server, "DELETE FROM c WHERE p_id NOT IN (SELECT id FROM p); " + change)
        changed(server, change + workload(chance, 30).replace(" g ", " gg ").replace(" p ", " g "))
        truth.append((f"{server.log().name}:{server.position()}", tables(server)))
    logs = [str(log) for log in server.logs_since(Path(first))]
    for at, held in truth:
        for table in ("c", "k", "late"):
            if table in held:
                options = ["--schema-from-log"] if table == "late" else given  # the dump has not got it
                mine, said = found(table, at, *options, *logs)
                assert mine == plain(held[table]), (table, at, said)


def test_the_commands_that_undo_says_bring_rows_back(mariadb: Server, tmp_path: Path) -> None:
    mariadb.drop_all()
    mariadb.new_log()
    log = mariadb.log()
    mariadb.run(
        "CREATE DATABASE s; CREATE TABLE s.o (id INT PRIMARY KEY, v TEXT);"
        "CREATE TABLE s.i (id INT PRIMARY KEY, o_id INT, n FLOAT,"
        " FOREIGN KEY (o_id) REFERENCES s.o (id) ON DELETE CASCADE ON UPDATE CASCADE);"
        "CREATE TABLE s.j (i_id INT, v TEXT, FOREIGN KEY (i_id) REFERENCES s.i (id) ON DELETE SET NULL);"
        "INSERT INTO s.o VALUES (1, 'a'), (2, 'b'), (3, 'c'), (4, 'd');"
        "INSERT INTO s.i VALUES (1, 1, 0.1), (2, 1, NULL), (3, 2, 7), (4, 3, 8);"
        "INSERT INTO s.j VALUES (1, 'it''s'), (1, 'it''s'), (2, NULL), (4, '');"
    )
    before = mariadb.state()
    mariadb.run("BEGIN; DELETE FROM s.o WHERE id < 3; UPDATE s.o SET id = 33 WHERE id = 3; COMMIT")
    mariadb.run("DELETE FROM s.o WHERE id = 4; INSERT INTO s.o VALUES (4, 'd')")
    assert mariadb.state() != before
    run = run_cli("undo", str(log), "--gtid", gtid_of(log, "delete 2"))
    mariadb.run(run.out, "--binary-mode")
    commands = [line.partition("script: ")[2] for line in run.err.split("\n") if line.startswith("Rows of ")]
    assert [shlex.split(command)[4] for command in commands] == ["s.i", "s.j"]
    for command in commands:
        mariadb.run(run_cli(*shlex.split(command)[1:]).out, "--binary-mode")
    assert mariadb.state() == before


def gtid_of(log: Path, rows: str) -> str:
    """The transaction of which the listing says this."""
    (line,) = (line for line in run_cli("transactions", str(log)).out.splitlines() if rows in line)
    found = re.search(r"\d+-\d+-\d+(?=;)", line)
    assert found is not None
    return found[0]


def test_what_cannot_be_told_is_said_with_its_place(mariadb: Server) -> None:
    mariadb.drop_all()
    mariadb.new_log()
    log = mariadb.log()
    mariadb.run(
        f"CREATE DATABASE s; CREATE TABLE s.t (code {TEXT} PRIMARY KEY);"
        f"CREATE TABLE s.tc (id INT PRIMARY KEY, code {TEXT},"
        " FOREIGN KEY (code) REFERENCES s.t (code) ON DELETE CASCADE);"
        "INSERT INTO s.t VALUES ('é'); INSERT INTO s.tc VALUES (1, 'e'), (2, 'é'); DELETE FROM s.t"
    )
    at = f"{log.name}:{mariadb.position()}"
    mine, said = found("tc", at, "--schema-from-log", str(log))
    assert mine == [["1", "e"]]
    assert re.search(
        r"unknown: whether tc_ibfk_1 changed rows with e, as only the server .*, at \S+log\.\d+:\d+\n", said
    )
    plainly = run_cli("state", "--table", "s.tc", "--at", at, "--no-continuity", str(log))
    assert "the primary key of" in plainly.err
