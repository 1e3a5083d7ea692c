"""The transactions of a log by the compiled loops are those of the object path."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.archive.collect import log_stats
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.counts import tallies
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.frames import FrameParser
from tests.builder import bodies
from tests.builder.any_log import any_log
from tests.builder.columns import integer
from tests.builder.log import LogBuilder
from tests.compiled.cases import PLAIN
from tests.compiled.choices import any_filters
from tests.compiled.summaries import assert_same, source_of
from tests.logs import SMALL as SOUND
from tests.logs import damaged, name_of
from tests.made.failing_values import CASES, EVENTS, log_with
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects
from tests.oracle.objects.summaries import SummaryReader

pytestmark = pytest.mark.one_in(2)


def _filters(path: Path, chance: random.Random) -> Iterator[Filter | None]:
    start, stop = sorted(chance.choices(range(path.stat().st_size), k=2))
    yield from (None, Filter(start_position=start, stop_position=stop), Filter(tables=frozenset("tx")))
    yield from (Filter(databases=frozenset(["shop"])), Filter(operations=frozenset(["update"])))
    yield from (
        Filter(query=re.compile("INSERT|XA|LOAD")),
        Filter(thread_ids=frozenset([8])),
        Filter(users="root@localhost"),
    )
    yield from (Filter(server_ids=frozenset([8])), Filter(start_time=1_795_000_006, stop_time=1_795_000_106))
    yield Filter(include_gtids=GtidSet.parse(f"{bodies.SERVER_UUID}:2-4"))


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.one_in(6)
def test_whatever_transactions_have(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, chance = any_log(seed).write(tmp_path / "log"), random.Random(seed)
    monkeypatch.setattr(tallies, "_ROOM_TALLIES", chance.choice((1, 2, 100)))
    for chosen in _filters(path, chance):
        _, error, _ = assert_same(path, chosen, chance.choice((200, 3000, 1 << 20)))
        assert error is None
    loops, objects = (log_stats(source_of(path), ReadOptions(), make=make) for make in (summaries_of, SummaryReader))
    assert loops.as_json() == objects.as_json()


@pytest.mark.parametrize("path", SOUND[::2], ids=name_of)
def test_sound_logs_in_little_room(path: Path) -> None:
    assert_same(path, chunk=3000)


@pytest.mark.parametrize("path", PLAIN[::2], ids=name_of)
@pytest.mark.one_in(4)
def test_logs(path: Path) -> None:
    assert_same(path)


@pytest.mark.parametrize("path", PLAIN[1::2], ids=name_of)
@pytest.mark.one_in(4)
def test_filters_in_little_room(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(path.name)
    monkeypatch.setattr(tallies, "_ROOM_TALLIES", chance.choice((1, 2)))
    start, stop = sorted(chance.choices(range(path.stat().st_size), k=2))
    assert_same(path, Filter(start_position=start, stop_position=stop), 3000)
    assert_same(path, Filter(tables=frozenset(["t", "a", "m", "s"])), 3000, ReadOptions(mode="permissive"))


@pytest.mark.parametrize("path", SOUND[::5], ids=name_of)
@pytest.mark.usefixtures("guarded")
def test_damaged_logs(path: Path, tmp_path: Path) -> None:
    chance, data, copy = random.Random(path.name), path.read_bytes(), tmp_path / "log"
    filters = [None, *any_filters(path, 2)]
    for number in range(4):
        copy.write_bytes(damaged(data, chance))
        options = ReadOptions(mode="permissive" if number % 2 else "failfast", verify_checksums=chance.random() < 0.5)
        assert_same(copy, chance.choice(filters), chance.choice((300, 3000, 1 << 20)), options)


@pytest.mark.parametrize("path", PLAIN[::6], ids=name_of)
def test_statistics(path: Path) -> None:
    loops, objects = (log_stats(source_of(path), ReadOptions(), make=make) for make in (summaries_of, SummaryReader))
    assert loops.as_json() == objects.as_json()


def test_the_command_line_gives_the_same() -> None:
    paths = [str(path) for path in SOUND[::4]]
    for options in (["--format", "jsonl"], ["--sort", "rows", "--top", "5"], ["-T", "t"]):
        expected = run_by_objects("transactions", *options, *paths)
        assert run_cli("transactions", *options, *paths) == expected


@pytest.mark.parametrize("case", CASES)
def test_rows_count_whatever_their_values_are(case: str, tmp_path: Path) -> None:
    """Also those of transactions that were rolled back."""
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


@pytest.mark.parametrize("filter", [None, Filter(xids=[9])], ids=["all", "of an xid"])
@pytest.mark.parametrize("is_inside", [False, True])
@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
def test_rows_that_cannot_be_counted(filter: Filter | None, is_inside: bool, tmp_path: Path) -> None:
    """A transaction that they end is open, and has what came before them."""
    log, columns = LogBuilder(), [integer("id", 4)]
    for number in range(3):
        log.gtid(number + 1)
        part = LogBuilder(inside_payload=True) if is_inside else log
        part.begin()
        part.insert(columns, {"id": 1}, {"id": 2})
        part.insert(columns, {"id": 3}, table="u")
        if number == 1:
            bad = part.rows("insert", columns, [(None, {"id": 4})])
            part.query("SAVEPOINT s")
            part.insert(columns, {"id": 5})
        part.xid(9)
        if is_inside:
            log.payload(part)
    path = log.write(tmp_path / "log")
    for chunk in (150, 1 << 20):
        found, error, ledger = assert_same(path, filter, chunk)
        assert [(t["rows"], t["outcome"]) for t, _ in found] == [(3, "commit"), (3, "open")]
        assert error is not None
        assert is_inside or error.startswith(f"{path}:{bad} ")
        found, error, ledger = assert_same(path, filter, chunk, ReadOptions(mode="permissive"))
        assert [t["rows"] for t, _ in found] == [3, 4, 3]
        assert error is None
        assert len(ledger["errors"]) == 1


def test_an_event_without_rows_counts_no_rows(tmp_path: Path) -> None:
    log = LogBuilder()
    log.begin()
    log.insert([integer("id", 4)])
    log.xid(1)
    found, error, ledger = assert_same(log.write(tmp_path / "log"))
    assert ([t["rows"] for t, _ in found], error, ledger["rows"]) == ([0], None, {"total": 0, "tables": {}})
