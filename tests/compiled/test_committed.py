"""What committed transactions did, by the compiled loops, is what events one by one say."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import BinlogError
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.compiled.objects.committed import CommittedReader
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.crypto import load_keys
from binlog_kaitai.log.source import find_sources
from binlog_kaitai.states.committed import Open
from tests.builder.any_log import any_log
from tests.logs import ENCRYPTED, LOGS, SMALL, damaged, key_file, name_of
from tests.oracle.objects.committed import CommittedReader as PlainReader

pytestmark = pytest.mark.one_in(4)

IsWanted = Callable[[str, str], bool]


def _read(reader: Any, is_wanted: IsWanted, watched: str | None) -> list[Any]:
    open_ones, found = Open(), list[Any]()
    try:
        for commit in reader.commits(is_wanted, open_ones, watched=watched):
            steps = [(*_plain(step),) for step in commit.steps]
            found.append((commit.file, commit.end, commit.gtid, commit.time, steps, reader.has_met))
    except BinlogError as error:
        found.append(str(error))
    found += [reader.has_met, {xid: [_plain(step) for step in steps] for xid, steps in open_ones.prepared.items()}]
    ledger = reader.ledger
    return [*found, ledger.errors, ledger.bytes_walked, ledger.warnings, ledger.ok]


def _plain(step: Any) -> tuple[Any, ...]:
    names = ("kind", "database", "table", "place", "before", "after", "text", "cascades")
    return tuple(repr(getattr(step, name)) for name in names)


def assert_same(path: Path, options: ReadOptions, is_wanted: IsWanted, watched: str | None = None) -> list[Any]:
    (source,) = find_sources(path).sources
    readers = CommittedReader(CompiledLog(source, options)), PlainReader(source, options)
    made = [_read(reader, is_wanted, watched) for reader in readers]
    for mine, plain in zip(*made, strict=False):
        assert mine == plain
    assert made[0] == made[1]
    return made[1]


def _options(path: Path) -> Iterator[ReadOptions]:
    keys = load_keys(key_file(path)) if path in ENCRYPTED else None
    yield ReadOptions(keys=keys)
    yield ReadOptions(keys=keys, mode="permissive", on_damage=pass_over)


@pytest.mark.parametrize("path", LOGS, ids=name_of)
def test_logs(path: Path) -> None:
    for options in _options(path):
        found = assert_same(path, options, lambda database, table: True)
        gtids = [commit[2] for commit in found if isinstance(commit, tuple) and commit[2]]
        assert_same(path, options, lambda database, table: len(table) % 2 == 0, gtids[len(gtids) // 2] if gtids else "")


@pytest.mark.parametrize("seed", range(80))
def test_whatever_transactions_have(seed: int, tmp_path: Path) -> None:
    path = any_log(seed).write(tmp_path / "log")
    for options in _options(path):
        assert_same(path, options, lambda database, table: True)
        assert_same(path, options, lambda database, table: table < "t")


@pytest.mark.parametrize("path", SMALL, ids=name_of)
def test_damage(path: Path, tmp_path: Path) -> None:
    chance = random.Random(path.name)
    for number in range(4):
        harmed = tmp_path / f"log{number}"
        harmed.write_bytes(damaged(path.read_bytes(), chance))
        for options in _options(path):
            assert_same(harmed, options, lambda database, table: True)
