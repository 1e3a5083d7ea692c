"""What `sql` makes of stored logs, against stored scripts (tests/live/stored.py)."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.live.stored import MAKE, ROOT, logs_of, stored, tables_of


@pytest.mark.parametrize("script", stored(), ids=lambda path: path.name)
@pytest.mark.one_in(2)
def test_the_script_is_the_stored_one(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    made = MAKE[script.name.split(".")[-2]](logs_of(tables_of(script)))
    assert made.split(b"\n") == gzip.decompress(script.read_bytes()).split(b"\n")


def test_scripts_of_both_kinds_are_stored() -> None:
    kinds = [script.name.split(".")[-2] for script in stored()]
    assert kinds.count("sql") > 60
    assert kinds.count("undo") > 50
