"""Statements as record batches: what the log says besides rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow.commits import commit_columns, commit_time
from binlog_kaitai.arrow.constants import sound_text
from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.changes.emptied import emptied
from binlog_kaitai.changes.statements import Statement

__all__ = ["STATEMENTS", "STATEMENT_SCHEMA", "statement_batch"]

STATEMENTS = "_statements"
"""Name of the table of statements. No table of a server has it, for theirs have a database."""
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
"""The default database, the text, which tables have no rows behind it, and the lineage that rows have, too."""


def statement_batch(
    found: Sequence[Statement], file: str, log_number: int, shown: Callable[[str], str] = sound_text
) -> pa.RecordBatch:
    """Return a row for each statement of a log.

    Args:
        found: the statements.
        file: name of the log.
        log_number: see `Source`.
        shown: gives the text of a statement as it is to be seen.
    """
    trxs = [statement.transaction for statement in found]
    positions = pa.array([statement.position for statement in found], pa.int64())
    offsets = pa.array([statement.payload_offset for statement in found], pa.int64())
    begins = pa.array([trx.begin_position or 0 for trx in trxs], pa.int64())
    commits = pa.array([commit_time(trx) for trx in trxs], pa.int64())
    first = pa.array([0] * len(found), pa.int32())
    columns: list[Any] = [
        [statement.database for statement in found],
        [shown(statement.text) for statement in found],
        [_names(statement) for statement in found],
        *commit_columns(log_number, begins, commits, positions, offsets, first, first.cast(pa.int8())),
        pa.array([sound_text(file)] * len(found), pa.string()).dictionary_encode(),
        positions,
        offsets,
        [statement.timestamp for statement in found],
        [statement.server_id for statement in found],
        pa.array([trx.gtid for trx in trxs], pa.string()).dictionary_encode(),
    ]
    fields = zip(columns, STATEMENT_SCHEMA, strict=True)
    arrays = [column if isinstance(column, pa.Array) else pa.array(column, field.type) for column, field in fields]
    return pa.RecordBatch.from_arrays(arrays, schema=STATEMENT_SCHEMA)


def _names(statement: Statement) -> list[str]:
    return [
        f"{database}.{'*' if table is None else table}"
        for database, table in emptied(statement.text, statement.database)
    ]
