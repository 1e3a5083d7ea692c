"""Statements as rows of a table: those that stand for themselves, and what prepares or completes a transaction."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.changes.transactions import CONTROLS, PREPARES, STATEMENT
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, reader_of
from binlog_kaitai.compiled.loops.statements import completes_xa
from binlog_kaitai.compiled.loops.text import ascii_length
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Item
from binlog_kaitai.compiled.records.transactions import StatementRow, StatementRows, StatementText, Trx
from binlog_kaitai.format.structs import stored_field

__all__ = ["is_row", "put_statement_row"]

_time, _server_id = (reader_of(stored_field("event_header", name)) for name in ("timestamp", "server_id"))
_MICROSECONDS = 1_000_000


@kernel
def is_row(x: Context, kind: int, signal: int) -> bool:
    """Return whether an event that was read becomes a row."""
    if kind == s.QUERY:
        return signal == STATEMENT or (signal == CONTROLS and completes_xa(x))
    return signal == PREPARES or kind == s.LOAD


@kernel
def _put(t: StatementText, p: int, size: int) -> int:
    """Add to a text, for which there is room; gives the end of it."""
    used = t.used
    copy(t.text + used, p, size)
    t.used = used + size
    return used + size


@kernel
def _lacks(t: StatementText, size: int) -> bool:
    return size > t.room - t.used


@kernel
def _place(x: Context, rows: StatementRows, item: Item) -> bool:
    """Note the place of a statement; False for one that was taken: after an error in rows the walk goes back."""
    at = item.outer + x.offset
    inside = item.at - item.payload if item.payload else -1
    last = rows.last_at
    if at < last or (at == last and inside < rows.last_in):
        return False
    row = StatementRow.nth(rows.records, rows.num)
    row.position = at
    row.offset = inside
    return True


@kernel
def _describe(x: Context, row: StatementRow, item: Item, trx: Trx) -> None:
    """Say of a statement what its event and its transaction say."""
    event = x.base + item.at
    seconds, is_known = _time(event), trx.known & s.HAS_COMMIT_TIMES
    row.begin = trx.begin
    row.commit = trx.immediate if is_known else seconds * _MICROSECONDS
    row.time = seconds
    row.server = _server_id(event)


@kernel
def _put_row(x: Context, item: Item, trx: Trx, prefix: int, p: int, end: int, name: int, name_end: int) -> int:
    """Add a row with a text, after a prefix of so many bytes, and a database; gives DONE or another answer."""
    rows = x.members.rows
    texts, databases, gtids = StatementText(rows.texts), StatementText(rows.databases), StatementText(rows.gtids)
    if _lacks(texts, prefix + end - p) or _lacks(databases, name_end - name) or _lacks(gtids, trx.len_gtid):
        return s.LINES_FULL if rows.num else s.PYTHON
    row = StatementRow.nth(rows.records, rows.num)
    _describe(x, row, item, trx)
    _put(texts, rows.prepare, prefix)
    row.text_end = _put(texts, p, end - p)
    row.database_end = _put(databases, name, name_end - name)
    row.gtid_end = _put(gtids, trx.gtid, trx.len_gtid)
    rows.last_at = row.position
    rows.last_in = row.offset + 1
    rows.num += 1
    return s.DONE


@kernel
def _put_query(x: Context, item: Item, trx: Trx, row: StatementRow) -> int:
    """A statement that was read; gives DONE or another answer."""
    fields = x.form.fields
    p, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    name, name_end = get(fields, loops.QUERY_EVENT_AT_DATABASE), get(fields, loops.QUERY_EVENT_STOP_DATABASE)
    if ascii_length(name, name_end) < name_end - name:
        return s.PYTHON
    charset = ra.IS_ASCII
    if ascii_length(p, end) < end - p:
        has_charset = get(fields, loops.QUERY_EVENT_HAS_CHARSET_CLIENT)
        charset = get(fields, loops.QUERY_EVENT_CHARSET_CLIENT) if has_charset else ra.NO_CHARSET
    row.charset = charset
    return _put_row(x, item, trx, s.ZERO, p, end, name, name_end)


@kernel
def put_statement_row(x: Context, item: Item, body: int, e: int) -> int:
    """Make a work item a row of the table of statements; gives DONE or another answer."""
    rows, trx = x.members.rows, Trx.nth(x.trxs.list, item.trx)
    if rows.num == rows.room:
        return s.LINES_FULL
    if trx.is_odd:
        return s.PYTHON
    if not _place(x, rows, item):
        return s.DONE
    row = StatementRow.nth(rows.records, rows.num)
    if item.signal != PREPARES:
        return _put_query(x, item, trx, row) if read_query(x, x.base + item.at, body, e) else s.PYTHON
    xa, length = trx.xa, trx.len_xa
    if length == 0:
        return s.PYTHON
    row.charset = ra.IS_ASCII
    return _put_row(x, item, trx, rows.len_prepare, xa, xa + length, xa, xa)
