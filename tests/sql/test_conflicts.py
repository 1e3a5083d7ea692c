"""Rows that were changed again after what is undone: what the script leaves of a table, by SQLite."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import Filter, to_sql
from binlog_kaitai.compiled.scripts.marks import Marks
from tests.builder import LogBuilder
from tests.builder.columns import integer, json_scalar, varchar
from tests.oracle.checks import Run, run_cli

COLUMNS = [integer("id", 4), varchar("v", 40)]
MINE, OTHERS = 8, 9
Table = dict[int, str | None]


class Log:
    """A log of transactions over rows of one table, and what the table holds."""

    def __init__(self) -> None:
        self.log = LogBuilder()
        self.now: Table = {}
        self.by_others: Table = {}
        """What each row was at the last change by others."""
        self._number = 0

    def change(self, thread: int, *changes: tuple[int, str | None], ends: bool = True, is_query: str = "") -> int:
        """A transaction that gives rows other values, None for none; returns its position."""
        self._number += 1
        position = self.log.gtid(self._number)
        if is_query:
            self.log.query(is_query, thread_id=thread)
            return position
        self.log.query("BEGIN", thread_id=thread)
        for key, value in changes:
            old = self.now.get(key)
            before = None if old is None else {"id": key, "v": old}
            after = None if value is None else {"id": key, "v": value}
            self.log.table_map(COLUMNS, primary_key=[0])
            kind = "insert" if before is None else "delete" if after is None else "update"
            self.log.rows(kind, COLUMNS, [(before, after)])
            self.now[key] = value
            if thread == OTHERS:
                self.by_others[key] = value
        if ends:
            self.log.xid(self._number)
        return position

    def write(self, path: Path, follower: str = "binlog.000002") -> str:
        self.log.rotate(follower)
        return str(self.log.write(path))


def after_undo(log: Log, script: str) -> Table:
    """Run the statements of a script on the table as it is in the end; each must change one row."""
    database = sqlite3.connect(":memory:", isolation_level=None)
    database.execute("ATTACH ':memory:' AS shop")
    database.execute("CREATE TABLE shop.t (id INTEGER PRIMARY KEY, v TEXT)")
    for key, value in log.now.items():
        if value is not None:
            database.execute("INSERT INTO shop.t VALUES (?, ?)", (key, value))
    for line in script.splitlines():
        if line.startswith(("INSERT", "UPDATE", "DELETE")):
            ours = line.replace("<=>", "IS").replace("CAST(`v` AS BINARY)", "`v`")
            assert database.execute(ours).rowcount == 1, line
    return dict(database.execute("SELECT id, v FROM shop.t"))


def alive(table: Table) -> Table:
    return {key: value for key, value in table.items() if value is not None}


@pytest.mark.parametrize("seed", range(40))
def test_every_row_is_as_others_left_it_last(seed: int, tmp_path: Path) -> None:
    chance, log = random.Random(seed), Log()
    log.change(OTHERS, *((key, "start") for key in range(8)))
    for number in range(30):
        thread = chance.choice([MINE, MINE, OTHERS])
        keys = chance.sample(range(12), chance.randint(1, 3))
        changes = [(key, None if log.now.get(key) and chance.random() < 0.4 else f"{number}.{key}") for key in keys]
        log.change(thread, *changes)
    path = log.write(tmp_path / "binlog.000001")
    script = run_cli("sql", "--undo", path, "--thread-id", str(MINE))
    assert script.status == 0, script.err
    assert after_undo(log, script.out) == alive(log.by_others)
    lines = to_sql(path, undo=True, filter=Filter(thread_ids=MINE))
    assert "\n".join(map(str, lines)) == script.out.removesuffix("\n")


@pytest.mark.parametrize("seed", range(12))
def test_rows_change_again_in_any_log(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of four logs some are named, the rest follows. What marks the rows of an undo is made of them once."""
    chance, log, made, paths = random.Random(seed), Log(), list[Any](), list[str]()
    monkeypatch.setattr(Marks, "__init__", lambda self, numbers: made.append(new(self, numbers)))
    log.change(OTHERS, *((key, "start") for key in range(8)))
    named = chance.randint(1, 3)
    for number in range(1, 5):
        for change in range(5):
            thread = chance.choice([MINE, OTHERS]) if number <= named else OTHERS
            keys = chance.sample(range(12), chance.randint(1, 3))
            gone = [log.now.get(key) is not None and chance.random() < 0.4 for key in keys]
            changes = [(k, None if g else f"{number}{change}.{k}") for k, g in zip(keys, gone, strict=True)]
            log.change(thread, *changes)
        paths.append(log.write(tmp_path / f"binlog.{number:06d}", f"binlog.{number + 1:06d}"))
        log.log = LogBuilder()
    script = undo(*paths[:named], "--thread-id", str(MINE))
    assert after_undo(log, script.out) == alive(log.by_others)
    assert len(made) <= 2  # of rows that are undone, and of those that were changed again


