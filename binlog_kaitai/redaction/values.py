"""Stored values replaced by others of the same size that are valid in the column's type.

How a value is stored comes from the spec: its fields and what is made of them. A replacement is put together field by
field and read again; one that is no value of the type is thrown away.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from io import BytesIO
from struct import Struct
from types import CodeType
from typing import Any

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.format.structs import struct_format
from binlog_kaitai.redaction.alphabet import ANY
from binlog_kaitai.redaction.secret import Draws, Secret
from binlog_kaitai.rows.table import Column
from binlog_kaitai.values.charset import BINARY_COLLATION, charset_name
from binlog_kaitai.values.compressed import plain_value
from binlog_kaitai.values.decimal import decimal_groups
from binlog_kaitai.values.geometry import coordinates

__all__ = ["Values", "cell_of", "charset_of", "members"]

_MOST_TRIES = 1 << 16
_NEAR = 50
"""The field with the year changes by one part in so many at the most: else most dates would be of no century."""
_MOST_COORDINATE = 89
_MOST_NEAR = 1 << 10
"""So many times a value near the old one is tried; 0000-00-05 has none."""
_FAR = 1 << 7
_MOST_NUMBER = 10**6
_CENTS = 100
_BITS = 8
Limits = dict[str, tuple[int, int]]
_DATE: Limits = {"year": (0, 9999), "month": (1, 12), "day": (1, 28)}
_CLOCK: Limits = {
    "hour": (0, 23),
    "hours": (0, 837),
    "minute": (0, 59),
    "minutes": (0, 59),
    "second": (0, 59),
    "micros": (0, 999_999),
}
_LIMITS: dict[str, Limits] = {
    **dict.fromkeys(("value_date", "value_datetime", "value_datetime2", "value_datetime_hires"), _DATE | _CLOCK),
    **dict.fromkeys(("value_time", "value_time2", "value_time_hires"), _CLOCK | {"seconds": (0, 59)}),
    **dict.fromkeys(
        ("value_timestamp", "value_timestamp2", "value_timestamp_hires"), _CLOCK | {"seconds": (1, 2**31 - 1)}
    ),
    "json_datetime": _DATE | _CLOCK,
    "json_time": _CLOCK | {"seconds": (0, 59)},
}
"""By type of the spec: what the members of a value can be, so that it is one in a calendar and on a clock."""
_KEPT = {"sign"}
"""Fields that are no part of the value."""
_HIGHEST = {"raw", "year_month", "high", "seconds"}
"""Fields that have the year, or the hours."""
_BITS_OF_HOURS = 13
"""Of the field of a time in a JSON document that has its hours: what is above them is of no use."""
_CLOCK_OF_DATES = "low"
"""The field of a date in a JSON document that has nothing but time."""


class Values:
    """Replaces the stored values of columns.

    Args:
        secret: what stands in for what.
    """

    def __init__(self, secret: Secret) -> None:
        self._secret = secret

    def cell(self, column: Column, data: bytes) -> bytes:
        """Return other bytes for a value of a column; its size may change if it is compressed.

        Raises RedactionError.
        """
        cell, parameters = column.cell, column.parameters
        if cell.rule == "read":
            raise RedactionError(f"no value is known that could stand in for one of column {column.name}")
        if cell.rule == "prefixed":
            size = cell.size(*parameters)
            (stored,) = cell.fields(*parameters)
            value = self._prefixed(column, data[size:])
            return _put(bytes(size), stored, len(value)) + value
        if cell.type == "value_enum":
            return self.enum(column, data)
        if cell.type == "value_set":
            return self.set(column, data)
        return self.fixed(cell.type, data, *parameters)

    def _prefixed(self, column: Column, value: bytes) -> bytes:
        kind = column.cell.type
        if kind in ("value_string", "value_blob"):
            return self._secret.text(value, charset_of(column))
        if kind == "value_compressed":
            return self._compressed(column, value)
        if kind == "value_geometry":
            return self._geometry(value)
        if kind == "value_vector":
            size = layout.CELLS[layout.ValueKind.float].size()
            return b"".join(self.fixed("value_f4", value[at : at + size]) for at in range(0, len(value), size))
        raise RedactionError(f"no value is known that could stand in for one of column {column.name} ({column.type})")

    def fixed(self, kind: str, data: bytes, *parameters: int) -> bytes:
        """Return other bytes for a value of a fixed size of a type of the spec."""
        if kind in _LIMITS:
            return self.parts(kind, data, cell_of(kind).fields(*parameters), *parameters)
        if kind == "value_decimal":
            return self.decimal(data, *parameters)
        cell = cell_of(kind)
        fields = cell.fields(*parameters)
        (first, *_) = fields
        if first.kind == "f":
            return self._real(first, data)
        if kind == "value_bit":
            named = dict(zip(cell.params, parameters, strict=True))
            num_bits = _BITS * named["num_full_bytes"] + named["num_odd_bits"]
            return _whole(self._secret.other(_number(data, fields), 1 << num_bits), fields, len(data))
        value = members(kind, data, *parameters).get("value")
        if value is None or kind == "value_year":
            value = _number(data, fields)
        new = self._secret.integer(value)
        found = _whole(new, fields, len(data))
        if members(kind, found, *parameters).get("value", _number(found, fields)) != new and kind != "value_year":
            raise RedactionError(f"a number of type {kind} cannot be replaced")
        return found

    def _real(self, field: layout.Field, data: bytes) -> bytes:
        draws = self._secret.draws(b"real " + repr(_get(data, field)).encode())
        return _put(bytes(len(data)), field, _other_real(draws, _get(data, field)))

    def parts(self, kind: str, data: bytes, fields: Sequence[layout.Field], *parameters: int) -> bytes:
        """Return another date or time, which is stored in some fields; zero, which is none, stays."""
        if not any(data):
            return data
        limits = _LIMITS[kind]
        draws = self._secret.draws(b"%b %b" % (kind.encode(), data))
        is_date = _has_no_clock(kind, data, *parameters)
        for number in range(_MOST_TRIES):
            found = data
            for field in fields:
                if field.name not in _KEPT and not (is_date and field.name == _CLOCK_OF_DATES):
                    reach = 0 if field.name not in _HIGHEST else 1 if number < _MOST_NEAR else 2
                    found = _put(found, field, _drawn(draws, field, _get(data, field), reach))
            read = members(kind, found, *parameters)
            if found != data and _fits(read, limits, parameters) and not (is_date and _has_clock(read)):
                return found
        raise RedactionError(f"no other value was found for one of type {kind}")

    def decimal(self, data: bytes, precision: int, scale: int) -> bytes:
        """Return another number with the same sign and as many digits."""
        draws = self._secret.draws(b"decimal %b" % data)
        sign_at = layout.decimal_sign_at()
        is_negative = layout.decimal_is_negative(sign_byte=data[sign_at])
        for _ in range(_MOST_TRIES):
            parts = [_group(draws, group, is_negative=is_negative) for group in decimal_groups(precision, scale)]
            found = b"".join(parts)
            if found != data and layout.decimal_is_negative(sign_byte=found[sign_at]) == is_negative:
                return found
        raise RedactionError(f"no other DECIMAL({precision},{scale}) was found")

    def enum(self, column: Column, data: bytes) -> bytes:
        """Return another label's number; 0, which is no label, stays."""
        fields = column.cell.fields(*column.parameters)
        number = _number(data, fields)
        if not number:
            return data
        return _whole(1 + self._secret.other(number - 1, max(len(_labels(column)), number)), fields, len(data))

    def set(self, column: Column, data: bytes) -> bytes:
        """Return another set of labels."""
        fields = column.cell.fields(*column.parameters)
        return _whole(self._secret.other(_number(data, fields), 1 << len(_labels(column))), fields, len(data))

    def _compressed(self, column: Column, stored: bytes) -> bytes:
        """Return another value, compressed as the value was."""
        if not stored:
            return stored
        value = MysqlBinlog.CompressedValue(KaitaiStream(BytesIO(stored)))
        new = self._secret.text(plain_value(stored), charset_of(column))
        if value.method == layout.CompressionMethod.none:
            return stored[: len(stored) - len(value.data)] + new
        window = -zlib.MAX_WBITS if value.is_raw_deflate else zlib.MAX_WBITS
        stream = zlib.compressobj(wbits=window)
        found = stored[: len(stored) - len(value.data)] + stream.compress(new) + stream.flush()
        if plain_value(found) != new:
            raise RedactionError(f"a value of column {column.name} cannot be compressed again")
        return found

    def _geometry(self, value: bytes) -> bytes:
        """Return a geometry of the same shape elsewhere: a place is another one, always the same."""
        start = layout.PREFIX["geometry", None, None].size
        found = bytearray(value)
        for at, stored in coordinates(value[start:]):
            (number,) = stored.unpack_from(value, start + at)
            draws = self._secret.draws(b"coordinate " + repr(number).encode())
            new = draws.between(-_MOST_COORDINATE * _CENTS, _MOST_COORDINATE * _CENTS) / _CENTS
            stored.pack_into(found, start + at, new)
        return bytes(found)


