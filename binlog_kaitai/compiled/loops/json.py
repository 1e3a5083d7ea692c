"""MySQL's binary JSON as the text that the server prints.

A document is a type and a value. A container has the types of its elements, and offsets, from its own start, of what
does not fit in place of an offset. So the text is written by walking down, with the open containers on a stack of
records.
"""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.digits import put_int, put_uint
from binlog_kaitai.compiled.loops.json_containers import (
    RECORD,
    is_container,
    next_element,
    next_name,
    open_container,
    read_length,
    takes,
)
from binlog_kaitai.compiled.loops.lookup_tables import (
    B_COUNT,
    B_END,
    B_INDEX,
    B_KEEPS_TYPES,
    B_LEFT,
    B_OBJECT,
    MAX_DEPTH,
)
from binlog_kaitai.compiled.loops.memory import (
    get,
    kernel,
    put,
    reader_of,
    store8,
    store16,
    store32,
    value_reader,
)
from binlog_kaitai.compiled.loops.numbers import put_double
from binlog_kaitai.compiled.loops.string_text import put_utf8
from binlog_kaitai.format.structs import stored_field

__all__ = [
    "CORRUPT",
    "FOR_PYTHON",
    "NO_ROOM",
    "ROOT_AT",
    "json_text",
    "put_begin",
    "put_comma",
    "put_end",
    "put_name",
    "put_scalar",
]

CORRUPT, NO_ROOM, FOR_PYTHON = -1, -2, -3

_SCALAR = 40
"""Bytes that a number or a literal needs at the most."""
_QUOTES, _BETWEEN = 2, 2
"""Bytes of the quotes around a string; of a comma or a colon, with its space."""
_LONGEST = 4
"""Bytes of the longest character."""
_ESCAPED = 6
"""Bytes that a byte becomes at most."""

_J = layout.JsonType


ROOT_AT = layout.json_root_at()
_literal = reader_of(stored_field("json_literal", "value"))
_TRUE, _FALSE = int(layout.JsonConstant.true_literal), int(layout.JsonConstant.false_literal)
_NULL = int(layout.JsonConstant.null_literal)

_LITERAL, _STRING, _DOUBLE = int(_J.literal), int(_J.string), int(_J.double)
_INT16, _INT32, _INT64 = int(_J.int16), int(_J.int32), int(_J.int64)
_UINT16, _UINT32, _UINT64 = int(_J.uint16), int(_J.uint32), int(_J.uint64)


(_s2, _LEN2), (_s4, _LEN4), (_s8, _LEN8) = (value_reader(layout.JSON_VALUES[kind]) for kind in (_INT16, _INT32, _INT64))
(_u2, _), (_u4, _), (_u8, _) = (value_reader(layout.JSON_VALUES[kind]) for kind in (_UINT16, _UINT32, _UINT64))
_f8, _ = value_reader(layout.JSON_VALUES[_DOUBLE])


def _letters(text: str) -> int:
    """Four letters as the number that is stored to write them."""
    return int.from_bytes(text.encode(), s.MACHINE)


_T_NULL, _T_TRUE, _T_FALS = (_letters(text) for text in ("null", "true", "fals"))
_T_COMMA, _T_COLON = _letters(", "), _letters(": ")
_QUOTE, _LETTER_E = ord('"'), ord("e")
_OPEN_OBJECT, _CLOSE_OBJECT, _OPEN_ARRAY, _CLOSE_ARRAY = (ord(letter) for letter in "{}[]")


@kernel
def _put_string(target: int, room_end: int, p: int, length: int, stack: int) -> int:
    if not takes(stack, length):
        return CORRUPT
    if room_end - target < _ESCAPED * length + _QUOTES:
        return NO_ROOM
    store8(target, _QUOTE)
    target = put_utf8(target + 1, p, p + length, _LONGEST)
    if target == 0:
        return CORRUPT
    store8(target, _QUOTE)
    return target + 1


@kernel
def _string(target: int, room_end: int, p: int, end: int, stack: int) -> int:
    """A string with its length before it, seven bits a byte."""
    p, length = read_length(p, end)
    return _put_string(target, room_end, p, length, stack) if p else CORRUPT


@kernel
def _put_literal(target: int, value: int) -> int:
    if value == _FALSE:
        store32(target, _T_FALS)
        store8(target + 4, _LETTER_E)
        return target + 5
    if value == _TRUE:
        store32(target, _T_TRUE)
    elif value == _NULL:
        store32(target, _T_NULL)
    else:
        return CORRUPT
    return target + 4


