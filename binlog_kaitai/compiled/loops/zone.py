"""Times of events and transactions: many are in the same second as the one before."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.memory import copy, kernel, load32, load64, store32, store64
from binlog_kaitai.compiled.loops.time_text import put_iso
from binlog_kaitai.compiled.records.context import Context

__all__ = ["is_in_zone", "put_time", "put_zone_time"]

_T = ord("T")


@kernel
def put_time(x: Context, target: int, seconds: int) -> int:
    """Write what `put_iso` does, with a T; gives the end of it."""
    last = x.moment
    if last.second == seconds + 1:
        store64(target, last.date)
        store64(target + 8, last.clock)
        store32(target + 15, last.rest)
        return target + 19
    end = put_iso(target, seconds, _T)
    last.second = seconds + 1
    last.date = load64(target)
    last.clock = load64(target + 8)
    last.rest = load32(target + 15)
    return end


@kernel
def is_in_zone(x: Context, seconds: int) -> bool:
    """Whether it is known what the clock of the zone shows at a time."""
    zone = x.known.zone
    return zone.since <= seconds < zone.until


@kernel
def put_zone_time(x: Context, target: int, seconds: int) -> int:
    """Write a time for which that is known, as the zone has it; gives the end of it."""
    zone = x.known.zone
    target = put_time(x, target, seconds + zone.offset)
    copy(target, zone.text, zone.length)
    return target + zone.length
