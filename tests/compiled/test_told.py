"""Transactions as lines, sums and rows of an index: the loops write them as Python writes each, and ask about few."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from binlog_kaitai.archive import index_file
from binlog_kaitai.archive.found_transactions import FoundTransactions
from binlog_kaitai.archive.grouping import By
from binlog_kaitai.archive.largest import MEASURES
from binlog_kaitai.archive.split_reading import add_all
from binlog_kaitai.archive.statement_kinds import kind_prefix, statement_kind
from binlog_kaitai.archive.stats import LogStats, Stats
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.counts import sums, tallies, told, transaction_columns
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.compiled.counts.tallies import Tallies
from binlog_kaitai.reading.summaries import Summarizes, TransactionSummary
from tests.builder.columns import integer
from tests.builder.log import LogBuilder
from tests.compiled.summaries import assert_same, lines_by, source_of
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects
from tests.oracle.objects.summaries import SummaryReader

LONG = "INSERT INTO t VALUES (" + "1 " * 200 + ")"
STATEMENTS = {
    "usual": "DELETE FROM t",
    "cut after a space": "INSERT INTO t VALUES (" + "1 " * 60 + ")",
    "cut": LONG,
    "two spaces": "DELETE  FROM t",
    "two spaces after what is shown": "x" * 100 + "  y",
    "spaces at its ends": " DELETE FROM t ",
    "lines": "DELETE\n\tFROM t\r\n  WHERE id = 1\v\f\x1c\x1d\x1e\x1f",
    "a space where it is cut": "\n" + "x" * 99 + " y",
    "not printable": "DELETE FROM t /* \x1b */",
    "quotes": "DELETE FROM t WHERE a = \"b\\\\\" || 'Ω'",
    "many of two bytes": "Ω" * 300,
    "many of three bytes": "INSERT INTO t VALUES ('" + "日本 語" * 80 + "')",
    "of four bytes": "INSERT INTO t VALUES ('\N{GRINNING FACE}')",
    "spaces that are no ASCII": "DELETE\xa0FROM\u2003t",
    "marks that change the order": "DELETE FROM t -- \u202e",
    "nothing": "",
    "only spaces": "   ",
}


@pytest.fixture
def by_python(monkeypatch: pytest.MonkeyPatch) -> list[TransactionSummary]:
    """Takes the transactions that Python makes."""
    found, summaries = list[TransactionSummary](), Tallies.summaries

    def noted(self: Tallies) -> Iterator[TransactionSummary]:
        made = list(summaries(self))
        found.extend(made)
        return iter(made)

    monkeypatch.setattr(Tallies, "summaries", noted)
    return found


@pytest.mark.parametrize("name", STATEMENTS)
def test_statements(name: str, tmp_path: Path) -> None:
    log = LogBuilder()
    for number, text in enumerate(("INSERT INTO t VALUES (1)", STATEMENTS[name], "CREATE TABLE t (id INT)")):
        log.gtid(number + 1)
        if number < 2:
            log.begin()
        log.query(text)
        if number < 2:
            log.xid(number)
    log.query(STATEMENTS[name])
    _, error, _ = assert_same(log.write(tmp_path / "log"))
    assert error is None


def _many_tables(path: Path) -> Path:
    """Transactions of many tables, one of which has two definitions in one of them; names of one are the begin of
    others."""
    log, narrow, wide = LogBuilder(), [integer("id", 4)], [integer("id", 4), integer("n", 8)]
    names = [*"tba", "ta", "tab", "Ω", "t'", "a" * 64]
    for count in (1, 3, 4, len(names)):
        log.gtid(count)
        log.begin()
        for number, name in enumerate(names[:count]):
            for _ in range(2):
                log.insert(narrow, *({"id": row} for row in range(number % 3 * 1000 + 1)), table=name)
            for operation, row in (("delete", ({"id": 1}, None)), ("update", ({"id": 1}, {"id": 2}))):
                log.table_map(narrow, table=name)
                log.rows(operation, narrow, [row])
        log.insert(wide, {"id": 1, "n": 2}, table="t")
        log.xid(count)
    return log.write(path)


@pytest.mark.parametrize("room", [1, 3, 64])
def test_tables_in_order(room: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tallies, "_ROOM_ORDER", room)
    path = _many_tables(tmp_path / "log")
    for chunk in (500, 1 << 20):
        _, error, _ = assert_same(path, chunk=chunk)
        assert error is None


def test_lines_in_little_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = _many_tables(tmp_path / "log")
    expected = lines_by(SummaryReader, path, ReadOptions())
    for room in (10, 700, 5000):
        monkeypatch.setattr(told, "_OUT_BYTES", room)
        assert lines_by(summaries_of, path, ReadOptions()) == expected


@pytest.mark.usefixtures("by_python")
def test_nothing_is_left_to_python(tmp_path: Path, by_python: list[TransactionSummary]) -> None:
    """Neither rows nor statements, in UTF-8 or inflated, nor what completes a prepared transaction."""
    log = LogBuilder()
    for number in range(5):
        log.gtid(number + 1)
        log.begin()
        log.query("INSERT INTO t VALUES ('Ω')")
        log.insert([integer("id", 4)], {"id": number})
        log.xid(number)
    log.gtid(9)
    log.query("XA COMMIT X'61',X'',1")
    path = log.write(tmp_path / "log")
    lines_by(summaries_of, path, ReadOptions())
    list(summaries_of(source_of(path), ReadOptions()).pieces(100))
    assert by_python == []


def _sums(reader: Summarizes, by: tuple[By, ...]) -> tuple[object, object]:
    stats = Stats(by=by)
    add_all(stats, reader)
    return LogStats(reader.ledger, stats).as_json(), stats.groups


@pytest.mark.parametrize("by", [(), ("table",), ("minute", "table"), ("thread", "server"), ("day", "thread", "table")])
def test_sums_in_little_room(by: tuple[By, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log, columns = LogBuilder(), [integer("id", 4)]
    for number in range(400):
        log.timestamp += 30
        log.query("BEGIN", thread_id=number % 150)
        log.insert(columns, {"id": 1}, table=f"t{number % 40}")
        log.xid(number)
        if number % 9 == 0:
            log.query(("GRANT ALL ON t TO u", "ALTER TABLE t ENGINE=InnoDB", "XA COMMIT 'x'", "FLUSH LOGS")[number % 4])
    path = log.write(tmp_path / "log")
    expected = _sums(SummaryReader(source_of(path), ReadOptions()), by)
    for room, kinds in ((256, 1), (1 << 12, 64)):
        monkeypatch.setattr(sums, "_ROOM", room)
        monkeypatch.setattr(sums, "_MOST_KINDS", kinds)
        for chunk in (3000, 1 << 20):
            assert _sums(summaries_of(source_of(path), ReadOptions(), chunk=chunk), by) == expected


@pytest.mark.parametrize(
    "text",
    [
        "GRANT ALL ON t TO u",
        "alter table t add x int",
        "XA COMMIT X'61'",
        "ALTER IGNORE TABLE t",
        "CREATE TABLE t",
        "DROP",
    ],
)
def test_all_statements_that_begin_so_are_of_one_kind(text: str) -> None:
    begin = kind_prefix(text)
    for rest in ("", "TABLE", "x INDEX TABLE", "/* INDEX */", "'", "INDEX"):
        assert begin is None or statement_kind(begin + rest) == statement_kind(text)


def test_rows_of_the_index_in_batches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = LogBuilder()
    for number in range(40):
        log.begin()
        log.query(f"INSERT INTO t VALUES ({number})")
        if number % 5 == 0:
            log.query("SAVEPOINT a")
        log.insert([integer("id", 4)], {"id": 1}, table="tu"[number % 2])
        log.xid(number)
    path = log.write(tmp_path / "log")
    monkeypatch.setattr(index_file, "_BATCH", 8)
    monkeypatch.setattr(index_file, "_FEW", 3)
    monkeypatch.setattr(transaction_columns, "_ROOM", 64)
    found = list(index_file.rows_of("log", summaries_of(source_of(path), ReadOptions())))
    assert found == list(index_file.rows_of("log", SummaryReader(source_of(path), ReadOptions())))
    assert [table.num_rows for table in found] == [8] * 5


@pytest.mark.parametrize("top", ["1", "3", "1000"])
@pytest.mark.parametrize("form", ["text", "jsonl"])
def test_the_first_ones(top: str, form: str, tmp_path: Path) -> None:
    paths = [str(_many_tables(tmp_path / name)) for name in ("a", "b")]
    options = "transactions", "--format", form, "--top", top, "--timezone", "Europe/Berlin"
    assert run_cli(*options, *paths) == run_by_objects(*options, *paths)


def _growing(path: Path) -> Path:
    """Transactions each of which is larger than the one before, and ones as large as others."""
    log, columns = LogBuilder(), [integer("id", 4)]
    for number in range(200):
        log.gtid(number + 1)
        log.begin()
        log.insert(columns, *({"id": row} for row in range(number // 2 + 1)))
        log.xid(number)
    return log.write(path)


def test_objects_are_made_of_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those that may be among the largest so far."""
    path, made, make = _growing(tmp_path / "log"), list[int](), FoundTransactions.summary

    def noted(self: FoundTransactions, number: int) -> TransactionSummary:
        made.append(number)
        return make(self, number)

    monkeypatch.setattr(FoundTransactions, "summary", noted)
    for sort in MEASURES:
        made.clear()
        run = run_cli("transactions", str(path), "--sort", sort, "--top", "5", "--format", "jsonl")
        assert run.out.count("\n") == len(made) == (0 if sort == "lag" else 5)


