"""`sql --rewrite-db`, `undo --rewrite-db`: rows of a database under another name; statements that stop the script."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from binlog_kaitai import Filter, to_sql
from binlog_kaitai.errors import ReplayError
from tests.binlog_statements import events
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.live.stored import ROOT
from tests.oracle.checks import Run, run_cli
from tests.oracle.objects.commands import run_by_objects

SHOP = str(ROOT / "samples/mysql-9.7-shop.binlog")
SERVER = "909d22ce-e541-11f1-8dd6-02fc00000001"
RENAMED = "--rewrite-db", "shop->shop_restored"
COLUMNS = [integer("id", 4), varchar("v", 40)]
TABLE_MAP = 19


def same(*arguments: str) -> Run:
    run = run_cli(*arguments)
    assert run == run_by_objects(*arguments)
    return run


def databases(script: str) -> set[str]:
    """Return the databases of the table maps of a script."""
    maps = [event[19 + 8 :] for event in events(script) if event[4] == TABLE_MAP]
    return {body[1 : 1 + body[0]].decode() for body in maps}


def test_events(tmp_path: Path) -> None:
    run = same("sql", "--rows-only", *RENAMED, SHOP)
    assert (run.status, databases(run.out)) == (0, {"shop_restored"})
    plain = run_cli("sql", "--rows-only", SHOP).out
    assert databases(plain) == {"shop"}
    rows = [event[19:-4] for event in events(run.out) if event[4] != TABLE_MAP]
    assert rows == [event[19:-4] for event in events(plain) if event[4] != TABLE_MAP] != []


def test_statements() -> None:
    run = same("sql", "--as", "statements", "--rows-only", *RENAMED, SHOP)
    plain = run_cli("sql", "--as", "statements", "--rows-only", SHOP).out
    assert run.status == 0
    assert run.out == re.sub(
        "`shop`|' of shop\\.|='shop'", lambda found: found[0].replace("shop", "shop_restored"), plain
    )


@pytest.mark.parametrize("form", ["statements", "events"])
def test_undo(form: str) -> None:
    run = same("undo", "--as", form, "--include-gtids", f"{SERVER}:13", *RENAMED, SHOP)
    assert run.status == 0
    assert "shop_restored" in run.out if form == "statements" else databases(run.out) == {"shop_restored"}
    assert "`shop`" not in run.out


def test_payloads() -> None:
    log = str(ROOT / "tests/data/mysql-9.7.4/compress-a.binlog")
    run = same("sql", "--rows-only", "--rewrite-db", "corpus_a->other", log)
    assert databases(run.out) == {"other"}


@pytest.mark.parametrize("form", ["statements", "events"])
@pytest.mark.parametrize("query", ["UPDATE b.t SET id = 1", "UPDATE a.u, B.t SET a.u.id = 1", "CALL `b`.p()"])
def test_a_statement_that_names_it_stops_the_script(query: str, form: str, tmp_path: Path) -> None:
    log = LogBuilder()
    log.format()
    log.gtid(1)
    log.begin()
    log.insert(COLUMNS, {"id": 1, "v": "x"})
    log.xid(1)
    log.gtid(2)
    log.query("CREATE TABLE a.z (id INT)")
    log.gtid(3)
    log.begin()
    position = log.query(query)
    log.xid(2)
    log.rotate()
    path = str(log.write(tmp_path / "log"))
    run = same("sql", "--as", form, "--rewrite-db", "b->c", path)
    assert run.status == 1
    assert f"{path}:{position} QUERY_EVENT: a statement that names the database b, or runs in it" in run.err
    assert "CREATE TABLE a.z" in run.out
    assert query not in run.out
    last = run.out.rstrip().split("\n")[-1]
    assert ("STOPPED" in last, last.endswith("QUERY_EVENT';")) == (True, True)
    run = same("sql", "--as", form, "--rewrite-db", "b->c", "--allow-incomplete", path)
    assert (run.status, query in run.out) == (0, False)
    assert "left out: 1 statements on databases that have another name" in run.err


def test_a_statement_that_runs_in_it(tmp_path: Path) -> None:
    log = LogBuilder()
    log.format()
    log.gtid(1)
    log.query("CREATE TABLE z (id INT)", database="b")
    log.rotate()
    run = same("sql", "--rewrite-db", "b->c", str(log.write(tmp_path / "log")))
    assert (run.status, "names the database b, or runs in it" in run.err) == (1, True)


def test_by_python() -> None:
    names = {"shop": "shop_restored"}
    made = "\n".join(map(str, to_sql(SHOP, rows_only=True, rewrite_db=names, schema_from_log=True)))
    assert "`shop_restored`.`orders`" in made
    assert "`shop`" not in made
    chosen = Filter(include_gtids=f"{SERVER}:13")
    undone = "\n".join(map(str, to_sql(SHOP, undo=True, as_events=True, filter=chosen, rewrite_db=names)))
    assert databases(undone) == {"shop_restored"}
    with pytest.raises(ReplayError, match="names the database shop"):
        list(to_sql(SHOP, rewrite_db=names))
