"""DECIMAL."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Context, Decimal
from typing import Any

from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.rows.table import Column
from binlog_kaitai.types.column_type import Arrow, ColumnType, always, sql_name
from binlog_kaitai.types.modes import Connect, Modes, connect_decimal, connect_type, quoted_integer
from binlog_kaitai.types.texts import literal_text
from binlog_kaitai.values.decimal import decimal_decoder, is_decimal

__all__ = ["TYPES"]

_MAX_DIGITS_128 = 38
_EXACT = Context(prec=100)
_TEXT = '"{:f}"'.format


def _decimal(column: Column, policy: Any) -> Callable[[bytes], Decimal]:
    precision, scale = column.parameters
    if is_decimal(precision, scale):
        return decimal_decoder(precision, scale)

    def refuse(digits: bytes) -> Decimal:
        raise MalformedEventError(f"a DECIMAL({precision},{scale}), which there is not")

    return refuse


def _literal(column: Column, sql: Any) -> Callable[[bytes], str]:
    decode = _decimal(column, sql)
    return lambda digits: f"{decode(digits):f}"


def _envelope(column: Column, modes: Modes) -> Callable[[Decimal], str]:
    """Return what makes the digits without the point, a number with one, or text."""
    _, scale = column.parameters
    if modes.decimals == "string":
        return _TEXT
    if modes.decimals == "double":
        return "{:f}".format if scale else "{:f}.0".format
    return lambda value: quoted_integer(int(value.scaleb(scale, _EXACT)))


def _connect(column: Column, modes: Modes) -> Connect:
    precision, scale = column.parameters
    return connect_decimal(scale, precision) if modes.decimals == "precise" else connect_type(modes.decimals)


def _arrow(column: Column) -> Arrow:
    precision, scale = column.parameters
    if not is_decimal(precision, scale):
        return ("string",)  # no such type; a value of it will not decode
    return "decimal128" if precision <= _MAX_DIGITS_128 else "decimal256", precision, scale


TYPES = {
    "value_decimal": ColumnType(
        _decimal,
        members=("digits",),
        text=always(_TEXT),
        envelope=_envelope,
        maxwell=always("{:f}".format),
        connect=_connect,
        sql=lambda column: sql_name("DECIMAL", *column.parameters, unsigned=column.unsigned),
        literal=_literal,
        arrow=_arrow,
        order=always("exact"),
        plan="decimal",
        mask="decimal",
        parse=always(lambda literal: Decimal(literal_text(literal))),
    )
}
