"""Values that Python makes for the loops, and cannot: the rows before them stay, those behind them are lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.columnar.reader import FastReader
from binlog_kaitai.options import Mode, ReadOptions
from binlog_kaitai.source import Source
from tests.builder.columns import Column, blob, integer, varchar
from tests.builder.log import LogBuilder
from tests.columnar.tables import assert_same, collect, read

GBK = 28
BAD = b"\x81"


def log_with(columns: list[Column], events: list[list[Any]], path: Path) -> Path:
    """A log of transactions with an insert each."""
    log = LogBuilder()
    for number, values in enumerate(events):
        log.begin()
        log.table_map(columns)
        log.rows("insert", columns, [(None, {"n": n, "text": text}) for n, text in enumerate(values)])
        log.xid(number)
    return log.write(path)


@pytest.mark.parametrize("mode", ["failfast", "permissive"])
@pytest.mark.parametrize("column", [varchar("text", 100), blob("text", 2, collation=GBK)], ids=["utf8", "gbk"])
def test_rows_before_the_value_stay(column: Column, mode: Mode, tmp_path: Path) -> None:
    events = [[b"a", b"b"], [b"c", BAD, b"d", BAD], [b"e"], [BAD], [b"f"]]
    path = log_with([integer("n", 4), column], events, tmp_path / "log")
    options = ReadOptions(json="text", text_errors="strict", mode=mode)
    reader = FastReader(Source(str(path), path.stat().st_size), options, chunk=1 << 20)
    tables, error = collect(reader)
    wanted, by_objects, wanted_error = read(path, "objects", options)
    assert error == wanted_error
    assert bool(error) == (mode == "failfast")
    assert_same(tables, wanted)
    assert reader.ledger.as_json() == by_objects.ledger.as_json()
    (table,) = tables.values()
    assert table["text"].to_pylist() == ["a", "b", "c"] + ([] if error else ["e", "f"])
