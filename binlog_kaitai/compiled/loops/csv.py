"""Rows events as lines of CSV, as `text.csv_changes` has them: a line for each image, a value for each column.

A value is written as JSON has it, and becomes a field where it stands: what JSON escapes is never longer in CSV, but
for documents, whose quotes are doubled.
"""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.deferred_text import has_room
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.header import server_id_of, time_of
from binlog_kaitai.compiled.loops.memory import copy, ctz, get, kernel, load8, not_plain, store8
from binlog_kaitai.compiled.loops.row_walks import image_writer, pass_cell, rows_writer
from binlog_kaitai.compiled.loops.transaction_text import keep_transaction, unwritten_transaction
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.loops.values_of_rows import put_value
from binlog_kaitai.compiled.loops.zone import put_time
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Head, Image, Item, Table
from binlog_kaitai.text.csv_changes import BARE, DOCUMENT

__all__ = ["make_csv_transaction", "put_csv"]

_QUOTE, _COMMA, _BACKSLASH, _LINE, _Z = (ord(char) for char in '",\\\nZ')
_OPEN_LIST, _CLOSE_LIST, _OPEN_OBJECT = (ord(char) for char in "[]{")
_CODE, _DIGIT_0, _LETTERS, _LETTER_A = ord("u"), ord("0"), ord("a") - 10, ord("a")
_SHORT = tuple((ord(letter), ord(char)) for letter, char in zip("ntrbf", "\n\t\r\b\f", strict=True))
_STEP = 16
_Made = tuple[int, int]
_NOTHING = 0, 0


@kernel
def _first_escape(p: int, end: int) -> int:
    """Where the first backslash is, or the end."""
    while p < end:
        mask = not_plain(p)
        if mask == 0:
            p += _STEP
            continue
        p += ctz(mask)
        if p < end and load8(p) == _BACKSLASH:
            return p
        p += 1
    return end


@kernel
def _digit(char: int) -> int:
    return char - _LETTERS if char >= _LETTER_A else char - _DIGIT_0


@kernel
def _escaped(p: int) -> tuple[int, int]:
    """The character that JSON has an escape for at p, and the end of that."""
    char = load8(p + 1)
    if char == _CODE:
        return 16 * _digit(load8(p + 4)) + _digit(load8(p + 5)), p + 6
    for short in _SHORT:
        if char == short[0]:
            char = short[1]
    return char, p + 2


@kernel
def _unescape(p: int, end: int) -> int:
    """Write what stands from p on without JSON's escapes, a quote twice; gives the end of that."""
    target = p
    while p < end:
        char = load8(p)
        if char != _BACKSLASH:
            store8(target, char)
            p += 1
        else:
            char, p = _escaped(p)
            store8(target, char)
            if char == _QUOTE:
                target += 1
                store8(target, char)
        target += 1
    return target


@kernel
def _quote_document(x: Context, start: int, end: int, room_end: int) -> int:
    """Put a document into quotes, its own quotes twice; gives the end of it or a negative code."""
    more, p = 2, start
    while p < end:
        more += 1 if load8(p) == _QUOTE else 0
        p += 1
    if not has_room(x, room_end, end, more):
        return -s.LINES_FULL
    at = end + more - 1
    store8(at, _QUOTE)
    while p > start:
        p -= 1
        char = load8(p)
        at -= 1
        store8(at, char)
        if char == _QUOTE:
            at -= 1
            store8(at, char)
    store8(start, _QUOTE)
    return end + more


@kernel
def _as_field(x: Context, k: Column, start: int, end: int, room_end: int) -> int:
    """Make a field of a value that is written as JSON; gives the end of it or a negative code."""
    if end <= start:
        return end
    first, form = load8(start), k.flags
    if form == DOCUMENT or first in (_OPEN_LIST, _OPEN_OBJECT):
        return _quote_document(x, start, end, room_end)
    if first != _QUOTE:
        return end
    if form == BARE:
        copy(start, start + 1, end - start - 2)
        return end - 2
    p = _first_escape(start + 1, end - 1)
    if p >= end - 1:
        return end
    end = _unescape(p, end - 1)
    store8(end, _QUOTE)
    return end + 1


@kernel
def _put_commas(target: int, count: int) -> int:
    for _ in range(count):
        store8(target, _COMMA)
        target += 1
    return target


@kernel
def _put_null(x: Context, k: Column, before: int, cells: int, target: int) -> int:
    """The commas of the columns since the one before, and that after the value."""
    return _put_commas(target, k.shown - before) if k.shown else target


