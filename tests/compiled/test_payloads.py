"""Transaction payloads by the compiled loops: the same rows, lines, ledgers and errors as by the object path."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
import zstandard
from binlog_kaitai._generated import layout

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import Mode, ReadOptions
from binlog_kaitai.compiled import item_list
from binlog_kaitai.compiled.input import payloads
from binlog_kaitai.compiled.lines import text_output
from binlog_kaitai.compiled.listings import event_lines
from binlog_kaitai.compiled.loops import abi as slots
from binlog_kaitai.format.gtid import GtidSet
from tests.builder import bodies
from tests.builder import columns as make
from tests.builder.log import LogBuilder
from tests.compiled.line_readers import Lines, assert_same_lines, by_loops, by_objects
from tests.compiled.listings import THOROUGH, assert_same_listing
from tests.compiled.tables import assert_same, read
from tests.oracle.checks import run_cli

pytestmark = pytest.mark.one_in(2)

MODES: list[Mode] = ["failfast", "permissive"]
_Type = layout.EventType
_ZSTD, _NONE = 0, 255
COLUMNS = [make.integer("id", 4), make.varchar("name", 300), make.json_scalar("doc")]


def _inside(chance: random.Random, *, end: bool = True) -> LogBuilder:
    """A transaction as it stands in a payload: several statements on several tables."""
    log = LogBuilder(inside_payload=True)
    log.begin()
    for _ in range(chance.randrange(1, 4)):
        table = f"t{chance.randrange(3)}"
        images = [
            {"id": chance.randrange(1000), "name": "né" * chance.randrange(40), "doc": None}
            for _ in range(chance.randrange(1, 20))
        ]
        log.table_map(COLUMNS, table=table)
        pairs = [(image, image) for image in images]
        kind = chance.choice(("insert", "update", "delete"))
        keeps = {"insert": (False, True), "update": (True, True), "delete": (True, False)}[kind]
        log.rows(kind, COLUMNS, [(old if keeps[0] else None, new if keeps[1] else None) for old, new in pairs])
    if end:
        log.xid(chance.randrange(1 << 40))
    return log


def _log(chance: random.Random, count: int = 12) -> LogBuilder:
    """Payloads, compressed or not, and transactions without one."""
    log = LogBuilder()
    for number in range(1, count + 1):
        log.timestamp += chance.randrange(3)
        log.gtid(number, last_committed=number - 1, sequence_number=number)
        if chance.random() < 0.2:
            log.begin()
            log.insert(COLUMNS, {"id": number, "name": "x", "doc": None})
            log.xid(number)
        else:
            log.payload(_inside(chance), compression=chance.choice((_ZSTD, _ZSTD, _NONE)))
    return log


def assert_same_rows(path: Path, options: ReadOptions, *, chunk: int = 1 << 20, filter: Filter | None = None) -> int:
    """Batches and lines of both paths are the same; returns how many rows events the loops have left over."""
    assert_same_lines(path, options, filter, chunk)
    assert_same_listing(path, replace(options, thorough=True), filter, chunk)
    fast, by_fast, fast_error = read(path, "compiled", options, filter=filter)
    objects, by_objects, error = read(path, "objects", options, filter=filter)
    assert fast_error == error
    assert_same(fast, objects)
    if error is None:
        assert by_fast.ledger.as_json() == by_objects.ledger.as_json()
    return sum(by_fast.fallbacks.values())


@pytest.mark.parametrize("seed", range(6))
def test_the_loops_take_payloads(seed: int, tmp_path: Path) -> None:
    path = _log(random.Random(seed)).write(tmp_path / "log")
    assert assert_same_rows(path, ReadOptions(json="text")) == 0


def test_the_loops_list_payloads(tmp_path: Path) -> None:
    """All but those in which a table map is new."""
    path = _log(random.Random(4), 60).write(tmp_path / "log")
    for chosen in None, Filter(tables="t1"), Filter(start_time=LogBuilder().timestamp + 30):
        assert assert_same_listing(path, THOROUGH, chosen) < 12


@pytest.mark.parametrize("seed", range(4))
def test_without_a_library_that_the_loops_can_call(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(payloads, "new_inflater", lambda: None)
    path = _log(random.Random(seed), 40).write(tmp_path / "log")
    assert assert_same_rows(path, ReadOptions(json="text")) == 0


def test_several_frames_are_a_payload(tmp_path: Path) -> None:
    inside = _inside(random.Random(3))
    plain = bytes(inside.data)
    data = b"".join(zstandard.compress(part) for part in (plain[:100], plain[100:]))
    log = LogBuilder()
    for size in len(plain), len(plain) - 1, len(plain) + 1, 1 << 40:
        log.gtid(1)
        log.event(_Type.transaction_payload_event, bodies.payload(data, announced=size, compression=_ZSTD))
    for mode in MODES:
        assert_same_rows(log.write(tmp_path / "log"), ReadOptions(json="text", mode=mode))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.usefixtures("guarded")
def test_little_room(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Few bytes inflated at once, few work items, small pieces of the file; all memory is enough."""
    chance = random.Random(seed)
    path = _log(chance, 30).write(tmp_path / "log")
    monkeypatch.setattr(payloads, "_AT_ONCE", chance.choice((1, 2000, 10_000)))
    monkeypatch.setattr(payloads, "_MOST", chance.choice((3000, 1 << 20)))
    monkeypatch.setattr(item_list, "_ROOM", slots.SPARE + chance.choice((20, 60, 70, 300)))
    monkeypatch.setattr(text_output, "_OUT_BYTES", 3000)
    monkeypatch.setattr(event_lines, "_OUT_BYTES", 1000)
    for mode in MODES:
        assert_same_rows(path, ReadOptions(json="text", mode=mode), chunk=chance.choice((500, 5000, 1 << 20)))


