"""Blocks of text by the compiled loops are those of the object path, byte for byte."""

from __future__ import annotations

import random
import struct
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.reader import BinlogReader
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows import lines
from binlog_kaitai.compiled.rows.blocks import BlocksReader
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.change_blocks import BlockWriter
from tests.builder import LogBuilder
from tests.builder import columns as make
from tests.builder.columns import Column
from tests.checker.documents import document, json_column
from tests.compiled.cases import PLAIN
from tests.compiled.line_readers import JSON_TEXT
from tests.logs import SMALL, damaged, name_of
from tests.made.partial_json import partial_log

pytestmark = pytest.mark.one_in(2)


def _read(reader: Any, pieces: Any) -> tuple[bytes, str | None, Any]:
    data, error = bytearray(), None
    try:
        for piece in pieces:
            data += piece
    except BinlogError as caught:
        error = str(caught)
    return bytes(data), error, reader


def assert_same_blocks(
    path: Path, options: ReadOptions = JSON_TEXT, filter: Filter | None = None, chunk: int = 1 << 20
) -> BlocksReader:
    """Both paths give the same; returns the reader of the loops."""
    source, writer = Source(str(path), path.stat().st_size), BlockWriter(lambda seconds: str(iso_time(seconds)))
    loops = BlocksReader(source, options, filter, chunk=chunk)
    data, error, _ = _read(loops, loops.lines())
    objects = BinlogReader(source, options, filter)
    blocks = (encoded("".join(f"{line}\n" for line in writer.lines(change))) for change in objects.changes())
    expected, wrong, _ = _read(objects, blocks)
    assert data == expected
    assert error == wrong
    if wrong is None:
        found, known = loops.ledger.as_json(), objects.ledger.as_json()
        assert found | {"warnings": ()} == known | {"warnings": ()}
        assert sorted(found["warnings"]) == sorted(known["warnings"])
    return loops


@pytest.mark.parametrize("path", PLAIN, ids=name_of)
def test_all_logs(path: Path) -> None:
    assert_same_blocks(path)


@pytest.mark.parametrize("path", PLAIN[::5], ids=name_of)
def test_options(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for options in (replace(JSON_TEXT, names="positional"), replace(JSON_TEXT, text_errors="replace")):
        assert_same_blocks(path, options)
    monkeypatch.setattr(lines, "_OUT_BYTES", 5000)
    assert_same_blocks(path, chunk=3000)


@pytest.mark.parametrize("path", SMALL[::4], ids=name_of)
@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
def test_damaged_logs(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "log"
    copy.write_bytes(damaged(path.read_bytes(), random.Random(path.name)))
    for mode in ("failfast", "permissive"):
        assert_same_blocks(copy, replace(JSON_TEXT, mode=mode, verify_checksums=False))


TEXTS = (
    "x" * 60, "x" * 61, "x" * 40 + "y" * 40, "x" * 40 + "z" * 40, "\u65e5\u672c" * 40, "\u65e5\u672c" * 30 + "!",
    "tab\there", "del\x7f", "\u202eright", "\U0001d11e", "caf\u00e9" * 20, "caf\u00e8" * 20, "", '"\\',
    b"\xff\xfe", b"\xff\xff",
    "x" * 35 + "\u00e9", "x" * 35 + "\u00e8",
)  # fmt: skip
DOUBLES = (0.0, -0.0, 1.5, float("nan"), float("inf"), -float("inf"), 1e300)


def _double(name: str) -> Column:
    return Column(name, 5, b"\10", lambda value: struct.pack("<d", value), unsigned=False)


COLUMNS = [
    make.integer("id", 4),
    make.varchar("te\txt", 900),
    make.varchar("latin", 900, collation=8),
    make.binary("padded", 8),
    make.blob("a column with a name that is long", 2),
    _double("d"),
    make.decimal("n", 6, 2),
    make.set_("s", ("a", "b\x7f", "\u00e9")),
    json_column("j"),
]


def _row(chance: random.Random) -> dict[str, Any]:
    return {
        "id": chance.randrange(3),
        "te\txt": chance.choice(TEXTS),
        "latin": chance.choice((b"caf\xe9", b"x" * 70, None)),
        "padded": chance.choice((b"", b"\0\1", b"\0\1\0\0", b"\xff" * 8)),
        "a column with a name that is long": chance.choice((b"", b"\xab" * 40, b"\1" * 2000, b"\1" * 1999 + b"\2")),
        "d": chance.choice(DOUBLES),
        "n": chance.choice((Decimal("0.00"), Decimal("-1.50"), None)),
        "s": chance.choice(("a", "a,b\x7f", "\u00e9", None)),
        "j": chance.choice((None, document(chance))),
    }


def values_log(path: Path, seed: int) -> Path:
    """A log with values that are shown in other ways than they are stored."""
    chance, log = random.Random(seed), LogBuilder()
    names = [column.name for column in COLUMNS]
    for number in range(20):
        log.gtid(number + 1)
        log.query("BEGIN", thread_id=number)
        log.insert(COLUMNS, *(_row(chance) for _ in range(3)))
        rows = [(_row(chance), _row(chance)) for _ in range(5)]
        rows += [(old, {**old, **{name: new[name] for name in chance.sample(names, 1)}}) for old, new in rows]
        log.table_map(COLUMNS, primary_key=[0, 1])
        some = {side: chance.choice((None, chance.sample(names, 3))) for side in ("before", "after")}
        log.rows("update", COLUMNS, [*rows, (rows[0][0], rows[0][0])], **some)
        log.table_map(COLUMNS)
        log.rows("delete", COLUMNS, [(_row(chance), None)])
        if number % 3:
            log.xid(number)
        elif number % 2:
            log.query("ROLLBACK")
    return log.write(path)


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(n, marks=pytest.mark.slow) for n in range(4, 60))])
def test_values(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = values_log(tmp_path / "log", seed)
    for room in (1 << 20, 3000):
        monkeypatch.setattr(lines, "_OUT_BYTES", room)
        assert_same_blocks(path, chunk=room)
        assert_same_blocks(path, filter=Filter(where="id = 1", min_rows=2), chunk=room)


@pytest.mark.parametrize("seed", range(4))
def test_partial_updates(seed: int, tmp_path: Path) -> None:
    assert_same_blocks(partial_log(tmp_path / "log", f"blocks {seed}", 4))
