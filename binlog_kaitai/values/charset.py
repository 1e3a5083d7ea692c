"""Text by the server's collation id.

The ids and their character sets come from PyMySQL's table; what is here is how Python calls the character sets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Literal

from pymysql.charset import charset_by_id

from binlog_kaitai.errors import MalformedEventError

__all__ = ["BINARY_COLLATION", "TextErrors", "TextPolicy", "charset_name", "codec_of", "collation_name", "decode_label"]

TextErrors = Literal["strict", "replace", "bytes"]

BINARY_COLLATION = 63
"""Collation id of strings without a character set (server: ``my_charset_bin``)."""

_CODECS = {
    "utf8mb3": "utf-8",
    "utf8mb4": "utf-8",
    "utf8": "utf-8",
    "latin1": "cp1252",
    "ujis": "euc_jp",
    "eucjpms": "euc_jp",
    "sjis": "shift_jis",
    "euckr": "euc_kr",
    "tis620": "tis_620",
    "koi8r": "koi8_r",
    "koi8u": "koi8_u",
    "macce": "mac_latin2",
    "macroman": "mac_roman",
    "hp8": "hp_roman8",
    "latin2": "iso8859_2",
    "latin5": "iso8859_9",
    "latin7": "iso8859_13",
    "greek": "iso8859_7",
    "hebrew": "iso8859_8",
    "ucs2": "utf_16_be",
    "utf16": "utf_16_be",
    "utf16le": "utf_16_le",
    "utf32": "utf_32_be",
}
"""Where Python's name of a character set is not the server's. Character sets that Python lacks stay undecoded."""


@cache
def charset_name(collation: int) -> str | None:
    """The server's name of the character set of a collation id, None when the id is not known."""
    try:
        return str(charset_by_id(collation).name)
    except KeyError:
        return None


@cache
def collation_name(collation: int) -> str | None:
    """The server's name of a collation id, None when the id is not known."""
    try:
        return str(charset_by_id(collation).collation)
    except KeyError:
        return None


@cache
def codec_of(collation: int) -> str | None:
    """Python's codec for a collation id, None when there is none for it."""
    name = charset_name(collation)
    codec = _CODECS.get(name or "", name)
    try:
        return "".encode(codec) is not None and codec if codec else None
    except LookupError:
        return None


def decode_label(data: bytes, collation: int | None) -> str:
    """Text of an ENUM or SET label; UTF-8 where the log does not tell, and byte by byte where that does not fit."""
    codec = "utf-8" if collation is None else codec_of(collation) or "latin-1"
    try:
        return data.decode(codec)
    except UnicodeDecodeError:
        return data.decode("latin-1")


@dataclass(slots=True)
class TextPolicy:
    """What to do with text that its character set cannot decode, and how often that happened.

    ``strict`` raises MalformedEventError, ``replace`` puts U+FFFD, ``bytes`` leaves the bytes.
    """

    errors: TextErrors = "bytes"
    undecodable: Counter[str] = field(default_factory=Counter)
    """Number of such values by character set."""

    def decoder(self, collation: int | None) -> Callable[[bytes], str | bytes]:
        """A function that decodes the text of one column."""
        codec = "utf-8" if collation is None else codec_of(collation)
        name = (charset_name(collation) if collation is not None else "utf8mb4") or f"collation {collation}"
        if codec is None:
            return lambda data: self._failed(data, "ascii", name)

        def decode(data: bytes) -> str | bytes:
            try:
                return data.decode(codec)
            except UnicodeDecodeError:
                return self._failed(data, codec, name)

        return decode

    def _failed(self, data: bytes, codec: str, name: str) -> str | bytes:
        self.undecodable[name] += 1
        if self.errors == "strict":
            raise MalformedEventError(f"text that is not {name}: {data[:20].hex(' ')}; see --text-errors")
        return data.decode(codec, "replace") if self.errors == "replace" else data
