"""That both engines make the same of one log, in every way to read it."""

from __future__ import annotations

from pathlib import Path

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from tests.fuzz.compare import WAYS, Case, differences

__all__ = ["FAILFAST", "PERMISSIVE", "assert_engines_agree"]

PERMISSIVE = ReadOptions(json="text", mode="permissive", text_errors="strict")
FAILFAST = ReadOptions(json="text", text_errors="strict")


def assert_engines_agree(path: Path, *filters: Filter | None) -> None:
    for options in (PERMISSIVE, FAILFAST):
        for chunk in (200, 1 << 20):
            for way in WAYS:
                for filter in filters or (None,):
                    assert differences(way, Case(path, options, filter, chunk)) is None
