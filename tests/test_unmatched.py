"""Filters that match nothing say so, and what there is; times in several ways and zones."""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path

import pytest

from tests.builder import LogBuilder
from tests.builder.bodies import SERVER_UUID
from tests.builder.columns import integer
from tests.oracle.checks import run_cli

DATA = Path(__file__).parent / "data"
COLUMNS = [integer("id", 4)]
START = 1_795_000_000
"""2026-11-18T11:06:40Z"""


@pytest.fixture
def path(tmp_path: Path) -> str:
    """Transactions 1 to 3, of shop.orders, shop.items and crm.Orders, ten seconds apart."""
    log = LogBuilder()
    for number, (database, table) in enumerate((("shop", "orders"), ("shop", "items"), ("crm", "Orders")), 1):
        log.timestamp = START + 10 * number
        log.gtid(number)
        log.begin()
        log.table_map(COLUMNS, database=database, table=table)
        log.rows("insert", COLUMNS, [(None, {"id": number})])
        log.xid(number)
    log.rotate()
    return str(log.write(tmp_path / "mysql-bin.000001"))


SPAN = "the log spans 2026-11-18T11:06:40Z to 2026-11-18T11:07:10Z"
GTIDS = f"{SERVER_UUID}:1-3"
TABLES = "tables with row changes are crm.Orders, shop.items, shop.orders"
NOTHING = [
    (["-T", "shop.order"], f"there is no change of table shop.order (did you mean shop.orders?); {TABLES}"),
    (["-T", "SHOP.ORDERS"], f"there is no change of table SHOP.ORDERS (did you mean shop.orders?); {TABLES}"),
    (["-T", "crm.items"], f"there is no change of table crm.items (did you mean shop.items?); {TABLES}"),
    (["-d", "Shop"], f"there is no change of database Shop (did you mean shop?); {TABLES}"),
    (["-T", "x"], f"there is no change of table x; {TABLES}"),
    (["-d", "crm", "-T", "items"], f"nothing in the log fits all of these options; {TABLES}"),
    (["--include-gtids", f"{SERVER_UUID}:9"], f"no transaction with the given GTIDs is there; the log holds {GTIDS}"),
    (["--exclude-gtids", f"{SERVER_UUID}:1-9"], f"--exclude-gtids leaves none of the transactions, which are {GTIDS}"),
    (["--server-id", "9"], "no event has server id 9; the log holds events of 7"),
    (["--start-position", "99999"], r"--start-position 99999 is beyond the end of \S+, which has \d+ bytes"),
    (["--stop-position", "4"], r"no event of \S+ begins before --stop-position 4"),
    (["--start-position", "200", "--stop-position", "100"], "--start-position 200 is not before --stop-position 100"),
    (["--start-datetime", "2026-11-19"], f"{SPAN}; --start-datetime is 2026-11-19T00:00:00Z"),
    (["--stop-datetime", "2026-11-18 11:06:40"], f"{SPAN}; --stop-datetime is 2026-11-18T11:06:40Z"),
    (["--start-datetime", "20261119", "--stop-datetime", "20261118"], "--start-datetime is not before --stop-datetime"),
]  # fmt: skip


@pytest.mark.parametrize(("options", "said"), NOTHING, ids=lambda part: "" if isinstance(part, str) else " ".join(part))
def test_nothing_matches(options: list[str], said: str, path: str, tmp_path: Path) -> None:
    pattern = said if "\\" in said else re.escape(said)
    for command in (["changes"], ["export", "--output", str(tmp_path / "out")], ["sql", "--undo", "--dry-run"]):
        run = run_cli(*command, *options, path)
        assert run.status == 0
        (line,) = [line for line in run.err.splitlines() if "nothing matched" in line]
        assert re.fullmatch(f"note: nothing matched: {pattern}", line)


@pytest.mark.parametrize(
    ("options", "said"), NOTHING[6:], ids=lambda part: "" if isinstance(part, str) else " ".join(part)
)
def test_no_event_matches(options: list[str], said: str, path: str) -> None:
    run = run_cli("events", "--format", "jsonl", *options, path)
    if run.out:  # those that belong to no transaction
        assert "--exclude-gtids" in options
    else:
        assert re.fullmatch(f"note: nothing matched: {said if chr(92) in said else re.escape(said)}\n", run.err)


@pytest.mark.parametrize("option", ["-d", "-T"])
def test_compressed_rows_are_filtered_by_name(option: str, tmp_path: Path) -> None:
    """In MariaDB's compressed rows events, too."""
    path = str(DATA / "mariadb-11.8.9/compress-a.binlog")
    everything = run_cli("changes", path)
    assert everything.out
    run = run_cli("changes", option, "nosuch", path)
    assert run.out == ""
    assert f"nothing matched: there is no change of {'database' if option == '-d' else 'table'} nosuch" in run.err
    export = run_cli("export", "--output", str(tmp_path / "out"), option, "nosuch", path)
    assert "nothing matched" in export.err
    assert run_cli("changes", option, {"-d": "corpus_a", "-T": "z"}[option], path).out == everything.out


def test_one_name_of_several_is_wrong(path: str) -> None:
    for command in ("changes", "events"):
        run = run_cli(command, "-T", "orders", "-T", "itmes", path)
        assert run.out
        assert run.err == f"note: there is no change of table itmes (did you mean items?); {TABLES}\n"


def test_what_matches_says_nothing(path: str) -> None:
    for options in (["-T", "orders"], ["-d", "crm"], ["--include-gtids", f"{SERVER_UUID}:2"], ["--server-id", "7"]):
        for command in ("changes", "events"):
            assert run_cli(command, *options, path).err == ""


