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
from tests.builder.columns import image, integer
from tests.checker.documents import array, document, json_column
from tests.compiled import test_script, test_summaries, test_undo
from tests.compiled.line_readers import assert_same_lines, by_loops
from tests.compiled.tables import assert_same, read
from tests.compiled.test_damage import damaged
from tests.values.json_logs import truth

DATA = Path(__file__).parents[1] / "data"
_Type, _J = layout.EventType, layout.JsonType
COLUMNS = [integer("id", 4), json_column("a"), json_column("b")]
ALL = [True] * len(COLUMNS)
NAMES = b"a b id k1 last tags name x_1 $d deep".split()
STEPS = (
    ".a",
    ".b",
    ".k1",
    '."k1"',
    ".tags",
    ".new",
    "[0]",
    "[1]",
    "[2]",
    "[last]",
    "[last-1]",
    ".a",
    '."odd key"',
    ".é",
)


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
    test_script.assert_same(path, chunk=chunk)
    test_undo.assert_same(path, chunk=chunk, checked=True)
    if error is None and mode == "failfast":  # rows are counted without a look at their values
        test_summaries.assert_same(path, None, chunk)


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


def value(chance: random.Random) -> bytes:
    """A new value: a document of one element mostly."""
    if chance.random() < 0.2:
        return document(chance)
    kind, data = chance.choice(
        [(_J.int16, b"\7\0"), (_J.string, b"\3new"), array([(int(_J.string), b"\1x")], [b"k"]), (_J.literal, b"\1")]
    )
    return bytes([kind]) + data


def differences(chance: random.Random) -> bytes:
    """Some differences, of which not all fit most documents."""
    data = b""
    for _ in range(chance.choice((0, 1, 1, 1, 2, 2, 3, 20))):
        path = ("$" + "".join(chance.choice(STEPS) for _ in range(chance.choice((1, 1, 2, 3))))).encode()
        operation = chance.choice((0, 0, 1, 2))
        new = value(chance) if operation != 2 else None
        data += bytes([operation]) + lenenc(len(path)) + path
        data += b"" if new is None else lenenc(len(new)) + new
    return len(data).to_bytes(4, "little") + data


def nested(chance: random.Random, depth: int = 0) -> tuple[int, bytes]:
    """An object with names in the server's order, mostly, or an array."""
    kinds = [(int(_J.string), b"\5value"), (int(_J.int32), b"\1\2\3\4"), (int(_J.uint64), b"\xff" * 8)]
    elements = [nested(chance, depth + 1) if depth < 3 and chance.random() < 0.5 else chance.choice(kinds[:2])]
    elements += [chance.choice(kinds) for _ in range(chance.randrange(3))]
    if chance.random() < 0.4:
        return array(elements)
    names = sorted(chance.sample(NAMES, len(elements)), key=lambda name: (len(name), name))
    if chance.random() < 0.1:
        names = chance.choices(NAMES, k=len(elements))
    return array(elements, names)


def after_update(chance: random.Random) -> bytes:
    """An image after an update: of `a` differences, of `b` these, a document or NULL."""
    cells = chance.randrange(99).to_bytes(4, "little") + differences(chance)
    options, is_null = chance.choice((1, 1, 1, 1, 1, 0)), chance.random() < 0.4
    marks = [True, chance.random() < 0.5]
    if not is_null:
        data = document(chance)
        cells += differences(chance) if marks[1] else len(data).to_bytes(4, "little") + data
    return lenenc(options) + (bitmap(marks) if options else b"") + bitmap([False, False, is_null]) + cells


def partial_log(path: Path, seed: str, transactions: int = 12) -> Path:
    chance, log = random.Random(seed), LogBuilder()
    for number in range(transactions):
        log.begin()
        log.table_map(COLUMNS, primary_key=[0] if chance.random() < 0.7 else None)
        before_has = chance.choice((ALL, ALL, ALL, [True, False, True]))
        rows = b""
        for _ in range(chance.choice((1, 1, 3))):
            kind, data = nested(chance)
            row = {"id": chance.randrange(99), "a": bytes([kind]) + data, "b": chance.choice((None, document(chance)))}
            rows += image(COLUMNS, before_has, row) + after_update(chance)
        body = bodies.rows(log.table_id, rows, before_has, ALL)
        log.event(_Type.partial_update_rows_event, body)
        log.xid(number)
    return log.write(path)


@pytest.mark.parametrize("rounds", [25, pytest.param(1500, marks=pytest.mark.slow)])
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
    kept = test_undo.assert_same(log.write(tmp_path / "log"))
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
