"""Cells of row images to Arrow's buffers: one function for each way in which the spec stores values."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.decimal import put_decimal, put_decimal128, put_decimal256
from binlog_kaitai.compiled.loops.images import note_document, prefixed_end
from binlog_kaitai.compiled.loops.json import CORRUPT, FOR_PYTHON, NO_ROOM, json_text
from binlog_kaitai.compiled.loops.json_changes import changed_text
from binlog_kaitai.compiled.loops.masked import masked_cell
from binlog_kaitai.compiled.loops.memory import (
    computed_reader,
    copy,
    get,
    kernel,
    load8,
    load16,
    load32,
    load64,
    load_big,
    load_little,
    store8,
    store16,
    store32,
    store64,
)
from binlog_kaitai.compiled.loops.sets import has_member, has_unknown_member
from binlog_kaitai.compiled.loops.temporal import NONE, moment
from binlog_kaitai.compiled.loops.text import ascii_length, is_utf8, put_single_byte_text
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column
from binlog_kaitai.compiled.records.values import Note

__all__ = ["clear_valid", "put_changed", "put_null", "put_value"]

_MOST_UTF8 = 3
"""Bytes of UTF-8 that a character of a single-byte character set makes at most."""
_JSON_GROWTH, _JSON_LEAST = 16, 4096
"""The text of a sound document has at most so many times its bytes, and these."""
_COMMA = ord(",")
_computed = computed_reader()


@kernel
def clear_valid(valid: int, row: int) -> None:
    """Say that a row has no value."""
    place = valid + (row >> 3)
    store8(place, load8(place) & ~(1 << (row & 0x7)))


@kernel
def put_null(k: Column, row: int) -> None:
    """NULL: the bit of the row is cleared, and what it covers is zero."""
    clear_valid(k.valid, row)
    width, data = k.width, k.data
    if width == 0:
        store32(data + 4 * row + 4, k.used)
    elif width == 4:
        store32(data + 4 * row, 0)
    elif width == 1:
        store8(data + row, 0)
    elif width == 2:
        store16(data + 2 * row, 0)
    else:
        for i in range(0, width, 8):
            store64(data + width * row + i, 0)


@kernel
def _note(x: Context, k: Column, row: int, cell: int, length: int) -> int:
    """Leave a value to Python: it is NULL until then. Gives 0, or the code for a full list."""
    number = x.notes.num
    if number == x.notes.room:
        return -s.NOTES_FULL
    note = Note.nth(x.notes.list, number)
    note.column = k
    note.row = row
    note.cell = cell - x.from_cell - x.base
    note.length = x.len_cell if x.from_cell else length
    note.form = ra.IS_VALUE
    x.notes.num = number + 1
    put_null(k, row)
    return 0


@kernel
def _store(data: int, width: int, row: int, value: int) -> None:
    if width == 8:
        store64(data + 8 * row, value)
    elif width == 4:
        store32(data + 4 * row, value)
    elif width == 2:
        store16(data + 2 * row, value)
    else:
        store8(data + row, value)


@kernel
def _copy(data: int, kind: int, q: int, row: int) -> None:
    """A value that Arrow holds as the log does."""
    if kind == s.COPY4:
        store32(data + 4 * row, load32(q))
    elif kind == s.COPY8:
        store64(data + 8 * row, load64(q))
    elif kind == s.COPY1:
        store8(data + row, load8(q))
    else:
        store16(data + 2 * row, load16(q))


@kernel
def _number(k: Column, kind: int, q: int, size: int, row: int) -> None:
    """A number of other width or byte order than Arrow's, without a sign unless it fills the width."""
    value = load_big(q, size) if kind == s.BIG else load_little(q, size)
    _store(k.data, k.width, row, value)


@kernel
def _decimal(k: Column, kind: int, q: int, row: int) -> bool:
    data, program = k.data, k.table
    if kind == s.DECIMAL:
        return put_decimal(data + 16 * row, q, program)
    if kind == s.DECIMAL128:
        return put_decimal128(data + 16 * row, q, program)
    return put_decimal256(data + 32 * row, q, program)


