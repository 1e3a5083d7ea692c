"""Rows as the records of an undo (`sql.undo`, `sql.undo_store`): the numbers by which a row is known, and the opposite
statement."""

from __future__ import annotations

from binlog_kaitai.changes.transactions import IS_COMMITTED, IS_PREPARED
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import condition_abi as a
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.header import time_of
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, load_little, lshr, put, store8, store64
from binlog_kaitai.compiled.loops.merging import changed_cells, put_merging
from binlog_kaitai.compiled.loops.row_statements import CELL, find_row, is_found_by_key, put_statement, put_value
from binlog_kaitai.compiled.loops.sieve import judged
from binlog_kaitai.compiled.loops.undo_events import put_inverse_row, put_tail
from binlog_kaitai.compiled.loops.undo_lines import is_marked
from binlog_kaitai.compiled.loops.value_text import has_room
from binlog_kaitai.sql import undo_records
from binlog_kaitai.sql.column_sets import ALL_COLUMNS
from binlog_kaitai.sql.row_numbers import MULTIPLIER, SHIFT

__all__ = ["can_begin", "note_begin", "note_turn", "pass_others", "put_begin", "put_turn", "put_undo"]

_WORD = undo_records.WORD
_ROW, _BEGIN, _END = undo_records.ROW, undo_records.BEGIN, undo_records.END


@kernel
def can_begin(x: int, trx: int) -> bool:
    """Whether a transaction can begin here without Python: it is kept, and that before it can end so, too."""
    known, outcome = get(trx, s.T_KNOWN), get(trx, s.T_OUTCOME)
    if get(x, s.C_ASKS_END) or get(trx, s.T_IS_ODD) or known & (s.HAS_MISSED_ROWS | s.IS_CUT):
        return False
    return outcome == IS_COMMITTED or known & s.IS_DONE != 0 or (outcome == IS_PREPARED and get(trx, s.T_LEN_XA) > 0)


@kernel
def note_begin(x: int, item: int, trx: int) -> bool:
    """Note the connection of a transaction that begins, unless it is that of the one before. False without room for
    that, or for the end of the one before."""
    if get(x, s.C_NUM_TURNS) == get(x, s.C_ROOM_TURNS):
        return False
    if get(item, s.I_SIGNAL):
        threads, count = get(x, s.C_THREADS), get(x, s.C_NUM_THREADS)
        if count == get(x, s.C_ROOM_THREADS):
            return False
        if count == 0 or get(threads, count - 1) != get(trx, s.T_THREAD_ID):
            put(threads, count, get(trx, s.T_THREAD_ID))
            put(x, s.C_NUM_THREADS, count + 1)
    return True


@kernel
def note_turn(x: int, kind: int, begin: int, end: int, text: int, length: int) -> bool:
    """Note something of a transaction for Python; False without room."""
    count = get(x, s.C_NUM_TURNS)
    if count == get(x, s.C_ROOM_TURNS) or length > s.T_XA_ROOM:
        return False
    turn = get(x, s.C_TURNS) + count * ra.TU_BYTES
    put(turn, ra.TU_KIND, kind)
    put(turn, ra.TU_BEGIN, begin)
    put(turn, ra.TU_END, end)
    put(turn, ra.TU_LENGTH, length)
    copy(turn + ra.TU_SLOTS * 8, text, length)
    put(x, s.C_NUM_TURNS, count + 1)
    return True


@kernel
def put_turn(x: int, target: int) -> int:
    """Write the end of the transaction that has been begun, if there is one, which is told what the transaction was."""
    if get(x, s.C_SCRIPT_TRX) == 0:
        return target
    length = get(x, s.C_ABOUT_LENGTH)
    copy(target, get(x, s.C_TRX_BUFFER), length)
    target = put_tail(target + length, target, _END, s.ZERO, s.ZERO, s.ZERO)
    if get(x, s.C_LEN_XA):
        note_turn(x, ra.PREPARES, get(x, s.C_BEGUN_AT), target - get(x, s.C_OUT), get(x, s.C_XA), get(x, s.C_LEN_XA))
    return target


@kernel
def put_begin(x: int, target: int, trx: int) -> int:
    """Write the begin of a transaction."""
    length = get(trx, s.T_LEN_XA) if get(trx, s.T_OUTCOME) == IS_PREPARED else 0
    copy(get(x, s.C_XA), trx + s.T_XA_TEXT, length)
    put(x, s.C_LEN_XA, length)
    put(x, s.C_TRX_ROWS, 0)
    put(x, s.C_BEGUN_AT, target - get(x, s.C_OUT))
    return put_tail(target, target, _BEGIN, s.ZERO, s.ZERO, s.ZERO)


@kernel
def _hash(p: int, e: int, seed: int) -> int:
    """A number of 64 bits for the bytes from p to e, as `sql.conflicts` makes it."""
    number = seed ^ (e - p)
    while p < e:
        left = min(e - p, _WORD)
        number = (number ^ load_little(p, left)) * MULTIPLIER
        number ^= lshr(number, SHIFT)
        p += left
    return number


