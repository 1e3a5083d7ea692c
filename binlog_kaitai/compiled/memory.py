"""The memory that the loops work on, and its addresses: made and told here, and nowhere else.

The loops take addresses on trust. What each piece of memory may be used for is said by the function that makes it, so
that a checker that takes the place of these functions knows all memory of the loops (see tests/checker). Who asks for
the address of a piece keeps the piece.

Memory is seen through memoryviews, which take and give Python's integers; numpy, which takes longer to import than a
small log to read, is not needed.
"""

from __future__ import annotations

import ctypes
from array import array
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import accumulate
from mmap import mmap
from sys import getrefcount
from typing import TYPE_CHECKING

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled.loops.abi import SLACK
from binlog_kaitai.system import drop_pages, new_pages

if TYPE_CHECKING:
    import pyarrow as pa

    Bytes = memoryview[int]
else:
    Bytes = memoryview

__all__ = [
    "Bytes",
    "Records",
    "address",
    "constant",
    "expect",
    "input_room",
    "move",
    "numbers",
    "put",
    "record",
    "records",
    "slots",
    "text_room",
    "value_room",
    "value_rooms",
]

_LARGE = 1 << 16
"""Bytes from which on the system makes memory, a page when it is first used."""
_VERY_LARGE = 4 << 20
"""Bytes from which on memory has large pages while much is read, and from which on a log is much."""
_MOST_AGAIN, _LARGEST_AGAIN = 8, 8 << 20
"""Pieces that are used again when nobody has them any more, and bytes of the largest of them."""
_MOVED = 1 << 22
"""Bytes, a multiple of every page's, that are moved at once."""
_SLOT = 8
_ALIGNED = 64
"""Bytes that the pieces of Arrow's pool begin at a multiple of."""
_Start = ctypes.c_char * 0


class Records:
    """Records of as many slots each, one after the other."""

    __slots__ = ("__weakref__", "size", "slots")

    def __init__(self, slots: Integers, size: int) -> None:
        self.slots = slots
        """The slots of all records."""
        self.size = size
        """Slots of a record."""

    def __len__(self) -> int:
        return len(self.slots) // self.size

    def __getitem__(self, number: int) -> Integers:
        start = number * self.size
        return self.slots[start : start + self.size]

    def __iter__(self) -> Iterator[Integers]:
        return (self[number] for number in range(len(self)))

    def set_column(self, slot: int, values: Sequence[int]) -> None:
        """Set a slot in all records."""
        self.slots[slot :: self.size] = memoryview(array("q", values))

    def column(self, slot: int, count: int | None = None) -> list[int]:
        """Return what a slot has in the first `count` records, or in all."""
        end = len(self.slots) if count is None else count * self.size
        return self.slots[slot : max(end, slot) : self.size].tolist()


class _Expected:
    """What is known of the use of memory that is made from now on."""

    is_much = False


def expect(size: int | None) -> None:
    """Say how many bytes of a log are read next, if that is known: of many, large pieces of memory are used up to their
    ends, and have large pages."""
    _Expected.is_much = size is not None and size >= _VERY_LARGE


def _pages(size: int) -> mmap:
    return new_pages(size, large=_Expected.is_much and size >= _VERY_LARGE)


def _zeros(size: int) -> Bytes:
    return memoryview(_pages(size) if size >= _LARGE else bytearray(size))


_again: deque[mmap] = deque(maxlen=_MOST_AGAIN)
"""Large pieces for bytes, whether they are in use or not: a page that was used before costs no fault."""


def _room(size: int) -> Bytes:
    """Return memory with anything in it."""
    if not _LARGE <= size <= _LARGEST_AGAIN:
        return _zeros(size)
    mine = object()  # nobody has a piece to which there are no more references; Python 3.14 counts them in another way
    for _ in range(len(_again)):
        piece = _again.popleft() if _again else _pages(size)  # no other thread has it meanwhile
        view = memoryview(piece) if len(piece) == size and getrefcount(piece) == getrefcount(mine) else None
        _again.append(piece)
        if view is not None:
            return view
    _again.append(piece := _pages(size))
    return memoryview(piece)


def _slots(count: int) -> Integers:
    return _zeros(max(count, 1) * _SLOT).cast("q")[:count]


def slots(count: int) -> Integers:
    """Return a record of zeros: slots that both sides read and write."""
    return _slots(count)


def record(numbers: Sequence[int]) -> Integers:
    """Return slots that both sides read and write."""
    return memoryview(array("q", numbers))


def records(count: int, size: int) -> Records:
    """Return records of zeros, of `size` slots each, that both sides read and write."""
    return Records(_slots(count * size), size)


def numbers(values: Iterable[int], kind: str = "q") -> Integers:
    """Return numbers, of a kind that `array` has a letter for, that the loops only read."""
    return memoryview(array(kind, values) or array(kind, [0]))


def constant(data: bytes) -> Bytes:
    """Return bytes that nobody changes. The loops may read `SLACK` more."""
    return memoryview(bytearray(data + bytes(SLACK)))


def input_room(size: int) -> Bytes:
    """Return room for bytes of a log, which the loops only read; they may read `SLACK` bytes more."""
    return _room(size + SLACK)


def text_room(size: int) -> Bytes:
    """Return room for text that the loops write; what they write last may reach `SLACK` bytes beyond."""
    return _room(size + SLACK)


def value_room(size: int) -> pa.Buffer:
    """Return room for values that the loops write, from Arrow's pool; the last may reach `SLACK` bytes beyond."""
    import pyarrow as pa

    return pa.allocate_buffer(size + SLACK)


def value_rooms(sizes: Sequence[int], fill: int | None = None) -> list[pa.Buffer]:
    """Return what `value_room` returns for each size, cut out of one piece, all bytes of which are `fill`."""
    import pyarrow as pa

    places = list(accumulate((-(-(size + SLACK) // _ALIGNED) * _ALIGNED for size in sizes), initial=0))
    whole = pa.allocate_buffer(places[-1])
    if fill is not None:
        ctypes.memset(whole.address, fill, places[-1])
    return [whole.slice(place, size + SLACK) for place, size in zip(places, sizes, strict=False)]


def put(room: pa.Buffer, start: int, data: bytes) -> None:
    """Set some bytes of what `value_room` or `value_rooms` has returned."""
    assert 0 <= start <= start + len(data) <= room.size
    ctypes.memmove(room.address + start, data, len(data))


def move(old: Bytes, new: Bytes, count: int) -> None:
    """Copy the first bytes of a piece of memory to a larger one. The old one, which nobody uses any more, gives its
    pages back meanwhile: both together need no more than one."""
    pages = old.obj if isinstance(old.obj, mmap) and len(old.obj) == old.nbytes else None  # else it begins elsewhere
    for start in range(0, count, _MOVED):
        stop = min(start + _MOVED, count)
        new[start:stop] = old[start:stop]
        if pages is not None and stop - start == _MOVED:
            with suppress(OSError):  # it is no error to keep them
                drop_pages(pages, start, _MOVED)


def address(memory: Integers | Records | pa.Buffer) -> int:
    """Return the address of a piece of memory that was made here."""
    if isinstance(memory, Records):
        memory = memory.slots
    if isinstance(memory, memoryview):
        return ctypes.addressof(_Start.from_buffer(memory))
    return int(memory.address)
