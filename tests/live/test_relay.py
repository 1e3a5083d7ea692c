"""`relay`: a server that applies relay logs by the printed statements, as they are, has what the source has."""

from __future__ import annotations

import pytest

from .chance import START, Workload
from .relayed import TARGET, apply, relay
from .restored import TABLES, gtids, last_gtid, work
from .server import Server, ServerError, find, running

pytestmark = pytest.mark.slow
WITHOUT_GTIDS = "--gtid-mode=OFF", "--enforce-gtid-consistency=OFF"


@pytest.mark.parametrize("workers", ["1", "4"])
@pytest.mark.parametrize("options", [(), ("--binlog-transaction-compression=ON",), WITHOUT_GTIDS], ids=str)
def test_mysql(options: tuple[str, ...], workers: str) -> None:
    if find("mysql")[1]:
        pytest.skip("no server")
    with running("mysql", *options) as source:
        first, workload = source.log(), Workload("mysql", 3)
        source.run(TABLES + work(1, 300))
        source.new_log()
        source.run(START + ";\n".join([*workload.tables(), *workload.changes(600)]) + ";", "--binary-mode")
        source.run(work(300, 300))
        logs, wanted, executed = source.logs_since(first), source.state(), gtids(source)
        with running("mysql", *options, *TARGET["mysql"], "--server-id=7") as target:
            assert apply(target, "--workers", workers, "--file-size", "100k", *logs) == wanted
            assert gtids(target) == executed
            assert target.rows("SELECT @@GLOBAL.server_id") == [["7"]]


OLD_GTIDS = "--gtid-mode=ON", "--enforce-gtid-consistency=ON", "--log-slave-updates"


@pytest.mark.parametrize(
    ("flavour", "workers", "options"),
    [("mysql56", "0", ()), ("mysql56", "4", ()), ("mysql56", "2", OLD_GTIDS), ("mysql", "2", WITHOUT_GTIDS)],
    ids=str,
)
def test_logs_of_mysql_56(flavour: str, workers: str, options: tuple[str, ...]) -> None:
    if find(flavour)[1] or find("mysql56")[1]:
        pytest.skip("no server")
    has_gtids = options == OLD_GTIDS
    with running("mysql56", *(OLD_GTIDS if has_gtids else ())) as source:
        first, workload = source.log(), Workload("mysql56", 4)
        source.run(TABLES + work(1, 100))
        source.new_log()
        source.run(START + ";\n".join([*workload.tables(), *workload.changes(600)]) + ";", "--binary-mode")
        logs, wanted, executed = source.logs_since(first), source.state(), gtids(source)
        with running(flavour, *options, *TARGET[flavour], "--server-id=7") as target:
            words = ("--target", ".".join(map(str, target.version)))
            assert apply(target, *words, "--workers", workers, "--file-size", "100k", *logs) == wanted
            assert gtids(target) == executed
            assert bool(executed) == has_gtids


def test_mysql_56_chooses_no_tables(mysql56: Server) -> None:
    mysql56.run(TABLES)
    with running("mysql56", *TARGET["mysql56"]) as target:
        made = relay(target.data_here, "--table", "shop.orders", mysql56.log())
        with pytest.raises(ServerError, match=r"STOPPED: MySQL 5\.6 applies all tables"):
            target.run(made)
        assert target.rows("SELECT @@GLOBAL.server_id") == [["7"]]


@pytest.mark.parametrize("flavour", ["mysql", "mariadb", "mysql56"])
def test_a_dump_the_logs_and_not_the_mistake(flavour: str) -> None:
    if find(flavour)[1]:
        pytest.skip("no server")
    with running(flavour) as source:
        first = source.log()
        source.run(TABLES + work(1, 50))
        position = source.position()
        place = f"-- CHANGE MASTER TO MASTER_LOG_FILE='{source.log().name}', MASTER_LOG_POS={position};\n"
        dump = source.data_here / "dump.sql"
        dump.write_text(place + TABLES + work(1, 50))
        source.run(work(50, 20))
        before = source.position()
        source.run("DELETE FROM shop.orders WHERE id > 40")
        parts = [("--after-dump", str(dump), "--exclude-gtids", last_gtid(source))]
        if flavour == "mysql56":
            after = ("--start-position", str(source.position()))
            parts = [("--after-dump", str(dump), "--stop-position", str(before)), after]
        source.run("INSERT INTO shop.orders (n) VALUES (1000), (1001); INSERT INTO shop.seen (n) VALUES (7)")
        (count,) = source.rows("SELECT COUNT(*) FROM shop.seen")
        with running(flavour, *TARGET[flavour], "--skip-log-bin") as target:
            target.run(place + TABLES + work(1, 50))
            for part in parts:
                target.run(relay(target.data_here, *part, *source.logs_since(first)))
            assert target.rows("SELECT COUNT(*), MAX(n) FROM shop.orders") == [["142", "1001"]]  # 2 * 70 and 2
            assert target.rows("SELECT COUNT(*) FROM shop.seen") == [count]  # triggers have not fired again


@pytest.mark.parametrize("flavour", ["mysql", "mariadb"])
def test_one_table(flavour: str) -> None:
    if find(flavour)[1]:
        pytest.skip("no server")
    with running(flavour) as source:
        source.run(TABLES + work(1, 200) + "ALTER TABLE shop.orders ADD m INT DEFAULT 3;" + work(200, 20))
        wanted = source.state()["shop.orders"]
        with running(flavour, *TARGET[flavour]) as target:
            target.run("SET sql_log_bin=0; CREATE DATABASE shop")
            found = apply(target, "--table", "shop.orders", source.log())
            assert found == {"shop.orders": wanted}


@pytest.mark.parametrize("flavour", ["mysql", "mariadb", "mysql56"])
def test_the_client_fails_where_the_applier_stops(flavour: str) -> None:
    if find(flavour)[1]:
        pytest.skip("no server")
    with running(flavour) as source, running(flavour, *TARGET[flavour]) as target:
        log = source.log()
        source.run(TABLES)
        start = source.position()
        source.run(work(1, 20))
        made = relay(target.data_here, "--start-position", str(start), log)
        with pytest.raises(ServerError, match="STOPPED: not all was applied"):
            target.run(made)


@pytest.mark.parametrize(
    ("flavour", "options"),
    [("mysql", ()), ("mysql", ("--binlog-transaction-compression=ON",)), ("mariadb", ()), ("mysql56", ())],
    ids=str,
)
def test_a_database_under_another_name(flavour: str, options: tuple[str, ...]) -> None:
    if find(flavour)[1]:
        pytest.skip("no server")
    with running(flavour, *options) as source, running(flavour, *TARGET[flavour]) as target:
        source.run(TABLES)
        log, start = source.log(), source.position()
        source.run("USE shop;" + work(1, 100))
        wanted = source.state()
        target.run("SET sql_log_bin=0;" + TABLES.replace("shop", "shop_b"))
        found = apply(target, "--start-position", str(start), "--rewrite-db", "shop->shop_b", log)
        assert found == {table.replace("shop", "shop_b"): state for table, state in wanted.items()}
        assert sum(int(count) for (count,) in target.rows("SELECT COUNT(*) FROM shop_b.seen")) == 200
