"""Which statement a query event has, as far as the loops know some."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.changes.transactions import BEGINS, COMMITS, CONTROL_WORDS, CONTROLS, ROLLS_BACK, STATEMENT
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.defining import LETTERS, changes_rows, first_letters, letters_of, may_define
from binlog_kaitai.compiled.loops.header import type_of
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, load_big
from binlog_kaitai.compiled.loops.named import is_query_named
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.events.statements import BEGIN, COMMIT, ENDING, ROLLBACK

__all__ = [
    "ROLLBACK_TO",
    "SAVEPOINT",
    "UNKNOWN",
    "XA_COMMIT",
    "begins",
    "completes_xa",
    "has_only_statements",
    "is_marked",
    "may_end_rows",
    "query_signal",
    "statement_of",
]

UNKNOWN = -1
"""No signal: Python has to look at the event."""
_LEN_BEGIN, _LEN_COMMIT = len(BEGIN), len(COMMIT)
_BEGIN, _COMMIT = int.from_bytes(BEGIN.encode()), int.from_bytes(COMMIT.encode())
_CASE, _FIRST, _LAST = ord(" "), ord("a"), ord("z")
_SPACE, _DELETE = ord(" "), 0x7F
_CONTROL = tuple(sorted({letters_of(word) for word in CONTROL_WORDS if word[:LETTERS].isalpha()}))
"""Letters with which statements begin that are about transactions; others have a space among the first four."""
_ENDING = tuple(sorted(map(letters_of, ENDING)))


def _word(text: str) -> tuple[int, int, int]:
    """Return the length of a word of eight bytes or more, and its bytes as two numbers."""
    data = text.encode()
    assert _HALF <= len(data) <= 2 * _HALF
    return len(data), int.from_bytes(data[:_HALF]), int.from_bytes(data[_HALF:])


_HALF = 8
_ROLLBACK, ROLLBACK_TO, SAVEPOINT, _RELEASE = map(_word, (ROLLBACK, "ROLLBACK TO", "SAVEPOINT", "RELEASE "))
_XA_START, _XA_PREPARE, XA_COMMIT = map(_word, ("XA START", "XA PREPARE", "XA COMMIT"))
_XA_ROLLBACK, _XA_END = map(_word, ("XA ROLLBACK", "XA END X"))


@kernel
def _has_letters(query: int, end: int) -> bool:
    """Whether a statement begins with four letters, and not with a comment."""
    i = 0
    while i < LETTERS and query + i < end and _FIRST <= load8(query + i) | _CASE <= _LAST:
        i += 1
    return i == LETTERS


@kernel
def _has_sign(query: int, end: int) -> bool:
    """Whether a statement begins with a comment, a parenthesis or the like."""
    first = load8(query)
    return query < end and _SPACE < first < _DELETE and not _FIRST <= first | _CASE <= _LAST


@kernel
def _may_control(query: int, end: int) -> bool:
    """Whether a statement may be about its transaction: it has no comment before its words then."""
    if _has_sign(query, end):
        return False
    return not _has_letters(query, end) or first_letters(query) in _CONTROL


@kernel
def may_end_rows(query: int, end: int) -> bool:
    """Whether a statement may end the lives of rows without a word of each."""
    if changes_rows(query, end):
        return False
    while query + LETTERS <= end:
        if first_letters(query) in _ENDING:
            return True
        query += 1
    return False


@kernel
def begins(query: int, end: int, length: int, first: int, rest: int) -> bool:
    """Whether a statement begins with a word of so many bytes: eight or more, as two numbers."""
    if end - query < length:
        return False
    return load_big(query, _HALF) == first and (length == _HALF or load_big(query + _HALF, length - _HALF) == rest)


@kernel
def control_of(query: int, end: int) -> int:
    """Return what a statement is to a transaction that is written as servers write it, else UNKNOWN."""
    if begins(query, end, *_ROLLBACK):
        if end - query == _ROLLBACK[0]:
            return ROLLS_BACK
        return CONTROLS if begins(query, end, *ROLLBACK_TO) else UNKNOWN
    if begins(query, end, *_XA_START):
        return BEGINS
    if begins(query, end, *SAVEPOINT) or begins(query, end, *_XA_PREPARE):
        return CONTROLS
    if begins(query, end, *_RELEASE) and begins(query + _RELEASE[0], end, *SAVEPOINT):
        return CONTROLS
    for words in (_XA_END, XA_COMMIT, _XA_ROLLBACK):
        if begins(query, end, *words):
            return CONTROLS
    return UNKNOWN


@kernel
def completes_xa(x: Context) -> bool:
    """Return whether a statement that was read is XA COMMIT or XA ROLLBACK, as servers write them."""
    fields = x.form.fields
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    return begins(query, end, *XA_COMMIT) or begins(query, end, *_XA_ROLLBACK)


@kernel
def has_only_statements(x: Context) -> bool:
    """Return whether of what is no row only some statements are asked for."""
    return x.members.made_of == s.ENDING_MEMBERS or x.members.made_of == s.DEFINING_MEMBERS


@kernel
def is_marked(x: Context) -> bool:
    """Return whether a statement that was read gets a work item because it may define tables."""
    fields = x.form.fields
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    return x.statements.takes == s.MARKS_DEFINING and may_define(query, end)


@kernel
def query_signal(query: int, end: int) -> int:
    """Return what a statement is to a transaction, or UNKNOWN, which is for Python."""
    if end - query == _LEN_BEGIN and load_big(query, _LEN_BEGIN) == _BEGIN:
        return BEGINS
    if end - query == _LEN_COMMIT and load_big(query, _LEN_COMMIT) == _COMMIT:
        return COMMITS
    return control_of(query, end) if _may_control(query, end) else STATEMENT


@kernel
def statement_of(x: Context, p: int, body: int, e: int) -> int:
    """Return what the statement of the event at p is to a transaction, or UNKNOWN, which is for Python.

    `x.form.fields` has what else the event says.
    """
    fields, takes = x.form.fields, x.statements.takes
    if takes == s.NO_STATEMENTS and load8(x.form.compressed + type_of(p)):
        return UNKNOWN
    if not read_query(x, p, body, e):
        return UNKNOWN
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    if end - query == _LEN_BEGIN and load_big(query, _LEN_BEGIN) == _BEGIN:
        return BEGINS
    if end - query == _LEN_COMMIT and load_big(query, _LEN_COMMIT) == _COMMIT:
        return COMMITS
    if takes == s.NO_STATEMENTS or (x.wanted.has_names and is_query_named(x) < 0):
        return UNKNOWN
    if _may_control(query, end):
        return control_of(query, end)
    return UNKNOWN if takes == s.ONLY_CONTROLS else STATEMENT
