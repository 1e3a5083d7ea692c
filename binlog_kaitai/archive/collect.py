"""Reads logs for their statistics, with one process or several."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from binlog_kaitai.archive.grouping import By
from binlog_kaitai.archive.relevant import indexed_log, relevant
from binlog_kaitai.archive.split_reading import SPLIT_SIZE, add_all, read_span, read_split
from binlog_kaitai.archive.stats import LogStats, Stats
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.jobs.tasks import Progress, SplitTask, by_log, run_tasks, silent, tasks_of_parts
from binlog_kaitai.log.source import Source, find_sources
from binlog_kaitai.reading.fitting import FindTables, require_fit
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.reading.needed import LogPart, log_parts
from binlog_kaitai.reading.reader import Paths
from binlog_kaitai.reading.summaries import MakeSummaries

__all__ = ["StatsJob", "collect", "log_stats", "stats_of_all"]


@dataclass(frozen=True, slots=True)
class StatsJob:
    """Finds out what is in each split."""

    options: ReadOptions
    make: MakeSummaries
    by: tuple[By, ...] = ()
    has_shapes: bool = False

    def begin(self) -> None:
        """Do nothing: a process needs no preparation."""

    def run(self, task: SplitTask, progress: Progress) -> LogStats:
        """Return what is in a split."""
        found = Stats(by=self.by, shapes={} if self.has_shapes else None)
        ledger, _ = read_split(task, self.options, partial(add_all, found), progress, self.make)
        return LogStats(ledger, found)


def log_stats(
    source: Source,
    options: ReadOptions,
    filter: Filter | None = None,
    span: Span | None = None,
    *,
    make: MakeSummaries,
) -> LogStats:
    """Return what is in a log, or in a part of it, up to damage that cannot be passed; the ledger has the damage."""
    found = Stats()
    return LogStats(read_span(source, options, partial(add_all, found), filter, span, make=make), found)


def collect(
    sources: Sequence[Source],
    options: ReadOptions | None = None,
    filter: Filter | None = None,
    *,
    jobs: int = 1,
    split_size: int | None = None,
    progress: Progress = silent,
    make: MakeSummaries,
    by: tuple[By, ...] = (),
    has_shapes: bool = False,
) -> Iterator[LogStats]:
    """Yield what is in each log, in order, found by `jobs` processes; it does not depend on their number.

    Parts of logs have about `split_size` bytes. By default one process reads each log as a whole: each part looks anew
    for the transactions that stand out.

    In failfast mode a log counts up to its first damage. What an index knows of a log is taken from there, but for sums
    `by` several things at once, or by the shapes of statements, for which the logs are read.
    """
    chosen = with_history(options or ReadOptions(), sources)
    job = StatsJob(replace(chosen, on_damage=pass_over), make, by, has_shapes)  # the ledgers have it
    parts = log_parts(filter, sources)
    known = {part.source: _known(part, job.options, is_read=bool(by) or has_shapes) for part in parts}
    unknown = [part for part in parts if known[part.source] is None]
    tasks = tasks_of_parts(unknown, split_size or (SPLIT_SIZE if jobs > 1 else sys.maxsize))
    with run_tasks(job, tasks, jobs, progress) as work:
        read = (LogStats.of_parts(parts) for parts, _ in by_log(work, tasks, job.options))
        for source in sources:
            found = known[source]
            if found is not None:
                progress(source.stored_size or 0)
            yield next(read) if found is None else found


def _known(part: LogPart, options: ReadOptions, *, is_read: bool) -> LogStats | None:
    """Return what is known to be in a log, by an index unless it `is_read`, or because it is not needed; None where it
    has to be read."""
    if part.why_not is not None:
        return LogStats(part.unread())
    if part.filter is None:
        indexed = None if is_read else indexed_log(part.source, options)
        return None if indexed is None else indexed.stats()
    told = relevant(part.source, part.filter, options, "statements")
    return None if told is None or told.span is not None else LogStats(told.met)


def stats_of_all(
    paths: Paths, options: ReadOptions, filter: Filter | None, jobs: int, make: MakeSummaries, find: FindTables
) -> LogStats:
    """Return what is in all logs together; see `binlog_kaitai.stats`."""
    sources = find_sources(paths)
    require_fit(sources, options, filter, find)
    return LogStats.of_logs(list(collect(sources.sources, options, filter, jobs=jobs, make=make)))
