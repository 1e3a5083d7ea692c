"""examples/mirror.py: a table of a lake has the rows that the server's has, however often runs end in the middle."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.builder import LogBuilder
from tests.builder.columns import Column, integer, varchar

ROOT = Path(__file__).parent.parent
COLUMNS = [integer("id", 8, unsigned=True), varchar("s", 40)]
MORE = [*COLUMNS, integer("n", 4)]
pytestmark = pytest.mark.slow
Rows = dict[int, dict[str, Any]]


def transaction(log: LogBuilder, columns: list[Column], kind: str, *images: tuple[Any, Any]) -> None:
    log.gtid(1)
    log.begin()
    log.table_map(columns, primary_key=[0])
    log.rows(kind, columns, [*images])
    log.xid(1)


def logs(folder: Path) -> Rows:
    """Write logs of inserts, updates, moves of keys, deletes, a column that is added, and TRUNCATE; return the table
    that the server has then."""
    chance, rows = random.Random(7), Rows()
    for number in range(1, 7):
        log = LogBuilder()
        log.data = bytearray()
        log.begin_next_log()
        columns = COLUMNS if number < 4 else MORE
        if number in (4, 5):
            log.gtid(1)
            log.query("TRUNCATE t", database="shop")
            rows.clear()
        for step in range(12 if number != 5 else 0):
            old = rows.pop(chance.randrange(8), None)
            key = old["id"] if old and step % 3 else next(key for key in range(99) if key not in rows)
            new = {"id": key, "s": f"{number} {step}"} | ({"n": step} if number >= 4 else {})
            if old and step % 4 == 0:
                transaction(log, columns, "delete", (old, None))
                continue
            before = old if old is None else dict.fromkeys(column.name for column in columns) | old
            transaction(log, columns, "update" if old else "insert", (before, new))
            rows[key] = new
        log.rotate()
        log.write(folder / f"binlog.{number:06d}")
    return rows


def of_delta(place: str) -> list[dict[str, Any]]:
    from deltalake import DeltaTable

    return DeltaTable(place).to_pyarrow_table().to_pylist()


def of_iceberg(place: str) -> list[dict[str, Any]]:
    from pyiceberg.catalog import load_catalog

    return load_catalog("default").load_table(place).scan().to_arrow().to_pylist()


@pytest.mark.parametrize(("form", "read"), [("delta", of_delta), ("iceberg", of_iceberg)])
def test_a_mirror_is_the_table(
    form: str, read: Callable[[str], list[dict[str, Any]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    monkeypatch.setenv("PYICEBERG_CATALOG__DEFAULT__URI", f"sqlite:///{tmp_path}/catalog.db")
    monkeypatch.setenv("PYICEBERG_CATALOG__DEFAULT__WAREHOUSE", f"file://{tmp_path}/lake")
    mirror = import_module("mirror")
    (tmp_path / "logs").mkdir()
    table = logs(tmp_path / "logs")
    place = str(tmp_path / "orders") if form == "delta" else "shop.orders"
    run = getattr(mirror, f"into_{form}")
    changes_of, times = mirror.changes_of, [0]

    def ends(*about: Any) -> Any:
        times[0] += 1
        if times[0] % 2:
            raise KeyboardInterrupt
        return changes_of(*about)

    monkeypatch.setattr(mirror, "changes_of", ends)
    for _ in range(40):
        try:
            run(str(tmp_path / "logs" / "binlog.0*"), "shop.t", ["id"], place)
            break
        except KeyboardInterrupt:
            continue
    monkeypatch.setattr(mirror, "changes_of", changes_of)
    for _ in range(2):
        run(str(tmp_path / "logs" / "binlog.0*"), "shop.t", ["id"], place)
    require_same(read(place), table)
    sys.modules.pop("mirror")


def require_same(found: list[dict[str, Any]], table: Rows) -> None:
    rows = {int(row["id"]): row | {"id": int(row["id"])} for row in found}
    assert rows == {key: {"n": None} | row for key, row in table.items()}
    assert len(table) > 3


def is_killed(command: list[str], lake: Path, most: int) -> bool:
    """Run a mirror, and kill it when it has written so many files of rows, some of which no table has yet."""
    before = {*lake.rglob("*.parquet")}
    run = subprocess.Popen(command, cwd=ROOT / "examples")
    while run.poll() is None:
        if len({*lake.rglob("*.parquet")} - before) >= most:
            run.kill()
        time.sleep(0.001)
    assert run.returncode in (0, -9)
    return run.returncode != 0


@pytest.mark.parametrize(("form", "read"), [("delta", of_delta), ("iceberg", of_iceberg)])
def test_a_mirror_is_the_table_when_it_is_killed_inside_of_merges(
    form: str, read: Callable[[str], list[dict[str, Any]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lake = tmp_path / "lake"
    monkeypatch.setenv("PYICEBERG_CATALOG__DEFAULT__URI", f"sqlite:///{tmp_path}/catalog.db")
    monkeypatch.setenv("PYICEBERG_CATALOG__DEFAULT__WAREHOUSE", f"file://{lake}")
    (tmp_path / "logs").mkdir()
    table = logs(tmp_path / "logs")
    place = str(lake) if form == "delta" else "shop.orders"
    given = (str(tmp_path / "logs" / "binlog.0*"), "shop.t", ["id"], place)
    command = [sys.executable, "-c", f"import mirror; mirror.into_{form}{given}"]
    kills = 0
    while is_killed(command, lake, kills + 1):
        kills += 1
    assert kills > 1
    require_same(read(place), table)
