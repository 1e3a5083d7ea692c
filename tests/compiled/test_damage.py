"""Whatever the bytes are: rows or a BinlogError, never anything else, and no byte is touched that is not ours."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from tests.chosen import first_of_each, what_a_log_shows
from tests.compiled.cases import ROUNDS, WITHOUT_CHECKSUMS
from tests.compiled.tables import assert_same, collect, read
from tests.logs import SMALL, damaged

pytestmark = [pytest.mark.usefixtures("guarded"), pytest.mark.one_in(2)]


def read_all(path: Path, chunk: int) -> int:
    source = Source(str(path), path.stat().st_size)
    rows = 0
    for _, batch in BatchReader(CompiledLog(source, WITHOUT_CHECKSUMS, chunk=chunk)).batches():
        batch.validate(full=True)
        rows += batch.num_rows
    return rows


@ROUNDS
@pytest.mark.parametrize(
    "path", first_of_each(SMALL, what_a_log_shows), ids=lambda path: f"{path.parent.name}/{path.name}"
)
@pytest.mark.one_in(4)
def test_damaged_logs(path: Path, rounds: int, tmp_path: Path) -> None:
    chance = random.Random(f"{path.name} {rounds}")
    data, copy = path.read_bytes(), tmp_path / "log"
    for _ in range(rounds):
        copy.write_bytes(damaged(data, chance))
        with suppress(BinlogError):
            read_all(copy, chance.choice((200, 3000, 1 << 20)))


@pytest.mark.parametrize("chunk", [200, 5000])
@pytest.mark.parametrize("path", SMALL[::5], ids=lambda path: f"{path.parent.name}/{path.name}")
def test_sound_logs_in_small_pieces(path: Path, chunk: int) -> None:
    """Transactions and events that span pieces; and the memory that the loops may touch is enough."""
    assert outcome(path, chunk) == outcome(path, 1 << 20)


def outcome(path: Path, chunk: int) -> int | str:
    """How many rows, or why a log cannot be read: some need definitions of their tables."""
    try:
        return read_all(path, chunk)
    except BinlogError as error:
        return str(error)


@pytest.mark.parametrize(
    "path", first_of_each(SMALL[::2], what_a_log_shows), ids=lambda path: f"{path.parent.name}/{path.name}"
)
@pytest.mark.one_in(3)
def test_both_engines_lose_the_same(path: Path, tmp_path: Path) -> None:
    chance = random.Random(path.name)
    data, copy = path.read_bytes(), tmp_path / "log"
    for mode in ("failfast", "permissive"):
        options = ReadOptions(json="text", mode=mode, thorough=True)  # type: ignore[arg-type]
        for _ in range(3):
            copy.write_bytes(damaged(data, chance))
            reader = BatchReader(
                CompiledLog(Source(str(copy), copy.stat().st_size), options, chunk=chance.choice((300, 1 << 20)))
            )
            tables, error = collect(reader)
            wanted, by_objects, wanted_error = read(copy, "objects", options)
            assert error == wanted_error
            assert_same(tables, wanted)
            assert reader.ledger.as_json() == by_objects.ledger.as_json()
