"""The transactions of a log by the compiled loops are those of the object path."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.archive.collect import log_stats
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.summaries import Summarizes, SummaryReader
from binlog_kaitai.compiled.rows import summary_taker
from binlog_kaitai.compiled.rows.summaries import SummaryLinesReader, summary_reader
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.frames import FrameParser
from binlog_kaitai.log.source import Source
from tests.builder.columns import integer
from tests.builder.log import LogBuilder
from tests.compiled.test_corpus import LOGS
from tests.compiled.test_damage import damaged
from tests.compiled.test_lines import SOUND, _name
from tests.compiled.test_values_that_fail import CASES, EVENTS, log_with
from tests.oracle.checks import run_cli

pytestmark = pytest.mark.one_in(2)


def _source(path: Path) -> Source:
    return Source(str(path), path.stat().st_size)


def _found(reader: Summarizes) -> tuple[list[Any], str | None, Any]:
    found: list[Any] = []
    try:
        for summary in reader.walk():
            others = summary.row_bytes, list(summary.rows), summary.inflated_bytes, summary.end_position, summary.end
            found.append((summary.to_dict(), others))
    except BinlogError as error:
        return found, str(error), reader.ledger.rows
    return found, None, reader.ledger.as_json() | {"undecodable_text": "values are not looked at"}


def assert_same(
    path: Path, filter: Filter | None = None, chunk: int = 1 << 20, options: ReadOptions | None = None
) -> tuple[list[Any], str | None, Any]:
    """Both engines give the same."""
    given = options or ReadOptions()
    found = _found(SummaryLinesReader(_source(path), given, filter, chunk=chunk))
    assert found == _found(SummaryReader(_source(path), given, filter))
    return found


@pytest.mark.parametrize("path", LOGS[::2], ids=_name)
def test_logs(path: Path) -> None:
    assert_same(path)


@pytest.mark.parametrize("path", LOGS[1::2], ids=_name)
def test_filters_in_little_room(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(path.name)
    monkeypatch.setattr(summary_taker, "_ROOM_TALLIES", chance.choice((1, 2)))
    start, stop = sorted(chance.choices(range(path.stat().st_size), k=2))
    assert_same(path, Filter(start_position=start, stop_position=stop), 3000)
    assert_same(path, Filter(tables=frozenset(["t", "a", "m", "s"])), 3000, ReadOptions(mode="permissive"))


@pytest.mark.parametrize("path", SOUND[::5], ids=_name)
@pytest.mark.usefixtures("guarded")
def test_damaged_logs(path: Path, tmp_path: Path) -> None:
    chance, data, copy = random.Random(path.name), path.read_bytes(), tmp_path / "log"
    for _ in range(4):
        copy.write_bytes(damaged(data, chance))
        loops, objects = _found(SummaryLinesReader(_source(copy), ReadOptions(), chunk=300)), None
        objects = _found(SummaryReader(_source(copy), ReadOptions()))
        if objects[1] is None or "checksum" in objects[1]:
            assert loops == objects


@pytest.mark.parametrize("path", LOGS[::6], ids=_name)
def test_statistics(path: Path) -> None:
    loops, objects = (log_stats(_source(path), ReadOptions(), make=make) for make in (summary_reader, SummaryReader))
    assert loops.as_json() == objects.as_json()


def test_the_command_line_gives_the_same() -> None:
    paths = [str(path) for path in SOUND[::4]]
    for options in (["--format", "jsonl"], ["--sort", "rows", "--top", "5"], ["-T", "t"]):
        expected = run_cli("transactions", "--engine", "objects", *options, *paths)
        assert run_cli("transactions", "--engine", "compiled", *options, *paths) == expected


@pytest.mark.parametrize("case", CASES)
def test_rows_count_whatever_their_values_are(case: str, tmp_path: Path) -> None:
    """Also those of transactions that the loops leave to the object path."""
    log = log_with(*CASES[case], tmp_path / "log")
    data = log.read_bytes()
    for path, outcome in ((log, "commit"), (_rolled_back(data, tmp_path / "rolled-back"), "rollback")):
        found, error, _ = assert_same(path)
        assert error is None
        assert [(t["rows"], t["outcome"]) for t, _ in found] == [(len(rows), outcome) for rows in EVENTS]


def _rolled_back(data: bytes, path: Path) -> Path:
    """The same log with ROLLBACK in place of each commit."""
    frames = list(FrameParser("log", size=len(data)).feed(data))
    log = LogBuilder()
    for frame in frames[1:]:
        if frame.header.event_type == layout.EventType.xid_event:
            log.query("ROLLBACK")
        else:
            log.event(frame.header.event_type, bytes(frame.body))
    return log.write(path)


def test_transactions_that_the_log_does_not_end(tmp_path: Path) -> None:
    """The bytes up to the next GTID are theirs, and those of that GTID are not."""
    log, columns = LogBuilder(), [integer("id", 4)]
    heads = []
    for number in range(3):
        heads.append(log.gtid(number + 1))
        log.begin()
        log.insert(columns, *({"id": row} for row in range(number + 1)))
    log.xid(1)
    found, error, _ = assert_same(log.write(tmp_path / "log"))
    assert error is None
    assert [(t["position"], t["rows"], t["outcome"]) for t, _ in found] == [
        *((heads[0], 1, "open"), (heads[1], 2, "open")),
        (heads[2], 3, "commit"),
    ]
    ends = [*heads[1:], len(log.data)]
    assert [t["bytes"] for t, _ in found] == [end - head for head, end in zip(heads, ends, strict=True)]


def test_an_event_without_rows_counts_no_rows(tmp_path: Path) -> None:
    log = LogBuilder()
    log.begin()
    log.insert([integer("id", 4)])
    log.xid(1)
    found, error, ledger = assert_same(log.write(tmp_path / "log"))
    assert ([t["rows"] for t, _ in found], error, ledger["rows"]) == ([0], None, {"total": 0, "tables": {}})
