"""An index beside logs: made in one pass, extended when logs are added, and never needed.

A log that is not as it was when it was indexed is read. That is told by its size and by its beginning and end: a log
grows at its end, and another log of the same name has another beginning.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

import pyarrow as pa

from binlog_kaitai.archive.index_file import IndexedLog, IndexFile, IndexWriter, read_index, rows_of
from binlog_kaitai.archive.index_stats import index_stats
from binlog_kaitai.archive.stats import LogStats, Stats
from binlog_kaitai.changes.ledger import FileLedger, joined
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.changes.summaries import MakeSummaries, SummaryReader, TransactionSummary
from binlog_kaitai.changes.tasks import NothingThereError, Progress, SplitTask, by_log, plan_tasks, run_tasks, silent
from binlog_kaitai.errors import BinlogError, SourceError
from binlog_kaitai.log.remote import is_url
from binlog_kaitai.log.source import INDEX_FILE, Source

__all__ = ["IndexReader", "Indexed", "Indexing", "find_indexed", "write_index"]

SPLIT_SIZE = 64 << 20
_LOOKED_AT = 1 << 16
"""Bytes at the beginning and at the end of a log by which it is known."""


@dataclass(frozen=True, slots=True)
class Indexed:
    """A log of which an index knows everything that is asked."""

    index: IndexFile
    log: IndexedLog
    file: str
    """Its name, as it was given."""

    def ledger(self) -> FileLedger:
        """Return what was met in it."""
        return self.log.met(self.file)

    def summaries(self) -> Iterator[TransactionSummary]:
        """Yield its transactions, in order."""
        return self.index.summaries(self.log, self.file)

    def stats(self) -> LogStats:
        """Return its sums."""
        tables = list(self.index.tables(self.log))
        sums = index_stats(pa.concat_tables(tables).unify_dictionaries(), self.file) if tables else Stats()
        return LogStats(self.ledger(), sums)


class IndexReader(SummaryReader):
    """Delivers the transactions of a log as an index knows them."""

    def __init__(self, indexed: Indexed, source: Source, options: ReadOptions) -> None:
        super().__init__(source, options)
        self.ledger = indexed.ledger()
        self._indexed = indexed

    def walk(self) -> Generator[TransactionSummary, None, None]:
        """Yield the transactions."""
        yield from self._indexed.summaries()


def find_indexed(source: Source) -> Indexed | None:
    """Return what the index beside a log knows of it; None where it does not know the log as it is now."""
    if source.is_stream or is_url(source.name):
        return None
    folder, name = os.path.split(source.name)
    index = _index(folder)
    log = None if index is None else index.logs.get(name)
    if index is None or log is None or log.size != source.stored_size:
        return None
    return Indexed(index, log, source.name) if log.digest == _digest(source) else None


@lru_cache(maxsize=16)
def _index(folder: str) -> IndexFile | None:
    path = Path(folder, INDEX_FILE)
    return read_index(path) if path.is_file() else None


def _digest(source: Source) -> str:
    """Return a number of the beginning and the end of a file. Raises SourceError."""
    found = blake2b(digest_size=16)
    try:
        with open(source.name, "rb") as file:
            found.update(file.read(_LOOKED_AT))
            file.seek(max(0, (source.stored_size or 0) - _LOOKED_AT))
            found.update(file.read(_LOOKED_AT))
    except OSError as error:
        raise SourceError(f"cannot be read: {error.strerror or error}", source.name) from error
    return found.hexdigest()


@dataclass(slots=True)
class Indexing:
    """What became of the logs of an index."""

    kept: int = 0
    """Logs that were indexed before and are as they were."""
    added: int = 0
    transactions: int = 0
    """Of the logs that were added."""
    left_out: list[FileLedger] = field(default_factory=list)
    """Logs that are damaged."""


@dataclass(slots=True)
class _Part:
    ledger: FileLedger
    tables: list[pa.Table] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Job:
    options: ReadOptions
    make: MakeSummaries

    def begin(self) -> None:
        """Do nothing: a process needs no preparation."""

    def run(self, task: SplitTask, progress: Progress) -> _Part:
        """Return the rows of a split."""
        try:
            span = task.span(self.options)
        except NothingThereError:
            return _Part(task.nothing())
        source = task.split.source
        reader = self.make(source, self.options, None, progress, span)
        part = _Part(reader.ledger)
        try:
            with closing(reader.walk()) as found:
                part.tables += rows_of(os.path.basename(source.name), found)
        except BinlogError as error:
            reader.ledger.fail(error)
        return part


def write_index(
    folder: str | os.PathLike[str],
    sources: Sequence[Source],
    options: ReadOptions | None = None,
    *,
    jobs: int = 1,
    progress: Progress = silent,
    make: MakeSummaries = SummaryReader,
) -> Indexing:
    """Write the index of the logs of a folder; logs that an index there knows as they are now are not read again.

    Damaged logs are left out.

    Args:
        folder: where the logs are.
        sources: the logs.
        options: how to read.
        jobs: number of processes.
        progress: called with the numbers of bytes that were just read.
        make: makes what reads a log.

    Raises OSError when the index cannot be written; SourceError.
    """
    _index.cache_clear()
    known = {source.name: find_indexed(source) for source in sources}
    job = _Job(replace(options or ReadOptions(), on_damage=pass_over), make)
    tasks = plan_tasks([source for source in sources if known[source.name] is None], None, SPLIT_SIZE)
    result = Indexing()
    with IndexWriter.replacing(Path(folder, INDEX_FILE)) as writer, run_tasks(job, tasks, jobs, progress) as work:
        parts = (found for found, _ in by_log(work, tasks, job.options))
        for source in sources:
            old = known[source.name]
            if old is None:
                _add(writer, source, next(parts), result)
            else:
                progress(source.stored_size or 0)
                writer.add(*_head(source), old.log.ledger, old.index.tables(old.log))
                result.kept += 1
    _index.cache_clear()
    return result


def _add(writer: IndexWriter, source: Source, parts: list[_Part], result: Indexing) -> None:
    ledger = joined(part.ledger for part in parts) if len(parts) > 1 else parts[0].ledger
    if not ledger.ok:
        result.left_out.append(ledger)
        return
    tables = [table for part in parts for table in part.tables]
    writer.add(*_head(source), ledger.as_json(), tables)
    result.added += 1
    result.transactions += sum(len(table["begin"].unique()) for table in tables)


def _head(source: Source) -> tuple[str, int, str]:
    return os.path.basename(source.name), source.stored_size or 0, _digest(source)
