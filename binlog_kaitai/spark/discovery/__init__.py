"""Where Spark finds the data source by itself: it imports all modules on the path whose names begin with ``pyspark_``.

This module is installed as ``pyspark_mysql_binlog``.
"""

from binlog_kaitai.spark.source import BinlogSource as DefaultSource

__all__ = ["DefaultSource"]
