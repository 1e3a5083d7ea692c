"""Numbers as text: integers, and doubles with the fewest digits that read back the same, laid out as the server
does."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.digits import count_digits, put_int, put_uint
from binlog_kaitai.compiled.loops.lookup_tables import FIRST_POWER
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, lshr, mul_high, store8, udiv, ult

__all__ = ["put_double", "put_plain", "shortest", "shortest_double", "without_zeros"]

_MINUS, _ZERO, _DOT, _E = ord("-"), ord("0"), ord("."), ord("e")
_MANTISSA, _EXPONENT, _LEAST = 52, 2047, -1074
"""Bits of a double's mantissa, its greatest exponent, and the power of two of its last bit at the least."""
_MOST_ZEROS, _MOST_DIGITS = -14, 15
"""Outside of these powers of ten the server writes an exponent, unless digits stand there (server: strings/dtoa.cc,
my_gcvt)."""


@kernel
def _round_to_odd(high: int, low: int, factor: int) -> int:
    """Return the upper half of a product of 128 and 64 bits, its lowest bit set where the rest is not zero."""
    middle = mul_high(low, factor)
    upper = mul_high(high, factor)
    total = high * factor + middle
    upper += ult(total, middle)
    return upper | ult(1, total)


@kernel
def shortest(c: int, q: int, closer: int, powers: int) -> tuple[int, int]:
    """Digits and power of ten of the shortest decimal in the interval that rounds to c * 2^q (R. Giulietti, Schubfach,
    2020).

    Args:
        c: the mantissa; up to 53 bits.
        q: the power of two.
        closer: 1 for a power of two, below which the neighbour is nearer than above; else 0.
        powers: address of `lookup_tables.powers_of_ten`.
    """
    odd = c & 1
    k = (q * 1262611 - closer * 524031) >> 22  # floor of log10 of the interval's width
    h = q + ((-k * 1741647) >> 19) + 1
    place = 2 * (-k - FIRST_POWER)
    high, low = get(powers, place), get(powers, place + 1)
    lower = _round_to_odd(high, low, (4 * c - 2 + closer) << h) + odd
    value = _round_to_odd(high, low, (4 * c) << h)
    upper = _round_to_odd(high, low, (4 * c + 2) << h) - odd
    digits = value >> 2
    if digits >= 10:  # one digit less, where only one such number is in the interval
        t = udiv(digits, 10)
        down, up = lower <= 40 * t, 40 * t + 40 <= upper
        if down != up:
            return t + (1 if up else 0), k + 1
    down, up = lower <= 4 * digits, 4 * digits + 4 <= upper
    if down != up:
        return digits + (1 if up else 0), k
    middle = 4 * digits + 2
    return digits + (1 if value > middle or (value == middle and digits & 1) else 0), k


@kernel
def shortest_double(bits: int, powers: int) -> tuple[int, int]:
    """Digits, none of them a zero at the end, and power of ten of a finite double, given its bits."""
    exponent, mantissa = lshr(bits, _MANTISSA) & _EXPONENT, bits & ((1 << _MANTISSA) - 1)
    if exponent == 0:
        if mantissa == 0:
            return 0, 0
        digits, power = shortest(mantissa, _LEAST, s.ZERO, powers)
    else:
        c, q = mantissa | (1 << _MANTISSA), exponent + _LEAST - 1
        if -_MANTISSA <= q <= 0 and (c & ((1 << -q) - 1)) == 0:
            digits, power = c >> -q, 0  # a whole number
        else:
            digits, power = shortest(c, q, 1 if mantissa == 0 and exponent > 1 else 0, powers)
    return without_zeros(digits, power)


@kernel
def without_zeros(digits: int, power: int) -> tuple[int, int]:
    """Return the same number without zeros at the end of the digits."""
    shorter = udiv(digits, 10)
    while digits and shorter * 10 == digits:
        digits = shorter
        power += 1
        shorter = udiv(digits, 10)
    return digits, power


@kernel
def _put_zeros(target: int, count: int) -> int:
    for _ in range(count):
        store8(target, _ZERO)
        target += 1
    return target


@kernel
def _put_exponent(target: int, digits: int, count: int, power: int) -> int:
    """d.ddde-7"""
    end = put_uint(target + 1, digits)
    store8(target, load8(target + 1))
    store8(target + 1, _DOT)
    target = end if count > 1 else target + 1
    store8(target, _E)
    return put_int(target + 1, power)


@kernel
def put_plain(target: int, digits: int, count: int, point: int) -> int:
    """0.000ddd, ddd000.0 or dd.dd: the point stands after `point` digits."""
    if point <= 0:
        store8(target, _ZERO)
        store8(target + 1, _DOT)
        return put_uint(_put_zeros(target + 2, -point), digits)
    if point >= count:
        target = _put_zeros(put_uint(target, digits), point - count)
        store8(target, _DOT)
        store8(target + 1, _ZERO)
        return target + 2
    end = put_uint(target + 1, digits)
    for i in range(point):
        store8(target + i, load8(target + i + 1))
    store8(target + point, _DOT)
    return end


@kernel
def put_double(target: int, bits: int, powers: int) -> int:
    """Write a finite double, given its bits; returns the end of it, 0 for one that is not finite. Needs 40 bytes."""
    if bits < 0:
        store8(target, _MINUS)
        target += 1
    if lshr(bits, _MANTISSA) & _EXPONENT == _EXPONENT:
        return 0
    digits, power = shortest_double(bits, powers)
    count = count_digits(digits)
    point = count + power
    if point < _MOST_ZEROS or _MOST_DIGITS < point >= count:
        return _put_exponent(target, digits, count, point - 1)
    return put_plain(target, digits, count, point)
