"""Rows events to column buffers.

Rows are taken whole or not at all. Where a buffer is full, those before stay, and `x.items.row_at` says where to go on,
so that a large event needs no more room than a small one. Where something is odd, the table's number of rows stays as
it was before the call: what was written after them does not count."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
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
    store32,
)
from binlog_kaitai.compiled.loops.row_places import describe_rows, place_rows
from binlog_kaitai.compiled.loops.sieve import is_asked, is_of_asked, sift
from binlog_kaitai.compiled.loops.sound import find_head, record_of
from binlog_kaitai.compiled.loops.tallies import add_event, add_rows, count_rows, tally_of
from binlog_kaitai.compiled.loops.undo import pass_others
from binlog_kaitai.compiled.loops.undo_events import keep_header
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Head, Image, Item, Registered, Table
from binlog_kaitai.compiled.records.transactions import Trx
from binlog_kaitai.compiled.records.values import Condition, Note, Run
from binlog_kaitai.sql.session import NOT_CASCADING, NOT_CONSTRAINED

__all__ = ["decode"]

_END_OF_STATEMENT = int(layout.RowsFlag.stmt_end)


@kernel
def _image(x: Context, m: Image, q: int, e: int, row: int) -> int:
    """One image into one row of the columns; gives the end of it or a negative code."""
    nulls, differences, q = image_head(x, m, q, e)
    if q == 0:
        return -s.ODD
    columns, present, keeps = m.columns, m.present, m.role == s.HAS_DOCUMENTS
    if keeps:
        forget_documents(m)
    for i in range(present):
        k, cell = Column(get(columns, i)), q
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
            k.document = cell
            k.document_end = q
    for i in range(present, present + m.absent):
        put_null(Column(get(columns, i)), row)
    return q


@kernel
def _rewind(columns: int, count: int, row: int) -> None:
    """Forget the values after a row, of the columns that hold text."""
    for i in range(count):
        k = Column(get(columns, i))
        if k.width == 0:
            k.used = load32(k.data + 4 * row)


@kernel
def _row(x: Context, head: Head, q: int, e: int, row: int) -> int:
    """The images of one row; gives the end of them or a negative code."""
    end = _image(x, head.before, q, e, row)
    if end >= 0 and head.is_update:
        if end == e:
            return -s.ODD  # no image after the update
        end = _image(x, head.after, end, e, row + 1)
    return -s.ODD if end == q else end  # images without bytes: how many there are cannot be told


@kernel
def _images(x: Context, t: Table, head: Head, q: int, e: int, row: int) -> tuple[int, int, int]:
    """The rows from q on, as far as there is room; gives the row after them, the end of them, and a negative code
    unless they are all."""
    step, room = 2 if head.is_update else 1, t.room
    while q < e:
        notes = x.notes.num
        end = _row(x, head, q, e, row) if row + step <= room else -s.ROWS_FULL
        if end < 0:
            x.notes.num = notes
            return row, q, end
        q = end
        row += step
    return row, q, 0


@kernel
def _gtid_number(t: Table, trx: Trx, number: int) -> int:
    """The transaction's GTID in the table's dictionary: its number, or a negative code."""
    if t.last_trx == number:
        return t.num_gtids - 1
    length, used, count = trx.len_gtid, t.gtid_used, t.num_gtids
    if length > t.gtid_text_room - used or count >= t.room:
        return -s.ROWS_FULL
    copy(t.gtid_text + used, trx.gtid, length)
    store32(t.gtid_offsets + 4 * count + 4, used + length)
    t.gtid_used = used + length
    t.num_gtids = count + 1
    t.last_trx = number
    return count


@kernel
def _rows(x: Context, t: Table, head: Head, item: Item, q: int) -> int:
    """The rows of an event from q on, as far as there is room; gives DONE or another answer."""
    start, notes, kind = t.rows, x.notes.num, item.kind
    trx = Trx.nth(x.trxs.list, item.trx)
    gtid = _gtid_number(t, trx, x.trxs.base + item.trx) if trx.len_gtid else 0
    if gtid < 0:
        return -gtid
    end, q, code = _images(x, t, head, q, x.items.rows_end, start)
    if code == -s.ODD:
        end = start
        x.notes.num = notes
    if code < 0 and t.room:
        before = head.before
        _rewind(before.columns, before.present + before.absent, end)
    for i in range(notes, x.notes.num):
        note = Note.nth(x.notes.list, i)
        note.store = t
        note.event = item.at
    place_rows(x, t, item, trx, head, start, end)
    describe_rows(x, t, item, trx, gtid, start, end)
    t.rows = end
    rows = (end - start) >> 1 if kind == s.UPDATE else end - start
    add_rows(t, kind, rows)
    if code < 0:
        if rows:
            x.items.row_at = q - x.base
            x.items.row_number += rows
        return -code
    return s.DONE


@kernel
def _registered(x: Context, table_id: int) -> Registered:
    """The record of a table id; its key is 0 where there is none."""
    return Registered(record_of(x.tables.registry, x.tables.registry_mask, Registered.SLOTS, table_id))


@kernel
def _post_header(x: Context, item: Item) -> int:
    return load8(x.form.post_headers + type_of(x.base + item.at))


@kernel
def _table_map(x: Context, item: Item, body: int, e: int) -> int:
    """A table map: is it what is registered for its id?"""
    fields, length = x.form.fields, e - body
    if loops.read_table_map_event_head(body, e, fields, _post_header(x, item)) == 0:
        return s.NEW_TABLE
    record = _registered(x, get(fields, loops.TABLE_MAP_EVENT_HEAD_TABLE_ID))
    if record.key == 0 or record.len_body != length or not equal(record.body, body, length):
        return s.NEW_TABLE
    record.statement = x.tables.statement
    if x.script.inverse:
        keep_header(record, x.base + item.at)
    x.tables.last_described = x.tables.statement
    return s.DONE


@kernel
def _checked(x: Context, t: Table, head: Head, item: Item, q: int) -> int:
    """Check the rows of an event from q on, and count them once all are taken; gives DONE or another answer."""
    record = tally_of(x, item, t.name, item.kind)
    if record == 0:
        return s.LINES_FULL
    answer = put_lines(x, t, head, item, q)
    if answer == s.DONE:
        add_event(x, record, item, x.items.row_number)
    return answer


@kernel
def _take(x: Context, t: Table, head: Head, item: Item, q: int) -> int:
    """Rows of an event from q up to `x.items.rows_end`; gives DONE or another answer."""
    mode = t.mode
    if not item.is_wanted:
        return pass_others(x, t, head, item, Condition(s.ZERO), q)
    if mode == s.COUNTED:
        return count_rows(x, t, head, item, q)
    if mode == s.CHECKED and t.name:
        return _checked(x, t, head, item, q)
    if mode == s.KEPT:
        item.is_kept = 1
        return s.DONE
    return put_lines(x, t, head, item, q) if mode >= s.CHECKED else _rows(x, t, head, item, q)


@kernel
def _take_runs(x: Context, t: Table, head: Head, item: Item) -> int:
    """The rows of an event in the runs that are left; gives DONE or another answer."""
    base = x.base
    while x.sieve.next < x.sieve.num:
        run = Run.nth(x.sieve.runs, x.sieve.next)
        if x.items.row_at < run.at:  # else some of its rows were taken
            x.items.row_at = run.at
            x.items.row_number = run.row
        x.items.rows_end = base + run.end
        answer = _take(x, t, head, item, base + x.items.row_at)
        if answer != s.DONE:
            return answer
        x.sieve.next += 1
    return s.DONE


@kernel
def _sifted(x: Context, t: Table, head: Head, item: Item, q: int, e: int) -> int:
    """The rows of an event that fit its table's condition; gives DONE or another answer."""
    condition, kind = t.condition, item.kind
    if x.sieve.of != item:
        answer = sift(x, condition, head, kind, q, e, s.ZERO)
        if answer != s.DONE:
            return answer
        x.sieve.of = item
    if x.sieve.leaves_fit:
        answer = s.FITS if x.sieve.num_fit else s.DONE
        add_rows(t, kind, s.ZERO if x.sieve.num_fit else x.sieve.num_sifted)
    elif t.mode == s.COUNTED:
        answer = count_rows(x, t, head, item, s.ZERO) if x.sieve.num_fit else s.DONE
    else:
        answer = _take_runs(x, t, head, item)
        while answer == s.DONE and x.sieve.at:
            start = x.base + x.sieve.at
            answer = sift(x, condition, head, kind, start, e, x.sieve.row)
            if answer == s.DONE:
                answer = _take_runs(x, t, head, item)
    if answer == s.DONE:
        x.items.rows_end = e
        answer = pass_others(x, t, head, item, condition, q)
    if answer == s.DONE:
        x.sieve.of = 0
    return answer