@kernel
def _row_number(x: int, t: int, cells: int, target: int, room_end: int) -> tuple[int, int]:
    """The number by which a row is known, whose literals are written behind `target` for that; and the end of these, or
    a negative code."""
    identity, start = get(t, s.S_IDENTITY), target
    for i in range(1, get(identity, s.ZERO) + 1):
        k = get(identity, i)
        target = put_value(x, k, target, room_end, cells + CELL * get(k, s.K_INDEX))
        if target < 0:
            return 0, target
        store8(target, s.ZERO)
        target += 1
    return _hash(start, target, get(t, s.S_SEED)), target


@kernel
def _add_number(x: int, target: int, number: int) -> int:
    """Add a number to those of an undo, and to the record."""
    count, marks = get(x, s.C_NUM_NUMBERS), get(x, s.C_MARKS)
    put(get(x, s.C_NUMBERS), count, number)
    put(x, s.C_NUM_NUMBERS, count + 1)
    if marks:
        store8(marks + (number & s.MOST_MARKS), 1)
    store64(target, number)
    return target + _WORD


@kernel
def _put_numbers(x: int, t: int, kind: int, target: int, room_end: int) -> int:
    """The numbers of a row that is undone, and a word of room; gives the end of that or a negative code.

    With a key those of the row as it was and as it is, else that of the row as it is.
    """
    if get(x, s.C_NUMBERS) == 0 or (kind == s.DELETE and not get(t, s.S_IS_KEYED)):
        return target
    if get(x, s.C_NUM_NUMBERS) + 2 > get(x, s.C_ROOM_NUMBERS):
        has_room(x, room_end, room_end + 1, s.ZERO)
        return -s.LINES_FULL
    number, code = _row_number(x, t, get(t, s.S_CELLS), target, room_end)
    if code < 0:
        return code
    before = number
    if kind == s.UPDATE and get(t, s.S_IS_KEYED):
        before, code = _row_number(x, t, get(t, s.S_AFTER), target, room_end)
        if code < 0:
            return code
    target = _add_number(x, target, number)
    if before != number:
        target = _add_number(x, target, before)
    return target + _WORD


@kernel
def _note_meeting(x: int, item: int, number: int, columns: int, text: int, end: int) -> int:
    """Note that columns of a row were changed, which may be one of those that are undone, with the literals of its key;
    gives DONE, or a negative code where there is no room or Python has to do it."""
    if get(x, s.C_NUM_NOTES) or end - text > ra.MT_ROOM:
        return -s.ODD
    count = get(x, s.C_NUM_MEETINGS)
    if count == get(x, s.C_ROOM_MEETINGS):
        return -s.LINES_FULL
    meeting = get(x, s.C_MEETINGS) + count * ra.MT_BYTES
    put(meeting, ra.MT_NUMBER, number)
    put(meeting, ra.MT_COLUMNS, columns)
    put(meeting, ra.MT_AT, get(x, s.C_OUT_USED))
    put(meeting, ra.MT_KIND, get(item, s.I_KIND))
    put(meeting, ra.MT_TABLE_ID, get(x, s.C_TABLE_ID))
    put(meeting, ra.MT_POSITION, get(item, s.I_OUTER) + get(x, s.C_OFFSET))
    put(meeting, ra.MT_TIME, time_of(get(x, s.C_BASE) + get(item, s.I_AT)))
    put(meeting, ra.MT_LENGTH, end - text)
    copy(meeting + ra.MT_SLOTS * 8, text, end - text)
    put(x, s.C_NUM_MEETINGS, count + 1)
    return s.DONE


@kernel
def _pass_keyed(x: int, t: int, head: int, item: int, target: int, room_end: int) -> int:
    """Note a row with a key, whose cells were found, if it may be one of those that are undone by what it was or
    became; gives DONE or a negative code."""
    marks, number, second = get(x, s.C_MARKS), 0, 0
    number, end = _row_number(x, t, get(t, s.S_CELLS), target, room_end)
    if end < 0:
        return end
    second, columns = number, ALL_COLUMNS
    if get(item, s.I_KIND) == s.UPDATE:
        second, code = _row_number(x, t, get(t, s.S_AFTER), end, room_end)
        if code < 0:
            return code
        if second == number:
            columns = changed_cells(get(head, s.H_AFTER), get(t, s.S_CELLS), get(t, s.S_AFTER))
    answer = s.DONE
    if is_marked(marks, number):
        answer = _note_meeting(x, item, number, columns, target, end)
    if answer == s.DONE and second != number and is_marked(marks, second):
        answer = _note_meeting(x, item, second, columns, target, end)
    return answer


