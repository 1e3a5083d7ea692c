"""Logs broken on purpose: the exit status, one line that says where and what, and every row before the damage."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.oracle import corpus
from tests.oracle.checks import check_damaged
from tests.oracle.corpus import Log
from tests.oracle.later import LATER

DAMAGED = [
    log
    for log in corpus.load(Path(__file__).parent / "data")
    if log.entry["source"]["kind"] == "derived" and not log.needs & LATER
]


@pytest.mark.parametrize("log", DAMAGED, ids=lambda log: log.stem)
def test_damage_is_reported_and_what_precedes_it_is_read(log: Log) -> None:
    report = check_damaged(log)
    assert not report.differences, "\n".join(report.differences[:20])


def test_rows_before_the_damage_are_really_compared() -> None:
    """Most of the damage stands after rows; a check that compared none of them would prove nothing."""
    compared = [log.name for log in DAMAGED if check_damaged(log).rows > 0]
    assert len(compared) > len(DAMAGED) / 2
