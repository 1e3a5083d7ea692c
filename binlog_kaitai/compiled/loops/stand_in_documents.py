"""What stands in for a JSON document by a key: one of the same shape and size, as `redaction.documents` says.

The other document is made in a room of its own, part by part. Each byte belongs to one part, which has a mark for it; a
document of which two parts share bytes, or that is not sound, is left to Python. What belongs to no part becomes zero.
"""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.decimal import G_SIZE, G_SLOTS
from binlog_kaitai.compiled.loops.json import ROOT_AT
from binlog_kaitai.compiled.loops.json_containers import (
    RECORD,
    element_size,
    is_container,
    is_inline,
    next_element,
    next_name,
    open_container,
    read_length,
    size_of_head,
)
from binlog_kaitai.compiled.loops.json_paths import order_of_names
from binlog_kaitai.compiled.loops.lookup_tables import (
    B_BASE,
    B_COUNT,
    B_ELEMENTS,
    B_END,
    B_INDEX,
    B_KEYS,
    B_LEFT,
    B_OBJECT,
    MAX_DEPTH,
)
from binlog_kaitai.compiled.loops.memory import (
    get,
    kernel,
    load8,
    put,
    reader_of,
    store8,
    store64,
    value_reader,
    writer_of,
)
from binlog_kaitai.compiled.loops.stand_ins import other_integer, put_back, put_decimal, put_real, put_text
from binlog_kaitai.compiled.records.carved import Alphabet, Secret
from binlog_kaitai.format.structs import stored_field

__all__ = ["put_document"]

_J = layout.JsonType
_LITERAL, _STRING, _DOUBLE, _OPAQUE = int(_J.literal), int(_J.string), int(_J.double), int(_J.opaque)
_INT16, _INT32, _INT64 = int(_J.int16), int(_J.int32), int(_J.int64)
_UINT16, _UINT32, _UINT64 = int(_J.uint16), int(_J.uint32), int(_J.uint64)


def _value(kind: int) -> layout.Field:
    return stored_field(layout.JSON_VALUES[kind], "value")


_LEN_LITERAL, _LEN2, _LEN4, _LEN8 = (
    layout.PREFIX[layout.JSON_VALUES[kind], None, None].size for kind in (_LITERAL, _INT16, _INT32, _INT64)
)
_literal, _put_literal = reader_of(_value(_LITERAL)), writer_of(_value(_LITERAL))
_s2, _s4, _s8 = (value_reader(layout.JSON_VALUES[kind])[0] for kind in (_INT16, _INT32, _INT64))
_u2, _u4, _u8 = (reader_of(_value(kind)) for kind in (_UINT16, _UINT32, _UINT64))
_put_s2, _put_s4 = (writer_of(_value(kind)) for kind in (_INT16, _INT32))
_put_u2, _put_u4, _put_u8 = (writer_of(_value(kind)) for kind in (_UINT16, _UINT32, _UINT64))
_LOW, _HIGH = (stored_field(layout.JSON_VALUES[_INT64], name) for name in ("low", "high"))
_put_low, _put_high, _LOW_BITS = writer_of(_LOW), writer_of(_HIGH), 8 * _LOW.size
_TRUE, _FALSE = int(layout.JsonConstant.true_literal), int(layout.JsonConstant.false_literal)
_TAKES_OPAQUE = layout.FIELD_ORDER["json_opaque"] == (("field_type", 1), ("len_value", 0), ("value", 0))
_DECIMALS = [kind for kind, name in layout.JSON_OPAQUES.items() if name == "json_decimal"]
_MOMENTS = tuple(kind for kind in layout.JSON_OPAQUES if kind not in _DECIMALS)
_DECIMAL = _DECIMALS[0]
_precision, _scale = (reader_of(stored_field("json_decimal", name)) for name in ("precision", "scale"))
_DECIMAL_HEAD = layout.PREFIX["json_decimal", None, None].size


@kernel
def _takes(r: Secret, p: int, end: int) -> bool:
    """Mark the bytes from p to end, which are of the document, for a part; False where another has some of them."""
    mark, stop = p + r.to_marks, end + r.to_marks
    while mark < stop:
        if load8(mark):
            return False
        store8(mark, 1)
        mark += 1
    return True


@kernel
def _keeps(r: Secret, p: int, end: int) -> bool:
    """Take bytes over as they are; False where another part has some of them."""
    if not _takes(r, p, end):
        return False
    put_back(p + r.to_document, p, end - p)
    return True


