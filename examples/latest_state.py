"""The latest state of a table, and the history of its rows, as DataFrames of its changes.

python latest_state.py /archive shop.orders /lake/orders /lake/orders-history
"""

from __future__ import annotations

import sys

from pyspark.sql import DataFrame, Window
from pyspark.sql import functions as f

from binlog_kaitai.spark import latest_state, local_session
from binlog_kaitai.spark.source import BinlogSource

__all__ = ["history"]


def history(changes: DataFrame, *key: str) -> DataFrame:
    """Return every state that rows had, with the times from when and until when (SCD type 2); NULL for now."""
    emptied = changes.where("_change_type = 'truncate'").select(
        f.col("_sequence").alias("end_sequence"), f.col("_commit_timestamp").alias("end")
    )
    own = changes.where("_change_type <> 'truncate'")
    following = Window.partitionBy(*key).orderBy("_sequence")
    states = own.select(
        "*",
        f.lead("_commit_timestamp").over(following).alias("replaced"),
        f.lead("_sequence").over(following).alias("replaced_sequence"),
    ).where("_change_type <> 'delete'")
    emptied_later = states._sequence < emptied.end_sequence
    ends = (
        states.join(emptied, emptied_later, "left")
        .groupBy(*states.columns)
        .agg(f.min_by("end", "end_sequence").alias("end"), f.min("end_sequence").alias("end_sequence"))
    )
    is_emptied_first = f.col("replaced_sequence").isNull() | (f.col("end_sequence") < f.col("replaced_sequence"))
    until = f.when(is_emptied_first & f.col("end").isNotNull(), f.col("end")).otherwise(f.col("replaced"))
    table = [name for name in changes.columns if not name.startswith("_")]
    return ends.select(*table, f.col("_commit_timestamp").alias("valid_from"), until.alias("valid_to"))


def main(logs: str, table: str, latest: str, states: str) -> None:
    """Write both as Parquet."""
    with local_session() as spark:
        spark.dataSource.register(BinlogSource)
        changes = spark.read.format("mysql_binlog").options(table=table, changes="apply").load(logs)
        key = [field.name for field in changes.schema if "binlog.primary_key" in field.metadata]
        latest_state(changes).write.parquet(latest)
        history(changes, *key).write.parquet(states)


if __name__ == "__main__":
    main(*sys.argv[1:])
