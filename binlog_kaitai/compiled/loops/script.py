"""Rows events to the statements of a script that replays them, as `sql.script` has it, or to the records of an undo.

A transaction is begun when something of it is met that the script has; its end, which is known by then, is written when
the next one begins.
"""

from __future__ import annotations

from binlog_kaitai.changes.transactions import AUTOCOMMITTED, IS_COMMITTED, IS_OPEN, IS_PREPARED, IS_ROLLED_BACK
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.header import server_id_of, time_of
from binlog_kaitai.compiled.loops.memory import copy, equal, get, kernel, load8, put, store8
from binlog_kaitai.compiled.loops.row_statements import find_row, put_check, put_statement
from binlog_kaitai.compiled.loops.time_text import put_iso
from binlog_kaitai.compiled.loops.undo import can_begin, note_begin, put_begin, put_turn, put_undo
from binlog_kaitai.compiled.loops.undo_events import put_inverse
from binlog_kaitai.compiled.loops.value_text import has_room, put_piece

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
    if get(x, s.C_CHECKED) and kind != s.INSERT:
        target = put_check(x, target, get(item, s.I_OUTER) + get(x, s.C_OFFSET), row)
    return target


@kernel
def _cascading(x: int) -> int:
    """Return where in the record of a session that begins what is for the rows at hand."""
    return 8 * ra.SE_CASCADING if get(x, s.C_CASCADES) else 0


@kernel
def _put_session(x: int, target: int, event: int) -> int:
    """What has to be set before the rows of an event."""
    session = get(x, s.C_SESSION) + _cascading(x)
    if get(x, s.C_SCRIPT_TIME) != time_of(event) * MICROSECONDS:
        target = put_uint(put_piece(target, get(x, s.C_TEXTS), w.Q_TIMESTAMP), time_of(event))
        target = put_piece(target, get(x, s.C_TEXTS), w.Q_STATEMENT_END)
    copy(target, get(session, ra.SE_ROWS), get(session, ra.SE_ROWS_LENGTH))
    return target + get(session, ra.SE_ROWS_LENGTH)


@kernel
def _note_thread(x: int, thread: int) -> None:
    """Note the connection of rows, where it is known, among those of the script, as far as there is room."""
    threads, count, number = get(x, s.C_THREADS), get(x, s.C_NUM_THREADS), 0
    while number < count and get(threads, number) != thread:
        number += 1
    if number == count and thread >= 0 and count < get(x, s.C_ROOM_THREADS):
        put(threads, count, thread)
        put(x, s.C_NUM_THREADS, count + 1)


@kernel
def keep_rows(x: int, item: int) -> None:
    """What was set before the rows that were just written is set; they stay."""
    put(x, s.C_KEPT_NUMBERS, get(x, s.C_NUM_NUMBERS))
    put(x, s.C_TRX_ROWS, get(x, s.C_TRX_ROWS) + get(x, s.C_ROWS))
    if get(x, s.C_ROWS):
        seconds = time_of(get(x, s.C_BASE) + get(item, s.I_AT))
        if get(x, s.C_SESSION):
            put(x, s.C_SCRIPT_TIME, s.NO_TIME if get(x, s.C_INVERSE) else seconds * MICROSECONDS)
            put(x, s.C_SESSION, get(get(x, s.C_SESSION) + _cascading(x), ra.SE_AFTER))
        put(x, s.C_FIRST_ROWS, min(get(x, s.C_FIRST_ROWS), seconds))
        put(x, s.C_LAST_ROWS, max(get(x, s.C_LAST_ROWS), seconds))
        if get(x, s.C_IS_UNDO) == 0:
            _note_thread(x, get(item, s.I_THREAD))


@kernel
def _is_unguarded(x: int, t: int, code: int) -> bool:
    """Whether rows would stay that were written before the script has tested their table for triggers."""
    if get(x, s.C_IS_UNDO) or get(t, s.S_GUARDED) == get(x, s.C_GUARDS):
        return False
    return code != -s.ODD and (get(x, s.C_HAS_VALUES) != 0 or get(x, s.C_NUM_NOTES) == 0)


