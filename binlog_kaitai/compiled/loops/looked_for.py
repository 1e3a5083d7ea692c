"""Events that Python looks for without a walk over rows: statements that may define tables, and new table maps."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.defining import has_words, may_define
from binlog_kaitai.compiled.loops.header import type_of
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.lists import add_item
from binlog_kaitai.compiled.loops.memory import get, kernel, load8
from binlog_kaitai.compiled.loops.named import reads_known_map
from binlog_kaitai.compiled.records.context import Context

__all__ = ["look_at_event"]


@kernel
def _statement_may_define(x: Context, p: int, body: int, e: int) -> bool:
    """Return whether the statement of the event at p may define tables, or cannot be read here."""
    if load8(x.form.compressed + type_of(p)) == 0 and not has_words(body, e):
        return False
    fields = x.form.fields
    if not read_query(x, p, body, e):
        return True
    return may_define(get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY))


@kernel
def look_at_event(x: Context, kind: int, p: int, body: int, e: int, at: int) -> int:
    """Note a statement that may define tables, of the event at p in that at an offset; gives DONE, or ODD for a table
    map that may be new."""
    if kind == s.IF_NEW_MAP:
        return s.DONE if reads_known_map(x, p, body, e) else s.ODD
    if _statement_may_define(x, p, body, e):
        add_item(x, p, body, e, s.DEFINES, at)
    return s.DONE
