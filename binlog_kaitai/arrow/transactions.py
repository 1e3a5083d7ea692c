"""Transactions as a Parquet file, a row each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

import pyarrow as pa
import pyarrow.parquet as pq

from binlog_kaitai.files import NewFile
from binlog_kaitai.reading.summaries import TransactionSummary

__all__ = ["SCHEMA", "write_transactions"]

_BATCH = 1 << 14
_COUNT = pa.struct([pa.field("table", pa.string()), pa.field("operation", pa.string()), pa.field("rows", pa.int64())])
_FIELDS: dict[str, pa.DataType] = {
    "file": pa.string(),
    "position": pa.int64(),
    "end_position": pa.int64(),
    "timestamp": pa.timestamp("s", tz="UTC"),
    "commit_timestamp": pa.timestamp("us", tz="UTC"),
    "duration": pa.int64(),
    "gtid": pa.string(),
    "thread_id": pa.int64(),
    "server_id": pa.uint32(),
    "outcome": pa.string(),
    "bytes": pa.int64(),
    "rows": pa.int64(),
    "tables": pa.list_(_COUNT),
    "statement": pa.string(),
    "xid": pa.uint64(),
    "user": pa.string(),
    "lag_microseconds": pa.int64(),
    "last_committed": pa.int64(),
    "sequence_number": pa.int64(),
    "commit_id": pa.uint64(),
    "largest_event": pa.int64(),
    "largest_event_position": pa.int64(),
}
SCHEMA = pa.schema([pa.field(name, kind) for name, kind in _FIELDS.items()])
"""The fields of `transactions --format jsonl`, and when each transaction was committed."""


def write_transactions(path: str, found: Iterable[TransactionSummary]) -> int:
    """Write a file that is not there yet; returns the number of its rows. Raises OSError."""
    count, rest, new = 0, iter(found), NewFile(path)
    with new as file:
        with pq.ParquetWriter(file, SCHEMA, compression="zstd") as writer:
            while batch := list(islice(rest, _BATCH)):
                writer.write_table(pa.Table.from_pylist(list(_rows(batch)), schema=SCHEMA))
                count += len(batch)
        new.put()
    return count


def _rows(batch: Iterable[TransactionSummary]) -> Iterator[dict[str, object]]:
    for summary in batch:
        file = summary.file.encode(errors="backslashreplace").decode()
        yield {
            **summary.to_dict(),
            "file": file,
            "timestamp": summary.start,
            "commit_timestamp": summary.end_micros,
        }
