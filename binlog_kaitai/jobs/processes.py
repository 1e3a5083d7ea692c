"""Tasks that other processes work on."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from binlog_kaitai.errors import SourceError
from binlog_kaitai.files import naming
from binlog_kaitai.jobs.tasks import Job, Progress, SplitTask
from binlog_kaitai.system import ENDING

__all__ = ["in_processes"]

R = TypeVar("R")
_TELL_EVERY = 0.1
"""Seconds between two looks at what the processes have done."""


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
def in_processes(job: Job[R], tasks: list[SplitTask], jobs: int, progress: Progress) -> Iterator[_Others[R]]:
    """Tasks that other processes work on; all have ended after the block."""
    context = multiprocessing.get_context("spawn")
    with naming("the memory that processes share"):  # a file, too
        shared = context.Array("q", 3)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_Worker.begin, initargs=(job, shared))
    try:
        with (
            _ended_from_outside(tasks[0]),
            _not_for_children(signal.SIGINT, *ENDING),
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
