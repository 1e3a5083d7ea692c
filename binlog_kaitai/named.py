"""Named tuples and enums of whole numbers whose classes are made in a fifth of the time.

They are made whenever a command starts. For a type checker they are those of the standard library.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["IntEnum", "NamedTuple"]

if TYPE_CHECKING:
    from enum import IntEnum as IntEnum
    from typing import NamedTuple as NamedTuple
else:
    from collections import _tuplegetter

    _new = tuple.__new__

    class _OfNames(type):
        """Makes a named tuple of a class. Its annotations are only names: nobody looks whether they are types."""

        def __new__(cls, name, bases, space):
            if not bases:
                return super().__new__(cls, name, bases, space)
            fields = tuple(space.get("__annotations__", ()))
            defaults = {field: space[field] for field in fields if field in space}

            def new(cls, *values, **named):
                """Compile what makes a tuple, of which most commands make none, and make the first one."""
                arguments = "".join(f"{field}, " for field in fields)
                make = eval(f"lambda _cls, {arguments}: _new(_cls, ({arguments}))", {"_new": _new})
                make.__defaults__ = tuple(defaults.values())
                make.__name__, make.__qualname__ = "__new__", f"{name}.__new__"
                made.__new__ = staticmethod(make)
                return make(cls, *values, **named)

            own = {"__slots__": (), "_fields": fields, "_field_defaults": defaults, "__match_args__": fields}
            getters = {field: _tuplegetter(number, None) for number, field in enumerate(fields)}
            made = type(name, (tuple,), _OF_ALL | own | {"__new__": new} | space | getters)
            return made

    def _make(cls, values):
        """Make a tuple of values in the order of the fields."""
        made = _new(cls, values)
        if len(made) != len(cls._fields):
            raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
        return made

    def _replace(self, /, **values):
        """Return the tuple with other values for some fields."""
        made = self._make(map(values.pop, self._fields, self))
        if values:
            raise ValueError(f"Got unexpected field names: {list(values)!r}")
        return made

    def _asdict(self):
        """Return the values by the names of their fields."""
        return dict(zip(self._fields, self, strict=True))

    def _repr(self):
        shown = ", ".join(f"{field}={value!r}" for field, value in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({shown})"

    _OF_ALL = {
        "_make": classmethod(_make),
        "_replace": _replace,
        "__replace__": _replace,
        "_asdict": _asdict,
        "__repr__": _repr,
        "__getnewargs__": lambda self: tuple(self),
    }

    class NamedTuple(metaclass=_OfNames):
        """Stands for `typing.NamedTuple`."""

    class _OfNumbers(type):
        """Makes an enum of a class whose attributes are numbers."""

        def __new__(cls, name, bases, space):
            numbers = {key: value for key, value in space.items() if not key.startswith("_")} if bases != (int,) else {}
            others = {key: value for key, value in space.items() if key not in numbers}
            made = super().__new__(cls, name, bases, others)
            made._by_number, made.__members__ = {}, {}
            for key, number in numbers.items():
                member = made._by_number.setdefault(number, int.__new__(made, number))
                member.__dict__.setdefault("name", key)
                made.__members__[key] = member
                setattr(made, key, member)
            return made

        def __call__(cls, number):
            try:
                return cls._by_number[number]
            except KeyError:
                raise ValueError(f"{number!r} is not a valid {cls.__qualname__}") from None

        def __getitem__(cls, name):
            return cls.__members__[name]

        def __iter__(cls):
            return iter(cls._by_number.values())

        def __len__(cls):
            return len(cls._by_number)

    class IntEnum(int, metaclass=_OfNumbers):
        """Stands for `enum.IntEnum`: its members are numbers with a name."""

        def __repr__(self):
            return f"<{type(self).__qualname__}.{self.name}: {int(self)}>"

        __str__, __format__ = int.__repr__, int.__format__

        def __reduce__(self):
            return type(self), (int(self),)

        @property
        def value(self):
            return int(self)
