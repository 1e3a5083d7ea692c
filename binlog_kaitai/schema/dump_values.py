"""What the literals of a dump are to a column: the value that a log would give for the same."""

from __future__ import annotations

import re
from calendar import timegm
from collections.abc import Callable
from ctypes import c_float
from decimal import Decimal
from typing import Any

from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.rows.table import Column
from binlog_kaitai.schema.dump import Literal
from binlog_kaitai.schema.model import ColumnSchema
from binlog_kaitai.types import type_of
from binlog_kaitai.types.policy import JsonText, ValuePolicy
from binlog_kaitai.values.charset import BINARY_COLLATION

__all__ = ["value_maker"]

Make = Callable[[Any], Any]
_BYTES_IN_LOGS = frozenset({"uuid", "inet4", "inet6"})
"""Types of MariaDB that a dump has as text, and a log as the bytes that are stored."""
_TIME = re.compile(r"(?:(\d+)-(\d+)-(\d+))?[ T]?(?:(-)?(\d+):(\d+):(\d+)(?:\.(\d+))?)?\Z")
_POLICY = ValuePolicy(json_as_text=True)


def value_maker(column: Column, declared: ColumnSchema) -> Callable[[Literal], Any]:
    """Return what makes the values of a column. Raises SchemaMismatchError for one that dumps have in another form.

    What is made raises ValueError for a literal that the column cannot have.
    """
    make = _MAKERS.get(column.cell.type)
    if make is None or declared.type in _BYTES_IN_LOGS:
        raise SchemaMismatchError(f"{column.name} is of type {declared.type}, which is not read from dumps")
    made = make(column)
    return lambda literal: None if literal is None else made(literal)


def _text(literal: str | bytes) -> str:
    return literal if isinstance(literal, str) else literal.decode()


def _bytes(literal: str | bytes) -> bytes:
    return literal.encode() if isinstance(literal, str) else literal


def _integer(literal: str | bytes) -> int:
    return int(_text(literal))


def _bits(literal: str | bytes) -> int:
    return int(literal) if isinstance(literal, str) else int.from_bytes(literal)


def _as_text(literal: str | bytes) -> str | bytes:
    try:
        return _text(literal)
    except UnicodeDecodeError:
        return _bytes(literal)  # as rows of logs have it


def _label(column: Column) -> Make:
    if column.labels is None:
        raise SchemaMismatchError(f"the labels of {column.name} are not known, of which logs have the number only")
    return _text


def _string(column: Column) -> Make:
    return _bytes if column.collation == BINARY_COLLATION else _as_text


def _blob(column: Column) -> Make:
    return _bytes if column.collation in (None, BINARY_COLLATION) else _as_text


def _of_parts(column: Column) -> Make:
    """Return what makes a date or time of the text of one, by the rule that logs are read by."""
    members, function = type_of(column.cell.type).members, _maker(column)
    digits = dict(zip(column.cell.params, column.parameters, strict=True)).get("fsp", 0)
    return lambda literal: function(*(_parts(_text(literal), digits)[name] for name in members))


def _parts(text: str, digits: int) -> dict[str, int]:
    match = _TIME.match(text)
    if match is None:
        raise ValueError(f"{text!r} is no time")
    year, month, day, hour, minute, second = (int(match[number] or 0) for number in (1, 2, 3, 5, 6, 7))
    return {
        "year": year,
        "month": month,
        "day": day,
        "hour": hour,
        "minute": minute,
        "second": second,
        "hours": hour,
        "minutes": minute,
        "seconds": second,
        "is_negative": match[4] is not None,
        "micros": int(f"{match[8] or '':0<6}"),
        "fsp": digits,
    }


def _timestamp(column: Column) -> Make:
    """The members of its rule have the seconds since 1970 in place of a clock."""
    members, function = type_of(column.cell.type).members, _maker(column)
    digits = dict(zip(column.cell.params, column.parameters, strict=True)).get("fsp", 0)

    def made(literal: str | bytes) -> Any:
        parts = _parts(_text(literal), digits)
        clock = tuple(parts[name] for name in ("year", "month", "day", "hour", "minute", "second"))
        parts["seconds"] = timegm(clock) if parts["year"] else 0
        return function(*(parts[name] for name in members))

    return made


def _of_bytes(column: Column) -> Make:
    function = _maker(column)
    return lambda literal: function(_bytes(literal))


def _maker(column: Column) -> Make:
    """Return what makes values of what the log has."""
    made = _POLICY.maker(column)
    assert made is not None
    return made


def _always(make: Make) -> Callable[[Column], Make]:
    return lambda column: make


_MAKERS: dict[str, Callable[[Column], Make]] = {
    **{f"value_{sign}{size}": _always(_integer) for sign in "su" for size in (1, 2, 3, 4, 8)},
    "value_bit": _always(_bits),
    "value_year": _always(_integer),
    "value_decimal": _always(lambda literal: Decimal(_text(literal))),
    "value_f4": _always(lambda literal: c_float(float(_text(literal))).value),
    "value_f8": _always(lambda literal: float(_text(literal))),
    **{f"value_datetime{form}": _of_parts for form in ("", "2", "_hires")},
    **{f"value_time{form}": _of_parts for form in ("", "2", "_hires")},
    "value_date": _of_parts,
    **{f"value_timestamp{form}": _timestamp for form in ("", "2", "_hires")},
    **dict.fromkeys(("value_enum", "value_set"), _label),
    **dict.fromkeys(("value_string", "value_compressed"), _string),
    "value_blob": _blob,
    "value_json": _always(lambda literal: JsonText(_text(literal))),
    **dict.fromkeys(("value_geometry", "value_vector"), _of_bytes),
}
"""By type of the spec."""
