"""Relay logs: byte for byte those that servers took, and what is in them."""

from __future__ import annotations

import gzip
import re
import shutil
from base64 import b64decode
from pathlib import Path

import pytest

from binlog_kaitai import BinlogReader, Filter, GtidSet, iter_changes, transactions
from tests.oracle.checks import run_cli

ROOT = Path(__file__).parent.parent.parent
STORED = Path(__file__).parent / "relay"
SHOP = ROOT / "samples/mysql-9.7-shop.binlog"
SERVER = "909d22ce-e541-11f1-8dd6-02fc00000001"
NAMES = sorted(path.name.removesuffix(".sql") for path in STORED.glob("*.sql"))
ORDERS = Filter(tables="shop.orders")
LEFT_BY_56 = (
    "/mJpbgyUCGsP/////3QAAAB4AAAAQAAEADUuNi4yNC1sb2cAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    "DJQIaxM4DQAIABIABAQEBBIAAFwABBoIAAAACAgIAgAAAAoKChkZAAG6iRwQDJQIawP/////FwAAAI8AAAAAAO6NhiE="
)
"""The relay log that MySQL 5.6.24 has after RESET SLAVE ALL, in base 64."""
LEFT_BY_97 = (
    "/mJpblmUCGsP/////3sAAAB/AAAAQAAEADkuNy40LTIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    "WZQIaxMADQAIAAAAAAQABAAAAGMABBoIAAAAAAAAAgAAAAoKCioqABI0AAooAAABERKEV1mUCGsj/////x8AAACeAAAAwAAAAAAA"
    "AAAAABKTXUtZlAhrA/////8XAAAAtQAAAAAAvfOn5A=="
)
"""That of MySQL 9.7.4, after RESET REPLICA ALL."""
FORMAT, ROTATE, PREVIOUS, XID, MARIADB_GTID = 15, 4, 35, 16, 162
RELAY, ARTIFICIAL, IGNORABLE = 0x40, 0x20, 0x80


def relay(output: Path, *arguments: object, status: int = 0) -> str:
    """Write relay logs; returns the statements."""
    run = run_cli("relay", *map(str, arguments), "--output", str(output))
    assert run.status == status, run.err
    return run.out


def headers(path: Path) -> list[tuple[int, int, int]]:
    """Type, flags and log_pos of each event."""
    found = [frame.header for frame in BinlogReader(path).frames()]
    return [(header.event_type, header.flags, header.log_pos) for header in found]


@pytest.mark.parametrize("name", NAMES)
def test_what_servers_took(name: str, tmp_path: Path) -> None:
    target = ("--target", "9.7") if name.startswith("mysql") else ()
    script = relay(tmp_path, ROOT / f"samples/{name}.binlog", *target)
    assert (tmp_path / "relay-bin.000001").read_bytes() == (STORED / f"{name}.relay-bin.000001").read_bytes()
    assert (tmp_path / "relay-bin.index").read_text() == "./relay-bin.000001\n"
    assert script.replace(str(tmp_path), "FOLDER") == (STORED / f"{name}.sql").read_text()
    run = run_cli("verify", str(tmp_path / "relay-bin.000001"))
    assert (run.status, "ok, closed" in run.out) == (0, True)


def test_a_file_begins_and_ends_as_a_receiver_writes_it(tmp_path: Path) -> None:
    relay(tmp_path, SHOP)
    found = headers(tmp_path / "relay-bin.000001")
    assert [(kind, flags) for kind, flags, _ in found[:4]] == [
        *((FORMAT, RELAY), (PREVIOUS, RELAY | IGNORABLE), (ROTATE, ARTIFICIAL), (FORMAT, 0)),
    ]
    events = [header for header in headers(SHOP) if header[0] not in (FORMAT, PREVIOUS, ROTATE)]
    assert found[4:-1] == events  # with the positions of the source
    kind, flags, log_pos = found[-1]
    assert (kind, flags, log_pos > 0) == (ROTATE, 0, True)  # at which the applier waits for its workers


