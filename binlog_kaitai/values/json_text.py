"""JSON as the server prints it, byte for byte: ``CAST(json AS CHAR)``.

Source: sql-common/json_dom.cc (wrapper_to_string, double_quote) and strings/dtoa.cc (my_gcvt) of MySQL 9.1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from decimal import Decimal
from json.encoder import encode_basestring
from operator import add
from typing import Any

from binlog_kaitai._generated.layout import ColumnType, JsonConstant
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.values.json import MOST_SIGNED, JsonOpaque, JsonTemporal, JsonUnsigned, opaque_value
from binlog_kaitai.values.json_walk import MAX_DEPTH, Form, decode, make_form

__all__ = ["json_text", "typeless_text", "value_text"]

_quote = encode_basestring
"""Server and Python escape the same: quote, backslash, control characters as ``\\b \\f \\n \\r \\t`` or ``\\u00xx``."""

_MAX_POINT = 15
"""How far the point may stand from the first digit before the server writes an exponent (MAX_DECPT_FOR_F_FORMAT)."""


def json_text(data: bytes) -> str:
    """Return a stored JSON document as the server prints it. No bytes are the JSON null. Raises MalformedEventError."""
    return decode(data, _TEXT)


class _TypeLostError(Exception):
    """A value has a type that its text does not tell."""


def typeless_text(data: bytes) -> str | None:
    """Return the text of a stored document that reads back as the same document; None where a value is an unsigned
    number or of a column type, which its text would not tell. Raises MalformedEventError."""
    try:
        return decode(data, _TYPELESS)
    except _TypeLostError:
        return None


def value_text(value: Any) -> str:
    """Return the result of `json_value`, as the server prints it.

    Raises MalformedEventError when it nests too deep for the server, TypeError for a value of any other type.
    """
    return _any_text(value, 0)


def _any_text(value: Any, depth: int) -> str:
    kind = type(value)
    if depth == MAX_DEPTH and kind in (dict, list):
        raise MalformedEventError(f"JSON: more than {MAX_DEPTH} containers inside each other")
    if kind is dict:
        return _object([_name(name) for name in value], [_any_text(item, depth + 1) for item in value.values()])
    if kind is list:
        return _array([_any_text(item, depth + 1) for item in value])
    try:
        return _SCALARS[kind](value)
    except KeyError:
        raise TypeError(f"{kind.__name__} is no part of a JSON document") from None


def _double(value: float) -> str:
    """Return the fewest digits that read back the same; an exponent below 1e-15, and for whole numbers from 1e15 up."""
    text = repr(value)
    if 1e-4 <= abs(value) < 1e15 or not value:
        return text  # here Python writes the same
    number, _, exponent = text.partition("e")
    if not exponent:
        return _below_1e16(number)
    if -_MAX_POINT <= int(exponent) < 0:
        sign, digits = value < 0, number.lstrip("-").replace(".", "")
        return f"{'-' if sign else ''}0.{digits.zfill(len(digits) - 1 - int(exponent))}"
    return f"{number}e{int(exponent)}"


def _below_1e16(number: str) -> str:
    """Return a number of 16 digits before the point, which Python writes without an exponent."""
    whole, _, fraction = number.partition(".")
    if fraction != "0":
        return number
    exponent = len(whole.lstrip("-")) - 1
    lead = len(whole) - exponent
    digits = whole[lead:].rstrip("0")
    return f"{whole[:lead]}{'.' if digits else ''}{digits}e{exponent}"


def _decimal(value: Decimal) -> str:
    return f"{value:f}"


def _opaque(value: JsonOpaque) -> str:
    """Return bytes as base64 in lines of 76; the strings of VAR_STRING as they are, if they are UTF-8."""
    if value.field_type == ColumnType.var_string:
        try:
            return _quote(value.decode())
        except UnicodeDecodeError:
            pass  # the server prints bytes that no JSON reader takes
    from base64 import encodebytes  # seldom needed

    lines = encodebytes(value).decode().removesuffix("\n")
    return _quote(f"base64:type{value.field_type}:{lines}")


def _string(data: bytes) -> str:
    return _quote(data.decode())


def _name(name: str) -> str:
    return _quote(name) + ": "


def _stored_name(data: bytes) -> str:
    return _name(data.decode())


def _array(texts: list[str]) -> str:
    return f"[{', '.join(texts)}]"


def _object(names: Iterable[str], texts: list[str]) -> str:
    return f"{{{', '.join(map(add, names, texts))}}}"


def _stored_opaque(field_type: int, data: bytes) -> str:
    return value_text(opaque_value(field_type, data))


def _no_opaque(field_type: int, data: bytes) -> str:
    raise _TypeLostError


def _only_large(number: int) -> str:
    """Return a number that is too large for a signed one: read back, it is unsigned again."""
    if number <= MOST_SIGNED:
        raise _TypeLostError
    return str(number)


_constant = {None: "null", True: "true", False: "false"}.__getitem__

_SCALARS: dict[type, Callable[[Any], str]] = {
    type(None): _constant,
    bool: _constant,
    int: str,
    JsonUnsigned: int.__repr__,
    float: _double,
    Decimal: _decimal,
    str: _quote,
    JsonTemporal: _quote,
    JsonOpaque: _opaque,
}
_CONSTANTS: dict[int, str] = {
    JsonConstant.null_literal: "null",
    JsonConstant.true_literal: "true",
    JsonConstant.false_literal: "false",
}


def _form(opaque: Callable[[int, bytes], str], unsigned: Callable[[int], str]) -> Form[str]:
    return make_form(
        constants=_CONSTANTS,
        integer=str,
        double=_double,
        string=_string,
        opaque=opaque,
        name=_stored_name,
        array=_array,
        object_=_object,
        unsigned=unsigned,
    )


_TEXT = _form(_stored_opaque, str)
_TYPELESS = _form(_no_opaque, _only_large)