@kernel
def _all_rows(x: Context, t: Table, head: Head, item: Item, q: int, e: int) -> int:
    """The rows of an event from q on; gives DONE or another answer."""
    if x.wanted.count_from:
        return count_event(x, t, head, item, q, e) if item.is_wanted else s.DONE
    if t.condition == s.NO_ROWS:
        item.is_wanted = 0
    if not (item.is_wanted or t.is_undone):
        answer = s.DONE
    elif t.condition and item.is_wanted:
        answer = _sifted(x, t, head, item, q, e)
    else:
        x.items.rows_end = e
        answer = _take(x, t, head, item, x.base + x.items.row_at if x.items.row_at else q)
    if answer == s.DONE:
        x.items.row_at = 0
        x.items.row_number = 0
    return answer


@kernel
def _rows_event(x: Context, item: Item, body: int, e: int) -> int:
    fields = x.form.fields
    p = loops.read_rows_event_head(body, e, fields, _post_header(x, item))
    x.items.table_id = -1
    if p == 0:
        return s.ODD
    x.items.table_id = get(fields, loops.ROWS_EVENT_HEAD_TABLE_ID)
    x.items.head_end = p - x.base
    is_last = get(fields, loops.ROWS_EVENT_HEAD_FLAGS) & _END_OF_STATEMENT
    x.script.cascades = 0 if get(fields, loops.ROWS_EVENT_HEAD_FLAGS) & NOT_CASCADING else 1
    x.script.is_unconstrained = get(fields, loops.ROWS_EVENT_HEAD_FLAGS) & NOT_CONSTRAINED
    may_ask = not x.wanted.has_choice or is_asked(x, item) or x.undo.marks
    answer = _wanted_rows(x, item, p, e) if may_ask else s.DONE
    if answer == s.DONE and is_last:
        x.tables.statement += 1
    return answer


