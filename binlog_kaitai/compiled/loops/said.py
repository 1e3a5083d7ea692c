"""What lines say of the statement behind their rows, which the log has in an event of its own."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.header import type_of
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, store8
from binlog_kaitai.compiled.loops.string_text import put_utf8
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Item
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["keep_said", "next_said", "note_said", "put_query", "said_text", "take_statement"]

_ROWS_QUERY = int(layout.EventType.rows_query_log_event)
_QUOTE = ord('"')
_LONGEST, _MOST_ESCAPED = 4, 6
"""Bytes of the longest character, and that a byte becomes at most."""


@kernel
def next_said(x: Context) -> None:
    """Note that the rows that follow have a new statement."""
    x.said.num += 1
    x.said.now = x.said.num


@kernel
def note_said(x: Context, trx: Trx) -> bool:
    """Note that the statement of rows was met; says whether it becomes a work item: the first one of a transaction
    does, and all where they decide or are asked for."""
    next_said(x)
    if x.wanted.asks_said or x.said.keeps or x.said.buffer or not trx.has_said:
        trx.has_said = 1
        return True
    return False


@kernel
def _write(x: Context, number: int, p: int, end: int) -> bool:
    """Write what lines say of a statement with a number; False where Python has to."""
    texts, target, room = x.known.texts, x.said.buffer, x.said.room
    if end - p > room or _MOST_ESCAPED * (end - p) + get(texts, 2 * w.P_QUERY + 1) + 2 > room:
        return False
    start = target
    target = put_piece(target, texts, w.P_QUERY)
    store8(target, _QUOTE)
    target = put_utf8(target + 1, p, end, _LONGEST)
    if target == 0:
        return False
    store8(target, _QUOTE)
    keep_said(x, number, start, target + 1 - start)
    return True


@kernel
def keep_said(x: Context, number: int, text: int, length: int) -> None:
    """Keep what lines say of the statement with a number."""
    x.said.text = text
    x.said.length = length
    x.said.of = number


@kernel
def said_text(p: int, body: int, e: int, fields: int) -> tuple[int, int]:
    """Where the text of the event at p begins and ends, 0 where Python has to look."""
    if type_of(p) == _ROWS_QUERY:
        if loops.read_rows_query_log_event(body, e, fields) != e:
            return 0, 0
        return get(fields, loops.ROWS_QUERY_LOG_EVENT_AT_QUERY), get(fields, loops.ROWS_QUERY_LOG_EVENT_STOP_QUERY)
    if loops.read_annotate_rows_event(body, e, fields) != e:
        return 0, 0
    return get(fields, loops.ANNOTATE_ROWS_EVENT_AT_QUERY), get(fields, loops.ANNOTATE_ROWS_EVENT_STOP_QUERY)


@kernel
def take_statement(x: Context, item: Item, body: int, e: int) -> int:
    """The statement of the rows that follow; gives DONE, or that it is for Python."""
    p, end = said_text(x.base + item.at, body, e, x.form.fields)
    if p == 0:
        return s.PYTHON
    if x.wanted.asks_said:  # which Python has to know, too
        return s.PYTHON
    return s.DONE if _write(x, item.said, p, end) else s.PYTHON


@kernel
def put_query(x: Context, item: Item, target: int) -> int:
    """Write what a line says of the statement behind the rows of a work item."""
    if item.said == 0 or item.said != x.said.of:
        return target
    copy(target, x.said.text, x.said.length)
    return target + x.said.length
