"""What MariaDB has compressed in an event: its rows, or its statement; inflated by zlib."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops.memory import LOW32, call_in, get, kernel, load8, put, reader_of, value_of
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Item
from binlog_kaitai.format.structs import stored_field

__all__ = ["inflate_rows", "read_query", "unzip"]

_type = reader_of(stored_field("event_header", "event_type"))
_ZLIB = int(layout.EventCompression.zlib)
_LOAD = int(layout.EventType.execute_load_query_event)
_FAILED = -1
_call = value_of(1, call_in)


@kernel
def unzip(x: Context, start: int, stop: int, target: int, size: int) -> bool:
    """Inflate a zlib stream to an address that has room for so many bytes, which it shall become; returns whether it
    does."""
    call = x.statements.unzip
    if call.function == 0:
        return False
    call.to = target
    call.length_at = x + Context.statements.unzip.length * 8
    call.start = start
    call.size = stop - start
    call.length = size
    return _call(x + Context.statements.unzip.function * 8) & LOW32 == 0 and call.length == size


@kernel
def _inflate(x: Context, p: int, e: int, target: int, room: int) -> int:
    """Inflate what is compressed from p to e to an address with so much room; returns how many bytes it becomes, a
    negative number where Python has to do it."""
    part = x.form.part
    if loops.read_mariadb_compressed(p, e, part) != e:
        return _FAILED
    size, start = get(part, loops.MARIADB_COMPRESSED_NUM_PLAIN_BYTES), get(part, loops.MARIADB_COMPRESSED_AT_DATA)
    if not get(part, loops.MARIADB_COMPRESSED_IS_COMPRESSED) or get(part, loops.MARIADB_COMPRESSED_METHOD) != _ZLIB:
        return _FAILED
    if size == 0 or size > min(room, x.limits.max_event):
        return _FAILED
    return size if unzip(x, start, e, target, size) else _FAILED


@kernel
def _read_load(fields: int, body: int, e: int) -> bool:
    """Read a LOAD DATA, whose text is taken for UTF-8."""
    is_read = loops.read_execute_load_query_event(body, e, fields) == e
    put(fields, loops.QUERY_EVENT_CHARSET_CLIENT, 0)
    put(fields, loops.QUERY_EVENT_HAS_CHARSET_CLIENT, 0)
    return is_read


@kernel
def read_query(x: Context, p: int, body: int, e: int) -> bool:
    """Read the event of a statement, which begins at p, into `x.form.fields`. One that is compressed is inflated, and
    `x.form.fields` says where it is then. False where Python has to."""
    fields = x.form.fields
    if _type(p) == _LOAD:
        return _read_load(fields, body, e)
    if load8(x.form.compressed + _type(p)) == 0:
        return loops.read_query_event(body, e, fields) == e
    if loops.read_query_compressed_event(body, e, fields) != e:
        return False
    start, stop = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    target = x.statements.text
    size = _inflate(x, start, stop, target, x.statements.room)
    if size < 0:
        return False
    put(fields, loops.QUERY_EVENT_AT_QUERY, target)
    put(fields, loops.QUERY_EVENT_STOP_QUERY, target + size)
    return True


@kernel
def inflate_rows(x: Context, item: Item, e: int) -> bool:
    """Inflate the rows of a work item, from `x.items.rows_at` to e; False where Python has to, or has to make room."""
    if x.payloads.num:  # which take the place
        return False
    base, at = x.base, x.payloads.inflated_at
    size = _inflate(x, base + x.items.rows_at, e, base + at, x.payloads.inflated_end - at)
    if size < 0:
        return False
    item.rows = at
    item.rows_end = at + size
    x.payloads.inflated_at = at + size
    return True
