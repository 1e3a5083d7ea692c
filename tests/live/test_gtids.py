"""`sql --gtids`: a server has the GTIDs of the source afterwards, also those of transactions without content."""

from __future__ import annotations

from pathlib import Path

import pytest

from binlog_kaitai import GtidSet, read_events
from binlog_kaitai.events.model import GtidEvent

from .replay import sql
from .restored import TABLES, gtids, work
from .server import find, running

pytestmark = pytest.mark.slow
OTHER = "aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa"


def own_gtid(gtid: str, statements: str) -> str:
    return f"SET GTID_NEXT = '{gtid}'; {statements} SET GTID_NEXT = 'AUTOMATIC';"


WORK = [
    TABLES,
    work(1, 5),
    *(own_gtid(f"{OTHER}:{number}", "BEGIN; COMMIT;") for number in (1, 2, 4)),
    own_gtid(f"{OTHER}:tag_1:7", "BEGIN; COMMIT;"),
    own_gtid(f"{OTHER}:tag_2:1", "INSERT INTO shop.orders (n) VALUES (5);"),
    "BEGIN; SAVEPOINT a; INSERT INTO shop.orders (n) VALUES (6); ROLLBACK TO a; COMMIT",
    "SET binlog_format = STATEMENT; UPDATE shop.orders SET n = 1 WHERE id = 77000",
    "USE shop; CREATE TEMPORARY TABLE x (a INT); INSERT INTO x VALUES (1); DROP TEMPORARY TABLE x",
    "SET binlog_format = STATEMENT; CREATE TEMPORARY TABLE shop.y (a INT); INSERT INTO shop.y VALUES (1)",
    "XA START 'e'; XA END 'e'; XA PREPARE 'e'; XA COMMIT 'e'",
    "XA START 'f'; INSERT INTO shop.orders (n) VALUES (7); XA END 'f'; XA PREPARE 'f'; XA COMMIT 'f'",
    "XA START 'g'; INSERT INTO shop.orders (n) VALUES (8); XA END 'g'; XA COMMIT 'g' ONE PHASE",
    "XA START 'h'; INSERT INTO shop.orders (n) VALUES (9); XA END 'h'; XA PREPARE 'h'; XA ROLLBACK 'h'",
    "DROP TABLE IF EXISTS shop.nope; FLUSH TABLES; ANALYZE TABLE shop.orders",
    "CREATE USER u@localhost; GRANT SELECT ON shop.* TO u@localhost; DROP USER u@localhost",
    "CREATE TABLE shop.copy SELECT * FROM shop.orders",
    own_gtid(f"{OTHER}:9", "BEGIN; COMMIT;"),
]


def origins(logs: list[Path]) -> dict[str, tuple[int | None, int | None]]:
    """Return when each transaction was committed first, and by which version, by its GTID."""
    bodies = [event.body for log in logs for event in read_events(log) if isinstance(event.body, GtidEvent)]
    return {str(body.gtid): (body.original_commit_timestamp, body.original_server_version) for body in bodies}


@pytest.mark.parametrize("options", [(), ("--binlog-transaction-compression=ON",)], ids=str)
def test_they_are_those_of_the_source(options: tuple[str, ...]) -> None:
    if find("mysql")[1]:
        pytest.skip("no server")
    with running("mysql", "--binlog-row-metadata=MINIMAL", *options) as source:
        first = source.log()
        for statements in WORK:
            source.run(statements)
        logs, executed, wanted = source.logs_since(first), gtids(source), source.state()
        script = sql("--gtids", *logs).replace(b"SET SESSION sql_log_bin = 0;", b"")
        with running("mysql") as target:
            target.run("RESET BINARY LOGS AND GTIDS")
            log = target.log()
            for _ in range(2):
                target.run(script, "--binary-mode")
                assert gtids(target) == executed
                assert target.state() == wanted
            assert origins(target.logs_since(log)) == origins(logs)
            target.run("INSERT INTO shop.orders (n) VALUES (1)")


def test_one_that_is_left_out_is_the_only_hole() -> None:
    if find("mysql")[1]:
        pytest.skip("no server")
    with running("mysql") as server:
        server.run("RESET BINARY LOGS AND GTIDS")
        log = server.log()
        for statements in WORK:
            server.run(statements)
        executed, left = GtidSet.parse(gtids(server)), f"{OTHER}:2,{OTHER}:tag_2:1"
        script = sql("--gtids", "--exclude-gtids", left, log).replace(b"SET SESSION sql_log_bin = 0;", b"")
        server.drop_all()
        server.run("RESET BINARY LOGS AND GTIDS")
        server.run(script, "--binary-mode")
        assert GtidSet.parse(gtids(server)) == executed - GtidSet.parse(left)


def test_one_in_which_the_range_ends_is_not_there() -> None:
    if find("mysql")[1]:
        pytest.skip("no server")
    with running("mysql") as server:
        server.run("RESET BINARY LOGS AND GTIDS")
        log = server.log()
        server.run(TABLES + work(1, 5))
        executed, wanted, before = gtids(server), server.state(), server.position()
        server.run("INSERT INTO shop.orders (n) VALUES (5)")
        end = next(
            event.position for event in read_events(log) if event.position > before and event.type == "XID_EVENT"
        )
        script = sql("--gtids", log, "--stop-position", str(end)).replace(b"SET SESSION sql_log_bin = 0;", b"")
        server.drop_all()
        server.run("RESET BINARY LOGS AND GTIDS")
        server.run(script, "--binary-mode")
        assert (gtids(server), server.state()) == (executed, wanted)
