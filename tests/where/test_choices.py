"""Filters by row, statement and transaction: every command lets the same through, as the lines of `changes` tell."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from binlog_kaitai import Filter, iter_changes, read_events, to_arrow
from binlog_kaitai.reading import selection
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import run_cli
from tests.oracle.objects import assembler

SHOP = "samples/mysql-9.7-shop.binlog"
MARIADB = "tests/data/mariadb-10.11.19/row-ints-a.binlog"
Line = dict[str, Any]


def lines(*arguments: str) -> list[Line]:
    run = run_cli("changes", *arguments)
    assert run.status == 0, run.err
    return [json.loads(line) for line in run.out.splitlines()]


def place(line: Line) -> tuple[int, int]:
    return line["source"]["position"], line["source"]["row"]


def either(test: Callable[[Line], Any]) -> Callable[[Line], bool]:
    """A test of the image before or after."""
    return lambda line: any(test(image) for image in (line["before"], line["after"]) if image)


def updated(test: Callable[[Line, Line], Any]) -> Callable[[Line], Any]:
    """A test of both images of an update."""
    return lambda line: line["operation"] == "update" and test(line["before"], line["after"])


AT = "2026-11-20 08:16:02.000451"
SEEN = "2026-11-20T08:16:02.001Z"
CHOICES: list[tuple[list[str], Callable[[Line], Any]]] = [
    (["--where", "id = 1"], either(lambda row: row.get("id") == 1)),
    (["--where", "ID <> 1"], either(lambda row: row.get("id", 1) != 1)),
    (["--where", "status in ('paid', 'x')"], either(lambda row: row.get("status") == "paid")),
    (["--where", "total > 20.5"], either(lambda row: float(row.get("total", 0)) > 20.5)),
    (["--where", f"created_at >= '{AT}'"], either(lambda row: row.get("created_at", "") >= AT)),
    (["--where", f"created_at > '{AT}'"], either(lambda row: row.get("created_at", "") > AT)),
    (["--where", "pickup = '17:30'"], either(lambda row: row.get("pickup") == "17:30:00")),
    (["--where", "attrs like '%für Oma%'"], either(lambda row: "Oma" in str(row.get("attrs")))),
    (["--where", "place is not null"], either(lambda row: row.get("place"))),
    (
        ["--where", "last_seen < '2026-11-20 10:16:02.001+02:00'"],
        either(lambda row: (row.get("last_seen") or "Z") < SEEN),
    ),
    (["--where", "changed(status)"], updated(lambda old, new: old.get("status") != new.get("status"))),
    (
        ["--where", "before.credit > after.credit"],
        updated(lambda old, new: float(old.get("credit", 0)) > float(new.get("credit", 0))),
    ),
    (["--operation", "delete"], lambda line: line["operation"] == "delete"),
    (["--operation", "delete", "--operation", "update"], lambda line: line["operation"] != "insert"),
    (["--query", "(?i)^update customers"], lambda line: line["source"]["query"].lower().startswith("update customers")),
    (["--xid", "22"], lambda line: line["source"]["xid"] == 22),
    (["--gtid", "909d22ce-e541-11f1-8dd6-02fc00000001:9"], lambda line: line["source"]["gtid"].endswith(":9")),
    (["--thread-id", "10"], lambda line: line["source"]["thread_id"] == 10),
    (
        ["--where", "id = 1", "--operation", "update", "-T", "orders"],
        updated(lambda old, new: "total" in old and 1 in (old["id"], new["id"])),
    ),
]


@pytest.fixture(scope="module")
def all_lines() -> list[Line]:
    return lines("--with-query", SHOP)


@pytest.mark.parametrize(("options", "test"), CHOICES, ids=[" ".join(options) for options, _ in CHOICES])
def test_every_command_lets_the_same_through(
    options: list[str], test: Callable[[Line], Any], all_lines: list[Line], tmp_path: Path
) -> None:
    expected = [line for line in all_lines if test(line)]
    assert 0 < len(expected) < len(all_lines) or options[0] == "--thread-id"
    assert [place(line) for line in lines("--with-query", SHOP, *options)] == [place(line) for line in expected]

    transactions = run_cli("transactions", "--format", "jsonl", SHOP, *options).out.splitlines()
    rows = [json.loads(line) for line in transactions]
    assert {row["gtid"] for row in rows if row["rows"]} == {line["source"]["gtid"] for line in expected}
    assert sum(row["rows"] for row in rows) == len(expected)

    script = run_cli("sql", "--as", "statements", "--rows-only", SHOP, *options).out
    counts = Counter(line["operation"] for line in expected)
    assert {word: script.count(f"\n{word.upper()} ") for word in ("insert", "update", "delete")} == {
        word: counts[word] for word in ("insert", "update", "delete")
    }

    events = [json.loads(line) for line in run_cli("events", "--format", "jsonl", SHOP, *options).out.splitlines()]
    found = {event["position"] for event in events if "_ROWS_EVENT" in event["type"]}
    assert found == {line["source"]["position"] for line in expected}
    assert {event["type"] for event in events} >= {"GTID_LOG_EVENT", "XID_EVENT", "TABLE_MAP_EVENT"}

    run = run_cli("export", SHOP, "--output", str(tmp_path / "out"), *options)
    assert run.status == 0, run.err
    written = [
        row for file in (tmp_path / "out").glob("shop.*/*.parquet") for row in pq.read_table(file).to_pylist()
        if row["_change_type"] != "update_preimage"
    ]  # fmt: skip
    assert sorted((row["_position"], row["_row"]) for row in written) == sorted(map(place, expected))


def test_from_python(all_lines: list[Line]) -> None:
    chosen = Filter(tables="shop.orders", where="id = 1", operations=["update"])
    assert [change.place.position for change in iter_changes(SHOP, filter=chosen)] == [
        line["source"]["position"]
        for line in all_lines
        if line["table"] == "orders" and line["operation"] == "update" and line["before"]["id"] == 1
    ]
    assert [event.type for event in read_events(SHOP, filter=chosen)].count("UPDATE_ROWS_EVENT") == 1
    assert to_arrow(SHOP, "shop.orders", filter=chosen).read_all().num_rows == 2
    for wrong in ({"operations": "replace"}, {"where": "id ="}, {"query": "("}):
        with pytest.raises(Exception, match=r"operations are|not a whole|missing \)"):
            Filter(**wrong)  # type: ignore[arg-type]


COLUMNS = [integer("id", 4), varchar("v", 200)]


@pytest.fixture
def log(tmp_path: Path) -> str:
    """Transactions of 1, 400 and 2 rows, and a statement; of connections 8, 9, 8, 9."""
    log = LogBuilder()
    for number, (count, thread) in enumerate(((1, 8), (400, 9), (2, 8)), 1):
        log.gtid(number)
        log.query("BEGIN", thread_id=thread)
        for at in range(0, count, 50):
            log.table_map(COLUMNS)
            rows = [(None, {"id": 1000 * number + i, "v": "x" * 100}) for i in range(at, min(at + 50, count))]
            log.rows("insert", COLUMNS, rows)
        log.xid(100 + number)
    log.gtid(4)
    log.query("CREATE TABLE u (a INT)", thread_id=9)
    log.rotate()
    return str(log.write(tmp_path / "mysql-bin.000001"))


def ids(*arguments: str) -> list[int]:
    return [line["after"]["id"] for line in lines(*arguments)]


@pytest.mark.parametrize("is_spooled", [False, True])
def test_whole_transactions(log: str, is_spooled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if is_spooled:
        monkeypatch.setattr(selection, "SPOOL_BYTES", 0)
        monkeypatch.setattr(assembler, "SPOOL_BYTES", 0)
    second = list(range(2000, 2400))
    assert ids(log, "--min-rows", "3") == second
    assert ids(log, "--min-rows", "2", "--thread-id", "8") == [3000, 3001]
    assert ids(log, "--min-rows", "400", "--where", "id in (1000, 2007, 2399)") == [2007, 2399]
    assert ids(log, "--xid", "101", "--xid", "103") == [1000, 3000, 3001]
    assert ids(log, "--thread-id", "9") == second
    types = [
        json.loads(line)["type"]
        for line in run_cli("events", "--format", "jsonl", log, "--xid", "102").out.splitlines()
    ]
    assert types == ["GTID_LOG_EVENT", "QUERY_EVENT", *["TABLE_MAP_EVENT", "WRITE_ROWS_EVENT"] * 8, "XID_EVENT"]


def test_a_statement_is_of_its_connection(log: str) -> None:
    run = run_cli("transactions", "--format", "jsonl", log, "--thread-id", "9")
    assert [(row["rows"], row["outcome"]) for row in map(json.loads, run.out.splitlines())] == [
        (400, "commit"),
        (0, "statement"),
    ]
    assert run_cli("transactions", log, "--query", "CREATE TABLE").out.count("\n") == 3
    assert run_cli("transactions", log, "--operation", "insert").out.count("\n") == 5


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--thread-id", "7"], "no transaction is of connection 7; the log holds those of 8, 9"),
        (["--where", "id = 5"], "nothing in the log fits all of these options"),
        (["--min-rows", "401"], "nothing in the log fits all of these options"),
    ],
)
@pytest.mark.parametrize("command", ["changes", "sql", "events", "transactions"])
def test_nothing_matched_is_one_line(command: str, log: str, options: list[str], said: str) -> None:
    run = run_cli(command, log, *options)
    assert run.status == 0
    assert run.err == f"note: nothing matched: {said}\n"


def test_a_log_that_does_not_tell_connections_says_so() -> None:
    run = run_cli("changes", MARIADB, "--thread-id", "5")
    assert (run.status, run.out) == (0, "")
    said = r"note: nothing matched: the log tells not which connection changed the rows of \d+ transactions\n"
    assert re.fullmatch(said, run.err)


def test_damage_is_met_behind_what_is_wanted(log: str, tmp_path: Path) -> None:
    data = Path(log).read_bytes()
    cut = tmp_path / "cut"
    cut.write_bytes(data[: data.rindex(b"x" * 100)])
    run = run_cli("changes", str(cut), "--where", "id = 2399")
    assert (run.status, run.out.count("\n")) == (1, 1)
    assert "cut off" in run.err
