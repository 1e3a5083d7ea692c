"""Rows events to the statements of a script that replays them, as `sql.script` has it, or to the records of an undo.

A transaction is begun when something of it is met that the script has; its end, which is known by then, is written when
the next one begins.
"""

from __future__ import annotations

from binlog_kaitai.changes.transactions import AUTOCOMMITTED, IS_COMMITTED, IS_OPEN, IS_PREPARED, IS_ROLLED_BACK
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.deferred_text import has_room
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.header import server_id_of, time_of
from binlog_kaitai.compiled.loops.memory import copy, equal, get, kernel, load8, put, store8
from binlog_kaitai.compiled.loops.row_statements import find_row, put_check, put_statement
from binlog_kaitai.compiled.loops.row_walks import rows_writer
from binlog_kaitai.compiled.loops.time_text import put_iso
from binlog_kaitai.compiled.loops.undo import can_begin, note_begin, put_begin, put_turn, put_undo
from binlog_kaitai.compiled.loops.undo_events import put_inverse
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Head, Item, Table
from binlog_kaitai.compiled.records.scripts import PreparedId, Session
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = [
    "MICROSECONDS",
    "begin",
    "begin_transaction",
    "forget_prepared",
    "form_of_gtids",
    "is_rest",
    "keep_rows",
    "prepared",
    "put_about",
    "put_end",
    "put_gtid",
    "put_statements",
    "set_commit",
]

_SPACE, _DASH = ord(" "), ord("-")
MICROSECONDS = 1_000_000
"""Of a second."""


@kernel
def _put_row(x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int, row: int) -> int:
    """The lines of the row at q; gives the end of them or a negative code. `x.answer_at` is set to the row's end."""
    kind, texts = item.kind, x.known.texts
    q = find_row(x, t, head, kind, q, x.items.rows_end, Table.cells, Table.after)
    if q < 0:
        return q
    target, is_statement = put_statement(x, t, head, kind, target, room_end)
    if target < 0:
        return target
    x.answer_at = q
    if is_statement == 0:
        return target
    target = put_piece(target, texts, w.Q_STATEMENT_END)
    if x.script.checked and kind != s.INSERT:
        target = put_check(x, target, item.outer + x.offset, row)
    return target


@kernel
def _cascading(x: Context) -> int:
    """Return where in the record of a session that begins what is for the rows at hand."""
    return 8 * Session.SLOTS if x.script.cascades else 0


@kernel
def _put_session(x: Context, target: int, event: int) -> int:
    """What has to be set before the rows of an event."""
    session = Session(x.script.session + _cascading(x))
    if x.script.time != time_of(event) * MICROSECONDS:
        target = put_uint(put_piece(target, x.known.texts, w.Q_TIMESTAMP), time_of(event))
        target = put_piece(target, x.known.texts, w.Q_STATEMENT_END)
    copy(target, session.rows, session.rows_length)
    return target + session.rows_length


@kernel
def _note_thread(x: Context, thread: int) -> None:
    """Note the connection of rows, where it is known, among those of the script, as far as there is room."""
    threads, count, number = x.script.threads, x.script.num_threads, 0
    while number < count and get(threads, number) != thread:
        number += 1
    if number == count and thread >= 0 and count < x.script.room_threads:
        put(threads, count, thread)
        x.script.num_threads = count + 1


@kernel
def keep_rows(x: Context, item: Item) -> None:
    """What was set before the rows that were just written is set; they stay."""
    x.undo.numbers.num_kept = x.undo.numbers.num
    x.undo.trx_rows += x.items.last_rows
    if x.items.last_rows:
        seconds = time_of(x.base + item.at)
        if x.script.session:
            x.script.time = s.NO_TIME if x.script.inverse else seconds * MICROSECONDS
            x.script.session = Session(x.script.session + _cascading(x)).after
        x.undo.first_rows = min(x.undo.first_rows, seconds)
        x.undo.last_rows = max(x.undo.last_rows, seconds)
        if x.undo.is_on == 0:
            _note_thread(x, item.thread)


@kernel
def _is_unguarded(x: Context, t: Table, code: int) -> bool:
    """Whether rows would stay that were written before the script has tested their table for triggers."""
    if x.undo.is_on or t.guarded == x.script.guards:
        return False
    return code != -s.ODD and (x.trx_text.has_values != 0 or x.notes.num == 0)


@kernel
def _put_one(
    x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int, row: int, numbers: int
) -> tuple[int, int]:
    """The statement of a row, or the record that undoes it; gives the end of it or a negative code, and how many
    numbers of rows there are."""
    if x.undo.is_on:
        return put_undo(x, t, head, item, target, room_end, q, row), x.undo.numbers.num
    if row == x.items.row_number:
        target = _put_session(x, target, x.base + item.at)
    return _put_row(x, t, head, item, target, room_end, q, row), numbers


_put_rows = rows_writer(_put_one)


