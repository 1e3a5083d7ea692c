"""`sql --as events`: the BINLOG statements have the rows events that the servers' own tools print of the same log.

The live tests prove on servers what they do there.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from binlog_kaitai import to_sql
from binlog_kaitai.compiled.scripts import script
from binlog_kaitai.undoing import inverted
from tests.binlog_statements import events
from tests.builder import LogBuilder
from tests.builder.columns import blob, integer, varchar
from tests.compiled.scripts import assert_same
from tests.live.stored import ROOT
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects

DATA = ROOT / "tests/data"
HEADER, CHECKSUM = 19, 4
FORMAT, TABLE_MAP = 15, 19
ROWS = range(20, 33)
END_OF_STATEMENT = 1
COMPRESSED = range(166, 172)
"""Types of MariaDB's compressed rows events, which become plain ones here."""
COLUMNS = [integer("id", 4), varchar("v", 4000)]


class Stored(NamedTuple):
    """A rows event, with the body of its table map."""

    seconds: int
    type: int
    table_map: bytes
    head: bytes
    """Its number of the table; flags may differ, for each of our events ends its statement."""
    rest: bytes


def rows_events(text: str) -> Iterator[Stored]:
    maps: dict[bytes, bytes] = {}
    checksum = 0
    for event in events(text):
        body = event[HEADER : len(event) - checksum]
        if event[4] == FORMAT:
            checksum = CHECKSUM if event[-CHECKSUM - 1] == 1 else 0
        elif event[4] == TABLE_MAP:
            maps[body[:6]] = body
        elif event[4] in ROWS or event[4] in COMPRESSED:
            assert body[:6] in maps
            yield Stored(int.from_bytes(event[:4], "little"), event[4], maps[body[:6]], body[:6], body[8:])


STORED = sorted((DATA / "replay").glob("*.statements.gz"))


def log_of(stored: Path) -> Path:
    folder, _, name = stored.name.removesuffix(".statements.gz").partition("--")
    return DATA / folder / name


@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.name.partition(".")[0])
def test_the_events_are_those_of_the_servers_own_tool(stored: Path) -> None:
    expected = list(rows_events(gzip.decompress(stored.read_bytes()).decode()))
    run = run_cli("sql", "--rows-only", str(log_of(stored)))
    assert run.status == 0
    assert list(rows_events(run.out)) == expected
    assert expected or "nocksum" in stored.name


@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.name.partition(".")[0])
def test_python_writes_the_same(stored: Path) -> None:
    log = str(log_of(stored))
    assert run_cli("sql", log) == run_by_objects("sql", log)


def rows_log(path: Path, *lengths: int) -> Path:
    """Write a log with one event that has a row for each length of its text."""
    log = LogBuilder()
    log.format()
    log.begin()
    log.table_map(COLUMNS)
    log.insert(COLUMNS, *({"id": number, "v": "x" * length} for number, length in enumerate(lengths)))
    log.xid(1)
    log.rotate()
    return log.write(path)


def test_large_events_are_cut_for_servers_that_take_small_statements(tmp_path: Path) -> None:
    path = rows_log(tmp_path / "log", *[3900] * 1000)
    run = run_cli("sql", str(path))
    found = list(rows_events(run.out))
    assert len(found) > 2
    assert max(len(event.rest) for event in found) < (1 << 20) + 100
    assert sum(event.rest.count(b"x" * 3900) for event in found) == 1000
    assert run == run_by_objects("sql", str(path))


def test_chosen_rows_are_events_of_their_own(tmp_path: Path) -> None:
    path = rows_log(tmp_path / "log", 1, 2, 3, 4, 5)
    (tmp_path / "schema.sql").write_text("CREATE DATABASE shop; USE shop; CREATE TABLE t (id INT, v VARCHAR(4000));")
    options = "--where", "id in (1, 2, 4)", "--schema", str(tmp_path / "schema.sql")
    run = run_cli("sql", *options, str(path))
    found = list(rows_events(run.out))
    assert [re.findall(b"x+", event.rest) for event in found] == [[b"xx", b"xxx"], [b"xxxxx"]]
    assert run == run_by_objects("sql", *options, str(path))


def test_the_first_statement_that_needs_a_right_changes_nothing(tmp_path: Path) -> None:
    out = run_cli("sql", str(rows_log(tmp_path / "log", 1))).out
    statements = [line for line in out.split("\n") if line and not line.startswith(("--", "SET "))]
    assert statements[0].startswith("SELECT 'if the next statement fails: ")
    assert "binlog-kaitai sql --as statements" in statements[0]
    assert statements[1] == "BINLOG '"
    assert next(events(out))[4] == FORMAT


