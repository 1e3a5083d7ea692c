"""Statements without their values: strings, numbers and comments are replaced, names and words stay.

A statement does not tell which column a value of it is for, so all are replaced. Sizes of column types stay, for else
the definitions in the log would contradict its rows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from binlog_kaitai._generated import layout
from binlog_kaitai.ddl.controls import read_control
from binlog_kaitai.ddl.datatype import TYPE_WORDS
from binlog_kaitai.ddl.lexer import Piece, beginning_with, pieces
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.redaction.alphabet import Alphabet
from binlog_kaitai.redaction.secret import Secret
from binlog_kaitai.regex import regex

__all__ = ["Session", "masked"]

_DEFINES = regex(beginning_with("CREATE|ALTER"))
_OF_XA = regex(r"\s*XA\s", re.IGNORECASE)
_NUMBER = regex(r"[0-9]+(?:[eE][0-9]*)?\Z")
_HIDDEN = "\xff"
"""Stands for the bytes of a character of several bytes, of which one may look like a quote or a backslash."""
_HEX = "0123456789abcdef"


class Session(NamedTuple):
    """How a statement is to be read."""

    charset: str = "utf8mb4"
    sql_mode: int | None = None
    """None where the log does not tell."""

    def has(self, flag: layout.SqlModeFlag) -> bool | None:
        """Return whether a mode is on; None where the log does not tell."""
        return None if self.sql_mode is None else self.sql_mode & flag != 0


def masked(query: bytes, session: Session, secret: Secret) -> bytes:
    """Return a statement with other values of the same size. Ids of XA transactions stay."""
    alphabet = Alphabet.of(session.charset)
    text = "".join(
        stored.decode("latin1") if len(stored) == 1 else _HIDDEN * len(stored)
        for _, stored in alphabet.characters(query)
    )
    if _OF_XA.match(text) and read_control(text) is not None:
        return query
    escapes = session.has(layout.SqlModeFlag.no_backslash_escapes)
    known = [True, False] if escapes is None and "\\" in text else [not escapes]
    one, *other = [_masked(query, text, session, secret, backslash_escapes=each) for each in known]
    if not other:
        return one
    return b"".join(_either(one, other[0], stored, at) for stored, at in _places(alphabet, query))


def _places(alphabet: Alphabet, query: bytes) -> Iterator[tuple[bytes, int]]:
    at = 0
    for _, stored in alphabet.characters(query):
        yield stored, at
        at += len(stored)


def _either(one: bytes, other: bytes, stored: bytes, at: int) -> bytes:
    """Return what one of two results, or the other, has instead of a character."""
    end = at + len(stored)
    return one[at:end] if one[at:end] != stored else other[at:end]


def _masked(query: bytes, text: str, session: Session, secret: Secret, *, backslash_escapes: bool) -> bytes:
    found = bytearray(query)
    for start, new in _edits(query, text, session, secret, backslash_escapes=backslash_escapes):
        found[start : start + len(new)] = new
    return bytes(found)


def _edits(
    query: bytes, text: str, session: Session, secret: Secret, *, backslash_escapes: bool
) -> Iterator[tuple[int, bytes]]:
    """Yield what is to be put where."""
    is_definition = _DEFINES.match(text) is not None
    names = session.has(layout.SqlModeFlag.ansi_quotes)
    before: list[Piece] = []
    for piece in pieces(text, 0 if backslash_escapes else layout.SqlModeFlag.no_backslash_escapes):
        start, end = piece.start, piece.start + len(piece.text)
        if piece.kind in ("single", "double") and not (piece.kind == "double" and names):
            inside = end - (len(piece.text) > 1 and piece.text[-1] == piece.text[0])
            yield start + 1, secret.text(query[start + 1 : inside], session.charset)
        elif piece.kind == "bits":
            yield start, _bits(piece.text, secret)
        elif piece.kind in ("comment", "dollars"):
            yield from _words(query, piece, session, secret)
        elif _NUMBER.match(piece.text) and not (is_definition and _is_size(before)):
            yield start, _number(piece.text, secret)
        before = [*before[-3:], piece]


def _is_size(before: list[Piece]) -> bool:
    """Return whether what follows some pieces is a size of a column's type: ``DECIMAL(10,2)``."""
    texts = [piece.text.lower() for piece in before]
    if len(texts) > 3 and texts[-1] == "," and texts[-2].isdigit():
        texts = texts[:-2]
    return len(texts) > 1 and texts[-1] == "(" and texts[-2] in TYPE_WORDS


def _words(query: bytes, piece: Piece, session: Session, secret: Secret) -> Iterator[tuple[int, bytes]]:
    """Yield other words for those of a comment."""
    for match in re.finditer(r"[^\W_]+", piece.text):
        start, end = piece.start + match.start(), piece.start + match.end()
        yield start, secret.text(query[start:end], session.charset)


def _number(text: str, secret: Secret) -> bytes:
    """Return another number of as many digits; what is after an E stays."""
    digits = re.split("[eE]", text)[0]
    draws = secret.draws(b"number " + digits.encode())
    while True:
        found = "".join(str(draws.between(int(not i and len(digits) > 1), 9)) for i in range(len(digits)))
        if found != digits:
            return (found + text[len(digits) :]).encode()


def _bits(text: str, secret: Secret) -> bytes:
    """Return another value in hexadecimal or binary digits."""
    start, end = text.lower().find("'") + 1 or 2, len(text) - text.endswith("'")
    digits = text[start:end]
    pool = _HEX if "x" in text[:start].lower() else _HEX[:2]
    draws = secret.draws(b"bits " + digits.lower().encode())
    while True:
        found = "".join(pool[draws.below(len(pool))] for _ in digits)
        if found != digits.lower() or not digits:
            return (text[:start] + found + text[end:]).encode()
