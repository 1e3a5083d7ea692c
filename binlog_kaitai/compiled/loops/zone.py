"""Times for people, in the zone that they have asked for."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.memory import copy, kernel
from binlog_kaitai.compiled.loops.time_text import put_iso
from binlog_kaitai.compiled.records.context import Context

__all__ = ["is_in_zone", "put_zone_time"]

_T = ord("T")


@kernel
def is_in_zone(x: Context, seconds: int) -> bool:
    """Whether it is known what the clock of the zone shows at a time."""
    zone = x.known.zone
    return zone.since <= seconds < zone.until


@kernel
def put_zone_time(x: Context, target: int, seconds: int) -> int:
    """A time for which that is known; gives the end of it."""
    zone = x.known.zone
    target = put_iso(target, seconds + zone.offset, _T)
    copy(target, zone.text, zone.length)
    return target + zone.length
