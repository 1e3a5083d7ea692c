"""Transactions as a Parquet file, a row each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pyarrow as pa
import pyarrow.parquet as pq

from binlog_kaitai.arrow.found_transactions import COUNT, table_of
from binlog_kaitai.files import NewFile
from binlog_kaitai.reading.summaries import TransactionSummary
from binlog_kaitai.reading.transaction_columns import Found

__all__ = ["SCHEMA", "write_transactions"]

_BATCH, _FEW = 1 << 14, 1 << 12
"""Transactions of a row group, and of objects that are there at the same time."""
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
    "tables": pa.list_(COUNT),
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


def write_transactions(path: str, found: Iterable[tuple[Found, str]]) -> int:
    """Write a file that is not there yet, of transactions and the names of their logs; returns the number of its rows.
    Raises OSError."""
    count, new = 0, NewFile(path)
    with new as file:
        with pq.ParquetWriter(file, SCHEMA, compression="zstd") as writer:
            for rows in _groups(found):
                writer.write_table(rows)
                count += rows.num_rows
        new.put()
    return count


def _groups(found: Iterable[tuple[Found, str]]) -> Iterator[pa.Table]:
    """Yield the rows, as many as a row group has, or somewhat more."""
    waiting, count = list[pa.Table](), 0
    for rows in _tables(found):
        waiting.append(rows)
        count += rows.num_rows
        if count >= _BATCH:
            yield pa.concat_tables(waiting)
            waiting, count = [], 0
    if waiting:
        yield pa.concat_tables(waiting)


def _tables(found: Iterable[tuple[Found, str]]) -> Iterator[pa.Table]:
    """Yield the rows of some transactions at a time, in their order."""
    few = list[TransactionSummary]()
    for one, file in found:
        if isinstance(one, TransactionSummary):
            few.append(one)
        if few and (len(few) == _FEW or not isinstance(one, TransactionSummary)):
            yield _of_objects(few)
            few = []
        if not isinstance(one, TransactionSummary):
            yield table_of(one, _plain(file), SCHEMA)
    if few:
        yield _of_objects(few)


def _of_objects(few: Iterable[TransactionSummary]) -> pa.Table:
    return pa.Table.from_pylist(list(_rows(few)), schema=SCHEMA)


def _plain(file: str) -> str:
    """Return the name of a file as text that can be UTF-8."""
    return file.encode(errors="backslashreplace").decode()


def _rows(batch: Iterable[TransactionSummary]) -> Iterator[dict[str, object]]:
    for summary in batch:
        yield {
            **summary.to_dict(),
            "file": _plain(summary.file),
            "timestamp": summary.start,
            "commit_timestamp": summary.end_micros,
        }
