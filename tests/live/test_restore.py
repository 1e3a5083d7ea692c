"""`docs/restore.md`, what goes into the client: a dump and the logs without the mistake; one table beside another."""

from __future__ import annotations

from pathlib import Path

import pytest

from binlog_kaitai import GtidSet

from .day import dump
from .replay import FORMS, sql
from .restored import TABLES, dumped, gtids, last_gtid, work
from .server import Server, ServerError, running

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("flavour", ["mysql", "mariadb"])
def test_a_dump_the_logs_and_not_the_mistake(flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.new_log()
    first, is_mysql = server.log(), flavour == "mysql"
    server.run(TABLES + work(1, 50))
    before, path = gtids(server) if is_mysql else "", first.parent / "dump.sql"
    place = f"-- CHANGE MASTER TO MASTER_LOG_FILE='{server.log().name}', MASTER_LOG_POS={server.position()};\n"
    path.write_text((f"SET @@GLOBAL.GTID_PURGED='{before}';\n" if is_mysql else place) + TABLES + work(1, 50))
    server.run(work(51, 50))
    server.new_log()
    truth, is_after = server.state(), len(server.rows("SELECT id FROM shop.orders"))
    server.run("UPDATE shop.orders SET n = 0")
    mistake = last_gtid(server)
    logs = server.logs_since(first)
    script = sql("--after-dump", path, "--exclude-gtids", mistake, *logs)
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


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("flavour", ["mysql", "mariadb"])
def test_one_table_beside_the_damaged_one(flavour: str, form: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.new_log()
    first = server.log()
    server.run(TABLES + work(1, 50))
    dump = first.parent / "orders.sql"
    dump.write_bytes(dumped(server, "shop", "orders"))
    schema = first.parent / "schema.sql"
    schema.write_text(TABLES)
    server.run(f"USE shop; {work(51, 50)} CREATE TABLE shop.more (id INT)")
    wanted = server.state()["shop.orders"]
    server.run("UPDATE shop.orders SET n = 0")
    mistake, damaged = last_gtid(server), server.state()
    server.run("CREATE DATABASE shop_restored")
    server.run(dump.read_bytes(), database="shop_restored")
    options = "--after-dump", dump, "--exclude-gtids", mistake, "--as", form, "--schema", schema
    script = sql(*options, "-T", "shop.orders", "--rewrite-db", "shop->shop_restored", "--rows-only", first)
    server.run(script, "--binary-mode")
    found = server.state()
    assert len(wanted[1]) == 200
    assert found.pop("shop_restored.orders") == wanted
    assert found == damaged


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("flavour", ["mysql", "mariadb"])
def test_a_database_under_another_name(flavour: str, form: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.run(TABLES)
    server.new_log()
    log = server.log()
    server.run("USE shop;" + work(1, 100))
    wanted, position, schema = server.state(), server.position(), log.parent / "schema.sql"
    schema.write_text(TABLES)
    server.run("INSERT INTO other.o (n) VALUES (1); TRUNCATE shop.seen")
    with pytest.raises(AssertionError, match=rf"{log.name}:\d+ QUERY_EVENT: a statement that names the database shop"):
        sql("--as", form, "--schema", schema, "--rewrite-db", "shop->shop_b", log)
    options = "--as", form, "--schema", schema, "--stop-position", str(position)
    script = sql(*options, "--rewrite-db", "shop->shop_b", log)
    server.drop_all()
    server.run("SET sql_log_bin = 0;" + TABLES.replace("shop", "shop_b"))
    if form == "statements":
        server.run("SET sql_log_bin = 0; DROP TRIGGER shop_b.orders_ai")
    server.run(script, "--binary-mode")
    assert server.state() == {table.replace("shop.", "shop_b."): state for table, state in wanted.items()}


@pytest.mark.parametrize("flavour", ["mysql", "mariadb"])
def test_a_dump_has_rounded_floats_and_the_log_has_exact_ones(
    flavour: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    source: Server = request.getfixturevalue(flavour)
    source.run("CREATE DATABASE shop; CREATE TABLE shop.f (id INT PRIMARY KEY, v FLOAT); CREATE TABLE shop.k (v FLOAT)")
    source.run("INSERT INTO shop.f VALUES (1, 0.123456789), (2, 0.123456789); INSERT INTO shop.k VALUES (0.123456789)")
    path = tmp_path / "dump.sql"
    path.write_bytes(dump(source))
    source.run("UPDATE shop.f SET v = 1.123456789 WHERE id = 1")
    script = sql("--after-dump", path, source.log())
    source.new_log()
    source.run("UPDATE shop.k SET v = 1")
    exact, wanted = "SELECT v * 1e0 FROM shop.f ORDER BY id", source.state()["shop.f"]
    values = source.rows(exact)
    with running(flavour) as target:
        target.run(path.read_bytes(), "--binary-mode")
        target.run(script, "--binary-mode")
        checksum, rows = target.state()["shop.f"]
        assert rows == wanted[1]
        assert checksum != wanted[0]
        assert [one == other for one, other in zip(target.rows(exact), values, strict=True)] == [True, False]
        with pytest.raises(ServerError, match="1032"):
            target.run(sql(source.log()), "--binary-mode")
