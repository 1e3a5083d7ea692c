"""Cells of row images as the text that a JSON line has for them: one function for each way in which the spec stores
values.

Before a row there is room for all of it but its strings, so that only these look at how much is left. A value whose
text Python makes is put on a list; once Python has answered, its row is taken again.
"""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.base64_text import put_base64
from binlog_kaitai.compiled.loops.decimal import G_DIGITS, G_POWER, G_SIZE, G_SLOTS, group_of, is_negative
from binlog_kaitai.compiled.loops.deferred_text import by_python, changed_by_python, has_room, masked_writer
from binlog_kaitai.compiled.loops.digits import put_int, put_padded, put_uint
from binlog_kaitai.compiled.loops.float_text import LEN_F4, put_repr, put_single, put_vector
from binlog_kaitai.compiled.loops.images import cell_end, prefixed_end
from binlog_kaitai.compiled.loops.json import CORRUPT, FOR_PYTHON, NO_ROOM, json_text
from binlog_kaitai.compiled.loops.json_changes import changed_text
from binlog_kaitai.compiled.loops.long_values import is_long, leave_string
from binlog_kaitai.compiled.loops.memory import (
    computed_reader,
    copy,
    get,
    inlined,
    kernel,
    load8,
    load16,
    load_big,
    load_little,
    reader_of,
    store8,
    store16,
    store64,
    value_reader,
)
from binlog_kaitai.compiled.loops.sets import has_member, has_unknown_member
from binlog_kaitai.compiled.loops.string_text import put_single_bytes, put_utf8
from binlog_kaitai.compiled.loops.temporal import year
from binlog_kaitai.compiled.loops.time_text import put_moment
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column
from binlog_kaitai.format.structs import NUM_SIGNED, stored_field

__all__ = [
    "JSON_GROWTH",
    "JSON_LEAST",
    "has_piece",
    "put_cell",
    "put_changed_text",
    "put_decimal",
    "put_integer",
    "put_labels",
    "put_piece",
    "put_text",
]

_QUOTE, _COMMA, _DOT, _ZERO, _MINUS = (ord(char) for char in '",.0-')
_MOST_ESCAPED, _MOST_FLOAT = 6, 40
"""Bytes that a byte becomes at most; bytes of a number's text."""
_QUOTES = 2
_MOST_GEOMETRY = 64  # bytes of a geometry's text besides its digits
JSON_GROWTH, JSON_LEAST = 16, 4096
"""The text of a sound document has at most so many times its bytes, and these."""
_GEOMETRY = layout.PREFIX["geometry", None, None]
_srid = reader_of(stored_field("geometry", "srid"))
_GEOMETRY_HEAD = _GEOMETRY.size
(_f4, _), (_f8, _) = value_reader("value_f4"), value_reader("value_f8")
_computed = computed_reader()


@kernel
def has_piece(texts: int, number: int) -> bool:
    return get(texts, 2 * number + 1) != 0


@kernel
def put_piece(target: int, texts: int, number: int) -> int:
    """Write a constant text."""
    length = get(texts, 2 * number + 1)
    copy(target, get(texts, 2 * number), length)
    return target + length


@kernel
def put_decimal(target: int, q: int, program: int) -> int:
    """Write a DECIMAL; gives the end of it, 0 where a group has too many digits.

    The program of a column: the number of groups before the point, that of all, and the record of each.
    """
    negative, group = is_negative(q), program + 16
    if negative:
        store8(target, _MINUS)
        target += 1
    start, point = target, get(program, 0)
    for i in range(get(program, 1)):
        value = group_of(q, group, negative)
        if value >= get(group, G_POWER):
            return 0
        if i == point:
            target = _put_point(target, start)
        if i >= point or target > start:
            target = put_padded(target, value, get(group, G_DIGITS))
        elif value:
            target = put_uint(target, value)
        q += get(group, G_SIZE)
        group += 8 * G_SLOTS
    if target == start:
        store8(target, _ZERO)
        target += 1
    return target


@kernel
def _put_quoted_decimal(target: int, q: int, program: int) -> int:
    store8(target, _QUOTE)
    end = put_decimal(target + 1, q, program)
    if end == 0:
        return 0
    store8(end, _QUOTE)
    return end + 1


