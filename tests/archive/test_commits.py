"""Lag, groups, parallelism, users and statements against what mysqlbinlog prints, and against plain computations."""

from __future__ import annotations

import gzip
import json
import re
import struct
from itertools import groupby
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from binlog_kaitai import ReadOptions
from binlog_kaitai.archive.collect import collect
from binlog_kaitai.archive.page import write_stats_page
from binlog_kaitai.archive.stats import LogStats
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.compiled.counts import statement_shapes
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.log.source import INDEX_FILE, find_sources
from tests.builder import LogBuilder, bodies
from tests.builder.columns import integer
from tests.oracle.checks import run_cli

DATA = Path(__file__).parents[1] / "data"
LAGS = DATA / "series" / "delayed"
GROUPS = DATA / "mysql-9.7.4-groupreplication" / "gr-a.binlog"
REPLICA = DATA / "mysql-9.7.4-replica" / "relay-a.000004.binlog"
COLUMNS = [integer("id", 4)]


def printed(path: Path) -> list[tuple[int, int, int, int]]:
    """What mysqlbinlog has printed of each transaction: last_committed, sequence_number, lag, place in the log."""
    text = gzip.decompress(Path(f"{path}.mysqlbinlog.txt.gz").read_bytes()).decode(errors="replace")
    heads = re.compile(
        r"^# at (\d+)\n#.*last_committed=(\d+)\tsequence_number=(\d+).*"
        r"original_committed_timestamp=(\d+)\timmediate_commit_timestamp=(\d+)",
        re.MULTILINE,
    )
    found = (tuple(map(int, head)) for head in heads.findall(text))
    return [(last, number, immediate - original, at) for at, last, number, original, immediate in found]


def told(path: Path, *options: str) -> list[dict[str, Any]]:
    run = run_cli("transactions", "--format", "jsonl", *options, str(path))
    return [json.loads(line) for line in run.out.splitlines()]


def stats_of(*paths: Path, split_size: int = 1 << 30, has_shapes: bool = False) -> LogStats:
    sources = find_sources([str(path) for path in paths]).sources
    read = collect(sources, ReadOptions(), split_size=split_size, make=summaries_of, has_shapes=has_shapes)
    return LogStats.of_logs(list(read))


@pytest.mark.parametrize("path", [GROUPS, REPLICA, *sorted((DATA / "mysql-9.7.4").glob("trx-a.binlog"))], ids=str)
def test_transactions_say_what_mysqlbinlog_prints(path: Path) -> None:
    found = [(t["last_committed"], t["sequence_number"], t["lag_microseconds"], t["position"]) for t in told(path)]
    assert found == printed(path)


@pytest.mark.parametrize("path", [GROUPS, REPLICA], ids=str)
def test_groups_lag_and_parallelism_by_plain_computation(path: Path) -> None:
    """Also of logs in splits, in whose transactions groups begin and end."""
    clocks = printed(path)
    groups = [len(list(members)) for _, members in groupby(last for last, *_ in clocks)]
    for split_size in (1 << 30, 1000):
        found = stats_of(path, split_size=split_size).as_json()
        assert found["lag"] == {
            "transactions": len(clocks),
            "mean_microseconds": round(sum(lag for _, _, lag, _ in clocks) / len(clocks)),
            "max_microseconds": max(0, *(lag for _, _, lag, _ in clocks)),
        }
        widths = [number - last for last, number, _, _ in clocks]
        assert found["parallel"]["mean_width"] == round(sum(widths) / len(widths), 3)
        assert {one["from"]: one["transactions"] for one in found["widths"]} == {
            first: sum(first <= width < 2 * first for width in widths)
            for first in (1 << bits for bits in range(20))
            if any(first <= width < 2 * first for width in widths)
        }
        commits = found["commit_groups"]
        assert (commits["count"], commits["transactions"]) == (len(groups), len(clocks))
        assert commits["largest"] == max(groups)


def test_the_longest_lag_first() -> None:
    paths = sorted(LAGS.glob("mysql-bin.0*"))
    lags = [t["lag_microseconds"] for path in paths for t in told(path)]
    run = run_cli("transactions", "--sort", "lag", "--top", "5", "--format", "jsonl", *map(str, paths))
    assert [json.loads(line)["lag_microseconds"] for line in run.out.splitlines()] == sorted(lags, reverse=True)[:5]
    assert f" {max(lags) / 1e6:.3f} " in run_cli("transactions", "--sort", "lag", *map(str, paths)).out


LAST = 253_402_300_799_999_999
"""The last microsecond of the year 9999."""


