"""`sql --gtids`: each GTID of the log is in the script, also of transactions that have nothing else in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.oracle.checks import Run, run_cli
from tests.oracle.objects.commands import run_by_objects

COLUMNS = [integer("id", 4)]
UUID = "11111111-2222-3333-4444-555555555555"


def log_with_empty(path: Path) -> tuple[Path, list[int]]:
    """Write transactions of which 1, 3, 4 and 6 have no content; returns also where they begin."""
    log = LogBuilder()
    log.format()
    begins = [log.gtid(1)]
    log.begin()
    log.query("COMMIT")
    begins.append(log.gtid(2))
    log.begin()
    log.insert(COLUMNS, {"id": 1})
    log.xid(1)
    begins.append(log.gtid(3))
    log.begin()
    log.query("SAVEPOINT `a`")
    log.xid(2)
    begins.append(log.gtid(4))
    log.begin()
    log.query("ROLLBACK")
    log.timestamp += 10
    begins.append(log.gtid(5))
    log.query("CREATE TABLE t (id INT)")
    begins.append(log.gtid(6))
    log.begin()
    log.query("COMMIT")
    log.rotate()
    return log.write(path), begins


def same(*arguments: str) -> Run:
    run = run_cli("sql", "--gtids", *arguments)
    assert run == run_by_objects("sql", "--gtids", *arguments)
    assert run.status == 0
    return run


def numbers(script: str) -> list[int]:
    return [int(number) for number in re.findall(rf"GTID_NEXT = '{UUID}:(\d+)'", script)]


def test_transactions_without_content_are_there(tmp_path: Path) -> None:
    path, _ = log_with_empty(tmp_path / "log")
    out = same(str(path)).out
    assert numbers(out) == [1, 2, 3, 4, 5, 6]
    assert f"GTID_NEXT = '{UUID}:1';\nBEGIN;\nCOMMIT;\n" in out
    assert f"GTID_NEXT = '{UUID}:3';\nBEGIN;\nSAVEPOINT `a`;\nCOMMIT;\n" in out
    assert f"GTID_NEXT = '{UUID}:4';\nBEGIN;\nCOMMIT;\n" in out  # a ROLLBACK would not keep the GTID
    assert numbers(run_cli("sql", str(path)).out) == []


@pytest.mark.parametrize("number", range(1, 7))
def test_what_is_left_out_stays_out(number: int, tmp_path: Path) -> None:
    path, _ = log_with_empty(tmp_path / "log")
    others = [each for each in range(1, 7) if each != number]
    assert numbers(same(str(path), "--exclude-gtids", f"{UUID}:{number}").out) == others
    assert numbers(same(str(path), "--include-gtids", f"{UUID}:{number}").out) == [number]


@pytest.mark.parametrize("number", [1, 3, 4, 6])
def test_of_one_that_a_range_cuts_nothing_is_there(number: int, tmp_path: Path) -> None:
    path, begins = log_with_empty(tmp_path / "log")
    inside = str(begins[number - 1] + 1)
    assert numbers(same(str(path), "--start-position", inside).out) == list(range(number + 1, 7))
    assert numbers(same(str(path), "--stop-position", inside).out)[-1:] == ([number - 1] if number > 1 else [])


def test_by_time(tmp_path: Path) -> None:
    path, _ = log_with_empty(tmp_path / "log")
    start = "2026-11-18 11:06:45"
    assert numbers(same(str(path), "--start-datetime", start).out) == [5, 6]
    assert numbers(same(str(path), "--stop-datetime", start).out) == [1, 2, 3, 4]
    assert numbers(same(str(path), "--thread-id", "77").out) == []


def test_the_end_of_a_prepared_transaction_that_is_not_there(tmp_path: Path) -> None:
    log = LogBuilder()
    log.format()
    log.gtid(1)
    log.query("XA COMMIT X'78',X'',1")
    log.rotate()
    run = same(str(log.write(tmp_path / "log")))
    assert f"GTID_NEXT = '{UUID}:1';\nBEGIN;\nCOMMIT;\n" in run.out
    assert "left out: 1 ends of XA transactions that were prepared before" in run.err


def three(path: Path, flavour: str) -> tuple[str, list[int], list[int]]:
    """Write rows, a statement, and rows, each a transaction; returns also where they and what is in them begin."""
    is_mariadb = flavour == "mariadb"
    log = LogBuilder(server_version="10.11.6-MariaDB" if is_mariadb else "9.7.4")
    begins, rows = [], []
    for number in range(1, 4):
        log.timestamp += 10
        flags = 1 if number == 2 else 0
        begins.append(log.mariadb_gtid(number, flags=flags) if is_mariadb else log.gtid(number))
        if number == 2:
            rows.append(log.query("CREATE TABLE u (id INT)"))
            continue
        if not is_mariadb:
            log.begin()
        log.insert(COLUMNS, {"id": number})
        rows.append(log.table_map(COLUMNS))
        log.insert(COLUMNS, {"id": number + 10})
        log.xid(number)
    log.rotate()
    return str(log.write(path)), begins, rows


@pytest.mark.parametrize("flavour", ["mysql", "mariadb"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_rest_of_a_transaction_does_not_get_its_gtid(flavour: str, number: int, tmp_path: Path) -> None:
    path, begins, rows = three(tmp_path / "log", flavour)
    whole = run_cli("sql", "--gtids", path, "--start-position", str(begins[number - 1]))
    assert whole.status == 0
    cut = "sql", "--gtids", path, "--start-position", str(rows[number - 1])
    run = run_cli(*cut)
    assert run == run_by_objects(*cut)
    assert run.status == 1
    gtid = f"0-7-{number}" if flavour == "mariadb" else f"{UUID}:{number}"
    assert f"inside of the transaction {gtid}" in run.err
    assert f"--start-position {begins[number - 1]}" in run.err
    assert "COMMIT" not in run.out
    assert "STOPPED: the script is not complete" in run.out
    assert run_cli("sql", path, *cut[-2:]).status == 0


@pytest.mark.parametrize("flavour", ["mysql", "mariadb"])
def test_where_a_range_ends_inside_of_a_transaction_nothing_of_it_stays(flavour: str, tmp_path: Path) -> None:
    path, _, rows = three(tmp_path / "log", flavour)
    run = run_cli("sql", "--gtids", path, "--stop-position", str(rows[2]))
    assert run.status == 0
    assert "left out: 1 in transactions that the log does not end" in run.err
    assert run.out.index("the log ends inside this transaction") < run.out.index("ROLLBACK;")
