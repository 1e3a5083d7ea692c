"""Lines with the statements of their rows: the compiled loops give what the object path does, byte for byte."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled.lines import queries, text_output
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from tests.builder import LogBuilder
from tests.compiled import scripts, summaries, undos
from tests.compiled.cases import PLAIN
from tests.compiled.line_readers import JSON_TEXT, assert_same_lines
from tests.logs import damaged, name_of
from tests.made.odd import write_kind
from tests.made.said import COLUMNS, TEXTS, said_log

pytestmark = pytest.mark.one_in(2)

WITH_QUERY = replace(JSON_TEXT, with_query=True)
_Type = layout.EventType


@pytest.mark.parametrize("path", PLAIN, ids=name_of)
@pytest.mark.one_in(4)
def test_all_logs(path: Path) -> None:
    assert_same_lines(path, WITH_QUERY)


@pytest.mark.parametrize("seed", [*range(6), *(pytest.param(n, marks=pytest.mark.slow) for n in range(6, 200))])
@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
def test_statements_anywhere(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, chance = said_log(tmp_path / "log", seed), random.Random(seed)
    monkeypatch.setattr(queries, "_ROOM", chance.choice((100, 1 << 16)))
    monkeypatch.setattr(text_output, "_OUT_BYTES", chance.choice((500, 1 << 20)))
    for chosen in (
        None,
        Filter(tables="t"),
        Filter(start_position=len(path.read_bytes()) // 2),
    ):
        assert_same_lines(path, WITH_QUERY, chosen, chance.choice((1 << 20, 3000, 300)))
    path.write_bytes(damaged(path.read_bytes(), chance))
    for mode in ("failfast", "permissive"):
        options = replace(WITH_QUERY, mode=mode, verify_checksums=False)
        assert_same_lines(path, options)


def test_statements_that_are_chosen(tmp_path: Path) -> None:
    log = LogBuilder()
    for number, text in enumerate(TEXTS):
        log.begin()
        log.event(_Type.rows_query_log_event, b"\0" + text)
        log.insert(COLUMNS, {"id": number, "v": "a"}, {"id": 2, "v": "b"})
        log.xid(number)
    path = log.write(tmp_path / "log")
    for pattern in ("UPDATE|long", "g", "x"):
        assert_same_lines(path, WITH_QUERY, Filter(query=pattern, where="id < 9"))


def test_rows_have_the_statement_before_them(tmp_path: Path) -> None:
    log = LogBuilder()
    for text in (b"first", b'"second"'):
        log.begin()
        log.event(_Type.rows_query_log_event, b"\0" + text)
        log.insert(COLUMNS, {"id": 1, "v": "a"}, {"id": 2, "v": "b"})
        log.insert(COLUMNS, {"id": 3, "v": "c"})
        log.xid(1)
    reader = assert_same_lines(log.write(tmp_path / "log"), WITH_QUERY)
    assert not reader.fallbacks
    data = b"".join(map(bytes, change_lines(CompiledLog(reader.source, WITH_QUERY)))).splitlines()
    assert [line.partition(b',"query":')[2] for line in data] == [
        *[b'"first"}}'] * 2, b"", *[b'"\\"second\\""}}'] * 2, b"",
    ]  # fmt: skip


def test_a_statement_that_python_has_followed_is_that_of_the_rows(tmp_path: Path) -> None:
    """It is empty; the statement before it, whose rows have no end, is not theirs."""
    log = LogBuilder()
    log.begin()
    log.event(_Type.rows_query_log_event, b"\x04said")
    for text in (None, b""):
        if text is not None:
            log.event(_Type.annotate_rows_event, text)
        log.table_map(COLUMNS)
        log.rows("insert", COLUMNS, [(None, {"id": 1, "v": "x"})], end_of_statement=False)
    log.xid(1)
    path = log.write(tmp_path / "log")
    chosen = Filter(query="s")
    assert b"INSERT" in scripts.assert_same(path, filter=chosen).data
    summaries.assert_same(path, chosen, 1 << 20)
    undos.assert_same(path, filter=chosen)


def test_load_data_is_counted_where_rows_of_its_transaction_are_wanted(tmp_path: Path) -> None:
    path = write_kind("LOAD DATA", tmp_path / "log", 14_000)
    for chosen in (Filter(operations="insert"), Filter(where="id = 1"), Filter(query="x"), None):
        reader = assert_same_lines(path, filter=chosen)
        assert bool(reader.ledger.statements) == (chosen is None)
