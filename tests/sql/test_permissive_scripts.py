"""`sql --mode permissive --allow-incomplete`: what it reads on after; what it leaves out is counted."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path

from tests.builder import LogBuilder, bodies
from tests.builder.columns import decimal, integer, timestamp2, varchar
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects

PERMISSIVE = "--mode", "permissive", "--allow-incomplete"
COLUMNS = [integer("id", 4), varchar("v", 20)]


def log_without_names(path: Path) -> tuple[str, int]:
    """Write a log of rows with names, without, in one transaction and in the next; returns the place without."""
    log, place = LogBuilder(), 0
    for number in range(1, 4):
        log.begin()
        log.table_map(COLUMNS, table="named", primary_key=[0])
        log.rows("insert", COLUMNS, [(None, {"id": number, "v": "a"})])
        if number < 3:
            log.table_map(COLUMNS, table="nameless", metadata="none")
            rows = [(None, {"id": 10 + row, "v": "b"}) for row in range(number)]
            position = log.rows("insert", COLUMNS, rows)
            place = place or position
            log.table_map(COLUMNS, table="named", primary_key=[0])
            log.rows("delete", COLUMNS, [({"id": number, "v": "a"}, None)])
        log.xid(number)
    log.rotate()
    return str(log.write(path)), place


def test_rows_without_names_are_left_out_and_counted(tmp_path: Path) -> None:
    log, place = log_without_names(tmp_path / "binlog.000001")
    strict = run_cli("sql", "--as", "statements", log)
    assert strict.status == 1
    assert strict.out.count("INSERT INTO") == 1
    assert f"{log}:{place} WRITE_ROWS_EVENT: the names of the columns of shop.nameless" in strict.err
    assert "--mode permissive" in strict.err
    loose = run_cli("sql", "--as", "statements", *PERMISSIVE, log)
    assert loose.status == 1
    assert loose.out.count("INSERT INTO `shop`.`named`") == 3
    assert loose.out.count("DELETE FROM `shop`.`named`") == 2
    assert loose.out.count("COMMIT;") == 3
    assert f"-- left out: 1 rows at {log}:{place}: the names of the columns of shop.nameless" in loose.out
    assert "left out: 3 rows of tables whose columns have no known names" in loose.err
    assert loose.err.count("shop.nameless") == 1
    assert loose == run_by_objects("sql", "--as", "statements", *PERMISSIVE, log)


def test_errors_before_other_damage_are_told(tmp_path: Path) -> None:
    log = LogBuilder()
    log.begin()
    log.table_map(COLUMNS, table="nameless", metadata="none")
    first = log.rows("insert", COLUMNS, [(None, {"id": 1, "v": "b"})])
    log.xid(1)
    log.begin()
    second = log.rows("insert", COLUMNS, [(None, {"id": 2, "v": "b"})])
    log.xid(2)
    log.rotate()
    path = str(log.write(tmp_path / "binlog.000001"))
    run = run_cli("sql", "--as", "statements", *PERMISSIVE, path)
    assert f"{path}:{first} WRITE_ROWS_EVENT: the names of the columns of shop.nameless" in run.err
    assert f"{path}:{second} WRITE_ROWS_EVENT: no table map" in run.err


def test_a_definition_that_does_not_fit_is_told_as_such(tmp_path: Path) -> None:
    log, columns = LogBuilder(), [decimal("d", 10, 0)]
    log.query("CREATE TABLE shop.t (d DECIMAL(10,2))", database="shop")
    log.begin()
    log.table_map(columns, metadata="none")
    place = log.rows("insert", columns, [(None, {"d": Decimal(1)})])
    log.xid(1)
    log.rotate()
    path = str(log.write(tmp_path / "binlog.000001"))
    run = run_cli("sql", "--as", "statements", *PERMISSIVE, path)
    assert run.status == 1
    assert f"{path}:{place} WRITE_ROWS_EVENT: shop.t column 1 d: the log's DDL says decimal(10,2)" in run.err
    assert "names" not in run.err
    assert "left out" not in run.out + run.err


def test_rows_that_cannot_be_read_are_not_counted(tmp_path: Path) -> None:
    log, columns = LogBuilder(), [replace(timestamp2("at", 0), meta=b"\x33")]
    log.begin()
    log.table_map(columns, metadata="none")
    place = log.rows("insert", columns, [(None, {"at": datetime(2026, 11, 20, tzinfo=UTC)})])
    log.table_map(COLUMNS, metadata="none", table="u")
    empty = log.rows("insert", COLUMNS, [])
    log.xid(1)
    log.rotate()
    path = str(log.write(tmp_path / "binlog.000001"))
    run = run_cli("sql", "--as", "statements", *PERMISSIVE, path)
    assert f"-- left out: rows that cannot be read at {path}:{place}: the names of the columns of shop.t" in run.out
    assert f"{path}:{place} WRITE_ROWS_EVENT: column @1 has type TIMESTAMP2 with metadata that there is not" in run.err
    assert "0 rows" not in run.out + run.err
    assert f"{path}:{empty}" not in run.out


def test_an_undo_is_whole_or_is_not(tmp_path: Path) -> None:
    log, place = log_without_names(tmp_path / "binlog.000001")
    for mode in ("failfast", "permissive"):
        undo = run_cli("sql", "--undo", "--mode", mode, log)
        assert (undo.status, undo.out) == (1, "")
        assert f"{log}:{place} WRITE_ROWS_EVENT: the names of the columns of shop.nameless" in undo.err
        assert "--mode permissive" not in undo.err


def test_a_statement_whose_settings_cannot_be_read_leaves_nothing_in_the_session(tmp_path: Path) -> None:
    """The statement after it is in the same database, which it has to say itself."""
    log = LogBuilder()
    log.gtid(1)
    place = log.event(2, bodies.query("CREATE TABLE a (i INT)", status_vars=b"\x05\x02\xff\xff"))
    log.gtid(2)
    log.query("CREATE TABLE b (i INT)")
    path = str(log.write(tmp_path / "binlog.000001"))
    assert f"{path}:{place} QUERY_EVENT: malformed" in run_cli("sql", path).err
    for given in (["--gtids"], ["--as", "statements"]):
        found = run_cli("sql", *given, *PERMISSIVE, path)
        assert f"{path}:{place} QUERY_EVENT: malformed" in found.err
        assert "CREATE TABLE a" not in found.out
        assert found.out.count("GTID_NEXT = '1") == given.count("--gtids")
        assert found.out.index("USE `shop`") < found.out.index("CREATE TABLE b")
        assert found == run_by_objects("sql", *given, *PERMISSIVE, path)
