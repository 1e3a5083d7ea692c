"""Over all logs of the test data, damaged ones too, the compiled loops give what the object path gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from binlog_kaitai.changes.options import Mode, ReadOptions
from tests.compiled.tables import assert_same, read
from tests.logs import DATA, LOGS, TABLES_OF_ALL_TYPES

pytestmark = pytest.mark.one_in(2)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.relative_to(DATA).as_posix())
@pytest.mark.one_in(4)
def test_both_engines_give_the_same(path: Path) -> None:
    if error_of_both(path, "failfast"):  # of a sound log the modes differ in nothing
        error_of_both(path, "permissive")


def error_of_both(path: Path, mode: Mode) -> str | None:
    options = ReadOptions(mode=mode, json="text")
    fast, by_loops, fast_error = read(path, "compiled", options)
    objects, by_objects, error = read(path, "objects", options)
    assert fast_error == error
    assert_same(fast, objects)
    assert by_loops.ledger.as_json() == by_objects.ledger.as_json()
    assert by_loops.raw_values == by_objects.raw_values
    return error


def test_the_loops_take_nearly_everything() -> None:
    _, reader, _ = read(TABLES_OF_ALL_TYPES, "compiled")
    assert reader.ledger.rows.total() == 39
    assert not reader.fallbacks
