"""Which statement a query event has, as far as the loops know some."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.changes.transactions import BEGINS, COMMITS
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import get, kernel, load_big
from binlog_kaitai.events.statements import BEGIN, COMMIT

__all__ = ["UNKNOWN", "statement_of"]

UNKNOWN = -1
"""No signal: Python has to look at the event."""
_LEN_BEGIN, _LEN_COMMIT = len(BEGIN), len(COMMIT)
_BEGIN, _COMMIT = int.from_bytes(BEGIN.encode()), int.from_bytes(COMMIT.encode())


@kernel
def statement_of(x: int, body: int, e: int) -> int:
    """Return what the statement of a query event is to a transaction: BEGINS, COMMITS, or UNKNOWN, which is for Python.

    C_FIELDS has what else the event says.
    """
    fields = get(x, s.C_FIELDS)
    if loops.read_query_event(body, e, fields) != e:
        return UNKNOWN
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    if end - query == _LEN_BEGIN and load_big(query, _LEN_BEGIN) == _BEGIN:
        return BEGINS
    return COMMITS if end - query == _LEN_COMMIT and load_big(query, _LEN_COMMIT) == _COMMIT else UNKNOWN
