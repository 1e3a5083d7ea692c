"""The index beside logs: the same answers with it and without it, whatever became of the logs."""

from __future__ import annotations

import gzip
import json
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pyarrow.parquet as pq
import pytest
import zstandard

from binlog_kaitai.archive import collect, index, relevant
from binlog_kaitai.archive.index import find_indexed
from binlog_kaitai.changes.ledger import FileLedger, ledger_from_json, total
from binlog_kaitai.cli.options import run as cli_run
from binlog_kaitai.cli.reports import history
from binlog_kaitai.compiled.objects.history import row_versions
from binlog_kaitai.export import jobs
from binlog_kaitai.inspection.logs import InspectedLog
from binlog_kaitai.log.source import INDEX_FILE, find_sources
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle import corpus
from tests.oracle.checks import run_cli
from tests.oracle.objects.changes import BinlogReader
from tests.oracle.objects.summaries import SummaryReader

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
LOGS = [log.path for log in corpus.load(DATA) if log.undamaged][::20]
QUESTIONS = [
    ("transactions", "--format", "jsonl"),
    ("transactions", "--sort", "rows"),
    ("stats", "--format", "json"),
    ("stats",),
    ("stats", "--by", "table"),
    ("transactions", "--operation", "delete", "--format", "jsonl"),
]


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """A folder of logs of all servers."""
    folder = tmp_path / "archive"
    folder.mkdir()
    for number, path in enumerate(LOGS):
        shutil.copy(path, folder / f"{number:03}-{path.name}")
    return folder


def answers(folder: Path) -> list[tuple[int, str, str]]:
    runs = (run_cli(*question, str(folder)) for question in QUESTIONS)
    return [(run.status, run.out, run.err) for run in runs]


def make_log(path: Path, count: int) -> Path:
    log = LogBuilder()
    for number in range(1, count + 1):
        log.gtid(number)
        log.begin()
        log.insert([integer("id", 4)], {"id": number})
        log.xid(number)
    log.stop()
    return log.write(path)


def known(folder: Path) -> set[str]:
    return {Path(source.name).name for source in find_sources(folder) if find_indexed(source) is not None}


def test_answers_are_the_same(archive: Path) -> None:
    without = answers(archive)
    run = run_cli("index", str(archive))
    assert run.out.startswith(f"{archive}/{INDEX_FILE}: {len(LOGS)} logs, {len(LOGS)} of them new")
    assert len(known(archive)) == len(LOGS)
    assert answers(archive) == without
    assert run_cli("index", "--jobs", "2", str(archive)).out.startswith(
        f"{archive}/{INDEX_FILE}: {len(LOGS)} logs, 0 of them new with 0 "
    )
    assert answers(archive) == without


def test_many_small_transactions_are_read_sooner_than_their_rows(tmp_path: Path) -> None:
    """And the answer is the same."""
    make_log(tmp_path / "mysql-bin.000001", 3)
    make_log(tmp_path / "mysql-bin.000002", 2000)
    without = run_cli("transactions", str(tmp_path))
    run_cli("index", str(tmp_path))
    found = [find_indexed(source) for source in find_sources(tmp_path)]
    assert [indexed is not None and indexed.is_faster() for indexed in found] == [True, False]
    assert run_cli("transactions", str(tmp_path)) == without


@pytest.mark.parametrize("pack", [gzip.compress, zstandard.compress], ids=["gzip", "zstd"])
def test_a_compressed_log_is_judged_by_all_its_bytes(pack: Callable[[bytes], bytes], tmp_path: Path) -> None:
    """The file has few, but reading takes the time of many."""
    log = LogBuilder()
    for number in range(400):
        log.begin()
        log.insert([varchar("name", 30_000)], {"name": "a" * 20_000})
        log.xid(number)
    log.stop()
    plain, small = bytes(log.data), make_log(tmp_path / "small", 2000).read_bytes()
    (tmp_path / "small").unlink()
    for name, data in {"1": plain, "1.packed": pack(plain), "2": small, "2.packed": pack(small)}.items():
        (tmp_path / f"mysql-bin.00000{name}").write_bytes(data)
    without = run_cli("transactions", str(tmp_path))
    run_cli("index", str(tmp_path))
    found = [find_indexed(source) for source in find_sources(tmp_path)]
    assert [indexed is not None and indexed.is_faster() for indexed in found] == [True, True, False, False]
    assert run_cli("transactions", str(tmp_path)) == without


