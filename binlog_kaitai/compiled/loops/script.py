"""Rows events to the statements of a script that replays them, as `sql.script` and `sql.tables` have them.

A transaction is begun when rows of it are met; its end is written when the next one begins, for only what was committed
is here. The cells of a row are found first, since a statement has them in another order, some of them twice.
"""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.changes.transactions import IS_COMMITTED
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.digits import put_int, put_uint
from binlog_kaitai.compiled.loops.literals import put_literal
from binlog_kaitai.compiled.loops.memory import (
    copy,
    equal,
    get,
    kernel,
    load8,
    load64,
    load_little,
    put,
    reader_of,
    store64,
)
from binlog_kaitai.compiled.loops.time_text import put_iso
from binlog_kaitai.compiled.loops.value_text import has_room, put_piece

__all__ = ["begin_transaction", "keep_session", "put_statements"]

_HEADER = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_time, _server_id = (reader_of(_HEADER[name]) for name in ("timestamp", "server_id"))
_SPACE, _APOSTROPHE = ord(" "), ord("'")
_CELL = 16
"""Bytes of a cell's record: its begin and its end."""
_WORD = 8


@kernel
def _cell_end(k: int, q: int, e: int) -> int:
    """The end of the cell at q, 0 where it is not before e."""
    size = get(k, s.K_SIZE)
    if size > e - q:
        return 0
    if get(k, s.K_KIND) <= s.L_FIXED:
        return q + size
    length = load_little(q, size)
    return q + size + length if 0 <= length <= e - q - size else 0


@kernel
def _find_cells(m: int, cells: int, q: int, e: int) -> int:
    """Find the cells of an image; gives the end of it or a negative code."""
    nulls = q
    q += get(m, s.M_NULL_BYTES)
    if q > e:
        return -s.ODD
    columns, present = m + s.M_COLUMNS * 8, get(m, s.M_PRESENT)
    for i in range(present):
        k = get(columns, i)
        cell = cells + _CELL * get(k, s.K_INDEX)
        if loops.cell_is_null(null_bits=nulls, bitmap_bit_rank=i):
            put(cell, s.ZERO, s.IS_NULL)
        else:
            end = _cell_end(k, q, e)
            is_enum = get(k, s.K_FLAGS) & s.IS_ENUM
            if end == 0 or (is_enum and load_little(q, end - q) == 0):  # which strict modes refuse
                return -s.ODD
            put(cell, s.ZERO, q)
            put(cell, 1, end)
            q = end
    for i in range(present, present + get(m, s.M_ABSENT)):
        put(cells + _CELL * get(get(columns, i), s.K_INDEX), s.ZERO, s.IS_ABSENT)
    return q


@kernel
def _put_value(x: int, k: int, target: int, room_end: int, cell: int) -> int:
    """The literal of a column that is there; gives the end of it or a negative code."""
    if get(cell, s.ZERO) == s.IS_NULL:
        return put_piece(target, get(x, s.C_TEXTS), s.Q_NULL)
    return put_literal(x, k, target, room_end, get(cell, s.ZERO), get(cell, 1))


@kernel
def _put_own(target: int, k: int, slot: int) -> int:
    """A text of a column."""
    copy(target, get(k, slot), get(k, slot + 1))
    return target + get(k, slot + 1)


@kernel
def _put_insert(x: int, head: int, cells: int, target: int, room_end: int) -> int:
    texts, m = get(x, s.C_TEXTS), get(head, s.H_BEFORE)
    columns, count = m + s.M_COLUMNS * 8, 0
    target = _put_own(target, head, s.H_INTO)
    for i in range(get(m, s.M_PRESENT)):
        k = get(columns, i)
        if get(k, s.K_FLAGS) & s.CAN_BE_SET:
            if count:
                target = put_piece(target, texts, s.Q_COMMA)
            target = _put_value(x, k, target, room_end, cells + _CELL * get(k, s.K_INDEX))
            if target < 0:
                return target
            count += 1
    return put_piece(target, texts, s.Q_INSERT_END)


