"""Rows events to JSON lines, or to the statements of a script (`script`, `row_events`), or to nothing (`checked`).

Rows are taken whole or not at all. Where the buffer is full, the lines before stay, and `x.items.row_at` says where to
go on, so that a large event needs no more room than a small one. Where something is odd, or values are missing that
Python makes, what was written in the call does not count. What each text says stands in `text.change_lines`; here are
only the places between the constant ones."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.blocks import make_about, put_blocks
from binlog_kaitai.compiled.loops.checked import check_rows
from binlog_kaitai.compiled.loops.csv import make_csv_transaction, put_csv
from binlog_kaitai.compiled.loops.digits import put_padded, put_uint
from binlog_kaitai.compiled.loops.envelopes import is_odd, put_envelopes
from binlog_kaitai.compiled.loops.header import log_pos_of, server_id_of, time_of
from binlog_kaitai.compiled.loops.long_values import drop_long
from binlog_kaitai.compiled.loops.maxwell import put_maxwell
from binlog_kaitai.compiled.loops.memory import copy, kernel, store8, udiv
from binlog_kaitai.compiled.loops.message_images import in_braces
from binlog_kaitai.compiled.loops.messages import begin_messages, drop_begin, keep_messages
from binlog_kaitai.compiled.loops.row_events import put_row_events
from binlog_kaitai.compiled.loops.row_walks import image_writer, pass_cell, rows_writer
from binlog_kaitai.compiled.loops.said import put_query
from binlog_kaitai.compiled.loops.script import begin_transaction, keep_rows, put_statements
from binlog_kaitai.compiled.loops.tallies import add_rows
from binlog_kaitai.compiled.loops.transaction_text import keep_transaction, put_gtid, put_signed, unwritten_transaction
from binlog_kaitai.compiled.loops.value_text import has_piece, put_piece
from binlog_kaitai.compiled.loops.values_of_rows import put_value
from binlog_kaitai.compiled.loops.zone import put_time
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Head, Image, Item, Table
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["put_lines"]

_QUOTE, _DOT, _Z = (ord(char) for char in '".Z')
_SECOND, _MICROS = 1_000_000, 6
_Made = tuple[int, int, int, int, int, int]
_NOTHING = 0, 0, 0, 0, 0, 0


@kernel
def _put_name(target: int, k: Column) -> int:
    copy(target, k.name, k.len_name)
    return target + k.len_name


@kernel
def _put_null(x: Context, k: Column, before: int, cells: int, target: int) -> int:
    return put_piece(_put_name(target, k), x.known.texts, w.P_NULL) if k.shown else target


@kernel
def _put_cell(
    x: Context, k: Column, before: int, cells: int, differences: int, target: int, room_end: int, q: int, e: int
) -> int:
    """The name and the value of a column."""
    if k.shown == 0:
        return pass_cell(x, k, target, q, e)
    return put_value(x, k, differences, _put_name(target, k), room_end, q, e)


_put_values = image_writer(_put_cell, _put_null)


@kernel
def _put_image(x: Context, m: Image, target: int, room_end: int, q: int, e: int) -> int:
    """One image; gives the end of its text or a negative code. `x.answer_at` is set to its end.

    Every name has a comma before it; the brace takes the place of the first.
    """
    end = _put_values(x, m, s.ZERO, target, room_end, q, e)
    return in_braces(target, end) if end >= 0 else end


@kernel
def _put_micros(x: Context, target: int, micros: int) -> int:
    """A moment in microseconds since 1970, in quotes."""
    seconds = udiv(micros, _SECOND)
    store8(target, _QUOTE)
    target = put_time(x, target + 1, seconds)
    store8(target, _DOT)
    target = put_padded(target + 1, micros - seconds * _SECOND, _MICROS)
    store8(target, _Z)
    store8(target + 1, _QUOTE)
    return target + 2


@kernel
def _put_xa(target: int, texts: int, trx: Trx) -> int:
    """The id of an XA transaction, which has no character that JSON escapes."""
    length = trx.len_xa
    if length == 0:
        return put_piece(target, texts, w.P_NULL)
    store8(target, _QUOTE)
    copy(target + 1, trx.xa, length)
    store8(target + length + 1, _QUOTE)
    return target + length + 2


@kernel
def _put_ids(target: int, texts: int, trx: Trx) -> int:
    """GTID, XID, XA id and outcome."""
    target = put_gtid(put_piece(target, texts, w.P_GTID), trx, texts, w.P_NULL)
    target = put_piece(target, texts, w.P_XID)
    target = put_uint(target, trx.xid) if trx.has_xid else put_piece(target, texts, w.P_NULL)
    target = _put_xa(put_piece(target, texts, w.P_XA), texts, trx)
    target = put_piece(target, texts, w.P_OUTCOME)
    return put_piece(target, texts, w.P_OUTCOMES + trx.outcome)


@kernel
def _put_moments(x: Context, target: int, texts: int, trx: Trx) -> int:
    """When a transaction was committed, here and at first, which is mostly the same."""
    text = put_piece(target, texts, w.P_IMMEDIATE)
    if not trx.known & s.HAS_COMMIT_TIMES:
        return put_piece(put_piece(put_piece(text, texts, w.P_NULL), texts, w.P_ORIGINAL), texts, w.P_NULL)
    end = _put_micros(x, text, trx.immediate)
    target, length = put_piece(end, texts, w.P_ORIGINAL), end - text
    if trx.original != trx.immediate:
        return _put_micros(x, target, trx.original)
    copy(target, text, length)
    return target + length


@kernel
def _put_transaction(x: Context, target: int, texts: int, trx: Trx) -> int:
    """What a line says of a transaction."""
    known = trx.known
    target = _put_ids(target, texts, trx)
    target = put_signed(target, texts, w.P_THREAD_ID, w.P_NULL, known & s.HAS_THREAD_ID, trx.thread_id)
    target, has_clock = _put_moments(x, target, texts, trx), known & s.HAS_CLOCK
    target = put_signed(target, texts, w.P_LAST_COMMITTED, w.P_NULL, has_clock, trx.last_committed)
    target = put_signed(target, texts, w.P_SEQUENCE, w.P_NULL, has_clock, trx.sequence)
    return put_piece(target, texts, w.P_TRANSACTION_END)


@kernel
def _make_transaction(x: Context, item: Item) -> int:
    """Make the text of an event's transaction, unless it is there; gives DONE, or that Python has to."""
    trx = unwritten_transaction(x, item)
    if trx <= 0:
        return -trx
    return keep_transaction(x, item, _put_transaction(x, x.trx_text.buffer, x.known.texts, trx))


