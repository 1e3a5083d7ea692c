"""Logs of many tables, and of wide ones: what is kept of tables is bounded, and nothing is lost by it."""

from __future__ import annotations

import subprocess
import sys
from decimal import Decimal
from pathlib import Path

import pytest

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.lines.checked import check_rows
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.tables import table_definitions as definitions
from binlog_kaitai.compiled.tables.table_registry import TableRegistry
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import MAX_COLUMNS
from binlog_kaitai.text.change_lines import ChangeWriter
from tests.builder.columns import Column, decimal, integer, varchar
from tests.builder.log import LogBuilder
from tests.compiled.tables import Engine, assert_same, read
from tests.oracle.checks import run_cli
from tests.oracle.objects.changes import BinlogReader

ENGINES = pytest.mark.parametrize("engine", ["objects", "compiled"])
COLUMNS = [integer("id", 4), varchar("name", 100), decimal("price", 10, 2)]


def log_of_tables(path: Path, tables: int, rounds: int = 1) -> Path:
    """A log with a row for each table, in some rounds; a statement writes to three tables."""
    log, numbers = LogBuilder(), [table for _ in range(rounds) for table in range(tables)]
    for place in range(0, len(numbers), 3):
        log.begin()
        group = numbers[place : place + 3]
        for table in group:
            log.table_id = 100 + table
            log.table_map(COLUMNS, table=f"t{table}")
        for table in group:
            log.table_id = 100 + table
            row = {"id": place, "name": "none" if table % 7 else b"\xff", "price": Decimal("1.23")}
            log.rows("insert", COLUMNS, [(None, row)], end_of_statement=table == group[-1])
        log.xid(place)
    return log.write(path)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Few columns are kept; gives how many there were when a table was added."""
    counts: list[int] = []
    add = TableRegistry.add

    def counted(self: TableRegistry, frame: object) -> object:
        result = add(self, frame)  # type: ignore[arg-type]
        counts.append(len(self.definitions.stores))
        return result

    monkeypatch.setattr(definitions, "MOST_COLUMNS", 100)
    monkeypatch.setattr(TableRegistry, "add", counted)
    return counts


@pytest.mark.parametrize("chunk", [400, 3000, 1 << 20])
@pytest.mark.parametrize("mode", ["failfast", "permissive"])
def test_tables_that_are_forgotten_are_read_again(mode: str, chunk: int, few: list[int], tmp_path: Path) -> None:
    path = log_of_tables(tmp_path / "log", 40, rounds=3)
    source = Source(str(path), path.stat().st_size)
    options = ReadOptions(json="text", thorough=True, mode=mode)  # type: ignore[arg-type]
    reader, batches = BatchReader(CompiledLog(source, options, chunk=chunk)), {}
    for table, batch in reader.batches():
        batch.validate(full=True)
        batches[table.name] = batches.get(table.name, 0) + batch.num_rows
    _, by_objects, _ = read(path, "objects", options)
    assert batches == {f"t{number}": 3 for number in range(40)}
    assert reader.ledger.as_json() == by_objects.ledger.as_json()
    assert len(few) > 40  # some were met again
    assert max(few) <= 100 // (8 + len(COLUMNS)) + 1 + 3  # those of one statement stay
    counts = CompiledLog(source, options, chunk=chunk)
    check_rows(counts)
    assert counts.ledger.as_json() == by_objects.ledger.as_json()
    lines, writer = CompiledLog(source, options, chunk=chunk), ChangeWriter()
    text = b"".join(bytes(piece) for piece in change_lines(lines)).decode()
    assert text == "".join(f"{writer.line(change)}\n" for change in BinlogReader(source, options).changes())
    assert lines.ledger.as_json() == by_objects.ledger.as_json()


def test_a_statement_of_more_tables_than_are_kept(few: list[int], tmp_path: Path) -> None:
    log = LogBuilder()
    log.begin()
    for number in range(60):
        log.table_id = 100 + number
        log.table_map(COLUMNS, table=f"t{number}")
    for number in range(60):
        log.table_id = 100 + number
        row = {"id": number, "name": "n", "price": None}
        log.rows("insert", COLUMNS, [(None, row)], end_of_statement=number == 59)
    log.xid(1)
    path = log.write(tmp_path / "log")
    fast, reader, error = read(path, "compiled")
    objects, by_objects, _ = read(path, "objects")
    assert error is None
    assert len(fast) == 60
    assert_same(fast, objects)
    assert reader.ledger.as_json() == by_objects.ledger.as_json()


_MEASURED = """
import os, resource, sys
from binlog_kaitai.log.source import Source
from binlog_kaitai.compiled.lines.checked import check_rows
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.export.table_reader import TableReader
from binlog_kaitai.changes.options import ReadOptions
path, how = sys.argv[1:]
source = Source(path, os.path.getsize(path))
if how == "verify":
    check_rows(CompiledLog(source, ReadOptions(json="text", thorough=True)))
