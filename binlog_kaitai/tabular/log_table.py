"""The rows of one table of some logs, as Arrow has them: what pandas, Polars, DuckDB and others take as it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from binlog_kaitai.arrow.conform import conformed, require_columns
from binlog_kaitai.arrow.lineage import Lineage, lineage_names
from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.arrow.types import Types, Unsigned
from binlog_kaitai.arrow.widen import place_in, places_of
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.tables.definitions import find_all
from binlog_kaitai.compiled.tables.table_maps import tables_in
from binlog_kaitai.errors import NoRowsError
from binlog_kaitai.export.table_reader import TableReader
from binlog_kaitai.log.source import Source, find_sources
from binlog_kaitai.reading.fitting import require_fit
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.reading.needed import needed_logs
from binlog_kaitai.reading.reader import Paths, up_to_damage, with_warnings
from binlog_kaitai.rows.table import Table
from binlog_kaitai.tabular.seen_schema import seen_schema

if TYPE_CHECKING:
    import polars

__all__ = ["LogTable"]

_ADVICE = "schema_from=None takes the columns and types of all logs"


class LogTable:
    """The rows of one table of one or more logs.

    Its schema is the widest of all definitions that the logs have of the table: columns that are added or dropped in
    them are there, and NULL where a row lacks them. For that the logs are read before, without their rows; then each
    use reads them anew. Whatever takes Arrow's streams takes it as it is: ``pyarrow.table(rows)``,
    ``polars.from_arrow(rows)``, ``duckdb.sql("FROM rows")``.

    Args:
        paths: files, patterns, directories or index files; see `find_sources`.
        table: ``database.table``.
        options: how to read.
        filter: what to deliver besides.
        columns: those of the table that are wanted, in this order; the values of others are passed over. None: all.
        lineage: ``full`` for all columns of `LINEAGE`, ``light`` for those that a change feed needs, or ``none``.
        schema_from: how many logs are looked at for the schema, from the last on; None: all.
        decimal256: DECIMALs of more than 38 digits are decimal256; else they are text.
        unsigned: ``widen``: unsigned numbers are the next wider signed ones.

    Raises SourceError, ConditionError and ValueError. What reads the logs raises NoRowsError, which is a ValueError,
    for a table that is not in them; ValueError for a column that is not there, or whose values no type can hold; and
    BinlogError, also for rows that the schema cannot hold.
    """

    def __init__(
        self,
        paths: Paths,
        table: str,
        options: ReadOptions | None = None,
        filter: Filter | None = None,
        *,
        columns: Sequence[str] | None = None,
        lineage: Lineage = "full",
        schema_from: int | None = None,
        decimal256: bool = False,
        unsigned: Unsigned = "keep",
    ) -> None:
        given = options or ReadOptions()
        self.name = table
        self.columns = None if columns is None else tuple(columns)
        self._sources, self._filter = find_sources(paths), replace(filter or Filter(), tables=frozenset([table]))
        require_fit(self._sources, given, self._filter, tables_in)
        self._logs = list(self._sources)
        self._options = with_history(given, self._logs, find_all)
        self._lineage, self._schema_from = lineage, schema_from
        self._types = Types(decimal256=decimal256, unsigned=unsigned)

    def __repr__(self) -> str:
        chosen = "" if self.columns is None else f", columns={list(self.columns)}"
        return f"<LogTable {self.name} of {len(self._logs)} log{'' if len(self._logs) == 1 else 's'}{chosen}>"

    @property
    def schema(self) -> pa.Schema:
        """The columns of the table, then the lineage. Raises ValueError for a log that can be read only once."""
        if self._is_once:
            raise ValueError("a stream has no schema before its rows are read; reader() has both")
        return self._wanted(self._seen)

    @cached_property
    def _seen(self) -> pa.Schema | None:
        """All columns that the logs have."""
        return seen_schema(self._logs, self.name, self._options, most=self._schema_from, types=self._types)

    def narrowed(self, columns: Sequence[str] | None, where: str | None) -> LogTable:
        """Return the same rows with other columns, and of them those that fit a condition, None for all. What is known
        of the logs is not read again. Raises ConditionError."""
        made = copy(self)
        made.columns = None if columns is None else tuple(columns)
        if where is not None:
            made._filter = replace(self._filter, where=where)  # type: ignore[arg-type]  # text, which Filter reads
            require_fit(self._sources, self._options, made._filter, tables_in)
        return made

    def reader(self) -> pa.RecordBatchReader:
        """Return the rows as a stream of record batches."""
        found: Iterator[tuple[Source, Table, pa.RecordBatch]] = self._found()
        if not self._is_once:
            schema = self.schema
        else:
            first = next(found, None)
            schema = self._wanted(None if first is None else first[2].schema)
            found = found if first is None else chain([first], found)
        return pa.RecordBatchReader.from_batches(schema, (self._as(*batch, schema) for batch in found))

    def batches(self) -> Iterator[pa.RecordBatch]:
        """Return the rows as record batches."""
        return iter(self.reader())

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Return the rows as a capsule of Arrow's C stream interface."""
        stream: Any = self.reader()
        made: object = stream.__arrow_c_stream__(requested_schema)
        return made

    def to_arrow(self) -> pa.Table:
        """Return the rows as a table of Arrow."""
        return self.reader().read_all()

    def to_pandas(self, **options: Any) -> Any:
        """Return the rows as a `pandas.DataFrame`; options are those of `pyarrow.Table.to_pandas`."""
        return self.to_arrow().to_pandas(**options)

    def to_polars(self) -> polars.DataFrame:
        """Return the rows as a DataFrame of Polars."""
        import polars

        found = polars.from_arrow(self.to_arrow())
        assert isinstance(found, polars.DataFrame)  # as it is of a table
        return found

    @property
    def _is_once(self) -> bool:
        return any(source.is_stream for source in self._logs)

    def _wanted(self, schema: pa.Schema | None) -> pa.Schema:
        """Return what is wanted of a schema with all columns. Raises NoRowsError, ValueError."""
        if schema is None:
            raise NoRowsError(f"no rows of {self.name} in what was read")
        own = list(schema)[: -len(LINEAGE)]
        if self.columns is not None:
            places = places_of([field.name for field in own])
            found = [place_in(places, name) for name in self.columns]
            own = [own[place] for place in found if place is not None]
            if len(own) < len(found):
                unknown = self.columns[found.index(None)]
                raise ValueError(f"{self.name} has no column {unknown}; there are {', '.join(places)}")
        return pa.schema([*own, *(self._types.lineage.field(name) for name in lineage_names(self._lineage))])

    def _found(self) -> Iterator[tuple[Source, Table, pa.RecordBatch]]:
        for source, part in needed_logs(self._filter, self._logs):
            reader = TableReader(source, self._options, part, types=self._types, columns=self.columns)
            for table, batch in up_to_damage(with_warnings(reader.ledger, reader.batches()), self._options):
                yield source, table, batch

    def _as(self, source: Source, table: Table, batch: pa.RecordBatch, schema: pa.Schema) -> pa.RecordBatch:
        """Return a batch with the columns of another schema, by name. Raises BinlogError where that has no room."""
        name = f"{table.database}.{table.name}"
        if self.columns is None:
            require_columns(batch, schema.names, name, source.name, _ADVICE)
        return conformed(batch, schema, name, source.name, _ADVICE)
