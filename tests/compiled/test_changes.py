"""Row changes by the walk of the loops are those of the object path, and no sound log is handed over to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from binlog_kaitai._generated import layout

import binlog_kaitai
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.objects.changes import row_changes
from binlog_kaitai.compiled.objects.history import row_versions
from binlog_kaitai.compiled.rows import inflated_rows
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.states.row_history import RowVersion
from binlog_kaitai.states.row_key import RowKey
from binlog_kaitai.states.row_trail import RowTrail
from binlog_kaitai.text.change_lines import ChangeWriter
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.checker.mutants import mutant
from tests.compiled.cases import PLAIN
from tests.logs import name_of
from tests.made.compressed_rows import compressed_log
from tests.oracle.objects.changes import BinlogReader
from tests.oracle.objects.history import HistoryReader

pytestmark = pytest.mark.one_in(2)

COLUMNS = [integer("a", 4), varchar("b", 300)]
_INVOKER = bytes([layout.QueryStatusCode.invoker, 3]) + b"ann" + bytes([4]) + b"host"


def _source(path: Path) -> Source:
    return Source(str(path), path.stat().st_size)


def _answer(reader: Any) -> Any:
    """The changes of a log, which are looked at when it was read; its error, and its ledger."""
    changes, error, ledger = list[Any](), None, reader.ledger
    try:
        changes.extend(row_changes(reader) if isinstance(reader, CompiledLog) else reader.changes())
    except BinlogError as raised:
        error = str(raised)
    read, keys = ledger.as_json(), [change.key for change in changes]
    found = [repr((change.to_dict(), change.place, change.transaction)) for change in changes]
    assert ledger.as_json() == read
    assert [change.key for change in changes] == keys
    return found, error, read


def assert_same(path: Path, options: ReadOptions, filter: Filter | None = None, **room: int) -> Any:
    found = _answer(CompiledLog(_source(path), options, filter, **room))
    assert found == _answer(BinlogReader(_source(path), options, filter))
    return found


@pytest.mark.parametrize("path", PLAIN[::3], ids=name_of)
@pytest.mark.one_in(3)
def test_logs(path: Path) -> None:
    for chunk in (700, 1 << 20):
        assert_same(path, ReadOptions(mode="permissive", json="text", with_query=chunk < 1000), chunk=chunk)
        assert_same(path, ReadOptions(), chunk=chunk)


@pytest.mark.parametrize("seed", range(30))
def test_logs_that_are_not_sound(seed: int, tmp_path: Path) -> None:
    """Rows and errors have the order that `changes` gives them."""
    data, _ = mutant(seed + 27_000)
    path = tmp_path / "log"
    path.write_bytes(data)
    options = ReadOptions(mode="permissive", json="text", on_damage=lambda error: None)
    for chunk in (200, 1 << 20):
        changes = assert_same(path, options, chunk=chunk)
        lines = CompiledLog(_source(path), options, chunk=chunk)
        writer, reader = ChangeWriter(), CompiledLog(_source(path), options, chunk=chunk)
        expected = "".join(f"{writer.line(change)}\n" for change in row_changes(reader))
        assert b"".join(map(bytes, change_lines(lines))).decode(errors="surrogateescape") == expected
        assert lines.ledger.as_json() == changes[2]


@pytest.mark.parametrize("at_once", [1, 5000])
def test_compressed_rows(at_once: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The room into which they are inflated is used again before the changes are delivered."""
    monkeypatch.setattr(inflated_rows, "_AT_ONCE", at_once)
    path = compressed_log(tmp_path / "log", at_once, 40)
    for chunk in (3000, 1 << 20):
        found, error, _ = assert_same(path, ReadOptions(), chunk=chunk)
        assert found
        assert error is None


def _said(log: LogBuilder, text: str) -> None:
    log.event(layout.EventType.rows_query_log_event, bytes([len(text)]) + text.encode())


def _row(number: int) -> dict[str, Any]:
    return {"a": number, "b": f"{number}" * 20}


