"""Runs one function that is written by hand on all numbers at once, and looks at what it stores."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import z3

from .assumed import HIGHEST_ADDRESS
from .contracts import NAMES, evaluated, failed
from .counted import PROGRESS
from .cycles import AnyGuess
from .errors import UnknownSourceError
from .expressions import value_of
from .facts import LOWEST, Facts
from .rooms import Room
from .run import Region
from .sources import Written
from .statements import after_all
from .values import State, Value, number, truth
from .writer_calls import called

__all__ = ["Kept", "Writer"]

Place = tuple[int, int]
"""Line and column."""


@dataclass(frozen=True)
class Kept:
    """What a contract says of the head of each loop."""

    text: str
    fixed: Mapping[str, Value]
    """What the loop began with, and what the function was given."""

    def holds(self, run: Any, state: State) -> bool:
        """Return whether it is true of a state."""
        return bool(run.facts.imply(state.reached, self.of(state.names)))

    def of(self, names: Mapping[str, Value]) -> z3.BoolRef:
        """Return the claim about these variables."""
        return truth(evaluated(self.text, {**names, **self.fixed}))


@dataclass
class Writer:
    """A function, its contract, and what was found out."""

    function: Written
    room: Room
    rooms: Mapping[str, Room]
    facts: Facts = field(default_factory=Facts)
    num_quiet: int = 0
    again: list[list[State]] = field(default_factory=list)
    proved: set[Place] = field(default_factory=set)
    open: dict[Place, str] = field(default_factory=dict)
    is_unsure: bool = False
    """Whether something of the operator that is evaluated was not proved."""
    start: State = field(init=False)
    given: Mapping[str, Value] = field(init=False)
    region: Region = field(init=False)

    def __post_init__(self) -> None:
        names: dict[str, Value] = {name: self.facts.number(name) for name in self.function.arguments}
        self.start = State(names, z3.BoolVal(True))
        self.given = self.in_contract(self.function, list(names.values()))
        self.facts.add(truth(evaluated(self.room.when, self.given)))
        at = number(names[self.room.at]) if self.room.at else z3.IntVal(0)
        self.region = Region(at, at + number(evaluated(self.room.stored, self.given)))
        if self.room.at:
            self.facts.add(at > 0, self.region.end <= HIGHEST_ADDRESS, self.region.end >= at)

    def in_contract(self, function: Written, values: Sequence[Value]) -> Mapping[str, Value]:
        """Return what names mean in the contract of a function that is given values."""
        constants = {name: z3.IntVal(value) for name, value in function.constants.items()}
        return {**constants, **dict(zip(function.arguments, values, strict=True))}

    def prove(self) -> None:
        """Run the function. Raises UnknownSourceError."""
        after_all(self, self.function.node.body, self.start, [])

    def must(self, node: ast.expr | ast.stmt, kind: str, state: State, claim: z3.BoolRef) -> None:
        """Look whether something holds of an operator, whose result is any number where it does not."""
        if kind != PROGRESS and not self.facts.imply(state.reached, claim):
            self.is_unsure = True

    def kept(self, value: z3.ArithRef) -> z3.ArithRef:
        """Return what an operator makes, any number where that is not sure."""
        was, self.is_unsure = self.is_unsure, False
        return self.facts.number("any") if was else value

    def negated(self, value: z3.ArithRef, made: z3.ArithRef) -> z3.ArithRef:
        """Return a number with the other sign, which the lowest one does not have."""
        self.is_unsure = False
        return z3.simplify(z3.If(value == LOWEST, z3.IntVal(LOWEST), made))

    def members(self, node: ast.expr, state: State) -> Sequence[Value]:
        """Return what is in a list of constants. Raises UnknownSourceError."""
        if isinstance(node, ast.Tuple):
            return [value_of(self, element, state) for element in node.elts]
        found = _constant(self.function.names, node)
        if not isinstance(found, tuple) or not all(isinstance(value, int) for value in found):
            raise UnknownSourceError(node, "it is no list of constants")
        return [z3.IntVal(value) for value in found]

    def must_fit(self, node: ast.expr | ast.stmt, what: str, state: State, claim: z3.BoolRef) -> None:
        """Have something proved of a place, each time that the function is run for good."""
        if self.num_quiet:
            return
        place = node.lineno, node.col_offset
        if self.facts.imply(state.reached, claim):
            self.proved.add(place)
        else:
            self.open.setdefault(place, f"{what}: {ast.unparse(node).partition(chr(10))[0]}")

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """Prove nothing: what holds at a loop's head is still guessed."""
        self.num_quiet += 1
        yield
        self.num_quiet -= 1

    def called(self, node: ast.Call, state: State, values: Sequence[Value]) -> tuple[Value, ...]:
        """Return what a call gives: any number where it is one of a record."""
        if not isinstance(node.func, ast.Name):
            if not isinstance(node.func, ast.Attribute) or isinstance(
                _constant(self.function.names, node.func.value), ModuleType
            ):
                raise UnknownSourceError(node, "the prover knows calls by name, and those of records")
            return (self.facts.number("record"),)
        return called(self, node, state, node.func.id, values)

    def named(self, node: ast.expr) -> Value:
        """Return what a name means that is not set here: a constant, or any number."""
        is_own = isinstance(node, ast.Name) and node.id in self.function.own
        found = None if is_own else _constant(self.function.names, node)
        if isinstance(found, bool):
            return z3.BoolVal(found)
        if isinstance(found, int):
            return z3.IntVal(int(found))
        if isinstance(node, ast.Name):
            raise UnknownSourceError(node, "it is not set on every way to here")
        return self.facts.number("slot")

    def guesses(self, before: State) -> Iterator[AnyGuess]:
        """Give what the contract says of the heads of loops."""
        at = {f"at_{name}": value for name, value in before.names.items()}
        given = {f"given_{name}": value for name, value in self.start.names.items()}
        ranges = [f"{name} <= max(stop__{name}, 0)" for name in before.names if f"stop__{name}" in before.names]
        for text in (*self.room.keeps, *ranges):
            names = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
            if names <= {*before.names, *at, *given, *NAMES}:
                yield Kept(text, {**at, **given})

    def returns(self, node: ast.Return, state: State, values: Sequence[Value]) -> None:
        """Have proved that an address that is returned is where the contract says."""
        if not self.room.most or self.room.is_tried:
            return
        at, after = self.region.start, number(values[self.room.place])
        most = number(evaluated(self.room.most, self.given))
        least = number(evaluated(self.room.least, self.given))
        fits = z3.And(after >= at + least, after <= at + most)
        self.must_fit(node, "result", state, z3.Or(failed(self.room, after), fits))


def _constant(names: Mapping[str, Any], node: ast.expr) -> Any:
    if isinstance(node, ast.Name):
        return names.get(node.id)
    if isinstance(node, ast.Attribute) and isinstance(owner := _constant(names, node.value), ModuleType | type):
        return getattr(owner, node.attr, None)
    return None
