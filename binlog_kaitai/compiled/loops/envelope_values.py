"""Cells as the text that messages have of them which Debezium's connector or Maxwell would write, where that is not the
text of other lines (`value_text`)."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.base64_text import put_base64
from binlog_kaitai.compiled.loops.decimal import put_decimal as put_decimal64
from binlog_kaitai.compiled.loops.decimal import put_decimal128, put_decimal256
from binlog_kaitai.compiled.loops.deferred_text import by_python, changed_by_python, has_room, masked_writer
from binlog_kaitai.compiled.loops.digits import put_int, put_uint
from binlog_kaitai.compiled.loops.float_text import put_repr
from binlog_kaitai.compiled.loops.literals import document_writer, put_digits
from binlog_kaitai.compiled.loops.memory import (
    get,
    kernel,
    load8,
    load16,
    load_little,
    reader_of,
    store8,
    store16,
    store64,
    value_reader,
)
from binlog_kaitai.compiled.loops.temporal import NONE, moment
from binlog_kaitai.compiled.loops.time_text import put_literal_moment, put_moment
from binlog_kaitai.compiled.loops.value_text import (
    put_cell,
    put_changed_text,
    put_decimal,
    put_labels,
    put_piece,
)
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column
from binlog_kaitai.format.structs import stored_field

__all__ = ["put_changed_envelope_text", "put_envelope_text"]

_QUOTE, _SPACE, _BACKSLASH, _DOT, _ZERO, _OPEN, _CLOSE = (ord(char) for char in '" \\.0[]')
_TRUE, _FALSE = (int.from_bytes(text, s.MACHINE) for text in (b"true", b"false"))
_MILLI = 1000
_WORD, _MOST_WORDS = 8, 4
_DIGITS_OF_WORD, _DIGITS_OF_TWO = 8, 38
"""Bytes of a DECIMAL that 64 bits hold; digits that 128 hold."""
_SIGN = 0x80
_GEOMETRY_HEAD = layout.PREFIX["geometry", None, None].size
_srid = reader_of(stored_field("geometry", "srid"))
_f8, _F8 = value_reader("value_f8")
_LITTLE, _POINT_HEAD = 1, 5
_POINT_BYTES = _POINT_HEAD + 2 * _F8
"""The well-known binary form of a point: byte order and kind, then two coordinates (OGC 06-103r4, section 8.2)."""
_MOST_AROUND = 128
"""Bytes of the text of a string or geometry besides its bytes."""


@kernel
def _put_quoted(target: int, p: int, end: int, letters: int) -> int:
    """Bytes as a string in base64."""
    store8(target, _QUOTE)
    target = put_base64(target + 1, p, end, letters)
    store8(target, _QUOTE)
    return target + 1


@kernel
def _put_flag(target: int, q: int) -> int:
    is_set = load8(q) != 0
    store64(target, _TRUE if is_set else _FALSE)
    return target + (4 if is_set else 5)


@kernel
def _put_bits(x: Context, target: int, q: int, size: int, letters: int) -> int:
    """The bytes of a BIT from the lowest on."""
    scratch = x.scratch.padded
    for i in range(size):
        store8(scratch + i, load8(q + size - 1 - i))
    return _put_quoted(target, scratch, scratch + size, letters)


@kernel
def _put_integer(x: Context, target: int, size: int, letters: int) -> int:
    """The little-endian integer in `x.scratch.padded` by the fewest bytes that hold it and its sign, highest first."""
    scratch = x.scratch.padded
    rest = 0xFF if load8(scratch + size - 1) & _SIGN else 0
    while size > 1 and load8(scratch + size - 1) == rest and (load8(scratch + size - 2) ^ rest) & _SIGN == 0:
        size -= 1
    turned = scratch + _MOST_WORDS * _WORD
    for i in range(size):
        store8(turned + i, load8(scratch + size - 1 - i))
    return _put_quoted(target, turned, turned + size, letters)


@kernel
def _put_unsigned(x: Context, target: int, q: int, size: int, letters: int) -> int:
    scratch = x.scratch.padded
    store64(scratch, load_little(q, size))
    store64(scratch + _WORD, 0)
    return _put_integer(x, target, 2 * _WORD, letters)


@kernel
def _put_unscaled(x: Context, k: Column, target: int, q: int, size: int) -> int:
    """A DECIMAL without its point; 0 where a group has too many digits."""
    scratch, table, words = x.scratch.padded, k.table, 2
    if size <= _DIGITS_OF_WORD:
        is_sound = put_decimal64(scratch, q, table + 8)
    elif k.a <= _DIGITS_OF_TWO:
        is_sound = put_decimal128(scratch, q, table + 8)
    else:
        is_sound, words = put_decimal256(scratch, q, table + 8), _MOST_WORDS
    return _put_integer(x, target, words * _WORD, get(table, s.ZERO)) if is_sound else 0


@kernel
def _put_number(k: Column, target: int, q: int) -> int:
    """A DECIMAL as a number with a point; 0 where a group has too many digits."""
    end = put_decimal(target, q, k.table)
    if end == 0 or k.a:
        return end
    store8(end, _DOT)
    store8(end + 1, _ZERO)
    return end + 2


@kernel
def _put_time(x: Context, target: int, kind: int, q: int, digits: int, table: int) -> int:
    """A date or time as a number, or a moment as text; 0 where it is for Python."""
    value = moment(get(table, w.ET_KIND), q, digits)
    if value == NONE:
        return put_piece(target, table + 8 * w.ET_NONE, s.ZERO)
    if kind == w.E_MOMENT:
        return put_moment(target, get(table, w.ET_KIND), q, digits)
    if value < get(table, w.ET_LEAST) or value > get(table, w.ET_MOST):
        return put_piece(target, x.known.texts, w.P_NULL)
    value *= get(table, w.ET_FACTOR)
    return put_int(target, value if get(table, w.ET_DIVISOR) == 1 else value // _MILLI)


@kernel
def _put_civil(target: int, q: int, digits: int, table: int) -> int:
    """A date, or a moment without its zone; 0 where it is for Python."""
    kind = get(table, w.MT_KIND)
    if moment(kind, q, digits) == NONE:
        return put_piece(target, table + 8 * w.MT_NONE, s.ZERO)
    end = put_literal_moment(target, kind, q, digits)
    if end:
        store8(target, _QUOTE)
        store8(end - 1, _QUOTE)
    return end


@kernel
def _put_list(target: int, q: int, size: int, table: int) -> int:
    """A SET as a list of its labels; 0 where there is no such label."""
    end = put_labels(target, q, size, table, _OPEN)
    if end:
        store8(end - 1, _CLOSE)
    return end


@kernel
def _put_fixed(x: Context, k: Column, kind: int, target: int, q: int, size: int) -> int:
    """A value of fixed size, of which all bytes are there; gives the end of its text, 0 for one that is Python's."""
    table = k.table
    if kind == w.E_FLAG:
        return _put_flag(target, q)
    if kind == w.E_BITS:
        return _put_bits(x, target, q, size, table)
    if kind == w.E_UNSIGNED:
        return _put_unsigned(x, target, q, size, table)
    if kind == w.E_UNSCALED:
        return _put_unscaled(x, k, target, q, size)
    if kind == w.E_NUMBER:
        return _put_number(k, target, q)
    if kind == w.M_MOMENT:
        return _put_civil(target, q, k.a, table)
    if kind == w.M_LABELS:
        return _put_list(target, q, size, table)
    return _put_time(x, target, kind, q, k.a, table)


