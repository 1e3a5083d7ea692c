"""Transactions that were found as columns, as rows of `transactions --format parquet`: without an object for each."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow import compute as pc
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.reading.transaction_columns import Labels, Texts, TransactionColumns

__all__ = ["COUNT", "table_of"]

_SLOT = 8
_MICROS = 1_000_000
COUNT = pa.struct([pa.field("table", pa.string()), pa.field("operation", pa.string()), pa.field("rows", pa.int64())])
"""How many rows of a table a transaction has changed in one way."""
_SAME = (
    *("position", "end_position", "server_id", "bytes", "thread_id", "last_committed", "sequence_number"),
    *("largest_event", "largest_event_position"),
)
"""Numbers that have the same name here."""
_UNSIGNED = ("xid", "commit_id")


def table_of(found: TransactionColumns, file: str, schema: pa.Schema) -> pa.Table:
    """Return a row for each transaction of a log, whose name is given; the schema is `arrow.transactions.SCHEMA`."""
    firsts, lasts = _ends(found)
    numbers = {name: _numbers(data).take(firsts) for name, data in found.numbers.items()}
    start, commit, original = numbers["start"], numbers["commit"], _known(numbers["original_commit"])
    seconds = pc.divide(commit, pa.scalar(_MICROS, pa.int64()))
    rows, tables = _tables(found, lasts)
    columns: dict[str, Any] = {
        **{name: _known(numbers[name]) for name in _SAME},
        **{name: _known(numbers[name]).view(pa.uint64()) for name in _UNSIGNED},
        **{name: _texts(column).take(firsts) for name, column in found.texts.items()},
        **{name: _labels(column).take(firsts) for name, column in found.labels.items()},
        "file": pa.repeat(pa.scalar(file, pa.string()), len(firsts)),
        "timestamp": start,
        "commit_timestamp": commit,
        "duration": pc.max_element_wise(pc.subtract(seconds, start), pa.scalar(0, pa.int64())),
        "lag_microseconds": pc.subtract(commit, original),
        "rows": rows,
        "tables": tables,
    }
    return pa.Table.from_arrays([columns[field.name].cast(field.type) for field in schema], schema=schema)


def _ends(found: TransactionColumns) -> tuple[Any, Any]:
    """Return with which row each transaction begins, and with which it ends."""
    numbers: Any = _numbers(found.numbers["transaction"])
    one = pa.scalar(1, pa.uint64())
    changes = pc.indices_nonzero(_differ(numbers)).cast(pa.uint64())
    firsts = pa.concat_arrays([pa.array([0], pa.uint64()), pc.add(changes, one)])
    return firsts, pa.concat_arrays([changes, pa.array([len(numbers) - 1], pa.uint64())])


def _tables(found: TransactionColumns, lasts: Any) -> tuple[Any, Any]:
    """Return how many rows each transaction has, and those of each table and operation, by their names."""
    zero: Any = pa.scalar(0, pa.int64())
    table, number = _labels(found.labels["table"]), _numbers(found.numbers["transaction"])
    order = pc.cumulative_sum(pa.concat_arrays([pa.array([0]), _differ(number)]))
    rows, kinds, parts = [], [], []
    for operation in sorted(OPERATIONS):
        counts: Any = _numbers(found.numbers[f"{operation}_rows"])
        is_there: Any = pc.and_(pc.greater_equal(counts, zero), table.is_valid())
        rows.append(pc.if_else(is_there, counts, zero))
        kinds.append(is_there.cast(pa.int64()))
        each = [order, table, pa.repeat(pa.scalar(operation, pa.string()), len(counts)), counts]
        parts.append(pa.Table.from_arrays(each, ["transaction", *COUNT.names]).filter(is_there))
    by = [(name, "ascending") for name in ("transaction", "table", "operation")]
    joined: Any = pa.concat_tables(parts)
    whole = joined.sort_by(by).combine_chunks()
    values = pa.StructArray.from_arrays(
        [_joined(whole.column(name), COUNT.field(name).type) for name in COUNT.names], fields=list(COUNT)
    )
    ends = _sums(kinds).take(lasts).cast(pa.int32())
    offsets = pa.concat_arrays([pa.array([0], pa.int32()), ends])
    all_rows = pa.concat_arrays([pa.array([0], pa.int64()), _sums(rows).take(lasts)])
    return pc.subtract(all_rows.slice(1), all_rows.slice(0, len(lasts))), pa.ListArray.from_arrays(offsets, values)


def _differ(numbers: Any) -> Any:
    """Return 1 for each number but the first that is not that before it, else 0."""
    return pc.not_equal(numbers.slice(1), numbers.slice(0, len(numbers) - 1)).cast(pa.int64())


def _sums(columns: list[Any]) -> Any:
    """Return the sum of all rows of some columns up to each row."""
    total = columns[0]
    for column in columns[1:]:
        total = pc.add(total, column)
    return pc.cumulative_sum(total)


def _joined(column: Any, kind: pa.DataType) -> Any:
    return pa.concat_arrays([*column.chunks, pa.array([], kind)])


def _numbers(data: bytes) -> Any:
    return pa.Array.from_buffers(pa.int64(), len(data) // _SLOT, [None, pa.py_buffer(data)])


def _known(numbers: Any) -> Any:
    """Return numbers, null for -1."""
    none: Any = pa.scalar(None, pa.int64())
    return pc.if_else(pc.equal(numbers, pa.scalar(-1, pa.int64())), none, numbers)


def _labels(column: Labels) -> Any:
    return pa.array(column.texts, pa.string()).take(_known(_numbers(column.numbers)))


def _texts(column: Texts) -> Any:
    buffers = [None, pa.py_buffer(column.ends), pa.py_buffer(column.data)]
    found = pa.Array.from_buffers(pa.string(), len(column.is_there) // _SLOT, buffers)
    return pc.if_else(_numbers(column.is_there).cast(pa.bool_()), found, pa.scalar(None, pa.string()))
