"""The life of a row by the compiled loops is that of the object path."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.objects.history import row_versions
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.states.row_history import RowVersion, with_statements
from binlog_kaitai.states.row_key import RowKey
from binlog_kaitai.states.row_trail import RowTrail
from tests.builder import LogBuilder
from tests.builder.columns import Column, integer, varchar
from tests.compiled.cases import PLAIN
from tests.logs import name_of
from tests.oracle.checks import run_cli
from tests.oracle.objects.changes import BinlogReader
from tests.oracle.objects.history import HistoryReader

pytestmark = pytest.mark.one_in(2)

COLUMNS = [integer("a", 4), varchar("b", 200), integer("n", 8)]


def _source(path: Path) -> Source:
    return Source(str(path), path.stat().st_size)


def _found(reader: HistoryReader | CompiledLog, key: str, trail: RowTrail[RowVersion]) -> tuple[list[Any], str | None]:
    found: list[Any] = []
    try:
        read = HistoryReader.versions if isinstance(reader, HistoryReader) else row_versions
        found.extend(read(reader, RowKey.parse(key), trail))
    except BinlogError as error:
        return found, str(error)
    return found, None


def _opened(source: Source, options: ReadOptions, filter: Filter, **room: int) -> CompiledLog:
    return CompiledLog(source, with_statements(options), filter, **room)


def _life(
    make: Any, path: Path, table: str, key: str, options: ReadOptions, where: str | None = None, **room: int
) -> list[Any]:
    """What is found in all passes."""
    trail, passes = RowTrail[RowVersion](), []
    while not passes or trail.missed:
        trail = trail.again()
        found, error = _found(make(_source(path), options, Filter(tables=table, where=where), **room), key, trail)
        passes.append((found, error, sorted(map(repr, trail.missed))))
    return passes


def assert_same(path: Path, table: str, key: str, chunk: int, mode: Any = "failfast", where: str | None = None) -> int:
    """Both engines find the same; returns how many changes."""
    options = ReadOptions(mode=mode)
    found = _life(_opened, path, table, key, options, where, chunk=chunk)
    assert found == _life(HistoryReader, path, table, key, options, where)
    return len(found[-1][0])


@pytest.mark.parametrize("path", PLAIN[::4], ids=name_of)
@pytest.mark.one_in(2)
def test_logs(path: Path) -> None:
    chance, keys = random.Random(path.name), set[tuple[str, str]]()
    try:
        for change in BinlogReader(_source(path), ReadOptions(mode="permissive")).changes():
            image = change.after or change.before or {}
            column = chance.choice(change.definition.columns)
            value = image.get(column.name)
            if isinstance(value, int | str) and str(value).isalnum():
                keys.add((f"{change.database}.{change.table}", f"{column.name}={value}"))
    except BinlogError:
        pass  # of what came before it
    for table, key in chance.sample(sorted(keys), min(3, len(keys))):
        assert_same(path, table, key, chance.choice((300, 3000, 1 << 20)), chance.choice(("failfast", "permissive")))


@pytest.mark.parametrize("chunk", [2000, 1 << 20])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.one_in(3)
def test_keys_that_move(seed: int, chunk: int, tmp_path: Path) -> None:
    """Updates with small images, whose key is partly in the image before; rows take keys of others."""
    chance, log = random.Random(seed), LogBuilder()
    for number in range(120):
        log.gtid(number + 1)
        log.query("BEGIN", thread_id=number % 7)
        log.table_map(COLUMNS, primary_key=[0, 1])
        old = {"a": chance.randrange(9), "b": chance.choice("xyz"), "n": number}
        new = {"a": chance.randrange(9), "b": old["b"], "n": number + 1}
        kind = chance.choice(("insert", "update", "update", "delete"))
        images = (None if kind == "insert" else old, None if kind == "delete" else new)
        log.rows(kind, COLUMNS, [images], after=["a", "n"] if kind == "update" else None)
        log.xid(number)
    path = log.write(tmp_path / "log")
    counts = [assert_same(path, "shop.t", f"{key},{text}", chunk) for key in (1, 5) for text in "xy"]
    assert all(counts)
    assert sum(counts) < 480
    assert assert_same(path, "shop.t", "a=77,b=x", chunk) == 0


@pytest.mark.parametrize("chunk", [2000, 1 << 20])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.one_in(3)
def test_only_rows_that_fit_a_condition(seed: int, chunk: int, tmp_path: Path) -> None:
    """A row that does not is no change of the row, also where it changes its key; names without an image are of
    either. Events have many rows of the same key."""
    chance, log = random.Random(seed), LogBuilder()
    for number in range(60):
        log.gtid(number + 1)
        log.begin()
        log.table_map(COLUMNS, primary_key=[0])
        rows = [{"a": chance.randrange(3), "b": chance.choice("xyz"), "n": chance.randrange(9)} for _ in range(6)]
        kind = chance.choice(("insert", "update", "update", "delete"))
        images = {
            "insert": [(None, row) for row in rows],
            "update": list(zip(rows[::2], rows[1::2], strict=True)),
            "delete": [(row, None) for row in rows],
        }
        log.rows(kind, COLUMNS, images[kind])
        log.xid(number)
    path = log.write(tmp_path / "log")
    counts = {
        where: assert_same(path, "shop.t", "1", chunk, where=where)
        for where in ("n < 3", "before.n < 3", "after.b = 'x' or changed(n)", "b like 'y%' and n between 2 and 5")
    }
    everything = assert_same(path, "shop.t", "1", chunk)
    assert all(0 < count < everything for count in counts.values()), counts
    assert assert_same(path, "shop.t", "1", chunk, where="n = 99") == 0
    assert assert_same(path, "shop.t", "1", chunk, where="missing = 1") == 0
    assert assert_same(path, "shop.t", "1", chunk, where="n like 'x'") == 0


def test_the_walk_returns_over_a_payload_that_the_object_path_took(tmp_path: Path) -> None:
    """It is larger than what the loops inflate at once; the row is looked for after it."""
    log = LogBuilder()
    inside = LogBuilder(inside_payload=True)
    inside.begin()
    for number in range(300):
        inside.insert(COLUMNS, *({"a": number, "b": "x" * 200, "n": row} for row in range(300)))
    inside.xid(1)
    log.payload(inside)
    for number in (1, 2):
        log.begin()
        log.insert(COLUMNS, {"a": 7, "b": "after", "n": number})
        log.xid(number)
    assert assert_same(log.write(tmp_path / "log"), "shop.t", "a=7,b=after", 1 << 20) == 2


def test_a_statement_of_two_tables_has_many_events(tmp_path: Path) -> None:
    """The table has another number there than where the loops met its definition."""
    log, other = LogBuilder(), [integer("k", 4)]
    for number in range(3):
        log.begin()
        ids = 100 + number, 200
        for log.table_id, columns, table in zip(ids, (COLUMNS, other), "tu", strict=True):
            log.table_map(columns, table=table)
        for count in range(4):
            row = {"a": count, "b": "x", "n": number}
            for log.table_id, columns, new in zip(ids, (COLUMNS, other), (row, {"k": count}), strict=True):
                log.rows("insert", columns, [(None, new)], end_of_statement=columns is other and count == 3)
        log.xid(number)
    path = log.write(tmp_path / "log")
    for chunk in (200, 1 << 20):
        assert assert_same(path, "shop.t", "a=2", chunk) == 3


@pytest.mark.parametrize("mode", ["failfast", "permissive"])
def test_a_table_that_loses_a_column_of_the_key(mode: Any, tmp_path: Path) -> None:
    """That is no damage: it ends the reading in permissive mode, too."""
    log = LogBuilder()
    for number, columns in enumerate((COLUMNS, COLUMNS, COLUMNS[:2], COLUMNS)):
        log.begin()
        log.insert(columns, {"a": number, "b": "x", "n": 7})
        log.xid(number)
    path = log.write(tmp_path / "log")
    for chunk in (200, 1 << 20):
        answers = []
        for make, room in ((HistoryReader, {}), (_opened, {"chunk": chunk})):
            reader: Any = make(_source(path), ReadOptions(mode=mode), Filter(tables="shop.t"), **room)
            answers.append((_found(reader, "n=7", RowTrail()), reader.ledger.as_json()))
        assert answers[0] == answers[1]
        (found, error), ledger = answers[0]
        assert len(found) == 2
        assert error is not None
        assert "no column n" in error
        assert ledger["errors"] == []


def test_a_row_without_a_transaction_has_no_xid(tmp_path: Path) -> None:
    """That of the transaction before it, of which nothing was wanted, is not its own."""
    log = LogBuilder()
    log.begin()
    log.insert(COLUMNS, {"a": 1, "b": "x", "n": 1}, table="u")
    log.xid(11)
    log.insert(COLUMNS, {"a": 1, "b": "x", "n": 1})
    log.query("CREATE TABLE u (a INT)")
    path = log.write(tmp_path / "log")
    for chunk in (100, 1 << 20):
        assert assert_same(path, "shop.t", "a=1,b=x", chunk) == 1
    (version,) = _life(HistoryReader, path, "shop.t", "a=1,b=x", ReadOptions())[-1][0]
    assert (version.xid, version.outcome) == (None, "commit")


@pytest.mark.parametrize("has_gtid", [False, True])
def test_a_log_that_begins_inside_a_transaction_has_its_statements(has_gtid: bool, tmp_path: Path) -> None:
    """So does a log that was carved out of another, or a relay log."""
    log = LogBuilder()
    if has_gtid:
        log.gtid(1)
    texts = ["insert /* 1 */", "update /* 2 */", "delete /* 3 */"]
    rows = [{"a": 1, "b": "x", "n": number} for number in (1, 2)]
    for text, images in zip(texts, ((None, rows[0]), (rows[0], rows[1]), (rows[1], None)), strict=True):
        log.event(layout.EventType.rows_query_log_event, bytes([len(text)]) + text.encode())
        log.table_map(COLUMNS, primary_key=[0])
        log.rows(text.split()[0], COLUMNS, [images])
    log.xid(1)
    path = log.write(tmp_path / "log")
    assert assert_same(path, "shop.t", "a=1", 1 << 20) == len(texts)
    found, error = _found(_opened(_source(path), ReadOptions(), Filter(tables="shop.t")), "a=1", RowTrail())
    assert error is None
    assert [version.statement for version in found] == texts


def test_rows_that_cannot_be_read_cost_no_others_in_permissive_mode(tmp_path: Path) -> None:
    """Rows whose table map is lost, and one whose value its column cannot have, beside others of its event."""
    log, columns = LogBuilder(), [integer("a", 4), Column("d", 246, bytes([9, 0]), bytes, unsigned=False)]
    good, bad = b"\x80\0\0\1", b"\xff\xff\xff\xff"
    for number, value in enumerate((good, bad, good)):
        log.begin()
        log.insert(columns, {"a": 1, "d": good}, {"a": 2, "d": value}, {"a": 1, "d": good})
        log.xid(number)
    log.begin()
    position = log.rows("insert", columns, [(None, {"a": 1, "d": good})])
    log.xid(9)
    path = log.write(tmp_path / "log")
    for key, count in ((1, 6), (2, 2)):
        assert assert_same(path, "shop.t", f"a={key}", 1 << 20, "permissive") == count
    run = run_cli("history", "-T", "shop.t", "--key", "a=1", "--mode", "permissive", str(path))
    assert run.status == 1
    assert len(run.out.splitlines()) == 6
    assert f":{position} WRITE_ROWS_EVENT: no table map" in run.err
