"""What is in rows and transactions decides: the compiled loops let through what the object path does, byte for byte."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled import wanted_record
from binlog_kaitai.compiled.lines import text_output
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.compiled import scripts, summaries, undos
from tests.compiled.cases import PLAIN
from tests.compiled.choices import any_filters
from tests.compiled.line_readers import assert_same_lines
from tests.compiled.tables import assert_same, read
from tests.logs import SMALL, damaged, name_of
from tests.made.odd import write_kind

pytestmark = pytest.mark.one_in(2)

COLUMNS = [integer("id", 4), varchar("v", 200)]
_INVOKER = bytes([layout.QueryStatusCode.invoker, 3]) + b"ann" + bytes([4]) + b"host"
MANY = pytest.param(60, marks=pytest.mark.slow)


@pytest.mark.parametrize("count", [2, MANY])
@pytest.mark.parametrize("path", PLAIN[::3], ids=name_of)
@pytest.mark.one_in(2)
def test_lines(path: Path, count: int) -> None:
    for number, chosen in enumerate(any_filters(path, count)):
        assert_same_lines(path, filter=chosen, chunk=(1 << 20, 3000, 300)[number % 3])


@pytest.mark.parametrize("count", [2, MANY])
@pytest.mark.parametrize("path", PLAIN[1::6], ids=name_of)
def test_batches(path: Path, count: int) -> None:
    for chosen in any_filters(path, count):
        (fast, loops, error), (slow, objects, wrong) = (
            read(path, engine, None, chosen) for engine in ("compiled", "objects")
        )
        assert error == wrong
        assert_same(fast, slow)
        assert loops.ledger.rows == objects.ledger.rows


@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
@pytest.mark.parametrize("count", [2, MANY])
@pytest.mark.parametrize("path", PLAIN[2::6], ids=name_of)
def test_scripts_and_summaries(path: Path, count: int) -> None:
    for chosen in any_filters(path, count):
        scripts.assert_same(path, filter=chosen)
        summaries.assert_same(path, chosen, 3000)


@pytest.mark.parametrize("rounds", [1, MANY])
@pytest.mark.parametrize("path", SMALL[::4], ids=name_of)
def test_damaged_logs(path: Path, rounds: int, tmp_path: Path) -> None:
    chance, copy = random.Random(path.name), tmp_path / "log"
    for seed in range(rounds):
        copy.write_bytes(damaged(path.read_bytes(), chance))
        for chosen in any_filters(path, 2, seed):
            for mode in ("failfast", "permissive"):
                options = ReadOptions(json="text", mode=mode, verify_checksums=False)  # type: ignore[arg-type]
                assert_same_lines(copy, options, chosen, chance.choice((300, 1 << 20)))


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Large transactions of two statements each, of which the second has its text in the log."""
    log = LogBuilder()
    for number in range(3):
        log.gtid(number + 1)
        log.query("BEGIN", thread_id=7 + number, status_vars=_INVOKER if number == 1 else b"")
        for said in (None, f"UPDATE {number}"):
            if said is not None:
                log.event(29, bytes([len(said)]) + said.encode())
            for at in range(0, 600, 100):
                log.table_map(COLUMNS)
                rows = [(None, {"id": i, "v": f"{i % 7} text {i}"}) for i in range(at, at + 100)]
                log.rows("insert", COLUMNS, rows, end_of_statement=at == 500)
        log.xid(100 + number)
    log.query("CREATE TABLE u (a INT)", thread_id=8)
    log.rotate()
    return log.write(tmp_path / "mysql-bin.000001")


@pytest.mark.parametrize("room", [1, 3, 1 << 10])
@pytest.mark.parametrize("chosen", [
    Filter(where="v like '3%' or id between 20 and 40"),
    Filter(where="v like '_ text 2%'", xids=[101]),
    Filter(query="UPDATE [12]"),
    Filter(query="UPDATE 2", where="id = 599", thread_ids=[9, 8]),
    Filter(thread_ids=8),
    Filter(users="ann"),
    Filter(users=["ann@host", "bob"], where="v like '3%'"),
    Filter(xids=[100, 102], operations="insert"),
    Filter(min_rows=1200),
    Filter(min_rows=1000, where="v like '3%'"),
    Filter(min_rows=300, start_position=8_200, xids=[100, 102]),
    Filter(min_rows=600, query="UPDATE 2"),
])  # fmt: skip
@pytest.mark.one_in(3)
def test_runs_in_little_room(log: Path, chosen: Filter, room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wanted_record, "_ROOM_RUNS", room)
    monkeypatch.setattr(text_output, "_OUT_BYTES", 5000)
    for chunk in (1 << 20, 2000):
        reader = assert_same_lines(log, filter=chosen, chunk=chunk)
        assert reader.ledger.rows.total() > 0
        assert not reader.fallbacks
        scripts.assert_same(log, filter=chosen, chunk=chunk)
        summaries.assert_same(log, chosen, chunk)


