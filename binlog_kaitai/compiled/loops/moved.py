"""Bytes that are moved to where they may overlap with themselves."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.memory import copy16, kernel, load8, store8

__all__ = ["move"]

_STEP = 16


@kernel
def move(target: int, start: int, size: int) -> int:
    """Move bytes, and not one more; gives the end of them where they are then."""
    i = size if target > start else 0
    if i:
        while i >= _STEP:
            i -= _STEP
            copy16(target + i, start + i)
        while i > 0:
            i -= 1
            store8(target + i, load8(start + i))
        return target + size
    while i + _STEP <= size:
        copy16(target + i, start + i)
        i += _STEP
    while i < size:
        store8(target + i, load8(start + i))
        i += 1
    return target + size
