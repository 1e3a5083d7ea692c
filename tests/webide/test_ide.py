"""The tree of six logs in the real Web IDE: every event, and every cell as the row changes have it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from binlog_kaitai import BinlogReader
from tests.oracle.six_logs import SIX_LOGS

from .cells import ABSENT, same
from .check import expected_images
from .ide import Ide, MissingIdeError, browser

pytestmark = [pytest.mark.node, pytest.mark.slow]


@pytest.fixture(scope="module")
def ide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ide]:
    try:
        with browser(tmp_path_factory.mktemp("chromium")) as found:
            yield found
    except MissingIdeError as missing:
        pytest.skip(f"the Web IDE was not tried: {missing}")


@pytest.mark.parametrize("log", SIX_LOGS, ids=lambda log: log.name)
def test_the_tree_has_every_event_and_the_cells_of_the_changes(ide: Ide, log: Path) -> None:
    ide.drop(log)
    lines = ide.lines("events")
    events = list(BinlogReader(log).events())
    assert [line.split(": ", 1)[0] for line in lines] == [f"{index} [Event]" for index in range(len(events))]
    assert [line.split()[2:4] for line in lines] == [[event.type, f"@{event.position}"] for event in events]
    wanted = expected_images(log)
    assert wanted
    places = {event.position: index for index, event in enumerate(events)}
    for position, images in wanted.items():
        shown = ide.rows("events", str(places[position]), "body", "rows")
        assert len(shown) == len(images)
        for cells, (change, image) in zip(shown, images, strict=True):
            assert f" {change.database}.{change.table}: " in lines[places[position]]
            for column, (line, cell) in zip(change.definition.columns, cells, strict=True):
                value = image.get(f"@{column.index + 1}", ABSENT)
                assert line == f"{column.index} [{cell.kind}]: {cell.text}".strip()
                assert cell.kind == "ValueJsonDiffs" or same(cell, value, column), f"{position}: {line}: {value!r}"
