"""Values for eyes, as `text.shown_values` has them: one line each, shortened, and nothing that a terminal obeys."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.deferred_text import by_python, changed_by_python, has_room, masked_writer
from binlog_kaitai.compiled.loops.images import prefixed_end
from binlog_kaitai.compiled.loops.memory import copy, equal, kernel, load8, store8
from binlog_kaitai.compiled.loops.text import after_characters, follows
from binlog_kaitai.compiled.loops.value_text import put_changed_text, put_text
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column
from binlog_kaitai.compiled.records.values import Shown

__all__ = ["is_changed", "is_long", "printed_size", "put_cut", "put_shown", "same_start"]

_MOST, _BEFORE, _MOST_BYTES = 60, 16, 1 << 10
_HEX_A, _ZERO, _X, _QUOTE, _DOT, _MINUS, _STRING = ord("A") - 10, *(ord(char) for char in "0X'.-\"")
_A = ord("a")
_DELETE, _FIRST_BITS, _CONTINUES = 0x7F, 0xC0, 0x80
_TWO_BITS, _THREE_BITS, _SIX = 0x1F, 0x0F, 0x3F


@kernel
def _put_digit(target: int, digit: int) -> None:
    store8(target, digit + (_ZERO if digit < 10 else _HEX_A))


@kernel
def _put_bytes(target: int, p: int, length: int, full: int) -> int:
    """Bytes as X'00FF', with zeros up to a length."""
    store8(target, _X)
    store8(target + 1, _QUOTE)
    target += 2
    for i in range(min(max(length, full), _MOST_BYTES)):
        byte = load8(p + i) if i < length else 0
        _put_digit(target, byte >> 4)
        _put_digit(target + 1, byte & 15)
        target += 2
    store8(target, _QUOTE)
    return target + 1


@kernel
def _code_point(p: int, first: int, size: int) -> int:
    if size == 2:
        return (first & _TWO_BITS) << 6 | load8(p + 1) & _SIX
    return (first & _THREE_BITS) << 12 | (load8(p + 1) & _SIX) << 6 | load8(p + 2) & _SIX


@kernel
def printed_size(table: int, p: int) -> int:
    """Bytes of the character at p, 0 for one that is not printed, or takes more than three bytes."""
    first = load8(p)
    if first <= _DELETE:
        return load8(table + first)
    size = follows(p, first)
    return size if 0 < size <= 3 and load8(table + _code_point(p, first, size)) else 0


@kernel
def _is_printable(table: int, p: int, end: int) -> bool:
    """Whether a text has nothing but characters that are printed, of those that take up to three bytes."""
    while p < end:
        size = 1 if load8(p) < _DELETE else printed_size(table, p)
        if size == 0:
            return False
        p += size
    return True


@kernel
def _put_bytes_of(x: Context, k: Column, target: int, room_end: int, q: int, end: int) -> int:
    """The bytes of the cell from q to end; gives the end of their text or a negative code."""
    p, full = q + k.size, k.a if k.kind == s.L_PADDED else 0
    if not has_room(x, room_end, target, 2 * min(max(end - p, full), _MOST_BYTES) + 3):
        return -s.LINES_FULL
    return _put_bytes(target, p, end - p, full)


_put_bytes_shown = masked_writer(_put_bytes_of)


@kernel
def put_shown(x: Context, k: Column, target: int, room_end: int, q: int, e: int, has_changes: int) -> int:
    """The text of the cell at q, of any length; gives the end of it or a negative code. `x.answer_at` is set to the end
    of the cell."""
    kind, taken = k.kind, x.trx_text.taken_values
    if (kind == s.L_BYTES or kind == s.L_PADDED) and not has_changes:
        end = prefixed_end(k, q, e)
        if end == 0:
            return -s.ODD
        x.answer_at = end
        return _put_bytes_shown(x, k, target, room_end, q, end)
    end = put_changed_text(x, k, target, room_end, q, e) if has_changes else put_text(x, k, target, room_end, q, e)
    if end < 0 or x.trx_text.taken_values != taken or kind < s.L_ENUM:
        return end
    if _is_printable(x.known.printable, target, end):
        return end
    if has_changes:
        return changed_by_python(x, k, target, room_end, q, x.answer_at)
    return by_python(x, k, target, room_end, q, x.answer_at - q)


@kernel
def is_long(text: int, end: int) -> bool:
    """Whether a text has more characters than are shown."""
    return end - text > _MOST and after_characters(text, end, _MOST) < end


@kernel
def _put_dots(target: int) -> int:
    for i in range(3):
        store8(target + i, _DOT)
    return target + 3


@kernel
def put_cut(target: int, text: int, end: int, start: int) -> int:
    """Write a text from a character on, shortened."""
    if start:
        target = _put_dots(target)
        text = after_characters(text, end, start)
    stop = after_characters(text, end, _MOST)
    copy(target, text, stop - text)
    target += stop - text
    return _put_dots(target) if stop < end else target


@kernel
def same_start(p: int, end: int, q: int, other_end: int) -> int:
    """The character from which two texts are shown, so that what differs can be seen."""
    at, count, size = 0, 0, min(end - p, other_end - q)
    while at < size and load8(p + at) == load8(q + at):
        count += 1 if load8(p + at) & _FIRST_BITS != _CONTINUES else 0
        at += 1
    if at == size:
        return 0
    if load8(p + at) & _FIRST_BITS == _CONTINUES:
        count -= 1
    return count - _BEFORE if count > _MOST // 2 else 0


@kernel
def _has(text: int, end: int, char: int) -> bool:
    while text < end and load8(text) != char:
        text += 1
    return text < end


@kernel
def _is_zero(text: int, end: int) -> bool:
    """Whether a number is 0, of any sign."""
    while text < end:
        char = load8(text)
        if char != _ZERO and char != _DOT and char != _MINUS and char != _STRING:
            return False
        text += 1
    return True


@kernel
def _is_same_padded(p: int, length: int, q: int, other: int) -> bool:
    """Whether two values are the same but for zeros at the end."""
    for i in range(max(length, other)):
        if (load8(p + i) if i < length else 0) != (load8(q + i) if i < other else 0):
            return False
    return True


@kernel
def _is_other(k: Column, before: Shown, after: Shown) -> int:
    """Whether two cells that are not the same bytes are not the same value, or a negative code."""
    kind, prefix = k.kind, k.size
    p, q = before.begin + prefix, after.begin + prefix
    is_masked = k.mask != 0  # what is shown decides then, and not what the log has
    if not is_masked and (kind == s.L_BYTES or kind == s.L_UTF8):
        return 1
    if not is_masked and kind == s.L_PADDED:
        return 0 if _is_same_padded(p, before.end - p, q, after.end - q) else 1
    text, other = before.text, after.text
    size, other_size = before.text_end - text, after.text_end - other
    if size == other_size and equal(text, other, size):
        if size == 0 or load8(text) != _X:
            return 0
        return 1 if not is_masked else -s.ODD if size > 2 * _MOST_BYTES else 0
    if kind == s.L_DECIMAL or kind == s.L_FLOAT or kind == s.L_DOUBLE:
        return 0 if _is_zero(text, text + size) and _is_zero(other, other + other_size) else 1
    if kind == s.L_VECTOR and (_has(text, text + size, _MINUS) or _has(other, other + other_size, _MINUS)):
        return -s.ODD  # a zero may have a sign
    return 1


@kernel
def is_changed(k: Column, before: Shown, after: Shown) -> int:
    """Whether an update gave a column another value, or a negative code."""
    first, second, kind = before.begin, after.begin, k.kind
    if first <= s.IS_NULL or second <= s.IS_NULL:
        return 0 if first == second else 1
    size = before.end - first
    is_same = size == after.end - second and equal(first, second, size)
    if not is_same or before.differs or after.differs:
        return _is_other(k, before, after)
    if kind == s.L_FLOAT or kind == s.L_DOUBLE or kind == s.L_VECTOR:  # no number is another one than itself
        return 1 if _has(after.text, after.text_end, _A) else 0
    return 0
