"""Dates and times as text, with the digits that MySQL shows.

A moment that no calendar has looks the same as any other. What has more digits than a field of the text is for Python:
then the answer is 0.
"""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.digits import eight_digits, put_padded, put_uint
from binlog_kaitai.compiled.loops.memory import kernel, store8, store16, store32, udiv
from binlog_kaitai.compiled.loops.temporal import (
    civil,
    date_parts,
    datetime2_parts,
    datetime_parts,
    time,
    time2,
    time2_parts,
    time_parts,
    timestamp2_parts,
    timestamp_parts,
)

__all__ = ["is_shown", "put_iso", "put_literal_moment", "put_moment"]

_ZEROS = int.from_bytes(b"00000000", s.MACHINE)
_DASH, _COLON, _DOT, _QUOTE, _SPACE, _T, _Z, _MINUS = (ord(char) for char in '-:." TZ-')
_APOSTROPHE = ord("'")
_MICROS = 6
"""Digits of a microsecond."""
_LAST_YEAR, _LAST_OF_TWO, _SECOND, _DAY = 9999, 99, 1_000_000, 86400


@kernel
def _put_date(target: int, year: int, month: int, day: int) -> int:
    """2026-11-20"""
    digits = eight_digits((year * 100 + month) * 100 + day) + _ZEROS
    store32(target, digits)
    store8(target + 4, _DASH)
    store16(target + 5, digits >> 32)
    store8(target + 7, _DASH)
    store16(target + 8, digits >> 48)
    return target + 10


@kernel
def _put_clock(target: int, hour: int, minute: int, second: int) -> int:
    """08:15:30"""
    digits = eight_digits((hour * 100 + minute) * 100 + second) + _ZEROS
    store16(target, digits >> 16)
    store8(target + 2, _COLON)
    store16(target + 3, digits >> 32)
    store8(target + 5, _COLON)
    store16(target + 6, digits >> 48)
    return target + 8


@kernel
def _put_fraction(target: int, micros: int, count: int) -> int:
    """The first digits of a fraction of a second, with the point."""
    if count == 0:
        return target
    store8(target, _DOT)
    put_padded(target + 1, micros, _MICROS)
    return target + 1 + count


@kernel
def _put_time(target: int, micros: int, count: int) -> int:
    """-838:59:59.000000"""
    if micros < 0:
        store8(target, _MINUS)
        target += 1
        micros = -micros
    seconds = udiv(micros, _SECOND)
    minutes = udiv(seconds, 60)
    hours = udiv(minutes, 60)
    if hours > _LAST_OF_TWO:
        target = put_uint(target, udiv(hours, 100))
    target = _put_clock(target, hours % 100, minutes - hours * 60, seconds - minutes * 60)
    return _put_fraction(target, micros - seconds * _SECOND, count)


@kernel
def put_iso(target: int, seconds: int, separator: int) -> int:
    """Seconds since 1970, not before it, as a date and a time of the day; gives the end of it."""
    days = udiv(seconds, _DAY)
    year, month, day = civil(days)
    target = _put_date(target, year, month, day)
    store8(target, separator)
    left = seconds - days * _DAY
    minutes = udiv(left, 60)
    hour = udiv(minutes, 60)
    return _put_clock(target + 1, hour, minutes - hour * 60, left - minutes * 60)


@kernel
def _is_date(year: int, month: int, day: int) -> bool:
    """Whether the numbers have no more digits than a date has."""
    return year <= _LAST_YEAR and max(month, day) <= _LAST_OF_TWO


@kernel
def _is_datetime(year: int, month: int, day: int, hour: int, minute: int, second: int, micros: int) -> bool:
    if not _is_date(year, month, day) or max(hour, minute, second) > _LAST_OF_TWO or micros >= _SECOND:
        return False
    return min(year, month, day, hour, minute, second) >= 0


@kernel
def is_shown(kind: int, q: int, count: int) -> bool:
    """Whether `put_moment` writes the date or time at q."""
    if kind == s.L_DATETIME2:
        year, month, day, hour, minute, second, micros = datetime2_parts(q, count)
        return _is_datetime(year, month, day, hour, minute, second, micros)
    if kind == s.L_TIMESTAMP2:
        _, micros = timestamp2_parts(q, count)
        return micros < _SECOND
    if kind == s.L_DATE:
        year, month, day = date_parts(q)
        return _is_date(year, month, day)
    if kind == s.L_DATETIME:
        year, month, day, hour, minute, second = datetime_parts(q)
        return _is_datetime(year, month, day, hour, minute, second, s.ZERO)
    return True