@kernel
def _pass_other(x: int, t: int, head: int, item: int, target: int, room_end: int, q: int) -> int:
    """Pass over the row at q, which is not undone; gives the end of it or a negative code, also for a row that Python
    has to look at: one that may be undone, of a table without a key known by what it was, or of a transaction whose
    end Python knows."""
    kind, number = get(item, s.I_KIND), get(x, s.C_NUM_MEETINGS)
    q = find_row(x, t, head, kind, q, get(x, s.C_ROWS_END), s.S_CELLS, s.S_AFTER)
    if q < 0:
        return q
    if get(t, s.S_IS_KEYED):
        answer = _pass_keyed(x, t, head, item, target, room_end)
        is_open = get(x, s.C_SCRIPT_TRX) == get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1
        if get(x, s.C_NUM_MEETINGS) > number and is_open and get(x, s.C_ASKS_END):
            put(x, s.C_NUM_MEETINGS, number)
            return -s.ODD
        return answer if answer < 0 else q
    if kind != s.INSERT:
        known, end = _row_number(x, t, get(t, s.S_CELLS), target, room_end)
        if end < 0 or is_marked(get(x, s.C_MARKS), known):
            return end if end < 0 else -s.ODD
    return q


@kernel
def pass_others(x: int, t: int, head: int, item: int, condition: int, q: int) -> int:
    """Pass over the rows of an event from q on, which are not undone, or those that do not fit a condition; gives DONE
    or another answer, ODD where Python has to look at them. Without room it goes on where it has ended."""
    if get(x, s.C_MARKS) == 0:  # nobody looks for them
        return s.DONE
    if get(get(head, s.H_BEFORE), s.M_ABSENT) or get(get(head, s.H_AFTER), s.M_ABSENT):
        return s.ODD
    e, kind, out = get(x, s.C_ROWS_END), get(item, s.I_KIND), get(x, s.C_OUT)
    target, room_end = out + get(x, s.C_OUT_USED), out + get(x, s.C_OUT_ROOM) - get(t, s.S_ROW_BYTES)
    answer, q = s.DONE, get(x, s.C_BASE) + get(x, s.C_OTHERS_AT) if get(x, s.C_OTHERS_AT) else q
    while q < e and answer == s.DONE:
        found, end, fit_end = a.NO, -s.LINES_FULL, q
        if condition:
            found, fit_end = judged(x, condition, head, kind, q, e)
        if found == a.YES:
            end = fit_end
        elif has_room(x, room_end, target, s.ZERO):
            end = _pass_other(x, t, head, item, target, room_end, q)
        if end == -s.LINES_FULL:
            answer = s.LINES_FULL
        elif end <= q or get(x, s.C_NUM_NOTES):  # a value that Python makes, or none that can be told
            answer = s.ODD
        else:
            q = end
    put(x, s.C_OTHERS_AT, q - get(x, s.C_BASE) if answer == s.LINES_FULL else 0)
    put(x, s.C_NUM_NOTES, 0)
    put(x, s.C_TAKEN_VALUES, 0)
    return answer


@kernel
def put_undo(x: int, t: int, head: int, item: int, target: int, room_end: int, q: int, row: int) -> int:
    """The record that undoes the row at q; gives the end of it or a negative code. C_ANSWER_AT is set to the row's end.

    What the row was before an update is what it becomes.
    """
    kind, start = get(item, s.I_KIND), target
    if get(get(head, s.H_BEFORE), s.M_ABSENT) or get(get(head, s.H_AFTER), s.M_ABSENT):
        return -s.ODD
    begin = q
    q = find_row(x, t, head, kind, q, get(x, s.C_ROWS_END), s.S_AFTER, s.S_CELLS)
    if q < 0:
        return q
    middle = get(x, s.C_ANSWER_AT)
    numbers = get(x, s.C_NUM_NUMBERS)
    target = _put_numbers(x, t, kind, target, room_end)
    if target < 0:
        return target
    opposite = s.DELETE if kind == s.INSERT else s.INSERT if kind == s.DELETE else s.UPDATE
    count, text = get(x, s.C_NUM_NUMBERS) - numbers, target
    put(x, s.C_SET, ALL_COLUMNS)
    if get(x, s.C_INVERSE):
        target, is_statement = put_inverse_row(x, head, item, target, room_end, begin, middle, q), 1
    elif kind == s.UPDATE and get(x, s.C_MERGES) and is_found_by_key(get(t, s.S_KEY), get(t, s.S_CELLS)):
        target, is_statement = put_merging(x, t, head, target, room_end)
    else:
        target, is_statement = put_statement(x, t, head, opposite, target, room_end)
    if target < 0:
        return target
    if count:
        store64(text - _WORD, get(x, s.C_SET))
        count += 1
    put(x, s.C_ANSWER_AT, q)
    if is_statement == 0:
        put(x, s.C_NUM_NUMBERS, numbers)
        return start
    return put_tail(target, start, _ROW, count, get(item, s.I_OUTER) + get(x, s.C_OFFSET), row)
