"""Rows as the records of an undo (`undoing.undo`, `undoing.undo_store`): the numbers by which a row is known, and
the opposite statement."""

from __future__ import annotations

from binlog_kaitai.changes.transactions import IS_COMMITTED, IS_PREPARED
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import condition_abi as a
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.deferred_text import has_room
from binlog_kaitai.compiled.loops.digests import number_of
from binlog_kaitai.compiled.loops.header import time_of
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, put, store8, store64
from binlog_kaitai.compiled.loops.merging import changed_cells, put_merging
from binlog_kaitai.compiled.loops.row_statements import CELL, find_row, is_found_by_key, put_statement, put_value
from binlog_kaitai.compiled.loops.sieve import judged
from binlog_kaitai.compiled.loops.undo_events import put_inverse_row, put_tail
from binlog_kaitai.compiled.loops.undo_lines import is_marked
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Head, Item, Table
from binlog_kaitai.compiled.records.scripts import Meeting, Turn
from binlog_kaitai.compiled.records.transactions import Trx
from binlog_kaitai.compiled.records.values import Condition
from binlog_kaitai.sql.column_sets import ALL_COLUMNS
from binlog_kaitai.undoing import undo_records

__all__ = ["can_begin", "note_begin", "note_turn", "pass_others", "put_begin", "put_turn", "put_undo"]

_WORD = undo_records.WORD
_ROW, _BEGIN, _END = undo_records.ROW, undo_records.BEGIN, undo_records.END


@kernel
def can_begin(x: Context, trx: Trx) -> bool:
    """Whether a transaction can begin here without Python: it is kept, and that before it can end so, too."""
    known, outcome = trx.known, trx.outcome
    if x.undo.asks_end or trx.is_odd or known & (s.HAS_MISSED_ROWS | s.IS_CUT):
        return False
    return outcome == IS_COMMITTED or known & s.IS_DONE != 0 or (outcome == IS_PREPARED and trx.len_xa > 0)


@kernel
def note_begin(x: Context, item: Item, trx: Trx) -> bool:
    """Note the connection of a transaction that begins, unless it is that of the one before. False without room for
    that, or for the end of the one before."""
    if x.undo.turns.num == x.undo.turns.room:
        return False
    if item.signal:
        threads, count = x.script.threads, x.script.num_threads
        if count == x.script.room_threads:
            return False
        if count == 0 or get(threads, count - 1) != trx.thread_id:
            put(threads, count, trx.thread_id)
            x.script.num_threads = count + 1
    return True


@kernel
def note_turn(x: Context, kind: int, begin: int, end: int, text: int, length: int) -> bool:
    """Note something of a transaction for Python; False without room."""
    count = x.undo.turns.num
    if count == x.undo.turns.room or length > s.XA_ROOM:
        return False
    turn = Turn.nth(x.undo.turns.list, count)
    turn.kind = kind
    turn.begin = begin
    turn.end = end
    turn.length = length
    copy(turn.text, text, length)
    x.undo.turns.num = count + 1
    return True


@kernel
def put_turn(x: Context, target: int) -> int:
    """Write the end of the transaction that has been begun, if there is one, which is told what the transaction was."""
    if x.script.end.trx == 0:
        return target
    length = x.undo.about_length
    copy(target, x.trx_text.buffer, length)
    target = put_tail(target + length, target, _END, s.ZERO, s.ZERO, s.ZERO)
    if x.undo.len_xa:
        note_turn(x, ra.PREPARES, x.undo.begun_at, target - x.out.text, x.undo.xa, x.undo.len_xa)
    return target


@kernel
def put_begin(x: Context, target: int, trx: Trx) -> int:
    """Write the begin of a transaction."""
    length = trx.len_xa if trx.outcome == IS_PREPARED else 0
    copy(x.undo.xa, trx.xa, length)
    x.undo.len_xa = length
    x.undo.trx_rows = 0
    x.undo.begun_at = target - x.out.text
    return put_tail(target, target, _BEGIN, s.ZERO, s.ZERO, s.ZERO)


@kernel
def _row_number(x: Context, t: Table, cells: int, target: int, room_end: int) -> tuple[int, int]:
    """The number by which a row is known, whose literals are written after `target` for that; and the end of these, or
    a negative code."""
    identity, start = t.identity, target
    for i in range(1, get(identity, s.ZERO) + 1):
        k = Column(get(identity, i))
        target = put_value(x, k, target, room_end, cells + CELL * k.index)
        if target < 0:
            return 0, target
        store8(target, s.ZERO)
        target += 1
    return number_of(start, target, t.seed), target


@kernel
def _add_number(x: Context, target: int, number: int) -> int:
    """Add a number to those of an undo, and to the record."""
    count, marks = x.undo.numbers.num, x.undo.marks
    put(x.undo.numbers.list, count, number)
    x.undo.numbers.num = count + 1
    if marks:
        store8(marks + (number & s.MOST_MARKS), 1)
    store64(target, number)
    return target + _WORD


@kernel
def _put_numbers(x: Context, t: Table, kind: int, target: int, room_end: int) -> int:
    """The numbers of a row that is undone, and a word of room; gives the end of that or a negative code.

    With a key those of the row as it was and as it is, else that of the row as it is.
    """
    if x.undo.numbers.list == 0 or (kind == s.DELETE and not t.is_keyed):
        return target
    if x.undo.numbers.num + 2 > x.undo.numbers.room:
        has_room(x, room_end, room_end + 1, s.ZERO)
        return -s.LINES_FULL
    number, code = _row_number(x, t, t.cells, target, room_end)
    if code < 0:
        return code
    before = number
    if kind == s.UPDATE and t.is_keyed:
        before, code = _row_number(x, t, t.after, target, room_end)
        if code < 0:
            return code
    target = _add_number(x, target, number)
    if before != number:
        target = _add_number(x, target, before)
    return target + _WORD


