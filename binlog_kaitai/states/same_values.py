"""Whether values of two rows are the same to a foreign key, as far as names of collations tell."""

from __future__ import annotations

import unicodedata
from typing import Any

from binlog_kaitai.values.charset import BINARY_COLLATION, collation_name

__all__ = ["are_same", "linked"]

_UNPADDED = ("_0900_", "nopad")
"""In the names of collations that tell trailing spaces apart."""


def linked(values: tuple[Any, ...]) -> bytes:
    """Return a text that is the same for all values that some collation may take for the same."""
    return repr(tuple(_folded(value) if isinstance(value, str) else value for value in values)).encode(
        errors="surrogateescape"
    )


def _folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text)
    return "".join(char for char in plain if not unicodedata.combining(char)).casefold().rstrip(" ")


def are_same(one: Any, other: Any, collation: int | None) -> bool | None:
    """Return whether two values are the same to a collation; None where that cannot be told."""
    if one == other:
        return True
    if not (isinstance(one, str) and isinstance(other, str)):
        return False
    name = collation_name(collation) or "" if collation is not None else ""
    if collation == BINARY_COLLATION or not name:
        return False if collation == BINARY_COLLATION else None
    if not any(part in name for part in _UNPADDED):
        one, other = one.rstrip(" "), other.rstrip(" ")
    if one == other or name.endswith("_bin"):
        return bool(one == other)
    if not (one.isascii() and other.isascii()):
        return None
    return bool(one.lower() == other.lower()) if name.endswith("_ci") else False
