"""SHA-256 (FIPS 180-4) of blocks: of one, and of one of each of eight messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from llvmlite import ir

from binlog_kaitai.compiled.loops.lookup_tables import sha256_constants
from binlog_kaitai.compiled.loops.memory import action, at, kernel

__all__ = ["BLOCK", "DIGEST", "LANES", "LANE_BYTES", "NUM_WORDS", "WORD", "compress", "compress_lanes"]

BLOCK, DIGEST, WORD = 64, 32, 4
NUM_WORDS = BLOCK // WORD
LANES = 8
LANE_BYTES = LANES * WORD
"""Bytes of a word of all messages."""
_U32, _I64 = ir.IntType(32), ir.IntType(64)
_ALL = ir.VectorType(_U32, LANES)


def _constant(kind: Any, value: int) -> Any:
    return ir.Constant(kind, [value] * LANES if isinstance(kind, ir.VectorType) else value)


def _turned(builder: Any, word: Any, count: int) -> Any:
    low = builder.lshr(word, _constant(word.type, count))
    return builder.or_(low, builder.shl(word, _constant(word.type, 32 - count)))


def _sum(builder: Any, word: Any, first: int, second: int, third: int, *, shifts: bool = False) -> Any:
    """A word turned by three counts, of which the last may be a shift, and put together."""
    last = builder.lshr(word, _constant(word.type, third)) if shifts else _turned(builder, word, third)
    return builder.xor(builder.xor(_turned(builder, word, first), _turned(builder, word, second)), last)


def _add(builder: Any, *values: Any) -> Any:
    return reduce(builder.add, values)


def _state_after(builder: Any, first: Sequence[Any], w: list[Any]) -> list[Any]:
    """A state after a block whose words are `w`, as FIPS 180-4 says in 6.2.2."""

    def schedule() -> None:
        low, high = _sum(builder, w[-15], 7, 18, 3, shifts=True), _sum(builder, w[-2], 17, 19, 10, shifts=True)
        w.append(_add(builder, w[-16], low, w[-7], high))

    a, b, c, d, e, f, g, h = first
    for number, constant in enumerate(sha256_constants()[1]):
        if number >= len(w):
            schedule()
        choice = builder.xor(g, builder.and_(e, builder.xor(f, g)))
        most = builder.or_(builder.and_(a, b), builder.and_(c, builder.or_(a, b)))
        known = _constant(w[number].type, constant)
        new = _add(builder, h, _sum(builder, e, 6, 11, 25), choice, known, w[number])
        other = builder.add(_sum(builder, a, 2, 13, 22), most)
        a, b, c, d, e, f, g, h = builder.add(new, other), a, b, c, builder.add(d, new), e, f, g
    return [builder.add(old, value) for old, value in zip(first, (a, b, c, d, e, f, g, h), strict=True)]


def _word(builder: Any, place: Any, number: int, size: int, kind: Any) -> Any:
    return at(builder, builder.add(place, ir.Constant(_I64, size * number)), kind)


def _emit_block(builder: Any, state: Any, block: Any) -> None:
    w = [builder.bswap(builder.load(_word(builder, block, i, WORD, _U32), align=1)) for i in range(NUM_WORDS)]
    first = [builder.load(_word(builder, state, i, 8, _U32), align=1) for i in range(DIGEST // WORD)]
    for i, value in enumerate(_state_after(builder, first, w)):
        builder.store(value, _word(builder, state, i, 8, _U32), align=1)


def _emit_lanes(builder: Any, state: Any, words: Any) -> None:
    w = [builder.load(_word(builder, words, i, LANE_BYTES, _ALL), align=1) for i in range(NUM_WORDS)]
    first = [builder.load(_word(builder, state, i, LANE_BYTES, _ALL), align=1) for i in range(DIGEST // WORD)]
    for i, value in enumerate(_state_after(builder, first, w)):
        builder.store(value, _word(builder, state, i, LANE_BYTES, _ALL), align=1)


_add_block, _add_lanes = action(2, _emit_block), action(2, _emit_lanes)


@kernel
def compress(state: int, block: int) -> None:
    """Add a block of a message to a state, whose words have a slot each."""
    _add_block(state, block)


@kernel
def compress_lanes(state: int, words: int) -> None:
    """Add the words of a block of each message to the states, which have the words of all messages side by side."""
    _add_lanes(state, words)
