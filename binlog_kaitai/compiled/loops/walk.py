"""The walk over the events: headers, checksums, transactions, and a list of the events that have or describe rows."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.crc import is_whole
from binlog_kaitai.compiled.loops.event_lines import put_event
from binlog_kaitai.compiled.loops.following import follow_event
from binlog_kaitai.compiled.loops.header import log_pos_of, size_of, time_of, type_of
from binlog_kaitai.compiled.loops.lists import current
from binlog_kaitai.compiled.loops.looked_for import look_at_event
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, put
from binlog_kaitai.compiled.loops.payload_events import begin_inside, is_payload, leave_payload, list_inside
from binlog_kaitai.compiled.loops.payloads import payload_at, size_inside
from binlog_kaitai.compiled.loops.rules import note_end
from binlog_kaitai.compiled.loops.sound import is_sound
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Payload
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
def _is_unknown(x: Context, kind: int, p: int, body: int, e: int) -> bool:
    """Whether Python has to say if an event is sound; notes where that is."""
    if kind != s.TABLE_MAP and (kind < s.INSERT or kind > s.DELETE):
        return False
    x.tables.unknown_at = p - x.base
    return not is_sound(x, kind, body, e, type_of(p))


@kernel
def _count(x: Context, kind: int, p: int, end: int) -> None:
    """Count an event that ends at a position of the log."""
    counts, seconds = x.form.counts, time_of(p)
    if log_pos_of(p) and log_pos_of(p) != end & _LOG_POS:
        x.says_ends = 0
        if get(x, Context.rules):
            note_end(x, kind, end - size_of(p), type_of(p), log_pos_of(p))
    put(counts, type_of(p), get(counts, type_of(p)) + 1)
    x.events += 1
    if seconds >= x.limits.start_time:
        x.limits.start_time = 0
    if seconds:
        x.first_time = min(seconds, x.first_time)
        x.last_time = max(seconds, x.last_time)


@kernel
def _is_full(x: Context) -> bool:
    """Whether a list has no room for what another event may add."""
    return x.items.num >= x.items.room or x.trxs.open + 2 >= x.trxs.room


@kernel
def _take_inside(x: Context, kind: int, p: int, body: int, e: int, at: int) -> int:
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
def _inside(x: Context, at: int, record: Payload) -> int:
    """The events of a payload from `x.inner` on. Gives DONE after the last, or what is to be done about the one
    there."""
    base, counts, answer = x.base, x.form.counts, s.DONE
    start, end = base + record.start, base + record.end
    p = start + x.inner - 1
    x.payloads.inside = start - base
    while p < end and answer == s.DONE:
        size = size_inside(x, p, end)
        if size == 0:
            answer = s.ODD
        elif _is_full(x):
            answer = s.FULL
        else:
            kind = load8(x.form.handlers + type_of(p))
            answer = _take_inside(x, kind, p, p + x.form.inner_body, p + size, at)
        if answer == s.DONE:
            put(counts, type_of(p), get(counts, type_of(p)) + 1)
            x.events += 1
            if time_of(p) >= x.limits.start_time:
                x.limits.start_time = 0
            p += size
    x.payloads.inside = 0
    x.inner = p - start + 1
    return answer


@kernel
def _payload(x: Context, kind: int, p: int, body: int, e: int, end: int) -> int:
    """The event at p, which ends at a position of the log, and the events of its payload, from `x.inner` on; gives
    DONE, or what is to be done about the event at hand."""
    at = p - x.base
    record = payload_at(x, at)
    if record == 0:
        return s.PAYLOADS
    has_ended = x.inner == 0 and x.trxs.state & t.AUTOCOMMITTED != 0  # the event says so by itself
    if record.start == 0 or has_ended:
        return s.ODD
    answer = s.DONE
    if x.inner == 0:
        answer = begin_inside(x, kind, p, body, e, current(x))
        if answer == s.DONE:
            _count(x, kind, p, end)
    if answer == s.DONE:
        answer = _inside(x, at, record)
    if answer == s.DONE:
        leave_payload(x, kind)
    return answer


@kernel
def _take(x: Context, kind: int, p: int, body: int, e: int, at: int) -> int:
    """What the reader wants of an event that begins at an offset; gives DONE, or what is to be done about it."""
    if kind == s.IF_DEFINING or kind == s.IF_NEW_MAP:
        return look_at_event(x, kind, p, body, e, at)
    if s.LIST_QUERY <= kind < s.IF_DEFINING:
        return put_event(x, p, body, e, kind, at + x.offset)
    if _is_unknown(x, kind, p, body, e):
        return s.UNKNOWN
    return s.DONE if follow_event(x, kind, p, body, e, at) else s.ODD


@kernel
def _stops_before(x: Context, position: int) -> int:
    """Return why the walk does not go on at a position, whatever is there; 0 where it does."""
    if position >= x.limits.walk_end:
        return s.PAST
    return s.FULL if position >= x.listing.decided else 0


@kernel
def _look_at(x: Context, p: int, left: int) -> int:
    """Take the event at p, of which `left` bytes are there. Gives its size, or a negative code."""
    stop = _stops_before(x, p - x.base + x.offset)
    if stop:
        return -stop
    size, tail = size_of(p), x.form.len_checksum
    if size < x.form.len_header + tail or size > x.limits.max_event or time_of(p) == _MAGIC_TIME:
        return -s.ODD
    if size > left:
        return 0
    kind = load8(x.form.handlers + type_of(p))
    if kind == s.ODD_EVENT:
        return -s.ODD
    if _is_full(x):
        return -s.FULL
    body, e = p + x.form.body, p + size - x.form.behind
    if tail and x.form.verify and x.inner == 0 and not is_whole(x, p, e, p + size):
        return -s.ODD
    at = p - x.base
    if at + x.offset >= x.limits.stop_position or time_of(p) >= x.limits.stop_time:
        return -s.PAST
    if is_payload(kind):
        answer = _payload(x, kind, p, body, e, at + size + x.offset)
        return size if answer == s.DONE else -answer
    answer = _take(x, kind, p, body, e, at)
    if answer != s.DONE:
        return -answer
    _count(x, kind, p, at + size + x.offset)
    return size


@kernel
def walk(x: Context) -> int:
    """Events from `x.at` on. Gives DONE where no whole event is left, or what is to be done about the event at
    `x.at`."""
    base = x.base
    p, end = base + x.at, base + x.have
    answer = s.DONE
    while end - p >= _HEADER_SIZE:
        size = _look_at(x, p, end - p)
        if size <= 0:
            answer = -size
            break
        p += size
    x.at = p - base
    return answer
