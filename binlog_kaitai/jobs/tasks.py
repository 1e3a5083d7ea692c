"""Work on logs, with one process or several.

Logs are cut into splits by their sizes alone; each split is a task. What becomes of each is asked for in order, so that
nothing depends on how many processes work.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from typing import Generic, Protocol, TypeVar

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import PART, FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span, Split, SplitReader, plan_splits
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.needed import LogPart, log_parts

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
    "tasks_of_parts",
]

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
L = TypeVar("L", bound="HasLedger")
_UNREADABLE = ("damaged", "truncated", "encrypted, no key")


class Progress(Protocol):
    """Receives how many more bytes were read and rows written."""

    def __call__(self, size: int, rows: int = 0, /) -> None: ...


def silent(size: int, rows: int = 0, /) -> None:
    """Ignore progress."""


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
        """Discard the result of the task."""


def plan_tasks(sources: Sequence[Source], filter: Filter | None, split_size: int) -> list[SplitTask]:
    """Return the tasks of logs, in order."""
    return tasks_of_parts(log_parts(filter, sources), split_size)


def tasks_of_parts(parts: Sequence[LogPart], split_size: int) -> list[SplitTask]:
    """Return the tasks of those logs that are to be read, in order; the others have numbers of splits, too."""
    tasks: list[SplitTask] = []
    count = 0
    for log, part in enumerate(parts, 1):
        splits = plan_splits([part.source], split_size, part.cut, count)
        tasks += [SplitTask(log, split, part.cut) for split in splits] if part.why_not is None else []
        count += len(splits)
    return tasks


def by_log(work: Tasks[L], planned: Iterable[SplitTask], options: ReadOptions) -> Iterator[tuple[list[L], bool]]:
    """Yield what became of the parts of each log, and whether parts after damage are left out: in failfast mode."""
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
    """Return those parts of a log, given in order, that count: in failfast mode none after damage."""
    damaged = (number for number, part in enumerate(parts) if part.ledger.state in _UNREADABLE)
    return parts if options.mode == "permissive" else parts[: next(damaged, len(parts) - 1) + 1]


@contextmanager
def run_tasks(job: Job[R], tasks: list[SplitTask], jobs: int, progress: Progress) -> Iterator[Tasks[R]]:
    """Around the use of what `jobs` processes give, or this one when one is enough."""
    if jobs > 1 and len(tasks) > 1:
        from binlog_kaitai.jobs.processes import in_processes  # most runs need none

        with in_processes(job, tasks, min(jobs, len(tasks)), progress) as others:
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
