"""Whether a listing has an event for the names that it has, and which GTIDs were met. Python judges each name once."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.digits import count_digits
from binlog_kaitai.compiled.loops.header import type_of
from binlog_kaitai.compiled.loops.memory import equal, get, kernel, load8, load_big, put
from binlog_kaitai.events.statements import BEGIN, COMMIT, ROLLBACK

__all__ = ["follow", "in_force", "is_control", "is_named", "is_query_named", "known_map", "reads_known_map"]

_LEN_BEGIN, _LEN_COMMIT, _LEN_ROLLBACK = len(BEGIN), len(COMMIT), len(ROLLBACK)
_BEGIN, _COMMIT, _ROLLBACK = (int.from_bytes(word.encode()) for word in (BEGIN, COMMIT, ROLLBACK))
_END_OF_STATEMENT = int(layout.RowsFlag.stmt_end)
_FOR_PYTHON = -1


@kernel
def known_map(x: int, body: int, e: int) -> int:
    """Return the record of a table map that was read, where Python has found such a one sound; else 0."""
    number = get(get(x, s.C_FIELDS), loops.TABLE_MAP_EVENT_HEAD_TABLE_ID) & get(x, s.C_MAPS_MASK)
    known = get(get(x, s.C_MAPS), number)
    while known:
        if get(known, ra.Y_LENGTH) == e - body and equal(get(known, ra.Y_BODY), body, e - body):
            return known
        known = get(known, ra.Y_NEXT)
    return 0


@kernel
def reads_known_map(x: int, p: int, body: int, e: int) -> bool:
    """Read a table map; False for one that Python has not found sound."""
    post_header = load8(get(x, s.C_POST_HEADERS) + type_of(p))
    return loops.read_table_map_event_head(body, e, get(x, s.C_FIELDS), post_header) != 0 and known_map(x, body, e) != 0


@kernel
def in_force(x: int, table_id: int) -> int:
    """Return the record of the table map that an id has in the open statement, 0 where there is none."""
    found, last = 0, get(x, s.C_STATEMENT_START)
    known = get(get(x, s.C_MAPS), table_id & get(x, s.C_MAPS_MASK))
    while known:
        if get(known, ra.Y_TABLE_ID) == table_id and get(known, ra.Y_SEEN) > last:
            found, last = known, get(known, ra.Y_SEEN)
        known = get(known, ra.Y_NEXT)
    return found


@kernel
def is_control(query: int, end: int) -> bool:
    if end - query == _LEN_BEGIN:
        return load_big(query, _LEN_BEGIN) == _BEGIN
    if end - query == _LEN_COMMIT:
        return load_big(query, _LEN_COMMIT) == _COMMIT
    return end - query == _LEN_ROLLBACK and load_big(query, _LEN_ROLLBACK) == _ROLLBACK


@kernel
def is_query_named(x: int) -> int:
    """Return 1 or 0 for a statement that was read, whose database is wanted or not; -1 where Python has to say it."""
    fields = get(x, s.C_FIELDS)
    name, end = get(fields, loops.QUERY_EVENT_AT_DATABASE), get(fields, loops.QUERY_EVENT_STOP_DATABASE)
    for i in range(get(x, s.C_NUM_DATABASES)):
        known = get(x, s.C_DATABASES) + i * ra.DB_SIZE * 8
        if get(known, ra.DB_LENGTH) == end - name and equal(get(known, ra.DB_NAME), name, end - name):
            query, stop = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
            return 1 if is_control(query, stop) else get(known, ra.DB_IS_WANTED)
    return _FOR_PYTHON


@kernel
def _is_next_gtid(x: int) -> int:
    """Return 1 for the GTID behind the one that was met last, or where nobody asks; else it is for Python."""
    trx, met = get(x, s.C_TRXS), get(x, s.C_MET_TEXT)
    number, length = get(trx, s.T_GNO), get(trx, s.T_LEN_GTID)
    if met == 0 or length == 0:
        return 1
    length -= count_digits(number)
    if length != get(x, s.C_MET_LENGTH) or number != get(x, s.C_MET_LAST) + 1:
        return _FOR_PYTHON
    return 1 if equal(met, trx + s.T_SLOTS * 8, length) else _FOR_PYTHON


@kernel
def is_named(x: int, kind: int, body: int, e: int) -> int:
    """Return 1 or 0 for an event that was read and whose names are wanted or not; -1 where Python has to say it."""
    if kind >= s.LIST_GTID:
        return _is_next_gtid(x)
    if not get(x, s.C_HAS_NAMES):
        return 1
    if kind == s.LIST_TABLE_MAP:
        return get(known_map(x, body, e), ra.Y_IS_WANTED)
    if kind == s.LIST_ROWS or kind == s.LIST_UPDATES:
        known = in_force(x, get(get(x, s.C_FIELDS), loops.ROWS_EVENT_TABLE_ID))
        return get(known, ra.Y_IS_WANTED) if known else 1
    return is_query_named(x) if kind == s.LIST_QUERY else 1


@kernel
def _ends_statement(x: int) -> bool:
    return get(get(x, s.C_FIELDS), loops.ROWS_EVENT_FLAGS) & _END_OF_STATEMENT != 0


@kernel
def follow(x: int, kind: int, body: int, e: int) -> None:
    """Note what an event that is done says of the open statement, and its GTID."""
    if kind >= s.LIST_GTID or kind == s.LIST_XID or kind == s.LIST_XA_PREPARE:
        put(x, s.C_STATEMENT_START, get(x, s.C_MAPS_SEEN))
        if kind >= s.LIST_GTID and get(x, s.C_MET_TEXT) and get(get(x, s.C_TRXS), s.T_LEN_GTID):
            put(x, s.C_MET_LAST, get(x, s.C_MET_LAST) + 1)
    elif get(x, s.C_HAS_NAMES):
        if kind == s.LIST_TABLE_MAP:
            put(x, s.C_MAPS_SEEN, get(x, s.C_MAPS_SEEN) + 1)
            put(known_map(x, body, e), ra.Y_SEEN, get(x, s.C_MAPS_SEEN))
        elif (kind == s.LIST_ROWS or kind == s.LIST_UPDATES) and _ends_statement(x):
            put(x, s.C_STATEMENT_START, get(x, s.C_MAPS_SEEN))
