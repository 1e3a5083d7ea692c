"""An undo by the compiled loops is that of the object path: the same records, the same is said of it."""

from __future__ import annotations

import os
import random
import shutil
from contextlib import closing, suppress
from decimal import localcontext
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from binlog_kaitai import BinlogReader
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.lines import text_output
from binlog_kaitai.compiled.scripts import undo_lines as written
from binlog_kaitai.compiled.scripts import undo_notes
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.sql.row_numbers import row_number
from binlog_kaitai.sql.rules import with_literals
from binlog_kaitai.undoing import undo_store
from binlog_kaitai.undoing.conflicts import Conflict
from binlog_kaitai.undoing.undo import UndoState
from tests.builder import columns as make
from tests.builder.columns import Column
from tests.builder.log import LogBuilder
from tests.compiled.cases import ANY, PLAIN
from tests.compiled.undos import assert_same, assert_same_lines
from tests.logs import SMALL as SOUND
from tests.logs import damaged, name_of
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects
from tests.random_tables import log_of, tables

pytestmark = pytest.mark.one_in(2)


@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
@pytest.mark.parametrize("path", PLAIN[::2], ids=name_of)
@pytest.mark.one_in(4)
def test_logs(path: Path) -> None:
    assert_same(path, with_literals(ReadOptions(schema_from_log=True, mode="permissive")), checked=True)


