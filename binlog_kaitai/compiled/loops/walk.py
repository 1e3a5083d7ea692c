"""The walk over the events: headers, checksums, transactions, and a list of the events that have or describe rows."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.crc import is_whole
from binlog_kaitai.compiled.loops.defining import statement_may_define
from binlog_kaitai.compiled.loops.event_lines import put_event
from binlog_kaitai.compiled.loops.gtid import read_gtid, read_mariadb_gtid, read_tagged_gtid
from binlog_kaitai.compiled.loops.lists import next_run, shift
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, put, reader_of
from binlog_kaitai.compiled.loops.named import is_query_named
from binlog_kaitai.compiled.loops.payload_events import begin_inside, is_payload, leave_payload, list_inside
from binlog_kaitai.compiled.loops.payloads import inflate, payload_at, size_inside
from binlog_kaitai.compiled.loops.rows import decode
from binlog_kaitai.compiled.loops.rules import fits_rules, note_end
from binlog_kaitai.compiled.loops.sieve import note_thread
from binlog_kaitai.compiled.loops.sound import is_sound
from binlog_kaitai.compiled.loops.statements import UNKNOWN, statement_of
from binlog_kaitai.compiled.loops.tallies import weigh
from binlog_kaitai.compiled.loops.undo_lines import undo_lines
from binlog_kaitai.compiled.loops.wanted import is_wanted, open_gate
from binlog_kaitai.format.headers import unpack_header

__all__ = ["entry"]


def _fields(name: str) -> dict[str, layout.Field]:
    return {field.name: field for field in layout.PREFIX[name, None, None].fields}


_HEADER, _HEADER_SIZE = _fields("event_header"), layout.PREFIX["event_header", None, None].size
_time, _type, _server_id = (reader_of(_HEADER[name]) for name in ("timestamp", "event_type", "server_id"))
_size, _log_pos = reader_of(_HEADER["event_size"]), reader_of(_HEADER["log_pos"])
_LOG_POS = (1 << 8 * _HEADER["log_pos"].size) - 1
_MAGIC_TIME = unpack_header(layout.MAGIC.ljust(_HEADER_SIZE, b"\0"), 0).timestamp
"""What the magic number of an appended log looks like where an event is expected."""

_next_state, _ends_before, _ends_after = kernel(t.next_state), kernel(t.ends_before), kernel(t.ends_after)
_step = kernel(t.step)
_STANDALONE = int(layout.MariadbGtidFlag.standalone)
_END_OF_STATEMENT = int(layout.RowsFlag.stmt_end)


@kernel
def _current(x: int) -> int:
    return get(x, s.C_TRXS) + get(x, s.C_TRX) * s.T_BYTES


@kernel
def _end(x: int, outcome: int) -> None:
    """The open transaction ends, if there is one; the next has the record behind it."""
    if get(_current(x), s.T_USED):
        put(_current(x), s.T_OUTCOME, outcome)
        put(x, s.C_TRX, get(x, s.C_TRX) + 1)


@kernel
def _clear(x: int) -> None:
    """Clear the record of a transaction that begins."""
    trx = _current(x)
    for slot in range(s.T_SLOTS):
        put(trx, slot, 0)


@kernel
def _next_trx(x: int) -> int:
    """The record of a transaction that begins: the one behind the open transaction's."""
    return _current(x) + (s.T_BYTES if get(_current(x), s.T_USED) else 0)


@kernel
def _read_gtid(x: int, kind: int, p: int, body: int, e: int) -> int:
    """Return which signal a GTID event is, or UNKNOWN; it is read into the record of the transaction that begins."""
    trx = _next_trx(x)
    for slot in range(s.T_SLOTS):
        put(trx, slot, 0)
    if kind == s.MARIADB_GTID:
        if not read_mariadb_gtid(x, trx, body, e, _server_id(p)):
            return UNKNOWN
        note_thread(x, trx)
        return t.GTID if get(get(x, s.C_FIELDS), loops.GTID_EVENT_FLAGS) & _STANDALONE else t.GTID_AND_BEGIN
    if not (read_gtid(x, trx, body, e) if kind == s.GTID else read_tagged_gtid(x, trx, body, e)):
        return UNKNOWN
    return t.GTID if get(trx, s.T_LEN_GTID) else t.ANONYMOUS_GTID


