"""What the operators make of numbers, and what has to hold so that 64 bits have room for it."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import z3

from .counted import DIVISOR, NO_WRAP, OPERATOR, SHIFT
from .errors import UnknownSourceError
from .facts import HIGHEST, LOWEST
from .values import State, constant

if TYPE_CHECKING:
    from .run import Run

_BITS = 64


@dataclass(frozen=True)
class Place:
    """An operator in a function that is run, and the state before it."""

    run: "Run"
    node: ast.BinOp | ast.UnaryOp | ast.AugAssign
    state: State

    def must(self, kind: str, claim: z3.BoolRef) -> None:
        """Have something proved of it."""
        self.run.must(self.node, kind, self.state, claim)


def operate(at: Place, op: ast.operator, left: z3.ArithRef, right: z3.ArithRef) -> z3.ArithRef:
    """Return what an operator makes of two numbers. Raises UnknownSourceError."""
    make = _OPERATORS.get(type(op))
    if make is None:
        at.must(OPERATOR, z3.BoolVal(False))
        raise UnknownSourceError(at.node, "the prover does not know the operator")
    return z3.simplify(at.run.kept(make(at, left, right)))


def held(at: Place, value: z3.ArithRef) -> z3.ArithRef:
    """Return a number after the obligation that 64 bits hold it."""
    at.must(NO_WRAP, z3.And(value >= LOWEST, value <= HIGHEST))
    return value


def _sum(at: Place, left: z3.ArithRef, right: z3.ArithRef) -> z3.ArithRef:
    return held(at, left + right)


def _difference(at: Place, left: z3.ArithRef, right: z3.ArithRef) -> z3.ArithRef:
    return held(at, left - right)


def _product(at: Place, left: z3.ArithRef, right: z3.ArithRef) -> z3.ArithRef:
    return held(at, left * right)


def _quotient(at: Place, left: z3.ArithRef, right: z3.ArithRef) -> z3.ArithRef:
    at.must(DIVISOR, right > 0)
    return left / right  # of a divisor above zero, both round down


def _rest(at: Place, left: z3.ArithRef, right: z3.ArithRef) -> z3.ArithRef:
    at.must(DIVISOR, right > 0)
    return left % right


def _power(count: z3.ArithRef) -> z3.ArithRef:
    """Two to the power of a count that is between 0 and 62."""
    known = constant(count)
    if known is not None:
        return z3.IntVal(1 << max(known, 0))
    power = z3.IntVal(1 << _BITS - 2)
    for bits in reversed(range(_BITS - 2)):
        power = z3.If(count == bits, z3.IntVal(1 << bits), power)
    return power


def _shifted_left(at: Place, left: z3.ArithRef, right: z3.ArithRef) -> z3.ArithRef:
    at.must(SHIFT, z3.And(right >= 0, right < _BITS - 1))
    return held(at, left * _power(right))


def _shifted_right(at: Place, left: z3.ArithRef, right: z3.ArithRef) -> z3.ArithRef:
    at.must(SHIFT, z3.And(right >= 0, right < _BITS))
    if constant(right) is not None:
        return left / _power(right)
    made = at.run.facts.number("shifted")
    at.run.facts.add(z3.Implies(left >= 0, z3.And(made >= 0, made <= left)))
    return made


def _common_bits(at: Place, left: z3.ArithRef, right: z3.ArithRef) -> z3.ArithRef:
    mask = constant(right)
    if mask is not None and mask >= 0:
        return sum((left / (1 << low) % (1 << count) * (1 << low) for low, count in _runs(mask)), z3.IntVal(0))
    if mask is not None and mask < 0 and -mask & -mask - 1 == 0:
        return left - left % -mask
    made = at.run.facts.number("masked")
    for one, other in ((left, right), (right, left)):
        at.run.facts.add(z3.Implies(one >= 0, z3.And(made >= 0, made <= one)))
        at.run.facts.add(z3.Implies(z3.And(one < 0, other < 0), made < 0))
    return made


def _runs(mask: int) -> Iterator[tuple[int, int]]:
    """Give the first bit and the length of each run of bits that are set."""
    low = 0
    while mask >> low:
        low += ((mask >> low) & -(mask >> low)).bit_length() - 1
        count = ((mask >> low) + 1 & ~(mask >> low)).bit_length() - 1
        yield low, count
        low += count


def _different_bits(at: Place, left: z3.ArithRef, right: z3.ArithRef) -> z3.ArithRef:
    made = at.run.facts.number("different")
    at.run.facts.add(z3.Implies(z3.And(left >= 0, right >= 0), z3.And(made >= 0, made <= left + right)))
    return made


def _joined_bits(at: Place, left: z3.ArithRef, right: z3.ArithRef) -> z3.ArithRef:
    made = at.run.facts.number("joined")
    at.run.facts.add(
        z3.Implies(z3.And(left >= 0, right >= 0), z3.And(made >= left, made >= right, made <= left + right))
    )
    return made


_OPERATORS: dict[type[ast.operator], Callable[[Place, z3.ArithRef, z3.ArithRef], z3.ArithRef]] = {
    ast.Add: _sum,
    ast.Sub: _difference,
    ast.Mult: _product,
    ast.FloorDiv: _quotient,
    ast.LShift: _shifted_left,
    ast.RShift: _shifted_right,
    ast.BitAnd: _common_bits,
    ast.BitOr: _joined_bits,
    ast.Mod: _rest,
    ast.BitXor: _different_bits,
}