@pytest.mark.parametrize(
    ("folder", "line"),
    [
        ("mysql-9.7.4/gtid-a.000002", "SET SESSION GTID_NEXT = '{}';"),
        ("mariadb-11.8.9/gtid-a.000002", "SET SESSION gtid_domain_id = {}, server_id = {}, gtid_seq_no = {};"),
    ],
)
def test_transactions_keep_their_gtids(folder: str, line: str) -> None:
    log = str(DATA / folder)
    run = run_cli("sql", "--gtids", log)
    assert run.status == 0
    listed = [json.loads(text)["gtid"] for text in run_cli("transactions", "--format", "jsonl", log).out.splitlines()]
    parts = [[gtid] if "mysql" in folder else gtid.split("-") for gtid in listed]
    wanted = [line.format(*numbers) for numbers in parts]
    assert wanted
    assert [text for text in run.out.split("\n") if text in wanted] == wanted
    assert run == run_by_objects("sql", "--gtids", log)
    plain = run_cli("sql", log).out.split("\n")
    assert not any(text in wanted for text in plain)


@pytest.mark.parametrize(
    "options",
    [
        ("--as", "statements"),
        ("--undo",),
        ("-T", "t"),
        ("-d", "shop"),
        ("--where", "id = 1"),
        ("--rows-only",),
        ("--operation", "delete"),
        ("--query", "x"),
    ],
)
def test_parts_of_transactions_cannot_keep_their_gtids(options: tuple[str, ...], tmp_path: Path) -> None:
    run = run_cli("sql", "--gtids", *options, str(rows_log(tmp_path / "log", 1)))
    assert run.status == 2
    assert {"--undo": "an undo", "-T": "--table", "-d": "--database"}.get(options[0], options[0]) in run.err
    assert "--gtids" in run.err


def test_a_table_of_a_query_is_one_transaction_with_its_rows(tmp_path: Path) -> None:
    log = LogBuilder()
    log.format()
    log.gtid(1)
    log.begin()
    log.query("CREATE TABLE t (id INT, v VARCHAR(4000)) START TRANSACTION")
    log.table_map(COLUMNS)
    log.insert(COLUMNS, {"id": 1, "v": "x"})
    log.xid(1)
    log.rotate()
    path = str(log.write(tmp_path / "log"))
    run = run_cli("sql", "--gtids", path)
    order = ["GTID_NEXT = '", "BEGIN;", "START TRANSACTION;", "BINLOG '", "COMMIT;"]
    out = run.out[run.out.index("\n\n--") :]
    places = [out.index(text) for text in order]
    assert places == sorted(places)
    assert run == run_by_objects("sql", "--gtids", path)
    assert "START TRANSACTION" not in run_cli("sql", "--as", "statements", path).out


def test_a_session_is_told_again_what_events_have_set(tmp_path: Path) -> None:
    log = LogBuilder()
    log.format()
    for number in range(2):
        log.begin()
        log.query("INSERT INTO u VALUES (1)")
        log.table_map(COLUMNS)
        log.insert(COLUMNS, {"id": number, "v": "x"})
        log.xid(number)
    log.rotate()
    path = str(log.write(tmp_path / "log"))
    run = run_cli("sql", path)
    assert run.out.count("INSERT INTO u") == 2
    assert len(re.findall(r"SET SESSION timestamp = \d+", run.out)) == 2
    assert run == run_by_objects("sql", path)


@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.name.partition(".")[0])
def test_python_programs_get_the_same_statements(stored: Path) -> None:
    log = str(log_of(stored))
    lines = list(to_sql(log, as_events=True))
    text = "".join(line if isinstance(line, str) else line.decode("utf-8", "surrogateescape") for line in lines)
    assert list(rows_events(text)) == list(rows_events(run_cli("sql", log).out))
    assert all(line.endswith("';") for line in map(str, lines) if line.startswith("BINLOG"))
    assert_same(log_of(stored), as_events=True)
    assert_same(log_of(stored), as_events=True, chunk=300)


@pytest.mark.parametrize("checksum", [True, False])
def test_a_large_event_is_written_in_pieces(checksum: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    columns = [integer("id", 4), blob("v", 4)]
    log = LogBuilder(checksum=checksum)
    log.table_map(columns)
    log.insert(columns, {"id": 1, "v": bytes(range(256)) * 8000})
    log.rotate()
    path = str(log.write(tmp_path / "log"))
    whole = run_cli("sql", path)
    monkeypatch.setattr(script, "_MOST_OF_EVENT", 1 << 20)
    monkeypatch.setattr(inverted, "_LINE", 3 << 10)
    pieces = run_cli("sql", path)
    assert (whole.status, pieces.status) == (0, 0)
    assert len(pieces.out.split("\n")) > len(whole.out.split("\n")) + 600
    assert list(events(pieces.out)) == list(events(whole.out))
