"""DATE, TIME, DATETIME and TIMESTAMP, as all versions store them."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date, datetime, timedelta
from functools import partial
from typing import Any

from binlog_kaitai.rows.table import Column
from binlog_kaitai.types.column_type import ColumnType, Limits, always, digits_of, sql_name
from binlog_kaitai.types.modes import Connect, Modes, Scale, connect_type
from binlog_kaitai.types.texts import json_text, literal_text
from binlog_kaitai.values import temporal

__all__ = ["CALENDAR", "CLOCK", "SPAN", "TYPES", "no_date", "no_moment", "scale_of"]

CALENDAR: Limits = {"year": (0, 9999), "month": (1, 12), "day": (1, 28)}
"""What members can be, so that every date of them is in a calendar ..."""
CLOCK: Limits = {
    "hour": (0, 23),
    "hours": (0, 837),
    "minute": (0, 59),
    "minutes": (0, 59),
    "second": (0, 59),
    "micros": (0, 999_999),
}
"""... and on a clock."""
SPAN: Limits = CLOCK | {"seconds": (0, 59)}
_DAY, _MILLIS = 86400, 1000
_EPOCH = datetime(1970, 1, 1)
_ADAPTIVE, _MILLI_DIGITS = "adaptive_time_microseconds", 3
_DATE_ONLY, _SPAN_OF_TIME, _MOMENT, _STAMP = "date", "span", "moment", "stamp"
"""How values compare, which also says what they are."""
_CONNECT = {_DATE_ONLY: ("Date", False), _SPAN_OF_TIME: ("Time", True), _MOMENT: ("Timestamp", True)}
"""What Kafka calls them, and whether Debezium has 64 bits for them."""
_TIME_OF_ONE_DAY = 0, _DAY * 1_000_000 - 1
_MOST_NANOS = ((1 << 63) - 1) // _MILLIS
_DATE = ("year", "month", "day")
_TIME_OF_DAY = ("hour", "minute", "second")
_PARTS = ("hours", "minutes", "seconds")
_SINCE_1970 = _PARTS[-1]
"""Of a TIMESTAMP, which has no other members but a fraction."""
_FRACTION = ("micros", "fsp")
_WRITTEN = r"(?:(\d+)-(\d+)-(\d+))?[ T]?(?:(-)?(\d+):(\d+):(\d+)(?:\.(\d+))?)?\Z"
_MASK = "moment"
_Make = Callable[..., Any]


def _date(value: date | str) -> str:
    return f'"{value}"'


def _datetime(value: datetime | str, digits: int) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return f'"{value.isoformat(" ", "seconds")}{temporal.fraction(value.microsecond, digits)}"'


def _timestamp(value: datetime | str, digits: int) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    whole = value.replace(tzinfo=None).isoformat("T", "seconds")
    return f'"{whole}{temporal.fraction(value.microsecond, digits)}Z"'


def _time(value: timedelta, digits: int) -> str:
    sign, value = value.days < 0, abs(value)
    minutes, seconds = divmod(value.days * _DAY + value.seconds, 60)
    return f'"{temporal.time_text(sign, minutes // 60, minutes % 60, seconds, value.microseconds, digits)}"'


def scale_of(kind: str, column: Column, modes: Modes) -> Scale | None:
    """Return how the number of a date or time is made in Debezium's modes, by the name of its order; None for a moment
    in UTC, which is text there."""
    if kind == _STAMP:
        return None
    if kind == _DATE_ONLY:
        return Scale()
    if modes.times == "connect":
        return Scale(1, _MILLIS, *_TIME_OF_ONE_DAY) if kind == _SPAN_OF_TIME else Scale(1, _MILLIS)
    if modes.times == "nanoseconds":
        return Scale(_MILLIS, 1, -_MOST_NANOS, _MOST_NANOS)
    is_coarse = modes.times == _ADAPTIVE and kind != _SPAN_OF_TIME and digits_of(column) <= _MILLI_DIGITS
    return Scale(1, _MILLIS) if is_coarse else Scale()


def no_moment(column: Column, scale: Scale | None) -> str:
    """Return what stands for a date or time that no calendar has."""
    return "null" if column.nullable else '"1970-01-01T00:00:00Z"' if scale is None else "0"


def _envelope(kind: str, column: Column, modes: Modes) -> Callable[[Any], str]:
    scale, digits = scale_of(kind, column, modes), digits_of(column)
    none = no_moment(column, scale)
    if scale is None:
        return lambda value: none if isinstance(value, str) else _timestamp(value, digits)

    def text(value: Any) -> str:
        return none if isinstance(value, str) else json_text(scale.number(_as_number(value)))

    return text


def no_date(kind: str, column: Column) -> str:
    """Return what Maxwell has of a date, or of a moment, that no calendar has; `kind` is how it compares."""
    return _date(temporal.date_text(0, 0, 0) if kind == _DATE_ONLY else _zeros(digits_of(column)))


def _zeros(digits: int) -> str:
    return temporal.datetime_text(0, 0, 0, 0, 0, 0, 0, digits)


def _maxwell(kind: str, column: Column) -> Callable[[Any], str]:
    digits, none = digits_of(column), no_date(kind, column)
    if kind == _SPAN_OF_TIME:
        return lambda value: _time(value, digits)
    if kind == _DATE_ONLY:
        return lambda value: none if isinstance(value, str) else _date(value)
    return lambda value: none if isinstance(value, str) else _datetime(value.replace(tzinfo=None), digits)


def _connect(kind: str, column: Column, modes: Modes) -> Connect:
    scale = scale_of(kind, column, modes)
    if scale is None:
        return connect_type("string", "io.debezium.time.ZonedTimestamp")
    name, is_long = _CONNECT[kind]
    if modes.times == "connect":
        return connect_type("int64" if kind == _MOMENT else "int32", f"org.apache.kafka.connect.data.{name}")
    unit = "" if not is_long or scale.divisor > 1 else "Nano" if scale.factor > 1 else "Micro"
    return connect_type("int64" if is_long else "int32", f"io.debezium.time.{unit}{name}")


def _sql(column: Column) -> str:
    return sql_name(column.type.removesuffix("2"), digits_of(column))


def _kind(kind: str) -> dict[str, Any]:
    """Return what a kind of dates or times has in common."""
    messages = {
        "envelope": partial(_envelope, kind),
        "maxwell": partial(_maxwell, kind),
        "connect": partial(_connect, kind),
    }
    return {"order": always(kind), "sql": _sql, **messages}


def _as_number(value: date | datetime | timedelta) -> int:
    """Return days of a date, microseconds of another value."""
    if isinstance(value, timedelta):
        return value // timedelta(microseconds=1)
    return _as_number(value - _EPOCH) if isinstance(value, datetime) else value.toordinal() - _EPOCH.toordinal()


def _with_digits(text: Callable[[Any, int], str]) -> Callable[[Column], Callable[[Any], str]]:
    def of_column(column: Column) -> Callable[[Any], str]:
        digits = digits_of(column)
        return lambda value: text(value, digits)

    return of_column


def _literal(text: Callable[..., str]) -> Callable[..., str]:
    return lambda *parts: f"'{text(*parts)}'"


def _checked(make: _Make, check: _Make) -> Callable[[Column, Any], _Make]:
    """Return what checks the bytes of a column of which it is assumed that they have no fraction."""

    def checked(*parts: int) -> Any:
        check(*parts)
        return make(*parts)

    return lambda column, policy: checked if column.digits_assumed else make


def _parser(members: tuple[str, ...], value: Callable[..., _Make]) -> Callable[[Column], _Make]:
    """Return what makes a value of the text of a date or time by the rule that logs are read by."""

    def of_column(column: Column) -> _Make:
        make, digits = value(column, None), digits_of(column)

        def parse(literal: str | bytes) -> Any:
            parts = _parts(literal_text(literal), digits)
            if members[0] == _SINCE_1970:
                from calendar import timegm  # slow to import, and few read dumps

                clock = tuple(parts[name] for name in (*_DATE, *_TIME_OF_DAY))
                parts[_SINCE_1970] = timegm(clock) if parts["year"] else 0
            return make(*(parts[name] for name in members))

        return parse

    return of_column


def _parts(text: str, digits: int) -> dict[str, int]:
    match = re.match(_WRITTEN, text)
    if match is None:
        raise ValueError(f"{text!r} is no time")
    year, month, day, hour, minute, second = (int(match[number] or 0) for number in (1, 2, 3, 5, 6, 7))
    found = dict(zip((*_DATE, *_TIME_OF_DAY, *_PARTS), (year, month, day, *(hour, minute, second) * 2), strict=True))
    return found | {"is_negative": match[4] is not None, "micros": int(f"{match[8] or '':0<6}"), "fsp": digits}


def _forms(
    name: str, members: tuple[str, ...], value: _Make, literal: Callable[..., str], check: _Make | None, **same: Any
) -> dict[str, ColumnType]:
    """Return a type in its form without a fraction, and in those with one of MySQL and of MariaDB."""
    values, literals = (_checked(make, check) if check else always(make) for make in (value, _literal(literal)))
    same["mask"] = _MASK
    old = ColumnType(values, members=members, literal=literals, plan=name, parse=_parser(members, values), **same)
    values, members = always(value), (*members, *_FRACTION)
    same |= {"members": members, "literal": always(_literal(literal)), "parse": _parser(members, values)}
    new, other = ColumnType(values, plan=f"{name}2", **same), ColumnType(values, **same)
    return {f"value_{name}": old, f"value_{name}2": new, f"value_{name}_hires": other}


TYPES = {
    "value_date": ColumnType(
        always(temporal.date_value),
        members=_DATE,
        text=always(_date),
        literal=always(_literal(temporal.date_text)),
        arrow=always(("date32",)),
        **_kind(_DATE_ONLY),
        plan="date",
        mask=_MASK,
        limits=CALENDAR,
        parse=_parser(_DATE, always(temporal.date_value)),
    ),
    **_forms(
        "time",
        ("is_negative", *_PARTS),
        temporal.time_value,
        temporal.time_text,
        temporal.checked_time,
        text=_with_digits(_time),
        arrow=always(("duration", "us")),
        **_kind(_SPAN_OF_TIME),
        limits=SPAN,
    ),
    **_forms(
        "datetime",
        (*_DATE, *_TIME_OF_DAY),
        temporal.datetime_value,
        temporal.datetime_text,
        temporal.checked_datetime,
        text=_with_digits(_datetime),
        arrow=always(("timestamp", "us")),
        **_kind(_MOMENT),
        limits=CALENDAR | CLOCK,
    ),
    **_forms(
        "timestamp",
        (_SINCE_1970,),
        temporal.timestamp_value,
        temporal.timestamp_text,
        None,
        text=_with_digits(_timestamp),
        arrow=always(("timestamp", "us", "UTC")),
        **_kind(_STAMP),
        limits=CLOCK | {_SINCE_1970: (1, 2**31 - 1)},
    ),
}