def test_logs_that_are_added_grow_or_are_replaced(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        make_log(tmp_path / f"binlog.{number:06}", number)
    run_cli("index", str(tmp_path))
    make_log(tmp_path / "binlog.000002", 20)
    make_log(tmp_path / "binlog.000004", 4)
    with (tmp_path / "binlog.000001").open("r+b") as file:  # another log of the same size
        file.seek(40)
        file.write(b"9")
    assert known(tmp_path) == {"binlog.000003"}
    read = answers(tmp_path)
    run = run_cli("index", str(tmp_path))
    assert (run.status, known(tmp_path)) == (1, {f"binlog.00000{number}" for number in (2, 3, 4)})
    assert f"left out, for it is damaged: {tmp_path}/binlog.000001" in run.out
    assert answers(tmp_path) == read


def test_the_file_has_a_row_for_each_transaction_and_table(tmp_path: Path) -> None:
    shutil.copy(ROOT / "samples" / "mysql-9.7-shop.binlog", tmp_path / "log")
    run_cli("index", str(tmp_path))
    rows = pq.read_table(tmp_path / INDEX_FILE).to_pylist()
    found = list(SummaryReader(str(tmp_path / "log")).walk())
    assert [(row["begin"], row["end"]) for row in rows if row["table"] in (None, found[-1].by_rows()[0][0][0])]
    for summary in found:
        mine = [row for row in rows if row["begin"] == summary.position]
        assert {row["table"] for row in mine} == ({table for table, _ in summary.rows} or {None})
        assert sum(row["insert_rows"] or 0 for row in mine) == sum(
            count for (_, operation), count in summary.rows.items() if operation == "insert"
        )
        assert {row["gtid"] for row in mine} == {summary.gtid}


def test_files_of_other_kinds_and_versions_are_no_index(tmp_path: Path) -> None:
    make_log(tmp_path / "binlog.000001", 1)
    for content in (b"", b"PAR1 something else"):
        (tmp_path / INDEX_FILE).write_bytes(content)
        assert known(tmp_path) == set()
        assert run_cli("stats", str(tmp_path)).status == 0
    assert run_cli("index", str(tmp_path)).status == 0
    assert known(tmp_path) == {"binlog.000001"}


HISTORIES = [
    ("-T", "shop.orders", "--key", "1"),
    ("-T", "orders", "--key", "3", "--timezone", "local"),
    ("-T", "shop.products", "--key", "TEA-01", "--include-gtids", "909d22ce-e541-11f1-8dd6-02fc00000001:8"),
    ("-T", "shop.orders", "--key", "1", "--stop-datetime", "2026-11-21 00:22:07"),
    ("-T", "shop.orders", "--key", "1", "--start-datetime", "2026-11-21 00:22:07"),
    ("-T", "shop.nothing", "--key", "1"),
    ("-T", "corpus_a.a", "--key", "1"),
]


def test_histories_are_the_same_and_logs_without_the_table_are_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in (ROOT / "samples").glob("*.binlog"):
        shutil.copy(path, tmp_path)

    def histories() -> list[tuple[int, str, str]]:
        runs = (run_cli("history", str(tmp_path), *given) for given in HISTORIES)
        return [(run.status, run.out, run.err) for run in runs]

    without = histories()
    assert any(out for _, out, _ in without)
    run_cli("index", str(tmp_path))
    read: list[str] = []
    monkeypatch.setattr(
        history, "row_versions", lambda log, *given: read.append(log.source.name) or row_versions(log, *given)
    )
    run_cli("history", str(tmp_path), *HISTORIES[0])
    assert read == [str(tmp_path / "mysql-9.7-shop.binlog")]
    assert histories() == without


@pytest.mark.parametrize("text", ["TRUNCATE TABLE t", "DROP TABLE t, schema_old /* TRUNCATE */"])
def test_a_history_has_statements_of_logs_without_rows_of_the_table(text: str, tmp_path: Path) -> None:
    make_log(tmp_path / "binlog.000001", 3)
    log = LogBuilder()
    log.gtid(9)
    log.query(text, database="shop")
    log.rotate()
    log.write(tmp_path / "binlog.000002")
    asked = ("history", str(tmp_path), "-T", "shop.t", "--key", "id=2", "--schema", schema_of_t(tmp_path))
    without = run_cli(*asked)
    assert "TRUNCATE" in without.out
    run_cli("index", str(tmp_path))
    assert run_cli(*asked) == without


def schema_of_t(folder: Path) -> str:
    path = folder / "schema.sql"
    path.write_text("CREATE TABLE shop.t (id INT PRIMARY KEY);", "utf-8")
    return str(path)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.name)
def test_a_ledger_comes_back_from_its_json(path: Path) -> None:
    reader = BinlogReader(path)
    list(reader.changes())
    again = ledger_from_json(reader.ledger.as_json())
    assert again.as_json() == reader.ledger.as_json()
    assert total([again]).as_json() == total([reader.ledger]).as_json()
    assert isinstance(again, FileLedger)


def moments(path: Path, count: int) -> Path:
    """A log with a transaction each ten seconds, from two servers in turn, and DDL among them."""
    log = LogBuilder()
    for number in range(1, count + 1):
        log.timestamp += 10
        log.gtid(number)
        if number % 7 == 0:
            log.query(f"CREATE TABLE shop.made{number} (a INT)")
            continue
        log.begin()
        log.insert([integer("id", 4)], {"id": number}, table="t" if number % 3 else "other")
        log.xid(number)
    log.rotate()
    return log.write(path)


