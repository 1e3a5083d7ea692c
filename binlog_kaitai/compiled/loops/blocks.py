"""Rows events as short blocks of text for people, as `text.change_blocks` has them.

The texts of all values of a row are made first, one after another; the block is put together after them, and takes
their place.
"""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.header import time_of
from binlog_kaitai.compiled.loops.images import has_differences
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, store8
from binlog_kaitai.compiled.loops.moved import move
from binlog_kaitai.compiled.loops.row_walks import image_writer, pass_cell, rows_writer
from binlog_kaitai.compiled.loops.shown import is_changed, is_long, put_cut, put_shown, same_start
from binlog_kaitai.compiled.loops.transaction_text import keep_transaction, unwritten_transaction
from binlog_kaitai.compiled.loops.value_text import has_piece, put_piece
from binlog_kaitai.compiled.loops.zone import is_in_zone, put_zone_time
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Head, Image, Item, Table
from binlog_kaitai.compiled.records.transactions import Trx
from binlog_kaitai.compiled.records.values import Shown

__all__ = ["make_about", "put_blocks"]

_CELL = 8 * Shown.SLOTS
_SPACE, _LINE = (ord(char) for char in " \n")
_WIDEST = 24
"""Characters of the column of names."""


@kernel
def _note_null(x: Context, k: Column, before: int, cells: int, target: int) -> int:
    Shown(cells + _CELL * k.index).begin = s.IS_NULL if k.shown else s.IS_ABSENT
    return target


@kernel
def _put_cell(
    x: Context, k: Column, before: int, cells: int, differences: int, target: int, room_end: int, q: int, e: int
) -> int:
    """The text of a value, of which is noted where it is."""
    cell, has_changes = Shown(cells + _CELL * k.index), 1 if differences and has_differences(k, differences) else 0
    if k.shown == 0:
        cell.begin = s.IS_ABSENT
        return pass_cell(x, k, target, q, e)
    end = put_shown(x, k, target, room_end, q, e, has_changes)
    cell.begin = q
    cell.end = x.answer_at
    cell.text = target
    cell.text_end = end
    cell.differs = has_changes
    return end


_put_texts = image_writer(_put_cell, _note_null)


@kernel
def _texts_of_image(x: Context, m: Image, cells: int, target: int, room_end: int, q: int, e: int) -> int:
    """The texts of an image's values; gives the end of them or a negative code. `x.answer_at` is set to its end."""
    end = _put_texts(x, m, cells, target, room_end, q, e)
    for i in range(m.present, m.present + m.absent):
        Shown(cells + _CELL * Column(get(m.columns, i)).index).begin = s.IS_ABSENT
    return end


@kernel
def _text_of(x: Context, cell: Shown) -> tuple[int, int]:
    """Where the text of a value begins and ends."""
    state = cell.begin
    if state > s.IS_NULL:
        return cell.text, cell.text_end
    slot = x.known.texts + 16 * (w.B_NULL if state == s.IS_NULL else w.B_ABSENT)
    return get(slot, s.ZERO), get(slot, s.ZERO) + get(slot, 1)


@kernel
def _put_own(target: int, k: int, slot: int) -> int:
    copy(target, get(k, slot), get(k, slot + 1))
    return target + get(k, slot + 1)


@kernel
def _put_name(target: int, k: Column, width: int) -> int:
    """The name of a column before its value."""
    store8(target, _SPACE)
    store8(target + 1, _SPACE)
    target = _put_own(target + 2, k, Column.name)
    for _ in range(k.len_test, width):
        store8(target, _SPACE)
        target += 1
    store8(target, _SPACE)
    store8(target + 1, _SPACE)
    return target + 2


@kernel
def _put_one(x: Context, target: int, cell: Shown) -> int:
    text, end = _text_of(x, cell)
    return put_cut(target, text, end, s.ZERO)


@kernel
def _put_pair(x: Context, target: int, before: Shown, after: Shown) -> int:
    """What a column had before an update and has after it."""
    text, end = _text_of(x, before)
    other, other_end = _text_of(x, after)
    start = same_start(text, end, other, other_end) if is_long(text, end) or is_long(other, other_end) else 0
    target = put_piece(put_cut(target, text, end, start), x.known.texts, w.B_ARROW)
    return put_cut(target, other, other_end, start)


@kernel
def _put_key(x: Context, t: Table, cells: int, target: int) -> int:
    """The primary key before the change, as far as it is known."""
    key, start = t.key, target
    for i in range(get(key, s.ZERO)):
        k = Column(get(key, 1 + i))
        cell = Shown(cells + _CELL * k.index)
        if cell.begin == s.IS_ABSENT:
            continue
        store8(target, _SPACE)
        target += 1
        if target == start + 1:
            store8(target, _SPACE)
            target += 1
        target = _put_one(x, _put_own(target, k, Column.is_null), cell)
    return target


