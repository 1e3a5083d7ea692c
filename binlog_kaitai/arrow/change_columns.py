"""The lineage of changes as Arrow arrays: where each is in its log, and what its transaction was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow.arrays import zeros
from binlog_kaitai.arrow.commits import commit_columns, commit_time
from binlog_kaitai.arrow.constants import CHANGE_TYPES, sound_text
from binlog_kaitai.changes.row_change import RowChange, Transaction
from binlog_kaitai.changes.transactions import OUTCOMES

__all__ = ["Places", "change_columns", "columns_of", "kinds_of", "lineage_columns", "transaction_arrays"]


@dataclass(frozen=True, slots=True)
class Places:
    """Where some changes are, an array each."""

    positions: pa.Array[Any]
    """int64, of the rows event."""
    payload_offsets: pa.Array[Any]
    """int64, NULL outside of a payload."""
    rows: pa.Array[Any]
    """int32, the number of the row in its event."""
    timestamps: pa.Array[Any]
    """Seconds UTC."""
    server_ids: pa.Array[Any]
    """uint32."""


_KINDS, _OUTCOMES = pa.array(CHANGE_TYPES, pa.string()), pa.array(OUTCOMES, pa.string())


def _dictionary(indices: pa.Array[Any], labels: pa.Array[Any]) -> pa.DictionaryArray[Any, Any]:
    """Return the texts by their numbers, which are ours: Arrow need not look whether there is a text for each."""
    return pa.DictionaryArray.from_arrays(indices, labels, safe=False)


def kinds_of(names: Sequence[str]) -> pa.Array[Any]:
    """Return the numbers of kinds of change."""
    return pa.array([CHANGE_TYPES.index(name) for name in names], pa.int8())


def transaction_arrays(transactions: Sequence[Transaction]) -> list[pa.Array[Any]]:
    """Return where transactions begin, when they were committed, their GTIDs, xids, and numbers of outcomes."""
    return [
        pa.array([trx.begin_position or 0 for trx in transactions], pa.int64()),
        pa.array([commit_time(trx) for trx in transactions], pa.int64()),
        pa.array([trx.gtid for trx in transactions], pa.string()),
        pa.array([trx.xid for trx in transactions], pa.uint64()),
        pa.array([OUTCOMES.index(trx.outcome) for trx in transactions], pa.int8()),
    ]


def change_columns(
    kinds: pa.Array[Any], places: Places, transactions: Sequence[pa.Array[Any]], file: str, log_number: int
) -> dict[str, pa.Array[Any]]:
    """Return the columns of LINEAGE but those of one image, in its order.

    Args:
        kinds: see `kinds_of`.
        places: of the changes.
        transactions: what `transaction_arrays` returns, for each change; GTIDs may be a dictionary.
        file: name of the log.
        log_number: see `Source`.
    """
    begins, commits, gtids, xids, outcomes = transactions
    position = places.positions, places.payload_offsets, places.rows
    ordered = commit_columns(log_number, begins, commits, *position, kinds)
    return lineage_columns(kinds, places, ordered, (gtids.dictionary_encode(), xids, outcomes), file)


def lineage_columns(
    kinds: pa.Array[Any],
    places: Places,
    ordered: Sequence[pa.Array[Any]],
    transactions: tuple[pa.Array[Any], pa.Array[Any], pa.Array[Any]],
    file: str,
) -> dict[str, pa.Array[Any]]:
    """Return what `change_columns` returns.

    Args:
        kinds: see `kinds_of`.
        places: of the changes.
        ordered: see `commit_columns`.
        transactions: their GTIDs, a dictionary, xids, and numbers of outcomes, for each change.
        file: name of the log.
    """
    version, time, sequence = ordered
    gtids, xids, outcomes = transactions
    return {
        "_change_type": _dictionary(kinds, _KINDS),
        "_commit_version": version,
        "_commit_timestamp": time,
        "_sequence": sequence,
        "_file": _dictionary(zeros(pa.int32(), len(kinds)), pa.array([sound_text(file)], pa.string())),
        "_position": places.positions,
        "_payload_offset": places.payload_offsets,
        "_row": places.rows,
        "_timestamp": places.timestamps,
        "_server_id": places.server_ids,
        "_gtid": gtids,
        "_xid": xids,
        "_outcome": _dictionary(outcomes, _OUTCOMES),
    }


def columns_of(changes: Sequence[RowChange], kinds: pa.Array[Any], log_number: int) -> dict[str, pa.Array[Any]]:
    """Return `change_columns` of changes of one log."""
    found = [change.place for change in changes]
    places = Places(
        pa.array([place.position for place in found], pa.int64()),
        pa.array([place.payload_offset for place in found], pa.int64()),
        pa.array([change.row for change in changes], pa.int32()),
        pa.array([place.timestamp for place in found], pa.timestamp("s", tz="UTC")),
        pa.array([place.server_id for place in found], pa.uint32()),
    )
    trxs = transaction_arrays([change.transaction for change in changes])
    return change_columns(kinds, places, trxs, found[0].file if found else "", log_number)
