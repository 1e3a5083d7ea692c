"""`verify --from`: which moments can be reached from a dump with some logs, and what is in the way."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.changes.ledger import LogEnds
from binlog_kaitai.dumps.place import DumpPlace
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.series.reach import Begin, other_history
from tests.oracle.checks import Run, run_cli

DUMPS = Path(__file__).parent / "data" / "dumps"
UUID = "a05004a0-ea95-11f1-83a9-02fc00000001"
OTHER = "11111111-1111-1111-1111-111111111111"
GTIDS = {"mysql": f"{UUID}:{{}}", "mariadb": "0-1-{}"}
ALL = (1, 2, 3, 4)


def logs(server: str, numbers: tuple[int, ...] = ALL) -> list[Path]:
    return [DUMPS / server / f"mysql-bin.{number:06}.gz" for number in numbers]


def verify(dump: Path | str, paths: list[Path], *options: str) -> Run:
    return run_cli("verify", "--brief", *options, *map(str, paths), "--from", str(dump))


def reach(dump: Path | str, paths: list[Path], *options: str) -> dict[str, Any]:
    run = verify(dump, paths, "--format", "jsonl", *options)
    found = next(json.loads(line)["from"] for line in run.out.splitlines() if line.startswith('{"from"'))
    assert run.status == 1 or found["obstacle"] is None
    return found  # type: ignore[no-any-return]


def obstacle(dump: Path | str, paths: list[Path], *options: str) -> tuple[int, str, str]:
    """How many transactions can be reached, and what is in the way."""
    found = reach(dump, paths, *options)
    return found["transactions"], found["obstacle"]["kind"], found["obstacle"]["message"]


@pytest.mark.parametrize(
    ("server", "dump"),
    [
        *(("mysql", name) for name in ("source-data.sql", "gtids.sql", "commented.sql")),
        *(("mariadb", name) for name in ("master-data.sql", "gtid.sql", "backup", "mydumper")),
    ],
)
def test_all_can_be_reached(server: str, dump: str) -> None:
    """The dumps have what `work.sql` did, seven transactions; `later.sql` did five."""
    found = reach(DUMPS / server / dump, logs(server))
    assert (found["transactions"], found["obstacle"]) == (5, None)
    assert [found[one]["gtid"] for one in ("first", "last")] == [GTIDS[server].format(number) for number in (8, 12)]
    assert [found[one]["file"] for one in ("first", "last")] == list(map(str, logs(server, (2, 4))))
    assert found["last"]["end_position"] == {"mysql": 562, "mariadb": 657}[server]  # a BINLOG_CHECKPOINT comes after it


def test_in_words() -> None:
    run = verify(DUMPS / "mysql" / "source-data.sql", logs("mysql"))
    assert run.status == 0
    assert run.out.splitlines()[-4:] == [
        f"from {DUMPS}/mysql/source-data.sql: mysqldump, taken at mysql-bin.000002:964, with {UUID}:1-7",
        "  reachable 5 transactions after it, and each moment between them",
        f"  first     {UUID}:8  ends at {DUMPS}/mysql/mysql-bin.000002.gz:1347  2026-11-27T19:06:35Z",
        f"  last      {UUID}:12  ends at {DUMPS}/mysql/mysql-bin.000004.gz:562  2026-11-27T19:06:35Z",
    ]


def test_a_dump_at_the_end_is_reachable_itself() -> None:
    found = reach(DUMPS / "mysql" / "later.sql", logs("mysql"))
    assert (found["transactions"], found["last"], found["obstacle"]) == (0, None, None)


def test_a_hole_ends_it() -> None:
    count, kind, message = obstacle(DUMPS / "mysql" / "source-data.sql", logs("mysql", (1, 2, 4)))
    assert (count, kind) == (2, "missing")
    between = "is missing between mysql-bin.000002.gz and mysql-bin.000004.gz"
    assert f"mysql-bin.000003 {between}, with the transactions {UUID}:10-11" in message


def test_a_hole_before_the_dump_does_not(tmp_path: Path) -> None:
    """What `verify` says of it besides is another matter."""
    (dump := tmp_path / "dump.sql").write_text("CHANGE MASTER TO MASTER_LOG_FILE='mysql-bin.000003', MASTER_LOG_POS=4;")
    run = verify(dump, logs("mariadb", (1, 3, 4)))
    assert (run.status, "mysql-bin.000002 is missing" in run.err) == (1, True)
    assert "reachable 3 transactions" in run.out
    assert "NOT OK" not in run.out.partition("reachable")[2]


@pytest.mark.parametrize(("server", "dump"), [("mysql", "source-data.sql"), ("mariadb", "backup")])
def test_the_log_of_the_dump_is_not_there(server: str, dump: str, tmp_path: Path) -> None:
    count, kind, message = obstacle(DUMPS / server / dump, logs(server, (3, 4)))
    assert count == 0
    if server == "mysql":  # its GTIDs tell what is missing
        assert (kind, message.partition(": ")[2]) == (
            "missing transactions",
            f"{UUID}:8-9 are neither in the dump nor in the logs; give the logs before this one",
        )
    else:
        assert (kind, message.partition(": ")[2]) == (
            "no log",
            "was taken in mysql-bin.000002 at 1046; give this log and those after it",
        )


@pytest.mark.parametrize(
    ("server", "dump", "kind", "said"),
    [
        ("mysql", "source-data.sql", "other history", f"{UUID}:3-7 are in the dump and not before mysql-bin"),
        ("mysql", "gtids.sql", "no log", f"the dump has {UUID}:4-7, and the logs end before that"),
        ("mariadb", "master-data.sql", "other history", "before the place is 0-1-2, and in the dump 0-1-7"),
        ("mariadb", "mydumper", "other history", "the last transaction before the place is 0-1-2"),
    ],
)
def test_the_logs_are_of_after_a_reset(server: str, dump: str, kind: str, said: str) -> None:
    """They have the same names, and numbers of GTIDs begin again at 1."""
    count, found, message = obstacle(DUMPS / server / dump, [DUMPS / server / "reset"])
    assert (count, found) == (0, kind)
    assert said in message


def test_transactions_that_no_log_can_know(tmp_path: Path) -> None:
    """Of a server that was given GTID_PURGED, and of another one whose transactions it does not log."""
    begin = Begin("mysql-bin.000001", LogEnds(previous_gtids=GtidSet()), GtidSet.parse(f"{UUID}:101-105"))
    for gtids, is_other in ((f"{UUID}:1-105,{OTHER}:1-9", False), (f"{UUID}:1-106", True), (f"{UUID}:1-104", True)):
        place = DumpPlace("dump.sql", "mysqldump", "mysql-bin.000001", 4, GtidSet.parse(gtids))
        assert (other_history(place, begin, GtidSet()) is not None) == is_other
    later = GtidSet.parse(f"{UUID}:106")
    place = DumpPlace("dump.sql", "mysqldump", "mysql-bin.000001", 4, GtidSet.parse(f"{UUID}:1-106"))
    assert str(getattr(other_history(place, begin, later), "gtids", None)) == f"{UUID}:106"


def test_the_logs_are_of_another_server() -> None:
    count, kind, message = obstacle(DUMPS / "mysql" / "source-data.sql", logs("mariadb"))
    assert (count, kind) == (0, "other history")
    assert f"0-1-1..6 are before mysql-bin.000002:964 and not in the dump, and {UUID}:1-7 are in the dump" in message
    count, kind, message = obstacle(DUMPS / "mysql" / "gtids.sql", logs("mariadb"))
    assert (count, kind) == (0, "other history")
    assert "of which the logs know nothing" in message


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (965, "position 965 is inside of a transaction"),
        (1000, "position 1000 is inside of a transaction"),
        (99_999, "position 99999 is beyond the end of the log, which has 1,684 bytes"),
        (130, "position 130 is inside of an event"),
    ],
)
def test_a_position_that_the_log_does_not_have(position: int, said: str, tmp_path: Path) -> None:
    """A dump without GTIDs, and the log of another server or time."""
    (dump := tmp_path / "dump.sql").write_text(
        f"-- CHANGE REPLICATION SOURCE TO SOURCE_LOG_FILE='mysql-bin.000002', SOURCE_LOG_POS={position};\n"
    )
    count, kind, message = obstacle(dump, logs("mysql"))
    assert (count, kind) == (0, "no position")
    assert message.endswith(said)


def test_where_transactions_may_begin(tmp_path: Path) -> None:
    """Wherever an event begins that is in none of them, as `events` says."""
    run = run_cli("events", "--format", "jsonl", str(logs("mysql", (2,))[0]))
    events = [(event["position"], event["type"]) for event in map(json.loads, run.out.splitlines())]
    begins = [position for position, kind in events if kind in ("PREVIOUS_GTIDS_LOG_EVENT", "GTID_LOG_EVENT")]
    for number, position in enumerate([4, *begins]):
        (dump := tmp_path / "dump.sql").write_text(
            f"-- CHANGE REPLICATION SOURCE TO SOURCE_LOG_FILE='mysql-bin.000002', SOURCE_LOG_POS={position};\n"
        )
        found = reach(dump, logs("mysql"))
        assert (found["transactions"], found["obstacle"]) == (7 - max(0, number - 2), None)


def test_damage_ends_it(tmp_path: Path) -> None:
    for number in ALL:
        data = bytearray(gzip.decompress(logs("mysql", (number,))[0].read_bytes()))
        if number == 3:
            data[600] ^= 1
        (tmp_path / f"mysql-bin.{number:06}").write_bytes(data)
    paths = sorted(tmp_path.glob("mysql-bin.0*"))
    count, kind, message = obstacle(DUMPS / "mysql" / "source-data.sql", paths)
    assert (count, kind) == (3, "damage")
    assert re.search(r"mysql-bin\.000003:\d+ ", message)


def test_a_statement_that_cannot_be_replayed_ends_it() -> None:
    """The rows of an XA transaction that was prepared before the dump are in neither."""
    dump, log = DUMPS / "mysql" / "xa" / "dump.sql", DUMPS / "mysql" / "xa" / "mysql-bin.000001.gz"
    assert "'prepared'" not in dump.read_text()
    count, kind, message = obstacle(dump, [log])
    assert (count, kind) == (1, "not replayable")
    assert "mysql-bin.000001.gz:1443 QUERY_EVENT: ends an XA transaction that was prepared before the dump" in message
    script = run_cli("sql", str(log), "--after-dump", str(dump))
    assert (script.status, "STOPPED: the script is not complete" in script.out) == (1, True)
    left_out = run_cli("sql", str(log), "--after-dump", str(dump), "--allow-incomplete")
    assert (left_out.status, "STOPPED: the script is not complete" in left_out.out) == (0, False)


def test_gtids_of_mariadb_alone(tmp_path: Path) -> None:
    (dump := tmp_path / "dump.sql").write_text("-- MariaDB dump 10.19\nSET GLOBAL gtid_slave_pos='0-1-9';\n")
    found = reach(dump, logs("mariadb"))
    assert (found["transactions"], found["first"]["gtid"], found["obstacle"]) == (3, "0-1-10", None)
    dump.write_text("-- MariaDB dump 10.19\nSET GLOBAL gtid_slave_pos='0-1-99';\n")
    assert obstacle(dump, logs("mariadb"))[:2] == (0, "no log")


def test_what_cannot_be_asked(tmp_path: Path) -> None:
    (dump := tmp_path / "dump.sql").write_text("-- MySQL dump\nCREATE TABLE t (a INT);\n")
    run = verify(dump, logs("mysql"))
    assert (run.status, "does not say where it was taken" in run.err) == (2, True)
    run = verify(DUMPS / "mysql" / "source-data.sql", [*logs("mysql"), DUMPS / "mariadb"])
    assert (run.status, "takes the logs of one server, and not of 2 series" in run.err) == (2, True)
    run = verify(DUMPS / "mysql" / "source-data.sql", logs("mysql"), "--quick")
    assert (run.status, "--quick does not look for" in run.err) == (2, True)


def test_loose_logs_of_a_series_are_taken_in_their_order(tmp_path: Path) -> None:
    """As `--no-continuity` has it, a hole is none; the GTIDs that are missing are not asked for."""
    for number in (2, 4):
        shutil.copy(logs("mysql", (number,))[0], tmp_path)
    found = reach(DUMPS / "mysql" / "source-data.sql", [tmp_path], "--no-continuity")
    assert (found["transactions"], found["obstacle"]) == (3, None)
