"""`transactions --format parquet`, and `transactions` from Python: what the JSON lines say."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from binlog_kaitai import Filter, transactions
from tests.oracle.checks import run_cli

SHOP = "samples/mysql-9.7-shop.binlog"


def test_the_file_holds_what_the_lines_say(tmp_path: Path) -> None:
    path = tmp_path / "out.parquet"
    assert run_cli("transactions", SHOP, "--format", "parquet", "--output", str(path)).status == 0
    lines = [json.loads(line) for line in run_cli("transactions", SHOP, "--format", "jsonl").out.splitlines()]
    rows = pq.read_table(path).to_pylist()
    assert len(rows) == len(lines) > 5
    for row, line in zip(rows, lines, strict=True):
        end = row.pop("commit_timestamp")
        assert {**row, "timestamp": f"{row['timestamp']:%Y-%m-%dT%H:%M:%SZ}"} == line
        assert 0 <= (end - row["timestamp"]).total_seconds() < line["duration"] + 1


def test_wrong_usage(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    for options in (["--format", "parquet"], ["--output", str(there)], ["--format", "parquet", "-o", str(there)]):
        assert run_cli("transactions", SHOP, *options).status == 2
    assert there.read_text() == "mine"


@pytest.mark.parametrize("form", ["text", "jsonl", "csv"])
@pytest.mark.parametrize("sort", ["time", "rows"])
def test_what_is_printed_can_be_written_to_a_file(form: str, sort: str, tmp_path: Path) -> None:
    question = "transactions", SHOP, "--format", form, "--sort", sort
    done = run_cli(*question, "-o", str(tmp_path / "file"))
    assert (done.status, done.out) == (0, "")
    assert (tmp_path / "file").read_bytes() == run_cli(*question).out.encode()


def test_from_python() -> None:
    found = list(transactions(SHOP, filter=Filter(tables="shop.orders", operations="delete")))
    assert [(one.rows.total(), one.outcome, one.gtid) for one in found] == [
        (1, "commit", "909d22ce-e541-11f1-8dd6-02fc00000001:13")
    ]
