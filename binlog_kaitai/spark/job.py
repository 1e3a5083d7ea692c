"""The job: many logs in, typed Parquet or JSON lines out, a ledger for each log and in total.

Each task reads one split and writes its parts, so nothing but ledgers travels to the driver. The folder must be one
that driver and executors see under the same path.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import groupby
from typing import Any, Literal

from pyspark import RDD, SparkContext, TaskContext

from binlog_kaitai.arrow.lineage import Lineage
from binlog_kaitai.arrow.types import Types, Unsigned
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import PART, FileLedger, total
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError, SourceError
from binlog_kaitai.export.finish import Evolution, Finish, Finished, finish
from binlog_kaitai.export.folder import Folders, part_name
from binlog_kaitai.export.jobs import joined_export, unread_export
from binlog_kaitai.export.kept import KeptLogs, LogExport, PackedLog, pack, unpack
from binlog_kaitai.export.output import Output, commit_run, identity_of, open_output
from binlog_kaitai.export.parquet import Layout, export_log, keep_memory
from binlog_kaitai.export.parts import Parts
from binlog_kaitai.jobs.tasks import Progress
from binlog_kaitai.log.remote import is_url
from binlog_kaitai.log.source import STDIN, SourceList
from binlog_kaitai.spark.failure import JobFailedError, plain_failures
from binlog_kaitai.spark.packing import Task, Unit, packed, settle, task_size, units
from binlog_kaitai.spark.progress import Show, show_nothing, told
from binlog_kaitai.spark.rdd import SPLIT_SIZE, Paths, Plan, plan_tasks, task_parts, with_definitions

__all__ = ["Format", "JobResult", "run_job"]

Format = Literal["parquet", "jsonl"]
_TASKS_EACH = 4
"""Tasks for each that runs at a time."""
_MOST_PARTS = 256
"""Results of splits that the driver takes; a result may name hundreds of tables."""


@dataclass(slots=True)
class JobResult:
    """What a job did."""

    logs: KeptLogs
    """In the order of the logs."""
    total: FileLedger
    sources: SourceList
    """The logs, and files in folders that are no binary logs."""
    repeated: int = 0
    """Tasks whose result is not that of their first try."""
    left_out: list[str] = field(default_factory=list)
    """Logs that were not added to the output, and why."""

    @property
    def passed_over(self) -> list[str]:
        """Files in folders that are no binary logs."""
        return self.sources.passed_over

    @property
    def ledgers(self) -> Sequence[FileLedger]:
        """One a log, made when it is asked for."""
        return self.logs.ledgers


@dataclass(frozen=True, slots=True)
class _Work:
    """What all tasks of a job have in common."""

    folder: Output
    format: Format
    options: ReadOptions
    layout: Layout
    progress: Progress


@dataclass(frozen=True, slots=True)
class _Part:
    """What became of one split."""

    log: int
    """Number of the log in the plan."""
    number: int
    """Of the split."""
    result: PackedLog
    tries: int


def run_job(
    sc: SparkContext,
    paths: Paths,
    output: str | os.PathLike[str],
    *,
    format: Format = "parquet",
    overwrite: bool = False,
    append: bool = False,
    schema_evolution: Evolution = "widen",
    target_file_size: int | None = None,
    decimal256: bool = False,
    unsigned: Unsigned = "keep",
    folders: Folders = "database.table",
    split_size: int = SPLIT_SIZE,
    partition_by_date: bool = False,
    lineage: Lineage = "full",
    options: ReadOptions | None = None,
    filter: Filter | None = None,
    show: Show = show_nothing,
) -> JobResult:
    """Write the rows of many logs to a folder.

    Args:
        sc: the context; it is used and left running.
        paths: as for `read_events`; the executors must see the same files.
        output: the folder, on a file system that all executors see under this path, or its URL: ``s3://``, ``gs://``,
            ``abfs://``, ``hdfs://``.
        format: ``parquet`` for typed tables, a folder each, or ``jsonl`` for changes as JSON lines.
        overwrite: replace what an earlier run left in the folder.
        append: add to it the logs that are not in it; see `Earlier.new`.
        schema_evolution: ``widen``: all new files of a table have one schema; ``rewrite``: those of earlier runs, too;
            ``files``: each that of its rows.
        target_file_size: join small files of a table up to about so many bytes.
        decimal256: DECIMALs of more than 38 digits are Arrow's decimal256; else they are text.
        unsigned: ``widen``: unsigned numbers are the next wider signed ones.
        folders: the form of the names of tables' folders.
        split_size: bytes of a log that one task reads, about.
        partition_by_date: write the rows of each day (UTC) of a table into a folder of its own.
        lineage: which columns there are after a table's own: ``full``, ``light`` or ``none``.
        options: how to read; JSON documents are always text.
        filter: what to write.
        show: given the logs, returns what shows how far the job is while it runs: a context manager whose value is
            called with the numbers of bytes that were read, and of rows that were written, by tasks that ended.

    In permissive mode a damaged log costs only what cannot be read of it, and its ledger says what is missing; in
    failfast mode all before the damage is written, and nothing of this log after it.

    Raises SourceError for paths without logs, OutputExistsError, JobFailedError.
    """
    plan = plan_tasks(_for_workers(sc, paths), split_size, filter)
    types = Types(decimal256=decimal256, unsigned=unsigned)
    with open_output(output, overwrite=overwrite, append=append, types=types, folders=folders) as (folder, earlier):
        if append:
            plan = plan.of_logs(earlier.new)
        with plain_failures(), _plain_errors(folder):
            chosen = with_definitions(sc, plan.sources, _for_job(options))
            with show(plan.sources) as progress, told(sc, progress) as count:
                layout = Layout(partition_by_date, lineage, earlier.types, earlier.folders, schema_evolution != "files")
                result = _run(sc, plan, _Work(folder, format, chosen, layout, count))
            result.left_out = earlier.passed_over
            written = [name for log in result.logs for name in log.files]
            finished = Finished(written, earlier.tables)
            if format == "parquet":
                wanted = Finish(schema_evolution, target_file_size)
                finished = finish(folder, result.logs, written, earlier, wanted, partial(_in_tasks, sc))
            result.total = total(result.ledgers)
            more = {"passed_over": result.passed_over, "tables": finished.tables}
            commit_run(folder, earlier, result.logs, finished.files, written, **more)
    return result


def _for_job(options: ReadOptions | None) -> ReadOptions:
    """Return the options with JSON as text; damage is in the ledgers of the result."""
    return replace(options or ReadOptions(), json="text", on_damage=pass_over)


def _for_workers(sc: SparkContext, paths: Paths) -> list[str]:
    """Return the paths as workers find them: those of other machines and processes have another working directory."""
    given = [os.fspath(path) for path in ([paths] if isinstance(paths, str | os.PathLike) else paths)]
    if (sc.master or "").partition("[")[0] == "local":
        return given
    return [path if is_url(path) or path == STDIN else os.path.abspath(path) for path in given]


def _in_tasks(sc: SparkContext, work: Callable[[Any], Any], items: Sequence[Any]) -> list[Any]:
    count = min(len(items), _TASKS_EACH * sc.defaultParallelism)
    return sc.parallelize(items, count).map(work).collect() if items else []


@contextmanager
def _plain_errors(folder: Output) -> Iterator[None]:
    """Name the folder when it cannot be written to; what cannot be read is a SourceError."""
    try:
        yield
    except OSError as error:
        raise JobFailedError(f"cannot write to {folder.path}: {error.strerror or error}") from error


def _run(sc: SparkContext, plan: Plan, work: _Work) -> JobResult:
    """Run the tasks, the largest first so that the last to end is a small one; small ones share a task of Spark's."""
    apart = (Unit([task]) for task in plan.tasks)
    largest_first = sorted(units(plan.tasks) if work.format == "parquet" else apart, key=lambda unit: -unit.size)
    groups = packed(largest_first, task_size(largest_first, plan.split_size, sc.defaultParallelism))
    written = sc.parallelize(groups, max(1, len(groups))).flatMap(partial(_write_parts, work))
    unread = [(n, pack(unread_export(part)), 0) for n, part in enumerate(plan.parts) if part.why_not is not None]
    found = unread + _by_log(written, plan, work, _TASKS_EACH * sc.defaultParallelism)
    found.sort(key=lambda log: log[0])
    logs = KeptLogs(log for _, log, _ in found)
    return JobResult(logs, total(logs.ledgers), plan.sources, sum(repeated for _, _, repeated in found))


