"""The first event from any byte on: the same as by trying each place, without looking at each."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.archive.collect import collect
from binlog_kaitai.changes.splits import read_head
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.format.headers import HEADER_SIZE, EventHeader, unpack_header
from binlog_kaitai.log import resync
from binlog_kaitai.log.resync import Resync
from binlog_kaitai.log.source import LogBytes, Source
from tests.builder import LogBuilder
from tests.builder.columns import blob, integer
from tests.oracle import corpus

DATA = Path(__file__).parent / "data"
EMPTY = ("nocksum-a",)
"""Logs with nothing but what heads a log."""
LOGS = [log.path for log in corpus.load(DATA) if log.undamaged and log.path.stat().st_size < 20_000][::9]
LOGS = [path for path in LOGS if path.stem not in EMPTY]
COLUMNS = [integer("id", 4), blob("data", 4)]


def each_place(found: Resync, start: int) -> int | None:
    """Try one place after the other."""
    types = set(map(int, layout.EventType))
    for position in range(start, found.data.size - HEADER_SIZE + 1):
        header = unpack_header(found.data.read_at(position, HEADER_SIZE), 0)
        is_known = header.event_type in types
        if is_known and found._plausible(header, position) and found._confirmed(header, position):
            return position
    return None


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_event_is_found(path: Path) -> None:
    chance = random.Random(path.name)
    data = LogBytes(Source(str(path), path.stat().st_size))
    head = read_head(data, str(path))
    assert head is not None
    for knows_position in (head.knows_position, False):
        found = Resync(data, head.format, knows_position)
        for start in (chance.randrange(data.size) for _ in range(3)):
            assert found.next_event(start) == each_place(found, start)


def large_rows(path: Path) -> Source:
    """A log of rows of bytes by chance."""
    chance = random.Random(7)
    log = LogBuilder()
    for number in range(1, 5):
        log.gtid(number)
        log.begin()
        log.insert(COLUMNS, {"id": number, "data": chance.randbytes((3 << 20) + number)})
        log.xid(number)
    log.stop()
    return Source(str(log.write(path)), len(log.data))


def test_large_events_are_not_searched_byte_by_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = large_rows(tmp_path / "log")
    looked_at = 0

    def unpacked(data: bytes, offset: int) -> EventHeader:
        nonlocal looked_at
        looked_at += 1
        return unpack_header(data, offset)

    monkeypatch.setattr(resync, "unpack_header", unpacked)
    (in_splits,) = collect([source], split_size=1 << 20, make=summaries_of)
    assert 0 < looked_at < (source.size or 0) // 1000
    (whole,) = collect([source], make=summaries_of)
    assert in_splits.ledger.as_json() == whole.ledger.as_json()
    for stats in (in_splits.stats, whole.stats):
        stats.commit_groups = stats.commit_groups.whole()
    assert in_splits.stats == whole.stats
