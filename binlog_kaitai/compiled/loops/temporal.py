"""Dates and times: the parts that the spec's expressions give, as days and microseconds since 1970.

A moment that no calendar has is `NONE`; Python makes MySQL's text for it.
"""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import kernel, members_reader, udiv

__all__ = [
    "NONE",
    "civil",
    "date_parts",
    "datetime2_parts",
    "datetime_parts",
    "moment",
    "time",
    "time2",
    "time2_parts",
    "time_parts",
    "timestamp2_parts",
    "timestamp_parts",
    "year",
]

NONE = -(1 << 63)
_DAY, _HOUR, _MINUTE, _SECOND = 86400, 3600, 60, 1_000_000
_YEAR_DAYS, _ERA_YEARS, _ERA_DAYS = 365, 400, 146097
_DAYS_BEFORE_1970 = 719468
"""Days from 0000-03-01 to 1970-01-01."""
_LAST_YEAR, _FEBRUARY = 9999, 2


_DIGITS = range(7)
"""Digits of a fraction of a second that there may be."""
_DATE, _CLOCK = ("year", "month", "day"), ("hour", "minute", "second")
_SPAN = ("is_negative", "hours", "minutes", "seconds")
_year = members_reader("value_year", ("value",))
_date = members_reader("value_date", _DATE)
_datetime = members_reader("value_datetime", (*_DATE, *_CLOCK))
_datetime2 = members_reader("value_datetime2", (*_DATE, *_CLOCK, "micros"), _DIGITS)
_timestamp = members_reader("value_timestamp", ("seconds",))
_timestamp2 = members_reader("value_timestamp2", ("seconds", "micros"), _DIGITS)
_time = members_reader("value_time", _SPAN)
_time2 = members_reader("value_time2", (*_SPAN, "micros"), _DIGITS)


@kernel
def _month_days(year: int, month: int) -> int:
    if month == _FEBRUARY:
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        return 29 if leap else 28
    return 30 + ((month + (month >> 3)) & 1)


@kernel
def _days(year: int, month: int, day: int) -> int:
    """Days since 1970-01-01 in the proleptic Gregorian calendar.

    A year that begins in March has its leap day at the end, so that (153 * month + 2) / 5 days pass before its month.
    """
    if year < 1 or year > _LAST_YEAR or month < 1 or month > 12 or day < 1 or day > _month_days(year, month):
        return NONE
    if month <= _FEBRUARY:
        year -= 1
        month += 12
    era = year // _ERA_YEARS
    of_era = year - era * _ERA_YEARS
    of_year = (153 * (month - 3) + 2) // 5 + day - 1
    return era * _ERA_DAYS + of_era * _YEAR_DAYS + of_era // 4 - of_era // 100 + of_year - _DAYS_BEFORE_1970


@kernel
def _moment(days: int, hour: int, minute: int, second: int, micros: int) -> int:
    if days == NONE or hour > 23 or minute > 59 or second > 59 or micros >= _SECOND:
        return NONE
    return (days * _DAY + hour * _HOUR + minute * _MINUTE + second) * _SECOND + micros


@kernel
def _signed(is_negative: bool, hours: int, minutes: int, seconds: int, micros: int) -> int:
    value = (hours * _HOUR + minutes * _MINUTE + seconds) * _SECOND + micros
    return -value if is_negative else value


@kernel
def date_parts(p: int) -> tuple[int, int, int]:
    """Year, month and day of a DATE."""
    year, month, day = _date(p)
    return year, month, day


@kernel
def datetime_parts(p: int) -> tuple[int, int, int, int, int, int]:
    """Year to second of a DATETIME as MySQL stored it before 5.6."""
    year, month, day, hour, minute, second = _datetime(p)
    return year, month, day, hour, minute, second


@kernel
def datetime2_parts(p: int, fsp: int) -> tuple[int, int, int, int, int, int, int]:
    """Year to second, and microseconds."""
    year, month, day, hour, minute, second, micros = _datetime2(p, fsp)
    return year, month, day, hour, minute, second, micros


@kernel
def timestamp_parts(p: int) -> int:
    """Seconds of a TIMESTAMP as MySQL stored it before 5.6."""
    seconds: int = _timestamp(p)
    return seconds