_Log = tuple[int, PackedLog, int]
"""Number of a log in the plan; what became of it; how many of its splits were not done by the first try."""


def _by_log(written: RDD[_Part], plan: Plan, work: _Work, width: int) -> list[_Log]:
    """Return one result for each log; those of many splits are put together in tasks, not by the driver."""
    if len(plan.tasks) <= max(_MOST_PARTS, len(plan.sources)):
        parts = sorted(written.collect(), key=lambda part: part.log)
        return [_of_log(work, list(of_log)) for _, of_log in groupby(parts, key=lambda part: part.log)]
    grouped = written.keyBy(lambda part: part.log).groupByKey(min(width, len(plan.sources)))
    return grouped.map(lambda item: _of_log(work, list(item[1]))).collect()


def _of_log(work: _Work, parts: list[_Part]) -> _Log:
    """Return one result for a log. In failfast mode the parts after its damage do not count."""
    parts.sort(key=lambda part: part.number)
    results = [unpack(part.result) for part in parts]
    last = next((n for n, result in enumerate(results) if result.ledger.lost), len(parts) - 1)
    kept = results[: last + 1] if work.options.mode == "failfast" else results
    joined = joined_export(kept, is_cut=len(kept) < len(parts))
    return parts[0].log, pack(joined), sum(part.tries > 0 for part in parts)


