"""Whole numbers as decimal digits, eight at a time in one 64-bit word, the first digit in its lowest byte."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import ctz, kernel, lshr, store8, store64, udiv, ult

__all__ = ["count_digits", "eight_digits", "hex_digits", "put_int", "put_padded", "put_uint"]

_MINUS, _ZERO = ord("-"), ord("0")
_ZEROS = int.from_bytes(b"00000000", s.MACHINE)
_FOUR, _EIGHT = 10**4, 10**8
_SIXTEEN = 10**16
_WORD = 8
"""Digits of a word."""
_SIX, _ONES = int.from_bytes(b"\6" * 8, s.MACHINE), int.from_bytes(b"\1" * 8, s.MACHINE)
_TO_LETTERS = ord("a") - ord("9") - 1
_PAIRS, _TENS = 0x0000007F_0000007F, 0x000F_000F_000F_000F


@kernel
def eight_digits(value: int) -> int:
    """The digits of a number below 10^8, as values 0 to 9.

    The halves of the number are divided by 100 both at once, then the quarters by 10: multiplied and shifted, which is
    exact for numbers of this size.
    """
    high = udiv(value, _FOUR)
    halves = high | (value - high * _FOUR) << 32
    hundreds = (halves * 10486 >> 20) & _PAIRS
    quarters = ((halves - 100 * hundreds) << 16) + hundreds
    tens = (quarters * 103 >> 10) & _TENS
    return tens + ((quarters - 10 * tens) << 8)


@kernel
def hex_digits(four: int) -> int:
    """The digits of four bytes, the first in the lowest byte, as eight characters; those from ten on are letters."""
    two = (four | four << 16) & 0x0000FFFF_0000FFFF
    each = (two | two << 8) & 0x00FF00FF_00FF00FF
    digits = (each >> 4 | each << 8) & 0x0F0F0F0F_0F0F0F0F
    return digits + _ZEROS + _TO_LETTERS * ((digits + _SIX) >> 4 & _ONES)


@kernel
def _put_short(target: int, value: int) -> int:
    """Write a number below 10^8."""
    digits = eight_digits(value)
    zeros = ctz(digits) >> 3 if value else 7
    store64(target, lshr(digits + _ZEROS, zeros << 3))
    return target + 8 - zeros


@kernel
def put_padded(target: int, value: int, count: int) -> int:
    """Write a number of at most `count` digits, up to nine, with zeros before it; gives the end of it."""
    if count == 9:
        first = udiv(value, _EIGHT)
        store8(target, _ZERO + first)
        store64(target + 1, eight_digits(value - first * _EIGHT) + _ZEROS)
        return target + 9
    store64(target, lshr(eight_digits(value) + _ZEROS, (8 - count) << 3))
    return target + count


@kernel
def put_uint(target: int, value: int) -> int:
    """Write an unsigned number; gives the end of it. Up to eight bytes more are written."""
    if ult(value, _EIGHT):
        return _put_short(target, value)
    upper = udiv(value, _EIGHT)
    if ult(value, _SIXTEEN):
        target = _put_short(target, upper)
    else:
        top = udiv(upper, _EIGHT)
        target = put_padded(_put_short(target, top), upper - top * _EIGHT, _WORD)
    return put_padded(target, value - upper * _EIGHT, _WORD)


@kernel
def put_int(target: int, value: int) -> int:
    """Write a signed number; gives the end of it."""
    if value < 0:
        store8(target, _MINUS)
        return put_uint(target + 1, -value)
    return put_uint(target, value)


@kernel
def count_digits(value: int) -> int:
    """Digits of an unsigned number."""
    count = 1
    while ult(9, value):
        value = udiv(value, 10)
        count += 1
    return count
