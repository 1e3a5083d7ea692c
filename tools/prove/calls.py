"""What calls take and give: loads, stores into a record, and functions that were proved before."""

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import z3

from .assumed import LOOKS_AT_TEXT
from .counted import LOAD, SIGNED, SLOT, SPAN
from .errors import UnknownSourceError
from .facts import HIGHEST, LOWEST
from .values import State, Value, constant, number

if TYPE_CHECKING:
    from .run import Run

_SIZES = {"load8": 1, "load16": 2, "load32": 4, "load64": 8}
_WORD = 8


@dataclass(frozen=True)
class Summary:
    """What holds of the numbers that a function returns: the range of each but the first, which is an address.

    `is_found` says that the address is never 0.
    """

    ranges: tuple[tuple[int, int], ...]
    is_found: bool


def called(run: "Run", node: ast.Call, state: State, name: str, values: Sequence[Value]) -> tuple[Value, ...]:
    """Return what a call gives. Raises UnknownSourceError for a function that was not proved before."""
    if name in _SIZES:
        return (_load(run, node, state, _SIZES[name], number(values[0])),)
    if name in _PRIMITIVES:
        return (_PRIMITIVES[name](run, node, state, values),)
    summary = run.summaries.get(name)
    if summary is None:
        raise UnknownSourceError(node, f"nothing is proved of {name}")
    return _proved_before(run, node, state, name, summary, values)


def _load(run: "Run", node: ast.Call, state: State, size: int, at: z3.ArithRef) -> Value:
    run.must(node, LOAD, state, z3.And(at >= run.region.start, at + size <= run.region.end))
    if size == _WORD:
        return run.facts.number("load", LOWEST, HIGHEST)
    return run.facts.number("load", 0, (1 << 8 * size) - 1)


def _put(run: "Run", node: ast.Call, state: State, values: Sequence[Value]) -> Value:
    """A store into a slot of the record at `out`, under a name that is the function's own."""
    own = run.name.removeprefix("read_").upper()
    slot = node.args[1]
    is_own = isinstance(node.args[0], ast.Name) and node.args[0].id == "out"
    is_own = is_own and isinstance(slot, ast.Name) and slot.id.startswith(f"{own}_")
    run.must(node, SLOT, state, z3.And(number(values[1]) >= 0, number(values[1]) < run.num_slots, z3.BoolVal(is_own)))
    return z3.IntVal(0)


def _sign_extended(run: "Run", node: ast.Call, state: State, values: Sequence[Value]) -> Value:
    value, bits = number(values[0]), constant(values[1])
    if bits is None or not 0 < bits < 8 * _WORD:
        run.must(node, SIGNED, state, z3.BoolVal(False))
        return run.facts.number("signed")
    run.must(node, SIGNED, state, z3.And(value >= 0, value < 1 << bits))
    return z3.If(value >= 1 << bits - 1, value - (1 << bits), value)


def _looks_at_text(run: "Run", node: ast.Call, state: State, values: Sequence[Value]) -> Value:
    _must_be_inside(run, node, state, values)
    return run.facts.truth("text")


def _must_be_inside(run: "Run", node: ast.Call, state: State, values: Sequence[Value]) -> None:
    start, end = number(values[0]), number(values[1])
    run.must(node, SPAN, state, z3.And(start >= run.region.start, start <= end, end <= run.region.end))


def _proved_before(
    run: "Run", node: ast.Call, state: State, name: str, summary: Summary, values: Sequence[Value]
) -> tuple[Value, ...]:
    _must_be_inside(run, node, state, values)
    start, end = number(values[0]), number(values[1])
    after = run.facts.number("after")
    there = z3.And(after >= start, after <= end)
    # Where the span is none, the obligation above is open: of that nothing follows.
    run.facts.add(z3.Implies(start <= end, there if summary.is_found else z3.Or(after == 0, there)))
    return after, *(run.facts.number(name, *limits) for limits in summary.ranges)


_PRIMITIVES: dict[str, Callable[["Run", ast.Call, State, Sequence[Value]], Value]] = {
    "put": _put,
    "sign_extended": _sign_extended,
    **dict.fromkeys(LOOKS_AT_TEXT, _looks_at_text),
}
