"""`transactions` and `stats` with a filter: XA COMMIT and XA ROLLBACK are statements like others, and name no table."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects

LOG = str(Path(__file__).parent / "data/mysql-9.7.4/xa-a.binlog")


def completed(*options: str) -> list[int]:
    """The positions of the statements that complete a prepared transaction, of which both commands know."""
    found = set()
    for run in (run_cli, run_by_objects):
        lines = run("transactions", LOG, "--format", "jsonl", *options).out.splitlines()
        shown = [one for one in map(json.loads, lines) if (one["statement"] or "").startswith("XA ")]
        sums = json.loads(run("stats", LOG, "--format", "json", *options).out)["statements"]
        kinds = Counter(" ".join(one["statement"].split()[:2]) for one in shown)
        assert kinds == {kind: count for kind, count in sums.items() if kind.startswith("XA ")}
        found.add(tuple(one["position"] for one in shown))
    (positions,) = found
    return list(positions)


@pytest.mark.parametrize(
    "options",
    [
        ["--query", "nothing"],
        ["--query", "XA", "--operation", "insert"],
        ["--table", "nosuch.t"],
        ["--table", "corpus_a.x"],
        ["--database", "nosuch"],
        ["--include-gtids", "1-1-1"],
        ["--server-id", "99"],
        ["--thread-id", "5"],
        ["--operation", "delete"],
        ["--min-rows", "1"],
        ["--xid", "1"],
        ["--start-datetime", "2036-01-01"],
    ],
    ids=" ".join,
)
def test_what_does_not_match_is_not_listed(options: list[str]) -> None:
    assert completed(*options) == []


def test_what_matches_is_listed() -> None:
    all_of_them = completed()
    assert len(all_of_them) == 4
    assert completed("--query", "XA") == all_of_them
    assert completed("--query", "XA COMMIT") == [all_of_them[index] for index in (0, 1, 3)]
    assert completed("--thread-id", "270") == all_of_them
    assert completed("--start-position", str(all_of_them[1])) == all_of_them[1:]
