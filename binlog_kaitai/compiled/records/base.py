"""Records: pieces of memory of 64-bit slots that Python and the compiled loops share, with a name for each slot.

A record is declared once, as a class. In the loops a value of the class is the record's address, and `trx.used` loads
or stores one slot: translating makes a single instruction of it. Python sees the same memory as a sequence of integers,
and gets the numbers of the slots from the class: `record[Trx.used]`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Never, Self, TypeVar, overload

__all__ = [
    "WORD",
    "Given",
    "HandedOver",
    "Part",
    "Place",
    "Record",
    "Ref",
    "Room",
    "Slot",
    "Taken",
    "numbers_of",
]

WORD = 8
"""Bytes of a slot."""


class Record(int):
    """The address of a record. A class of it declares the slots, in their order."""

    SLOTS: ClassVar[int] = 0
    """How many slots the record has."""
    BYTES: ClassVar[int] = 0
    declared: ClassVar[dict[str, Place]] = {}
    """What is declared, by name, in order."""

    def __init_subclass__(cls) -> None:
        cls.declared = {name: place for name, place in vars(cls).items() if isinstance(place, Place)}
        count = 0
        for place in cls.declared.values():
            place.number = count
            count += place.count
        cls.SLOTS, cls.BYTES = count, WORD * count

    @classmethod
    def nth(cls, list: int, number: int) -> Self:
        """Return a record of a list, in which they stand one after the other; the first has the number 0."""
        return cls(list + number * cls.BYTES)

    def load_slot(self, slot: int) -> int:
        """Load a slot, in the loops: in Python the address says nothing."""
        raise NotImplementedError(slot)

    def store_slot(self, slot: int, value: int) -> None:
        """Store a slot, in the loops."""
        raise NotImplementedError(slot)


R = TypeVar("R", bound=Record)


class Place:
    """Something that a record has: so many slots, from a number on."""

    number = 0

    def __init__(self, count: int = 1) -> None:
        self.count = count


class Given(Place):
    """A number that only Python writes."""

    def __get__(self, record: Record | None, owner: type[Record]) -> int:
        return self.number if record is None else record.load_slot(self.number)

    def __set__(self, record: Record, value: Never) -> None:
        raise AttributeError(f"only Python writes slot {self.number} of {type(record).__name__}")


class Slot(Given):
    """A number that only the loops write."""

    def __set__(self, record: Record, value: int) -> None:
        record.store_slot(self.number, value)


class Taken(Slot):
    """A number that the loops write, and that Python sets back when it has taken what is there: to nothing, or to what
    it was."""


class HandedOver(Slot):
    """A number that both sides write, each while the other one waits: Python goes on where the loops stopped, or the
    other way round."""


class Ref(Place, Generic[R]):
    """The address of another record, or 0; `by` is what a number would be that is written in the same way."""

    def __init__(self, to: type[R], by: type[Given] = Given) -> None:
        super().__init__()
        self.to, self.by = to, by

    @overload
    def __get__(self, record: None, owner: type[Record]) -> int: ...
    @overload
    def __get__(self, record: Record, owner: type[Record]) -> R: ...
    def __get__(self, record: Record | None, owner: type[Record]) -> int | R:
        return self.number if record is None else self.to(record.load_slot(self.number))

    def __set__(self, record: Record, value: int) -> None:
        record.store_slot(self.number, value)


class Room(Place):
    """So many slots of one kind, of which the loops have the address; 0 stands for all that follow the record."""

    def __get__(self, record: Record | None, owner: type[Record]) -> int:
        return self.number if record is None else record + WORD * self.number


class Part(Place, Generic[R]):
    """A record inside of another one."""

    def __init__(self, of: type[R]) -> None:
        super().__init__(of.SLOTS)
        self.of = of
        self._numbers: _Numbers | None = None

    @overload
    def __get__(self, record: None, owner: type[Record]) -> type[R]: ...
    @overload
    def __get__(self, record: Record, owner: type[Record]) -> R: ...
    def __get__(self, record: Record | None, owner: type[Record]) -> Any:
        if record is not None:
            return self.of(record + WORD * self.number)
        self._numbers = self._numbers or _Numbers(self.of, self.number)
        return self._numbers


class _Numbers:
    """The numbers of a record's slots, from a number on, as attributes."""

    def __init__(self, record: type[Record], first: int) -> None:
        self.SLOTS, self.BYTES = record.SLOTS, record.BYTES
        for name, place in record.declared.items():
            number = first + place.number
            setattr(self, name, _Numbers(place.of, number) if isinstance(place, Part) else number)


def numbers_of(record: type[R]) -> type[R]:
    """Return the numbers of a record's slots, and of its parts, by the same names: faster than to ask the class."""
    return _Numbers(record, 0)  # type: ignore[return-value]
