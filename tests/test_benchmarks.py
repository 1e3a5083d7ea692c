"""What the benchmarks measure with: their logs are valid, the peers are told apart, a run gives its tables."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import BinlogReader, ReadOptions, iter_changes
from tests.builder import LogBuilder
from tests.made.odd import KINDS, write_kind
from tests.made.rows import make_log

ROOT = Path(__file__).parent.parent
BENCHMARKS = ROOT / "benchmarks"
PAGES = ("README.md", "benchmarks/README.md")
"""Have results of a run between marks."""
sys.path.append(str(BENCHMARKS))

import cases  # noqa: E402  # beside run.py, in no package
import contenders  # noqa: E402
import logs  # noqa: E402
from written import BEGIN, END  # noqa: E402


@pytest.mark.parametrize(
    ("options", "columns", "documents"),
    [({"rows": 1}, 20, 0), ({"rows": 300}, 20, 0), ({"columns": 250}, 250, 0), ({"json_percent": 75}, 20, 15)],
    ids=["one row", "many rows", "many columns", "JSON"],
)
@pytest.mark.one_in(2)
def test_synthetic_logs_are_valid(options: dict[str, Any], columns: int, documents: int, tmp_path: Path) -> None:
    path = logs.synthetic(tmp_path / "log", 200_000, **options)
    reader = BinlogReader(path)
    changes = list(reader.changes())
    assert (reader.ledger.ok, reader.ledger.state, reader.ledger.warnings) == (True, "closed", [])
    assert reader.ledger.decoded["WRITE_ROWS_EVENT"] * options.get("rows", 10) == len(changes)
    after = changes[0].after
    assert after is not None
    assert len(after) == columns
    assert (
        sum(isinstance(value, dict) and set(value) == {"id", "name", "tags"} for value in after.values()) == documents
    )
    again = logs.synthetic(tmp_path / "again", 200_000, **options)
    assert again.read_bytes() == path.read_bytes()


def test_a_cut_log_holds_the_first_transactions(tmp_path: Path) -> None:
    whole = make_log(100).write(tmp_path / "whole")
    part = logs.cut(whole, tmp_path / "part", whole.stat().st_size // 2)
    found, expected = ([change.after for change in iter_changes(path)] for path in (part, whole))
    assert 40 < len(found) < 60
    assert found == expected[: len(found)]
    assert logs.cut(whole, tmp_path / "same", 1 << 20).read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("version", "help", "name"),
    [
        ("mysqlbinlog  Ver 9.7.4 for Linux on x86_64 (MySQL Community Server - GPL)", "", "mysqlbinlog"),
        ("mysqlbinlog Ver 3.4 for Linux at x86_64", "Copyright (c) 2000, 2017, Oracle", "mysqlbinlog"),
        ("mysqlbinlog Ver 3.5 for debian-linux-gnu at x86_64", "Oracle, MariaDB Corporation Ab", "mariadb-binlog"),
    ],
)
def test_dumpers_are_told_apart(
    version: str, help: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "mysqlbinlog"
    program.write_text(f'#!/bin/sh\ncase $1 in --version) echo "{version}";; *) echo "{help}";; esac\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert contenders.dumpers()[name] == str(program)


def test_one_run(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    log = LogBuilder()
    log.rotate()
    path = log.write(tmp_path / "log")
    run = [
        sys.executable,
        str(BENCHMARKS / "run.py"),
        str(path),
        "--rounds",
        "1",
        "--only",
        "events",
        "--only",
        "verify",
    ]
    (tmp_path / "benchmarks").mkdir()
    for page in PAGES:
        (tmp_path / page).write_bytes((ROOT / page).read_bytes())
    done = subprocess.run([*run, "--json", "--write", str(tmp_path)], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    for page in PAGES:
        before, begin, rest = (tmp_path / page).read_text().partition(BEGIN)
        results, end, after = rest.partition(END)
        assert "events" in results
        assert "| `changes` |" not in results
        assert (ROOT / page).read_text().startswith(before + begin)
        assert (ROOT / page).read_text().endswith(end + after)
    assert [result["name"] for result in found["log"]] == ["events", "verify"]
    assert found["machine"]["binlog-kaitai"]


_WITHOUT_ROWS = {"only statements", "comments before statements", "MariaDB compressed statements"}
_SHARES = {"payload with savepoint": 2, "MariaDB MIXED": 0.5}
"""Rows of the kinds that have others than the plain log."""


@pytest.mark.parametrize("kind", KINDS)
def test_odd_logs_are_valid(kind: str, tmp_path: Path) -> None:
    """As many transactions as the plain log has, those of XA and DDL with another GTID each."""
    reader = BinlogReader(write_kind(kind, tmp_path / "log", 100_000), ReadOptions(thorough=True))
    num_rows = sum(1 for _ in reader.changes())
    reader.finish_rules()
    assert (reader.ledger.ok, reader.ledger.state, reader.ledger.warnings) == (True, "closed", [])
    assert num_rows == (0 if kind in _WITHOUT_ROWS else pytest.approx(330 * _SHARES.get(kind, 1), abs=40))


def test_odd_logs_are_compared(tmp_path: Path) -> None:
    run = [
        sys.executable,
        str(BENCHMARKS / "odd_logs.py"),
        "--size",
        "1",
        "--kind",
        "XA",
        "--command",
        "events",
        "--stdin",
    ]
    tables = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split("\n\n")
    names = [[line.split(" | ")[0].strip("| ") for line in table.splitlines() if line[:2] == "| "] for table in tables]
    others = ["plain, by standard input", "XA"]
    assert names[0][1:] == ["plain", *others]
    assert names[1] == ["times as long as plain", *others]
    assert names[2][1:] == ["plain", *others]


def test_cases_are_valid(tmp_path: Path) -> None:
    """Each log of each case is read to its end, with as many rows as it was made of."""
    rows: dict[str, int] = {}
    for case in cases.cases(tmp_path, 50_000):
        num_rows = 0
        for path in case.paths[:3]:
            reader = BinlogReader(path)
            num_rows += sum(1 for _ in reader.changes())
            assert (reader.ledger.ok, reader.ledger.state) == (True, "closed"), case.name
        rows[case.name] = num_rows
    assert rows["5,000 tables, a row of each"] == 5000
    assert rows["300 logs of 9 kB"] == 3 * rows["start: a log of 9 kB"] > 0
    assert rows["plain"] == rows["plain, by standard input"] > 100


def test_cases_are_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = LogBuilder().write(tmp_path / "log")
    monkeypatch.setattr(
        cases, "cases", lambda folder, size: [cases.Case("a", [path]), cases.Case("b", [path], is_stream=True)]
    )
    monkeypatch.setattr(cases, "_COMMANDS", ("events", "verify"))
    fails = f"fails={sys.executable} -c 'exit(1)'"
    found = cases.measure_cases(tmp_path, 0, 1, ["peer=cat {log}", fails, f"absent={tmp_path / 'no program'}"])
    for name in ("a (0.000", "b (0.000"):
        (cpus,) = (cpus for case, cpus in found.items() if case.startswith(name))
        assert {"peer", "events", "verify"} <= cpus.keys()
        assert not {"fails", "absent"} & cpus.keys()
