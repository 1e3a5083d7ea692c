"""Dataclasses with slots whose methods are made when they are asked for.

Making them takes a third of the time in which a command starts, and most commands use few of the classes, and of most
of those no more than `__init__`, or the fields: these are made by themselves, all else at once. Even `__init__` is made
only after some objects, as most classes have few: to compile it takes as long as to set the fields of many.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from threading import RLock
from typing import TYPE_CHECKING, Any

__all__ = ["dataclass"]

_FIELDS, _INIT = "__dataclass_fields__", "__init__"
_ALWAYS = (_FIELDS, "__dataclass_params__", "__match_args__")
_REPLACE = ("__replace__",) if sys.version_info >= (3, 13) else ()
_ORDER = ("__lt__", "__le__", "__gt__", "__ge__")
_FIRST = 16
"""Objects of a class that are made without an `__init__` of its own."""
_LOCK = RLock()
_Space = dict[str, Any]


if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(cls: type | None = None, /, **options: bool) -> Any:
        """Do what `dataclasses.dataclass` does, later. It must be one with slots."""
        return partial(_declared, options) if cls is None else _declared(options, cls)


class _Later:
    """Stands for an attribute of a class up to when it is asked for.

    Args:
        make: makes the attribute.
        first: does what it does for the first objects.
    """

    __slots__ = ("_first", "_left", "_make", "_name", "_owner")

    def __init__(self, make: Callable[[], None], first: Callable[..., None] | None = None) -> None:
        self._make, self._first = make, first
        self._left = 0 if first is None else _FIRST

    def __set_name__(self, owner: type, name: str) -> None:
        self._owner, self._name = owner, name

    def __get__(self, instance: object, owner: type) -> Any:
        if self._left and instance is not None and self._first is not None:
            self._left -= 1
            return partial(self._first, instance)
        with _LOCK:
            if self._owner.__dict__[self._name] is self:
                self._make()
        return getattr(owner if instance is None else instance, self._name)


def _declared(options: dict[str, bool], plain: type) -> type:
    """Return a class with slots in place of `plain`, of which the methods of a dataclass are made later."""
    given = {name: value for name, value in options.items() if name != "slots"}
    assert given != options, "only classes with slots are made later"
    names, later = plain.__annotations__, _later(given, plain)

    def make() -> None:
        dataclasses.dataclass(**given)(plain)
        for name in later:
            if isinstance(made.__dict__[name], _Later):
                setattr(made, name, plain.__dict__[name])

    def make_init() -> None:
        setattr(made, _INIT, _init_of(plain, made, is_frozen="__setattr__" in space))

    def make_fields() -> None:
        setattr(made, _FIELDS, _fields_of(plain))

    bases = [vars(base) for base in plain.__mro__[1:-1]]
    inherited = {name for base in bases for name in base.get("__slots__", ())}
    space: _Space = {name: value for name, value in _written(plain) if name not in names}
    space["__slots__"] = tuple(name for name in names if name not in inherited)
    has_others = any(_FIELDS in base for base in bases)
    alone = {} if has_others else {_INIT: make_init, _FIELDS: make_fields}
    space |= {name: _Later(alone.get(name, make)) for name in later}
    if _INIT in alone.keys() & later:
        space[_INIT] = _Later(make_init, _FirstInit(plain, lambda: getattr(made, _INIT)))
    if given.get("frozen"):
        space = _FROZEN | space
    elif given.get("eq", True):
        space.setdefault("__hash__", None)
    made = type(plain)(plain.__name__, plain.__bases__, space)
    made.__qualname__ = plain.__qualname__
    return made


def _later(options: dict[str, bool], plain: type) -> list[str]:
    """Return the names of what is made later: all that the class has not by itself."""
    names = [*_ALWAYS, *_REPLACE]
    names += ["__init__"] * options.get("init", True) + ["__repr__"] * options.get("repr", True)
    if options.get("eq", True):
        names += ["__eq__", *["__hash__"] * options.get("frozen", False)]
    own = vars(plain)
    return [name for name in names if name not in own] + [*_ORDER] * options.get("order", False)


def _written(plain: type) -> Iterator[tuple[str, Any]]:
    """Yield what a class has of its own."""
    return ((name, value) for name, value in vars(plain).items() if name not in ("__dict__", "__weakref__"))


class _Factory:
    """Stands for the default of a field that is made for each object."""

    def __repr__(self) -> str:
        return "<factory>"


_MADE = _Factory()


def _fields_of(plain: type) -> Any:
    """Return the fields of a class, all of which are its own, as `dataclasses` has them."""
    copied = type(plain)(plain.__name__, plain.__bases__, dict(_written(plain)))
    return dataclasses.dataclass(init=False, repr=False, eq=False, match_args=False)(copied).__dict__[_FIELDS]


class _FirstInit:
    """Does what `__init__` does, for the fields of a class all of which are its own.

    Args:
        plain: the class as it is written.
        of_class: returns its `__init__`, which says what is wrong with arguments.
    """

    def __init__(self, plain: type, of_class: Callable[[], Callable[..., None]]) -> None:
        self._plain, self._of_class = plain, of_class

    @cached_property
    def _fields(self) -> dict[str, dataclasses.Field[Any]]:
        written = vars(self._plain)
        return {name: _field(written.get(name, dataclasses.MISSING)) for name in self._plain.__annotations__}

    def __call__(self, made: object, /, *values: Any, **named: Any) -> None:
        names = [name for name, field in self._fields.items() if field.init]
        given = dict(zip(names, values, strict=False)) | named
        is_right = len(given) == len(values) + len(named) and given.keys() <= set(names)
        found = {name: _start(field, given, name) for name, field in self._fields.items()} if is_right else {}
        if not is_right or any(found[name] is dataclasses.MISSING for name in names):
            self._of_class()(made, *values, **named)
            return
        for name, value in found.items():
            if value is not dataclasses.MISSING:
                object.__setattr__(made, name, value)
        if hasattr(made, "__post_init__"):
            made.__post_init__()


def _field(default: Any) -> dataclasses.Field[Any]:
    """Return the field that stands in a class as its own default."""
    return default if isinstance(default, dataclasses.Field) else dataclasses.field(default=default)


def _start(field: dataclasses.Field[Any], given: dict[str, Any], name: str) -> Any:
    """Return what a field is set to at first, MISSING for nothing."""
    if name in given:
        return given[name]
    return field.default if field.default_factory is dataclasses.MISSING else field.default_factory()


def _init_of(plain: type, made: type, *, is_frozen: bool) -> Callable[..., None]:
    """Return `__init__` for the fields of a class, all of which are its own."""
    kinds = plain.__annotations__
    space: _Space = {"_MADE": _MADE}
    values = {name: _value(name, plain.__dict__.get(name, dataclasses.MISSING), space) for name in kinds}
    known = {name: value for name, (_, value) in values.items() if value is not None}
    given = {name: parameter for name, (parameter, _) in values.items() if parameter is not None}
    lines = [f"self.{name} = {value}" for name, value in known.items()]
    if is_frozen:
        space |= {f"_set_{name}": made.__dict__[name].__set__ for name in known}
        lines = [f"_set_{name}(self, {value})" for name, value in known.items()]
    if hasattr(plain, "__post_init__"):
        lines.append("self.__post_init__()")
    exec(f"def __init__({', '.join(['self', *given.values()])}):\n " + "\n ".join(lines or ["pass"]), space)
    init: Callable[..., None] = space["__init__"]
    init.__qualname__ = f"{made.__qualname__}.__init__"
    init.__annotations__ = {name: kinds[name] for name in given} | {"return": None}
    return init


def _value(name: str, default: Any, space: _Space) -> tuple[str | None, str | None]:
    """Return how `__init__` takes a field, None where it does not, and what it sets, None for nothing."""
    given = _field(default)
    if given.default_factory is not dataclasses.MISSING:
        space[f"_make_{name}"] = given.default_factory
        made = f"_make_{name}()"
        return (f"{name}=_MADE", f"{made} if {name} is _MADE else {name}") if given.init else (None, made)
    if given.default is not dataclasses.MISSING:
        space[f"_of_{name}"] = given.default
        return (f"{name}=_of_{name}", name) if given.init else (None, f"_of_{name}")
    return (name, name) if given.init else (None, None)


def _set_nothing(self: object, name: str, value: object) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _delete_nothing(self: object, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[object]:
    return [getattr(self, name) for name in self.__dataclass_fields__]


def _set_state(self: Any, state: list[object]) -> None:
    for name, value in zip(self.__dataclass_fields__, state, strict=True):
        object.__setattr__(self, name, value)


_FROZEN: _Space = {
    "__setattr__": _set_nothing,
    "__delattr__": _delete_nothing,
    "__getstate__": _state,
    "__setstate__": _set_state,
}
"""What keeps objects as they are, and pickles them."""