def _write_parts(work: _Work, units: list[Unit]) -> Iterator[_Part]:
    return (part for unit in units for part in _write_unit(work, unit.tasks))


def _write_unit(work: _Work, tasks: list[Task]) -> list[_Part]:
    """Return the work of some tasks, whose rows are in the same files."""
    context = TaskContext.get()
    with _plain_errors(work.folder):
        results = _write_together(work, tasks) if len(tasks) > 1 else [_read_and_write(work, tasks[0])]
    settle()
    tries = context.attemptNumber() if context else 0
    return [_Part(task.log, task.split.number, pack(one), tries) for task, one in zip(tasks, results, strict=True)]


def _write_together(work: _Work, tasks: list[Task]) -> list[LogExport]:
    parts = Parts(work.folder, tasks[0].split.number, may_share=work.layout.may_share)
    with parts.closing():
        results = [(_read_and_write(work, task, parts), parts.taken()) for task in tasks]
    return [replace(result, files=parts.written(taken)) for result, taken in results]


def _read_and_write(work: _Work, task: Task, parts: Parts | None = None) -> LogExport:
    result = LogExport(FileLedger(task.source.name, task.source.size, state=PART))
    try:
        change = task.source.changed()
        for known, span in task_parts(task, work.options):
            result = _WRITERS[work.format](work, known, span, parts)
        if change is not None:
            _note_change(result.ledger, change)
    except SourceError as error:
        result.ledger.fail(error)
        result.ledger.lost.append((task.split.start, task.split.end if task.source.seekable else None))
    return result


def _note_change(ledger: FileLedger, change: str) -> None:
    if change == "grew":
        ledger.warnings.append(f"{ledger.file}: grew while the job ran; it was read up to the size that it had before")
    else:
        ledger.errors.append(f"{ledger.file}: {change} while the job ran; what was read of it may not fit together")


def _write_tables(work: _Work, task: Task, span: Span | None, parts: Parts | None) -> LogExport:
    keep_memory()
    return export_log(
        work.folder,
        task.split.number,
        task.source,
        work.options,
        task.filter,
        work.progress,
        span=span,
        layout=work.layout,
        parts=parts,
    )


def _write_lines(work: _Work, task: Task, span: Span | None, parts: Parts | None) -> LogExport:
    log = CompiledLog(task.source, work.options, task.filter, work.progress, span=span)
    name = part_name(work.folder.batch, task.split.number, ".jsonl")
    with work.folder.part(name) as file, suppress(BinlogError):  # up to the first damage, which the ledger has
        for line in change_lines(log):
            file.write(line)
    work.progress(0, log.ledger.rows.total())
    mark = None if task.split.start else identity_of(task.source)
    return LogExport(log.ledger, files=[name], identity=mark, modified=task.source.modified)


_WRITERS: dict[Format, Callable[[_Work, Task, Span | None, Parts | None], LogExport]] = {
    "parquet": _write_tables,
    "jsonl": _write_lines,
}
