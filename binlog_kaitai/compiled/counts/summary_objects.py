"""Objects of transactions that were counted, of their tallies and of the records of the walk."""

from __future__ import annotations

from collections import Counter
from typing import Any

from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.changes.row_change import Transaction
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.transaction_record import read_transaction
from binlog_kaitai.reading.summaries import TransactionSummary

__all__ = ["KINDS", "SummaryMaker", "Tally"]

_MICROS = 1_000_000
_NAMES = {s.INSERT: OPERATIONS[0], s.UPDATE: OPERATIONS[1], s.DELETE: OPERATIONS[2]}
KINDS = {name: kind for kind, name in _NAMES.items()}
"""By operation: what the loops call it."""
_STATEMENTS = s.MEMBER, s.ALONE
_ALONE = "statement"
"""The outcome of what stands for itself."""
Tally = list[Any]
"""A record of `loops.record_abi`: of rows with the name of the table (None where it is not known) in place of that of
the name; of what has a text with this in its place; of a LOAD DATA with the text, the record of its transaction up to
there in place of rows, and whether it is wanted in place of bytes: None where something else in the transaction has to
be."""


class SummaryMaker:
    """Makes an object of a transaction.

    Args:
        context: of the loops.
        file: name of the log.
    """

    def __init__(self, context: Context, file: str) -> None:
        self._context, self.file = context, file
        self.num_loads = 0
        """LOAD DATA that were wanted for something else in their transaction."""

    def summary(
        self, index: int, tallies: list[Tally], slots: list[int], began: list[int]
    ) -> TransactionSummary | None:
        """Return what is known of a transaction, or a part of one; None where nothing of it is wanted."""
        begin = next((tally for tally in tallies if tally[r.Tally.kind] != s.SAID), None)
        if begin is None:
            return None
        summary = self._begin(index, begin, slots, began)
        statement = said = None
        rows, row_bytes = summary.rows, summary.row_bytes
        for tally in tallies:
            _, text, kind, count, size, time, *_ = tally
            if kind in _STATEMENTS:
                statement = statement or text
            elif kind == s.SAID:
                said = said or tally
            elif text is not None:
                key = text, _NAMES[kind]
                rows[key] = rows.get(key, 0) + count
                row_bytes[key] = row_bytes.get(key, 0) + size
                summary.start = time if time < summary.start else summary.start
        if begin[r.Tally.kind] == s.ALONE or (begin[r.Tally.kind] == s.MEMBER and slots[r.Trx.known] & s.IS_ALONE):
            summary.statement = statement
        else:
            summary.outcome = OUTCOMES[slots[r.Trx.outcome]]
            summary.statement = statement or (None if said is None else said[r.Tally.store])
        return summary

    def _begin(self, index: int, begin: Tally, slots: list[int], began: list[int]) -> TransactionSummary:
        """Return what the events say of a transaction, or a part of one, that begins with a tally."""
        made = self._transaction(index, slots)
        commit = made.immediate_commit
        _, _, _, _, _, time, server, thread, *_ = begin
        return TransactionSummary(
            self.file,
            began[r.Trx.first_at],
            made.gtid,
            None if thread < 0 else thread,
            server,
            min(time, began[r.Trx.first_time]),
            slots[r.Trx.last_time] if commit is None else commit / _MICROS,
            _ALONE,
            slots[r.Trx.bytes_stored],
            slots[r.Trx.bytes_inflated],
            slots[r.Trx.stop],
            Counter(),
            Counter(),
            xid=None if slots[r.Trx.known] & s.IS_DONE else made.xid,
            user=made.user,
            original_commit=(made.original_commit or None) if commit is not None else None,
            last_committed=made.last_committed,
            sequence_number=made.sequence_number,
            commit_id=made.commit_id,
            largest_event=slots[r.Trx.event_bytes],
            largest_event_position=slots[r.Trx.event_at],
        )

    def _transaction(self, index: int, slots: list[int]) -> Transaction:
        """Return what the events said of a transaction when its slots were these."""
        if slots[r.Trx.is_odd]:
            return self._context.trxs.read(index)
        made = read_transaction(memory.record(slots), Transaction(gtid=self._context.trxs.gtid(index)))
        made.user = self._context.users.name(slots[r.Trx.user])
        return made

    def without_loads(
        self, index: int, tallies: list[Tally], slots: list[int]
    ) -> tuple[list[Tally], list[int], list[int], list[TransactionSummary]]:
        """Take what stands for itself out of a transaction: returns its other tallies, what was counted after the last
        LOAD DATA, what was when the transaction was begun, and what was taken out."""
        rest: list[Tally] = []
        loads: list[TransactionSummary] = []
        carried: list[int] | None = None
        first: list[int] | None = None
        has_others = any(tally[r.Tally.kind] not in (s.SAID, ra.LOAD) for tally in tallies)
        for tally in tallies:
            if tally[r.Tally.kind] != ra.LOAD:
                rest.append(tally)
                continue
            counted, is_wanted = _joined(carried, tally[r.Tally.rows]), tally[r.Tally.bytes]
            if first is None and any(other[r.Tally.kind] != s.SAID for other in rest):
                first = counted
            carried = counted
            if has_others if is_wanted is None else is_wanted:
                self.num_loads += is_wanted is None
                summary = self._begin(index, tally, counted, counted)
                summary.statement = tally[r.Tally.store]
                loads.append(summary)
                rest, carried = [other for other in rest if other[r.Tally.kind] != s.SAID], None
        slots = _joined(carried, slots)
        return rest, slots, first or slots, loads


def _joined(before: list[int] | None, slots: list[int]) -> list[int]:
    """Return the record of a transaction with what was counted of it before."""
    if before is None:
        return slots
    made = list(slots)
    made[r.Trx.first_at], made[r.Trx.first_time] = before[r.Trx.first_at], before[r.Trx.first_time]
    made[r.Trx.bytes_stored] += before[r.Trx.bytes_stored]
    made[r.Trx.bytes_inflated] += before[r.Trx.bytes_inflated]
    made[r.Trx.known] |= before[r.Trx.known] & s.HAS_COMMIT_TIMES
    if before[r.Trx.event_bytes] >= made[r.Trx.event_bytes]:
        made[r.Trx.event_bytes], made[r.Trx.event_at] = before[r.Trx.event_bytes], before[r.Trx.event_at]
    for slot in (r.Trx.last_time, r.Trx.stop):
        made[slot] = made[slot] or before[slot]
    return made
