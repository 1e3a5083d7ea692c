"""Long values are delivered in pieces: the same text as in one, in its place."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.lines import long_values, text_output
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.sql.rules import with_literals
from tests.builder import LogBuilder
from tests.builder.columns import binary, blob, integer, varchar
from tests.compiled import scripts
from tests.compiled.cases import WITHOUT_CHECKSUMS
from tests.compiled.line_readers import assert_same_lines, by_loops, by_objects
from tests.logs import SMALL as SOUND
from tests.logs import damaged, name_of

pytestmark = pytest.mark.one_in(2)


@pytest.fixture(params=[(1, 6, 3), (20, 12, 64)], ids=["nearly all", "longer ones"])
def all_are_long(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Short values are long ones."""
    for name, value in zip(("_LEAST", "_PIECE", "_ROOM"), request.param, strict=True):
        monkeypatch.setattr(long_values, name, value)


@pytest.mark.parametrize("path", SOUND[::2], ids=name_of)
@pytest.mark.usefixtures("guarded", "all_are_long")
@pytest.mark.one_in(4)
def test_lines(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_same_lines(path)
    monkeypatch.setattr(text_output, "_OUT_BYTES", 3000)
    assert_same_lines(path, ReadOptions(json="text", text_errors="strict", with_query=True), chunk=2000)


@pytest.mark.parametrize("path", SOUND[1::2], ids=name_of)
@pytest.mark.usefixtures("guarded", "all_are_long")
@pytest.mark.one_in(6)
def test_scripts(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripts.assert_same(path)
    monkeypatch.setattr(text_output, "_OUT_BYTES", 3000)
    scripts.assert_same(path, with_literals(ReadOptions(schema_from_log=True)), chunk=2000, checked=True)


@pytest.mark.parametrize("path", SOUND[::3], ids=name_of)
@pytest.mark.usefixtures("guarded", "all_are_long")
@pytest.mark.one_in(4)
def test_damaged_logs(path: Path, tmp_path: Path) -> None:
    """What waits is delivered before other bytes take the place of the log's."""
    chance, data, copy = random.Random(path.name), path.read_bytes(), tmp_path / "log"
    for mode in ("failfast", "permissive"):
        copy.write_bytes(damaged(data, chance))
        options = ReadOptions(json="text", mode=mode)  # type: ignore[arg-type]
        loops, objects = by_loops(copy, options, chunk=3000), by_objects(copy, options)
        if objects.error is None or "checksum" in objects.error:
            assert (loops.data, loops.error) == (objects.data, objects.error)
        with suppress(BinlogError):
            by_loops(copy, WITHOUT_CHECKSUMS, chunk=3000)


@pytest.mark.usefixtures("guarded", "all_are_long")
def test_pieces_cut_no_character(tmp_path: Path) -> None:
    """Wherever a piece ends; and what is no text is Python's."""
    texts = [b"x" * count + char * 9 for count in range(14) for char in map(str.encode, ('"', "é", "日", "𝄞", "a\n'"))]
    texts += [text + b"\xff" for text in texts[::5]] + [b"", b"\xed\xa0\x80" * 8]
    for collation in (255, 33, 8, 28, 63):
        columns = [integer("id", 4), varchar("t", 300, collation=collation), blob("b", 4), binary("f", 40)]
        log = LogBuilder()
        log.begin()
        log.insert(columns, *({"id": 1, "t": text, "b": text[::-1], "f": text[:40].rstrip(b"\0")} for text in texts))
        log.xid(1)
        path = log.write(tmp_path / "log")
        assert_same_lines(path)
        scripts.assert_same(path, with_literals(ReadOptions()))
