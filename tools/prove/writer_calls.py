"""What calls in functions that are written by hand give, and what they store."""

import ast
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import z3

from .contracts import evaluated, failed, greater, lesser
from .counted import STORES
from .errors import UnknownSourceError
from .facts import HIGHEST, LOWEST
from .sources import Written, primitive_of, stores_nothing, written
from .statements import ANY
from .values import State, Value, constant, number

if TYPE_CHECKING:
    from .writer import Writer

_BITS = 64
_ALL = 1 << _BITS
_BLOCK, _LONG = 32, 512
"""Of `copy`: what it stores at a time, and from how many bytes on it stores no more than these."""
_LOADS = {"load8": 8, "load16": 16, "load32": 32}


def called(run: "Writer", node: ast.Call, state: State, name: str, values: Sequence[Value]) -> tuple[Value, ...]:
    """Return what a call gives. Raises UnknownSourceError for a function of which nothing is known."""
    function = run.function.names.get(name)
    primitive = primitive_of(name, function)
    if primitive in STORES:
        _store(run, node, state, primitive, values)
        return (z3.IntVal(0),)
    if primitive in _LOADS:
        return (run.facts.number("load", 0, (1 << _LOADS[primitive]) - 1),)
    if primitive in _KNOWN:
        return (_KNOWN[primitive](run, *map(number, values)),)
    known = written(function)
    if known is not None and known.name in run.rooms:
        return _by_contract(run, node, state, known, values)
    if name == ANY or isinstance(function, type) or primitive or stores_nothing(function):
        return tuple(run.facts.number("given") for _ in range(run.function.widths.get(node, 1)))
    raise UnknownSourceError(node, f"{name} has no contract")


def _store(run: "Writer", node: ast.Call, state: State, name: str, values: Sequence[Value]) -> None:
    at = number(values[0])
    size = z3.IntVal(STORES[name]) if STORES[name] else copied(number(values[2]))
    run.must_fit(node, "store", state, z3.And(at >= run.region.start, at + size <= run.region.end))


def copied(size: z3.ArithRef) -> z3.ArithRef:
    """Return how many bytes `copy` may store."""
    blocks = (size + _BLOCK - 1) / _BLOCK * _BLOCK
    return z3.If(size > _LONG, size, greater(blocks, z3.IntVal(_BLOCK)))


def _by_contract(
    run: "Writer", node: ast.Call, state: State, known: Written, values: Sequence[Value]
) -> tuple[Value, ...]:
    room = run.rooms[known.name]
    names = run.in_contract(known, values)
    at = number(names[room.at]) if room.at else run.region.start
    stored, when = number(evaluated(room.stored, names)), evaluated(room.when, names)
    inside = z3.And(at >= run.region.start, stored >= 0, at + stored <= run.region.end)
    run.must_fit(node, "room", state, z3.And(inside, when))
    given = [run.facts.number("given") for _ in range(run.function.widths.get(node, 1))]
    if room.most:
        after, at = given[room.place], at if room.at else z3.IntVal(0)
        # Where the call does not keep the contract, the obligation above is open: of that nothing follows.
        least, most = (number(evaluated(text, names)) for text in (room.least, room.most))
        there = z3.And(after >= at + least, after <= at + most)
        run.facts.add(z3.Implies(z3.And(inside, when), z3.Or(failed(room, after), there)))
    return tuple(given)


def _unsigned(value: z3.ArithRef) -> z3.ArithRef:
    return z3.If(value < 0, value + _ALL, value)


def _signed(value: z3.ArithRef) -> z3.ArithRef:
    return z3.If(value > HIGHEST, value - _ALL, value)


def _udiv(run: "Writer", a: z3.ArithRef, b: z3.ArithRef) -> z3.ArithRef:
    by = constant(b)
    return _signed(_unsigned(a) / b) if by and by > 0 else run.facts.number("quotient")


def _lshr(run: "Writer", a: z3.ArithRef, count: z3.ArithRef) -> z3.ArithRef:
    by = constant(count)
    if by is not None and 0 < by < _BITS:
        return _unsigned(a) / (1 << by)
    return run.facts.number("shifted")


def _ctz(run: "Writer", a: z3.ArithRef) -> z3.ArithRef:
    """Return how many zeros there are at the end, all for 0."""
    found = run.facts.number("zeros", 0, _BITS)
    for bits in range(8, _BITS, 8):
        run.facts.add((a % (1 << bits) == 0) == (found >= bits))
    return found


def _abs(run: "Writer", a: z3.ArithRef) -> z3.ArithRef:
    return z3.If(a == LOWEST, a, z3.If(a < 0, -a, a))


def _number_of_bytes(run: "Writer", at: z3.ArithRef, size: z3.ArithRef) -> z3.ArithRef:
    by = constant(size)
    if by is None or not 0 < by < _BITS // 8:
        return run.facts.number("load")
    return run.facts.number("load", 0, (1 << 8 * by) - 1)


_KNOWN: dict[str, Callable[..., z3.ArithRef]] = {
    "max": lambda run, a, *more: a if not more else greater(a, _KNOWN["max"](run, *more)),
    "min": lambda run, a, *more: a if not more else lesser(a, _KNOWN["min"](run, *more)),
    "abs": _abs,
    "int": lambda run, a: a,
    "bool": lambda run, a: z3.If(a != 0, z3.IntVal(1), z3.IntVal(0)),
    "udiv": _udiv,
    "lshr": _lshr,
    "ult": lambda run, a, b: z3.If(_unsigned(a) < _unsigned(b), z3.IntVal(1), z3.IntVal(0)),
    "ctz": _ctz,
    "load_little": _number_of_bytes,
    "load_big": _number_of_bytes,
    "put": lambda run, *_: z3.IntVal(0),
}
