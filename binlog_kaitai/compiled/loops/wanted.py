"""Which events are wanted: by position, time, server and GTID. The rules are those of `filters`."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.digits import count_digits
from binlog_kaitai.compiled.loops.header import server_id_of, time_of
from binlog_kaitai.compiled.loops.memory import equal, get, kernel, put

__all__ = ["is_kept", "is_wanted", "open_gate"]


@kernel
def _is_in(ranges: int, start: int, stop: int, text: int, length: int, number: int) -> bool:
    """Whether one of the ranges from `start` to `stop` has a GTID: its text before the number, and the number."""
    for i in range(start, stop):
        record = ranges + i * ra.GR_SIZE * 8
        is_near = get(record, ra.GR_FIRST) <= number <= get(record, ra.GR_LAST) and get(record, ra.GR_LENGTH) == length
        if is_near and equal(get(record, ra.GR_TEXT), text, length):
            return True
    return False


@kernel
def open_gate(x: int, trx: int) -> None:
    """Say whether the events of a transaction are wanted, whose GTID was just read."""
    ranges, included, count = get(x, s.C_RANGES), get(x, s.C_NUM_INCLUDED), get(x, s.C_NUM_RANGES)
    if ranges == 0:
        return
    text, number, length = trx + s.T_SLOTS * 8, get(trx, s.T_GNO), get(trx, s.T_LEN_GTID)
    length = length - count_digits(number) if length else -1
    passes = included < 0 or _is_in(ranges, s.ZERO, included, text, length, number)
    if passes and _is_in(ranges, max(included, 0), count, text, length, number):
        passes = False
    put(x, s.C_GATE, 1 if passes else 0)


@kernel
def is_kept(x: int, at: int, inside: int) -> bool:
    """Whether an event of a listing is in one of the ranges of C_KEPT; places only grow. `inside` is its offset in the
    payload of the event at a position, counted from 1, 0 in none."""
    if get(x, s.C_KEPT) == 0:
        return True
    number, count = get(x, s.C_NEXT_KEPT), get(x, s.C_NUM_KEPT)
    while number < count:
        kept = get(x, s.C_KEPT) + number * ra.KP_SIZE * 8
        to = get(kept, ra.KP_TO_AT)
        if at < to or (at == to and inside < get(kept, ra.KP_TO_IN)):
            put(x, s.C_NEXT_KEPT, number)
            start = get(kept, ra.KP_FROM_AT)
            return start < at or (start == at and get(kept, ra.KP_FROM_IN) <= inside)
        number += 1
    put(x, s.C_NEXT_KEPT, number)
    return False


@kernel
def is_wanted(x: int, p: int, position: int) -> bool:
    """Return whether the event at p is wanted, which begins at a position of the log."""
    if (
        get(x, s.C_IS_PAST)
        or position < get(x, s.C_START_POSITION)
        or time_of(p) < get(x, s.C_START_TIME)
        or not get(x, s.C_GATE)
    ):
        return False
    count = get(x, s.C_NUM_SERVER_IDS)
    for i in range(count):
        if get(get(x, s.C_SERVER_IDS), i) == server_id_of(p):
            return True
    return count == 0