@kernel
def _fixed(x: Context, k: Column, kind: int, q: int, e: int, row: int) -> int:
    """A value of fixed size; gives the end of it or a negative code."""
    size, code = k.size, 0
    if size > e - q:
        return -s.ODD
    if kind <= s.COPY8:
        _copy(k.data, kind, q, row)
    elif kind <= s.BIG:
        _number(k, kind, q, size, row)
    elif kind < s.L_YEAR:
        _store(k.data, k.width, row, _computed(kind - s.READ_COMPUTED, q))
    elif kind <= s.L_TIME2:
        value = moment(kind, q, k.a)
        if value == NONE:
            code = _note(x, k, row, q, size)
        else:
            _store(k.data, k.width, row, value)
    elif not _decimal(k, kind, q, row):
        code = -s.ODD
    return code if code < 0 else q + size


@kernel
def _has_room(x: Context, k: Column, wanted: int) -> bool:
    """Whether a column has room for so many bytes; if not, says what is missing."""
    if k.text_room - k.used >= wanted:
        return True
    x.notes.full_column = k
    x.notes.wanted_room = wanted
    return False


@kernel
def _end_text(k: Column, row: int, used: int) -> None:
    k.used = used
    store32(k.data + 4 * row + 4, used)


@kernel
def _put_text(k: Column, row: int, p: int, length: int) -> None:
    used = k.used
    copy(k.text + used, p, length)
    _end_text(k, row, used + length)


@kernel
def _label(x: Context, k: Column, q: int, e: int, row: int) -> int:
    """An ENUM by its label."""
    size, table = k.size, k.table
    if size > e - q:
        return -s.ODD
    index = load_little(q, size)
    if index < 0 or index >= get(table, 0):
        return -s.ODD
    length = get(table, 2 + 2 * index)
    if not _has_room(x, k, length):
        return -s.BYTES_FULL
    _put_text(k, row, get(table, 1 + 2 * index), length)
    return q + size


@kernel
def _labels(x: Context, k: Column, q: int, e: int, row: int) -> int:
    """A SET by its labels with commas between."""
    size, table = k.size, k.table
    if size > e - q:
        return -s.ODD
    count = get(table, 0)
    if has_unknown_member(q, size, count):
        return -s.ODD
    if not _has_room(x, k, k.a):
        return -s.BYTES_FULL
    start = k.used
    used, text = start, k.text
    for i in range(count):
        if has_member(q, size, i):
            if used > start:
                store8(text + used, _COMMA)
                used += 1
            copy(text + used, get(table, 1 + 2 * i), get(table, 2 + 2 * i))
            used += get(table, 2 + 2 * i)
    _end_text(k, row, used)
    return q + size


@kernel
def _json(x: Context, k: Column, row: int, cell: int, p: int, length: int) -> int:
    text, used, room = k.text, k.used, k.text_room
    end = json_text(text + used, text + room, p, p + length, x.scratch.stack, x.known.powers)
    if end >= 0:
        _end_text(k, row, end - text)
        return 0
    if end == NO_ROOM and room - used < _JSON_GROWTH * length + _JSON_LEAST:
        x.notes.full_column = k
        x.notes.wanted_room = _JSON_GROWTH * length + _JSON_LEAST
        return -s.BYTES_FULL
    if end == CORRUPT:
        return -s.ODD
    return _note(x, k, row, cell, p + length - cell)


@kernel
def _note_changed(x: Context, k: Column, row: int, cell: int, end: int) -> int:
    """Leave differences of a document to Python. Gives 0, or the code for a full list."""
    code = _note(x, k, row, cell, end - cell)
    if code == 0:
        note_document(x, k, Note.nth(x.notes.list, x.notes.num - 1))
    return code


@kernel
def put_changed(x: Context, k: Column, q: int, e: int, row: int) -> int:
    """The document that the differences at q make of the one before; gives the end of the cell or a negative code."""
    cell, end = q, prefixed_end(k, q, e)
    if end == 0:
        return -s.ODD
    if k.kind == s.PASSED:
        put_null(k, row)
        return end
    document, text, used = k.document, k.text, k.used
    prefix, document_end = k.size, k.document_end
    done, room = FOR_PYTHON, k.text_room
    if document and k.kind != s.NOTED and k.mask == 0:
        done = changed_text(x, text + used, text + room, document + prefix, document_end, cell + prefix, end)
    if done >= 0:
        _end_text(k, row, done - text)
        return end
    wanted = _JSON_GROWTH * (document_end - document + end - cell) + _JSON_LEAST
    if done == NO_ROOM and room - used < wanted:
        x.notes.full_column = k
        x.notes.wanted_room = wanted
        return -s.BYTES_FULL
    code = _note_changed(x, k, row, cell, end)
    return code if code < 0 else end


