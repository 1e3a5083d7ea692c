"""Bytes that are moved to where they may overlap with themselves."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.memory import copy16, kernel, load8, store8

__all__ = ["move"]

_STEP = 16


@kernel
def move(target: int, start: int, size: int) -> int:
    """Move bytes, and not one more; gives the end of them where they are then."""
    if target > start:
        i = size
        while i >= _STEP:
            i -= _STEP
            copy16(target + i, start + i)
        while i > 0:
            i -= 1
            store8(target + i, load8(start + i))
        return target + size
    i = 0
    while i + _STEP <= size:
        copy16(target + i, start + i)
        i += _STEP
    if size >= _STEP and start - target >= _STEP:  # the last ones have not been written over
        copy16(target + size - _STEP, start + size - _STEP)
        return target + size
    while i < size:
        store8(target + i, load8(start + i))
        i += 1
    return target + size