@pytest.mark.parametrize("path", PLAIN[1::3], ids=name_of)
@pytest.mark.one_in(4)
def test_ranges_that_begin_inside(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Little room, and rows that nobody looks for later."""
    chance = random.Random(path.name)
    monkeypatch.setattr(text_output, "_OUT_BYTES", 300)
    monkeypatch.setattr(undo_notes, "_ROOM_NUMBERS", 4)
    monkeypatch.setattr(undo_notes, "_ROOM_THREADS", 1)
    for _ in range(2):
        chosen = Filter(start_position=chance.randrange(path.stat().st_size))
        assert_same(path, filter=chosen, chunk=3000, include_conflicts=chance.random() < 0.5)
    assert_same(path, filter=Filter(tables=frozenset(["t", "a", "m", "s"])), where="all")


@pytest.mark.parametrize("path", PLAIN[::3], ids=name_of)
@pytest.mark.one_in(4)
@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
def test_ranges_that_end_inside(path: Path) -> None:
    """What is after the range is looked at, too, wherever it ends."""
    chance = random.Random(path.name)
    positions = []
    with suppress(BinlogError):
        positions += (frame.position for frame in BinlogReader(path).frames())
    for _ in range(3):
        stop = chance.choice(positions or [4]) + chance.choice([0, 0, 1])
        start = chance.choice([None, chance.randrange(path.stat().st_size)])
        assert_same(path, filter=Filter(start_position=start, stop_position=stop), chunk=chance.choice([3000, 1 << 20]))
    assert_same(path, filter=Filter(stop_time=1_795_000_000 + chance.randrange(10**6)))


def test_rows_that_are_changed_again_behind_the_range(tmp_path: Path) -> None:
    """By a key or by all of the row, by transactions that are rolled back, and by one that goes on after the range."""
    columns, chance = [make.integer("id", 4), make.varchar("name", 20)], random.Random(3)
    for number in range(30):
        log, now, keyed = LogBuilder(), dict[int, bytes](), number % 3 > 0
        stops = []
        for transaction in range(40):
            stops.append(log.begin())
            for _ in range(chance.randrange(1, 4)):
                key, value = chance.randrange(12), b"%d" % chance.randrange(5)
                old = now.pop(key, None)
                before = None if old is None else {"id": key, "name": old}
                after = None if old is not None and chance.random() < 0.3 else {"id": key, "name": value}
                kind = "insert" if before is None else "delete" if after is None else "update"
                log.table_map(columns, primary_key=[0] if keyed else [], table=chance.choice("ttu"))
                stops.append(log.rows(kind, columns, [(before, after)]))
                if after is not None:
                    now[key] = value
            stops.append(log.query("ROLLBACK") if chance.random() < 0.1 else log.xid(transaction))
        log.rotate()
        path = log.write(tmp_path / f"binlog.{number:06d}")
        chosen = Filter(stop_position=chance.choice(stops), tables=chance.choice([[], ["t"]]))
        assert_same(path, with_literals(ReadOptions()), chosen, chunk=chance.choice([300, 1 << 20]))


@pytest.mark.parametrize("path", SOUND[2::5], ids=name_of)
@pytest.mark.usefixtures("guarded")
def test_damaged_logs(path: Path, tmp_path: Path) -> None:
    chance, data, copy = random.Random(path.name), path.read_bytes(), tmp_path / "log"
    for _ in range(4):
        copy.write_bytes(damaged(data, chance))
        assert_same(copy, chunk=chance.choice((300, 1 << 20)))


@pytest.mark.parametrize("include_conflicts", [True, False])
@pytest.mark.parametrize("path", PLAIN[2::8], ids=name_of)
@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
def test_transactions_with_few_rows_are_left_out(path: Path, include_conflicts: bool) -> None:
    """Rows of tables that are undone in other transactions, which are looked at, or not."""
    for chosen in (Filter(min_rows=3), Filter(operations=frozenset(["update"]))):
        assert_same(path, filter=chosen, include_conflicts=include_conflicts)


@pytest.mark.parametrize("mode", ["failfast", "permissive"])
@pytest.mark.parametrize("path", SOUND[::7], ids=name_of)
@pytest.mark.usefixtures("guarded")
@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
def test_an_undo_ends_at_the_event_that_is_refused(path: Path, mode: Any, tmp_path: Path) -> None:
    """The ledger is that of the event, whether the log is damaged after it or before, and in payloads, too."""
    chance, data, copy = random.Random(path.name), path.read_bytes(), tmp_path / "log"
    for _ in range(4):
        copy.write_bytes(damaged(data, chance))
        chosen = chance.choice([None, Filter(min_rows=2)])
        assert_same(copy, with_literals(ReadOptions(mode=mode)), chosen, chunk=chance.choice((300, 3000, 1 << 20)))


@pytest.mark.parametrize("checked", [True, False])
@pytest.mark.usefixtures("guarded")
def test_lines_of_rows_that_were_changed_again(checked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several logs, some rows with values that strict modes refuse, some larger than what is read at once."""
    monkeypatch.setattr(written, "_OUT_BYTES", 700)
    monkeypatch.setattr(undo_store, "_CHUNK", 500)
    chance, state = random.Random(checked), UndoState(checked=checked)
    with closing(state.store) as store:
        known: list[int] = []
        for number in range(300):
            if number % 40 == 0:
                store.begin_log(f"log.'{number}\\,")
            store.begin()
            for row in range(chance.randrange(4)):
                numbers = [chance.randrange(-(2**63), 2**63) for _ in range(chance.randrange(3))]
                known += numbers
                state.conflicts.watch(numbers)
                text = "é" * chance.choice([1, 5, 2000])
                columns = chance.randrange(1, 8)
                is_loose = chance.random() < 0.3
                store.add(text, numbers, chance.randrange(2**40), row, is_loose=is_loose, columns=columns)
            if chance.random() < 0.2 and known:
                found = Conflict("r", "update", "log:4", 0)
                state.conflicts.add(chance.choice(known), 1 << chance.randrange(3), store.place, found, is_open=False)
            store.end(f"t{number}")
        assert_same_lines(state)


@ANY
@given(drawn=tables())
def test_random_tables(tmp_path: Path, drawn: tuple[list[Column], list[dict[str, Any]], list[list[str]]]) -> None:
    with localcontext(prec=80):  # the builder scales decimals
        path = log_of(*drawn, checksum=True).write(tmp_path / "log")
    assert_same(path, with_literals(ReadOptions()))


def test_numbers_of_rows_spread() -> None:
    numbers = {row_number(b"%d\0" % number, 5) for number in range(20_000)}
    assert len(numbers) == 20_000
    assert len({number & 0xFFFF for number in numbers}) > 15_000
    assert all(-(1 << 63) <= number < 1 << 63 for number in numbers)


def test_rows_that_are_changed_again_behind_the_log(tmp_path: Path) -> None:
    """The numbers of one log are those that are asked for in the next."""
    columns, logs = [make.integer("id", 4), make.varchar("name", 20)], [LogBuilder(), LogBuilder()]
    for log in logs:
        log.begin()
        log.insert(columns, {"id": 1, "name": b"a"}, {"id": 2, "name": b"b"})
        log.xid(1)
    logs[0].begin()
    logs[0].insert(columns, {"id": 3, "name": b"x"})
    logs[0].xid(2)
    logs[0].rotate("binlog.000002")
    logs[1].table_map(columns)
    logs[1].rows("delete", columns, [({"id": 3, "name": b"x"}, None)])
    paths = [log.write(tmp_path / f"binlog.{number:06d}") for number, log in enumerate(logs, 1)]
    for options in ([], ["--include-conflicts"], ["--dry-run"]):
        expected = run_by_objects("sql", "--undo", *options, str(paths[0]))
        assert run_cli("sql", "--undo", *options, str(paths[0])) == expected
    assert "left out" in run_cli("sql", "--undo", str(paths[0])).err


def test_transactions_without_rows_are_counted(tmp_path: Path) -> None:
    log, columns = LogBuilder(), [make.integer("id", 4)]
    for rows in ([], [(None, {"id": 1})]):
        log.query("BEGIN", thread_id=5 + len(rows))
        log.table_map(columns)
        log.rows("insert", columns, rows)
        log.xid(1)
    log.rotate()
    found = assert_same(log.write(tmp_path / "log"), with_literals(ReadOptions()))
    assert (found.said[-4], found.said[-3]) == (2, {5, 6})


@pytest.mark.parametrize(
    "name", [b"a\nDROP TABLE t;\n-- x", b"log-\xff", "l\u2028og".encode(), b"tab\tq'uote", b"%s {file}"]
)
def test_names_of_logs_that_do_not_print(name: bytes, tmp_path: Path) -> None:
    """They stand in comments, and in what checks a row."""
    path = os.path.join(os.fsencode(tmp_path), name)
    shutil.copy(Path(__file__).parents[2] / "samples" / "mysql-9.7-gtid-tags.binlog", path)
    for options in ([], ["--stop-position", "2500"]):
        run = run_cli("sql", "--undo", *options, os.fsdecode(path))
        assert run == run_by_objects("sql", "--undo", *options, os.fsdecode(path))
        assert run.status == 0
        assert len(run.out) > 1000


@pytest.mark.parametrize("chosen", [{"min_rows": 2}, {"thread_ids": 8}, {"xids": 3}, {"operations": "insert"}])
def test_rows_of_transactions_that_are_not_chosen_where_conflicts_are_included(
    chosen: dict[str, Any], tmp_path: Path
) -> None:
    """Nobody asks whether they change rows that are undone."""
    log, columns = LogBuilder(), [make.integer("a", 4), make.varchar("b", 20)]
    for number in range(9):
        log.query("BEGIN", thread_id=8 if number == 3 else 9)
        rows: list[dict[str, object]] = [{"a": row, "b": "x"} for row in range(1 + (number == 3))]
        log.insert(columns, *rows)
        log.xid(number)
    path = log.write(tmp_path / "log")
    for includes in (True, False):
        assert assert_same(path, filter=Filter(**chosen), include_conflicts=includes).records


_STATEMENTS = (
    b"INSERT INTO other VALUES (1)",
    b"update Other set a = 'n",
    b"DELETE FROM `OTHER` WHERE a = '\xc3\xb6'",
    b"REPLACE INTO other VALUES (1)",
    b"INSERT INTO other VALUES ('mark')",
    b"INSERT INTO other VALUES ('bookmarks')",
    b"INSERT INTO MARK VALUES (1)",
    b"INSERT INTO mar\xe2\x84\xaa VALUES (1)",
    b"INSERT INTO other VALUES ('\xc4\xb0 \xdd \xe6\x97\xa5 \xf0\x9d\x84\x9e')",
    b"INSERT INTO other VALUES ('\xff')",
    b"INSERTED",
    b"REPLACEMENT mark",
    b"/* INSERT */ INSERT INTO other VALUES (1)",
    b"INSERT",
    b"CREATE TABLE other (a INT) START TRANSACTION",
    b"TRUNCATE other",
    b"",
)


@pytest.mark.parametrize("text", _STATEMENTS, ids=range(len(_STATEMENTS)))
@pytest.mark.parametrize("names", [{"mark"}, {"shop.mark", "kelvin_3"}, {"m`k"}], ids=["one", "two", "odd"])
def test_statements_beside_chosen_tables(text: bytes, names: set[str], tmp_path: Path) -> None:
    """Whether letters tell or Python: it is the same."""
    log = LogBuilder()
    for number in range(1, 4):
        log.gtid(number)
        log.begin()
        if number == 2:
            log.insert([make.integer("id", 4)], {"id": 1}, table="mark")
        log.query(text, database="d")
        log.xid(number)
    log.stop()
    path = log.write(tmp_path / "log")
    assert_same(path, filter=Filter(tables=names))
    assert_same(path, filter=Filter(tables=names), chunk=200)


def test_a_savepoint_before_which_nothing_is_undone_is_passed(tmp_path: Path) -> None:
    """It was set before the transaction had something of the undo: a statement that is passed is its first part."""
    log, columns = LogBuilder(), [make.integer("id", 4)]
    log.begin()
    log.query("SAVEPOINT a")
    log.query("INSERT INTO other VALUES (1)")
    log.query("ROLLBACK TO a")
    log.insert(columns, {"id": 1})
    log.xid(1)
    path = log.write(tmp_path / "log")
    found = assert_same(path, filter=Filter(tables="shop.t"))
    assert (found.error, len(found.records)) == (None, 3)
