"""Small pieces of work put together: a task of Spark costs 10 to 30 ms, more than to read a small log."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Protocol, TypeVar

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.splits import Split
from binlog_kaitai.jobs.tasks import tasks_of_parts
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.needed import LogPart

__all__ = ["Task", "Unit", "grown_size", "packed", "planned", "settle", "task_size", "units"]

_OPEN_COST = 1 << 22
"""Bytes that opening a log counts for."""
_MOST_SPLITS = 200_000
_JOINED = 128 << 20
"""Bytes of small logs whose rows are written into the same files ..."""
_LEAST_UNITS = 64
"""... or fewer, so that there are as many units, and work for many workers."""
_TASKS_EACH = 4
"""Tasks for each that runs at a time, at least, while there is enough to do: so the last to end is a small one."""


class _Piece(Protocol):
    @property
    def size(self) -> int:
        """Bytes of the file that it is about."""


P = TypeVar("P", bound=_Piece)


@dataclass(frozen=True, slots=True)
class Task:
    """One split with what is wanted of it."""

    split: Split
    filter: Filter | None
    log: int = 0
    """Number of the log in the plan; a log that was given twice is two."""

    @property
    def source(self) -> Source:
        """The log."""
        return self.split.source

    @property
    def size(self) -> int:
        """Bytes of the file that it is about."""
        return self.split.size if self.source.seekable else self.source.stored_size or 0


@dataclass(frozen=True, slots=True)
class Unit:
    """A split, or small logs that follow each other, whose rows are written into the same files."""

    tasks: list[Task]

    @property
    def size(self) -> int:
        """Bytes of the files that it is about."""
        return sum(task.size + _OPEN_COST for task in self.tasks) - _OPEN_COST


def units(tasks: Sequence[Task]) -> list[Unit]:
    """Return the tasks in order, small logs together. Which ones depends on the logs alone, as the files do."""
    splits = Counter(task.log for task in tasks)
    size = min(_JOINED, sum(task.size + _OPEN_COST for task in tasks) // _LEAST_UNITS)
    found: list[Unit] = []
    for is_whole, group in groupby(tasks, lambda task: splits[task.log] == 1):
        found += map(Unit, packed(group, size if is_whole else 0))
    return found


def planned(parts: Sequence[LogPart], split_size: int) -> list[Task]:
    """Return the splits of those logs that are needed, in order."""
    return [Task(task.split, task.filter, task.log - 1) for task in tasks_of_parts(parts, split_size)]


def task_size(pieces: Sequence[_Piece], most: int, parallelism: int) -> int:
    """Return how many bytes a task should have: `most`, or fewer so that there is work for all.

    Args:
        pieces: all that is to be read.
        most: bytes of a split.
        parallelism: tasks that run at the same time.
    """
    whole = sum(piece.size + _OPEN_COST for piece in pieces)
    return min(most, whole // (_TASKS_EACH * parallelism))


def grown_size(sources: Iterable[Source], split_size: int) -> int:
    """Return the size of splits, or a larger one where that makes more of them than a driver has room for."""
    return max(split_size, -(-sum(source.size or 0 for source in sources) // _MOST_SPLITS))


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
