"""The transactions that have most of something, with an object for few others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import heappush, heapreplace, nlargest

from binlog_kaitai.archive.found_transactions import FoundTransactions
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.reading.summaries import TransactionSummary
from binlog_kaitai.reading.transaction_columns import Found

__all__ = ["MEASURES", "Largest"]

_MICROS = 1_000_000
_LEAST = -(1 << 63)
"""Below all sizes."""


class Measure(NamedTuple):
    """What transactions are compared by; None for those that have none of it."""

    of_one: Callable[[TransactionSummary], int | None]
    of_many: Callable[[FoundTransactions], Sequence[int | None]]


def _durations(found: FoundTransactions) -> list[int]:
    times = zip(found.numbers("start"), found.numbers("commit"), strict=True)
    return [max(commit // _MICROS - start, 0) for start, commit in times]


def _lags(found: FoundTransactions) -> list[int | None]:
    times = zip(found.numbers("original_commit"), found.numbers("commit"), strict=True)
    return [None if original < 0 else commit - original for original, commit in times]


MEASURES = {
    "rows": Measure(lambda summary: summary.rows.total(), FoundTransactions.rows),
    "bytes": Measure(lambda summary: summary.bytes, lambda found: found.numbers("bytes")),
    "duration": Measure(lambda summary: summary.duration, _durations),
    "lag": Measure(lambda summary: summary.lag, _lags),
    "event": Measure(lambda summary: summary.largest_event, lambda found: found.numbers("largest_event")),
}
"""By name."""


class Largest:
    """Chooses the first transactions by a measure, the largest first; of equal ones those that were found first.

    Args:
        measure: what they are compared by.
        most: how many are chosen.
    """

    def __init__(self, measure: Measure, most: int) -> None:
        self._measure, self._most = measure, most
        self._count = 0
        self._heap: list[tuple[int, int, TransactionSummary]] = []

    def __iter__(self) -> Iterator[TransactionSummary]:
        return (summary for _, _, summary in sorted(self._heap, reverse=True))

    def take(self, found: Found, file: str) -> None:
        """Look at what was found next in a log."""
        if isinstance(found, TransactionSummary):
            self._take([self._measure.of_one(found)], lambda number: found)
        else:
            some = FoundTransactions(found, file)
            self._take(self._measure.of_many(some), some.summary)

    def _take(self, sizes: Sequence[int | None], make: Callable[[int], TransactionSummary]) -> None:
        """Look at transactions of some sizes."""
        for size, negative in nlargest(self._most, self._candidates(sizes)):
            if size <= self._floor:
                break
            entry = size, negative - self._count, make(-negative)
            if len(self._heap) < self._most:
                heappush(self._heap, entry)
            else:
                heapreplace(self._heap, entry)
        self._count += len(sizes)

    def _candidates(self, sizes: Sequence[int | None]) -> list[tuple[int, int]]:
        """Return sizes that have a place up to now, each with the negative of its number."""
        floor = self._floor
        return [(size, -number) for number, size in enumerate(sizes) if size is not None and size > floor]

    @property
    def _floor(self) -> int:
        """What one that comes now has to be above to be among the first."""
        return _LEAST if len(self._heap) < self._most else self._heap[0][0]