@kernel
def _is_same_cell(a: int, b: int) -> bool:
    """Whether two cells hold the same bytes, or both NULL."""
    first, second = get(a, s.ZERO), get(b, s.ZERO)
    if first <= s.IS_NULL or second <= s.IS_NULL:
        return first == second
    size = get(a, 1) - first
    return size == get(b, 1) - second and equal(first, second, size)


@kernel
def _tells_bytes(kind: int) -> bool:
    """Whether values of a kind that are not the same bytes have not the same literal."""
    return kind <= s.L_BIG or kind == s.L_UTF8 or kind == s.L_SINGLE_BYTE or kind == s.L_BYTES


@kernel
def _is_same_literal(x: int, k: int, text: int, end: int, room_end: int, before: int) -> int:
    """Whether a column had the literal from text to end before, too; behind it is room for that. Or a negative code."""
    if _tells_bytes(get(k, s.K_KIND)) or get(before, s.ZERO) <= s.IS_NULL:
        return 0
    done = _put_value(x, k, end, room_end, before)
    if done < 0:
        return done
    is_same = done - end == end - text and equal(text, end, end - text)
    return 1 if is_same and end > text else 0  # there is no text yet of what waits for Python


@kernel
def _put_changed(x: int, head: int, cells: int, after: int, target: int, room_end: int) -> int:
    """What an UPDATE sets, nothing where that is `target`; gives the end of it or a negative code."""
    texts, m = get(x, s.C_TEXTS), get(head, s.H_AFTER)
    columns, count = m + s.M_COLUMNS * 8, 0
    for i in range(get(m, s.M_PRESENT)):
        k = get(columns, i)
        now, before = after + _CELL * get(k, s.K_INDEX), cells + _CELL * get(k, s.K_INDEX)
        is_clock = get(k, s.K_FLAGS) & s.IS_CLOCK
        if not get(k, s.K_FLAGS) & s.CAN_BE_SET or (not is_clock and _is_same_cell(now, before)):
            continue
        start = target
        if count:
            target = put_piece(target, texts, s.Q_COMMA)
        text = _put_own(target, k, s.K_NAME)
        target = _put_value(x, k, text, room_end, now)
        if target < 0:
            return target
        count += 1
        if not is_clock and get(now, s.ZERO) > s.IS_NULL:
            is_same = _is_same_literal(x, k, text, target, room_end, before)
            if is_same < 0:
                return is_same
            if is_same:
                target = start
                count -= 1
    return target


@kernel
def _is_found_by_key(key: int, cells: int) -> bool:
    """Whether the image has all columns of the key."""
    count = get(key, s.ZERO)
    for i in range(1, count + 1):
        k = get(key, i)
        if get(cells + _CELL * get(k, s.K_INDEX), s.ZERO) <= s.IS_NULL or not get(k, s.K_FLAGS) & s.CAN_BE_SET:
            return False
    return count > 0


@kernel
def _put_key(x: int, key: int, cells: int, target: int, room_end: int) -> int:
    for i in range(1, get(key, s.ZERO) + 1):
        k = get(key, i)
        if i > 1:
            target = put_piece(target, get(x, s.C_TEXTS), s.Q_AND)
        target = _put_own(target, k, s.K_NAME)
        target = _put_value(x, k, target, room_end, cells + _CELL * get(k, s.K_INDEX))
        if target < 0:
            return target
    return target


@kernel
def _put_document(x: int, k: int, target: int, room_end: int, cell: int) -> int:
    """A JSON document as an operand of a comparison: a string, but no expression, needs a CAST."""
    text = put_piece(target, get(x, s.C_TEXTS), s.Q_CAST)
    end = _put_value(x, k, text, room_end, cell)
    if end < 0 or (end > text and load8(text) == _APOSTROPHE):
        return end if end < 0 else put_piece(end, get(x, s.C_TEXTS), s.Q_CAST_END)
    size = end - text
    for i in range(0, size, _WORD):  # each word is read before the one behind it is written
        store64(target + i, load64(text + i))
    return target + size


