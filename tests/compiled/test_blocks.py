"""Blocks of text by the compiled loops are those of the object path, byte for byte."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled.lines import text_output
from tests.compiled.blocks import assert_same_blocks
from tests.compiled.cases import PLAIN
from tests.compiled.line_readers import JSON_TEXT, assert_same_lines
from tests.compiled.zones import ZONES, times_log, zone_text
from tests.logs import DATA, SMALL, damaged, name_of
from tests.made.partial_json import partial_log
from tests.made.shown import values_log

pytestmark = pytest.mark.one_in(2)


@pytest.mark.parametrize("path", PLAIN, ids=name_of)
@pytest.mark.one_in(4)
def test_all_logs(path: Path) -> None:
    assert_same_blocks(path)


@pytest.mark.parametrize("path", PLAIN[::5], ids=name_of)
def test_options(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for options in (replace(JSON_TEXT, names="positional"), replace(JSON_TEXT, text_errors="replace")):
        assert_same_blocks(path, options)
    monkeypatch.setattr(text_output, "_OUT_BYTES", 5000)
    assert_same_blocks(path, chunk=3000)


@pytest.mark.parametrize("path", [DATA / "mysql-9.7.4/compress-a.binlog", *PLAIN[::7]], ids=name_of)
def test_addresses_and_zones(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ZONES:
        assert_same_blocks(path, time=zone_text(name), links=True)
    monkeypatch.setattr(text_output, "_OUT_BYTES", 5000)
    assert_same_blocks(path, filter=Filter(where="id > 1"), chunk=3000, time=zone_text(ZONES[0]), links=True)
    assert_same_lines(path, chunk=3000, links=True)
    assert_same_lines(path, filter=Filter(where="id > 1"), links=True)


@pytest.mark.parametrize("path", SMALL[::4], ids=name_of)
@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
def test_damaged_logs(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "log"
    copy.write_bytes(damaged(path.read_bytes(), random.Random(path.name)))
    for mode in ("failfast", "permissive"):
        assert_same_blocks(copy, replace(JSON_TEXT, mode=mode, verify_checksums=False))


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(n, marks=pytest.mark.slow) for n in range(4, 60))])
def test_values(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = values_log(tmp_path / "log", seed)
    for room in (1 << 20, 3000):
        monkeypatch.setattr(text_output, "_OUT_BYTES", room)
        assert_same_blocks(path, chunk=room)
        assert_same_blocks(path, filter=Filter(where="id = 1", min_rows=2), chunk=room)


@pytest.mark.parametrize("seed", range(4))
def test_partial_updates(seed: int, tmp_path: Path) -> None:
    assert_same_blocks(partial_log(tmp_path / "log", f"blocks {seed}", 4))


@pytest.mark.parametrize("name", ZONES)
def test_times_at_which_a_clock_is_put(name: str, tmp_path: Path) -> None:
    assert_same_blocks(times_log(tmp_path / "log"), time=zone_text(name), links=True)
