"""Text with one space between its words, and none around it."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.memory import kernel, load8, load32, store8, store32
from binlog_kaitai.compiled.loops.text import follows

__all__ = ["put_words"]

_SPACE, _ASCII = ord(" "), 0x80
_TAB, _RETURN = ord("\t"), ord("\r")
_FIRST_SEPARATOR, _LAST_SEPARATOR = ord("\x1c"), ord("\x1f")
# The first bytes of the spaces that are not ASCII, in UTF-8: U+0085, U+00A0; U+1680; U+2000 to U+205F; U+3000.
_NEXT_LINE, _OGHAM, _PUNCTUATION, _IDEOGRAPHIC = ("\x85\u1680\u2000\u3000"[i].encode()[0] for i in range(4))
_IDEOGRAPHIC_SECOND = "\u3000".encode()[1]


@kernel
def _is_space(byte: int) -> bool:
    return byte == _SPACE or _TAB <= byte <= _RETURN or _FIRST_SEPARATOR <= byte <= _LAST_SEPARATOR


@kernel
def _may_be_space(p: int, first: int) -> bool:
    """Whether a character that is not ASCII is a space, or looks like one by its first bytes."""
    if first == _IDEOGRAPHIC:
        return load8(p + 1) == _IDEOGRAPHIC_SECOND
    return first == _NEXT_LINE or _OGHAM <= first <= _PUNCTUATION


@kernel
def put_words(target: int, p: int, end: int, longest: int) -> int:
    """Write the words of UTF-8; gives the end of them, 0 where Python has to: no words, spaces that are not ASCII, and
    what is not UTF-8 with characters of up to `longest` bytes."""
    start, is_behind_space = target, True
    while p < end:
        byte = load8(p)
        if byte < _ASCII and _is_space(byte):
            if not is_behind_space:
                store8(target, _SPACE)
                target += 1
            is_behind_space = True
            p += 1
        else:
            size = 1 if byte < _ASCII else follows(p, byte)
            if size == 0 or size > longest or p + size > end or _may_be_space(p, byte):
                return 0
            store32(target, load32(p))
            target += size
            p += size
            is_behind_space = False
    if target == start:
        return 0
    return target - 1 if is_behind_space else target