def hostile_lags(folder: Path) -> list[int]:
    """Write a log of commits at moments that no clock has; returns the lags, whose sums have more than 64 bits."""
    log = LogBuilder()
    times = [(0, LAST)] * 60 + [(5_000_000, 9_000_000)] * 3 + [(LAST, 1)] * 70 + [((1 << 55) - 1, 1)] * 300
    for number, (immediate, original) in enumerate(times, 1):
        log.event(42, bodies.tagged_gtid(number, "a", commit_time=immediate, original_commit_time=original))
        log.begin()
        log.insert(COLUMNS, {"id": number})
        log.xid(number)
    log.stop()
    log.write(folder / "log.000001")
    return [immediate - original for immediate, original in times]


@pytest.mark.parametrize("by", [(), ("thread",), ("table",), ("day",)], ids=str)
def test_lags_of_hostile_clocks_add_up(by: tuple[str, ...], tmp_path: Path) -> None:
    """Also in an index, of which Arrow makes the sums."""
    lags = hostile_lags(tmp_path)
    command = ["stats", "--format", "json", *(["--by", *by] if by else []), str(tmp_path / "log.000001")]
    found = json.loads(run_cli(*command).out)
    told = [group["lag"] for group in found["groups"] if "lag" in group] if by else [found["lag"]]
    if by != ("table",):
        total = sum(lag["mean_microseconds"] * lag["transactions"] for lag in told)
        assert sum(lag["transactions"] for lag in told) == len(lags)
        assert total == pytest.approx(sum(lags), rel=1e-9)
        assert max(lag["max_microseconds"] for lag in told) == pytest.approx(max(lags), rel=1e-15)
    assert run_cli("index", str(tmp_path)).status == 0
    assert json.loads(run_cli(*command).out) == found


def test_widths_of_hostile_clocks_add_up(tmp_path: Path) -> None:
    """Numbers that no server counts up to, of which differences and sums have more than 64 bits."""
    log, most = LogBuilder(), (1 << 63) - 1
    clocks = (
        [(-most - 1, most)] * 3 + [(0, most)] * 9 + [(0, (1 << 61) - 1)] * 9 + [(most, -most), (5, 3), (3, 9), (-7, -2)]
    )
    for number, (last, sequence) in enumerate(clocks, 1):
        log.gtid(number, last_committed=last, sequence_number=sequence)
        log.begin()
        log.insert(COLUMNS, {"id": number})
        log.xid(number)
    log.stop()
    log.write(tmp_path / "log.000001")
    widths = [sequence - last for last, sequence in clocks if sequence > last]
    command = ["stats", "--format", "json", str(tmp_path / "log.000001")]
    found = json.loads(run_cli(*command).out)
    assert found["parallel"] == {"transactions": len(widths), "mean_width": round(sum(widths) / len(widths), 3)}
    assert [one["transactions"] for one in found["widths"] if one["transactions"]] == [2, 9, 9, 3]
    assert run_cli("index", str(tmp_path)).status == 0
    assert json.loads(run_cli(*command).out) == found


def test_no_commit_is_after_the_year_9999(tmp_path: Path) -> None:
    """A number of seconds rounds the last microsecond up, and Python has no such time."""
    hostile_lags(tmp_path)
    path, log = tmp_path / "found.parquet", str(tmp_path / "log.000001")
    assert run_cli("transactions", "--format", "parquet", "--output", str(path), log).status == 0
    assert run_cli("index", str(tmp_path)).status == 0
    for file in path, tmp_path / INDEX_FILE:
        times = pq.read_table(file)["commit_timestamp"].to_pylist()
        assert max(times).isoformat() == "9999-12-31T23:59:59.999999+00:00"


def test_groups_of_mariadb(tmp_path: Path) -> None:
    """Transactions with one commit id are a group; one without is a group of its own."""
    log = LogBuilder()
    for number, commit_id in enumerate((None, 7, 7, 7, None, None, 9, 9)):
        rest = b"" if commit_id is None else struct.pack("<Q", commit_id)
        log.mariadb_gtid(number + 1, flags=0 if commit_id is None else 2, rest=rest)
        log.insert(COLUMNS, {"id": number})
        log.xid(number)
    path = log.write(tmp_path / "log")
    assert [t["commit_id"] for t in told(path)] == [0, 7, 7, 7, 0, 0, 9, 9]
    for split_size in (1 << 30, 150):
        commits = stats_of(path, split_size=split_size).as_json()["commit_groups"]
        assert (commits["count"], commits["transactions"], commits["largest"]) == (5, 8, 3)


