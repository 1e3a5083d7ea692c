"""Rows events as short blocks of text for people, as `text.change_blocks` has them.

The texts of all values of a row are made first, one after another; the block is put together behind them, and takes
their place.
"""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.header import time_of
from binlog_kaitai.compiled.loops.images import forget_documents, has_differences, image_head
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, put, store8
from binlog_kaitai.compiled.loops.shown import is_changed, is_long, put_cut, put_shown, same_start
from binlog_kaitai.compiled.loops.transaction_text import keep_transaction, unwritten_transaction
from binlog_kaitai.compiled.loops.value_text import has_piece, has_room, put_piece
from binlog_kaitai.compiled.loops.zone import is_in_zone, put_zone_time

__all__ = ["make_about", "put_blocks"]

_CELL = 8 * ra.SHOWN_SLOTS
_SPACE, _LINE = (ord(char) for char in " \n")
_STEP = 32
_WIDEST = 24
"""Characters of the column of names."""


@kernel
def _texts_of_image(x: int, m: int, cells: int, target: int, room_end: int, q: int, e: int) -> int:
    """The texts of an image's values; gives the end of them or a negative code. C_ANSWER_AT is set to its end."""
    nulls, differences, q = image_head(x, m, q, e)
    if q == 0:
        return -s.ODD
    columns, present, keeps = m + s.M_COLUMNS * 8, get(m, s.M_PRESENT), get(m, s.M_ROLE) == s.HAS_DOCUMENTS
    if keeps:
        forget_documents(m)
    for i in range(present):
        k = get(columns, i)
        cell = cells + _CELL * get(k, s.K_INDEX)
        put(cell, ra.SH_BEGIN, s.IS_NULL)
        if loops.cell_is_null(null_bits=nulls, bitmap_bit_rank=i):
            continue
        start, has_changes = target, 1 if differences and has_differences(k, differences) else 0
        target = put_shown(x, k, target, room_end, q, e, has_changes)
        if target < 0:
            return target
        put(cell, ra.SH_BEGIN, q)
        q = get(x, s.C_ANSWER_AT)
        put(cell, ra.SH_END, q)
        put(cell, ra.SH_TEXT, start)
        put(cell, ra.SH_TEXT_END, target)
        put(cell, ra.SH_DIFFERS, has_changes)
        if keeps:
            put(k, s.K_DOCUMENT, get(cell, ra.SH_BEGIN))
            put(k, s.K_DOCUMENT_END, q)
    for i in range(present, present + get(m, s.M_ABSENT)):
        put(cells + _CELL * get(get(columns, i), s.K_INDEX), ra.SH_BEGIN, s.IS_ABSENT)
    put(x, s.C_ANSWER_AT, q)
    return target


@kernel
def _text_of(x: int, cell: int) -> tuple[int, int]:
    """Where the text of a value begins and ends."""
    state = get(cell, ra.SH_BEGIN)
    if state > s.IS_NULL:
        return get(cell, ra.SH_TEXT), get(cell, ra.SH_TEXT_END)
    slot = get(x, s.C_TEXTS) + 16 * (w.B_NULL if state == s.IS_NULL else w.B_ABSENT)
    return get(slot, s.ZERO), get(slot, s.ZERO) + get(slot, 1)


@kernel
def _put_own(target: int, k: int, slot: int) -> int:
    copy(target, get(k, slot), get(k, slot + 1))
    return target + get(k, slot + 1)


@kernel
def _put_name(target: int, k: int, width: int) -> int:
    """The name of a column before its value."""
    store8(target, _SPACE)
    store8(target + 1, _SPACE)
    target = _put_own(target + 2, k, s.K_NAME)
    for _ in range(get(k, s.K_LEN_TEST), width):
        store8(target, _SPACE)
        target += 1
    store8(target, _SPACE)
    store8(target + 1, _SPACE)
    return target + 2


@kernel
def _put_one(x: int, target: int, cell: int) -> int:
    text, end = _text_of(x, cell)
    return put_cut(target, text, end, s.ZERO)


