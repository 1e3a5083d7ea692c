"""A batch read: all splits of the logs that there are when the query is planned."""

from __future__ import annotations

from pyspark.sql.datasource import DataSourceReader, InputPartition
from pyspark.sql.types import StructType

from binlog_kaitai.reading.needed import log_parts
from binlog_kaitai.spark.packing import grown_size, planned
from binlog_kaitai.spark.source.options import SourceOptions
from binlog_kaitai.spark.source.plain import plainly
from binlog_kaitai.spark.source.pushdown import PushFilters
from binlog_kaitai.spark.source.rows import SplitRows, tasks_of

__all__ = ["BatchReader"]


class BatchReader(SplitRows, DataSourceReader):
    """See `SplitRows`."""

    def __init__(self, options: SourceOptions, schema: StructType, *, is_all: bool = False) -> None:
        super().__init__(options, schema, is_all=is_all)
        self.pushFilters = PushFilters(self)  # type: ignore[method-assign]

    @plainly
    def partitions(self) -> list[InputPartition]:
        """Return the tasks. Raises SourceError."""
        options = self.options
        sources = options.sources()
        split_size = grown_size(sources, options.split_size)
        return tasks_of(planned(log_parts(options.filter, sources), split_size), split_size)
