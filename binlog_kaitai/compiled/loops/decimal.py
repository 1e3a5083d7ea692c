"""DECIMAL: groups of decimal digits, highest first, as whole numbers of 128 or 256 bits (server: strings/decimal.cc,
bin2decimal).

The program of a column says how: the number of groups, then for each its bytes and ten to the power of its digits. The
highest bit of the value is its sign, upside down; all bytes of a negative value are upside down.
"""

from __future__ import annotations

from binlog_kaitai.compiled.loops.memory import (
    get,
    kernel,
    load8,
    load_big,
    lshr,
    multiply_add128,
    multiply_add256,
    negate128,
    negate256,
    store64,
)

__all__ = ["put_decimal", "put_decimal128", "put_decimal256"]

_SIGN = 128
"""The bit of the first byte that says positive."""


@kernel
def put_decimal(target: int, p: int, size: int, program: int) -> bool:
    """Write a value of up to 8 bytes as 128 bits. False where a group has too many digits."""
    whole = load_big(p, size)
    sign = 1 << (8 * size - 1)
    mask = lshr(-1, 64 - 8 * size)
    negative = whole & sign == 0
    whole = (whole ^ mask if negative else whole) & ~sign
    number, shift = 0, 8 * size
    for i in range(get(program, 0)):
        bits = 8 * get(program, 1 + 2 * i)
        power = get(program, 2 + 2 * i)
        shift -= bits
        group = lshr(whole, shift) & ((1 << bits) - 1)
        if group >= power:
            return False
        number = number * power + group
    number = -number if negative else number
    store64(target, number)
    store64(target + 8, number >> 63)
    return True


@kernel
def _group(p: int, size: int, is_first: bool, negative: bool) -> int:
    value = load_big(p, size)
    if negative:
        value ^= lshr(-1, 64 - 8 * size)
    return value & lshr(-1, 65 - 8 * size) if is_first else value


@kernel
def put_decimal128(target: int, p: int, program: int) -> bool:
    """Write a value of up to 38 digits. False where a group has too many digits."""
    store64(target, 0)
    store64(target + 8, 0)
    negative = load8(p) < _SIGN
    for i in range(get(program, 0)):
        size, power = get(program, 1 + 2 * i), get(program, 2 + 2 * i)
        group = _group(p, size, i == 0, negative)
        if group >= power:
            return False
        multiply_add128(target, power, group)
        p += size
    if negative:
        negate128(target)
    return True


@kernel
def put_decimal256(target: int, p: int, program: int) -> bool:
    """Write a value of up to 65 digits. False where a group has too many digits."""
    for i in range(4):
        store64(target + 8 * i, 0)
    negative = load8(p) < _SIGN
    for i in range(get(program, 0)):
        size, power = get(program, 1 + 2 * i), get(program, 2 + 2 * i)
        group = _group(p, size, i == 0, negative)
        if group >= power:
            return False
        multiply_add256(target, power, group)
        p += size
    if negative:
        negate256(target)
    return True
