"""Events with many rows, and many events without one: the buffers grow in the middle of an event."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from binlog_kaitai.compiled import item_list, transaction_list
from tests.builder.columns import integer, varchar
from tests.builder.log import LogBuilder
from tests.compiled.tables import Tables, assert_same, read

COLUMNS = [integer("id", 4), varchar("name", 80)]


pytestmark = pytest.mark.usefixtures("guarded")


def by_both(path: Path) -> Tables:
    fast, _, error = read(path, "compiled")
    objects, _, _ = read(path, "objects")
    assert error is None
    assert_same(fast, objects)
    return fast


@pytest.mark.parametrize("version", ["9.7.4", "11.8.9-MariaDB"])
@pytest.mark.parametrize("seed", range(4))
def test_events_of_many_rows(seed: int, version: str, tmp_path: Path) -> None:
    chance = random.Random(seed)
    log, total = LogBuilder(server_version=version), 0
    for number in range(1, 12):
        log.mariadb_gtid(number, flags=8) if "MariaDB" in version else log.gtid(number)
        if "MariaDB" not in version:
            log.begin()
        for _ in range(chance.choice((1, 1, 3))):
            count = chance.choice((0, 1, 2, 300, 1000))
            log.insert(COLUMNS, *({"id": row, "name": f"row {row}"} for row in range(count)))
            total += count
        log.xid(number)
    (rows,) = by_both(log.write(tmp_path / "log")).values()
    assert len(rows) == total
    assert all(rows["_gtid"].to_pylist())


def test_many_events_without_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than there is room for at first."""
    monkeypatch.setattr(item_list, "_ROOM", 1 << 10)
    monkeypatch.setattr(transaction_list, "_ROOM", 1 << 9)
    log = LogBuilder(server_version="11.8.9-MariaDB")
    for number in range(1, 2_000):
        log.mariadb_gtid(number, flags=8)
        log.insert(COLUMNS)
        log.xid(number)
    log.mariadb_gtid(2_000, flags=8)
    log.insert(COLUMNS, {"id": 1, "name": "one"})
    log.xid(2_000)
    (rows,) = by_both(log.write(tmp_path / "log")).values()
    assert rows["_gtid"].to_pylist() == ["0-7-2000"]
