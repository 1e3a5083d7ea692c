"""CRC-32 as zlib has it: by carry-less multiplication where the processor has that, else by tables of 16 bytes at a
time."""

from __future__ import annotations

import os
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir

from binlog_kaitai.compiled.loops.lookup_tables import POLYNOMIAL, reflect
from binlog_kaitai.compiled.loops.memory import (
    BYTE,
    LOW32,
    at,
    kernel,
    load8,
    load32,
    load64,
    reader_of,
    value_of,
    writer_of,
)
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.format.headers import FOOTER_SIZE
from binlog_kaitai.format.structs import stored_field

__all__ = ["crc32", "is_whole", "seal"]

_TABLE_BYTES, _DEGREE = 4 * 256, 32
_FIELD = stored_field("event_footer", "checksum")
_checksum, _put_checksum = reader_of(_FIELD), writer_of(_FIELD)


def _has_carryless() -> bool:
    """Whether code may use x86's PCLMULQDQ. LLVM ends the process where it is asked for what the target lacks."""
    if "x86_64" not in llvm.get_process_triple():
        return False
    asked = os.environ.get("NUMBA_CPU_FEATURES")
    return bool(llvm.get_host_cpu_features().get("pclmul")) if asked is None else "+pclmul" in asked


CARRYLESS = _has_carryless()


def _fold_constant(power: int) -> int:
    """x^power modulo the polynomial, in the order of bits that the folding wants."""
    rest = 1
    for _ in range(power):
        rest <<= 1
        if rest >> 32:
            rest = (rest & LOW32) ^ POLYNOMIAL
    return reflect(rest) << 1


@kernel
def _look(tables: int, index: int, word: int, shift: int) -> int:
    return load32(tables + index * _TABLE_BYTES + ((word >> shift & BYTE) << 2))


@kernel
def _four(tables: int, last: int, word: int) -> int:
    """Return what four bytes do, the last of them `last` bytes before the end."""
    return (
        _look(tables, last + 3, word, 0)
        ^ _look(tables, last + 2, word, 8)
        ^ _look(tables, last + 1, word, 16)
        ^ _look(tables, last, word, 24)
    )


@kernel
def _by_tables(tables: int, register: int, p: int, end: int) -> int:
    """Return the register after the bytes from p to end."""
    while p + 16 <= end:
        a, b = load64(p), load64(p + 8)
        register = (
            _four(tables, 12, (a ^ register) & LOW32)
            ^ _four(tables, 8, a >> 32 & LOW32)
            ^ _four(tables, 4, b & LOW32)
            ^ _four(tables, 0, b >> 32 & LOW32)
        )
        p += 16
    while p + 4 <= end:
        register = _four(tables, 0, load32(p) ^ register)
        p += 4
    while p < end:
        register = (register >> 8) ^ load32(tables + (((register ^ load8(p)) & BYTE) << 2))
        p += 1
    return register


def _quotient() -> int:
    """x^64 divided by the polynomial, by which a rest is made without division (Barrett), in that order of bits."""
    divisor, rest, found = POLYNOMIAL | 1 << _DEGREE, 1 << 2 * _DEGREE, 0
    for power in range(_DEGREE, -1, -1):
        if rest.bit_length() > power + _DEGREE:
            rest ^= divisor << power
            found |= 1 << power
    return int(f"{found:0{_DEGREE + 1}b}"[::-1], 2)


FACTORS = {power: _fold_constant(power) for power in (4 * 128 + 32, 4 * 128 - 32, 128 + 32, 128 - 32, 64)}
DIVISOR, QUOTIENT = reflect(POLYNOMIAL) << 1 | 1, _quotient()
_I64, _I128 = ir.IntType(64), ir.IntType(128)
_BLOCK = ir.VectorType(_I64, 2)
_SIZE = 16
"""Bytes of a block."""
_NOTHING = ir.Constant(_BLOCK, [0, 0])