@kernel
def _size_of(kind: int) -> int:
    """Bytes of a number or literal, 0 of what is none."""
    if kind == _LITERAL:
        return _LEN_LITERAL
    if kind in (_INT16, _UINT16):
        return _LEN2
    if kind in (_INT32, _UINT32):
        return _LEN4
    return _LEN8 if kind in (_INT64, _UINT64, _DOUBLE) else 0


@kernel
def _put_integer(r: Secret, kind: int, p: int, target: int) -> None:
    if kind == _INT16:
        _put_s2(target, other_integer(r, _s2(p), 1))
    elif kind == _INT32:
        _put_s4(target, other_integer(r, _s4(p), 1))
    elif kind == _INT64:
        number = other_integer(r, _s8(p), 1)
        _put_low(target, number)
        _put_high(target, number >> _LOW_BITS)
    elif kind == _UINT16:
        _put_u2(target, other_integer(r, _u2(p), 0))
    elif kind == _UINT32:
        _put_u4(target, other_integer(r, _u4(p), 0))
    else:
        _put_u8(target, other_integer(r, _u8(p), 0))


@kernel
def _put_plain(r: Secret, kind: int, p: int) -> bool:
    """Write another number or literal for the one at p, whose bytes are taken; False where that is Python's."""
    target = p + r.to_document
    if kind == _DOUBLE:
        return put_real(r, p, target, _LEN8)
    if kind == _LITERAL:
        value = _literal(p)
        _put_literal(target, _FALSE if value == _TRUE else _TRUE if value == _FALSE else value)
    else:
        _put_integer(r, kind, p, target)
    return True


@kernel
def _string(r: Secret, al: Alphabet, p: int, end: int) -> bool:
    """Write another string for the one from p to end; False where that is Python's."""
    names = r.names
    if not _takes(r, p, end) or not put_text(r, al, p, end, names):
        return False
    put_back(p + r.to_document, names, end - p)
    return True


@kernel
def _size_of_groups(program: int) -> int:
    """Bytes of a DECIMAL of so many groups."""
    size, group = 0, program + 8
    for _ in range(get(program, s.ZERO)):
        size += get(group, G_SIZE)
        group += 8 * G_SLOTS
    return size


@kernel
def _decimal(r: Secret, p: int, end: int) -> bool:
    """Write another DECIMAL for the one from p to end; False where that is Python's."""
    number = p + _DECIMAL_HEAD
    if number > end or not _keeps(r, p, number):
        return False
    precision, scale = _precision(p), _scale(p)
    if precision >= ra.MOST_PRECISION or scale >= ra.MOST_SCALE:
        return False
    program = get(r.decimals, precision * ra.MOST_SCALE + scale)
    size = _size_of_groups(program) if program else 0
    if size == 0 or size > end - number or not _takes(r, number, number + size):
        return False
    return put_decimal(r, program, number, size, number + r.to_document)


@kernel
def _opaque(r: Secret, p: int, limit: int) -> bool:
    """Write another value of a column's type for the one at p; False where that is Python's."""
    start, length = read_length(p + 1, limit)
    if start == 0 or not _TAKES_OPAQUE or not _keeps(r, p, start):
        return False
    kind = load8(p)
    if kind == _DECIMAL:
        return _decimal(r, start, start + length)
    return kind not in _MOMENTS and _string(r, r.bytes, start, start + length)


@kernel
def _scalar(r: Secret, kind: int, p: int, limit: int) -> bool:
    """Write another value for one that is no container; False where that is Python's."""
    size = _size_of(kind)
    if size:
        return size <= limit - p and _takes(r, p, p + size) and _put_plain(r, kind, p)
    if kind == _OPAQUE:
        return _opaque(r, p, limit)
    if kind != _STRING:
        return False
    start, length = read_length(p, limit)
    return start != 0 and _keeps(r, p, start) and _string(r, r.utf8, start, start + length)


@kernel
def _put_inline(r: Secret, b: int) -> bool:
    """Replace the values of a container that stand in place of their offsets; False where that is Python's."""
    elements, index, is_put = get(b, B_ELEMENTS), get(b, B_INDEX), True
    for _ in range(get(b, B_COUNT)):
        kind, p = next_element(b)
        if is_put and is_inline(b, kind):
            is_put = _put_plain(r, kind, p)
    put(b, B_ELEMENTS, elements)
    put(b, B_INDEX, index)
    return is_put


