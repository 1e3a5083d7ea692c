"""`transactions --format parquet`, and `transactions` from Python: what the JSON lines say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from binlog_kaitai import Filter, transactions
from tests.oracle import corpus
from tests.oracle.checks import run_cli

SHOP = "samples/mysql-9.7-shop.binlog"
SAMPLES = sorted(map(str, Path("samples").glob("*.binlog")))
LOGS = [log for log in corpus.load(Path("tests/data")) if log.undamaged and "encrypted" not in str(log.path)]


def as_lines(path: Path) -> list[dict[str, Any]]:
    """Return what a file has of each transaction as the JSON lines have it, and look at the time of the commit."""
    rows = pq.read_table(path).to_pylist()
    for row in rows:
        end = row.pop("commit_timestamp")
        assert 0 <= (end - row["timestamp"]).total_seconds() < row["duration"] + 1
        row["timestamp"] = f"{row['timestamp']:%Y-%m-%dT%H:%M:%SZ}"
    return rows


@pytest.mark.parametrize("logs", [[SHOP], SAMPLES], ids=["one", "all"])
@pytest.mark.parametrize("options", [[], ["--top", "3"], ["--sort", "rows"], ["--operation", "update"]], ids=" ".join)
def test_the_file_holds_what_the_lines_say(logs: list[str], options: list[str], tmp_path: Path) -> None:
    path = tmp_path / "out.parquet"
    question = "transactions", *logs, *options, "--format"
    status = run_cli(*question, "parquet", "--output", str(path)).status
    lines = run_cli(*question, "jsonl")
    assert (status, as_lines(path)) == (lines.status, [json.loads(line) for line in lines.out.splitlines()])
    assert pq.read_metadata(path).num_rows >= 3


@pytest.mark.parametrize("log", LOGS, ids=str)
@pytest.mark.one_in(4)
def test_the_file_of_each_log(log: corpus.Log, tmp_path: Path) -> None:
    path = tmp_path / "out.parquet"
    assert run_cli("transactions", str(log.path), "--format", "parquet", "--output", str(path)).status == 0
    lines = run_cli("transactions", str(log.path), "--format", "jsonl").out.splitlines()
    assert as_lines(path) == [json.loads(line) for line in lines]


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
