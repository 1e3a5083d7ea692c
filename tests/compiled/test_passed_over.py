"""What the loops pass over, because it is not wanted or is read once more, has no part in what they go on with."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.source import Source
from tests.builder.bodies import SERVER_UUID
from tests.builder.columns import enum, integer, time_old, varchar
from tests.builder.log import LogBuilder
from tests.compiled.line_readers import by_objects
from tests.compiled.tables import Engine, read
from tests.fuzz.agreement import FAILFAST, PERMISSIVE, assert_engines_agree

ID, NAME = integer("id", 4), varchar("name", 200)
ENGINES = pytest.mark.parametrize("engine", ["objects", "compiled"])


def without_map(path: Path) -> tuple[Path, int]:
    """A statement with its table map, and one of the same table number without; the position where that begins."""
    log = LogBuilder()
    log.gtid(1)
    log.begin()
    log.insert([ID], {"id": 1})
    log.xid(1)
    log.server_id, log.timestamp = 8, log.timestamp + 5
    second = log.gtid(2)
    log.begin()
    log.rows("insert", [ID], [(None, {"id": 2})])
    log.xid(2)
    return log.write(path), second


@ENGINES
def test_a_table_map_does_not_outlive_a_statement_that_is_not_wanted(engine: Engine, tmp_path: Path) -> None:
    path, second = without_map(tmp_path / "log")
    by_gtid = Filter(include_gtids=f"{SERVER_UUID}:2")
    filters = [Filter(start_position=second), Filter(server_ids=[8]), Filter(start_time=1_795_000_003), by_gtid]
    for filter in filters:
        tables, reader, _ = read(path, engine, PERMISSIVE, filter)
        assert tables == {}
        assert "no table map for table id 100 in this statement" in reader.ledger.errors[0]
    assert_engines_agree(path, *filters)


@ENGINES
def test_rows_behind_a_start_position_have_the_table_map_before_it(engine: Engine, tmp_path: Path) -> None:
    """mysqlbinlog says of them that the table is unknown: it reads nothing between the format and the position."""
    log = LogBuilder()
    log.begin()
    rows = log.insert([ID], {"id": 1})
    log.xid(1)
    path = log.write(tmp_path / "log")
    tables, reader, error = read(path, engine, FAILFAST, Filter(start_position=rows))
    assert error is None
    assert [table["id"].to_pylist() for table in tables.values()] == [[1]]
    assert not reader.ledger.errors
    assert_engines_agree(path, Filter(start_position=rows), Filter(start_position=rows + 1))


@pytest.mark.parametrize("bad_row", [0, 1])
def test_a_transaction_is_not_taken_for_one_from_before_the_loops_went_back(bad_row: int, tmp_path: Path) -> None:
    log = LogBuilder()
    for number in range(1, 4):
        log.gtid(number)
        log.begin()
        for row in range(2):
            is_bad = number == 2 and row == bad_row
            log.insert([ID, NAME], {"id": row, "name": b"\xff" if is_bad else b"x"})
        log.xid(10 + number)
    path = log.write(tmp_path / "log")
    source = Source(str(path), path.stat().st_size)
    lines = b"".join(map(bytes, change_lines(CompiledLog(source, PERMISSIVE))))
    assert lines == by_objects(path, PERMISSIVE).data
    assert [json.loads(line)["source"]["xid"] for line in lines.splitlines()] == [11, 11, 12, 13, 13]
    tables, _, _ = read(path, "compiled", PERMISSIVE)
    (table,) = tables.values()
    assert [int(gtid.rpartition(":")[2]) for gtid in table["_gtid"].to_pylist()] == [1, 1, 2, 3, 3]
    assert table["_xid"].to_pylist() == [11, 11, 12, 13, 13]
    assert_engines_agree(path)


def add_bad_label(log: LogBuilder) -> None:
    start = len(log.data)
    log.begin()
    log.insert([ID, enum("e", ("a", "zz"))], {"id": 1, "e": "a"})
    log.xid(1)
    log.data[start:] = log.data[start:].replace(b"zz", b"\xff\xff")


def test_labels_of_a_table_map_that_is_refused_are_not_counted(tmp_path: Path) -> None:
    inside, log = LogBuilder(inside_payload=True), LogBuilder(checksum=False)
    add_bad_label(inside)
    log.payload(inside)
    add_bad_label(log)
    path = log.write(tmp_path / "log")
    assert_engines_agree(path)
    for engine in ("objects", "compiled"):
        _, reader, _ = read(path, engine, PERMISSIVE)  # type: ignore[arg-type]
        assert not reader.ledger.undecodable_text
        assert len(reader.ledger.errors) == 4  # of each, the table map and its rows


def test_an_assumption_is_warned_of_where_its_rows_are_read_again(tmp_path: Path) -> None:
    """The rows wait for the end of a transaction that is missing, and have one column more than their table."""
    log = LogBuilder(server_version="10.11.6-MariaDB")
    log.mariadb_gtid(1)
    old = time_old("t")
    log.table_map([ID, old])
    log.rows("insert", [ID, old, NAME], [(None, {"id": 1, "t": timedelta(hours=1), "name": "x"})])
    path = log.write(tmp_path / "log")
    assert_engines_agree(path)
    warnings = read(path, "compiled", PERMISSIVE)[1].ledger.warnings
    assert ["may be missing" in warnings[0], "taken as without a fraction" in warnings[1]] == [True, True]


def test_a_commit_behind_a_gtid_that_is_lost(tmp_path: Path) -> None:
    """Rows without a BEGIN, a GTID event that ends too early, and the XID."""
    log = LogBuilder(server_version="5.6.24-log")
    log.insert([ID], {"id": 1})
    log.event(33, b"\0" * 21)
    log.xid(354)
    log.rotate()
    path = log.write(tmp_path / "log")
    assert_engines_agree(path)
    (table,) = read(path, "compiled", PERMISSIVE)[0].values()
    assert table["_outcome"].to_pylist() == ["commit"]
    assert table["_xid"].to_pylist() == [354]