def test_users() -> None:
    """The log of sessions has five statements with an invoker; the others are of nobody."""
    path = DATA / "sessions" / "mysql-9.7.4.binlog"
    named = [t for t in told(path) if t["user"] is not None]
    assert {t["user"] for t in named} == {"root@localhost"}
    assert all(re.search(r"CREATE|GRANT|ALTER|DROP|REVOKE", t["statement"]) for t in named)
    for name in ("root", "root@localhost"):
        assert told(path, "--user", name) == named
    assert told(path, "--user", "localhost") == []
    assert "by root@localhost" in run_cli("transactions", "--user", "root", str(path)).out
    run = run_cli("changes", "--user", "ann", str(path))
    assert "no transaction names user ann; the log names those of root@localhost" in run.err


LIKE = {
    "INSERT INTO t(id,v) VALUES(?)": (
        "INSERT INTO t (id, v) VALUES (1, 'it''s'), (2, \"q\\\"\")",
        "INSERT INTO t(id,v)\n VALUES ( -3 , NULL ) ;",
        "INSERT INTO t /* here */ (id,v) VALUES (0x1F, _utf8mb4'x'), (1e-5, x'00'), (0.5, N'y')",
    ),
    "UPDATE `a 1` SET v=? WHERE id IN(?) AND w IS NULL": (
        "UPDATE `a 1` SET v = 'a' WHERE id IN (1, 2, 3) AND w IS NULL",
        "UPDATE `a 1` SET v=5 -- note\nWHERE id IN (7) AND w IS NULL",
    ),
    "DELETE FROM t2 WHERE a-?=b": ("DELETE FROM t2 WHERE a - 1 = b", "DELETE FROM t2 WHERE a-22=b # x"),
    "GRANT ALL ON *.* TO ?@?": ("GRANT ALL ON *.* TO 'ann'@'localhost'",),
}


@pytest.mark.parametrize("room", [1, 1 << 10])
def test_like_statements_count_together(room: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of rows, in transactions of several, and statements that are no rows; also where there is little room."""
    monkeypatch.setattr(statement_shapes, "_ROOM", 4 * room)
    monkeypatch.setattr(statement_shapes, "_ROOM_OF_EACH", 1024)
    log, number = LogBuilder(), 0
    for texts in LIKE.values():
        log.gtid(number := number + 1)
        log.begin()
        for text in texts:
            log.event(29, bytes([len(text)]) + text.encode())
            log.insert(COLUMNS, {"id": 1}, {"id": 2})
        log.insert(COLUMNS, {"id": 3})  # of no statement
        log.xid(number)
        for text in texts:
            log.gtid(number := number + 1)
            log.query(text)
    path = log.write(tmp_path / "log")
    for split_size in (1 << 30, 500):
        shapes = stats_of(path, split_size=split_size, has_shapes=True).stats.shapes
        assert shapes is not None
        assert {shape: (tally.transactions, tally.rows["insert"]) for shape, tally in shapes.items()} == {
            None: (len(LIKE), len(LIKE)),
            **{shape: (1 + len(texts), 2 * len(texts)) for shape, texts in LIKE.items()},
        }


def test_statements_as_a_table_and_on_the_page(tmp_path: Path) -> None:
    path = DATA.parents[1] / "samples" / "mysql-9.7-shop.binlog"
    run = run_cli("stats", "--by", "statement", str(path))
    assert re.search(r"UPDATE customers SET phone=\? WHERE id=\? +1 +1 ", run.out)
    assert run_cli("stats", "--by", "statement,table", str(path)).status == 2
    page = tmp_path / "page.html"
    found = stats_of(path, *sorted(LAGS.glob("mysql-bin.0*")), has_shapes=True)
    write_stats_page(page, found, lambda seconds: iso_time(seconds) or "?", 20)
    text = page.read_text()
    for title in ("Largest statements", "Lag", "Parallelism", "Commit groups", "Largest events"):
        assert f"<h2>{title}</h2>\n<figure><svg" in text


def test_tables_without_a_key() -> None:
    """The log with all metadata says which tables have a key; only rows that were changed count."""
    path = DATA / "mysql-9.7.4" / "row-metafull-a.binlog"
    statements = gzip.decompress(Path(f"{DATA}/mysql-9.7.4/row-metafull-a.sql.gz").read_bytes()).decode()
    for name in stats_of(path).stats.keyless:
        table = re.search(rf"CREATE TABLE `?{name.partition('.')[2]}`? *\((.*?)\) *ENGINE|;", statements, re.DOTALL)
        assert table is not None
        assert "PRIMARY KEY" not in table[0]
