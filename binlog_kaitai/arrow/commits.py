"""The position of a row in the order of all changes: the columns that change feeds and lakes sort and merge by."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow import compute as pc
from binlog_kaitai.arrow.constants import CHANGE_TYPES, ORDINAL, YEAR_10000
from binlog_kaitai.changes.row_change import Transaction

__all__ = ["COMMIT_COLUMNS", "begin_positions", "commit_columns", "commit_time", "commit_version", "sequences"]

_SEQUENCE = pa.struct([("version", pa.int64()), ("ordinal", pa.int64())])
COMMIT_COLUMNS: list[tuple[str, Any]] = [
    ("_commit_version", pa.int64()),
    ("_commit_timestamp", pa.timestamp("us", tz="UTC")),
    ("_sequence", _SEQUENCE),
]
"""Names and types, in the order of `commit_columns`."""

_FILE_BITS = 40
"""A log is shorter than 1 TiB, so that the numbers of logs stand above all positions."""
_MOST_LOGS = (1 << (63 - _FILE_BITS)) - 1
"""The highest number of a log that there is room for."""
_MICROSECONDS = 1_000_000


def commit_time(transaction: Transaction) -> int:
    """Return when a transaction was committed, in microseconds since 1970-01-01 UTC.

    Servers before MySQL 8.0 and MariaDB do not say it: then it is the second of the transaction's last event.
    """
    times = transaction.immediate_commit, transaction.original_commit
    if times[0] is not None and times[1] is not None and max(times[0], times[1]) < YEAR_10000:
        return times[0]
    return (transaction.end_time or 0) * _MICROSECONDS


def commit_version(log_number: int, begin: int) -> int:
    """Return the version of the transaction that begins at a position of a log."""
    return ((log_number & _MOST_LOGS) << _FILE_BITS) + begin


def begin_positions(versions: pa.Array[Any]) -> pa.Array[Any]:
    """Return where the transactions of some versions begin in their logs."""
    begins: pa.Array[Any] = pc.bit_wise_and(versions, pa.scalar((1 << _FILE_BITS) - 1, pa.int64()))
    return begins


def commit_columns(
    log_number: int,
    begins: pa.Array[Any],
    commits: pa.Array[Any],
    positions: pa.Array[Any],
    payload_offsets: pa.Array[Any],
    rows: pa.Array[Any],
    kinds: pa.Array[Any],
) -> list[pa.Array[Any]]:
    """Return the columns of COMMIT_COLUMNS for some rows.

    The version of a transaction is the number of its log, then the position where it begins. The ordinal of a row, see
    `ORDINAL`, counts from the bytes before the rows event, so that it is the same whatever rows are left out.

    Args:
        log_number: see `Source`.
        begins: int64, the position of each row's transaction.
        commits: int64, see `commit_time`.
        positions: int64, of the rows event.
        payload_offsets: int64, NULL outside of a payload.
        rows: int32, the number of the row in its event.
        kinds: int8, indices of CHANGE_TYPES.
    """
    versions = pc.add(begins, pa.scalar(commit_version(log_number, 0), pa.int64()))
    offsets = pc.add(pc.subtract(positions, begins), pc.coalesce(payload_offsets, pa.scalar(0, pa.int64())))
    is_after = pc.equal(kinds, pa.scalar(CHANGE_TYPES.index("update_postimage"), pa.int8())).cast(pa.int64())
    counts = offsets, rows.cast(pa.int64()), is_after
    ordinals: Any = pa.scalar(0, pa.int64())
    for weight, count in zip(ORDINAL, counts, strict=True):
        ordinals = pc.add(ordinals, pc.multiply(count, pa.scalar(weight, pa.int64())))
    times: Any = commits.cast(COMMIT_COLUMNS[1][1])
    return [versions, times, sequences(versions, ordinals)]


def sequences(versions: pa.Array[Any], ordinals: pa.Array[Any]) -> pa.Array[Any]:
    """Return versions and ordinals as one column."""
    return pa.StructArray.from_arrays([versions, ordinals], [field.name for field in _SEQUENCE])
