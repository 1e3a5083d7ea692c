"""The job: many logs in, Parquet or JSON lines out, a ledger for each log and in total.

Each task reads one split and writes one part, so nothing but ledgers travels to the driver. The folder must be one that
driver and executors see under the same path.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import IO, Literal

from pyspark import SparkContext

from binlog_kaitai.changes import RowChange
from binlog_kaitai.errors import BinlogError, SourceError
from binlog_kaitai.filters import Filter
from binlog_kaitai.ledger import FileLedger, joined, total
from binlog_kaitai.reader import BinlogReader, ReadOptions
from binlog_kaitai.sinks.folder import OutputFolder
from binlog_kaitai.sinks.jsonl import ChangeWriter
from binlog_kaitai.sinks.parquet import write_mixed
from binlog_kaitai.spark.rdd import SPLIT_SIZE, Task, open_task, plan_tasks, with_definitions

__all__ = ["Format", "JobResult", "run_job"]

Format = Literal["parquet", "jsonl"]
Part = tuple[int, FileLedger]
Paths = str | os.PathLike[str] | Iterable[str | os.PathLike[str]]


@dataclass(frozen=True, slots=True)
class JobResult:
    """What a job did."""

    ledgers: list[FileLedger]
    """One a log, in the order of the logs."""
    total: FileLedger


def run_job(
    sc: SparkContext,
    paths: Paths,
    output: str | os.PathLike[str],
    *,
    format: Format = "parquet",
    overwrite: bool = False,
    split_size: int = SPLIT_SIZE,
    options: ReadOptions | None = None,
    filter: Filter | None = None,
) -> JobResult:
    """Write the row changes of many logs to a folder.

    In permissive mode a damaged log costs only what cannot be read of it, and its ledger says what is missing; in
    failfast mode its part holds all before the damage.

    Raises SourceError for paths without logs, OutputExistsError.
    """
    tasks = plan_tasks(paths, split_size, filter)
    chosen = with_definitions(sc, tasks, options or ReadOptions())
    folder = OutputFolder.create(output, overwrite=overwrite)
    try:
        ledgers = _run(sc, tasks, partial(_write_part, folder, format, chosen))
        whole = total(ledgers)
        folder.commit({"files": [ledger.as_json() for ledger in ledgers], "total": whole.as_json()})
    except BaseException:
        folder.discard()
        raise
    return JobResult(ledgers, whole)


def _run(sc: SparkContext, tasks: list[Task], write: Callable[[Task], Part]) -> list[FileLedger]:
    """Run the tasks, the largest first so that the last to end is a small one; gives a ledger for each log."""
    largest_first = sorted(tasks, key=lambda task: -task[0].size)
    parts = sc.parallelize(largest_first, max(1, len(tasks))).map(write).collect()
    by_file: dict[str, list[FileLedger]] = {}
    for _, ledger in sorted(parts, key=lambda part: part[0]):
        by_file.setdefault(ledger.file, []).append(ledger)
    return [joined(ledgers) for ledgers in by_file.values()]


def _write_part(folder: OutputFolder, format: Format, options: ReadOptions, task: Task) -> Part:
    split = task[0]
    ledger = FileLedger(split.source.name, split.source.size, state="part")
    try:
        change = split.source.changed()
        reader = open_task(task, options)
        if reader is not None:
            ledger = reader.ledger
            with folder.part(f"part-{split.number:05d}.{format}") as file:
                _WRITERS[format](_until_damage(reader), file)
        if change is not None:
            _note_change(ledger, change)
    except SourceError as error:
        ledger.fail(error)
        ledger.lost.append((split.start, split.end))
    return split.number, ledger


def _note_change(ledger: FileLedger, change: str) -> None:
    text = f"{ledger.file}: {change} while the job ran; it was read up to the size that it had before"
    (ledger.warnings if change == "grew" else ledger.errors).append(text)


def _until_damage(reader: BinlogReader) -> Iterator[RowChange]:
    """The changes up to the first damage, which the ledger has."""
    try:
        yield from reader.changes()
    except BinlogError:
        return


def _write_lines(changes: Iterable[RowChange], file: IO[bytes]) -> None:
    writer = ChangeWriter()
    for change in changes:
        file.write(f"{writer.line(change)}\n".encode(errors="backslashreplace"))  # names of files that are no text


_WRITERS: dict[Format, Callable[[Iterable[RowChange], IO[bytes]], object]] = {
    "parquet": write_mixed,
    "jsonl": _write_lines,
}
