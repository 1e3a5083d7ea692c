"""Partial updates of JSON: the compiled loops apply the differences, to the documents that the server logged whole."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from tests.builder import LogBuilder, bodies
from tests.builder.bodies import bitmap, lenenc
from tests.builder.columns import image
from tests.compiled import scripts, summaries, undos
from tests.compiled.line_readers import assert_same_lines, by_loops
from tests.compiled.tables import assert_same, read
from tests.logs import damaged
from tests.made.partial_json import ALL, COLUMNS, partial_log
from tests.values.json_logs import truth

_Type = layout.EventType
DATA = Path(__file__).parents[1] / "data"


def stored(tmp_path: Path, name: str) -> Path:
    path = tmp_path / f"{name}.binlog"
    path.write_bytes(gzip.decompress((DATA / "json" / f"{name}.binlog.gz").read_bytes()))
    return path


def changes(path: Path) -> list[dict[str, Any]]:
    """The changes of a log by the loops, which leave none to the object path."""
    data, error, reader = by_loops(path)
    assert error is None
    assert not reader.fallbacks  # type: ignore[attr-defined]
    return [json.loads(line) for line in data.decode().splitlines()]


def assert_all_the_same(path: Path, chunk: int = 1 << 20, mode: str = "failfast") -> None:
    options = ReadOptions(json="text", mode=mode)  # type: ignore[arg-type]
    assert_same_lines(path, options, chunk=chunk)
    (fast, _, error), (slow, _, wrong) = (read(path, engine, options) for engine in ("compiled", "objects"))
    assert error == wrong
    if error is None:
        assert_same(fast, slow)
    scripts.assert_same(path, chunk=chunk)
    undos.assert_same(path, chunk=chunk, checked=True)
    if error is None and mode == "failfast":  # rows are counted without a look at their values
        summaries.assert_same(path, None, chunk)


def test_documents_are_those_that_the_server_logged_whole(tmp_path: Path) -> None:
    """Each statement changes `p` by differences, then `f` by whole documents."""
    found = [change for change in changes(stored(tmp_path, "changed")) if change["operation"] == "update"]
    partial, whole = ([c["after"] for c in found if c["table"] == table] for table in "pf")
    assert len(partial) > 100
    assert partial == whole


def test_documents_are_those_of_the_server(tmp_path: Path) -> None:
    found = [c for c in changes(stored(tmp_path, "partial")) if c["operation"] == "update"]
    images = [[list(change[image].values()) for image in ("before", "after")] for change in found]
    documents = [[after[0], before[1], after[1]] for before, after in images]
    assert documents == [[number, json.loads(before), json.loads(after)] for number, before, after in truth("partial")]


@pytest.mark.parametrize("name", ["changed", "partial"])
@pytest.mark.parametrize("chunk", [1 << 20, 4000])
def test_engines_agree(name: str, chunk: int, tmp_path: Path) -> None:
    path = stored(tmp_path, name)
    assert_all_the_same(path, chunk)
    reader = assert_same_lines(path, filter=Filter(where="id > 4 and not changed(id) or id = 2"), chunk=chunk)
    assert not reader.fallbacks


@pytest.mark.parametrize("rounds", [12, pytest.param(1500, marks=pytest.mark.slow)])
@pytest.mark.usefixtures("guarded")
@pytest.mark.one_in(2)
def test_any_differences(rounds: int, tmp_path: Path) -> None:
    """Where a difference does not fit, both engines say so of the same row."""
    for seed in range(rounds):
        path = partial_log(tmp_path / "log", f"{rounds} {seed}", 1 + seed % 12)
        for mode in ("failfast", "permissive"):
            assert_all_the_same(path, random.Random(seed).choice((300, 1 << 20)), mode)


def test_differences_of_a_document_that_is_not_there_without_a_key(tmp_path: Path) -> None:
    """An undo cannot find the row, and says so."""
    log, data = LogBuilder(), b"\0\3$.a\3\5\1\0"
    cells = (7).to_bytes(4, "little") + b"\0" * 4 + len(data).to_bytes(4, "little") + data
    before = image(COLUMNS, ALL, {"id": 7, "a": b"\4\0", "b": None})
    log.begin()
    log.table_map(COLUMNS)
    after = lenenc(1) + bitmap([True, True]) + bitmap([False] * 3) + cells
    log.event(_Type.partial_update_rows_event, bodies.rows(log.table_id, before + after, ALL, ALL))
    log.xid(1)
    kept = undos.assert_same(log.write(tmp_path / "log"))
    assert kept.error is not None
    assert "no primary key is known by which the row could be found" in kept.error


@pytest.mark.parametrize("rounds", [12, pytest.param(600, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", ["changed", "partial"])
@pytest.mark.usefixtures("guarded")
def test_damaged_logs(name: str, rounds: int, tmp_path: Path) -> None:
    data, copy = stored(tmp_path, name).read_bytes()[:30_000], tmp_path / "copy"
    chance = random.Random(f"{name} {rounds}")
    for _ in range(rounds):
        copy.write_bytes(damaged(data, chance))
        options = ReadOptions(json="text", mode=chance.choice(("failfast", "permissive")), verify_checksums=False)
        assert_same_lines(copy, options, chunk=chance.choice((300, 1 << 20)))
