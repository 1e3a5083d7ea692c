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
from binlog_kaitai.compiled.records.carved import Carved, CarvedMap, CarvedPart
from binlog_kaitai.compiled.records.context import Context

__all__ = ["carve_event"]

_next_state, _ends_before, _ends_after = kernel(t.next_state), kernel(t.ends_before), kernel(t.ends_after)
_step = kernel(t.step)
_END_OF_STATEMENT = int(layout.RowsFlag.stmt_end)
_STANDALONE = int(layout.MariadbGtidFlag.standalone)


@kernel
def _signal_of(x: Context, kind: int) -> int:
    """Return what an event that was read is to a transaction, or UNKNOWN."""
    fields = x.form.fields
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
        return t.GTID if x.trxs.list.len_gtid else t.ANONYMOUS_GTID
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
def _add(carved: Carved, count: int) -> None:
    """Add the open transaction to the part before it, or as a new one, for which there is room."""
    number, begin = carved.num, carved.at
    last = CarvedPart.nth(carved.parts, number - 1)
    if count and number and last.trxs and last.end == begin:
        last.end = carved.end
        last.events += carved.events
        last.trxs += count
        return
    last = CarvedPart(last + CarvedPart.BYTES)
    last.begin = begin
    last.end = carved.end
    last.events = carved.events
    last.trxs = count
    carved.num = number + 1


@kernel
def _end(carved: Carved) -> None:
    """End the open transaction, if there is one."""
    if carved.is_open and carved.is_wanted:
        _add(carved, 1)
    elif carved.is_written:
        _add(carved, s.ZERO)
    for slot in (Carved.events, Carved.is_open, Carved.is_wanted, Carved.is_written):
        put(carved, slot, 0)


@kernel
def _map_of(carved: Carved, table_id: int) -> CarvedMap:
    """Return the table map of a table that was not written yet, 0 where there is none."""
    at = carved.maps
    for _ in range(carved.num_maps):
        if at.table_id == table_id:
            return at
        at = CarvedMap(at + CarvedMap.BYTES)
    return CarvedMap(0)


@kernel
def _keep_map(carved: Carved, table_id: int, begin: int, end: int) -> int:
    """Keep a table map for the rows that may need it. Gives DONE or FULL."""
    at, number = _map_of(carved, table_id), carved.num_maps
    if at == 0:
        if number >= carved.room_maps:
            return s.FULL
        at = CarvedMap.nth(carved.maps, number)
        carved.num_maps = number + 1
    at.table_id = table_id
    at.begin = begin
    at.end = end
    return s.DONE


@kernel
def _add_alone(carved: Carved, begin: int, end: int) -> None:
    """Add one event, for which there is room."""
    carved.at = begin
    carved.end = end
    carved.events = 1
    _add(carved, 1)


@kernel
def _add_map(carved: Carved, table_id: int) -> None:
    """Add the table map of a table, unless it was written."""
    at = _map_of(carved, table_id)
    if at:
        _add_alone(carved, at.begin, at.end)
        left = carved.num_maps - 1
        last = CarvedMap.nth(carved.maps, left)
        for slot in (CarvedMap.table_id, CarvedMap.begin, CarvedMap.end):
            put(at, slot, get(last, slot))
        carved.num_maps = left


@kernel
def _add_payload(carved: Carved) -> None:
    """Add the event of the payload that is open, unless it was written."""
    if carved.payload:
        _add_alone(carved, carved.payload, carved.payload_end)
        carved.payload = 0


@kernel
def _carve_alone(x: Context, kind: int, p: int, is_wanted: int, position: int) -> int:
    """Take an event by itself; gives DONE, FULL, or ODD for one that Python has to look at."""
    carved, fields, end = x.carved, x.form.fields, position + size_of(p)
    is_inside, named, signal = x.payloads.last != 0, carved.named, s.ZERO
    if is_wanted and named != ra.ALL_EVENTS:
        signal = _signal_of(x, kind)
        if signal == UNKNOWN:
            return s.ODD
    if kind == s.LIST_TABLE_MAP and not is_inside:
        return _keep_map(carved, get(fields, loops.TABLE_MAP_EVENT_HEAD_TABLE_ID), position, end)
    if not is_inside:
        carved.payload = 0
    if kind == s.LIST_PAYLOAD:
        carved.payload = position
        carved.payload_end = end
    is_rows = not is_inside and (kind == s.LIST_ROWS or kind == s.LIST_UPDATES)
    if is_wanted and _is_about(named, kind, signal):
        if is_inside or kind == s.LIST_PAYLOAD:
            _add_payload(carved)
        else:
            if is_rows:
                _add_map(carved, get(fields, loops.ROWS_EVENT_TABLE_ID))
            _add_alone(carved, position, end)
    if is_rows and get(fields, loops.ROWS_EVENT_FLAGS) & _END_OF_STATEMENT:
        carved.num_maps = 0
    return s.DONE


@kernel
def carve_event(x: Context, kind: int, p: int, is_wanted: bool, position: int) -> int:
    """Take an event that was read, which begins at a position or is in the payload of one there; gives DONE, FULL, or
    ODD for one that Python has to look at."""
    carved, is_inside = x.carved, x.payloads.last != 0
    if carved.num + 2 > carved.room:
        return s.FULL
    if carved.is_alone:
        return _carve_alone(x, kind, p, is_wanted, position)
    if carved.events and carved.end != position and not is_inside:  # bytes before it were lost
        return s.FULL
    signal = _signal_of(x, kind)
    if signal == UNKNOWN:
        return s.ODD
    answer = _step(carved.state, signal)
    if _ends_before(answer):
        _end(carved)
    if not is_inside:
        if carved.events == 0:
            carved.at = position
        carved.end = position + size_of(p)
        carved.events += 1
    carved.is_open = 1
    if is_wanted and _is_about(carved.named, kind, signal):
        carved.is_wanted = 1
    carved.state = _next_state(answer)
    if _ends_after(answer):
        _end(carved)
    return s.DONE
