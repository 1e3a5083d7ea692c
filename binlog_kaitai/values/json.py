"""The binary form of JSON as Python values."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from decimal import Decimal
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai._generated.layout import ColumnType, JsonConstant
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.structs import prefix_reader
from binlog_kaitai.values.decimal import decimal_decoder
from binlog_kaitai.values.json_walk import Form, decode, make_form, same

__all__ = ["MOST_SIGNED", "JsonOpaque", "JsonTemporal", "JsonUnsigned", "json_value", "opaque_value", "typed_value"]

MOST_SIGNED = (1 << 63) - 1
"""The greatest number that is read as a signed one."""
_MAX_DECIMAL_DIGITS = 81
"""Digits that the server has room for (sql-common/my_decimal.h, DECIMAL_MAX_POSSIBLE_PRECISION)."""


class JsonOpaque(bytes):
    """A value of a column type that neither JSON nor Python has a better type for: its bytes as stored."""

    field_type: int
    """The server's number of the column type (enum_field_types), such as 252 for a BLOB."""

    def __new__(cls, data: bytes, field_type: int) -> JsonOpaque:
        value = super().__new__(cls, data)
        value.field_type = field_type
        return value

    def __getnewargs__(self) -> tuple[bytes, int]:  # type: ignore[override]  # a second argument, for pickle
        return bytes(self), self.field_type

    def __repr__(self) -> str:
        return f"JsonOpaque({bytes(self)!r}, {self.field_type})"


class JsonTemporal(str):
    """A date or time inside a document: the text that MySQL prints."""

    kind: str
    """``DATE``, ``TIME`` or ``DATETIME``."""

    def __new__(cls, text: str, kind: str) -> JsonTemporal:
        value = super().__new__(cls, text)
        value.kind = kind
        return value


class JsonUnsigned(int):
    """A number that is stored as unsigned."""

    __slots__ = ()


def json_value(data: bytes) -> Any:
    """A stored JSON document as dict, list, str, int, float, bool or None.

    DECIMAL becomes Decimal; DATE, TIME, DATETIME and TIMESTAMP the text that MySQL prints, with six digits of the
    fraction; a value of another column type JsonOpaque, which is bytes. No bytes are the JSON null.

    Raises MalformedEventError.
    """
    return decode(data, _VALUES)


def typed_value(data: bytes) -> Any:
    """A stored JSON document as `json_value` makes it, but temporals and unsigned numbers keep their types.

    Raises MalformedEventError.
    """
    return decode(data, _TYPED)


def _typed_opaque(field_type: int, data: bytes) -> Decimal | str | JsonOpaque:
    value = opaque_value(field_type, data)
    return JsonTemporal(value, _TEMPORALS[field_type]) if isinstance(value, str) else value


def opaque_value(field_type: int, data: bytes) -> Decimal | str | JsonOpaque:
    """A stored value of a column type (server's number) inside a document. Raises MalformedEventError or EOFError."""
    make = _OPAQUES.get(field_type)
    return make(data) if make else JsonOpaque(data, field_type)


def _decimal(data: bytes) -> Decimal:
    """A DECIMAL, its precision and scale before it (server: sql-common/json_dom.cc, Json_decimal::get_binary)."""
    precision, scale = _read_decimal(data, 0)
    digits = data[_DECIMAL.size :]
    if scale <= precision <= _MAX_DECIMAL_DIGITS and len(digits) == _decimal_size(precision, scale) > 0:
        return decimal_decoder(precision, scale)(digits)
    raise MalformedEventError(f"JSON: a DECIMAL({precision},{scale}) of {len(digits)} bytes")


def _date(data: bytes) -> str:
    at, _ = layout.read_json_datetime(data, 0, len(data))
    return f"{at.year:04d}-{at.month:02d}-{at.day:02d}"


def _datetime(data: bytes) -> str:
    at, _ = layout.read_json_datetime(data, 0, len(data))
    date = f"{at.year:04d}-{at.month:02d}-{at.day:02d}"
    return f"{date} {at.hour:02d}:{at.minute:02d}:{at.second:02d}.{at.micros:06d}"


def _time(data: bytes) -> str:
    at, _ = layout.read_json_time(data, 0, len(data))
    sign = "-" if at.is_negative else ""
    return f"{sign}{at.hours:02d}:{at.minutes:02d}:{at.seconds:02d}.{at.micros:06d}"


def _object(names: Iterable[str], values: list[Any]) -> dict[str, Any]:
    return dict(zip(names, values, strict=True))


_DECIMAL = layout.PREFIX["json_decimal", None, None]
_read_decimal = prefix_reader(_DECIMAL, ("precision", "scale"))
_decimal_size = layout.CELLS[layout.ValueKind.newdecimal].size
_MOMENTS: dict[str, Callable[[bytes], Decimal | str]] = {
    "json_decimal": _decimal,
    "json_datetime": _datetime,
    "json_time": _time,
}
_OPAQUES: dict[int, Callable[[bytes], Decimal | str]] = {
    **{kind: _MOMENTS[name] for kind, name in layout.JSON_OPAQUES.items()},
    ColumnType.date: _date,
}
"""By column type; a DATE is stored as a moment, and shown without its time."""
_TEMPORALS: dict[int, str] = {
    ColumnType.date: "DATE",
    ColumnType.datetime: "DATETIME",
    ColumnType.timestamp: "DATETIME",
    ColumnType.time: "TIME",
}
_VALUES: Form[Any] = make_form(
    constants={JsonConstant.null_literal: None, JsonConstant.true_literal: True, JsonConstant.false_literal: False},
    integer=same,
    double=same,
    string=bytes.decode,
    opaque=opaque_value,
    name=bytes.decode,
    array=same,
    object_=_object,
)
_TYPED: Form[Any] = make_form(
    constants={JsonConstant.null_literal: None, JsonConstant.true_literal: True, JsonConstant.false_literal: False},
    integer=same,
    double=same,
    string=bytes.decode,
    opaque=_typed_opaque,
    name=bytes.decode,
    array=same,
    object_=_object,
    unsigned=JsonUnsigned,
)
