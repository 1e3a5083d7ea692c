"""Statements with ``?`` in place of their literals, so that like statements are the same text.

A list of literals is one ``?``, lists of values are one ``(?)``; comments are left out, and spaces but for those that
stand between words.
"""

from __future__ import annotations

from binlog_kaitai.compiled.loops.memory import kernel, load8, load_big, store8

__all__ = ["put_shape"]

_SPACE, _QUOTE, _DOUBLE, _TICK, _BACKSLASH, _SHARP, _DASH, _PLUS = (ord(char) for char in " '\"`\\#-+")
_SLASH, _STAR, _DOT, _COMMA, _OPEN, _CLOSE, _VALUE, _UNDERSCORE = (ord(char) for char in "/*.,()?_")
_ZERO, _NINE, _A, _Z, _E, _DOLLAR, _AT, _NEWLINE, _SEMICOLON = (ord(char) for char in "09aze$@\n;")
_TO_SMALL, _TO_SMALL_WORD, _NOT_ASCII, _LEN_NULL = 0x20, 0x20202020, 0x80, 4
_NULL, _LISTS = int.from_bytes(b"null"), int.from_bytes(b"(?),(?")
_LEN_LISTS, _LEN_LIST = 6, 3
"""Bytes of two lists of values, of which the second is not closed, and of what goes with it."""


@kernel
def _is_either(byte: int, one: int, other: int) -> bool:
    return one == byte or other == byte


@kernel
def _is_digit(byte: int) -> bool:
    return _ZERO <= byte <= _NINE


@kernel
def _is_word(byte: int) -> bool:
    """Whether a byte is one of a name or a number."""
    small = byte | _TO_SMALL
    if _A <= small <= _Z or _is_digit(byte) or byte >= _NOT_ASCII:
        return True
    return _is_either(byte, _UNDERSCORE, _DOLLAR) or byte == _AT


@kernel
def _byte(p: int, end: int) -> int:
    return load8(p) if p < end else 0


@kernel
def _after_quoted(p: int, end: int) -> int:
    """The address after a text in quotes, which begins at p; two quotes in it stand for one."""
    quote = load8(p)
    p += 1
    while p < end:
        byte = load8(p)
        p += 1
        if byte == _BACKSLASH and quote != _TICK:
            p += 1
        elif byte == quote:
            if _byte(p, end) != quote:
                return p
            p += 1
    return end


@kernel
def _after_number(p: int, end: int) -> int:
    while p < end and (_is_word(load8(p)) or load8(p) == _DOT):
        is_exponent = load8(p) | _TO_SMALL == _E
        p += 1
        sign = _byte(p, end)
        if is_exponent and _is_either(sign, _PLUS, _DASH) and _is_digit(_byte(p + 1, end)):
            p += 1
    return p


@kernel
def _after_comment(p: int, end: int) -> int:
    """The address after a comment that begins at p, p where none does."""
    byte, second = load8(p), _byte(p + 1, end)
    if byte == _SLASH and second == _STAR:
        p += 2
        while p < end and not (load8(p) == _STAR and _byte(p + 1, end) == _SLASH):
            p += 1
        return min(p + 2, end)
    if byte == _SHARP or (byte == _DASH and second == _DASH and _byte(p + 2, end) <= _SPACE):
        while p < end and load8(p) != _NEWLINE:
            p += 1
    return p


@kernel
def _ends_word(start: int, target: int) -> bool:
    """Whether what was written ends with something that a space has to stand after before a word."""
    last = load8(target - 1) if target > start else 0
    return _is_word(last) or _is_either(last, _VALUE, _TICK) or _is_either(last, _CLOSE, _STAR)


@kernel
def _put_value(start: int, target: int) -> int:
    """Write a literal, but for one that goes on a list of them."""
    if target - start >= 2 and load8(target - 1) == _COMMA and load8(target - 2) == _VALUE:
        return target - 1
    store8(target, _VALUE)
    return target + 1


@kernel
def _put_close(start: int, target: int) -> int:
    """Write the end of a list, but for one of values that goes on lists of them."""
    if target - start >= _LEN_LISTS and load_big(target - _LEN_LISTS, _LEN_LISTS) == _LISTS:
        return target - _LEN_LIST
    store8(target, _CLOSE)
    return target + 1


@kernel
def _is_null(word: int, target: int, start: int) -> bool:
    """Whether the word at an address is NULL as a value, and not as in IS NULL."""
    if target - word != _LEN_NULL or (word > start and load8(word - 1) == _SPACE):
        return False
    return load_big(word, _LEN_NULL) | _TO_SMALL_WORD == _NULL


@kernel
def _put_word(p: int, end: int, start: int, target: int, stop: int) -> tuple[int, int]:
    """Write a word; gives the addresses after it. One that says what the text in quotes after it is, is left out."""
    word = target
    while p < end and _is_word(load8(p)):
        if target < stop:
            store8(target, load8(p))
            target += 1
        p += 1
    first, quote = load8(word) | _TO_SMALL, _byte(p, end)
    is_prefix = load8(word) == _UNDERSCORE or (target - word == 1 and _A <= first <= _Z)
    if quote == _QUOTE and is_prefix:
        return p, word
    return p, _put_value(start, word) if _is_null(word, target, start) else target


@kernel
def _put_token(p: int, end: int, start: int, target: int, stop: int) -> tuple[int, int]:
    """Write what stands at p, which is no word; gives the addresses after it."""
    byte = load8(p)
    if _is_either(byte, _QUOTE, _DOUBLE):
        return _after_quoted(p, end), _put_value(start, target)
    if _is_digit(byte):
        return _after_number(p, end), _put_value(start, target)
    if byte == _TICK:
        after = _after_quoted(p, end)
        while p < after and target < stop:
            store8(target, load8(p))
            target += 1
            p += 1
        return after, target
    if _is_either(byte, _DASH, _PLUS) and _is_digit(_byte(p + 1, end)) and not _ends_word(start, target):
        return p + 1, target
    if byte == _CLOSE:
        return p + 1, _put_close(start, target)
    store8(target, byte)
    return p + 1, target + 1


@kernel
def put_shape(p: int, end: int, target: int, stop: int) -> int:
    """Write the shape of the statement from p to end, up to an address after which there is room for some bytes; gives
    the address after it."""
    start, has_space = target, False
    while p < end and target < stop:
        byte, after = load8(p), _after_comment(p, end)
        if byte <= _SPACE or after > p:
            p, has_space = max(after, p + 1), True
            continue
        is_word = _is_word(byte)
        begins_word = is_word or _is_either(byte, _QUOTE, _DOUBLE) or _is_either(byte, _TICK, _STAR)
        if has_space and begins_word and _ends_word(start, target):
            store8(target, _SPACE)
            target += 1
        has_space = False
        if is_word and not _is_digit(byte):
            p, target = _put_word(p, end, start, target, stop)
        else:
            p, target = _put_token(p, end, start, target, stop)
    if target > start and load8(target - 1) == _SEMICOLON:
        target -= 1
    return target