def test_files_of_a_size(tmp_path: Path) -> None:
    logs = [tmp_path / f"mysql-bin.{number:06d}" for number in (7, 8)]
    for path in logs:
        shutil.copy(SHOP, path)
    script = relay(tmp_path / "out", *logs, "--file-size", "4K")
    files = sorted((tmp_path / "out").glob("relay-bin.0*"))
    assert (tmp_path / "out/relay-bin.index").read_text() == "".join(f"./{path.name}\n" for path in files)
    assert len(files) > 1
    for path in files[:-1]:
        assert headers(path)[-1][:2] == (ROTATE, RELAY)
    for path in files[1:]:
        assert [kind for kind, _, _ in headers(path)[:4]] == [FORMAT, PREVIOUS, ROTATE, FORMAT]
    assert "SOURCE_POS_WAIT('mysql-bin.000009', 4)" in script
    assert len(list(transactions(files))) == 2 * len(list(transactions(SHOP)))


def test_logs_without_a_transaction_are_rotated_to(tmp_path: Path) -> None:
    logs = [tmp_path / f"mysql-bin.{number:06d}" for number in (1, 2, 3)]
    for path, size in zip(logs, (None, 158, 158), strict=True):
        path.write_bytes(SHOP.read_bytes()[:size])
    run = run_cli("relay", *map(str, logs), "--output", str(tmp_path / "out"))
    assert f"first, last   {SERVER}:1, {SERVER}:16" in run.err
    assert "SOURCE_POS_WAIT('mysql-bin.000004', 4)" in run.out
    data = (tmp_path / "out/relay-bin.000001").read_bytes()
    assert data[:-4].endswith(b"mysql-bin.000004")  # before the checksum: what the statements wait for


def test_names_that_do_not_grow_get_others(tmp_path: Path) -> None:
    logs = [ROOT / "samples" / f"mysql-9.7-{name}.binlog" for name in ("shop", "ddl")]
    assert "SOURCE_POS_WAIT('log.000003', 4)" in relay(tmp_path, *logs)


def test_gtids_are_left_out(tmp_path: Path) -> None:
    script = relay(tmp_path, SHOP, "--exclude-gtids", f"{SERVER}:9")
    assert f"GTID_SUBSET('{SERVER}:1-8:10-16', @@GLOBAL.gtid_executed)" in script
    found = [transaction.gtid for transaction in transactions(tmp_path / "relay-bin.000001")]
    assert found == [f"{SERVER}:{number}" for number in range(1, 17) if number != 9]


def test_one_table_takes_the_statements_with_it(tmp_path: Path) -> None:
    script = relay(tmp_path, SHOP, "--table", "shop.orders")
    assert "CHANGE REPLICATION FILTER REPLICATE_WILD_DO_TABLE = ('shop.orders');" in script
    written = tmp_path / "relay-bin.000001"
    wanted = [change.after for change in iter_changes(SHOP, filter=ORDERS)]
    assert [change.after for change in iter_changes(written, filter=ORDERS)] == wanted != []
    statements = sum(each.outcome == "statement" for each in transactions(SHOP))
    assert sum(each.outcome == "statement" for each in transactions(written)) == statements > 0


def test_patterns_of_names(tmp_path: Path) -> None:
    script = relay(tmp_path, SHOP, "--database", "shop", "--table", "orders", "--table", "no_such")
    assert "REPLICATE_WILD_DO_TABLE = ('shop.no\\\\_such', 'shop.orders');" in script


@pytest.mark.parametrize("packed", [False, True])
def test_after_a_dump(packed: bool, tmp_path: Path) -> None:
    log = tmp_path / "mysql-bin.000002"
    shutil.copy(SHOP, log)
    dump = tmp_path / "dump.sql"
    text = "-- MySQL dump\n-- CHANGE REPLICATION SOURCE TO SOURCE_LOG_FILE='mysql-bin.000002', SOURCE_LOG_POS=5303;\n"
    dump.write_bytes(gzip.compress(text.encode()) if packed else text.encode())
    script = relay(tmp_path / "out", SHOP.with_name("mysql-9.7-ddl.binlog"), log, "--after-dump", dump)
    assert f"GTID_SUBSET('{SERVER}:10-16'" in script


