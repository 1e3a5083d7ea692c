"""Statements about transactions are printed anew from what they say: nothing else of a log gets into the script."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.builder import LogBuilder, bodies
from tests.builder.columns import integer
from tests.oracle.checks import run_cli

COLUMNS = [integer("id", 4)]
XA_PREPARE = 38


def log_with(path: Path, *statements: str) -> str:
    """A transaction with rows before, between and after some statements."""
    log = LogBuilder()
    log.begin()
    log.insert(COLUMNS, {"id": 0})
    for number, statement in enumerate(statements, 1):
        log.query(statement)
        log.insert(COLUMNS, {"id": number})
    log.xid(1)
    log.rotate()
    return str(log.write(path))


def xa_log(path: Path, start: str, end: str, complete: str) -> str:
    log = LogBuilder()
    log.gtid(1)
    log.query(start)
    log.insert(COLUMNS, {"id": 1})
    log.query(end)
    log.event(XA_PREPARE, bodies.xa_prepare(b"a'b"))
    log.gtid(2)
    log.query(complete)
    log.rotate()
    return str(log.write(path))


SAID = {
    "SAVEPOINT `a`": "SAVEPOINT `a`;",
    "savepoint a": "SAVEPOINT `a`;",
    "SAVEPOINT /* DROP */ `a;``b`": "SAVEPOINT `a;``b`;",
    "SAVEPOINT `a\ndelimiter $$`": "SAVEPOINT `a\ndelimiter $$`;",
    'SAVEPOINT "a"': "SAVEPOINT `a`;",
    "ROLLBACK TO `a`": "ROLLBACK TO `a`;",
    "rollback to savepoint a;": "ROLLBACK TO `a`;",
    "RELEASE SAVEPOINT `語`": "RELEASE SAVEPOINT `語`;",
}


@pytest.mark.parametrize("rows_only", [[], ["--rows-only"]], ids=["all", "rows-only"])
def test_savepoints_are_printed_anew(rows_only: list[str], tmp_path: Path) -> None:
    log = log_with(tmp_path / "binlog.000001", *SAID)
    run = run_cli("sql", "--as", "statements", *rows_only, log)
    assert run.status == 0, run.err
    rest = run.out
    for text in SAID.values():
        before, found, rest = rest.partition(f"\n{text}\n")
        assert found
        assert before.count("INSERT INTO") == 1
    assert "DROP" not in run.out


HOSTILE = [
    "SAVEPOINT a; DROP DATABASE canary",
    "SAVEPOINT a\n;\nDROP DATABASE canary",
    "SAVEPOINT `a`; DROP DATABASE canary; -- `",
    "SAVEPOINT a /*! ; DROP DATABASE canary */",
    "SAVEPOINT",
    "SAVEPOINT 'a'",
    "ROLLBACK TO `x`; UPDATE canary.t SET a = 2",
    "ROLLBACK TO SAVEPOINT x y",
    "RELEASE SAVEPOINT a; DROP TABLE t",
    "XA END X'61',X'',1; DROP DATABASE canary",
    "XA END X'6'",
    "XA END X'61',X'',99999999999999999999",
    "XA COMMIT X'61',X'',1; DROP DATABASE canary",
    "XA ROLLBACK (SELECT 1)",
]


@pytest.mark.parametrize("statement", HOSTILE)
def test_what_says_more_stops_the_script(statement: str, tmp_path: Path) -> None:
    log = log_with(tmp_path / "binlog.000001", statement)
    for options in ([], ["--rows-only"]):
        run = run_cli("sql", "--as", "statements", *options, log)
        assert run.status == 1
        assert f"{log}:" in run.err
        assert "QUERY_EVENT: a server writes no such statement about a transaction: " in run.err
        assert "--mode" not in run.err
        assert "DROP" not in run.out
        assert "canary" not in run.out
        assert run.out.count("INSERT INTO") == 1


def test_xa_transactions_are_printed_anew(tmp_path: Path) -> None:
    own = "'a''b' , '' /* the usual format */"
    log = xa_log(tmp_path / "binlog.000001", f"XA START {own}", f"XA END {own}", f"XA COMMIT {own}")
    run = run_cli("sql", "--as", "statements", "--rows-only", log)
    assert run.status == 0, run.err
    found = [line for line in run.out.split("\n") if line.startswith("XA ")]
    assert found == [f"XA {word} X'612762',X'',1;" for word in ("START", "END", "PREPARE", "COMMIT")]


@pytest.mark.parametrize("place", range(3))
def test_xa_statements_that_say_more_stop_the_script(place: int, tmp_path: Path) -> None:
    statements = [f"XA {word} X'612762',X'',1" for word in ("START", "END", "COMMIT")]
    statements[place] += "; DROP DATABASE canary"
    log = xa_log(tmp_path / "binlog.000001", *statements)
    run = run_cli("sql", "--as", "statements", "--rows-only", log)
    assert run.status == 1
    assert "a server writes no such statement about a transaction: XA " in run.err
    assert "canary" not in run.out
    assert run.out.count("INSERT INTO") == (place > 0)


def test_savepoints_before_the_first_row_are_printed(tmp_path: Path) -> None:
    log = LogBuilder()
    for number in range(1, 4):
        log.begin()
        log.query(f"SAVEPOINT s{number}")
        log.query("SAVEPOINT other")
        log.insert(COLUMNS, {"id": number}, table="u" if number == 2 else "t")
        log.query(f"ROLLBACK TO s{number}")
        log.xid(number)
    log.rotate()
    path = str(log.write(tmp_path / "binlog.000001"))
    run = run_cli("sql", "--as", "statements", "-T", "shop.t", "--rows-only", path)
    assert run.status == 0, run.err
    found = [line for line in run.out.split("\n") if line.startswith(("BEGIN", "SAVE", "INS", "ROLL", "COMMIT"))]
    assert found == [
        line
        for number in (1, 3)
        for line in (
            *("BEGIN;", f"SAVEPOINT `s{number}`;", "SAVEPOINT `other`;"),
            *(f"INSERT INTO `shop`.`t` (`id`) VALUES ({number});", f"ROLLBACK TO `s{number}`;", "COMMIT;"),
        )
    ]


def test_rows_that_were_rolled_back_to_a_savepoint_stop_an_undo(tmp_path: Path) -> None:
    log = log_with(tmp_path / "log", "SAVEPOINT s", "ROLLBACK TO `s`")
    run = run_cli("sql", "--undo", log)
    assert (run.status, run.out) == (1, "")
    assert " QUERY_EVENT: rows of this transaction were rolled back to a savepoint" in run.err
    for number, about in enumerate((["SAVEPOINT s", "RELEASE SAVEPOINT `s`"], ["SAVEPOINT s; "])):
        kept = log_with(tmp_path / f"kept{number}", *about)
        assert run_cli("sql", "--undo", kept).status == 0
    log = LogBuilder()
    log.begin()
    log.insert(COLUMNS, {"id": 1})
    for statement in ("SAVEPOINT `a b`", "ROLLBACK TO `A B`"):  # of rows that are in no log
        log.query(statement)
    log.xid(1)
    run = run_cli("sql", "--undo", str(log.write(tmp_path / "none")))
    assert run.status == 0
    assert run.out.count("DELETE FROM") == 1