@kernel
def _wide(width: int, k: Column) -> int:
    return min(max(width, k.test), _WIDEST)


@kernel
def _put_values(x: Context, m: Image, cells: int, target: int) -> int:
    """The values of an image."""
    columns, width = m.columns, 0
    for i in range(m.present):
        k = Column(get(columns, i))
        width = _wide(width, k) if k.shown else width
    for i in range(m.present):
        k = Column(get(columns, i))
        if k.shown == 0:
            continue
        target = _put_one(x, _put_name(target, k, width), Shown(cells + _CELL * k.index))
        store8(target, _LINE)
        target += 1
    return target


@kernel
def _put_changes(x: Context, m: Image, cells: int, after: int, target: int) -> int:
    """The values that an update has changed; gives the end of them or a negative code."""
    columns, width = m.columns, 0
    for i in range(m.present):
        k = Column(get(columns, i))
        now = Shown(after + _CELL * k.index)
        differs = is_changed(k, Shown(cells + _CELL * k.index), now) if k.shown else s.ZERO
        if differs < 0:
            return differs
        now.differs = differs
        width = _wide(width, k) if differs else width
    for i in range(m.present):
        k = Column(get(columns, i))
        now = Shown(after + _CELL * k.index)
        if now.differs:
            target = _put_pair(x, _put_name(target, k, width), Shown(cells + _CELL * k.index), now)
            store8(target, _LINE)
            target += 1
    return target


@kernel
def _put_about(x: Context, target: int, trx: Trx) -> int:
    """What a block says of its transaction."""
    texts = x.known.texts
    if trx.known & s.HAS_THREAD_ID:
        target = put_uint(put_piece(target, texts, w.B_THREAD), trx.thread_id)
    target = put_piece(target, texts, w.B_OUTCOMES + trx.outcome)
    if trx.len_gtid:
        target = put_piece(target, texts, w.B_GTID)
        copy(target, trx.gtid, trx.len_gtid)
        target += trx.len_gtid
    return target


@kernel
def make_about(x: Context, item: Item) -> int:
    """Make what the blocks of an event say of its transaction, unless it is there; gives DONE, or another answer."""
    if not is_in_zone(x, time_of(x.base + item.at)):
        return s.ZONE
    trx = unwritten_transaction(x, item)
    return -trx if trx <= 0 else keep_transaction(x, item, _put_about(x, x.trx_text.buffer, trx))


@kernel
def _put_place(x: Context, target: int, item: Item, row: int) -> int:
    """Where the event is, or the address of a row."""
    texts = x.known.texts
    target = put_uint(put_piece(target, texts, w.B_FILE), item.outer + x.offset)
    if not has_piece(texts, w.B_ROW):
        return target
    if item.payload:
        target = put_uint(put_piece(target, texts, w.B_INSIDE), item.at - item.payload)
    return put_piece(put_uint(put_piece(target, texts, w.B_ROW), row), texts, w.B_ROW_END)


@kernel
def _put_head(x: Context, t: Table, item: Item, cells: int, target: int, row: int) -> int:
    """The first line of a block."""
    target = put_zone_time(x, target, time_of(x.base + item.at))
    target = put_piece(target, t.texts, item.kind - s.INSERT)
    target = _put_key(x, t, cells, target)
    copy(target, x.trx_text.text, x.trx_text.length)
    target = _put_place(x, target + x.trx_text.length, item, row)
    store8(target, _LINE)
    return target + 1


@kernel
def _put_block(
    x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int, row: int, made: int
) -> tuple[int, int]:
    """A row's block, with its number; gives the end of it or a negative code, and nothing else."""
    cells, after, kind, e = t.cells, t.after, item.kind, x.items.rows_end
    m = head.before
    start = _texts_of_image(x, m, cells, target, room_end, q, e)
    key = cells
    if start >= 0 and kind == s.UPDATE:
        q, m = x.answer_at, head.after
        if q == e:
            return -s.ODD, made  # no image after the update
        start = _texts_of_image(x, m, after, start, room_end, q, e)
        if head.before.present == 0:
            key = after
    if start < 0:
        return start, made
    body = _put_head(x, t, item, key, start, row)
    end = _put_changes(x, m, cells, after, body) if kind == s.UPDATE else _put_values(x, m, cells, body)
    if end < 0:
        return end, made
    if end == body:
        end = put_piece(end, x.known.texts, w.B_NONE)
    store8(end, _LINE)
    return move(target, start, end + 1 - start), made


_put_rows = rows_writer(_put_block)


@kernel
def put_blocks(
    x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int
) -> tuple[int, int, int]:
    """The rows of an event from q on, as `row_walks` has it."""
    target, q, code, _ = _put_rows(x, t, head, item, target, room_end, q, s.ZERO, s.ZERO)
    return target, q, code
