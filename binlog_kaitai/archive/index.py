"""An index beside logs: made in one pass, extended when logs are added, and never needed.

A log that is not as it was when it was indexed is read. That is told by its size and by its beginning and end: a log
grows at its end, and another log of the same name has another beginning.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import blake2b
from itertools import accumulate
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc

from binlog_kaitai.archive.index_file import (
    DamagedIndexError,
    IndexedLog,
    IndexFile,
    IndexWriter,
    LogPart,
    read_index,
    rows_of,
)
from binlog_kaitai.archive.index_stats import index_stats
from binlog_kaitai.archive.split_reading import read_split
from binlog_kaitai.archive.stats import LogStats, Stats
from binlog_kaitai.changes.ledger import FileLedger, joined
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.errors import LogWarning, SourceError
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.jobs.tasks import Progress, SplitTask, by_log, plan_tasks, run_tasks, silent
from binlog_kaitai.log.remote import is_url
from binlog_kaitai.log.source import INDEX_FILE, Source
from binlog_kaitai.reading.summaries import MakeSummaries, Summarizes, TransactionSummary

__all__ = ["IndexReader", "Indexed", "Indexing", "find_indexed", "write_index"]

SPLIT_SIZE = 16 << 20
"""Bytes of a part of a log, of which the index knows the times."""
_A_ROW, _A_LOG, _A_BYTE, _AN_UNPACKED_BYTE = 15e-6, 3e-3, 1.2e-9, 3e-9
"""Seconds of a row of an index, of a log that is read, of each of its bytes, and more of each that is decompressed."""
_MOST_GTIDS = 10_000
"""More are not looked for in an index."""
_LOOKED_AT = 1 << 16
"""Bytes at the beginning and at the end of a log by which it is known."""


@dataclass(frozen=True, slots=True)
class Indexed:
    """A log that an index answers for completely."""

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

    def is_faster(self) -> bool:
        """Return whether its transactions are made sooner of the index than of the log."""
        size: int = self.log.ledger["bytes_walked"]
        a_byte = _A_BYTE if size <= self.log.size else _A_BYTE + _AN_UNPACKED_BYTE
        return _A_ROW * self.index.num_rows(self.log) < _A_LOG + a_byte * size

    def statements(self) -> Iterator[str]:
        """Yield the beginnings of standalone statements."""
        for table in self.index.tables(self.log):
            alone = table.filter(pc.equal(table["outcome"], pa.scalar("statement")))
            yield from (text or "" for text in alone["statement"].to_pylist())

    def stats(self) -> LogStats:
        """Return its sums."""
        tables = list(self.index.tables(self.log))
        sums = index_stats(pa.concat_tables(tables).unify_dictionaries(), self.file) if tables else Stats()
        sums.keyless.update(self.log.keyless)
        return LogStats(self.ledger(), sums)

    def first_since(self, time: float) -> int | None:
        """Return where the first part begins that has events of a time, or later ones; None where there is none."""
        return next((begin for begin, _, last in self.log.parts if last is not None and last >= time), None)

    def part_with(self, position: int) -> tuple[int, int]:
        """Return where the part begins that has a position, and the number of events before it."""
        return next((begin, number) for begin, number, _ in reversed(self.log.parts) if begin <= position)

    def range_of(self, asked: GtidSet) -> tuple[int, int] | None:
        """Return the bytes that transactions of the log are in; None where they are too many to look for them.

        What is after the last one up to the next GTID is among them.
        """
        if len(asked) > _MOST_GTIDS:
            return None
        table = self.index.gtids(self.log)
        gtids, begins = table["gtid"].combine_chunks(), table["begin"]
        wanted = pa.array(asked.texts(), pa.string())
        found = pc.indices_nonzero(pc.is_in(gtids, wanted))
        if len(pc.unique(gtids.take(found))) < len(asked):
            return None  # some have left no transaction
        first, last = found[0].as_py(), found[-1].as_py()
        others = pc.and_(pc.is_valid(gtids), pc.invert(pc.is_in(gtids, wanted)))
        behind = pc.indices_nonzero(others[last:])
        end = begins[last + behind[0].as_py()].as_py() if len(behind) else self.log.size
        return begins[first].as_py(), end


class IndexReader:
    """Delivers the transactions of a log as an index knows them."""

    def __init__(self, indexed: Indexed) -> None:
        self.ledger, self.keyless = indexed.ledger(), set(indexed.log.keyless)
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


def _index(folder: str) -> IndexFile | None:
    """Return the index of a folder; None where there is none, or none that can be used, of which there is a warning."""
    path = Path(folder, INDEX_FILE)
    try:
        status = path.stat()
        return _opened(path, (status.st_ino, status.st_size, status.st_mtime_ns))
    except FileNotFoundError:
        return None
    except (DamagedIndexError, OSError) as error:
        why = error.strerror or error if isinstance(error, OSError) else error
        text = f"{path}: this index is not used: {why}; `binlog-kaitai index {folder or '.'}` makes it anew"
        warnings.warn(text, LogWarning, stacklevel=2)
        return None


@lru_cache(maxsize=16)
def _opened(path: Path, version: tuple[int, int, int]) -> IndexFile:
    """Open an index once, as long as it is the same file."""
    return read_index(path)


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
    begin: int
    tables: list[pa.Table]
    keyless: set[str]


@dataclass(frozen=True, slots=True)
class _Job:
    options: ReadOptions
    make: MakeSummaries

    def begin(self) -> None:
        """Do nothing: a process needs no preparation."""

    def run(self, task: SplitTask, progress: Progress) -> _Part:
        """Return the rows of a split."""
        name, tables, keyless = os.path.basename(task.split.source.name), list[pa.Table](), set[str]()

        def take(reader: Summarizes) -> None:
            tables.extend(rows_of(name, reader))
            keyless.update(reader.keyless)

        ledger, begin = read_split(task, self.options, take, progress, self.make)
        return _Part(ledger, begin, tables, keyless)


def write_index(
    folder: str | os.PathLike[str],
    sources: Sequence[Source],
    options: ReadOptions | None = None,
    *,
    jobs: int = 1,
    progress: Progress = silent,
    make: MakeSummaries,
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
    _opened.cache_clear()
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
                writer.add(*_head(source), old.log.ledger, old.log.parts, old.log.keyless, old.index.tables(old.log))
                result.kept += 1
    _opened.cache_clear()
    return result


def _add(writer: IndexWriter, source: Source, parts: list[_Part], result: Indexing) -> None:
    ledger = joined(part.ledger for part in parts) if len(parts) > 1 else parts[0].ledger
    if not ledger.ok:
        result.left_out.append(ledger)
        return
    tables = [table for part in parts for table in part.tables]
    keyless = sorted(set[str]().union(*[part.keyless for part in parts]))
    writer.add(*_head(source), ledger.as_json(), _parts(parts), keyless, tables)
    result.added += 1
    result.transactions += sum(len(table["begin"].unique()) for table in tables)


def _parts(found: list[_Part]) -> list[LogPart]:
    events = accumulate((part.ledger.num_events for part in found), initial=0)
    return [(part.begin, before, part.ledger.last_timestamp) for part, before in zip(found, events, strict=False)]


def _head(source: Source) -> tuple[str, int, str]:
    return os.path.basename(source.name), source.stored_size or 0, _digest(source)
