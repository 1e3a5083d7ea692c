"""Zones of times for people, and a log whose times are those at which their clocks are put."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from binlog_kaitai.cli.options.times import Zone
from tests.builder import LogBuilder
from tests.builder.columns import integer

__all__ = ["ZONES", "times_log", "zone_text"]

ZONES = ["America/New_York", "Africa/Monrovia", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia"]
_SEARCHED = range(0, 1 << 31, 7 * 86400)
_LAST = (1 << 32) - 1


def zone_text(name: str) -> Callable[[int], str]:
    return Zone(name, ZoneInfo(name)).text


def _ahead(name: str, seconds: int) -> timedelta | None:
    return datetime.fromtimestamp(seconds, ZoneInfo(name)).utcoffset()


def _put_at(name: str) -> list[int]:
    """The first seconds of each offset, but for such as hold for less than a week."""
    found = []
    for start in _SEARCHED:
        low, high = start, start + _SEARCHED.step
        if _ahead(name, low) == _ahead(name, high):
            continue
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if _ahead(name, middle) == _ahead(name, low) else (low, middle)
        found.append(high)
    return found


def times_log(path: Path) -> Path:
    """A log of rows around these times, and at the ends of what a header can hold."""
    log = LogBuilder()
    moments = [moment for name in ZONES for moment in [*_put_at(name)[:6], *_put_at(name)[-4:]]]
    for moment in [0, 1, 20000, *(moment + by for moment in moments for by in (-1, 0, 1, 899, 900)), _LAST]:
        log.timestamp = moment
        log.begin()
        log.insert([integer("id", 4)], {"id": moment & 0x7FFFFFFF}, table="t")
        log.xid(1)
    log.rotate()
    return log.write(path)
