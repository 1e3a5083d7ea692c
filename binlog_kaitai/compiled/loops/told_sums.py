"""Transactions added up: by minute, connection and server, by table, and by what groups are by."""

from __future__ import annotations

from binlog_kaitai.archive.grouping import MINUTE
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import equal, get, kernel, lshr, put, udiv
from binlog_kaitai.compiled.loops.told_groups import add_commit, count_width, has_odd_clock, note_group, size_of_commit
from binlog_kaitai.compiled.records.transactions import Group, StatementKind, Sums, TableName, Tally, Told, Trx

__all__ = ["add_up"]

_TALLY, _GROUP, _KIND = Tally.BYTES, Group.BYTES, StatementKind.BYTES
_FACTOR = 0x9E3779B97F4A7C15 - (1 << 64)
"""Knuth's: 2^64 by the golden ratio."""
_HALF = 32
_MOST_ADDED = 1 << 62
"""Of lags and widths. A lag has less than 2^58 microseconds, for no commit is after the year 9999, a width less than
2^61."""


@kernel
def _add(record: int, slot: int, value: int) -> None:
    put(record, slot, get(record, slot) + value)


@kernel
def _is_of(record: Group, time: int, thread: int) -> bool:
    return record.time == time and record.thread == thread


@kernel
def _group(su: Sums, time: int, thread: int, server: int, table: int) -> Group:
    """The record of the sums by some things, of which there is room for one more."""
    mask = su.room - 1
    place = ((time * _FACTOR + thread) * _FACTOR + server) * _FACTOR + table
    place = lshr(place * _FACTOR, _HALF) & mask
    while True:
        record = Group(su.groups + place * _GROUP)
        if record.trxs == 0:
            record.time = time
            record.thread = thread
            record.server = server
            record.table = table
            su.used += 1
            return record
        if _is_of(record, time, thread) and record.server == server and record.table == table:
            return record
        place = (place + 1) & mask


@kernel
def _kind(su: Sums, says: int, size: int) -> int:
    """The record of a kind of statements, 0 where none is known that begin so."""
    for i in range(su.num_kinds):
        record = StatementKind(su.kinds + i * _KIND)
        length = record.length
        if length <= size and equal(record.text, says, length):
            return record
    return 0


@kernel
def _add_rows(record: int, first: int, tally: Tally) -> None:
    """Add the rows of a tally to those of a record, whose rows by operation begin with a slot."""
    _add(record, first + tally.kind - s.INSERT, tally.rows)


@kernel
def _group_of(td: Told, su: Sums, table: int) -> Group:
    """The group of the transaction at hand, or of its rows of a table."""
    begin, period = td.begin, su.period
    time = udiv(td.stop, period) * period if period else 0
    thread = max(begin.thread, -1) if su.by_thread else 0
    server = begin.server if su.by_server else 0
    return _group(su, time, thread, server, table)


@kernel
def _add_tables(td: Told, su: Sums, minute: int, group: int, tally: Tally, end: int) -> None:
    """Add the rows of a transaction to the sums of their tables, to those of its minute, and to those of its group, or
    of one for each table."""
    number = tally.trx
    while tally < end:
        kind, name = tally.kind, tally.store
        if s.INSERT <= kind <= s.DELETE and name:
            is_new = 1 if name.last != number else 0
            name.last = number
            _add(name, TableName.trxs, is_new)
            _add(name, TableName.bytes, tally.bytes)
            _add_rows(name, TableName.inserts, tally)
            _add_rows(minute, Group.inserts, tally)
            if su.by_table:
                of_table = _group_of(td, su, name)
                _add(of_table, Group.trxs, is_new)
                _add(of_table, Group.bytes, tally.bytes)
                _add_rows(of_table, Group.inserts, tally)
            elif group:
                _add_rows(group, Group.inserts, tally)
        tally = Tally(tally + _TALLY)


@kernel
def _has_place(td: Told, su: Sums, trx: Trx, size: int) -> bool:
    """Whether a transaction may have a place in a ranking."""
    seconds = max(td.stop - td.start, 0)
    if size > su.floor_bytes or td.rows > su.floor_rows or trx.event_bytes > su.floor_event:
        return True
    return seconds > su.floor_seconds


@kernel
def add_up(td: Told, trx: Trx, first: Tally, end: int) -> int:
    """Add a transaction with some tallies to the sums. Gives DONE; FITS where it may have a place in a ranking, too;
    FULL where there is no room, or ODD where Python adds it."""
    su, begin, size = Sums(td.made), td.begin, trx.bytes_stored
    if has_odd_clock(trx):
        return s.ODD
    added = su.added + size_of_commit(trx)
    if su.used + td.num_tables + 2 > su.room >> 1 or added > _MOST_ADDED:
        return s.FULL
    su.added = added
    if td.is_alone:
        counted = _kind(su, td.says, td.len_says)
        if counted == 0:
            return s.ODD
        _add(counted, StatementKind.count, 1)
    else:
        _add(su, Sums.outcomes + trx.outcome, 1)
    _add(su, Sums.bytes, size)
    _add(su, Sums.inflated, trx.bytes_inflated)
    time, thread = udiv(td.stop, MINUTE) * MINUTE, max(begin.thread, -1)
    minute = _group(su, time, thread, begin.server, ra.BY_MINUTE)
    _add(minute, Group.trxs, 1)
    _add(minute, Group.bytes, size)
    add_commit(su, trx, minute)
    count_width(su, trx)
    note_group(su, trx)
    group = 0
    if su.has_groups and not su.by_table:
        group = _group_of(td, su, s.ZERO)
        _add(group, Group.trxs, 1)
        _add(group, Group.bytes, size)
        add_commit(su, trx, group)
    _add_tables(td, su, minute, group, first, end)
    return s.FITS if _has_place(td, su, trx, size) else s.DONE
