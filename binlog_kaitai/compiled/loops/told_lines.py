"""Transactions as JSON lines, as `text.transaction_lines` has them."""

from __future__ import annotations

from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, load8, put, store8
from binlog_kaitai.compiled.loops.string_text import put_utf8
from binlog_kaitai.compiled.loops.time_text import put_iso
from binlog_kaitai.compiled.loops.transaction_text import put_gtid
from binlog_kaitai.compiled.loops.value_text import has_room, put_piece

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

_TALLY, _ALONE = ra.TA_SIZE * 8, len(OUTCOMES)
_QUOTE, _T, _Z = (ord(char) for char in '"TZ')
_MOST_ESCAPED, _LONGEST = 6, 4
"""Bytes that a byte becomes at most, and of the longest character."""
_ABOUT_TABLE = 64
"""Bytes of an operation, its number of rows, and what is around them."""


@kernel
def is_before(a: int, b: int) -> bool:
    """Whether the table and the operation of a tally come before those of another one in the order of their names."""
    name, other = get(a, ra.TA_STORE), get(b, ra.TA_STORE)
    if name == other:
        if get(a, ra.TA_KIND) == s.DELETE or get(b, ra.TA_KIND) == s.DELETE:
            return get(a, ra.TA_KIND) == s.DELETE  # the first letter decides
        return get(a, ra.TA_KIND) < get(b, ra.TA_KIND)
    p, q, i = get(name, ra.NM_TEXT), get(other, ra.NM_TEXT), 0
    size = min(get(name, ra.NM_LENGTH), get(other, ra.NM_LENGTH))
    while i < size and load8(p + i) == load8(q + i):
        i += 1
    if i == size:
        return get(name, ra.NM_LENGTH) < get(other, ra.NM_LENGTH)
    return load8(p + i) < load8(q + i)


@kernel
def _comes_first(a: int, b: int, by_rows: int) -> bool:
    if by_rows and get(a, ra.TA_ROWS) != get(b, ra.TA_ROWS):
        return get(a, ra.TA_ROWS) > get(b, ra.TA_ROWS)
    return is_before(a, b)


@kernel
def in_order(td: int, tally: int, end: int, by_rows: int) -> None:
    """Put the tallies of rows in order in TD_ORDER, which has room for all: by their names, or the one with most rows
    first."""
    order, count = get(td, ra.TD_ORDER), 0
    while tally < end:
        kind = get(tally, ra.TA_KIND)
        if s.INSERT <= kind <= s.DELETE and get(tally, ra.TA_STORE) and count < get(td, ra.TD_ROOM_ORDER):
            place = count
            while place > 0 and _comes_first(tally, get(order, place - 1), by_rows):
                put(order, place, get(order, place - 1))
                place -= 1
            put(order, place, tally)
            count += 1
        tally += _TALLY


@kernel
def room_for_names(tally: int, end: int) -> int:
    """Bytes that a line needs for the tables of its transaction."""
    size = 0
    while tally < end:
        kind = get(tally, ra.TA_KIND)
        if s.INSERT <= kind <= s.DELETE and get(tally, ra.TA_STORE):
            size += get(get(tally, ra.TA_STORE), ra.NM_LEN_SHOWN) + _ABOUT_TABLE
        tally += _TALLY
    return size


@kernel
def outcome_of(td: int, trx: int) -> int:
    """The number of the text of an outcome, from that of the first one."""
    return _ALONE if get(td, ra.TD_IS_ALONE) else get(trx, s.T_OUTCOME)


@kernel
def seconds_of(td: int) -> int:
    """How many seconds a transaction took."""
    return max(get(td, ra.TD_STOP) - get(td, ra.TD_START), 0)


@kernel
def end_line(x: int, td: int, target: int) -> int:
    """A line ends at an address; gives DONE."""
    put(x, s.C_OUT_USED, target - get(x, s.C_OUT))
    put(td, ra.TD_LEFT, get(td, ra.TD_LEFT) - 1)
    return s.DONE


@kernel
def _put_head(x: int, td: int, trx: int, target: int) -> int:
    """What a line says up to the bytes of the transaction."""
    texts, thread = get(x, s.C_TEXTS), get(get(td, ra.TD_BEGIN), ra.TA_THREAD)
    target = put_iso(put_piece(target, texts, w.J_START), get(td, ra.TD_START), _T)
    store8(target, _Z)
    target = put_uint(put_piece(target + 1, texts, w.J_DURATION), seconds_of(td))
    target = put_gtid(put_piece(target, texts, w.J_GTID), trx, texts, w.J_NULL)
    target = put_piece(target, texts, w.J_THREAD)
    target = put_piece(target, texts, w.J_NULL) if thread < 0 else put_uint(target, thread)
    target = put_uint(put_piece(target, texts, w.J_SERVER), get(get(td, ra.TD_BEGIN), ra.TA_SERVER))
    target = put_piece(put_piece(target, texts, w.J_OUTCOME), texts, w.J_OUTCOMES + outcome_of(td, trx))
    return put_uint(put_piece(target, texts, w.J_BYTES), get(trx, s.T_BYTES_STORED))


@kernel
def put_table(target: int, tally: int, texts: int, operations: int) -> int:
    """Write the name of a tally's table, and what was done to it; the texts of operations begin with this one."""
    name = get(tally, ra.TA_STORE)
    copy(target, get(name, ra.NM_SHOWN), get(name, ra.NM_LEN_SHOWN))
    target += get(name, ra.NM_LEN_SHOWN)
    return put_piece(target, texts, operations + get(tally, ra.TA_KIND) - s.INSERT)


@kernel
def _put_tables(x: int, td: int, target: int) -> int:
    """The tables of a transaction, which are in order."""
    texts, order = get(x, s.C_TEXTS), get(td, ra.TD_ORDER)
    for i in range(get(td, ra.TD_NUM_TABLES)):
        tally = get(order, i)
        if i:
            target = put_piece(target, texts, w.J_NEXT_TABLE)
        target = put_table(target, tally, texts, w.J_OPERATIONS)
        target = put_piece(put_uint(target, get(tally, ra.TA_ROWS)), texts, w.J_TABLE_END)
    return target


@kernel
def put_json_line(x: int, td: int, trx: int, first: int, end: int) -> int:
    """Write the line of a transaction with some tallies; gives DONE, LINES_FULL, or ODD where Python has to."""
    texts, says, size = get(x, s.C_TEXTS), get(td, ra.TD_SAYS), get(td, ra.TD_LEN_SAYS)
    target = get(x, s.C_OUT) + get(x, s.C_OUT_USED)
    wanted = get(td, ra.TD_LINE_BYTES) + room_for_names(first, end) + (_MOST_ESCAPED * size if says else 0)
    if not has_room(x, get(x, s.C_OUT) + get(x, s.C_OUT_ROOM), target, wanted):
        return s.LINES_FULL
    in_order(td, first, end, s.ZERO)
    target = _put_head(x, td, trx, target)
    target = put_uint(put_piece(target, texts, w.J_ROWS), get(td, ra.TD_ROWS))
    target = _put_tables(x, td, put_piece(target, texts, w.J_TABLES))
    target = put_piece(target, texts, w.J_STATEMENT)
    if says:
        store8(target, _QUOTE)
        target = put_utf8(target + 1, says, says + size, _LONGEST)
        if target == 0:
            return s.ODD
        store8(target, _QUOTE)
        target += 1
    else:
        target = put_piece(target, texts, w.J_NULL)
    target = put_uint(put_piece(target, texts, w.J_POSITION), get(trx, s.T_FIRST_AT))
    return end_line(x, td, put_piece(target, texts, w.J_END))
