"""``spark.read.format("mysql_binlog")``: binary logs as a Spark data source, in batches and as a stream."""

from binlog_kaitai.spark.source.source import BinlogSource

__all__ = ["BinlogSource"]
