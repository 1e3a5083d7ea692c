"""`state` and `verify --chain` against what a server held at twenty moments (tests/data/states/README.md)."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from re import sub
from typing import Any

import pyarrow.parquet as pq
import pytest

from binlog_kaitai import BinlogReader
from binlog_kaitai.states import row_store
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.live.state_text import as_text
from tests.oracle.checks import run_cli

DATA = Path(__file__).parent / "data"
LOGS = [str(path) for path in sorted((DATA / "states").glob("log.0*"))]
TRUTH: list[dict[str, Any]] = json.loads((DATA / "states" / "truth.json").read_text("utf-8"))
SHOP = Path(__file__).parent.parent / "samples/mysql-9.7-shop.binlog"


def state(*arguments: str, status: int = 0) -> tuple[list[list[str]], str]:
    run = run_cli("state", *arguments)
    assert run.status == status, run.err
    return [as_text(line) for line in run.out.splitlines()], run.err


@pytest.mark.parametrize("kind", ["gtid", "place", "time"])
def test_what_the_server_held(kind: str) -> None:
    assert len(TRUTH) == 20
    for moment in TRUTH:
        rows, said = state(*LOGS, "--table", "s.t", "--at", moment[kind])
        assert rows == moment["rows"], moment[kind]
        assert "unknown" not in said


def test_a_baseline_stands_for_the_logs_before_it(tmp_path: Path) -> None:
    baseline = str(tmp_path / "baseline.parquet")
    end = next(moment for moment in reversed(TRUTH) if moment["place"].startswith(Path(LOGS[0]).name))
    assert run_cli("state", *LOGS, "-T", "s.t", "--at", end["place"], "--output", baseline).status == 0
    for moment in TRUTH[8:]:
        rows, said = state(*LOGS[1:], "-T", "s.t", "--at", moment["place"], "--baseline", baseline)
        assert rows == moment["rows"]
        assert "unknown" not in said


def test_without_the_first_log_rows_are_named_as_unknown() -> None:
    moment = TRUTH[8]
    rows, said = state(*LOGS[1:], "-T", "s.t", "--at", moment["place"])
    assert "rows that no log changed" in said
    assert all(row in moment["rows"] for row in rows)
    assert len(rows) < len(moment["rows"])


def test_places_that_there_are_not() -> None:
    for at in ("11111111-1111-1111-1111-111111111111:1", "log.000099:5"):
        assert "no such place" in state(*LOGS, "-T", "s.t", "--at", at, status=1)[1]
    for options in (["--at", "noon", "-T", "s.t"], ["--at", "5", "-T", "t"], ["--at", "5"]):
        assert run_cli("state", *LOGS, *options).status == 2


def test_a_table_that_was_altered_and_one_without_a_key() -> None:
    said = run_cli("state", str(SHOP), "-T", "shop.customers", "--at", "999999")
    assert [json.loads(line)["id"] for line in said.out.splitlines()] == [1]
    assert "unknown: 1 rows of which the logs do not have all columns: 3" in said.err  # ADD COLUMN came after it
    log = str(DATA / "mysql-9.7.4/trx-a.binlog")
    assert "the primary key of" in state(log, "-T", "corpus_a.a", "--at", "999999", status=1)[1]


def chain(*logs: object, status: int = 0) -> str:
    run = run_cli("verify", "--brief", "--chain", "--no-continuity", "--schema-from-log", *map(str, logs))
    assert run.status == status, run.err
    return run.err


def test_the_chain_of_sound_logs_is_whole() -> None:
    said = chain(*LOGS)
    assert "all fit" in said
    for name in ("mysql-9.7.4", "mysql-5.6.24", "mariadb-11.8.9"):
        for log in ("trx-a", "xa-a", "row-image-minimal-a"):
            assert "all fit" in chain(DATA / name / f"{log}.binlog")


def test_a_log_that_is_missing_in_the_middle() -> None:
    said = chain(LOGS[0], LOGS[2], status=1)
    assert "do not fit" in said
    breaks = [line for line in said.splitlines() if "s.t (" in line]
    assert breaks
    for line in breaks:
        place, _, what = line.partition(": ")
        assert place.startswith(f"{LOGS[2]} @")
        assert f"{LOGS[0]} @" in what
    position = int(breaks[0].partition("@")[2].partition(".")[0])
    assert any(frame.position == position for frame in BinlogReader(LOGS[2]).frames())
    assert "bytes" in run_cli("inspect", LOGS[2], f"@{position}", "-d", "1").out


def test_a_transaction_that_is_missing(tmp_path: Path) -> None:
    """One is left out of the log in the middle: a later change of its rows tells."""
    changes = [json.loads(line) for line in run_cli("changes", "-T", "s.t", LOGS[1]).out.splitlines()]
    found = 0
    for gtid in sorted({change["source"]["gtid"] for change in changes}):
        less = tmp_path / f"without-{gtid[-2:]}"
        run_cli("carve", LOGS[1], "--exclude-gtids", gtid, "--output", str(less))
        run = run_cli("verify", "--brief", "--chain", "--no-continuity", LOGS[0], str(less), LOGS[2])
        assert ("do not fit" in run.err) == (run.status == 1)
        found += run.status
    assert 0 < found < len({change["source"]["gtid"] for change in changes})  # some rows are not changed again


def dump_of(moment: dict[str, Any], path: Path, *, place: bool = True) -> str:
    """A dump as mysqldump writes it, of what the server held at a moment."""
    log, _, position = moment["place"].partition(":")

    def quoted(text: str) -> str:
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'").replace('"', '\\"') + "'"

    rows = [
        f"({key},{quoted(name)},{total},'{made}',{quoted(document)},{'NULL' if note == 'NULL' else quoted(note)})"
        for key, name, total, made, document, note in moment["rows"]
    ]
    lines = [
        "/*!50503 SET NAMES utf8mb4 */;",
        "/*!40103 SET TIME_ZONE='+00:00' */;",
        f"-- CHANGE REPLICATION SOURCE TO SOURCE_LOG_FILE='{log}', SOURCE_LOG_POS={position};" if place else "",
        "CREATE TABLE `other` (`a` int NOT NULL, PRIMARY KEY (`a`));",
        "INSERT INTO `other` VALUES (1),(2);",
        "CREATE TABLE `t` (`id` int NOT NULL, `name` varchar(40), `total` decimal(10,2), `made` datetime(6),",
        "`doc` json, `note` text, PRIMARY KEY (`id`)) DEFAULT CHARSET=utf8mb4;",
        f"INSERT INTO `t` VALUES {','.join(rows)};",
    ]
    path.write_text("\n".join(lines), "utf-8")
    return str(path)


def test_a_dump_is_a_baseline_from_its_place_on(tmp_path: Path) -> None:
    for number in (3, 8):
        dump = dump_of(TRUTH[number], tmp_path / "dump.sql")
        logs = [log for log in LOGS if Path(log).name >= TRUTH[number]["place"].partition(":")[0]]
        for moment in TRUTH[number + 1 :: 3]:
            rows, said = state(*logs, "-T", "s.t", "--at", moment["place"], "--baseline", dump)
            assert rows == moment["rows"], moment["place"]
            assert "unknown" not in said
    early = state(*LOGS, "-T", "s.t", "--at", TRUTH[2]["place"], "--baseline", dump, status=1)
    assert "was taken after --at" in early[1]
    assert (
        f"was taken in {Path(LOGS[1]).name}"
        in state(*(LOGS[2], "-T", "s.t", "--at", TRUTH[-1]["place"], "--baseline", dump), status=1)[1]
    )


def test_dumps_that_do_not_fit(tmp_path: Path) -> None:
    at = ("--at", TRUTH[-1]["place"], "-T", "s.t")
    dump = Path(dump_of(TRUTH[6], tmp_path / "dump.sql", place=False))
    assert "does not say where it was taken" in state(*LOGS[1:], *at, "--baseline", str(dump))[1]
    text = dump.read_text("utf-8")
    begin = "INSERT INTO `t` VALUES ("
    wrong = {
        text.replace("`made` datetime(6),", "`other` datetime(6),"): "other columns of s.t than the logs: made, other",
        text.replace(begin, f"{begin}NOW(),"): "not as mysqldump writes it",
        text.replace(begin, f"{begin}'x',NULL,NULL,NULL,NULL,NULL),("): "dump.sql:8",
        text.replace("utf8mb4 */", "gbk */"): "is not UTF-8",
        text.replace("INSERT INTO `t`", "INSERT INTO t"): "names in `backticks`",
        f"SET @@GLOBAL.GTID_PURGED='1';\n{text}": "no set of GTIDs",
    }
    for content, message in wrong.items():
        dump.write_text(content, "utf-8")
        said = run_cli("state", *LOGS[1:], *at, "--baseline", str(dump))
        assert said.status
        assert message in said.err
        assert not said.out


def baselines(number: int, folder: Path) -> list[str]:
    """A dump and a Parquet file, of what the server held at a moment, both of the end of the log before the last."""
    dump = Path(dump_of(TRUTH[number], folder / "dump.sql"))
    place = f"'{Path(LOGS[-2]).name}', SOURCE_LOG_POS={Path(LOGS[-2]).stat().st_size}"
    dump.write_text(sub(r"'[^']*', SOURCE_LOG_POS=\d+", place, dump.read_text("utf-8")), "utf-8")
    parquet = folder / "dump.parquet"
    at = ("-T", "s.t", "--at", TRUTH[number]["place"], "--output", str(parquet), "--overwrite")
    assert run_cli("state", *LOGS, *at).status == 0
    return [str(dump), str(parquet)]


@pytest.mark.parametrize("statement", [None, "TRUNCATE TABLE s.t", "DROP TABLE s.t", "ALTER TABLE s.t DROP note"])
def test_a_baseline_without_a_change_behind_it(statement: str | None, tmp_path: Path) -> None:
    """The rows are given, whatever stands after the moment."""
    log = LogBuilder()
    log.query("CREATE TABLE s.other (a INT)")
    end = len(log.data)
    if statement is not None:
        log.query(statement)
        columns = [integer("id", 4), varchar("v", 20)]
        log.begin()
        log.table_map(columns, database="s", table="t", primary_key=[0])
        log.rows("insert", columns, [(None, {"id": 1, "v": "a"})])
        log.xid(1)
    log.rotate()
    path = log.write(tmp_path / Path(LOGS[-1]).name)
    for number in (6, 11):
        for baseline in baselines(number, tmp_path):
            logs = (LOGS[-2], str(path)) if baseline.endswith("sql") else (str(path),)
            rows, said = state(*logs, "--at", str(end), "-T", "s.t", "--baseline", baseline)
            assert rows == TRUTH[number]["rows"], baseline
            assert "unknown" not in said
            parquet = str(tmp_path / "again.parquet")
            again = ("--at", str(end), "-T", "s.t", "--baseline")
            assert run_cli("state", *logs, *again, baseline, "--output", parquet, "--overwrite").status == 0
            assert state(str(path), *again, parquet)[0] == rows


def test_rows_of_a_file_without_a_definition_that_are_left_out_are_told(tmp_path: Path) -> None:
    """Version 0.2.0 wrote such files."""
    parquet = baselines(6, tmp_path)[1]
    table = pq.read_table(parquet)
    pq.write_table(table.replace_schema_metadata(None), parquet)
    log = LogBuilder()
    log.rotate()
    path = log.write(tmp_path / "log.000009")
    rows, said = state(str(path), "--at", "2036-11-22 00:00", "-T", "s.t", "--baseline", parquet)
    assert rows == []
    assert f"unknown: the rows of {parquet}" in said


def test_keys_of_different_types_have_each_row_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second part of two keys cannot be compared, which shows where runs are put together, after other rows."""
    monkeypatch.setattr(row_store, "_RUN", 2)
    keys: list[tuple[int, object]] = [(0, 1), (5, 1), (1, "a"), (5, "b")]
    with row_store.RowStore() as store:
        for key in keys:
            store.put(row_store.StoredRow(key, None, 0, is_born=True))
        assert [row.key for row in store.in_order()] == sorted(keys, key=repr)
        store.clear()
        for number in (3, 1, Decimal(2), 0.5, 7, 6):
            store.put(row_store.StoredRow((number,), None, 0, is_born=True))
        assert [row.key[0] for row in store.in_order()] == [0.5, 1, 2, 3, 6, 7]
        store.clear()
        times = [
            datetime(2026, 1, day, tzinfo=zone) for day in (2, 1) for zone in (None, UTC)
        ]  # the column was altered
        for time in times:
            store.put(row_store.StoredRow((time,), None, 0, is_born=True))
        assert {row.key[0] for row in store.in_order()} == set(times)


