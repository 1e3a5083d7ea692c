"""Sets of numbers by which rows are known, in little memory."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator
from itertools import chain

__all__ = ["RowNumbers"]

_RUN = 1 << 16
"""Numbers that are sorted together."""
_LONG_RUN = 1 << 19
"""Most of them."""


class RowNumbers:
    """A set of numbers of 64 bits that only grows."""

    def __init__(self) -> None:
        self._new: set[int] = set()
        self._runs: list[array[int]] = []
        self._unsorted = array("q")
        """Not looked for yet."""

    def add_all(self, numbers: memoryview[int]) -> None:
        """Add numbers, which are sorted when one is looked for."""
        self._unsorted.frombytes(numbers.tobytes())

    def _sort(self) -> None:
        unsorted, self._unsorted = self._unsorted, array("q")
        if len(unsorted) < _RUN:  # a run of its own would be looked through each time
            self._new.update(unsorted)
            self._keep_run()
            return
        for start in range(0, len(unsorted), _LONG_RUN):
            self._runs.append(array("q", sorted(unsorted[start : start + _LONG_RUN])))

    def __iter__(self) -> Iterator[int]:
        return chain(self._new, *self._runs, self._unsorted)

    def add(self, number: int) -> None:
        """Add a number."""
        self._new.add(number)
        self._keep_run()

    def _keep_run(self) -> None:
        """Sort the new numbers where they are many."""
        if len(self._new) >= _RUN:
            self._runs.append(array("q", sorted(self._new)))
            self._new.clear()
            while len(self._runs) > 1 and len(self._runs[-2]) == len(self._runs[-1]) < _LONG_RUN:
                last, before = self._runs.pop(), self._runs.pop()
                self._runs.append(array("q", sorted([*before, *last])))

    def __contains__(self, number: int) -> bool:
        if self._unsorted:
            self._sort()
        return number in self._new or any(_has(run, number) for run in self._runs)


def _has(run: array[int], number: int) -> bool:
    at = bisect_left(run, number)
    return at < len(run) and run[at] == number