@pytest.mark.parametrize("form", ["text", "jsonl", "csv"])
@pytest.mark.parametrize("sort", ["time", *MEASURES])
def test_the_first_of_several_logs(sort: str, form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of equal ones the first; from a stream, too."""
    path, shop = _growing(tmp_path / "log"), "samples/mysql-9.7-shop.binlog"
    for logs in ((path, shop, path), (shop,), (path,)):
        question = "transactions", *map(str, logs), "--sort", sort, "--top", "7", "--format", form
        run = run_cli(*question)
        assert run == run_by_objects(*question)
        assert run.status == 0
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(path.read_bytes())))
    piped = run_cli("transactions", "-", *question[2:])
    assert piped.out == run.out.replace(str(path), "-")


@pytest.mark.parametrize("form", ["text", "jsonl", "csv"])
@pytest.mark.parametrize("sort", ["time", "rows"])
def test_damage_after_the_first_is_found(sort: str, form: str, tmp_path: Path) -> None:
    path = _growing(tmp_path / "log")
    data = bytearray(path.read_bytes())
    data[-5] ^= 1
    path.write_bytes(data)
    run = run_cli("transactions", str(path), "--sort", sort, "--top", "2", "--format", form)
    assert run.status == 1
    assert run.out


def test_transactions_of_one_payload_are_told_apart(tmp_path: Path) -> None:
    """They have one position, and no GTID of their own."""
    log, inside = LogBuilder(), LogBuilder(inside_payload=True)
    log.gtid(1)
    for number in (1, 2):
        inside.begin()
        inside.insert([integer("id", 4)], {"id": number}, table="a")
        inside.insert([integer("id", 4)], {"id": number}, {"id": 7}, table="b")
        inside.xid(number)
    log.payload(inside)
    inside = LogBuilder(inside_payload=True)
    log.gtid(2)
    for number in (1, 2, 3):
        inside.begin()
        inside.insert([integer("id", 4)], {"id": number}, table="a")
        inside.xid(number)
    log.payload(inside)
    path = log.write(tmp_path / "log.000001")
    assert len(assert_same(path)[0]) == 5
    without = run_cli("transactions", "--format", "csv", str(path))
    assert len(without.out.splitlines()) == 6
    run_cli("index", str(tmp_path))
    assert run_cli("transactions", "--format", "csv", str(path)) == without


@pytest.mark.parametrize("name", ["last_committed", "sequence_number"])
def test_a_clock_below_zero(name: str, tmp_path: Path) -> None:
    """It has a sign, and -1 is a number as any other."""
    log = LogBuilder()
    for number in (-1, -5, 3):
        log.gtid(1, **{name: number})
        log.begin()
        log.insert([integer("id", 4)], {"id": 5})
        log.xid(9)
    path = log.write(tmp_path / "log")
    assert_same(path)
    out = run_cli("transactions", "--format", "jsonl", str(path)).out
    assert [json.loads(line)[name] for line in out.splitlines()] == [-1, -5, 3]
