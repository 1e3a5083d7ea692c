"""`--transaction`: one transaction by its place, the same as by its GTID."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.oracle.checks import run_cli

DATA = Path(__file__).parent / "data"
LOG = str(Path(__file__).parent.parent / "samples" / "mysql-9.7-shop.binlog")
SERIES = str(DATA / "series" / "gtid")
UUID = "909d22ce-e541-11f1-8dd6-02fc00000001"
COMMANDS = ("changes", "transactions", "sql", "undo", "events")


@pytest.mark.parametrize("command", COMMANDS)
def test_any_place_in_it_will_do(command: str) -> None:
    by_gtid = run_cli(command, "--gtid", f"{UUID}:9", LOG)
    for position in (4078, 4691, 5302):
        run = run_cli(command, "--transaction", str(position), LOG)
        assert (run.status, run.out) == (by_gtid.status, by_gtid.out)


def test_each_transaction_of_a_log() -> None:
    found = [json.loads(line) for line in run_cli("transactions", "--format", "jsonl", LOG).out.splitlines()]
    assert len(found) == 16
    for one in found:
        for position in (one["position"], one["end_position"] - 1):
            run = run_cli("transactions", "--format", "jsonl", "--transaction", str(position), LOG)
            assert json.loads(run.out) == one


def test_one_of_several_logs() -> None:
    """Definitions of others and later changes count."""
    by_gtid = run_cli("changes", "--schema-from-log", "--gtid", "9fc31fee-e616-11f1-96ce-02fc00000001:5", SERIES)
    run = run_cli("changes", "--schema-from-log", "--transaction", "mysql-bin.000002:463", SERIES)
    assert (run.status, run.out) == (0, by_gtid.out)
    assert json.loads(run.out)["source"]["names"] == "ddl"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((LOG, "--transaction", "100"), "no transaction of .* has an event at 100"),
        ((LOG, "--transaction", "9010"), "no transaction of .* has an event at 9010"),
        ((LOG, "--transaction", "other:158"), "none of the logs is other"),
        ((LOG, "--transaction", "first"), "'first' is not .FILE:.POSITION"),
        ((LOG, "--transaction", "158", "--stop-position", "400"), "--stop-position both say which part is read"),
        ((SERIES, "--transaction", "158"), "--transaction FILE:POSITION says which is meant"),
        (("-", "--transaction", "158"), "reads the log twice, so give a file"),
    ],
)
def test_what_is_no_transaction(arguments: tuple[str, ...], message: str) -> None:
    run = run_cli("changes", *arguments)
    assert run.status == 2
    assert run.out == ""
    assert re.search(message, run.err)
