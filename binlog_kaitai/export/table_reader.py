"""Logs in, record batches out, of one log or of several one after the other."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain

import pyarrow as pa

from binlog_kaitai.arrow.conform import conformed, require_columns
from binlog_kaitai.arrow.lineage import Lineage, lineage_names
from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.arrow.types import Types
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.fitting import require_fit
from binlog_kaitai.changes.history import with_history
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.log_events import check, only_log
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.reader import Paths, for_logs, up_to_damage, with_warnings
from binlog_kaitai.changes.row_change import OnStatement
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.definitions import find_all
from binlog_kaitai.compiled.machine_code import require
from binlog_kaitai.compiled.rows.batch_reader import BatchReader
from binlog_kaitai.compiled.rows.table_maps import tables_in
from binlog_kaitai.errors import NoRowsError
from binlog_kaitai.export.seen_schema import seen_schema
from binlog_kaitai.log.source import Source, find_sources
from binlog_kaitai.rows.table import Table

__all__ = ["TableReader", "batches", "to_arrow", "with_lineage"]

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
    ) -> None:
        require()
        check(options, filter)
        log = source if isinstance(source, Source) else only_log(source)
        self._reader = BatchReader(log, replace(options or ReadOptions(), json="text"), filter, progress, span=span)
        self._reader.note_statement, self._reader.types = on_statement, types or Types()
        self._reader.take_statements = take_statements

    @property
    def options(self) -> ReadOptions:
        """How the log is read."""
        return self._reader.options

    @property
    def ledger(self) -> FileLedger:
        """What was found in the log."""
        return self._reader.ledger

    @property
    def fallbacks(self) -> Counter[str]:
        """Rows events of which Python has decoded rows, by table."""
        return self._reader.fallbacks

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
) -> Iterator[Batch]:
    """Return the rows of one log as record batches; see `TableReader` and `to_arrow`."""
    return TableReader(source, options, filter, types=Types(decimal256=decimal256)).batches()


def to_arrow(
    paths: Paths,
    table: str,
    options: ReadOptions | None = None,
    filter: Filter | None = None,
    *,
    lineage: Lineage = "full",
    schema_from: int | None = None,
    decimal256: bool = False,
) -> pa.RecordBatchReader:
    """Return the rows of one table, of one or more logs, as a stream of record batches.

    The schema is the widest of all definitions that the logs have of the table: columns that are added or dropped in
    them are there, and NULL where a row lacks them. For that the logs are read before, without their rows. A log that
    can be read only once has the definition of its first rows.

    Args:
        paths: files, patterns, directories or index files; see `find_sources`.
        table: ``database.table``.
        options: how to read.
        filter: what to deliver besides.
        lineage: ``full`` for all columns of `LINEAGE`, ``light`` for those that a change feed needs, or ``none``.
        schema_from: how many logs are looked at for the schema, from the last on; None: all.
        decimal256: DECIMALs of more than 38 digits are decimal256; else they are text.

    Raises NoRowsError, which is a ValueError, for a table that is not in the logs; ValueError for one with a column
    whose values no type can hold; BinlogError, also for rows that the schema cannot hold.
    """
    sources = find_sources(paths)
    chosen = replace(filter or Filter(), tables=frozenset([table]))
    require_fit(sources, options or ReadOptions(), chosen, tables_in)
    logs = list(sources)
    read = with_history(options or ReadOptions(), logs, find_all)
    types = Types(decimal256=decimal256)
    found = _of_all(logs, read, chosen, types)
    schema = None
    if not any(source.is_stream for source in logs):
        schema = seen_schema(logs, table, read, most=schema_from, types=types)
    elif (first := next(found, None)) is not None:
        schema, found = first[2].schema, chain([first], found)
    if schema is None:
        raise NoRowsError(f"no rows of {table} in what was read")
    wanted = _with_lineage(schema, lineage)
    return pa.RecordBatchReader.from_batches(wanted, (_as(*batch, wanted) for batch in found))


_ADVICE = "schema_from=None takes the columns and types of all logs"


def _of_all(
    sources: list[Source], options: ReadOptions, chosen: Filter, types: Types
) -> Iterator[tuple[Source, Table, pa.RecordBatch]]:
    for source, part in for_logs(chosen, sources):
        reader = TableReader(source, options, part, types=types)
        for table, batch in up_to_damage(with_warnings(reader.ledger, reader.batches()), options):
            yield source, table, batch


def _as(source: Source, table: Table, batch: pa.RecordBatch, schema: pa.Schema) -> pa.RecordBatch:
    """Return a batch with the columns of another schema, by name. Raises BinlogError where that has no room for it."""
    name = f"{table.database}.{table.name}"
    require_columns(batch, schema.names, name, source.name, _ADVICE)
    return conformed(batch, schema, name, source.name, _ADVICE)


def with_lineage(batch: pa.RecordBatch, lineage: Lineage) -> pa.RecordBatch:
    """Return a batch with fewer columns of LINEAGE."""
    if lineage == "full":
        return batch
    own = batch.schema.names[: -len(LINEAGE)]
    return batch.select([*own, *lineage_names(lineage)])


def _with_lineage(schema: pa.Schema, lineage: Lineage) -> pa.Schema:
    return pa.schema([*list(schema)[: -len(LINEAGE)], *(LINEAGE.field(name) for name in lineage_names(lineage))])
