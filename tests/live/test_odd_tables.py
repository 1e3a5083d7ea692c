"""Tables that are not as most are: what is done to them is replayed, and undone as statements and as events."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from .replay import FORMS, replayed, sql, without_checksums
from .server import Server
from .tool import tool

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Odd:
    """A table, and what is done to it."""

    table: str
    """Statements that make it."""
    change: str
    flavours: tuple[str, ...] = ("mysql", "mariadb", "mysql56")
    cannot: tuple[str, ...] = ()
    """Of `undo`, `events`, `replay`: what is not tried, for the documents say that it cannot be."""
    has_times: bool = False
    """The checksum depends on when its rows were written."""
    is_generated: bool = False
    """It has columns that MariaDB 11.8 leaves out of the images of UPDATE and DELETE: as events it is not undone."""


CASES = {
    "system-versioned": Odd(
        "CREATE TABLE d.t (id INT PRIMARY KEY, v INT) WITH SYSTEM VERSIONING;"
        "INSERT INTO d.t VALUES (1, 1), (2, 2), (3, 3); UPDATE d.t SET v = v + 1",
        "UPDATE d.t SET v = v + 10; DELETE FROM d.t WHERE id = 2; INSERT INTO d.t VALUES (9, 9), (2, 5);"
        "BEGIN; UPDATE d.t SET id = 7 WHERE id = 3; UPDATE d.t SET v = 8 WHERE id = 7;"
        "DELETE FROM d.t WHERE id = 1; COMMIT",
        flavours=("mariadb",),
        cannot=("events",),
        has_times=True,
    ),
    "versioned-without-a-key": Odd(
        "CREATE TABLE d.t (v INT, b TIMESTAMP(6) GENERATED ALWAYS AS ROW START INVISIBLE,"
        "e TIMESTAMP(6) GENERATED ALWAYS AS ROW END INVISIBLE, PERIOD FOR SYSTEM_TIME (b, e))"
        " WITH SYSTEM VERSIONING; INSERT INTO d.t (v) VALUES (1), (1), (2)",
        "UPDATE d.t SET v = v + 10; DELETE FROM d.t WHERE v = 11 LIMIT 1",
        flavours=("mariadb",),
        cannot=("events",),
        has_times=True,
    ),
    "period": Odd(
        "CREATE TABLE d.t (id INT, v INT, s DATE, e DATE, PERIOD FOR p (s, e), PRIMARY KEY (id, p WITHOUT OVERLAPS));"
        "INSERT INTO d.t VALUES (1, 1, '2020-01-01', '2021-01-01')",
        "DELETE FROM d.t FOR PORTION OF p FROM '2020-03-01' TO '2020-05-01'",
        flavours=("mariadb",),
    ),
    "negative-zero": Odd(
        "CREATE TABLE d.t (id INT, f FLOAT, x DOUBLE); INSERT INTO d.t VALUES (1, -0e0, -0e0), (1, 0, 0)",
        "UPDATE d.t SET id = 2; DELETE FROM d.t LIMIT 1",
    ),
    "labels": Odd(
        "CREATE TABLE d.t (id INT PRIMARY KEY, e ENUM('ä','ö','z') CHARACTER SET latin1,"
        "s SET('ü','é','n') CHARACTER SET latin1, k ENUM('€','日本') CHARACTER SET utf8mb4, c ENUM('д','ж') CHARACTER"
        " SET cp1251); INSERT INTO d.t VALUES (1, 'ä', 'ü,n', '€', 'ж'), (2, 'ö', 'é', '日本', 'д'),"
        "(3, 'z', '', NULL, NULL)",
        "UPDATE d.t SET e = 'z', s = 'ü,é', k = '日本', c = 'д'; DELETE FROM d.t WHERE id = 2",
    ),
    "labels-without-a-key": Odd(
        "CREATE TABLE d.t (e ENUM('ä','ö','z') CHARACTER SET latin1, s SET('ü','é','n') CHARACTER SET utf8mb4);"
        "INSERT INTO d.t VALUES ('ä', 'ü,n'), ('ö', 'é'), ('z', '')",
        "UPDATE d.t SET e = 'z', s = 'ü,é'; DELETE FROM d.t LIMIT 1",
    ),
    "invisible-and-generated": Odd(
        "CREATE TABLE d.t (id INT PRIMARY KEY, v INT INVISIBLE, g INT AS (v * 2) STORED, h INT AS (v + 1) VIRTUAL);"
        "INSERT INTO d.t (id, v) VALUES (1, 1), (2, 2)",
        "UPDATE d.t SET v = v + 10; DELETE FROM d.t WHERE id = 2; INSERT INTO d.t (id, v) VALUES (7, 7)",
        flavours=("mysql", "mariadb"),
        is_generated=True,
    ),
    "invisible-key": Odd(
        "SET sql_generate_invisible_primary_key = 1; CREATE TABLE d.t (v INT);INSERT INTO d.t (v) VALUES (1), (1), (2)",
        "UPDATE d.t SET v = v + 10; DELETE FROM d.t WHERE v = 11 LIMIT 1",
        flavours=("mysql",),
    ),
    "functional-index": Odd(
        "CREATE TABLE d.t (id INT PRIMARY KEY, v VARCHAR(10), KEY k ((UPPER(v))));"
        "INSERT INTO d.t VALUES (1, 'a'), (2, 'b')",
        "UPDATE d.t SET v = 'x'; DELETE FROM d.t WHERE id = 2",
        flavours=("mysql",),
    ),
    "duplicates": Odd(
        "CREATE TABLE d.t (a INT, b VARCHAR(5));"
        "INSERT INTO d.t VALUES (1, 'x'), (1, 'x'), (1, 'x'), (NULL, NULL), (NULL, NULL)",
        "DELETE FROM d.t LIMIT 2; UPDATE d.t SET b = 'y' WHERE a = 1; INSERT INTO d.t VALUES (1, 'y'), (1, 'y')",
    ),
    "cascade": Odd(
        "CREATE TABLE d.p (id INT PRIMARY KEY); CREATE TABLE d.c (id INT PRIMARY KEY, p INT, FOREIGN KEY (p) REFERENCES"
        " d.p (id) ON DELETE CASCADE ON UPDATE CASCADE); INSERT INTO d.p VALUES (1), (2);"
        "INSERT INTO d.c VALUES (1, 1), (2, 1), (3, 2)",
        "UPDATE d.p SET id = 20 WHERE id = 2; DELETE FROM d.p WHERE id = 1",
        flavours=("mysql",),
    ),
    "trigger": Odd(
        "CREATE TABLE d.t (id INT PRIMARY KEY, v INT); CREATE TABLE d.l (n INT AUTO_INCREMENT PRIMARY KEY, m INT);"
        "INSERT INTO d.t VALUES (1, 1), (2, 2);"
        "CREATE TRIGGER d.tr AFTER UPDATE ON d.t FOR EACH ROW INSERT INTO d.l (m) VALUES (NEW.v)",
        "UPDATE d.t SET v = 9",
        cannot=("undo", "replay"),
    ),
    "cascade-that-no-log-has": Odd(
        "CREATE TABLE d.p (id INT PRIMARY KEY); CREATE TABLE d.c (id INT PRIMARY KEY, p INT, FOREIGN KEY (p) REFERENCES"
        " d.p (id) ON DELETE CASCADE ON UPDATE CASCADE); CREATE TABLE d.n (id INT PRIMARY KEY, p INT, FOREIGN KEY (p)"
        " REFERENCES d.p (id) ON DELETE SET NULL); INSERT INTO d.p VALUES (1), (2);"
        "INSERT INTO d.c VALUES (1, 1), (2, 1), (3, 2); INSERT INTO d.n VALUES (1, 1), (2, 2)",
        "UPDATE d.c SET p = 1 WHERE id = 3; DELETE FROM d.n WHERE id = 2; UPDATE d.p SET id = 20 WHERE id = 2;"
        "DELETE FROM d.p WHERE id = 1",
        flavours=("mariadb", "mysql56"),
        cannot=("events", "undo"),
    ),
    "partitions": Odd(
        "CREATE TABLE d.t (id INT PRIMARY KEY, v INT) PARTITION BY HASH (id) PARTITIONS 3;"
        "INSERT INTO d.t VALUES (1, 1), (2, 2), (3, 3)",
        "UPDATE d.t SET id = id + 10; DELETE FROM d.t WHERE id = 12",
    ),
    "times-that-set-themselves": Odd(
        "CREATE TABLE d.t (id INT PRIMARY KEY AUTO_INCREMENT, v INT, CHECK (v > 0),"
        "ts TIMESTAMP DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP); INSERT INTO d.t (v) VALUES (1), (2);"
        "SET timestamp = 1700000000; UPDATE d.t SET v = 5 WHERE id = 1; SET timestamp = DEFAULT",
        "UPDATE d.t SET v = 7; DELETE FROM d.t WHERE id = 1",
    ),
    "swapped-unique-values": Odd(
        "CREATE TABLE d.t (id INT PRIMARY KEY, u INT UNIQUE); INSERT INTO d.t VALUES (1, 1), (2, 2)",
        "UPDATE d.t SET u = 99 WHERE id = 1; UPDATE d.t SET u = 1 WHERE id = 2; UPDATE d.t SET u = 2 WHERE id = 1",
    ),
    "shifted-keys": Odd(
        "CREATE TABLE d.t (id INT PRIMARY KEY, v INT); INSERT INTO d.t VALUES (1, 1), (2, 2), (3, 3)",
        "UPDATE d.t SET id = id + 1 ORDER BY id DESC",
    ),
    "zero-for-auto-increment": Odd(
        "SET sql_mode = 'NO_AUTO_VALUE_ON_ZERO'; CREATE TABLE d.t (id INT PRIMARY KEY AUTO_INCREMENT, v INT);"
        "INSERT INTO d.t VALUES (0, 1), (2, 2)",
        "DELETE FROM d.t",
    ),
    "no-backslash-escapes": Odd(
        "SET sql_mode = 'ANSI,NO_BACKSLASH_ESCAPES'; CREATE TABLE d.t (id INT PRIMARY KEY, v VARCHAR(50), c CHAR(10));"
        "INSERT INTO d.t VALUES (1, CONCAT(CHAR(92), '''\"'), ' x '), (2, CHAR(92), CONCAT(CHAR(92), ''''))",
        "SET sql_mode = 'ANSI,NO_BACKSLASH_ESCAPES'; UPDATE d.t SET v = CONCAT('q', CHAR(92), CHAR(92)), c = CHAR(92);"
        "DELETE FROM d.t WHERE id = 2",
    ),
}
IDS = [(name, flavour) for name, odd in CASES.items() for flavour in odd.flavours]


@pytest.mark.parametrize(("name", "flavour"), IDS, ids=["-".join(pair) for pair in IDS])
def test_it_is_undone_and_replayed(name: str, flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    odd = CASES[name]
    server.drop_all()
    server.new_log()
    log = server.log()
    state = (lambda: without_checksums(server.state())) if odd.has_times else server.state
    server.run(f"SET NAMES utf8mb4; CREATE DATABASE d; {odd.table}")
    before, start = state(), server.position()
    server.run(f"SET NAMES utf8mb4; {odd.change}")
    changed = state()
    assert changed != before
    if odd.is_generated and flavour == "mariadb" and server.version >= (11, 8):
        said = tool("undo", "--as", "events", log, "--start-position", str(start), status=1)[1]
        assert "it is of MariaDB 11.8, which leaves out generated ones" in said
    elif "events" not in odd.cannot:
        server.run(sql("--undo", "--as", "events", log, "--start-position", str(start)), "--binary-mode")
        assert state() == before
        if "replay" not in odd.cannot:
            assert replayed(server, log, "statements") == changed
    if "undo" not in odd.cannot:
        server.run(sql("--undo", log, "--start-position", str(start)), "--binary-mode")
        assert state() == before
    for form in FORMS if "replay" not in odd.cannot else ("events",):
        again = replayed(server, log, form)
        assert (without_checksums(again) if odd.has_times else again) == changed