@kernel
def _short_number(target: int, kind: int, p: int, left: int) -> int:
    """A number of two or four bytes."""
    if left < (_LEN2 if kind in (_INT16, _UINT16) else _LEN4):
        return CORRUPT
    if kind == _INT16:
        return put_int(target, _s2(p))
    if kind == _UINT16:
        return put_int(target, _u2(p))
    return put_int(target, _s4(p) if kind == _INT32 else _u4(p))


@kernel
def _long_number(target: int, kind: int, p: int, left: int, powers: int) -> int:
    """A number of eight bytes."""
    if left < _LEN8:
        return CORRUPT
    if kind == _INT64:
        return put_int(target, _s8(p))
    if kind == _UINT64:
        return put_uint(target, _u8(p))
    done = put_double(target, _f8(p), powers)
    return done if done else CORRUPT


@kernel
def put_scalar(target: int, room_end: int, kind: int, p: int, end: int, powers: int, stack: int) -> int:
    """Write a value that is no container; gives the end of it or one of the codes."""
    if kind == _STRING:
        return _string(target, room_end, p, end, stack)
    if p >= end:
        return CORRUPT
    if kind in (_UINT16, _UINT32, _UINT64) and get(stack, B_KEEPS_TYPES):
        return FOR_PYTHON
    if room_end - target < _SCALAR:
        return NO_ROOM
    if kind == _LITERAL:
        return _put_literal(target, _literal(p))
    if kind in (_INT16, _UINT16, _INT32, _UINT32):
        return _short_number(target, kind, p, end - p)
    if kind in (_INT64, _UINT64, _DOUBLE):
        return _long_number(target, kind, p, end - p, powers)
    return FOR_PYTHON  # opaque: a value of a column's type


@kernel
def put_name(target: int, room_end: int, place: int, length: int, stack: int) -> int:
    """Write a name and the colon."""
    target = _put_string(target, room_end, place, length, stack)
    if target < 0:
        return target
    if room_end - target < _BETWEEN:
        return NO_ROOM
    store16(target, _T_COLON)
    return target + _BETWEEN


@kernel
def _key(b: int, target: int, room_end: int, stack: int) -> int:
    """Write the next element's name and the colon."""
    place, length = next_name(b)
    return put_name(target, room_end, place, length, stack) if place else CORRUPT


@kernel
def put_begin(target: int, room_end: int, b: int, kind: int, p: int, end: int, stack: int) -> int:
    """Open a container, whose record is b."""
    if not open_container(b, kind, p, end, stack):
        return CORRUPT
    if target >= room_end:
        return NO_ROOM
    store8(target, _OPEN_OBJECT if get(b, B_OBJECT) else _OPEN_ARRAY)
    return target + 1


@kernel
def put_comma(target: int, room_end: int) -> int:
    """Write what stands between two elements."""
    if room_end - target < _BETWEEN:
        return NO_ROOM
    store16(target, _T_COMMA)
    return target + _BETWEEN


@kernel
def _between(target: int, room_end: int, b: int, stack: int) -> int:
    """What stands before the next element of a container: a comma, and the name in an object."""
    if get(b, B_INDEX):
        target = put_comma(target, room_end)
        if target < 0:
            return target
    return _key(b, target, room_end, stack) if get(b, B_OBJECT) else target


@kernel
def put_end(target: int, room_end: int, b: int) -> int:
    """Close the container whose record is b."""
    if target >= room_end:
        return NO_ROOM
    store8(target, _CLOSE_OBJECT if get(b, B_OBJECT) else _CLOSE_ARRAY)
    return target + 1


@kernel
def json_text(target: int, room_end: int, p: int, end: int, stack: int, powers: int) -> int:
    """Write the text of the document from p to end; gives the end of it, CORRUPT, NO_ROOM, or FOR_PYTHON.

    Each function that writes checks its own room: nothing follows on what was checked for something else.
    """
    if p == end:
        return _put_literal(target, _NULL) if room_end - target >= _SCALAR else NO_ROOM
    found, kind = loops._json_document(p, end)
    if found == 0:
        return CORRUPT
    value, limit = p + ROOT_AT, end
    put(stack, B_LEFT, end - p)
    above = stack  # the record above the innermost open container's
    while True:
        if is_container(kind):
            if above >= stack + MAX_DEPTH * RECORD:
                return CORRUPT
            target = put_begin(target, room_end, above, kind, value, limit, stack)
            above += RECORD
        else:
            target = put_scalar(target, room_end, kind, value, limit, powers, stack)
        while target > 0 and above > stack and get(above - RECORD, B_INDEX) == get(above - RECORD, B_COUNT):
            above -= RECORD
            target = put_end(target, room_end, above)
        if target < 0 or above == stack:
            return target
        target = _between(target, room_end, above - RECORD, stack)
        if target < 0:
            return target
        kind, value = next_element(above - RECORD)
        limit = get(above - RECORD, B_END)
        if value == 0:
            return CORRUPT