def test_statements_have_a_database(tmp_path: Path) -> None:
    """`events` shows the statements of a database that has no row changes."""
    log = LogBuilder()
    log.query("CREATE TABLE t (a INT)", database="plain")
    log.rotate()
    path = str(log.write(tmp_path / "log"))
    assert run_cli("events", "-d", "plain", path).err == ""
    assert "there is no change of database plain" in run_cli("changes", "-d", "plain", path).err


def test_local_time_is_hinted_at(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What users of mysqlbinlog type is in local time."""
    import time

    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    try:
        options = ["--start-datetime", "2026-11-18 20:06:50", "--stop-datetime", "2026-11-18 20:07:00"]
        run = run_cli("changes", *options, path)
        assert "(times without an offset are taken as UTC; in local time they match: --timezone local)" in run.err
        assert run.err.count("\n") == 1
        local = run_cli("changes", "--timezone", "local", *options, path)
        assert [json.loads(line)["after"]["id"] for line in local.out.splitlines()] == [1]
        far = run_cli("changes", "--start-datetime", "2027-01-01", path)
        assert "--timezone local" not in far.err
    finally:
        monkeypatch.undo()
        time.tzset()


def ids(*arguments: str) -> list[int]:
    run = run_cli("changes", *arguments)
    assert run.status == 0, run.err
    return [json.loads(line)["after"]["id"] for line in run.out.splitlines()]


@pytest.mark.parametrize(
    "time",
    ["2026-11-18 11:07:00", "20261118110700", "261118110700", "1795000020", "@1795000020", "1795000019.5",
     "2026-11-18T12:07:00+01:00", "2026-11-18 11:7:0", "2026-11-18 11:07"],
)  # fmt: skip
def test_ways_to_write_a_time(time: str, path: str) -> None:
    assert ids("--start-datetime", time, path) == [2, 3]


@pytest.mark.parametrize(
    ("zone", "time"),
    [
        ("Europe/Berlin", "2026-11-18 12:07"),
        ("+05:30", "2026-11-18 16:37"),
        ("-0500", "20261118060700"),
        ("utc", "2026-11-18 11:07"),
        ("Europe/Berlin", "2026-11-18 11:07Z"),
        ("Europe/Berlin", "1795000020"),
    ],
)
def test_zones(zone: str, time: str, path: str) -> None:
    assert ids("--timezone", zone, "--start-datetime", time, path) == [2, 3]


@pytest.mark.parametrize(
    "options",
    [
        ["--timezone", "Mars/Olympus"],
        ["--timezone", "+25:00"],
        ["--timezone", "../x"],
        ["--start-datetime", "1234567890123"],
        ["--start-datetime", "20261332000000"],
    ],
)
def test_what_is_no_zone_and_no_time(options: list[str], path: str) -> None:
    run = run_cli("changes", *options, path)
    assert (run.status, run.out) == (2, "")
    assert options[0] in run.err


def test_an_hour_that_comes_twice_is_whole(tmp_path: Path) -> None:
    """2026-10-25 02:00 to 03:00 in Berlin: from the first of the two to the second."""
    log = LogBuilder()
    log.data[4:8] = (1792886400).to_bytes(4, "little")  # the log was begun then, too
    log.data[-4:] = zlib.crc32(log.data[4:-4]).to_bytes(4, "little")
    for number, time in enumerate((1792886400, 1792890000, 1792893600), 1):  # 00:00, 01:00 and 02:00 UTC
        log.timestamp = time
        log.begin()
        log.insert(COLUMNS, {"id": number})
        log.xid(number)
    path = str(log.write(tmp_path / "log"))
    zone = ["--timezone", "Europe/Berlin"]
    assert ids(*zone, "--start-datetime", "2026-10-25 02:00", path) == [1, 2, 3]
    assert ids(*zone, "--stop-datetime", "2026-10-25 02:30", path) == [1, 2]


def test_text_for_people_has_the_zone(path: str, tmp_path: Path) -> None:
    zone = ["--timezone", "America/New_York"]
    head, names, *lines = run_cli("events", *zone, path).out.splitlines()
    plain = run_cli("events", path).out.splitlines()
    assert head == path
    assert [line.replace("2026-11-18T06", "2026-11-18T11").replace("-05:00", "Z") for line in lines] == plain[2:]
    assert names.index("server_id") == plain[1].index("server_id") + 5
    assert {line.index("-05:00") for line in lines} == {names.index("timestamp") + 19}
    time = "  time      2026-11-18T06:06:40-05:00 to 2026-11-18T06:07:10-05:00\n"
    assert time in run_cli("verify", *zone, path).out
    assert time in run_cli("export", *zone, "--output", str(tmp_path / "out"), path).out
    for command in (["events", "--format", "jsonl"], ["changes"], ["verify", "--format", "jsonl"]):
        assert run_cli(*command, *zone, path).out == run_cli(*command, path).out


def test_a_large_log_is_looked_at_from_both_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("binlog_kaitai.series.survey._SMALL", 0)
    monkeypatch.setattr("binlog_kaitai.series.survey._PIECE", 500)
    log = LogBuilder()
    for number in range(1, 60):
        log.timestamp = START + number
        log.begin()
        log.insert(COLUMNS, {"id": number})
        log.xid(number)
    log.rotate()
    run = run_cli("changes", "--stop-datetime", "2026-11-01", str(log.write(tmp_path / "log")))
    assert "the log spans 2026-11-18T11:06:40Z to 2026-11-18T11:07:39Z" in run.err
