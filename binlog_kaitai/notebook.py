"""The rows of one table for other programs, and which tables there are; Arrow is imported when it is needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from importlib import import_module
from typing import TYPE_CHECKING, Any, Unpack

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadKeywords, ReadOptions
from binlog_kaitai.extras import require_package
from binlog_kaitai.reading.reader import Paths
from binlog_kaitai.rows.table import Table
from binlog_kaitai.where.language import Condition

if TYPE_CHECKING:
    import polars
    import pyarrow

    from binlog_kaitai.arrow.lineage import Lineage
    from binlog_kaitai.arrow.types import Unsigned
    from binlog_kaitai.tabular.log_table import LogTable

__all__ = ["scan_binlog", "table", "tables", "to_arrow"]


def table(
    paths: Paths,
    name: str,
    *,
    columns: Sequence[str] | None = None,
    where: Condition | str | None = None,
    start: float | datetime | None = None,
    stop: float | datetime | None = None,
    filter: Filter | None = None,
    lineage: Lineage = "full",
    schema_from: int | None = None,
    decimal256: bool = False,
    unsigned: Unsigned = "keep",
    **options: Unpack[ReadKeywords],
) -> LogTable:
    """Return the rows of one table, for pandas, Polars, DuckDB and all that takes Arrow's streams, as often as wanted.

    >>> orders = table("mysql-bin.000003", "shop.orders", columns=["id", "total"], where="total > 20", lineage="light")
    >>> frame = orders.to_polars()

    Args:
        paths: files, patterns, directories, or index files.
        name: ``database.table``.
        columns: those of the table that are wanted, in this order; the values of others are passed over. None: all.
        where: of the rows, those that fit before or after their change; see docs/where.md.
        start: seconds since 1970-01-01 UTC, or a datetime with a time zone: a log is wanted from its first event of
            that time or later on.
        stop: the same, up to which a log is wanted.
        filter: what to deliver besides, with none of what is given by itself.
        lineage: ``full`` for all columns after the table's own, ``light`` for those that a change feed needs, or
            ``none``.
        schema_from: how many logs, from the last one on, are looked at for the widest schema of the table; None: all.
        decimal256: DECIMALs of more than 38 digits are decimal256; else they are text.
        unsigned: ``widen`` for the next wider signed numbers in place of unsigned ones, which Delta Lake, Iceberg,
            Trino and Hive do not have.
        options: the fields of ReadOptions.

    Raises ImportError without the extra ``arrow``, SourceError, ConditionError, TypeError and ValueError. What reads
    the logs raises NoRowsError (a ValueError) for a table that is not in them, and BinlogError.
    """
    chosen = _with_choice(filter, where=where, start_time=start, stop_time=stop)
    return _log_table()(
        paths,
        name,
        ReadOptions.of(**options),
        chosen,
        columns=columns,
        lineage=lineage,
        schema_from=schema_from,
        decimal256=decimal256,
        unsigned=unsigned,
    )


def _log_table() -> type[LogTable]:
    """Return the class, for which Arrow is needed. Raises ImportError."""
    require_package("pyarrow")
    found: type[LogTable] = import_module("binlog_kaitai.tabular.log_table").LogTable
    return found


def _with_choice(filter: Filter | None, **given: Any) -> Filter:
    """Return a filter that has also what was given by itself. Raises TypeError for what is given twice."""
    own = {name: value for name, value in given.items() if value is not None}
    for name in own:
        if filter is not None and getattr(filter, name) is not None:
            raise TypeError(f"{name} is given by itself and in the filter")
    return replace(filter or Filter(), **own)


def tables(paths: Paths, **options: Unpack[ReadKeywords]) -> dict[str, Table]:
    """Return the tables with rows in the logs, by ``database.table``, with their last definition; reads no rows.

    Args:
        paths: files, patterns, directories, index files, or ``-``.
        options: the fields of ReadOptions.

    Raises SourceError; BinlogError for damage.
    """
    found: dict[str, Table] = import_module("binlog_kaitai.compiled.tables.table_maps").last_tables(
        paths, ReadOptions.of(**options)
    )
    return found


def scan_binlog(
    paths: Paths,
    name: str,
    *,
    filter: Filter | None = None,
    lineage: Lineage = "full",
    schema_from: int | None = None,
    **options: Unpack[ReadKeywords],
) -> polars.LazyFrame:
    """Return the rows of one table as a LazyFrame of Polars.

    Columns that a query does not want are passed over by the compiled loops, comparisons of columns with numbers and
    texts are theirs, and they stop when there are enough rows.

    >>> frame = scan_binlog("mysql-bin.000003", "shop.orders").filter(pl.col("id") == 5).select("_timestamp", "status")

    Args:
        paths: files, patterns, directories, or index files.
        name: ``database.table``.
        filter: what to deliver at most.
        lineage: ``full`` for all columns after the table's own, ``light`` for those that a change feed needs, or
            ``none``.
        schema_from: how many logs, from the last one on, are looked at for the widest schema of the table; None: all.
        options: the fields of ReadOptions.

    Raises ImportError without Polars and the extra ``arrow``; the errors of `table`.
    """
    require_package("polars")
    whole = table(paths, name, filter=filter, lineage=lineage, schema_from=schema_from, **options)
    is_chosen = filter is not None and filter.where is not None
    found: polars.LazyFrame = import_module("binlog_kaitai.tabular.polars_scan").scanned(whole, is_chosen=is_chosen)
    return found


def to_arrow(
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
    **keywords: Unpack[ReadKeywords],
) -> pyarrow.RecordBatchReader:
    """Return the rows of one table as a stream of record batches; see `table`. A log that can be read only once has the
    definition of its first rows.

    Args:
        paths: files, patterns, directories, index files, or ``-``.
        table: ``database.table``.
        options: how to read.
        filter: what to deliver besides.
        columns: those of the table that are wanted, in this order; the values of others are passed over. None: all.
        lineage: ``full`` for all columns after the table's own, ``light`` for those that a change feed needs, or
            ``none``.
        schema_from: how many logs, from the last one on, are looked at for the widest schema of the table; None: all.
        decimal256: DECIMALs of more than 38 digits are decimal256; else they are text.
        unsigned: ``widen`` for the next wider signed numbers in place of unsigned ones, which Delta Lake, Iceberg,
            Trino and Hive do not have.
        keywords: the fields of ReadOptions, in place of `options`.

    Raises ImportError without the extra ``arrow``, NoRowsError (a ValueError) for a table that is not in the logs,
    ValueError, BinlogError.
    """
    if options is not None and keywords:
        raise TypeError("give options or keywords, not both")
    found = _log_table()(
        paths,
        table,
        options or ReadOptions.of(**keywords),
        filter,
        columns=columns,
        lineage=lineage,
        schema_from=schema_from,
        decimal256=decimal256,
        unsigned=unsigned,
    )
    return found.reader()
