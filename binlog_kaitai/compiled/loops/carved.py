"""Parts of a log that are wanted as they are: whole transactions, from the first event to the last, or single events
with the table maps that they need."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.header import size_of
from binlog_kaitai.compiled.loops.memory import get, kernel, put
from binlog_kaitai.compiled.loops.statements import UNKNOWN, query_signal

__all__ = ["carve_event"]

_next_state, _ends_before, _ends_after = kernel(t.next_state), kernel(t.ends_before), kernel(t.ends_after)
_step = kernel(t.step)
_END_OF_STATEMENT = int(layout.RowsFlag.stmt_end)
_STANDALONE = int(layout.MariadbGtidFlag.standalone)


@kernel
def _signal_of(x: int, kind: int) -> int:
    """Return what an event that was read is to a transaction, or UNKNOWN."""
    fields = get(x, s.C_FIELDS)
    if kind == s.LIST_QUERY:
        return query_signal(get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY))
    if kind == s.LIST_XID:
        return t.COMMITS
    if kind == s.LIST_XA_PREPARE:
        return t.PREPARES
    if kind == s.LIST_ROWS or kind == s.LIST_UPDATES:
        return t.LAST_ROWS if get(fields, loops.ROWS_EVENT_FLAGS) & _END_OF_STATEMENT else t.ROWS
    if kind == s.LIST_MARIADB_GTID:
        return t.GTID if get(fields, loops.GTID_EVENT_FLAGS) & _STANDALONE else t.GTID_AND_BEGIN
    if kind == s.LIST_GTID or kind == s.LIST_TAGGED_GTID:
        return t.GTID if get(get(x, s.C_TRXS), s.T_LEN_GTID) else t.ANONYMOUS_GTID
    return t.NOTHING


@kernel
def _is_about(named: int, kind: int, signal: int) -> bool:
    """Whether an event is what is wanted, and not only the transaction that it is in."""
    if named == ra.ALL_EVENTS:
        return True
    if kind == s.LIST_TABLE_MAP:
        return named != ra.CHOSEN_ROWS
    if kind == s.LIST_ROWS or kind == s.LIST_UPDATES:
        return True
    return named != ra.ONLY_ROWS and signal == t.STATEMENT


@kernel
def _add(carved: int, count: int) -> None:
    """Add the open transaction to the part before it, or as a new one, for which there is room."""
    number, begin = get(carved, ra.CV_NUM), get(carved, ra.CV_AT)
    last = get(carved, ra.CV_PARTS) + (number - 1) * ra.PT_SIZE * 8
    if count and number and get(last, ra.PT_TRXS) and get(last, ra.PT_END) == begin:
        put(last, ra.PT_END, get(carved, ra.CV_END))
        put(last, ra.PT_EVENTS, get(last, ra.PT_EVENTS) + get(carved, ra.CV_EVENTS))
        put(last, ra.PT_TRXS, get(last, ra.PT_TRXS) + count)
        return
    last += ra.PT_SIZE * 8
    put(last, ra.PT_BEGIN, begin)
    put(last, ra.PT_END, get(carved, ra.CV_END))
    put(last, ra.PT_EVENTS, get(carved, ra.CV_EVENTS))
    put(last, ra.PT_TRXS, count)
    put(carved, ra.CV_NUM, number + 1)


@kernel
def _end(carved: int) -> None:
    """End the open transaction, if there is one."""
    if get(carved, ra.CV_IS_OPEN) and get(carved, ra.CV_IS_WANTED):
        _add(carved, 1)
    elif get(carved, ra.CV_IS_WRITTEN):
        _add(carved, s.ZERO)
    for slot in (ra.CV_EVENTS, ra.CV_IS_OPEN, ra.CV_IS_WANTED, ra.CV_IS_WRITTEN):
        put(carved, slot, 0)


@kernel
def _map_of(carved: int, table_id: int) -> int:
    """Return the table map of a table that was not written yet, 0 where there is none."""
    at = get(carved, ra.CV_MAPS)
    for _ in range(get(carved, ra.CV_NUM_MAPS)):
        if get(at, ra.CM_TABLE_ID) == table_id:
            return at
        at += ra.CM_SIZE * 8
    return 0


@kernel
def _keep_map(carved: int, table_id: int, begin: int, end: int) -> int:
    """Keep a table map for the rows that may need it. Gives DONE or FULL."""
    at, number = _map_of(carved, table_id), get(carved, ra.CV_NUM_MAPS)
    if at == 0:
        if number >= get(carved, ra.CV_ROOM_MAPS):
            return s.FULL
        at = get(carved, ra.CV_MAPS) + number * ra.CM_SIZE * 8
        put(carved, ra.CV_NUM_MAPS, number + 1)
    put(at, ra.CM_TABLE_ID, table_id)
    put(at, ra.CM_BEGIN, begin)
    put(at, ra.CM_END, end)
    return s.DONE


@kernel
def _add_alone(carved: int, begin: int, end: int) -> None:
    """Add one event, for which there is room."""
    put(carved, ra.CV_AT, begin)
    put(carved, ra.CV_END, end)
    put(carved, ra.CV_EVENTS, 1)
    _add(carved, 1)


@kernel
def _add_map(carved: int, table_id: int) -> None:
    """Add the table map of a table, unless it was written."""
    at = _map_of(carved, table_id)
    if at:
        _add_alone(carved, get(at, ra.CM_BEGIN), get(at, ra.CM_END))
        left = get(carved, ra.CV_NUM_MAPS) - 1
        last = get(carved, ra.CV_MAPS) + left * ra.CM_SIZE * 8
        for slot in (ra.CM_TABLE_ID, ra.CM_BEGIN, ra.CM_END):
            put(at, slot, get(last, slot))
        put(carved, ra.CV_NUM_MAPS, left)


@kernel
def _add_payload(carved: int) -> None:
    """Add the event of the payload that is open, unless it was written."""
    if get(carved, ra.CV_PAYLOAD):
        _add_alone(carved, get(carved, ra.CV_PAYLOAD), get(carved, ra.CV_PAYLOAD_END))
        put(carved, ra.CV_PAYLOAD, 0)


@kernel
def _carve_alone(x: int, kind: int, p: int, is_wanted: int, position: int) -> int:
    """Take an event by itself; gives DONE, FULL, or ODD for one that Python has to look at."""
    carved, fields, end = get(x, s.C_CARVED), get(x, s.C_FIELDS), position + size_of(p)
    is_inside, named, signal = get(x, s.C_LAST_PAYLOAD) != 0, get(carved, ra.CV_NAMED), s.ZERO
    if is_wanted and named != ra.ALL_EVENTS:
        signal = _signal_of(x, kind)
        if signal == UNKNOWN:
            return s.ODD
    if kind == s.LIST_TABLE_MAP and not is_inside:
        return _keep_map(carved, get(fields, loops.TABLE_MAP_EVENT_HEAD_TABLE_ID), position, end)
    if not is_inside:
        put(carved, ra.CV_PAYLOAD, 0)
    if kind == s.LIST_PAYLOAD:
        put(carved, ra.CV_PAYLOAD, position)
        put(carved, ra.CV_PAYLOAD_END, end)
    is_rows = not is_inside and (kind == s.LIST_ROWS or kind == s.LIST_UPDATES)
    if is_wanted and _is_about(named, kind, signal):
        if is_inside or kind == s.LIST_PAYLOAD:
            _add_payload(carved)
        else:
            if is_rows:
                _add_map(carved, get(fields, loops.ROWS_EVENT_TABLE_ID))
            _add_alone(carved, position, end)
    if is_rows and get(fields, loops.ROWS_EVENT_FLAGS) & _END_OF_STATEMENT:
        put(carved, ra.CV_NUM_MAPS, 0)
    return s.DONE


@kernel
def carve_event(x: int, kind: int, p: int, is_wanted: bool, position: int) -> int:
    """Take an event that was read, which begins at a position or is in the payload of one there; gives DONE, FULL, or
    ODD for one that Python has to look at."""
    carved, is_inside = get(x, s.C_CARVED), get(x, s.C_LAST_PAYLOAD) != 0
    if get(carved, ra.CV_NUM) + 2 > get(carved, ra.CV_ROOM):
        return s.FULL
    if get(carved, ra.CV_IS_ALONE):
        return _carve_alone(x, kind, p, is_wanted, position)
    if get(carved, ra.CV_EVENTS) and get(carved, ra.CV_END) != position and not is_inside:  # bytes before it were lost
        return s.FULL
    signal = _signal_of(x, kind)
    if signal == UNKNOWN:
        return s.ODD
    answer = _step(get(carved, ra.CV_STATE), signal)
    if _ends_before(answer):
        _end(carved)
    if not is_inside:
        if get(carved, ra.CV_EVENTS) == 0:
            put(carved, ra.CV_AT, position)
        put(carved, ra.CV_END, position + size_of(p))
        put(carved, ra.CV_EVENTS, get(carved, ra.CV_EVENTS) + 1)
    put(carved, ra.CV_IS_OPEN, 1)
    if is_wanted and _is_about(get(carved, ra.CV_NAMED), kind, signal):
        put(carved, ra.CV_IS_WANTED, 1)
    put(carved, ra.CV_STATE, _next_state(answer))
    if _ends_after(answer):
        _end(carved)
    return s.DONE
