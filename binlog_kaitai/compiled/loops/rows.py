"""Rows events to column buffers.

Rows are taken whole or not at all. Where a buffer is full, those before stay, and C_ROW_AT says where to go on, so that
a large event needs no more room than a small one. Where something is odd, the table's number of rows stays as it was
before the call: what was written behind them does not count.
"""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import condition_abi as a
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.cells import put_changed, put_null, put_value
from binlog_kaitai.compiled.loops.enough import begin_count, count_event, judge, transaction_end
from binlog_kaitai.compiled.loops.header import type_of
from binlog_kaitai.compiled.loops.images import forget_documents, has_differences, image_head
from binlog_kaitai.compiled.loops.inflated import inflate_rows
from binlog_kaitai.compiled.loops.lines import put_lines
from binlog_kaitai.compiled.loops.members import take_member, take_said
from binlog_kaitai.compiled.loops.memory import (
    copy,
    equal,
    get,
    kernel,
    load8,
    load32,
    put,
    store32,
)
from binlog_kaitai.compiled.loops.row_places import describe_rows, place_rows
from binlog_kaitai.compiled.loops.sieve import is_asked, is_of_asked, sift
from binlog_kaitai.compiled.loops.sound import find_head, record_of
from binlog_kaitai.compiled.loops.tallies import add_rows, count_rows
from binlog_kaitai.compiled.loops.undo import pass_others
from binlog_kaitai.compiled.loops.undo_events import keep_header
from binlog_kaitai.sql.session import NOT_CASCADING, NOT_CONSTRAINED

__all__ = ["decode"]

_END_OF_STATEMENT = int(layout.RowsFlag.stmt_end)


@kernel
def _image(x: int, m: int, q: int, e: int, row: int) -> int:
    """One image into one row of the columns; gives the end of it or a negative code."""
    nulls, differences, q = image_head(x, m, q, e)
    if q == 0:
        return -s.ODD
    columns, present, keeps = m + s.M_COLUMNS * 8, get(m, s.M_PRESENT), get(m, s.M_ROLE) == s.HAS_DOCUMENTS
    if keeps:
        forget_documents(m)
    for i in range(present):
        k, cell = get(columns, i), q
        if loops.cell_is_null(null_bits=nulls, bitmap_bit_rank=i):
            put_null(k, row)
            continue
        if differences and has_differences(k, differences):
            q = put_changed(x, k, q, e, row)
        else:
            q = put_value(x, k, q, e, row)
        if q < 0:
            return q
        if keeps:
            put(k, s.K_DOCUMENT, cell)
            put(k, s.K_DOCUMENT_END, q)
    for i in range(present, present + get(m, s.M_ABSENT)):
        put_null(get(columns, i), row)
    return q


@kernel
def _rewind(columns: int, count: int, row: int) -> None:
    """Forget the values behind a row, of the columns that hold text."""
    for i in range(count):
        k = get(columns, i)
        if get(k, s.K_WIDTH) == 0:
            put(k, s.K_USED, load32(get(k, s.K_DATA) + 4 * row))


@kernel
def _row(x: int, head: int, q: int, e: int, row: int) -> int:
    """The images of one row; gives the end of them or a negative code."""
    end = _image(x, get(head, s.H_BEFORE), q, e, row)
    if end >= 0 and get(head, s.H_IS_UPDATE):
        if end == e:
            return -s.ODD  # no image after the update
        end = _image(x, get(head, s.H_AFTER), end, e, row + 1)
    return -s.ODD if end == q else end  # images without bytes: how many there are cannot be told


@kernel
def _images(x: int, t: int, head: int, q: int, e: int, row: int) -> tuple[int, int, int]:
    """The rows from q on, as far as there is room; gives the row after them, the end of them, and a negative code
    unless they are all."""
    step, room = 2 if get(head, s.H_IS_UPDATE) else 1, get(t, s.S_ROOM)
    while q < e:
        notes = get(x, s.C_NUM_NOTES)
        end = _row(x, head, q, e, row) if row + step <= room else -s.ROWS_FULL
        if end < 0:
            put(x, s.C_NUM_NOTES, notes)
            return row, q, end
        q = end
        row += step
    return row, q, 0


