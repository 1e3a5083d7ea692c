"""Dates and times: the parts that the spec gives, as Python values.

The server accepts dates that no calendar has (0000-00-00, 2026-00-00, with ALLOW_INVALID_DATES 2026-02-31). They
become the text that MySQL prints for them.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from operator import gt

from binlog_kaitai.errors import MalformedEventError

__all__ = [
    "checked_datetime",
    "checked_time",
    "date_text",
    "date_value",
    "datetime_text",
    "datetime_value",
    "fraction",
    "time_text",
    "time_value",
    "timestamp_text",
    "timestamp_value",
]

_MOST_IN_DATE = (9999, 12, 31)
_MOST_HOURS = 838
_MOST_IN_CLOCK = (23, 59, 59)


@lru_cache(maxsize=1 << 14)
def date_value(year: int, month: int, day: int) -> date | str:
    """Return a DATE."""
    try:
        return date(year, month, day)
    except ValueError:
        return date_text(year, month, day)


def date_text(year: int, month: int, day: int) -> str:
    """Return a DATE as the server prints it."""
    return f"{year:04d}-{month:02d}-{day:02d}"


def datetime_value(
    year: int, month: int, day: int, hour: int, minute: int, second: int, micros: int = 0, fsp: int = 0
) -> datetime | str:
    """Return a DATETIME with `fsp` digits of a fraction, without a zone."""
    try:
        return datetime(year, month, day, hour, minute, second, micros)
    except ValueError:
        return datetime_text(year, month, day, hour, minute, second, micros, fsp)


def datetime_text(
    year: int, month: int, day: int, hour: int, minute: int, second: int, micros: int = 0, fsp: int = 0
) -> str:
    """Return a DATETIME as the server prints it."""
    return f"{year:04d}-{month:02d}-{day:02d} {hour:02d}:{minute:02d}:{second:02d}{fraction(micros, fsp)}"


def timestamp_value(seconds: int, micros: int = 0, fsp: int = 0) -> datetime | str:
    """Return a TIMESTAMP with `fsp` digits of a fraction, in UTC; zero is no moment but ``0000-00-00 00:00:00``."""
    if seconds or micros:
        return (
            datetime.fromtimestamp(seconds, UTC).replace(microsecond=micros)
            if micros
            else datetime.fromtimestamp(seconds, UTC)
        )
    return timestamp_text(seconds, micros, fsp)


def timestamp_text(seconds: int, micros: int = 0, fsp: int = 0) -> str:
    """Return a TIMESTAMP as the server prints it in a session of UTC."""
    text = f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S}" if seconds or micros else "0000-00-00 00:00:00"
    return text + fraction(micros, fsp)


def time_value(is_negative: bool, hours: int, minutes: int, seconds: int, micros: int = 0, fsp: int = 0) -> timedelta:
    """Return a TIME, -838:59:59 to 838:59:59."""
    value = timedelta(0, hours * 3600 + minutes * 60 + seconds, micros)
    return -value if is_negative else value


def time_text(is_negative: bool, hours: int, minutes: int, seconds: int, micros: int = 0, fsp: int = 0) -> str:
    """Return a TIME as the server prints it."""
    return f"{'-' if is_negative else ''}{hours:02d}:{minutes:02d}:{seconds:02d}{fraction(micros, fsp)}"


def checked_datetime(year: int, month: int, day: int, hour: int, minute: int, second: int) -> datetime | str:
    """A DATETIME whose bytes may be something else. Raises MalformedEventError for what no server stores."""
    if any(map(gt, (year, month, day, hour, minute, second), _MOST_IN_DATE + _MOST_IN_CLOCK)):
        raise MalformedEventError(f"{datetime_text(year, month, day, hour, minute, second)} is no DATETIME")
    return datetime_value(year, month, day, hour, minute, second)


def checked_time(is_negative: bool, hours: int, minutes: int, seconds: int) -> timedelta:
    """A TIME whose bytes may be something else. Raises MalformedEventError for what no server stores."""
    if any(map(gt, (hours, minutes, seconds), (_MOST_HOURS, *_MOST_IN_CLOCK[1:]))):
        raise MalformedEventError(f"{time_text(is_negative, hours, minutes, seconds)} is no TIME")
    return time_value(is_negative, hours, minutes, seconds)


def fraction(micros: int, fsp: int) -> str:
    """Return a point and the digits after it; nothing where there are none."""
    return f".{micros:06d}"[: fsp + 1] if fsp else ""