def charset_of(column: Column) -> str:
    """Return the character set of a column by the server's name."""
    if column.collation is None:
        return "utf8mb4"
    return ANY if column.collation == BINARY_COLLATION else charset_name(column.collation) or ANY


def _labels(column: Column) -> Sequence[str]:
    if column.labels is None:
        raise RedactionError(
            f"the log does not tell the labels of column {column.name} ({column.type}), and so what could stand in for"
            " one; give the definition (--schema, --schema-from-log)"
        )
    return column.labels


@cache
def cell_of(kind: str) -> layout.Cell:
    """Return how a type of the spec is stored."""
    return next(cell for cell in layout.CELLS.values() if cell.type == kind)


_READERS: dict[str, Callable[..., tuple[Any, int]]] = {
    "json_datetime": layout.read_json_datetime,
    "json_time": layout.read_json_time,
}


@cache
def _code(text: str) -> CodeType:
    return compile(text, "<spec>", "eval")


def members(kind: str, data: bytes, *parameters: int) -> dict[str, Any]:
    """Return the fields of a value by name, and what the spec makes of them."""
    if kind in _READERS:
        return dict(_READERS[kind](data, 0, len(data))[0]._asdict())
    cell = cell_of(kind)
    found: dict[str, Any] = dict(zip(cell.params, parameters, strict=True))
    found |= {field.name: _get(data, field) for field in cell.fields(*parameters)}
    for name, text in cell.steps.items():
        found[name] = eval(_code(text), {}, found)
    return found


