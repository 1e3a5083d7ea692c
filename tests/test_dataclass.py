"""The dataclasses whose methods are made later are what the standard library makes at once."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from collections.abc import Callable
from dataclasses import field
from typing import Any

import pytest

from binlog_kaitai.dataclass import dataclass

OPTIONS: tuple[dict[str, bool], ...] = (
    {},
    {"frozen": True},
    {"frozen": True, "order": True},
    {"eq": False},
    {"frozen": True, "repr": False},
    {"frozen": True, "init": False, "repr": False},
)


class Plain:
    """Of two fields."""

    number: int
    names: list[str] = field(default_factory=list, compare=False)

    def doubled(self) -> int:
        """Return twice the number."""
        return 2 * self.number


def made(by: Callable[..., Any], **options: bool) -> Any:
    """Return a dataclass with slots, as `by` makes it."""
    space = {name: value for name, value in vars(Plain).items() if name not in ("__dict__", "__weakref__")}
    return by(slots=True, **options)(type("Plain", (), space))


@dataclass(frozen=True, slots=True)
class Pickled:
    """Can be found by its name."""

    number: int
    names: tuple[str, ...] = ()


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize(
    "ask",
    [
        lambda kind: [(item.name, item.type, item.compare) for item in dataclasses.fields(kind)],
        lambda kind: str(inspect.signature(kind)),
        lambda kind: kind.__slots__,
        lambda kind: kind.__match_args__,
        lambda kind: repr(kind(1, ["a"])).partition(" at ")[0],
        lambda kind: kind(1, ["a"]) == kind(1, ["b"]),
        lambda kind: kind(1) == kind(2),
        lambda kind: kind(1) == 1,
        lambda kind: len({kind(1), kind(1)}),
        lambda kind: kind(1) < kind(2),
        lambda kind: setattr(kind(1), "number", 2),
        lambda kind: delattr(kind(1), "number"),
        lambda kind: kind(),
        lambda kind: kind(1).doubled(),
        lambda kind: dataclasses.asdict(kind(1)),
        lambda kind: dataclasses.replace(kind(1), number=3).number,
        lambda kind: copy.deepcopy(kind(1, ["a"])).names,
        lambda kind: kind.__hash__ is None,
    ],
)
def test_what_is_made_later_is_what_is_made_at_once(options: dict[str, bool], ask: Callable[[Any], object]) -> None:
    found = []
    for by in (dataclass, dataclasses.dataclass):
        try:
            found.append(repr(ask(made(by, **options))).split(" at ")[0])
        except (AttributeError, TypeError) as error:
            found.append(f"{type(error).__name__}: {error}".replace("Plain.", "").split(" at ")[0])
    assert found[0] == found[1]


USES: list[Callable[[Any], Any]] = [
    lambda kind: kind(1),
    lambda kind: kind(1, ["a"]),
    lambda kind: kind(names=["a"], number=1),
    lambda kind: kind(),
    lambda kind: kind(1, 2, 3),
    lambda kind: kind(1, number=2),
    lambda kind: kind(1, other=2),
    lambda kind: kind(1, total=5),
]


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("frozen", [True, False])
def test_the_first_objects_are_as_all_that_follow(use: Callable[[Any], Any], frozen: bool) -> None:
    """`__init__` is compiled only for a class that has more than a few."""

    class Counted:
        number: int
        names: list[str] = field(default_factory=list)
        total: int = field(default=7, init=False)
        note: str = field(init=False)

        def __post_init__(self) -> None:
            self.names.append("made")

    def said(kind: Any) -> str:
        try:
            made = use(kind)
        except TypeError as error:
            return f"{error}".rpartition(".")[2]
        return f"{made.number} {made.names} {made.total} {hasattr(made, 'note')}"

    def of(by: Callable[..., Any]) -> Any:
        space = {name: value for name, value in vars(Counted).items() if name not in ("__dict__", "__weakref__")}
        return by(slots=True, frozen=frozen)(type("Counted", (), space))

    ours, theirs = of(dataclass), said(of(dataclasses.dataclass))
    assert [said(ours) for _ in range(40)] == [theirs] * 40
    others = of(dataclass)
    for _ in range(40):
        others(1)
    assert said(others) == theirs


def test_objects_are_pickled() -> None:
    known = Pickled(5, ("a", "b"))
    assert pickle.loads(pickle.dumps(known)) == known
    assert pickle.loads(pickle.dumps(Pickled)) is Pickled


def test_a_dataclass_of_a_dataclass() -> None:
    @dataclass(frozen=True, slots=True)
    class Child(Pickled):
        """One field more."""

        more: int = 3

    assert repr(Child(1)).endswith("Child(number=1, names=(), more=3)")
    assert Child.__slots__ == ("more",)
    match Child(7, ("a",)):
        case Child(number, names):
            assert (number, names) == (7, ("a",))
