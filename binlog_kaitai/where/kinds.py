"""How the values of a column compare; which types compare how, `types` says. See docs/where.md.

Values become what Python compares: numbers, text, bytes or times. Dates are text, so that 0000-00-00 has its place.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import ConditionError
from binlog_kaitai.regex import regex
from binlog_kaitai.rows.table import Column
from binlog_kaitai.types import type_of
from binlog_kaitai.types.numbers import SINGLE
from binlog_kaitai.where.nodes import Constant

__all__ = ["Kind", "kind_of"]

_CLOCK = r"(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,6}))?)?"
_DATE_TIME = regex(rf"(\d{{4}}-\d{{2}}-\d{{2}})(?:[ T]{_CLOCK})?(Z|[-+]\d{{2}}:\d{{2}})?")
_TIME = regex(rf"(-)?{_CLOCK.replace('1,2', '1,3', 1)}")


@dataclass(frozen=True, slots=True)
class Kind:
    """How values compare."""

    name: str
    """Values of one kind compare with each other."""
    spoken: str
    """What a constant of it looks like, for messages."""
    constant: Callable[[Constant], Any]
    """Returns what a constant compares as. Raises ValueError for one of another kind."""
    value: Callable[[Any], Any] | None = None
    """Returns what a value compares as; None: as it is."""
    is_text: bool = False
    """Values may be matched by a pattern."""


def kind_of(column: Column) -> Kind:
    """Return the kind of a column. Raises ConditionError for one that has none."""
    order = type_of(column.cell.type).order
    if order is None:
        raise ConditionError(f"{column.name} is of type {column.type}, which only IS NULL and changed() understand")
    return _KINDS[order(column)]


def _exact(constant: Constant) -> Any:
    if not isinstance(constant.value, int | Decimal):
        raise ValueError
    return constant.value


def _double(constant: Constant) -> float:
    return float(_exact(constant))


def _as_single(constant: Constant) -> float:
    """Return the value of a FLOAT that the number is stored as."""
    try:
        number: float = SINGLE.unpack(SINGLE.pack(_double(constant)))[0]
    except OverflowError:
        return _double(constant)
    return number


def _text(constant: Constant) -> str:
    if not isinstance(constant.value, str):
        raise ValueError
    return constant.value


def _bytes(constant: Constant) -> bytes:
    return constant.value if isinstance(constant.value, bytes) else _text(constant).encode()


def _text_of(value: Any) -> Any:
    return value.decode(errors="surrogateescape") if isinstance(value, bytes) else value


def _bytes_of(value: Any) -> Any:
    return value.encode() if isinstance(value, str) else value


def _date(constant: Constant) -> str:
    return _moment(constant)[:10]


def _moment(constant: Constant) -> str:
    """Return a time as ``2026-11-20 08:15:30.000000``; one with an offset in UTC."""
    match = _DATE_TIME.fullmatch(_text(constant))
    if match is None:
        raise ValueError
    day, hour, minute, second, fraction, offset = match.groups()
    text = f"{day} {int(hour or 0):02d}:{minute or '00'}:{second or '00'}.{fraction or '':0<6}"
    if offset is None:
        return text
    moment = datetime.fromisoformat(f"{text}{'+00:00' if offset == 'Z' else offset}").astimezone(UTC)
    return moment.replace(tzinfo=None).isoformat(" ", "microseconds")


def _moment_of(value: datetime | str) -> str:
    if isinstance(value, datetime):
        return value.replace(tzinfo=None).isoformat(" ", "microseconds")
    whole, _, fraction = value.partition(".")
    return f"{whole}.{fraction:0<6}"


def _time(constant: Constant) -> timedelta:
    match = _TIME.fullmatch(_text(constant))
    if match is None:
        raise ValueError
    sign, hours, minutes, seconds, fraction = match.groups()
    time = timedelta(
        hours=int(hours), minutes=int(minutes), seconds=int(seconds or 0), microseconds=int(f"{fraction or '':0<6}")
    )
    return -time if sign else time


def _document_of(value: Any) -> Any:
    return None if isinstance(value, tuple) else value  # the differences of a document that the log does not have


_KINDS = {
    "exact": Kind("number", "a number, such as 5", _exact),
    "double": Kind("number", "a number, such as 0.5", _double),
    "single": Kind("number", "a number, such as 0.5", _as_single),
    "index": Kind("number", "a number, because the log has no labels (--schema brings them in)", _exact),
    "text": Kind("text", "text in quotes, such as 'paid'", _text, _text_of, is_text=True),
    "bytes": Kind("bytes", "bytes, such as X'00FF' or 'text'", _bytes, _bytes_of),
    "date": Kind("date", "a date, such as '2026-11-20'", _date, str, is_text=True),
    "moment": Kind("time", "a time, such as '2026-11-20 08:15:30'", _moment, _moment_of, is_text=True),
    "stamp": Kind("time", "a time in UTC, such as '2026-11-20 08:15:30'", _moment, _moment_of, is_text=True),
    "span": Kind("span", "a time such as '17:30:00'", _time),
    "document": Kind("text", "the text of a document in quotes", _text, _document_of, is_text=True),
}
"""By the order of a type of columns."""
