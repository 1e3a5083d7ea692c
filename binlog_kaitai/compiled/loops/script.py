"""Rows events to the statements of a script that replays them, as `sql.script` has it, or to the records of an undo.

A transaction is begun when rows of it are met; its end is written when the next one begins, for only what was committed
is here.
"""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.transactions import IS_COMMITTED
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.digits import put_int, put_uint
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, put, reader_of
from binlog_kaitai.compiled.loops.row_statements import find_row, put_check, put_statement
from binlog_kaitai.compiled.loops.time_text import put_iso
from binlog_kaitai.compiled.loops.undo import can_begin, note_begin, put_begin, put_turn, put_undo
from binlog_kaitai.compiled.loops.value_text import has_room, put_piece

__all__ = ["begin_transaction", "keep_rows", "put_statements"]

_HEADER = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_time, _server_id = (reader_of(_HEADER[name]) for name in ("timestamp", "server_id"))
_SPACE = ord(" ")


@kernel
def _put_row(x: int, t: int, head: int, item: int, target: int, room_end: int, q: int, row: int) -> int:
    """The lines of the row at q; gives the end of them or a negative code. C_ANSWER_AT is set to the row's end."""
    kind, texts = get(item, s.I_KIND), get(x, s.C_TEXTS)
    q = find_row(x, t, head, kind, q, get(x, s.C_ROWS_END), s.S_CELLS, s.S_AFTER)
    if q < 0:
        return q
    target, is_statement = put_statement(x, t, head, kind, target, room_end)
    if target < 0:
        return target
    put(x, s.C_ANSWER_AT, q)
    if is_statement == 0:
        return target
    target = put_piece(target, texts, w.Q_STATEMENT_END)
    if get(x, s.C_CHECKED):
        target = put_check(x, target, get(item, s.I_OUTER) + get(x, s.C_OFFSET), row)
    return target


@kernel
def _put_session(x: int, target: int, event: int) -> int:
    """What has to be set before the rows of an event."""
    if get(x, s.C_SCRIPT_TIME) != _time(event):
        target = put_uint(put_piece(target, get(x, s.C_TEXTS), w.Q_TIMESTAMP), _time(event))
        target = put_piece(target, get(x, s.C_TEXTS), w.Q_STATEMENT_END)
    copy(target, get(x, s.C_SESSION), get(x, s.C_SESSION_LENGTH))
    return target + get(x, s.C_SESSION_LENGTH)


@kernel
def keep_rows(x: int, item: int) -> None:
    """What was set before the rows that were just written is set; they stay."""
    put(x, s.C_KEPT_NUMBERS, get(x, s.C_NUM_NUMBERS))
    put(x, s.C_TRX_ROWS, get(x, s.C_TRX_ROWS) + get(x, s.C_ROWS))
    if get(x, s.C_ROWS):
        seconds = _time(get(x, s.C_BASE) + get(item, s.I_AT))
        put(x, s.C_SCRIPT_TIME, seconds)
        put(x, s.C_SESSION_LENGTH, 0)
        put(x, s.C_FIRST_ROWS, min(get(x, s.C_FIRST_ROWS), seconds))
        put(x, s.C_LAST_ROWS, max(get(x, s.C_LAST_ROWS), seconds))


@kernel
def put_statements(x: int, t: int, head: int, item: int, target: int, room_end: int, q: int) -> tuple[int, int, int]:
    """The rows of an event from q on, as far as there is room; gives the end of their text, the end of them, and a
    negative code unless they are all. C_ROWS is set to how many they are."""
    e, first = get(x, s.C_ROWS_END), get(x, s.C_ROW_NUMBER)
    row, code = first, 0
    while q < e:
        taken, notes, numbers = get(x, s.C_TAKEN_VALUES), get(x, s.C_NUM_NOTES), get(x, s.C_NUM_NUMBERS)
        end = -s.LINES_FULL
        if has_room(x, room_end, target, s.ZERO):
            if get(x, s.C_IS_UNDO):
                end = put_undo(x, t, head, item, target, room_end, q, row)
            else:
                end = _put_session(x, target, get(x, s.C_BASE) + get(item, s.I_AT)) if row == first else target
                end = _put_row(x, t, head, item, end, room_end, q, row)
        if end >= 0 and get(x, s.C_ANSWER_AT) == q:
            end = -s.ODD  # images without bytes: how many there are cannot be told
        if end < 0:
            put(x, s.C_TAKEN_VALUES, taken)
            put(x, s.C_NUM_NOTES, notes)
            put(x, s.C_NUM_NUMBERS, numbers)
            code = end
            break
        q, target = get(x, s.C_ANSWER_AT), end
        row += 1
    put(x, s.C_ROWS, row - first)
    return target, q, code


@kernel
def _put_about(x: int, target: int, item: int, trx: int) -> int:
    """What is said of a transaction."""
    texts, length = get(x, s.C_TEXTS), get(trx, s.T_LEN_GTID)
    event, position = get(x, s.C_BASE) + get(item, s.I_AT), get(item, s.I_OUTER) + get(x, s.C_OFFSET)
    if length:
        copy(target, trx + s.T_SLOTS * 8, length)
        target = put_piece(target + length, texts, w.Q_GTID_END)
    target = put_piece(put_iso(target, _time(event), _SPACE), texts, w.Q_SERVER)
    target = put_uint(target, _server_id(event))
    if get(item, s.I_SIGNAL):
        target = put_int(put_piece(target, texts, w.Q_THREAD), get(trx, s.T_THREAD_ID))
    return put_uint(put_piece(target, texts, w.Q_FILE), position)


@kernel
def _put_begin(x: int, target: int, item: int, trx: int) -> int:
    """What a transaction begins with, behind the end of the one before."""
    texts = get(x, s.C_TEXTS)
    if get(x, s.C_IS_UNDO):
        target, about = put_turn(x, target), get(x, s.C_TRX_BUFFER)
        put(x, s.C_ABOUT_LENGTH, _put_about(x, about, item, trx) - about)
        return put_begin(x, target, trx)
    if get(x, s.C_SCRIPT_TRX):
        target = put_piece(target, texts, w.Q_COMMIT)
    target = _put_about(x, put_piece(target, texts, w.Q_ABOUT), item, trx)
    return put_piece(target, texts, w.Q_BEGIN)


@kernel
def begin_transaction(x: int, row_bytes: int, item: int) -> int:
    """Begin the transaction of a work item, unless it has begun; gives DONE or another answer. `row_bytes`: room that
    is left after it."""
    number, out = get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1, get(x, s.C_OUT)
    if get(x, s.C_SCRIPT_TRX) == number:
        return s.DONE
    trx, is_undo = get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES, get(x, s.C_IS_UNDO)
    if not can_begin(x, trx) if is_undo else get(trx, s.T_IS_ODD) or get(trx, s.T_OUTCOME) != IS_COMMITTED:
        return s.NOT_PLAIN
    target = out + get(x, s.C_OUT_USED)
    if not has_room(x, out + get(x, s.C_OUT_ROOM) - row_bytes - get(x, s.C_TRX_LENGTH), target, s.ZERO):
        return s.LINES_FULL
    if is_undo and not note_begin(x, item, trx):
        return s.LINES_FULL
    target = _put_begin(x, target, item, trx)
    put(x, s.C_OUT_USED, target - out)
    put(x, s.C_SCRIPT_TRX, number)
    put(x, s.C_NUM_BEGUN, get(x, s.C_NUM_BEGUN) + 1)
    return s.DONE
