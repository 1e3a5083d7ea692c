"""The data source: options in, a schema, and the readers of batches and streams."""

from __future__ import annotations

import pyspark
from pyspark.sql.datasource import DataSource, DataSourceReader, DataSourceStreamReader
from pyspark.sql.types import StructType

from binlog_kaitai.spark.source.plain import plainly

__all__ = ["BinlogSource"]


class BinlogSource(DataSource):
    """Reads row changes: ``spark.read.format("mysql_binlog").option("table", "shop.orders").load("/archive")``.

    With the option ``table`` the rows have the table's columns, typed, an update being two rows; without it, rows of
    all tables are in one schema, with images as JSON. docs/dataframes.md has the options and types.

    Spark imports this module in a process for each of its steps, and in every session of whoever has it installed. So
    each method imports what it needs.
    """

    _is_inferred = False
    """The schema was made here, from what the logs hold now."""

    @classmethod
    def name(cls) -> str:
        """Return what `format` takes."""
        return "mysql_binlog"

    @plainly
    def schema(self) -> StructType:
        """Return the columns. Raises ValueError for options that are wrong, and for a table without rows."""
        from binlog_kaitai.spark.source.options import SourceOptions
        from binlog_kaitai.spark.source.schema import found_schema

        options = SourceOptions.of(self.options)
        self._is_inferred = True
        return found_schema(options)

    @plainly
    def reader(self, schema: StructType) -> DataSourceReader:
        """Return the reader of all that is there now."""
        from binlog_kaitai.spark.source.batch import BatchReader
        from binlog_kaitai.spark.source.options import SourceOptions

        options = SourceOptions.of(self.options)
        return BatchReader(options, schema, is_all=self._is_inferred and not options.columns)

    @plainly
    def streamReader(self, schema: StructType) -> DataSourceStreamReader:  # noqa: N802 (Spark's name)
        """Return the reader of a folder that logs are added to. Raises ValueError for an older pyspark."""
        from binlog_kaitai.spark.source.options import SourceOptions

        try:
            from binlog_kaitai.spark.source.stream import StreamReader
        except ModuleNotFoundError as error:
            text = f"streams need pyspark 4.2 or newer, which has {error.name}; this is {pyspark.__version__}"
            raise ValueError(text) from None
        options = SourceOptions.of(self.options)
        is_all = self._is_inferred and not options.columns
        return StreamReader(options, schema, is_all=is_all, is_inferred=self._is_inferred)
