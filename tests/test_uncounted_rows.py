"""`transactions` and `stats` of rows whose size the log does not tell: fractions of MariaDB's old times."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path

import pytest

from tests.oracle.checks import run_cli

DATA = Path(__file__).parent / "data" / "schema"
LOGS = sorted(DATA.glob("oldhires-*.binlog"))
TABLE = "corpus_a.oldt"


def rows_of(log: Path, *options: str) -> tuple[Counter[str], str]:
    """The rows by operation, of which both commands and engines know, and what is said."""
    found = set()
    for engine in ("compiled", "objects"):
        run = run_cli("stats", "--format", "json", "--engine", engine, *options, str(log))
        listed = run_cli("transactions", "--format", "jsonl", "--engine", engine, *options, str(log))
        assert run.status == listed.status == 0
        assert run.err == listed.err
        rows = Counter(json.loads(run.out)["tables"][TABLE]["rows"])
        tables = [one for line in listed.out.splitlines() for one in json.loads(line)["tables"]]
        assert rows == sum((Counter({one["operation"]: one["rows"]}) for one in tables), Counter())
        found.add((json.dumps(rows, sort_keys=True), run.err))
    ((rows_found, said),) = found
    return Counter(json.loads(rows_found)), said


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_rows_that_cannot_be_counted_are_told_and_do_not_end_the_log(log: Path) -> None:
    rows, said = rows_of(log)
    assert not rows.total()
    assert f"rows of {TABLE} are not counted" in said
    assert "(--schema, --schema-from-log)" in said
    sums = json.loads(run_cli("stats", "--format", "json", str(log)).out)
    assert sums["tables"][TABLE]["bytes"] > 0
    assert sums["transactions"]["commit"] == sums["tables"][TABLE]["transactions"]


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_with_the_definition_they_are_counted(log: Path, tmp_path: Path) -> None:
    rows, said = rows_of(log, "--schema-from-log")
    assert "not counted" not in said
    assert rows.total() > 10
    changes = run_cli("changes", "--schema-from-log", str(log)).out.splitlines()
    assert rows == Counter(json.loads(line)["operation"] for line in changes)
    shutil.copy(log, tmp_path)
    assert run_cli("index", str(tmp_path)).status == 0
    assert rows_of(tmp_path / log.name, "--schema-from-log")[0] == rows
    assert not rows_of(tmp_path / log.name)[0].total()
