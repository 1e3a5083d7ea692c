"""Which events are wanted: by position, time, server and GTID. The rules are those of `filters`."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.digits import count_digits
from binlog_kaitai.compiled.loops.header import server_id_of, time_of
from binlog_kaitai.compiled.loops.memory import equal, get, kernel
from binlog_kaitai.compiled.records.carved import KeptRange
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import GtidRange
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["is_kept", "is_wanted", "open_gate"]


@kernel
def _is_in(ranges: int, start: int, stop: int, text: int, length: int, number: int) -> bool:
    """Whether one of the ranges from `start` to `stop` has a GTID: its text before the number, and the number."""
    for i in range(start, stop):
        record = GtidRange.nth(ranges, i)
        is_near = record.first <= number <= record.last and record.length == length
        if is_near and equal(record.text, text, length):
            return True
    return False


@kernel
def open_gate(x: Context, trx: Trx) -> None:
    """Say whether the events of a transaction are wanted, whose GTID was just read."""
    ranges, included, count = x.wanted.ranges, x.wanted.num_included, x.wanted.num_ranges
    if ranges == 0:
        return
    text, number, length = trx.gtid, trx.gno, trx.len_gtid
    length = length - count_digits(number) if length else -1
    passes = included < 0 or _is_in(ranges, s.ZERO, included, text, length, number)
    if passes and _is_in(ranges, max(included, 0), count, text, length, number):
        passes = False
    x.wanted.gate = 1 if passes else 0


@kernel
def is_kept(x: Context, at: int, inside: int) -> bool:
    """Whether an event of a listing is in one of the ranges of `x.listing.kept`; places only grow. `inside` is its
    offset in the payload of the event at a position, counted from 1, 0 in none."""
    if x.listing.kept == 0:
        return True
    number, count = x.listing.next_kept, x.listing.num_kept
    while number < count:
        kept = KeptRange.nth(x.listing.kept, number)
        to = kept.to_at
        if at < to or (at == to and inside < kept.to_in):
            x.listing.next_kept = number
            start = kept.from_at
            return start < at or (start == at and kept.from_in <= inside)
        number += 1
    x.listing.next_kept = number
    return False


@kernel
def is_wanted(x: Context, p: int, position: int) -> bool:
    """Return whether the event at p is wanted, which begins at a position of the log."""
    if x.limits.is_past or position < x.limits.start_position or time_of(p) < x.limits.start_time or not x.wanted.gate:
        return False
    count = x.wanted.num_server_ids
    for i in range(count):
        if get(x.wanted.server_ids, i) == server_id_of(p):
            return True
    return count == 0
