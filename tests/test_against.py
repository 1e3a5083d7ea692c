"""`state --against`: rows that logs tell beside those of a dump; `--before`, `--into`; `schema --against` a dump."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from tests.oracle.checks import Run, run_cli

DUMPS = Path(__file__).parent / "data" / "dumps"
UUID = "a05004a0-ea95-11f1-83a9-02fc00000001"
MYSQL = DUMPS / "mysql"


def logs(server: str = "mysql", first: int = 1) -> list[str]:
    return [str(DUMPS / server / f"mysql-bin.{number:06}.gz") for number in range(first, 5)]


def against(dump: Path, *options: str, table: str = "shop.orders", server: str = "mysql", first: int = 1) -> Run:
    return run_cli("state", *logs(server, first), "-T", table, "--against", str(dump), *options)


def changed(folder: Path, *changes: tuple[str, str]) -> Path:
    """The last dump of MySQL, with other rows."""
    text = (MYSQL / "later.sql").read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (file := folder / "changed.sql").write_text(text)
    return file


@pytest.mark.parametrize("table", ["shop.orders", "shop.notes"])
@pytest.mark.parametrize(
    ("server", "dump"),
    [
        *(("mysql", name) for name in ("source-data.sql", "gtids.sql", "commented.sql", "later.sql")),
        *(("mariadb", name) for name in ("master-data.sql", "gtid.sql", "later.sql")),
    ],
)
def test_a_dump_is_what_the_logs_tell(server: str, dump: str, table: str) -> None:
    """At the place that it says itself; FLOAT has six digits in it, and one table has no key."""
    run = against(DUMPS / server / dump, table=table, server=server)
    rows = {"shop.orders": 4 if dump == "later.sql" else 3, "shop.notes": 3 if dump == "later.sql" else 2}
    assert (run.status, run.out.splitlines()[-1]) == (0, f"rows: {rows[table]} the same")


def test_from_one_dump_to_the_next() -> None:
    """Logs that do not have the table from its birth on."""
    run = against(MYSQL / "later.sql", "--baseline", str(MYSQL / "source-data.sql"), first=2)
    assert (run.status, run.out.splitlines()[-1]) == (0, "rows: 4 the same")
    run = against(MYSQL / "later.sql", first=3)
    assert (run.status, run.out.splitlines()[-1]) == (
        1,
        "rows: 2 the same, 2 not compared, for the logs do not tell them",
    )


def test_rows_that_differ(tmp_path: Path) -> None:
    dump = changed(tmp_path, ("'paid',22.80", "'sent',23.80"), ("(4,'sent',1.00,-0.3,'four'),", ""), ("(5,", "(10,"))
    run = against(dump)
    assert run.status == 1
    shown, _, summary = run.out.partition("A  the logs, after the transaction that ends at ")
    assert shown == (
        """shop.orders  id=2
          A          B
  id      2          2
* status  "paid"     "sent"
* total   "22.80"    "23.80"
  ratio   3.1415927  3.1415927
  note    NULL       NULL

shop.orders  id=4  (not in B)
  id      4
  status  "sent"
  total   "1.00"
  ratio   -0.3
  note    "four"

shop.orders  id=5  (not in B)
  id      5
  status  "sent"
  total   "1.50"
  ratio   2.0
  note    "five"

shop.orders  id=10  (not in A)
  id      10
  status  "sent"
  total   "1.50"
  ratio   2.0
  note    "five"

