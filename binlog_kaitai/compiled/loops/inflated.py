"""What MariaDB has compressed in an event: its rows, or its statement; inflated by zlib."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import LOW32, call_in, get, kernel, load8, put, reader_of, value_of
from binlog_kaitai.format.structs import stored_field

__all__ = ["inflate_rows", "read_query"]

_type = reader_of(stored_field("event_header", "event_type"))
_ZLIB = int(layout.EventCompression.zlib)
_LOAD = int(layout.EventType.execute_load_query_event)
_FAILED = -1
_call = value_of(1, call_in)


@kernel
def _inflate(x: int, p: int, e: int, target: int, room: int) -> int:
    """Inflate what is compressed from p to e to an address with so much room; returns how many bytes it becomes, a
    negative number where Python has to do it."""
    part = get(x, s.C_PART)
    if get(x, s.C_UNZIP) == 0 or loops.read_mariadb_compressed(p, e, part) != e:
        return _FAILED
    size, start = get(part, loops.MARIADB_COMPRESSED_NUM_PLAIN_BYTES), get(part, loops.MARIADB_COMPRESSED_AT_DATA)
    if not get(part, loops.MARIADB_COMPRESSED_IS_COMPRESSED) or get(part, loops.MARIADB_COMPRESSED_METHOD) != _ZLIB:
        return _FAILED
    if size == 0 or size > min(room, get(x, s.C_MAX_EVENT)):
        return _FAILED
    put(x, s.C_UNZIP_TO, target)
    put(x, s.C_UNZIP_LENGTH_AT, x + s.C_UNZIP_LENGTH * 8)
    put(x, s.C_UNZIP_FROM, start)
    put(x, s.C_UNZIP_SIZE, e - start)
    put(x, s.C_UNZIP_LENGTH, size)
    if _call(x + s.C_UNZIP * 8) & LOW32 or get(x, s.C_UNZIP_LENGTH) != size:
        return _FAILED
    return size


@kernel
def _read_load(fields: int, body: int, e: int) -> bool:
    """Read a LOAD DATA, whose text is taken for UTF-8."""
    is_read = loops.read_execute_load_query_event(body, e, fields) == e
    put(fields, loops.QUERY_EVENT_CHARSET_CLIENT, 0)
    put(fields, loops.QUERY_EVENT_HAS_CHARSET_CLIENT, 0)
    return is_read


@kernel
def read_query(x: int, p: int, body: int, e: int) -> bool:
    """Read the event of a statement, which begins at p, into C_FIELDS. One that is compressed is inflated, and C_FIELDS
    says where it is then. False where Python has to."""
    fields = get(x, s.C_FIELDS)
    if _type(p) == _LOAD:
        return _read_load(fields, body, e)
    if load8(get(x, s.C_COMPRESSED) + _type(p)) == 0:
        return loops.read_query_event(body, e, fields) == e
    if loops.read_query_compressed_event(body, e, fields) != e:
        return False
    start, stop = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    target = get(x, s.C_STATEMENT_TEXT)
    size = _inflate(x, start, stop, target, get(x, s.C_STATEMENT_ROOM))
    if size < 0:
        return False
    put(fields, loops.QUERY_EVENT_AT_QUERY, target)
    put(fields, loops.QUERY_EVENT_STOP_QUERY, target + size)
    return True


@kernel
def inflate_rows(x: int, item: int, e: int) -> bool:
    """Inflate the rows of a work item, from C_ROWS_AT to e; False where Python has to, or has to make room."""
    if get(x, s.C_NUM_PAYLOADS):  # which take the place
        return False
    base, at = get(x, s.C_BASE), get(x, s.C_INFLATED_AT)
    size = _inflate(x, base + get(x, s.C_ROWS_AT), e, base + at, get(x, s.C_INFLATED_END) - at)
    if size < 0:
        return False
    put(item, s.I_ROWS, at)
    put(item, s.I_ROWS_END, at + size)
    put(x, s.C_INFLATED_AT, at + size)
    return True
