"""The columns that order changes, against where mysqlbinlog and mariadb-binlog show a transaction to begin and end."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from binlog_kaitai.changes.filters import Filter
from tests.builder.columns import integer, varchar
from tests.builder.log import LogBuilder
from tests.chosen import first_of_each, what_a_log_shows
from tests.compiled.tables import Engine, read
from tests.oracle import corpus
from tests.oracle.corpus import Log
from tests.oracle.later import LATER
from tests.oracle.transactions import transactions

pytestmark = pytest.mark.one_in(2)

ENGINES = pytest.mark.parametrize("engine", ["objects", "compiled"])
LOGS = [
    log
    for log in corpus.load(Path(__file__).parents[1] / "data")
    if log.undamaged and not log.needs & LATER and any(list(dump.rows()) for _, dump in log.row_dumps())
]
_BYTES = 1 << 40
_GTIDS = ("GTID", "Anonymous_GTID", "Gtid")
_ENDS = ("Xid", "XID", "XA PREPARE")
_MEMBERS = (*_GTIDS, "Query", "Table_map", "Xid", "XID", "XA PREPARE")


def begins_and_commits(log: Log) -> dict[int, tuple[int | None, int | None]]:
    """By position of a rows event: where its transaction begins, and the microseconds of its commit where they are
    printed."""
    found: dict[int, tuple[int | None, int | None]] = {}
    dumps = log.row_dumps()
    of_mysql = [tool for tool, _ in dumps if tool.startswith("mysqlbinlog")]  # the other does not know MySQL's GTIDs
    for tool, dump in dumps:
        if of_mysql and tool not in of_mysql:
            continue
        begin: int | None = None
        gtid: int | None = None
        for event, transaction in zip(dump.events, transactions(dump), strict=True):
            if event.position is None:
                continue
            if event.type in _GTIDS or (begin is None and event.type in _MEMBERS):
                begin = event.position
            elif event.type == "Query" and event.statement == b"BEGIN":
                begin = event.position if gtid is None else gtid
            if "_rows" in event.type.lower():
                found[event.position] = begin, transaction.numbers.get("immediate_commit")
            if event.type in _ENDS or (event.type == "Query" and event.statement in (b"COMMIT", b"ROLLBACK")):
                begin = None
            if event.type != "Transaction_Payload":
                gtid = event.position if event.type in _GTIDS else None
    return found


@ENGINES
@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.name)
@pytest.mark.one_in(4)
def test_versions_and_commit_times_are_what_the_tools_print(log: Log, engine: Engine) -> None:
    wanted, checked = begins_and_commits(log), 0
    tables, _, _ = read(log.path, engine)
    for table in tables.values():
        for row in table.to_pylist():
            begin, commit = wanted.get(row["_position"], (None, None))
            if begin is not None:
                checked += 1
                assert row["_commit_version"] % _BYTES == begin
                if commit is not None:
                    assert row["_commit_timestamp"] == datetime(1970, 1, 1, tzinfo=UTC) + timedelta(microseconds=commit)
            assert row["_sequence"]["version"] == row["_commit_version"]
    assert checked > 0


@ENGINES
@pytest.mark.parametrize("log", first_of_each(LOGS, lambda log: what_a_log_shows(log.path)), ids=lambda log: log.name)
@pytest.mark.one_in(4)
def test_the_sequence_orders_all_images_of_a_log(log: Log, engine: Engine) -> None:
    tables, _, _ = read(log.path, engine)
    rows = [row for table in tables.values() for row in table.to_pylist()]
    rows.sort(
        key=lambda row: (
            row["_position"],
            row["_payload_offset"] or 0,
            row["_row"],
            row["_change_type"] == "update_postimage",
        )
    )
    sequence = [(row["_sequence"]["version"], row["_sequence"]["ordinal"]) for row in rows]
    assert sequence == sorted(set(sequence))


@ENGINES
def test_logs_of_a_sequence_follow_each_other(engine: Engine, tmp_path: Path) -> None:
    versions = []
    for name in ("mysql-bin.000009", "mysql-bin.000010", "mysql-bin.000100"):
        log = LogBuilder()
        log.begin()
        log.insert([integer("id", 4)], {"id": 1})
        log.xid(1)
        tables, _, _ = read(log.write(tmp_path / name), engine)
        versions += [row["_commit_version"] for table in tables.values() for row in table.to_pylist()]
    assert versions == sorted(versions)
    assert [version // _BYTES for version in versions] == [9, 10, 100]


@ENGINES
def test_a_row_has_the_same_sequence_whatever_is_left_out(engine: Engine, tmp_path: Path) -> None:
    log = LogBuilder()
    log.gtid(7)
    log.begin()
    columns = [integer("id", 4), varchar("name", 20)]
    for name in ("a", "b", "a", "b"):
        log.table_id = 100 + ord(name)
        log.insert(columns, {"id": 1, "name": name}, {"id": 2, "name": name}, table=name)
    log.xid(1)
    path = log.write(tmp_path / "log")

    def sequences(filter: Filter | None) -> set[tuple[int, int]]:
        tables, _, _ = read(path, engine, filter=filter)
        rows = [row for key, table in tables.items() if key[1] == "b" for row in table.to_pylist()]
        return {(row["_sequence"]["version"], row["_sequence"]["ordinal"]) for row in rows}

    assert len(sequences(None)) == 4
    assert sequences(Filter(tables=frozenset(["shop.b"]))) == sequences(None)
