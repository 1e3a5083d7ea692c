"""Values as JSON, without spaces and with text as it is; literals of dumps as text and bytes."""

from __future__ import annotations

from json.encoder import JSONEncoder, encode_basestring
from typing import Any

from binlog_kaitai.types.modes import quoted_base64

__all__ = ["any_text", "json_text", "literal_bytes", "literal_text", "string_text"]

json_text = JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Returns a plain value as JSON."""


def string_text(value: str | bytes) -> str:
    """Return text as a string, bytes as one in base64."""
    return encode_basestring(value) if isinstance(value, str) else quoted_base64(value)


def any_text(value: Any) -> str:
    """Return a plain value or bytes as JSON."""
    return string_text(value) if isinstance(value, str | bytes) else json_text(value)


def literal_text(literal: str | bytes) -> str:
    """Return the text of a literal in a dump. Raises UnicodeDecodeError."""
    return literal if isinstance(literal, str) else literal.decode()


def literal_bytes(literal: str | bytes) -> bytes:
    """Return the bytes of a literal in a dump."""
    return literal.encode() if isinstance(literal, str) else literal
