"""Buffers of Arrow that the loops fill: larger ones in place of full ones, and the bits of what is valid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pyarrow as pa

from binlog_kaitai.compiled import memory

__all__ = ["ALL", "OFFSET_BYTES", "larger_rooms", "set_valid_from", "view"]

ALL = (1 << 8) - 1
"""A byte of bits: all values are valid."""
OFFSET_BYTES = 4
"""Bytes of where a string ends."""


def view(buffer: pa.Buffer) -> memory.Bytes:
    """Return the bytes of a buffer, to read."""
    return memoryview(buffer).cast("B")


def larger_rooms(
    sizes: Sequence[int], old: Sequence[pa.Buffer], kept: Iterable[int], fill: int | None = None
) -> list[Any]:
    """Return room for more values than the old one has, of which some bytes stay; new ones become `fill`."""
    rooms = memory.value_rooms(sizes, fill)
    for room, before, count in zip(rooms, old, kept, strict=False):  # there may be no old ones
        memory.put(room, 0, view(before)[:count].tobytes())
    return rooms


def set_valid_from(bitmap: pa.Buffer, rows: int) -> None:
    """Set all bits after those of the first rows, of which the loops clear some."""
    start, bit = divmod(rows, 8)
    partly = view(bitmap)[start] | ALL << bit & ALL
    memory.put(bitmap, start, bytes([partly]) + bytes([ALL]) * (bitmap.size - start - 1))
