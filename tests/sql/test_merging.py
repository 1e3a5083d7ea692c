"""Rows of which other columns were changed again: an undo puts back its own columns, and leaves the others."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import Filter
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.compiled.undos import assert_same
from tests.oracle.checks import run_cli

NAMES = ("id", "a", "b", "c")
COLUMNS = [integer("id", 4), varchar("a", 40), integer("b", 4), varchar("c", 40)]
MINE, OTHERS = 8, 9
Row = tuple[int, str, int, str]


@dataclass(frozen=True)
class Change:
    """A change of a row, which is known by a number for its whole life."""

    thread: int
    row: int
    before: Row | None
    after: Row | None

    @property
    def is_whole(self) -> bool:
        """The row came, went or got another key."""
        return self.before is None or self.after is None or self.before[0] != self.after[0]

    @property
    def keys(self) -> set[int]:
        return {row[0] for row in (self.before, self.after) if row is not None}

    def columns(self) -> set[int]:
        return {i for i in range(4) if self.before is None or self.after is None or self.before[i] != self.after[i]}

    def meets(self, later: Change) -> bool:
        """A later change that stays is in the way of undoing this one."""
        if self.row != later.row:
            return not self.keys.isdisjoint(later.keys)
        return later.is_whole or not self.columns().isdisjoint(later.columns())


class Log:
    """A log of changes of the rows of one table, and what they have changed."""

    def __init__(self) -> None:
        self.log = LogBuilder()
        self.now: dict[int, Row] = {}
        self.changes: list[Change] = []
        self._rows: dict[int, int] = {}

    def change(self, thread: int, *changes: tuple[Row | None, Row | None]) -> int:
        """A transaction; returns its position."""
        position = self.log.gtid(len(self.changes) + 1)
        self.log.query("BEGIN", thread_id=thread)
        for before, after in changes:
            self.log.table_map(COLUMNS, primary_key=[0])
            kind = "insert" if before is None else "delete" if after is None else "update"
            images = [None if row is None else dict(zip(NAMES, row, strict=True)) for row in (before, after)]
            self.log.rows(kind, COLUMNS, [(images[0], images[1])])
            row = len(self.changes)
            if before is not None:
                row = self._rows.pop(before[0])
                del self.now[before[0]]
            if after is not None:
                self._rows[after[0]] = row
                self.now[after[0]] = after
            self.changes.append(Change(thread, row, before, after))
        self.log.xid(len(self.changes))
        return position

    def write(self, path: Path) -> str:
        self.log.rotate("binlog.000002")
        return str(self.log.write(path))

    def expected(self) -> dict[int, Row]:
        """What is left when the changes of MINE are undone that nothing which stays has changed again."""
        rows, staying = dict(self.now), list[Change]()
        for change in reversed(self.changes):
            if change.thread == OTHERS or any(map(change.meets, staying)):
                staying.append(change)
                continue
            now = change.after and rows.pop(change.after[0])
            if change.before is not None:
                mine = change.columns()
                mixed = [change.before[i] if now is None or i in mine else now[i] for i in range(4)]
                rows[change.before[0]] = mixed[0], mixed[1], mixed[2], mixed[3]  # type: ignore[assignment]
        return rows


def after_undo(log: Log, script: str) -> dict[int, Row]:
    """Run the statements of a script on the table as it is in the end; each must change one row."""
    database = sqlite3.connect(":memory:", isolation_level=None)
    database.execute("ATTACH ':memory:' AS shop")
    database.execute("CREATE TABLE shop.t (id INTEGER PRIMARY KEY, a TEXT, b INT, c TEXT)")
    database.executemany("INSERT INTO shop.t VALUES (?, ?, ?, ?)", log.now.values())
    for line in script.splitlines():
        if line.startswith(("INSERT", "UPDATE", "DELETE")):
            ours = re.sub(r"CAST\((`\w`) AS BINARY\)", r"\1", line).replace("<=>", "IS")
            assert database.execute(ours).rowcount == 1, line
    return {row[0]: row for row in database.execute("SELECT * FROM shop.t")}


@pytest.mark.parametrize("seed", range(40))
def test_each_column_is_as_others_left_it(seed: int, tmp_path: Path) -> None:
    chance, log = random.Random(seed), Log()
    log.change(OTHERS, *((None, (key, "start", 0, "s")) for key in range(8)))
    for number in range(40):
        changes, used = list[tuple[Row | None, Row | None]](), set[int]()
        for key in chance.sample(range(12), chance.randint(1, 3)):
            before, what = log.now.get(key), chance.random()
            if before is None:
                changes.append((None, (key, f"{number}", number, "new")))
            elif what < 0.1:
                changes.append((before, None))
            else:
                new = list(before)
                for column in chance.sample([1, 2, 3], chance.choice([1, 1, 2])):
                    new[column] = number if column == 2 else f"{number}.{key}"
                other = chance.randrange(20, 99)
                if what < 0.2 and other not in log.now and other not in used:
                    new[0] = other
                    used.add(other)
                changes.append((before, (new[0], new[1], new[2], new[3])))  # type: ignore[arg-type]
        log.change(chance.choice([MINE, MINE, OTHERS]), *changes)
    path = log.write(tmp_path / "binlog.000001")
    script = run_cli("undo", path, "--thread-id", str(MINE))
    assert script.status == 0, script.err
    assert after_undo(log, script.out) == log.expected()
    assert_same(Path(path), filter=Filter(thread_ids=MINE))


def mistake(tmp_path: Path, *later: Row) -> tuple[Log, str, list[str]]:
    """A row whose column `a` was spoiled, what it became later, its log, and options that choose the mistake."""
    log = Log()
    log.change(OTHERS, (None, (1, "good", 1, "x")))
    start = log.change(MINE, ((1, "good", 1, "x"), (1, "bad", 1, "x")))
    stop, before = 0, (1, "bad", 1, "x")
    for row in later:
        position = log.change(OTHERS, (before, row))
        stop, before = stop or position, row
    path = log.write(tmp_path / "binlog.000001")
    return log, path, ["--start-position", str(start), "--stop-position", str(stop)]


def test_a_later_change_of_another_column_stays(tmp_path: Path) -> None:
    log, path, options = mistake(tmp_path, (1, "bad", 2, "x"), (1, "bad", 2, "y"))
    run = run_cli("undo", path, *options)
    assert (run.status, "changed again" in run.err) == (0, False)
    assert "UPDATE `shop`.`t` SET `a` = 'good' WHERE `id` = 1 AND CAST(`a` AS BINARY) <=> 'bad';\n" in run.out
    assert after_undo(log, run.out) == {1: (1, "good", 2, "y")}


def test_a_later_change_of_the_same_column_is_named_whatever_came_after_it(tmp_path: Path) -> None:
    log, path, options = mistake(tmp_path, (1, "worse", 1, "x"), (1, "worse", 2, "x"))
    run = run_cli("undo", path, *options)
    position = [place for place in log.log.positions if f"t `id` = 1: update at {path}:{place}," in run.err]
    assert len(position) == 1
    assert f"-- left out: shop.t `id` = 1 was changed again (update) at {path}:{position[0]}" in run.out
    assert after_undo(log, run.out) == {1: (1, "worse", 2, "x")}
    run = run_cli("undo", "--include-conflicts", path, *options)
    assert "UPDATE `shop`.`t` SET `a` = 'good' WHERE `id` = 1;\n" in run.out


@pytest.mark.parametrize("options", [["--as", "events"], ["--where-columns", "all"]])
def test_conflicts_are_by_row_where_the_whole_row_is_meant(options: list[str], tmp_path: Path) -> None:
    _, path, chosen = mistake(tmp_path, (1, "bad", 2, "x"))
    run = run_cli("undo", path, *chosen, *options)
    assert run.status == 0
    assert "shop.t `id` = 1: update at" in run.err
    assert ("events write whole rows; statements undo rows of which only other columns" in run.err) == (
        "events" in options
    )


def test_many_changes_of_one_row_are_said_as_that(tmp_path: Path) -> None:
    log = Log()
    log.change(OTHERS, (None, (1, "good", 0, "x")))
    for number in range(1200):
        log.change(MINE, ((1, "good", number, "x"), (1, "good", number + 1, "x")))
    for number in range(2):
        log.change(OTHERS, ((1, "good", 1200 + number, "x"), (1, "good", 1201 + number, "x")))
    path = log.write(tmp_path / "binlog.000001")
    changes = map(json.loads, run_cli("changes", path).out.splitlines())
    places = [change["source"]["position"] for change in changes if change["operation"] == "update"]
    for options in ((), ("--dry-run",)):
        run = run_cli("undo", path, "--thread-id", str(MINE), *options)
        text = "left out: 1,200 changes of one row that was changed again (--include-conflicts takes them in):"
        assert text in run.err
        (line,) = (line for line in run.err.split("\n") if "shop.t `id` = 1: " in line)
        assert f"1,200 changes of one row, the first at {path}:{places[0]}; then update at {path}:{places[-2]}" in line
    assert "left out      1,200 changes of one row that was changed again\n" in run.out
    assert "rows          1,200 changes of one row\n" in run.out


def test_rows_without_a_key_that_are_the_same_are_not_one(tmp_path: Path) -> None:
    columns, log = [integer("id", 4), varchar("a", 40)], LogBuilder()
    row = {"id": 1, "a": "x"}
    for number, (thread, kind, pairs) in enumerate(
        [(MINE, "insert", [(None, row)] * 3), (OTHERS, "delete", [(row, None)])], 1
    ):
        log.gtid(number)
        log.query("BEGIN", thread_id=thread)
        log.table_map(columns)
        log.rows(kind, columns, pairs)
        log.xid(number)
    log.rotate()
    path = str(log.write(tmp_path / "binlog.000001"))
    run = run_cli("undo", path, "--thread-id", str(MINE))
    assert "left out: 3 rows that were changed again" in run.err
    assert re.search(r"shop\.t `id` = 1, .*: 3 rows that are the same, the first at .*:\d+; then delete at", run.err)
    assert "and more" not in run.err


def test_a_long_value_is_not_compared(tmp_path: Path) -> None:
    columns, log = [integer("id", 4), varchar("a", 4000)], LogBuilder()
    log.begin()
    for number, length in enumerate((960, 2000)):
        log.table_map(columns, primary_key=[0])
        log.rows("update", columns, [({"id": number, "a": "old"}, {"id": number, "a": "n" * length})])
    log.xid(1)
    log.rotate()
    path = log.write(tmp_path / "binlog.000001")
    lines = [line for line in run_cli("undo", str(path)).out.split("\n") if line.startswith("UPDATE")]
    assert [line[-20:] for line in lines] == [" SET `a` = 'old' WHERE `id` = 1;"[-20:], "n" * 18 + "';"]
    assert_same(path)


@pytest.mark.parametrize(
    "chosen", [{"thread_ids": MINE}, {"thread_ids": MINE, "where": "id < 700"}, {"where": "id < 2500 and b = 1"}]
)
@pytest.mark.one_in(3)
def test_an_event_with_more_rows_than_are_noted_at_once(chosen: dict[str, Any], tmp_path: Path) -> None:
    log, count = LogBuilder(), 3000
    for number, thread in enumerate((MINE, OTHERS)):
        log.gtid(number + 1)
        log.query("BEGIN", thread_id=thread)
        log.table_map(COLUMNS, primary_key=[0])
        images = [[{"id": i, "a": "x", "b": number + step, "c": "y"} for i in range(count)] for step in (0, 1)]
        log.rows("update", COLUMNS, list(zip(*images, strict=True)))
        log.xid(number + 1)
    log.rotate()
    path = log.write(tmp_path / "binlog.000001")
    for chunk in (1 << 20, 4096):
        assert_same(path, filter=Filter(**chosen), chunk=chunk)
    if "where" not in chosen:
        run = run_cli("undo", str(path), "--thread-id", str(MINE))
        assert run.out.count("-- left out: shop.t") == 1000  # of the others it is not kept how they were changed
        assert run.out.count("-- left out: ") == count
        assert f"left out: {count:,} rows that were changed again" in run.err
