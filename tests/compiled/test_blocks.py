"""Blocks of text by the compiled loops are those of the object path, byte for byte."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.lines import text_output
from binlog_kaitai.compiled.lines.blocks import change_blocks
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.change_blocks import BlockWriter
from tests.compiled.cases import PLAIN
from tests.compiled.line_readers import JSON_TEXT, assert_same_lines
from tests.compiled.zones import ZONES, times_log, zone_text
from tests.logs import DATA, SMALL, damaged, name_of
from tests.made.partial_json import partial_log
from tests.made.shown import values_log
from tests.oracle.objects.changes import BinlogReader

pytestmark = pytest.mark.one_in(2)


def _read(reader: Any, pieces: Any) -> tuple[bytes, str | None, Any]:
    data, error = bytearray(), None
    try:
        for piece in pieces:
            data += piece
    except BinlogError as caught:
        error = str(caught)
    return bytes(data), error, reader


def assert_same_blocks(
    path: Path,
    options: ReadOptions = JSON_TEXT,
    filter: Filter | None = None,
    chunk: int = 1 << 20,
    time: Callable[[int], str] | None = None,
    *,
    links: bool = False,
) -> CompiledLog:
    """Both paths give the same; returns the reader of the loops."""
    source = Source(str(path), path.stat().st_size)
    writer = BlockWriter(time or (lambda seconds: str(iso_time(seconds))), links=links)
    loops = CompiledLog(source, options, filter, chunk=chunk)
    data, error, _ = _read(loops, change_blocks(loops, time, links=links))
    objects = BinlogReader(source, options, filter)
    blocks = (encoded("".join(f"{line}\n" for line in writer.lines(change))) for change in objects.changes())
    expected, wrong, _ = _read(objects, blocks)
    assert data == expected
    assert error == wrong
    if wrong is None:
        found, known = loops.ledger.as_json(), objects.ledger.as_json()
        assert found | {"warnings": ()} == known | {"warnings": ()}
        assert sorted(found["warnings"]) == sorted(known["warnings"])
    return loops


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