@pytest.mark.parametrize(
    "text",
    ["SET @@GLOBAL.GTID_PURGED=/*!80000 '+'*/ '{}:1-12';", "/* SET @@GLOBAL.GTID_PURGED='+{}:1-12';*/"],
)
def test_after_a_dump_with_gtids(text: str, tmp_path: Path) -> None:  # the latter by --set-gtid-purged=COMMENTED
    dump = tmp_path / "dump.sql"
    dump.write_text(f"{text.format(SERVER)}\n\nCREATE TABLE t (a INT);\n")
    assert f"GTID_SUBSET('{SERVER}:13-16'" in relay(tmp_path / "out", SHOP, "--after-dump", dump)


def test_a_dump_that_does_not_tell(tmp_path: Path) -> None:
    dump = tmp_path / "dump.sql"
    dump.write_text("CREATE TABLE t (a INT);\n")
    run = run_cli("relay", str(SHOP), "--after-dump", str(dump), "--output", str(tmp_path / "out"))
    assert (run.status, "does not say where it was taken" in run.err) == (2, True)
    dump.write_text("-- CHANGE MASTER TO MASTER_LOG_FILE='mysql-bin.000001', MASTER_LOG_POS=4;\n")
    run = run_cli("relay", str(SHOP), "--after-dump", str(dump), "--output", str(tmp_path / "out"))
    assert (run.status, "was taken in mysql-bin.000001 at 4" in run.err) == (2, True)


def test_a_dry_run_writes_nothing(tmp_path: Path) -> None:
    found = relay(tmp_path / "out", SHOP, "--dry-run", "--exclude-gtids", f"{SERVER}:16")
    assert found.splitlines()[:2] == ["transactions  15", f"first, last   {SERVER}:1, {SERVER}:15"]
    assert not (tmp_path / "out").exists()


def test_a_transaction_without_its_end_is_left_out(tmp_path: Path) -> None:
    cut, data = tmp_path / "mysql-bin.000001", SHOP.read_bytes()
    cut.write_bytes(data[:8979])  # up to the last XID
    relay(tmp_path / "out", cut)
    found = BinlogReader(tmp_path / "out/relay-bin.000001").frames()
    assert [frame.header.event_type for frame in found][-2:] == [XID, ROTATE]
    assert str(GtidSet.parse(f"{SERVER}:1-15")) == str(_gtids(tmp_path / "out/relay-bin.000001"))


def test_damage_ends_it_or_costs_its_transaction(tmp_path: Path) -> None:
    damaged, data = tmp_path / "mysql-bin.000001", bytearray(SHOP.read_bytes())
    data[4800] ^= 1
    damaged.write_bytes(data)
    relay(tmp_path / "out", damaged, status=1)
    assert list((tmp_path / "out").iterdir()) == []
    relay(tmp_path / "out", damaged, "--mode", "permissive", status=1)
    assert str(_gtids(tmp_path / "out/relay-bin.000001")) == f"{SERVER}:1-8:10-16"


def test_a_number_that_no_server_gives(tmp_path: Path) -> None:
    """The greatest number that eight bytes hold, in the second GTID of MariaDB: it has no next one."""
    log, data = tmp_path / "mysql-bin.000001", bytearray((ROOT / "samples/mariadb-11.8-types.binlog").read_bytes())
    log.write_bytes(data)
    at = [
        frame.position + frame.body_start - frame.start
        for frame in BinlogReader(log).frames()
        if frame.header.event_type == MARIADB_GTID
    ][1]
    data[at : at + 8] = b"\xff" * 8
    log.write_bytes(data)
    relay(tmp_path / "out", log, "--no-verify-checksum", status=1)  # the checksum of what is written is wrong, too
    assert data[at : at + 20] in (tmp_path / "out/relay-bin.000001").read_bytes()


def test_a_folder_with_relay_logs_is_left_alone(tmp_path: Path) -> None:
    relay(tmp_path, SHOP)
    before = (tmp_path / "relay-bin.000001").read_bytes()
    run = run_cli("relay", str(SHOP), "--output", str(tmp_path))
    assert (run.status, "has relay-bin.000001" in run.err) == (2, True)
    assert (tmp_path / "relay-bin.000001").read_bytes() == before
    relay(tmp_path, SHOP, "--base", "other")
    assert (tmp_path / "other.000001").read_bytes() == before


