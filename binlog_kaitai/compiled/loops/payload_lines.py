"""The lines of a transaction payload and of the events in it: all of them, or none."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.event_lines import put_event, put_payload_line
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, put, reader_of
from binlog_kaitai.compiled.loops.payloads import payload_at, read_payload, size_inside
from binlog_kaitai.compiled.loops.wanted import is_wanted

__all__ = ["put_payload"]

_HEADER = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_time, _type, _size = (reader_of(_HEADER[name]) for name in ("timestamp", "event_type", "event_size"))


@kernel
def _reach(x: int, p: int) -> None:
    """The start time is reached by the event at p, or not."""
    if _time(p) >= get(x, s.C_START_TIME):
        put(x, s.C_START_TIME, 0)


@kernel
def _put_inside(x: int, p: int, end: int, position: int) -> int:
    """The lines of the events from p to the end of a payload, whose event is at a position."""
    while p < end:
        size = size_inside(x, p, end)
        if size == 0:
            return s.ODD
        kind = load8(get(x, s.C_HANDLERS) + _type(p))
        if kind < s.LIST_QUERY or kind >= s.LIST_GTID:
            return s.ODD
        answer = put_event(x, p, p + get(x, s.C_INNER_BODY), p + size, kind, position)
        if answer != s.DONE:
            return answer
        _reach(x, p)
        p += size
    return s.DONE


@kernel
def _count_inside(x: int, p: int, end: int) -> None:
    """Count the events of a payload, which were looked at."""
    counts = get(x, s.C_COUNTS)
    while p < end:
        put(counts, _type(p), get(counts, _type(p)) + 1)
        put(x, s.C_EVENTS, get(x, s.C_EVENTS) + 1)
        p += _size(p)


@kernel
def _put_lines(x: int, p: int, body: int, e: int, position: int, inside: int, end: int) -> int:
    """The line of the payload's event at p, and those of the events inside."""
    if not read_payload(x, body, e):
        return s.ODD
    if is_wanted(x, p, position):
        answer = put_payload_line(x, p, e)
        if answer != s.DONE:
            return answer
    _reach(x, p)
    offset = get(x, s.C_OFFSET)
    put(x, s.C_LAST_PAYLOAD, position)
    put(x, s.C_OFFSET, get(x, s.C_BASE) - inside)
    put(x, s.C_STATEMENT_START, get(x, s.C_MAPS_SEEN))
    answer = _put_inside(x, inside, end, position)
    put(x, s.C_STATEMENT_START, get(x, s.C_MAPS_SEEN))
    put(x, s.C_OFFSET, offset)
    put(x, s.C_LAST_PAYLOAD, 0)
    return answer


@kernel
def put_payload(x: int, p: int, body: int, e: int, at: int) -> int:
    """The lines of a payload and of what is in it; returns DONE, FULL, ODD, or PAYLOADS where it is not inflated."""
    record = payload_at(x, at)
    if record == 0:
        return s.PAYLOADS
    if get(record, ra.PL_START) == 0:
        return s.ODD
    base, used, since = get(x, s.C_BASE), get(x, s.C_OUT_USED), get(x, s.C_START_TIME)
    inside, end = base + get(record, ra.PL_START), base + get(record, ra.PL_END)
    answer = _put_lines(x, p, body, e, at + get(x, s.C_OFFSET), inside, end)
    if answer == s.DONE:
        _count_inside(x, inside, end)
        return answer
    put(x, s.C_OUT_USED, used)
    put(x, s.C_START_TIME, since)
    return s.FULL if answer == s.FULL and used else s.ODD
