"""Strings as JSON has them, without the quotes."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import (
    BYTE,
    copy16,
    copy32,
    ctz,
    get,
    kernel,
    load8,
    load32,
    lshr,
    not_plain,
    not_plain32,
    store8,
    store32,
    store64,
)
from binlog_kaitai.compiled.loops.text import follows

__all__ = ["has_single_bytes", "put_single_bytes", "put_utf8", "text_writer"]

_ASCII, _BACKSLASH = 0x80, ord("\\")
_T_ESCAPE = int.from_bytes(b"\\u00", s.MACHINE)
_SHORT = tuple((ord(char), ord(letter)) for char, letter in zip('"\\\n\t\r\b\f', '"\\ntrbf', strict=True))
_DIGIT_0, _LETTERS = ord("0"), ord("a") - 10
_MANY, _SOME = 32, 16
"""Bytes of text that are looked at at once, at its begin and where not all stand for themselves."""


@kernel
def _put_escape(target: int, char: int) -> int:
    """Write a character that JSON does not have in strings; gives the end of it."""
    store8(target, _BACKSLASH)
    for short in _SHORT:
        if char == short[0]:
            store8(target + 1, short[1])
            return target + 2
    store32(target, _T_ESCAPE)
    low = char & 0xF
    store8(target + 4, _DIGIT_0 + (char >> 4))
    store8(target + 5, _DIGIT_0 + low if low < 10 else _LETTERS + low)
    return target + 6


def text_writer(
    not_plain: Callable[[int], int], not_plain32: Callable[[int], int], put_escape: Callable[[int, int], int]
) -> Callable[..., int]:
    """Return a function that writes UTF-8 as it is inside of quotes.

    Args:
        not_plain: gives a bit for each of 16 bytes that does not stand for itself, as all that are not ASCII.
        not_plain32: the same for 32 bytes.
        put_escape: writes one such character of ASCII.
    """

    @kernel
    def write(target: int, p: int, end: int, longest: int) -> int:
        """Gives the end of the text, 0 where it is not UTF-8 as Python takes it, with characters of up to `longest`
        bytes."""
        while end - p >= _MANY and not_plain32(p) == 0:
            copy32(target, p)
            target += _MANY
            p += _MANY
        while p < end:
            copy16(target, p)
            mask = not_plain(p)
            plain = ctz(mask) if mask else _SOME
            if plain >= end - p:
                return target + (end - p)
            target += plain
            p += plain
            if mask == 0:
                continue
            first = load8(p)
            if first < _ASCII:
                target = put_escape(target, first)
                p += 1
            while p < end and first >= _ASCII:
                size = follows(p, first)
                if size == 0 or size > longest or p + size > end:
                    return 0
                store32(target, load32(p))
                target += size
                p += size
                first = load8(p)
        return target

    return write


put_utf8 = text_writer(not_plain, not_plain32, _put_escape)
"""UTF-8 as a JSON string has it."""


@kernel
def put_single_bytes(target: int, p: int, end: int, table: int) -> int:
    """Write text of a character set of single bytes, 0 where a byte stands for no character.

    `table` has eight bytes for each byte: how many bytes it makes in a JSON string, and these.
    """
    while p < end:
        entry = get(table, load8(p))
        size = entry & BYTE
        if size == 0:
            return 0
        store64(target, lshr(entry, 8))
        target += size
        p += 1
    return target


@kernel
def has_single_bytes(p: int, end: int, table: int) -> bool:
    """Whether each byte stands for a character, by the table of `put_single_bytes`."""
    while p < end:
        if get(table, load8(p)) & BYTE == 0:
            return False
        p += 1
    return True
