"""The job: many logs in, Parquet or JSON lines out, a ledger for each log and in total.

Each task reads one log and writes one part, so nothing but ledgers travels to the driver. The folder must be one that
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
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.filters import Filter
from binlog_kaitai.ledger import FileLedger, total
from binlog_kaitai.reader import BinlogReader, ReadOptions
from binlog_kaitai.sinks.folder import OutputFolder
from binlog_kaitai.sinks.jsonl import ChangeWriter
from binlog_kaitai.sinks.parquet import write_mixed
from binlog_kaitai.spark.rdd import Numbered, sources_rdd

__all__ = ["Format", "JobResult", "run_job"]

Format = Literal["parquet", "jsonl"]
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
    options: ReadOptions | None = None,
    filter: Filter | None = None,
) -> JobResult:
    """Write the row changes of many logs to a folder.

    A damaged log costs only what cannot be read of it: its part holds all before the damage, its ledger says what is
    missing.

    Raises SourceError for paths without logs, OutputExistsError.
    """
    sources = sources_rdd(sc, paths, filter)
    folder = OutputFolder.create(output, overwrite=overwrite)
    try:
        ledgers = sources.map(partial(_write_log, folder, format, options or ReadOptions())).collect()
        whole = total(ledgers)
        folder.commit({"files": [ledger.as_json() for ledger in ledgers], "total": whole.as_json()})
    except BaseException:
        folder.discard()
        raise
    return JobResult(ledgers, whole)


def _write_log(folder: OutputFolder, format: Format, options: ReadOptions, item: Numbered) -> FileLedger:
    number, source, filter = item
    reader = BinlogReader(source, options, filter)
    with folder.part(f"part-{number:05d}.{format}") as file:
        _WRITERS[format](_until_damage(reader), file)
    return reader.ledger


def _until_damage(reader: BinlogReader) -> Iterator[RowChange]:
    """The changes up to the first damage, which the ledger has."""
    try:
        yield from reader.changes()
    except BinlogError:
        return


def _write_lines(changes: Iterable[RowChange], file: IO[bytes]) -> None:
    writer = ChangeWriter()
    for change in changes:
        file.write(f"{writer.line(change)}\n".encode())


_WRITERS: dict[Format, Callable[[Iterable[RowChange], IO[bytes]], object]] = {
    "parquet": write_mixed,
    "jsonl": _write_lines,
}
