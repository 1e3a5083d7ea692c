"""Transactions as columns, a row for each of their tables, or one where they have no rows."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, put, store32
from binlog_kaitai.compiled.loops.text import put_ellipsis
from binlog_kaitai.compiled.loops.told_clock import has_lag, has_number
from binlog_kaitai.compiled.loops.told_lines import outcome_of
from binlog_kaitai.compiled.records.transactions import Tally, Told, Trx, TrxColumns

__all__ = ["put_columns"]

_TALLY, _SECOND, _NONE = Tally.BYTES, 1_000_000, -1
_OPERATIONS = 3


@kernel
def _set(cl: TrxColumns, column: int, row: int, value: int) -> None:
    put(cl.columns, column * cl.room + row, value)


@kernel
def _column(cl: TrxColumns, column: int, row: int) -> int:
    return get(cl.columns, column * cl.room + row)


@kernel
def _is_rows(tally: Tally) -> bool:
    """Whether a tally has rows of a table that is known."""
    return s.INSERT <= tally.kind <= s.DELETE and tally.store != 0


@kernel
def _put_rows(cl: TrxColumns, row: int, tally: Tally) -> None:
    """The rows of a table that were changed in one way."""
    operation = tally.kind - s.INSERT
    _set(cl, ra.TC_ROWS + operation, row, tally.rows)
    _set(cl, ra.TC_ROW_BYTES + operation, row, tally.bytes)


@kernel
def _put_text(cl: int, text: int, size: int, room: int, ends: int, used_slot: int, row: int) -> None:
    used = get(cl, used_slot)
    copy(room + used, text, size)
    put(cl, used_slot, used + size)
    store32(ends + 4 * row, used + size)


@kernel
def _set_commit(cl: TrxColumns, trx: Trx, row: int) -> None:
    """What a row has of how its transaction was committed, and its largest event."""
    has_clock, has_id = trx.known & s.HAS_CLOCK, trx.known & s.HAS_COMMIT_ID
    _set(cl, ra.TC_XID, row, trx.xid if has_number(trx) else _NONE)
    _set(cl, ra.TC_USER, row, trx.user - 1)
    _set(cl, ra.TC_ORIGINAL, row, trx.original if has_lag(trx) else _NONE)
    _set(cl, ra.TC_COMMITTED, row, trx.last_committed if has_clock else _NONE)
    _set(cl, ra.TC_SEQUENCE, row, trx.sequence if has_clock else _NONE)
    _set(cl, ra.TC_COMMIT_ID, row, trx.commit_id if has_id else _NONE)
    _set(cl, ra.TC_EVENT, row, trx.event_bytes)
    _set(cl, ra.TC_EVENT_AT, row, trx.event_at)


@kernel
def _begin_row(td: Told, cl: TrxColumns, trx: Trx, row: int, table: int) -> None:
    """What a row has of its transaction, and of its table no rows."""
    begin, says = td.begin, td.says
    has_times = trx.known & s.HAS_COMMIT_TIMES
    _set(cl, ra.TC_NUMBER, row, td.num_told)
    _set(cl, ra.TC_BEGIN, row, trx.first_at)
    _set(cl, ra.TC_END, row, trx.stop)
    _set(cl, ra.TC_START, row, td.start)
    _set(cl, ra.TC_COMMIT, row, trx.immediate if has_times else td.stop * _SECOND)
    _set(cl, ra.TC_THREAD, row, max(begin.thread, _NONE))
    _set(cl, ra.TC_SERVER, row, begin.server)
    _set(cl, ra.TC_OUTCOME, row, outcome_of(td, trx))
    _set(cl, ra.TC_BYTES, row, trx.bytes_stored)
    _set(cl, ra.TC_INFLATED, row, trx.bytes_inflated)
    _set(cl, ra.TC_TABLE, row, table)
    for operation in range(_OPERATIONS):
        _set(cl, ra.TC_ROWS + operation, row, _NONE)
        _set(cl, ra.TC_ROW_BYTES + operation, row, _NONE)
    _set_commit(cl, trx, row)
    length, size = trx.len_gtid, td.len_says if says else 0
    _set(cl, ra.TC_HAS_GTID, row, 1 if length else 0)
    _set(cl, ra.TC_HAS_STATEMENT, row, 1 if says else 0)
    text = trx.gtid
    _put_text(cl, text, length, cl.gtids, cl.gtid_ends, TrxColumns.gtids_used, row)
    _put_text(cl, says if says else text, size, cl.says, cl.says_ends, TrxColumns.says_used, row)
    if size and td.is_cut:
        cl.says_used = put_ellipsis(cl.says + cl.says_used) - cl.says
        store32(cl.says_ends + 4 * row, cl.says_used)


@kernel
def _has_room(cl: TrxColumns, count: int) -> bool:
    """Whether there is room for so many rows."""
    if cl.rows + count > cl.room:
        return False
    if cl.gtids_used + count * s.GTID_ROOM > cl.gtids_room:
        return False
    return cl.says_used + count * ra.TALLY_TEXT <= cl.says_room


@kernel
def _is_below_zero(trx: Trx) -> bool:
    """Whether a number of a transaction is below 0, or above 2^63 if it has no sign, as -1 stands for none."""
    if has_number(trx) and trx.xid < 0:
        return True
    if trx.known & s.HAS_CLOCK and min(trx.last_committed, trx.sequence) < 0:
        return True
    return trx.known & s.HAS_COMMIT_ID != 0 and trx.commit_id < 0


@kernel
def put_columns(td: Told, trx: Trx, tally: Tally, end: int) -> int:
    """Put the rows of a transaction with some tallies; gives DONE, ROWS_FULL, or ODD where Python has to."""
    cl = TrxColumns(td.made)
    if _is_below_zero(trx):
        return s.ODD
    if td.num_told >= td.wanted or not _has_room(cl, max(td.num_tables, 1)):
        return s.ROWS_FULL
    first = row = cl.rows
    if td.num_tables == 0:
        _begin_row(td, cl, trx, row, _NONE)
        row += 1
    while tally < end:
        if _is_rows(tally):
            table, at = tally.store.number, first
            while at < row and _column(cl, ra.TC_TABLE, at) != table:
                at += 1
            if at == row:
                _begin_row(td, cl, trx, row, table)
                row += 1
            _put_rows(cl, at, tally)
        tally = Tally(tally + _TALLY)
    cl.rows = row
    td.num_told += 1
    return s.DONE
