"""`undo --as-delta`: counters are undone by difference, whatever became of them later."""

from __future__ import annotations

import random
import re
import sqlite3
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import Filter
from tests.builder import LogBuilder
from tests.builder.columns import Column, decimal, integer, varchar
from tests.compiled.undos import assert_same
from tests.oracle.checks import run_cli

COLUMNS = [integer("id", 4), integer("n", 8), varchar("v", 9)]
MINE, OTHERS = 8, 9


def log_of(tmp_path: Path, columns: list[Column], *changes: tuple[int, list[object], list[object]]) -> str:
    log = LogBuilder()
    for number, (thread, before, after) in enumerate(changes, 1):
        log.gtid(number)
        log.query("BEGIN", thread_id=thread)
        log.table_map(columns, primary_key=[0])
        names = [column.name for column in columns]
        log.rows("update", columns, [tuple(dict(zip(names, row, strict=True)) for row in (before, after))])
        log.xid(number)
    log.rotate()
    return str(log.write(tmp_path / "binlog.000001"))


def updates(path: str, *columns: str) -> list[str]:
    given = [part for column in columns for part in ("--as-delta", column)]
    run = run_cli("undo", "--thread-id", str(MINE), *given, path)
    assert run.status == 0, run.err
    deltas = frozenset(tuple(column.split(".")) for column in columns)
    assert_same(Path(path), filter=Filter(thread_ids=MINE), deltas=deltas)
    return [line for line in run.out.split("\n") if line.startswith(("UPDATE", "-- left out"))]


@pytest.mark.parametrize(
    ("before", "after", "text"),
    [
        (10, 15, "`n` = `n` - 5"),
        (15, 10, "`n` = `n` + 5"),
        (-3, 4, "`n` = `n` - 7"),
        (4, -3, "`n` = `n` + 7"),
        (-10, -4, "`n` = `n` - 6"),
        (99, 100, "`n` = `n` - 1"),
        (-(2**63), 2**63 - 1, f"`n` = `n` - {2**64 - 1}"),
        (None, 4, "`n` = NULL"),
        (4, None, "`n` = 4"),
    ],
)
def test_integers(before: int | None, after: int | None, text: str, tmp_path: Path) -> None:
    path = log_of(tmp_path, COLUMNS, (MINE, [1, before, "x"], [1, after, "x"]))
    (line,) = updates(path, "shop.t.n")
    rest = "" if "`n` = `n`" in text else " AND `n` IS NULL" if after is None else f" AND `n` <=> {after}"
    assert line == f"UPDATE `shop`.`t` SET {text} WHERE `id` = 1{rest};"


@pytest.mark.parametrize("seed", range(4))
def test_decimals(seed: int, tmp_path: Path) -> None:
    chance, columns = random.Random(seed), [integer("id", 4), decimal("n", 30, 5)]
    pairs = []
    for _ in range(60):
        digits = chance.choice([1, 5, 12, 24])
        pairs.append([Decimal(chance.randrange(-(10**digits), 10**digits)).scaleb(-5) for _ in range(2)])
    changes = [(MINE, [i, before], [i, after]) for i, (before, after) in enumerate(pairs) if before != after]
    lines = updates(log_of(tmp_path, columns, *changes), "shop.t.n")
    assert len(lines) == len(changes)
    for line, (_, before, after) in zip(lines, reversed(changes), strict=True):
        (sign, number), moved = re.findall(r"`n` = `n` ([-+]) ([0-9.]+) WHERE", line)[0], after[1] - before[1]  # type: ignore[operator]
        assert Decimal(sign + number) == -moved
        assert number == f"{abs(moved):f}"


def test_later_changes_of_a_counter_are_no_conflict(tmp_path: Path) -> None:
    chance = random.Random(3)
    changes = list[tuple[int, list[object], list[object]]]()
    rows: dict[int, list[Any]] = {key: [key, 100, "x"] for key in range(5)}
    moved = dict.fromkeys(rows, 0)
    for _ in range(60):
        key, by, thread = chance.randrange(5), chance.randrange(-9, 10), chance.choice([MINE, OTHERS])
        before = rows[key]
        rows[key] = [key, before[1] + by, before[2]]
        if by:
            changes.append((thread, list(before), list(rows[key])))
            moved[key] += by if thread == OTHERS else 0
    lines = updates(log_of(tmp_path, COLUMNS, *changes), "shop.t.n")
    database = sqlite3.connect(":memory:", isolation_level=None)
    database.execute("ATTACH ':memory:' AS shop")
    database.execute("CREATE TABLE shop.t (id INTEGER PRIMARY KEY, n INT, v TEXT)")
    database.executemany("INSERT INTO shop.t VALUES (?, ?, ?)", rows.values())
    for line in lines:
        assert database.execute(line).rowcount == 1, line
    assert dict(database.execute("SELECT id, n FROM shop.t")) == {key: 100 + by for key, by in moved.items()}


def test_other_columns_of_the_row_may_meet(tmp_path: Path) -> None:
    mistake = (MINE, [1, 5, "a"], [1, 8, "b"])
    path = log_of(tmp_path, COLUMNS, mistake, (OTHERS, [1, 8, "b"], [1, 9, "b"]))
    (line,) = updates(path, "shop.t.n")
    assert line == "UPDATE `shop`.`t` SET `n` = `n` - 3, `v` = 'a' WHERE `id` = 1 AND CAST(`v` AS BINARY) <=> 'b';"
    path = log_of(tmp_path, COLUMNS, mistake, (OTHERS, [1, 8, "b"], [1, 8, "c"]))
    assert updates(path, "shop.t.n")[0].startswith("-- left out: shop.t `id` = 1 was changed again (update) at")
    path = log_of(tmp_path, COLUMNS, mistake, (OTHERS, [1, 8, "b"], [2, 8, "b"]))
    assert updates(path, "shop.t.n")[0].startswith("-- left out")


def test_what_has_no_difference_is_refused(tmp_path: Path) -> None:
    path = log_of(tmp_path, COLUMNS, (MINE, [1, 5, "a"], [1, 8, "b"]))
    run = run_cli("undo", "--as-delta", "shop.t.v", path)
    assert (run.status, run.out) == (1, "")
    assert "shop.t.v is of type VARCHAR, and cannot be undone by difference" in run.err
    for options in (["--as-delta", "shop.n"], ["--as-delta", "shop.t.n", "--as", "events"]):
        assert run_cli("undo", *options, path).status == 2
