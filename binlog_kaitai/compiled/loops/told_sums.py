"""Transactions added up: by minute, connection and server, by table, and by what groups are by."""

from __future__ import annotations

from binlog_kaitai.archive.grouping import MINUTE
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import equal, get, kernel, lshr, put, udiv

__all__ = ["add_up"]

_TALLY, _GROUP, _KIND = (8 * size for size in (ra.TA_SIZE, ra.GS_SIZE, ra.KD_SIZE))
_FACTOR = 0x9E3779B97F4A7C15 - (1 << 64)
"""Knuth's: 2^64 by the golden ratio."""
_HALF = 32


@kernel
def _add(record: int, slot: int, value: int) -> None:
    put(record, slot, get(record, slot) + value)


@kernel
def _is_of(record: int, time: int, thread: int) -> bool:
    return get(record, ra.GS_TIME) == time and get(record, ra.GS_THREAD) == thread


@kernel
def _group(su: int, time: int, thread: int, server: int, table: int) -> int:
    """The record of the sums by some things, of which there is room for one more."""
    mask = get(su, ra.SU_ROOM) - 1
    place = ((time * _FACTOR + thread) * _FACTOR + server) * _FACTOR + table
    place = lshr(place * _FACTOR, _HALF) & mask
    while True:
        record = get(su, ra.SU_GROUPS) + place * _GROUP
        if get(record, ra.GS_TRXS) == 0:
            put(record, ra.GS_TIME, time)
            put(record, ra.GS_THREAD, thread)
            put(record, ra.GS_SERVER, server)
            put(record, ra.GS_TABLE, table)
            put(su, ra.SU_USED, get(su, ra.SU_USED) + 1)
            return record
        if _is_of(record, time, thread) and get(record, ra.GS_SERVER) == server and get(record, ra.GS_TABLE) == table:
            return record
        place = (place + 1) & mask


@kernel
def _kind(su: int, says: int, size: int) -> int:
    """The record of a kind of statements, 0 where none is known that begin so."""
    for i in range(get(su, ra.SU_NUM_KINDS)):
        record = get(su, ra.SU_KINDS) + i * _KIND
        length = get(record, ra.KD_LENGTH)
        if length <= size and equal(get(record, ra.KD_TEXT), says, length):
            return record
    return 0


@kernel
def _add_rows(record: int, first: int, tally: int) -> None:
    """Add the rows of a tally to those of a record, whose rows by operation begin with a slot."""
    _add(record, first + get(tally, ra.TA_KIND) - s.INSERT, get(tally, ra.TA_ROWS))


@kernel
def _group_of(td: int, su: int, table: int) -> int:
    """The group of the transaction at hand, or of its rows of a table."""
    begin, period = get(td, ra.TD_BEGIN), get(su, ra.SU_PERIOD)
    time = udiv(get(td, ra.TD_STOP), period) * period if period else 0
    thread = max(get(begin, ra.TA_THREAD), -1) if get(su, ra.SU_BY_THREAD) else 0
    server = get(begin, ra.TA_SERVER) if get(su, ra.SU_BY_SERVER) else 0
    return _group(su, time, thread, server, table)


@kernel
def _add_tables(td: int, su: int, minute: int, group: int, tally: int, end: int) -> None:
    """Add the rows of a transaction to the sums of their tables, to those of its minute, and to those of its group, or
    of one for each table."""
    number = get(tally, ra.TA_TRX)
    while tally < end:
        kind, name = get(tally, ra.TA_KIND), get(tally, ra.TA_STORE)
        if s.INSERT <= kind <= s.DELETE and name:
            is_new = 1 if get(name, ra.NM_LAST) != number else 0
            put(name, ra.NM_LAST, number)
            _add(name, ra.NM_TRXS, is_new)
            _add(name, ra.NM_BYTES, get(tally, ra.TA_BYTES))
            _add_rows(name, ra.NM_INSERTS, tally)
            _add_rows(minute, ra.GS_INSERTS, tally)
            if get(su, ra.SU_BY_TABLE):
                of_table = _group_of(td, su, name)
                _add(of_table, ra.GS_TRXS, is_new)
                _add(of_table, ra.GS_BYTES, get(tally, ra.TA_BYTES))
                _add_rows(of_table, ra.GS_INSERTS, tally)
            elif group:
                _add_rows(group, ra.GS_INSERTS, tally)
        tally += _TALLY


@kernel
def _has_place(td: int, su: int, size: int) -> bool:
    """Whether a transaction may have a place in a ranking."""
    seconds = max(get(td, ra.TD_STOP) - get(td, ra.TD_START), 0)
    if size > get(su, ra.SU_FLOOR_BYTES) or get(td, ra.TD_ROWS) > get(su, ra.SU_FLOOR_ROWS):
        return True
    return seconds > get(su, ra.SU_FLOOR_SECONDS)


@kernel
def add_up(td: int, trx: int, first: int, end: int) -> int:
    """Add a transaction with some tallies to the sums. Gives DONE; FITS where it may have a place in a ranking, too;
    FULL where there is no room, or ODD where Python adds it."""
    su, begin, size = get(td, ra.TD_MADE), get(td, ra.TD_BEGIN), get(trx, s.T_BYTES_STORED)
    if get(su, ra.SU_USED) + get(td, ra.TD_NUM_TABLES) + 2 > get(su, ra.SU_ROOM) >> 1:
        return s.FULL
    if get(td, ra.TD_IS_ALONE):
        counted = _kind(su, get(td, ra.TD_SAYS), get(td, ra.TD_LEN_SAYS))
        if counted == 0:
            return s.ODD
        _add(counted, ra.KD_COUNT, 1)
    else:
        _add(su, ra.SU_OUTCOMES + get(trx, s.T_OUTCOME), 1)
    _add(su, ra.SU_BYTES, size)
    _add(su, ra.SU_INFLATED, get(trx, s.T_BYTES_INFLATED))
    time, thread = udiv(get(td, ra.TD_STOP), MINUTE) * MINUTE, max(get(begin, ra.TA_THREAD), -1)
    minute = _group(su, time, thread, get(begin, ra.TA_SERVER), ra.BY_MINUTE)
    _add(minute, ra.GS_TRXS, 1)
    _add(minute, ra.GS_BYTES, size)
    group = 0
    if get(su, ra.SU_HAS_GROUPS) and not get(su, ra.SU_BY_TABLE):
        group = _group_of(td, su, s.ZERO)
        _add(group, ra.GS_TRXS, 1)
        _add(group, ra.GS_BYTES, size)
    _add_tables(td, su, minute, group, first, end)
    return s.FITS if _has_place(td, su, size) else s.DONE
