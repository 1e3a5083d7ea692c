"""Transactions as columns, a row for each of their tables, or one where they have no rows."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, put, store32
from binlog_kaitai.compiled.loops.told_lines import outcome_of

__all__ = ["put_columns"]

_TALLY, _SECOND, _NONE = 8 * ra.TA_SIZE, 1_000_000, -1
_OPERATIONS = 3


@kernel
def _set(cl: int, column: int, row: int, value: int) -> None:
    put(get(cl, ra.CL_COLUMNS), column * get(cl, ra.CL_ROOM) + row, value)


@kernel
def _column(cl: int, column: int, row: int) -> int:
    return get(get(cl, ra.CL_COLUMNS), column * get(cl, ra.CL_ROOM) + row)


@kernel
def _is_rows(tally: int) -> bool:
    """Whether a tally has rows of a table that is known."""
    return s.INSERT <= get(tally, ra.TA_KIND) <= s.DELETE and get(tally, ra.TA_STORE) != 0


@kernel
def _put_rows(cl: int, row: int, tally: int) -> None:
    """The rows of a table that were changed in one way."""
    operation = get(tally, ra.TA_KIND) - s.INSERT
    _set(cl, ra.CO_ROWS + operation, row, get(tally, ra.TA_ROWS))
    _set(cl, ra.CO_ROW_BYTES + operation, row, get(tally, ra.TA_BYTES))


@kernel
def _put_text(cl: int, text: int, size: int, room: int, ends: int, used_slot: int, row: int) -> None:
    used = get(cl, used_slot)
    copy(room + used, text, size)
    put(cl, used_slot, used + size)
    store32(ends + 4 * row, used + size)


@kernel
def _begin_row(td: int, cl: int, trx: int, row: int, table: int) -> None:
    """What a row has of its transaction, and of its table no rows."""
    begin, says = get(td, ra.TD_BEGIN), get(td, ra.TD_SAYS)
    has_times = get(trx, s.T_KNOWN) & s.HAS_COMMIT_TIMES
    _set(cl, ra.CO_BEGIN, row, get(trx, s.T_FIRST_AT))
    _set(cl, ra.CO_END, row, get(trx, s.T_STOP))
    _set(cl, ra.CO_START, row, get(td, ra.TD_START))
    _set(cl, ra.CO_COMMIT, row, get(trx, s.T_IMMEDIATE) if has_times else get(td, ra.TD_STOP) * _SECOND)
    _set(cl, ra.CO_THREAD, row, max(get(begin, ra.TA_THREAD), _NONE))
    _set(cl, ra.CO_SERVER, row, get(begin, ra.TA_SERVER))
    _set(cl, ra.CO_OUTCOME, row, outcome_of(td, trx))
    _set(cl, ra.CO_BYTES, row, get(trx, s.T_BYTES_STORED))
    _set(cl, ra.CO_INFLATED, row, get(trx, s.T_BYTES_INFLATED))
    _set(cl, ra.CO_TABLE, row, table)
    for operation in range(_OPERATIONS):
        _set(cl, ra.CO_ROWS + operation, row, _NONE)
        _set(cl, ra.CO_ROW_BYTES + operation, row, _NONE)
    length, size = get(trx, s.T_LEN_GTID), get(td, ra.TD_LEN_SAYS) if says else 0
    _set(cl, ra.CO_HAS_GTID, row, 1 if length else 0)
    _set(cl, ra.CO_HAS_STATEMENT, row, 1 if says else 0)
    text = trx + s.T_SLOTS * 8
    _put_text(cl, text, length, get(cl, ra.CL_GTIDS), get(cl, ra.CL_GTID_ENDS), ra.CL_GTIDS_USED, row)
    _put_text(cl, says if says else text, size, get(cl, ra.CL_SAYS), get(cl, ra.CL_SAYS_ENDS), ra.CL_SAYS_USED, row)


@kernel
def _has_room(cl: int, count: int) -> bool:
    """Whether there is room for so many rows."""
    if get(cl, ra.CL_ROWS) + count > get(cl, ra.CL_ROOM):
        return False
    if get(cl, ra.CL_GTIDS_USED) + count * s.T_GTID_ROOM > get(cl, ra.CL_GTIDS_ROOM):
        return False
    return get(cl, ra.CL_SAYS_USED) + count * ra.TALLY_TEXT <= get(cl, ra.CL_SAYS_ROOM)


@kernel
def put_columns(td: int, trx: int, tally: int, end: int) -> int:
    """Put the rows of a transaction with some tallies; gives DONE or ROWS_FULL."""
    cl = get(td, ra.TD_MADE)
    if get(td, ra.TD_LEFT) == 0 or not _has_room(cl, max(get(td, ra.TD_NUM_TABLES), 1)):
        return s.ROWS_FULL
    first = row = get(cl, ra.CL_ROWS)
    if get(td, ra.TD_NUM_TABLES) == 0:
        _begin_row(td, cl, trx, row, _NONE)
        row += 1
    while tally < end:
        if _is_rows(tally):
            table, at = get(get(tally, ra.TA_STORE), ra.NM_NUMBER), first
            while at < row and _column(cl, ra.CO_TABLE, at) != table:
                at += 1
            if at == row:
                _begin_row(td, cl, trx, row, table)
                row += 1
            _put_rows(cl, at, tally)
        tally += _TALLY
    put(cl, ra.CL_ROWS, row)
    put(td, ra.TD_LEFT, get(td, ra.TD_LEFT) - 1)
    return s.DONE
