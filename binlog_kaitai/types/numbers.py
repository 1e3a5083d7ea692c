"""Integers, YEAR and BIT; FLOAT and DOUBLE."""

from __future__ import annotations

from contextlib import suppress
from math import isfinite
from struct import Struct

from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.structs import stored_field, struct_format
from binlog_kaitai.types.column_type import ColumnType, always

__all__ = ["TYPES", "single_text"]

_single = Struct(struct_format(stored_field("value_f4", "value")))
_SURE_DIGITS = 6
"""So many significant digits of a decimal number survive single precision: no shorter form needs to be tried."""
_SMALLEST_NORMAL = 2.0**-126
_MAX_DIGITS = 9
"""Significant digits that tell any two single-precision numbers apart."""


def single_text(value: float) -> str:
    """Return the shortest number that is the same in single precision."""
    want = _single.pack(value)
    for digits in range(_SURE_DIGITS if abs(value) >= _SMALLEST_NORMAL else 1, _MAX_DIGITS):
        text = f"{value:.{digits}g}"
        with suppress(OverflowError):  # rounded up beyond the largest number
            if _single.pack(float(text)) == want:
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


def _whole() -> ColumnType:
    return ColumnType(text=always(str), literal=always(str))


TYPES = {
    **{f"value_{sign}{size}": _whole() for sign in "su" for size in (1, 2, 3, 4, 8)},
    "value_bit": _whole(),
    "value_year": _whole(),
    "value_f4": ColumnType(text=always(single_text), literal=always(_real)),
    "value_f8": ColumnType(text=always(_double_text), literal=always(_real)),
}
