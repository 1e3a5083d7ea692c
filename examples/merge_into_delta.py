"""A Delta table that follows a table of MySQL or MariaDB: a stream of its binary logs, merged batch by batch.

    python merge_into_delta.py /var/lib/mysql shop.orders id /lake/orders /lake/orders-checkpoint [--once]

Needs ``pip install 'binlog-kaitai[spark]' deltalake``. Each batch has a number, which goes into the Delta log together
with its rows: a batch that Spark does again after a crash is not merged twice.
"""

from __future__ import annotations

import sys

import pyarrow as pa
from deltalake import CommitProperties, DeltaTable, Transaction, write_deltalake
from pyspark.sql import Column, DataFrame, Row
from pyspark.sql import functions as f

from binlog_kaitai.spark import local_session
from binlog_kaitai.spark.source import BinlogSource

APP = "binlog"


def merge(batch: DataFrame, number: int, target: str, key: str) -> None:
    """Merge the changes of a batch: of each key the last one; where the table was emptied, all before goes."""
    rows = batch.toArrow()
    columns = [name for name in rows.column_names if not name.startswith("_")]
    if not DeltaTable.is_deltatable(target):
        write_deltalake(target, rows.select(columns).slice(0, 0))
    table = DeltaTable(target)
    done = table.transaction_version(APP)
    if done is not None and done >= number:
        return
    emptied = batch.where("_change_type = 'truncate'").agg(f.max("_sequence").alias("at")).first()["at"]
    if emptied is not None:
        table.delete()
    own = batch.where("_change_type <> 'truncate'")
    newest = own.groupBy(key).agg(f.max_by(f.struct(*own.columns), "_sequence").alias("row")).select("row.*")
    changes = newest if emptied is None else newest.where(f.col("_sequence") > _literal(emptied))
    _merge(table, changes.select(*columns, "_change_type").toArrow(), columns, key, number)


def _literal(sequence: Row) -> Column:
    return f.struct(*(f.lit(value).alias(name) for name, value in sequence.asDict().items()))


def _merge(table: DeltaTable, changes: pa.Table, columns: list[str], key: str, number: int) -> None:
    values = {f"`{name}`": f"s.`{name}`" for name in columns}
    (
        table.merge(
            changes,
            predicate=f"t.`{key}` = s.`{key}`",
            source_alias="s",
            target_alias="t",
            commit_properties=CommitProperties(app_transactions=[Transaction(APP, number)]),
        )
        .when_matched_delete(predicate="s._change_type = 'delete'")
        .when_matched_update(updates=values)
        .when_not_matched_insert(updates=values, predicate="s._change_type <> 'delete'")
        .execute()
    )


def main(logs: str, table: str, key: str, target: str, checkpoint: str, *options: str) -> None:
    """Follow the logs; with ``--once`` up to what is there now."""
    with local_session("local[2]", config={"spark.sql.shuffle.partitions": "2"}) as spark:
        spark.dataSource.register(BinlogSource)
        changes = (
            spark.readStream.format("mysql_binlog")
            .option("table", table)
            .option("changes", "apply")
            .option("pathGlobFilter", "*.0*")
            .load(logs)
        )
        writer = changes.writeStream.foreachBatch(lambda batch, number: merge(batch, number, target, key))
        writer = writer.option("checkpointLocation", checkpoint)
        writer = writer.trigger(availableNow=True) if "--once" in options else writer.trigger(processingTime="1 second")
        writer.start().awaitTermination()


if __name__ == "__main__":
    main(*sys.argv[1:])
