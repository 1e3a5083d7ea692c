"""Transactions that were counted, one after another: what is known of each, and what becomes of it."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import kernel, udiv
from binlog_kaitai.compiled.loops.tallies import beginning_of
from binlog_kaitai.compiled.loops.told_columns import put_columns
from binlog_kaitai.compiled.loops.told_digests import put_digests
from binlog_kaitai.compiled.loops.told_lines import put_json_line
from binlog_kaitai.compiled.loops.told_sums import add_up
from binlog_kaitai.compiled.loops.told_text import put_text_line
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.transactions import Tally, Told, Trx

__all__ = ["tell"]

_TALLY = Tally.BYTES
_SECOND = 1_000_000
_LAST_EXACT = 1 << 52
"""Microseconds from which on Python's fraction of a second is not exact."""


@kernel
def _end_of(x: Context, first: int) -> int:
    """The number of the tally after those of the transaction whose first one has a number."""
    tallies, count = x.tallies.list, x.tallies.num
    number, end = Tally(tallies + first * _TALLY).trx, first + 1
    while end < count and Tally(tallies + end * _TALLY).trx == number:
        end += 1
    return end


@kernel
def _add_rows(td: Told, tally: Tally, start: int) -> int:
    """Add the rows of a tally; gives when the transaction has begun, as far as known."""
    if tally.store == 0:
        return start
    td.rows += tally.rows
    td.num_tables += 1
    return min(start, tally.time)


@kernel
def _look(td: Told, trx: Trx, tally: Tally, end: int) -> Tally:
    """Add up the tallies of a transaction; gives its statement, with that of its rows where it has no other; -1 where
    there is more to it."""
    is_single, start = end - tally == _TALLY, trx.first_time
    begin, said, statement = Tally(0), 0, Tally(0)
    while tally < end:
        kind = tally.kind
        if kind == ra.LOAD or (kind == s.ALONE and not is_single):
            return Tally(-1)
        if kind == s.SAID:
            said = tally
        elif kind != s.ALONE or tally.rows != ra.NOT_WANTED:
            if begin == 0:
                begin = tally
                start = min(start, tally.time)
            if kind == s.MEMBER or kind == s.ALONE:
                statement = tally
            else:
                start = _add_rows(td, tally, start)
        tally = Tally(tally + _TALLY)
    td.begin = begin
    td.start = start
    if begin:
        kind = begin.kind
        is_alone = kind == s.ALONE or (kind == s.MEMBER and trx.known & s.IS_ALONE)
        td.is_alone = 1 if is_alone else 0
    length = statement.bytes if statement else 0
    is_empty = length == 0 or length == ra.INFLATED
    return Tally(said if said and is_empty and not td.is_alone else statement)


@kernel
def _find_text(x: Context, td: Told, tally: Tally) -> bool:
    """Find the beginning of the text of a tally; False where Python has to make it."""
    length, store = tally.bytes, tally.store
    if length <= ra.INFLATED:
        td.says = x.tallies.texts + store - 1
        td.len_says = ra.INFLATED - length
        td.is_cut = 0
        return True
    start = x.base + store
    size = beginning_of(start, start + length, True) if length >= 0 else -1
    td.says = start
    td.len_says = size
    td.is_cut = 1 if size < length else 0
    return size >= 0


@kernel
def _find_statement(x: Context, td: Told, tally: Tally) -> bool:
    """Find what a transaction says of its statement, given the tally of that; False where Python has to make it."""
    td.says = 0
    if tally == 0:
        return True
    if not _find_text(x, td, tally):
        td.asked = (tally - x.tallies.list) // _TALLY
        return False
    is_member = tally.kind == s.MEMBER
    if is_member and td.len_says == 0 and not td.is_alone:
        td.says = 0
    return True


@kernel
def _find_end(td: Told, trx: Trx) -> bool:
    """Find when a transaction has ended; False where that is Python's."""
    if trx.known & s.HAS_COMMIT_TIMES == 0:
        td.stop = trx.last_time
        return True
    micros = trx.immediate
    td.stop = udiv(micros, _SECOND)
    return 0 <= micros < _LAST_EXACT


@kernel
def _tell(x: Context, td: Told, trx: Trx, first: Tally, end: int) -> int:
    """Take a transaction with some tallies in the form that is asked for; gives DONE or another answer."""
    td.rows = 0
    td.num_tables = 0
    td.is_alone = 0
    statement = _look(td, trx, first, end)
    if statement < 0:
        return s.ODD
    if td.begin == 0:
        return s.DONE
    if td.form == ra.AS_DIGESTS:
        return put_digests(td, trx, first, end)
    if not _find_end(td, trx) or td.num_tables > td.room_order:
        return s.ODD
    form = td.form
    needs_text = form != ra.AS_SUMS or td.is_alone
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
def tell(x: Context) -> int:
    """Tell of the transactions up to `Told.last`, whose tallies begin with `Told.next`. Gives DONE, or what is to be
    done about the one at hand: VALUES where Python has to make the text of `Told.asked`, ODD where it takes all of it,
    FULL, ROWS_FULL or LINES_FULL where there is no room, ZONE, or FITS for one that was added up and may have a place
    in a ranking."""
    td, tallies, answer = x.tallies.told, x.tallies.list, s.DONE
    first = td.next
    while answer == s.DONE and first < x.tallies.num:
        number = Tally(tallies + first * _TALLY).trx
        if number > td.last:
            break
        end = _end_of(x, first)
        td.next = first
        td.end = end
        trx = Trx.nth(x.trxs.list, number - x.trxs.base - 1)
        if trx.is_odd or td.of_python == number:
            answer = s.ODD
        elif td.num_told < td.wanted or td.form >= ra.AS_COLUMNS:
            answer = _tell(x, td, trx, Tally(tallies + first * _TALLY), tallies + end * _TALLY)
        if answer == s.DONE:
            first = end
            td.next = end
    return answer
