"""DATE, TIME, DATETIME and TIMESTAMP, as all versions store them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Any

from binlog_kaitai.types.column_type import ColumnFacts, ColumnType, always, digits_of
from binlog_kaitai.values.temporal import (
    checked_datetime,
    checked_time,
    date_text,
    date_value,
    datetime_text,
    datetime_value,
    fraction,
    time_text,
    time_value,
    timestamp_text,
    timestamp_value,
)

__all__ = ["TYPES"]

_DAY = 86400
_DATE = ("year", "month", "day")
_FRACTION = ("micros", "fsp")
_Make = Callable[..., Any]


def _date(value: date | str) -> str:
    return f'"{value}"'


def _datetime(column: ColumnFacts) -> Callable[[datetime | str], str]:
    digits = digits_of(column)

    def text(value: datetime | str) -> str:
        if isinstance(value, str):
            return f'"{value}"'
        return f'"{value.isoformat(" ", "seconds")}{fraction(value.microsecond, digits)}"'

    return text


def _timestamp(column: ColumnFacts) -> Callable[[datetime | str], str]:
    digits = digits_of(column)

    def text(value: datetime | str) -> str:
        if isinstance(value, str):
            return f'"{value}"'
        return f'"{value.replace(tzinfo=None).isoformat("T", "seconds")}{fraction(value.microsecond, digits)}Z"'

    return text


def _time(column: ColumnFacts) -> Callable[[timedelta], str]:
    digits = digits_of(column)

    def text(value: timedelta) -> str:
        sign, value = ("-", -value) if value.days < 0 else ("", value)
        minutes, seconds = divmod(value.days * _DAY + value.seconds, 60)
        return f'"{sign}{minutes // 60:02d}:{minutes % 60:02d}:{seconds:02d}{fraction(value.microseconds, digits)}"'

    return text


def _literal(text: Callable[..., str]) -> Callable[..., str]:
    return lambda *parts: f"'{text(*parts)}'"


def _checked(make: _Make, check: _Make) -> Callable[[ColumnFacts, Any], _Make]:
    """Return what checks the bytes of a column of which it is assumed that they have no fraction."""

    def checked(*parts: int) -> Any:
        check(*parts)
        return make(*parts)

    return lambda column, policy: checked if column.digits_assumed else make


def _forms(
    name: str, members: tuple[str, ...], value: _Make, literal: Callable[..., str], check: _Make | None, **same: Any
) -> dict[str, ColumnType]:
    """Return a type in its form without a fraction, and in those with one of MySQL and of MariaDB."""
    values, literals = (_checked(make, check) if check else always(make) for make in (value, _literal(literal)))
    old = ColumnType(values, members=members, literal=literals, plan=name, **same)
    same |= {"members": (*members, *_FRACTION), "literal": always(_literal(literal))}
    new, other = ColumnType(always(value), plan=f"{name}2", **same), ColumnType(always(value), **same)
    return {f"value_{name}": old, f"value_{name}2": new, f"value_{name}_hires": other}


TYPES = {
    "value_date": ColumnType(
        always(date_value),
        members=_DATE,
        text=always(_date),
        literal=always(_literal(date_text)),
        arrow=always(("date32",)),
        order=always("date"),
        plan="date",
    ),
    **_forms(
        "time",
        ("is_negative", "hours", "minutes", "seconds"),
        time_value,
        time_text,
        checked_time,
        text=_time,
        arrow=always(("duration", "us")),
        order=always("span"),
    ),
    **_forms(
        "datetime",
        (*_DATE, "hour", "minute", "second"),
        datetime_value,
        datetime_text,
        checked_datetime,
        text=_datetime,
        arrow=always(("timestamp", "us")),
        order=always("moment"),
    ),
    **_forms(
        "timestamp",
        ("seconds",),
        timestamp_value,
        timestamp_text,
        None,
        text=_timestamp,
        arrow=always(("timestamp", "us", "UTC")),
        order=always("stamp"),
    ),
}
