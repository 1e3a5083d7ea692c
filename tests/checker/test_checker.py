"""The loops run as plain Python over a memory that knows its pieces: nothing is touched that is not theirs, and the
answers are those of the machine code."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from tests.builder.log import LogBuilder
from tests.checker.documents import Value, array, json_column
from tests.checker.mutants import sound_logs
from tests.checker.run import Settings

ROOT = Path(__file__).parent.parent.parent
FEW = [path for path in sound_logs() if 3000 < path.stat().st_size < 8000]
SHORT, DOUBLE = (5, struct.pack("<h", -12345)), (11, struct.pack("<d", -2.2250738585072014e-308))


def outcomes(logs: Iterable[Path | int], settings: Settings) -> list[dict[str, Any]]:
    """What became of each log and reader."""
    command = [sys.executable, "-m", "tests.checker.run", json.dumps(asdict(settings)), *map(str, logs)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def assert_sound(logs: Sequence[Path | int], rooms: dict[str, int] | None = None) -> None:
    """Nothing is touched that should not be, and both ways to run the loops give the same."""
    plain = outcomes(logs, Settings(rooms=rooms or {}))
    assert not [found for found in plain if "violation" in found]
    assert plain
    assert plain == outcomes(logs, Settings("compiled", rooms=rooms or {}))


def test_some_logs() -> None:
    assert_sound([*FEW[::8], *range(40)])


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_all_logs(part: int) -> None:
    assert_sound(sound_logs()[part::4])


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, 10_000, 500))
def test_ten_thousand_mutants(start: int) -> None:
    assert_sound(range(start, start + 500))


def nested(value: Value, depth: int) -> Value:
    return value if depth == 0 else array([nested(value, depth - 1)])


def test_json_text_at_the_end_of_its_room(tmp_path: Path) -> None:
    """A double and a hundred brackets behind it, wherever the room ends in them."""
    logs = []
    for count in range(430, 500, 3):
        kind, data = array([*[SHORT] * count, nested(DOUBLE, 98)])
        log = LogBuilder()
        log.begin()
        log.insert([json_column("j")], {"j": bytes([kind]) + data})
        log.xid(1)
        logs.append(log.write(tmp_path / f"{count}.binlog"))
    assert_sound(logs)


def test_a_payload_of_many_transactions(tmp_path: Path) -> None:
    """Each BEGIN leaves the one before open, and takes a place in the list of transactions."""
    inside = LogBuilder(inside_payload=True)
    for _ in range(60):
        inside.begin()
    inside.xid(1)
    log = LogBuilder()
    log.payload(inside)
    assert_sound([log.write(tmp_path / "log.binlog")], {"context._ROOM_TRXS": 24})


MISSING = {
    "room for a row's values": ("cells", "if get(k, s.K_TEXT_ROOM) - get(k, s.K_USED) >= wanted:", "if True:"),
    "room for a line's values": ("value_text", "if room_end - target >= wanted:", "if True:"),
    "room for a line of an event": (
        "event_lines",
        "if get(x, s.C_OUT_USED) + wanted > get(x, s.C_OUT_ROOM):",
        "if False:",
    ),
    "room for a note": ("cells", "if number == get(x, s.C_ROOM_NOTES):", "if False:"),
    "room for work items and transactions": (
        "walk",
        "if get(x, s.C_NUM_ITEMS) == get(x, s.C_ROOM_ITEMS) or get(x, s.C_TRX) + 2 >= get(x, s.C_ROOM_TRXS):",
        "if False:",
    ),
    "the end of what was read": ("walk", "if size > left:", "if False:"),
    "the end of a string": ("value_text", "if length < 0 or length > e - q:", "if False:"),
    "the end of a document": ("json", "if place > end or length > end - place:", "if False:"),
    "the size of a shift": ("temporal", "if size > head else 0", ""),
}


@pytest.mark.parametrize("what", [next(iter(MISSING)), *(pytest.param(w, marks=pytest.mark.slow) for w in MISSING)])
def test_a_missing_bound_is_found(what: str) -> None:
    """The checker can fail."""
    found = outcomes(range(150), Settings(changes=(MISSING[what],)))
    violations = [outcome for outcome in found if "violation" in outcome]
    assert violations
    assert any("MemoryViolationError" in outcome["violation"] for outcome in violations)
    assert all("entry (walk.py:" in outcome["where"] for outcome in violations)


def test_a_loop_without_end_is_found() -> None:
    found = outcomes(FEW[:1], Settings(patience=1, changes=(("rows", "item_at += 1", "item_at += 0"),)))
    assert "DoesNotEndError" in found[0]["violation"]
