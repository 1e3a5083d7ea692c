"""`--ddl`: the statements that define things, as the server's SHOW BINLOG EVENTS has them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.oracle.checks import run_cli

DATA = Path(__file__).parent / "data"
SHOWN = sorted(DATA.rglob("*.events.tsv"))
DDL = re.compile(r"(?i)(use `[^`]*`; )?\s*(/\*M?!\d+ )?(create|alter|drop|rename|truncate)\b")
PLAIN = ("Query", "Query_compressed")


def log_of(shown: Path) -> Path:
    name = shown.name.removesuffix(".events.tsv")
    return next(path for path in (shown.with_name(name), shown.with_name(f"{name}.binlog")) if path.exists())


@pytest.mark.parametrize("shown", SHOWN, ids=lambda path: f"{path.parent.name}/{path.name}")
@pytest.mark.one_in(4)
def test_what_the_server_shows(shown: Path) -> None:
    rows = [line.split("\t") for line in shown.read_text(encoding="utf-8").split("\n") if line]
    expected = {int(position) for _, position, kind, _, _, info in rows if kind in PLAIN and DDL.match(info)}
    run = run_cli("events", "--ddl", "--format", "jsonl", str(log_of(shown)))
    found = [json.loads(line) for line in run.out.splitlines()]
    assert {event["position"] for event in found if event["type"].startswith("QUERY_")} == expected
    assert all("GTID" in event["type"] or event["type"].startswith("QUERY_") for event in found)


def test_transactions_and_what_does_not_go_together() -> None:
    log = str(DATA / "mysql-9.7.4" / "row-ddl-a.binlog")
    run = run_cli("transactions", "--ddl", "--format", "jsonl", log)
    assert all(DDL.match(json.loads(line)["statement"]) for line in run.out.splitlines())
    assert run.out.count("\n") == 15
    run = run_cli("transactions", "--ddl", "--query", "x", log)
    assert (run.status, "--ddl and --query both choose statements" in run.err) == (2, True)
