"""The text of long values (`long_values`), a piece at a time."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.base64_text import put_base64
from binlog_kaitai.compiled.loops.literals import put_digits, put_escaped
from binlog_kaitai.compiled.loops.long_values import long_value
from binlog_kaitai.compiled.loops.memory import kernel, load8
from binlog_kaitai.compiled.loops.string_text import put_single_bytes, put_utf8
from binlog_kaitai.compiled.records.context import Context

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
def _put(x: Context, target: int, p: int, end: int, form: int, table: int) -> int:
    if form == ra.AS_JSON:
        return put_utf8(target, p, end, _LONGEST)
    if form == ra.AS_JSON_OF_SINGLE_BYTES:
        return put_single_bytes(target, p, end, table)
    if form == ra.AS_BASE64:
        return put_base64(target, p, end, table)
    if form == ra.AS_LITERAL:
        return put_escaped(target, p, end, _LONGEST)
    return put_digits(target, p, end, x.known.digits)


@kernel
def put_long(x: Context) -> int:
    """Write the next piece of the long value at `LongValues.next`; gives DONE after the last, FULL before, else ODD."""
    longs = x.long
    value, target = long_value(longs, longs.next), longs.text
    p, end, form = value.begin, value.end, value.form
    stop = _piece_end(p, end, longs.piece, form)
    if stop <= p or _MOST * (stop - p) + _AROUND > longs.text_room:
        return s.ODD
    done = _put(x, target, p, stop, form, value.table)
    if done == 0:
        return s.ODD
    longs.used = done - target
    value.begin = stop
    return s.DONE if stop == end else s.FULL
