"""`schema`: the statements that define tables, what they leave, and how that differs from a dump."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from binlog_kaitai import load_schema
from tests.oracle.checks import run_cli

DATA = Path(__file__).parents[1] / "data" / "mysql-9.7.4"
LOG = DATA / "row-ddl-a.binlog"
TABLE = "corpus_a.dst tbl é"


def run(command: list[str], log: Path) -> list[bytes]:
    with log.open("rb") as file:
        return subprocess.run(command, stdin=file, capture_output=True, check=True).stdout.splitlines()


def lines(*arguments: str) -> list[dict[str, object]]:
    run = run_cli("schema", str(LOG), "--format", "jsonl", *arguments)
    assert run.status == 0
    return [json.loads(line) for line in run.out.splitlines()]


def test_statements_are_those_that_mysqlbinlog_prints_at_their_positions() -> None:
    said = gzip.decompress(LOG.with_name(f"{LOG.name}.mysqlbinlog.txt.gz").read_bytes()).decode(errors="replace")
    events = dict(re.findall(r"^# at (\d+)\n(.*?)(?=^# at |\Z)", said, re.M | re.S))
    found = lines()
    assert len(found) == 11
    for line in found:
        event = events[str(line["position"])]
        assert str(line["statement"]) in event
        assert f"thread_id={line['thread_id']}\t" in event
        assert f"server id {line['server_id']}  " in event


def test_standard_input_is_read_as_it_comes() -> None:
    done = run([sys.executable, "-m", "binlog_kaitai", "schema", "-", "--format", "jsonl"], LOG)
    assert [json.loads(line) | {"file": str(LOG)} for line in done] == lines()


def test_a_gtid_is_a_moment_whatever_its_transaction_did() -> None:
    """Also one of rows, of which nothing else is asked."""
    told = [json.loads(line) for line in run_cli("transactions", str(LOG), "--format", "jsonl").out.splitlines()]
    of_rows = [one for one in told if one["outcome"] == "commit"]
    assert of_rows
    for one in told:
        found = [line["position"] for line in lines("--at", str(one["gtid"]))]
        assert found == [line["position"] for line in lines("--at", str(one["end_position"]))]


def test_one_table_is_followed_by_its_names() -> None:
    assert [line["position"] for line in lines("-T", "corpus_a.ctas")] == [1318, 4329]
    assert [line["position"] for line in lines("-T", "dst tbl é")] == [4551]
    assert lines("-d", "nothing") == []


def test_a_moment_cuts(tmp_path: Path) -> None:
    (file := tmp_path / "then.sql").write_text(run_cli("schema", str(LOG), "--at", "3304", "--as", "sql").out)
    before = load_schema(file).table("corpus_a", "src")
    assert [str(column) for column in before.columns] == ["int", "text", "int"]  # type: ignore[union-attr]
    assert run_cli("schema", str(LOG), "--at", "dc82f928-e51f-11f1-a31c-02fc00000001:99").status == 1


def test_the_script_defines_what_the_log_did(tmp_path: Path) -> None:
    (file := tmp_path / "now.sql").write_text(run_cli("schema", str(LOG), "--as", "sql").out)
    assert set(load_schema(file).tables) == {("corpus_a", "dst tbl é")}
    same = run_cli("schema", str(LOG), "--against", str(file))
    assert (same.status, same.out) == (0, "")


@pytest.mark.parametrize(
    ("definition", "said"),
    [
        ("(id INT PRIMARY KEY, s TEXT CHARACTER SET latin1)", []),
        ("(id INT, s TEXT CHARACTER SET latin1)", ["primary key: (id) in the logs, () in the file"]),
        (
            "(s TEXT CHARACTER SET latin1, id INT PRIMARY KEY)",
            ["order of columns: (id, s) in the logs, (s, id) in the file"],
        ),
        (
            "(id BIGINT PRIMARY KEY, t INT)",
            [
                "column s: only in the logs",
                "column t: only in the file",
                "column id: int in the logs, bigint in the file",
            ],
        ),
    ],
)
def test_differences_from_a_dump(definition: str, said: list[str], tmp_path: Path) -> None:
    (file := tmp_path / "dump.sql").write_text(f"USE corpus_a; CREATE TABLE `dst tbl é` {definition};")
    run = run_cli("schema", str(LOG), "--against", str(file))
    assert run.out.splitlines() == [f"{TABLE}: {text}" for text in said]
    assert run.status == bool(said)


def test_a_table_that_was_there_before_is_named(tmp_path: Path) -> None:
    shop, later = Path(__file__).parents[2] / "samples" / "mysql-9.7-shop.binlog", tmp_path / "later.binlog"
    assert run_cli("carve", str(shop), "--start-position", "7700", "-o", str(later)).status == 0
    run = run_cli("schema", str(later), "--as", "sql")
    assert "ALTER TABLE customers ADD COLUMN phone VARCHAR(20) NULL;" in run.out.splitlines()
    assert "shop.customers was there before" in run.err
    (file := tmp_path / "dump.sql").write_text("USE shop; CREATE TABLE customers (id INT);")
    assert "not clear in the logs" in run_cli("schema", str(later), "--against", str(file)).out
    known = run_cli("schema", str(later), "--schema", str(file), "--format", "jsonl").out
    assert json.loads(known)["tables"][0]["columns"] == [
        {"name": "id", "type": "int"},
        {"name": "phone", "type": "varchar(20)"},
    ]
