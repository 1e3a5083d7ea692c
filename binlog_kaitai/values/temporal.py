"""Dates and times: the parts that the spec gives, as Python values.

The server accepts dates that no calendar has (0000-00-00, 2026-00-00, with ALLOW_INVALID_DATES 2026-02-31). They
become the text that MySQL prints for them.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache

__all__ = ["date_value", "datetime_value", "time_value", "timestamp_value"]


@lru_cache(maxsize=1 << 14)
def date_value(year: int, month: int, day: int) -> date | str:
    """A DATE."""
    try:
        return date(year, month, day)
    except ValueError:
        return f"{year:04d}-{month:02d}-{day:02d}"


def datetime_value(
    year: int, month: int, day: int, hour: int, minute: int, second: int, micros: int = 0, fsp: int = 0
) -> datetime | str:
    """A DATETIME with `fsp` digits of a fraction, without a zone."""
    try:
        return datetime(year, month, day, hour, minute, second, micros)
    except ValueError:
        return f"{year:04d}-{month:02d}-{day:02d} {hour:02d}:{minute:02d}:{second:02d}{_fraction(micros, fsp)}"


def timestamp_value(seconds: int, micros: int = 0, fsp: int = 0) -> datetime | str:
    """A TIMESTAMP with `fsp` digits of a fraction, in UTC; zero is no moment but ``0000-00-00 00:00:00``."""
    if seconds or micros:
        return (
            datetime.fromtimestamp(seconds, UTC).replace(microsecond=micros)
            if micros
            else datetime.fromtimestamp(seconds, UTC)
        )
    return f"0000-00-00 00:00:00{_fraction(0, fsp)}"


def time_value(is_negative: bool, hours: int, minutes: int, seconds: int, micros: int = 0) -> timedelta:
    """A TIME, -838:59:59 to 838:59:59."""
    value = timedelta(0, hours * 3600 + minutes * 60 + seconds, micros)
    return -value if is_negative else value


def _fraction(micros: int, fsp: int) -> str:
    return f".{micros:06d}"[: fsp + 1] if fsp else ""
