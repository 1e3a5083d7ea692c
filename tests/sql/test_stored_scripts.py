"""What `sql` makes of stored logs, against scripts that were replayed on servers (tests/live/stored.py)."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from binlog_kaitai import to_sql
from tests.live.stored import ROOT, logs_of, stored, tables_of


def text(lines: Iterator[str | bytes]) -> bytes:
    return b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)


@pytest.mark.parametrize("script", stored(), ids=lambda path: path.name)
def test_the_script_is_the_one_that_was_replayed(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    made = text(to_sql(logs_of(tables_of(script)), schema_from_log=True))
    assert made.split(b"\n") == gzip.decompress(script.read_bytes()).split(b"\n")
