"""Conditions on SET, BINARY and JSON: the compiled loops make what they compare, and let through what the object path
does."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled.plans import condition_operands
from tests.builder import LogBuilder
from tests.builder.columns import binary, integer, set_
from tests.checker.documents import array, document, json_column
from tests.compiled.line_readers import assert_same_lines
from tests.made.partial_json import partial_log

LABELS = ("red", "gr\u00fcn", 'a"b', "blue", "c\\d", *map(str, range(5)))
COLUMNS = [integer("id", 4), set_("s", LABELS), binary("b", 6), json_column("j")]
CONDITIONS = (
    "s = 'red' or s = 'red,blue'",
    "s like '%blue%' and id > 20",
    "s in ('', 'red', 'a\"b,c\\\\d')",
    "s < 'gr' or s is null",
    "changed(s)",
    "b <> X'010200000000'",
    "b = X'010200000000'",
    "b > X'8000' and b is not null",
    "b in ('abc', X'616263000000')",
    "before.b <> after.b",
    "changed(b) or changed(j)",
    "j like '%plain%'",
    "j = '[]' or j = '[1, 2]'",
    "j is null",
    "not (j > '[' and s <> 'red')",
    "before.j = after.j",
    "j <> s",
)


def _sound(chance: random.Random) -> bytes:
    """Return a document whose texts are text."""
    while b"\xff" in (found := document(chance)):
        pass
    return found


def _log(path: Path) -> Path:
    chance, log = random.Random(8), LogBuilder()

    def row(number: int) -> dict[str, object]:
        labels = [label for label in LABELS if chance.random() < 0.2]
        kind, data = array([], [])
        stored = chance.choice((bytes([kind]) + data, _sound(chance), _sound(chance), None))
        data = chance.choice((b"abc", b"\1\2", b"", bytes([chance.randrange(256)]), b"\xff" * 6))
        return {"id": number, "s": chance.choice((",".join(labels), None)), "b": data, "j": stored}

    for number in range(60):
        log.begin()
        log.insert(COLUMNS, *(row(number) for _ in range(3)))
        log.table_map(COLUMNS)
        same = row(number)
        log.rows("update", COLUMNS, [(row(number), row(number)), (same, {**same, "id": 7}), (same, row(2))])
        log.table_map(COLUMNS)
        log.rows("delete", COLUMNS, [(row(number), None)])
        log.xid(number)
    return log.write(path)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _log(tmp_path_factory.mktemp("made") / "log")


@pytest.mark.parametrize("condition", CONDITIONS)
def test_conditions(log: Path, condition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for room in (1 << 16, 40):
        monkeypatch.setattr(condition_operands, "_TEXT_BYTES", room)
        reader = assert_same_lines(log, filter=Filter(where=condition))
        assert bool(reader.fallbacks) <= (room == 40)
    assert 0 < reader.ledger.rows.total() < 60 * 7


@pytest.mark.parametrize("seed", range(3))
def test_differences_of_documents(seed: int, tmp_path: Path) -> None:
    path = partial_log(tmp_path / "log", f"made {seed}", 4)
    for condition in ("a like '%1%'", "changed(a) and not changed(b)", "before.b like '%a%'", "b is null or id = 3"):
        assert_same_lines(path, filter=Filter(where=condition))
