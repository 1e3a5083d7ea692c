"""Both engines give the same of logs that are not sound: rows, their order, outcomes, counts, errors, ledgers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from binlog_kaitai.changes.options import Mode, ReadOptions
from binlog_kaitai.values.charset import TextErrors
from tests.chosen import always
from tests.fuzz.compare import SCRIPTS, WAYS, Case, differences
from tests.fuzz.worker import check

LOGS = sorted((Path(__file__).parent / "logs").iterdir())
"""Logs on which the engines once differed, or that ended the process."""
MODES: tuple[Mode, ...] = ("failfast", "permissive")
TEXTS: tuple[TextErrors, ...] = ("bytes", "strict")


CHUNKS = [200, 1 << 20]
"""Bytes of the pieces in which the loops read a log."""


def cases(path: Path, chunk: int) -> Iterator[Case]:
    for mode, text_errors in product(MODES, TEXTS):
        yield Case(path, ReadOptions(json="text", mode=mode, text_errors=text_errors), None, chunk)


@pytest.mark.usefixtures("guarded")
@pytest.mark.parametrize("way", [*WAYS, *(pytest.param(way, marks=pytest.mark.slow) for way in SCRIPTS)])
@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.one_in(4)
def test_logs_that_were_taken_differently(path: Path, way: str, chunk: int) -> None:
    for case in cases(path, chunk):
        assert differences(way, case) is None


@pytest.mark.usefixtures("guarded")
def test_more_transactions_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The walk back to the damage passes them again; it did not get beyond the first ones, and did not end."""
    monkeypatch.setattr("binlog_kaitai.compiled.transaction_list._ROOM", 24)
    path = next(log for log in LOGS if log.stem == "many-transactions")
    options = ReadOptions(json="text", mode="permissive", text_errors="strict", thorough=True)
    for way in WAYS:
        assert differences(way, Case(path, options, None, 1 << 20)) is None


@pytest.mark.parametrize(
    "seed", [7700049, 7700715, 7702219, 7703446, 7703840, 8800708, 8801754, 9900094, 9903214, 9903614]
)
def test_seeds_of_logs_that_were_taken_differently(seed: int, tmp_path: Path) -> None:
    """Long values of rows that Python takes, what a ledger says where a script ends, payloads between table maps."""
    assert check(seed, tmp_path / "log") == {}


@pytest.mark.parametrize("seeds", always(1, [range(50), *(range(n, n + 1000) for n in range(1000, 9000, 1000))]))
def test_logs_made_by_chance(seeds: range, tmp_path: Path) -> None:
    found = {seed: check(seed, tmp_path / "log") for seed in seeds}
    assert {seed: texts for seed, texts in found.items() if texts} == {}
