"""Typed Parquet: a folder for each table, in it the parts of each log, in folders by day where that is wanted.

Each log, or each split of it, is a task of its own, so that the files are the same however many processes work. The
parts of log 3 are ``part-00003-0.parquet``, and ``part-00003-1.parquet`` and so on where the table's definition changes
inside of the log; see `Parts`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow import compute as pc
from binlog_kaitai.arrow.lineage import Lineage
from binlog_kaitai.arrow.statements import STATEMENTS
from binlog_kaitai.arrow.types import Types
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.export.folder import DATE_FOLDER, Folders, table_folder
from binlog_kaitai.export.kept import LogExport
from binlog_kaitai.export.output import Output, identity_of
from binlog_kaitai.export.parts import Parts
from binlog_kaitai.export.table_reader import TableReader, with_lineage
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Table

__all__ = ["Layout", "by_date", "export_log", "keep_memory"]

_OPERATIONS = {kind: kind for kind in ("insert", "delete")} | {"update_preimage": None, "update_postimage": "update"}
"""What each kind of change counts as: the two of an update are one row."""


def by_date(batch: pa.RecordBatch) -> Iterator[tuple[str, pa.RecordBatch]]:
    """Yield the rows of a batch by the day (UTC) of their event, as ``binlog_date=2026-11-20``.

    A column of the table that has the name ``binlog_date`` gets a ``_`` after it.
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
    """Which columns there are after a table's own."""
    types: Types = field(default_factory=Types)
    """Of the columns."""
    folders: Folders = "database.table"
    """Of the tables."""
    may_share: bool = False
    """Definitions of a table may share files, for these are given one schema at the end."""

    def pieces(self, batch: pa.RecordBatch) -> Iterator[tuple[str, pa.RecordBatch]]:
        """Yield the rows of a batch by their folder inside of the table's, as they are to be written."""
        for day, rows in by_date(batch) if self.partition_by_date else (("", batch),):
            yield day, with_lineage(rows, self.lineage)

    def folder(self, table: Table) -> str:
        """Return the name of a table's folder."""
        return table_folder(table.database, table.name, self.folders)


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
    parts: Parts | None = None,
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
        parts: files of several logs, which are left open: what is returned does not name them; None for own ones.

    Raises OSError when the files cannot be written.
    """
    chosen = layout or Layout()
    files = Parts(folder, number, may_share=chosen.may_share) if parts is None else parts
    reader = TableReader(
        source,
        options,
        filter,
        lambda size: progress(size, 0),
        span=span,
        take_statements=partial(_add_statements, files, chosen),
        types=chosen.types,
    )
    written: Counter[tuple[str, str]] = Counter()
    with files.closing() if parts is None else nullcontext():
        try:
            for table, batch in reader.batches():
                place = chosen.folder(table)
                for day, rows in chosen.pieces(batch):
                    files.add(f"{place}/{day}".rstrip("/"), rows)
                _count(f"{table.database}.{table.name}", batch, written)
                progress(0, batch.num_rows)
        except BinlogError as error:
            reader.ledger.fail(error)
    _compare(reader.ledger, written)
    mark = identity_of(source) if span is None or not span.start else None
    names = files.written(files.taken()) if parts is None else []
    return LogExport(reader.ledger, reader.fallbacks, reader.raw_values, names, mark, source.modified)


def _add_statements(parts: Parts, layout: Layout, batch: pa.RecordBatch) -> None:
    """Write statements that were met."""
    batch = layout.types.signed_rows(batch)
    for day, rows in by_date(batch) if layout.partition_by_date else (("", batch),):
        parts.add(f"{STATEMENTS}/{day}".rstrip("/"), rows)


def _count(name: str, batch: pa.RecordBatch, written: Counter[tuple[str, str]]) -> None:
    """Count the rows of a batch by operation; an update has two."""
    kinds: Any = batch.column("_change_type")
    indices = kinds.indices
    numbers = indices.buffers()[1].slice(indices.offset, len(indices)).to_pybytes()
    for number, kind in enumerate(kinds.dictionary.to_pylist()):
        count = numbers.count(number)
        operation = _OPERATIONS[kind]
        if operation is not None and count:
            written[name, operation] += count


def _compare(ledger: FileLedger, written: Counter[tuple[str, str]]) -> None:
    """Have the ledger say which rows were written, and fail where others were decoded."""
    missing = ledger.rows - written
    if missing:
        tables = ", ".join(sorted({table for table, _ in missing}))
        text = f"{missing.total()} rows were decoded and not written, of {tables}; other errors may say why"
        ledger.fail(BinlogError(text, ledger.file))
        ledger.rows = written