@pytest.mark.parametrize("chunk", [1 << 20, 3000])
def test_transactions_with_enough_rows(log: Path, chunk: int) -> None:
    """Also such as are larger than what is looked at together, with rows before and after the start and the stop."""
    size = log.stat().st_size
    for number in (1, 1199, 1200, 1201):
        reader = assert_same_lines(log, filter=Filter(min_rows=number), chunk=chunk)
        assert reader.ledger.rows.total() == (3600 if number <= 1200 else 0)
        assert not reader.fallbacks
    for start, stop in ((size // 6, size), (size // 6, size // 2), (0, size // 2), (size // 2, size * 5 // 6)):
        for number in (400, 600, 800):
            chosen = Filter(start_position=start, stop_position=stop, min_rows=number, tables="t")
            assert_same_lines(log, filter=chosen, chunk=chunk)
            assert_same_lines(
                log, filter=Filter(start_position=start, min_rows=number, where="nothing = 1"), chunk=chunk
            )


@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
def test_enough_rows_before_damage(log: Path) -> None:
    data = bytearray(log.read_bytes())
    data[len(data) // 2] ^= 0xFF
    log.write_bytes(data)
    for mode in ("failfast", "permissive"):
        options = ReadOptions(json="text", mode=mode)  # type: ignore[arg-type]
        for number in (1, 500, 700, 1120, 1200):
            for chunk in (1 << 20, 3000):
                assert_same_lines(log, options, Filter(min_rows=number), chunk)


def test_values_that_are_not_asked_for_are_not_looked_at(tmp_path: Path) -> None:
    """A text that is no text counts where its row is wanted; where the condition asks for it, it is judged as bytes."""
    log = LogBuilder()
    log.begin()
    log.table_map(COLUMNS)
    rows = [(None, {"id": i, "v": b"\xff\xfe" if i % 2 else f"é{i}"}) for i in range(20)]
    log.rows("insert", COLUMNS, rows)
    log.xid(1)
    path = log.write(tmp_path / "log")
    for condition, bad in (("id in (2, 4)", 0), ("id in (2, 3)", 1), ("v < 'é5'", 0), ("v like 'é%'", 0)):
        reader = assert_same_lines(path, filter=Filter(where=condition))
        assert reader.ledger.undecodable_text.total() == bad, condition


@pytest.mark.parametrize("chunk", [300, 1 << 20])
def test_statements_among_transactions_with_enough_rows(chunk: int, tmp_path: Path) -> None:
    """Each has no rows, wherever it stands."""
    log, columns = LogBuilder(), [integer("id", 4)]
    for number in range(30):
        for _ in range(number % 3):
            log.query(f"CREATE TABLE t{number} (a INT)")
        log.begin()
        rows: list[dict[str, object]] = [{"id": row} for row in range(number % 4)]
        if rows:
            log.insert(columns, *rows)
        log.xid(number)
    log.query("DROP TABLE u")
    path = log.write(tmp_path / "log")
    for number in (1, 2, 3, 4):
        chosen = Filter(min_rows=number)
        assert assert_same_lines(path, filter=chosen, chunk=chunk).ledger.statements == 0
        scripts.assert_same(path, filter=chosen, chunk=chunk)
        summaries.assert_same(path, chosen, chunk)
        undos.assert_same(path, filter=chosen, chunk=chunk)


@pytest.mark.parametrize("chunk", [300, 1 << 20])
def test_statements_whose_text_is_wanted(chunk: int, tmp_path: Path) -> None:
    """Compressed or not, in any characters; each is counted once, with its transaction."""
    log, texts = LogBuilder(), ("INSERT INTO t VALUES (1)", "UPDATE t SET a = 'é'", b"DELETE FROM t WHERE a = '\xff'")
    for number in range(30):
        log.begin()
        log.query(texts[number % 3])
        log.xid(number)
    compressed = write_kind("MariaDB compressed statements", tmp_path / "compressed", 4_000)
    plain = log.write(tmp_path / "log")
    for query, expected in (("INSERT", 10), ("é|xff", 20), ("nothing", 0)):
        assert assert_same_lines(plain, filter=Filter(query=query), chunk=chunk).ledger.statements == expected
    assert assert_same_lines(compressed, filter=Filter(query="INSERT"), chunk=chunk).ledger.statements > 0
    for chosen in (Filter(query="INSERT", xids=[3, 6]), Filter(query="INSERT", databases="none")):
        for path in (plain, compressed):
            assert_same_lines(path, filter=chosen, chunk=chunk)