@kernel
def _put_tail(x: Context, t: Table, target: int, item: Item) -> int:
    """What stands after the row's number."""
    texts, event = t.texts, x.base + item.at
    target = put_uint(put_piece(target, texts, w.P_LOG_POS), log_pos_of(event))
    target = put_time(x, put_piece(target, texts, w.P_TIME), time_of(event))
    store8(target, _Z)
    target = put_uint(put_piece(target + 1, texts, w.P_SERVER_ID), server_id_of(event))
    target = put_piece(target, texts, w.P_TRANSACTION)
    copy(target, x.trx_text.text, x.trx_text.length)
    target = put_piece(target + x.trx_text.length, texts, w.P_NAMES)
    return put_piece(put_query(x, item, target), texts, w.P_END)


@kernel
def _put_number_of_row(t: Table, target: int, item: Item) -> int:
    """What stands before the row's number, from the end of the place or the address on."""
    texts = t.texts
    target = put_piece(target, texts, w.P_ADDRESS_END)
    if item.payload:
        target = put_uint(put_piece(target, texts, w.P_INSIDE), item.at - item.payload)
    return put_piece(target, texts, w.P_ROW)


@kernel
def _put_place(x: Context, t: Table, target: int, item: Item, piece: int) -> int:
    """What stands between the images and the first number of the row: that in the address, where there is one."""
    texts, position = t.texts, item.outer + x.offset
    target = put_uint(put_piece(target, texts, piece), position)
    if not has_piece(texts, w.P_ADDRESS):
        return _put_number_of_row(t, target, item)
    target = put_uint(put_piece(target, texts, w.P_ADDRESS), position)
    if item.payload:
        target = put_uint(put_piece(target, texts, w.P_ADDRESS_INSIDE), item.at - item.payload)
    return put_piece(target, texts, w.P_ADDRESS_ROW)


@kernel
def _put_images(x: Context, t: Table, head: Head, kind: int, target: int, room_end: int, q: int, e: int) -> int:
    """A row's images, from the begin of the line on; gives the end of the text or a negative code."""
    texts = t.texts
    first = w.P_INSERT if kind == s.INSERT else w.P_UPDATE if kind == s.UPDATE else w.P_DELETE
    target = _put_image(x, head.before, put_piece(target, texts, first), room_end, q, e)
    if target < 0 or kind != s.UPDATE:
        return target
    q = x.answer_at
    if q == e:
        return -s.ODD  # no image after the update
    return _put_image(x, head.after, put_piece(target, texts, w.P_BETWEEN), room_end, q, e)


@kernel
def _put_row(
    x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int, row: int, made: _Made
) -> tuple[int, _Made]:
    """A row's line; gives the end of it or a negative code, and where the texts around the number of a row are with
    their lengths, which the next rows have copies of."""
    kind = item.kind
    target = _put_images(x, t, head, kind, target, room_end, q, x.items.rows_end)
    if target < 0:
        return target, made
    place, len_place, mid, len_mid, tail, len_tail = made
    if place:
        copy(target, place, len_place)
        target = put_uint(target + len_place, row)
        if len_mid:
            copy(target, mid, len_mid)
            target = put_uint(target + len_mid, row)
        copy(target, tail, len_tail)
        return target + len_tail, made
    place = target
    mid = _put_place(x, t, place, item, w.P_PLACE_OF_DELETE if kind == s.DELETE else w.P_PLACE)
    len_place, end = mid - place, put_uint(mid, row)
    if has_piece(t.texts, w.P_ADDRESS):
        mid = end
        end = _put_number_of_row(t, mid, item)
        len_mid, end = end - mid, put_uint(end, row)
    target = _put_tail(x, t, end, item)
    return target, (place, len_place, mid, len_mid, end, target - end)


