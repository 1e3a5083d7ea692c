"""Where the walk is in a payload: C_INNER says how far. The event that has the payload is done when it is entered; C_AT
stays there until its last event was taken."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.carved import carve_event
from binlog_kaitai.compiled.loops.defining import is_asked_for
from binlog_kaitai.compiled.loops.event_lines import put_event, put_payload_line
from binlog_kaitai.compiled.loops.header import size_of
from binlog_kaitai.compiled.loops.memory import get, kernel, put
from binlog_kaitai.compiled.loops.payloads import read_payload
from binlog_kaitai.compiled.loops.tallies import weigh
from binlog_kaitai.compiled.loops.wanted import is_kept, is_wanted

__all__ = ["begin_inside", "is_payload", "leave_payload", "list_inside"]


@kernel
def is_payload(kind: int) -> bool:
    """Return whether an event has a payload whose events are taken."""
    return kind == s.PAYLOAD or kind == s.LIST_PAYLOAD or kind == s.PAYLOAD_INSIDE


@kernel
def begin_inside(x: int, kind: int, p: int, body: int, e: int, trx: int) -> int:
    """Do what the event itself asks for whose payload begins, in the open transaction. Gives DONE, FULL or ODD."""
    at = p - get(x, s.C_BASE)
    if kind == s.LIST_PAYLOAD:
        if not read_payload(x, body, e):
            return s.ODD
        position = at + get(x, s.C_OFFSET)
        answer, wanted = s.DONE, is_wanted(x, p, position) and is_kept(x, position, s.ZERO)
        if get(x, s.C_LISTING) == ra.AS_PARTS:
            answer = carve_event(x, kind, p, wanted, position)
        elif wanted:
            answer = put_payload_line(x, p, e)
        if answer != s.DONE:
            return answer
        put(x, s.C_STATEMENT_START, get(x, s.C_MAPS_SEEN))
    if get(x, s.C_TALLIES):
        weigh(x, trx, p, at)
        put(trx, s.T_BYTES_INFLATED, get(trx, s.T_BYTES_INFLATED) - size_of(p))
    put(x, s.C_INNER, 1)
    return s.DONE


@kernel
def list_inside(x: int, kind: int, p: int, body: int, e: int, at: int) -> int:
    """List the event at p in the payload of the event at an offset, or look whether it is asked for; gives DONE, FULL,
    or ODD for one that is Python's."""
    if kind == s.IF_DEFINING or kind == s.IF_NEW_MAP:
        return s.ODD if is_asked_for(x, kind, p, body, e) else s.DONE
    if kind < s.LIST_QUERY or kind >= s.LIST_GTID:
        return s.ODD
    offset, position = get(x, s.C_OFFSET), at + get(x, s.C_OFFSET)
    put(x, s.C_LAST_PAYLOAD, position)
    put(x, s.C_OFFSET, -get(x, s.C_INSIDE))
    answer = put_event(x, p, body, e, kind, position)
    put(x, s.C_OFFSET, offset)
    put(x, s.C_LAST_PAYLOAD, 0)
    return answer


@kernel
def leave_payload(x: int, kind: int) -> None:
    """Go on behind a payload, beyond the end of which no table map holds."""
    put(x, s.C_INNER, 0)
    if get(x, s.C_ENDED) == 0:
        put(x, s.C_ENDED, s.BY_PAYLOAD)
    if kind == s.LIST_PAYLOAD:
        put(x, s.C_STATEMENT_START, get(x, s.C_MAPS_SEEN))
