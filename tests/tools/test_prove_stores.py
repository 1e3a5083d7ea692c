"""What proves how much functions of the loops store: it has all of them, and finds what is planted in one."""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import z3
from numba import njit

from binlog_kaitai.compiled.loops import digits, memory
from prove import sources
from prove.counted import STORES, stores_of
from prove.rooms import CONSTANTS, ROOMS, Room
from prove.sources import Written, all_written
from prove.stores import prove_stores
from prove.writer import Writer
from prove.writer_calls import copied

LOOPS = Path(__file__).parents[2] / "binlog_kaitai/compiled/loops"
SHORTER = {
    "digits.put_padded": ("8", "store"),
    "time_text._put_clock": ("7", "store"),
    "time_text.put_moment": ("38", "room"),
    "base64_text.put_base64": ("(end - p + 2) // 3 * 4 - 1", "store"),
    "whitespace.put_words": ("end - p + 2", "store"),
    "decimal._decimal_writer.put_number": ("8 * words - 1", "store"),
    "json._put_string": ("room_end - target + 14", "room"),
    "moved.move": ("size - 1", "store"),
}
"""Functions, fewer bytes than they store, and what of them is not kept."""


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", SHORTER)
def test_a_contract_of_fewer_bytes_is_refused(name: str) -> None:
    stored, what = SHORTER[name]
    found = prove_stores([name], {**ROOMS, name: replace(ROOMS[name], stored=stored)})
    assert any(place.text.startswith(what) for place in found.open)


PLANTED = {
    "an address": ("time_text._put_date", "store8(target + 7,", "store8(target + 10,", "store"),
    "one before": ("text.put_ellipsis", "store8(target, ", "store8(target - 1, ", "store"),
    "a wider store": ("time_text._put_clock", "store16(target + 6,", "store32(target + 6,", "store"),
    "a result": ("time_text._put_date", "return target + 10", "return target + 11", "result"),
    "a missing bound": ("json.put_comma", "< _BETWEEN", "< 0 - 63", "result"),
    "a comparison": ("json.put_end", "if target >= room_end:", "if target > room_end:", "result"),
    "a step": ("whitespace.put_words", "target += size", "target += size + 1", "store"),
    "a loop of one more": ("decimal._decimal_writer.put_number", "range(words)", "range(words + 1)", "store"),
    "what a callee wants": ("time_text._put_time", "_put_fraction(target, micros - seconds * _SECOND, count)",
                            "_put_fraction(target, micros - seconds * _SECOND, count + 1)", "room"),
    "a call by attribute": ("text.put_ellipsis", "store8(target, ", "memory.store8(target, ", "not reached"),
    "another of the name": ("text.put_ellipsis", "store8(target, _FIRST)", "put(target + 1000, 5)", "not reached"),
    "an else of a loop": ("shown._put_dots", "    return target + 3",
                          "    else:\n        target += 1000\n    return target + 3", "not reached"),
    "a name that a branch sets": ("text.put_ellipsis", "return target + 3",
                                  "if target > 5:\n        _FIRST = 900\n    return target + _FIRST", "not reached"),
    "an unknown function": ("text.put_ellipsis", "return target + 3", "return unknown(target)", "not reached"),
}  # fmt: skip
"""What is written where, in place of what, and what is said of it."""


def _changed(name: str, old: str, new: str) -> Written:
    function = next(function for function in all_written() if function.name == name)
    source = ast.unparse(function.node)
    assert old in source
    (node,) = ast.parse(source.replace(old, new)).body
    assert isinstance(node, ast.FunctionDef)
    return replace(function, node=node)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("what", PLANTED)
def test_what_is_planted_is_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, old, new, said = PLANTED[what]
    assert not prove_stores([name]).open
    changed = _changed(name, old, new)
    monkeypatch.setattr("prove.stores.all_written", lambda: [changed])
    assert any(place.text.startswith(said) for place in prove_stores([name]).open)


def _written_in(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and any(
            isinstance(part, ast.Name) and part.id == "kernel" for part in node.decorator_list
        ):
            yield node


def test_all_stores_are_counted() -> None:
    """Those of functions that are found by what calls them are those of the files."""
    found = {(function.file, line) for function in all_written() for line, _ in stores_of(function.node)}
    there = {
        (path.name, line)
        for path in LOOPS.glob("*.py")
        if path.name != "memory.py"
        for node in _written_in(path)
        for line, _ in stores_of(node)
    }
    assert {place for place in found if place[0] != "memory.py"} == there


def test_what_stores_is_known() -> None:
    """No intrinsic stores but those that are counted, those of records, and writers of the spec's fields."""
    source = ast.parse(inspect.getsource(memory))
    emitters = {
        node.name
        for node in ast.walk(source)
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(part, ast.Attribute) and part.attr == "store" for part in ast.walk(node))
    }
    assert emitters == {"_store", "_copy", "_multiply_add", "_negate", "_put", "emit", "writer_of"}
    assert STORES.keys() >= {"store8", "store16", "store32", "store64", "copy", "copy16"}
    assert sources.stores_nothing(digits.eight_digits)
    assert not sources.stores_nothing(digits.put_uint)


def test_a_short_number_has_its_digits() -> None:
    """All numbers below 10^8, which the proof takes as tried: none has another number of digits than is returned."""

    @njit
    def differing(target: int) -> int:
        count = 0
        for value in range(10**8):
            count += digits._put_short(target, value) - target != digits.count_digits(value)
        return count

    room = np.zeros(16, np.uint8)
    assert differing(room.ctypes.data) == 0


def test_what_a_copy_stores() -> None:
    """It is what the proof reckons with, for each number of bytes."""
    source, target = np.full(4096, 1, np.uint8), np.zeros(4096, np.uint8)
    for size in range(1200):
        target[:] = 0
        memory.copy(target.ctypes.data, source.ctypes.data, size)
        assert z3.simplify(copied(z3.IntVal(size))).as_long() == target.nonzero()[0][-1] + 1


def test_a_contract_without_a_function_is_named() -> None:
    found = prove_stores((), {"text.put_nothing": Room("1", "1")})
    assert [(place.function, place.text) for place in found.open] == [("text.put_nothing", "there is no such function")]


@pytest.mark.slow
def test_all_contracts_are_proved() -> None:
    found = prove_stores()
    assert not found.open
    assert found.num_proved > 150


def test_contracts_name_arguments() -> None:
    for function in all_written():
        if function.name in ROOMS:
            room = ROOMS[function.name]
            for text in (room.most or "0", room.stored, room.least, room.when):
                names = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
                assert names <= {*function.arguments, *function.constants, *CONSTANTS, "digits_of", "max", "min"}, (
                    function.name
                )


def test_facts_do_not_contradict_each_other() -> None:
    """Else all would be proved."""
    for function in all_written():
        if function.name in ("time_text._put_time", "json.put_name", "base64_text.put_base64"):
            writer = Writer(function, ROOMS[function.name], ROOMS)
            writer.prove()
            solver = z3.Solver()
            solver.add(*writer.facts.known)
            assert solver.check() == z3.sat
