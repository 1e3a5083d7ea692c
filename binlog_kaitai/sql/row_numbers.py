"""Numbers of 64 bits for the texts by which rows are known, the same in Python and in the loops."""

from __future__ import annotations

__all__ = ["MULTIPLIER", "SHIFT", "row_number"]

MULTIPLIER, SHIFT = -7046029254386353131, 29
"""The golden ratio, as a signed number, and by how many bits the upper half is mixed into the lower one."""
_BITS = 64
_WORD = _BITS // 8
_MASK = (1 << _BITS) - 1


def row_number(data: bytes, seed: int) -> int:
    """Return a signed number for some bytes."""
    number = (seed ^ len(data)) & _MASK
    for start in range(0, len(data), _WORD):
        word = int.from_bytes(data[start : start + _WORD], "little")
        number = (number ^ word) * MULTIPLIER & _MASK
        number ^= number >> SHIFT
    return number - (1 << _BITS) if number >> (_BITS - 1) else number