@kernel
def _wanted_rows(x: Context, item: Item, p: int, e: int) -> int:
    """The rows of an event that may be wanted, of which the fixed part of the head ends at p; gives DONE or another
    answer."""
    if x.wanted.has_choice and not (is_asked(x, item) and is_of_asked(x, item)):
        item.is_wanted = 0
    is_wanted = item.is_wanted != 0
    record = _registered(x, x.items.table_id)
    if record.key == 0 or record.statement != x.tables.statement:
        return s.ODD if is_wanted else s.DONE  # not described in this statement
    t = record.store
    mode = t.mode
    if mode == s.BY_PYTHON:
        return s.ODD if is_wanted or x.wanted.has_unfit or x.undo.marks else s.DONE
    if mode == s.IGNORED or not (is_wanted or t.is_undone):
        return s.DONE
    if t.is_old and not x.wanted.count_from:
        return s.DEFINITION
    base, event_type = x.base, type_of(x.base + item.at)
    head = find_head(t + Table.heads * 8, p, e, event_type, s.ZERO)
    if head == 0:
        return s.NEW_HEAD
    if load8(x.form.compressed + event_type) == 0:
        return _all_rows(x, t, head, item, p + head.length, e)
    if item.rows == 0:
        x.items.rows_at = p + head.length - base
        return s.COMPRESSED
    return _all_rows(x, t, head, item, base + item.rows, base + item.rows_end)


@kernel
def _end_statement(x: Context, item: Item) -> None:
    """What table maps say does not hold beyond the end of a statement, nor beyond the ends of a payload."""
    ended = item.ended
    payload = item.outer + x.offset if item.payload else 0
    if payload != x.payloads.last:
        x.payloads.last = payload
        if ended == 0:
            ended = s.BY_PAYLOAD
    if ended == s.BY_PAYLOAD and x.wanted.said == x.tables.statement:  # what a statement says ends with its rows
        x.wanted.said = x.tables.statement + 1
    if ended:
        x.tables.statement += 1


@kernel
def _decode(x: Context, stop: int) -> int:
    """Work items from `x.items.next` up to `stop`. Gives DONE, or what is to be done about the item at
    `x.items.next`."""
    base, item_at = x.base, x.items.next
    answer = s.DONE
    while item_at < stop:
        item = Item.nth(x.items.list, item_at)
        _end_statement(x, item)
        kind, body, e = item.kind, base + item.body, base + item.end
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
    x.items.next = item_at
    return answer


@kernel
def decode(x: Context) -> int:
    """Work items from `x.items.next` up to `x.items.stop`. Gives DONE, or what is to be done about the item at
    `x.items.next`.

    Where transactions have to have rows, the items of each are looked at twice: to count these, then to take them.
    """
    answer, stop = s.DONE, x.items.stop
    if x.wanted.min_rows == 0:
        return _decode(x, stop)
    while answer == s.DONE and (x.items.next < stop or x.wanted.count_from):
        end = transaction_end(x, stop)
        is_counting = begin_count(x)
        answer = _decode(x, end)
        if is_counting and answer == s.DONE:
            answer = judge(x, end)
    return answer
