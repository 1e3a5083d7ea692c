"""`verify` by the compiled loops says what it says by the object path, of sound and of damaged logs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.columnar.engine import choose
from binlog_kaitai.columnar.quick import QuickReader
from binlog_kaitai.columnar.reader import FastReader
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.frames import event_type_name
from binlog_kaitai.options import ReadOptions
from binlog_kaitai.reader import BinlogReader
from binlog_kaitai.source import Source
from tests.columnar.test_corpus import DATA, LOGS

OPTIONS = ReadOptions(thorough=True, json="text")
SOURCES = [Source(str(path), path.stat().st_size) for path in LOGS]
PLAIN = [source for source in SOURCES if choose("compiled", source, OPTIONS) == "compiled"]


def count_frames(reader: BinlogReader) -> None:
    for frame in reader.frames():
        reader.ledger.decoded[event_type_name(frame.header.event_type)] += 1


def exhaust_changes(reader: BinlogReader) -> None:
    for _ in reader.changes():
        pass


def ledger_of(reader: BinlogReader, work: Callable[[Any], None]) -> dict[str, Any]:
    with suppress(BinlogError):
        work(reader)
    return reader.ledger.as_json()


@pytest.mark.parametrize("source", PLAIN, ids=lambda source: Path(source.name).relative_to(DATA).as_posix())
@pytest.mark.parametrize("chunk", [400, 1 << 20])
def test_quick(source: Source, chunk: int) -> None:
    fast = ledger_of(QuickReader(source, OPTIONS, chunk=chunk), QuickReader.count_events)
    assert fast == ledger_of(BinlogReader(source, OPTIONS), count_frames)


@pytest.mark.parametrize("source", PLAIN, ids=lambda source: Path(source.name).relative_to(DATA).as_posix())
def test_thorough(source: Source) -> None:
    fast = ledger_of(FastReader(source, OPTIONS), FastReader.count_rows)
    slow = ledger_of(BinlogReader(source, OPTIONS), exhaust_changes)
    if slow["ok"]:
        assert fast == slow
    assert fast["errors"] == slow["errors"]
    assert fast["state"] == slow["state"]
    assert fast["lost"] == slow["lost"]
