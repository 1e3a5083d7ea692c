"""Cells of row images as literals of SQL, as `sql.rules` writes them."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.deferred_text import by_python, changed_by_python, has_room, masked_writer
from binlog_kaitai.compiled.loops.digits import put_int, put_uint
from binlog_kaitai.compiled.loops.float_text import put_repr
from binlog_kaitai.compiled.loops.json import CORRUPT, NO_ROOM, json_text
from binlog_kaitai.compiled.loops.json_changes import changed_text
from binlog_kaitai.compiled.loops.long_values import is_long, leave_long
from binlog_kaitai.compiled.loops.memory import (
    ctz,
    get,
    kernel,
    load8,
    load16,
    load_little,
    not_plain_sql,
    not_plain_sql32,
    not_sure,
    store8,
    store16,
    value_reader,
)
from binlog_kaitai.compiled.loops.string_text import text_writer
from binlog_kaitai.compiled.loops.temporal import year
from binlog_kaitai.compiled.loops.text import is_utf8
from binlog_kaitai.compiled.loops.time_text import put_literal_moment
from binlog_kaitai.compiled.loops.value_text import (
    JSON_GROWTH,
    JSON_LEAST,
    put_decimal,
    put_integer,
    put_labels,
    put_piece,
)
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column
from binlog_kaitai.sql.escapes import ESCAPES

__all__ = ["document_writer", "put_changed_literal", "put_digits", "put_escaped", "put_literal"]

_LONGEST = 4
"""Bytes of a character."""
_APOSTROPHE, _BACKSLASH, _E, _ZERO_DIGIT = (ord(char) for char in "'\\e0")
_ESCAPES = tuple((code, ord(text[1])) for code, text in ESCAPES.items())
_MOST_AROUND = 64
"""Bytes of a string's literal besides two for each byte."""
_EXPONENT_BITS, _MANTISSA_BITS = 8, 23
_NO_NUMBER = (1 << _EXPONENT_BITS) - 1
_MOST_POSITIVE = (1 << _EXPONENT_BITS + _MANTISSA_BITS) - 1
_WIDER_BIAS, _WIDER_MANTISSA = 1023 - 127, 52 - _MANTISSA_BITS
(_f4, _), (_f8, _) = value_reader("value_f4"), value_reader("value_f8")


@kernel
def _put_escape(target: int, char: int) -> int:
    """Write a character of ASCII."""
    for escape in _ESCAPES:
        if char == escape[0]:
            store8(target, _BACKSLASH)
            store8(target + 1, escape[1])
            return target + 2
    store8(target, char)
    return target + 1


put_escaped = text_writer(not_plain_sql, not_plain_sql32, _put_escape)
"""UTF-8 as a string of SQL has it."""


@kernel
def _put_text(target: int, p: int, end: int) -> int:
    """Write UTF-8 in quotes; gives the end of it, 0 where it is not UTF-8 as Python takes it."""
    store8(target, _APOSTROPHE)
    target = put_escaped(target + 1, p, end, _LONGEST)
    if target == 0:
        return 0
    store8(target, _APOSTROPHE)
    return target + 1


@kernel
def put_digits(target: int, p: int, end: int, digits: int) -> int:
    """Write bytes by their digits."""
    while p < end:
        store16(target, load16(digits + 2 * load8(p)))
        target += 2
        p += 1
    return target


@kernel
def _put_digits(x: Context, target: int, p: int, end: int, full: int, introducer: int) -> int:
    """Write bytes by their digits, with zeros up to a length, after what says their character set."""
    target = put_piece(put_piece(target, introducer, s.ZERO), x.known.texts, w.Q_HEX)
    digits, zeros = x.known.digits, full - (end - p)
    target = put_digits(target, p, end, digits)
    while zeros > 0:
        store16(target, load16(digits))
        target += 2
        zeros -= 1
    store8(target, _APOSTROPHE)
    return target + 1


