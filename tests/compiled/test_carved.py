"""Transactions and events that the compiled loops copy are those that are carved event by event."""

from __future__ import annotations

import random
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, get_args

import pytest

from binlog_kaitai import BinlogError
from binlog_kaitai.carving.output import LogOutput
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.compiled.listings import carved
from binlog_kaitai.compiled.listings.carved import LogCarver, Unit
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.crypto import load_keys
from binlog_kaitai.log.source import find_sources
from tests.builder import bodies
from tests.builder.any_log import any_log
from tests.logs import ENCRYPTED, LOGS, SMALL, damaged, key_file, name_of
from tests.oracle.objects.carver import Carver

pytestmark = pytest.mark.one_in(4)


def _options(path: Path) -> Iterator[ReadOptions]:
    keys = load_keys(key_file(path)) if path in ENCRYPTED else None
    yield ReadOptions(keys=keys)
    yield ReadOptions(keys=keys, mode="permissive", on_damage=pass_over)


def _filters(path: Path, chance: random.Random) -> Iterator[Filter | None]:
    yield from (None, Filter(start_position=chance.randrange(path.stat().st_size)))
    yield from (Filter(tables=frozenset("tx")), Filter(databases=frozenset(["shop", "corpus_a"])))
    yield from (Filter(server_ids=frozenset([8])), Filter(start_time=1_795_000_006))
    yield Filter(
        stop_position=chance.randrange(path.stat().st_size), tables=chance.choice((frozenset(), frozenset("tx")))
    )
    yield Filter(stop_time=1_795_000_106, server_ids=chance.choice((frozenset(), frozenset([8]))))
    yield Filter(include_gtids=GtidSet.parse(f"{bodies.SERVER_UUID}:2-4"))


def _said(carver: Any, chosen: Filter | None, file: BytesIO, output: LogOutput, error: BinlogError | None) -> list[Any]:
    ledger = carver.ledger
    has_stop = chosen is not None and (chosen.stop_position or chosen.stop_time)
    return [
        *(str(error), carver.num_transactions, output.num_events, output.size, file.getvalue()),
        *(ledger.errors, ledger.ok, has_stop or (ledger.warnings, ledger.seen_tables)),
    ]


def _loops(
    path: Path, options: ReadOptions, chosen: Filter | None, unit: Unit, *, rewrites: bool, chunk: int
) -> list[Any]:
    file, error = BytesIO(), None
    output = LogOutput(file, rewrite_positions=rewrites)
    carver = LogCarver(CompiledLog(find_sources(path).sources[0], options, chosen, chunk=chunk))
    try:
        carver.carve_to(output, unit=unit)
    except BinlogError as raised:
        error = raised
    return _said(carver, chosen, file, output, error)


def _events(path: Path, options: ReadOptions, chosen: Filter | None, unit: Unit, *, rewrites: bool) -> list[Any]:
    file, error = BytesIO(), None
    output = LogOutput(file, rewrite_positions=rewrites)
    carver = Carver(find_sources(path).sources[0], options, chosen, lambda count: None, output=output, unit=unit)
    try:
        carver.carve()
    except BinlogError as raised:
        error = raised
    return _said(carver, chosen, file, output, error)


def assert_same(path: Path, options: ReadOptions, chosen: Filter | None, chance: random.Random) -> None:
    rewrites, chunk = chance.random() < 0.3, chance.choice((1 << 10, 1 << 14, 4 << 20))
    for unit in get_args(Unit):
        mine = _loops(path, options, chosen, unit, rewrites=rewrites, chunk=chunk)
        assert mine == _events(path, options, chosen, unit, rewrites=rewrites), (chosen, options.mode, chunk, unit)


@pytest.mark.parametrize("path", LOGS, ids=name_of)
def test_logs(path: Path) -> None:
    chance = random.Random(path.name)
    for options in _options(path):
        for chosen in _filters(path, chance):
            assert_same(path, options, chosen, chance)


@pytest.mark.parametrize("seed", range(60))
def test_whatever_transactions_have(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, chance = any_log(seed).write(tmp_path / "log"), random.Random(seed)
    monkeypatch.setattr(carved, "_ROOM_PARTS", chance.choice((2, 3, 100)))
    for options in _options(path):
        for chosen in _filters(path, chance):
            assert_same(path, options, chosen, chance)


@pytest.mark.parametrize("path", SMALL, ids=name_of)
def test_damage(path: Path, tmp_path: Path) -> None:
    chance = random.Random(path.name)
    for number in range(3):
        harmed = tmp_path / f"log{number}"
        harmed.write_bytes(damaged(path.read_bytes(), chance))
        for options in _options(path):
            for chosen in (None, Filter(tables=frozenset("tx")), Filter(start_position=chance.randrange(3000))):
                assert_same(harmed, options, chosen, chance)
