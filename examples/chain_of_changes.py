"""Whether each image before a change is the last one after a change of the same row, by Spark, for archives.

    reader = spark.read.format("mysql_binlog").option("table", "shop.orders")
    changes = reader.option("lineage", "full").load("/archive")
    breaks(changes, reader.option("changes", "apply").load("/archive"), "id").show()

What is shown are changes before which another one is missing, or was made around the log: what ``verify --chain`` says
of one machine's logs. It is for whole images (``binlog_row_image=FULL``). Transactions that are only prepared (XA) are
left out, so that changes of their rows are shown, too.
"""

from __future__ import annotations

from functools import reduce
from operator import add

from pyspark.sql import Column, DataFrame, Window
from pyspark.sql import functions as f

__all__ = ["breaks"]


def breaks(changes: DataFrame, applied: DataFrame, *key: str) -> DataFrame:
    """Return the images that do not follow from the one before, with what that one was.

    Args:
        changes: of one table.
        applied: the same with ``changes=apply``, which has where the table was emptied.
        key: the columns of its primary key.
    """
    columns = [name for name in changes.columns if not name.startswith("_")]
    images = changes.where("_outcome = 'commit'").select(
        "*",
        _times_emptied(applied).alias("era"),
        f.col("_change_type").isin("update_preimage", "delete").alias("is_before"),
        f.struct(*columns).alias("row"),
    )
    of_row = Window.partitionBy("era", *key).orderBy("_sequence")
    last = f.lag(f.struct("is_before", "row", "_file", "_position")).over(of_row)
    found = images.withColumn("last", last).withColumn("has_last", f.col("last").isNotNull())
    is_new_but_there = f.expr("NOT is_before AND has_last AND NOT last.is_before")
    is_changed_but_gone = f.expr("is_before AND has_last AND last.is_before")
    is_another = f.expr("is_before AND has_last AND NOT last.is_before AND NOT (row <=> last.row)")
    is_unknown = f.expr("is_before AND NOT has_last AND era > 0")
    wrong = is_new_but_there | is_changed_but_gone | is_another | is_unknown
    return found.where(wrong).select(*changes.columns, "last")


def _times_emptied(applied: DataFrame) -> Column:
    """Return how often the table was emptied before an image."""
    rows = applied.where("_change_type = 'truncate'").select("_sequence.*").collect()
    at = [f.struct(*(f.lit(part).cast("bigint").alias(name) for name, part in row.asDict().items())) for row in rows]
    return reduce(add, ((f.col("_sequence") > one).cast("int") for one in at), f.lit(0))
