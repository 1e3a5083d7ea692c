"""A batch read: all splits of the logs that there are when the query is planned."""

from __future__ import annotations

from pyspark.sql.datasource import DataSourceReader, InputPartition
from pyspark.sql.types import StructType

from binlog_kaitai.changes.splits import plan_splits
from binlog_kaitai.spark.source.options import SourceOptions
from binlog_kaitai.spark.source.plain import plainly
from binlog_kaitai.spark.source.pushdown import PushFilters
from binlog_kaitai.spark.source.rows import SplitRows, check_split_size, tasks_of

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
        check_split_size(sources, options.split_size)
        return tasks_of(plan_splits(sources, options.split_size, options.filter), options.split_size)
