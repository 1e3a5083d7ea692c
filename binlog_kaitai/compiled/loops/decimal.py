"""DECIMAL: groups of decimal digits, highest first, as whole numbers of 128 or 256 bits (server: strings/decimal.cc,
bin2decimal).

The program of a column says how: the number of groups, then the record of each.
"""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.loops.memory import (
    get,
    kernel,
    load8,
    load_big,
    load_little,
    multiply_add128,
    multiply_add256,
    negate128,
    negate256,
    store64,
)

__all__ = [
    "G_DIGITS",
    "G_HALF",
    "G_IS_BIG",
    "G_IS_FIRST",
    "G_POWER",
    "G_SIZE",
    "G_SLOTS",
    "group_of",
    "is_negative",
    "magnitude_of",
    "put_decimal",
    "put_decimal128",
    "put_decimal256",
]

G_SIZE, G_IS_BIG, G_DIGITS, G_POWER, G_HALF, G_IS_FIRST, G_SLOTS = range(7)
"""The record of a group: its bytes, whether the highest is first, its digits, ten to the power of these, its highest
bit, whether it has the sign."""
_SIGN_AT = layout.decimal_sign_at()
_is_negative = kernel(layout.decimal_is_negative)
_magnitude = kernel(layout.decimal_group_magnitude)
_value = kernel(layout.decimal_group_value)


@kernel
def is_negative(p: int) -> bool:
    """Return whether the value at p is below 0."""
    return bool(_is_negative(load8(p + _SIGN_AT)))


@kernel
def magnitude_of(p: int, group: int, negative: bool) -> int:
    """Return a group with what it has of the sign, as a number."""
    size = get(group, G_SIZE)
    raw = load_big(p, size) if get(group, G_IS_BIG) else load_little(p, size)
    found: int = _magnitude(raw_unsigned=raw, half=get(group, G_HALF), decimal_digits_is_negative=negative)
    return found


@kernel
def group_of(p: int, group: int, negative: bool) -> int:
    """Return the digits of a group, as a number."""
    magnitude = magnitude_of(p, group, negative)
    is_first = get(group, G_IS_FIRST) != 0
    value: int = _value(half=get(group, G_HALF), is_first=is_first, decimal_group_magnitude=magnitude)
    return value


@kernel
def put_decimal(target: int, p: int, program: int) -> bool:
    """Write a value of up to 8 bytes as 128 bits. False where a group has too many digits."""
    negative, number, group = is_negative(p), 0, program + 8
    for _ in range(get(program, 0)):
        power, value = get(group, G_POWER), group_of(p, group, negative)
        if value >= power:
            return False
        number = number * power + value
        p += get(group, G_SIZE)
        group += 8 * G_SLOTS
    number = -number if negative else number
    store64(target, number)
    store64(target + 8, number >> 63)
    return True


def _decimal_writer(
    words: int, multiply_add: Callable[[int, int, int], int], negate: Callable[[int], int]
) -> Callable[[int, int, int], bool]:
    """Return a function that writes a value as a number of so many words; it gives False where a group has too many
    digits."""

    @kernel
    def put_number(target: int, p: int, program: int) -> bool:
        for i in range(words):
            store64(target + 8 * i, 0)
        negative, group = is_negative(p), program + 8
        for _ in range(get(program, 0)):
            power, value = get(group, G_POWER), group_of(p, group, negative)
            if value >= power:
                return False
            multiply_add(target, power, value)
            p += get(group, G_SIZE)
            group += 8 * G_SLOTS
        if negative:
            negate(target)
        return True

    return put_number


put_decimal128 = _decimal_writer(2, multiply_add128, negate128)
"""Writes a value of up to 38 digits."""
put_decimal256 = _decimal_writer(4, multiply_add256, negate256)
"""Writes a value of up to 65 digits."""
