"""Times for people, in the zone that they have asked for."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.memory import copy, get, kernel
from binlog_kaitai.compiled.loops.time_text import put_iso

__all__ = ["is_in_zone", "put_zone_time"]

_T = ord("T")


@kernel
def is_in_zone(x: int, seconds: int) -> bool:
    """Whether it is known what the clock of the zone shows at a time."""
    zone = get(x, s.C_ZONE)
    return get(zone, ra.ZN_FROM) <= seconds < get(zone, ra.ZN_UNTIL)


@kernel
def put_zone_time(x: int, target: int, seconds: int) -> int:
    """A time for which that is known; gives the end of it."""
    zone = get(x, s.C_ZONE)
    target = put_iso(target, seconds + get(zone, ra.ZN_OFFSET), _T)
    copy(target, get(zone, ra.ZN_TEXT), get(zone, ra.ZN_LENGTH))
    return target + get(zone, ra.ZN_LENGTH)
