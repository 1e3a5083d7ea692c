"""The text of long values (`long_values`), a piece at a time."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.literals import put_digits, put_escaped
from binlog_kaitai.compiled.loops.long_values import long_value
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, put
from binlog_kaitai.compiled.loops.string_text import put_base64, put_single_bytes, put_utf8

__all__ = ["put_long"]

_LONGEST = 4
"""Bytes of a character of UTF-8."""
_MOST = 6
"""Bytes that a byte becomes at most."""
_AROUND = 8


@kernel
def _piece_end(p: int, end: int, size: int, form: int) -> int:
    """The end of the next piece of a value, which cuts no character."""
    if end - p <= size:
        return end
    end = p + size
    if form == ra.AS_JSON or form == ra.AS_LITERAL:
        while end > p and load8(end) & 0xC0 == 0x80:
            end -= 1
    return end


@kernel
def _put(x: int, target: int, p: int, end: int, form: int, table: int) -> int:
    if form == ra.AS_JSON:
        return put_utf8(target, p, end, _LONGEST)
    if form == ra.AS_JSON_OF_SINGLE_BYTES:
        return put_single_bytes(target, p, end, table)
    if form == ra.AS_BASE64:
        return put_base64(target, p, end, table)
    if form == ra.AS_LITERAL:
        return put_escaped(target, p, end, _LONGEST)
    return put_digits(target, p, end, get(x, s.C_DIGITS))


@kernel
def put_long(x: int) -> int:
    """Write the next piece of the long value at LG_NEXT; gives DONE after the last, FULL before, else ODD."""
    longs = get(x, s.C_LONG)
    value, target = long_value(longs, get(longs, ra.LG_NEXT)), get(longs, ra.LG_TEXT)
    p, end, form = get(value, ra.LV_BEGIN), get(value, ra.LV_END), get(value, ra.LV_FORM)
    stop = _piece_end(p, end, get(longs, ra.LG_PIECE), form)
    if stop <= p or _MOST * (stop - p) + _AROUND > get(longs, ra.LG_TEXT_ROOM):
        return s.ODD
    done = _put(x, target, p, stop, form, get(value, ra.LV_TABLE))
    if done == 0:
        return s.ODD
    put(longs, ra.LG_USED, done - target)
    put(value, ra.LV_BEGIN, stop)
    return s.DONE if stop == end else s.FULL
