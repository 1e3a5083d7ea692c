"""Typed Parquet: a folder for each table, in it the parts of each log, in folders by day where that is wanted.

Each log, or each split of it, is a task of its own, so that the files are the same however many processes work. The
parts of log 3 are ``part-00003-0.parquet``, and ``part-00003-1.parquet`` and so on where the table's definition changes
inside of the log.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from typing import IO, Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from binlog_kaitai.arrow.lineage import Lineage
from binlog_kaitai.arrow.statements import STATEMENTS, statement_batch
from binlog_kaitai.arrow.types import Types
from binlog_kaitai.arrow.widen import schema_key
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.statements import Statement, StatementLog
from binlog_kaitai.errors import BinlogError, UnsupportedEventError
from binlog_kaitai.export.folder import DATE_FOLDER, part_name, table_folder
from binlog_kaitai.export.output import Output, identity_of
from binlog_kaitai.export.table_reader import TableReader, with_lineage
from binlog_kaitai.log.source import Source

__all__ = ["Layout", "LogExport", "by_date", "export_log", "keep_memory", "open_parquet", "write_group"]

_OPERATIONS = {kind: kind for kind in ("insert", "delete")} | {"update_preimage": None, "update_postimage": "update"}
"""What each kind of change counts as: the two of an update are one row."""
_GROUP_BYTES = 12 << 20
"""Bytes of a table that are collected for a row group ..."""
_HELD_BYTES = 96 << 20
"""... unless all tables together have so many."""
_VALUES_AT_ONCE = 1 << 13
"""Values that the writer encodes before it looks whether a page is full."""
_STATEMENTS = 1 << 12
"""Statements that wait together ..."""
_AHEAD = 64 << 20
"""... unless they are so near: a log is walked some megabytes ahead of its rows, perhaps beyond damage."""
_MAX_OPEN = 200
"""Files that are written to at the same time."""


@dataclass(slots=True)
class LogExport:
    """What became of one log."""

    ledger: FileLedger
    fallbacks: Counter[str] = field(default_factory=Counter)
    """Rows events that the fast loops left to the object path, by table."""
    raw_values: Counter[str] = field(default_factory=Counter)
    """Values without a typed form, by column; the text of each is in ``_raw_values``."""
    files: list[str] = field(default_factory=list)
    """Names of the files that were written, in the output folder."""
    identity: int | None = None
    """What tells the log from another of its name; None where only a part of it was read that is not the first."""

    def as_json(self) -> dict[str, Any]:
        """Return the ledger, with what is said of an export."""
        more: dict[str, Any] = {
            "fallbacks": dict(sorted(self.fallbacks.items())),
            "raw_values": dict(sorted(self.raw_values.items())),
            "parts": sorted(self.files),
            "identity": self.identity,
        }
        return self.ledger.as_json() | more


def by_date(batch: pa.RecordBatch) -> Iterator[tuple[str, pa.RecordBatch]]:
    """Yield the rows of a batch by the day (UTC) of their event, as ``binlog_date=2026-11-20``.

    A column of the table that has the name ``binlog_date`` gets a ``_`` behind it.
    """
    batch = batch.rename_columns(_free_of(DATE_FOLDER.rstrip("="), batch.schema.names))
    days = batch.column("_timestamp").cast(pa.date32())
    found = pc.unique(days)
    for day in found:
        part = batch if len(found) == 1 else batch.filter(pc.equal(days, day))
        yield f"{DATE_FOLDER}{day}", part


def _free_of(name: str, names: list[str]) -> list[str]:
    """Return the names, with another one in place of `name`."""
    other = name
    while other in names:
        other += "_"
    return [other if known == name else known for known in names]


class _Part:
    """The file of one definition of a table in one log."""

    def __init__(self, path: str, folder: Output, schema: pa.Schema) -> None:
        self._stack = ExitStack()
        file: IO[bytes] = self._stack.enter_context(folder.part(path))
        self._waiting: list[pa.RecordBatch] = []
        self.held = 0
        try:
            self._writer = open_parquet(file, schema)
        except BaseException as error:
            self._leave_none(error)
            raise

    def add(self, batch: pa.RecordBatch) -> None:
        """Take a batch; a row group is written when there is enough."""
        self._waiting.append(batch)
        self.held += batch.nbytes
        if self.held >= _GROUP_BYTES:
            self.flush()

    def flush(self) -> None:
        """Write what waits as a row group."""
        if self._waiting:
            write_group(self._writer, pa.Table.from_batches(self._waiting))
        self._waiting, self.held = [], 0

    def close(self) -> None:
        """Complete the file, or leave none. Raises OSError."""
        try:
            self.flush()
            self._writer.close()
        except BaseException as error:
            self.abandon(error)
            raise
        self._stack.close()

    def abandon(self, error: BaseException) -> None:
        """Leave no file."""
        self._writer.is_open = False  # or it would complete the file when it is collected
        self._leave_none(error)

    def _leave_none(self, error: BaseException) -> None:
        with suppress(OSError, type(error)):  # the disk may be full still, and what is buffered has no room
            self._stack.__exit__(type(error), error, error.__traceback__)


def open_parquet(file: IO[bytes], schema: pa.Schema) -> pq.ParquetWriter:
    """Return a writer of Parquet as all of our files are."""
    return pq.ParquetWriter(
        file, schema, compression="zstd", use_dictionary=_dictionaries(schema), write_batch_size=_VALUES_AT_ONCE
    )


def write_group(writer: pq.ParquetWriter, rows: pa.Table) -> None:
    """Write rows as a row group. Raises OSError.

    Each batch has brought the dictionary of its own GTIDs. Where a dictionary changes inside of a row group, the writer
    leaves it and writes each value as text.
    """
    writer.write_table(rows.unify_dictionaries())


def _dictionaries(schema: pa.Schema) -> Any:
    """Return the columns whose values repeat."""
    return [field.name for field in schema if pa.types.is_dictionary(field.type)]


class _Parts:
    """The files of one log."""

    def __init__(self, folder: Output, number: int) -> None:
        self.names: list[str] = []
        """Of all files."""
        self._folder, self._number = folder, number
        self._open: dict[tuple[str, tuple[Any, ...]], _Part] = {}
        self._count: Counter[str] = Counter()

    def add(self, place: str, batch: pa.RecordBatch) -> None:
        """Write a batch to the file of its definition in a folder."""
        key = place, schema_key(batch.schema)
        part = self._open.pop(key, None) or self._new(place, batch.schema)
        self._open[key] = part  # the last one used is the last
        part.add(batch)
        if sum(part.held for part in self._open.values()) > _HELD_BYTES:
            max(self._open.values(), key=lambda part: part.held).flush()

    def _new(self, place: str, schema: pa.Schema) -> _Part:
        if len(self._open) >= _MAX_OPEN:
            self._open.pop(next(iter(self._open))).close()
        again = self._count[place]
        self._count[place] += 1
        name = part_name(self._folder.batch, self._number, f"-{_sortable(again)}.parquet")
        self.names.append(f"{place}/{name}")
        return _Part(self.names[-1], self._folder, schema)

    @contextmanager
    def closing(self) -> Iterator[_Parts]:
        """Completes the files when the block ends well."""
        try:
            yield self
            for part in self._open.values():
                part.close()
        except BaseException as error:
            for part in self._open.values():
                part.abandon(error)
            raise


def _sortable(number: int) -> str:
    """Return a number so that it sorts as text behind all smaller ones: 0 to 9, a10 to a99, b100 ..."""
    digits = str(number)
    return digits if len(digits) == 1 else f"{chr(ord('a') + len(digits) - 2)}{digits}"


def keep_memory() -> None:
    """Have this process use an allocator that does not give memory back at once: row groups come and go."""
    with suppress(NotImplementedError):  # Arrow was built without it
        pa.set_memory_pool(pa.jemalloc_memory_pool())


@dataclass(frozen=True, slots=True)
class Layout:
    """What the files of all logs have in common."""

    partition_by_date: bool = False
    """The rows of each day (UTC) are in a folder of their own."""
    lineage: Lineage = "full"
    """Which columns there are behind a table's own."""
    types: Types = field(default_factory=Types)
    """Of the columns."""

    def pieces(self, batch: pa.RecordBatch) -> Iterator[tuple[str, pa.RecordBatch]]:
        """Yield the rows of a batch by their folder inside of the table's, as they are to be written."""
        for day, rows in by_date(batch) if self.partition_by_date else (("", batch),):
            yield day, with_lineage(rows, self.lineage)