new = Marks.__init__


def undo(*arguments: str) -> Run:
    run = run_cli("sql", "--undo", *arguments)
    assert run.status == 0, run.err
    return run


@pytest.mark.parametrize("has_follower", [False, True])
def test_what_comes_behind_the_range_is_read(has_follower: bool, tmp_path: Path) -> None:
    log = Log()
    log.change(OTHERS, (1, "a"), (2, "b"), (3, "c"))
    start = log.change(MINE, (1, "x"), (2, "x"), (3, "x"))
    stop = log.change(MINE, (4, "d"))
    if has_follower:
        path = log.write(tmp_path / "binlog.000001")
        log.log = LogBuilder()
    log.change(OTHERS, (2, "later"))
    last = log.write(tmp_path / ("binlog.000002" if has_follower else "binlog.000001"), "binlog.000003")
    path = path if has_follower else last
    options = [path, "--start-position", str(start), "--stop-position", str(stop)]
    run = undo(*options)
    assert after_undo(log, run.out) == {1: "a", 2: "later", 3: "c", 4: "d"}
    listed = f"  shop.t `id` = 2: update at {last}:"
    assert "note: left out: 1 row that was changed again (--include-conflicts takes them in):\n" in run.err
    assert listed in run.err
    assert "-- left out: shop.t `id` = 2 was changed again (update) at" in run.out
    assert "left out      1 row that was changed again\n" in undo(*options, "--dry-run").out
    run = undo(*options, "--include-conflicts")
    assert "changed again" not in run.err
    assert run.out.count("\nUPDATE ") == 3


def test_a_transaction_that_goes_on_behind_the_range_is_left_out(tmp_path: Path) -> None:
    log = Log()
    log.change(OTHERS, (1, "a"), (2, "b"))
    start = log.change(MINE, (1, "x"))
    log.change(MINE, (1, "y"), (2, "y"))
    path = log.write(tmp_path / "binlog.000001")
    stop = log.log.positions[-4]
    run = undo(path, "--start-position", str(start), "--stop-position", str(stop))
    assert "1 transactions that have no end in the range" in run.err
    assert "1 row that was changed again" in run.err


@pytest.mark.parametrize(
    ("statement", "options", "said"),
    [
        ("TRUNCATE TABLE t", [], "shop.t is emptied here, and the log has no rows of that; it lies after the range"),
        (
            "ALTER TABLE t DROP COLUMN v",
            [],
            "shop.t is changed here, after rows that are to be undone; it lies after",
        ),
        ("ALTER TABLE t ADD COLUMN w INT", [], ""),
        ("TRUNCATE TABLE t", ["--include-conflicts"], ""),
        ("TRUNCATE TABLE u", [], ""),
    ],
)
def test_definitions_behind_the_range(statement: str, options: list[str], said: str, tmp_path: Path) -> None:
    log = Log()
    log.change(OTHERS, (1, "a"))
    start = log.change(MINE, (1, "x"))
    stop = log.change(OTHERS, is_query=statement)
    path = log.write(tmp_path / "binlog.000001")
    run = run_cli("sql", "--undo", path, "--start-position", str(start), "--stop-position", str(stop), *options)
    assert run.status == (1 if said else 0)
    assert said in run.err
    assert bool(run.out) != bool(said)


