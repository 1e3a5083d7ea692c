"""Bytes as base64 (RFC 4648)."""

from __future__ import annotations

import string
from typing import Any

from llvmlite import ir

from binlog_kaitai.compiled.loops.memory import (
    action,
    at,
    kernel,
    load16,
    load_big,
    store8,
    store16,
)

__all__ = ["put_base64"]

_LETTERS = f"{string.ascii_uppercase}{string.ascii_lowercase}{string.digits}+/"
_PAD, _BYTES, _CHARS = ord("="), 3, 4
"""What fills up a group of characters; the bytes and the characters of a group."""
_BITS = 6
_TWELVE_BITS = (1 << 2 * _BITS) - 1
_GROUPS = 8
"""Groups that are written at once."""
_AT_ONCE, _BECOME = _GROUPS * _BYTES, _GROUPS * _CHARS
_HALF = _AT_ONCE // 2
_READ = _HALF + 16
"""Bytes that are read for them: two vectors."""
_WORDS = ir.VectorType(ir.IntType(32), _GROUPS)
_TEXT = ir.VectorType(ir.IntType(8), _BECOME)


def _all(kind: Any, value: int) -> Any:
    return ir.Constant(kind, [value] * kind.count)


def _numbers(builder: Any, source: Any) -> Any:
    """The bytes of each group as a number of 24 bits, the first byte the highest."""
    half = ir.VectorType(ir.IntType(8), 16)
    first, second = (builder.add(source, ir.Constant(source.type, offset)) for offset in (0, _HALF))
    parts = []
    for place in (first, second):
        order = [group + byte if byte >= 0 else 16 for group in range(0, _HALF, _BYTES) for byte in (2, 1, 0, -1)]
        zeros = ir.Constant(half, [0] * 16)
        mask = ir.Constant(ir.VectorType(ir.IntType(32), 16), order)
        parts.append(builder.shuffle_vector(builder.load(at(builder, place, half), align=1), zeros, mask))
    both = ir.Constant(ir.VectorType(ir.IntType(32), _BECOME), list(range(_BECOME)))
    return builder.bitcast(builder.shuffle_vector(*parts, both), _WORDS)


def _sextets(builder: Any, numbers: Any) -> Any:
    """The four numbers of six bits of each, a byte each, the first one the lowest."""
    found = builder.lshr(numbers, _all(_WORDS, (_CHARS - 1) * _BITS))
    for place in range(1, _CHARS):
        shift = 8 * place - (_CHARS - 1 - place) * _BITS
        moved = builder.shl(numbers, _all(_WORDS, shift)) if shift > 0 else builder.lshr(numbers, _all(_WORDS, -shift))
        found = builder.or_(found, builder.and_(moved, _all(_WORDS, ((1 << _BITS) - 1) << 8 * place)))
    return builder.bitcast(found, _TEXT)


def _letters(builder: Any, sextets: Any) -> Any:
    """The character of each number: so far from the number as before it, but at the begins of runs of characters."""
    found, distance = builder.add(sextets, _all(_TEXT, ord(_LETTERS[0]))), ord(_LETTERS[0])
    for number, letter in enumerate(_LETTERS):
        step = ord(letter) - number - distance
        if step:
            is_there = builder.icmp_unsigned(">=", sextets, _all(_TEXT, number))
            found = builder.add(found, builder.select(is_there, _all(_TEXT, step), _all(_TEXT, 0)))
            distance += step
    return found


def _put_groups(builder: Any, target: Any, source: Any) -> None:
    text = _letters(builder, _sextets(builder, _numbers(builder, source)))
    builder.store(text, at(builder, target, _TEXT), align=1)


put_groups = action(2, _put_groups)
"""Write 24 bytes as 32 characters."""


@kernel
def put_base64(target: int, p: int, end: int, table: int) -> int:
    """Write bytes, which may stand at the end of the room for their text. `table` has the two letters of each number of
    12 bits."""
    while end - p >= _READ:
        put_groups(target, p)
        target += _BECOME
        p += _AT_ONCE
    while end - p >= 6:
        six = load_big(p, 6)
        store16(target, load16(table + 2 * (six >> 36)))
        store16(target + 2, load16(table + 2 * (six >> 24 & _TWELVE_BITS)))
        store16(target + 4, load16(table + 2 * (six >> 12 & _TWELVE_BITS)))
        store16(target + 6, load16(table + 2 * (six & _TWELVE_BITS)))
        target += 8
        p += 6
    while p < end:
        left = min(end - p, 3)
        three = load_big(p, left) << (24 - 8 * left)
        store16(target, load16(table + 2 * (three >> 12)))
        store16(target + 2, load16(table + 2 * (three & _TWELVE_BITS)))
        target += 4
        p += left
        if left < 3:
            store8(target - 1, _PAD)
        if left < 2:
            store8(target - 2, _PAD)
    return target
