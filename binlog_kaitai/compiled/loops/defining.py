"""Which events Python has to look at for statements that define tables."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, load32, reader_of
from binlog_kaitai.compiled.loops.payloads import payload_at, size_inside
from binlog_kaitai.events.statements import DEFINING

__all__ = ["may_define", "payload_if_defining", "statement_may_define"]

_HEADER = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_type = reader_of(_HEADER["event_type"])
_FOUR = 4
_FIRST, _SECOND, _THIRD, _LAST = (int.from_bytes(word[:_FOUR].lower().encode(), s.MACHINE) for word in DEFINING)
_SMALL = int.from_bytes(b" " * _FOUR, s.MACHINE)
"""Makes four capital letters small ones."""


@kernel
def may_define(p: int, e: int) -> bool:
    """Return whether one of the words that define tables begins between p and e, whatever its letters are."""
    while p + _FOUR <= e:
        letters = load32(p) | _SMALL
        if letters in (_FIRST, _SECOND, _THIRD, _LAST):
            return True
        p += 1
    return False


@kernel
def statement_may_define(x: int, p: int, body: int, e: int) -> bool:
    """Return whether the statement of the event at p may define tables, or Python has to look."""
    if load8(get(x, s.C_COMPRESSED) + _type(p)) == 0:
        return may_define(body, e)
    fields = get(x, s.C_FIELDS)
    if not read_query(x, p, body, e):
        return True
    return may_define(get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY))


@kernel
def _is_for_python(x: int, p: int, end: int) -> bool:
    """Whether a statement from p to the end of a payload may define tables, or an event there is not sound."""
    while p < end:
        size = size_inside(x, p, end)
        if size == 0:
            return True
        kind = load8(get(x, s.C_HANDLERS) + _type(p))
        if kind in (s.ODD_EVENT, s.PAYLOAD_IF_DEFINING):
            return True
        if kind == s.IF_DEFINING and statement_may_define(x, p, p + get(x, s.C_INNER_BODY), p + size):
            return True
        p += size
    return False


@kernel
def payload_if_defining(x: int, at: int) -> int:
    """Look for statements in the payload of the event at an offset; gives DONE where there is none for Python."""
    record = payload_at(x, at)
    if record == 0:
        return s.PAYLOADS
    base, start = get(x, s.C_BASE), get(record, s.PL_START)
    return s.ODD if start == 0 or _is_for_python(x, base + start, base + get(record, s.PL_END)) else s.DONE
