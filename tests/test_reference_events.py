"""Every event of the stored logs against the tools' headers and the servers' SHOW BINLOG EVENTS."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.oracle import corpus
from tests.oracle.checks import check_events
from tests.oracle.corpus import Log
from tests.oracle.later import LATER

LOGS = [log for log in corpus.load(Path(__file__).parent / "data") if log.undamaged and not log.needs & LATER]


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.name)
def test_events_are_what_tool_and_server_say(log: Log) -> None:
    report = check_events(log)
    assert not report.differences, "\n".join(report.differences[:20])
    assert report.events == sum(log.entry["events"].values())
