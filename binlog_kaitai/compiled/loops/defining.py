"""Which statements may define tables, or may matter to a script."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import kernel, load8, load32
from binlog_kaitai.events.statements import DEFINING

__all__ = [
    "LETTERS",
    "changes_rows",
    "first_letters",
    "has_words",
    "letters_of",
    "may_define",
    "may_matter",
]

LETTERS = 4
"""By so many letters words are told apart."""
_SMALL = int.from_bytes(b" " * LETTERS, s.MACHINE)
"""Makes four capital letters small ones."""


def letters_of(word: str) -> int:
    """Return what `first_letters` gives for a word."""
    return int.from_bytes(word[:LETTERS].lower().encode(), s.MACHINE)


_CHANGES = tuple(letters_of(word) for word in ("INSERT", "UPDATE", "DELETE", "REPLACE"))
"""Letters with which statements begin that only change rows."""
_TAB, _RETURN, _SPACE, _STAR, _SLASH = map(ord, "\t\r */")
_HINTS = tuple(map(ord, "!+M"))
"""What makes more of a comment at the begin of a statement."""
_FIRST, _SECOND, _THIRD, _LAST = (letters_of(word) for word in DEFINING)
_MATTERING = tuple(letters_of(word) for word in ("TRIGGER", "RENAME", "START"))
"""As `sql.guards` looks for the first two, `changes.statements.is_atomic_create` for the last."""


@kernel
def first_letters(p: int) -> int:
    """Return the letters at p as a number, the same for capitals."""
    return load32(p) | _SMALL


@kernel
def _first_word(p: int, end: int) -> int:
    """Return where the first word of a statement begins, after spaces and comments."""
    while p < end:
        byte = load8(p)
        if byte == _SPACE or _TAB <= byte <= _RETURN:
            p += 1
        elif end - p > 2 and byte == _SLASH and load8(p + 1) == _STAR and load8(p + 2) not in _HINTS:
            p += 2
            while end - p > 1 and not (load8(p) == _STAR and load8(p + 1) == _SLASH):
                p += 1
            p += 2
        else:
            return p
    return end


@kernel
def changes_rows(query: int, end: int) -> bool:
    """Whether a statement is one of those that change rows, and so defines no table."""
    p = _first_word(query, end)
    return end - p > LETTERS and first_letters(p) in _CHANGES


@kernel
def has_words(p: int, e: int) -> bool:
    """Return whether one of the words that define tables begins between p and e, whatever its letters are."""
    while p + LETTERS <= e:
        letters = first_letters(p)
        if letters in (_FIRST, _SECOND, _THIRD, _LAST):
            return True
        p += 1
    return False


@kernel
def may_matter(query: int, end: int) -> bool:
    """Return whether a statement may do more to a script that passes it on than stand in it: give triggers to tables,
    or begin a transaction."""
    if changes_rows(query, end):
        return False
    while query + LETTERS <= end:
        if first_letters(query) in _MATTERING:
            return True
        query += 1
    return False


@kernel
def may_define(query: int, end: int) -> bool:
    """Return whether a statement may define tables."""
    return not changes_rows(query, end) and has_words(query, end)
