"""Loops: what holds at the head of each is guessed, and kept while one round keeps it (Houdini's way)."""

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import z3

from .counted import PROGRESS
from .expressions import value_of
from .facts import HIGHEST, LOWEST
from .names import names_set_in
from .values import State, Value, joined, number, truth

if TYPE_CHECKING:
    from .run import Run

_ENDS = "end", "stop"
AfterAll = Callable[["Run", Sequence[ast.stmt], State, list[State]], State | None]


class AnyGuess(Protocol):
    """Something that may hold whenever the head of a loop is reached."""

    def of(self, names: Mapping[str, Value]) -> z3.BoolRef:
        """Return the claim about these variables."""

    def holds(self, run: Any, state: State) -> bool:
        """Return whether it is true of a state."""


@dataclass(frozen=True)
class Guess:
    """A limit of a variable that may hold whenever the head of a loop is reached."""

    name: str
    limit: z3.ArithRef
    is_least: bool

    def of(self, names: Mapping[str, Value]) -> z3.BoolRef:
        """Return the claim about these variables."""
        value = number(names[self.name])
        return value >= self.limit if self.is_least else value <= self.limit

    def holds(self, run: "Run", state: State) -> bool:
        """Return whether it is true of a state."""
        return run.facts.imply(state.reached, self.of(state.names))


def cycle(run: "Run", node: ast.While, before: State, after_all: AfterAll) -> State | None:
    """Return the state after a loop, None if nothing gets there; has it proved that each round gets further.

    What is in the loop's `else` is done after each round, also after one that ends with `continue`.
    """
    names = names_set_in(node) & before.names.keys()
    guesses = [
        guess
        for guess in (*_guesses(run, before, names), *run.guesses(before))
        if run.facts.imply(before.reached, guess.of(before.names))
    ]
    heads: dict[str, Value] = {name: run.facts.number(name) for name in sorted(names)}
    with run.quiet():
        while (kept := _kept(run, node, before, heads, guesses, after_all)) != guesses:
            guesses = kept
    head, left = _head(before, heads, guesses), list[State]()
    again, stops = _round(run, node, head, left, after_all)
    further = again is None or any(
        run.facts.imply(again.reached, number(again.names[name]) > number(value)) for name, value in heads.items()
    )
    run.must(node, PROGRESS, before, z3.BoolVal(further))
    found = None if _is_endless(node) else stops
    for state in left:
        found = joined(found, state)
    return found


def _is_endless(node: ast.While) -> bool:
    return isinstance(node.test, ast.Constant) and bool(node.test.value)


def _round(
    run: "Run", node: ast.While, head: State, left: list[State], after_all: AfterAll
) -> tuple[State | None, State]:
    """Return the state after one round, and that where the loop's test fails."""
    goes_on = truth(value_of(run, node.test, head))
    run.again.append([])
    after = after_all(run, node.body, head.when(goes_on), left)
    for state in run.again.pop():
        after = joined(after, state)
    if after is not None:
        after = after_all(run, node.orelse, after, left)
    return after, head.when(z3.Not(goes_on))


def _kept(
    run: "Run",
    node: ast.While,
    before: State,
    heads: Mapping[str, Value],
    guesses: list[AnyGuess],
    after_all: AfterAll,
) -> list[AnyGuess]:
    """Return which guesses hold after a round before which all hold."""
    known = len(run.facts.known)
    again, _ = _round(run, node, _head(before, heads, guesses), [], after_all)
    kept = guesses
    if again is not None:
        kept = [guess for guess in guesses if guess.holds(run, again)]
    del run.facts.known[known:]  # of numbers that nothing has any more
    return kept


def _head(before: State, heads: Mapping[str, Value], guesses: Sequence[AnyGuess]) -> State:
    names = {**before.names, **heads}
    return State(names, z3.And(before.reached, *(guess.of(names) for guess in guesses)))


def _guesses(run: "Run", before: State, names: set[str]) -> Iterator[Guess]:
    ends = [value for name, value in before.names.items() if name.startswith(_ENDS) and name not in names]
    for name in sorted(names):
        for limit in (z3.IntVal(LOWEST), z3.IntVal(0), number(before.names[name])):
            yield Guess(name, limit, is_least=True)
        for limit in (z3.IntVal(HIGHEST), *run.region.limits, *map(number, ends)):
            yield Guess(name, limit, is_least=False)
