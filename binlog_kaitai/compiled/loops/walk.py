"""The walk over the events: headers, checksums, transactions, and a list of the events that have or describe rows."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.crc import is_whole
from binlog_kaitai.compiled.loops.defining import is_asked_for
from binlog_kaitai.compiled.loops.event_lines import put_event
from binlog_kaitai.compiled.loops.following import current, follow_event
from binlog_kaitai.compiled.loops.header import log_pos_of, size_of, time_of, type_of
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, put
from binlog_kaitai.compiled.loops.payload_events import begin_inside, is_payload, leave_payload, list_inside
from binlog_kaitai.compiled.loops.payloads import payload_at, size_inside
from binlog_kaitai.compiled.loops.rules import note_end
from binlog_kaitai.compiled.loops.sound import is_sound
from binlog_kaitai.format.headers import unpack_header

__all__ = ["walk"]


def _fields(name: str) -> dict[str, layout.Field]:
    return {field.name: field for field in layout.PREFIX[name, None, None].fields}


_HEADER, _HEADER_SIZE = _fields("event_header"), layout.PREFIX["event_header", None, None].size
_LOG_POS = (1 << 8 * _HEADER["log_pos"].size) - 1
_INSIDE = (s.QUERY, s.XID, s.XA_PREPARE, s.SAID, s.VARIABLE, s.RAND, s.USER_VAR)
"""What payloads have besides table maps and rows."""
_MAGIC_TIME = unpack_header(layout.MAGIC.ljust(_HEADER_SIZE, b"\0"), 0).timestamp
"""What the magic number of an appended log looks like where an event is expected."""


@kernel
def _is_unknown(x: int, kind: int, p: int, body: int, e: int) -> bool:
    """Whether Python has to say if an event is sound; notes where that is."""
    if kind != s.TABLE_MAP and (kind < s.INSERT or kind > s.DELETE):
        return False
    put(x, s.C_UNKNOWN_AT, p - get(x, s.C_BASE))
    return not is_sound(x, kind, body, e, type_of(p))


@kernel
def _count(x: int, kind: int, p: int, end: int) -> None:
    """Count an event that ends at a position of the log."""
    counts, seconds = get(x, s.C_COUNTS), time_of(p)
    if log_pos_of(p) and log_pos_of(p) != end & _LOG_POS:
        put(x, s.C_SAYS_ENDS, 0)
        if get(x, s.C_RULES):
            note_end(x, kind, end - size_of(p), type_of(p), log_pos_of(p))
    put(counts, type_of(p), get(counts, type_of(p)) + 1)
    put(x, s.C_EVENTS, get(x, s.C_EVENTS) + 1)
    if seconds >= get(x, s.C_START_TIME):
        put(x, s.C_START_TIME, 0)
    if seconds:
        put(x, s.C_FIRST_TIME, min(seconds, get(x, s.C_FIRST_TIME)))
        put(x, s.C_LAST_TIME, max(seconds, get(x, s.C_LAST_TIME)))


@kernel
def _is_full(x: int) -> bool:
    """Whether a list has no room for what another event may add."""
    return get(x, s.C_NUM_ITEMS) >= get(x, s.C_ROOM_ITEMS) or get(x, s.C_TRX) + 2 >= get(x, s.C_ROOM_TRXS)


@kernel
def _take_inside(x: int, kind: int, p: int, body: int, e: int, at: int) -> int:
    """What the reader wants of the event at p in the payload of the event at an offset; gives DONE, or what is to be
    done about it."""
    if s.LIST_QUERY <= kind <= s.IF_NEW_MAP:
        return list_inside(x, kind, p, body, e, at)
    if kind > s.DELETE and kind not in _INSIDE:
        return s.ODD
    if _is_unknown(x, kind, p, body, e):
        return s.UNKNOWN
    return s.DONE if follow_event(x, kind, p, body, e, at) else s.ODD


@kernel
def _inside(x: int, at: int, record: int) -> int:
    """The events of a payload from C_INNER on. Gives DONE after the last, or what is to be done about the one there."""
    base, counts, answer = get(x, s.C_BASE), get(x, s.C_COUNTS), s.DONE
    start, end = base + get(record, ra.PL_START), base + get(record, ra.PL_END)
    p = start + get(x, s.C_INNER) - 1
    put(x, s.C_INSIDE, start - base)
    while p < end and answer == s.DONE:
        size = size_inside(x, p, end)
        if size == 0:
            answer = s.ODD
        elif _is_full(x):
            answer = s.FULL
        else:
            kind = load8(get(x, s.C_HANDLERS) + type_of(p))
            answer = _take_inside(x, kind, p, p + get(x, s.C_INNER_BODY), p + size, at)
        if answer == s.DONE:
            put(counts, type_of(p), get(counts, type_of(p)) + 1)
            put(x, s.C_EVENTS, get(x, s.C_EVENTS) + 1)
            if time_of(p) >= get(x, s.C_START_TIME):
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
    if get(record, ra.PL_START) == 0 or has_ended:
        return s.ODD
    answer = s.DONE
    if get(x, s.C_INNER) == 0:
        answer = begin_inside(x, kind, p, body, e, current(x))
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
    if kind == s.IF_DEFINING or kind == s.IF_NEW_MAP:
        return s.ODD if is_asked_for(x, kind, p, body, e) else s.DONE
    if s.LIST_QUERY <= kind < s.IF_DEFINING:
        return put_event(x, p, body, e, kind, at + get(x, s.C_OFFSET))
    if _is_unknown(x, kind, p, body, e):
        return s.UNKNOWN
    return s.DONE if follow_event(x, kind, p, body, e, at) else s.ODD


@kernel
def _stops_before(x: int, position: int) -> int:
    """Return why the walk does not go on at a position, whatever is there; 0 where it does."""
    if position >= get(x, s.C_WALK_END):
        return s.PAST
    return s.FULL if position >= get(x, s.C_DECIDED) else 0


@kernel
def _look_at(x: int, p: int, left: int) -> int:
    """Take the event at p, of which `left` bytes are there. Gives its size, or a negative code."""
    stop = _stops_before(x, p - get(x, s.C_BASE) + get(x, s.C_OFFSET))
    if stop:
        return -stop
    size, tail = size_of(p), get(x, s.C_LEN_CHECKSUM)
    if size < get(x, s.C_LEN_HEADER) + tail or size > get(x, s.C_MAX_EVENT) or time_of(p) == _MAGIC_TIME:
        return -s.ODD
    if size > left:
        return 0
    kind = load8(get(x, s.C_HANDLERS) + type_of(p))
    if kind == s.ODD_EVENT:
        return -s.ODD
    if _is_full(x):
        return -s.FULL
    body, e = p + get(x, s.C_BODY), p + size - get(x, s.C_BEHIND)
    if tail and get(x, s.C_VERIFY) and get(x, s.C_INNER) == 0 and not is_whole(x, p, e, p + size):
        return -s.ODD
    at = p - get(x, s.C_BASE)
    if at + get(x, s.C_OFFSET) >= get(x, s.C_STOP_POSITION) or time_of(p) >= get(x, s.C_STOP_TIME):
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
