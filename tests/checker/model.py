"""A memory that knows its pieces: every load and store must lie within one of them.

It stands in for `compiled.memory`. Each piece gets an address of its own, with a terabyte to the next one: no offset
that the bytes of a log can say leads from one piece to another, so an address that has left its piece is always found.
The bytes are those that Python has, at the same time.

What is allowed, by the function that made a piece:

* loads: anywhere in the piece and its slack;
* stores: not into what the loops only read. A store begins inside of the piece and may reach into the slack; only
  `copy` may begin at its end, when it copies nothing;
* slots (`get`, `put`) are aligned, and in records or numbers of 64 bits.

In a log's bytes the end is that of what was read so far, not that of the room, and that of an event while its body is
looked at. A piece that Python has given up is gone
at once: an address of it that the loops still have is an error, whatever is there by then.
"""

from __future__ import annotations

import ctypes
import sys
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops.abi import SLACK
from tests.compiled.guarded import apart

__all__ = ["MAKERS", "SHIFT", "MemoryViolationError", "Model", "Piece"]

SHIFT = 40
"""Bits of an address that say where in a piece it is."""
MAKERS = ("slots", "records", "record", "numbers", "constant", "input_room", "text_room", "value_room")
"""The functions of `compiled.memory` that make some."""
_OFFSET = (1 << SHIFT) - 1
_SLOT = 8
_FRESH = 0xA5
"""What memory that nobody has set looks like."""


class MemoryViolationError(Exception):
    """The loops have touched what is not theirs."""


class Piece:
    """A piece of memory that the loops may use."""

    __slots__ = (
        "address",
        "data",
        "end",
        "first",
        "has_slots",
        "kind",
        "made_at",
        "payload",
        "readable",
        "slack",
        "writable",
    )

    def __init__(self, number: int, kind: str, place: int, size: int, slack: int, made_at: str) -> None:
        self.address = number << SHIFT
        self.kind, self.made_at, self.slack = kind, made_at, slack
        # Neither keeps the memory alive: what Python gives up shall be gone.
        self.data = memoryview((ctypes.c_ubyte * (size + slack)).from_address(place)).cast("B")
        self.writable = kind in ("slots", "record", "records", "text_room", "value_room")
        self.has_slots = kind in ("slots", "record", "records", "numbers")
        self.payload = 0, 0
        self.set_bounds(0, size)

    def set_bounds(self, first: int, end: int) -> None:
        """What is after the end is slack."""
        self.first, self.end, self.readable = first, end, min(end + self.slack, len(self.data))

    @contextmanager
    def narrowed(self, first: int, end: int) -> Iterator[Piece]:
        """Inside of the block only a part is there, as of a log the event at hand."""
        bounds, payload = (self.first, self.end), self.payload
        self.payload = 0, 0
        self.set_bounds(first, end)
        try:
            yield self
        finally:
            self.payload = payload
            self.set_bounds(*bounds)

    def __str__(self) -> str:
        return f"{self.kind} of {self.end} bytes, made at {self.made_at}"


def _size(owner: Any) -> int:
    if isinstance(owner, memory.Records):
        owner = owner.slots
    return int(owner.nbytes if isinstance(owner, memoryview) else owner.size)


