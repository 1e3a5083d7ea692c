"""Logs in the real Web IDE: every event, every cell as the row changes have it, and what a person sees and clicks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from binlog_kaitai import BinlogReader, iter_changes
from tests.oracle.six_logs import SIX_LOGS

from .cells import ABSENT, same
from .check import expected_images
from .ide import Ide, MissingIdeError, browser
from .lines import SHOWN
from .run import ROOT

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


SAMPLE = ROOT / "samples" / "mysql-9.7-foreign-keys.binlog"
ROW = ("events", "15", "body", "rows", "1")


def test_a_row_is_found_by_clicks_and_its_bytes_by_the_tree(ide: Ide) -> None:
    ide.drop(SAMPLE)
    for depth in range(1, len(ROW) + 1):
        ide.unfold(*ROW[:depth])
    assert ide.unfold(*ROW, "cells") == ["0 [ValueS4]: 2", "1 [ValueString]: 'b44'"]
    first, last = ide.select(*ROW, "cells", "1")
    assert SAMPLE.read_bytes()[first : last + 1] == b"\x03b44"
    assert ide.select_byte(first + 1)[: len(ROW) + 2] == [*ROW, "cells", "1"]
    assert ide.select_byte(next(e.position for e in BinlogReader(SAMPLE).events() if e.type == "XID_EVENT") + 4) == [
        *("events", "16", "header", "eventType")
    ]


@pytest.mark.parametrize("name", SHOWN)
def test_the_lines_that_a_person_reads(ide: Ide, name: str) -> None:
    ide.drop(ROOT / "tests" / "data" / name)
    texts = [line.split(": ", 1)[1] for line in ide.unfold("events")]
    wanted = [" ".join(line.split()) for line in SHOWN[name]]
    first = texts.index(wanted[0])
    assert texts[first : first + len(wanted)] == wanted


SIGNS = {
    "dmg-a56none-tablemap-ncols.binlog": "37 [Event]: TABLE_MAP_EVENT @3031 corpus_a.ints, table 70",
    "dmg-a56none-query-svlen.binlog": "28 [Event]: QUERY_EVENT @2392",
    "dmg-a97-trunc-midbody.binlog": "7 [Event]: QUERY_EVENT @658 <no value>",
}


@pytest.mark.parametrize("name", SIGNS)
def test_a_damaged_event_has_a_sign_on_its_line(ide: Ide, name: str) -> None:
    ide.drop(ROOT / "tests" / "data" / "damaged" / name)
    lines = ide.unfold("events")
    assert lines[-1] == SIGNS[name]
    assert ide.signs().keys() == {"events", SIGNS[name]}


def test_compressed_rows_are_opened_by_clicks(ide: Ide) -> None:
    log = ROOT / "tests" / "data" / "mariadb-11.8.9" / "compress-a.binlog"
    ide.drop(log)
    number = next(line.split(" ")[0] for line in ide.unfold("events") if "WRITE_ROWS_COMPRESSED" in line)
    rows = ("events", number, "body", "decompressed", "rows")
    for depth in range(2, len(rows)):
        ide.unfold(*rows[:depth])
    position = [event.position for event in BinlogReader(log).events()][int(number)]
    changes = [change.after for change in iter_changes(log, names="positional") if change.place.position == position]
    shown = ide.unfold(*rows)
    assert len(shown) == len(changes)
    for line, row in zip(shown, changes, strict=True):
        assert row is not None
        assert line.split(": ", 1)[1].startswith(f"{row['@1']}, {row['@2']}, ")
