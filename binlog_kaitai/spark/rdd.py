"""Logs as RDDs. Each task opens its log itself and reads the groups that begin in its split.

The records of a partition are in the order of the log, and partitions are in the order of the logs and of the splits.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Any, TypeVar, Unpack

import pyarrow as pa
from pyspark import RDD, SparkContext

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.records import ChangeRecord, EventRecord
from binlog_kaitai.changes.splits import Span, SplitReader
from binlog_kaitai.compiled.objects.changes import row_changes
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.tables.definitions import find_ddl
from binlog_kaitai.errors import SourceError
from binlog_kaitai.export.table_reader import TableReader
from binlog_kaitai.log.source import Source, SourceList, list_sources
from binlog_kaitai.reader import BinlogReader
from binlog_kaitai.reading.history import DdlStatement, with_history
from binlog_kaitai.reading.needed import LogPart, log_parts
from binlog_kaitai.reading.reader import ReadKeywords, ReadOptions
from binlog_kaitai.spark.packing import Task, grown_size, packed, planned, settle, task_size

__all__ = [
    "SPLIT_SIZE",
    "Paths",
    "Plan",
    "Task",
    "arrow_rdd",
    "changes_rdd",
    "events_rdd",
    "plan_tasks",
    "task_parts",
    "with_definitions",
]

SPLIT_SIZE = 64 << 20
"""Bytes of a log that one task reads, about."""

T = TypeVar("T")
Paths = str | os.PathLike[str] | Iterable[str | os.PathLike[str]]


@dataclass(frozen=True, slots=True)
class Plan:
    """What a job reads."""

    tasks: list[Task]
    """In the order of the logs and of the splits; none of logs that are not needed."""
    parts: list[LogPart]
    """What is wanted of each log."""
    sources: SourceList
    split_size: int
    """Bytes of a log that one task reads, about."""
    filter: Filter | None = None

    def of_logs(self, choose: Callable[[list[Source]], list[Source]]) -> Plan:
        """Return the plan for some of the logs."""
        sources = SourceList(choose(self.sources.sources), self.sources.passed_over)
        return _planned(sources, self.split_size, self.filter)


def plan_tasks(paths: Paths, split_size: int, filter: Filter | None = None) -> Plan:
    """Return the splits of all logs that the paths stand for, each with its filter. Raises SourceError."""
    return _planned(list_sources(paths), split_size, filter)


def _planned(sources: SourceList, split_size: int, filter: Filter | None) -> Plan:
    stream = next((source for source in sources if source.is_stream), None)
    if stream is not None:
        raise SourceError("the workers of Spark cannot read a stream; give files", stream.name)
    parts, size = log_parts(filter, sources.sources), grown_size(sources, split_size)
    return Plan(planned(parts, size), parts, sources, size, filter)


def with_definitions(sc: SparkContext, sources: Iterable[Source], options: ReadOptions) -> ReadOptions:
    """Return the options with the definitions that the logs hold, when they ask for these: one small task a log."""

    def find(logs: list[Source], options: ReadOptions) -> list[list[DdlStatement]]:
        return sc.parallelize(logs, max(1, len(logs))).map(partial(_ddl, options=options)).collect()

    return with_history(options, dict.fromkeys(sources), find)


def _ddl(source: Source, options: ReadOptions) -> list[DdlStatement]:
    return find_ddl(source.looked_at(), options)


def task_parts(task: Task, options: ReadOptions) -> Iterator[tuple[Task, Span | None]]:
    """Yield what to read for a task, which becomes one of the log as it is: one part of it, or all of it (None).

    Nothing when no group begins in its split. A compressed file can only be read as a whole. Raises BinlogError.
    """
    split = task.split.looked_at()
    if split is None:
        return
    known = replace(task, split=split)
    if not split.source.seekable:
        yield known, None
    elif (span := SplitReader(split, verify_checksums=options.verify_checksums).span()) is not None:
        yield known, span


def events_rdd(
    sc: SparkContext,
    paths: Paths,
    *,
    split_size: int = SPLIT_SIZE,
    filter: Filter | None = None,
    **options: Unpack[ReadKeywords],
) -> RDD[EventRecord]:
    """Return the events of many logs.

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
    """Return the row changes of many logs; see `events_rdd`."""
    return _records(sc, plan_tasks(paths, split_size, filter), ReadOptions.of(**options), _changes)


def arrow_rdd(
    sc: SparkContext,
    paths: Paths,
    table: str | None = None,
    *,
    split_size: int = SPLIT_SIZE,
    filter: Filter | None = None,
    **options: Unpack[ReadKeywords],
) -> RDD[Any]:
    """Return the rows of many logs as Arrow record batches, each of one table as one statement saw it.

    With `table`, ``database.table``, the records are pyarrow.RecordBatch of this table. Without it they are pairs of
    ``database.table`` and a batch. The schemas are those of `to_arrow`; a table whose definition changes has batches
    of more than one. For the rest see `events_rdd`.
    """
    chosen = filter if table is None else replace(filter or Filter(), tables=frozenset([table]))
    read = _named_batches if table is None else _batches
    return _records(sc, plan_tasks(paths, split_size, chosen), ReadOptions.of(**options), read)


def _events(task: Task, span: Span | None, options: ReadOptions) -> Iterator[EventRecord]:
    return map(EventRecord.of, BinlogReader(task.source, options, task.filter, span=span).events())


def _changes(task: Task, span: Span | None, options: ReadOptions) -> Iterator[ChangeRecord]:
    return map(ChangeRecord.of, row_changes(CompiledLog(task.source, options, task.filter, span=span)))


def _named_batches(task: Task, span: Span | None, options: ReadOptions) -> Iterator[tuple[str, pa.RecordBatch]]:
    for table, batch in TableReader(task.source, options, task.filter, span=span).batches():
        yield f"{table.database}.{table.name}", batch


def _batches(task: Task, span: Span | None, options: ReadOptions) -> Iterator[pa.RecordBatch]:
    for _, batch in _named_batches(task, span, options):
        yield batch


def _records(
    sc: SparkContext, plan: Plan, options: ReadOptions, read: Callable[[Task, Span | None, ReadOptions], Iterator[T]]
) -> RDD[Any]:
    chosen = with_definitions(sc, plan.sources, options)

    def partition(part: Iterable[list[Task]]) -> Iterator[T]:
        settle()
        for task in chain.from_iterable(part):
            for known, span in task_parts(task, chosen):
                yield from read(known, span, chosen)

    groups = packed(plan.tasks, task_size(plan.tasks, plan.split_size, sc.defaultParallelism))
    return sc.parallelize(groups, max(1, len(groups))).mapPartitions(partition)
