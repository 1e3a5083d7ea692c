"""Whether a listing has an event for the names that it has, and which GTIDs were met. Python judges each name once."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.digits import count_digits
from binlog_kaitai.compiled.loops.header import type_of
from binlog_kaitai.compiled.loops.memory import equal, get, kernel, load8, load_big
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Database, SoundMap
from binlog_kaitai.events.statements import BEGIN, COMMIT, ROLLBACK

__all__ = [
    "end_maps",
    "follow",
    "in_force",
    "is_control",
    "is_named",
    "is_query_named",
    "known_map",
    "meet_map",
    "reads_known_map",
]

_LEN_BEGIN, _LEN_COMMIT, _LEN_ROLLBACK = len(BEGIN), len(COMMIT), len(ROLLBACK)
_BEGIN, _COMMIT, _ROLLBACK = (int.from_bytes(word.encode()) for word in (BEGIN, COMMIT, ROLLBACK))
_END_OF_STATEMENT = int(layout.RowsFlag.stmt_end)
_FOR_PYTHON = -1


@kernel
def known_map(x: Context, body: int, e: int) -> SoundMap:
    """Return the record of a table map that was read, where Python has found such a one sound; else 0."""
    number = get(x.form.fields, loops.TABLE_MAP_EVENT_HEAD_TABLE_ID) & x.tables.maps_mask
    known = SoundMap(get(x.tables.maps, number))
    while known:
        if known.length == e - body and equal(known.body, body, e - body):
            return known
        known = SoundMap(known.next)
    return SoundMap(0)


@kernel
def reads_known_map(x: Context, p: int, body: int, e: int) -> bool:
    """Read a table map; False for one that Python has not found sound."""
    post_header = load8(x.form.post_headers + type_of(p))
    return loops.read_table_map_event_head(body, e, x.form.fields, post_header) != 0 and known_map(x, body, e) != 0


@kernel
def in_force(x: Context, table_id: int) -> SoundMap:
    """Return the record of the table map that an id has in the open statement, 0 where there is none."""
    found, last = 0, x.tables.statement_start
    known = SoundMap(get(x.tables.maps, table_id & x.tables.maps_mask))
    while known:
        if known.table_id == table_id and known.seen > last:
            found, last = known, known.seen
        known = SoundMap(known.next)
    return SoundMap(found)


@kernel
def is_control(query: int, end: int) -> bool:
    if end - query == _LEN_BEGIN:
        return load_big(query, _LEN_BEGIN) == _BEGIN
    if end - query == _LEN_COMMIT:
        return load_big(query, _LEN_COMMIT) == _COMMIT
    return end - query == _LEN_ROLLBACK and load_big(query, _LEN_ROLLBACK) == _ROLLBACK


@kernel
def is_query_named(x: Context) -> int:
    """Return 1 or 0 for a statement that was read, whose database is wanted or not; -1 where Python has to say it."""
    fields = x.form.fields
    name, end = get(fields, loops.QUERY_EVENT_AT_DATABASE), get(fields, loops.QUERY_EVENT_STOP_DATABASE)
    for i in range(x.wanted.num_databases):
        known = Database.nth(x.wanted.databases, i)
        if known.length == end - name and equal(known.name, name, end - name):
            query, stop = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
            return 1 if is_control(query, stop) else known.is_wanted
    return _FOR_PYTHON


@kernel
def _is_next_gtid(x: Context) -> int:
    """Return 1 for the GTID after the one that was met last, or where nobody asks; else it is for Python."""
    trx, met = x.trxs.list, x.listing.met_text
    number, length = trx.gno, trx.len_gtid
    if met == 0 or length == 0:
        return 1
    length -= count_digits(number)
    if length != x.listing.met_length or number != x.listing.met_last + x.listing.num_met + 1:
        return _FOR_PYTHON
    return 1 if equal(met, trx.gtid, length) else _FOR_PYTHON


@kernel
def is_named(x: Context, kind: int, body: int, e: int) -> int:
    """Return 1 or 0 for an event that was read and whose names are wanted or not; -1 where Python has to say it."""
    if kind >= s.LIST_GTID:
        return _is_next_gtid(x)
    if not x.wanted.has_names:
        return 1
    if kind == s.LIST_TABLE_MAP:
        return known_map(x, body, e).is_wanted
    if kind == s.LIST_ROWS or kind == s.LIST_UPDATES:
        known = in_force(x, get(x.form.fields, loops.ROWS_EVENT_TABLE_ID))
        return known.is_wanted if known else 1
    return is_query_named(x) if kind == s.LIST_QUERY else 1


@kernel
def _ends_statement(x: Context) -> bool:
    return get(x.form.fields, loops.ROWS_EVENT_FLAGS) & _END_OF_STATEMENT != 0


@kernel
def meet_map(x: Context, known: SoundMap) -> None:
    """Have a table map in force."""
    x.tables.maps_seen += 1
    known.seen = x.tables.maps_seen


@kernel
def end_maps(x: Context) -> None:
    """Have no table map in force any more."""
    x.tables.statement_start = x.tables.maps_seen


@kernel
def follow(x: Context, kind: int, body: int, e: int) -> None:
    """Note what an event that is done says of the open statement, and its GTID."""
    if kind >= s.LIST_GTID or kind == s.LIST_XID or kind == s.LIST_XA_PREPARE:
        end_maps(x)
        if kind >= s.LIST_GTID and x.listing.met_text and x.trxs.list.len_gtid:
            x.listing.num_met += 1
    elif x.wanted.has_names:
        if kind == s.LIST_TABLE_MAP:
            meet_map(x, known_map(x, body, e))
        elif (kind == s.LIST_ROWS or kind == s.LIST_UPDATES) and _ends_statement(x):
            end_maps(x)