@kernel
def _put_point(target: int, start: int) -> int:
    """The point, with a zero before it where no digit stands."""
    if target == start:
        store8(target, _ZERO)
        target += 1
    store8(target, _DOT)
    return target + 1


@kernel
def put_integer(target: int, kind: int, q: int, size: int) -> int:
    if kind >= s.L_COMPUTED:
        number = _computed(kind - s.L_COMPUTED, q)
        return put_int(target, number) if kind - s.L_COMPUTED < NUM_SIGNED else put_uint(target, number)
    if kind == s.L_BIG:
        return put_uint(target, load_big(q, size))
    value = load_little(q, size)
    if kind == s.L_INT:
        unused = 64 - 8 * size
        return put_int(target, (value << unused) >> unused)
    return put_uint(target, value)


@kernel
def _put_label(target: int, q: int, size: int, table: int) -> int:
    """An ENUM by its label, which has its quotes; 0 where there is no such label."""
    index = load_little(q, size)
    return put_piece(target, table + 8, index) if 0 <= index < get(table, 0) else 0


@kernel
def put_labels(target: int, q: int, size: int, table: int, quote: int) -> int:
    """A SET by its labels with commas between; 0 where there is no such label."""
    count = get(table, 0)
    if has_unknown_member(q, size, count):
        return 0
    store8(target, quote)
    start = target + 1
    target = start
    for i in range(count):
        if has_member(q, size, i):
            if target > start:
                store8(target, _COMMA)
                target += 1
            target = put_piece(target, table + 8, i)
    store8(target, quote)
    return target + 1


@kernel
def _put_fixed(x: Context, k: Column, kind: int, target: int, q: int, size: int) -> int:
    """A value of fixed size, of which all bytes are there; gives the end of its text, 0 for one that is Python's."""
    if kind < s.L_FLOAT:
        return put_integer(target, kind, q, size)
    if kind >= s.L_DATE and kind <= s.L_TIME2:
        return put_moment(target, kind, q, k.a)
    if kind == s.L_DECIMAL:
        return _put_quoted_decimal(target, q, k.table)
    if kind == s.L_DOUBLE:
        return put_repr(target, _f8(q), x.known.powers)
    if kind == s.L_FLOAT:
        return put_single(target, _f4(q), x.known.powers)
    if kind == s.L_YEAR:
        return put_int(target, year(q))
    if kind == s.L_ENUM:
        return _put_label(target, q, size, k.table)
    if kind == s.L_SET:
        return put_labels(target, q, size, k.table, _QUOTE)
    return 0


@kernel
def _fixed(x: Context, k: Column, kind: int, target: int, room_end: int, q: int, e: int) -> int:
    size = k.size
    if size > e - q:
        return -s.ODD
    x.answer_at = q + size
    end = _put_fixed(x, k, kind, target, q, size)
    return end if end else by_python(x, k, target, room_end, q, size)


@kernel
def _put_padded(x: Context, target: int, p: int, length: int, full: int, table: int) -> int:
    """BINARY(n) as base64: the log leaves out zeros at the end."""
    scratch = x.scratch.padded
    for i in range(0, full, 8):
        store64(scratch + i, 0)
    copy(scratch, p, length)
    for i in range(length, full):
        store8(scratch + i, 0)
    return put_base64(target, scratch, scratch + max(full, length), table)


@kernel
def _put_geometry(target: int, p: int, end: int, table: int) -> int:
    """The reference system and the hexadecimal digits of the rest; 0 where it is too short."""
    srid = 0
    if end > p:
        if end - p < _GEOMETRY_HEAD:
            return 0
        srid = _srid(p)
        p += _GEOMETRY_HEAD
    target = put_uint(put_piece(target, table, w.G_BEGIN), srid)
    target = put_piece(target, table, w.G_MIDDLE)
    digits = get(table, w.G_DIGITS)
    while p < end:
        store16(target, load16(digits + 2 * load8(p)))
        target += 2
        p += 1
    return put_piece(target, table, w.G_END)