_put_lines = rows_writer(_put_row)


@kernel
def _put_rows(x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int) -> tuple[int, int, int]:
    """The rows of an event from q on, as `row_walks` has it."""
    target, q, code, _ = _put_lines(x, t, head, item, target, room_end, q, s.ZERO, _NOTHING)
    return target, q, code


@kernel
def _waits(x: Context, code: int) -> bool:
    """Whether what was just written does not count: Python has to make values first, or takes these rows itself."""
    return not x.trx_text.has_values and (x.notes.num > 0 or code == -s.ODD)


@kernel
def _forget_values(x: Context) -> None:
    x.trx_text.has_values = 0
    x.notes.num = 0
    x.trx_text.taken_values = 0


@kernel
def _keep_rows(x: Context, t: int, kind: int, q: int) -> None:
    """The rows that were just written stay; the next one begins at q."""
    rows = x.items.last_rows
    add_rows(t, kind, rows)
    if rows:
        x.items.row_at = q - x.base
        x.items.row_number += rows


@kernel
def _begin(x: Context, t: Table, item: Item, mode: int) -> int:
    """Make what rows say of their transaction; gives DONE or another answer."""
    if mode <= s.PLACED:
        return s.DONE
    if mode == s.AS_STATEMENTS and x.script.is_unconstrained and not x.undo.is_on:
        return s.ODD
    if mode == s.AS_STATEMENTS or mode == s.AS_EVENTS:
        return begin_transaction(x, t.row_bytes, item)
    if mode >= s.AS_ENVELOPES:
        return s.ODD if is_odd(x, item) else begin_messages(x, item)
    if mode == s.AS_CSV:
        return make_csv_transaction(x, item)
    return make_about(x, item) if mode == s.AS_BLOCKS else _make_transaction(x, item)


@kernel
def _put(x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int) -> tuple[int, int, int]:
    """The rows of an event from q on in the form of their table; see `_put_rows`."""
    mode = t.mode
    if mode <= s.PLACED:
        return check_rows(x, t, head, item, target, room_end, q)
    if mode == s.AS_EVENTS:
        return put_row_events(x, head, item, target, room_end, q)
    if mode == s.AS_STATEMENTS:
        return put_statements(x, t, head, item, target, room_end, q)
    if mode == s.AS_BLOCKS:
        return put_blocks(x, t, head, item, target, room_end, q)
    if mode == s.AS_CSV:
        return put_csv(x, t, head, item, target, room_end, q)
    if mode == s.AS_ENVELOPES:
        return put_envelopes(x, t, head, item, target, room_end, q)
    if mode == s.AS_MAXWELL:
        return put_maxwell(x, t, head, item, target, room_end, q)
    return _put_rows(x, t, head, item, target, room_end, q)


@kernel
def put_lines(x: Context, t: Table, head: Head, item: Item, q: int) -> int:
    """The rows of an event from q on as lines or statements; gives DONE or another answer.

    Rows with values that Python makes are looked at twice: once to list these values, as many as there is room for, and
    then to write those rows.
    """
    mode = t.mode
    is_script = mode == s.AS_STATEMENTS or mode == s.AS_EVENTS
    answer = _begin(x, t, item, mode)
    if answer != s.DONE:
        return answer
    if is_script and x.undo.is_on and t.is_undone == 0:
        return s.DEFINITION
    out, code = x.out.text, -s.VALUES_USED
    room_end = out + x.out.room - t.row_bytes - x.trx_text.length - x.trx_text.around
    room_end -= x.said.length
    while code == -s.VALUES_USED:
        if not x.trx_text.has_values:
            _forget_values(x)
        x.undo.numbers.num = x.undo.numbers.num_kept
        target = out + x.out.used
        end, q, code = _put(x, t, head, item, target, room_end, q)
        if _waits(x, code):
            drop_long(x, out + x.out.used)
            x.trx_text.taken_values = 0
            drop_begin(x)
            return s.ODD if code == -s.ODD else s.VALUES
        drop_long(x, end)
        x.out.used = end - out
        if is_script:
            keep_rows(x, item)
        if mode >= s.AS_ENVELOPES:
            keep_messages(x, t, item)
        _keep_rows(x, t, item.kind, q)
        if code == -s.VALUES_USED or code == s.DONE:
            _forget_values(x)
    drop_begin(x)
    return -code