class Model:
    """All pieces, and what the loops do with them."""

    def __init__(self) -> None:
        self.pieces: dict[int, Piece] = {}
        self._by_id: dict[int, Piece] = {}
        self._gone: dict[int, str] = {}
        self._count = 0

    def install(self) -> None:
        """Stand in for `compiled.memory`, from now on."""
        address = memory.address
        for name in MAKERS:
            setattr(memory, name, self._maker(name, getattr(memory, name), address))
        memory.address, memory.value_rooms = self.address, apart

    def _maker(self, kind: str, make: Callable[..., Any], address: Callable[[Any], int]) -> Callable[..., Any]:
        slack = SLACK if kind in ("constant", "input_room", "text_room", "value_room") else 0

        def made(*arguments: Any) -> Any:
            owner = make(*arguments)
            size, place = _size(owner), address(owner)
            if kind.endswith("_room"):
                ctypes.memset(place, _FRESH, size)
            self._count += 1
            frame = sys._getframe(1)
            made_at = f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}"
            piece = Piece(self._count, kind, place, size - slack, slack, made_at)
            self.pieces[self._count] = self._by_id[id(owner)] = piece
            weakref.finalize(owner, self._forget, self._count, id(owner))
            return owner

        return made

    def _forget(self, number: int, owner: int) -> None:
        self._gone[number] = str(self.pieces.pop(number))
        self._by_id.pop(owner, None)

    def address(self, owner: Any) -> int:
        """The address of a piece, given what its maker gave."""
        if id(owner) not in self._by_id:
            raise MemoryViolationError("memory that compiled.memory did not make is given to the loops")
        return self._by_id[id(owner)].address

    def piece(self, owner: Any) -> Piece:
        """The piece that a maker made."""
        return self.pieces[self.address(owner) >> SHIFT]

    def load(self, address: int, size: int) -> int:
        """An unsigned number, lowest byte first."""
        piece, offset = self.pieces.get(address >> SHIFT), address & _OFFSET
        if piece is None or (
            not piece.first <= offset <= piece.readable - size and not self._is_in_payload(piece, offset, size)
        ):
            raise self._error("load", address, size)
        return piece.data[offset] if size == 1 else int.from_bytes(piece.data[offset : offset + size], "little")

    def load_bytes(self, address: int, size: int) -> bytes:
        """So many bytes."""
        piece, offset = self.pieces.get(address >> SHIFT), address & _OFFSET
        if piece is None or (
            not piece.first <= offset <= piece.readable - size and not self._is_in_payload(piece, offset, size)
        ):
            raise self._error("load", address, size)
        return bytes(piece.data[offset : offset + size])

    @staticmethod
    def _is_in_payload(piece: Piece, offset: int, size: int) -> bool:
        start, end = piece.payload
        return start <= offset and offset + size <= end + piece.slack

    def store(self, address: int, value: int, size: int) -> None:
        """Write an unsigned number."""
        self.store_bytes(address, value.to_bytes(size, "little"))

    def store_bytes(self, address: int, data: bytes, *, may_be_idle: bool = False) -> None:
        """Write bytes; an idle store is one of which nothing is meant to stay."""
        piece, offset, size = self.pieces.get(address >> SHIFT), address & _OFFSET, len(data)
        if (
            piece is None
            or not piece.writable
            or offset + size > piece.readable
            or (offset >= piece.end and not (may_be_idle and offset == piece.end))
        ):
            raise self._error("store", address, size)
        piece.data[offset : offset + size] = data

    def inflated(self, address: int, room: int, data: bytes) -> None:
        """Write what was inflated into so much room, which is in a log's buffer, after the log."""
        piece, offset = self.pieces.get(address >> SHIFT), address & _OFFSET
        if piece is None or len(data) > room or not piece.readable <= offset <= len(piece.data) - piece.slack - room:
            raise self._error("inflating", address, room)
        piece.data[offset : offset + len(data)] = data

    def meant(self, address: int, size: int, *, is_store: bool) -> None:
        """Look at the bytes that a copy is about, which must be in the piece itself."""
        piece, offset = self.pieces.get(address >> SHIFT), address & _OFFSET
        if piece is None or size < 0 or not piece.first <= offset <= piece.end - size:
            start, end = piece.payload if piece else (0, 0)
            if size < 0 or offset < start or offset + size > end:
                raise self._error("copy to" if is_store else "copy from", address, size)

    def slot(self, address: int) -> int:
        """The address of a slot that is about to be used."""
        piece = self.pieces.get(address >> SHIFT)
        if piece is not None and (not piece.has_slots or address % _SLOT):
            raise self._error("slot", address, _SLOT)
        return address

    def _error(self, what: str, address: int, size: int) -> MemoryViolationError:
        number, offset = address >> SHIFT, address & _OFFSET
        if number in self.pieces:
            place = f"offset {offset} of {self.pieces[number]}"
        elif number in self._gone:
            place = f"offset {offset} of what is gone: {self._gone[number]}"
        elif number + 1 in self.pieces and offset > _OFFSET // 2:
            place = f"{_OFFSET + 1 - offset} bytes before {self.pieces[number + 1]}"
        else:
            place = f"no piece of memory at all: address {address}"
        return MemoryViolationError(f"{what} of {size} bytes at {place}")
