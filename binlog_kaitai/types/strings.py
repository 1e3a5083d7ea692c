"""Strings of text and of bytes, of all lengths, and those that MariaDB has compressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.types.column_type import Arrow, ColumnFacts, ColumnType, Literals, always
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.types.texts import string_text
from binlog_kaitai.values.charset import BINARY_COLLATION
from binlog_kaitai.values.compressed import plain_value

__all__ = ["TYPES", "is_padded", "is_text"]

_BLOB = "value_blob"
_COMPRESSED_BLOB = layout.ColumnType.blob_compressed.name.upper()
_STRING = layout.ColumnType.string.name.upper()


def is_text(column: ColumnFacts) -> bool:
    """Return whether a column of strings holds text rather than bytes."""
    if column.cell.type == _BLOB or column.type == _COMPRESSED_BLOB:
        return column.collation not in (None, BINARY_COLLATION)
    return column.collation != BINARY_COLLATION


def is_padded(column: ColumnFacts) -> bool:
    """Return whether a column of strings is a BINARY(n): the log has no zeros at the end."""
    return column.type == _STRING and not is_text(column)


def _string(column: ColumnFacts, policy: ValuePolicy) -> Callable[[bytes], Any] | None:
    if is_text(column):
        return policy.text.decoder(column.collation)
    length = column.max_length
    return (lambda data: data.ljust(length, b"\0")) if is_padded(column) else None


def _compressed(column: ColumnFacts, policy: ValuePolicy) -> Callable[[bytes], Any]:
    decode, most = _string(column, policy), policy.max_value_size
    return (lambda data: decode(plain_value(data, most))) if decode else lambda data: plain_value(data, most)


def _literal(column: ColumnFacts, sql: Literals) -> Callable[[bytes], str] | None:
    """A document that is to be changed is asked for as it is stored."""
    if column.is_json:
        return None
    length = column.max_length
    return (
        (lambda data: sql.hexadecimal(data.ljust(length, b"\0")))
        if is_padded(column)
        else sql.text_literal(column.collation)
    )


def _compressed_literal(column: ColumnFacts, sql: Literals) -> Callable[[bytes], str]:
    literal, most = sql.text_literal(column.collation), sql.max_value_size
    return lambda data: literal(plain_value(data, most))


def _arrow(column: ColumnFacts) -> Arrow:
    return ("string" if is_text(column) else "binary",)


def _order(column: ColumnFacts) -> str:
    return "text" if is_text(column) else "bytes"


def _compressed_order(column: ColumnFacts) -> str:
    return "bytes" if column.collation == BINARY_COLLATION else "text"


TYPES = {
    **dict.fromkeys(
        ("value_string", _BLOB),
        ColumnType(_string, text=always(string_text), literal=_literal, arrow=_arrow, order=_order, plan="string"),
    ),
    "value_compressed": ColumnType(
        _compressed, text=always(string_text), literal=_compressed_literal, arrow=_arrow, order=_compressed_order
    ),
}
