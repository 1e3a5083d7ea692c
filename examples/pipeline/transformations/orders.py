"""`orders` as it is now, and `orders_history` with all that it was, from the binary logs in the folder `BINLOGS`."""

import os

from pyspark import pipelines as dp
from pyspark.sql import DataFrame, SparkSession

from binlog_kaitai.spark.source import BinlogSource

spark = SparkSession.active()
spark.dataSource.register(BinlogSource)


@dp.temporary_view
def orders_changes() -> DataFrame:
    """What is to be done to a copy of the table. AUTO CDC has nothing for a table that was emptied at once: the query
    ends at a TRUNCATE, for the copy would be wrong behind it."""
    reader = spark.readStream.format("mysql_binlog").option("table", "shop.orders").option("changes", "apply")
    changes = reader.option("pathGlobFilter", os.environ.get("BINLOG_PATTERN", "*.0*")).load(os.environ["BINLOGS"])
    is_row = "CASE WHEN _change_type = 'truncate' THEN raise_error('shop.orders was emptied') ELSE true END"
    return changes.where(is_row)


for target, kind in (("orders", 1), ("orders_history", 2)):
    dp.create_streaming_table(target)
    dp.create_auto_cdc_flow(
        target=target,
        source="orders_changes",
        keys=["id"],
        sequence_by="_sequence",
        apply_as_deletes="_change_type = 'delete'",
        except_column_list=["_change_type", "_commit_version", "_commit_timestamp", "_sequence", "_outcome"],
        stored_as_scd_type=kind,
    )
