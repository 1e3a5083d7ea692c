"""Exports many logs, with one process or several.

Logs are cut into splits by their sizes alone; each split is a task that writes its own files. So the files are the same
however many processes work.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import accumulate, groupby
from typing import Any, Protocol

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.history import with_history
from binlog_kaitai.changes.ledger import PART, FileLedger, joined
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.changes.splits import Split, SplitReader, plan_splits
from binlog_kaitai.compiled.choose import Engine
from binlog_kaitai.errors import SourceError
from binlog_kaitai.export.folder import OutputFolder
from binlog_kaitai.export.parquet import LogExport, export_log, keep_memory
from binlog_kaitai.log.source import Source

__all__ = ["SPLIT_SIZE", "Progress", "export_logs", "joined_export"]

SPLIT_SIZE = 128 << 20
"""Bytes of a log that one task reads, about: a log of the servers' greatest default size, 1 GB, is for eight."""
_TELL_EVERY = 0.1
"""Seconds between two looks at what the processes have done."""
_UNREADABLE = ("damaged", "truncated")


class Progress(Protocol):
    """Is told how many more bytes were read and rows written."""

    def __call__(self, size: int, rows: int = 0, /) -> None: ...


def _silent(size: int, rows: int = 0, /) -> None:
    pass


@dataclass(frozen=True, slots=True)
class _Task:
    log: int
    """Its number, from 1."""
    split: Split
    filter: Filter | None


@dataclass(frozen=True, slots=True)
class _Job:
    """What all tasks have in common."""

    folder: OutputFolder
    options: ReadOptions
    engine: Engine
    partition_by_date: bool

    def run(self, task: _Task, progress: Progress) -> LogExport:
        """Export one split."""
        split = task.split
        is_whole = split.start == 0 and split.end == (split.source.size or 0)
        span = None if is_whole else SplitReader(split, verify_checksums=self.options.verify_checksums).span()
        if span is None and not is_whole:  # no group begins in it
            return LogExport(FileLedger(split.source.name, split.source.size, state=PART))
        return export_log(
            self.folder,
            split.number,
            split.source,
            self.options,
            task.filter,
            progress,
            self.engine,
            span=span,
            partition_by_date=self.partition_by_date,
        )


class _Tasks(Protocol):
    def result(self, task: _Task) -> LogExport: ...

    def drop(self, task: _Task) -> None:
        """What the task writes, or has written, is not wanted."""


def export_logs(
    folder: OutputFolder,
    sources: Sequence[Source],
    options: ReadOptions | None = None,
    filter: Filter | None = None,
    *,
    jobs: int = 1,
    split_size: int = SPLIT_SIZE,
    progress: Progress = _silent,
    engine: Engine = "auto",
    partition_by_date: bool = False,
) -> Iterator[LogExport]:
    """Write the tables of many logs, with `jobs` processes; returns what became of each log, in order.

    The files that count are named in what is given; they do not depend on `jobs`. Without ``permissive`` they hold the
    rows up to the first damage of a log.

    Raises SourceError.
    """
    chosen = replace(options or ReadOptions(), on_damage=pass_over)  # the ledgers have it
    job = _Job(folder, with_history(chosen, sources), engine, partition_by_date)
    tasks = _plan(sources, filter, split_size)
    if jobs > 1 and len(tasks) > 1:
        with _in_processes(job, tasks, min(jobs, len(tasks)), progress) as others:
            yield from _by_log(others, tasks, job.options)
    else:
        yield from _by_log(_Here(job, progress), tasks, job.options)


def _plan(sources: Sequence[Source], filter: Filter | None, split_size: int) -> list[_Task]:
    splits = plan_splits(sources, split_size, filter)
    logs = list(accumulate(int(split.start == 0) for split in splits))
    return [
        _Task(log, split, filter.for_log(first=log == 1, last=log == len(sources)) if filter else None)
        for log, split in zip(logs, splits, strict=True)
    ]


