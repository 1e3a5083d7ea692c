"""Rows events as messages that Debezium's connector would write, as `text.envelopes` has them.

The cells of a row are found first: its key stands before its values, and whether an update has changed it decides how
many messages it is.
"""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.header import server_id_of
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, put, store8, udiv
from binlog_kaitai.compiled.loops.message_images import in_braces, put_image, put_named
from binlog_kaitai.compiled.loops.messages import micros_of, put_block, put_order
from binlog_kaitai.compiled.loops.row_statements import CELL, find_row, is_same_cell
from binlog_kaitai.compiled.loops.row_walks import rows_writer
from binlog_kaitai.compiled.loops.said import put_query
from binlog_kaitai.compiled.loops.transaction_text import put_gtid
from binlog_kaitai.compiled.loops.value_text import has_piece, put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Head, Item, Table
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["is_odd", "put_envelopes"]

_CREATE, _UPDATE, _DELETE = (ord(char) for char in "cud")
_MILLI = 1000
_PLACE, _LEN_PLACE, _MIDDLE, _LEN_MIDDLE, _TAIL, _LEN_TAIL = range(6)
"""The texts around the number and the operation of a row: they are copied from the first one of a call."""


@kernel
def _transaction(x: Context, item: Item) -> Trx:
    return Trx.nth(x.trxs.list, item.trx)


@kernel
def is_odd(x: Context, item: Item) -> bool:
    """Whether Python takes the rows: of a transaction whose names have no room in its record."""
    return _transaction(x, item).is_odd != 0


@kernel
def _put_key(x: Context, t: Table, cells: int, others: int, target: int, room_end: int) -> int:
    """What a message begins with, and its key; gives the end of it or a negative code. What one image lacks of the key,
    the other one has."""
    key = t.key
    target = put_piece(target, t.texts, w.E_BEGIN)
    start = target
    for i in range(1, get(key, s.ZERO) + 1):
        k = Column(get(key, i))
        at = CELL * k.index
        target = put_named(x, k, target, room_end, (others if get(cells + at, s.ZERO) == s.IS_ABSENT else cells) + at)
        if target < 0:
            return target
    return in_braces(start, target) if get(key, s.ZERO) else target


@kernel
def _is_moved(t: Table) -> bool:
    """Whether an update gives the row another key."""
    key, cells, after = t.key, t.cells, t.after
    for i in range(1, get(key, s.ZERO) + 1):
        at = CELL * Column(get(key, i)).index
        if get(after + at, s.ZERO) != s.IS_ABSENT and not is_same_cell(cells + at, after + at):
            return True
    return False


@kernel
def _put_times(target: int, texts: int, piece: int, micros: int) -> int:
    """Milliseconds, microseconds, and these once more, without the zeros that make them nanoseconds."""
    target = put_uint(put_piece(target, texts, piece), udiv(micros, _MILLI))
    target = put_uint(put_piece(target, texts, piece + 1), micros)
    return put_uint(put_piece(target, texts, piece + 2), micros)


@kernel
def _put_place(x: Context, t: Table, target: int, item: Item) -> int:
    """What stands between the images and the number of the row."""
    texts, event, trx = t.texts, x.base + item.at, _transaction(x, item)
    target = _put_times(target, texts, w.E_SOURCE_MS, micros_of(x, item))
    target = put_uint(put_piece(target, texts, w.E_SERVER_ID), server_id_of(event))
    target = put_gtid(put_piece(target, texts, w.E_GTID), trx, x.known.texts, w.P_NULL)
    target = put_uint(put_piece(target, texts, w.E_POSITION), item.outer + x.offset)
    return put_piece(target, texts, w.E_ROW)


@kernel
def _put_middle(x: Context, t: Table, target: int, item: Item) -> int:
    """What stands between the number of the row and that of the message in its transaction."""
    texts, trx = t.texts, _transaction(x, item)
    target = put_piece(target, texts, w.E_THREAD)
    if trx.known & s.HAS_THREAD_ID:
        target = put_uint(target, trx.thread_id)
    else:
        target = put_piece(target, x.known.texts, w.P_NULL)
    end = put_query(x, item, target)
    target = put_piece(put_piece(target, texts, w.E_NO_QUERY) if end == target else end, texts, w.E_TRANSACTION)
    return put_block(x, target)


@kernel
def _make_parts(x: Context, t: Table, target: int, item: Item, parts: int, row: int, op: int) -> int:
    """What stands after the images, of which the parts are noted."""
    end = _put_place(x, t, target, item)
    put(parts, _PLACE, target)
    put(parts, _LEN_PLACE, end - target)
    target = put_uint(end, row)
    end = _put_middle(x, t, target, item)
    put(parts, _MIDDLE, target)
    put(parts, _LEN_MIDDLE, end - target)
    texts = t.texts
    target = put_piece(put_order(x, t, end), texts, w.E_OPERATION)
    store8(target, op)
    target += 1
    end = put_piece(_put_times(target, texts, w.E_MS, micros_of(x, item)), texts, w.E_END)
    put(parts, _TAIL, target)
    put(parts, _LEN_TAIL, end - target)
    return end


