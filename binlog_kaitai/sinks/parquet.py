"""Mixed Parquet: the changes of all tables in one schema, the rows as JSON text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import IO, Any

import pyarrow as pa
import pyarrow.parquet as pq

from binlog_kaitai.changes import RowChange
from binlog_kaitai.records import ChangeRecord
from binlog_kaitai.sinks.jsonl import ChangeWriter

__all__ = ["MIXED_SCHEMA", "mixed_batches", "write_mixed"]

_TIME: dict[str, pa.DataType] = {
    "timestamp": pa.timestamp("s", tz="UTC"),
    **dict.fromkeys(("immediate_commit", "original_commit"), pa.timestamp("us", tz="UTC")),
}
_BIG = (
    "position",
    "payload_offset",
    "log_pos",
    "xid",
    "thread_id",
    "server_id",
    "last_committed",
    "sequence_number",
    "row",
)
_NAMES = list(ChangeRecord.__dataclass_fields__)
_BATCH_ROWS = 10_000
_SIGN = 1 << 63


def _type(name: str) -> pa.DataType:
    return _TIME.get(name) or (pa.int64() if name in _BIG else pa.string())


MIXED_SCHEMA = pa.schema([pa.field(name, _type(name)) for name in _NAMES])
"""operation, database, table, before and after as JSON text, then the fields of `source`."""


def mixed_batches(changes: Iterable[RowChange]) -> Iterator[pa.RecordBatch]:
    """Record batches of MIXED_SCHEMA."""
    writer, rest = ChangeWriter(), iter(changes)
    while rows := [_row(change, writer) for change in islice(rest, _BATCH_ROWS)]:
        columns = [
            pa.array(column, field.type) for column, field in zip(zip(*rows, strict=True), MIXED_SCHEMA, strict=True)
        ]
        yield pa.RecordBatch.from_arrays(columns, schema=MIXED_SCHEMA)


def _row(change: RowChange, writer: ChangeWriter) -> tuple[Any, ...]:
    record = ChangeRecord.of(change)
    before, after = (
        text if image is not None else None
        for text, image in zip(writer.images(change), (change.before, change.after), strict=True)
    )
    file = record.file.encode(errors="backslashreplace").decode()
    special = {"before": before, "after": after, "xid": _signed(record.xid), "file": file}
    return tuple(special[n] if n in special else getattr(record, n) for n in _NAMES)


def _signed(number: int | None) -> int | None:
    """The same 64 bits with a sign: the log has xids as unsigned numbers, though no server counts that far."""
    return number if number is None or number < _SIGN else number - 2 * _SIGN


def write_mixed(changes: Iterable[RowChange], file: IO[bytes]) -> int:
    """Write changes as one Parquet file; gives the number of rows."""
    count = 0
    with pq.ParquetWriter(file, MIXED_SCHEMA, compression="zstd") as out:
        for batch in mixed_batches(changes):
            out.write_batch(batch)
            count += batch.num_rows
    return count
