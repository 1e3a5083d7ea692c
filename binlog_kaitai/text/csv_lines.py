"""Values as lines of CSV (RFC 4180): texts as they are, NULL as nothing, an empty text as quotes, others as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

__all__ = ["csv_line", "csv_text"]

_NEEDS_QUOTES = re.compile(r'[",\r\n]|^\s|\s$|^$')
_QUOTE = '"'


def csv_line(fields: Iterable[str | None]) -> str:
    """Return a line of texts; None is NULL."""
    return ",".join("" if field is None else _quoted(field) for field in fields)


def csv_text(text: str) -> str | None:
    """Return the text of a value that is given as JSON; None for null."""
    if text.startswith(_QUOTE):
        found: str = json.loads(text, strict=False)
        return found
    return None if text == "null" else text


def _quoted(text: str) -> str:
    return f'"{text.replace(_QUOTE, _QUOTE * 2)}"' if _NEEDS_QUOTES.search(text) else text
