"""Rows that MariaDB has compressed: the compiled loops give what the object path does."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.rows import inflated_rows
from tests.builder import LogBuilder, bodies
from tests.builder.columns import image, integer, varchar
from tests.compiled import test_script, test_summaries
from tests.compiled.line_readers import assert_same_lines
from tests.compiled.tables import assert_same, read
from tests.compiled.test_damage import damaged

COLUMNS = [integer("id", 4), varchar("v", 300)]
_Type = layout.EventType
KINDS = {
    1: (_Type.write_rows_compressed_event_v1, _Type.delete_rows_compressed_event_v1),
    2: (_Type.write_rows_compressed_event, _Type.delete_rows_compressed_event),
}
ALL = [True] * len(COLUMNS)


def compressed_log(path: Path, seed: int, transactions: int = 40, rows: int = 30) -> Path:
    """A log of MariaDB in which most rows events are compressed, and some not."""
    chance, log = random.Random(seed), LogBuilder(server_version="11.8.3-MariaDB")
    for number in range(transactions):
        log.mariadb_gtid(number + 1)
        version = chance.choice((1, 2))
        for _ in range(chance.randrange(1, 4)):
            log.table_map(COLUMNS, primary_key=[0])
            values = [{"id": chance.randrange(1000), "v": f"text {i} " * chance.randrange(9)} for i in range(rows)]
            if chance.random() < 0.2:
                log.rows("insert", COLUMNS, [(None, value) for value in values], version=version)
                continue
            data = bodies.mariadb_compressed(b"".join(image(COLUMNS, ALL, value) for value in values))
            kind = chance.choice(KINDS[version])
            log.event(kind, bodies.rows(log.table_id, data, ALL, None, version=version))
        log.xid(number)
    return log.write(path)


@pytest.mark.parametrize("seed", range(4))
def test_logs(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = compressed_log(tmp_path / "log", seed)
    monkeypatch.setattr(inflated_rows, "_AT_ONCE", (1, 5000, 1 << 20, 1 << 20)[seed])
    for chunk in (1 << 20, 3000):
        for chosen in (None, Filter(where="id < 300 and v like '%text 1%'"), Filter(operations="delete")):
            reader = assert_same_lines(path, filter=chosen, chunk=chunk)
            assert reader.ledger.rows.total() > 0
            assert not reader.fallbacks
            test_script.assert_same(path, filter=chosen, chunk=chunk)
            test_summaries.assert_same(path, chosen, chunk)
    (fast, _, error), (slow, _, wrong) = (read(path, engine) for engine in ("compiled", "objects"))
    assert error == wrong is None
    assert_same(fast, slow)


@pytest.mark.parametrize("rounds", [6, pytest.param(200, marks=pytest.mark.slow)])
def test_damaged_logs(rounds: int, tmp_path: Path) -> None:
    data, copy = compressed_log(tmp_path / "log", 9, 10).read_bytes(), tmp_path / "copy"
    chance = random.Random(rounds)
    for _ in range(rounds):
        copy.write_bytes(damaged(data, chance))
        for mode in ("failfast", "permissive"):
            options = ReadOptions(json="text", mode=mode, verify_checksums=False)  # type: ignore[arg-type]
            assert_same_lines(copy, options, chunk=chance.choice((300, 1 << 20)))
