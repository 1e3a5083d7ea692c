"""The index of logs as a Parquet file: a row for each transaction and table, and what was met in each log.

The rows of a log are row groups of their own, so that one log is read, or replaced, without the others. The ledgers
stand in the file's metadata.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from binlog_kaitai.archive.index_digest import EMPTY, is_sealed, seal
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.changes.ledger import FileLedger, ledger_from_json
from binlog_kaitai.files import NewFile
from binlog_kaitai.reading.summaries import Summarizes, TransactionSummary
from binlog_kaitai.reading.transaction_columns import Found, Texts, TransactionColumns, pieces_of

__all__ = [
    "SCHEMA",
    "DamagedIndexError",
    "IndexFile",
    "IndexWriter",
    "IndexedLog",
    "LogPart",
    "read_index",
    "rows_of",
    "summaries_of",
]

_FIELDS: dict[str, pa.DataType] = {
    "log": pa.dictionary(pa.int32(), pa.string()),
    "begin": pa.int64(),
    "end": pa.int64(),
    "gtid": pa.string(),
    "timestamp": pa.timestamp("s", tz="UTC"),
    "commit_timestamp": pa.timestamp("us", tz="UTC"),
    "thread_id": pa.int64(),
    "server_id": pa.uint32(),
    "outcome": pa.string(),
    "bytes": pa.int64(),
    "inflated_bytes": pa.int64(),
    "statement": pa.string(),
    "table": pa.dictionary(pa.int32(), pa.string()),
    **{f"{operation}_rows": pa.int64() for operation in OPERATIONS},
    **{f"{operation}_bytes": pa.int64() for operation in OPERATIONS},
    "xid": pa.uint64(),
    "user": pa.dictionary(pa.int32(), pa.string()),
    "original_commit_timestamp": pa.timestamp("us", tz="UTC"),
    "last_committed": pa.int64(),
    "sequence_number": pa.int64(),
    "commit_id": pa.uint64(),
    "largest_event": pa.int64(),
    "largest_event_position": pa.int64(),
}
SCHEMA = pa.schema([pa.field(name, kind) for name, kind in _FIELDS.items()])
"""The columns. A transaction without rows is one row, whose table is null."""
_LOGS = "binlog_kaitai.logs"
_VERSION = "binlog_kaitai.index_version"
_CURRENT = "4"
_DIGEST = "binlog_kaitai.digest"
_BATCH = 1 << 15
"""Transactions of a row group."""
_SLOT = 8
_NAMES = {
    "position": "begin",
    "end_position": "end",
    "start": "timestamp",
    "commit": "commit_timestamp",
    "original_commit": "original_commit_timestamp",
}
"""Fields of a transaction that have another name here."""
_SAME = (
    "xid",
    "user",
    "last_committed",
    "sequence_number",
    "commit_id",
    "largest_event",
    "largest_event_position",
)
"""Fields of a transaction that have the same name here."""
_FEW = 1 << 9
_MICROS = 1_000_000
LogPart = tuple[int, int, int | None]
"""A part of a log: where it begins, the number of events before it, and the latest time of an event in it."""


@dataclass(frozen=True, slots=True)
class IndexedLog:
    """One log of an index."""

    name: str
    """Of the file, without its folder."""
    size: int
    """Bytes of the file."""
    digest: str
    """Of the file's beginning and end."""
    first_group: int
    """Number of its first row group."""
    groups: int
    ledger: dict[str, Any]
    """As JSON."""
    parts: list[LogPart]
    """In order; the first one begins at 0."""
    keyless: list[str]
    """Tables without a primary key of which rows were updated or deleted."""

    def met(self, file: str) -> FileLedger:
        """Return what was met in the log, under the name that it has now."""
        ledger = ledger_from_json(self.ledger)
        ledger.warnings = [f"{file}{text.removeprefix(ledger.file)}" for text in ledger.warnings]
        ledger.file = file
        return ledger


class IndexFile:
    """An index that can be read."""

    def __init__(self, path: Path, file: pq.ParquetFile, logs: dict[str, IndexedLog]) -> None:
        self.path = path
        self.logs = logs
        """By the name of the file."""
        self._file = file

    def tables(self, log: IndexedLog) -> Iterator[pa.Table]:
        """Yield the rows of a log."""
        for number in range(log.first_group, log.first_group + log.groups):
            yield self._file.read_row_group(number).cast(SCHEMA)  # a file has no times in seconds

    def num_rows(self, log: IndexedLog) -> int:
        """Return how many rows a log has."""
        groups = range(log.first_group, log.first_group + log.groups)
        return sum(self._file.metadata.row_group(number).num_rows for number in groups)

    def gtids(self, log: IndexedLog) -> pa.Table:
        """Return the columns ``begin`` and ``gtid`` of a log."""
        groups = range(log.first_group, log.first_group + log.groups)
        return self._file.read_row_groups(list(groups), columns=["begin", "gtid"])

    def summaries(self, log: IndexedLog, file: str) -> Iterator[TransactionSummary]:
        """Yield the transactions of a log, in order, under the name that it has now."""
        for table in self.tables(log):
            yield from summaries_of(table, file)


