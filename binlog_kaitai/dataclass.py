"""Dataclasses with slots whose methods are made when the first of them is asked for.

Making them takes a third of the time in which a command starts, and most commands use few of the classes.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterator
from functools import partial
from inspect import get_annotations
from threading import RLock
from typing import TYPE_CHECKING, Any

__all__ = ["dataclass"]

_ALWAYS = ("__dataclass_fields__", "__dataclass_params__", "__match_args__")
_REPLACE = ("__replace__",) if sys.version_info >= (3, 13) else ()
_ORDER = ("__lt__", "__le__", "__gt__", "__ge__")
_LOCK = RLock()
_Space = dict[str, Any]


if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(cls: type | None = None, /, **options: bool) -> Any:
        """Do what `dataclasses.dataclass` does, later. It must be one with slots."""
        return partial(_declared, options) if cls is None else _declared(options, cls)


class _Later:
    """Stands for an attribute of a class up to when it is asked for."""

    def __init__(self, make: Callable[[], None]) -> None:
        self._make = make

    def __set_name__(self, owner: type, name: str) -> None:
        self._owner, self._name = owner, name

    def __get__(self, instance: object, owner: type) -> Any:
        with _LOCK:
            if self._owner.__dict__[self._name] is self:
                self._make()
        return getattr(owner if instance is None else instance, self._name)


def _declared(options: dict[str, bool], plain: type) -> type:
    """Return a class with slots in place of `plain`, of which the methods of a dataclass are made later."""
    given = {name: value for name, value in options.items() if name != "slots"}
    assert given != options, "only classes with slots are made later"
    names, later = list(get_annotations(plain)), list(_later(given, plain))

    def make() -> None:
        dataclasses.dataclass(**given)(plain)
        for name in later:
            setattr(made, name, plain.__dict__[name])

    left_out = {*names, "__dict__", "__weakref__"}
    space = {name: value for name, value in plain.__dict__.items() if name not in left_out}
    inherited = {name for base in plain.__mro__[1:-1] for name in base.__dict__.get("__slots__", ())}
    space["__slots__"] = tuple(name for name in names if name not in inherited)
    space |= {name: _Later(make) for name in later}
    if given.get("frozen"):
        space = _of_frozen(names) | space
    elif given.get("eq", True):
        space.setdefault("__hash__", None)
    made = type(plain)(plain.__name__, plain.__bases__, space)
    made.__qualname__ = plain.__qualname__
    return made


def _later(options: dict[str, bool], plain: type) -> Iterator[str]:
    """Yield the names of what is made later: all that the class has not by itself."""
    methods = ["__init__"] * options.get("init", True) + ["__repr__"] * options.get("repr", True)
    if options.get("eq", True):
        methods += ["__eq__", *["__hash__"] * options.get("frozen", False)]
    for name in (*_ALWAYS, *_REPLACE, *methods):
        if name not in plain.__dict__:
            yield name
    yield from _ORDER if options.get("order") else ()


def _of_frozen(names: list[str]) -> _Space:
    """Return what keeps objects as they are, and pickles them."""

    def set_attribute(self: object, name: str, value: object) -> None:
        raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")

    def delete_attribute(self: object, name: str) -> None:
        raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")

    return {"__setattr__": set_attribute, "__delattr__": delete_attribute} | _PICKLING


def _state(self: Any) -> list[object]:
    return [getattr(self, name) for name in self.__dataclass_fields__]


def _set_state(self: Any, state: list[object]) -> None:
    for name, value in zip(self.__dataclass_fields__, state, strict=True):
        object.__setattr__(self, name, value)


_PICKLING: _Space = {"__getstate__": _state, "__setstate__": _set_state}