def _damaged(plain: bytes, chance: random.Random) -> bytes:
    changed = bytearray(plain)
    for _ in range(chance.choice((1, 1, 2, 20))):
        at = chance.randrange(len(plain))
        changed[at] = chance.choice((0, 255, chance.randrange(256), changed[at] ^ 1 << chance.randrange(8)))
    return bytes(changed[: chance.randrange(1, len(plain))] if chance.random() < 0.2 else changed)


@pytest.mark.parametrize("rounds", [range(10), pytest.param(range(10, 300), marks=pytest.mark.slow)])
@pytest.mark.usefixtures("guarded")
def test_damage_inside_of_sound_events(rounds: range, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checksum of the event is right and the payload inflates, but what is inside is not sound."""
    for seed in rounds:
        chance = random.Random(f"inside {seed}")
        log = _log(chance, 3)
        for number in (4, 5):
            inside = _inside(chance)
            inside.data = bytearray(_damaged(bytes(inside.data), chance))
            log.gtid(number)
            log.payload(inside)
        log.gtid(6)
        log.payload(_inside(chance))
        path = log.write(tmp_path / f"log{seed}")
        for mode in MODES:
            assert_same_but_for_order(path, ReadOptions(json="text", mode=mode))


def assert_same_but_for_order(path: Path, options: ReadOptions) -> None:
    """As `assert_same_rows`. But where a payload is given up in the middle, the loops have seen how its transaction
    ends; errors in one payload are told in another order; batches of other definitions of a table may come first."""
    assert_same_listing(path, replace(options, thorough=True))
    loops, objects = by_loops(path, options), by_objects(path, options)
    assert loops.error == objects.error
    assert _lines(loops, objects.error) == _lines(objects, objects.error)
    fast, _, fast_error = read(path, "compiled", options)
    slow, _, error = read(path, "objects", options)
    assert fast_error == error
    if error is None:
        assert {name: _rows(table) for name, table in fast.items()} == {name: _rows(slow[name]) for name in slow}
        ledgers = [run.reader.ledger.as_json() for run in (loops, objects)]
        for ledger in ledgers:
            ledger["errors"] = sorted(ledger["errors"])
        assert ledgers[0] == ledgers[1]


def _rows(table: pa.Table) -> list[str]:
    return sorted(map(repr, table.to_pylist()))


def _lines(run: Lines, error: str | None) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in run.data.splitlines()]
    for line in found if error else ():
        line["source"] |= {"outcome": None, "xid": None}
    return found


def test_what_is_left_to_the_object_path(tmp_path: Path) -> None:
    """Statements, an open end, sizes that are not those announced, other frames, nothing inside, unknown methods."""
    chance = random.Random(5)
    kinds: list[tuple[LogBuilder, dict[str, int]]] = []
    statement = _inside(chance, end=False)
    statement.query("create table x (n int)")
    statement.xid(5)
    behind = _inside(chance)
    behind.insert(COLUMNS, {"id": 1, "name": "after the end", "doc": None})
    committed = _inside(chance, end=False)
    committed.query("COMMIT")
    kinds += [(statement, {}), (behind, {}), (committed, {}), (_inside(chance, end=False), {})]
    kinds += [(LogBuilder(inside_payload=True), {}), (LogBuilder(inside_payload=True), {"compression": _NONE})]
    kinds += [(_inside(chance), {"announced": 7}), (_inside(chance), {"announced": 1 << 29})]
    kinds += [(_inside(chance), {"announced": 7, "compression": _NONE})]
    for number, (inside, options) in enumerate(kinds, 1):
        log = LogBuilder()
        log.gtid(1)
        log.payload(_inside(chance))
        log.gtid(2)
        log.payload(inside, **options)
        log.gtid(3)
        log.payload(_inside(chance))
        path = log.write(tmp_path / f"log{number}")
        for mode in MODES:
            assert_same_rows(path, ReadOptions(json="text", mode=mode))


def test_values_that_python_makes(tmp_path: Path) -> None:
    """Texts of other character sets, and such as cannot be decoded, in payloads and outside."""
    columns = [make.integer("id", 4), make.varchar("t", 300, collation=28), make.varchar("u", 300, collation=45)]
    log = LogBuilder()
    for number in range(1, 40):
        inside = LogBuilder(inside_payload=True)
        inside.begin()
        for text in (b"a", "啊".encode("gbk") * number, b"\xff\xff" if number % 5 == 0 else b"b"):
            inside.insert(columns, {"id": number, "t": text, "u": b"\xff" if number % 7 == 0 else "é".encode()})
        inside.xid(number)
        log.gtid(number)
        log.payload(inside)
    path = log.write(tmp_path / "log")
    for mode in MODES:
        assert_same_rows(path, ReadOptions(json="text", mode=mode))
        assert_same_rows(path, ReadOptions(json="text", mode=mode, text_errors="replace"))
    assert_same_rows(path, ReadOptions(json="text", text_errors="strict"))


def test_filters(tmp_path: Path) -> None:
    log = _log(random.Random(3))
    path, times = log.write(tmp_path / "log"), range(1_795_000_000, log.timestamp + 2, 3)
    options = ReadOptions(json="text")
    for position in log.positions[1::5]:
        assert_same_rows(path, options, filter=Filter(start_position=position + 1))
        assert_same_rows(path, options, filter=Filter(stop_position=position))
    for time in times:
        assert_same_rows(path, options, filter=Filter(start_time=time, stop_time=time + 2.5))
    for chosen in (
        Filter(server_ids=frozenset([7])),
        Filter(server_ids=frozenset([8])),
        Filter(tables=frozenset(["t1"])),
        Filter(include_gtids=GtidSet.parse(f"{bodies.SERVER_UUID}:3-7")),
    ):
        assert_same_rows(path, options, filter=chosen)


def test_ledger_of_verify(tmp_path: Path) -> None:
    path = _log(random.Random(9), 40).write(tmp_path / "log")
    assert assert_same_rows(path, ReadOptions(json="text", thorough=True)) == 0


@pytest.mark.parametrize("command", [["sql"], ["undo", "--as", "events"]], ids=" ".join)
def test_scripts_have_the_table_maps_of_payloads(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also of those whose events Python takes one by one."""
    path = str(_log(random.Random(2)).write(tmp_path / "log"))
    expected = run_cli(*command, path)
    assert expected.out.count("BINLOG") > 10
    monkeypatch.setattr(payloads, "_MOST", 1)
    assert run_cli(*command, path) == expected


def test_a_large_payload_is_not_held_by_the_loops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(payloads, "_MOST", 1 << 20)
    inside = LogBuilder(inside_payload=True)
    inside.begin()
    inside.table_map(COLUMNS)
    image = {"id": 1, "name": "x" * 250, "doc": None}
    while len(inside.data) <= payloads._MOST:
        inside.rows("insert", COLUMNS, [(None, image)] * 2000, end_of_statement=False)
    inside.xid(1)
    log = LogBuilder()
    log.gtid(1)
    log.payload(inside)
    log.gtid(2)
    log.payload(_inside(random.Random(1)))
    run = by_loops(log.write(tmp_path / "log"), chunk=1 << 20)
    assert run.error is None
    assert run.reader.ledger.rows["shop.t", "insert"] >= payloads._MOST // 300