@kernel
def _put_bytes_left(x: Context, k: Column, target: int, p: int, end: int) -> int:
    """Bytes by their digits, with zeros up to a length."""
    digits, zeros = get(k.table, s.ZERO), k.a - (end - p)
    store8(target, _QUOTE)
    target = put_digits(target + 1, p, end, digits)
    while zeros > 0:
        store16(target, load16(digits))
        target += 2
        zeros -= 1
    store8(target, _QUOTE)
    return target + 1


@kernel
def _put_stripped(target: int, p: int, end: int, letters: int) -> int:
    """Bytes in base64, without zeros at the end."""
    while end > p and load8(end - 1) == 0:
        end -= 1
    return _put_quoted(target, p, end, letters)


@kernel
def _put_point(x: Context, target: int, p: int, end: int, texts: int) -> int:
    """The coordinates of a point, and what stands before its bytes; 0 for what is none that is stored as usual."""
    if end - p != _POINT_BYTES or load8(p) != _LITTLE:
        return 0
    target = put_repr(put_piece(target, texts, w.EG_X), _f8(p + _POINT_HEAD), x.known.powers)
    if target:
        target = put_repr(put_piece(target, texts, w.EG_Y), _f8(p + _POINT_HEAD + _F8), x.known.powers)
    return put_piece(target, texts, w.EG_REST) if target else 0