@kernel
def _is_sure(p: int, end: int) -> bool:
    """Whether the bytes are ASCII that is the same in every set that extends it."""
    while p < end:
        mask = not_sure(p)
        if mask:
            return p + ctz(mask) >= end
        p += 16
    return True


@kernel
def _put_real(target: int, bits: int, powers: int) -> int:
    """Write a double with an exponent; gives the end of it, 0 for one that is not finite."""
    end = put_repr(target, bits, powers)
    at = target
    while at < end and load8(at) != _E:
        at += 1
    if at < end or end == 0:
        return end
    store8(end, _E)
    store8(end + 1, _ZERO_DIGIT)
    return end + 2


@kernel
def _put_single(target: int, bits: int, powers: int) -> int:
    """Write a number of single precision as the double that it equals; 0 for one that is not finite."""
    exponent, mantissa = bits >> _MANTISSA_BITS & _NO_NUMBER, bits & ((1 << _MANTISSA_BITS) - 1)
    if exponent == _NO_NUMBER:
        return 0
    if exponent == 0 and mantissa:  # a double has its first bit before the point
        exponent = 1
        while mantissa < 1 << _MANTISSA_BITS:
            mantissa <<= 1
            exponent -= 1
        mantissa -= 1 << _MANTISSA_BITS
        wide = (exponent + _WIDER_BIAS) << _MANTISSA_BITS | mantissa
    else:
        wide = (exponent + _WIDER_BIAS) << _MANTISSA_BITS | mantissa if exponent else 0
    sign = 1 if bits > _MOST_POSITIVE else 0
    return _put_real(target, sign << 63 | wide << _WIDER_MANTISSA, powers)


@kernel
def _put_label(target: int, index: int, table: int) -> int:
    """An ENUM by its label, or its index without labels; 0 where there is no such label."""
    if table == 0:
        return put_uint(target, index)
    return put_piece(target, table + 8, index) if 0 < index < get(table, s.ZERO) else 0


@kernel
def _put_fixed(x: Context, k: Column, kind: int, target: int, q: int) -> int:
    """A value of fixed size; gives the end of its literal, 0 for one that is Python's."""
    size, table = k.size, k.table
    if kind < s.L_FLOAT:
        return put_integer(target, kind, q, size)
    if kind >= s.L_DATE and kind <= s.L_TIME2:
        return put_literal_moment(target, kind, q, k.a)
    if kind == s.L_DECIMAL:
        return put_decimal(target, q, table)
    if kind == s.L_DOUBLE:
        return _put_real(target, _f8(q), x.known.powers)
    if kind == s.L_FLOAT:
        return _put_single(target, _f4(q), x.known.powers)
    if kind == s.L_YEAR:
        return put_int(target, year(q))
    if kind == s.L_ENUM:
        return _put_label(target, load_little(q, size), table)
    return put_labels(target, q, size, table, _APOSTROPHE) if kind == s.L_SET else 0


@kernel
def _put_string(x: Context, k: Column, kind: int, target: int, p: int, end: int) -> int:
    """A string; gives the end of its literal, 0 where it is for Python."""
    if kind == s.L_UTF8 or (kind == s.L_SINGLE_BYTE and _is_sure(p, end)):
        return _put_text(target, p, end)
    return _put_digits(x, target, p, end, k.a, k.table)


@kernel
def _leave_long(x: Context, k: Column, kind: int, target: int, p: int, end: int) -> int:
    """What is around the text of a long string; gives the end of it, 0 where it is for Python."""
    if kind == s.L_UTF8 or (kind == s.L_SINGLE_BYTE and _is_sure(p, end)):
        store8(target, _APOSTROPHE)
        target += 1
        if not is_utf8(p, end, _LONGEST) or not leave_long(x, target, p, end, ra.AS_LITERAL, s.ZERO):
            return 0
    else:
        target = put_piece(put_piece(target, k.table, s.ZERO), x.known.texts, w.Q_HEX)
        if not leave_long(x, target, p, end, ra.AS_DIGITS, s.ZERO):
            return 0
    store8(target, _APOSTROPHE)
    return target + 1


