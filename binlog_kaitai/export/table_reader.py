"""Logs in, record batches out, of one log or of several one after the other."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

import pyarrow as pa

from binlog_kaitai.arrow.lineage import Lineage, lineage_names
from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.arrow.types import Types, Unsigned
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.row_change import OnStatement
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.machine_code import require
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.log_events import check, only_log
from binlog_kaitai.rows.table import Table

__all__ = ["TableReader", "batches", "with_lineage"]

Batch = tuple[Table, pa.RecordBatch]


class TableReader:
    """Reads one log into record batches, once, in order.

    Args:
        source: a path, ``-`` for standard input, or a Source.
        options: how to read; JSON documents are always text.
        filter: what to deliver.
        progress: called with the number of bytes that were just read.
        span: read a part of the log only; see `splits`.
        on_statement: is told of statements that are not rows; see `StatementLog`.
        take_statements: takes them as rows of a table, some at a time; see `statement_batch`.
        types: which types columns have.
        columns: those whose values are read; all others are NULL. None: all.

    Raises SourceError for a path that is not there, TypeError for arguments of other types,
    NoMachineCodeError.
    """

    def __init__(
        self,
        source: Source | str | os.PathLike[str],
        options: ReadOptions | None = None,
        filter: Filter | None = None,
        progress: Callable[[int], None] = lambda count: None,
        *,
        span: Span | None = None,
        on_statement: OnStatement | None = None,
        take_statements: Callable[[pa.RecordBatch], None] | None = None,
        types: Types | None = None,
        columns: Iterable[str] | None = None,
    ) -> None:
        require()
        check(options, filter)
        log = source if isinstance(source, Source) else only_log(source)
        opened = CompiledLog(log, replace(options or ReadOptions(), json="text"), filter, progress, span=span)
        self._reader = BatchReader(opened)
        self._reader.note_statement, self._reader.types = on_statement, types or Types()
        self._reader.take_statements = take_statements
        self._reader.wanted = None if columns is None else frozenset(name.lower() for name in columns)

    @property
    def options(self) -> ReadOptions:
        """How the log is read."""
        return self._reader.log.options

    @property
    def ledger(self) -> FileLedger:
        """What was found in the log."""
        return self._reader.ledger

    @property
    def fallbacks(self) -> Counter[str]:
        """Number of rows events that Python decoded, by table."""
        return self._reader.log.fallbacks

    @property
    def raw_values(self) -> Counter[str]:
        """Values without a typed form, by column."""
        return self._reader.raw_values

    def batches(self) -> Iterator[Batch]:
        """Return the rows as record batches, each of one table as one statement saw it.

        Raises BinlogError where the damage stands, after all before it was delivered.
        """
        return self._reader.batches()


def batches(
    source: Source | str | os.PathLike[str],
    options: ReadOptions | None = None,
    filter: Filter | None = None,
    *,
    decimal256: bool = False,
    unsigned: Unsigned = "keep",
) -> Iterator[Batch]:
    """Return the rows of one log as record batches; see `TableReader`."""
    return TableReader(source, options, filter, types=Types(decimal256=decimal256, unsigned=unsigned)).batches()


def with_lineage(batch: pa.RecordBatch, lineage: Lineage) -> pa.RecordBatch:
    """Return a batch with fewer columns of LINEAGE."""
    if lineage == "full":
        return batch
    own = batch.schema.names[: -len(LINEAGE)]
    return batch.select([*own, *lineage_names(lineage)])
