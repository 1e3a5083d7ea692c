"""Steps of the paths of JSON differences: to which element of a container one leads. What is not as the server mostly
writes it is for Python."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.json_containers import next_name
from binlog_kaitai.compiled.loops.lookup_tables import B_COUNT, B_OBJECT, E_LEN_NAME, E_NAME
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, put

__all__ = ["order_of_names", "path_step"]

_MOST_DIGITS = 9
_DOLLAR, _DOT, _OPEN, _CLOSE, _QUOTE, _UNDERSCORE, _MINUS = (ord(char) for char in '$.[]"_-')
_ZERO, _NINE, _SPACE, _TILDE, _BACKSLASH = (ord(char) for char in "09 ~\\")
_A, _Z, _LOWER_A, _LOWER_Z = (ord(char) for char in "AZaz")
_LAST = tuple(ord(char) for char in "last")


@kernel
def _is_digit(char: int) -> bool:
    return _ZERO <= char <= _NINE


@kernel
def _is_plain(char: int) -> bool:
    """Whether a character stands for itself in a name without quotes."""
    is_letter = _A <= char <= _Z or _LOWER_A <= char <= _LOWER_Z
    return is_letter or _is_digit(char) or char in (_UNDERSCORE, _DOLLAR)


@kernel
def _name_end(q: int, e: int) -> int:
    """The end of a name without quotes of a path."""
    while q < e and _is_plain(load8(q)):
        q += 1
    return q


@kernel
def _quoted_end(q: int, e: int) -> int:
    """Where the quote after a name is; e where there is none, or the name is not plain ASCII."""
    while q < e and load8(q) != _QUOTE:
        if load8(q) < _SPACE or load8(q) > _TILDE or load8(q) == _BACKSLASH:
            return e
        q += 1
    return q


@kernel
def _number(q: int, e: int) -> tuple[int, int]:
    """The number at q and the end of it; the end is 0 where there is none."""
    start, number = q, 0
    while q < e and _is_digit(load8(q)):
        number = 10 * number + load8(q) - _ZERO
        q += 1
        if q - start > _MOST_DIGITS:
            return 0, 0
    return number, q if q > start else 0


@kernel
def _index(q: int, e: int, count: int) -> tuple[int, int]:
    """The index in an array of a step of a path, after its bracket, and the end of the step, 0 where it is not one."""
    number, end = _number(q, e)
    if end == 0 and e - q > len(_LAST):
        for letter in _LAST:
            if load8(q) != letter:
                return 0, 0
            q += 1
        number, end = count - 1, q
        if load8(q) == _MINUS:
            before, end = _number(q + 1, e)
            number -= before
    if end == 0 or number < 0 or end >= e or load8(end) != _CLOSE:
        return 0, 0
    return number, end + 1


@kernel
def order_of_names(p: int, length: int, q: int, other: int) -> int:
    """Below, at or above 0 as the first name is before, the same as or after the second, in the server's order."""
    if length != other:
        return length - other
    i = 0
    while i < length and load8(p + i) == load8(q + i):
        i += 1
    return load8(p + i) - load8(q + i) if i < length else 0


@kernel
def _find_name(b: int, name: int, length: int) -> tuple[int, bool]:
    """The index of the first member whose name is not before another, and whether it has that name."""
    for i in range(get(b, B_COUNT)):
        place, size = next_name(b)
        order = order_of_names(place, size, name, length) if place else -1
        if order >= 0:
            return i, order == 0
    return get(b, B_COUNT), False


@kernel
def path_step(b: int, q: int, e: int, edit: int) -> tuple[int, int, bool]:
    """The index that a step of a path leads to, the end of the step (0: for Python), and whether there is an element.
    The change has its name then, without one a negative length."""
    if load8(q) == _DOT and get(b, B_OBJECT):
        is_quoted = q + 1 < e and load8(q + 1) == _QUOTE
        name = q + 2 if is_quoted else q + 1
        end = _quoted_end(name, e) if is_quoted else _name_end(name, e)
        if (end == e and is_quoted) or (end == name and not is_quoted):
            return 0, 0, False
        put(edit, E_NAME, name)
        put(edit, E_LEN_NAME, end - name)
        index, is_there = _find_name(b, name, end - name)
        return index, end + 1 if is_quoted else end, is_there
    if load8(q) == _OPEN and not get(b, B_OBJECT):
        index, end = _index(q + 1, e, get(b, B_COUNT))
        put(edit, E_LEN_NAME, -1)
        return index, end, index < get(b, B_COUNT)
    return 0, 0, False
