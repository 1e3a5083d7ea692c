"""`diff` over the logs of a server and of its replica, by what was done to them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from .server import Server, find, running
from .tool import tool

pytestmark = pytest.mark.slow
REPLICA = {
    "mysql": ("--server-id=8", "--relay-log=relay-bin", "--performance-schema=ON"),
    "mariadb": ("--server-id=8", "--relay-log=relay-bin", "--log-slave-updates"),
}
OTHER_FORM = {
    "mysql": ("--binlog-row-image=MINIMAL", "--binlog-transaction-compression=ON", "--binlog-checksum=NONE"),
    "mariadb": ("--binlog-row-image=MINIMAL", "--log-bin-compress", "--log-bin-compress-min-len=10"),
}
"""What a replica writes otherwise, and means the same."""
TABLES = """
CREATE DATABASE d CHARACTER SET utf8mb4; USE d;
CREATE TABLE t (id INT UNSIGNED PRIMARY KEY, e ENUM('p','q') NOT NULL, s SET('x','y','z'), n DECIMAL(12,3), b BLOB,
    f DOUBLE, j JSON, c CHAR(8) CHARACTER SET latin1, at DATETIME(3), v VARCHAR(300));
CREATE TABLE plain (a INT, b VARCHAR(20));
"""
WORK = """
INSERT INTO t VALUES (1, 'p', 'x,z', 1.5, 'blob', 0.1, '{"a": 1}', 'ä', '2026-11-20 08:00:00.125', REPEAT('v', 280)),
    (2, 'q', '', -1.5, NULL, -0.0, '[1]', 'b', NULL, ''), (4294967295, 'q', NULL, 0, '', 1e300, NULL, NULL, NULL, NULL);
INSERT INTO plain VALUES (1, 'a'), (1, 'a'), (2, NULL);
UPDATE t SET n = n + 1, v = 'new' WHERE id < 3;
UPDATE t SET e = 'q', b = 'other' WHERE id = 1;
UPDATE plain SET b = 'c' WHERE a = 1;
BEGIN; DELETE FROM t WHERE id = 2; INSERT INTO plain VALUES (3, 'x'); DELETE FROM plain WHERE a = 2; COMMIT;
UPDATE t SET j = '{"a": 2, "b": []}', id = 7 WHERE id = 1;
DELETE FROM t WHERE id = 4294967295;
"""


@contextmanager
def replicating(name: str, *options: str) -> Iterator[tuple[Server, Server]]:
    """A server, and one that follows it."""
    if (obstacle := find(name)[1]) is not None:
        pytest.skip(f"no {name} server: {obstacle}")
    with running(name) as source, running(name, *REPLICA[name], *options) as replica:
        port = source.rows("SELECT @@port")[0][0]
        if name == "mysql":
            replica.run(
                f"CHANGE REPLICATION SOURCE TO SOURCE_HOST='127.0.0.1', SOURCE_PORT={port}, SOURCE_USER='root',"
                " SOURCE_AUTO_POSITION=1, GET_SOURCE_PUBLIC_KEY=1; START REPLICA"
            )
        else:
            replica.run(
                f"CHANGE MASTER TO MASTER_HOST='127.0.0.1', MASTER_PORT={port}, MASTER_USER='root',"
                " MASTER_USE_GTID=slave_pos; START SLAVE"
            )
        yield source, replica


def follow(source: Server, replica: Server) -> None:
    """Wait until the replica has done all that the source did."""
    if source.flavour.name == "mysql":
        ask = f"SELECT WAIT_FOR_EXECUTED_GTID_SET('{source.rows('SELECT @@gtid_executed')[0][0]}', 60)"
    else:
        ask = f"SELECT MASTER_GTID_WAIT('{source.rows('SELECT @@gtid_binlog_pos')[0][0]}', 60)"
    assert replica.rows(ask) == [["0"]], replica.rows("SHOW REPLICA STATUS")


def stop(replica: Server) -> None:
    replica.run("STOP REPLICA" if replica.flavour.name == "mysql" else "STOP SLAVE")


def compare(a: Server, b: Server, *options: str, status: int) -> list[dict[str, Any]]:
    paths = (str(server.data_here / "log.0*") for server in (a, b))
    out, _ = tool("diff", *paths, "--format", "jsonl", *options, status=status)
    return [json.loads(line) for line in out.splitlines()]


@pytest.mark.parametrize("name", ["mysql", "mariadb"])
def test_what_a_replica_writes_otherwise_is_no_difference(name: str) -> None:
    with replicating(name, *OTHER_FORM[name]) as (source, replica):
        source.run(TABLES)
        source.run(WORK, database="d")
        follow(source, replica)
        (summary,) = compare(source, replica, status=0)
        assert summary["summary"]["equal"]
        assert summary["summary"]["shared"] >= 11


@pytest.mark.parametrize("name", ["mysql", "mariadb"])
def test_a_replica_that_somebody_wrote_to(name: str) -> None:
    with replicating(name) as (source, replica):
        source.run(TABLES)
        source.run("INSERT INTO t (id, e, v) VALUES (1, 'p', 'as it was'), (2, 'q', 'stays')", database="d")
        follow(source, replica)
        replica.run("UPDATE t SET v = 'by hand' WHERE id = 1", database="d")
        source.run("UPDATE t SET n = 5 WHERE id < 3; INSERT INTO plain VALUES (9, 'after')", database="d")
        follow(source, replica)
        errant, changed, summary = compare(source, replica, status=1)
        assert (errant["difference"], errant["a"], errant["b"]["server_id"]) == ("only", None, 8)
        assert summary["summary"]["b"]["only"] == errant["gtid"]
        assert changed["difference"] == "differs"
        (row,) = changed["rows"]
        before = {side: list(row[side]["before"].values())[-1] for side in "ab"}
        assert (before, len(row["differs"])) == ({"a": "as it was", "b": "by hand"}, 1)


@pytest.mark.parametrize("name", ["mysql", "mariadb"])
def test_a_failover_that_lost_a_transaction(name: str) -> None:
    with replicating(name) as (source, replica):
        source.run(TABLES)
        follow(source, replica)
        stop(replica)
        source.run("INSERT INTO plain VALUES (1, 'lost')", database="d")
        (summary,) = compare(source, replica, status=0)
        lost = summary["summary"]["a"]["after_other"]
        assert lost, "it may be still to come"
        replica.run("INSERT INTO plain VALUES (2, 'of the new source')", database="d")
        first, second, summary = compare(source, replica, status=1)
        assert [found["difference"] for found in (first, second)] == ["only", "only"]
        assert {found["gtid"]: found["b"] is None for found in (first, second)}[lost]
        assert summary["summary"]["a"]["only"] == lost