@kernel
def _put_pair(x: int, target: int, before: int, after: int) -> int:
    """What a column had before an update and has after it."""
    text, end = _text_of(x, before)
    other, other_end = _text_of(x, after)
    start = same_start(text, end, other, other_end) if is_long(text, end) or is_long(other, other_end) else 0
    target = put_piece(put_cut(target, text, end, start), get(x, s.C_TEXTS), w.B_ARROW)
    return put_cut(target, other, other_end, start)


@kernel
def _put_key(x: int, t: int, cells: int, target: int) -> int:
    """The primary key before the change, as far as it is known."""
    key, start = get(t, s.S_KEY), target
    for i in range(get(key, s.ZERO)):
        k = get(key, 1 + i)
        cell = cells + _CELL * get(k, s.K_INDEX)
        if get(cell, ra.SH_BEGIN) == s.IS_ABSENT:
            continue
        store8(target, _SPACE)
        target += 1
        if target == start + 1:
            store8(target, _SPACE)
            target += 1
        target = _put_one(x, _put_own(target, k, s.K_IS_NULL), cell)
    return target


@kernel
def _wide(width: int, k: int) -> int:
    return min(max(width, get(k, s.K_TEST)), _WIDEST)


@kernel
def _put_values(x: int, m: int, cells: int, target: int) -> int:
    """All values of an image."""
    columns, width = m + s.M_COLUMNS * 8, 0
    for i in range(get(m, s.M_PRESENT)):
        width = _wide(width, get(columns, i))
    for i in range(get(m, s.M_PRESENT)):
        k = get(columns, i)
        target = _put_one(x, _put_name(target, k, width), cells + _CELL * get(k, s.K_INDEX))
        store8(target, _LINE)
        target += 1
    return target


@kernel
def _put_changes(x: int, m: int, cells: int, after: int, target: int) -> int:
    """The values that an update has changed; gives the end of them or a negative code."""
    columns, width = m + s.M_COLUMNS * 8, 0
    for i in range(get(m, s.M_PRESENT)):
        k = get(columns, i)
        now = after + _CELL * get(k, s.K_INDEX)
        differs = is_changed(k, cells + _CELL * get(k, s.K_INDEX), now)
        if differs < 0:
            return differs
        put(now, ra.SH_DIFFERS, differs)
        width = _wide(width, k) if differs else width
    for i in range(get(m, s.M_PRESENT)):
        k = get(columns, i)
        now = after + _CELL * get(k, s.K_INDEX)
        if get(now, ra.SH_DIFFERS):
            target = _put_pair(x, _put_name(target, k, width), cells + _CELL * get(k, s.K_INDEX), now)
            store8(target, _LINE)
            target += 1
    return target


@kernel
def _put_about(x: int, target: int, trx: int) -> int:
    """What a block says of its transaction."""
    texts = get(x, s.C_TEXTS)
    if get(trx, s.T_KNOWN) & s.HAS_THREAD_ID:
        target = put_uint(put_piece(target, texts, w.B_THREAD), get(trx, s.T_THREAD_ID))
    target = put_piece(target, texts, w.B_OUTCOMES + get(trx, s.T_OUTCOME))
    if get(trx, s.T_LEN_GTID):
        target = put_piece(target, texts, w.B_GTID)
        copy(target, trx + s.T_SLOTS * 8, get(trx, s.T_LEN_GTID))
        target += get(trx, s.T_LEN_GTID)
    return target


@kernel
def make_about(x: int, item: int) -> int:
    """Make what the blocks of an event say of its transaction, unless it is there; gives DONE, or another answer."""
    if not is_in_zone(x, time_of(get(x, s.C_BASE) + get(item, s.I_AT))):
        return s.ZONE
    trx = unwritten_transaction(x, item)
    return -trx if trx <= 0 else keep_transaction(x, item, _put_about(x, get(x, s.C_TRX_BUFFER), trx))


