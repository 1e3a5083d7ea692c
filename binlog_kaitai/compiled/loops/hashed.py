"""HMAC with SHA-256 (FIPS 198, FIPS 180-4), and numbers that are drawn by it."""

from __future__ import annotations

from functools import reduce
from typing import Any

from llvmlite import ir

from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.lookup_tables import sha256_constants
from binlog_kaitai.compiled.loops.memory import (
    action,
    at,
    bswap,
    copy,
    get,
    kernel,
    load32,
    load_big,
    lshr,
    put,
    store8,
    store32,
    store64,
    udiv,
)

__all__ = ["begin_draws", "below", "end_label", "hashed", "label_room"]

_BLOCK, _DIGEST, _WORD = 64, 32, 4
_INNER, _OUTER = 0x36363636, 0x5C5C5C5C
_END = 0x80
_LENGTH = 8
"""Bytes of the length that ends a message."""
_COLON = ord(":")
_PREFIX = 32
"""Bytes before a label for the number of the block."""
_SPARE = 8
"""More bytes than a number needs, as in `redaction.secret`."""
_LONG = b"long: "


def _turned(builder: Any, word: Any, count: int) -> Any:
    low, high = builder.lshr(word, ir.Constant(_U32, count)), builder.shl(word, ir.Constant(_U32, 32 - count))
    return builder.or_(low, high)


def _sum(builder: Any, word: Any, first: int, second: int, third: int, *, shifts: bool = False) -> Any:
    """A word turned by three counts, of which the last may be a shift, and put together."""
    last = builder.lshr(word, ir.Constant(_U32, third)) if shifts else _turned(builder, word, third)
    return builder.xor(builder.xor(_turned(builder, word, first), _turned(builder, word, second)), last)


def _add(builder: Any, *values: Any) -> Any:
    return reduce(builder.add, values)


def _emit_compress(builder: Any, state: Any, block: Any) -> None:
    """Add a block of a message to a state, as FIPS 180-4 says in 6.2.2."""

    def word(place: Any, number: int, size: int) -> Any:
        return at(builder, builder.add(place, ir.Constant(ir.IntType(64), size * number)), _U32)

    def schedule() -> None:
        low, high = _sum(builder, w[-15], 7, 18, 3, shifts=True), _sum(builder, w[-2], 17, 19, 10, shifts=True)
        w.append(_add(builder, w[-16], low, w[-7], high))

    w = [builder.bswap(builder.load(word(block, number, 4), align=1)) for number in range(16)]
    first = [builder.load(word(state, number, 8), align=1) for number in range(8)]
    a, b, c, d, e, f, g, h = first
    for number, constant in enumerate(sha256_constants()[1]):
        if number >= len(w):
            schedule()
        choice = builder.xor(g, builder.and_(e, builder.xor(f, g)))
        most = builder.or_(builder.and_(a, b), builder.and_(c, builder.or_(a, b)))
        new = _add(builder, h, _sum(builder, e, 6, 11, 25), choice, ir.Constant(_U32, constant), w[number])
        other = builder.add(_sum(builder, a, 2, 13, 22), most)
        a, b, c, d, e, f, g, h = builder.add(new, other), a, b, c, builder.add(d, new), e, f, g
    for number, (old, value) in enumerate(zip(first, (a, b, c, d, e, f, g, h), strict=True)):
        builder.store(builder.add(old, value), word(state, number, 8), align=1)


_U32 = ir.IntType(32)
_add_block = action(2, _emit_compress)


@kernel
def _compress(state: int, block: int) -> None:
    """Add a block of a message to a state."""
    _add_block(state, block)