@kernel
def _single_byte(x: Context, k: Column, row: int, cell: int, p: int, length: int) -> int:
    """Text of a single-byte character set."""
    if k.a and ascii_length(p, p + length) == length:
        _put_text(k, row, p, length)
        return 0
    text, used = k.text, k.used
    end = put_single_byte_text(text + used, p, p + length, k.table)
    if end == 0:
        return _note(x, k, row, cell, p + length - cell)
    _end_text(k, row, end - text)
    return 0


@kernel
def _padded(k: Column, row: int, p: int, length: int) -> None:
    """BINARY(n): the log leaves out zeros at the end."""
    used, full = k.used, max(length, k.a)
    text = k.text + used
    for i in range(0, full, 8):
        store64(text + i, 0)
    copy(text, p, length)
    for i in range(length, full):
        store8(text + i, 0)
    _end_text(k, row, used + full)


@kernel
def _string(x: Context, k: Column, kind: int, row: int, cell: int, p: int, length: int) -> int:
    """What stands after a length; gives 0 or a negative code."""
    if kind == s.BYTES:
        _put_text(k, row, p, length)
    elif kind == s.UTF8:
        if not is_utf8(p, p + length, k.a):
            return _note(x, k, row, cell, p + length - cell)
        _put_text(k, row, p, length)
    elif kind == s.JSON:
        return _json(x, k, row, cell, p, length)
    elif kind == s.SINGLE_BYTE:
        return _single_byte(x, k, row, cell, p, length)
    else:
        _padded(k, row, p, length)
    return 0


@kernel
def _variable(x: Context, k: Column, kind: int, q: int, e: int, row: int) -> int:
    """A value with its length before it; gives the end of it or a negative code."""
    p, end = q + k.size, prefixed_end(k, q, e)
    if end == 0:
        return -s.ODD
    length = wanted = end - p
    if kind == s.SINGLE_BYTE:
        wanted = _MOST_UTF8 * length
    elif kind == s.PADDED:
        wanted = max(length, k.a)
    if not _has_room(x, k, wanted):
        return -s.BYTES_FULL
    code = _string(x, k, kind, row, q, p, length)
    return code if code < 0 else end


@kernel
def _unread(x: Context, k: Column, kind: int, q: int, e: int, row: int) -> int:
    """A value that is Python's, or nobody's; gives the end of it or a negative code."""
    size, code = k.size, 0
    end = prefixed_end(k, q, e) if k.a else q + size if size <= e - q else 0
    if end == 0:
        return -s.ODD
    if kind == s.NOTED:
        code = _note(x, k, row, q, end - q)
    else:
        put_null(k, row)
    return code if code < 0 else end


@kernel
def _put_cell(x: Context, k: Column, kind: int, q: int, e: int, row: int) -> int:
    if kind < s.BYTES:
        return _fixed(x, k, kind, q, e, row)
    if kind == s.ENUM:
        return _label(x, k, q, e, row)
    if kind == s.SET:
        return _labels(x, k, q, e, row)
    if kind >= s.NOTED:
        return _unread(x, k, kind, q, e, row)
    return _variable(x, k, kind, q, e, row)


@kernel
def _put_masked(x: Context, k: Column, kind: int, q: int, e: int, row: int) -> int:
    """Another value than that of the cell at q; gives the end of the cell or a negative code."""
    size = k.size
    is_fixed = kind < s.BYTES or kind == s.ENUM or kind == s.SET
    end = (q + size if size <= e - q else 0) if is_fixed else prefixed_end(k, q, e)
    if end == 0:
        return -s.ODD
    other, stop = masked_cell(x, k, q, end)
    if other:
        code = _put_cell(x, k, kind, other, stop, row)
        x.from_cell = 0
    else:
        code = _note(x, k, row, q, end - q)
    return code if code < 0 else end


@kernel
def put_value(x: Context, k: Column, q: int, e: int, row: int) -> int:
    """The cell at q of an image that ends at e at the latest; gives the end of the cell or a negative code."""
    kind = k.kind
    if k.mask and kind < s.NOTED:
        return _put_masked(x, k, kind, q, e, row)
    return _put_cell(x, k, kind, q, e, row)