@kernel
def _datetime(
    target: int, year: int, month: int, day: int, hour: int, minute: int, second: int, micros: int, count: int
) -> int:
    if not _is_datetime(year, month, day, hour, minute, second, micros):
        return 0
    target = _put_date(target, year, month, day)
    store8(target, _SPACE)
    return _put_fraction(_put_clock(target + 1, hour, minute, second), micros, count)


@kernel
def _timestamp(target: int, seconds: int, micros: int, count: int) -> int:
    if micros >= _SECOND:
        return 0
    if seconds == 0 and micros == 0:
        return _datetime(target, s.ZERO, s.ZERO, s.ZERO, s.ZERO, s.ZERO, s.ZERO, s.ZERO, count)
    target = _put_fraction(put_iso(target, seconds, _T), micros, count)
    store8(target, _Z)
    return target + 1


@kernel
def _date(target: int, q: int) -> int:
    year, month, day = date_parts(q)
    return _put_date(target, year, month, day) if _is_date(year, month, day) else 0


@kernel
def _text(target: int, kind: int, q: int, count: int) -> int:
    if kind == s.L_DATETIME2:
        year, month, day, hour, minute, second, micros = datetime2_parts(q, count)
        return _datetime(target, year, month, day, hour, minute, second, micros, count)
    if kind == s.L_TIMESTAMP2:
        seconds, micros = timestamp2_parts(q, count)
        return _timestamp(target, seconds, micros, count)
    if kind == s.L_DATE:
        return _date(target, q)
    if kind == s.L_TIME2:
        return _put_time(target, time2(q, count), count)
    if kind == s.L_DATETIME:
        year, month, day, hour, minute, second = datetime_parts(q)
        return _datetime(target, year, month, day, hour, minute, second, s.ZERO, count)
    if kind == s.L_TIMESTAMP:
        return _timestamp(target, timestamp_parts(q), s.ZERO, count)
    return _put_time(target, time(q), count)


@kernel
def put_moment(target: int, kind: int, q: int, count: int) -> int:
    """Write the date or time at q with so many digits of a fraction, in quotes; gives the end of it or 0."""
    store8(target, _QUOTE)
    end = _text(target + 1, kind, q, count)
    if end:
        store8(end, _QUOTE)
        end += 1
    return end


@kernel
def _literal_time(target: int, is_negative: bool, hours: int, minutes: int, seconds: int, micros: int) -> int:
    """-838:59:59, of numbers that need not be those of a time."""
    if max(minutes, seconds) > _LAST_OF_TWO or micros >= _SECOND or min(hours, minutes, seconds, micros) < 0:
        return 0
    if is_negative:
        store8(target, _MINUS)
        target += 1
    if hours > _LAST_OF_TWO:
        target = put_uint(target, udiv(hours, 100))
    return _put_clock(target, hours % 100, minutes, seconds)


@kernel
def _literal_timestamp(target: int, seconds: int, micros: int, count: int) -> int:
    if micros >= _SECOND:
        return 0
    if seconds == 0 and micros == 0:
        return _datetime(target, s.ZERO, s.ZERO, s.ZERO, s.ZERO, s.ZERO, s.ZERO, s.ZERO, count)
    return _put_fraction(put_iso(target, seconds, _SPACE), micros, count)


@kernel
def _literal(target: int, kind: int, q: int, count: int) -> int:
    if kind == s.L_TIMESTAMP2:
        seconds, micros = timestamp2_parts(q, count)
        return _literal_timestamp(target, seconds, micros, count)
    if kind == s.L_TIMESTAMP:
        return _literal_timestamp(target, timestamp_parts(q), s.ZERO, count)
    if kind == s.L_TIME2:
        is_negative, hours, minutes, seconds, micros = time2_parts(q, count)
        end = _literal_time(target, is_negative, hours, minutes, seconds, micros)
        return _put_fraction(end, micros, count) if end else 0
    if kind == s.L_TIME:
        is_negative, hours, minutes, seconds = time_parts(q)
        return _literal_time(target, is_negative, hours, minutes, seconds, s.ZERO)
    return _text(target, kind, q, count)


@kernel
def put_literal_moment(target: int, kind: int, q: int, count: int) -> int:
    """Write the date or time at q as a literal of SQL; gives the end of it or 0."""
    store8(target, _APOSTROPHE)
    end = _literal(target + 1, kind, q, count)
    if end:
        store8(end, _APOSTROPHE)
        end += 1
    return end
