"""Where the walk is in a payload: `x.inner` says how far. The event that has the payload is done when it is entered;
`x.at` stays there until its last event was taken."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.carved import carve_event
from binlog_kaitai.compiled.loops.event_lines import put_event, put_payload_line
from binlog_kaitai.compiled.loops.header import size_of
from binlog_kaitai.compiled.loops.looked_for import look_at_event
from binlog_kaitai.compiled.loops.memory import kernel
from binlog_kaitai.compiled.loops.named import end_maps
from binlog_kaitai.compiled.loops.payloads import read_payload
from binlog_kaitai.compiled.loops.tallies import weigh
from binlog_kaitai.compiled.loops.wanted import is_kept, is_wanted
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["begin_inside", "is_payload", "leave_payload", "list_inside"]


@kernel
def is_payload(kind: int) -> bool:
    """Return whether an event has a payload whose events are taken."""
    return kind == s.PAYLOAD or kind == s.LIST_PAYLOAD or kind == s.PAYLOAD_INSIDE


@kernel
def begin_inside(x: Context, kind: int, p: int, body: int, e: int, trx: Trx) -> int:
    """Do what the event itself asks for whose payload begins, in the open transaction. Gives DONE, FULL or ODD."""
    at = p - x.base
    if kind == s.LIST_PAYLOAD:
        if not read_payload(x, body, e):
            return s.ODD
        position = at + x.offset
        answer, wanted = s.DONE, is_wanted(x, p, position) and is_kept(x, position, s.ZERO)
        if x.listing.lines == ra.AS_PARTS:
            answer = carve_event(x, kind, p, wanted, position)
        elif wanted:
            answer = put_payload_line(x, p, e)
        if answer != s.DONE:
            return answer
        end_maps(x)
    if x.tallies.list:
        weigh(x, trx, p, at)
        trx.bytes_inflated -= size_of(p)
    x.inner = 1
    return s.DONE


@kernel
def list_inside(x: Context, kind: int, p: int, body: int, e: int, at: int) -> int:
    """List the event at p in the payload of the event at an offset, or look whether it is asked for; gives DONE, FULL,
    or ODD for one that is Python's."""
    if kind == s.IF_DEFINING or kind == s.IF_NEW_MAP:
        return look_at_event(x, kind, p, body, e, at)
    if kind < s.LIST_QUERY or kind >= s.LIST_GTID:
        return s.ODD
    offset, position = x.offset, at + x.offset
    x.payloads.last = position
    x.offset = -x.payloads.inside
    answer = put_event(x, p, body, e, kind, position)
    x.offset = offset
    x.payloads.last = 0
    return answer


@kernel
def leave_payload(x: Context, kind: int) -> None:
    """Go on after a payload, beyond the end of which no table map holds."""
    x.inner = 0
    if x.tables.ended == 0:
        x.tables.ended = s.BY_PAYLOAD
    if kind == s.LIST_PAYLOAD:
        end_maps(x)