def _by_log(tasks: _Tasks, planned: list[_Task], options: ReadOptions) -> Iterator[LogExport]:
    for _, of_log in groupby(planned, key=lambda task: task.log):
        parts: list[LogExport] = []
        is_cut = False
        for task in of_log:
            if parts and options.mode == "failfast" and parts[-1].ledger.state in _UNREADABLE:
                tasks.drop(task)
                is_cut = True
            else:
                parts.append(tasks.result(task))
        yield joined_export(parts, is_cut=is_cut)


def joined_export(parts: list[LogExport], *, is_cut: bool) -> LogExport:
    """Return what became of a log by its parts; the last of them has the damage when the log is cut there."""
    ledger = joined(part.ledger for part in parts) if len(parts) > 1 else parts[0].ledger
    if is_cut and ledger.lost:
        ledger.lost[-1] = (ledger.lost[-1][0], ledger.size)
    fallbacks, raw_values = Counter[str](), Counter[str]()
    for part in parts:
        fallbacks += part.fallbacks
        raw_values += part.raw_values
    return LogExport(ledger, fallbacks, raw_values, [name for part in parts for name in part.files])


@dataclass(frozen=True, slots=True)
class _Here:
    """The tasks in this process, each when its turn comes."""

    job: _Job
    progress: Progress

    def result(self, task: _Task) -> LogExport:
        return self.job.run(task, self.progress)

    def drop(self, task: _Task) -> None:
        pass


class _StoppedError(Exception):
    """The run is over; nobody waits for this task."""


class _Worker:
    """What a process of several knows besides its task."""

    job: _Job
    shared: Any
    """Bytes and rows so far, by all processes, and whether to stop."""

    @classmethod
    def begin(cls, job: _Job, shared: Any) -> None:
        """Called in each process before its first task."""
        keep_memory()
        cls.job, cls.shared = job, shared

    @classmethod
    def run(cls, task: _Task) -> LogExport:
        """Export one split."""
        return cls.job.run(task, cls._count)

    @classmethod
    def _count(cls, size: int, rows: int = 0, /) -> None:
        with cls.shared.get_lock():
            cls.shared[0] += size
            cls.shared[1] += rows
        if cls.shared[2]:
            raise _StoppedError


class _Others:
    """The tasks in other processes."""

    def __init__(self, futures: dict[int, Future[LogExport]], shared: Any, progress: Progress) -> None:
        self._futures, self._shared, self._progress = futures, shared, progress
        self._told = (0, 0)

    def result(self, task: _Task) -> LogExport:
        future = self._futures.pop(task.split.number)
        while wait([future], _TELL_EVERY).not_done:
            self._tell()
        self._tell()
        with _ended_from_outside(task):
            return future.result()

    def drop(self, task: _Task) -> None:
        self._futures[task.split.number].cancel()

    def _tell(self) -> None:
        size, rows, _ = self._shared[:]
        self._progress(size - self._told[0], rows - self._told[1])
        self._told = (size, rows)


@contextmanager
def _ended_from_outside(task: _Task) -> Iterator[None]:
    try:
        yield
    except BrokenProcessPool as error:
        text = "a process that works on this run was ended from outside; if memory ran out, give fewer --jobs"
        raise SourceError(text, task.split.source.name) from error


@contextmanager
def _in_processes(job: _Job, tasks: list[_Task], jobs: int, progress: Progress) -> Iterator[_Others]:
    """Tasks that other processes work on; all have ended after the block."""
    context = multiprocessing.get_context("spawn")
    shared = context.Array("q", 3)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_Worker.begin, initargs=(job, shared))
    try:
        with (
            _ended_from_outside(tasks[0]),
            _not_for_children(signal.SIGINT),
        ):  # the process that waits for the others tells them
            futures = {task.split.number: pool.submit(_Worker.run, task) for task in tasks}
        yield _Others(futures, shared, progress)
    except BaseException:
        shared[2] = 1
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _not_for_children(number: signal.Signals) -> Iterator[None]:
    """A signal that processes which start in the block never get; this one gets it afterwards."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [number])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
