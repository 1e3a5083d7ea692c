"""Loops that do not get any further are an error and no endless wait, whatever the reason is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import context
from binlog_kaitai.compiled.loops import abi as s
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.oracle.checks import run_cli

ANSWERS = {"NEW_TABLE": s.NEW_TABLE, "NEW_HEAD": s.NEW_HEAD}


@pytest.mark.parametrize("answer", ANSWERS)
def test_rows_that_are_never_done(answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As loops would behave that ask for a table map, or the head of an event, and never find it."""
    log = LogBuilder()
    log.begin()
    described = log.table_map([integer("id", 4)])
    places = {"NEW_TABLE": described, "NEW_HEAD": log.rows("insert", [integer("id", 4)], [(None, {"id": 1})])}
    log.xid(1)
    really, is_stuck = context._runner, False

    def runner(record: Integers) -> Callable[[int], int]:
        run_really = really(record)

        def run(action: int) -> int:
            nonlocal is_stuck
            found = ANSWERS[answer] if is_stuck else run_really(action)
            is_stuck = is_stuck or (action == s.DECODE and found == ANSWERS[answer])
            return found

        return run

    monkeypatch.setattr(context, "_runner", runner)
    ended = run_cli("changes", str(log.write(tmp_path / "binlog.000001")))
    assert ended.status == 1
    assert f"binlog.000001:{places[answer]}: the compiled loops do not get any further here" in ended.err
    assert "read_events reads the log" in ended.err