@kernel
def put_statements(
    x: Context, t: Table, head: Head, item: Item, target: int, room_end: int, q: int
) -> tuple[int, int, int]:
    """The rows of an event from q on, as `row_walks` has it."""
    start, begin_at, values, numbers = q, target, x.trx_text.taken_values, x.undo.numbers.num
    target, q, code, numbers = _put_rows(x, t, head, item, target, room_end, q, s.ZERO, numbers)
    x.undo.numbers.num = numbers
    if x.items.last_rows and _is_unguarded(x, t, code):
        x.trx_text.taken_values = values
        x.items.last_rows = 0
        return begin_at, start, -s.UNGUARDED
    if x.items.last_rows and x.undo.is_on and x.script.inverse:
        target = put_inverse(x, head, item, target)
    return target, q, code


@kernel
def form_of_gtids(x: Context) -> int:
    """Return how a script sets GTIDs."""
    return x.script.inverse.gtids if x.script.inverse else ra.NO_GTIDS


@kernel
def is_rest(x: Context, trx: Trx) -> bool:
    """Whether a script that keeps GTIDs would give that of a transaction to its rest: it begins before the range."""
    is_named = trx.len_gtid != 0 and not trx.known & s.HAS_WANTED_GTID
    return is_named and form_of_gtids(x) != ra.NO_GTIDS


@kernel
def _put_origin(x: Context, target: int, trx: Trx) -> int:
    """When a transaction was committed first, and on which server, as far as it is known."""
    texts = x.known.texts
    if trx.known & s.HAS_COMMIT_TIMES:
        target = put_uint(put_piece(target, texts, w.Q_ORIGINAL), trx.original)
        target = put_piece(target, texts, w.Q_ORIGINAL_END)
    if trx.known & s.HAS_VERSIONS:
        target = put_uint(put_piece(target, texts, w.Q_VERSION), trx.original_version)
        target = put_uint(put_piece(target, texts, w.Q_IMMEDIATE), trx.immediate_version)
        target = put_piece(target, texts, w.Q_VERSION_END)
    return target


@kernel
def put_gtid(x: Context, target: int, trx: Trx) -> int:
    """What gives the transaction its GTID, where a script keeps those; in MariaDB each of the numbers is a variable."""
    texts, form, length = x.known.texts, form_of_gtids(x), trx.len_gtid
    if form == ra.NO_GTIDS or length == 0:
        return target if form == ra.NO_GTIDS else put_piece(target, texts, w.Q_NO_GTID)
    if form == ra.WHOLE_GTIDS:
        target = _put_origin(x, target, trx)
    target, dashes, text = put_piece(target, texts, w.Q_GTID), 0, trx.gtid
    for i in range(length):
        letter = load8(text + i)
        if letter == _DASH and form == ra.GTIDS_IN_PARTS and dashes <= w.Q_SERVER_END - w.Q_DOMAIN_END:
            target = put_piece(target, texts, w.Q_DOMAIN_END + dashes)
            dashes += 1
        else:
            store8(target, letter)
            target += 1
    return put_piece(target, texts, w.Q_GTID_SET)


@kernel
def put_about(x: Context, target: int, event: int, position: int, trx: Trx, thread: int) -> int:
    """What is said of a transaction; a connection that is not known is negative."""
    texts, length = x.known.texts, trx.len_gtid
    if length:
        copy(target, trx.gtid, length)
        target = put_piece(target + length, texts, w.Q_GTID_END)
    target = put_piece(put_iso(target, time_of(event), _SPACE), texts, w.Q_SERVER)
    target = put_uint(target, server_id_of(event))
    if thread >= 0:
        target = put_uint(put_piece(target, texts, w.Q_THREAD), thread)
    return put_uint(put_piece(target, texts, w.Q_FILE), position)


@kernel
def put_end(x: Context, target: int) -> int:
    """The end of the transaction that the script lacks it of."""
    if x.script.end.trx == 0:
        return target
    copy(target, x.script.end.text, x.script.end.length)
    x.script.end.trx = 0
    return target + x.script.end.length


@kernel
def _set_end(x: Context, piece: int) -> None:
    """Note the text by which the transaction ends that is begun."""
    end = x.script.end.text
    x.script.end.length = put_piece(end, x.known.texts, piece) - end


@kernel
def set_commit(x: Context) -> None:
    """Have the transaction that is begun end with COMMIT."""
    _set_end(x, w.Q_COMMIT)


@kernel
def _set_xa_end(x: Context, trx: Trx, piece: int, last: int) -> None:
    """Note the text by which an XA transaction ends."""
    end, texts = x.script.end.text, x.known.texts
    target = put_piece(end, texts, piece)
    copy(target, trx.xa, trx.len_xa)
    x.script.end.length = put_piece(target + trx.len_xa, texts, last) - end


@kernel
def prepared(x: Context, text: int, length: int) -> int:
    """Return the number of a prepared XA transaction in the list, which is that of all where it is not there."""
    count = x.script.prepared.num
    for number in range(count):
        known = PreparedId.nth(x.script.prepared.ids, number)
        if known.length == length and equal(known + 8, text, length):
            return number
    return count


