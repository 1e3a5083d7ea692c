"""Transactions that were counted, one after another: what is known of each, and what becomes of it."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import get, kernel, put, udiv
from binlog_kaitai.compiled.loops.tallies import beginning_of
from binlog_kaitai.compiled.loops.told_columns import put_columns
from binlog_kaitai.compiled.loops.told_lines import put_json_line
from binlog_kaitai.compiled.loops.told_sums import add_up
from binlog_kaitai.compiled.loops.told_text import put_text_line

__all__ = ["tell"]

_TALLY = ra.TA_SIZE * 8
_SECOND = 1_000_000
_LAST_EXACT = 1 << 52
"""Microseconds from which on Python's fraction of a second is not exact."""


@kernel
def _end_of(x: int, first: int) -> int:
    """The number of the tally after those of the transaction whose first one has a number."""
    tallies, count = get(x, s.C_TALLIES), get(x, s.C_NUM_TALLIES)
    number, end = get(tallies + first * _TALLY, ra.TA_TRX), first + 1
    while end < count and get(tallies + end * _TALLY, ra.TA_TRX) == number:
        end += 1
    return end


@kernel
def _add_rows(td: int, tally: int, start: int) -> int:
    """Add the rows of a tally; gives when the transaction has begun, as far as known."""
    if get(tally, ra.TA_STORE) == 0:
        return start
    put(td, ra.TD_ROWS, get(td, ra.TD_ROWS) + get(tally, ra.TA_ROWS))
    put(td, ra.TD_NUM_TABLES, get(td, ra.TD_NUM_TABLES) + 1)
    return min(start, get(tally, ra.TA_TIME))


@kernel
def _look(td: int, trx: int, tally: int, end: int) -> int:
    """Add up the tallies of a transaction; gives its statement, with that of its rows where it has no other; -1 where
    there is more to it."""
    is_single, start = end - tally == _TALLY, get(trx, s.T_FIRST_TIME)
    begin, said, statement = 0, 0, 0
    while tally < end:
        kind = get(tally, ra.TA_KIND)
        if kind == ra.LOAD or (kind == s.ALONE and not is_single):
            return -1
        if kind == s.SAID:
            said = tally
        elif kind != s.ALONE or get(tally, ra.TA_ROWS) != ra.NOT_WANTED:
            if begin == 0:
                begin = tally
                start = min(start, get(tally, ra.TA_TIME))
            if kind == s.MEMBER or kind == s.ALONE:
                statement = tally
            else:
                start = _add_rows(td, tally, start)
        tally += _TALLY
    put(td, ra.TD_BEGIN, begin)
    put(td, ra.TD_START, start)
    if begin:
        kind = get(begin, ra.TA_KIND)
        is_alone = kind == s.ALONE or (kind == s.MEMBER and get(trx, s.T_KNOWN) & s.IS_ALONE)
        put(td, ra.TD_IS_ALONE, 1 if is_alone else 0)
    length = get(statement, ra.TA_BYTES) if statement else 0
    is_empty = length == 0 or length == ra.INFLATED
    return said if said and is_empty and not get(td, ra.TD_IS_ALONE) else statement


@kernel
def _find_text(x: int, td: int, tally: int) -> bool:
    """Find the beginning of the text of a tally; False where Python has to make it."""
    length, store = get(tally, ra.TA_BYTES), get(tally, ra.TA_STORE)
    if length <= ra.INFLATED:
        put(td, ra.TD_SAYS, get(x, s.C_TALLY_TEXTS) + store - 1)
        put(td, ra.TD_LEN_SAYS, ra.INFLATED - length)
        return True
    start = get(x, s.C_BASE) + store
    size = beginning_of(start, start + length, True) if length >= 0 else -1
    put(td, ra.TD_SAYS, start)
    put(td, ra.TD_LEN_SAYS, size)
    return size >= 0


@kernel
def _find_statement(x: int, td: int, tally: int) -> bool:
    """Find what a transaction says of its statement, given the tally of that; False where Python has to make it."""
    put(td, ra.TD_SAYS, 0)
    if tally == 0:
        return True
    if not _find_text(x, td, tally):
        put(td, ra.TD_ASKED, (tally - get(x, s.C_TALLIES)) // _TALLY)
        return False
    is_member = get(tally, ra.TA_KIND) == s.MEMBER
    if is_member and get(td, ra.TD_LEN_SAYS) == 0 and not get(td, ra.TD_IS_ALONE):
        put(td, ra.TD_SAYS, 0)
    return True


@kernel
def _find_end(td: int, trx: int) -> bool:
    """Find when a transaction has ended; False where that is Python's."""
    if get(trx, s.T_KNOWN) & s.HAS_COMMIT_TIMES == 0:
        put(td, ra.TD_STOP, get(trx, s.T_LAST_TIME))
        return True
    micros = get(trx, s.T_IMMEDIATE)
    put(td, ra.TD_STOP, udiv(micros, _SECOND))
    return 0 <= micros < _LAST_EXACT


@kernel
def _tell(x: int, td: int, trx: int, first: int, end: int) -> int:
    """Take a transaction with some tallies in the form that is asked for; gives DONE or another answer."""
    put(td, ra.TD_ROWS, 0)
    put(td, ra.TD_NUM_TABLES, 0)
    put(td, ra.TD_IS_ALONE, 0)
    statement = _look(td, trx, first, end)
    if statement < 0:
        return s.ODD
    if get(td, ra.TD_BEGIN) == 0:
        return s.DONE
    if not _find_end(td, trx) or get(td, ra.TD_NUM_TABLES) > get(td, ra.TD_ROOM_ORDER):
        return s.ODD
    form = get(td, ra.TD_FORM)
    needs_text = form != ra.AS_SUMS or get(td, ra.TD_IS_ALONE)
    if needs_text and not _find_statement(x, td, statement):
        return s.VALUES
    if form == ra.AS_SUMS:
        return add_up(td, trx, first, end)
    if form == ra.AS_COLUMNS:
        return put_columns(td, trx, first, end)
    if form == ra.AS_JSON_LINES:
        return put_json_line(x, td, trx, first, end)
    return put_text_line(x, td, trx, first, end)


@kernel
def tell(x: int) -> int:
    """Tell of the transactions up to TD_LAST, whose tallies begin with TD_NEXT. Gives DONE, or what is to be done about
    the one at hand: VALUES where Python has to make the text of TD_ASKED, ODD where it takes all of it, FULL, ROWS_FULL
    or LINES_FULL where there is no room, ZONE, or FITS for one that was added up and may have a place in a ranking."""
    td, tallies, answer = get(x, s.C_TOLD_TRXS), get(x, s.C_TALLIES), s.DONE
    first = get(td, ra.TD_NEXT)
    while answer == s.DONE and first < get(x, s.C_NUM_TALLIES):
        number = get(tallies + first * _TALLY, ra.TA_TRX)
        if number > get(td, ra.TD_LAST):
            break
        end = _end_of(x, first)
        put(td, ra.TD_NEXT, first)
        put(td, ra.TD_END, end)
        trx = get(x, s.C_TRXS) + (number - get(x, s.C_TRX_BASE) - 1) * s.T_BYTES
        if get(trx, s.T_IS_ODD) or get(td, ra.TD_OF_PYTHON) == number:
            answer = s.ODD
        elif get(td, ra.TD_LEFT) or get(td, ra.TD_FORM) == ra.AS_COLUMNS:
            answer = _tell(x, td, trx, tallies + first * _TALLY, tallies + end * _TALLY)
        if answer == s.DONE:
            first = end
            put(td, ra.TD_NEXT, end)
    return answer
