"""What is in archives of logs, summed by the workers of Spark."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Unpack

from pyspark import SparkContext

from binlog_kaitai.archive.collect import log_stats
from binlog_kaitai.archive.stats import LogStats
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import PART, FileLedger
from binlog_kaitai.changes.options import ReadKeywords, ReadOptions, pass_over
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.jobs.tasks import kept_parts
from binlog_kaitai.spark.packing import Task, packed, settle, task_size
from binlog_kaitai.spark.rdd import SPLIT_SIZE, Paths, plan_tasks, task_parts

__all__ = ["stats"]

_Part = tuple[int, LogStats]


def stats(
    sc: SparkContext,
    paths: Paths,
    *,
    split_size: int = SPLIT_SIZE,
    filter: Filter | None = None,
    **options: Unpack[ReadKeywords],
) -> LogStats:
    """Return what is in all logs together; damage is in its ledger.

    Args:
        sc: the context; it is used and left running.
        paths: as for `read_events`; the executors must see the same files.
        split_size: bytes of a log that one task reads, about.
        filter: what to count.
        options: the fields of ReadOptions.

    Raises SourceError for paths without logs.
    """
    plan = plan_tasks(paths, split_size, filter)
    read = replace(ReadOptions.of(**options), on_damage=pass_over)
    groups = packed(plan.tasks, task_size(plan.tasks, split_size, sc.defaultParallelism))
    parts = sc.parallelize(groups, max(1, len(groups))).flatMap(partial(_parts, read))
    by_log = parts.groupByKey().map(lambda item: _log(read, item[1]))
    unread = [LogStats(part.unread()) for part in plan.parts if part.why_not is not None]
    by_log = by_log.union(sc.parallelize([LogStats.of_logs(unread)], 1)) if unread else by_log
    return by_log.treeReduce(lambda one, other: LogStats.of_logs([one, other]))


def _parts(options: ReadOptions, tasks: list[Task]) -> Iterable[tuple[int, _Part]]:
    for task in tasks:
        found = LogStats(FileLedger(task.source.name, task.source.size, state=PART))
        for known, span in task_parts(task, options):
            found = log_stats(known.source, options, task.filter, span, make=summaries_of)
        yield task.log, (task.split.number, found)
    settle()


def _log(options: ReadOptions, parts: Iterable[_Part]) -> LogStats:
    found = [part for _, part in sorted(parts, key=lambda part: part[0])]
    return LogStats.of_parts(kept_parts(found, options))
