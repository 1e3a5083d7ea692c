"""The columns of a read that was given none: all that the newest logs have of the table."""

from __future__ import annotations

from pyspark.sql.types import StringType, StructType

from binlog_kaitai.log.source import Source
from binlog_kaitai.spark.source.mixed import mixed_schema
from binlog_kaitai.spark.source.options import SourceOptions
from binlog_kaitai.spark.source.types import spark_schema
from binlog_kaitai.tabular.seen_schema import seen_schema

__all__ = ["found_schema"]

_FURTHEST = 40
"""Logs in which a table is looked for, from the last on: they are read for it, without rows, one after the other."""


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
    sources = options.sources()
    try:
        found = seen_schema(
            sources,
            options.table,
            options.read,
            most=options.schema_from,
            furthest=_FURTHEST,
            columns=options.columns,
        )
    except ValueError as error:
        text = f"mysql_binlog: no type holds all values of {options.table}: {error}; name the columns that you want"
        raise ValueError(f"{text} (option columns), or give .schema(...)") from error
    if found is None:
        raise ValueError(f"mysql_binlog: {_not_found(options, sources)}")
    return spark_schema(found, options.lineage_names)


def _not_found(options: SourceOptions, sources: list[Source]) -> str:
    """Say how far a table was looked for, and what helps."""
    paths, count = ", ".join(options.paths), len(sources)
    most = max(options.schema_from or count, _FURTHEST)
    if options.schema_from is None or count <= most:
        return f"no rows of {options.table} in {paths}; check the name, or give .schema(...)"
    return (
        f"no rows of {options.table} in the last {most} of {count:,} logs in {paths}, from {sources[-most].name} on:"
        " check the name; for a table of older logs give .schema(...), or option schemaFrom=all, which looks into all"
    )
