"""What the generated readers of the loops are made of."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.memory import kernel, load8, load16, load32, load64, put
from binlog_kaitai.compiled.loops.text import ascii_length
from binlog_kaitai.compiled.loops.text import is_utf8 as _is_utf8

__all__ = [
    "find_zero",
    "is_ascii",
    "is_utf8",
    "kernel",
    "load8",
    "load16",
    "load32",
    "load64",
    "put",
    "sign_extended",
]

_LONGEST_CHARACTER = 4
"""Bytes of a character in UTF-8, at the most."""


@kernel
def find_zero(pos: int, end: int) -> int:
    """Return the address of the first zero byte, `end` where there is none."""
    while pos < end and load8(pos):
        pos += 1
    return pos


@kernel
def is_ascii(pos: int, end: int) -> bool:
    """Return whether all bytes are ASCII."""
    return ascii_length(pos, end) == end - pos


@kernel
def is_utf8(pos: int, end: int) -> bool:
    """Return whether the bytes are UTF-8 as Python takes it."""
    return _is_utf8(pos, end, _LONGEST_CHARACTER)


@kernel
def sign_extended(value: int, bits: int) -> int:
    """Return the signed number that an unsigned one of so many bits stands for."""
    return value - (value >> (bits - 1) << bits)
