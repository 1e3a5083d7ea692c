"""Tables of MariaDB that keep former versions of their rows, and periods: what their log says, as statements.

`tests/live/test_odd_tables.py` runs such statements on a server.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from binlog_kaitai._generated.layout import RowsFlag

from tests.builder import LogBuilder
from tests.builder.columns import integer, timestamp2
from tests.logs import DATA
from tests.oracle.checks import run_cli

COLUMNS = [integer("id", 4), integer("v", 4), timestamp2("row_start", 6), timestamp2("row_end", 6)]
FOREVER = datetime(2038, 1, 19, 3, 14, 7, 999999, UTC)
DEFINITIONS = {
    "implicit": "CREATE TABLE shop.t (id INT PRIMARY KEY, v INT) WITH SYSTEM VERSIONING",
    "named": "CREATE TABLE shop.t (id INT, v INT, row_start TIMESTAMP(6) GENERATED ALWAYS AS ROW START,"
    " row_end TIMESTAMP(6) GENERATED ALWAYS AS ROW END, PERIOD FOR SYSTEM_TIME (row_start, row_end), PRIMARY KEY (id,"
    " row_end)) WITH SYSTEM VERSIONING",
}


def version(key: int, value: int, minute: int, end: int | None = None) -> dict[str, Any]:
    times = [FOREVER if at is None else datetime(2026, 11, 20, 8, at, 0, 5, UTC) for at in (minute, end)]
    return {"id": key, "v": value, "row_start": times[0], "row_end": times[1]}


@pytest.mark.parametrize("definition", DEFINITIONS.values(), ids=DEFINITIONS)
def test_the_history_is_left_to_the_server(definition: str, tmp_path: Path) -> None:
    """As MariaDB 10.11 logs INSERT, UPDATE and DELETE."""
    log = LogBuilder(server_version="10.11.19-MariaDB")
    log.query(definition, database="shop")
    changes: list[tuple[str, Any, Any]] = [
        ("insert", None, version(1, 1, 0)),
        ("update", version(1, 1, 0), version(1, 2, 1)),
        ("insert", None, version(1, 1, 0, 1)),
        ("update", version(1, 2, 1), version(1, 2, 1, 2)),
    ]
    for kind, before, after in changes:
        log.query("BEGIN")
        log.table_map(COLUMNS, metadata="none")
        log.rows(kind, COLUMNS, [(before, after)])
        log.xid(1)
    log.rotate()
    path = str(log.write(tmp_path / "log.000001"))
    run = run_cli("sql", "--as", "statements", path)
    assert run.status == 0, run.err
    assert [line for line in run.out.split("\n") if "`shop`.`t`" in line] == [
        "INSERT INTO `shop`.`t` (`id`, `v`) VALUES (1, 1);",
        "UPDATE `shop`.`t` SET `v` = 2 WHERE `id` = 1;",
        "-- a former version of a row of `shop`.`t`, which the server keeps by itself",
        "DELETE FROM `shop`.`t` WHERE `id` = 1;",
    ]
    run = run_cli("sql", "--undo", path)
    assert run.status == 0, run.err
    assert [line for line in run.out.split("\n") if "`shop`.`t`" in line] == [
        "INSERT INTO `shop`.`t` (`id`, `v`) VALUES (1, 2);",
        "UPDATE `shop`.`t` SET `v` = 1 WHERE `id` = 1 AND `v` <=> 2;",
        "DELETE FROM `shop`.`t` WHERE `id` = 1;",
    ]
    run = run_cli("sql", "--undo", "--as", "events", path)
    assert (run.status, run.out) == (1, "")
    assert "shop.t is system-versioned, and the server takes no events that change its history" in run.err


def test_a_key_with_a_period_tells_no_rows_apart(tmp_path: Path) -> None:
    """The columns of the period are part of the key; by those that the definition names it would find two rows."""
    log = LogBuilder()
    log.query("CREATE TABLE shop.t (id INT, v INT, PERIOD FOR p (s, e), PRIMARY KEY (id, p WITHOUT OVERLAPS))")
    log.table_map(COLUMNS[:2], metadata="none")
    log.rows("delete", COLUMNS[:2], [({"id": 1, "v": 2}, None)])
    log.rotate()
    run = run_cli("sql", "--as", "statements", str(log.write(tmp_path / "log.000001")))
    assert "DELETE FROM `shop`.`t` WHERE `id` <=> 1 AND `v` <=> 2 LIMIT 1;" in run.out


@pytest.mark.parametrize(
    ("version", "flags", "noted"),
    [
        ("8.0.36", 0, "8.0.36"),
        ("5.7.44-log", 0, "5.7.44-log"),
        ("10.11.6-MariaDB-log", 0, "10.11.6-MariaDB-log"),
        ("9.6.0", 0, "9.6.0 with innodb_native_foreign_keys"),
        ("9.6.0", RowsFlag.use_sql_foreign_key, None),
        ("9.7.4", RowsFlag.no_foreign_key_checks, None),
    ],
)
def test_a_note_says_where_cascades_are_not_logged(version: str, flags: int, noted: str | None, tmp_path: Path) -> None:
    log = LogBuilder(server_version=version)
    log.table_map(COLUMNS[:2])
    log.rows("delete", COLUMNS[:2], [({"id": 1, "v": 2}, None)], flags=flags)
    log.rotate()
    path = str(log.write(tmp_path / "log.000001"))
    for options in ([], ["--undo"]):
        run = run_cli("sql", "--as", "statements", *options, path)
        assert run.status == 0, run.err
        said = re.findall("note: (.*) does not log what foreign keys did to other tables", run.err)
        assert said == ([noted] if noted and options else [])


def test_rows_of_native_foreign_keys_are_named_to_be_brought_back() -> None:
    log = str(DATA / "mysql-9.7.4-state" / "fk-native-a.binlog")
    run = run_cli("undo", "-T", "corpus_a.parent", "--stop-position", "4400", "--include-conflicts", log)
    assert run.status == 0, run.err
    assert re.findall(r"Rows of (\S+) that they deleted", run.err) == ["corpus_a.child", "corpus_a.child2"]


@pytest.mark.parametrize(
    ("flags", "checks"), [(0, "1"), (RowsFlag.no_foreign_key_checks, "0"), (RowsFlag.use_sql_foreign_key, "0")]
)
def test_rows_whose_cascades_are_not_in_the_log_have_them_again(flags: int, checks: str, tmp_path: Path) -> None:
    log = LogBuilder()
    log.table_map(COLUMNS[:2])
    log.rows("delete", COLUMNS[:2], [({"id": 1, "v": 2}, None)], flags=flags)
    log.rotate()
    out = run_cli("sql", "--as", "statements", str(log.write(tmp_path / "log.000001"))).out
    assert re.findall("foreign_key_checks = (.)", out) == [checks]


def test_a_foreign_key_that_is_not_understood_is_noted(tmp_path: Path) -> None:
    log = LogBuilder(server_version="10.11.6-MariaDB-log")
    log.query("CREATE TABLE shop.t (id INT PRIMARY KEY, v INT)")
    log.query(
        "CREATE TABLE shop.c (id INT PRIMARY KEY, t_id INT, FOREIGN KEY (t_id) REFERENCES t (id) ON DELETE VANISH)"
    )
    log.table_map(COLUMNS[:2])
    log.rows("delete", COLUMNS[:2], [({"id": 1, "v": 2}, None)])
    log.rotate()
    path = str(log.write(tmp_path / "log.000001"))
    run = run_cli("undo", path)
    assert run.status == 0
    assert "note: 1 foreign key is not understood" in run.err
    assert "shop.c: `VANISH` is not understood" in run.err
    state = "state", path, "--at", "log.000001:99999", "--schema-from-log", "-T"
    assert "a foreign key of shop.c is not understood (`VANISH` is not understood)" in run_cli(*state, "shop.c").err
    assert "foreign key" not in run_cli(*state, "shop.t").err
