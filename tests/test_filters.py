"""The filters against what mysqlbinlog delivers: its stored output, cut by its own rules, and cases tried with it."""

from __future__ import annotations

import json
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.builder import LogBuilder
from tests.builder.bodies import SERVER_UUID
from tests.builder.columns import integer
from tests.chosen import first_of_each, what_a_log_shows
from tests.oracle import corpus
from tests.oracle.checks import run_cli
from tests.oracle.mysqlbinlog_text import Dump, PrintedEvent
from tests.oracle.transactions import transactions

DATA = Path(__file__).parent / "data"
COLUMNS = [integer("id", 4)]
START = 1_795_000_000


def moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S")


def ids(*arguments: str) -> list[int]:
    """The rows that `changes` gives."""
    run = run_cli("changes", *arguments)
    assert run.status == 0, run.err
    return [json.loads(line)["after"]["id"] for line in run.out.splitlines()]


def positions(*arguments: str) -> list[int]:
    """The events that `events` gives."""
    run = run_cli("events", "--format", "jsonl", *arguments)
    assert run.status == 0, run.err
    return [json.loads(line)["position"] for line in run.out.splitlines()]


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> LogBuilder:
    """Six transactions whose commits are not in the order of their times; rows are older than the commit.

    What mysqlbinlog 9.7.4 gives of this very log for the options below was tried once.
    """
    log = LogBuilder()
    for number, after in enumerate((0, 100, 50, 200, 90, 300), 1):
        log.timestamp = START + after
        log.server_id = 7 if number % 2 else 8
        log.gtid(number, sequence_number=number)
        log.query("BEGIN", database="")
        log.timestamp -= 5
        log.insert(COLUMNS, {"id": number}, table="t" if number < 4 else "u")
        log.timestamp += 5
        log.xid(number)
    log.timestamp = START + 400
    log.rotate()
    log.write(tmp_path_factory.mktemp("filters") / "mysql-bin.000001")
    return log


@pytest.fixture
def path(log: LogBuilder, tmp_path: Path) -> str:
    return str(log.write(tmp_path / "log"))


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        (["--start-datetime", moment(START + 95)], [2, 3, 4, 5, 6]),
        (["--start-datetime", moment(START + 100)], [2, 3, 4, 5, 6]),
        (["--start-datetime", moment(START + 120)], [4, 5, 6]),
        (["--start-datetime", moment(START + 1000)], []),
        (["--stop-datetime", moment(START + 91)], [1]),
        (["--stop-datetime", moment(START + 100)], [1]),
        (["--stop-datetime", moment(START + 195)], [1, 2, 3]),
        (["--stop-datetime", moment(START + 200)], [1, 2, 3]),
        (["--start-datetime", moment(START + 95), "--stop-datetime", moment(START + 200)], [2, 3]),
        (["--include-gtids", f"{SERVER_UUID}:2-3:5"], [2, 3, 5]),
        (["--exclude-gtids", f"{SERVER_UUID}:2-3:5"], [1, 4, 6]),
        (["--include-gtids", f"{SERVER_UUID}:2-3:5", "--exclude-gtids", f"{SERVER_UUID}:3"], [2, 5]),
        (["--include-gtids", f"{SERVER_UUID}:tag:2-3"], []),
        (["--database", "shop"], [1, 2, 3, 4, 5, 6]),
        (["-d", "other"], []),
        (["-d", "other", "-d", "shop"], [1, 2, 3, 4, 5, 6]),
        (["--server-id", "8"], [2, 4, 6]),
        (["--server-id", "8", "--server-id", "7"], [1, 2, 3, 4, 5, 6]),
        (["--server-id", "9"], []),
        (["-T", "u"], [4, 5, 6]),
        (["-T", "shop.t"], [1, 2, 3]),
        (["-T", "other.t"], []),
        (["-T", "t", "-T", "u", "--server-id", "8"], [2, 4, 6]),
        (["-d", "shop", "-T", "u", "--exclude-gtids", f"{SERVER_UUID}:5"], [4, 6]),
    ],
)
def test_options(options: list[str], wanted: list[int], path: str) -> None:
    assert ids(*options, path) == wanted


def test_positions(log: LogBuilder, path: str) -> None:
    """From the event that begins at or after the first, up to the one before the second."""
    first, second = log.positions[9], log.positions[-3]
    assert positions("--start-position", str(first), path) == log.positions[9:]
    assert positions("--start-position", str(first - 1), path) == log.positions[9:]
    assert positions("--stop-position", str(second), path) == log.positions[:-3]
    assert positions("--stop-position", str(second + 1), path) == log.positions[:-2]
    assert positions("--start-position", str(first), "--stop-position", str(second), path) == log.positions[9:-3]
    assert positions("--start-position", "0", path) == log.positions
    assert positions("--start-position", str(1 << 40), path) == []
    assert positions("--stop-position", "4", path) == []