@kernel
def _gtid_number(t: int, trx: int, number: int) -> int:
    """The transaction's GTID in the table's dictionary: its number, or a negative code."""
    if get(t, s.S_LAST_TRX) == number:
        return get(t, s.S_NUM_GTIDS) - 1
    length, used, count = get(trx, s.T_LEN_GTID), get(t, s.S_GTID_USED), get(t, s.S_NUM_GTIDS)
    if length > get(t, s.S_GTID_TEXT_ROOM) - used or count >= get(t, s.S_ROOM):
        return -s.ROWS_FULL
    copy(get(t, s.S_GTID_TEXT) + used, trx + s.T_SLOTS * 8, length)
    store32(get(t, s.S_GTID_OFFSETS) + 4 * count + 4, used + length)
    put(t, s.S_GTID_USED, used + length)
    put(t, s.S_NUM_GTIDS, count + 1)
    put(t, s.S_LAST_TRX, number)
    return count


@kernel
def _rows(x: int, t: int, head: int, item: int, q: int) -> int:
    """The rows of an event from q on, as far as there is room; gives DONE or another answer."""
    start, notes, kind = get(t, s.S_ROWS), get(x, s.C_NUM_NOTES), get(item, s.I_KIND)
    trx = get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    gtid = _gtid_number(t, trx, get(x, s.C_TRX_BASE) + get(item, s.I_TRX)) if get(trx, s.T_LEN_GTID) else 0
    if gtid < 0:
        return -gtid
    end, q, code = _images(x, t, head, q, get(x, s.C_ROWS_END), start)
    if code == -s.ODD:
        end = start
        put(x, s.C_NUM_NOTES, notes)
    if code < 0 and get(t, s.S_ROOM):
        before = get(head, s.H_BEFORE)
        _rewind(before + s.M_COLUMNS * 8, get(before, s.M_PRESENT) + get(before, s.M_ABSENT), end)
    for i in range(notes, get(x, s.C_NUM_NOTES)):
        note = get(x, s.C_NOTES) + i * ra.N_SIZE * 8
        put(note, ra.N_STORE, t)
        put(note, ra.N_EVENT, get(item, s.I_AT))
    place_rows(x, t, item, trx, head, start, end)
    describe_rows(x, t, item, trx, gtid, start, end)
    put(t, s.S_ROWS, end)
    rows = (end - start) >> 1 if kind == s.UPDATE else end - start
    add_rows(t, kind, rows)
    if code < 0:
        if rows:
            put(x, s.C_ROW_AT, q - get(x, s.C_BASE))
            put(x, s.C_ROW_NUMBER, get(x, s.C_ROW_NUMBER) + rows)
        return -code
    return s.DONE


@kernel
def _registered(x: int, table_id: int) -> int:
    """The record of a table id; its key is 0 where there is none."""
    return record_of(get(x, s.C_REGISTRY), get(x, s.C_REGISTRY_MASK), ra.R_SIZE, table_id)


@kernel
def _post_header(x: int, item: int) -> int:
    return load8(get(x, s.C_POST_HEADERS) + type_of(get(x, s.C_BASE) + get(item, s.I_AT)))


@kernel
def _table_map(x: int, item: int, body: int, e: int) -> int:
    """A table map: is it what is registered for its id?"""
    fields, length = get(x, s.C_FIELDS), e - body
    if loops.read_table_map_event_head(body, e, fields, _post_header(x, item)) == 0:
        return s.NEW_TABLE
    record = _registered(x, get(fields, loops.TABLE_MAP_EVENT_HEAD_TABLE_ID))
    if (
        get(record, ra.R_KEY) == 0
        or get(record, ra.R_LEN_BODY) != length
        or not equal(get(record, ra.R_BODY), body, length)
    ):
        return s.NEW_TABLE
    put(record, ra.R_STATEMENT, get(x, s.C_STATEMENT))
    if get(x, s.C_INVERSE):
        keep_header(record, get(x, s.C_BASE) + get(item, s.I_AT))
    put(x, s.C_LAST_DESCRIBED, get(x, s.C_STATEMENT))
    return s.DONE


@kernel
def _take(x: int, t: int, head: int, item: int, q: int) -> int:
    """Rows of an event from q up to C_ROWS_END; gives DONE or another answer."""
    mode = get(t, s.S_MODE)
    if not get(item, s.I_IS_WANTED):
        return pass_others(x, t, head, item, s.ZERO, q)
    if mode == s.COUNTED:
        return count_rows(x, t, head, item, q)
    if mode == s.KEPT:
        put(item, s.I_IS_KEPT, 1)
        return s.DONE
    return put_lines(x, t, head, item, q) if mode >= s.CHECKED else _rows(x, t, head, item, q)


