"""Dates and times: the parts that the spec gives, as Python values.

The server accepts dates that no calendar has (0000-00-00, 2026-00-00, with ALLOW_INVALID_DATES 2026-02-31). They
become the text that MySQL prints for them.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from operator import gt

from binlog_kaitai.errors import MalformedEventError

__all__ = ["checked_datetime", "checked_time", "date_value", "datetime_value", "time_value", "timestamp_value"]

_MOST_IN_DATE = (9999, 12, 31)
_MOST_HOURS = 838
_MOST_IN_CLOCK = (23, 59, 59)


@lru_cache(maxsize=1 << 14)
def date_value(year: int, month: int, day: int) -> date | str:
    """Return a DATE."""
    try:
        return date(year, month, day)
    except ValueError:
        return f"{year:04d}-{month:02d}-{day:02d}"


def datetime_value(
    year: int, month: int, day: int, hour: int, minute: int, second: int, micros: int = 0, fsp: int = 0
) -> datetime | str:
    """Return a DATETIME with `fsp` digits of a fraction, without a zone."""
    try:
        return datetime(year, month, day, hour, minute, second, micros)
    except ValueError:
        return f"{year:04d}-{month:02d}-{day:02d} {hour:02d}:{minute:02d}:{second:02d}{_fraction(micros, fsp)}"


def timestamp_value(seconds: int, micros: int = 0, fsp: int = 0) -> datetime | str:
    """Return a TIMESTAMP with `fsp` digits of a fraction, in UTC; zero is no moment but ``0000-00-00 00:00:00``."""
    if seconds or micros:
        return (
            datetime.fromtimestamp(seconds, UTC).replace(microsecond=micros)
            if micros
            else datetime.fromtimestamp(seconds, UTC)
        )
    return f"0000-00-00 00:00:00{_fraction(0, fsp)}"


def time_value(is_negative: bool, hours: int, minutes: int, seconds: int, micros: int = 0) -> timedelta:
    """Return a TIME, -838:59:59 to 838:59:59."""
    value = timedelta(0, hours * 3600 + minutes * 60 + seconds, micros)
    return -value if is_negative else value


def checked_datetime(year: int, month: int, day: int, hour: int, minute: int, second: int) -> datetime | str:
    """A DATETIME whose bytes may be something else. Raises MalformedEventError for what no server stores."""
    if any(map(gt, (year, month, day, hour, minute, second), _MOST_IN_DATE + _MOST_IN_CLOCK)):
        raise MalformedEventError(
            f"{year:04d}-{month:02d}-{day:02d} {hour:02d}:{minute:02d}:{second:02d} is no DATETIME"
        )
    return datetime_value(year, month, day, hour, minute, second)


def checked_time(is_negative: bool, hours: int, minutes: int, seconds: int) -> timedelta:
    """A TIME whose bytes may be something else. Raises MalformedEventError for what no server stores."""
    if any(map(gt, (hours, minutes, seconds), (_MOST_HOURS, *_MOST_IN_CLOCK[1:]))):
        raise MalformedEventError(f"{'-' * is_negative}{hours:02d}:{minutes:02d}:{seconds:02d} is no TIME")
    return time_value(is_negative, hours, minutes, seconds)


def _fraction(micros: int, fsp: int) -> str:
    return f".{micros:06d}"[: fsp + 1] if fsp else ""
