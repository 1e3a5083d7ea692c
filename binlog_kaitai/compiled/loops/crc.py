"""CRC-32 as zlib has it: by carry-less multiplication where the processor has that, else by tables of 16 bytes at a
time."""

from __future__ import annotations

import os
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.lookup_tables import POLYNOMIAL, reflect
from binlog_kaitai.compiled.loops.memory import BYTE, LOW32, action, at, get, kernel, load8, load32, load64, reader_of
from binlog_kaitai.format.headers import FOOTER_SIZE
from binlog_kaitai.format.structs import stored_field

__all__ = ["crc32", "is_whole"]

_TABLE_BYTES = 4 * 256
_checksum = reader_of(stored_field("event_footer", "checksum"))


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


def _emit_fold(builder: Any, start: Any, size: Any, target: Any) -> None:
    """Fold `size` bytes (16 or more, a multiple of 16) to 16 bytes with the same checksum, at `target`.

    A block of 16 bytes is a polynomial; multiplied by x^n modulo the CRC's polynomial it can be added to the block n
    bits on. Four blocks are carried along at a time, because a multiplication takes several cycles and the four do not
    wait for each other.
    """
    if not CARRYLESS:
        return
    i64 = ir.IntType(64)
    block = ir.VectorType(i64, 2)
    multiply = builder.module.declare_intrinsic(
        "llvm.x86.pclmulqdq", (), ir.FunctionType(block, [block, block, ir.IntType(8)])
    )
    by_four = ir.Constant(block, [_fold_constant(4 * 128 + 32), _fold_constant(4 * 128 - 32)])
    by_one = ir.Constant(block, [_fold_constant(128 + 32), _fold_constant(128 - 32)])

    def number(value: int) -> Any:
        return ir.Constant(i64, value)

    def load(address: Any) -> Any:
        return builder.load(at(builder, address, block), align=1)

    def fold(carried: Any, constant: Any, met: Any) -> Any:
        low = builder.call(multiply, [carried, constant, ir.Constant(ir.IntType(8), 0)])
        high = builder.call(multiply, [carried, constant, ir.Constant(ir.IntType(8), 16 + 1)])
        return builder.xor(builder.xor(low, high), met)

    register = builder.insert_element(ir.Constant(block, [0, 0]), number(LOW32), ir.Constant(ir.IntType(32), 0))
    first, end = builder.xor(load(start), register), builder.add(start, size)
    after_first, entry = builder.add(start, number(16)), builder.block
    names = ("four", "four_loop", "four_done", "one", "one_loop", "done")
    four, four_loop, four_done, one, one_loop, done = (builder.append_basic_block(name) for name in names)
    builder.cbranch(builder.icmp_signed(">=", size, number(128)), four, one)

    builder.position_at_end(four)
    begin = [first, *(load(builder.add(start, number(16 * j))) for j in (1, 2, 3))]
    second = builder.add(start, number(64))
    builder.branch(four_loop)
    builder.position_at_end(four_loop)
    place = builder.phi(i64)
    carried = [builder.phi(block) for _ in begin]
    folded = [fold(carried[j], by_four, load(builder.add(place, number(16 * j)))) for j in range(4)]
    after = builder.add(place, number(64))
    for phi, initial, value in ((place, second, after), *zip(carried, begin, folded, strict=True)):
        phi.add_incoming(initial, four)
        phi.add_incoming(value, four_loop)
    builder.cbranch(builder.icmp_signed("<=", builder.add(after, number(64)), end), four_loop, four_done)
    builder.position_at_end(four_done)
    joined = folded[0]
    for j in (1, 2, 3):
        joined = fold(joined, by_one, folded[j])
    builder.branch(one)

    builder.position_at_end(one)
    rest, rest_start = builder.phi(block), builder.phi(i64)
    for phi, short, long in ((rest, first, joined), (rest_start, after_first, after)):
        phi.add_incoming(short, entry)
        phi.add_incoming(long, four_done)
    builder.cbranch(builder.icmp_signed("<", rest_start, end), one_loop, done)
    builder.position_at_end(one_loop)
    value, where = builder.phi(block), builder.phi(i64)
    next_value, next_where = fold(value, by_one, load(where)), builder.add(where, number(16))
    for phi, initial, following in ((value, rest, next_value), (where, rest_start, next_where)):
        phi.add_incoming(initial, one)
        phi.add_incoming(following, one_loop)
    builder.cbranch(builder.icmp_signed("<", next_where, end), one_loop, done)
    builder.position_at_end(done)
    result = builder.phi(block)
    result.add_incoming(rest, one)
    result.add_incoming(next_value, one_loop)
    builder.store(result, at(builder, target, block), align=1)


_fold = action(3, _emit_fold)


@kernel
def crc32(tables: int, scratch: int, p: int, end: int) -> int:
    """Return the checksum of the bytes from p to end; `scratch` has 16 bytes."""
    register = LOW32
    if CARRYLESS:
        size = (end - p) & -16
        if size:
            _fold(p, size, scratch)
            register = _by_tables(tables, size - size, scratch, scratch + 16)
            p += size
    return _by_tables(tables, register, p, end) ^ LOW32


@kernel
def is_whole(x: int, p: int, e: int, end: int) -> bool:
    """Whether the event from p to `end`, whose body ends at e, has the checksum of its other bytes."""
    if get(x, s.C_FOOTER) < get(x, s.C_BODY):
        footer = p + get(x, s.C_FOOTER)
    else:
        footer = e + get(x, s.C_FOOTER) - get(x, s.C_BODY)
    tables, behind = get(x, s.C_CRC_TABLE), footer + FOOTER_SIZE
    if behind == end:
        return crc32(tables, get(x, s.C_SCRATCH), p, footer) == _checksum(footer)
    actual = _by_tables(tables, _by_tables(tables, LOW32, p, footer), behind, end) ^ LOW32
    return actual == _checksum(footer)