@kernel
def _begin_key(r: int, state: int, pad: int) -> None:
    """Begin a state with the key, which a number is added to."""
    key, block = r + ra.SC_KEY * 8, get(r, ra.SC_BLOCK)
    for i in range(8):
        put(state, i, get(r, ra.SC_FIRST + i))
    for i in range(_BLOCK // _WORD):
        store32(block + _WORD * i, load32(key + _WORD * i) ^ pad)
    _compress(state, block)


@kernel
def _finish(state: int, p: int, size: int) -> None:
    """Add the last bytes of a message, which has a block before them, and its end, for which there is room after p."""
    end = p + size
    whole = p + (size + _LENGTH + _BLOCK & -_BLOCK)
    store8(end, _END)
    at = end + 1
    while at < whole - _LENGTH:
        store64(at, 0)
        at += _LENGTH
    store64(whole - _LENGTH, bswap(8 * (_BLOCK + size)))
    while p < whole:
        _compress(state, p)
        p += _BLOCK


@kernel
def hashed(r: int, p: int, size: int, target: int) -> None:
    """Put the HMAC of a message, after which there is room for two blocks, to a place with room for two blocks."""
    if not get(r, ra.SC_IS_KEYED):
        _begin_key(r, r + ra.SC_INNER * 8, _INNER)
        _begin_key(r, r + ra.SC_OUTER * 8, _OUTER)
        put(r, ra.SC_IS_KEYED, 1)
    state = r + ra.SC_STATE * 8
    for i in range(8):
        put(state, i, get(r, ra.SC_INNER + i))
    _finish(state, p, size)
    for i in range(8):
        store32(target + _WORD * i, lshr(bswap(get(state, i)), 32))
        put(state, i, get(r, ra.SC_OUTER + i))
    _finish(state, target, _DIGEST)
    for i in range(8):
        store32(target + _WORD * i, lshr(bswap(get(state, i)), 32))


@kernel
def label_room(r: int) -> int:
    """Return where a label is written from which numbers are drawn."""
    return get(r, ra.SC_MESSAGE) + _PREFIX


@kernel
def end_label(r: int, end: int) -> int:
    """Return the end of a label that ends at `end`: of a long one its hash takes the place."""
    start = label_room(r)
    if end - start <= get(r, ra.SC_MOST_LABEL):
        return end
    hashed(r, start, end - start, get(r, ra.SC_BLOCK))
    copy(start, get(r, ra.SC_LONG), len(_LONG))
    copy(start + len(_LONG), get(r, ra.SC_BLOCK), _DIGEST)
    return start + len(_LONG) + _DIGEST


@kernel
def begin_draws(r: int, end: int) -> None:
    """Draw numbers from the label that ends at `end`."""
    put(r, ra.SC_LABEL_END, end_label(r, end))
    put(r, ra.SC_NUMBER, 0)
    put(r, ra.SC_LEFT, 0)


@kernel
def _draw(r: int) -> None:
    """Add a block to the bytes that are left."""
    label, number, left = label_room(r), get(r, ra.SC_NUMBER), get(r, ra.SC_LEFT)
    digits = get(r, ra.SC_DIGITS)
    size = put_uint(digits, number) - digits
    for i in range(size):
        store8(label - size - 1 + i, load_big(digits + i, 1))
    store8(label - 1, _COLON)
    drawn, stream = get(r, ra.SC_BLOCK), get(r, ra.SC_STREAM)
    start = label - size - 1
    hashed(r, start, get(r, ra.SC_LABEL_END) - start, drawn)
    copy(stream, stream + get(r, ra.SC_TAKEN), left)
    copy(stream + left, drawn, _DIGEST)
    put(r, ra.SC_TAKEN, 0)
    put(r, ra.SC_LEFT, left + _DIGEST)
    put(r, ra.SC_NUMBER, number + 1)


@kernel
def below(r: int, limit: int) -> int:
    """Return a number from 0 up to a limit below 2^31, without it."""
    bits = 0
    while limit >> bits:
        bits += 1
    size, rest = (bits + 7 >> 3) + _SPARE, 0
    while get(r, ra.SC_LEFT) < size:
        _draw(r)
    at = get(r, ra.SC_STREAM) + get(r, ra.SC_TAKEN)
    end = at + size
    while at + _WORD <= end:
        number = rest << 32 | load_big(at, 4)
        rest = number - udiv(number, limit) * limit
        at += _WORD
    while at < end:
        number = rest << 8 | load_big(at, 1)
        rest = number - udiv(number, limit) * limit
        at += 1
    put(r, ra.SC_TAKEN, get(r, ra.SC_TAKEN) + size)
    put(r, ra.SC_LEFT, get(r, ra.SC_LEFT) - size)
    return rest
