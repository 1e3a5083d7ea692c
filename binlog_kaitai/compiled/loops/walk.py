"""The walk over the events: headers, checksums, transactions, and a list of the events that have or describe rows."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.crc import is_whole
from binlog_kaitai.compiled.loops.defining import payload_if_defining, statement_may_define
from binlog_kaitai.compiled.loops.event_lines import put_event
from binlog_kaitai.compiled.loops.following import current, follow_event, signal_of, stands_alone
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, put, reader_of
from binlog_kaitai.compiled.loops.payload_lines import put_payload
from binlog_kaitai.compiled.loops.payloads import payload_at, size_inside
from binlog_kaitai.compiled.loops.rules import note_end
from binlog_kaitai.compiled.loops.sound import is_sound
from binlog_kaitai.compiled.loops.statements import UNKNOWN
from binlog_kaitai.compiled.loops.tallies import weigh
from binlog_kaitai.format.headers import unpack_header

__all__ = ["walk"]


def _fields(name: str) -> dict[str, layout.Field]:
    return {field.name: field for field in layout.PREFIX[name, None, None].fields}


_HEADER, _HEADER_SIZE = _fields("event_header"), layout.PREFIX["event_header", None, None].size
_time, _type, _server_id = (reader_of(_HEADER[name]) for name in ("timestamp", "event_type", "server_id"))
_size, _log_pos = reader_of(_HEADER["event_size"]), reader_of(_HEADER["log_pos"])
_LOG_POS = (1 << 8 * _HEADER["log_pos"].size) - 1
_INSIDE = (s.QUERY, s.XID, s.XA_PREPARE, s.SAID, s.VARIABLE, s.RAND, s.USER_VAR)
"""What payloads have besides table maps and rows."""
_MAGIC_TIME = unpack_header(layout.MAGIC.ljust(_HEADER_SIZE, b"\0"), 0).timestamp
"""What the magic number of an appended log looks like where an event is expected."""


@kernel
def _ends_transaction(x: int, kind: int, p: int, body: int, e: int, is_first: int) -> int:
    """Whether an event in a payload ends the transaction; a negative number for one that Python has to look at.

    The first has to be BEGIN, and no other may be: so a payload ends no more transactions than there is room for.
    """
    if kind > s.DELETE and kind not in _INSIDE:
        return -1
    signal = signal_of(x, kind, p, body, e)
    if signal == UNKNOWN or (signal == t.BEGINS) != (is_first != 0) or stands_alone(x, kind, signal):
        return -1
    return 1 if signal == t.COMMITS or signal == t.PREPARES else 0


@kernel
def _is_unknown(x: int, kind: int, p: int, body: int, e: int) -> bool:
    """Whether Python has to say if an event is sound; notes where that is."""
    if kind != s.TABLE_MAP and (kind < s.INSERT or kind > s.DELETE):
        return False
    put(x, s.C_UNKNOWN_AT, p - get(x, s.C_BASE))
    return not is_sound(x, kind, body, e, _type(p))


@kernel
def _count_inside(x: int, p: int, end: int) -> int:
    """How many events a payload has, 0 for one that Python has to look at, -1 where one is unknown: the loops take it
    only when they can take all of it, and when its last event ends the transaction."""
    count, ends = 0, 0
    while p < end and ends == 0:
        size = size_inside(x, p, end)
        if size == 0:
            return 0
        kind = load8(get(x, s.C_HANDLERS) + _type(p))
        body = p + get(x, s.C_INNER_BODY)
        ends = _ends_transaction(x, kind, p, body, p + size, 1 if count == 0 else 0)
        if ends == 0 and _is_unknown(x, kind, p, body, p + size):
            return -1
        p += size
        count += 1
    return count if p == end and ends == 1 else 0


@kernel
def _payload(x: int, at: int) -> int:
    """The events of a payload, all or none; gives DONE, or what is to be done about it."""
    record = payload_at(x, at)
    if record == 0:
        return s.PAYLOADS
    start, end = get(record, ra.PL_START), get(x, s.C_BASE) + get(record, ra.PL_END)
    p = get(x, s.C_BASE) + start
    has_none_open = not get(x, s.C_STATE) & (t.AUTOCOMMITTED | (t.EXPLICIT if get(x, s.C_RULES) else 0))
    count = _count_inside(x, p, end) if start and has_none_open else 0
    if count < 0:
        return s.UNKNOWN
    if count == 0 or 2 * (count + s.SPARE) > get(x, s.C_ROOM_ITEMS):  # else there is room when older items are done
        return s.ODD
    if get(x, s.C_NUM_ITEMS) + count > get(x, s.C_ROOM_ITEMS):
        return s.FULL
    counts = get(x, s.C_COUNTS)
    if get(x, s.C_TALLIES):
        trx, event = current(x), get(x, s.C_BASE) + at
        weigh(x, trx, event, at)
        put(trx, s.T_BYTES_INFLATED, get(trx, s.T_BYTES_INFLATED) - _size(event))
    put(x, s.C_INSIDE, start)
    while p < end:
        body, e, kind = p + get(x, s.C_INNER_BODY), p + _size(p), load8(get(x, s.C_HANDLERS) + _type(p))
        follow_event(x, kind, p, body, e, at)
        put(counts, _type(p), get(counts, _type(p)) + 1)
        if _time(p) >= get(x, s.C_START_TIME):
            put(x, s.C_START_TIME, 0)
        p = e
    put(x, s.C_INSIDE, 0)
    return s.DONE


@kernel
def _take(x: int, kind: int, p: int, body: int, e: int, at: int) -> int:
    """What the reader wants of an event that begins at an offset; gives DONE, or what is to be done about it."""
    if kind == s.IF_DEFINING:
        return s.ODD if statement_may_define(x, p, body, e) else s.DONE
    if kind == s.LIST_PAYLOAD:
        return put_payload(x, p, body, e, at)
    if s.LIST_QUERY <= kind < s.IF_DEFINING:
        return put_event(x, p, body, e, kind, at + get(x, s.C_OFFSET))
    if kind == s.PAYLOAD:
        return _payload(x, at)
    if kind == s.PAYLOAD_IF_DEFINING:
        return payload_if_defining(x, at)
    if _is_unknown(x, kind, p, body, e):
        return s.UNKNOWN
    return s.DONE if follow_event(x, kind, p, body, e, at) else s.ODD


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
    if get(x, s.C_NUM_ITEMS) == get(x, s.C_ROOM_ITEMS) or get(x, s.C_TRX) + 2 >= get(x, s.C_ROOM_TRXS):
        return -s.FULL
    body, e = p + get(x, s.C_BODY), p + size - get(x, s.C_BEHIND)
    if tail and get(x, s.C_VERIFY) and not is_whole(x, p, e, p + size):
        return -s.ODD
    at = p - get(x, s.C_BASE)
    if at + get(x, s.C_OFFSET) >= get(x, s.C_STOP_POSITION) or _time(p) >= get(x, s.C_STOP_TIME):
        return -s.PAST
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
