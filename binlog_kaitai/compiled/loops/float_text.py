"""Floating-point numbers as Python's `repr` and the JSON lines have them.

The shortest digits come from `numbers.shortest` (Schubfach): around a number lies the interval of all reals that round
to it, and a power of ten is chosen so that the interval holds at least one and at most a few whole multiples of it. The
number's neighbours on that grid come from one multiplication by a power of ten of 128 bits, which is exact enough to
compare them with the ends of the interval; the one inside that is nearest wins. Here only the interval differs, that of
single precision being wider, and the layout: an exponent where the point would stand more than 16 digits to the right
of the first one, or more than three zeros to its left.
"""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.digits import count_digits, put_padded, put_uint
from binlog_kaitai.compiled.loops.memory import kernel, load8, lshr, store8, value_reader
from binlog_kaitai.compiled.loops.numbers import put_plain, shortest, shortest_double, without_zeros

__all__ = ["LEN_F4", "put_repr", "put_single", "put_vector"]

_MINUS, _PLUS, _DOT, _E = ord("-"), ord("+"), ord("."), ord("e")
_OPEN, _COMMA, _CLOSE = (ord(char) for char in "[,]")
_f4, LEN_F4 = value_reader("value_f4")
_FIRST_POINT, _LAST_POINT = -3, 16
"""Where the point may stand without an exponent, in digits after the first."""
_LEAST_DIGITS = 2
"""Of an exponent."""
_DOUBLE_MANTISSA, _DOUBLE_EXPONENT = 52, 2047
_MANTISSA, _EXPONENT, _LEAST = 23, 0xFF, -149
_NO_NEAREST = (31, 214, 217)
"""Exponents of the powers of two of which the nearest number of eight digits lies below, where it is another number's
text; that above is their own text, but not the nearest. They are written with nine digits."""


@kernel
def _put_exponent(target: int, digits: int, count: int, power: int) -> int:
    """d.ddde-07"""
    end = put_uint(target + 1, digits)
    store8(target, load8(target + 1))
    store8(target + 1, _DOT)
    target = end if count > 1 else target + 1
    store8(target, _E)
    store8(target + 1, _MINUS if power < 0 else _PLUS)
    power = abs(power)
    return put_padded(target + 2, power, _LEAST_DIGITS) if power < 100 else put_uint(target + 2, power)


@kernel
def _put(target: int, digits: int, power: int) -> int:
    count = count_digits(digits)
    point = count + power
    if point < _FIRST_POINT or point > _LAST_POINT:
        return _put_exponent(target, digits, count, point - 1)
    return put_plain(target, digits, count, point)


@kernel
def put_repr(target: int, bits: int, powers: int) -> int:
    """Write a double, given its bits; gives the end of it, 0 for one that is not finite. Needs 40 bytes."""
    if lshr(bits, _DOUBLE_MANTISSA) & _DOUBLE_EXPONENT == _DOUBLE_EXPONENT:
        return 0
    if bits < 0:
        store8(target, _MINUS)
        target += 1
    digits, power = shortest_double(bits, powers)
    return _put(target, digits, power)


@kernel
def put_single(target: int, bits: int, powers: int) -> int:
    """Write a number of single precision, given its 32 bits: of the fewest digits that are the same in single
    precision those that are nearest. Gives the end of it, 0 for one that is not finite. Needs 40 bytes."""
    exponent, mantissa = bits >> _MANTISSA & _EXPONENT, bits & ((1 << _MANTISSA) - 1)
    if exponent == _EXPONENT:
        return 0
    if bits >> 31 & 1:
        store8(target, _MINUS)
        target += 1
    if exponent == 0 and mantissa == 0:
        return _put(target, s.ZERO, s.ZERO)
    c, q = (mantissa | (1 << _MANTISSA), exponent + _LEAST - 1) if exponent else (mantissa, _LEAST)
    if -_MANTISSA <= q <= 0 and (c & ((1 << -q) - 1)) == 0:
        digits, power = c >> -q, 0  # a whole number
    elif mantissa == 0 and exponent in _NO_NEAREST:
        digits, power = shortest(2 * c, q - 1, s.ZERO, powers)  # as near above as below
    else:
        digits, power = shortest(c, q, 1 if mantissa == 0 and exponent > 1 else 0, powers)
    digits, power = without_zeros(digits, power)
    return _put(target, digits, power)


@kernel
def put_vector(target: int, p: int, end: int, powers: int) -> int:
    """Write the numbers of a VECTOR from p to end, for which there is room; gives the end of them, 0 where one is for
    Python."""
    if (end - p) % LEN_F4:
        return 0
    store8(target, _OPEN)
    target += 1
    start = target
    while p < end:
        target = put_single(target, _f4(p), powers)
        if target == 0:
            return 0
        store8(target, _COMMA)
        target += 1
        p += LEN_F4
    if target > start:
        target -= 1
    store8(target, _CLOSE)
    return target + 1
