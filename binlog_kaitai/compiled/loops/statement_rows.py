"""Statements as rows of a table: those that stand for themselves, and what prepares or completes a transaction."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.changes.transactions import CONTROLS, PREPARES, STATEMENT
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, put, reader_of
from binlog_kaitai.compiled.loops.statements import completes_xa
from binlog_kaitai.compiled.loops.text import ascii_length
from binlog_kaitai.format.structs import stored_field

__all__ = ["is_row", "put_statement_row"]

_time, _server_id = (reader_of(stored_field("event_header", name)) for name in ("timestamp", "server_id"))
_MICROSECONDS = 1_000_000


@kernel
def is_row(x: int, kind: int, signal: int) -> bool:
    """Return whether an event that was read becomes a row."""
    if kind == s.QUERY:
        return signal == STATEMENT or (signal == CONTROLS and completes_xa(x))
    return signal == PREPARES or kind == s.LOAD


@kernel
def _put(t: int, p: int, size: int) -> int:
    """Add to a text, for which there is room; gives the end of it."""
    used = get(t, ra.SX_USED)
    copy(get(t, ra.SX_TEXT) + used, p, size)
    put(t, ra.SX_USED, used + size)
    return used + size


@kernel
def _lacks(t: int, size: int) -> bool:
    return size > get(t, ra.SX_ROOM) - get(t, ra.SX_USED)


@kernel
def _place(x: int, rows: int, item: int) -> bool:
    """Note the place of a statement; False for one that was taken: after an error in rows the walk goes back."""
    at = get(item, s.I_OUTER) + get(x, s.C_OFFSET)
    inside = get(item, s.I_AT) - get(item, s.I_PAYLOAD) if get(item, s.I_PAYLOAD) else -1
    last = get(rows, ra.SR_LAST_AT)
    if at < last or (at == last and inside < get(rows, ra.SR_LAST_IN)):
        return False
    row = get(rows, ra.SR_RECORDS) + get(rows, ra.SR_NUM) * ra.SV_SIZE * 8
    put(row, ra.SV_POSITION, at)
    put(row, ra.SV_OFFSET, inside)
    return True


@kernel
def _describe(x: int, row: int, item: int, trx: int) -> None:
    """Say of a statement what its event and its transaction say."""
    event = get(x, s.C_BASE) + get(item, s.I_AT)
    seconds, is_known = _time(event), get(trx, s.T_KNOWN) & s.HAS_COMMIT_TIMES
    put(row, ra.SV_BEGIN, get(trx, s.T_BEGIN))
    put(row, ra.SV_COMMIT, get(trx, s.T_IMMEDIATE) if is_known else seconds * _MICROSECONDS)
    put(row, ra.SV_TIME, seconds)
    put(row, ra.SV_SERVER, _server_id(event))


@kernel
def _put_row(x: int, item: int, trx: int, prefix: int, p: int, end: int, name: int, name_end: int) -> int:
    """Add a row with a text, after a prefix of so many bytes, and a database; gives DONE or another answer."""
    rows = get(x, s.C_STATEMENT_ROWS)
    texts, databases, gtids = (rows + ra.SR_TEXTS * 8, rows + ra.SR_DATABASES * 8, rows + ra.SR_GTIDS * 8)
    if _lacks(texts, prefix + end - p) or _lacks(databases, name_end - name) or _lacks(gtids, get(trx, s.T_LEN_GTID)):
        return s.LINES_FULL if get(rows, ra.SR_NUM) else s.PYTHON
    row = get(rows, ra.SR_RECORDS) + get(rows, ra.SR_NUM) * ra.SV_SIZE * 8
    _describe(x, row, item, trx)
    _put(texts, get(rows, ra.SR_PREPARE), prefix)
    put(row, ra.SV_TEXT_END, _put(texts, p, end - p))
    put(row, ra.SV_DATABASE_END, _put(databases, name, name_end - name))
    put(row, ra.SV_GTID_END, _put(gtids, trx + s.T_SLOTS * 8, get(trx, s.T_LEN_GTID)))
    put(rows, ra.SR_LAST_AT, get(row, ra.SV_POSITION))
    put(rows, ra.SR_LAST_IN, get(row, ra.SV_OFFSET) + 1)
    put(rows, ra.SR_NUM, get(rows, ra.SR_NUM) + 1)
    return s.DONE


@kernel
def _put_query(x: int, item: int, trx: int, row: int) -> int:
    """A statement that was read; gives DONE or another answer."""
    fields = get(x, s.C_FIELDS)
    p, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    name, name_end = get(fields, loops.QUERY_EVENT_AT_DATABASE), get(fields, loops.QUERY_EVENT_STOP_DATABASE)
    if ascii_length(name, name_end) < name_end - name:
        return s.PYTHON
    charset = ra.IS_ASCII
    if ascii_length(p, end) < end - p:
        has_charset = get(fields, loops.QUERY_EVENT_HAS_CHARSET_CLIENT)
        charset = get(fields, loops.QUERY_EVENT_CHARSET_CLIENT) if has_charset else ra.NO_CHARSET
    put(row, ra.SV_CHARSET, charset)
    return _put_row(x, item, trx, s.ZERO, p, end, name, name_end)


@kernel
def put_statement_row(x: int, item: int, body: int, e: int) -> int:
    """Make a work item a row of the table of statements; gives DONE or another answer."""
    rows, trx = get(x, s.C_STATEMENT_ROWS), get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    if get(rows, ra.SR_NUM) == get(rows, ra.SR_ROOM):
        return s.LINES_FULL
    if get(trx, s.T_IS_ODD):
        return s.PYTHON
    if not _place(x, rows, item):
        return s.DONE
    row = get(rows, ra.SR_RECORDS) + get(rows, ra.SR_NUM) * ra.SV_SIZE * 8
    if get(item, s.I_SIGNAL) != PREPARES:
        return (
            _put_query(x, item, trx, row) if read_query(x, get(x, s.C_BASE) + get(item, s.I_AT), body, e) else s.PYTHON
        )
    xa, length = trx + s.T_XA_TEXT, get(trx, s.T_LEN_XA)
    if length == 0:
        return s.PYTHON
    put(row, ra.SV_CHARSET, ra.IS_ASCII)
    return _put_row(x, item, trx, get(rows, ra.SR_LEN_PREPARE), xa, xa + length, xa, xa)