@kernel
def _signal(x: int, kind: int, p: int, body: int, e: int) -> int:
    """Return what an event is to a transaction, or UNKNOWN. C_FIELDS has what it says."""
    if e <= body:
        return UNKNOWN
    if kind == s.GTID or kind == s.TAGGED_GTID or kind == s.MARIADB_GTID:
        return _read_gtid(x, kind, p, body, e)
    if kind == s.QUERY:
        return statement_of(x, p, body, e)
    if kind == s.VARIABLE:
        return t.NOTHING if loops.read_intvar_event(body, e, get(x, s.C_FIELDS)) == e else UNKNOWN
    if kind == s.XID:
        return t.COMMITS if loops.read_xid_event(body, e, get(x, s.C_FIELDS)) == e else UNKNOWN
    if s.INSERT <= kind <= s.DELETE:
        if not _reads_rows_head(x, p, body, e):
            return UNKNOWN
        return t.LAST_ROWS if get(get(x, s.C_FIELDS), loops.ROWS_EVENT_HEAD_FLAGS) & _END_OF_STATEMENT else t.ROWS
    return t.NOTHING


@kernel
def _note_query(x: int, trx: int, fields: int) -> None:
    put(trx, s.T_USED, 1)
    if not get(trx, s.T_RESOLVED):
        put(trx, s.T_THREAD_ID, get(fields, loops.QUERY_EVENT_THREAD_ID))
        put(trx, s.T_KNOWN, get(trx, s.T_KNOWN) | s.HAS_THREAD_ID)
        note_thread(x, trx)


@kernel
def _note_rows(x: int, kind: int, p: int, body: int, e: int, at: int) -> None:
    trx, fields = _current(x), get(x, s.C_FIELDS)
    if is_wanted(x, p, at + get(x, s.C_OFFSET)):
        _add_item(x, p, body, e, kind, at)
    else:
        if get(fields, loops.ROWS_EVENT_HEAD_FLAGS) & _END_OF_STATEMENT:
            put(x, s.C_ENDED, 1)
        if at + get(x, s.C_OFFSET) < get(x, s.C_START_POSITION):
            put(trx, s.T_KNOWN, get(trx, s.T_KNOWN) | s.HAS_MISSED_ROWS)
    put(trx, s.T_USED, 1)
    put(trx, s.T_KNOWN, get(trx, s.T_KNOWN) | s.HAS_ROWS)
    if get(trx, s.T_KNOWN) & s.HAS_THREAD_ID and not get(trx, s.T_RESOLVED):  # else its end may have told the thread
        put(trx, s.T_KNOWN, get(trx, s.T_KNOWN) | s.HAS_THREAD_OF_ROWS)


@kernel
def _note_said(x: int, p: int, body: int, e: int, at: int) -> None:
    """Keep the first statement of rows of a transaction, or all where they decide."""
    if get(x, s.C_ASKS_SAID) or not get(_current(x), s.T_HAS_SAID):
        _add_item(x, p, body, e, s.SAID, at)
        put(_current(x), s.T_HAS_SAID, 1)


