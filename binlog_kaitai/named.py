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
    from collections import namedtuple

    class _OfNames(type):
        """Makes a named tuple of a class. Its annotations are only names: nobody looks whether they are types."""

        def __new__(cls, name, bases, space):
            if not bases:
                return super().__new__(cls, name, bases, space)
            fields = list(space.get("__annotations__", ()))
            defaults = [space[field] for field in fields if field in space]
            made = namedtuple(name, fields, defaults=defaults, module=space["__module__"])
            for key, value in space.items():
                if key not in fields:
                    setattr(made, key, value)
            return made

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
