"""The loops run as plain Python over a memory that knows its pieces: nothing is touched that is not theirs, and the
answers are those of the machine code."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops.abi import SLACK
from binlog_kaitai.log.crypto import CIPHERS
from binlog_kaitai.log.crypto import Cipher as Name
from tests.builder.log import LogBuilder
from tests.checker.documents import Value, array, json_column
from tests.checker.model import MAKERS, MemoryViolationError, Model
from tests.checker.mutants import DATA, sound_logs
from tests.checker.run import Settings
from tests.made.compressed_rows import compressed_log
from tests.made.encrypted_events import KEY, encrypted, one_log
from tests.made.partial_json import partial_log
from tests.made.said import said_log
from tests.made.shown import values_log
from tests.made.statements import statement_log

ROOT = Path(__file__).parent.parent.parent
FEW = [path for path in sound_logs() if 3000 < path.stat().st_size < 8000]
SHORT, DOUBLE = (5, struct.pack("<h", -12345)), (11, struct.pack("<d", -2.2250738585072014e-308))
LITTLE_ROOM = {"compiled.item_list._ROOM": 24, "compiled.transaction_list._ROOM": 24}

ALL_READERS = pytest.param(1, marks=pytest.mark.slow)

Logs = Sequence[Path | int]
Change = tuple[str, str, str]


def outcomes(logs: Logs, settings: Settings) -> list[dict[str, Any]]:
    """What became of each log and reader."""
    command = [sys.executable, "-m", "tests.checker.run", json.dumps(asdict(settings)), *map(str, logs)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def assert_sound(logs: Logs, rooms: dict[str, int] | None = None, key: str = "", share: int = 1) -> None:
    """Nothing is touched that should not be, and both ways to run the loops give the same."""
    settings = Settings(rooms=rooms or {}, key=key, share=share)
    plain = outcomes(logs, settings)
    assert not [found for found in plain if "violation" in found]
    assert plain == outcomes(logs, replace(settings, how="compiled"))
    assert len(plain) >= len(logs)


def test_some_logs() -> None:
    """Each by some of the readers, in `test_all_logs` by all."""
    assert_sound([*FEW[::10], *range(10)], share=3)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_all_logs(part: int) -> None:
    assert_sound(logs_of_all_kinds()[part::8])


def logs_of_all_kinds() -> list[Path]:
    """The plain logs of the test data, also damaged ones."""
    files = (path for path in sorted(DATA.rglob("*")) if path.is_file() and path.suffix != ".gz")
    return [*(path for path in files if path.read_bytes().startswith(layout.MAGIC)), *sorted(DATA.rglob("*.binlog.gz"))]


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, 10_000, 500))
def test_ten_thousand_mutants(start: int) -> None:
    assert_sound(range(start, start + 500))


def log_of_document(value: Value) -> LogBuilder:
    kind, data = value
    log = LogBuilder()
    log.begin()
    log.insert([json_column("j")], {"j": bytes([kind]) + data})
    log.xid(1)
    return log


def nested(value: Value, depth: int) -> Value:
    return value if depth == 0 else array([nested(value, depth - 1)])


@pytest.mark.slow
def test_json_text_at_the_end_of_its_room(tmp_path: Path) -> None:
    """A double and a hundred brackets after it, wherever the room ends in them."""
    values = {count: array([*[SHORT] * count, nested(DOUBLE, 98)]) for count in range(460, 500, 6)}
    logs = [log_of_document(value).write(tmp_path / f"{count}.binlog") for count, value in values.items()]
    assert_sound(logs, {"compiled.batches.cell_buffers._FIRST_BYTES": 4096})


def test_a_payload_of_many_transactions(tmp_path: Path) -> None:
    """Each BEGIN leaves the one before open, and takes a place in the list of transactions."""
    inside = LogBuilder(inside_payload=True)
    for _ in range(60):
        inside.begin()
    inside.xid(1)
    log = LogBuilder()
    log.payload(inside)
    assert_sound([log.write(tmp_path / "log.binlog")], LITTLE_ROOM)


@pytest.mark.slow
def test_differences_of_documents(tmp_path: Path) -> None:
    logs = [partial_log(tmp_path / f"{seed}.binlog", f"checker {seed}", 2) for seed in range(6)]
    assert_sound(logs)


@pytest.mark.slow
def test_values_and_statements_as_they_are_shown(tmp_path: Path) -> None:
    logs = [values_log(tmp_path / f"values {seed}.binlog", seed) for seed in range(3)]
    logs += [said_log(tmp_path / f"said {seed}.binlog", seed) for seed in range(3)]
    assert_sound(logs)


@pytest.mark.slow
def test_what_mariadb_compresses(tmp_path: Path) -> None:
    rows = [compressed_log(tmp_path / f"rows {seed}.binlog", seed, 3, 8) for seed in range(3)]
    statements = [statement_log(tmp_path / f"statements {seed}.binlog", seed, 25) for seed in range(4)]
    assert_sound([*rows, *statements])
    little_room = {"compiled.read_fields._STATEMENT_BYTES": 60}
    assert_sound(statements[:2], little_room)
    without_bound = "inflated", "if size == 0 or size > room:", "if size == 0:"
    assert_found(rows[:1], without_bound)
    assert_found(statements[:1], without_bound, little_room)


@pytest.mark.parametrize("most", [40, 1 << 20])
def test_values_that_mariadb_compresses(most: int) -> None:
    log = Path(__file__).parents[1] / "data" / "mariadb-11.8.9" / "row-colcomp-a.binlog"
    assert_sound([log], {"compiled.plain_values._MOST": most}, share=3)


@pytest.mark.parametrize("share", [3, ALL_READERS])
def test_long_values_and_pieces_of_them(share: int) -> None:
    module = "compiled.lines.long_values"
    assert_sound(FEW[::12], {f"{module}._LEAST": 1, f"{module}._PIECE": 6, f"{module}._ROOM": 2}, share=share)


@pytest.mark.parametrize("cipher", CIPHERS)
@pytest.mark.parametrize("piece", [200, 1 << 20])
@pytest.mark.parametrize("share", [2, ALL_READERS])
@pytest.mark.one_in(4)
def test_events_that_mariadb_encrypts(share: int, piece: int, cipher: Name, tmp_path: Path) -> None:
    plain, log, damaged = one_log(3), tmp_path / "log", tmp_path / "damaged"
    log.write_bytes(encrypted(plain, cipher))
    damaged.write_bytes(encrypted(plain[:-30], cipher)[:-5])
    assert_sound([log, damaged], {"compiled.input.decrypted_events._PIECE": piece}, KEY.hex(), share)


ROOM_FOR_VALUES = "room for a row's values"
MISSING: dict[str, Change] = {
    ROOM_FOR_VALUES: ("cells", "if k.text_room - k.used >= wanted:", "if True:"),
    "room for a line's values": ("value_text", "if room_end - target >= wanted:", "if True:"),
    "room for a line of an event": (
        "event_lines",
        "if x.out.used + wanted > x.out.room:",
        "if False:",
    ),
    "room for a note": ("cells", "if number == x.notes.room:", "if False:"),
    "the end of what was read": ("walk", "if size > left:", "if False:"),
    "the end that a reader is given": (
        "variables",
        "read_intvar_event(body, e, fields)",
        "read_intvar_event(body, e + 99, fields)",
    ),
    "the bits that say what is NULL": ("lines", "null_bits=nulls,", "null_bits=nulls + 9999,"),
    "the end of a string": ("value_text", "if length < 0 or length > e - q:", "if False:"),
}
"""Bounds of the loops, and what stands in their place without them."""


def assert_found(logs: Logs, change: Change, rooms: dict[str, int] | None = None) -> None:
    """The checker tells where a bound is missing."""
    found = outcomes(logs, Settings(changes=(change,), one_violation=True, rooms=rooms or {}))
    assert "MemoryViolationError" in found[-1]["violation"]
    assert found[-1]["where"].split(" < ")[-1].startswith("entry (entry.py:")


@pytest.mark.slow
@pytest.mark.parametrize("what", MISSING)
def test_a_missing_bound_is_found(what: str) -> None:
    assert_found(range(200), MISSING[what])


@pytest.mark.slow
def test_a_list_without_a_bound_is_found() -> None:
    items, trxs = "x.items.num == x.items.room", "x.trxs.open + 2 >= x.trxs.room"
    assert_found(FEW[:10], ("walk", f"if {items} or {trxs}:", "if False:"), LITTLE_ROOM)


@pytest.mark.slow
def test_the_size_of_a_shift_is_found(tmp_path: Path) -> None:
    """A string whose length goes on and on, seven bits a byte."""
    logs = [log_of_document((int(layout.JsonType.string), bytes([0xFF]) * 12)).write(tmp_path / "log")]
    assert_sound(logs)
    assert_found(logs, ("json", " or groups == _MAX_GROUPS", ""))


@pytest.mark.slow
def test_a_name_outside_of_its_document_is_found(tmp_path: Path) -> None:
    kind, data = array([SHORT], [b"name"])
    far = log_of_document((kind, data[:4] + b"\xff\xff" + data[6:])).write(tmp_path / "log.binlog")
    assert_sound([far])
    assert_found([far], ("json", "if place > end or length > end - place:", "if False:"))


def test_a_loop_without_end_is_found() -> None:
    found = outcomes(
        FEW[:1], Settings(patience=1, one_violation=True, changes=(("rows", "item_at += 1", "item_at += 0"),))
    )
    assert "DoesNotEndError" in found[0]["violation"]


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> Model:
    """A model that stands in for the memory of the loops."""
    for name in (*MAKERS, "address"):
        monkeypatch.setattr(memory, name, getattr(memory, name))  # which is undone afterwards
    made = Model()
    made.install()
    return made


def violated(use: Callable[[], object]) -> str:
    with pytest.raises(MemoryViolationError) as caught:
        use()
    return str(caught.value)


def test_loads_may_reach_into_the_slack(model: Model) -> None:
    kept = memory.constant(b"12345678")
    address = memory.address(kept)
    assert model.load(address + 4, 8) == int.from_bytes(b"5678\0\0\0\0", "little")
    model.load(address + 8 + SLACK - 1, 1)
    assert "offset 72 of constant of 8 bytes" in violated(lambda: model.load(address + 8 + SLACK, 1))
    assert "1 bytes before constant of 8 bytes" in violated(lambda: model.load(address - 1, 1))
    assert "copy from of 9 bytes" in violated(lambda: model.meant(address, 9, is_store=False))


def test_stores_begin_inside(model: Model) -> None:
    kept = memory.text_room(8)
    address = memory.address(kept)
    model.store(address + 7, 1 << 16 | 5, 8)
    assert kept[7:10].tolist() == [5, 0, 1]
    assert "store of 1 bytes at offset 8 of text_room" in violated(lambda: model.store(address + 8, 0, 1))
    model.store_bytes(address + 8, bytes(32), may_be_idle=True)
    violated(lambda: model.store_bytes(address + 9, bytes(32), may_be_idle=True))
    violated(lambda: model.store_bytes(address + 7, bytes(2 + SLACK)))


@pytest.mark.parametrize(
    "make", [lambda: memory.constant(b"1234"), lambda: memory.numbers([1]), lambda: memory.input_room(4)]
)
def test_what_is_read_only(make: Callable[[], Any], model: Model) -> None:
    kept = make()
    assert "store of 1 bytes at offset 0" in violated(lambda: model.store(memory.address(kept), 0, 1))


def test_records_have_no_slack(model: Model) -> None:
    kept = memory.records(2, 3)
    address = memory.address(kept)
    model.store(model.slot(address + 40), 7, 8)
    assert kept[1][2] == 7
    violated(lambda: model.store(address + 48, 7, 8))
    violated(lambda: model.store(address + 44, 7, 8))
    assert "slot of 8 bytes at offset 44" in violated(lambda: model.slot(address + 44))
    text = memory.text_room(8)
    violated(lambda: model.slot(memory.address(text)))


def test_what_python_has_given_up_is_gone(model: Model) -> None:
    kept = memory.value_room(8)
    address = memory.address(kept)
    model.store(address, 0, 1)
    del kept
    assert "what is gone: value_room of 8 bytes" in violated(lambda: model.store(address, 0, 1))


def test_memory_of_others_has_no_address(model: Model) -> None:
    violated(lambda: memory.address(memoryview(bytearray(8)).cast("q")))