@kernel
def _note(x: int, kind: int, p: int, body: int, e: int, at: int) -> None:
    """Keep what an event says of the transaction that is open, or that it begins."""
    trx, fields = _current(x), get(x, s.C_FIELDS)
    if kind == s.QUERY:
        _note_query(x, trx, fields)
    elif kind == s.XID:
        put(trx, s.T_USED, 1)
        put(trx, s.T_XID, get(fields, loops.XID_EVENT_XID))
        put(trx, s.T_HAS_XID, 1)
    elif kind == s.TABLE_MAP:
        _add_item(x, p, body, e, kind, at)
    elif s.INSERT <= kind <= s.DELETE:
        _note_rows(x, kind, p, body, e, at)
    elif kind == s.SAID:
        _note_said(x, p, body, e, at)
    elif kind != s.COUNT and kind != s.VARIABLE:
        put(trx, s.T_USED, 1)
        open_gate(x, trx)


@kernel
def _note_place(x: int, p: int, at: int) -> None:
    """Keep where the open transaction begins and when its last event was, unless that is known in advance."""
    trx = _current(x)
    if get(trx, s.T_RESOLVED):
        return
    if not get(trx, s.T_KNOWN) & s.HAS_PLACE:
        put(trx, s.T_BEGIN, at + get(x, s.C_OFFSET))
        put(trx, s.T_KNOWN, get(trx, s.T_KNOWN) | s.HAS_PLACE)
    put(trx, s.T_END_TIME, _time(p))


@kernel
def _add_item(x: int, p: int, body: int, e: int, kind: int, at: int) -> None:
    number = get(x, s.C_NUM_ITEMS)
    base, item = get(x, s.C_BASE), get(x, s.C_ITEMS) + number * s.I_SIZE * 8
    put(item, s.I_AT, p - base)
    put(item, s.I_BODY, body - base)
    put(item, s.I_END, e - base)
    put(item, s.I_KIND, kind)
    put(item, s.I_TRX, get(x, s.C_TRX))
    put(item, s.I_OUTER, at)
    put(item, s.I_PAYLOAD, get(x, s.C_INSIDE))
    put(item, s.I_ENDED, get(x, s.C_ENDED))
    put(item, s.I_ROWS, 0)
    put(x, s.C_ENDED, 0)
    put(_current(x), s.T_USED, 1)
    put(x, s.C_NUM_ITEMS, number + 1)


@kernel
def _reads_rows_head(x: int, p: int, body: int, e: int) -> bool:
    post_header = load8(get(x, s.C_POST_HEADERS) + _type(p))
    return loops.read_rows_event_head(body, e, get(x, s.C_FIELDS), post_header) != 0


@kernel
def _event(x: int, kind: int, p: int, body: int, e: int, at: int) -> bool:
    """Do what an event's type asks for. False for an event that Python has to look at; then nothing was done. `at` is
    the offset where it begins, or the event whose payload it is in."""
    signal = _signal(x, kind, p, body, e)
    if signal == UNKNOWN:
        return False
    if t.ROWS <= signal <= t.LAST_ROWS and get(x, s.C_ONLY_BEGUN) and not get(x, s.C_STATE) & t.EXPLICIT:
        return False
    if get(x, s.C_RULES) and not fits_rules(x, kind, _next_trx(x), _server_id(p), signal, at + get(x, s.C_OFFSET)):
        return False
    answer = _step(get(x, s.C_STATE), signal)
    if _ends_before(answer):
        _end(x, _ends_before(answer) - 1)
        if signal < t.ANONYMOUS_GTID or signal > t.GTID_AND_BEGIN:  # else it was read into the record
            _clear(x)
    _note(x, kind, p, body, e, at)
    if signal == t.STATEMENT and is_wanted(x, p, at + get(x, s.C_OFFSET)):
        is_named = not get(x, s.C_HAS_NAMES) or is_query_named(x) > 0
        put(x, s.C_NUM_STATEMENTS, get(x, s.C_NUM_STATEMENTS) + (1 if is_named else 0))
    if kind not in (s.COUNT, s.SAID, s.VARIABLE):
        _note_place(x, p, at)
    if get(x, s.C_TALLIES):
        weigh(x, _current(x), p, at)
    if _ends_after(answer):
        _end(x, _ends_after(answer) - 1)
        _clear(x)
    put(x, s.C_STATE, _next_state(answer))
    return True


