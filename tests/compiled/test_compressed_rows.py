"""Rows that MariaDB has compressed: the compiled loops give what the object path does."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.rows import inflated_rows
from tests.compiled import scripts, summaries
from tests.compiled.line_readers import assert_same_lines
from tests.compiled.tables import assert_same, read
from tests.logs import damaged
from tests.made.compressed_rows import compressed_log


@pytest.mark.parametrize("seed", range(4))
def test_logs(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = compressed_log(tmp_path / "log", seed, 16)
    monkeypatch.setattr(inflated_rows, "_AT_ONCE", (1, 5000, 1 << 20, 1 << 20)[seed])
    for chunk in (1 << 20, 3000):
        for chosen in (None, Filter(where="id < 300 and v like '%text 1%'"), Filter(operations="delete")):
            reader = assert_same_lines(path, filter=chosen, chunk=chunk)
            assert reader.ledger.rows.total() > 0
            assert not reader.fallbacks
            scripts.assert_same(path, filter=chosen, chunk=chunk)
            summaries.assert_same(path, chosen, chunk)
    (fast, _, error), (slow, _, wrong) = (read(path, engine) for engine in ("compiled", "objects"))
    assert error == wrong is None
    assert_same(fast, slow)


@pytest.mark.parametrize("rounds", [6, pytest.param(200, marks=pytest.mark.slow)])
def test_damaged_logs(rounds: int, tmp_path: Path) -> None:
    data, copy = compressed_log(tmp_path / "log", 9, 10).read_bytes(), tmp_path / "copy"
    chance = random.Random(rounds)
    for _ in range(rounds):
        copy.write_bytes(damaged(data, chance))
        for mode in ("failfast", "permissive"):
            options = ReadOptions(json="text", mode=mode, verify_checksums=False)  # type: ignore[arg-type]
            assert_same_lines(copy, options, chunk=chance.choice((300, 1 << 20)))
