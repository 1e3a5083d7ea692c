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
from binlog_kaitai.compiled.loops.deferred_text import has_room
from binlog_kaitai.compiled.loops.defining import may_matter
from binlog_kaitai.compiled.loops.digits import put_padded, put_uint
from binlog_kaitai.compiled.loops.header import flags_of, time_of
from binlog_kaitai.compiled.loops.memory import copy, equal, get, kernel, load8, store8
from binlog_kaitai.compiled.loops.script import MICROSECONDS, begin, is_rest, put_about, put_end, put_gtid
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Item
from binlog_kaitai.compiled.records.scripts import Beginning, SessionChange, Settings
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["put_replayed"]

_SUPPRESS_USE, _THREAD_SPECIFIC = int(layout.EventFlag.suppress_use), int(layout.EventFlag.thread_specific)
_HEAD = layout.PREFIX["query_event", None, None].size
_TAB, _NEWLINE, _SPACE = map(ord, "\t\n ")
_DASH, _DOT, _D, _CASE = map(ord, "-.d ")
_MICROS = 6
_AROUND = 128
"""Bytes of the constant texts around a statement, at the most."""


@kernel
def _meanings(x: Context, p: int, end: int) -> int:
    """Return what the bytes of a statement may mean, a bit for each."""
    classes, found = x.known.classes, 0
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
def _is_key(x: Context, key: Settings, start: int, length: int, flags: int) -> bool:
    """Whether a statement that was read was run with what was told before."""
    if key.length != length or key.flags != flags:
        return False
    fields, known, at = x.form.fields, key.bytes, 0
    database = get(fields, loops.QUERY_EVENT_STOP_DATABASE) - get(fields, loops.QUERY_EVENT_AT_DATABASE)
    if key.len_database != database:
        return False
    place = key.places
    for _ in range(key.num_places):
        if not equal(known + at, start + at, get(place, 0) - at):
            return False
        at = get(place, 1)
        place += 16
    return equal(known + at, start + at, length - at)


@kernel
def _find_key(x: Context, event: int, body: int) -> Settings:
    """Return the record of what a statement that was read was run with; 0 where Python was not asked."""
    start, flags = body + _HEAD, flags_of(event) & _SUPPRESS_USE
    length, key = get(x.form.fields, loops.QUERY_EVENT_STOP_DATABASE) - start, x.script.keys
    while key and not _is_key(x, key, start, length, flags):
        key = Settings(key.next)
    return key


@kernel
def _find_change(x: Context, key: Settings) -> SessionChange:
    """Return the record of how the session changes for a statement; 0 where Python was not asked."""
    change, session = key.changes, x.script.session
    while change and change.origin != session:
        change = SessionChange(change.next)
    return change


@kernel
def _micros(x: Context) -> int:
    """Return the microseconds at which a statement was run."""
    fields = x.form.fields
    if get(fields, loops.QUERY_EVENT_HAS_MICROSECONDS):
        return get(fields, loops.QUERY_EVENT_MICROSECONDS)
    return get(fields, loops.QUERY_EVENT_MARIADB_HRNOW) if get(fields, loops.QUERY_EVENT_HAS_MARIADB_HRNOW) else 0


@kernel
def _put_text(target: int, text: int, length: int) -> int:
    copy(target, text, length)
    return target + length


@kernel
def _put_settings(x: Context, target: int, change: SessionChange, seconds: int, micros: int) -> int:
    """The settings of the session that a statement needs and that are others now."""
    texts, length = x.known.texts, change.len_settings
    target = _put_text(target, change.before, change.len_before)
    if x.script.time != seconds * MICROSECONDS + micros:
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
    return put_piece(_put_text(target, change.settings, length), texts, w.Q_STATEMENT_END)


@kernel
def _put_delimited(x: Context, target: int, query: int, end: int, meanings: int) -> int:
    """A statement and what ends it."""
    texts = x.known.texts
    if meanings & ra.ENDS_STATEMENT:
        target = _put_text(put_piece(target, texts, w.Q_DELIMITER), query, end - query)
        return put_piece(target, texts, w.Q_DELIMITED)
    target = _put_text(target, query, end - query)
    if meanings & ra.IS_SHARP or (meanings & ra.IS_DASH and _has_dashes(query, end)):
        return put_piece(target, texts, w.Q_AFTER_COMMENT)
    return put_piece(target, texts, w.Q_STATEMENT_END)


@kernel
def _is_plain(query: int, end: int, meanings: int, key: Settings) -> bool:
    """Whether a statement can be written as it stands, with one of the usual delimiters."""
    if meanings & ra.ENDS_STATEMENT and meanings & ra.IS_DOLLAR:
        return False
    if meanings & ra.IS_NEWLINE and _may_command(query, end):
        return False
    is_unsure = meanings & ra.IS_BACKSLASH and meanings & ra.IS_NOT_ASCII
    if meanings & ra.IS_BACKSLASH and key.is_ambiguous & ra.HAS_ODD_NAMES:
        return False
    return not (is_unsure and key.is_ambiguous & ra.IS_AMBIGUOUS)