@kernel
def _most(kind: int, length: int, padded: int) -> int:
    """Bytes that a string may become."""
    if kind == s.L_BYTES or kind == s.L_PADDED:
        return (max(length, padded) + 2) // 3 * 4 + 2
    if kind == s.L_VECTOR:
        return length * (_MOST_FLOAT // LEN_F4) + 2
    if kind == s.L_GEOMETRY:
        return 2 * length + _MOST_GEOMETRY
    return _MOST_ESCAPED * length + 2


@kernel
def _put_string(x: Context, k: Column, kind: int, target: int, p: int, end: int) -> int:
    """A string in quotes; gives the end of it, 0 where it is for Python."""
    if kind == s.L_VECTOR:
        return put_vector(target, p, end, x.known.powers)
    if kind == s.L_GEOMETRY:
        return _put_geometry(target, p, end, k.table)
    store8(target, _QUOTE)
    target += 1
    if kind == s.L_UTF8:
        target = put_utf8(target, p, end, k.a)
    elif kind == s.L_SINGLE_BYTE:
        target = put_single_bytes(target, p, end, k.table)
    elif kind == s.L_BYTES:
        target = put_base64(target, p, end, k.table)
    else:
        target = _put_padded(x, target, p, end - p, k.a, k.table)
    if target == 0:
        return 0
    store8(target, _QUOTE)
    return target + 1


@kernel
def _put_json(x: Context, target: int, room_end: int, p: int, length: int) -> int:
    """A JSON document; gives the end of it, 0 where it is for Python, or a negative code."""
    end = json_text(target, room_end, p, p + length, x.scratch.stack, x.known.powers)
    if end > 0:
        return end
    if end == NO_ROOM and not has_room(x, room_end, target, JSON_GROWTH * length + JSON_LEAST):
        return -s.LINES_FULL
    return -s.ODD if end == CORRUPT else 0


@kernel
def _variable(x: Context, k: Column, kind: int, target: int, room_end: int, q: int, e: int) -> int:
    """A value with its length before it."""
    p, end = q + k.size, prefixed_end(k, q, e)
    if end == 0:
        return -s.ODD
    x.answer_at = end
    if kind == s.L_JSON:
        done = _put_json(x, target, room_end, p, end - p)
    elif kind == s.L_PREFIXED:
        done = 0
    elif kind <= s.L_BYTES and kind >= s.L_UTF8 and is_long(x, p, end):
        done = -s.LINES_FULL
        if has_room(x, room_end, target, _QUOTES):
            done = leave_string(x, k, kind, target, p, end)
    elif has_room(x, room_end, target, _most(kind, end - p, k.a)):
        done = _put_string(x, k, kind, target, p, end)
    else:
        done = -s.LINES_FULL
    return done if done else by_python(x, k, target, room_end, q, end - q)


@kernel
def put_changed_text(x: Context, k: Column, target: int, room_end: int, q: int, e: int) -> int:
    """The text of the document that the differences at q make of the one before; gives the end of the text or a
    negative code. `x.answer_at` is set to the end of the cell."""
    end, document, document_end = prefixed_end(k, q, e), k.document, k.document_end
    if end == 0:
        return -s.ODD
    x.answer_at = end
    prefix, done = k.size, FOR_PYTHON
    if document and k.kind != s.L_PREFIXED and k.mask == 0:
        done = changed_text(x, target, room_end, document + prefix, document_end, q + prefix, end)
    wanted = JSON_GROWTH * (document_end - document + end - q) + JSON_LEAST
    if done == NO_ROOM and not has_room(x, room_end, target, wanted):
        return -s.LINES_FULL
    return done if done >= 0 else changed_by_python(x, k, target, room_end, q, end)


@inlined
def put_cell(x: Context, k: Column, target: int, room_end: int, q: int, e: int) -> int:
    """The text of the cell at q as it is; see `put_text`."""
    kind = k.kind
    if kind <= s.L_FIXED:
        return _fixed(x, k, kind, target, room_end, q, e)
    return _variable(x, k, kind, target, room_end, q, e)


_put_masked = masked_writer(put_cell)


@inlined
def put_text(x: Context, k: Column, target: int, room_end: int, q: int, e: int) -> int:
    """The text of the cell at q of an image that ends at e at the latest; gives the end of the text or a negative code.
    `x.answer_at` is set to the end of the cell."""
    if k.mask:
        end = cell_end(k, q, e)
        done = _put_masked(x, k, target, room_end, q, end) if end else -s.ODD
        x.answer_at = end
        return done
    return put_cell(x, k, target, room_end, q, e)