"""
    )
    assert summary.splitlines()[1:] == [f"B  {dump}", "rows: 1 the same, 1 differ, 2 only in A, 1 only in B"]


def test_the_same_for_programs(tmp_path: Path) -> None:
    run = against(changed(tmp_path, ("3.14159", "3.1416"), ("(5,'sent'", "(6,'sent'")), "--format", "jsonl")
    *rows, last = map(json.loads, run.out.splitlines())
    assert [(row["differs"], (row["a"] or {}).get("id"), (row["b"] or {}).get("id")) for row in rows] == [
        (["ratio"], 2, 2),
        (None, 5, None),
        (None, None, 6),
    ]
    assert rows[0]["b"]["ratio"] == 3.1416
    assert last["summary"] == {
        "database": "shop",
        "table": "orders",
        "same": 2,
        "differ": 1,
        "only_a": 1,
        "only_b": 1,
        "not_compared": 0,
    }


def test_rows_of_a_table_without_a_key_are_counted(tmp_path: Path) -> None:
    run = against(changed(tmp_path, ("('one'),('one')", "('one'),('eins')")), table="shop.notes")
    assert [line for line in run.out.splitlines() if line.startswith(("shop", "rows"))] == [
        "shop.notes  (not in A)",
        "shop.notes  (not in B)",
        "rows: 2 the same, 1 only in A, 1 only in B",
    ]


def test_no_more_than_ten_rows_are_shown(tmp_path: Path) -> None:
    more = ",".join(f"({number},'new',1.00,1,NULL)" for number in range(100, 130))
    run = against(changed(tmp_path, ("(5,'sent'", f"{more},(5,'sent'")))
    assert run.out.count("(not in A)") == 10
    assert "shop.orders  id=100  (not in A)" in run.out
    assert "... and 20 more rows that differ" in run.out
    assert run.out.splitlines()[-1] == "rows: 4 the same, 30 only in B"


def test_transactions_that_a_dump_has_and_others_between_them(tmp_path: Path) -> None:
    """As logs of a replica may have them in another order: 9 is of another table, 10 deletes a row, 11 inserts one."""
    text = (MYSQL / "gtids.sql").read_text().replace(f"{UUID}:1-7", f"{UUID}:1-8:11")
    text = text.replace("(2,'paid',4.90", "(2,'paid',22.80").replace(
        "'Ana García')", "'Ana García'),(4,'sent',1,-0.3,'four')"
    )
    (dump := tmp_path / "dump.sql").write_text(text)
    run = against(dump)
    assert (run.status, run.out.splitlines()[-1]) == (0, "rows: 4 the same")


def test_another_moment_than_that_of_the_dump() -> None:
    run = against(MYSQL / "source-data.sql", "--at", f"{UUID}:10")
    assert (run.status, run.out.splitlines()[-1]) == (1, "rows: 1 the same, 1 differ, 1 only in B")
    assert "shop.orders  id=1  (not in A)" in run.out


def test_a_compressed_dump(tmp_path: Path) -> None:
    (dump := tmp_path / "later.sql.gz").write_bytes(gzip.compress((MYSQL / "later.sql").read_bytes()))
    assert against(dump).status == 0
    assert run_cli("schema", *logs(), "--against", str(dump)).status == 0


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--as", "sql"], "--against prints differences"),
        (["--format", "csv"], "--against prints differences"),
        (["--at", "4", "--before", f"{UUID}:3"], "give the moment"),
        (["--before", "4"], "4 is no GTID"),
        (["--into", "a.b"], "--into is for the INSERT statements"),
    ],
)
def test_what_does_not_go_together(options: list[str], said: str) -> None:
    run = against(MYSQL / "later.sql", *options)
    assert (run.status, said in run.err) == (2, True)


def test_a_moment_is_needed(tmp_path: Path) -> None:
    assert "give the moment" in run_cli("state", *logs(), "-T", "shop.orders").err
    dump = changed(tmp_path, ("-- CHANGE REPLICATION", "-- NOT A CHANGE"), ("SET @@GLOBAL.GTID_PURGED", "SET @gtids"))
    run = against(dump)
    assert (run.status, "does not say where it was taken; give the moment by --at" in run.err) == (2, True)
    assert against(dump, "--at", "562").status == 0


def test_the_definition_has_other_columns(tmp_path: Path) -> None:
    run = against(changed(tmp_path, ("`note` varchar", "`remark` varchar")))
    assert (run.status, "has other columns of shop.orders than the logs: note, remark" in run.err) == (1, True)


@pytest.mark.parametrize("number", range(3, 13))
def test_before_a_transaction_is_after_the_one_before_it(number: int) -> None:
    """Also where it is one of another table."""
    states = [
        run_cli("state", *logs(), "-T", "shop.orders", option, f"{UUID}:{number - is_at}").out
        for is_at, option in enumerate(("--before", "--at"))
    ]
    assert states[0] == states[1]


def test_rows_for_another_table() -> None:
    options = ["--at", f"{UUID}:10", "--as", "sql"]
    own = run_cli("state", *logs(), "-T", "shop.orders", *options).out
    other = run_cli("state", *logs(), "-T", "shop.orders", *options, "--into", "old.`orders.then`").out
    assert other == own.replace("INSERT INTO `shop`.`orders` ", "INSERT INTO `old`.`orders.then` ")
    assert other.count("INSERT INTO") == 2


def test_a_dump_is_compared_at_its_place(tmp_path: Path) -> None:
    """And the collation that a server takes by default is no difference, whichever it is."""
    for server, dump in (("mysql", "source-data.sql"), ("mysql", "gtids.sql"), ("mariadb", "gtid.sql")):
        run = run_cli("schema", *logs(server), "--against", str(DUMPS / server / dump))
        assert (run.status, run.out) == (0, "")
    text = (MYSQL / "source-data.sql").read_text()
    (earlier := tmp_path / "dump.sql").write_text(
        text.replace("mysql-bin.000002', SOURCE_LOG_POS=964", "mysql-bin.000001', SOURCE_LOG_POS=775")
    )
    assert "note: 1 tables were compared" in run_cli("schema", *logs(), "--against", str(earlier)).err
    earlier.write_text(text.replace("utf8mb4 COLLATE utf8mb4_0900_ai_ci", "latin1").replace("utf8mb4", "latin1"))
    run = run_cli("schema", *logs(), "--against", str(earlier))
    assert (
        "shop.orders: column note: collation utf8mb4_general_ci in the logs, latin1_swedish_ci in the file" in run.out
    )