def test_a_definition_by_others_inside_of_the_range(tmp_path: Path) -> None:
    log = Log()
    log.change(OTHERS, (1, "a"))
    log.change(MINE, (1, "x"))
    position = log.change(OTHERS, is_query="ALTER TABLE t DROP COLUMN v")
    log.change(MINE, (2, "x"))
    path = log.write(tmp_path / "binlog.000001")
    run = run_cli("sql", "--undo", path, "--thread-id", str(MINE))
    assert (run.status, run.out) == (1, "")
    assert (
        f"{path}:{log.log.positions[log.log.positions.index(position) + 1]} QUERY_EVENT: shop.t is changed here"
        in run.err
    )


def test_an_undo_that_is_not_made_has_no_summary(tmp_path: Path) -> None:
    log = Log()
    log.change(MINE, (1, "a"))
    log.change(MINE, is_query="TRUNCATE TABLE t")
    path = log.write(tmp_path / "binlog.000001")
    run = run_cli("sql", "--undo", "--dry-run", path)
    assert (run.status, run.out) == (1, "")
    assert "shop.t is emptied here" in run.err


@pytest.mark.parametrize("damaged", ["later", "other"])
def test_of_rows_behind_the_range_only_the_key_is_read(damaged: str, tmp_path: Path) -> None:
    """A value that cannot be read is none of those that are put back."""
    log, columns = LogBuilder(checksum=False), [integer("id", 4), json_scalar("j")]

    def change(number: int, kind: str, before: tuple[int, str] | None, after: tuple[int, str]) -> int:
        position = log.begin()
        log.table_map(columns, primary_key=[0])
        images = [None if image is None else dict(zip(("id", "j"), image, strict=True)) for image in (before, after)]
        log.rows(kind, columns, [(images[0], images[1])])
        log.xid(number)
        return position

    change(1, "insert", None, (1, "mine"))
    change(2, "insert", None, (2, "mine"))
    stop = change(3, "update", (1, "mine"), (1, "later"))
    change(4, "insert", None, (9, "other"))
    log.rotate()
    log.data = log.data.replace(damaged.encode(), b"\xff" * len(damaged))
    path = str(log.write(tmp_path / "binlog.000001"))
    run = run_cli("sql", "--undo", "--stop-position", str(stop), path)
    assert run.status == 0, run.err
    assert "-- left out: shop.t `id` = 1 was changed again (update)" in run.out
    assert run.out.count("DELETE FROM") == 1
    assert run_cli("sql", "--undo", path).status == 1


def test_rows_behind_the_range_with_fewer_columns_than_their_table(tmp_path: Path) -> None:
    log = Log()
    many = [integer("id", 4), *(integer(f"c{number}", 1) for number in range(9)), integer("last", 1)]
    log.log.begin()
    log.log.table_map(many, primary_key=[10])
    log.log.rows("insert", many, [(None, {column.name: 1 for column in many})])
    log.log.xid(1)
    stop = log.log.begin()
    log.log.table_map(many, primary_key=[10])
    place = log.log.rows("insert", many[:2], [(None, {"id": 1, "c0": 1})])
    log.log.xid(2)
    path = log.write(tmp_path / "binlog.000001")
    run = run_cli("sql", "--undo", "--stop-position", str(stop), path)
    assert (run.status, run.out) == (1, "")
    assert f"{path}:{place} WRITE_ROWS_EVENT: 2 columns, the map of shop.t has 11" in run.err


def test_a_log_that_begins_behind_the_range_is_told_where_it_cannot_be_undone(tmp_path: Path) -> None:
    first, second = Log(), Log()
    first.change(MINE, (1, "a"))
    stop = first.log.xid(9)
    second.change(OTHERS, is_query="DROP DATABASE shop")
    path = tmp_path / "binlog.000001"
    path.write_bytes(Path(first.write(tmp_path / "first")).read_bytes() + Path(second.write(path)).read_bytes())
    run = run_cli("sql", "--undo", "--stop-position", str(stop), str(path))
    assert (run.status, run.out) == (1, "")
    assert "database shop is dropped here" in run.err
    assert "another log begins here (files were concatenated)" in run.err
