"""Logs as RDDs. Each task opens its log itself and reads the groups that begin in its split.

The records of a partition are in the order of the log, and partitions are in the order of the logs and of the splits.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, TypeVar, Unpack

from pyspark import RDD, SparkContext

from binlog_kaitai.filters import Filter
from binlog_kaitai.history import DdlStatement, find_ddl, with_history
from binlog_kaitai.reader import BinlogReader, ReadKeywords, ReadOptions
from binlog_kaitai.records import ChangeRecord, EventRecord
from binlog_kaitai.source import Source, find_sources
from binlog_kaitai.splits import Split, SplitReader, plan_splits

__all__ = ["SPLIT_SIZE", "Task", "changes_rdd", "events_rdd", "open_task", "plan_tasks", "with_definitions"]

SPLIT_SIZE = 64 << 20
"""Bytes of a log that one task reads, about."""

T = TypeVar("T")
Paths = str | os.PathLike[str] | Iterable[str | os.PathLike[str]]
Task = tuple[Split, "Filter | None"]


def plan_tasks(paths: Paths, split_size: int, filter: Filter | None = None) -> list[Task]:
    """The splits of all logs that the paths stand for, each with its filter. Raises SourceError."""
    sources = find_sources(paths).sources
    last = sources[-1] if sources else None
    return [
        (split, filter.for_log(first=split.source is sources[0], last=split.source is last) if filter else None)
        for split in plan_splits(sources, split_size)
    ]


def with_definitions(sc: SparkContext, tasks: list[Task], options: ReadOptions) -> ReadOptions:
    """The options with the definitions that the tasks' logs hold, when they ask for these: one small task a log."""

    def find(logs: list[Source], options: ReadOptions) -> list[list[DdlStatement]]:
        return sc.parallelize(logs, max(1, len(logs))).map(partial(find_ddl, options=options)).collect()

    return with_history(options, dict.fromkeys(split.source for split, _ in tasks), find)


def open_task(task: Task, options: ReadOptions) -> BinlogReader | None:
    """A reader for one task; None when no group begins in its split. Raises BinlogError."""
    split, filter = task
    span = SplitReader(split).span() if split.source.seekable else None
    if span is None and split.source.seekable:
        return None
    return BinlogReader(split.source, options, filter, span=span)


def events_rdd(
    sc: SparkContext,
    paths: Paths,
    *,
    split_size: int = SPLIT_SIZE,
    filter: Filter | None = None,
    **options: Unpack[ReadKeywords],
) -> RDD[EventRecord]:
    """The events of many logs.

    Args:
        sc: the context; it is used and left running.
        paths: as for `read_events`; the executors must see the same files.
        split_size: bytes of a log that one task reads, about.
        filter: what to deliver.
        options: the fields of ReadOptions.

    A damaged log fails its task with BinlogError, unless ``mode="permissive"``.
    """
    return _records(sc, plan_tasks(paths, split_size, filter), ReadOptions.of(**options), _events)


def changes_rdd(
    sc: SparkContext,
    paths: Paths,
    *,
    split_size: int = SPLIT_SIZE,
    filter: Filter | None = None,
    **options: Unpack[ReadKeywords],
) -> RDD[ChangeRecord]:
    """The row changes of many logs; see `events_rdd`."""
    return _records(sc, plan_tasks(paths, split_size, filter), ReadOptions.of(**options), _changes)


def _events(reader: BinlogReader) -> Iterator[EventRecord]:
    return map(EventRecord.of, reader.events())


def _changes(reader: BinlogReader) -> Iterator[ChangeRecord]:
    return map(ChangeRecord.of, reader.changes())


def _records(
    sc: SparkContext, tasks: list[Task], options: ReadOptions, read: Callable[[BinlogReader], Iterator[T]]
) -> RDD[Any]:
    chosen = with_definitions(sc, tasks, options)

    def partition(part: Iterable[Task]) -> Iterator[T]:
        for task in part:
            reader = open_task(task, chosen)
            if reader is not None:
                yield from read(reader)

    return sc.parallelize(tasks, max(1, len(tasks))).mapPartitions(partition)