def test_a_relay_log_without_events_is_replaced(tmp_path: Path) -> None:
    for name, left in (("mysql-5.6.24", LEFT_BY_56), ("mysql-9.7.4", LEFT_BY_97)):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "relay-bin.000001").write_bytes(b64decode(left))
        (folder / "relay-bin.index").write_text("./relay-bin.000001\n")
        relay(folder, SHOP)
        assert ROTATE in [event_type for event_type, _, _ in headers(folder / "relay-bin.000001")]


def test_statements_are_in_the_words_of_the_server(tmp_path: Path) -> None:
    for version, word in (("5.6", "SLAVE"), ("5.7.44-log", "SLAVE"), ("8.0.36", "REPLICA"), ("9.7", "REPLICA")):
        for log in SHOP, ROOT / "samples/mysql-5.6-dates.binlog":
            script = relay(tmp_path / f"{version}-{log.name}", log, "--target", version)
            assert f"START {word} SQL_THREAD;" in script
            assert ("REPLICA" in script) == (word == "REPLICA")
    assert "START SLAVE SQL_THREAD;" in relay(tmp_path / "a", ROOT / "samples/mysql-5.6-dates.binlog")
    run = run_cli("relay", str(SHOP), "--output", str(tmp_path / "b"), "--target", "nine")
    assert (run.status, "is not a version such as 8.4" in run.err) == (2, True)


def test_redacted_ones(tmp_path: Path) -> None:
    relay(tmp_path, SHOP, "--redact-text", "--redact-key", "k")
    data = (tmp_path / "relay-bin.000001").read_bytes()
    assert (b"@example" in SHOP.read_bytes(), b"@example" in data) == (True, False)


def test_logs_of_both_kinds_are_refused(tmp_path: Path) -> None:
    logs = SHOP, ROOT / "samples/mariadb-10.11-numbers.binlog"
    run = run_cli("relay", *map(str, logs), "--output", str(tmp_path / "out"))
    assert (run.status, bool(re.search("MariaDB and of MySQL", run.err))) == (1, True)


RENAMED = "--rewrite-db", "shop->shop_restored"


def test_a_database_gets_another_name(tmp_path: Path) -> None:
    rows = ("--include-gtids", f"{SERVER}:9-14")
    script = relay(tmp_path, SHOP, *rows, *RENAMED, "--table", "shop.orders", "--stop-position", "6690")
    assert "REPLICATE_WILD_DO_TABLE = ('shop\\\\_restored.orders');" in script
    found = list(iter_changes(tmp_path / "relay-bin.000001"))
    assert {change.database for change in found} == {"shop_restored"}
    wanted = Filter(include_gtids=f"{SERVER}:9-11", tables="shop.orders")
    images = [(change.before, change.after) for change in found if change.table == "orders"]
    assert images == [(change.before, change.after) for change in iter_changes(SHOP, filter=wanted)]
    assert run_cli("verify", str(tmp_path / "relay-bin.000001")).status == 0


def test_a_statement_that_names_the_database_is_refused(tmp_path: Path) -> None:
    run = run_cli("relay", str(SHOP), *RENAMED, "--output", str(tmp_path / "out"))
    assert (run.status, "shop.binlog:235 QUERY_EVENT: a statement that names the database shop" in run.err) == (1, True)
    assert list((tmp_path / "out").iterdir()) == []
    run = run_cli("carve", str(SHOP), *RENAMED, "--output", str(tmp_path / "carved"))
    assert (run.status, (tmp_path / "carved").exists()) == (1, False)


def test_payloads_are_unpacked_for_another_name(tmp_path: Path) -> None:
    log = ROOT / "tests/data/mysql-9.7.4/compress-a.binlog"
    inside = [change for change in iter_changes(log) if change.place.payload_offset is not None]
    place, database = inside[0].place.position, inside[0].database
    at = "--start-position", place, "--stop-position", place + 1
    relay(tmp_path, log, *at, "--rewrite-db", f"{database}->other")
    found = list(iter_changes(tmp_path / "relay-bin.000001"))
    wanted = [change for change in inside if change.place.position == place]
    assert [(change.after, change.before) for change in found] == [(each.after, each.before) for each in wanted] != []
    assert {change.database for change in found} == {"other"}


def _gtids(path: Path) -> GtidSet:
    return GtidSet.parse(",".join(each.gtid for each in transactions(path) if each.gtid))
