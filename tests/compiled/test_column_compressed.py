"""Values of MariaDB's COMPRESSED columns: the loops inflate them, by zlib as Python has it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Literal

import pytest

from binlog_kaitai.changes.options import ReadOptions
from tests.compiled import scripts, undos
from tests.compiled.blocks import assert_same_blocks
from tests.compiled.choices import any_filters
from tests.compiled.line_readers import assert_same_lines
from tests.compiled.tables import assert_same, read
from tests.logs import damaged

LOG = Path(__file__).parents[1] / "data" / "mariadb-11.8.9" / "row-colcomp-a.binlog"


def assert_same_tables(path: Path, options: ReadOptions) -> None:
    (fast, _, error), (slow, _, wrong) = (read(path, engine, options) for engine in ("compiled", "objects"))
    assert error == wrong
    if error is None:
        assert_same(fast, slow)


@pytest.mark.usefixtures("guarded")
def test_values_of_a_server_are_inflated_by_the_loops() -> None:
    """Short and long ones, text and bytes, with zlib's header and without it, as the server of the log was told."""
    log = assert_same_lines(LOG)
    assert log.ledger.rows
    assert log.ledger.asked.values == 0
    assert_same_tables(LOG, ReadOptions())


@pytest.mark.usefixtures("guarded")
def test_blocks_of_text_and_statements_have_them() -> None:
    log = assert_same_blocks(LOG)
    assert log.ledger.rows
    assert log.ledger.asked.values == 0
    scripts.assert_same(LOG)
    undos.assert_same(LOG)


@pytest.mark.usefixtures("guarded")
@pytest.mark.parametrize("room", [1 << 16, 8])
def test_conditions_are_judged_by_them(room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("binlog_kaitai.compiled.plans.condition_operands._TEXT_BYTES", room)
    for chosen in any_filters(LOG, 20):
        assert_same_lines(LOG, filter=chosen)


@pytest.mark.usefixtures("guarded")
@pytest.mark.parametrize("most", [4, 100])
def test_what_is_larger_than_the_room_is_left_to_python(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("binlog_kaitai.compiled.plain_values._MOST", most)
    log = assert_same_lines(LOG)
    assert log.ledger.asked.values > 0
    assert_same_tables(LOG, ReadOptions())


def test_without_a_library_python_inflates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("binlog_kaitai.compiled.unzip._library", lambda: None)
    assert assert_same_lines(LOG).ledger.asked.values > 0


@pytest.mark.usefixtures("guarded")
@pytest.mark.parametrize("mode", ["failfast", "permissive"])
@pytest.mark.parametrize("seed", range(6))
def test_damage_is_an_error_of_the_same_value(
    seed: int, mode: Literal["failfast", "permissive"], tmp_path: Path
) -> None:
    path, chance, options = tmp_path / "log", random.Random(seed), ReadOptions(mode=mode, verify_checksums=False)
    for _ in range(4):
        path.write_bytes(damaged(LOG.read_bytes(), chance))
        assert_same_lines(path, options)
        assert_same_tables(path, options)
