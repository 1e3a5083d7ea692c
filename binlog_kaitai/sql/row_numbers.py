"""Numbers of 64 bits for the texts by which rows are known, the same in Python and in the loops."""

from __future__ import annotations

__all__ = ["MULTIPLIER", "SHIFT", "SPREAD", "row_digest", "row_number"]

MULTIPLIER, SHIFT = -7046029254386353131, 29
"""The golden ratio, as a signed number, and by how many bits the upper half is mixed into the lower one."""
SPREAD = 32
_BITS = 64
_WORD = _BITS // 8
_MASK = (1 << _BITS) - 1


def row_number(data: bytes, seed: int) -> int:
    """Return a signed number for some bytes."""
    return _signed(_number(data, seed))


def row_digest(data: bytes, seed: int) -> int:
    """Return a signed number for some bytes of which every bit depends on all of them, so that many may be added."""
    number = _number(data, seed)
    number = (number ^ number >> SPREAD) * MULTIPLIER & _MASK
    return _signed(number ^ number >> SPREAD)


def _number(data: bytes, seed: int) -> int:
    number = (seed ^ len(data)) & _MASK
    for start in range(0, len(data), _WORD):
        word = int.from_bytes(data[start : start + _WORD], "little")
        number = (number ^ word) * MULTIPLIER & _MASK
        number ^= number >> SHIFT
    return number


def _signed(number: int) -> int:
    return number - (1 << _BITS) if number >> (_BITS - 1) else number