@kernel
def timestamp2_parts(p: int, fsp: int) -> tuple[int, int]:
    """Seconds and microseconds."""
    seconds, micros = _timestamp2(p, fsp)
    return seconds, micros


@kernel
def civil(days: int) -> tuple[int, int, int]:
    """Year, month and day of a day since 1970-01-01, not before it; the other way round of `_days`."""
    days += _DAYS_BEFORE_1970
    era = udiv(days, _ERA_DAYS)
    of_era = days - era * _ERA_DAYS
    of_era_year = udiv(of_era - udiv(of_era, 1460) + udiv(of_era, 36524) - udiv(of_era, 146096), _YEAR_DAYS)
    of_year = of_era - (_YEAR_DAYS * of_era_year + udiv(of_era_year, 4) - udiv(of_era_year, 100))
    month = udiv(5 * of_year + 2, 153)
    day = of_year - udiv(153 * month + 2, 5) + 1
    month = month + 3 if month < 10 else month - 9
    return era * _ERA_YEARS + of_era_year + (1 if month <= _FEBRUARY else 0), month, day


@kernel
def year(p: int) -> int:
    """A YEAR; 0 stays 0."""
    value: int = _year(p)
    return value


@kernel
def _of_date(p: int) -> int:
    """Days, or NONE."""
    year, month, day = _date(p)
    return _days(year, month, day)


@kernel
def _of_datetime(p: int) -> int:
    """Microseconds of a DATETIME as MySQL stored it before 5.6, or NONE."""
    year, month, day, hour, minute, second = _datetime(p)
    return _moment(_days(year, month, day), hour, minute, second, 0)


@kernel
def _of_datetime2(p: int, fsp: int) -> int:
    """Microseconds, or NONE."""
    year, month, day, hour, minute, second, micros = datetime2_parts(p, fsp)
    return _moment(_days(year, month, day), hour, minute, second, micros)


@kernel
def _of_timestamp(p: int) -> int:
    """Microseconds of a TIMESTAMP as MySQL stored it before 5.6; zero is NONE."""
    seconds = _timestamp(p)
    return seconds * _SECOND if seconds else NONE


@kernel
def _of_timestamp2(p: int, fsp: int) -> int:
    """Microseconds; zero is NONE."""
    seconds, micros = timestamp2_parts(p, fsp)
    if (seconds == 0 and micros == 0) or micros >= _SECOND:
        return NONE
    return seconds * _SECOND + micros


@kernel
def time_parts(p: int) -> tuple[bool, int, int, int]:
    """Whether it is negative, hours, minutes and seconds of a TIME as MySQL stored it before 5.6."""
    is_negative, hours, minutes, seconds = _time(p)
    return is_negative, hours, minutes, seconds


@kernel
def time2_parts(p: int, fsp: int) -> tuple[bool, int, int, int, int]:
    """Whether it is negative, hours, minutes, seconds and microseconds."""
    is_negative, hours, minutes, seconds, micros = _time2(p, fsp)
    return is_negative, hours, minutes, seconds, micros


@kernel
def time(p: int) -> int:
    """Microseconds of a TIME as MySQL stored it before 5.6."""
    is_negative, hours, minutes, seconds = time_parts(p)
    return _signed(is_negative, hours, minutes, seconds, 0)


@kernel
def time2(p: int, fsp: int) -> int:
    """Microseconds."""
    is_negative, hours, minutes, seconds, micros = time2_parts(p, fsp)
    return _signed(is_negative, hours, minutes, seconds, micros)


@kernel
def moment(kind: int, p: int, fsp: int) -> int:
    """The number of a year, date, time or moment of a kind; NONE where the calendar has no such."""
    if kind == s.L_DATETIME2:
        return _of_datetime2(p, fsp)
    if kind == s.L_TIMESTAMP2:
        return _of_timestamp2(p, fsp)
    if kind == s.L_DATE:
        return _of_date(p)
    if kind == s.L_TIME2:
        return time2(p, fsp)
    if kind == s.L_DATETIME:
        return _of_datetime(p)
    if kind == s.L_TIMESTAMP:
        return _of_timestamp(p)
    return year(p) if kind == s.L_YEAR else time(p)