def _number(value: int, kind: Any = _I64) -> Any:
    return ir.Constant(kind, value)


def _load(builder: Any, address: Any, offset: int = 0) -> Any:
    return builder.load(at(builder, builder.add(address, _number(offset)), _BLOCK), align=1)


def _product(builder: Any, block: Any, factors: Any, half: int = 0) -> Any:
    """One half of a block times that of two factors."""
    multiply = builder.module.declare_intrinsic(
        "llvm.x86.pclmulqdq", (), ir.FunctionType(_BLOCK, [_BLOCK, _BLOCK, ir.IntType(8)])
    )
    return builder.call(multiply, [block, factors, _number((_SIZE + 1) * half, ir.IntType(8))])


def _fold(builder: Any, carried: Any, by: int, met: Any) -> Any:
    """A block that is added to the one so many bits on."""
    factors = ir.Constant(_BLOCK, [FACTORS[by + 32], FACTORS[by - 32]])
    return builder.xor(builder.xor(_product(builder, carried, factors), _product(builder, carried, factors, 1)), met)


def _first_block(builder: Any, start: Any, size: Any) -> tuple[Any, Any, Any]:
    """The bytes before those that are whole blocks, one to sixteen, as a block with zeros before them; where the others
    begin; and what is left over of the register, that the first four bytes are added to, for the block there."""
    count = builder.add(builder.and_(builder.sub(size, _number(1)), _number(_SIZE - 1)), _number(1))
    unused = builder.zext(builder.sub(_number(8 * _SIZE), builder.mul(count, _number(8))), _I128)
    used = builder.zext(builder.mul(builder.sub(count, _number(1)), _number(8)), _I128)
    register = _number(LOW32, _I128)
    first = builder.xor(builder.bitcast(_load(builder, start), _I128), register)
    left = builder.lshr(builder.lshr(register, used), _number(8, _I128))
    block, left = (builder.bitcast(value, _BLOCK) for value in (builder.shl(first, unused), left))
    return block, builder.add(start, count), left


def _register_after(builder: Any, block: Any) -> Any:
    """The register after a block (Intel: Fast CRC Computation for Generic Polynomials Using PCLMULQDQ, of reflected
    bits)."""

    def times(value: Any, factor: int) -> Any:
        low = builder.insert_element(_NOTHING, builder.trunc(value, _I64), _number(0, ir.IntType(32)))
        return builder.bitcast(_product(builder, low, ir.Constant(_BLOCK, [factor, 0])), _I128)

    def low(value: Any) -> Any:
        return builder.and_(value, _number(LOW32, _I128))

    whole = builder.bitcast(block, _I128)
    whole = builder.xor(builder.lshr(whole, _number(64, _I128)), times(whole, FACTORS[128 - 32]))
    whole = builder.xor(builder.lshr(whole, _number(32, _I128)), times(low(whole), FACTORS[64]))
    multiple = times(low(times(low(whole), QUOTIENT)), DIVISOR)
    return builder.and_(
        builder.trunc(builder.lshr(builder.xor(whole, multiple), _number(32, _I128)), _I64), _number(LOW32)
    )