@kernel
def _put_cell(
    x: Context, k: Column, before: int, cells: int, differences: int, target: int, room_end: int, q: int, e: int
) -> int:
    """The value at q with the commas around it."""
    if k.shown == 0:
        return pass_cell(x, k, target, q, e)
    target = _put_commas(target, k.shown - 1 - before)
    end = put_value(x, k, differences, target, room_end, q, e)
    if end >= 0:
        end = _as_field(x, k, target, end, room_end)
    return _put_commas(end, 1) if end >= 0 else end


_put_present = image_writer(_put_cell, _put_null)


@kernel
def _last_shown(m: Image) -> int:
    """The number in lines of the last column that an image has."""
    for i in range(m.present - 1, -1, -1):
        k = Column(get(m.columns, i))
        if k.shown:
            return k.shown
    return 0


@kernel
def _put_values(x: Context, t: Table, m: Image, target: int, room_end: int, q: int, e: int) -> int:
    """The values of an image, each with a comma after it; gives the end of them or a negative code. `x.answer_at` is
    set to the end of the image."""
    target = _put_present(x, m, s.ZERO, target, room_end, q, e)
    return _put_commas(target, t.shown - _last_shown(m)) if target >= 0 else target


@kernel
def _put_absent(m: Image, target: int) -> int:
    """The names of the columns that an image lacks, and the end of the line."""
    columns, start = m.columns, target
    target += 1
    for i in range(m.present, m.present + m.absent):
        k = Column(get(columns, i))
        if k.shown:
            copy(target, k.name, k.len_name)
            target += k.len_name
    if target == start + 1:
        target = start
    else:
        store8(start, _QUOTE)
        store8(start + 1, _OPEN_LIST)
        store8(target, _CLOSE_LIST)
        store8(target + 1, _QUOTE)
        target += 2
    store8(target, _LINE)
    return target + 1


@kernel
def _put_about(x: Context, t: Table, item: Item, target: int) -> int:
    """What the lines of an event say of it and of its transaction."""
    event = x.base + item.at
    target = _put_commas(put_uint(put_piece(target, t.texts, w.C_FILE), item.outer + x.offset), 1)
    if item.payload:
        target = put_uint(target, item.at - item.payload)
    target = put_time(x, _put_commas(target, 1), time_of(event))
    store8(target, _Z)
    target = _put_commas(put_uint(_put_commas(target + 1, 1), server_id_of(event)), 1)
    copy(target, x.trx_text.text, x.trx_text.length)
    return target + x.trx_text.length


@kernel
def make_csv_transaction(x: Context, item: Item) -> int:
    """Make the text of an event's transaction, unless it is there; gives DONE, or that Python has to."""
    trx = unwritten_transaction(x, item)
    if trx <= 0:
        return -trx
    target = x.trx_text.buffer
    copy(target, trx.gtid, trx.len_gtid)
    target = _put_commas(target + trx.len_gtid, 1)
    if trx.has_xid:
        target = put_uint(target, trx.xid)
    target = put_piece(_put_commas(target, 1), x.known.texts, trx.outcome)
    return keep_transaction(x, item, _put_commas(target, 1))


@kernel
def _put_line(
    x: Context, t: Table, m: Image, item: Item, change: int, row: int, target: int, room_end: int, q: int, made: _Made
) -> tuple[int, _Made]:
    """The line of an image of a row; gives the end of it or a negative code, and where what it says of its event is,
    which the next lines have copies of. `x.answer_at` is set to the end of the image."""
    target = _put_values(x, t, m, target, room_end, q, x.items.rows_end)
    if target < 0:
        return target, made
    target = _put_commas(put_uint(put_piece(target, t.texts, change), row), 1)
    about, len_about = made
    if len_about:
        copy(target, about, len_about)
        target += len_about
    else:
        about, target = target, _put_about(x, t, item, target)
        len_about = target - about
    return _put_absent(m, target), (about, len_about)


@kernel
def _put_row(
    x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int, row: int, made: _Made
) -> tuple[int, _Made]:
    """The lines of a row; see `_put_line`."""
    kind = item.kind
    change = w.C_INSERT if kind == s.INSERT else w.C_BEFORE if kind == s.UPDATE else w.C_DELETE
    target, made = _put_line(x, t, head.before, item, change, row, target, room_end, q, made)
    if target < 0 or kind != s.UPDATE:
        return target, made
    q = x.answer_at
    if q == x.items.rows_end:
        return -s.ODD, made  # no image after the update
    return _put_line(x, t, head.after, item, w.C_AFTER, row, target, room_end, q, made)


_put_rows = rows_writer(_put_row)


@kernel
def put_csv(x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int) -> tuple[int, int, int]:
    """The rows of an event from q on, as `row_walks` has it."""
    target, q, code, _ = _put_rows(x, t, head, item, target, room_end, q, s.ZERO, _NOTHING)
    return target, q, code
