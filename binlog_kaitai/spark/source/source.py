"""The data source: options in, a schema, and the readers of batches and streams."""

from __future__ import annotations

from pyspark.sql import types as t
from pyspark.sql.datasource import DataSource, DataSourceReader, DataSourceStreamReader

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.export.table_reader import TableReader
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Table
from binlog_kaitai.spark.source.batch import BatchReader
from binlog_kaitai.spark.source.mixed import mixed_schema
from binlog_kaitai.spark.source.options import SourceOptions
from binlog_kaitai.spark.source.stream import StreamReader
from binlog_kaitai.spark.source.types import spark_schema

__all__ = ["BinlogSource"]


class BinlogSource(DataSource):
    """Reads row changes: ``spark.read.format("mysql_binlog").option("table", "shop.orders").load("/archive")``.

    With the option ``table`` the rows have the table's columns, typed, an update being two rows; without it, rows of
    all tables are in one schema, with images as JSON. docs/dataframes.md has the options and types.
    """

    _is_inferred = False
    """The schema was made here, from what the logs hold now."""

    @classmethod
    def name(cls) -> str:
        """Return what `format` takes."""
        return "mysql_binlog"

    def schema(self) -> t.StructType:
        """Return the columns. Raises ValueError for options that are wrong, and for a table without rows."""
        options = SourceOptions.of(self.options)
        self._is_inferred = True
        found = _schema(options)
        if options.corrupt_column:
            found = found.add(options.corrupt_column, t.StringType())
        unknown = [name for name in options.columns if name not in found.names]
        if unknown:
            raise ValueError(f"mysql_binlog: option columns has {unknown[0]}; there are {', '.join(found.names)}")
        return t.StructType([found[name] for name in options.columns]) if options.columns else found

    def reader(self, schema: t.StructType) -> DataSourceReader:
        """Return the reader of all that is there now."""
        return BatchReader(SourceOptions.of(self.options), schema)

    def streamReader(self, schema: t.StructType) -> DataSourceStreamReader:  # noqa: N802 (Spark's name)
        """Return the reader of a folder that logs are added to."""
        options = SourceOptions.of(self.options)
        return StreamReader(options, schema, is_all=self._is_inferred and not options.columns)


def _schema(options: SourceOptions) -> t.StructType:
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