@kernel
def _take_runs(x: int, t: int, head: int, item: int) -> int:
    """The rows of an event in the runs that are left; gives DONE or another answer."""
    base = get(x, s.C_BASE)
    while get(x, s.C_NEXT_RUN) < get(x, s.C_NUM_RUNS):
        run = get(x, s.C_RUNS) + get(x, s.C_NEXT_RUN) * a.RN_SIZE * 8
        if get(x, s.C_ROW_AT) < get(run, a.RN_AT):  # else some of its rows were taken
            put(x, s.C_ROW_AT, get(run, a.RN_AT))
            put(x, s.C_ROW_NUMBER, get(run, a.RN_ROW))
        put(x, s.C_ROWS_END, base + get(run, a.RN_END))
        answer = _take(x, t, head, item, base + get(x, s.C_ROW_AT))
        if answer != s.DONE:
            return answer
        put(x, s.C_NEXT_RUN, get(x, s.C_NEXT_RUN) + 1)
    return s.DONE


@kernel
def _sifted(x: int, t: int, head: int, item: int, q: int, e: int) -> int:
    """The rows of an event that fit its table's condition; gives DONE or another answer."""
    condition, kind = get(t, s.S_CONDITION), get(item, s.I_KIND)
    if get(x, s.C_RUNS_OF) != item:
        answer = sift(x, condition, head, kind, q, e, s.ZERO)
        if answer != s.DONE:
            return answer
        put(x, s.C_RUNS_OF, item)
    if get(x, s.C_LEAVES_FIT):
        answer = s.FITS if get(x, s.C_NUM_FIT) else s.DONE
        add_rows(t, kind, s.ZERO if get(x, s.C_NUM_FIT) else get(x, s.C_NUM_SIFTED))
    elif get(t, s.S_MODE) == s.COUNTED:
        answer = count_rows(x, t, head, item, s.ZERO) if get(x, s.C_NUM_FIT) else s.DONE
    else:
        answer = _take_runs(x, t, head, item)
        while answer == s.DONE and get(x, s.C_SIFTED_AT):
            start = get(x, s.C_BASE) + get(x, s.C_SIFTED_AT)
            answer = sift(x, condition, head, kind, start, e, get(x, s.C_SIFTED_ROW))
            if answer == s.DONE:
                answer = _take_runs(x, t, head, item)
    if answer == s.DONE:
        put(x, s.C_ROWS_END, e)
        answer = pass_others(x, t, head, item, condition, q)
    if answer == s.DONE:
        put(x, s.C_RUNS_OF, 0)
    return answer


@kernel
def _all_rows(x: int, t: int, head: int, item: int, q: int, e: int) -> int:
    """The rows of an event from q on; gives DONE or another answer."""
    if get(x, s.C_COUNT_FROM):
        return count_event(x, t, head, item, q, e) if get(item, s.I_IS_WANTED) else s.DONE
    if get(t, s.S_CONDITION) == s.NO_ROWS:
        put(item, s.I_IS_WANTED, 0)
    if not (get(item, s.I_IS_WANTED) or get(t, s.S_IS_UNDONE)):
        answer = s.DONE
    elif get(t, s.S_CONDITION) and get(item, s.I_IS_WANTED):
        answer = _sifted(x, t, head, item, q, e)
    else:
        put(x, s.C_ROWS_END, e)
        answer = _take(x, t, head, item, get(x, s.C_BASE) + get(x, s.C_ROW_AT) if get(x, s.C_ROW_AT) else q)
    if answer == s.DONE:
        put(x, s.C_ROW_AT, 0)
        put(x, s.C_ROW_NUMBER, 0)
    return answer


@kernel
def _rows_event(x: int, item: int, body: int, e: int) -> int:
    fields = get(x, s.C_FIELDS)
    p = loops.read_rows_event_head(body, e, fields, _post_header(x, item))
    put(x, s.C_TABLE_ID, -1)
    if p == 0:
        return s.ODD
    put(x, s.C_TABLE_ID, get(fields, loops.ROWS_EVENT_HEAD_TABLE_ID))
    put(x, s.C_HEAD_END, p - get(x, s.C_BASE))
    is_last = get(fields, loops.ROWS_EVENT_HEAD_FLAGS) & _END_OF_STATEMENT
    put(x, s.C_CASCADES, 0 if get(fields, loops.ROWS_EVENT_HEAD_FLAGS) & NOT_CASCADING else 1)
    put(x, s.C_IS_UNCONSTRAINED, get(fields, loops.ROWS_EVENT_HEAD_FLAGS) & NOT_CONSTRAINED)
    may_ask = not get(x, s.C_HAS_CHOICE) or is_asked(x, item) or get(x, s.C_MARKS)
    answer = _wanted_rows(x, item, p, e) if may_ask else s.DONE
    if answer == s.DONE and is_last:
        put(x, s.C_STATEMENT, get(x, s.C_STATEMENT) + 1)
    return answer