def _emit_register(builder: Any, start: Any, size: Any) -> Any:
    """The register after `size` bytes, 16 or more.

    A block of 16 bytes is a polynomial; multiplied by x^n modulo the CRC's polynomial it can be added to the block n
    bits on. Four blocks are carried along at a time, because a multiplication takes several cycles and the four do not
    wait for each other.
    """
    if not CARRYLESS:
        return _number(0)
    first, second, left = _first_block(builder, start, size)
    end, entry = builder.add(start, size), builder.block
    names = ("four", "four_loop", "four_done", "one", "one_loop", "done")
    four, four_loop, four_done, one, one_loop, done = (builder.append_basic_block(name) for name in names)
    builder.cbranch(builder.icmp_signed(">=", size, _number(128)), four, one)

    builder.position_at_end(four)
    begin = [first, *(_load(builder, second, _SIZE * j) for j in range(3))]
    begin[1] = builder.xor(begin[1], left)
    fifth = builder.add(second, _number(3 * _SIZE))
    builder.branch(four_loop)
    builder.position_at_end(four_loop)
    place = builder.phi(_I64)
    carried = [builder.phi(_BLOCK) for _ in begin]
    folded = [_fold(builder, carried[j], 4 * 128, _load(builder, place, _SIZE * j)) for j in range(4)]
    after = builder.add(place, _number(4 * _SIZE))
    for phi, initial, value in ((place, fifth, after), *zip(carried, begin, folded, strict=True)):
        phi.add_incoming(initial, four)
        phi.add_incoming(value, four_loop)
    builder.cbranch(builder.icmp_signed("<=", builder.add(after, _number(4 * _SIZE)), end), four_loop, four_done)
    builder.position_at_end(four_done)
    joined = folded[0]
    for j in (1, 2, 3):
        joined = _fold(builder, joined, 128, folded[j])
    builder.branch(one)

    builder.position_at_end(one)
    rest, rest_start, rest_left = builder.phi(_BLOCK), builder.phi(_I64), builder.phi(_BLOCK)
    for phi, short, long in ((rest, first, joined), (rest_start, second, after), (rest_left, left, _NOTHING)):
        phi.add_incoming(short, entry)
        phi.add_incoming(long, four_done)
    builder.cbranch(builder.icmp_signed("<", rest_start, end), one_loop, done)
    builder.position_at_end(one_loop)
    value, where, more = builder.phi(_BLOCK), builder.phi(_I64), builder.phi(_BLOCK)
    next_value = _fold(builder, value, 128, builder.xor(_load(builder, where), more))
    next_where = builder.add(where, _number(_SIZE))
    for phi, initial, following in (
        (value, rest, next_value),
        (where, rest_start, next_where),
        (more, rest_left, _NOTHING),
    ):
        phi.add_incoming(initial, one)
        phi.add_incoming(following, one_loop)
    builder.cbranch(builder.icmp_signed("<", next_where, end), one_loop, done)
    builder.position_at_end(done)
    result = builder.phi(_BLOCK)
    result.add_incoming(rest, one)
    result.add_incoming(next_value, one_loop)
    return _register_after(builder, result)


_register = value_of(2, _emit_register)


@kernel
def crc32(tables: int, p: int, end: int) -> int:
    """Return the checksum of the bytes from p to end."""
    if CARRYLESS and end - p >= _SIZE:
        return _register(p, end - p) ^ LOW32
    return _by_tables(tables, LOW32, p, end) ^ LOW32


@kernel
def _footer(x: Context, p: int, e: int) -> int:
    """Where the checksum of the event at p is, whose body ends at e."""
    if x.form.footer < x.form.body:
        return p + x.form.footer
    return e + x.form.footer - x.form.body


@kernel
def _checksum_of_event(x: Context, p: int, footer: int, end: int) -> int:
    """The checksum of an event without its footer."""
    tables, behind = x.known.crc, footer + FOOTER_SIZE
    if behind == end:
        return crc32(tables, p, footer)
    return _by_tables(tables, _by_tables(tables, LOW32, p, footer), behind, end) ^ LOW32


@kernel
def seal(x: Context, p: int, e: int, end: int) -> None:
    """Make the checksum of the event from p to `end`, whose body ends at e, if it has one."""
    if x.form.len_checksum:
        footer = _footer(x, p, e)
        _put_checksum(footer, _checksum_of_event(x, p, footer, end))


@kernel
def is_whole(x: Context, p: int, e: int, end: int) -> bool:
    """Whether the event from p to `end`, whose body ends at e, has the checksum of its other bytes."""
    footer = _footer(x, p, e)
    return _checksum_of_event(x, p, footer, end) == _checksum(footer)
