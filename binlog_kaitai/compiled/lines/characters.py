"""What characters are to the loops: which are printed, and which character sets are UTF-8."""

from __future__ import annotations

from functools import cache

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.values.charset import codec_of, codec_of_set, known_collations

__all__ = ["hex_digits", "printable_points", "utf8_charsets"]

_POINTS = 1 << 16
"""Characters of up to three bytes."""
_COLLATIONS = 1 << 16
"""Ids of collations that a log may have."""
_UTF8 = 45
"""Collation id of utf8mb4 (server: ``utf8mb4_general_ci``)."""


@cache
def printable_points() -> memory.Bytes:
    """Return a byte for each character of up to three bytes, 1 for what is printed."""
    return memory.constant(bytes(chr(point).isprintable() for point in range(_POINTS)))


@cache
def hex_digits() -> memory.Bytes:
    """Return the two hexadecimal digits of each byte."""
    return memory.constant(b"".join(b"%02X" % byte for byte in range(256)))


@cache
def utf8_charsets() -> Integers:
    """Return 1 for each collation id of which statements are read as UTF-8, as those are that nobody knows."""
    table, utf8 = bytearray(b"\1" * _COLLATIONS), codec_of(_UTF8)
    known = known_collations()
    is_utf8 = {name: codec_of_set(name) in (None, utf8) for name in set(known.values())}
    for collation, name in known.items():
        table[collation] = is_utf8[name]
    return memory.numbers(table, "B")