@kernel
def _put_test(x: int, k: int, target: int, room_end: int, cell: int) -> int:
    if get(cell, s.ZERO) == s.IS_NULL:
        return _put_own(target, k, s.K_IS_NULL)
    target = _put_own(target, k, s.K_TEST)
    if get(k, s.K_FLAGS) & s.IS_DOCUMENT:
        return _put_document(x, k, target, room_end, cell)
    return _put_value(x, k, target, room_end, cell)


@kernel
def _put_where(x: int, t: int, head: int, target: int, room_end: int) -> int:
    """The condition that finds a row; gives the end of it or a negative code."""
    texts, m, cells = get(x, s.C_TEXTS), get(head, s.H_BEFORE), get(t, s.S_CELLS)
    target = put_piece(target, texts, s.Q_WHERE)
    if _is_found_by_key(get(t, s.S_KEY), cells):
        return _put_key(x, get(t, s.S_KEY), cells, target, room_end)
    columns, count = m + s.M_COLUMNS * 8, 0
    for i in range(get(m, s.M_PRESENT)):
        k = get(columns, i)
        if get(k, s.K_FLAGS) & s.CAN_BE_SET:
            if count:
                target = put_piece(target, texts, s.Q_AND)
            target = _put_test(x, k, target, room_end, cells + _CELL * get(k, s.K_INDEX))
            if target < 0:
                return target
            count += 1
    if count == 0:
        target = put_piece(target, texts, s.Q_TRUE)
    return put_piece(target, texts, s.Q_LIMIT)


@kernel
def _put_statement(x: int, t: int, head: int, kind: int, target: int, room_end: int) -> tuple[int, int]:
    """The statement of a row whose cells were found, without its end; gives the end of it or a negative code, and
    whether it is a statement."""
    own = get(t, s.S_TEXTS)
    if kind == s.INSERT:
        return _put_insert(x, head, get(t, s.S_CELLS), target, room_end), 1
    if kind == s.UPDATE:
        start, begin = target, put_piece(target, own, s.Q_UPDATE)
        target = _put_changed(x, head, get(t, s.S_CELLS), get(t, s.S_AFTER), begin, room_end)
        if target < 0:
            return target, 0
        if target == begin:  # the values of the condition that Python made are used up, too
            unused = _put_where(x, t, head, target, room_end)
            return (unused, 0) if unused < 0 else (put_piece(start, own, s.Q_UNCHANGED), 0)
    else:
        target = put_piece(target, own, s.Q_DELETE)
    return _put_where(x, t, head, target, room_end), 1


@kernel
def _put_check(x: int, target: int, position: int, row: int) -> int:
    """What stops the script unless the statement has changed one row."""
    texts = get(x, s.C_TEXTS)
    target = put_uint(put_piece(target, texts, s.Q_CHECK), position)
    return put_piece(put_uint(put_piece(target, texts, s.Q_CHECK_ROW), row), texts, s.Q_CHECK_END)


@kernel
def _put_row(x: int, t: int, head: int, item: int, target: int, room_end: int, q: int, row: int) -> int:
    """The lines of the row at q; gives the end of them or a negative code. C_ANSWER_AT is set to the row's end."""
    e, kind, texts = get(x, s.C_BASE) + get(item, s.I_END), get(item, s.I_KIND), get(x, s.C_TEXTS)
    q = _find_cells(get(head, s.H_BEFORE), get(t, s.S_CELLS), q, e)
    if q >= 0 and kind == s.UPDATE:
        if q == e:
            return -s.ODD  # no image after the update
        q = _find_cells(get(head, s.H_AFTER), get(t, s.S_AFTER), q, e)
    if q < 0:
        return q
    target, is_statement = _put_statement(x, t, head, kind, target, room_end)
    if target < 0:
        return target
    put(x, s.C_ANSWER_AT, q)
    if is_statement == 0:
        return target
    target = put_piece(target, texts, s.Q_STATEMENT_END)
    if get(x, s.C_CHECKED):
        target = _put_check(x, target, get(item, s.I_OUTER) + get(x, s.C_OFFSET), row)
    return target


