"""`docs/restore.md`, events into the client: a dump, the logs after it, and not the mistake."""

from __future__ import annotations

import pytest

from binlog_kaitai import GtidSet

from .replay import sql
from .restored import TABLES, gtids, last_gtid, work
from .server import Server, ServerError

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("flavour", ["mysql", "mariadb"])
def test_a_dump_the_logs_and_not_the_mistake(flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.new_log()
    first, is_mysql = server.log(), flavour == "mysql"
    server.run(TABLES + work(1, 50))
    before, dump = gtids(server) if is_mysql else "", first.parent / "dump.sql"
    place = f"-- CHANGE MASTER TO MASTER_LOG_FILE='{server.log().name}', MASTER_LOG_POS={server.position()};\n"
    dump.write_text((f"SET @@GLOBAL.GTID_PURGED='{before}';\n" if is_mysql else place) + TABLES + work(1, 50))
    server.run(work(51, 50))
    server.new_log()
    truth, is_after = server.state(), len(server.rows("SELECT id FROM shop.orders"))
    server.run("UPDATE shop.orders SET n = 0")
    mistake = last_gtid(server)
    logs = server.logs_since(first)
    script = sql("--after-dump", dump, "--exclude-gtids", mistake, *logs)
    server.drop_all()
    server.run(f"SET SESSION sql_log_bin = 0; {TABLES + work(1, 50)}")
    server.run(script, "--binary-mode")
    assert is_after == 200
    assert server.state() == truth


def test_a_second_run_changes_nothing(mysql: Server) -> None:
    mysql.drop_all()
    mysql.new_log()
    first, before = mysql.log(), gtids(mysql)
    mysql.run(TABLES + work(1, 30))
    truth = mysql.state()
    made = GtidSet.parse(gtids(mysql)) - GtidSet.parse(before)
    script = sql("--gtids", "--exclude-gtids", before, *mysql.logs_since(first))
    script = script.replace(b"SET SESSION sql_log_bin = 0;", b"")
    mysql.drop_all()
    mysql.run("RESET BINARY LOGS AND GTIDS")
    for _ in range(2):
        mysql.run(script, "--binary-mode")
        assert mysql.state() == truth
        assert GtidSet.parse(gtids(mysql)) == made


def test_an_error_in_the_middle_ends_the_client(mysql: Server) -> None:
    mysql.drop_all()
    mysql.run(TABLES)
    mysql.new_log()
    log = mysql.log()
    mysql.run(work(1, 30))
    script = sql(log)
    mysql.drop_all()
    mysql.run(f"SET SESSION sql_log_bin = 0; {TABLES} INSERT INTO other.o (id) VALUES (11)")
    with pytest.raises(ServerError, match=r"Duplicate entry '11' for key 'o\.PRIMARY'"):
        mysql.run(script, "--binary-mode")
    assert mysql.rows("SELECT MAX(id) FROM shop.orders") == [["20"]]
    assert mysql.rows("SELECT COUNT(*) FROM other.o") == [["11"]]  # the transaction at hand is rolled back
