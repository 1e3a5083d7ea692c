"""The columns of a read that was given none: all that the newest logs have of the table."""

from __future__ import annotations

from pyspark.sql.types import StringType, StructType

from binlog_kaitai.export.seen_schema import seen_schema
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
    try:
        found = seen_schema(
            options.sources(), options.table, options.read, most=options.schema_from, columns=options.columns
        )
    except ValueError as error:
        text = f"mysql_binlog: no type holds all values of {options.table}: {error}; name the columns that you want"
        raise ValueError(f"{text} (option columns), or give .schema(...)") from error
    if found is None:
        raise ValueError(
            f"mysql_binlog: no rows of {options.table} in {', '.join(options.paths)}; check the name, or give"
            " .schema(...)"
        )
    return spark_schema(found, options.lineage_names)