@kernel
def _is_unknown(x: int, kind: int, p: int, body: int, e: int) -> bool:
    """Whether Python has to say if an event is sound; notes where that is."""
    if kind != s.TABLE_MAP and (kind < s.INSERT or kind > s.DELETE):
        return False
    put(x, s.C_UNKNOWN_AT, p - get(x, s.C_BASE))
    return not is_sound(x, kind, body, e, _type(p))


@kernel
def _count(x: int, kind: int, p: int, end: int) -> None:
    """Count an event that ends at a position of the log."""
    counts, seconds = get(x, s.C_COUNTS), _time(p)
    if _log_pos(p) and _log_pos(p) != end & _LOG_POS:
        put(x, s.C_SAYS_ENDS, 0)
        if get(x, s.C_RULES):
            note_end(x, kind, end - _size(p), _type(p), _log_pos(p))
    put(counts, _type(p), get(counts, _type(p)) + 1)
    put(x, s.C_EVENTS, get(x, s.C_EVENTS) + 1)
    if seconds >= get(x, s.C_START_TIME):
        put(x, s.C_START_TIME, 0)
    if seconds:
        put(x, s.C_FIRST_TIME, min(seconds, get(x, s.C_FIRST_TIME)))
        put(x, s.C_LAST_TIME, max(seconds, get(x, s.C_LAST_TIME)))


@kernel
def _is_full(x: int) -> bool:
    """Whether a list has no room for what another event may add."""
    return get(x, s.C_NUM_ITEMS) == get(x, s.C_ROOM_ITEMS) or get(x, s.C_TRX) + 2 >= get(x, s.C_ROOM_TRXS)


@kernel
def _take_inside(x: int, kind: int, p: int, body: int, e: int, at: int) -> int:
    """What the reader wants of the event at p in the payload of the event at an offset; gives DONE, or what is to be
    done about it."""
    if s.LIST_QUERY <= kind <= s.IF_DEFINING:
        return list_inside(x, kind, p, body, e, at)
    if kind > s.DELETE and kind not in (s.QUERY, s.XID, s.SAID, s.VARIABLE):
        return s.ODD
    if _is_unknown(x, kind, p, body, e):
        return s.UNKNOWN
    return s.DONE if _event(x, kind, p, body, e, at) else s.ODD


@kernel
def _inside(x: int, at: int, record: int) -> int:
    """The events of a payload from C_INNER on. Gives DONE after the last, or what is to be done about the one there."""
    base, counts, answer = get(x, s.C_BASE), get(x, s.C_COUNTS), s.DONE
    start, end = base + get(record, s.PL_START), base + get(record, s.PL_END)
    p = start + get(x, s.C_INNER) - 1
    put(x, s.C_INSIDE, start - base)
    while p < end and answer == s.DONE:
        size = size_inside(x, p, end)
        if size == 0:
            answer = s.ODD
        elif _is_full(x):
            answer = s.FULL
        else:
            kind = load8(get(x, s.C_HANDLERS) + _type(p))
            answer = _take_inside(x, kind, p, p + get(x, s.C_INNER_BODY), p + size, at)
        if answer == s.DONE:
            put(counts, _type(p), get(counts, _type(p)) + 1)
            put(x, s.C_EVENTS, get(x, s.C_EVENTS) + 1)
            if _time(p) >= get(x, s.C_START_TIME):
                put(x, s.C_START_TIME, 0)
            p += size
    put(x, s.C_INSIDE, 0)
    put(x, s.C_INNER, p - start + 1)
    return answer


