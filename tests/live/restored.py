"""Work of a source whose dump and logs are restored, and the GTIDs of servers."""

from __future__ import annotations

import subprocess

from .server import Server

__all__ = ["TABLES", "dumped", "gtids", "last_gtid", "work"]

TABLES = """
CREATE DATABASE shop; CREATE DATABASE other;
CREATE TABLE shop.orders (id INT PRIMARY KEY AUTO_INCREMENT, n INT, note TEXT);
CREATE TABLE shop.seen (id INT PRIMARY KEY AUTO_INCREMENT, n INT);
CREATE TABLE other.o (id INT PRIMARY KEY AUTO_INCREMENT, n INT);
CREATE TRIGGER shop.orders_ai AFTER INSERT ON shop.orders FOR EACH ROW INSERT INTO shop.seen (n) VALUES (NEW.n);
"""


def work(first: int, count: int) -> str:
    """Return transactions on three tables, one of them with a trigger."""
    return "".join(
        f"BEGIN; INSERT INTO shop.orders (n, note) VALUES ({i}, REPEAT('x', {i % 90})), ({-i}, NULL);"
        f"UPDATE shop.orders SET n = n + 1 WHERE id = {i % 17 + 1}; INSERT INTO other.o (n) VALUES ({i}); COMMIT;"
        for i in range(first, first + count)
    )


def gtids(server: Server) -> str:
    return server.rows("SELECT @@GLOBAL.gtid_executed")[0][0].replace("\\n", "")


def last_gtid(server: Server) -> str:
    """Return the GTID of the last transaction; empty where there are none."""
    if server.flavour.name == "mariadb":
        return server.rows("SELECT @@GLOBAL.gtid_binlog_pos")[0][0]
    events = server.rows(f"SHOW BINLOG EVENTS IN '{server.log().name}'")  # executed ones have gaps, and other servers'
    found = [info for *_, info in events if "GTID_NEXT= '" in info]
    return found[-1].split("'")[1].partition("ANONYMOUS")[0] if found else ""


def dumped(server: Server, *names: str) -> bytes:
    """Return a dump of tables, as the documents have it."""
    is_mysql = server.flavour.name == "mysql"
    options = ("--source-data=2", "--set-gtid-purged=COMMENTED") if is_mysql else ("--master-data=2",)
    program = ["mysqldump" if is_mysql else "mariadb-dump", "--no-defaults", "-uroot", f"--socket={server.data}/s.sock"]
    command = server.command(*program, "--single-transaction", "--skip-triggers", *options, *names)
    return subprocess.run(command, capture_output=True, check=True).stdout
