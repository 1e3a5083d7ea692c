"""Who has seen enough closes a reader, and that is all that happens: whatever waits is dropped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.arrow.object_batches import BATCH_ROWS
from binlog_kaitai.columnar import TableReader
from binlog_kaitai.compiled.lines import text_output
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.source import Source
from tests.builder import columns as make
from tests.builder.log import LogBuilder
from tests.compiled.line_readers import JSON_TEXT
from tests.oracle.objects.tables import ObjectTables


@pytest.fixture
def cut_log(tmp_path: Path) -> Path:
    """A log that is cut off: a transaction without an end, in which the definition of a table changes while rows of
    another one wait."""
    log = LogBuilder()
    log.begin()
    log.insert([make.integer("n", 4)], {"n": 1}, table="other")
    for name in "abc":
        log.insert([make.varchar(name, 3000)], *[{name: b"a" * 900}] * 20)
    path = log.write(tmp_path / "log")
    path.write_bytes(path.read_bytes()[:-30])
    return path


def close_after_the_first(found: Iterator[Any]) -> None:
    next(found)
    found.close()  # type: ignore[attr-defined]  # it is a generator


def test_lines(cut_log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_output, "_OUT_BYTES", 1 << 12)
    close_after_the_first(change_lines(CompiledLog(Source(str(cut_log), cut_log.stat().st_size), JSON_TEXT)))


def test_batches_by_loops(cut_log: Path) -> None:
    close_after_the_first(TableReader(str(cut_log)).batches())


def test_batches_by_objects(tmp_path: Path) -> None:
    log = LogBuilder()
    log.begin()
    log.insert([make.integer("n", 4)], {"n": 1}, table="first")
    log.insert([make.integer("n", 4)], *({"n": number} for number in range(BATCH_ROWS)), table="second")
    log.xid(1)
    close_after_the_first(ObjectTables(str(log.write(tmp_path / "log"))).batches())
