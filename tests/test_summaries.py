"""`transactions` against what the servers list: SHOW BINLOG EVENTS, and the rows that mysqlbinlog prints."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from tests.builder import LogBuilder, bodies
from tests.oracle import corpus
from tests.oracle.checks import run_cli
from tests.oracle.corpus import Log
from tests.oracle.objects.summaries import SummaryReader
from tests.oracle.show_binlog_events import ShownEvent

ROOT = Path(__file__).parents[1]
LOGS = [log for log in corpus.load(ROOT / "tests" / "data") if log.undamaged and log.shown_events()]
SHOP = str(ROOT / "samples" / "mysql-9.7-shop.binlog")


GTIDS = ("gtid", "anonymous_gtid", "gtid_tagged_log_event")
PARTS = ("query", "table_map", "load_data_query")
NOT_PRINTED = ("geometry-payload", "row-geo", "row-metafull")
"""Logs with spatial columns, of which mysqlbinlog prints no rows."""


def transactions_of(log: Log) -> list[tuple[int, list[ShownEvent]]]:
    """Where transactions begin, and what is in them, as the server says; none where it has no GTID events."""
    found: list[tuple[int, list[ShownEvent]]] = []
    for event in log.shown_events() or ():
        if not event.in_payload and event.type.lower() in GTIDS:
            found.append((event.position, []))
        elif found:
            found[-1][1].append(event)
    return found


def has_effect(events: list[ShownEvent]) -> bool:
    """Whether there is more than BEGIN and COMMIT, and no ALTER TABLE that ends elsewhere."""
    infos = [event.info for event in events if event.type.lower().startswith(PARTS)]
    return any(not info.startswith(("BEGIN", "COMMIT", "XA START", "XA END")) for info in infos)


@pytest.mark.parametrize("log", [log for log in LOGS if transactions_of(log)], ids=lambda log: log.name)
def test_there_is_a_line_for_each_transaction_of_the_server(log: Log) -> None:
    found = {summary.position: summary for summary in SummaryReader(log.path).walk()}
    expected = transactions_of(log)
    wanted = {position for position, events in expected if has_effect(events)}
    if "twophase" in log.name:  # an ALTER TABLE has a transaction for its start
        wanted &= found.keys()
    assert found.keys() == wanted
    ends = [position for position, _ in expected[1:]]
    for (position, _), end in zip(expected, ends, strict=False):
        assert position not in found or found[position].bytes == end - position
        assert position not in found or found[position].end_position == end


@pytest.mark.parametrize("name", ["compress-a", "geometry-payload"])
def test_bytes_without_compression_are_what_mysqlbinlog_says(name: str) -> None:
    path = ROOT / "tests" / "data" / "mysql-9.7.4" / f"{name}.binlog"
    text = gzip.decompress(path.with_name(f"{path.name}.mysqlbinlog.txt.gz").read_bytes()).decode(errors="replace")
    ends = [int(end) for end in re.findall(r"end_log_pos (\d+)", text)]
    payloads = {
        int(found[1]): int(found[2])
        for found in re.finditer(r"end_log_pos (\d+) .*Transaction_Payload.*uncompressed_size=(\d+)", text)
    }
    saved = {end: size - (end - ends[ends.index(end) - 1]) for end, size in payloads.items()}
    assert saved
    found = {summary.end_position: summary for summary in SummaryReader(path).walk()}
    assert {end: found[end].inflated_bytes - found[end].bytes for end in saved} == saved
    assert [found[end].bytes for end in found if end not in saved] == [
        found[end].inflated_bytes for end in found if end not in saved
    ]
    assert all(summary.row_bytes.keys() == summary.rows.keys() for summary in found.values())


@pytest.mark.parametrize("log", [log for log in LOGS if transactions_of(log)], ids=lambda log: log.name)
def test_the_rows_are_those_that_mysqlbinlog_prints(log: Log) -> None:
    ours = sum(summary.rows.total() for summary in SummaryReader(log.path).walk())
    for _, dump in log.row_dumps():
        if not any(part in log.name for part in NOT_PRINTED):
            assert ours == sum(1 for _ in dump.rows())
    assert ours or not any(event.type.lower() == "table_map" for event in log.shown_events() or ())


def test_the_largest_come_first() -> None:
    run = run_cli("transactions", SHOP, "--sort", "rows", "--top", "2", "--format", "jsonl")
    found = [json.loads(line) for line in run.out.splitlines()]
    assert [entry["rows"] for entry in found] == [3, 2]
    assert found[0]["tables"] == [{"table": "shop.customers", "operation": "insert", "rows": 3}]
    assert found[0]["gtid"] == "909d22ce-e541-11f1-8dd6-02fc00000001:7"


def test_only_those_with_many_rows() -> None:
    run = run_cli("transactions", SHOP, "--min-rows", "3")
    (file, heading, line) = run.out.splitlines()
    assert file == SHOP
    assert heading.split()[:2] == ["position", "start"]
    assert "909d22ce-e541-11f1-8dd6-02fc00000001:7; shop.customers insert 3; INSERT INTO customers" in line


def test_only_what_was_deleted() -> None:
    run = run_cli("transactions", SHOP, "--operation", "delete", "--min-rows", "1", "--format", "jsonl")
    found = [json.loads(line) for line in run.out.splitlines()]
    deleted = [{"operation": "delete", "rows": 1, "table": f"shop.{table}"} for table in ("orders", "customers")]
    assert [entry["tables"] for entry in found] == [[row] for row in deleted]
    undone = run_cli("sql", "--undo", SHOP, "--operation", "delete", "-T", "shop.orders").out
    assert [line[:27] for line in undone.splitlines() if "shop" in line and line[:4] not in ("SET ", "-- U", "-- u")][
        :1
    ] == ["INSERT INTO `shop`.`orders`"]


@pytest.mark.parametrize(("thread", "rows"), [("10", 3), ("11", 0)])
def test_only_what_a_connection_did(thread: str, rows: int) -> None:
    options = ["--stop-position", "3445", "-T", "shop.customers", "--include-conflicts"]
    run = run_cli("sql", "--undo", SHOP, "--thread-id", thread, *options)
    assert run.out.count("DELETE FROM") == rows


@pytest.mark.parametrize("options", [["--format", "json"], ["--by", "day"], ["--by", "minute"]])
def test_the_last_microsecond_of_the_calendar(options: list[str], tmp_path: Path) -> None:
    """The time of the commit as a floating-point number is that of the year 10000."""
    log = LogBuilder()
    log.event(42, bodies.tagged_gtid(1, "a", commit_time=253_402_300_799_999_999))
    log.event(2, bodies.query("DELETE FROM t"))
    done = run_cli("stats", *options, str(log.write(tmp_path / "log")))
    assert (done.status, "9999-12-31" in done.out) == (0, True)