@kernel
def escape_text(text: int, end: int, room_end: int, quote: int) -> int:
    """Put a text without control characters in quotes, the first before it; gives the end of the literal, 0 where there
    is no room for it."""
    count, p = 0, text
    while p < end:
        char = load8(p)
        count += 1 if char in (quote, _BACKSLASH) else 0
        p += 1
    if room_end - end < count + 1:
        return 0
    done = end + count
    target = done
    while target > p:
        p -= 1
        target -= 1
        char = load8(p)
        store8(target, char)
        if char in (quote, _BACKSLASH):
            target -= 1
            store8(target, _BACKSLASH)
    store8(text - 1, quote)
    store8(done, quote)
    return done + 1


def document_writer(shorten: Callable[[int, int], int], quote: int) -> Callable[..., int]:
    """Return a function that writes a JSON document as a text in quotes.

    Args:
        shorten: takes away what the text of a document need not have, from a begin to an end; gives the new end.
        quote: the character before and after it.
    """

    @kernel
    def put_document(
        x: Context, k: Column, target: int, room_end: int, cell: int, cell_end: int, is_changed: int
    ) -> int:
        """A document, or the one that differences make of that before; gives the end of it, 0 where it is for Python,
        or a negative code."""
        prefix = k.size
        length = cell_end - cell + (k.document_end - k.document if is_changed else 0)
        wanted = 2 * (JSON_GROWTH * length + JSON_LEAST)
        if room_end - target < _MOST_AROUND:
            has_room(x, room_end, target, wanted)
            return -s.LINES_FULL
        p = cell + prefix
        if is_changed:
            before = k.document + prefix
            end = changed_text(x, target + 1, room_end, before, k.document_end, p, cell_end)
        else:
            end = json_text(target + 1, room_end, p, cell_end, x.scratch.stack, x.known.powers)
        if end > 0:
            end = escape_text(target + 1, shorten(target + 1, end), room_end, quote)
            if end:
                return end
            end = NO_ROOM
        if end == NO_ROOM and not has_room(x, room_end, target, wanted):
            return -s.LINES_FULL
        return -s.ODD if end == CORRUPT else 0

    return put_document


@kernel
def _whole(text: int, end: int) -> int:
    return end


_put_document = document_writer(_whole, _APOSTROPHE)


@kernel
def put_changed_literal(x: Context, k: Column, target: int, room_end: int, cell: int, end: int) -> int:
    """The literal of the document that differences make of the one before; gives the end of it or a negative code."""
    if k.document == 0:
        if x.undo.is_on:
            return -s.ODD
        return changed_by_python(x, k, target, room_end, cell, end)
    done = _put_document(x, k, target, room_end, cell, end, 1)
    return done if done else changed_by_python(x, k, target, room_end, cell, end)


@kernel
def _put_cell(x: Context, k: Column, target: int, room_end: int, cell: int, end: int) -> int:
    """The literal of a cell as it is; see `put_literal`."""
    kind = k.kind
    if kind <= s.L_FIXED:
        done = _put_fixed(x, k, kind, target, cell)
    else:
        p = cell + k.size
        if kind == s.L_JSON:
            done = _put_document(x, k, target, room_end, cell, end, s.ZERO)
        elif kind == s.L_PREFIXED:
            done = 0
        elif kind <= s.L_BYTES and kind >= s.L_UTF8 and is_long(x, p, end):
            done = -s.LINES_FULL
            if has_room(x, room_end, target, _MOST_AROUND):
                done = _leave_long(x, k, kind, target, p, end)
        elif has_room(x, room_end, target, 2 * max(end - p, k.a) + _MOST_AROUND):
            done = _put_string(x, k, kind, target, p, end)
        else:
            done = -s.LINES_FULL
    return done if done else by_python(x, k, target, room_end, cell, end - cell)


put_literal = masked_writer(_put_cell)
"""Writes the literal of a cell that is not NULL."""