def test_more_rows_than_memory_has_room_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(row_store, "_MOST_ROWS", 7)
    monkeypatch.setattr(row_store, "_RUN", 5)
    for moment in TRUTH[::4]:
        assert state(*LOGS, "--table", "s.t", "--at", moment["gtid"])[0] == moment["rows"]
    dump = dump_of(TRUTH[3], tmp_path / "dump.sql")
    at = ("--at", TRUTH[-1]["place"], "--baseline", dump)
    assert state(*LOGS, "-T", "s.t", *at)[0] == TRUTH[-1]["rows"]


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("/* application */ UPDATE shop.t SET v = 'x'", "what the statement did to the rows"),
        ("UPDATE`shop`.`t` SET v = 'x'", "what the statement did to the rows"),
        ("WITH c AS (SELECT 1) DELETE FROM shop.t", "what the statement did to the rows"),
        ("ALTER TABLE shop.x EXCHANGE PARTITION p WITH TABLE shop.t", "what the statement did to the rows"),
        ("/* tool */ ALTER TABLE shop.t ADD c INT", "what ALTER TABLE"),
        ("ALTER TABLE shop.t RENAME TO shop.u", None),
        ("SELECT `other`.`f`(1)", "what the statement did to the rows"),
        ("/* x */ DO f()", "what the statement did to the rows"),
        ("SET STATEMENT max_statement_time=1 FOR SELECT f()", "what the statement did to the rows"),
        ("ALTER TABLE shop.t CONVERT PARTITION p TO TABLE shop.u", "what the statement did to the rows"),
        ("ALTER TABLE shop.x CONVERT PARTITION p TO TABLE t", "what the statement did to the rows"),
        (
            "ALTER TABLE shop.x CONVERT TABLE t TO PARTITION p VALUES LESS THAN (5)",
            "what the statement did to the rows",
        ),
    ],
)
def test_statements_that_do_something_to_rows_are_told(statement: str, said: str | None, tmp_path: Path) -> None:
    columns, log = [integer("id", 4), varchar("v", 20)], LogBuilder()
    log.query("CREATE TABLE shop.t (id INT PRIMARY KEY, v VARCHAR(5))")
    log.begin()
    log.table_map(columns, primary_key=[0])
    log.rows("insert", columns, [(None, {"id": 1, "v": "a"})])
    log.xid(1)
    log.query(statement)
    log.rotate()
    run = run_cli("state", str(log.write(tmp_path / "binlog.000001")), "-T", "shop.t", "--at", "99999")
    assert run.err.count("unknown") == (said is not None)
    assert said is None or said in run.err
    assert (run.out == "") == (said is None)  # a table that is renamed has no rows


