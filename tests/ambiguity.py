"""Regular expressions that take exponential time: those with a loop that can read one text in two ways.

An expression becomes an automaton of positions (Glushkov): each character set in it is a state, and what can follow it
is an edge. Where two different paths lead from a state back to itself by the same text, a text of n such parts can be
read in 2^n ways, and a matcher that goes back tries all of them when the end does not fit. What is possessive or atomic
is never gone back into: it is looked at by itself, and counts as one state in what it stands in.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from re import _constants as c  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from typing import Any, NamedTuple

__all__ = ["is_exponential"]

_LETTERS = 256
_OTHER = 1 << _LETTERS
"""Stands for all characters beyond."""
_ANY = (_OTHER << 1) - 1
_MOST_COPIES = 10
"""A repeat up to so many times is written out; one without or with a higher limit is a loop."""


class _Part(NamedTuple):
    """What the states of a part of an expression are to the parts around it."""

    first: list[int]
    last: list[int]
    is_nullable: bool


class _Automaton:
    """The states of an expression and their edges, each as often as it can be taken."""

    def __init__(self, flags: int) -> None:
        self.flags = flags
        self.chars: list[int] = []
        self.edges: Counter[tuple[int, int]] = Counter()
        self.apart: list[Any] = []
        """What is looked at by itself."""

    def state(self, chars: int) -> _Part:
        self.chars.append(chars)
        return _Part([len(self.chars) - 1], [len(self.chars) - 1], False)

    def sequence(self, items: Sequence[Any]) -> _Part:
        found = _Part([], [], True)
        for op, value in items:
            part = self.item(op, value)
            self.join(found.last, part.first)
            found = _Part(
                found.first + (part.first if found.is_nullable else []),
                part.last + (found.last if part.is_nullable else []),
                found.is_nullable and part.is_nullable,
            )
        return found

    def join(self, last: list[int], first: list[int]) -> None:
        self.edges.update((one, two) for one in last for two in first)

    def item(self, op: Any, value: Any) -> _Part:
        if op in (c.AT, c.GROUPREF_EXISTS):
            return _Part([], [], True)
        if op in (c.ASSERT, c.ASSERT_NOT):
            self.apart.append(value[1])
            return _Part([], [], True)
        if op is c.SUBPATTERN:
            return self.sequence(value[3])
        if op is c.BRANCH:
            parts = [self.sequence(branch) for branch in value[1]]
            first, last = ([state for part in parts for state in part[side]] for side in (0, 1))
            return _Part(first, last, any(part.is_nullable for part in parts))
        if op in (c.MAX_REPEAT, c.MIN_REPEAT):
            return self.repeat(*value)
        if op in (c.POSSESSIVE_REPEAT, c.ATOMIC_GROUP):
            self.apart.append(value[2] if op is c.POSSESSIVE_REPEAT else value)
            part = self.state(_ANY)
            self.join(part.last, part.first)
            return part._replace(is_nullable=True)
        return self.state(_ANY if op is c.GROUPREF else _set([(op, value)], self.flags))

    def repeat(self, least: int, most: int, body: Any) -> _Part:
        if most <= _MOST_COPIES:
            optional = [(c.BRANCH, (None, [body, []]))] * (most - least)
            return self.sequence([(c.SUBPATTERN, (None, 0, 0, body))] * least + optional)
        part = self.sequence(body)
        self.join(part.last, part.first)
        return part._replace(is_nullable=part.is_nullable or least == 0)


def is_exponential(pattern: re.Pattern[str] | re.Pattern[bytes]) -> bool:
    """Return whether there is a text for which an expression may take exponential time."""
    parsed = _parser.parse(pattern.pattern, pattern.flags & ~re.DEBUG)
    waiting: list[Any] = [parsed]
    while waiting:
        automaton = _Automaton(parsed.state.flags)
        automaton.sequence(waiting.pop())
        if _reads_twice(automaton):
            return True
        waiting += automaton.apart
    return False


def _reads_twice(automaton: _Automaton) -> bool:
    """Return whether two different paths lead from a state back to it by the same text."""
    after: dict[int, set[int]] = defaultdict(set)
    for one, two in automaton.edges:
        after[one].add(two)
    loops = [part for part in _components(after) if len(part) > 1 or any(state in after[state] for state in part)]
    return any(_is_ambiguous(automaton, part, after) for part in loops)


def _is_ambiguous(automaton: _Automaton, part: set[int], after: dict[int, set[int]]) -> bool:
    chars = automaton.chars
    if any(automaton.edges[one, two] > 1 for one in part for two in after[one] & part):
        return True
    pairs: dict[tuple[int, int], set[tuple[int, int]]] = {}
    waiting = [(state, state) for state in part]
    while waiting:
        pair = waiting.pop()
        if pair not in pairs:
            nexts = (after[state] & part for state in pair)
            left, right = nexts
            pairs[pair] = {(one, two) for one in left for two in right if chars[one] & chars[two]}
            waiting += pairs[pair]
    return any(
        any(one == two for one, two in found) and any(one != two for one, two in found) for found in _components(pairs)
    )


def _components(after: dict[Any, set[Any]]) -> Iterator[set[Any]]:
    """Yield the strongly connected components of a graph (Tarjan, without recursion)."""
    index: dict[Any, int] = {}
    low: dict[Any, int] = {}
    stack: list[Any] = []
    on_stack: set[Any] = set()
    for root in list(after):
        if root in index:
            continue
        work = [(root, iter(after.get(root, ())))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, edges = work[-1]
            for other in edges:
                if other not in index:
                    index[other] = low[other] = len(index)
                    stack.append(other)
                    on_stack.add(other)
                    work.append((other, iter(after.get(other, ()))))
                    break
                if other in on_stack:
                    low[node] = min(low[node], index[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    found = set()
                    while node not in found:
                        found.add(other := stack.pop())
                        on_stack.discard(other)
                    yield found


def _set(items: Sequence[Any], flags: int) -> int:
    """Return the characters of a set, as bits."""
    found, is_negated = 0, False
    for op, value in items:
        if op is c.NEGATE:
            is_negated = True
        elif op is c.IN:
            found |= _set(value, flags)
        elif op is c.ANY:
            found |= _ANY if flags & re.DOTALL else _ANY & ~(1 << ord("\n"))
        elif op is c.CATEGORY:
            found |= _category(value)
        elif op is c.RANGE:
            found |= _range(*value, flags)
        elif op is c.NOT_LITERAL:
            found |= _ANY & ~_range(value, value, flags)
        else:
            assert op is c.LITERAL, op
            found |= _range(value, value, flags)
    return _ANY & ~found if is_negated else found


def _range(low: int, high: int, flags: int) -> int:
    found = _OTHER if high >= _LETTERS else 0
    for code in range(low, min(high + 1, _LETTERS)):
        char = chr(code)
        found |= 1 << code
        for other in (char.lower(), char.upper()) if flags & re.IGNORECASE else ():
            found |= 1 << ord(other) if len(other) == 1 and ord(other) < _LETTERS else _OTHER
    return found


_CATEGORIES = {
    c.CATEGORY_DIGIT: str.isdigit,
    c.CATEGORY_SPACE: str.isspace,
    c.CATEGORY_WORD: lambda char: char.isalnum() or char == "_",
}
_NOT = {
    c.CATEGORY_NOT_DIGIT: c.CATEGORY_DIGIT,
    c.CATEGORY_NOT_SPACE: c.CATEGORY_SPACE,
    c.CATEGORY_NOT_WORD: c.CATEGORY_WORD,
}


def _category(kind: Any) -> int:
    if kind in _NOT:
        return _ANY & ~_category(_NOT[kind]) | _OTHER
    test = _CATEGORIES[kind]
    return sum(1 << code for code in range(_LETTERS) if test(chr(code))) | _OTHER