elif how == "lines":
    for _ in change_lines(CompiledLog(source, ReadOptions(json="text"))):
        pass
else:
    assert sum(batch.num_rows for _, batch in TableReader(source).batches()) == int(sys.argv[1][-5:])
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10)
"""


@pytest.mark.slow
@pytest.mark.parametrize("how", ["verify", "lines", "batches"])
def test_memory_does_not_follow_the_number_of_tables(how: str, tmp_path: Path) -> None:
    """In a process of its own, whose memory is that of this log alone."""
    used = []
    for tables in (10_000, 30_000):
        path = log_of_tables(tmp_path / f"log-{tables}", tables)
        done = subprocess.run([sys.executable, "-c", _MEASURED, path, how], check=True, capture_output=True, text=True)
        used.append(int(done.stdout))
        path.unlink()
    assert used[1] < 500
    assert used[1] - used[0] < 100  # the ledger has a line for each table


def wide_log(path: Path, width: int, rows: int = 3) -> Path:
    log = LogBuilder()
    columns: list[Column] = [integer(f"c{n}", 4) if n % 3 else varchar(f"c{n}", 10) for n in range(width)]
    images = [{column.name: (row if n % 3 else f"v{row}") for n, column in enumerate(columns)} for row in range(rows)]
    images.append(dict.fromkeys(images[0]))
    log.begin()
    log.insert(columns, *images)
    log.xid(1)
    return log.write(path)


def test_as_many_columns_as_a_server_takes(tmp_path: Path) -> None:
    path = wide_log(tmp_path / "log", MAX_COLUMNS)
    fast, reader, error = read(path, "compiled")
    objects, by_objects, _ = read(path, "objects")
    assert error is None
    assert not reader.fallbacks
    assert_same(fast, objects)
    assert reader.ledger.as_json() == by_objects.ledger.as_json()
    (table,) = fast.values()
    assert table["c4095"].to_pylist() == ["v0", "v1", "v2", None]


@pytest.mark.parametrize("width", [201, 1017])
def test_many_columns_of_long_strings(width: int, tmp_path: Path) -> None:
    """Each column has room of its own, and has to ask for more in the same row; in a later one again."""
    columns = [varchar(f"c{n}", 9000) for n in range(width)]
    log = LogBuilder()
    log.begin()
    log.insert(columns, *({column.name: f"{n}" * size for column in columns} for n, size in enumerate((9, 600, 2500))))
    log.xid(1)
    path = log.write(tmp_path / "log")
    fast, reader, error = read(path, "compiled")
    assert error is None
    assert not reader.fallbacks
    assert_same(fast, read(path, "objects")[0])
    assert run_cli("export", str(path), "--output", str(tmp_path / "out")).status == 0


@ENGINES
@pytest.mark.parametrize("width", [MAX_COLUMNS + 1, pytest.param(65_535, marks=pytest.mark.slow)])
def test_more_columns_than_any_server_takes(engine: Engine, width: int, tmp_path: Path) -> None:
    path = wide_log(tmp_path / "log", width, rows=1)
    tables, reader, error = read(path, engine, ReadOptions(mode="permissive"))
    assert (tables, error) == ({}, None)
    assert f"a table of {width} columns (shop.t); no server has more than 4096" in reader.ledger.errors[0]
    assert len(reader.ledger.lost) == 2  # the table map and its rows
    _, _, error = read(path, engine)
    assert error is not None
    assert f"TABLE_MAP_EVENT: a table of {width} columns" in error
