"""Exports many logs, with one process or several.

Logs are cut into splits by their sizes alone; each split is a task that writes its own files. So the files are the same
however many processes work.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from binlog_kaitai.archive.relevant import relevant
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import joined
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.compiled.tables.definitions import find_all
from binlog_kaitai.export.kept import LogExport
from binlog_kaitai.export.output import Output, identity_of
from binlog_kaitai.export.parquet import Layout, export_log, keep_memory
from binlog_kaitai.jobs.tasks import (
    NothingThereError,
    Progress,
    SplitTask,
    by_log,
    run_tasks,
    silent,
    tasks_of_parts,
)
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.reading.needed import LogPart, log_parts

__all__ = ["SPLIT_SIZE", "export_logs", "joined_export", "unread_export"]

SPLIT_SIZE = 128 << 20
"""Bytes of a log that one task reads, about: a log of the servers' greatest default size, 1 GB, is for eight."""


@dataclass(frozen=True, slots=True)
class _Job:
    """What all tasks have in common."""

    folder: Output
    options: ReadOptions
    layout: Layout | None

    def begin(self) -> None:
        """Prepare a process."""
        keep_memory()

    def run(self, task: SplitTask, progress: Progress) -> LogExport:
        """Export one split."""
        try:
            span = task.span(self.options)
        except NothingThereError:
            return LogExport(task.nothing())
        split = task.split
        return export_log(
            self.folder,
            split.number,
            split.source,
            self.options,
            task.filter,
            progress,
            span=span,
            layout=self.layout,
        )


def export_logs(
    folder: Output,
    sources: Sequence[Source],
    options: ReadOptions | None = None,
    filter: Filter | None = None,
    *,
    jobs: int = 1,
    split_size: int = SPLIT_SIZE,
    progress: Progress = silent,
    layout: Layout | None = None,
) -> Iterator[LogExport]:
    """Write the tables of many logs, with `jobs` processes; returns what became of each log, in order.

    The files that count are named in what is given; they do not depend on `jobs`. Without ``permissive`` they hold the
    rows up to the first damage of a log.

    Raises SourceError.
    """
    chosen = replace(options or ReadOptions(), on_damage=pass_over)  # the ledgers have it
    job = _Job(folder, with_history(chosen, sources, find_all), layout)
    parts = log_parts(filter, sources)
    known = _left_out(parts, job.options)
    tasks = [task for task in tasks_of_parts(parts, split_size) if task.split.source not in known]
    with run_tasks(job, tasks, jobs, progress) as work:
        read = (joined_export(parts, is_cut=is_cut) for parts, is_cut in by_log(work, tasks, job.options))
        for source in sources:
            progress(source.stored_size or 0 if source in known else 0)
            yield known[source] if source in known else next(read)


def _left_out(parts: Sequence[LogPart], options: ReadOptions) -> dict[Source, LogExport]:
    """Return what becomes of logs in which nothing is wanted, as their beginnings tell, or an index beside them."""
    found: dict[Source, LogExport] = {}
    for part in parts:
        if part.why_not is not None:
            found[part.source] = unread_export(part)
        elif (told := relevant(part.source, part.filter, options, "statements")) is not None and told.span is None:
            found[part.source] = LogExport(told.met, identity=identity_of(part.source), modified=part.source.modified)
    return found


def unread_export(part: LogPart) -> LogExport:
    """Return what becomes of a log that is not needed."""
    return LogExport(part.unread(), identity=part.mark, modified=part.source.modified)


def joined_export(parts: list[LogExport], *, is_cut: bool) -> LogExport:
    """Return what became of a log by its parts; the last of them has the damage when the log is cut there."""
    ledger = joined(part.ledger for part in parts) if len(parts) > 1 else parts[0].ledger
    if is_cut and ledger.lost:
        ledger.lost[-1] = (ledger.lost[-1][0], ledger.size)
    fallbacks, raw_values = Counter[str](), Counter[str]()
    for part in parts:
        fallbacks += part.fallbacks
        raw_values += part.raw_values
    files = [name for part in parts for name in part.files]
    return LogExport(ledger, fallbacks, raw_values, files, parts[0].identity, parts[0].modified)
