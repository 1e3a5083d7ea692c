"""Statements that are not about transactions, to the lines by which a client runs them again, as `sql.statements` has
them.

Python is asked once for each session that they were run with, and for each change from one to another.
"""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.changes.transactions import EXPLICIT
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.defining import may_matter
from binlog_kaitai.compiled.loops.digits import put_padded, put_uint
from binlog_kaitai.compiled.loops.header import flags_of, time_of
from binlog_kaitai.compiled.loops.memory import copy, equal, get, kernel, load8, put, store8
from binlog_kaitai.compiled.loops.script import MICROSECONDS, begin, is_rest, put_about, put_end, put_gtid
from binlog_kaitai.compiled.loops.value_text import has_room, put_piece

__all__ = ["put_replayed"]

_SUPPRESS_USE, _THREAD_SPECIFIC = int(layout.EventFlag.suppress_use), int(layout.EventFlag.thread_specific)
_HEAD = layout.PREFIX["query_event", None, None].size
_TAB, _NEWLINE, _SPACE = map(ord, "\t\n ")
_DASH, _DOT, _D, _CASE = map(ord, "-.d ")
_MICROS = 6
_AROUND = 128
"""Bytes of the constant texts around a statement, at the most."""


@kernel
def _meanings(x: int, p: int, end: int) -> int:
    """Return what the bytes of a statement may mean, a bit for each."""
    classes, found = get(x, s.C_CLASSES), 0
    while p < end:
        found |= load8(classes + load8(p))
        p += 1
    return found


@kernel
def _has_dashes(p: int, end: int) -> bool:
    """Whether there are two dashes, which may begin a comment."""
    while end - p > 1:
        if load8(p) == _DASH and load8(p + 1) == _DASH:
            return True
        p += 1
    return False


@kernel
def _may_command(p: int, end: int) -> bool:
    """Whether a line may begin with what a client takes for its own command."""
    while p < end:
        if load8(p) == _NEWLINE:
            p += 1
            while p < end and (load8(p) == _SPACE or load8(p) == _TAB):
                p += 1
            if p < end and load8(p) | _CASE == _D:
                return True
        else:
            p += 1
    return False


@kernel
def _is_key(x: int, key: int, start: int, length: int, flags: int) -> bool:
    """Whether a statement that was read was run with what was told before."""
    if get(key, ra.KY_LENGTH) != length or get(key, ra.KY_FLAGS) != flags:
        return False
    fields, known, at = get(x, s.C_FIELDS), get(key, ra.KY_BYTES), 0
    database = get(fields, loops.QUERY_EVENT_STOP_DATABASE) - get(fields, loops.QUERY_EVENT_AT_DATABASE)
    if get(key, ra.KY_LEN_DATABASE) != database:
        return False
    place = key + 8 * ra.KY_PLACES
    for _ in range(get(key, ra.KY_NUM_PLACES)):
        if not equal(known + at, start + at, get(place, 0) - at):
            return False
        at = get(place, 1)
        place += 16
    return equal(known + at, start + at, length - at)


@kernel
def _find_key(x: int, event: int, body: int) -> int:
    """Return the record of what a statement that was read was run with; 0 where Python was not asked."""
    start, flags = body + _HEAD, flags_of(event) & _SUPPRESS_USE
    length, key = get(get(x, s.C_FIELDS), loops.QUERY_EVENT_STOP_DATABASE) - start, get(x, s.C_KEYS)
    while key and not _is_key(x, key, start, length, flags):
        key = get(key, ra.KY_NEXT)
    return key


@kernel
def _find_change(x: int, key: int) -> int:
    """Return the record of how the session changes for a statement; 0 where Python was not asked."""
    change, session = get(key, ra.KY_CHANGES), get(x, s.C_SESSION)
    while change and get(change, ra.CH_FROM) != session:
        change = get(change, ra.CH_NEXT)
    return change


@kernel
def _micros(x: int) -> int:
    """Return the microseconds at which a statement was run."""
    fields = get(x, s.C_FIELDS)
    if get(fields, loops.QUERY_EVENT_HAS_MICROSECONDS):
        return get(fields, loops.QUERY_EVENT_MICROSECONDS)
    return get(fields, loops.QUERY_EVENT_MARIADB_HRNOW) if get(fields, loops.QUERY_EVENT_HAS_MARIADB_HRNOW) else 0


