"""Both engines give the same of logs that are not sound: rows, their order, outcomes, counts, errors, ledgers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from binlog_kaitai.changes.options import Mode, ReadOptions
from binlog_kaitai.compiled.walk import chunked_reader as pieces
from binlog_kaitai.values.charset import TextErrors
from tests.fuzz.compare import WAYS, Case, differences
from tests.fuzz.worker import check

LOGS = sorted((Path(__file__).parent / "logs").iterdir())
"""Logs on which the engines once differed, or that ended the process."""
MODES: tuple[Mode, ...] = ("failfast", "permissive")
TEXTS: tuple[TextErrors, ...] = ("bytes", "strict")


def cases(path: Path) -> Iterator[Case]:
    for mode, text_errors, chunk in product(MODES, TEXTS, (200, 1 << 20)):
        yield Case(path, ReadOptions(json="text", mode=mode, text_errors=text_errors), None, chunk)


@pytest.mark.usefixtures("guarded")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_logs_that_were_taken_differently(path: Path, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for case in cases(path):
        for stretch in (1, 1 << 16):
            monkeypatch.setattr(pieces, "_STRETCH", stretch)
            assert differences(way, case) is None


@pytest.mark.parametrize(
    "seeds", [range(150), *(pytest.param(range(n, n + 1000), marks=pytest.mark.slow) for n in range(1000, 9000, 1000))]
)
def test_logs_made_by_chance(seeds: range, tmp_path: Path) -> None:
    found = {seed: check(seed, tmp_path / "log") for seed in seeds}
    assert {seed: texts for seed, texts in found.items() if texts} == {}