COMMANDS = [
    ("changes",),
    ("events",),
    ("events", "--format", "jsonl"),
    ("sql",),
    ("sql", "--undo", "--dry-run"),
    ("transactions",),
    ("stats",),
]


def filtered(folder: Path, choices: list[tuple[str, ...]]) -> list[tuple[object, ...]]:
    """What the commands say with filters, and what `export` writes."""
    asked = [(*command, *choice) for command in COMMANDS for choice in choices]
    found: list[tuple[object, ...]] = []
    for one in asked:
        run = run_cli(*one, str(folder))
        found.append((one, run.status, run.out, run.err))
    for choice in choices:
        output = folder.parent / "tables"
        run = run_cli("export", str(folder), "--overwrite", "--output", str(output), *choice)
        files = {path.relative_to(output): path.read_bytes() for path in output.rglob("*") if path.is_file()}
        found.append((choice, run.status, run.out, run.err, files))
        shutil.rmtree(output)
    return found


@pytest.fixture
def used(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts the logs of which nothing was read, and those of which a part was read."""
    found: Counter[str] = Counter()

    def told(*given: object) -> relevant.Relevant | None:
        part = RELEVANT(*given)  # type: ignore[arg-type]
        found["all" if part is None else "nothing" if part.span is None else "part"] += 1
        return part

    for module in (cli_run, jobs, collect):
        monkeypatch.setattr(module, "relevant", told)
    return found


RELEVANT = relevant.relevant


def test_filters_by_time_gtid_and_table(tmp_path: Path, used: Counter[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index, "SPLIT_SIZE", 2000)
    folder = tmp_path / "logs"
    folder.mkdir()
    moments(folder / "binlog.000001", 50)
    make_log(folder / "binlog.000002", 3)
    shutil.copy(ROOT / "samples" / "mysql-9.7-shop.binlog", folder / "binlog.000003")
    gtids = [
        json.loads(line)["gtid"] for line in run_cli("transactions", "--format", "jsonl", str(folder)).out.splitlines()
    ]
    choices = [
        ("--include-gtids", gtids[30]),
        ("--include-gtids", f"{gtids[20]},{gtids[47]}"),
        ("--include-gtids", gtids[-1], "--operation", "insert"),
        ("--include-gtids", gtids[6], "-T", "shop.other"),
        ("--start-datetime", "2026-11-18T11:13:20"),
        ("--start-datetime", "2026-11-18T11:12:41", "-T", "shop.t"),
        ("--start-datetime", "2026-11-19T00:00:00", "--stop-datetime", "2027-01-01T00:00:00"),
        ("-T", "shop.orders"),
        ("-T", "nowhere", "--where", "id = 5"),
        ("-d", "shop", "-T", "orders"),
    ]
    without = filtered(folder, choices)
    assert run_cli("index", str(folder)).status == 0
    used.clear()
    assert filtered(folder, choices) == without
    assert used["nothing"] > 50
    assert used["part"] > 20


@pytest.mark.slow
def test_filters_in_logs_of_all_servers(archive: Path, used: Counter[str]) -> None:
    lines = run_cli("transactions", "--format", "jsonl", str(archive)).out.splitlines()
    found = [json.loads(line) for line in lines]
    gtids = [one["gtid"] for one in found if one["gtid"]]
    tables = sorted({entry["table"] for one in found for entry in one["tables"]})
    choices = [
        ("--include-gtids", gtids[len(gtids) // 2]),
        ("-T", tables[1]),
        ("--start-datetime", found[-1]["timestamp"]),
    ]
    without = filtered(archive, choices)
    run_cli("index", str(archive))
    assert filtered(archive, choices) == without
    assert used["nothing"]
    assert used["part"]


def test_inspect_finds_a_transaction_by_the_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index, "SPLIT_SIZE", 2000)
    log = moments(tmp_path / "binlog.000001", 50)
    gtids = [
        json.loads(line)["gtid"] for line in run_cli("transactions", "--format", "jsonl", str(log)).out.splitlines()
    ]
    asked = [gtids[0], gtids[30], f"{gtids[3]},{gtids[40]}", gtids[-1]]
    without = [run_cli("inspect", str(log), "--gtid", gtid) for gtid in asked]
    run_cli("index", str(tmp_path))
    walked: list[int] = []
    events = InspectedLog.events
    monkeypatch.setattr(
        InspectedLog, "events", lambda *given: walked.append(given[2] and given[2].number) or events(*given)
    )
    assert [run_cli("inspect", str(log), "--gtid", gtid) for gtid in asked] == without
    assert [bool(number) for number in walked] == [False, True, False, True]
