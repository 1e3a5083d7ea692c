"""Transactions as lines for people, as `text.transaction_lines` has them."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.deferred_text import has_room
from binlog_kaitai.compiled.loops.digits import count_digits, put_padded, put_uint
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, load8, store8, udiv
from binlog_kaitai.compiled.loops.shown import printed_size
from binlog_kaitai.compiled.loops.text import put_ellipsis
from binlog_kaitai.compiled.loops.told_clock import is_plain_commit, put_user_text
from binlog_kaitai.compiled.loops.told_lines import (
    end_line,
    in_order,
    outcome_of,
    put_table,
    room_for_names,
    seconds_of,
)
from binlog_kaitai.compiled.loops.value_text import has_piece, put_piece
from binlog_kaitai.compiled.loops.zone import is_in_zone, put_zone_time
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.transactions import Tally, Told, Trx
from binlog_kaitai.text.transaction_lines import MOST_TABLES, WIDTH, WIDTHS

__all__ = ["put_text_line"]

_POSITION, _START, _SECONDS, _THREAD, _BYTES, _ROWS = WIDTHS
_SPACE, _COMMA = (ord(char) for char in " ,")
_FIRST_BLANK, _LAST_BLANK, _FIRST_SEPARATOR, _LAST_SEPARATOR = 0x09, 0x0D, 0x1C, 0x1F
_THOUSAND, _GROUP = 1000, 3


@kernel
def _put_spaces(target: int, count: int) -> int:
    for _ in range(count):
        store8(target, _SPACE)
        target += 1
    return target


@kernel
def _put_number(target: int, value: int, width: int) -> int:
    """A number at the right of a column."""
    return put_uint(_put_spaces(target, width - count_digits(value)), value)


@kernel
def _put_grouped(target: int, value: int, width: int) -> int:
    """A number with commas between groups of three digits, at the right of a column."""
    digits, unit = count_digits(value), 1
    target = _put_spaces(target, width - digits - udiv(digits - 1, _GROUP))
    while udiv(value, unit) >= _THOUSAND:
        unit *= _THOUSAND
    first = udiv(value, unit)
    target = put_uint(target, first)
    value -= first * unit
    while unit > 1:
        unit = udiv(unit, _THOUSAND)
        group = udiv(value, unit)
        store8(target, _COMMA)
        target = put_padded(target + 1, group, _GROUP)
        value -= group * unit
    return target


@kernel
def _is_blank(char: int) -> bool:
    """Whether Python takes a character of one byte for a space."""
    if char == _SPACE or _FIRST_BLANK <= char <= _LAST_BLANK:
        return True
    return _FIRST_SEPARATOR <= char <= _LAST_SEPARATOR


@kernel
def _is_told(x: Context, p: int, end: int) -> bool:
    """Whether a text has nothing but characters that are printed, and spaces of one byte."""
    while p < end:
        size = 1 if _is_blank(load8(p)) else printed_size(x.known.printable, p)
        if size == 0:
            return False
        p += size
    return True


@kernel
def _begin(p: int, end: int) -> tuple[int, bool]:
    """The end of what is shown of a text without spaces at its end; whether it is shown as it is."""
    count, is_plain, before = 0, True, _SPACE
    while p < end and count < WIDTH:
        char = load8(p)
        if _is_blank(char) and (char != _SPACE or before == _SPACE):
            is_plain = False
        before = char
        p += 1
        while p < end and load8(p) & 0xC0 == 0x80:
            p += 1
        count += 1
    return p, is_plain


@kernel
def _put_words(target: int, p: int, end: int) -> tuple[int, int]:
    """The beginning of a text, with one space between its words, and at its end if it has spaces there; gives where
    the rest of the text begins, and the end of what was written."""
    count, is_between = 0, False
    while p < end and _is_blank(load8(p)):
        p += 1
    while p < end and count < WIDTH:
        char = load8(p)
        if _is_blank(char):
            is_between = True
            p += 1
            continue
        if is_between:
            store8(target, _SPACE)
            target += 1
            count += 1
            is_between = False
            if count == WIDTH:
                break
        store8(target, char)
        target += 1
        p += 1
        while p < end and load8(p) & 0xC0 == 0x80:
            store8(target, load8(p))
            target += 1
            p += 1
        count += 1
    if is_between and count < WIDTH:
        store8(target, _SPACE)
        target += 1
    return p, target


@kernel
def _put_statement(target: int, p: int, end: int, is_cut: int) -> int:
    """A statement, with an ellipsis after it where it was cut before or is cut here."""
    while end > p and not is_cut and _is_blank(load8(end - 1)):
        end -= 1
    stop, is_plain = _begin(p, end)
    if is_plain:
        copy(target, p, stop - p)
        target += stop - p
    else:
        stop, target = _put_words(target, p, end)
    return put_ellipsis(target) if is_cut or stop < end else target


@kernel
def _put_tables(x: Context, td: Told, target: int) -> int:
    """The tables with most rows, which are in order."""
    texts, order, count = x.known.texts, td.order, td.num_tables
    for i in range(min(count, MOST_TABLES)):
        tally = Tally(get(order, i))
        if i:
            target = put_piece(target, texts, w.V_COMMA)
        target = put_table(target, tally, texts, w.V_OPERATIONS)
        target = _put_grouped(target, tally.rows, s.ZERO)
    if count > MOST_TABLES:
        target = put_uint(put_piece(target, texts, w.V_COMMA), count - MOST_TABLES)
        target = put_piece(target, texts, w.V_MORE)
    return target


@kernel
def _put_part(target: int, texts: int, start: int) -> int:
    """What stands between a part and the one before it."""
    return target if target == start else put_piece(target, texts, w.V_PART)


@kernel
def _put_what(x: Context, td: Told, trx: Trx, target: int) -> int:
    """What a transaction did: GTID, outcome, tables, statement, as far as there is something to say."""
    start, texts, says = target, x.known.texts, td.says
    copy(target, trx.gtid, trx.len_gtid)
    target += trx.len_gtid
    outcome = w.V_OUTCOMES + outcome_of(td, trx)
    if has_piece(texts, outcome):
        target = put_piece(_put_part(target, texts, start), texts, outcome)
    if trx.user:
        target = put_piece(_put_part(target, texts, start), texts, w.V_BY)
        target = put_user_text(x, trx, target)
    if td.num_tables:
        target = _put_tables(x, td, _put_part(target, texts, start))
    if says and td.len_says:
        target = _put_statement(_put_part(target, texts, start), says, says + td.len_says, td.is_cut)
    return target


@kernel
def _put_numbers(x: Context, td: Told, trx: Trx, target: int) -> int:
    """The columns of a line but for the last."""
    texts, thread = x.known.texts, td.begin.thread
    target = put_piece(_put_number(target, trx.first_at, _POSITION), texts, w.V_GAP)
    start, target = target, put_zone_time(x, target, td.start)
    target = put_piece(_put_spaces(target, _START - target + start), texts, w.V_GAP)
    target = put_piece(_put_number(target, seconds_of(td), _SECONDS), texts, w.V_GAP)
    target = _put_spaces(target, _THREAD) if thread < 0 else _put_number(target, thread, _THREAD)
    target = _put_grouped(put_piece(target, texts, w.V_GAP), trx.bytes_stored, _BYTES)
    target = _put_grouped(put_piece(target, texts, w.V_GAP), td.rows, _ROWS)
    return put_piece(target, texts, w.V_GAP)


@kernel
def put_text_line(x: Context, td: Told, trx: Trx, first: Tally, end: int) -> int:
    """Write the line of a transaction with some tallies; gives DONE, LINES_FULL, ZONE, or ODD where Python has to."""
    says, size = td.says, td.len_says
    if not is_in_zone(x, td.start):
        return s.ZONE
    if not is_plain_commit(x, trx) or (says and not _is_told(x, says, says + size)):
        return s.ODD
    target = x.out.text + x.out.used
    wanted = td.line_bytes + room_for_names(first, end) + (size if says else 0)
    if not has_room(x, x.out.text + x.out.room, target, wanted):
        return s.LINES_FULL
    in_order(td, first, end, 1)
    target = _put_what(x, td, trx, _put_numbers(x, td, trx, target))
    return end_line(x, td, put_piece(target, x.known.texts, w.V_END))
