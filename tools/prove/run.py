"""Runs one function on all numbers at once."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import z3

from .assumed import GIVEN, HIGHEST_ADDRESS, NEEDS_SPAN
from .calls import Summary, called
from .counted import RESULT
from .cycles import AnyGuess
from .errors import UnknownSourceError
from .expressions import value_of
from .facts import HIGHEST, LOWEST, Facts
from .obligations import Ledger
from .statements import after_all
from .values import State, Value, number, truth

_RANGES = (0, 255), (0, (1 << 32) - 1), (0, HIGHEST)
"""Between which numbers a function's result may be, the smallest first."""


@dataclass(frozen=True)
class Region:
    """The bytes that a function is given: the first one's address, and that after the last."""

    start: z3.ArithRef
    end: z3.ArithRef

    @property
    def limits(self) -> tuple[z3.ArithRef, ...]:
        """Return what an address in it is not above."""
        return self.end, z3.IntVal(HIGHEST_ADDRESS)


@dataclass
class Run:
    """A function, and what was found out about it."""

    function: ast.FunctionDef
    constants: Mapping[str, int]
    summaries: Mapping[str, Summary]
    num_slots: int
    ledger: Ledger
    facts: Facts = field(default_factory=Facts)
    returned: list[tuple[State, Sequence[Value]]] = field(default_factory=list)
    num_quiet: int = 0
    again: list[list[State]] = field(default_factory=list)
    """For each loop that is run: the states at its `continue`."""
    start: State = field(init=False)
    region: Region = field(init=False)

    def __post_init__(self) -> None:
        names: dict[str, Value] = {given.arg: self.facts.number(given.arg) for given in self.function.args.args}
        self.start = State(names, z3.BoolVal(True))
        self.region = self._span() if self.is_reader else self._given()

    @property
    def name(self) -> str:
        """Return the function's name."""
        return self.function.name

    @property
    def is_reader(self) -> bool:
        """Return whether it reads from one address to another."""
        return self.name not in GIVEN

    def _span(self) -> Region:
        start, end = (number(self.start.names[name]) for name in ("pos", "end"))
        self.facts.add(start > 0, start <= HIGHEST_ADDRESS, end >= 0, end <= HIGHEST_ADDRESS)
        if self.name.startswith(NEEDS_SPAN):
            self.facts.add(start <= end)
        return Region(start, end)

    def _given(self) -> Region:
        given = GIVEN[self.name]
        with self.quiet():
            start, size, when = (
                value_of(self, ast.parse(text, mode="eval").body, self.start)
                for text in (given.at, given.size, given.when)
            )
        end = number(start) + number(size)
        self.facts.add(truth(when), number(start) > 0, end <= HIGHEST_ADDRESS)
        return Region(number(start), end)

    def prove(self) -> None:
        """Run the function. Raises UnknownSourceError."""
        if after_all(self, self.function.body, self.start, []) is not None:
            raise AssertionError(f"{self.name} does not return")

    def must(self, node: ast.expr | ast.stmt, kind: str, state: State, claim: z3.BoolRef) -> None:
        """Have something proved of a place."""
        if not self.num_quiet:
            self.ledger.note(node, kind, holds=self.facts.imply(state.reached, claim))

    def kept(self, value: z3.ArithRef) -> z3.ArithRef:
        """Return what an operator makes: where it does not hold what it must, that is an open obligation."""
        return value

    def negated(self, value: z3.ArithRef, made: z3.ArithRef) -> z3.ArithRef:
        """Return a number with the other sign."""
        return made

    def members(self, node: ast.expr, state: State) -> Sequence[Value]:
        """Return what is in a list of constants. Raises UnknownSourceError."""
        raise UnknownSourceError(node, "the prover does not know it")

    def called(self, node: ast.Call, state: State, values: Sequence[Value]) -> tuple[Value, ...]:
        """Return what a call gives. Raises UnknownSourceError."""
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise UnknownSourceError(node, "the prover knows calls of functions by position only")
        return called(self, node, state, node.func.id, values)

    def named(self, node: ast.expr) -> Value:
        """Return what something means that is not set in the function. Raises UnknownSourceError."""
        if not isinstance(node, ast.Name):
            raise UnknownSourceError(node, "the prover does not know it")
        if node.id not in self.constants:
            raise UnknownSourceError(node, "it is not set on every way to here")
        return z3.IntVal(self.constants[node.id])

    def guesses(self, before: State) -> Iterator[AnyGuess]:
        """Give what may hold at the heads of its loops, besides what may of any."""
        yield from ()

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """Prove nothing: what holds at a loop's head is still guessed."""
        self.num_quiet += 1
        yield
        self.num_quiet -= 1

    def returns(self, node: ast.Return, state: State, values: Sequence[Value]) -> None:
        """Note what is returned: the address after what was read, within the region, or 0."""
        if self.is_reader and not self.num_quiet:
            self.returned.append((state, values))
            first = number(values[0])
            inside = z3.And(first >= self.region.start, first <= self.region.end)
            self.must(node, RESULT, state, z3.Or(first == 0, inside))

    def summary(self) -> Summary:
        """Return what holds of all that is returned."""
        count = len(self.returned[0][1])
        return Summary(
            tuple(self._range(place) for place in range(1, count)),
            all(self.facts.imply(state.reached, number(values[0]) != 0) for state, values in self.returned),
        )

    def _range(self, place: int) -> tuple[int, int]:
        for low, high in _RANGES:
            if all(
                self.facts.imply(state.reached, z3.And(number(values[place]) >= low, number(values[place]) <= high))
                for state, values in self.returned
            ):
                return low, high
        return LOWEST, HIGHEST
