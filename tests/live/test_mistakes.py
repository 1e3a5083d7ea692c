"""Mistakes among other traffic, found and undone on real servers as the documents say (docs/sql.md).

Each table has a shadow, which gets all that was meant and not the mistake: after the undo the two are equal by
`CHECKSUM TABLE`.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from .server import Server
from .tool import tool

pytestmark = pytest.mark.slow
TABLES = ("orders", "items")
SETUP = """
CREATE TABLE shop.{0} (id INT PRIMARY KEY, status VARCHAR(20) COLLATE utf8mb4_general_ci, total DECIMAL(8,2),
 made DATETIME, note TEXT, ratio FLOAT, KEY (status)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO shop.{0} VALUES {1};
"""
ROWS = ", ".join(
    f"({number}, {'NULL' if number % 7 == 0 else repr('new')}, {number}.25, '2026-11-2{number % 10} 10:00:00',"
    f" {'NULL' if number % 5 == 0 else repr(f'it is {number}')}, {number} / 3)"
    for number in range(1, 301)
)


def both(statement: str) -> str:
    """Something that is meant, for a table and its shadow: in the statement it is called ``$``."""
    return f"BEGIN; {statement.replace('$', '')}; {statement.replace('$', '_shadow')}; COMMIT;\n"


def prepared(server: Server) -> Path:
    server.drop_all()
    server.run("CREATE DATABASE shop; CREATE TABLE shop.traffic (id INT AUTO_INCREMENT PRIMARY KEY, v VARCHAR(30));")
    for table in TABLES:
        server.run(SETUP.format(table, ROWS) + SETUP.format(f"{table}_shadow", ROWS))
    server.new_log()
    return server.log()


@contextmanager
def traffic(server: Server) -> Iterator[None]:
    """Others write, into the table with the mistake, too."""
    has_ended, numbers = threading.Event(), iter(range(1000, 100_000))

    def write() -> None:
        while not has_ended.is_set():
            number = next(numbers)
            values = f"VALUES ({number}, 'sent', 1, NOW(), 'traffic', 0.1)"
            server.run(
                both(f"INSERT INTO shop.orders$ {values}")
                + both(f"UPDATE shop.orders$ SET total = total + 1, status = 'back' WHERE id = {number - 3}")
                + f"INSERT INTO shop.traffic (v) VALUES ('{number}'), ('x'); DELETE FROM shop.traffic LIMIT 1;"
            )

    writer = threading.Thread(target=write)
    writer.start()
    try:
        yield
    finally:
        has_ended.set()
        writer.join()


def definitions(server: Server) -> Path:
    """What the server says of the tables, for logs without names of columns."""
    shown = [server.run(f"SHOW CREATE TABLE shop.{table}", "-N", "-B", "--raw").partition(b"\t")[2] for table in TABLES]
    path = server.log().parent / "schema.sql"
    path.write_bytes(b";\n".join([b"USE shop", *shown, b""]))
    return path


def found(log: Path, table: str) -> tuple[dict[str, Any], int]:
    """The transaction with the most rows of a table, and the position of what comes after it."""
    lines = tool("transactions", "--format", "jsonl", log)[0].splitlines()
    known = [json.loads(line) for line in lines]
    most = max(known, key=lambda one: sum(change["rows"] for change in one["tables"] if change["table"] == table))
    behind = [one["position"] for one in known if one["position"] > most["position"]]
    return most, behind[0]


def assert_as_meant(server: Server) -> None:
    for table in TABLES:
        one, other = (server.rows(f"CHECKSUM TABLE shop.{name}")[0][1] for name in (table, f"{table}_shadow"))
        assert one == other, table


def test_an_update_without_where_with_later_changes(mysql: Server) -> None:
    log = prepared(mysql)
    with traffic(mysql):
        mysql.run(both("UPDATE shop.orders$ SET total = 5 WHERE id = 3"))
        mysql.run("UPDATE shop.orders SET status = 'paid', total = total / 2")
        for number in (3, 8):
            mysql.run(both(f"UPDATE shop.orders$ SET note = 'later', ratio = NULL WHERE id = {number}"))
        mysql.run(both("DELETE FROM shop.orders$ WHERE id = 11"))
    mistake, stop = found(log, "shop.orders")
    chosen = ("-T", "shop.orders", "--start-position", str(mistake["position"]), "--stop-position", str(stop))
    assert "left out" in tool("sql", "--undo", "--dry-run", *chosen, log)[0]
    script, said = tool("sql", "--undo", *chosen, log)
    assert f"shop.orders `id` = 11: delete at {log}:" in said
    assert not any(f"`id` = {number}:" in said for number in (3, 8))  # other columns
    mysql.run(script.encode(errors="surrogateescape"), "--binary-mode")
    different = "SELECT o.id FROM shop.orders o JOIN shop.orders_shadow s USING (id) WHERE"
    same = " AND ".join(f"o.{name} <=> s.{name}" for name in ("status", "total", "note", "ratio", "made"))
    left = [number for (number,) in mysql.rows(f"{different} NOT ({same})")]
    assert all(int(number) >= 1000 for number in left)  # of the traffic, which has changed the same columns
    assert all(f"`id` = {number}:" in said or "... and more" in said for number in left)
    if left:
        rest, _ = tool("sql", "--undo", "--include-conflicts", "--where", f"id in ({', '.join(left)})", *chosen, log)
        mysql.run(rest.encode(errors="surrogateescape"), "--binary-mode")


def test_a_deploy_is_undone_by_its_gtid(mariadb: Server) -> None:
    log = prepared(mariadb)
    with traffic(mariadb):
        mariadb.run(
            "BEGIN; INSERT INTO shop.items SELECT id + 5000, 'deploy', total, made, note, ratio FROM shop.items;"
            " UPDATE shop.items SET status = CONCAT(status, '!'), note = NULL WHERE id < 200;"
            " DELETE FROM shop.items WHERE id BETWEEN 20 AND 40; UPDATE shop.items SET id = id + 9000 WHERE id < 5;"
            " COMMIT;"
        )
    deploy, _ = found(log, "shop.items")
    script, said = tool("sql", "--undo", "--include-gtids", deploy["gtid"], "--schema", definitions(mariadb), log)
    assert "changed again" not in said
    mariadb.run(script.encode(errors="surrogateescape"), "--binary-mode")
    assert_as_meant(mariadb)


def test_a_delete_is_undone(mysql56: Server) -> None:
    log = prepared(mysql56)
    with traffic(mysql56):
        mysql56.run("DELETE FROM shop.items WHERE status = 'new' OR status IS NULL")
        mysql56.run("DELETE FROM shop.orders WHERE id < 50")
    schema = definitions(mysql56)
    for table in TABLES:
        mistake, stop = found(log, f"shop.{table}")
        place = ("--start-position", str(mistake["position"]), "--stop-position", str(stop))
        script, _ = tool("sql", "--undo", "--operation", "delete", "-T", table, *place, "--schema", schema, log)
        mysql56.run(script.encode(errors="surrogateescape"), "--binary-mode")
    assert_as_meant(mysql56)


def test_an_update_is_undone_as_events(mysql: Server) -> None:
    log = prepared(mysql)
    with traffic(mysql):
        mysql.run("UPDATE shop.items SET ratio = ratio + 1, note = 'wrong', made = NULL")
    mistake, stop = found(log, "shop.items")
    place = ("--start-position", str(mistake["position"]), "--stop-position", str(stop))
    script, _ = tool("sql", "--undo", "--as", "events", *place, log)
    mysql.run(script.encode(errors="surrogateescape"), "--binary-mode")
    assert_as_meant(mysql)
