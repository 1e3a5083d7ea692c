"""Which statement a query event has, as far as the loops know some."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.changes.transactions import BEGINS, COMMITS, CONTROL_WORDS, STATEMENT
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.defining import LETTERS, first_letters, letters_of, may_define
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, load_big, reader_of
from binlog_kaitai.compiled.loops.named import is_query_named
from binlog_kaitai.events.statements import BEGIN, COMMIT
from binlog_kaitai.format.structs import stored_field

__all__ = ["UNKNOWN", "statement_of"]

_type = reader_of(stored_field("event_header", "event_type"))
UNKNOWN = -1
"""No signal: Python has to look at the event."""
_LEN_BEGIN, _LEN_COMMIT = len(BEGIN), len(COMMIT)
_BEGIN, _COMMIT = int.from_bytes(BEGIN.encode()), int.from_bytes(COMMIT.encode())
_CASE, _FIRST, _LAST = ord(" "), ord("a"), ord("z")
_CONTROL = tuple(sorted({letters_of(word) for word in CONTROL_WORDS if word[:LETTERS].isalpha()}))
"""Letters with which statements begin that are about transactions; others have a space among the first four."""


@kernel
def _may_control(query: int, end: int) -> bool:
    """Whether a statement may be about its transaction."""
    if end - query < LETTERS:
        return True
    for i in range(LETTERS):
        if not _FIRST <= load8(query + i) | _CASE <= _LAST:
            return True
    return first_letters(query) in _CONTROL


@kernel
def statement_of(x: int, p: int, body: int, e: int) -> int:
    """Return what the statement of the event at p is to a transaction, or UNKNOWN, which is for Python.

    C_FIELDS has what else the event says.
    """
    fields, takes = get(x, s.C_FIELDS), get(x, s.C_TAKES_STATEMENTS)
    if takes == s.NO_STATEMENTS and load8(get(x, s.C_COMPRESSED) + _type(p)):
        return UNKNOWN
    if not read_query(x, p, body, e):
        return UNKNOWN
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    if end - query == _LEN_BEGIN and load_big(query, _LEN_BEGIN) == _BEGIN:
        return BEGINS
    if end - query == _LEN_COMMIT and load_big(query, _LEN_COMMIT) == _COMMIT:
        return COMMITS
    if takes == s.NO_STATEMENTS or _may_control(query, end):
        return UNKNOWN
    if get(x, s.C_HAS_NAMES) and is_query_named(x) < 0:
        return UNKNOWN
    return UNKNOWN if takes == s.UNLESS_DEFINING and may_define(query, end) else STATEMENT