@kernel
def _put_about(x: Context, item: Item, target: int) -> int:
    """What is said of a statement that stands for itself, after the end of the transaction before it."""
    event, position = x.base + item.at, item.outer + x.offset
    trx = Trx.nth(x.trxs.list, item.trx)
    target = put_piece(put_end(x, target), x.known.texts, w.Q_ABOUT)
    target = put_gtid(x, put_about(x, target, event, position, trx, item.thread), trx)
    store8(target, _NEWLINE)
    return target + 1


@kernel
def _begin(x: Context, item: Item, limit: int, wanted: int) -> int:
    """Begin the transaction of a statement, unless it stands for itself, with room for so many bytes more; gives DONE
    or another answer."""
    if x.script.end.trx and x.script.end.length == 0:
        return s.ENDS
    if item.state & EXPLICIT:
        if not has_room(x, limit, x.out.text + x.out.used, wanted):
            return s.LINES_FULL
        return begin(x, item, limit)
    trx = Trx.nth(x.trxs.list, item.trx)
    return s.NOT_PLAIN if trx.is_odd or is_rest(x, trx) else s.DONE


@kernel
def _told(x: Context, is_wanted: bool) -> int:
    """Return what was told of statements that begin as the one that was read, and are run in its database: of wanted
    ones, or of others."""
    fields, entry = x.form.fields, x.script.beginnings
    query, database = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_AT_DATABASE)
    len_query = get(fields, loops.QUERY_EVENT_STOP_QUERY) - query
    len_database = get(fields, loops.QUERY_EVENT_STOP_DATABASE) - database
    while entry:
        text, length = entry.text, entry.length
        if (
            length <= len_query
            and entry.len_database == len_database
            and (entry.told != ra.PASSED_OVER) == is_wanted
            and equal(text, query, length)
            and equal(text + length, database, len_database)
        ):
            return entry.told
        entry = Beginning(entry.next)
    return ra.NOTHING_TOLD


@kernel
def _is_for_python(x: Context, event: int, query: int, end: int) -> bool:
    """Whether a wanted statement that was read is for Python, whatever its tables and the session are."""
    if flags_of(event) & _THREAD_SPECIFIC or get(x.form.fields, loops.QUERY_EVENT_ERROR_CODE):
        return True
    return x.script.takes_replayed == s.ALL_ASKED or may_matter(query, end)


@kernel
def _leave(x: Context) -> int:
    """Leave a statement out, which is counted, with what it reads."""
    x.script.variables.length = 0
    x.script.num_left += 1
    return s.DONE


@kernel
def put_replayed(x: Context, item: Item, body: int, limit: int) -> int:
    """A statement that was read; gives DONE or another answer. Up to `limit` is room."""
    fields, trx = x.form.fields, Trx.nth(x.trxs.list, item.trx)
    if trx.known & s.IS_NOT_DONE:
        return s.DONE
    has_names = x.wanted.has_names != 0
    if item.is_wanted == 0:
        x.script.variables.length = 0
        return s.PYTHON if has_names and _told(x, False) == ra.NOTHING_TOLD else s.DONE
    if x.script.takes_replayed == s.ALL_LEFT:
        return _leave(x)
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    if _is_for_python(x, x.base + item.at, query, end):
        return s.PYTHON
    told = _told(x, True) if has_names else ra.ON_CHOSEN
    if told != ra.ON_CHOSEN:
        return _leave(x) if told == ra.ON_OTHERS else s.PYTHON
    key = _find_key(x, x.base + item.at, body)
    change = SessionChange(_find_change(x, key) if key else 0)
    if change == 0 or _micros(x) >= MICROSECONDS:
        return s.PYTHON
    meanings = _meanings(x, query, end)
    if not _is_plain(query, end, meanings, key):
        return s.PYTHON
    wanted = end - query + x.script.variables.length + change.len_before + _AROUND
    wanted += change.len_settings
    is_begun = x.script.end.trx == x.trxs.base + item.trx + 1
    answer = s.DONE if is_begun else _begin(x, item, limit, wanted)
    out = x.out.text
    target = out + x.out.used
    if answer != s.DONE or not has_room(x, limit, target, wanted):
        return s.LINES_FULL if answer == s.DONE else answer
    if x.script.end.trx != x.trxs.base + item.trx + 1:
        target = _put_about(x, item, target)
    seconds, micros = time_of(x.base + item.at), _micros(x)
    target = _put_text(target, x.script.variables.text, x.script.variables.length)
    target = put_piece(_put_settings(x, target, change, seconds, micros), x.known.texts, w.Q_REPLAYED)
    target = _put_delimited(x, target, query, end, meanings)
    x.out.used = target - out
    x.script.variables.length = 0
    x.script.time = seconds * MICROSECONDS + micros
    x.script.session = change.to
    return s.DONE
