"""Reads logs for their statistics, with one process or several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from binlog_kaitai.archive.relevant import indexed_log
from binlog_kaitai.archive.stats import LogStats
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.fitting import require_fit
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.changes.reader import Paths
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.summaries import MakeSummaries, SummaryReader
from binlog_kaitai.changes.tasks import NothingThereError, Progress, SplitTask, by_log, plan_tasks, run_tasks, silent
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source, find_sources

__all__ = ["SPLIT_SIZE", "StatsJob", "collect", "log_stats", "stats_of_all"]

SPLIT_SIZE = 64 << 20
"""Bytes of a log that one task reads, about."""


@dataclass(frozen=True, slots=True)
class StatsJob:
    """Finds out what is in each split."""

    options: ReadOptions
    make: MakeSummaries = SummaryReader

    def begin(self) -> None:
        """Do nothing: a process needs no preparation."""

    def run(self, task: SplitTask, progress: Progress) -> LogStats:
        """Return what is in a split."""
        try:
            span = task.span(self.options)
        except NothingThereError:
            return LogStats(task.nothing())
        return log_stats(task.split.source, self.options, task.filter, span, progress, self.make)


def log_stats(
    source: Source,
    options: ReadOptions,
    filter: Filter | None = None,
    span: Span | None = None,
    progress: Progress = silent,
    make: MakeSummaries = SummaryReader,
) -> LogStats:
    """Return what is in a log, or in a part of it, up to damage that cannot be passed; the ledger has the damage."""
    reader = make(source, options, filter, progress, span)
    found = LogStats(reader.ledger)
    try:
        with closing(reader.walk()) as summaries:
            found.stats.take(summaries)
    except BinlogError as error:
        reader.ledger.fail(error)
    return found


def collect(
    sources: Sequence[Source],
    options: ReadOptions | None = None,
    filter: Filter | None = None,
    *,
    jobs: int = 1,
    split_size: int = SPLIT_SIZE,
    progress: Progress = silent,
    make: MakeSummaries = SummaryReader,
) -> Iterator[LogStats]:
    """Yield what is in each log, in order, found by `jobs` processes; it does not depend on their number.

    In failfast mode a log counts up to its first damage. What an index knows of a log is taken from there.
    """
    job = StatsJob(replace(options or ReadOptions(), on_damage=pass_over), make)  # the ledgers have it
    known = {source: indexed_log(source) if filter is None else None for source in sources}
    tasks = plan_tasks([source for source in sources if known[source] is None], filter, split_size)
    with run_tasks(job, tasks, jobs, progress) as work:
        read = (LogStats.of_parts(parts) for parts, _ in by_log(work, tasks, job.options))
        for source in sources:
            found = known[source]
            if found is not None:
                progress(source.stored_size or 0)
            yield next(read) if found is None else found.stats()


def stats_of_all(
    paths: Paths, options: ReadOptions, filter: Filter | None, jobs: int, make: MakeSummaries = SummaryReader
) -> LogStats:
    """Return what is in all logs together; see `binlog_kaitai.stats`."""
    sources = find_sources(paths)
    require_fit(sources, options, filter)
    return LogStats.of_logs(list(collect(sources.sources, options, filter, jobs=jobs, make=make)))
