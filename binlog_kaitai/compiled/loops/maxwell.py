"""Rows events as messages that Maxwell would write, as `text.maxwell` has them."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.header import server_id_of, time_of
from binlog_kaitai.compiled.loops.memory import equal, get, kernel, store8
from binlog_kaitai.compiled.loops.message_images import in_braces, put_image, put_named, put_names, put_value
from binlog_kaitai.compiled.loops.row_statements import CELL, find_row, is_same_cell
from binlog_kaitai.compiled.loops.row_walks import rows_writer
from binlog_kaitai.compiled.loops.said import put_query
from binlog_kaitai.compiled.loops.transaction_text import put_gtid
from binlog_kaitai.compiled.loops.value_text import has_piece, put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Head, Item, Table
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["put_maxwell"]

_COMMA = ord(",")
_Made = tuple[int, int, int]


@kernel
def _put_place(x: Context, t: Table, target: int, trx: Trx, number: int) -> tuple[int, int]:
    """The transaction, and where in it the message stands: gives where that begins and ends."""
    texts = t.texts
    if has_piece(texts, w.M_XID) and trx.has_xid:
        target = put_uint(put_piece(target, texts, w.M_XID), trx.xid)
    place = target
    if has_piece(texts, w.M_XOFFSET):
        target = put_uint(put_piece(target, texts, w.M_XOFFSET), number)
    return place, target


@kernel
def _put_ids(x: Context, t: Table, target: int, item: Item, trx: Trx) -> int:
    """Where the event stands, and who wrote it."""
    texts = t.texts
    if has_piece(texts, w.M_POSITION):
        target = put_uint(put_piece(target, texts, w.M_POSITION), item.outer + x.offset)
        target = put_piece(target, texts, w.M_POSITION_END)
    if has_piece(texts, w.M_GTID):
        target = put_gtid(put_piece(target, texts, w.M_GTID), trx, x.known.texts, w.P_NULL)
    if has_piece(texts, w.M_SERVER_ID):
        target = put_uint(put_piece(target, texts, w.M_SERVER_ID), server_id_of(x.base + item.at))
    if has_piece(texts, w.M_THREAD_ID) and trx.known & s.HAS_THREAD_ID:
        target = put_uint(put_piece(target, texts, w.M_THREAD_ID), trx.thread_id)
    return target


@kernel
def _put_key(x: Context, t: Table, cells: int, others: int, target: int, room_end: int) -> int:
    """The values of the primary key; gives the end of them or a negative code. What one image lacks, the other one
    has."""
    key = t.key
    target = put_piece(target, t.texts, w.M_KEY)
    for i in range(1, get(key, s.ZERO) + 1):
        if i > 1:
            store8(target, _COMMA)
            target += 1
        k = Column(get(key, i))
        at = CELL * k.index
        target = put_value(x, k, target, room_end, (others if get(cells + at, s.ZERO) == s.IS_ABSENT else cells) + at)
        if target < 0:
            return target
    return put_piece(target, t.texts, w.M_KEY_END)


@kernel
def _put_changed_row(x: Context, t: Table, head: Head, target: int, room_end: int) -> int:
    """The row after an update, with what only the image before it has; gives the end of it or a negative code."""
    m, cells, after = head.before, t.cells, t.after
    end = put_names(x, head.after, after, target, room_end)
    if end < 0:
        return end
    for i in range(m.present):
        k = Column(get(m.columns, i))
        if get(after + CELL * k.index, s.ZERO) == s.IS_ABSENT:
            end = put_named(x, k, end, room_end, cells + CELL * k.index)
            if end < 0:
                return end
    return in_braces(target, end)


@kernel
def _put_old(x: Context, t: Table, head: Head, target: int, room_end: int) -> int:
    """The values that an update has changed, nothing for none; gives the end of them or a negative code.

    Values of other bytes may have the same text, so that this decides.
    """
    m, cells, after = head.before, t.cells, t.after
    start = put_piece(target, t.texts, w.M_OLD)
    end = start
    for i in range(m.present):
        k = Column(get(m.columns, i))
        at = CELL * k.index
        if get(after + at, s.ZERO) == s.IS_ABSENT or is_same_cell(cells + at, after + at):
            continue
        middle = put_named(x, k, end, room_end, cells + at)
        stop = put_named(x, k, middle, room_end, after + at) if middle >= 0 else middle
        if stop < 0:
            return stop
        if middle - end != stop - middle or not equal(end, middle, middle - end):
            end = middle
    return in_braces(start, end) if end > start else target


@kernel
def _put_row(
    x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int, row: int, made: _Made
) -> tuple[int, _Made]:
    """The message of a row; gives the end of it or a negative code, and what is noted of it. `x.answer_at` is set to
    the end of the row."""
    kind, texts, trx = item.kind, t.texts, Trx.nth(x.trxs.list, item.trx)
    cells, after = t.cells, t.after
    q = find_row(x, t, head, kind, q, x.items.rows_end, Table.cells, Table.after)
    if q < 0:
        return q, made
    new, number = target, x.messages.num + row - x.items.row_number
    target = put_query(x, item, put_piece(target, texts, w.M_BEGIN))
    target = put_uint(put_piece(target, texts, w.M_INSERT + kind - s.INSERT), time_of(x.base + item.at))
    place, target = _put_place(x, t, target, trx, number)
    length = target - place
    target = _put_ids(x, t, target, item, trx)
    if has_piece(texts, w.M_KEY):
        target = _put_key(x, t, after if kind == s.UPDATE else cells, cells, target, room_end)
        if target < 0:
            return target, made
    target = put_piece(target, texts, w.M_DATA)
    if kind == s.UPDATE:
        target = _put_changed_row(x, t, head, target, room_end)
        if target >= 0:
            target = _put_old(x, t, head, target, room_end)
    else:
        target = put_image(x, head.before, cells, target, room_end)
    x.answer_at = q
    return put_piece(target, texts, w.M_END) if target >= 0 else target, (new, place, length)


_put_rows = rows_writer(_put_row)


@kernel
def put_maxwell(
    x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int
) -> tuple[int, int, int]:
    """The rows of an event from q on, as `row_walks` has it."""
    noted = x.messages.new, x.messages.new_place, x.messages.new_length
    target, q, code, noted = _put_rows(x, t, head, item, target, room_end, q, s.ZERO, noted)
    x.messages.new, x.messages.new_place, x.messages.new_length = noted
    x.messages.made = x.items.last_rows
    return target, q, code