@kernel
def put_statements(x: int, t: int, head: int, item: int, target: int, room_end: int, q: int) -> tuple[int, int, int]:
    """The rows of an event from q on, as far as there is room; gives the end of their text, the end of them, and a
    negative code unless they are all. C_ROWS is set to how many they are."""
    e, first, start, begin_at = get(x, s.C_ROWS_END), get(x, s.C_ROW_NUMBER), q, target
    row, code, values_before = first, 0, get(x, s.C_TAKEN_VALUES)
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
    if row > first and _is_unguarded(x, t, code):
        put(x, s.C_TAKEN_VALUES, values_before)
        put(x, s.C_ROWS, 0)
        return begin_at, start, -s.UNGUARDED
    put(x, s.C_ROWS, row - first)
    if row > first and get(x, s.C_IS_UNDO) and get(x, s.C_INVERSE):
        target = put_inverse(x, head, item, target)
    return target, q, code


@kernel
def form_of_gtids(x: int) -> int:
    """Return how a script sets GTIDs."""
    return get(get(x, s.C_INVERSE), ra.IV_GTIDS) if get(x, s.C_INVERSE) else ra.NO_GTIDS


@kernel
def is_rest(x: int, trx: int) -> bool:
    """Whether a script that keeps GTIDs would give that of a transaction to its rest: it begins before the range."""
    is_named = get(trx, s.T_LEN_GTID) != 0 and not get(trx, s.T_KNOWN) & s.HAS_WANTED_GTID
    return is_named and form_of_gtids(x) != ra.NO_GTIDS


@kernel
def _put_origin(x: int, target: int, trx: int) -> int:
    """When a transaction was committed first, and on which server, as far as it is known."""
    texts = get(x, s.C_TEXTS)
    if get(trx, s.T_KNOWN) & s.HAS_COMMIT_TIMES:
        target = put_uint(put_piece(target, texts, w.Q_ORIGINAL), get(trx, s.T_ORIGINAL))
        target = put_piece(target, texts, w.Q_ORIGINAL_END)
    if get(trx, s.T_KNOWN) & s.HAS_VERSIONS:
        target = put_uint(put_piece(target, texts, w.Q_VERSION), get(trx, s.T_ORIGINAL_VERSION))
        target = put_uint(put_piece(target, texts, w.Q_IMMEDIATE), get(trx, s.T_IMMEDIATE_VERSION))
        target = put_piece(target, texts, w.Q_VERSION_END)
    return target


@kernel
def put_gtid(x: int, target: int, trx: int) -> int:
    """What gives the transaction its GTID, where a script keeps those; in MariaDB each of the numbers is a variable."""
    texts, form, length = get(x, s.C_TEXTS), form_of_gtids(x), get(trx, s.T_LEN_GTID)
    if form == ra.NO_GTIDS or length == 0:
        return target if form == ra.NO_GTIDS else put_piece(target, texts, w.Q_NO_GTID)
    if form == ra.WHOLE_GTIDS:
        target = _put_origin(x, target, trx)
    target, dashes, text = put_piece(target, texts, w.Q_GTID), 0, trx + s.T_SLOTS * 8
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
def put_about(x: int, target: int, event: int, position: int, trx: int, thread: int) -> int:
    """What is said of a transaction; a connection that is not known is negative."""
    texts, length = get(x, s.C_TEXTS), get(trx, s.T_LEN_GTID)
    if length:
        copy(target, trx + s.T_SLOTS * 8, length)
        target = put_piece(target + length, texts, w.Q_GTID_END)
    target = put_piece(put_iso(target, time_of(event), _SPACE), texts, w.Q_SERVER)
    target = put_uint(target, server_id_of(event))
    if thread >= 0:
        target = put_uint(put_piece(target, texts, w.Q_THREAD), thread)
    return put_uint(put_piece(target, texts, w.Q_FILE), position)


