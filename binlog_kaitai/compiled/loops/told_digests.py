"""Transactions as numbers by which those of two logs are compared."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import copy, kernel, put
from binlog_kaitai.compiled.loops.told_lines import outcome_of
from binlog_kaitai.compiled.records.transactions import Tally, Told, Trx, TrxDigests

__all__ = ["put_digests"]


@kernel
def _set(td: TrxDigests, column: int, value: int) -> None:
    put(td.columns, column * td.room + td.num, value)


@kernel
def _put_sums(made: TrxDigests, tally: Tally, end: int) -> None:
    """Add up the tallies of a transaction."""
    rows, digest, undigested, by_keys, wide = 0, 0, 0, 0, 0
    while tally < end:
        if tally.kind >= s.INSERT and tally.kind <= s.DELETE:
            rows += tally.rows
        digest += tally.digest
        undigested += tally.undigested
        by_keys += tally.by_keys
        wide += tally.wide
        tally = Tally(tally + Tally.BYTES)
    _set(made, ra.TD_ROWS, rows)
    _set(made, ra.TD_DIGEST, digest)
    _set(made, ra.TD_UNDIGESTED, undigested)
    _set(made, ra.TD_BY_KEYS, by_keys)
    _set(made, ra.TD_WIDE, wide)


@kernel
def put_digests(td: Told, trx: Trx, first: Tally, end: int) -> int:
    """Put a transaction with some tallies; gives DONE or ROWS_FULL."""
    made, length = TrxDigests(td.made), trx.len_gtid
    used = made.gtids_used
    if made.num == made.room or used + s.GTID_ROOM > made.gtids_room:
        return s.ROWS_FULL
    copy(made.gtids + used, trx.gtid, length)
    made.gtids_used = used + length
    _put_sums(made, first, end)
    _set(made, ra.TD_BEGIN, trx.first_at)
    _set(made, ra.TD_END, trx.stop)
    _set(made, ra.TD_TIME, td.start)
    _set(made, ra.TD_SERVER, td.begin.server)
    _set(made, ra.TD_OUTCOME, outcome_of(td, trx))
    _set(made, ra.TD_GTID_END, used + length)
    made.num += 1
    return s.DONE
