"""Transactions as JSON lines, as `text.transaction_lines` has them."""

from __future__ import annotations

from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.deferred_text import has_room
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, load8, put, store8
from binlog_kaitai.compiled.loops.string_text import put_utf8
from binlog_kaitai.compiled.loops.text import put_ellipsis
from binlog_kaitai.compiled.loops.told_clock import is_plain_commit, put_commit
from binlog_kaitai.compiled.loops.transaction_text import put_gtid
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.loops.zone import put_time
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.transactions import Tally, Told, Trx

__all__ = [
    "end_line",
    "in_order",
    "is_before",
    "outcome_of",
    "put_json_line",
    "put_table",
    "room_for_names",
    "seconds_of",
]

_TALLY, _ALONE = Tally.BYTES, len(OUTCOMES)
_QUOTE, _Z = (ord(char) for char in '"Z')
_MOST_ESCAPED, _LONGEST = 6, 4
"""Bytes that a byte becomes at most, and of the longest character."""
_ABOUT_TABLE = 64
"""Bytes of an operation, its number of rows, and what is around them."""


@kernel
def is_before(a: Tally, b: Tally) -> bool:
    """Whether the table and the operation of a tally come before those of another one in the order of their names."""
    name, other = a.store, b.store
    if name == other:
        if a.kind == s.DELETE or b.kind == s.DELETE:
            return a.kind == s.DELETE  # the first letter decides
        return a.kind < b.kind
    p, q, i = name.text, other.text, 0
    size = min(name.length, other.length)
    while i < size and load8(p + i) == load8(q + i):
        i += 1
    if i == size:
        return name.length < other.length
    return load8(p + i) < load8(q + i)


@kernel
def _comes_first(a: Tally, b: Tally, by_rows: int) -> bool:
    if by_rows and a.rows != b.rows:
        return a.rows > b.rows
    return is_before(a, b)


@kernel
def in_order(td: Told, tally: Tally, end: int, by_rows: int) -> None:
    """Put the tallies of rows in order in `Told.order`, which has room for all: by their names, or the one with most
    rows first."""
    order, count = td.order, 0
    while tally < end:
        kind = tally.kind
        if s.INSERT <= kind <= s.DELETE and tally.store and count < td.room_order:
            place = count
            while place > 0 and _comes_first(tally, Tally(get(order, place - 1)), by_rows):
                put(order, place, get(order, place - 1))
                place -= 1
            put(order, place, tally)
            count += 1
        tally = Tally(tally + _TALLY)


@kernel
def room_for_names(tally: Tally, end: int) -> int:
    """Bytes that a line needs for the tables of its transaction."""
    size = 0
    while tally < end:
        kind = tally.kind
        if s.INSERT <= kind <= s.DELETE and tally.store:
            size += tally.store.len_shown + _ABOUT_TABLE
        tally = Tally(tally + _TALLY)
    return size


@kernel
def outcome_of(td: Told, trx: Trx) -> int:
    """The number of the text of an outcome, from that of the first one."""
    return _ALONE if td.is_alone else trx.outcome


@kernel
def seconds_of(td: Told) -> int:
    """How many seconds a transaction took."""
    return max(td.stop - td.start, 0)


@kernel
def end_line(x: Context, td: Told, target: int) -> int:
    """A line ends at an address; gives DONE."""
    x.out.used = target - x.out.text
    td.num_told += 1
    return s.DONE


@kernel
def _put_head(x: Context, td: Told, trx: Trx, target: int) -> int:
    """What a line says up to the bytes of the transaction."""
    texts, thread = x.known.texts, td.begin.thread
    target = put_time(x, put_piece(target, texts, w.J_START), td.start)
    store8(target, _Z)
    target = put_uint(put_piece(target + 1, texts, w.J_DURATION), seconds_of(td))
    target = put_gtid(put_piece(target, texts, w.J_GTID), trx, texts, w.J_NULL)
    target = put_piece(target, texts, w.J_THREAD)
    target = put_piece(target, texts, w.J_NULL) if thread < 0 else put_uint(target, thread)
    target = put_uint(put_piece(target, texts, w.J_SERVER), td.begin.server)
    target = put_piece(put_piece(target, texts, w.J_OUTCOME), texts, w.J_OUTCOMES + outcome_of(td, trx))
    return put_uint(put_piece(target, texts, w.J_BYTES), trx.bytes_stored)


@kernel
def put_table(target: int, tally: Tally, texts: int, operations: int) -> int:
    """Write the name of a tally's table, and what was done to it; the texts of operations begin with this one."""
    name = tally.store
    copy(target, name.shown, name.len_shown)
    target += name.len_shown
    return put_piece(target, texts, operations + tally.kind - s.INSERT)


@kernel
def _put_tables(x: Context, td: Told, target: int) -> int:
    """The tables of a transaction, which are in order."""
    texts, order = x.known.texts, td.order
    for i in range(td.num_tables):
        tally = Tally(get(order, i))
        if i:
            target = put_piece(target, texts, w.J_NEXT_TABLE)
        target = put_table(target, tally, texts, w.J_OPERATIONS)
        target = put_piece(put_uint(target, tally.rows), texts, w.J_TABLE_END)
    return target


@kernel
def put_json_line(x: Context, td: Told, trx: Trx, first: Tally, end: int) -> int:
    """Write the line of a transaction with some tallies; gives DONE, LINES_FULL, or ODD where Python has to."""
    texts, says, size = x.known.texts, td.says, td.len_says
    if not is_plain_commit(x, trx):
        return s.ODD
    target = x.out.text + x.out.used
    wanted = td.line_bytes + room_for_names(first, end) + (_MOST_ESCAPED * size if says else 0)
    if not has_room(x, x.out.text + x.out.room, target, wanted):
        return s.LINES_FULL
    in_order(td, first, end, s.ZERO)
    target = _put_head(x, td, trx, target)
    target = put_uint(put_piece(target, texts, w.J_ROWS), td.rows)
    target = _put_tables(x, td, put_piece(target, texts, w.J_TABLES))
    target = put_piece(target, texts, w.J_STATEMENT)
    if says:
        store8(target, _QUOTE)
        target = put_utf8(target + 1, says, says + size, _LONGEST)
        if target == 0:
            return s.ODD
        if td.is_cut:
            target = put_ellipsis(target)
        store8(target, _QUOTE)
        target += 1
    else:
        target = put_piece(target, texts, w.J_NULL)
    target = put_uint(put_piece(target, texts, w.J_POSITION), trx.first_at)
    target = put_uint(put_piece(target, texts, w.J_STOP), trx.stop)
    target = put_commit(x, trx, target)
    return end_line(x, td, put_piece(target, texts, w.J_END))
