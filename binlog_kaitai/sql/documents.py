"""JSON documents as SQL expressions that make the same document."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from decimal import Decimal
from typing import Any

from binlog_kaitai._generated.layout import ColumnType
from binlog_kaitai.sql.text import hexadecimal, quoted
from binlog_kaitai.values.json import MOST_SIGNED, JsonOpaque, JsonTemporal, JsonUnsigned, typed_value
from binlog_kaitai.values.json_diff import JsonDiff
from binlog_kaitai.values.json_text import typeless_text, value_text

__all__ = ["as_json", "changed_literal", "document_literal", "stored_literal"]

_MOST_DIGITS = 65
_MOST_SCALE = 30
"""Of a DECIMAL in an expression."""


def stored_literal(data: bytes) -> str:
    """Return the literal of a stored document. Raises MalformedEventError."""
    text = typeless_text(data)
    return document_literal(typed_value(data)) if text is None else quoted(text)


def document_literal(value: Any) -> str:
    """Return the literal of what `typed_value` makes: the text in quotes where it reads back as the same document."""
    expression = _typed(value)
    if expression is None:
        return quoted(value_text(value))
    return expression if type(value) in (dict, list) else f"JSON_EXTRACT(JSON_ARRAY({expression}), '$[0]')"


def as_json(literal: str) -> str:
    """Return the literal as an operand of a comparison, where a string would not be read as JSON."""
    return f"CAST({literal} AS JSON)" if literal.startswith("'") else literal


def changed_literal(column: str, diffs: Iterable[JsonDiff]) -> str:
    """Return the expression of a document after a partial update, from what the column holds."""
    text = column
    for diff in diffs:
        function = _CHANGES[diff.operation]
        if diff.operation == "insert" and diff.path.endswith("]"):
            function = "JSON_ARRAY_INSERT"
        value = "" if diff.operation == "remove" else f", {_typed(diff.value) or _operand(diff.value)}"
        text = f"{function}({text}, {quoted(diff.path)}{value})"
    return text


_CHANGES = {"replace": "JSON_REPLACE", "insert": "JSON_INSERT", "remove": "JSON_REMOVE"}


def _typed(value: Any) -> str | None:
    """Return an expression for a value of which the text would lose a type; None where it would not."""
    make = _TYPED.get(type(value))
    return None if make is None else make(value)


def _object(value: dict[str, Any]) -> str | None:
    return _container("JSON_OBJECT", list(value.values()), [quoted(name) + ", " for name in value])


def _array(value: list[Any]) -> str | None:
    return _container("JSON_ARRAY", value, [""] * len(value))


def _container(function: str, values: list[Any], names: list[str]) -> str | None:
    typed = [_typed(value) for value in values]
    if all(expression is None for expression in typed):
        return None
    pairs = zip(names, typed, values, strict=True)
    inside = (f"{name}{_operand(value) if expression is None else expression}" for name, expression, value in pairs)
    return f"{function}({', '.join(inside)})"


def _operand(value: Any) -> str:
    """Return an argument of JSON_OBJECT or JSON_ARRAY."""
    return quoted(value) if type(value) is str else f"CAST({quoted(value_text(value))} AS JSON)"


def _decimal(value: Decimal) -> str | None:
    text = f"{value:f}"
    digits, _, fraction = text.lstrip("-").partition(".")
    precision = max(len(digits.lstrip("0")) + len(fraction), 1)
    if precision > _MOST_DIGITS or len(fraction) > _MOST_SCALE:
        return None  # the server computes no such number either
    return f"CAST({text} AS DECIMAL({precision},{len(fraction)}))"


def _unsigned(value: int) -> str | None:
    return f"CAST({value:d} AS UNSIGNED)" if value <= MOST_SIGNED else None


def _temporal(value: JsonTemporal) -> str:
    digits = "" if value.kind == "DATE" else "(6)"
    return f"CAST('{value}' AS {value.kind}{digits})"


def _opaque(value: JsonOpaque) -> str:
    """Return an expression of the type that the value had.

    What came from a TINYBLOB or a BINARY(n) becomes a VARBINARY where it is no text: no expression has these types.
    """
    make = _OPAQUES.get(value.field_type, hexadecimal)
    return make(value)


def _long_blob(data: bytes) -> str:
    return f"UNCOMPRESS(COMPRESS({hexadecimal(data)}))"


def _medium_blob(data: bytes) -> str:
    return f"LEFT({_long_blob(data)}, {_MOST_MEDIUM})"


def _blob(data: bytes) -> str:
    return f"(SELECT {hexadecimal(data)} UNION ALL SELECT c FROM JSON_TABLE('[]', '$[*]' COLUMNS (c BLOB PATH '$')) t)"


def _bits(data: bytes) -> str:
    number, width = int.from_bytes(data, "big"), 8 * len(data)
    return f"(SELECT c FROM JSON_TABLE('[{number}]', '$[*]' COLUMNS (c BIT({width}) PATH '$')) t)"


def _of_column(kind: str) -> Callable[[bytes], str]:
    """Return what makes values of a type that only columns have, as far as their bytes are text."""

    def expression(data: bytes) -> str:
        try:
            text = data.rstrip(b"\0").decode()
        except UnicodeDecodeError:
            return hexadecimal(data)
        column = f"c {kind.format(len(data))} PATH '$'"
        return f"(SELECT c FROM JSON_TABLE(JSON_ARRAY({quoted(text)}), '$[*]' COLUMNS ({column})) t)"

    return expression


_MOST_MEDIUM = 2**24 - 1
"""Bytes of a MEDIUMBLOB."""
_OPAQUES: dict[int, Callable[[bytes], str]] = {
    ColumnType.long_blob: _long_blob,
    ColumnType.medium_blob: _medium_blob,
    ColumnType.blob: _blob,
    ColumnType.bit: _bits,
    ColumnType.string: _of_column("BINARY({})"),
    ColumnType.tiny_blob: _of_column("TINYBLOB"),
}
_TYPED: dict[type, Callable[[Any], str | None]] = {
    dict: _object,
    list: _array,
    Decimal: _decimal,
    JsonUnsigned: _unsigned,
    JsonTemporal: _temporal,
    JsonOpaque: _opaque,
}
