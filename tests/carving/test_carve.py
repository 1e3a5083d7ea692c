"""Carved logs: the events are those of the log, byte for byte, and their rows are the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import BinlogError, BinlogReader, Filter, iter_changes
from binlog_kaitai.carving.output import LogOutput
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.compiled.listings.carved import LogCarver
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.source import find_sources
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import run_cli
from tests.oracle.objects.carver import Carver

ROOT = Path(__file__).parent.parent.parent
SAMPLES = sorted((ROOT / "samples").glob("*.binlog"))
DATA = ROOT / "tests" / "data"
SHOP = ROOT / "samples/mysql-9.7-shop.binlog"
SERVER = "909d22ce-e541-11f1-8dd6-02fc00000001"
LOGS = [
    *SAMPLES,
    DATA / "mysql-9.7.4/compress-a.binlog",
    DATA / "mariadb-11.8.9/compress-a.binlog",
    DATA / "mariadb-11.8.9-replica/relay-a.000004.binlog",
    DATA / "mysql-5.6.24-v1rows/v1-row-ints-a.binlog",
]


def carve(output: Path, *arguments: object, status: int = 0) -> list[tuple[int, bytes]]:
    """Carve a log. Returns its events: type and bytes."""
    run = run_cli("carve", *map(str, arguments), "--output", str(output))
    assert run.status == status, run.err
    return events(output)


def events(path: Path) -> list[tuple[int, bytes]]:
    frames = BinlogReader(path).frames()
    return [(frame.header.event_type, frame.buffer[frame.start :][: frame.header.event_size]) for frame in frames]


def rows(path: Path | str, *options: str) -> list[dict[str, Any]]:
    """The row changes without what tells where in which file they are."""
    found = []
    for line in run_cli("changes", *options, str(path)).out.splitlines():
        change = json.loads(line)
        for name in ("file", "position"):
            del change["source"][name]
        found.append(change)
    return found


def sound(path: Path) -> None:
    run = run_cli("verify", str(path))
    assert run.status == 0, run.out + run.err


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.name)
def test_all_transactions_of_a_log(path: Path, tmp_path: Path) -> None:
    found = carve(tmp_path / "out", path)
    wanted = [event for event in events(path) if event[0] not in (3, 4, 15, 35, 161, 163)]  # of no transaction
    assert [event for event in found if event[0] != 15] == wanted
    assert rows(tmp_path / "out") == rows(path)
    sound(tmp_path / "out")


def test_a_transaction_by_its_gtid(tmp_path: Path) -> None:
    found = carve(tmp_path / "out", SHOP, "--include-gtids", f"{SERVER}:9")
    data = SHOP.read_bytes()
    assert (tmp_path / "out").read_bytes() == data[:127] + data[4078:5303]
    assert [kind for kind, _ in found] == [15, 33, 2, 29, 19, 30, 29, 19, 31, 16]
    assert rows(tmp_path / "out") == rows(SHOP, "--include-gtids", f"{SERVER}:9") != []


@pytest.mark.parametrize(
    "options",
    [
        ("--start-position", "4691", "--stop-position", "4692"),
        ("--table", "shop.orders", "--operation", "insert", "--where", "id = 1"),
        ("--xid", "22"),
    ],
)
def test_the_transaction_that_has_what_is_wanted(options: tuple[str, ...], tmp_path: Path) -> None:
    carve(tmp_path / "out", SHOP, *options)
    data = SHOP.read_bytes()
    assert (tmp_path / "out").read_bytes() == data[:127] + data[4078:5303]


def test_one_event_and_its_table_map(tmp_path: Path) -> None:
    found = carve(tmp_path / "out", SHOP, "--unit", "event", "--start-position", "4691", "--stop-position", "4692")
    assert [kind for kind, _ in found] == [15, 19, 30]
    (change,) = rows(tmp_path / "out")
    (whole,) = rows(SHOP, "--start-position", "4691", "--stop-position", "4692")
    assert (change["before"], change["after"]) == (whole["before"], whole["after"])


def test_tables(tmp_path: Path) -> None:
    carve(tmp_path / "out", SHOP, "--table", "orders")
    assert rows(tmp_path / "out", "--table", "orders") == rows(SHOP, "--table", "orders") != []
    carve(tmp_path / "less", SHOP, "--table", "orders", "--unit", "event")
    assert {change["table"] for change in rows(tmp_path / "less")} == {"orders"}
    assert len(rows(tmp_path / "less")) == len(rows(SHOP, "--table", "orders"))


def test_a_payload_is_carved_whole(tmp_path: Path) -> None:
    path = DATA / "mysql-9.7.4/compress-a.binlog"
    place = next(change.place for change in iter_changes(path) if change.place.payload_offset is not None)
    at = "--start-position", place.position, "--stop-position", place.position + 1
    assert [kind for kind, _ in carve(tmp_path / "out", path, *at)] == [15, 34, 40]
    assert [kind for kind, _ in carve(tmp_path / "event", path, *at, "--unit", "event")] == [15, 40]
    assert rows(tmp_path / "out") != []
    sound(tmp_path / "out")


def test_several_logs_with_their_formats(tmp_path: Path) -> None:
    logs = [ROOT / "samples/mysql-5.6-dates.binlog", ROOT / "samples/mariadb-11.8-types.binlog"]
    found = carve(tmp_path / "out", *logs)
    assert [kind for kind, _ in found].count(15) == 2
    assert rows(tmp_path / "out") == rows(logs[0]) + rows(logs[1])
    sound(tmp_path / "out")


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.name)
def test_positions_can_be_those_of_the_new_log(path: Path, tmp_path: Path) -> None:
    carve(tmp_path / "out", path, "--rewrite-positions")
    for frame in BinlogReader(tmp_path / "out").frames():
        assert frame.header.log_pos in (0, frame.position + frame.header.event_size)
    images = [(change["before"], change["after"]) for change in rows(tmp_path / "out")]
    assert images == [(change["before"], change["after"]) for change in rows(path)]
    sound(tmp_path / "out")


def test_encrypted_logs_are_carved_plain(tmp_path: Path) -> None:
    for name, key in (
        ("mysql-9.7.4/enc-stmt-a.binlog", "mysql-9.7.4/KEYRING.component_keyring_file.json"),
        ("mariadb-11.8.9/enc-trx-b.binlog", "mariadb-11.8.9/KEYS.file_key_management.txt"),
    ):
        folder = DATA / "encrypted"
        output = tmp_path / name.replace("/", "-")
        run = run_cli("carve", str(folder / name), "--keys", str(folder / key), "-o", str(output))
        assert run.status == 0 or "password" in run.err, run.err
        if run.status == 0:
            sound(output)
            plain = [
                event for event in events(folder / f"{name}.decrypted") if event[0] not in (3, 4, 15, 35, 161, 163, 164)
            ]
            assert [event for event in events(output) if event[0] != 15] == plain


def test_an_uncommitted_transaction_is_carved_as_far_as_it_is_there(tmp_path: Path) -> None:
    columns = [integer("id", 4), varchar("name", 20)]
    log = LogBuilder()
    log.begin()
    log.insert(columns, {"id": 1, "name": "a"})
    path = log.write(tmp_path / "log")
    assert [kind for kind, _ in carve(tmp_path / "out", path)] == [15, 2, 19, 30]


def test_what_is_refused(tmp_path: Path) -> None:
    output = tmp_path / "out"
    output.write_text("mine")
    assert run_cli("carve", str(SHOP), "-o", str(output)).status == 2
    assert output.read_text() == "mine"
    assert run_cli("carve", str(SHOP), "-o", str(output), "--overwrite").status == 0
    assert output.read_bytes().startswith(b"\xfebin")
    copy = tmp_path / "log"
    copy.write_bytes(SHOP.read_bytes())
    run = run_cli("carve", str(copy), "-o", str(copy), "--overwrite")
    assert run.status == 2
    assert "one of the logs that are read" in run.err
    run = run_cli("carve", str(SHOP), "--table", "nowhere", "-o", str(tmp_path / "none"))
    assert run.status == 1
    assert "nowhere" in run.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["log", "out"]


def test_damage_ends_a_carved_log_before_it(tmp_path: Path) -> None:
    path = DATA / "damaged/dmg-a97-flip-crc.binlog"
    carve(tmp_path / "out", path, status=1)
    sound(tmp_path / "out")
    before = len(events(tmp_path / "out"))
    carve(tmp_path / "more", path, "--mode", "permissive", status=1)
    assert len(events(tmp_path / "more")) > before


@pytest.mark.parametrize(
    "chosen",
    [
        *({"operations": "update"}, {"where": "id = 1"}, {"query": "(?i)insert"}, {"xids": (22, 30, 4970)}),
        *({"min_rows": 3}, {"thread_ids": (8, 10)}, {"operations": "delete", "stop_position": 4000}),
        {"min_rows": 2, "tables": "orders"},
    ],
    ids=str,
)
def test_conditions_choose_the_transactions_that_objects_choose(chosen: dict[str, Any]) -> None:
    logs = [*LOGS, *sorted((DATA / "damaged").glob("*.binlog"))[::4]]
    for path, mode in product(logs, ("failfast", "permissive")):
        (source,) = find_sources(path).sources
        options = ReadOptions.of(mode=mode, on_damage=pass_over)
        made = [BytesIO(), BytesIO()]
        outputs = [LogOutput(file) for file in made]
        by_objects = Carver(source, options, Filter(**chosen), lambda count: None, output=outputs[0])
        by_loops = LogCarver(CompiledLog(source, options, Filter(**chosen), lambda count: None))
        errors = [_error(by_objects.carve), _error(partial(by_loops.carve_to, outputs[1]))]
        assert made[1].getvalue() == made[0].getvalue(), path
        assert errors[1] == errors[0], path
        assert by_loops.num_transactions == by_objects.num_transactions, path


def _error(carve: Callable[[], None]) -> str | None:
    try:
        carve()
    except BinlogError as error:
        return str(error)
    return None
