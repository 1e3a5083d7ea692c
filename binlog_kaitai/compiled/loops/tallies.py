"""Transactions counted: how many rows each has of which table and kind, its first statement, bytes of its events."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.changes.transactions import CONTROLS, NOTHING
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.images import image_end
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, load8, put, reader_of
from binlog_kaitai.compiled.loops.said import said_text
from binlog_kaitai.compiled.loops.sieve import is_statement_chosen
from binlog_kaitai.compiled.loops.text import after_characters, ascii_length
from binlog_kaitai.compiled.loops.text import is_utf8 as is_utf8_text
from binlog_kaitai.reading.summaries import MOST_STATEMENT

__all__ = ["add_rows", "beginning_of", "count_member", "count_rows", "weigh"]

_HEADER = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_time, _server_id, _size = (reader_of(_HEADER[name]) for name in ("timestamp", "server_id", "event_size"))
_type = reader_of(_HEADER["event_type"])
_LONGEST = 4
"""Bytes of the longest character."""


@kernel
def _count(x: int, head: int, q: int, e: int, is_update: int) -> int:
    """The rows from q to e, a negative number where they are not whole."""
    rows = 0
    while q < e:
        end = image_end(x, get(head, s.H_BEFORE), q, e)
        if end and is_update:
            end = image_end(x, get(head, s.H_AFTER), end, e) if end < e else 0
        if end <= q:
            return -1
        q = end
        rows += 1
    return rows


@kernel
def _tally(x: int, item: int, name: int, kind: int) -> int:
    """The record of a work item's transaction, the name of a table (0: any) and a kind; 0 where there is no room for
    one."""
    number = get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1
    tallies, count = get(x, s.C_TALLIES), get(x, s.C_NUM_TALLIES)
    first = get(x, s.C_FIRST_TALLY)
    if first >= count or get(tallies + first * ra.TA_SIZE * 8, ra.TA_TRX) != number:
        first = count
        put(x, s.C_FIRST_TALLY, first)
    for i in range(first, count):
        record = tallies + i * ra.TA_SIZE * 8
        if get(record, ra.TA_KIND) == kind and (name == 0 or get(record, ra.TA_STORE) == name):
            return record
    if count == get(x, s.C_ROOM_TALLIES):
        return 0
    record = tallies + count * ra.TA_SIZE * 8
    put(record, ra.TA_TRX, number)
    put(record, ra.TA_STORE, name)
    put(record, ra.TA_KIND, kind)
    put(record, ra.TA_ROWS, 0)
    put(record, ra.TA_BYTES, 0)
    put(record, ra.TA_TIME, _time(get(x, s.C_BASE) + get(item, s.I_AT)))
    put(record, ra.TA_SERVER, _server_id(get(x, s.C_BASE) + get(item, s.I_AT)))
    put(record, ra.TA_THREAD, get(item, s.I_THREAD))
    put(x, s.C_NUM_TALLIES, count + 1)
    return record


@kernel
def add_rows(t: int, kind: int, rows: int) -> None:
    """Count rows of a table, for the ledger."""
    count = s.S_INSERTS if kind == s.INSERT else s.S_UPDATES if kind == s.UPDATE else s.S_DELETES
    put(t, count, get(t, count) + rows)


@kernel
def count_rows(x: int, t: int, head: int, item: int, q: int) -> int:
    """Count the rows of an event, which begin at q, or are known to fit; gives DONE or another answer."""
    kind = get(item, s.I_KIND)
    is_update = 1 if kind == s.UPDATE else 0
    rows = _count(x, head, q, get(x, s.C_ROWS_END), is_update) if q else get(x, s.C_NUM_FIT)
    if rows < 0:
        return s.ODD
    record = _tally(x, item, get(t, s.S_NAME), kind)
    if record == 0:
        return s.LINES_FULL
    event = get(x, s.C_BASE) + get(item, s.I_AT)
    put(record, ra.TA_TIME, min(get(record, ra.TA_TIME), _time(event)))
    put(record, ra.TA_ROWS, get(record, ra.TA_ROWS) + rows)
    put(record, ra.TA_BYTES, get(record, ra.TA_BYTES) + _size(event))
    add_rows(t, kind, rows)
    return s.DONE


@kernel
def beginning_of(start: int, end: int, is_utf8: bool) -> int:
    """Bytes of the beginning of a statement; -1 where it is not ASCII, nor UTF-8 where it may be that."""
    size = min(end - start, MOST_STATEMENT)
    if ascii_length(start, start + size) == size:
        return size
    stop = after_characters(start, end, MOST_STATEMENT)
    return stop - start if is_utf8 and is_utf8_text(start, stop, _LONGEST) else -1


@kernel
def _read_text(x: int, item: int) -> tuple[int, int]:
    """Where the text of a work item begins and ends, 0 where Python has to look."""
    base, fields = get(x, s.C_BASE), get(x, s.C_FIELDS)
    p, body, e = base + get(item, s.I_AT), base + get(item, s.I_BODY), base + get(item, s.I_END)
    if get(item, s.I_KIND) == s.SAID:
        return said_text(p, body, e, fields)
    if not read_query(x, p, body, e):
        return 0, 0
    return get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)


@kernel
def _note_text(x: int, item: int, record: int) -> None:
    """Note where the text of a work item is."""
    base = get(x, s.C_BASE)
    start, end = _read_text(x, item)
    put(record, ra.TA_STORE, get(item, s.I_BODY))
    put(record, ra.TA_BYTES, ra.NOT_THERE)
    if start == 0:
        return
    charset = get(get(x, s.C_FIELDS), loops.QUERY_EVENT_CHARSET_CLIENT)
    is_utf8 = get(item, s.I_KIND) == s.SAID or load8(get(x, s.C_UTF8_CHARSETS) + charset) != 0
    if load8(get(x, s.C_COMPRESSED) + _type(base + get(item, s.I_AT))) == 0:
        if is_utf8 or beginning_of(start, end, False) >= 0:
            put(record, ra.TA_STORE, start - base)
            put(record, ra.TA_BYTES, end - start)
        return
    size, at = beginning_of(start, end, is_utf8), (record - get(x, s.C_TALLIES)) // (ra.TA_SIZE * 8) * ra.TALLY_TEXT
    if size >= 0 and at < get(x, s.C_ROOM_TALLIES) * ra.TALLY_TEXT:
        copy(get(x, s.C_TALLY_TEXTS) + at, start, size)
        put(record, ra.TA_STORE, at + 1)  # 0 stands for none
        put(record, ra.TA_BYTES, ra.INFLATED - size)


@kernel
def count_member(x: int, item: int, number: int) -> int:
    """Note the first statement of a transaction, or of its rows, or one that stands for itself: the work item with this
    number; gives DONE or another answer."""
    known = get(get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES, s.T_KNOWN)
    is_load = get(item, s.I_KIND) == s.MEMBER and get(item, s.I_SIGNAL) == NOTHING
    is_alone, is_wanted = is_load or get(item, s.I_SIGNAL) == CONTROLS, get(item, s.I_IS_WANTED)
    if (known & s.IS_NOT_DONE and not is_load) or not (is_wanted or is_alone):
        return s.DONE
    has_choice = get(x, s.C_HAS_CHOICE) != 0 and get(item, s.I_KIND) == s.MEMBER
    chosen = is_statement_chosen(x, item) if has_choice and not is_alone else 1
    if chosen < 0 or (has_choice and is_alone):
        return s.PYTHON
    if chosen == 0:
        return s.DONE
    record = _tally(x, item, s.ZERO, s.ALONE if is_alone else get(item, s.I_KIND))
    if record == 0:
        return s.LINES_FULL
    put(x, s.C_NUM_CHOSEN, get(x, s.C_NUM_CHOSEN) + (1 if has_choice else 0))
    length = get(record, ra.TA_BYTES)
    if get(record, ra.TA_STORE) == 0 or length == 0 or length == ra.INFLATED:  # the one before has no text
        put(record, ra.TA_ROWS, number if is_wanted else ra.NOT_WANTED)
        _note_text(x, item, record)
    return s.DONE


@kernel
def weigh(x: int, trx: int, event: int, at: int) -> None:
    """Count the bytes of an event of a transaction, which begins at an offset or is in the payload of one there."""
    if get(trx, s.T_FIRST_AT) == 0:
        put(trx, s.T_FIRST_AT, at + get(x, s.C_OFFSET))
        put(trx, s.T_FIRST_TIME, _time(event))
    put(trx, s.T_LAST_TIME, _time(event))
    if get(x, s.C_INSIDE) == 0:
        put(trx, s.T_BYTES_STORED, get(trx, s.T_BYTES_STORED) + _size(event))
        put(trx, s.T_STOP, at + get(x, s.C_OFFSET) + _size(event))
    put(trx, s.T_BYTES_INFLATED, get(trx, s.T_BYTES_INFLATED) + _size(event))
