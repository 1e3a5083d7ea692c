"""What the name of a log says: the series that it belongs to, and its number there."""

from __future__ import annotations

import os
import re

from binlog_kaitai.log.names import PACKED_END
from binlog_kaitai.log.remote import is_url
from binlog_kaitai.regex import regex

__all__ = ["place_of"]

_NAME = regex(rf"(?P<base>.+)\.(?P<number>\d{{6,10}})(?P<packed>{PACKED_END})?", re.IGNORECASE | re.DOTALL)
_Key = tuple[str, str]


def place_of(file: str) -> tuple[_Key, tuple[str, int]] | None:
    """Return the series that a file belongs to by its name, and its base name and number there."""
    path = file.partition("?")[0] if is_url(file) else os.path.abspath(file)
    folder, _, name = path.rpartition("/")
    match = _NAME.fullmatch(name)
    return ((folder, match["base"]), (match["base"], int(match["number"]))) if match else None