@kernel
def _put_part(target: int, parts: int, part: int) -> int:
    copy(target, get(parts, part), get(parts, part + 1))
    return target + get(parts, part + 1)


@kernel
def _put_parts(x: Context, t: Table, target: int, item: Item, row: int, op: int) -> int:
    """What stands after the images."""
    parts = t.parts
    if get(parts, _PLACE) == 0:
        return _make_parts(x, t, target, item, parts, row, op)
    target = put_uint(_put_part(target, parts, _PLACE), row)
    target = put_piece(put_order(x, t, _put_part(target, parts, _MIDDLE)), t.texts, w.E_OPERATION)
    store8(target, op)
    return _put_part(target + 1, parts, _TAIL)


@kernel
def _put_tombstone(x: Context, t: Table, cells: int, others: int, target: int, room_end: int) -> int:
    """The message that has nothing but the key, unless there are none; gives the end of it or a negative code."""
    if not has_piece(t.texts, w.E_TOMBSTONE):
        return target
    target = _put_key(x, t, cells, others, target, room_end)
    return put_piece(target, t.texts, w.E_TOMBSTONE) if target >= 0 else target


@kernel
def _put_begin(x: Context, t: Table, cells: int, others: int, target: int, room_end: int) -> int:
    """What stands before the images; gives the end of it or a negative code."""
    target = _put_key(x, t, cells, others, target, room_end)
    return put_piece(target, t.texts, w.E_VALUE) if target >= 0 else target


@kernel
def _put_first(x: Context, t: Table, head: Head, target: int, room_end: int) -> int:
    """The image before a change, of an INSERT the one after it; gives the end of it or a negative code."""
    return put_image(x, head.before, t.cells, target, room_end)


@kernel
def _put_insert(x: Context, t: Table, head: Head, target: int, room_end: int) -> int:
    texts, cells = t.texts, t.cells
    target = _put_begin(x, t, cells, cells, target, room_end)
    if target < 0:
        return target
    target = put_piece(put_piece(target, x.known.texts, w.P_NULL), texts, w.E_AFTER)
    return _put_first(x, t, head, target, room_end)


@kernel
def _put_update(x: Context, t: Table, head: Head, target: int, room_end: int) -> int:
    cells, after = t.cells, t.after
    target = _put_begin(x, t, after, cells, target, room_end)
    if target >= 0:
        target = _put_first(x, t, head, target, room_end)
    if target < 0:
        return target
    target = put_piece(target, t.texts, w.E_AFTER)
    return put_image(x, head.after, after, target, room_end)


@kernel
def _put_delete(x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, row: int) -> int:
    """Both messages of a delete; gives the end of them or a negative code."""
    texts, cells = t.texts, t.cells
    target = _put_begin(x, t, cells, cells, target, room_end)
    if target >= 0:
        target = _put_first(x, t, head, target, room_end)
    if target < 0:
        return target
    target = put_piece(put_piece(target, texts, w.E_AFTER), x.known.texts, w.P_NULL)
    target = _put_parts(x, t, target, item, row, _DELETE)
    return _put_tombstone(x, t, cells, cells, target, room_end)


@kernel
def _put_move(x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, row: int) -> int:
    """The messages of an update that changes the key, up to the image after it; gives the end or a negative code."""
    texts, after = t.texts, t.after
    target = _put_delete(x, t, head, item, target, room_end, row)
    if target >= 0:
        target = _put_begin(x, t, after, t.cells, target, room_end)
    if target < 0:
        return target
    target = put_piece(put_piece(target, x.known.texts, w.P_NULL), texts, w.E_AFTER)
    return put_image(x, head.after, after, target, room_end)


@kernel
def _put_row(
    x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int, row: int, made: int
) -> tuple[int, int]:
    """The messages of a row; gives the end of them or a negative code, and how many messages there are.
    `x.answer_at` is set to the end of the row."""
    kind, op = item.kind, _CREATE
    q = find_row(x, t, head, kind, q, x.items.rows_end, Table.cells, Table.after)
    if q < 0:
        return q, made
    if kind == s.INSERT:
        target = _put_insert(x, t, head, target, room_end)
    elif kind == s.DELETE:
        target, op = _put_delete(x, t, head, item, target, room_end, row), 0
    elif _is_moved(t):
        target = _put_move(x, t, head, item, target, room_end, row)
    else:
        target, op = _put_update(x, t, head, target, room_end), _UPDATE
    x.answer_at = q
    target = _put_parts(x, t, target, item, row, op) if target >= 0 and op else target
    return target, x.messages.made


_put_rows = rows_writer(_put_row)


@kernel
def put_envelopes(
    x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int
) -> tuple[int, int, int]:
    """The rows of an event from q on, as `row_walks` has it."""
    put(t.parts, _PLACE, 0)
    x.messages.made = 0
    room_end -= x.said.length  # a row may be two messages with it
    target, q, code, made = _put_rows(x, t, head, item, target, room_end, q, x.said.length, s.ZERO)
    x.messages.made = made
    return target, q, code