@kernel
def put_end(x: int, target: int) -> int:
    """The end of the transaction that the script lacks it of."""
    if get(x, s.C_SCRIPT_TRX) == 0:
        return target
    copy(target, get(x, s.C_SCRIPT_END), get(x, s.C_SCRIPT_END_LENGTH))
    put(x, s.C_SCRIPT_TRX, 0)
    return target + get(x, s.C_SCRIPT_END_LENGTH)


@kernel
def _set_end(x: int, piece: int) -> None:
    """Note the text by which the transaction ends that is begun."""
    end = get(x, s.C_SCRIPT_END)
    put(x, s.C_SCRIPT_END_LENGTH, put_piece(end, get(x, s.C_TEXTS), piece) - end)


@kernel
def set_commit(x: int) -> None:
    """Have the transaction that is begun end with COMMIT."""
    _set_end(x, w.Q_COMMIT)


@kernel
def _set_xa_end(x: int, trx: int, piece: int, last: int) -> None:
    """Note the text by which an XA transaction ends."""
    end, texts = get(x, s.C_SCRIPT_END), get(x, s.C_TEXTS)
    target = put_piece(end, texts, piece)
    copy(target, trx + s.T_XA_TEXT, get(trx, s.T_LEN_XA))
    put(x, s.C_SCRIPT_END_LENGTH, put_piece(target + get(trx, s.T_LEN_XA), texts, last) - end)


@kernel
def prepared(x: int, text: int, length: int) -> int:
    """Return the number of a prepared XA transaction in the list, which is that of all where it is not there."""
    count = get(x, s.C_NUM_PREPARED)
    for number in range(count):
        known = get(x, s.C_PREPARED) + number * ra.XP_SIZE * 8
        if get(known, ra.XP_LENGTH) == length and equal(known + 8, text, length):
            return number
    return count


@kernel
def forget_prepared(x: int, number: int) -> None:
    """A prepared transaction of the list has ended."""
    last = get(x, s.C_NUM_PREPARED) - 1
    if number <= last:
        for slot in range(ra.XP_SIZE):
            put(get(x, s.C_PREPARED), number * ra.XP_SIZE + slot, get(get(x, s.C_PREPARED), last * ra.XP_SIZE + slot))
        put(x, s.C_NUM_PREPARED, last)


@kernel
def _prepare(x: int, trx: int) -> None:
    """Note an XA transaction that is begun and will be prepared."""
    text, length = trx + s.T_XA_TEXT, get(trx, s.T_LEN_XA)
    number = prepared(x, text, length)
    if number == get(x, s.C_NUM_PREPARED):
        known = get(x, s.C_PREPARED) + number * ra.XP_SIZE * 8
        put(known, ra.XP_LENGTH, length)
        copy(known + 8, text, length)
        put(x, s.C_NUM_PREPARED, number + 1)


@kernel
def _is_for_python(x: int, trx: int, number: int) -> bool:
    """Whether Python has to begin a transaction."""
    if get(trx, s.T_IS_ODD) or get(trx, s.T_OUTCOME) == IS_OPEN or get(x, s.C_PYTHON_TRX) == number:
        return True
    if is_rest(x, trx):
        return True
    if not get(trx, s.T_KNOWN) & s.IS_XA:
        return get(trx, s.T_OUTCOME) == IS_PREPARED or get(trx, s.T_LEN_XA) != 0
    if get(trx, s.T_LEN_XA) == 0 or get(trx, s.T_HAS_XID) or get(trx, s.T_OUTCOME) == IS_ROLLED_BACK:
        return True
    if get(trx, s.T_OUTCOME) == IS_COMMITTED:
        return get(x, s.C_ASKS_PREPARED) != 0
    return get(x, s.C_NUM_PREPARED) == get(x, s.C_ROOM_PREPARED)


