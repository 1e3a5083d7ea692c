"""Names and statements of the log in the lines of a listing."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.memory import get, kernel, load8
from binlog_kaitai.compiled.loops.string_text import put_utf8
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.loops.whitespace import put_words
from binlog_kaitai.compiled.records.context import Context

__all__ = ["put_name", "put_text", "put_use"]

_BACKTICK = ord("`")
_LONGEST_CHARACTER = 4
"""Bytes of a character in UTF-8, at the most."""


@kernel
def put_text(x: Context, target: int, p: int, end: int) -> int:
    """Text of the log; returns the end of it, 0 where Python has to make it."""
    if x.listing.lines == ra.AS_TABLE:
        return put_words(target, p, end, _LONGEST_CHARACTER)
    return put_utf8(target, p, end, _LONGEST_CHARACTER)


@kernel
def put_name(x: Context, target: int, p: int, end: int) -> int:
    """A name between quotes or brackets, where spaces at its ends are kept; 0 where Python has to make it."""
    for i in range(end - p):
        if load8(p + i) == _BACKTICK:
            return 0
    stop = put_text(x, target, p, end) if p < end else target
    is_other = x.listing.lines == ra.AS_TABLE and stop - target != end - p
    return 0 if is_other else stop


@kernel
def put_use(x: Context, target: int) -> int:
    """USE of the database of a statement that was read, if it has one; 0 where Python has to make it."""
    fields, texts = x.form.fields, x.known.texts
    name, end = get(fields, loops.QUERY_EVENT_AT_DATABASE), get(fields, loops.QUERY_EVENT_STOP_DATABASE)
    if name == end:
        return target
    target = put_name(x, put_piece(target, texts, w.P_USE), name, end)
    return put_piece(target, texts, w.P_USED) if target else 0
