"""Named tuples and enums whose classes are made fast are what the standard library makes."""

from __future__ import annotations

import copy
import enum
import inspect
import json
import pickle
import typing
from collections.abc import Callable
from typing import Any

import pytest

from binlog_kaitai import named


class Pair(named.NamedTuple):
    """Of two."""

    first: int
    second: list[str] | None = None

    def doubled(self) -> int:
        """Return twice the first."""
        return 2 * self.first


class Color(named.IntEnum):
    """Of three, one of which has two names."""

    red = 0
    green = 5
    lime = 5


_TUPLES: list[Callable[[Any], object]] = [
    lambda kind: kind._fields,
    lambda kind: kind._field_defaults,
    lambda kind: (kind.__name__, kind.__qualname__, kind.__module__, kind.__annotations__.keys()),
    lambda kind: kind(1),
    lambda kind: kind(second=["a"], first=1),
    lambda kind: kind(1)._replace(second=[]),
    lambda kind: kind(1)._asdict(),
    lambda kind: kind._make([1, 2]),
    lambda kind: kind(3).doubled(),
    lambda kind: (kind(1) == (1, None), hash(kind(1)), kind(1) < kind(2), len(kind(1))),
    lambda kind: kind(),
    lambda kind: kind(1, 2, 3),
    lambda kind: kind(1, third=2),
    lambda kind: kind._make([1]),
    lambda kind: kind(1)._replace(third=2),
    lambda kind: setattr(kind(1), "first", 2),
    lambda kind: setattr(kind(1), "third", 2),
    lambda kind: copy.copy(kind(1, ["b"])),
    lambda kind: (kind.__match_args__, kind.__mro__[1:], type(kind), kind.first.__get__(kind(7))),
    lambda kind: (kind(1), list(inspect.signature(kind).parameters.values())[1].default)[1],
]
_ENUMS: list[Callable[[Any], object]] = [
    lambda kind: (list(kind), len(kind), list(kind.__members__.items())),
    lambda kind: (kind.green, kind(5), kind["lime"], kind.lime is kind.green),
    lambda kind: (kind.green.name, kind.green.value, kind(5).name, str(kind.red), f"{kind.green:3}"),
    lambda kind: (kind.green == 5, kind.green + 1, {5: "a"}[kind.green], hash(kind.green), bool(kind.red)),
    lambda kind: json.dumps([kind.green]),
    lambda kind: isinstance(kind.green, kind) and isinstance(kind.green, int),
    lambda kind: copy.deepcopy(kind.green) is kind.green,
    lambda kind: kind(7),
    lambda kind: kind["blue"],
]


def _said(ask: Callable[[Any], object], kind: Any) -> str:
    try:
        return repr(ask(kind))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        return f"{type(error).__name__}: {error}"


@pytest.mark.parametrize("ask", _TUPLES)
def test_a_named_tuple(ask: Callable[[Any], object]) -> None:
    class Pair(typing.NamedTuple):
        first: int
        second: list[str] | None = None

        def doubled(self) -> int:
            return 2 * self.first

    Pair.__qualname__ = "Pair"
    assert _said(ask, globals()["Pair"]) == _said(ask, Pair)


@pytest.mark.parametrize("ask", _ENUMS)
def test_an_enum(ask: Callable[[Any], object]) -> None:
    class Color(enum.IntEnum):
        red = 0
        green = 5
        lime = 5

    Color.__qualname__ = "Color"
    assert _said(ask, globals()["Color"]) == _said(ask, Color)


def test_each_class_makes_its_first_tuple_as_those_that_follow() -> None:
    """What makes them is compiled at the first."""

    class Fresh(named.NamedTuple):
        first: int
        second: int = 2

        def name(self) -> str:
            """Return the name of the class that this was written in."""
            return __class__.__name__  # type: ignore[name-defined,no-any-return]

    before = Fresh(1)
    assert (before, Fresh(1), Fresh(second=3, first=1)) == ((1, 2), (1, 2), (1, 3))
    assert before.name() == "Fresh"


def test_they_are_pickled() -> None:
    assert pickle.loads(pickle.dumps(Pair(1, ["a"]))) == Pair(1, ["a"])
    assert pickle.loads(pickle.dumps(Color.green)) is Color.green
    match Pair(1):
        case Pair(first, second):
            assert (first, second) == (1, None)
    match 5:
        case Color.green:
            pass
        case _:
            raise AssertionError