@kernel
def _put_text(target: int, text: int, length: int) -> int:
    copy(target, text, length)
    return target + length


@kernel
def _put_settings(x: int, target: int, change: int, seconds: int, micros: int) -> int:
    """The settings of the session that a statement needs and that are others now."""
    texts, length = get(x, s.C_TEXTS), get(change, ra.CH_LEN_SETTINGS)
    target = _put_text(target, get(change, ra.CH_BEFORE), get(change, ra.CH_LEN_BEFORE))
    if get(x, s.C_SCRIPT_TIME) != seconds * MICROSECONDS + micros:
        target = put_uint(put_piece(target, texts, w.Q_TIMESTAMP), seconds)
        if micros:
            store8(target, _DOT)
            target = put_padded(target + 1, micros, _MICROS)
        if length:
            target = put_piece(target, texts, w.Q_MORE)
    elif length:
        target = put_piece(target, texts, w.Q_SET)
    else:
        return target
    return put_piece(_put_text(target, get(change, ra.CH_SETTINGS), length), texts, w.Q_STATEMENT_END)


@kernel
def _put_delimited(x: int, target: int, query: int, end: int, meanings: int) -> int:
    """A statement and what ends it."""
    texts = get(x, s.C_TEXTS)
    if meanings & ra.ENDS_STATEMENT:
        target = _put_text(put_piece(target, texts, w.Q_DELIMITER), query, end - query)
        return put_piece(target, texts, w.Q_DELIMITED)
    target = _put_text(target, query, end - query)
    if meanings & ra.IS_SHARP or (meanings & ra.IS_DASH and _has_dashes(query, end)):
        return put_piece(target, texts, w.Q_AFTER_COMMENT)
    return put_piece(target, texts, w.Q_STATEMENT_END)


@kernel
def _is_plain(query: int, end: int, meanings: int, key: int) -> bool:
    """Whether a statement can be written as it stands, with one of the usual delimiters."""
    if meanings & ra.ENDS_STATEMENT and meanings & ra.IS_DOLLAR:
        return False
    if meanings & ra.IS_NEWLINE and _may_command(query, end):
        return False
    is_unsure = meanings & ra.IS_BACKSLASH and meanings & ra.IS_NOT_ASCII
    if meanings & ra.IS_BACKSLASH and get(key, ra.KY_IS_AMBIGUOUS) & ra.HAS_ODD_NAMES:
        return False
    return not (is_unsure and get(key, ra.KY_IS_AMBIGUOUS) & ra.IS_AMBIGUOUS)


@kernel
def _put_about(x: int, item: int, target: int) -> int:
    """What is said of a statement that stands for itself, after the end of the transaction before it."""
    event, position = get(x, s.C_BASE) + get(item, s.I_AT), get(item, s.I_OUTER) + get(x, s.C_OFFSET)
    trx = get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    target = put_piece(put_end(x, target), get(x, s.C_TEXTS), w.Q_ABOUT)
    target = put_gtid(x, put_about(x, target, event, position, trx, get(item, s.I_THREAD)), trx)
    store8(target, _NEWLINE)
    return target + 1


@kernel
def _begin(x: int, item: int, limit: int, wanted: int) -> int:
    """Begin the transaction of a statement, unless it stands for itself, with room for so many bytes more; gives DONE
    or another answer."""
    if get(x, s.C_SCRIPT_TRX) and get(x, s.C_SCRIPT_END_LENGTH) == 0:
        return s.ENDS
    if get(item, s.I_STATE) & EXPLICIT:
        if not has_room(x, limit, get(x, s.C_OUT) + get(x, s.C_OUT_USED), wanted):
            return s.LINES_FULL
        return begin(x, item, limit)
    trx = get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    return s.NOT_PLAIN if get(trx, s.T_IS_ODD) or is_rest(x, trx) else s.DONE