@kernel
def begin(x: int, item: int, limit: int) -> int:
    """Begin the transaction of a work item in the script, after the end of the one before; gives DONE or another
    answer. Up to `limit` is room, and more for what is known of it."""
    number, out, texts = get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1, get(x, s.C_OUT), get(x, s.C_TEXTS)
    trx = get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    if get(x, s.C_SCRIPT_TRX) and get(x, s.C_SCRIPT_END_LENGTH) == 0:
        return s.ENDS
    if _is_for_python(x, trx, number):
        return s.NOT_PLAIN
    early = get(x, s.C_EARLY_LENGTH) if get(x, s.C_EARLY_OF) == number else 0
    target = out + get(x, s.C_OUT_USED)
    if not has_room(x, limit, target, early):
        return s.LINES_FULL
    event, position = get(x, s.C_BASE) + get(item, s.I_AT), get(item, s.I_OUTER) + get(x, s.C_OFFSET)
    target = put_piece(put_end(x, target), texts, w.Q_ABOUT)
    target = put_gtid(x, put_about(x, target, event, position, trx, get(item, s.I_THREAD)), trx)
    if get(trx, s.T_KNOWN) & s.IS_XA:
        if get(trx, s.T_OUTCOME) == IS_PREPARED:
            _prepare(x, trx)
            _set_xa_end(x, trx, w.Q_XA_PREPARE, w.Q_STATEMENT_END)
        else:
            forget_prepared(x, prepared(x, trx + s.T_XA_TEXT, get(trx, s.T_LEN_XA)))
            _set_xa_end(x, trx, w.Q_XA_COMMIT, w.Q_ONE_PHASE)
        target = put_piece(target, texts, w.Q_XA_START)
        copy(target, trx + s.T_XA_TEXT, get(trx, s.T_LEN_XA))
        target = put_piece(target + get(trx, s.T_LEN_XA), texts, w.Q_STATEMENT_END)
    else:
        _set_end(x, w.Q_ROLLBACK if get(trx, s.T_OUTCOME) == IS_ROLLED_BACK else w.Q_COMMIT)
        target = put_piece(target, texts, w.Q_BEGIN)
    copy(target, get(x, s.C_EARLY), early)
    put(x, s.C_EARLY_OF, 0)
    put(x, s.C_OUT_USED, target + early - out)
    put(x, s.C_SCRIPT_TRX, number)
    put(x, s.C_NUM_BEGUN, get(x, s.C_NUM_BEGUN) + 1)
    return s.DONE


@kernel
def _begin_undo(x: int, item: int, trx: int, limit: int) -> int:
    """Begin a transaction that is undone, after the end of the one before; gives DONE or another answer."""
    if not can_begin(x, trx):
        return s.NOT_PLAIN
    out = get(x, s.C_OUT)
    if not has_room(x, limit, out + get(x, s.C_OUT_USED), s.ZERO) or not note_begin(x, item, trx):
        return s.LINES_FULL
    event, position = get(x, s.C_BASE) + get(item, s.I_AT), get(item, s.I_OUTER) + get(x, s.C_OFFSET)
    target, about = put_turn(x, out + get(x, s.C_OUT_USED)), get(x, s.C_TRX_BUFFER)
    thread = get(trx, s.T_THREAD_ID) if get(item, s.I_SIGNAL) else -1
    put(x, s.C_ABOUT_LENGTH, put_about(x, about, event, position, trx, thread) - about)
    put(x, s.C_OUT_USED, put_begin(x, target, trx) - out)
    put(x, s.C_SCRIPT_TRX, get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1)
    put(x, s.C_NUM_BEGUN, get(x, s.C_NUM_BEGUN) + 1)
    return s.DONE


@kernel
def begin_transaction(x: int, row_bytes: int, item: int) -> int:
    """Begin the transaction of a work item, unless it has begun; gives DONE or another answer. `row_bytes`: room that
    is left after it."""
    answer, trx = s.DONE, get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    if get(x, s.C_SCRIPT_TRX) != get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1:
        limit = get(x, s.C_OUT) + get(x, s.C_OUT_ROOM) - row_bytes - get(x, s.C_TRX_LENGTH)
        answer = _begin_undo(x, item, trx, limit) if get(x, s.C_IS_UNDO) else begin(x, item, limit)
    if answer == s.DONE and get(item, s.I_STATE) & AUTOCOMMITTED and not get(x, s.C_IS_UNDO):
        set_commit(x)  # the statement has ended its transaction, whatever comes
    return answer