@kernel
def _wanted_rows(x: int, item: int, p: int, e: int) -> int:
    """The rows of an event that may be wanted, of which the fixed part of the head ends at p; gives DONE or another
    answer."""
    if get(x, s.C_HAS_CHOICE) and not (is_asked(x, item) and is_of_asked(x, item)):
        put(item, s.I_IS_WANTED, 0)
    is_wanted = get(item, s.I_IS_WANTED) != 0
    record = _registered(x, get(x, s.C_TABLE_ID))
    if get(record, ra.R_KEY) == 0 or get(record, ra.R_STATEMENT) != get(x, s.C_STATEMENT):
        return s.ODD if is_wanted else s.DONE  # not described in this statement
    t = get(record, ra.R_STORE)
    mode = get(t, s.S_MODE)
    if mode == s.BY_PYTHON:
        return s.ODD if is_wanted or get(x, s.C_HAS_UNFIT) or get(x, s.C_MARKS) else s.DONE
    if mode == s.IGNORED or not (is_wanted or get(t, s.S_IS_UNDONE)):
        return s.DONE
    if get(t, s.S_IS_OLD) and not get(x, s.C_COUNT_FROM):
        return s.DEFINITION
    base, event_type = get(x, s.C_BASE), type_of(get(x, s.C_BASE) + get(item, s.I_AT))
    head = find_head(t + s.S_HEADS * 8, p, e, event_type, s.ZERO)
    if head == 0:
        return s.NEW_HEAD
    if load8(get(x, s.C_COMPRESSED) + event_type) == 0:
        return _all_rows(x, t, head, item, p + get(head, s.H_LENGTH), e)
    if get(item, s.I_ROWS) == 0:
        put(x, s.C_ROWS_AT, p + get(head, s.H_LENGTH) - base)
        return s.COMPRESSED
    return _all_rows(x, t, head, item, base + get(item, s.I_ROWS), base + get(item, s.I_ROWS_END))


@kernel
def _end_statement(x: int, item: int) -> None:
    """What table maps say does not hold beyond the end of a statement, nor beyond the ends of a payload."""
    ended = get(item, s.I_ENDED)
    payload = get(item, s.I_OUTER) + get(x, s.C_OFFSET) if get(item, s.I_PAYLOAD) else 0
    if payload != get(x, s.C_LAST_PAYLOAD):
        put(x, s.C_LAST_PAYLOAD, payload)
        if ended == 0:
            ended = s.BY_PAYLOAD
    if ended == s.BY_PAYLOAD and get(x, s.C_SAID) == get(x, s.C_STATEMENT):  # what a statement says ends with its rows
        put(x, s.C_SAID, get(x, s.C_STATEMENT) + 1)
    if ended:
        put(x, s.C_STATEMENT, get(x, s.C_STATEMENT) + 1)


@kernel
def _decode(x: int, stop: int) -> int:
    """Work items from C_NEXT up to `stop`. Gives DONE, or what is to be done about the item at C_NEXT."""
    base, item_at = get(x, s.C_BASE), get(x, s.C_NEXT)
    answer = s.DONE
    while item_at < stop:
        item = get(x, s.C_ITEMS) + item_at * s.I_SIZE * 8
        _end_statement(x, item)
        kind, body, e = get(item, s.I_KIND), base + get(item, s.I_BODY), base + get(item, s.I_END)
        if kind == s.FOR_PYTHON or kind == s.DEFINES:
            answer = s.PYTHON
        elif kind == s.SAID:
            answer = take_said(x, item, item_at, body, e)
        elif kind == s.MEMBER:
            answer = take_member(x, item, item_at, body, e)
        elif kind == s.TABLE_MAP:
            answer = _table_map(x, item, body, e)
        else:
            answer = _rows_event(x, item, body, e)
            if answer == s.COMPRESSED and inflate_rows(x, item, e):
                answer = _rows_event(x, item, body, e)
        if answer != s.DONE:
            break
        item_at += 1
    put(x, s.C_NEXT, item_at)
    return answer


@kernel
def decode(x: int) -> int:
    """Work items from C_NEXT up to C_STOP. Gives DONE, or what is to be done about the item at C_NEXT.

    Where transactions have to have rows, the items of each are looked at twice: to count these, then to take them.
    """
    answer, stop = s.DONE, get(x, s.C_STOP)
    if get(x, s.C_MIN_ROWS) == 0:
        return _decode(x, stop)
    while answer == s.DONE and (get(x, s.C_NEXT) < stop or get(x, s.C_COUNT_FROM)):
        end = transaction_end(x, stop)
        is_counting = begin_count(x)
        answer = _decode(x, end)
        if is_counting and answer == s.DONE:
            answer = judge(x, end)
    return answer
