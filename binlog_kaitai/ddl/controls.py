"""Statements about a transaction that is open, or prepared: savepoints, and those of XA transactions.

What is read is all that a statement says: who prints it anew prints nothing else that the log has. ::

    control := SAVEPOINT name | ROLLBACK TO [SAVEPOINT] name | RELEASE SAVEPOINT name
             | XA (START | BEGIN | END | PREPARE | ROLLBACK) xid | XA COMMIT xid [ONE PHASE]
    xid     := gtrid ["," bqual ["," format]]
"""

from __future__ import annotations

from binlog_kaitai.ddl.cursor import Cursor, NotUnderstoodError
from binlog_kaitai.ddl.lexer import Token, tokens
from binlog_kaitai.format.gtid import XaId
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.regex import regex

__all__ = ["Control", "read_control", "read_xa_id", "xid_of"]

_BITS = regex(r"[xX]'((?:[0-9a-fA-F]{2})*)'|0x((?:[0-9a-fA-F]{2})+)")
_SAVEPOINTS = {
    "SAVEPOINT": (("SAVEPOINT",),),
    "RELEASE SAVEPOINT": (("RELEASE", "SAVEPOINT"),),
    "ROLLBACK TO": (("ROLLBACK", "TO", "SAVEPOINT"), ("ROLLBACK", "TO")),
}
_XA = ("START", "BEGIN", "END", "PREPARE", "COMMIT", "ROLLBACK")
_USUAL_FORMAT = 1
_MOST_DIGITS = 10
"""Of a number of 32 bits."""


class Control(NamedTuple):
    """A statement about a transaction."""

    words: str
    """What it begins with, such as ``ROLLBACK TO`` or ``XA END``."""
    name: str
    """Of the savepoint; empty for those about XA transactions."""
    xa: XaId | None = None
    one_phase: bool = False


def read_control(query: str) -> Control | None:
    """Return what a statement about a transaction says; None for one that is not, or says more than that."""
    cursor = Cursor(tokens(query))
    try:
        control = _xa(cursor) if cursor.accept("XA") else _savepoint(cursor)
    except NotUnderstoodError:
        return None
    while cursor.accept_sign(";"):
        pass
    return control if cursor.ended else None


def read_xa_id(text: str) -> XaId | None:
    """Return the id of an XA transaction as a statement has it; None for what is none, or more than one."""
    cursor = Cursor(tokens(text))
    try:
        found = _xa_id(cursor)
    except NotUnderstoodError:
        return None
    return found if cursor.ended else None


def _savepoint(cursor: Cursor) -> Control:
    for words, forms in _SAVEPOINTS.items():
        for form in forms:
            if cursor.accept(*form):
                return Control(words, cursor.name())
    raise NotUnderstoodError(f"{cursor.rest()} is not understood")


def _xa(cursor: Cursor) -> Control:
    for word in _XA:
        if cursor.accept(word):
            xa = _xa_id(cursor)
            return Control(f"XA {word}", "", xa, word == "COMMIT" and cursor.accept("ONE", "PHASE"))
    raise NotUnderstoodError(f"{cursor.rest()} is not understood")


def xid_of(query: str) -> str:
    """Return the id in an XA statement, or its text if it cannot be parsed."""
    control = read_control(query)
    return str(control.xa) if control is not None else " ".join(query.split(None, 2)[2:])


def _xa_id(cursor: Cursor) -> XaId:
    gtrid, bqual, number = _bytes(cursor.take()), b"", _USUAL_FORMAT
    if cursor.accept_sign(","):
        bqual = _bytes(cursor.take())
        if cursor.accept_sign(","):
            number = _number(cursor)
    return XaId(gtrid, bqual, number)


def _bytes(token: Token) -> bytes:
    if token.kind == "string":
        return token.text.encode(errors="backslashreplace")
    found = _BITS.fullmatch(token.text) if token.kind == "bits" else None
    if found is None:
        raise NotUnderstoodError("this is no part of an id")
    return bytes.fromhex(found[1] or found[2] or "")


def _number(cursor: Cursor) -> int:
    sign = -1 if cursor.accept_sign("-") else 1
    token = cursor.take()
    if token.kind == "number" and len(token.text) <= _MOST_DIGITS:
        return sign * int(token.text)
    raise NotUnderstoodError("this is no number of a format")
