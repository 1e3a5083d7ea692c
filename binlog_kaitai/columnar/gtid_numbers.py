"""Where the numbers stand that an event at the begin of a transaction has: found by trying.

Such an event has parts that others of its type lack, and its bytes say which. So the loops read an event only when it
is like one that the object path has decoded: as long, and the same in all bytes that decide about parts. Which bytes
these are shows when each is changed in turn. A byte that only adds to a number is part of it; one that changes nothing
of interest may be anything; every other one has to be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from binlog_kaitai.columnar import memory
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events import Body, GtidEvent, MariadbGtidEvent
from binlog_kaitai.frames import Frame

__all__ = ["Shape", "shape_of"]

_NUMBERS = (
    "thread_id",
    "last_committed",
    "sequence_number",
    "immediate_commit_timestamp",
    "original_commit_timestamp",
)
"""In the order of the slots from T_THREAD_ID on."""
_BITS = {s.HAS_THREAD_ID: _NUMBERS[:1], s.HAS_CLOCK: _NUMBERS[1:3], s.HAS_COMMIT_TIMES: _NUMBERS[3:]}
_BYTE_VALUES, _BYTE = 256, 8
_WORD = 1 << 64

_Numbers = tuple[int | None, ...]


class Shape:
    """Events of the same length and parts."""

    def __init__(self, data: bytes, mask: bytes, known: int, places: list[tuple[int, int, int]]) -> None:
        self._bytes, self._mask_bytes = memory.constant(data), memory.constant(mask)
        addresses = memory.address(self._bytes), memory.address(self._mask_bytes)
        numbers = [number for place in places for number in place]
        self.record = memory.record([0, *addresses, len(data), known, *numbers])
        """See the slots from V_NEXT on."""
        self._data, self._mask = int.from_bytes(data), int.from_bytes(mask)
        self._length = len(data)

    def has(self, data: bytes) -> bool:
        """Whether an event with this body is one of them."""
        return len(data) == self._length and (int.from_bytes(data) ^ self._data) & self._mask == 0


def shape_of(frame: Frame, body_of: Callable[[Frame], Body]) -> Shape | None:
    """The shape of an event; None for one that the loops cannot read. Raises BinlogError."""
    body = body_of(frame)
    if not isinstance(body, GtidEvent | MariadbGtidEvent):
        return None
    numbers = _numbers(body)
    known = 0
    for bit, names in _BITS.items():
        there = [getattr(body, name, None) is not None for name in names]
        if any(there) != all(there):
            return None
        known |= bit if all(there) else 0
    data = bytes(frame.buffer[frame.body_start : frame.body_end])
    mask, shifts = bytearray(b"\xff" * len(data)), [dict[int, int]() for _ in _NUMBERS]
    for place in range(len(data)):
        found = _effects(frame, place, body_of, _parts(body), numbers)
        if found is not None:
            mask[place] = 0
            for number, shift in found.items():
                shifts[number][place] = shift
    places = [_place(number or 0, shift, data) for number, shift in zip(numbers, shifts, strict=True)]
    sure = [place for place in places if place is not None]
    return Shape(data, bytes(mask), known, sure) if len(sure) == len(places) else None


def _effects(
    frame: Frame, place: int, body_of: Callable[[Frame], Body], parts: tuple[bool, ...], numbers: _Numbers
) -> dict[int, int] | None:
    """Which numbers a byte adds to, and by how many bits to the left; None where it does anything else."""
    old = frame.buffer[frame.body_start + place]
    effects: set[tuple[tuple[int, int], ...]] = set()
    for value in {0, _BYTE_VALUES - 1, *(old ^ 1 << bit for bit in range(_BYTE))} - {old}:
        try:
            body = body_of(_with_byte(frame, place, value))
        except BinlogError:
            return None
        if _parts(body) != parts:
            return None
        found = [
            (number, _shift((new - was) % _WORD, value - old))
            for number, (was, new) in enumerate(zip(numbers, _numbers(body), strict=True))
            if was is not None and new is not None and new != was
        ]
        if any(shift is None for _, shift in found):
            return None
        effects.add(tuple((number, shift) for number, shift in found if shift is not None))
    return dict(effects.pop()) if len(effects) == 1 else None


def _shift(difference: int, change: int) -> int | None:
    """How many bits to the left a change of a byte shows in a number."""
    return next((shift for shift in range(0, 64, _BYTE) if (change << shift) % _WORD == difference), None)


def _place(number: int, shifts: dict[int, int], data: bytes) -> tuple[int, int, int] | None:
    """What is added to a number, where its bytes begin, and how many there are; None where they do not stand together
    as in a little-endian number."""
    places = sorted(shifts)
    if not places:
        return _signed(number), 0, 0
    first, count = places[0], len(places)
    if [shifts.get(first + i) for i in range(count)] != [_BYTE * i for i in range(count)]:
        return None
    return _signed(number - int.from_bytes(data[first : first + count], "little")), first, count


def _signed(number: int) -> int:
    number %= _WORD
    return number - _WORD if number >> 63 else number


def _with_byte(frame: Frame, place: int, value: int) -> Frame:
    data = bytearray(frame.buffer)
    data[frame.body_start + place] = value
    return frame._replace(buffer=bytes(data))


def _numbers(body: Body) -> _Numbers:
    return tuple(getattr(body, name, None) for name in _NUMBERS)


def _parts(body: Any) -> tuple[bool, ...]:
    """Which parts the event has."""
    return tuple(getattr(body, field.name) is None for field in fields(body) if field.name != "gtid")
