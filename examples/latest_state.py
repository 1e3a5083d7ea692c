"""The latest state of a table, and the history of its rows, as DataFrames of its changes.

    reader = spark.read.format("mysql_binlog").option("table", "shop.orders").option("changes", "apply")
    changes = reader.load("/archive")
latest(changes, "id").write.parquet("/lake/orders")
"""

from __future__ import annotations

from pyspark.sql import DataFrame, Window
from pyspark.sql import functions as f

__all__ = ["history", "latest"]


def latest(changes: DataFrame, *key: str) -> DataFrame:
    """Return the rows that the table has now, from its changes with ``changes=apply``.

    With ``partialImages=keep`` (logs of a server with ``binlog_row_image=MINIMAL``) the rows are put together of what
    each change says; ``_absent`` names the columns of which the logs do not say anything.
    """
    if "_absent" in changes.columns:
        return _merged(changes, *key)
    emptied = changes.where("_change_type = 'truncate'").agg(f.max("_sequence").alias("emptied"))
    newest = (
        changes.where("_change_type <> 'truncate'")
        .groupBy(*key)
        .agg(f.max_by(f.struct(*changes.columns), "_sequence").alias("row"))
    )
    kept = newest.crossJoin(emptied).where("emptied IS NULL OR row._sequence > emptied")
    return kept.select("row.*").where("_change_type <> 'delete'")


def _merged(changes: DataFrame, *key: str) -> DataFrame:
    """Return for each row the last value of each column, since the row was inserted or written as a whole."""
    columns = [name for name in changes.columns if not name.startswith("_")]
    emptied = changes.where("_change_type = 'truncate'").agg(f.max("_sequence").alias("emptied"))
    rows = (
        changes.where("_change_type <> 'truncate'").crossJoin(emptied).where("emptied IS NULL OR _sequence > emptied")
    )
    begins = "max(_sequence) FILTER (WHERE _change_type IN ('insert', 'delete') OR size(_absent) = 0)"
    rows = rows.withColumn("begin", f.expr(f"{begins} OVER (PARTITION BY {', '.join(f'`{name}`' for name in key)})"))
    last = "max_by(struct(`{0}`), _sequence) FILTER (WHERE NOT array_contains(_absent, '{0}')) AS `{0}`"
    found = (
        rows.where("begin IS NULL OR _sequence >= begin")
        .groupBy(*(f.col(name).alias(f"key of {name}") for name in key))
        .agg(f.max_by("_change_type", "_sequence").alias("change"), *(f.expr(last.format(name)) for name in columns))
        .where("change <> 'delete'")
    )
    absent = f.array_compact(f.array(*(f.when(f.col(name).isNull(), f.lit(name)) for name in columns)))
    return found.select(*(f.col(name)[name].alias(name) for name in columns), absent.alias("_absent"))


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
