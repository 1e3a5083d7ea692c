"""Values as lines of CSV (RFC 4180): texts as they are, NULL as nothing, an empty text as quotes, others as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable

from binlog_kaitai.regex import regex

__all__ = ["csv_line", "csv_text"]

_NEEDS_QUOTES = regex(r'[",\r\n]|^\s|\s$|^$')
_QUOTE = '"'


def csv_line(fields: Iterable[str | int | None]) -> str:
    """Return a line of texts and whole numbers; None is NULL."""
    return ",".join([_field(field) for field in fields])


def csv_text(text: str) -> str | None:
    """Return the text of a value that is given as JSON; None for null."""
    if text.startswith(_QUOTE):
        found: str = json.loads(text, strict=False)
        return found
    return None if text == "null" else text


def _field(field: str | int | None) -> str:
    if isinstance(field, str):
        return f'"{field.replace(_QUOTE, _QUOTE * 2)}"' if _NEEDS_QUOTES.search(field) else field
    return "" if field is None else str(field)
