"""`stats` against what mysqlbinlog prints and the servers list."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from binlog_kaitai import ReadOptions
from binlog_kaitai.archive.collect import collect
from binlog_kaitai.archive.grouping import HOUR
from binlog_kaitai.archive.page import write_stats_page
from binlog_kaitai.archive.statement_kinds import statement_kind
from binlog_kaitai.archive.stats import LogStats, missing
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.source import find_sources
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.oracle import corpus
from tests.oracle.checks import run_cli
from tests.oracle.corpus import Log

ROOT = Path(__file__).parents[2]
LOGS = [log for log in corpus.load(ROOT / "tests" / "data") if log.undamaged and log.row_dumps()]
SHOP = str(ROOT / "samples" / "mysql-9.7-shop.binlog")
NOT_PRINTED = ("geometry-payload", "row-geo", "row-metafull")
"""Logs with spatial columns, of which mysqlbinlog prints no rows."""
COLUMNS = [integer("id", 4)]


def stats_of(*paths: str | Path, split_size: int = 1 << 30, jobs: int = 1) -> LogStats:
    sources = find_sources(list(paths)).sources
    return LogStats.of_logs(list(collect(sources, ReadOptions(), jobs=jobs, split_size=split_size, make=summaries_of)))


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.name)
@pytest.mark.one_in(2)
def test_rows_by_table_and_operation_are_what_mysqlbinlog_prints(log: Log) -> None:
    if any(part in log.name for part in NOT_PRINTED):
        return
    (_, dump), *_ = log.row_dumps()
    printed = Counter((f"{row.database}.{row.table}", row.operation.lower()) for _, row in dump.rows())
    found = stats_of(log.path).stats
    assert {
        (table, operation): count for table, sums in found.tables.items() for operation, count in sums.rows.items()
    } == printed


def test_sums_of_all_kinds_are_those_of_the_transactions() -> None:
    """Each sum counts all transactions once, also by several processes and in splits."""
    paths = [log.path for log in LOGS[::3]]
    found = stats_of(*paths)
    for sums in (found.stats.minutes, found.stats.threads, found.stats.servers):
        assert sum(tally.transactions for tally in sums.values()) == found.stats.transactions
        assert sum(tally.bytes for tally in sums.values()) == found.stats.bytes
    assert sum(tally.transactions for tally in found.stats.activity(HOUR).values()) == found.stats.transactions
    in_parts = stats_of(*paths, split_size=1000, jobs=2)
    assert in_parts.as_json() == found.as_json()


def test_the_gap_between_logs_is_named(tmp_path: Path) -> None:
    log = LogBuilder()
    for number in (1, 2, 5):
        log.gtid(number)
        log.begin()
        log.insert(COLUMNS, {"id": number})
        log.xid(number)
    log.stop()
    found = stats_of(log.write(tmp_path / "log"))
    assert str(missing(found.ledger.gtids)).rpartition(":")[2] == "3-4"
    assert missing(GtidSet.parse("0-1-3..9")) == GtidSet()


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("create /* a */ or replace definer=`a`@`b` trigger x before insert on t", "CREATE TRIGGER"),
        ("ALTER TABLE t ADD INDEX i (a)", "ALTER TABLE"),
        ("GRANT ALL ON table1 TO u", "GRANT"),
        ("/*!40000 DROP TABLE t */", "DROP TABLE"),
        ("", "?"),
    ],
)
def test_kinds_of_statements(text: str, kind: str) -> None:
    assert statement_kind(text) == kind


def test_what_the_screen_says() -> None:
    out = run_cli("stats", SHOP).out
    assert re.search(r"^transactions  \d+ commit$", out, re.MULTILINE)
    assert re.search(r"^shop\.orders +4 +2 +1 +1 ", out, re.MULTILINE)
    assert "3 rows, " in out.partition("most rows")[2].splitlines()[0]
    assert max(map(len, out.splitlines())) < 140


@pytest.mark.parametrize("by", ["day", "hour", "minute", "thread", "server"])
def test_one_table_has_all_transactions(by: str) -> None:
    (head, _, *lines) = run_cli("stats", "--by", by, SHOP).out.splitlines()
    assert head.split()[:2] == [by, "transactions"]
    shown = sum(int(line.split()[1]) for line in lines)
    assert shown == sum(json.loads(run_cli("stats", "--format", "json", SHOP).out)["transactions"].values())


def test_a_damaged_log_is_told(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged"
    damaged.write_bytes(Path(SHOP).read_bytes()[:3000])
    run = run_cli("stats", str(damaged))
    assert run.status == 1
    assert "damaged:" in run.err
    assert "Traceback" not in run.err


def test_filters() -> None:
    found = json.loads(run_cli("stats", "--format", "json", "-T", "shop.orders", "--operation", "delete", SHOP).out)
    assert found["tables"].keys() == {"shop.orders"}
    assert found["tables"]["shop.orders"]["rows"] == {"delete": 1}


def test_a_page_is_safe_against_names_and_the_same_again(tmp_path: Path) -> None:
    log = LogBuilder()
    for number in (1, 2):
        log.gtid(number)
        log.begin()
        log.insert(COLUMNS, {"id": number}, table="<script>alert(1)</script>")
        log.xid(number)
    log.stop()
    found = stats_of(log.write(tmp_path / "log"))
    pages = [tmp_path / "a.html", tmp_path / "b.html"]
    for page in pages:
        write_stats_page(page, found, lambda seconds: iso_time(seconds) or "?", 20)
    text = pages[0].read_text(encoding="utf-8")
    assert "<script" not in text
    assert text.count("&lt;script&gt;") > 1
    assert pages[0].read_bytes() == pages[1].read_bytes()
