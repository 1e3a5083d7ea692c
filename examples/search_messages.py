"""Messages for a search index that follows a table: a stream of its binary logs, as files for the bulk interface.

    python search_messages.py /var/lib/mysql shop.orders id messages/ checkpoint/ [--once]

Each batch is a file `00000007.ndjson` for `POST /_bulk` of Elasticsearch or OpenSearch: `index` and `delete` messages,
the primary key as `_id`. The version of a message is that of the row's transaction, and `external_gte` has the index
drop what is older than what it has: files may be sent again, from any of them on. A TRUNCATE is a file
`00000007.emptied.json` for `POST /orders/_delete_by_query`, to be sent before the messages of the same number.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from pyspark.sql import DataFrame
from pyspark.sql import functions as f

from binlog_kaitai.spark import local_session
from binlog_kaitai.spark.source import BinlogSource

VERSION = "binlog_version"
"""Field of a document: the version of the transaction that wrote it."""


def messages(batch: DataFrame, index: str, key: str) -> Iterator[str]:
    """Yield the lines for the bulk interface: of each key the last change in the batch."""
    last = emptied_at(batch)
    own = batch.where("_change_type <> 'truncate'").where(f.col("_commit_version") > (-1 if last is None else last))
    newest = own.groupBy(key).agg(f.max_by(f.struct(*own.columns), "_sequence").alias("row")).select("row.*")
    columns = [name for name in own.columns if not name.startswith("_")]
    document = f.to_json(f.struct(*columns, f.col("_commit_version").alias(VERSION)))
    chosen = newest.select(
        f.col(key).cast("string").alias("id"), "_change_type", "_commit_version", document.alias("d")
    )
    for row in chosen.orderBy("_commit_version", "id").toLocalIterator():
        about = {"_index": index, "_id": row.id, "version": row._commit_version, "version_type": "external_gte"}
        is_delete = row._change_type == "delete"
        yield json.dumps({"delete" if is_delete else "index": about})
        if not is_delete:
            yield row.d


def emptied_at(batch: DataFrame) -> int | None:
    """Return the version of the last statement of the batch that has emptied the table; None without one."""
    return batch.where("_change_type = 'truncate'").agg(f.max("_commit_version").alias("version")).first()["version"]


def write(batch: DataFrame, number: int, index: str, key: str, folder: Path) -> None:
    """Write the files of a batch; one that Spark does again writes the same."""
    batch.persist()
    last = emptied_at(batch)
    if last is not None:
        query = {"query": {"range": {VERSION: {"lt": last}}}}
        _write(folder / f"{number:08}.emptied.json", [json.dumps(query)])
    _write(folder / f"{number:08}.ndjson", messages(batch, index, key))
    batch.unpersist()


def _write(path: Path, lines: Iterator[str] | list[str]) -> None:
    part = path.with_suffix(".part")
    part.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    part.replace(path)


def main(logs: str, table: str, key: str, folder: str, checkpoint: str, *options: str) -> None:
    """Follow the logs; with ``--once`` up to what is there now."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    index = table.rpartition(".")[2].lower()
    with local_session("local[2]", config={"spark.sql.shuffle.partitions": "2"}) as spark:
        spark.dataSource.register(BinlogSource)
        reader = spark.readStream.format("mysql_binlog").option("table", table).option("changes", "apply")
        changes = reader.option("pathGlobFilter", "*.0*").option("maxBytesPerTrigger", "64m").load(logs)
        writer = changes.writeStream.foreachBatch(lambda batch, n: write(batch, n, index, key, Path(folder)))
        writer = writer.option("checkpointLocation", checkpoint)
        writer = writer.trigger(availableNow=True) if "--once" in options else writer.trigger(processingTime="1 second")
        writer.start().awaitTermination()


if __name__ == "__main__":
    main(*sys.argv[1:])