@kernel
def _put_session(x: int, target: int, event: int) -> int:
    """What has to be set before the rows of an event."""
    if get(x, s.C_SCRIPT_TIME) != _time(event):
        target = put_uint(put_piece(target, get(x, s.C_TEXTS), s.Q_TIMESTAMP), _time(event))
        target = put_piece(target, get(x, s.C_TEXTS), s.Q_STATEMENT_END)
    copy(target, get(x, s.C_SESSION), get(x, s.C_SESSION_LENGTH))
    return target + get(x, s.C_SESSION_LENGTH)


@kernel
def keep_session(x: int, item: int) -> None:
    """What was set before the rows that were just written is set."""
    if get(x, s.C_ROWS):
        put(x, s.C_SCRIPT_TIME, _time(get(x, s.C_BASE) + get(item, s.I_AT)))
        put(x, s.C_SESSION_LENGTH, 0)


@kernel
def put_statements(x: int, t: int, head: int, item: int, target: int, room_end: int, q: int) -> tuple[int, int, int]:
    """The rows of an event from q on, as far as there is room; gives the end of their text, the end of them, and a
    negative code unless they are all. C_ROWS is set to how many they are."""
    e, first = get(x, s.C_BASE) + get(item, s.I_END), get(x, s.C_ROW_NUMBER)
    row, code = first, 0
    while q < e:
        taken, notes = get(x, s.C_TAKEN_VALUES), get(x, s.C_NUM_NOTES)
        end = -s.LINES_FULL
        if has_room(x, room_end, target, s.ZERO):
            end = _put_session(x, target, get(x, s.C_BASE) + get(item, s.I_AT)) if row == first else target
            end = _put_row(x, t, head, item, end, room_end, q, row)
        if end >= 0 and get(x, s.C_ANSWER_AT) == q:
            end = -s.ODD  # images without bytes: how many there are cannot be told
        if end < 0:
            put(x, s.C_TAKEN_VALUES, taken)
            put(x, s.C_NUM_NOTES, notes)
            code = end
            break
        q, target = get(x, s.C_ANSWER_AT), end
        row += 1
    put(x, s.C_ROWS, row - first)
    return target, q, code


@kernel
def _put_begin(x: int, target: int, event: int, position: int, trx: int) -> int:
    """What a transaction begins with."""
    texts, length = get(x, s.C_TEXTS), get(trx, s.T_LEN_GTID)
    target = put_piece(target, texts, s.Q_ABOUT)
    if length:
        copy(target, trx + s.T_SLOTS * 8, length)
        target = put_piece(target + length, texts, s.Q_GTID_END)
    target = put_piece(put_iso(target, _time(event), _SPACE), texts, s.Q_SERVER)
    target = put_uint(target, _server_id(event))
    if get(trx, s.T_KNOWN) & s.HAS_THREAD_OF_ROWS:
        target = put_int(put_piece(target, texts, s.Q_THREAD), get(trx, s.T_THREAD_ID))
    target = put_uint(put_piece(target, texts, s.Q_FILE), position)
    return put_piece(target, texts, s.Q_BEGIN)


@kernel
def begin_transaction(x: int, t: int, item: int) -> int:
    """Begin the transaction of an event, unless it has begun; gives DONE or another answer."""
    number, out = get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1, get(x, s.C_OUT)
    if get(x, s.C_SCRIPT_TRX) == number:
        return s.DONE
    trx = get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    if get(trx, s.T_IS_ODD) or get(trx, s.T_OUTCOME) != IS_COMMITTED:
        return s.NOT_PLAIN
    target = out + get(x, s.C_OUT_USED)
    if not has_room(x, out + get(x, s.C_OUT_ROOM) - get(t, s.S_ROW_BYTES) - get(x, s.C_TRX_LENGTH), target, s.ZERO):
        return s.LINES_FULL
    if get(x, s.C_SCRIPT_TRX):
        target = put_piece(target, get(x, s.C_TEXTS), s.Q_COMMIT)
    event, position = get(x, s.C_BASE) + get(item, s.I_AT), get(item, s.I_OUTER) + get(x, s.C_OFFSET)
    target = _put_begin(x, target, event, position, trx)
    put(x, s.C_OUT_USED, target - out)
    put(x, s.C_SCRIPT_TRX, number)
    return s.DONE
