"""What characters are to the loops: which are printed, and which character sets are UTF-8."""

from __future__ import annotations

from functools import cache

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.values.charset import codec_of, codec_of_set, known_collations

__all__ = ["hex_digits", "printable_points", "utf8_charsets"]

_BYTES = 256
_POINTS = _BYTES * _BYTES
"""Characters of up to three bytes."""
_BLOCK = 64
_SURROGATES = slice(2 * 0xD800, 2 * 0xE000)
"""Where UTF-16 has what is no character."""
_COLLATIONS = 1 << 16
"""Ids of collations that a log may have."""
_UTF8 = 45
"""Collation id of utf8mb4 (server: ``utf8mb4_general_ci``)."""


@cache
def printable_points() -> memory.Bytes:
    """Return a byte for each character of up to three bytes, 1 for what is printed."""
    units = bytearray(2 * _POINTS)
    units[::2] = bytes(range(_BYTES)) * _BYTES
    units[1::2] = b"".join(bytes((high,)) * _BYTES for high in range(_BYTES))
    units[_SURROGATES] = bytes(_SURROGATES.stop - _SURROGATES.start)
    text = units.decode("utf-16-le")
    return memory.constant(b"".join(_printed(text[at : at + _BLOCK]) for at in range(0, _POINTS, _BLOCK)))


def _printed(block: str) -> bytes:
    """Return a byte for each character; in most blocks all are printed, which is quick to see."""
    return b"\1" * len(block) if block.isprintable() else bytes(map(str.isprintable, block))


@cache
def hex_digits() -> memory.Bytes:
    """Return the two hexadecimal digits of each byte."""
    return memory.constant(b"".join(b"%02X" % byte for byte in range(_BYTES)))


@cache
def utf8_charsets() -> Integers:
    """Return 1 for each collation id of which statements are read as UTF-8, as those are that nobody knows."""
    table, utf8 = bytearray(b"\1" * _COLLATIONS), codec_of(_UTF8)
    known = known_collations()
    is_utf8 = {name: codec_of_set(name) in (None, utf8) for name in set(known.values())}
    for collation, name in known.items():
        table[collation] = is_utf8[name]
    return memory.numbers(table, "B")