@kernel
def _put_place(x: int, target: int, item: int, row: int) -> int:
    """Where the event is, or the address of a row."""
    texts = get(x, s.C_TEXTS)
    target = put_uint(put_piece(target, texts, w.B_FILE), get(item, s.I_OUTER) + get(x, s.C_OFFSET))
    if not has_piece(texts, w.B_ROW):
        return target
    if get(item, s.I_PAYLOAD):
        target = put_uint(put_piece(target, texts, w.B_INSIDE), get(item, s.I_AT) - get(item, s.I_PAYLOAD))
    return put_piece(put_uint(put_piece(target, texts, w.B_ROW), row), texts, w.B_ROW_END)


@kernel
def _put_head(x: int, t: int, item: int, cells: int, target: int, row: int) -> int:
    """The first line of a block."""
    target = put_zone_time(x, target, time_of(get(x, s.C_BASE) + get(item, s.I_AT)))
    target = put_piece(target, get(t, s.S_TEXTS), get(item, s.I_KIND) - s.INSERT)
    target = _put_key(x, t, cells, target)
    copy(target, get(x, s.C_TRX_TEXT), get(x, s.C_TRX_LENGTH))
    target = _put_place(x, target + get(x, s.C_TRX_LENGTH), item, row)
    store8(target, _LINE)
    return target + 1


@kernel
def _move(target: int, start: int, end: int) -> int:
    """Move what stands from start to end to before it; gives the new end."""
    while start < end:
        copy(target, start, _STEP)
        target += _STEP
        start += _STEP
    return target + end - start


@kernel
def _put_block(x: int, t: int, head: int, item: int, target: int, room_end: int, q: int, row: int) -> int:
    """A row's block, with its number; gives the end of it or a negative code."""
    cells, after, kind, e = get(t, s.S_CELLS), get(t, s.S_AFTER), get(item, s.I_KIND), get(x, s.C_ROWS_END)
    m = get(head, s.H_BEFORE)
    start = _texts_of_image(x, m, cells, target, room_end, q, e)
    key = cells
    if start >= 0 and kind == s.UPDATE:
        q, m = get(x, s.C_ANSWER_AT), get(head, s.H_AFTER)
        if q == e:
            return -s.ODD  # no image after the update
        start = _texts_of_image(x, m, after, start, room_end, q, e)
        if get(get(head, s.H_BEFORE), s.M_PRESENT) == 0:
            key = after
    if start < 0:
        return start
    body = _put_head(x, t, item, key, start, row)
    end = _put_changes(x, m, cells, after, body) if kind == s.UPDATE else _put_values(x, m, cells, body)
    if end < 0:
        return end
    if end == body:
        end = put_piece(end, get(x, s.C_TEXTS), w.B_NONE)
    store8(end, _LINE)
    return _move(target, start, end + 1)


@kernel
def put_blocks(x: int, t: int, head: int, item: int, target: int, room_end: int, q: int) -> tuple[int, int, int]:
    """The rows of an event from q on, as far as there is room; gives the end of their text, the end of them, and a
    negative code unless they are all. C_ROWS is set to how many they are."""
    e, rows, code = get(x, s.C_ROWS_END), 0, 0
    while q < e:
        taken, notes = get(x, s.C_TAKEN_VALUES), get(x, s.C_NUM_NOTES)
        end = -s.LINES_FULL
        if has_room(x, room_end, target, s.ZERO):
            end = _put_block(x, t, head, item, target, room_end, q, get(x, s.C_ROW_NUMBER) + rows)
        if end >= 0 and get(x, s.C_ANSWER_AT) == q:
            end = -s.ODD  # images without bytes: how many there are cannot be told
        if end < 0:
            put(x, s.C_TAKEN_VALUES, taken)
            put(x, s.C_NUM_NOTES, notes)
            code = end
            break
        q, target = get(x, s.C_ANSWER_AT), end
        rows += 1
    put(x, s.C_ROWS, rows)
    return target, q, code
