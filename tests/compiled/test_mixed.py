"""Changes of all tables in one schema: what the loops make of a log is what the object path makes of it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pytest

from binlog_kaitai.arrow.mixed import MIXED_SCHEMA, mixed_batch
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.batches.mixed import change_batches
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.change_lines import ChangeWriter
from tests.builder.columns import integer, varchar
from tests.builder.log import LogBuilder
from tests.compiled.cases import PLAIN, ROUNDS, WITHOUT_CHECKSUMS
from tests.compiled.line_readers import JSON_TEXT
from tests.logs import SMALL as SOUND
from tests.logs import damaged
from tests.oracle.objects.changes import BinlogReader

pytestmark = [pytest.mark.usefixtures("guarded"), pytest.mark.one_in(2)]


class Found(NamedTuple):
    rows: list[dict[str, Any]]
    error: str | None
    ledger: dict[str, Any]


def source(path: Path) -> Source:
    return Source(str(path), path.stat().st_size, number=7)


def by_objects(path: Path, options: ReadOptions) -> Found:
    reader, changes, error = BinlogReader(source(path), options), [], None
    try:
        changes.extend(reader.changes())
    except BinlogError as caught:
        error = str(caught)
    return Found(mixed_batch(changes, ChangeWriter(), 7).to_pylist(), error, reader.ledger.as_json())


def by_loops(path: Path, options: ReadOptions, chunk: int) -> tuple[Found, CompiledLog]:
    reader, batches, error = CompiledLog(source(path), options, chunk=chunk), [], None
    try:
        for batch in change_batches(reader):
            batch.validate(full=True)
            batches.append(batch)
    except BinlogError as caught:
        error = str(caught)
    rows = pa.Table.from_batches(batches, MIXED_SCHEMA).to_pylist()
    return Found(rows, error, reader.ledger.as_json()), reader


def assert_same(path: Path, options: ReadOptions = JSON_TEXT, chunk: int = 1 << 20) -> CompiledLog:
    (loops, reader), objects = by_loops(path, options, chunk), by_objects(path, options)
    assert loops.rows == objects.rows
    assert loops.error == objects.error
    if objects.error is None:
        assert loops.ledger == objects.ledger
    return reader


@pytest.mark.parametrize("path", PLAIN, ids=lambda path: f"{path.parent.name}/{path.name}")
@pytest.mark.one_in(4)
def test_all_logs(path: Path) -> None:
    assert_same(path)


@pytest.mark.parametrize("path", SOUND[::3], ids=lambda path: f"{path.parent.name}/{path.name}")
def test_in_small_pieces(path: Path) -> None:
    assert_same(path, chunk=300)


@ROUNDS
@pytest.mark.parametrize("path", SOUND[1::3], ids=lambda path: f"{path.parent.name}/{path.name}")
def test_damaged_logs(path: Path, rounds: int, tmp_path: Path) -> None:
    chance = random.Random(f"{path.name} {rounds} mixed")
    data, copy = path.read_bytes(), tmp_path / "log"
    for _ in range(rounds):
        copy.write_bytes(damaged(data, chance))
        assert_same(copy, chance.choice((JSON_TEXT, WITHOUT_CHECKSUMS)), chance.choice((300, 1 << 20)))


def test_names_and_values_that_look_like_separators(tmp_path: Path) -> None:
    """Of tables, columns and values: ends of fields and of lines, and the word for no image."""
    log, odd = LogBuilder(), 'a\1b\nc"null\\'
    columns = [integer("id", 4), varchar(odd, 200)]
    log.begin()
    for name in ("null", "x\1y", "x\ny"):
        log.table_map(columns, database=name, table=odd)
        log.rows("insert", columns, [(None, {"id": 1, odd: odd})])
    log.xid(1)
    path = log.write(tmp_path / "binlog.000007")
    reader = assert_same(path)
    assert not reader.fallbacks
    rows = by_objects(path, JSON_TEXT).rows
    assert [row["database"] for row in rows] == ["null", "x\1y", "x\ny"]
    assert {row["table"] for row in rows} == {odd}


def test_buffers_that_are_too_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines of one piece of a log are delivered many times."""
    monkeypatch.setattr("binlog_kaitai.compiled.lines.text_output._OUT_BYTES", 1 << 12)
    for path in sorted(SOUND, key=lambda path: -path.stat().st_size)[:5]:
        assert_same(path)