@kernel
def _put_geometry(x: Context, k: Column, kind: int, target: int, p: int, end: int) -> int:
    """A geometry's bytes and its reference system; 0 where it is for Python."""
    texts, letters, srid = k.table + 8, get(k.table, s.ZERO), 0
    if end - p < _GEOMETRY_HEAD:
        return 0
    srid = _srid(p)
    p += _GEOMETRY_HEAD
    if kind == w.E_POINT:
        target = _put_point(x, target, p, end, texts)
        if target == 0:
            return 0
    else:
        target = put_piece(target, texts, w.EG_BEGIN)
    target = put_piece(put_base64(target, p, end, letters), texts, w.EG_SRID)
    target = put_uint(target, srid) if srid else put_piece(target, texts, w.EG_NULL)
    return put_piece(target, texts, w.EG_END)


@kernel
def _without_spaces(text: int, end: int) -> int:
    """Take the spaces between the parts of a document away; gives the new end."""
    target, is_inside, p = text, False, text
    while p < end:
        char = load8(p)
        if char == _QUOTE:
            is_inside = not is_inside
        elif char == _BACKSLASH and is_inside:
            store8(target, char)
            target += 1
            p += 1
            char = load8(p)
        p += 1
        if is_inside or char != _SPACE:
            store8(target, char)
            target += 1
    return target


_put_document = document_writer(_without_spaces, _QUOTE)


@kernel
def _variable(x: Context, k: Column, kind: int, target: int, room_end: int, q: int, end: int) -> int:
    """A value with its length before it; gives the end of its text or a negative code."""
    p = q + k.size
    if kind == w.E_DOCUMENT:
        done = _put_document(x, k, target, room_end, q, end, s.ZERO)
    elif not has_room(x, room_end, target, 2 * max(end - p, k.a) + _MOST_AROUND):
        done = -s.LINES_FULL
    elif kind == w.E_DIGITS:
        done = _put_bytes_left(x, k, target, p, end)
    elif kind == w.M_STRIPPED:
        done = _put_stripped(target, p, end, k.table)
    else:
        done = _put_geometry(x, k, kind, target, p, end)
    return done if done else by_python(x, k, target, room_end, q, end - q)


@kernel
def put_changed_envelope_text(x: Context, k: Column, target: int, room_end: int, q: int, end: int) -> int:
    """The text of the document that differences make of the one before; gives the end of it or a negative code."""
    if k.kind == s.L_JSON:
        return put_changed_text(x, k, target, room_end, q, end)
    done = 0
    if k.document and k.kind == w.E_DOCUMENT and k.mask == 0:
        done = _put_document(x, k, target, room_end, q, end, 1)
    return done if done else changed_by_python(x, k, target, room_end, q, end)


@kernel
def _put_cell(x: Context, k: Column, target: int, room_end: int, q: int, end: int) -> int:
    kind = k.kind
    if kind > s.L_PREFIXED:
        return _variable(x, k, kind, target, room_end, q, end)
    if kind >= 0:
        return put_cell(x, k, target, room_end, q, end)
    done = _put_fixed(x, k, kind, target, q, end - q)
    return done if done else by_python(x, k, target, room_end, q, end - q)


put_envelope_text = masked_writer(_put_cell)
"""Writes the text of a cell."""
