"""Integers, YEAR and BIT; FLOAT and DOUBLE."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from math import isfinite
from struct import Struct
from typing import Any

from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.structs import stored_field, struct_format
from binlog_kaitai.rows.table import Column
from binlog_kaitai.types.column_type import ColumnType, always, sql_name
from binlog_kaitai.types.modes import Connect, Modes, connect_decimal, connect_type, quoted_base64, quoted_integer

__all__ = ["SINGLE", "TYPES", "double_text", "is_flag", "single_text"]

_BIT, _YEAR = "value_bit", "io.debezium.time.Year"
_ONE_BIT = (1, 0)
"""The parameters of BIT(1): bits beside whole bytes, and whole bytes."""
SINGLE = Struct(struct_format(stored_field("value_f4", "value")))
"""How a FLOAT is stored."""
_SURE_DIGITS = 6
"""So many significant digits of a decimal number survive single precision: no shorter form needs to be tried."""
_SMALLEST_NORMAL = 2.0**-126
_DIGITS_OF_LONG = 20
"""Digits of 64 bits."""
_MAX_DIGITS = 9
"""Significant digits that tell any two single-precision numbers apart."""


def is_flag(column: Column) -> bool:
    """Return whether a column is a BIT(1)."""
    return column.cell.type == _BIT and column.parameters == _ONE_BIT


def single_text(value: float) -> str:
    """Return the shortest number that is the same in single precision."""
    want = SINGLE.pack(value)
    for digits in range(_SURE_DIGITS if abs(value) >= _SMALLEST_NORMAL else 1, _MAX_DIGITS):
        text = f"{value:.{digits}g}"
        with suppress(OverflowError):  # rounded up beyond the largest number
            if SINGLE.pack(float(text)) == want:
                return double_text(float(text))
    return double_text(float(f"{value:.{_MAX_DIGITS}g}"))


def double_text(value: float) -> str:
    """Return the shortest number that is the same; text for what no server stores and JSON has no number for."""
    text = repr(value)
    return text if text[-1].isdigit() else f'"{text}"'


def _real(value: float) -> str:
    """Return a number with an exponent, which makes it a DOUBLE; a FLOAT is written as the DOUBLE that it equals."""
    if not isfinite(value):
        raise MalformedEventError(f"the number {value}, which no column holds")
    text = repr(value)
    return text if "e" in text else f"{text}e0"


def _bits(literal: str | bytes) -> int:
    return int(literal) if isinstance(literal, str) else int.from_bytes(literal)


def _as_single(literal: str | bytes) -> Any:
    return SINGLE.unpack(SINGLE.pack(float(literal)))[0]


def _type(
    arrow: str,
    plan: str,
    mask: str,
    connect: str = "",
    parse: Callable[[Any], Any] = int,
    text: Callable[[Any], str] = str,
    literal: Callable[[Any], str] = str,
    order: str = "exact",
) -> ColumnType:
    of_value: dict[str, Any] = {"text": always(text), "literal": always(literal), "parse": always(parse)}
    of_value |= {"sql": _sql, "connect": always(connect_type(connect))}
    return ColumnType(arrow=always((arrow,)), order=always(order), plan=plan, mask=mask, **of_value)


def _as_bits(column: Column, modes: Modes) -> Callable[[int], str]:
    """Return what makes a flag, or bytes, the lowest first."""
    if is_flag(column):
        return lambda value: "true" if value else "false"
    bits, whole = column.parameters
    size = whole + (bits > 0)
    return lambda value: quoted_base64(value.to_bytes(size, "little"))


def _as_long(column: Column, modes: Modes) -> Callable[[int], str]:
    """Return what makes a number of 64 bits, of which the highest has become the sign, or an exact one."""
    if modes.unsigned == "precise":
        return quoted_integer
    return lambda value: str(value - (value >> 63 << 64))


def _sql(column: Column) -> str:
    return sql_name(_WORDS.get(column.type, column.type), unsigned=column.unsigned)


def _bits_schema(column: Column, modes: Modes) -> Connect:
    if is_flag(column):
        return connect_type("boolean")
    return connect_type("bytes", "io.debezium.data.Bits", parameters={"length": str(_num_bits(column))})


def _num_bits(column: Column) -> int:
    bits, whole = column.parameters
    return 8 * whole + bits


def _long_schema(column: Column, modes: Modes) -> Connect:
    return connect_decimal(0, _DIGITS_OF_LONG) if modes.unsigned == "precise" else connect_type("int64")


_WORDS = {"TINY": "TINYINT", "SHORT": "SMALLINT", "INT24": "MEDIUMINT", "LONG": "INT", "LONGLONG": "BIGINT"}
"""What SQL calls types that the server calls otherwise."""
_CONNECT = {"s1": "int16", "u1": "int16", "s2": "int16", "u4": "int64", "s8": "int64"}
"""Other integers are int32."""
_SIZES = {1: 8, 2: 16, 3: 32, 4: 32, 8: 64}
"""Bits of an integer in Arrow, by its bytes in the log."""
TYPES = {
    **{
        f"value_{sign}{size}": _type(f"{name}{bits}", "integer", "number", _CONNECT.get(f"{sign}{size}", "int32"))
        for sign, name in (("s", "int"), ("u", "uint"))
        for size, bits in _SIZES.items()
    },
    "value_u8": _type("uint64", "integer", "number")._replace(envelope=_as_long, connect=_long_schema),
    _BIT: _type("uint64", "integer", "bits", parse=_bits)._replace(
        envelope=_as_bits, connect=_bits_schema, sql=lambda column: sql_name("BIT", _num_bits(column))
    ),
    "value_year": _type("int16", "year", "stored")._replace(
        connect=always(connect_type("int32", _YEAR)), sql=always("YEAR")
    ),
    "value_f4": _type("float32", "single", "real", "float", _as_single, single_text, _real, "single"),
    "value_f8": _type("float64", "double", "real", "double", float, double_text, _real, "double"),
}