def test_another_database_that_is_dropped(tmp_path: Path) -> None:
    columns, log = [integer("id", 4), varchar("v", 20)], LogBuilder()
    log.query("CREATE TABLE shop.t (id INT PRIMARY KEY, v VARCHAR(5))")
    log.begin()
    log.table_map(columns, primary_key=[0])
    log.rows("insert", columns, [(None, {"id": 1, "v": "a"})])
    log.xid(1)
    log.query("DROP DATABASE other")
    at = str(len(log.data))
    log.query("DROP DATABASE shop")
    log.rotate()
    path = str(log.write(tmp_path / "binlog.000001"))
    assert run_cli("state", path, "-T", "shop.t", "--at", at).out == '{"id":1,"v":"a"}\n'
    assert run_cli("state", path, "-T", "shop.t", "--at", "99999").out == ""


def test_a_disk_that_is_full_is_told(tmp_path: Path) -> None:
    code = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000));"
        "from binlog_kaitai.states import row_store; row_store._MOST_ROWS = 3;"
        "from binlog_kaitai.cli import main; sys.exit(main())"
    )
    log = many_rows(tmp_path / "binlog.000001")
    arguments = ["state", str(log), "-T", "shop.t", "--at", str(log.stat().st_size)]
    run = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False, timeout=60
    )
    assert run.returncode == 1
    assert "rows cannot be kept here" in run.stderr
    assert "Traceback" not in run.stderr


def many_rows(path: Path) -> Path:
    """Write a log of one insert of some rows."""
    columns, log = [integer("id", 4), varchar("v", 2000)], LogBuilder()
    log.begin()
    log.table_map(columns, primary_key=[0])
    log.rows("insert", columns, [(None, {"id": number, "v": "x" * 1000}) for number in range(100)])
    log.xid(1)
    log.rotate()
    return log.write(path)
