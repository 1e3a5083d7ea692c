"""The difference of two numbers as literals have them: digits, perhaps with a sign and a point at the same place."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.memory import kernel, load8, store8

__all__ = ["is_greater", "put_difference"]

_MINUS, _POINT, _ZERO = ord("-"), ord("."), ord("0")
_BASE = 10


@kernel
def _begin(text: int, end: int) -> int:
    """Where the digits of a number begin."""
    return text + 1 if text < end and load8(text) == _MINUS else text


@kernel
def _digit(text: int, end: int, back: int) -> int:
    """The character that is so many before the end of a number, 0 before its digits."""
    at = end - 1 - back
    return load8(at) if at >= text else _ZERO


@kernel
def _is_more(a: int, a_end: int, b: int, b_end: int) -> bool:
    """Whether the digits of one number are more than those of another."""
    i = max(a_end - a, b_end - b)
    while i > 0:
        i -= 1
        first, second = _digit(a, a_end, i), _digit(b, b_end, i)
        if first != second:
            return first > second
    return False


@kernel
def is_greater(a: int, a_end: int, b: int, b_end: int) -> bool:
    """Whether one number is greater than another."""
    p, q = _begin(a, a_end), _begin(b, b_end)
    if (p > a) != (q > b):
        return q > b
    return _is_more(q, b_end, p, a_end) if p > a else _is_more(p, a_end, q, b_end)


@kernel
def _put_digits(target: int, a: int, a_end: int, b: int, b_end: int, sign: int) -> int:
    """The sum of two numbers without signs, or with -1 the difference of the first and a smaller one."""
    size, carry = max(a_end - a, b_end - b) + 1, 0
    for i in range(size):
        first, second = _digit(a, a_end, i), _digit(b, b_end, i)
        at = target + size - 1 - i
        if first == _POINT or second == _POINT:
            store8(at, _POINT)
            continue
        sum_of = first - _ZERO + sign * (second - _ZERO) + carry
        carry = 1 if sum_of >= _BASE else -1 if sum_of < 0 else 0
        store8(at, _ZERO + sum_of - _BASE * carry)
    return target + size


@kernel
def put_difference(target: int, a: int, a_end: int, b: int, b_end: int) -> int:
    """The difference of two numbers without its sign, for which there is room after `target`; gives its end."""
    p, q = _begin(a, a_end), _begin(b, b_end)
    if (p > a) != (q > b):
        end = _put_digits(target, p, a_end, q, b_end, 1)
    elif _is_more(p, a_end, q, b_end):
        end = _put_digits(target, p, a_end, q, b_end, -1)
    else:
        end = _put_digits(target, q, b_end, p, a_end, -1)
    skip = 0
    while target + skip < end - 1 and load8(target + skip) == _ZERO and load8(target + skip + 1) != _POINT:
        skip += 1
    for at in range(target, end - skip):
        store8(at, load8(at + skip))
    return end - skip