def _order(field: layout.Field) -> Any:
    return field.order or sys.byteorder


def _get(data: bytes, field: layout.Field) -> Any:
    part = data[field.offset : field.offset + field.size]
    if field.kind == "f":
        return Struct(struct_format(field)).unpack(part)[0]
    number = int.from_bytes(part, _order(field), signed=field.kind == "s")
    return number >> field.shift & (1 << field.width) - 1 if field.kind == "bits" else number


def _put(data: bytes, field: layout.Field, value: Any) -> bytes:
    """Return the bytes with another value of a field. Raises RedactionError for one that is too large for it."""
    end = field.offset + field.size
    part = data[field.offset : end]
    if field.kind == "f":
        part = Struct(struct_format(field)).pack(value)
    else:
        if field.kind == "bits":
            whole = int.from_bytes(part, _order(field))
            value = whole & ~((1 << field.width) - 1 << field.shift) | value << field.shift
        try:
            part = value.to_bytes(field.size, _order(field), signed=field.kind == "s")
        except OverflowError as error:
            raise RedactionError(f"the replacement has no room: {field.name} has {field.size} bytes") from error
    return data[: field.offset] + part + data[end:]


def _whole_order(fields: Sequence[layout.Field]) -> Any:
    return next((field.order for field in fields if field.order), sys.byteorder)


def _number(data: bytes, fields: Sequence[layout.Field]) -> int:
    """Return a value as one number without a sign."""
    return int.from_bytes(data, _whole_order(fields))


def _whole(value: int, fields: Sequence[layout.Field], size: int) -> bytes:
    return value.to_bytes(size, _whole_order(fields), signed=value < 0)


def _drawn(draws: Draws, field: layout.Field, old: int, reach: int) -> int:
    """Return another value for a field of a date or time: any (0), one near the old one (1), or not so near (2)."""
    bits = field.width if field.kind == "bits" else _BITS * field.size
    if not reach or not old:
        return draws.below(1 << (_BITS_OF_HOURS if reach and field.name == "high" else bits))
    if reach > 1:
        return draws.below(min(1 << bits - (field.kind == "s"), _FAR * abs(old)))
    near = max(abs(old) // _NEAR, _NEAR)
    return min(max(draws.between(old - near, old + near), 0 if old > 0 else old - near), (1 << bits) - 1)


def _fits(read: Mapping[str, Any], limits: Limits, parameters: tuple[int, ...]) -> bool:
    if any(not first <= read[name] <= last for name, (first, last) in limits.items() if name in read):
        return False
    digits = parameters[0] if parameters else 6
    return bool(read.get("micros", 0) % 10 ** (6 - digits) == 0)


_OF_CLOCK = ("hour", "minute", "second", "micros")


def _has_clock(read: Mapping[str, Any]) -> bool:
    return any(read.get(name) for name in _OF_CLOCK)


def _has_no_clock(kind: str, data: bytes, *parameters: int) -> bool:
    """Return whether a date in a JSON document has no time: it may be one of type DATE."""
    return kind == "json_datetime" and not _has_clock(members(kind, data, *parameters))


def _other_real(draws: Draws, old: float) -> float:
    while True:
        found = draws.below(_MOST_NUMBER * _CENTS) / _CENTS
        if found != abs(old):
            return -found if old < 0 else found


def _group(draws: Draws, group: Any, *, is_negative: bool) -> bytes:
    """Return the bytes of a group of decimal digits."""
    while True:
        raw = draws.below(1 << _BITS * group.size)
        magnitude = layout.decimal_group_magnitude(
            raw_unsigned=raw, half=group.half, decimal_digits_is_negative=is_negative
        )
        value = layout.decimal_group_value(half=group.half, is_first=group.is_first, decimal_group_magnitude=magnitude)
        if value < 10**group.digits and (not group.is_first or magnitude >= group.half):
            return raw.to_bytes(group.size, group.order or sys.byteorder)