@kernel
def _put_in_order(r: Secret, names: int, length: int, count: int) -> bool:
    """Find the order of names of the same length; False where two are the same."""
    order, gap = r.order, count >> 1
    for i in range(count):
        put(order, i, i)
    while gap:
        for i in range(gap, count):
            number, j = get(order, i), i
            name = names + number * length
            while j >= gap and order_of_names(name, length, names + get(order, j - gap) * length, length) < 0:
                put(order, j, get(order, j - gap))
                j -= gap
            put(order, j, number)
        gap >>= 1
    for i in range(1, count):
        before, name = names + get(order, i - 1) * length, names + get(order, i) * length
        if order_of_names(before, length, name, length) == 0:
            return False
    return True


@kernel
def _other_names(r: Secret, b: int, length: int, count: int) -> bool:
    """Write other names for the next ones, which are of the same length; False where that is Python's."""
    names, keys = r.names, get(b, B_KEYS)
    for i in range(count):
        place, _ = next_name(b)
        if not _takes(r, place, place + length):
            return False
        if not put_text(r, r.utf8, place, place + length, names + i * length):
            return False
    put(b, B_KEYS, keys)
    return _put_in_order(r, names, length, count)


@kernel
def _put_names(r: Secret, b: int, length: int, count: int, first: int) -> None:
    """Put the names that were written, and the elements from the first one on that have them, in their order."""
    names, order, to, size = r.names, r.order, r.to_document, element_size(b)
    elements = get(b, B_ELEMENTS) + first * size + to
    moved = names + count * length
    put_back(moved, elements, count * size)
    for i in range(count):
        place, _ = next_name(b)
        number = get(order, i)
        put_back(place + to, names + number * length, length)
        put_back(elements + i * size, moved + number * size, size)


@kernel
def _alike(b: int, count: int) -> tuple[int, int]:
    """Length of the next name, and how many of the next ones, `count` at the most, have it; 0 where one is outside."""
    keys, found = get(b, B_KEYS), 0
    _, length = next_name(b)
    put(b, B_KEYS, keys)
    for _ in range(count):
        place, other = next_name(b)
        if place == 0 or other != length:
            found = 0 if place == 0 else found
            break
        found += 1
    put(b, B_KEYS, keys)
    return length, found


@kernel
def _rename(r: Secret, b: int) -> bool:
    """Give the members of an object other names, and put those of the same length in their order; False where that is
    Python's."""
    first, last, count = 0, -1, get(b, B_COUNT)
    while first < count:
        length, alike = _alike(b, count - first)
        if alike == 0 or length <= last:  # names of a length are not side by side
            return False
        if alike > r.most_document >> 3 or not _other_names(r, b, length, alike):
            return False
        _put_names(r, b, length, alike, first)
        last = length
        first += alike
    return True


@kernel
def _open(r: Secret, b: int, kind: int, p: int, limit: int, stack: int) -> bool:
    """Begin a container: replace what its head has, and the names; False where that is Python's."""
    if not open_container(b, kind, p, limit, stack) or not _keeps(r, p, p + size_of_head(b)):
        return False
    return _put_inline(r, b) and (get(b, B_OBJECT) == 0 or _rename(r, b))


@kernel
def _next(above: int, stack: int) -> tuple[int, int, int]:
    """The record after that of the innermost container that has a value which is to be replaced, and type and place of
    the value, 0 where that is outside of it."""
    while above > stack:
        b = above - RECORD
        if get(b, B_INDEX) == get(b, B_COUNT):
            above -= RECORD
        else:
            kind, place = next_element(b)
            if not is_inline(b, kind):
                return above, kind, place
    return above, 0, 0


@kernel
def _put_parts(r: Secret, p: int, end: int) -> bool:
    """Write another document in its room; False where that is Python's."""
    found, kind = loops._json_document(p, end)
    value, limit, stack = p + ROOT_AT, end, r.stack
    put(stack, B_LEFT, end - p)
    if found == 0 or value > end or not _keeps(r, p, value):
        return False
    above = stack
    while True:
        if is_container(kind):
            if above >= stack + MAX_DEPTH * RECORD or not _open(r, above, kind, value, limit, stack):
                return False
            above += RECORD
        elif not _scalar(r, kind, value, limit):
            return False
        above, kind, value = _next(above, stack)
        if above == stack:
            return True
        if value < get(above - RECORD, B_BASE):
            return False
        limit = get(above - RECORD, B_END)


@kernel
def put_document(r: Secret, p: int, end: int) -> bool:
    """Put another document in the place of the one from p to end; False where that is Python's."""
    document, marks = r.document, r.marks
    if end - p > r.most_document:
        return False
    i = 0
    while i < end - p:
        store64(document + i, 0)
        store64(marks + i, 0)
        i += 8
    r.to_document = document - p
    r.to_marks = marks - p
    if p < end:
        if not _put_parts(r, p, end):
            return False
        put_back(p, document, end - p)
    return True
