"""Small pieces of work put together: a task of Spark costs 10 to 30 ms, more than to read a small log."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Protocol, TypeVar

__all__ = ["packed", "settle", "task_size"]

_OPEN_COST = 1 << 22
"""Bytes that opening a log counts for."""
_TASKS_EACH = 4
"""Tasks for each that runs at a time, at least, while there is enough to do: so the last to end is a small one."""


class _Piece(Protocol):
    @property
    def size(self) -> int:
        """Bytes of the file that it is about."""


P = TypeVar("P", bound=_Piece)


def task_size(pieces: Sequence[_Piece], most: int, parallelism: int) -> int:
    """Return how many bytes a task should have: `most`, or fewer so that there is work for all.

    Args:
        pieces: all that is to be read.
        most: bytes of a split.
        parallelism: tasks that run at the same time.
    """
    whole = sum(piece.size + _OPEN_COST for piece in pieces)
    return min(most, whole // (_TASKS_EACH * parallelism))


def packed(pieces: Iterable[P], size: int) -> list[list[P]]:
    """Return the pieces in order, as many together as have `size` bytes with what it costs to open them."""
    found: list[list[P]] = []
    filled = size
    for piece in pieces:
        cost = piece.size + _OPEN_COST
        if not found or filled + cost > size:
            found.append([])
            filled = 0
        found[-1].append(piece)
        filled += cost
    return found


@cache
def settle() -> None:
    """Spark has each Python worker collect garbage after each task: what is imported by now need not be looked at."""
    gc.collect()
    gc.freeze()