class DamagedIndexError(ValueError):
    """A file that is no index of this version, or not the one that was written."""


def read_index(path: Path) -> IndexFile:
    """Return an index. Raises DamagedIndexError, OSError."""
    file = pa.OSFile(str(path), "rb")
    if not is_sealed(file):
        raise DamagedIndexError("it is damaged, or was made by another version")
    file.seek(0)
    try:
        return _opened(path, pq.ParquetFile(file))
    except (pa.ArrowException, OSError, LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise DamagedIndexError("it is damaged, or was made by another version") from error


def _opened(path: Path, file: pq.ParquetFile) -> IndexFile:
    metadata = file.metadata.metadata or {}
    logs = [IndexedLog(**entry) for entry in json.loads(metadata[_LOGS.encode()])]
    is_sound = metadata[_VERSION.encode()] == _CURRENT.encode() and file.schema_arrow.names == SCHEMA.names
    if not is_sound or not all(_is_sound(log, file.num_row_groups) for log in logs):
        raise DamagedIndexError("it is damaged")
    return IndexFile(path, file, {log.name: log for log in logs})


def _is_sound(log: IndexedLog, num_groups: int) -> bool:
    """Return whether what an index says of a log can be."""
    begins = [begin for begin, _, _ in log.parts]
    return (
        ledger_from_json(log.ledger).as_json() == log.ledger
        and 0 <= log.first_group <= log.first_group + log.groups <= num_groups
        and begins[0] == 0
        and begins == sorted(begins)
        and begins[-1] <= log.size
    )


class IndexWriter:
    """Writes an index, a log at a time."""

    def __init__(self, writer: pq.ParquetWriter) -> None:
        self._writer = writer
        self._groups = 0
        self._logs: list[dict[str, Any]] = []

    @classmethod
    @contextmanager
    def replacing(cls, path: Path) -> Iterator[IndexWriter]:
        """Around the writing of a file, which replaces the one that is there when all went well. Raises OSError."""
        new = NewFile(path, overwrite=True)
        with new as file:
            with pq.ParquetWriter(file, SCHEMA, compression="zstd") as writer:
                made = cls(writer)
                yield made
                writer.add_key_value_metadata({_VERSION: _CURRENT, _LOGS: json.dumps(made._logs), _DIGEST: EMPTY})
            seal(file)
            new.put()

    def add(
        self,
        name: str,
        size: int,
        digest: str,
        ledger: dict[str, Any],
        parts: list[LogPart],
        keyless: list[str],
        tables: Iterable[pa.Table],
    ) -> None:
        """Write a log."""
        first = self._groups
        for table in tables:
            if table.num_rows:
                self._writer.write_table(table.cast(SCHEMA), row_group_size=table.num_rows)
                self._groups += 1
        self._logs.append(
            {
                "name": name,
                "size": size,
                "digest": digest,
                "first_group": first,
                "groups": self._groups - first,
                "ledger": ledger,
                "parts": parts,
                "keyless": keyless,
            }
        )


def rows_of(name: str, reader: Summarizes) -> Iterator[pa.Table]:
    """Yield the rows of the transactions of a log, in pieces. Raises BinlogError."""
    pieces, count = list[pa.Table](), 0
    with closing(pieces_of(reader, _BATCH)) as found:
        for few in _few(found):
            pieces.append(_rows(name, few))
            count += few.num_transactions if isinstance(few, TransactionColumns) else len(few)
            if count == _BATCH:
                yield pa.concat_tables(pieces).combine_chunks()
                pieces, count = [], 0
    if pieces:
        yield pa.concat_tables(pieces).combine_chunks()


def _few(found: Iterable[Found]) -> Iterator[list[TransactionSummary] | TransactionColumns]:
    """Yield transactions a few at a time, so that there are never many objects at once; no piece goes on beyond a
    batch."""
    count, few = 0, list[TransactionSummary]()
    for one in found:
        if isinstance(one, TransactionSummary):
            few.append(one)
            count += 1
            if len(few) == _FEW or count % _BATCH == 0:
                yield few
                few = []
            continue
        if few:
            yield few
            few = []
        yield one
        count += one.num_transactions
    if few:
        yield few


def _rows(name: str, few: list[TransactionSummary] | TransactionColumns) -> pa.Table:
    schema = _plain_schema()
    if isinstance(few, TransactionColumns):
        return pa.table({"log": [name] * few.num_rows, **_arrays(few)}).select(schema.names).cast(schema)
    columns = _columns(name, [(one, table) for one in few for table in _tables(one)])
    return pa.Table.from_arrays([pa.array(columns[field.name], field.type) for field in schema], schema=schema)


def _arrays(found: TransactionColumns) -> dict[str, Any]:
    """Return the columns of transactions but for the log."""
    numbers: dict[str, Any] = {_NAMES.get(name, name): _numbers(data) for name, data in found.numbers.items()}
    labels = {
        name: pa.array(column.texts, pa.string()).take(_numbers(column.numbers))
        for name, column in found.labels.items()
    }
    return numbers | labels | {name: _texts(column) for name, column in found.texts.items()}


def _numbers(data: bytes) -> Any:
    """Return numbers, null for what is below 0."""
    found: Any = pa.Array.from_buffers(pa.int64(), len(data) // _SLOT, [None, pa.py_buffer(data)])
    return pc.if_else(pc.less(found, pa.scalar(0)), pa.scalar(None, pa.int64()), found)


def _texts(column: Texts) -> Any:
    buffers = [None, pa.py_buffer(column.ends), pa.py_buffer(column.data)]
    found = pa.Array.from_buffers(pa.string(), len(column.is_there) // _SLOT, buffers)
    return pc.if_else(_numbers(column.is_there).cast(pa.bool_()), found, pa.scalar(None, pa.string()))


def summaries_of(table: pa.Table, file: str) -> Iterator[TransactionSummary]:
    """Yield the transactions of some rows; those of one transaction are in one table."""
    last: TransactionSummary | None = None
    for row in table.select(SCHEMA.names).cast(_plain_schema()).to_pylist():
        if last is not None and _goes_on(last, row):
            _add(last, row)
            continue
        if last is not None:
            yield last
        last = _summary(row, file)
    if last is not None:
        yield last


def _goes_on(last: TransactionSummary, row: dict[str, Any]) -> bool:
    """Return whether a row is of the transaction before it. Those of one payload have one position."""
    is_same = (last.position, last.xid, last.gtid) == (row["begin"], row["xid"], row["gtid"])
    return is_same and row["table"] is not None and not any((row["table"], each) in last.rows for each in OPERATIONS)


def _plain_schema() -> pa.Schema:
    """Return the schema with times as numbers, and texts as they are."""
    kinds = {pa.timestamp("s", tz="UTC"): pa.int64(), pa.timestamp("us", tz="UTC"): pa.int64()}
    plain = {
        name: pa.string() if pa.types.is_dictionary(kind) else kinds.get(kind, kind) for name, kind in _FIELDS.items()
    }
    return pa.schema([pa.field(name, kind) for name, kind in plain.items()])


def _tables(summary: TransactionSummary) -> Iterable[str | None]:
    return dict.fromkeys(table for table, _ in summary.rows) if summary.rows else (None,)


def _columns(name: str, rows: list[tuple[TransactionSummary, str | None]]) -> dict[str, list[Any]]:
    """Return the columns of rows: of each a transaction, and one of its tables."""
    found = [summary for summary, _ in rows]
    counts = [(summary.rows, summary.row_bytes, table) for summary, table in rows]
    return {
        "log": [name] * len(rows),
        "begin": [one.position for one in found],
        "end": [one.end_position for one in found],
        "gtid": [one.gtid for one in found],
        "timestamp": [one.start for one in found],
        "commit_timestamp": [one.end_micros for one in found],
        "thread_id": [one.thread_id for one in found],
        "server_id": [one.server_id for one in found],
        "outcome": [one.outcome for one in found],
        "bytes": [one.bytes for one in found],
        "inflated_bytes": [one.inflated_bytes for one in found],
        "statement": [one.statement for one in found],
        "table": [table for _, table in rows],
        **{
            f"{key}_rows": [of.get((table or "", key)) if of else None for of, _, table in counts] for key in OPERATIONS
        },
        **{
            f"{key}_bytes": [of.get((table or "", key)) if of else None for _, of, table in counts]
            for key in OPERATIONS
        },
        "original_commit_timestamp": [one.original_commit for one in found],
        **{name: [getattr(one, name) for one in found] for name in _SAME},
    }


def _summary(row: dict[str, Any], file: str) -> TransactionSummary:
    end = row["commit_timestamp"]
    summary = TransactionSummary(
        file=file,
        position=row["begin"],
        gtid=row["gtid"],
        thread_id=row["thread_id"],
        server_id=row["server_id"],
        start=row["timestamp"],
        end=end // _MICROS if end % _MICROS == 0 else end / _MICROS,
        outcome=row["outcome"],
        bytes=row["bytes"],
        inflated_bytes=row["inflated_bytes"],
        end_position=row["end"],
        rows=Counter(),
        row_bytes=Counter(),
        statement=row["statement"],
        original_commit=row["original_commit_timestamp"],
        **{name: row[name] for name in _SAME},
    )
    _add(summary, row)
    return summary


def _add(summary: TransactionSummary, row: dict[str, Any]) -> None:
    for operation in OPERATIONS:
        if row[f"{operation}_rows"] is not None:
            summary.rows[row["table"], operation] = row[f"{operation}_rows"]
            summary.row_bytes[row["table"], operation] = row[f"{operation}_bytes"]