@kernel
def _note_meeting(x: Context, item: Item, number: int, columns: int, text: int, end: int) -> int:
    """Note that columns of a row were changed, which may be one of those that are undone, with the literals of its key;
    gives DONE, or a negative code where there is no room or Python has to do it."""
    if x.notes.num or end - text > ra.MEETING_ROOM:
        return -s.ODD
    count = x.undo.meetings.num
    if count == x.undo.meetings.room:
        return -s.LINES_FULL
    meeting = Meeting.nth(x.undo.meetings.list, count)
    meeting.number = number
    meeting.columns = columns
    meeting.at = x.out.used
    meeting.kind = item.kind
    meeting.table_id = x.items.table_id
    meeting.position = item.outer + x.offset
    meeting.time = time_of(x.base + item.at)
    meeting.length = end - text
    copy(meeting.text, text, end - text)
    x.undo.meetings.num = count + 1
    return s.DONE


@kernel
def _pass_keyed(x: Context, t: Table, head: Head, item: Item, target: int, room_end: int) -> int:
    """Note a row with a key, whose cells were found, if it may be one of those that are undone by what it was or
    became; gives DONE or a negative code."""
    marks, number, second = x.undo.marks, 0, 0
    number, end = _row_number(x, t, t.cells, target, room_end)
    if end < 0:
        return end
    second, columns = number, ALL_COLUMNS
    if item.kind == s.UPDATE:
        second, code = _row_number(x, t, t.after, end, room_end)
        if code < 0:
            return code
        if second == number:
            columns = changed_cells(head.after, t.cells, t.after)
    answer = s.DONE
    if is_marked(marks, number):
        answer = _note_meeting(x, item, number, columns, target, end)
    if answer == s.DONE and second != number and is_marked(marks, second):
        answer = _note_meeting(x, item, second, columns, target, end)
    return answer


@kernel
def _pass_other(x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int) -> int:
    """Pass over the row at q, which is not undone; gives the end of it or a negative code, also for a row that Python
    has to look at: one that may be undone, of a table without a key known by what it was, or of a transaction whose
    end Python knows."""
    kind, number = item.kind, x.undo.meetings.num
    q = find_row(x, t, head, kind, q, x.items.rows_end, Table.cells, Table.after)
    if q < 0:
        return q
    if t.is_keyed:
        answer = _pass_keyed(x, t, head, item, target, room_end)
        is_open = x.script.end.trx == x.trxs.base + item.trx + 1
        if x.undo.meetings.num > number and is_open and x.undo.asks_end:
            x.undo.meetings.num = number
            return -s.ODD
        return answer if answer < 0 else q
    if kind != s.INSERT:
        known, end = _row_number(x, t, t.cells, target, room_end)
        if end < 0 or is_marked(x.undo.marks, known):
            return end if end < 0 else -s.ODD
    return q


@kernel
def pass_others(x: Context, t: Table, head: Head, item: Item, condition: Condition, q: int) -> int:
    """Pass over the rows of an event from q on, which are not undone, or those that do not fit a condition; gives DONE
    or another answer, ODD where Python has to look at them. Without room it goes on where it has ended."""
    if x.undo.marks == 0:  # nobody looks for them
        return s.DONE
    if head.before.absent or head.after.absent:
        return s.ODD
    e, kind, out = x.items.rows_end, item.kind, x.out.text
    target, room_end = out + x.out.used, out + x.out.room - t.row_bytes
    answer, q = s.DONE, x.base + x.undo.others_at if x.undo.others_at else q
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
        elif end <= q or x.notes.num:  # a value that Python makes, or none that can be told
            answer = s.ODD
        else:
            q = end
    x.undo.others_at = q - x.base if answer == s.LINES_FULL else 0
    x.notes.num = 0
    x.trx_text.taken_values = 0
    return answer


@kernel
def put_undo(x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int, row: int) -> int:
    """The record that undoes the row at q; gives the end of it or a negative code. `x.answer_at` is set to the row's
    end.

    What the row was before an update is what it becomes.
    """
    kind, start = item.kind, target
    if head.before.absent or head.after.absent:
        return -s.ODD
    begin = q
    q = find_row(x, t, head, kind, q, x.items.rows_end, Table.after, Table.cells)
    if q < 0:
        return q
    middle = x.answer_at
    numbers = x.undo.numbers.num
    target = _put_numbers(x, t, kind, target, room_end)
    if target < 0:
        return target
    opposite = s.DELETE if kind == s.INSERT else s.INSERT if kind == s.DELETE else s.UPDATE
    count, text = x.undo.numbers.num - numbers, target
    x.undo.set = ALL_COLUMNS
    if x.script.inverse:
        target, is_statement = put_inverse_row(x, head, item, target, room_end, begin, middle, q), 1
    elif kind == s.UPDATE and x.undo.merges and is_found_by_key(t.key, t.cells):
        target, is_statement = put_merging(x, t, head, target, room_end)
    else:
        target, is_statement = put_statement(x, t, head, opposite, target, room_end)
    if target < 0:
        return target
    if count:
        store64(text - _WORD, x.undo.set)
        count += 1
    x.answer_at = q
    if is_statement == 0:
        x.undo.numbers.num = numbers
        return start
    return put_tail(target, start, _ROW, count, item.outer + x.offset, row)
