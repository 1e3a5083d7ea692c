"""Values while a function is run on all numbers at once, and the state that they make."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import z3

Value: TypeAlias = z3.ArithRef | z3.BoolRef
"""A number of 64 bits with a sign, or a truth."""


def number(value: Value) -> z3.ArithRef:
    """Return a value as a number."""
    return z3.If(value, z3.IntVal(1), z3.IntVal(0)) if z3.is_bool(value) else value


def truth(value: Value) -> z3.BoolRef:
    """Return whether a value counts as true."""
    return value if z3.is_bool(value) else value != 0


def constant(value: Any) -> int | None:
    """Return the number that a value is, if it is only one."""
    return value.as_long() if z3.is_int_value(value) else None


def either(condition: z3.BoolRef, yes: Value, no: Value) -> Value:
    """Return one value or another."""
    if z3.is_bool(yes) and z3.is_bool(no):
        return z3.If(condition, yes, no)
    return z3.If(condition, number(yes), number(no))


@dataclass(frozen=True)
class State:
    """The variables at a place of the source, and under which condition it is reached."""

    names: Mapping[str, Value]
    reached: z3.BoolRef

    def with_names(self, names: Mapping[str, Value]) -> "State":
        """Return the state after variables were set."""
        return State({**self.names, **names}, self.reached)

    def when(self, condition: z3.BoolRef) -> "State":
        """Return the state where a condition holds."""
        return State(self.names, z3.And(self.reached, condition))


def joined(one: State | None, other: State | None) -> State | None:
    """Return the state after two ways, of which either may not go on. What only one of them has set is not set."""
    if one is None or other is None:
        return one or other
    names = {name: _one_of(one, value, other.names[name]) for name, value in one.names.items() if name in other.names}
    return State(names, z3.simplify(z3.Or(one.reached, other.reached)))


def _one_of(one: State, value: Value, other: Value) -> Value:
    return value if z3.eq(value, other) else either(one.reached, value, other)
