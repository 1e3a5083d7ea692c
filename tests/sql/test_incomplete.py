"""A script that lacks something says so to who runs it: its last statement fails, and no further log is in it."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from binlog_kaitai import BinlogError, Filter, to_sql
from binlog_kaitai.sql.targets import foreign
from tests.builder import LogBuilder, bodies
from tests.builder.columns import integer
from tests.oracle.checks import run_cli

COLUMNS = [integer("id", 4)]
STOP = re.compile(r"SET sql_mode='STOPPED: the script is not complete: [ -~]*';")
EXECUTE_LOAD_QUERY = 18
CREATE_TRIGGER = "CREATE DEFINER=`a`@`b` TRIGGER shop.tr AFTER INSERT ON shop.t FOR EACH ROW SET @x = 1"


def stops_at(out: str, place: str) -> bool:
    """Return whether the last statement is the one that fails, there is none like it before, and it tells a place."""
    *before, last = out.rstrip("\n").split("\n")
    return STOP.fullmatch(last) is not None and place in last and not any(map(STOP.fullmatch, before))


def rows(log: LogBuilder, number: int, table: str = "t") -> None:
    log.begin()
    log.insert(COLUMNS, {"id": number}, table=table)
    log.xid(number)


def written(log: LogBuilder, path: Path) -> str:
    log.rotate()
    return str(log.write(path))


def load_data(log: LogBuilder, text: str) -> int:
    """A LOAD DATA: the body of a statement, with the file in the log after its fixed part."""
    plain = bodies.query(text)
    return log.event(EXECUTE_LOAD_QUERY, plain[:13] + struct.pack("<IIIB", 1, 0, 0, 0) + plain[13:])


def series(folder: Path) -> tuple[list[str], int]:
    """Three logs, of which the second is damaged; the place of the damage, which is in a transaction with rows."""
    paths = []
    for number in range(1, 4):
        log = LogBuilder()
        rows(log, number)
        log.begin()
        log.insert(COLUMNS, {"id": 10 * number})
        log.table_map(COLUMNS)
        place = log.rows("insert", COLUMNS, [(None, {"id": 10 * number + 1})])
        log.xid(10 * number)
        log.rotate(f"binlog.00000{number + 1}")
        if number == 2:
            log.data[place + 25] ^= 1  # its checksum does not fit
            damage = place
        paths.append(str(log.write(folder / f"binlog.00000{number}")))
    return paths, damage


def numbers(out: str) -> list[int]:
    return [int(number) for number in re.findall(r"VALUES \((\d+)\);", out)]


def test_no_log_is_read_after_an_error(tmp_path: Path) -> None:
    logs, place = series(tmp_path)
    run = run_cli("sql", "--as", "statements", *logs)
    assert run.status == 1
    assert numbers(run.out) == [1, 10, 11, 2, 20]
    assert stops_at(run.out, f"binlog.000002:{place}")
    assert run.out.rstrip("\n").split("\n")[-2] == "ROLLBACK;"
    dry = run_cli("sql", "--as", "statements", "--dry-run", *logs)
    assert dry.status == 1
    assert f"insert 5\nnot complete  {logs[1]}:{place} WRITE_ROWS_EVENT: " in dry.out


@pytest.mark.parametrize("mode", ["failfast", "permissive"])
def test_who_allows_it_gets_the_rest(mode: str, tmp_path: Path) -> None:
    logs, _ = series(tmp_path)
    run = run_cli("sql", "--as", "statements", "--mode", mode, "--allow-incomplete", *logs)
    assert run.status == 1
    assert numbers(run.out) == [1, 10, 11, 2, 20, 3, 30, 31]
    assert "STOPPED: the script is not" not in run.out


def test_permissive_scripts_end_at_damage_too(tmp_path: Path) -> None:
    logs, place = series(tmp_path)
    strict, run = (
        run_cli("sql", "--as", "statements", *logs),
        run_cli("sql", "--as", "statements", "--mode", "permissive", *logs),
    )
    assert run == strict
    assert run.status == 1
    assert stops_at(run.out, f"binlog.000002:{place}")
    assert "--allow-incomplete skips the damage" in run.err


def test_a_log_that_is_not_there_makes_the_client_fail(tmp_path: Path) -> None:
    logs, _ = series(tmp_path)
    run = run_cli("sql", "--as", "statements", logs[0], str(tmp_path / "nothere"), logs[2])
    assert run.status == 2
    assert stops_at(run.out, "nothere")
    command = [sys.executable, "-m", "binlog_kaitai", "sql", "--as", "statements", "-"]
    damaged = subprocess.run(command, input=Path(logs[1]).read_bytes(), capture_output=True, check=False)
    assert damaged.returncode == 1
    assert stops_at(damaged.stdout.decode(), "-:")
    assert numbers(damaged.stdout.decode()) == [2, 20]


def test_an_undo_reads_no_log_after_an_error(tmp_path: Path) -> None:
    logs, place = series(tmp_path)
    Path(logs[2]).write_bytes(b"no log")
    run = run_cli("sql", "--undo", *logs[:2], logs[0])
    assert (run.status, run.out) == (1, "")
    assert run.err.count(f"binlog.000002:{place}") == 1
    wrong = run_cli("sql", "--undo", "--allow-incomplete", logs[0])
    assert wrong.status == 2


def test_lines_of_the_library_end_so_too(tmp_path: Path) -> None:
    logs, place = series(tmp_path)
    lines: list[str] = []
    with pytest.raises(BinlogError, match=f"000002:{place}"):
        lines.extend(map(str, to_sql(logs)))
    assert stops_at("\n".join(lines), f"binlog.000002:{place}")
    permissive = [str(line) for line in to_sql(logs, mode="permissive", on_damage=lambda error: None)]
    assert stops_at("\n".join(permissive), f"binlog.000002:{place}")


def test_a_log_that_vanishes_ends_the_script(tmp_path: Path) -> None:
    logs, _ = series(tmp_path)
    lines = to_sql([logs[0], logs[2]])
    found = [str(next(lines))]
    Path(logs[2]).unlink()
    with pytest.raises(BinlogError):
        found.extend(map(str, lines))
    assert stops_at("\n".join(found), "binlog.000003")


def test_a_log_that_cannot_be_read_any_more_ends_the_script(tmp_path: Path) -> None:
    log = LogBuilder()
    for number in range(2000):
        rows(log, number)
    first, second = written(log, tmp_path / "binlog.000001"), tmp_path / "binlog.000002"
    written(LogBuilder(), second)
    command = [sys.executable, "-m", "binlog_kaitai", "sql", "--as", "statements", first, str(second)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        out = process.stdout.read(100)  # the rest does not fit into the pipe
        second.unlink()
        second.mkdir()
        out += process.stdout.read()
    assert process.returncode
    assert len(numbers(out.decode())) == 2000
    assert stops_at(out.decode(), "binlog.000002")


def statements_log(path: Path, *statements: str) -> tuple[str, list[int]]:
    log = LogBuilder()
    rows(log, 1)
    places = [load_data(log, text) if text.startswith("LOAD") else log.query(text) for text in statements]
    rows(log, 2)
    return written(log, path), places


def test_triggers_stand_in_their_place_and_are_tested_for(tmp_path: Path) -> None:
    insert = "INSERT INTO t VALUES (9)"
    log, _ = statements_log(tmp_path / "a", insert, CREATE_TRIGGER, insert, "DROP TRIGGER shop.tr")
    run = run_cli("sql", "--as", "statements", log)
    assert run.status == 0
    assert numbers(run.out) == [1, 9, 9, 2]
    guards = [line for line in run.out.split("\n") if "information_schema.TRIGGERS" in line]
    assert len(guards) == 2  # again after the trigger
    assert all("EVENT_OBJECT_SCHEMA='shop' AND EVENT_OBJECT_TABLE='t'" in line for line in guards)
    order = [run.out.index(text) for text in (guards[0], "VALUES (1)", "CREATE DEFINER", "DROP TRIGGER", "VALUES (2)")]
    assert order == sorted(order)
    assert run.out.rindex(guards[1]) > order[3]
    for other in (
        run_cli("sql", "--as", "statements", "--allow-triggers", log).out,
        run_cli("sql", "--rows-only", "--undo", log).out,
    ):
        assert other.count("information_schema.TRIGGERS") == ("Undoes" in other)


def test_a_table_is_tested_for_triggers_once(tmp_path: Path) -> None:
    log = LogBuilder()
    for number in range(3):
        rows(log, number)
        rows(log, number, "u")
    out = run_cli("sql", "--as", "statements", written(log, tmp_path / "a")).out
    assert re.findall(r"EVENT_OBJECT_TABLE='(.)'", out) == ["t", "u"]


def test_what_cannot_be_replayed_is_no_damage_that_could_be_skipped(tmp_path: Path) -> None:
    log, _ = statements_log(tmp_path / "binlog.000001", "LOAD DATA INFILE 'x' INTO TABLE t", CREATE_TRIGGER)
    other, _ = statements_log(tmp_path / "binlog.000002")
    run = run_cli("sql", "--as", "statements", "--mode", "permissive", log, other)
    assert run.status == 1
    assert numbers(run.out) == [1]
    assert stops_at(run.out, "")
    lines = [str(line) for line in to_sql([log, other], mode="permissive", on_damage=lambda error: None)]
    assert numbers("\n".join(lines)) == [1]
    assert stops_at("\n".join(lines), "")


def test_load_data_is_refused(tmp_path: Path) -> None:
    log, places = statements_log(tmp_path / "a", "LOAD DATA INFILE 'x' INTO TABLE `t` FIELDS TERMINATED BY ','")
    for names in ([], ["-T", "shop.t"]):
        run = run_cli("sql", "--as", "statements", *names, log)
        assert run.status == 1
        assert f"{log}:{places[0]} EXECUTE_LOAD_QUERY_EVENT: a LOAD DATA, whose file is in the log" in run.err
        assert numbers(run.out) == [1]
        assert stops_at(run.out, ":")
    for option in ("--rows-only", "--allow-incomplete"):
        other = run_cli("sql", "--as", "statements", option, log)
        assert other.status == 0, other.err
        assert numbers(other.out) == [1, 2]
        assert "left out: 1 LOAD DATA statements, whose files are in the log" in other.err


OTHERS = {
    "DROP TABLE shop.orders": "shop.orders",
    "DROP TABLE IF EXISTS `t`, `orders` /* generated by server */": "shop.orders",
    "TRUNCATE TABLE orders": "shop.orders",
    "TRUNCATE mine.t": "mine.t",
    "ALTER TABLE orders ADD COLUMN x INT": "shop.orders",
    "ALTER TABLE t RENAME TO orders": "shop.orders",
    "ALTER TABLE t EXCHANGE PARTITION p WITH TABLE orders": "tables",
    "RENAME TABLE t TO orders": "shop.orders",
    "CREATE TABLE orders (id INT)": "shop.orders",
    "CREATE TABLE orders AS SELECT * FROM t": "shop.orders",
    "CREATE OR REPLACE VIEW v AS SELECT * FROM t": "shop.v",
    "DROP VIEW v": "shop.v",
    "CREATE INDEX i ON orders (id)": "shop.orders",
    "CREATE UNIQUE INDEX i USING BTREE ON mine.orders (id)": "mine.orders",
    "DROP INDEX i ON orders": "shop.orders",
    "CREATE TRIGGER x BEFORE INSERT ON orders FOR EACH ROW SET NEW.id = 1": "shop.orders",
    "DROP TRIGGER x": "tables",
    "DROP DATABASE shop": "tables",
    "INSERT INTO orders SELECT * FROM t": "shop.orders",
    "INSERT IGNORE INTO `shop`.`orders` VALUES (1)": "shop.orders",
    "REPLACE orders VALUES (1)": "shop.orders",
    "UPDATE orders SET id = 1": "shop.orders",
    "UPDATE t, orders SET orders.id = t.id": "tables",
    "DELETE FROM orders": "shop.orders",
    "DELETE t, orders FROM t JOIN orders": "tables",
    "DELETE FROM t USING t JOIN orders": "tables",
    "WITH x AS (SELECT 1) DELETE FROM orders": "tables",
    "CALL clean()": "tables",
    "SELECT `shop`.`changes`()": "tables",
    "LOAD DATA INFILE 'x' INTO TABLE orders": "shop.orders",
    "SET STATEMENT max_statement_time=1 FOR DELETE FROM orders": "shop.orders",
    "SET STATEMENT max_statement_time=1 FOR TRUNCATE orders": "shop.orders",
    "DROP TABLE t, orders": "shop.orders",
    "RENAME TABLE t TO u, u TO t": "shop.u",
    "ALTER DATABASE mine CHARACTER SET latin1": "database mine",
    "/* x */ DROP TABLE orders": "shop.orders",
    "DROP TABLE 5": "tables",
}
OURS = [
    "DROP TABLE IF EXISTS `shop`.`t`",
    "TRUNCATE t",
    "ALTER TABLE t ADD COLUMN x INT, DROP COLUMN y",
    "ALTER TABLE t DROP PARTITION p",
    "CREATE TABLE t (id INT)",
    "CREATE INDEX i ON t (id)",
    "INSERT INTO t SELECT * FROM orders",
    "UPDATE LOW_PRIORITY t SET id = 1",
    "DELETE FROM t",
    "DELETE FROM shop.t WHERE id IN (SELECT id FROM orders)",
    "CREATE DATABASE shop",
    "CREATE USER a",
    "CREATE PROCEDURE p() BEGIN CREATE INDEX i ON orders (id); DROP TRIGGER x; END",
    "CREATE TRIGGER x BEFORE INSERT ON t FOR EACH ROW DELETE FROM orders",
    "GRANT SELECT ON orders TO a",
    "FLUSH TABLES",
]


@pytest.mark.parametrize("statement", OTHERS)
def test_statements_on_other_tables_are_known(statement: str) -> None:
    is_of_database = "DATABASE mine" in statement  # a table may be in any
    found = foreign(statement, "shop", Filter(databases="shop") if is_of_database else Filter(tables="shop.t"))
    assert found is not None
    assert found.startswith(OTHERS[statement])


@pytest.mark.parametrize("statement", OURS)
def test_statements_on_chosen_tables_are_not_others(statement: str) -> None:
    assert foreign(statement, "shop", Filter(tables="shop.t")) is None
    assert foreign(statement, "shop", Filter(databases="shop")) is None


@pytest.mark.parametrize("statement", ["DROP TABLE orders", "TRUNCATE shop.orders", "DELETE FROM orders"])
def test_statements_on_other_tables_are_refused(statement: str, tmp_path: Path) -> None:
    log, places = statements_log(tmp_path / "a", "TRUNCATE t", statement)
    run = run_cli("sql", "--as", "statements", "-T", "shop.t", log)
    assert run.status == 1
    text = f"{log}:{places[1]} QUERY_EVENT: a statement on shop.orders, and only some tables are chosen"
    assert text in run.err
    assert run_cli("sql", "--as", "statements", "--dry-run", "-T", "shop.t", log).err.count(text) == 1
    assert numbers(run.out) == [1]
    assert "TRUNCATE t;" in run.out
    assert "orders" not in run.out
    assert stops_at(run.out, ":")
    rest = run_cli("sql", "--as", "statements", "-T", "shop.t", "--allow-incomplete", log)
    assert rest.status == 0
    assert numbers(rest.out) == [1, 2]
    assert "TRUNCATE t;" in rest.out
    assert "orders" not in rest.out
    assert "left out: 1 statements on tables that are not chosen" in rest.err
    assert statement in run_cli("sql", "--as", "statements", log).out
    assert run_cli("sql", "--as", "statements", "-T", "shop.t", "--rows-only", log).status == 0


def test_temporary_tables_of_others_are_left_out(tmp_path: Path) -> None:
    log, _ = statements_log(tmp_path / "a", "DROP /*!40005 TEMPORARY */ TABLE IF EXISTS `x`")
    run = run_cli("sql", "--as", "statements", "-T", "shop.t", log)
    assert run.status == 0
    assert "left out: 1 statements on tables that are not chosen" in run.err


def test_statements_on_chosen_tables_in_other_databases_are_refused(tmp_path: Path) -> None:
    log = LogBuilder()
    rows(log, 1)
    log.query("TRUNCATE test.t", database="test")
    log.query("GRANT SELECT ON shop.t TO a", database="test")
    place = log.query("TRUNCATE shop.t", database="test")
    rows(log, 2)
    path = written(log, tmp_path / "a")
    run = run_cli("sql", "--as", "statements", "-d", "shop", path)
    assert run.status == 1
    text = f"{path}:{place} QUERY_EVENT: a statement on shop.t, which is chosen, with the default database `test`"
    assert text in run.err
    assert numbers(run.out) == [1]
    assert stops_at(run.out, ":")
    for option in ("--rows-only", "--allow-incomplete"):
        other = run_cli("sql", "--as", "statements", "-d", "shop", option, path)
        assert other.status == 0
        assert numbers(other.out) == [1, 2]
        assert "TRUNCATE" not in other.out
    assert run_cli("sql", "--as", "statements", "-d", "shop", "--start-position", str(place + 1), path).status == 0
    assert (
        "a statement on shop.t, and only some tables are chosen"
        in run_cli("sql", "--as", "statements", "-d", "test", path).err
    )
    assert run_cli("sql", "--as", "statements", "-T", "shop.t", "--allow-incomplete", path).out.count("TRUNCATE") == 1
