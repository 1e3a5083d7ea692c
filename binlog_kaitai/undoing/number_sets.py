"""Sets of numbers by which rows are known, in little memory: what is sorted is in temporary files."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import chain
from mmap import ACCESS_READ, mmap

from binlog_kaitai.files import scratch_file

__all__ = ["RowNumbers"]

_RUN = 1 << 16
"""Numbers of a set that are sorted together."""
_LONG_RUN = 1 << 18
"""Others that are sorted together."""
_MOST_EQUAL = 8
"""Runs of about the same size, which then become one."""
_WORD = array("q").itemsize
_STRETCH = 1 << 15
"""Numbers that are taken together."""


class RowNumbers:
    """A set of numbers of 64 bits that only grows. Its methods raise OSError."""

    def __init__(self) -> None:
        self._new: set[int] = set()
        self._unsorted: _Numbers | None = None
        """Not looked for yet."""
        self._runs: list[_Run] = []

    def add_all(self, numbers: memoryview[int]) -> None:
        """Add numbers, which are sorted when one is looked for."""
        if self._unsorted is None:
            self._unsorted = _Numbers()
        self._unsorted.add(numbers)

    def _sort(self, unsorted: _Numbers) -> None:
        if len(unsorted) < _RUN:  # a run of its own would be looked through each time
            self._new.update(*unsorted.parts())
            self._keep_run()
            return
        for start in range(0, len(unsorted), _LONG_RUN):
            self._add_run(unsorted.read(start, start + _LONG_RUN))

    def __iter__(self) -> Iterator[int]:
        return chain.from_iterable(self.parts())

    def parts(self) -> Iterator[array[int]]:
        """Yield all numbers, some at a time; one that was added more than once may come again."""
        yield array("q", self._new)
        for numbers in (self._unsorted, *self._runs):
            if numbers is not None:
                yield from numbers.parts()

    def add(self, number: int) -> None:
        """Add a number."""
        self._new.add(number)
        self._keep_run()

    def _keep_run(self) -> None:
        """Sort the new numbers where they are many."""
        if len(self._new) >= _RUN:
            self._add_run(self._new)
            self._new.clear()

    def _add_run(self, numbers: Iterable[int]) -> None:
        runs = self._runs
        runs.append(_Run([sorted(numbers)]))
        while len(runs) >= _MOST_EQUAL and len(runs[-_MOST_EQUAL]) < _MOST_EQUAL * len(runs[-1]):
            runs[-_MOST_EQUAL:] = [_Run(_merged(runs[-_MOST_EQUAL:]))]

    def __contains__(self, number: int) -> bool:
        if self._unsorted is not None:
            unsorted, self._unsorted = self._unsorted, None
            self._sort(unsorted)
        if number in self._new:
            return True
        for run in self._runs:  # noqa: SIM110 - `any` takes three times as long where there are none
            if number in run:
                return True
        return False


class _Numbers:
    """Numbers in a file."""

    def __init__(self) -> None:
        self._file, self._count = scratch_file(), 0

    def __len__(self) -> int:
        return self._count

    def add(self, numbers: array[int] | memoryview[int]) -> None:
        """Add some after the others."""
        self._file.seek(self._count * _WORD)
        self._file.write(numbers.tobytes())
        self._count += len(numbers)

    def parts(self) -> Iterator[array[int]]:
        """Yield all of them, some at a time."""
        return (self.read(start, start + _STRETCH) for start in range(0, self._count, _STRETCH))

    def read(self, start: int, stop: int) -> array[int]:
        """Return the numbers between two places."""
        numbers = array("q")
        self._file.seek(start * _WORD)
        numbers.frombytes(self._file.read(max(stop - start, 0) * _WORD))
        return numbers

    def mapped(self) -> memoryview[int]:
        """Return all numbers, which stay in the file until they are looked at."""
        self._file.flush()
        return memoryview(mmap(self._file.fileno(), self._count * _WORD, access=ACCESS_READ)).cast("q")


class _Run:
    """Sorted numbers.

    Args:
        parts: some of them each, in order; at least one number.
    """

    def __init__(self, parts: Iterable[list[int]]) -> None:
        numbers = _Numbers()
        for part in parts:
            numbers.add(array("q", part))
        self.numbers = numbers.mapped()

    def __len__(self) -> int:
        return len(self.numbers)

    def parts(self) -> Iterator[array[int]]:
        """Yield all of them, some at a time."""
        stretches = (self.numbers[start : start + _STRETCH] for start in range(0, len(self), _STRETCH))
        return (array("q", stretch.tobytes()) for stretch in stretches)

    def __contains__(self, number: int) -> bool:
        at = self.place(number)
        return at < len(self.numbers) and self.numbers[at] == number

    def place(self, number: int) -> int:
        """Return how many numbers are smaller."""
        return bisect_left(self.numbers, number)


def _merged(runs: list[_Run]) -> Iterator[list[int]]:
    """Yield the numbers of all runs in order, some at a time."""
    limits = max(runs, key=len).numbers[::_STRETCH][1:]
    starts = [0] * len(runs)
    for limit in [*limits, None]:
        stops = [len(run) if limit is None else run.place(limit) for run in runs]
        part: list[int] = []
        for run, start, stop in zip(runs, starts, stops, strict=True):
            part += run.numbers[start:stop]
        starts = stops
        part.sort()  # which is fast for parts that are in order
        yield part