def export_log(
    folder: Output,
    number: int,
    source: Source,
    options: ReadOptions | None = None,
    filter: Filter | None = None,
    progress: Callable[[int, int], None] = lambda size, rows: None,
    *,
    span: Span | None = None,
    layout: Layout | None = None,
) -> LogExport:
    """Write the tables of one log, or of a part of it, up to the first damage, which the ledger has.

    Args:
        folder: where to.
        number: of the log or split; it stands in the names of the files.
        source: the log.
        options: how to read.
        filter: what to write.
        progress: called with the numbers of bytes that were just read, and of rows that were written.
        span: read a part of the log only; see `splits`.
        layout: which files and columns there are.

    Raises OSError when the files cannot be written.
    """
    chosen, statements = layout or Layout(), StatementLog(lambda statement: statement.wanted)
    reader = TableReader(
        source,
        options,
        filter,
        lambda size: progress(size, 0),
        span=span,
        on_statement=statements,
        types=chosen.types,
    )
    written: Counter[tuple[str, str]] = Counter()
    end: int | None = None
    with _Parts(folder, number).closing() as parts:
        try:
            for table, batch in reader.batches():
                place = table_folder(table.database, table.name)
                for day, rows in chosen.pieces(batch):
                    parts.add(f"{place}/{day}".rstrip("/"), rows)
                _count(f"{table.database}.{table.name}", batch, written)
                progress(0, batch.num_rows)
                if len(statements.found) > _STATEMENTS:
                    _add_statements(parts, statements.take(statements.found[-1].position - _AHEAD), source, chosen)
        except BinlogError as error:
            reader.ledger.fail(error)
            end = None if isinstance(error, UnsupportedEventError) else error.position  # which is known at the end
        _add_statements(parts, statements.take(end), source, chosen)
    _compare(reader.ledger, written)
    mark = identity_of(source) if span is None or not span.start else None
    return LogExport(reader.ledger, reader.fallbacks, reader.raw_values, parts.names, mark)


def _add_statements(parts: _Parts, found: list[Statement], source: Source, layout: Layout) -> None:
    """Write statements that were met."""
    if not found:
        return
    batch = statement_batch(found, source.name, source.number)
    for day, rows in by_date(batch) if layout.partition_by_date else (("", batch),):
        parts.add(f"{STATEMENTS}/{day}".rstrip("/"), rows)


def _count(name: str, batch: pa.RecordBatch, written: Counter[tuple[str, str]]) -> None:
    """Count the rows of a batch by operation; an update has two."""
    found: Any = pc.value_counts(batch.column("_change_type"))
    for kind, count in zip(found.field("values").to_pylist(), found.field("counts").to_pylist(), strict=True):
        operation = _OPERATIONS[kind]
        if operation is not None:
            written[name, operation] += count


def _compare(ledger: FileLedger, written: Counter[tuple[str, str]]) -> None:
    """Have the ledger say which rows were written, and fail where others were decoded."""
    missing = ledger.rows - written
    if missing:
        tables = ", ".join(sorted({table for table, _ in missing}))
        text = f"{missing.total()} rows were decoded and not written, of {tables}; other errors may say why"
        ledger.fail(BinlogError(text, ledger.file))
        ledger.rows = written
