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
from binlog_kaitai.types.column_type import ColumnType, always
from binlog_kaitai.types.texts import literal_text

__all__ = ["SINGLE", "TYPES", "is_flag", "single_text"]

_BIT = "value_bit"
_ONE_BIT = (1, 0)
"""The parameters of BIT(1): bits beside whole bytes, and whole bytes."""
SINGLE = Struct(struct_format(stored_field("value_f4", "value")))
"""How a FLOAT is stored."""
_SURE_DIGITS = 6
"""So many significant digits of a decimal number survive single precision: no shorter form needs to be tried."""
_SMALLEST_NORMAL = 2.0**-126
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
                return _double_text(float(text))
    return _double_text(float(f"{value:.{_MAX_DIGITS}g}"))


def _double_text(value: float) -> str:
    """Return the shortest number that is the same; text for what no server stores and JSON has no number for."""
    text = repr(value)
    return text if text[-1].isdigit() else f'"{text}"'


def _real(value: float) -> str:
    """Return a number with an exponent, which makes it a DOUBLE; a FLOAT is written as the DOUBLE that it equals."""
    if not isfinite(value):
        raise MalformedEventError(f"the number {value}, which no column holds")
    text = repr(value)
    return text if "e" in text else f"{text}e0"


def _integer(literal: str | bytes) -> int:
    return int(literal_text(literal))


def _bits(literal: str | bytes) -> int:
    return int(literal) if isinstance(literal, str) else int.from_bytes(literal)


def _double(literal: str | bytes) -> float:
    return float(literal_text(literal))


def _as_single(literal: str | bytes) -> float:
    number: float = SINGLE.unpack(SINGLE.pack(_double(literal)))[0]
    return number


def _whole(
    arrow: str, plan: str = "integer", mask: str = "number", parse: Callable[[Any], int] = _integer
) -> ColumnType:
    return ColumnType(
        text=always(str),
        literal=always(str),
        arrow=always((arrow,)),
        order=always("exact"),
        plan=plan,
        mask=mask,
        parse=always(parse),
    )


def _floating(text: Callable[[float], str], arrow: str, name: str, parse: Callable[[str | bytes], float]) -> ColumnType:
    return ColumnType(
        text=always(text),
        literal=always(_real),
        arrow=always((arrow,)),
        order=always(name),
        plan=name,
        mask="real",
        parse=always(parse),
    )


_SIZES = {1: 8, 2: 16, 3: 32, 4: 32, 8: 64}
"""Bits of an integer in Arrow, by its bytes in the log."""
TYPES = {
    **{f"value_s{size}": _whole(f"int{bits}") for size, bits in _SIZES.items()},
    **{f"value_u{size}": _whole(f"uint{bits}") for size, bits in _SIZES.items()},
    _BIT: _whole("uint64", mask="bits", parse=_bits),
    "value_year": _whole("int16", "year", "stored"),
    "value_f4": _floating(single_text, "float32", "single", _as_single),
    "value_f8": _floating(_double_text, "float64", "double", _double),
}