@kernel
def _payload(x: int, kind: int, p: int, body: int, e: int, end: int) -> int:
    """The event at p, which ends at a position of the log, and the events of its payload, from C_INNER on; gives DONE,
    or what is to be done about the event at hand."""
    at = p - get(x, s.C_BASE)
    record = payload_at(x, at)
    if record == 0:
        return s.PAYLOADS
    has_ended = get(x, s.C_INNER) == 0 and get(x, s.C_STATE) & t.AUTOCOMMITTED != 0  # the event says so by itself
    if get(record, s.PL_START) == 0 or has_ended:
        return s.ODD
    answer = s.DONE
    if get(x, s.C_INNER) == 0:
        answer = begin_inside(x, kind, p, body, e, _current(x))
        if answer == s.DONE:
            _count(x, kind, p, end)
    if answer == s.DONE:
        answer = _inside(x, at, record)
    if answer == s.DONE:
        leave_payload(x, kind)
    return answer


@kernel
def _take(x: int, kind: int, p: int, body: int, e: int, at: int) -> int:
    """What the reader wants of an event that begins at an offset; gives DONE, or what is to be done about it."""
    if kind == s.IF_DEFINING:
        return s.ODD if statement_may_define(x, p, body, e) else s.DONE
    if s.LIST_QUERY <= kind < s.IF_DEFINING:
        return put_event(x, p, body, e, kind, at + get(x, s.C_OFFSET))
    if _is_unknown(x, kind, p, body, e):
        return s.UNKNOWN
    return s.DONE if _event(x, kind, p, body, e, at) else s.ODD


@kernel
def _look_at(x: int, p: int, left: int) -> int:
    """Take the event at p, of which `left` bytes are there. Gives its size, or a negative code."""
    if p - get(x, s.C_BASE) + get(x, s.C_OFFSET) >= get(x, s.C_WALK_END):
        return -s.PAST
    size, tail = _size(p), get(x, s.C_LEN_CHECKSUM)
    if size < get(x, s.C_LEN_HEADER) + tail or size > get(x, s.C_MAX_EVENT) or _time(p) == _MAGIC_TIME:
        return -s.ODD
    if size > left:
        return 0
    kind = load8(get(x, s.C_HANDLERS) + _type(p))
    if kind == s.ODD_EVENT:
        return -s.ODD
    if _is_full(x):
        return -s.FULL
    body, e = p + get(x, s.C_BODY), p + size - get(x, s.C_BEHIND)
    if tail and get(x, s.C_VERIFY) and get(x, s.C_INNER) == 0 and not is_whole(x, p, e, p + size):
        return -s.ODD
    at = p - get(x, s.C_BASE)
    if at + get(x, s.C_OFFSET) >= get(x, s.C_STOP_POSITION) or _time(p) >= get(x, s.C_STOP_TIME):
        return -s.PAST
    if is_payload(kind):
        answer = _payload(x, kind, p, body, e, at + size + get(x, s.C_OFFSET))
        return size if answer == s.DONE else -answer
    answer = _take(x, kind, p, body, e, at)
    if answer != s.DONE:
        return -answer
    _count(x, kind, p, at + size + get(x, s.C_OFFSET))
    return size


@kernel
def walk(x: int) -> int:
    """Events from C_AT on. Gives DONE where no whole event is left, or what is to be done about the event at C_AT."""
    base = get(x, s.C_BASE)
    p, end = base + get(x, s.C_AT), base + get(x, s.C_HAVE)
    answer = s.DONE
    while end - p >= _HEADER_SIZE:
        size = _look_at(x, p, end - p)
        if size <= 0:
            answer = -size
            break
        p += size
    put(x, s.C_AT, p - base)
    return answer


def entry(x: int) -> int:
    """The one function that Python calls: the context says what is to be done."""
    action = get(x, s.C_ACTION)
    if action == s.WALK:
        return walk(x)
    if action == s.DECODE:
        return decode(x)
    if action == s.SHIFT:
        return shift(x)
    if action == s.NEXT_RUN:
        return next_run(x)
    if action == s.INFLATE:
        return inflate(x)
    if action == s.UNDO_LINES:
        return undo_lines(x)
    return s.SELF_TEST_ANSWER
