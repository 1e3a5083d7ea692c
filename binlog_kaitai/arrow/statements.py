"""Statements as record batches: what the log says besides rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow.commits import commit_time, commit_version, sequences
from binlog_kaitai.arrow.constants import ORDINAL, sound_text
from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.changes.statements import Statement
from binlog_kaitai.states.emptied import emptied

__all__ = ["STATEMENTS", "STATEMENT_SCHEMA", "StatementColumns", "batch_of_columns", "emptied_names", "statement_batch"]

STATEMENTS = "_statements"
"""Name of the table of statements. No table of a server has it, for theirs have a database."""
_OF_OFFSET = ORDINAL[0]
_LINEAGE = (
    "_commit_version",
    "_commit_timestamp",
    "_sequence",
    "_file",
    "_position",
    "_payload_offset",
    "_timestamp",
    "_server_id",
    "_gtid",
)
STATEMENT_SCHEMA = pa.schema(
    [
        ("database", pa.string()),
        ("statement", pa.string()),
        ("empties", pa.list_(pa.string())),
        *((name, LINEAGE.field(name).type) for name in _LINEAGE),
    ]
)
"""The default database, the text, which tables have no rows after it, and the lineage that rows have, too."""


@dataclass(frozen=True, slots=True)
class StatementColumns:
    """What statements of a log have, a list or array for each field."""

    databases: Any
    texts: Any
    emptied: list[list[str]]
    """The tables that each leaves without rows; see `emptied_names`."""
    positions: Any
    payload_offsets: Any
    begins: Any
    """The position of each one's transaction."""
    commits: Any
    """See `commit_time`."""
    timestamps: Any
    server_ids: Any
    gtids: Any


def batch_of_columns(found: StatementColumns, file: str, log_number: int) -> pa.RecordBatch:
    """Return a row for each statement of a log.

    Args:
        found: the statements.
        file: name of the log.
        log_number: see `Source`.
    """
    count, before = len(found.emptied), commit_version(log_number, 0)
    places = zip(found.begins, found.positions, found.payload_offsets, strict=True)
    ordinals = [_OF_OFFSET * (position - begin + (offset or 0)) for begin, position, offset in places]
    versions = pa.array([before + begin for begin in found.begins], pa.int64())
    columns: list[Any] = [
        found.databases,
        found.texts,
        found.emptied,
        versions,
        found.commits,
        sequences(versions, pa.array(ordinals, pa.int64())),
        _with_dictionary([sound_text(file)] * count),
        found.positions,
        found.payload_offsets,
        found.timestamps,
        found.server_ids,
        _with_dictionary(found.gtids),
    ]
    fields = zip(columns, STATEMENT_SCHEMA, strict=True)
    arrays = [column if isinstance(column, pa.Array) else pa.array(column, field.type) for column, field in fields]
    return pa.RecordBatch.from_arrays(arrays, schema=STATEMENT_SCHEMA)


def _with_dictionary(texts: Sequence[str | None]) -> Any:
    """Return texts as Arrow's `dictionary_encode` does, for which `pyarrow.compute` would be imported."""
    numbers: dict[str, int] = {}
    indices = [None if text is None else numbers.setdefault(text, len(numbers)) for text in texts]
    return pa.DictionaryArray.from_arrays(pa.array(indices, pa.int32()), pa.array(list(numbers), pa.string()))


def statement_batch(
    found: Sequence[Statement], file: str, log_number: int, shown: Callable[[str], str] = sound_text
) -> pa.RecordBatch:
    """Return a row for each statement of a log, with its text as `shown` gives it; see `batch_of_columns`."""
    trxs = [statement.transaction for statement in found]
    columns = StatementColumns(
        databases=[statement.database for statement in found],
        texts=[shown(statement.text) for statement in found],
        emptied=[emptied_names(statement.text, statement.database) for statement in found],
        positions=[statement.position for statement in found],
        payload_offsets=[statement.payload_offset for statement in found],
        begins=[trx.begin_position or 0 for trx in trxs],
        commits=[commit_time(trx) for trx in trxs],
        timestamps=[statement.timestamp for statement in found],
        server_ids=[statement.server_id for statement in found],
        gtids=[trx.gtid for trx in trxs],
    )
    return batch_of_columns(columns, file, log_number)


def emptied_names(text: str, database: str) -> list[str]:
    """Return the tables that have no rows after a statement, as ``database.table``, or ``database.*`` for all of one.

    Args:
        text: the statement.
        database: the default database.
    """
    return [f"{name}.{'*' if table is None else table}" for name, table in emptied(text, database)]
