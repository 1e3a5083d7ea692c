"""Which statement a query event has, as far as the loops know some."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import get, kernel, load_big

__all__ = ["IS_BEGIN", "IS_COMMIT", "IS_OTHER", "statement_of"]

IS_OTHER, IS_BEGIN, IS_COMMIT = range(3)
_LEN_BEGIN, _LEN_COMMIT = len("BEGIN"), len("COMMIT")
_BEGIN, _COMMIT = int.from_bytes(b"BEGIN"), int.from_bytes(b"COMMIT")


@kernel
def statement_of(x: int, body: int, e: int) -> int:
    """Return which statement a query event has: IS_BEGIN, IS_COMMIT, or IS_OTHER for those that are for Python.

    C_FIELDS has what else the event says.
    """
    fields = get(x, s.C_FIELDS)
    if loops.read_query_event(body, e, fields) != e:
        return IS_OTHER
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    if end - query == _LEN_BEGIN and load_big(query, _LEN_BEGIN) == _BEGIN:
        return IS_BEGIN
    return IS_COMMIT if end - query == _LEN_COMMIT and load_big(query, _LEN_COMMIT) == _COMMIT else IS_OTHER
