"""The columns of a read that was given none: of the table as the newest log has it."""

from __future__ import annotations

from pyspark.sql.types import StringType, StructType

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.export.table_reader import TableReader
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Table
from binlog_kaitai.spark.source.mixed import mixed_schema
from binlog_kaitai.spark.source.options import SourceOptions
from binlog_kaitai.spark.source.types import spark_schema

__all__ = ["found_schema"]


def found_schema(options: SourceOptions) -> StructType:
    """Return the columns. Raises ValueError for a column that is not there, and for a table without rows."""
    found = _whole(options)
    if options.corrupt_column in found.names:
        raise ValueError(
            f"mysql_binlog: option columnNameOfCorruptRecord is {options.corrupt_column}, a column of rows"
        )
    if options.corrupt_column:
        found = found.add(options.corrupt_column, StringType())
    unknown = [name for name in options.columns if name not in found.names]
    if unknown:
        raise ValueError(f"mysql_binlog: option columns has {unknown[0]}; there are {', '.join(found.names)}")
    return StructType([found[name] for name in options.columns]) if options.columns else found


def _whole(options: SourceOptions) -> StructType:
    if options.table is None:
        return mixed_schema(options.lineage)
    return spark_schema(_newest(options.sources(), options), options.lineage_names)


def _newest(sources: list[Source], options: SourceOptions) -> Table:
    """Return the table as the newest log that has rows of it begins to describe it."""
    chosen = Filter(tables=options.filter.tables)
    for source in reversed(sources):
        for table, _ in TableReader(source, options.read, chosen).batches():
            return table
    raise ValueError(
        f"mysql_binlog: no rows of {options.table} in {', '.join(options.paths)}; check the name, or give .schema(...)"
    )
