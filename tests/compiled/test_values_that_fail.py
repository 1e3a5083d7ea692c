"""Values that their column's type cannot hold: each costs its row and nothing else, by the loops and by objects."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from binlog_kaitai.changes.options import Mode, ReadOptions
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.lines.checked import check_rows
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.export.folder import OutputFolder
from binlog_kaitai.export.parquet import export_log
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.change_lines import ChangeWriter
from tests.builder import bodies
from tests.builder.columns import (
    Column,
    decimal,
    image,
    varchar,
)
from tests.builder.log import LogBuilder
from tests.compiled.tables import assert_same, collect, read
from tests.made.failing_values import CASES, EVENTS, GBK, log_with, stored
from tests.oracle.objects.changes import BinlogReader

pytestmark = pytest.mark.one_in(2)

MODES = pytest.mark.parametrize("mode", ["failfast", "permissive"])
NAMES = ("n", "text", "value", "last")


def expected(mode: Mode) -> list[int]:
    """The numbers of the rows that can be read."""
    kinds = "".join(EVENTS)
    return [n for n, kind in enumerate(kinds[: kinds.index("B")] if mode == "failfast" else kinds) if kind == "g"]


@MODES
@pytest.mark.parametrize("operation", ["insert", "update", "delete"])
@pytest.mark.parametrize("case", CASES)
def test_one_value_costs_one_row(case: str, operation: str, mode: Mode, tmp_path: Path) -> None:
    path = log_with(*CASES[case], tmp_path / "log", operation)
    options = ReadOptions(json="text", text_errors="strict", mode=mode, thorough=True)
    source = Source(str(path), path.stat().st_size)
    for chunk in (300, 1 << 20):
        reader = BatchReader(CompiledLog(source, options, chunk=chunk))
        tables, error = collect(reader)
        wanted, by_objects, wanted_error = read(path, "objects", options)
        assert error == wanted_error
        assert_same(tables, wanted)
        assert reader.ledger.as_json() == by_objects.ledger.as_json()
        (table,) = tables.values()
        assert sorted(set(table["n"].to_pylist())) == expected(mode)
    ledger = by_objects.ledger
    assert ledger.rows.total() == len(expected(mode))
    assert ledger.errors[0].startswith(f"{path}:")
    assert "_ROWS_EVENT: row 1 of shop.t, column value (" in ledger.errors[0]
    if mode == "permissive":
        assert ledger.lost_rows == {"shop.t": "".join(EVENTS).count("B")}
        assert not ledger.lost  # the other rows of these events are there
        assert ledger.bytes_walked == path.stat().st_size
        assert len(ledger.errors) == sum("B" in rows for rows in EVENTS)
        assert "; 1 more rows of the event are lost as well" in ledger.errors[0]


@MODES
@pytest.mark.parametrize("case", CASES)
def test_lines_and_counts(case: str, mode: Mode, tmp_path: Path) -> None:
    path = log_with(*CASES[case], tmp_path / "log")
    options = ReadOptions(json="text", text_errors="strict", mode=mode, thorough=True)
    source, writer = Source(str(path), path.stat().st_size), ChangeWriter()
    objects, lines = BinlogReader(source, options), []
    loops, found = CompiledLog(source, options), b""
    verify, errors = CompiledLog(source, options), []
    for read_all in (
        lambda: lines.extend(f"{writer.line(change)}\n" for change in objects.changes()),
        lambda: check_rows(verify),
    ):
        try:
            read_all()
        except BinlogError as error:
            errors.append(str(error))
    try:
        for piece in change_lines(loops):
            found += bytes(piece)
    except BinlogError as error:
        errors.append(str(error))
    assert found.decode() == "".join(lines)
    assert len(lines) == len(expected(mode))
    assert len(set(errors)) == len(errors) / 3 == (mode == "failfast")
    assert objects.ledger.as_json() == loops.ledger.as_json() == verify.ledger.as_json()


@MODES
@pytest.mark.parametrize("case", CASES)
def test_what_an_export_says_is_there(case: str, mode: Mode, tmp_path: Path) -> None:
    path = log_with(*CASES[case], tmp_path / "log")
    folder = OutputFolder.create(tmp_path / "out", overwrite=False)
    options = ReadOptions(text_errors="strict", mode=mode)
    result = export_log(folder, 1, Source(str(path), path.stat().st_size), options)
    folder.commit(result.as_json(), result.files)
    written = [n for name in result.files for n in pq.read_table(tmp_path / "out" / name)["n"].to_pylist()]
    assert written == expected(mode)
    assert result.ledger.rows.total() == len(written)
    assert not result.ledger.ok


def test_texts_that_do_not_decode_are_counted_once(tmp_path: Path) -> None:
    """Whether they are in a row that is lost for another value, before it or after it."""
    columns = [varchar("a", 9), decimal("d", 9, 2), varchar("b", 9), varchar("c", 9, collation=GBK)]
    columns[1] = Column("d", columns[1].type, columns[1].meta, bytes, unsigned=False)
    row = {"a": b"\xff", "d": b"\xff" * 5, "b": b"\xff", "c": b"\x81"}
    log = LogBuilder()
    log.begin()
    log.table_map(columns)
    log.rows(
        "update", columns, [(row, row), (row | {"d": b"\x80\0\0\1\1"}, row), (row | {"d": None}, row | {"d": None})]
    )
    log.xid(1)
    path = log.write(tmp_path / "log")
    options = ReadOptions(mode="permissive")
    for engine in ("objects", "compiled"):
        _, reader, _ = read(path, engine, options)  # type: ignore[arg-type]
        assert reader.ledger.lost_rows == {"shop.t": 2}
        assert reader.ledger.undecodable_text == {"utf8mb4": 12, "gbk": 6}


def test_a_row_that_is_cut_costs_its_event(tmp_path: Path) -> None:
    """The rows after a bad value can be read only as far as the event goes."""
    columns = [stored(decimal("", 9, 2), b"", b"")[0]]
    good, bad = b"\x80\0\0\1\1", b"\xff" * 5
    rows = b"".join(image(columns, [True], {"value": value}) for value in (good, bad, good, bad))[:-1]
    log = LogBuilder()
    log.begin()
    log.table_map(columns)
    at = log.event(30, bodies.rows(log.table_id, rows, [True]))
    log.xid(1)
    path = log.write(tmp_path / "log")
    for engine in ("objects", "compiled"):
        tables, reader, _ = read(path, engine, ReadOptions(mode="permissive"))  # type: ignore[arg-type]
        assert [table.num_rows for table in tables.values()] == [2]
        assert reader.ledger.lost_rows == {"shop.t": 1}
        assert [start for start, _ in reader.ledger.lost] == [at]
        assert len(reader.ledger.errors) == 2