@kernel
def _told(x: int, is_wanted: bool) -> int:
    """Return what was told of statements that begin as the one that was read, and are run in its database: of wanted
    ones, or of others."""
    fields, entry = get(x, s.C_FIELDS), get(x, s.C_BEGINNINGS)
    query, database = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_AT_DATABASE)
    len_query = get(fields, loops.QUERY_EVENT_STOP_QUERY) - query
    len_database = get(fields, loops.QUERY_EVENT_STOP_DATABASE) - database
    while entry:
        text, length = get(entry, ra.BE_TEXT), get(entry, ra.BE_LENGTH)
        if (
            length <= len_query
            and get(entry, ra.BE_LEN_DATABASE) == len_database
            and (get(entry, ra.BE_TOLD) != ra.PASSED_OVER) == is_wanted
            and equal(text, query, length)
            and equal(text + length, database, len_database)
        ):
            return get(entry, ra.BE_TOLD)
        entry = get(entry, ra.BE_NEXT)
    return ra.NOTHING_TOLD


@kernel
def _is_for_python(x: int, event: int, query: int, end: int) -> bool:
    """Whether a wanted statement that was read is for Python, whatever its tables and the session are."""
    if flags_of(event) & _THREAD_SPECIFIC or get(get(x, s.C_FIELDS), loops.QUERY_EVENT_ERROR_CODE):
        return True
    return get(x, s.C_TAKES_REPLAYED) == s.ALL_ASKED or may_matter(query, end)


@kernel
def _leave(x: int) -> int:
    """Leave a statement out, which is counted, with what it reads."""
    put(x, s.C_VARIABLES_LENGTH, 0)
    put(x, s.C_NUM_LEFT, get(x, s.C_NUM_LEFT) + 1)
    return s.DONE


@kernel
def put_replayed(x: int, item: int, body: int, limit: int) -> int:
    """A statement that was read; gives DONE or another answer. Up to `limit` is room."""
    fields, trx = get(x, s.C_FIELDS), get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    if get(trx, s.T_KNOWN) & s.IS_NOT_DONE:
        return s.DONE
    has_names = get(x, s.C_HAS_NAMES) != 0
    if get(item, s.I_IS_WANTED) == 0:
        put(x, s.C_VARIABLES_LENGTH, 0)
        return s.PYTHON if has_names and _told(x, False) == ra.NOTHING_TOLD else s.DONE
    if get(x, s.C_TAKES_REPLAYED) == s.ALL_LEFT:
        return _leave(x)
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    if _is_for_python(x, get(x, s.C_BASE) + get(item, s.I_AT), query, end):
        return s.PYTHON
    told = _told(x, True) if has_names else ra.ON_CHOSEN
    if told != ra.ON_CHOSEN:
        return _leave(x) if told == ra.ON_OTHERS else s.PYTHON
    key = _find_key(x, get(x, s.C_BASE) + get(item, s.I_AT), body)
    change = _find_change(x, key) if key else 0
    if change == 0 or _micros(x) >= MICROSECONDS:
        return s.PYTHON
    meanings = _meanings(x, query, end)
    if not _is_plain(query, end, meanings, key):
        return s.PYTHON
    wanted = end - query + get(x, s.C_VARIABLES_LENGTH) + get(change, ra.CH_LEN_BEFORE) + _AROUND
    wanted += get(change, ra.CH_LEN_SETTINGS)
    is_begun = get(x, s.C_SCRIPT_TRX) == get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1
    answer = s.DONE if is_begun else _begin(x, item, limit, wanted)
    out = get(x, s.C_OUT)
    target = out + get(x, s.C_OUT_USED)
    if answer != s.DONE or not has_room(x, limit, target, wanted):
        return s.LINES_FULL if answer == s.DONE else answer
    if get(x, s.C_SCRIPT_TRX) != get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1:
        target = _put_about(x, item, target)
    seconds, micros = time_of(get(x, s.C_BASE) + get(item, s.I_AT)), _micros(x)
    target = _put_text(target, get(x, s.C_VARIABLES), get(x, s.C_VARIABLES_LENGTH))
    target = put_piece(_put_settings(x, target, change, seconds, micros), get(x, s.C_TEXTS), w.Q_REPLAYED)
    target = _put_delimited(x, target, query, end, meanings)
    put(x, s.C_OUT_USED, target - out)
    put(x, s.C_VARIABLES_LENGTH, 0)
    put(x, s.C_SCRIPT_TIME, seconds * MICROSECONDS + micros)
    put(x, s.C_SESSION, get(change, ra.CH_TO))
    return s.DONE
