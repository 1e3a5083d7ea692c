"""The memory that the loops work on, and its addresses: made and told here, and nowhere else.

The loops take addresses on trust. What each piece of memory may be used for is said by the function that makes it, so
that a checker that takes the place of these functions knows all memory of the loops (see tests/checker). Who asks for
the address of a piece keeps the piece.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled.loops.abi import SLACK

if TYPE_CHECKING:
    import pyarrow as pa

__all__ = ["Bytes", "address", "constant", "input_room", "numbers", "record", "records", "text_room", "value_room"]

Bytes = np.ndarray[Any, np.dtype[np.uint8]]


def records(*shape: int) -> Integers:
    """Return zeros: slots that both sides read and write."""
    return np.zeros(shape, np.int64)


def record(slots: Sequence[int]) -> Integers:
    """Return slots that both sides read and write."""
    return np.array(slots, np.int64)


def numbers(values: Any, kind: Any = np.int64) -> np.ndarray[Any, Any]:
    """Return numbers that the loops only read."""
    return np.array(values, kind)


def constant(data: bytes) -> Bytes:
    """Return bytes that nobody changes. The loops may read `SLACK` more."""
    return np.frombuffer(data + bytes(SLACK), np.uint8)


def input_room(size: int) -> Bytes:
    """Return room for bytes of a log, which the loops only read; they may read `SLACK` bytes more."""
    return np.empty(size + SLACK, np.uint8)


def text_room(size: int) -> Bytes:
    """Return room for text that the loops write; what they write last may reach `SLACK` bytes beyond."""
    return np.empty(size + SLACK, np.uint8)


def value_room(size: int) -> pa.Buffer:
    """Return room for values that the loops write, from Arrow's pool; the last may reach `SLACK` bytes beyond."""
    import pyarrow as pa

    return pa.allocate_buffer(size + SLACK)


def address(memory: Any) -> int:
    """Return the address of a piece of memory that was made here."""
    return int(memory.ctypes.data if isinstance(memory, np.ndarray) else memory.address)