def test_a_start_within_a_statement_knows_its_table(log: LogBuilder, path: str) -> None:
    """mysqlbinlog gives no row there for want of the table map."""
    rows = log.positions[9]
    assert ids("--start-position", str(rows), path) == [2, 3, 4, 5, 6]


def test_a_stop_within_a_transaction_leaves_it_open(log: LogBuilder, path: str) -> None:
    run = run_cli("changes", "--stop-position", str(log.positions[10]), path)
    outcomes = [json.loads(line)["source"]["outcome"] for line in run.out.splitlines()]
    assert outcomes == ["commit", "open"]


def test_positions_are_for_the_first_and_the_last_log(log: LogBuilder, tmp_path: Path) -> None:
    paths = [str(log.write(tmp_path / f"mysql-bin.00000{n}")) for n in (1, 2, 3)]
    third_row, fourth = str(log.positions[14]), str(log.positions[16])
    assert ids("--start-position", fourth, *paths) == [4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]
    assert ids("--stop-position", third_row, *paths) == [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2]
    assert ids("--start-position", fourth, "--stop-position", third_row, *paths[:2]) == [4, 5, 6, 1, 2]


@pytest.mark.parametrize(
    "time",
    ["2026-11-18 11:08:40", "2026-11-18T11:08:40", "2026-11-18T11:08:40Z", "2026-11-18T13:08:40+02:00",
     "2026-11-18 05:38:40-05:30", "20261118T110840", "2026-11-18 11:08:39.5"],
)  # fmt: skip
def test_times_are_utc_unless_they_say_otherwise(time: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """120 seconds after the first, wherever the program runs."""
    monkeypatch.setenv("TZ", "America/New_York")
    assert ids("--start-datetime", time, path) == [4, 5, 6]


@pytest.mark.parametrize(
    "options",
    [
        ["--start-datetime", "yesterday"],
        ["--stop-datetime", "2026-13-01"],
        ["--start-position", "-1"],
        ["--start-position", "x"],
        ["--server-id", "x"],
        ["--include-gtids", "x"],
    ],
)
def test_options_that_say_nothing(options: list[str], path: str) -> None:
    run = run_cli("changes", *options, path)
    assert run.status == 2
    assert options[0] in run.err
    assert run.out == ""


def test_a_relay_log_begins_with_events_that_are_younger(tmp_path: Path) -> None:
    """Its own format description and GTID set have the time of the replica."""
    log = LogBuilder()  # at START
    log.event(35, bytes(8))
    for number, after in ((1, -500), (2, -100)):
        log.timestamp = START + after
        log.gtid(number)
        log.begin()
        log.insert(COLUMNS, {"id": number})
        log.xid(number)
    path = str(log.write(tmp_path / "relay-bin.000001"))
    assert ids("--start-datetime", moment(START - 200), path) == [2]


def test_rows_of_a_payload_are_filtered_as_others_are(tmp_path: Path) -> None:
    log = LogBuilder()
    for number in (1, 2):
        inside = LogBuilder(inside_payload=True)
        inside.begin()
        inside.insert(COLUMNS, {"id": 10 * number}, table="t")
        inside.insert(COLUMNS, {"id": 10 * number + 1}, table="u")
        inside.xid(number)
        log.gtid(number)
        log.payload(inside)
    path = str(log.write(tmp_path / "log"))
    assert ids("-T", "u", path) == [11, 21]
    assert ids("--include-gtids", f"{SERVER_UUID}:2", path) == [20, 21]
    assert ids("--start-position", str(log.positions[3]), path) == [20, 21]
    assert ids("--stop-position", str(log.positions[3]), path) == [10, 11]


def test_statements_that_are_left_out_are_not_missing(tmp_path: Path) -> None:
    """The note about statements counts those that the filter lets through."""
    log = LogBuilder()
    log.query("CREATE TABLE t (id INT)", database="shop")
    log.query("CREATE TABLE t (id INT)", database="other")
    path = str(log.write(tmp_path / "log"))
    assert "note: 2 statements" in run_cli("changes", path).err
    assert "note: 1 statement" in run_cli("changes", "-d", "other", path).err
    assert "not row changes" not in run_cli("changes", "-d", "third", path).err


LOGS = [log for log in corpus.load(DATA) if log.undamaged and log.row_dumps()]
# Where the tool cannot print a value it leaves out the rest of the event.
CASES = [log for log in LOGS if not any(row.complaint for _, row in log.row_dumps()[0][1].rows())]
SINGLE = [log for log in CASES if not any("PAYLOAD" in name.upper() for name in log.entry["events"])]
SOME = [log for log in SINGLE if log.stem.startswith(("trx", "gtid", "xa", "row-image", "split"))]
WITH_GTIDS = [log for log in CASES if any(t.gtid for t in transactions(log.row_dumps()[0][1]))]


def count(*arguments: str) -> int:
    run = run_cli("changes", *arguments)
    assert run.status == 0, run.err
    return len(run.out.splitlines())


def printed_rows(dump: Dump, begin: int | None, end: int | None) -> int:
    """Rows of the statements whose first rows event stands in a range of positions; without a begin none are there."""
    if begin is None:
        return 0
    firsts = [(statement.positions[0] or 0, len(statement.rows)) for statement in dump.statements]
    return sum(rows for position, rows in firsts if begin <= position and (end is None or position < end))


@pytest.mark.parametrize("log", SOME, ids=lambda log: log.name)
def test_stored_output_cut_by_position(log: corpus.Log) -> None:
    _, dump = log.row_dumps()[0]
    places = sorted({statement.positions[0] or 0 for statement in dump.statements if statement.rows})
    for place in places[:: len(places) // 4 + 1]:
        assert count("--start-position", str(place), str(log.path)) == printed_rows(dump, place, None) > 0
        assert count("--stop-position", str(place), str(log.path)) == printed_rows(dump, 0, place)


@pytest.mark.parametrize(
    "log", first_of_each(WITH_GTIDS, lambda log: what_a_log_shows(log.path)), ids=lambda log: log.name
)
def test_stored_output_cut_by_gtid(log: corpus.Log) -> None:
    """Tags too."""
    _, dump = log.row_dumps()[0]
    of_event = transactions(dump)
    by_gtid: dict[str, int] = {}
    for statement in dump.statements:
        gtid = of_event[statement.event_index].gtid
        if gtid is not None:
            by_gtid[gtid] = by_gtid.get(gtid, 0) + len(statement.rows)
    chosen = list(by_gtid)[:: len(by_gtid) // 3 + 1]
    for gtid in chosen:
        assert count("--include-gtids", gtid, str(log.path)) == by_gtid[gtid]
    several = sum(by_gtid[gtid] for gtid in chosen)
    assert count("--include-gtids", ",".join(chosen), str(log.path)) == several
    assert count("--exclude-gtids", ",".join(chosen), str(log.path)) == sum(by_gtid.values()) - several


@pytest.mark.parametrize("log", CASES[::4], ids=lambda log: log.name)
def test_stored_output_cut_by_table(log: corpus.Log) -> None:
    _, dump = log.row_dumps()[0]
    tables = Counter((row.database, row.table) for _, row in dump.rows())
    for (database, table), rows in list(tables.items())[:3]:
        assert count("-T", f"{database}.{table}", str(log.path)) == rows
        assert count("-T", table, str(log.path)) == sum(n for (_, other), n in tables.items() if other == table)
    for name in {database for database, _ in tables}:
        assert count("-d", name, str(log.path)) == sum(n for (database, _), n in tables.items() if database == name)


@pytest.mark.parametrize("log", SINGLE[::4], ids=lambda log: log.name)
def test_stored_output_cut_by_time(log: corpus.Log) -> None:
    """From the first event of a time on, up to the first of another."""
    _, dump = log.row_dumps()[0]
    events = [(seconds(event), event) for event in dump.events if event.position is not None]
    stamps = sorted({time for time, event in events if event.type in ("GTID", "Anonymous_GTID", "Query", "Xid")})
    for stamp in {stamps[0], stamps[len(stamps) // 2], stamps[-1], stamps[-1] + 1} if stamps else ():
        later = [event for time, event in events if time >= stamp]
        begin = next((e.position for e in later if e.type not in ("Start", "Previous-GTIDs")), None)
        end = later[0].position if later else None
        assert count("--start-datetime", moment(stamp), str(log.path)) == printed_rows(dump, begin, None)
        assert count("--stop-datetime", moment(stamp), str(log.path)) == printed_rows(dump, 0, end)


def seconds(event: PrintedEvent) -> int:
    """The time of an event; the tools print it without a zone, and ran in UTC."""
    return int(datetime.strptime(event.timestamp + " +0000", "%y%m%d %H:%M:%S %z").timestamp())
