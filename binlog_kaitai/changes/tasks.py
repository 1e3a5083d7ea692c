"""Work on logs, with one process or several.

Logs are cut into splits by their sizes alone; each split is a task. What becomes of each is asked for in order, so that
nothing depends on how many processes work.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import accumulate, groupby
from typing import Any, Generic, Protocol, TypeVar

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import PART, FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span, Split, SplitReader, plan_splits
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import SourceError
from binlog_kaitai.files import naming
from binlog_kaitai.log.source import Source

__all__ = [
    "HasLedger",
    "Job",
    "NothingThereError",
    "Progress",
    "SplitTask",
    "Tasks",
    "by_log",
    "kept_parts",
    "plan_tasks",
    "run_tasks",
    "silent",
]

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
L = TypeVar("L", bound="HasLedger")
_UNREADABLE = ("damaged", "truncated", "encrypted, no key")
_TELL_EVERY = 0.1
"""Seconds between two looks at what the processes have done."""


class Progress(Protocol):
    """Is told how many more bytes were read and rows written."""

    def __call__(self, size: int, rows: int = 0, /) -> None: ...


def silent(size: int, rows: int = 0, /) -> None:
    """Tell nobody."""


@dataclass(frozen=True, slots=True)
class SplitTask:
    """One split of a log, and what is wanted of it."""

    log: int
    """Its number, from 1."""
    split: Split
    filter: Filter | None

    def span(self, options: ReadOptions) -> Span | None:
        """Return where to read; None for the whole log. Raises NothingThereError when no group begins in the split."""
        split = self.split
        if split.start == 0 and split.end == (split.source.size or 0):
            return None
        span = SplitReader(split, verify_checksums=options.verify_checksums).span()
        if span is None:
            raise NothingThereError
        return span

    def nothing(self) -> FileLedger:
        """Return the ledger of a split in which no group begins."""
        return FileLedger(self.split.source.name, self.split.source.size, state=PART)


class NothingThereError(Exception):
    """No group of events begins in a split."""


class Job(Protocol[R_co]):
    """What is done with each task; it travels to other processes."""

    def begin(self) -> None:
        """Called in each other process before its first task."""

    def run(self, task: SplitTask, progress: Progress) -> R_co:
        """Do one task."""


class HasLedger(Protocol):
    """What became of a task."""

    @property
    def ledger(self) -> FileLedger:
        """What was met."""


class Tasks(Protocol[R_co]):
    """Tasks that are being worked on."""

    def result(self, task: SplitTask) -> R_co:
        """Return what became of a task. Raises SourceError."""

    def drop(self, task: SplitTask) -> None:
        """What the task gives is not wanted."""


def plan_tasks(sources: Sequence[Source], filter: Filter | None, split_size: int) -> list[SplitTask]:
    """Return the tasks of logs, in order."""
    splits = plan_splits(sources, split_size, filter)
    logs = list(accumulate(int(split.start == 0) for split in splits))
    return [
        SplitTask(log, split, filter.for_log(first=log == 1, last=log == len(sources)) if filter else None)
        for log, split in zip(logs, splits, strict=True)
    ]


def by_log(work: Tasks[L], planned: Iterable[SplitTask], options: ReadOptions) -> Iterator[tuple[list[L], bool]]:
    """Yield what became of the parts of each log, and whether parts behind damage are left out: in failfast mode."""
    for _, of_log in groupby(planned, key=lambda task: task.log):
        parts: list[L] = []
        is_cut = False
        for task in of_log:
            if parts and options.mode == "failfast" and parts[-1].ledger.state in _UNREADABLE:
                work.drop(task)
                is_cut = True
            else:
                parts.append(work.result(task))
        yield parts, is_cut


def kept_parts(parts: list[L], options: ReadOptions) -> list[L]:
    """Return those parts of a log, given in order, that count: in failfast mode none behind damage."""
    damaged = (number for number, part in enumerate(parts) if part.ledger.state in _UNREADABLE)
    return parts if options.mode == "permissive" else parts[: next(damaged, len(parts) - 1) + 1]


@contextmanager
def run_tasks(job: Job[R], tasks: list[SplitTask], jobs: int, progress: Progress) -> Iterator[Tasks[R]]:
    """Around the use of what `jobs` processes give, or this one when one is enough."""
    if jobs > 1 and len(tasks) > 1:
        with _in_processes(job, tasks, min(jobs, len(tasks)), progress) as others:
            yield others
    else:
        yield _Here(job, progress)


@dataclass(frozen=True, slots=True)
class _Here(Generic[R]):
    """The tasks in this process, each when its turn comes."""

    job: Job[R]
    progress: Progress

    def result(self, task: SplitTask) -> R:
        return self.job.run(task, self.progress)

    def drop(self, task: SplitTask) -> None:
        pass


class _StoppedError(Exception):
    """The run is over; nobody waits for this task."""


class _Worker:
    """What a process of several knows besides its task."""

    job: Job[Any]
    shared: Any
    """Bytes and rows so far, by all processes, and whether to stop."""

    @classmethod
    def begin(cls, job: Job[Any], shared: Any) -> None:
        """Called in each process before its first task."""
        cls.job, cls.shared = job, shared
        threading.Thread(target=_end_with_parent, daemon=True).start()
        job.begin()

    @classmethod
    def run(cls, task: SplitTask) -> Any:
        """Do one task."""
        return cls.job.run(task, cls._count)

    @classmethod
    def _count(cls, size: int, rows: int = 0, /) -> None:
        with cls.shared.get_lock():
            cls.shared[0] += size
            cls.shared[1] += rows
        if cls.shared[2]:
            raise _StoppedError


def _end_with_parent() -> None:
    """End this process when the one that has started it is gone: killed, it could not say so."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class _Others(Generic[R]):
    """The tasks in other processes."""

    def __init__(self, futures: dict[int, Future[R]], shared: Any, progress: Progress) -> None:
        self._futures, self._shared, self._progress = futures, shared, progress
        self._told = (0, 0)

    def result(self, task: SplitTask) -> R:
        future = self._futures.pop(task.split.number)
        while wait([future], _TELL_EVERY).not_done:
            self._tell()
        self._tell()
        with _ended_from_outside(task):
            return future.result()

    def drop(self, task: SplitTask) -> None:
        self._futures[task.split.number].cancel()

    def _tell(self) -> None:
        size, rows, _ = self._shared[:]
        self._progress(size - self._told[0], rows - self._told[1])
        self._told = (size, rows)


@contextmanager
def _ended_from_outside(task: SplitTask) -> Iterator[None]:
    try:
        yield
    except BrokenProcessPool as error:
        text = "a process that works on this run was ended from outside; if memory ran out, give fewer --jobs"
        raise SourceError(text, task.split.source.name) from error


@contextmanager
def _in_processes(job: Job[R], tasks: list[SplitTask], jobs: int, progress: Progress) -> Iterator[_Others[R]]:
    """Tasks that other processes work on; all have ended after the block."""
    context = multiprocessing.get_context("spawn")
    with naming("the memory that processes share"):  # a file, too
        shared = context.Array("q", 3)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_Worker.begin, initargs=(job, shared))
    try:
        with (
            _ended_from_outside(tasks[0]),
            _not_for_children(signal.SIGINT, signal.SIGTERM, signal.SIGHUP),
        ):  # the process that waits for the others tells them
            futures = {task.split.number: pool.submit(_Worker.run, task) for task in tasks}
        yield _Others(futures, shared, progress)
    except BaseException:
        shared[2] = 1
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _not_for_children(*numbers: signal.Signals) -> Iterator[None]:
    """Signals that processes which start in the block never get; this one gets them afterwards."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, numbers)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
