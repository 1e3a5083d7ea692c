"""Strings of text and of bytes, of all lengths, and those that MariaDB has compressed."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.compression import MAX_EVENT_SIZE, inflate
from binlog_kaitai.format.generated_parser import MysqlBinlog
from binlog_kaitai.rows.table import Column
from binlog_kaitai.types.column_type import Arrow, ColumnType, Literals, always
from binlog_kaitai.types.modes import Connect, Modes, connect_type, quoted_bytes
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.types.texts import literal_bytes, literal_text, string_text
from binlog_kaitai.values.charset import BINARY_COLLATION, charset_name
from binlog_kaitai.values.charset_codecs import longest_character

__all__ = ["TYPES", "is_padded", "is_text", "plain_value"]

_BLOB = "value_blob"
_COMPRESSED_BLOB = layout.ColumnType.blob_compressed.name.upper()
_STRING = layout.ColumnType.string.name.upper()


def is_text(column: Column) -> bool:
    """Return whether a column of strings holds text rather than bytes."""
    if column.cell.type == _BLOB or column.type == _COMPRESSED_BLOB:
        return column.collation not in (None, BINARY_COLLATION)
    return column.collation != BINARY_COLLATION


def is_padded(column: Column) -> bool:
    """Return whether a column of strings is a BINARY(n): the log has no zeros at the end."""
    return column.type == _STRING and not is_text(column)


def _string(column: Column, policy: ValuePolicy) -> Callable[[bytes], Any] | None:
    if is_text(column):
        return policy.text.decoder(column.collation)
    length = column.max_length
    return (lambda data: data.ljust(length, b"\0")) if is_padded(column) else None


def plain_value(stored: bytes, most: int = MAX_EVENT_SIZE) -> bytes:
    """Return the value of a COMPRESSED column of its bytes, which may have so many. Raises MalformedEventError."""
    if not stored:
        return b""
    value = MysqlBinlog.CompressedValue(KaitaiStream(BytesIO(stored)))
    if value.method == layout.CompressionMethod.none:
        return value.data
    if value.method != layout.CompressionMethod.zlib:
        raise MalformedEventError(f"a column compressed by an unknown method (first byte {value.head:#04x})")
    return inflate(value.data, value.num_plain_bytes, raw=value.is_raw_deflate, most=most)


def _compressed(column: Column, policy: ValuePolicy) -> Callable[[bytes], Any]:
    decode, most = _string(column, policy), policy.max_value_size
    return (lambda data: decode(plain_value(data, most))) if decode else lambda data: plain_value(data, most)


def _literal(column: Column, sql: Literals) -> Callable[[bytes], str] | None:
    """A document that is to be changed is asked for as it is stored."""
    if column.is_json:
        return None
    length = column.max_length
    return (
        (lambda data: sql.hexadecimal(data.ljust(length, b"\0")))
        if is_padded(column)
        else sql.text_literal(column.collation)
    )


def _compressed_literal(column: Column, sql: Literals) -> Callable[[bytes], str]:
    literal, most = sql.text_literal(column.collation), sql.max_value_size
    return lambda data: literal(plain_value(data, most))


def _arrow(column: Column) -> Arrow:
    return ("string" if is_text(column) else "binary",)


def _order(column: Column) -> str:
    return "text" if is_text(column) else "bytes"


def _compressed_order(column: Column) -> str:
    return "bytes" if column.collation == BINARY_COLLATION else "text"


def _parse(column: Column) -> Callable[[str | bytes], str | bytes]:
    return _as_text if is_text(column) else literal_bytes


def _as_text(literal: str | bytes) -> str | bytes:
    try:
        return literal_text(literal)
    except UnicodeDecodeError:
        return literal_bytes(literal)  # as rows of logs have it


def _envelope(column: Column, modes: Modes) -> Callable[[str | bytes], str]:
    return lambda value: string_text(value) if isinstance(value, str) else quoted_bytes(value, modes)


def _maxwell(column: Column) -> Callable[[str | bytes], str]:
    """Return what makes a string; of a BINARY, Maxwell has no zeros at the end, as the log."""
    if not is_padded(column):
        return string_text
    return lambda value: string_text(value.rstrip("\0") if isinstance(value, str) else value.rstrip(b"\0"))


def _connect(column: Column, modes: Modes) -> Connect:
    return connect_type("string" if is_text(column) or modes.binary != "bytes" else "bytes")


def _sql(column: Column) -> str:
    words = _TEXTS if is_text(column) else _BYTES
    if column.cell.type == _BLOB:
        return f"{_LENGTHS[column.parameters[0] - 1]}{words[-1]}"
    return f"{words[column.type != _STRING]}({column.max_length // _longest(column)})"


def _longest(column: Column) -> int:
    """Return the bytes of the longest character."""
    return 1 if column.collation is None else longest_character(charset_name(column.collation) or "")


def _compressed_sql(column: Column) -> str:
    words, most = _TEXTS if is_text(column) else _BYTES, column.max_length - 1
    is_blob = column.type == _COMPRESSED_BLOB
    return f"{words[-1] if is_blob else f'{words[1]}({most // _longest(column)})'} COMPRESSED"


_TEXTS, _BYTES = ("CHAR", "VARCHAR", "TEXT"), ("BINARY", "VARBINARY", "BLOB")
_LENGTHS = ("TINY", "", "MEDIUM", "LONG")
"""What stands before BLOB and TEXT, by the bytes of the length before a value."""
_SAME: dict[str, Any] = {
    "text": always(string_text),
    "envelope": _envelope,
    "maxwell": _maxwell,
    "connect": _connect,
    "arrow": _arrow,
    "is_string": True,
    "parse": _parse,
}
_STRINGS = ColumnType(_string, literal=_literal, order=_order, plan="string", mask="text", sql=_sql, **_SAME)
TYPES = {
    "value_string": _STRINGS,
    _BLOB: _STRINGS,
    "value_compressed": ColumnType(
        _compressed,
        literal=_compressed_literal,
        order=_compressed_order,
        plan="inflated",
        mask="compressed",
        sql=_compressed_sql,
        **_SAME,
    ),
}
