"""Text: is it UTF-8, and what is it in UTF-8."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.memory import (
    BYTE,
    ctz,
    kernel,
    load8,
    load32,
    not_ascii,
    not_printed,
    store8,
    store32,
)
from binlog_kaitai.events.statements import CUT

__all__ = [
    "after_characters",
    "are_printed",
    "ascii_length",
    "follows",
    "is_utf8",
    "put_ellipsis",
    "put_single_byte_text",
]

# What may follow which first byte (RFC 3629): below TWO nothing may, the limits keep out overlong forms and surrogates.
_ASCII, _TWO, _THREE, _FOUR, _BEYOND = 0x80, 0xC2, 0xE0, 0xF0, 0xF5
_AFTER_THREE, _SURROGATES, _SURROGATE_LIMIT = 0xA0, 0xED, 0x9F
_AFTER_FOUR, _LAST_FOUR, _LAST_LIMIT = 0x90, 0xF4, 0x8F
_FIRST, _SECOND, _THIRD = CUT.encode()


@kernel
def put_ellipsis(target: int) -> int:
    """Write what stands in place of the rest of a text that is cut."""
    store8(target, _FIRST)
    store8(target + 1, _SECOND)
    store8(target + 2, _THIRD)
    return target + 3


@kernel
def ascii_length(p: int, end: int) -> int:
    """How many bytes from p on are ASCII, at most up to end."""
    start = p
    while p < end:
        mask = not_ascii(p)
        if mask:
            return min(p + ctz(mask), end) - start
        p += 16
    return end - start


@kernel
def are_printed(p: int, end: int) -> bool:
    """Whether all bytes are ASCII that is printed, or ends of lines."""
    while p < end:
        mask = not_printed(p)
        if mask:
            return p + ctz(mask) >= end
        p += 16
    return True


@kernel
def _continues(byte: int) -> bool:
    return byte & 0xC0 == _ASCII


@kernel
def after_characters(p: int, end: int, count: int) -> int:
    """The end of so many characters from p on, or of all."""
    while p < end and count:
        p += 1
        while p < end and _continues(load8(p)):
            p += 1
        count -= 1
    return p


@kernel
def follows(p: int, first: int) -> int:
    """Bytes of the sequence that begins with `first` at p, 0 where it is not allowed. Reads up to four bytes."""
    second = load8(p + 1)
    if not _continues(second) or first < _TWO or first >= _BEYOND:
        return 0
    if first < _THREE:
        return 2
    if not _continues(load8(p + 2)):
        return 0
    if first < _FOUR:
        if (first == _THREE and second < _AFTER_THREE) or (first == _SURROGATES and second > _SURROGATE_LIMIT):
            return 0
        return 3
    if not _continues(load8(p + 3)):
        return 0
    if (first == _FOUR and second < _AFTER_FOUR) or (first == _LAST_FOUR and second > _LAST_LIMIT):
        return 0
    return 4


@kernel
def is_utf8(p: int, end: int, longest: int) -> bool:
    """Whether the bytes are UTF-8 as Python takes it, with characters of up to `longest` bytes."""
    while True:
        p += ascii_length(p, end)
        if p >= end:
            return True
        while p < end:
            first = load8(p)
            if first < _ASCII:
                break
            size = follows(p, first)
            if size == 0 or size > longest or p + size > end:
                return False
            p += size


@kernel
def put_single_byte_text(target: int, p: int, end: int, table: int) -> int:
    """Write text of a character set of single bytes as UTF-8; gives the end of it, 0 where a byte stands for no
    character.

    `table` has four bytes for each byte: how many bytes of UTF-8 it makes, and these.
    """
    while p < end:
        entry = load32(table + load8(p) * 4)
        size = entry & BYTE
        if size == 0:
            return 0
        store32(target, entry >> 8)
        target += size
        p += 1
    return target