def _mixed_log(path: Path) -> Path:
    """Transactions of all kinds, with rows of key 7, statements of rows, and an invoker here and there."""
    log = LogBuilder()
    for number in range(40):
        log.gtid(number + 1)
        xa = f"X'{number:02x}',X'',1"
        log.query(f"XA START {xa}" if number % 8 == 5 else "BEGIN", status_vars=_INVOKER if number % 3 == 0 else b"")
        _said(log, f"first {number}")
        log.insert(COLUMNS, _row(7 if number % 5 == 0 else number + 100), _row(number + 300))
        if number % 2:
            log.query("SAVEPOINT s", status_vars=_INVOKER if number % 3 == 1 else b"")
            if number % 4 == 1:
                _said(log, f"second {number}")
            log.table_map(COLUMNS, primary_key=[0])
            for count in range(60):
                log.rows("delete", COLUMNS, [(_row(count), None)], end_of_statement=count == 59)
            log.query("insert into u values (1)")
        if number % 8 == 5:
            log.query(f"XA END {xa}")
            log.query(f"XA COMMIT {xa} ONE PHASE")
        elif number % 8 == 6:
            log.query("ROLLBACK")
        else:
            log.xid(number)
        if number % 10 == 9:
            log.gtid(number + 1000)
            log.query(("/* all of it */ TRUNCATE t", "drop table t", "update t set a = 1")[number // 10 % 3])
    inside = LogBuilder(inside_payload=True)
    inside.query("BEGIN", status_vars=_INVOKER)
    _said(inside, "in a payload")
    inside.insert(COLUMNS, _row(7))
    inside.xid(99)
    log.gtid(2000)
    log.payload(inside)
    return log.write(path)


@pytest.mark.parametrize("chunk", [900, 3000, 1 << 20])
def test_transactions_of_all_kinds(chunk: int, tmp_path: Path) -> None:
    """Statements and invokers stand before rows in bytes that were dropped, and in payloads."""
    path = _mixed_log(tmp_path / "log")
    found, error, *_ = assert_same(path, ReadOptions(with_query=True), chunk=chunk)
    assert error is None
    for text in ("query='first 1',", "query='second 1',", "query='in a payload', user='ann@host'"):
        assert any(text in each for each in found)
    assert_same(path, ReadOptions(), Filter(operations="delete", query="second"), chunk=chunk)
    assert_same(path, ReadOptions(with_query=True), Filter(where="a = 7", xids=[0, 99]), chunk=chunk)


@pytest.mark.parametrize("chunk", [900, 1 << 20])
@pytest.mark.parametrize("key", ["a=7", "a=105", "a=59", "a=999"])
def test_the_life_of_a_row_in_transactions_of_all_kinds(chunk: int, key: str, tmp_path: Path) -> None:
    path = _mixed_log(tmp_path / "log")
    chosen = Filter(tables="shop.t"), Filter(tables="shop.t", operations="insert"), Filter(tables="shop.t", xids=[1, 5])
    for filter in (*chosen, Filter(tables="shop.t", query="first|in a")):
        lives, ledgers = [], []
        objects = HistoryReader(_source(path), ReadOptions(), filter)
        loops = CompiledLog(_source(path), ReadOptions(with_query=True), filter, chunk=chunk)
        for reader, read in ((objects, HistoryReader.versions), (loops, row_versions)):
            lives.append(list(read(reader, RowKey.parse(key), RowTrail[RowVersion]())))
            ledgers.append((reader.ledger.rows, reader.ledger.statements))
        assert lives[0] == lives[1]
        assert ledgers[0] == ledgers[1]
    if key == "a=7":
        (last,) = [version for version in lives[0] if version.statement == "in a payload"]
        assert (last.user, last.xid, last.outcome) == ("ann@host", 99, "commit")


def test_keys_that_move_within_an_event(tmp_path: Path) -> None:
    log = LogBuilder()
    log.begin()
    log.table_map(COLUMNS, primary_key=[0])
    log.rows("update", COLUMNS, [(_row(number), _row(number + 1)) for number in range(10)])
    log.xid(1)
    path = log.write(tmp_path / "log")
    for key in ("a=0", "a=5", "a=10"):
        lives = []
        for read in (HistoryReader.versions, row_versions):
            trail, given = (
                RowTrail[RowVersion](),
                (_source(path), ReadOptions(with_query=True), Filter(tables="shop.t")),
            )
            reader: Any = CompiledLog(*given) if read is row_versions else HistoryReader(*given)
            lives.append((list(read(reader, RowKey.parse(key), trail)), trail.missed, reader.ledger.rows))
        assert lives[0] == lives[1]
    assert len(lives[0][0]) == 1


def test_the_public_reader_has_one_ledger_and_one_pass(tmp_path: Path) -> None:
    path = _mixed_log(tmp_path / "log")
    reader = binlog_kaitai.BinlogReader(path)
    ledger = reader.ledger
    changes = list(reader.changes())
    assert ledger is reader.ledger
    assert ledger.rows.total() == len(changes) == len(list(binlog_kaitai.iter_changes(path)))
    for again in (reader.changes, reader.events, reader.frames):
        with pytest.raises(RuntimeError, match="once"):
            list(again())