@kernel
def forget_prepared(x: Context, number: int) -> None:
    """A prepared transaction of the list has ended."""
    last = x.script.prepared.num - 1
    if number <= last:
        for slot in range(PreparedId.SLOTS):
            put(
                x.script.prepared.ids,
                number * PreparedId.SLOTS + slot,
                get(x.script.prepared.ids, last * PreparedId.SLOTS + slot),
            )
        x.script.prepared.num = last


@kernel
def _prepare(x: Context, trx: Trx) -> None:
    """Note an XA transaction that is begun and will be prepared."""
    text, length = trx.xa, trx.len_xa
    number = prepared(x, text, length)
    if number == x.script.prepared.num:
        known = PreparedId.nth(x.script.prepared.ids, number)
        known.length = length
        copy(known + 8, text, length)
        x.script.prepared.num = number + 1


@kernel
def _is_for_python(x: Context, trx: Trx, number: int) -> bool:
    """Whether Python has to begin a transaction."""
    if trx.is_odd or trx.outcome == IS_OPEN or x.script.end.of_python == number:
        return True
    if is_rest(x, trx):
        return True
    if not trx.known & s.IS_XA:
        return trx.outcome == IS_PREPARED or trx.len_xa != 0
    if trx.len_xa == 0 or trx.has_xid or trx.outcome == IS_ROLLED_BACK:
        return True
    if trx.outcome == IS_COMMITTED:
        return x.script.prepared.asks != 0
    return x.script.prepared.num == x.script.prepared.room


@kernel
def begin(x: Context, item: Item, limit: int) -> int:
    """Begin the transaction of a work item in the script, after the end of the one before; gives DONE or another
    answer. Up to `limit` is room, and more for what is known of it."""
    number, out, texts = x.trxs.base + item.trx + 1, x.out.text, x.known.texts
    trx = Trx.nth(x.trxs.list, item.trx)
    if x.script.end.trx and x.script.end.length == 0:
        return s.ENDS
    if _is_for_python(x, trx, number):
        return s.NOT_PLAIN
    early = x.script.early.length if x.script.early.of == number else 0
    target = out + x.out.used
    if not has_room(x, limit, target, early):
        return s.LINES_FULL
    event, position = x.base + item.at, item.outer + x.offset
    target = put_piece(put_end(x, target), texts, w.Q_ABOUT)
    target = put_gtid(x, put_about(x, target, event, position, trx, item.thread), trx)
    if trx.known & s.IS_XA:
        if trx.outcome == IS_PREPARED:
            _prepare(x, trx)
            _set_xa_end(x, trx, w.Q_XA_PREPARE, w.Q_STATEMENT_END)
        else:
            forget_prepared(x, prepared(x, trx.xa, trx.len_xa))
            _set_xa_end(x, trx, w.Q_XA_COMMIT, w.Q_ONE_PHASE)
        target = put_piece(target, texts, w.Q_XA_START)
        copy(target, trx.xa, trx.len_xa)
        target = put_piece(target + trx.len_xa, texts, w.Q_STATEMENT_END)
    else:
        _set_end(x, w.Q_ROLLBACK if trx.outcome == IS_ROLLED_BACK else w.Q_COMMIT)
        target = put_piece(target, texts, w.Q_BEGIN)
    copy(target, x.script.early.text, early)
    x.script.early.of = 0
    x.out.used = target + early - out
    x.script.end.trx = number
    x.undo.num_begun += 1
    return s.DONE


@kernel
def _begin_undo(x: Context, item: Item, trx: Trx, limit: int) -> int:
    """Begin a transaction that is undone, after the end of the one before; gives DONE or another answer."""
    if not can_begin(x, trx):
        return s.NOT_PLAIN
    out = x.out.text
    if not has_room(x, limit, out + x.out.used, s.ZERO) or not note_begin(x, item, trx):
        return s.LINES_FULL
    event, position = x.base + item.at, item.outer + x.offset
    target, about = put_turn(x, out + x.out.used), x.trx_text.buffer
    thread = trx.thread_id if item.signal else -1
    x.undo.about_length = put_about(x, about, event, position, trx, thread) - about
    x.out.used = put_begin(x, target, trx) - out
    x.script.end.trx = x.trxs.base + item.trx + 1
    x.undo.num_begun += 1
    return s.DONE


@kernel
def begin_transaction(x: Context, row_bytes: int, item: Item) -> int:
    """Begin the transaction of a work item, unless it has begun; gives DONE or another answer. `row_bytes`: room that
    is left after it."""
    answer, trx = s.DONE, Trx.nth(x.trxs.list, item.trx)
    if x.script.end.trx != x.trxs.base + item.trx + 1:
        limit = x.out.text + x.out.room - row_bytes - x.trx_text.around
        answer = _begin_undo(x, item, trx, limit) if x.undo.is_on else begin(x, item, limit)
    if answer == s.DONE and item.state & AUTOCOMMITTED and not x.undo.is_on:
        set_commit(x)  # the statement has ended its transaction, whatever comes
    return answer
