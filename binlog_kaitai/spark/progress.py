"""How far a job is: what its tasks have read and written, told while it runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from pyspark import SparkContext
from pyspark.accumulators import AccumulatorParam

from binlog_kaitai.jobs.tasks import Progress, silent
from binlog_kaitai.log.source import SourceList

if TYPE_CHECKING:
    _Sums = AccumulatorParam[tuple[int, int]]
else:
    _Sums = AccumulatorParam

__all__ = ["Show", "show_nothing", "told"]

Show = Callable[[SourceList], AbstractContextManager[Progress]]
_TELL_EVERY = 0.2
"""Seconds between two looks at what the tasks have done."""


class _Pair(_Sums):
    """Bytes and rows."""

    def zero(self, value: tuple[int, int]) -> tuple[int, int]:
        return 0, 0

    def addInPlace(self, value1: tuple[int, int], value2: tuple[int, int]) -> tuple[int, int]:  # noqa: N802
        return value1[0] + value2[0], value1[1] + value2[1]


class _Count:
    """Counts in a task; Spark adds up what ended tasks have counted."""

    def __init__(self, sums: Any) -> None:
        self._sums = sums

    def __call__(self, size: int, rows: int = 0, /) -> None:
        self._sums.add((size, rows))


@contextmanager
def show_nothing(sources: SourceList) -> Iterator[Progress]:
    """Yield a progress callback that does nothing."""
    yield silent


@contextmanager
def told(sc: SparkContext, progress: Progress) -> Iterator[Progress]:
    """Yield what tasks call with bytes and rows; in the block, `progress` is told of those of the tasks that ended."""
    if progress is silent:
        yield silent
        return
    sums, ended = sc.accumulator((0, 0), _Pair()), Event()
    teller = Thread(target=_tell, args=(sums, progress, ended), daemon=True)
    teller.start()
    try:
        yield _Count(sums)
    finally:
        ended.set()
        teller.join()


def _tell(sums: Any, progress: Progress, ended: Event) -> None:
    before = 0, 0
    is_last = False
    while not is_last:
        is_last = ended.wait(_TELL_EVERY)
        now = sums.value
        progress(now[0] - before[0], now[1] - before[1])
        before = now
