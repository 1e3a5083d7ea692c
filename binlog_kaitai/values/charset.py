"""Text by the server's collation id: names of collations and character sets, and what becomes of undecodable text.

`collations.tsv` has the ids as the servers list them; how each character set is read is in `charset_codecs`.
"""

from __future__ import annotations

import codecs
from collections import Counter
from collections.abc import Callable
from dataclasses import field
from functools import lru_cache, partial
from typing import Literal

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.values.charset_codecs import Decode, codec_name, data_row, data_rows, decode_function, has_astral

__all__ = [
    "BINARY_COLLATION",
    "TextErrors",
    "TextPolicy",
    "charset_name",
    "codec_of",
    "codec_of_set",
    "collation_name",
    "decode_label",
    "known_collations",
]

TextErrors = Literal["strict", "replace", "bytes"]

BINARY_COLLATION = 63
"""Collation id of strings without a character set (server: ``my_charset_bin``)."""

_UTF8 = "utf8mb4"
"""The character set that stands in where the log does not tell one."""

_Value = str | bytes
_MOST_IDS = 1024
"""So many ids of collations are remembered, the wrong ones of logs among them."""


@lru_cache(maxsize=_MOST_IDS)
def _names(collation: int) -> tuple[str, str] | None:
    """Return the names of a character set and a collation, None where the id is not known."""
    row = data_row("collations.tsv", f"{collation}")
    return None if row is None else (row[1], row[2])


def known_collations() -> dict[int, str]:
    """Return the ids of collations that servers have, with the names of their character sets."""
    return {int(number): charset for number, charset, _ in data_rows("collations.tsv")}


def charset_name(collation: int) -> str | None:
    """Return the server's name of the character set of a collation id, None when the id is not known."""
    known = _names(collation)
    return known and known[0]


def collation_name(collation: int) -> str | None:
    """Return the server's name of a collation id, None when the id is not known.

    MySQL 9.7's name, or MariaDB 10.11's where only MariaDB has the id. Five ids have another name in MariaDB, and older
    servers call utf8mb3 ``utf8``.
    """
    known = _names(collation)
    return known and known[1]


def codec_of(collation: int) -> str | None:
    """Return Python's codec for a collation id, None when there is none for it."""
    name = charset_name(collation)
    return codec_of_set(name) if name else None


def codec_of_set(name: str) -> str | None:
    """Return Python's codec for a character set, None when there is none for it.

    For utf8mb3 it is UTF-8 with all characters: a column of that set has none above U+FFFF, and `TextPolicy` holds it
    to that, but nobody checks the text of a statement.
    """
    return codec_name(_UTF8 if name == "utf8mb3" else name)


def decode_label(data: bytes, collation: int | None, text: TextPolicy | None = None) -> str:
    r"""Text of an ENUM or SET label; UTF-8 where the log does not tell the character set, or says that there is none.

    What does not decode is counted in `text`, and raises MalformedEventError or gets U+FFFD where `text` wants that.
    Else it stays visible: ASCII is itself, and every other byte and the backslash is an escape such as ``\xe9``.
    """
    decode = (text or TextPolicy()).decoder(None if collation == BINARY_COLLATION else collation)
    label = decode(data)
    return label if isinstance(label, str) else "".join(map(_escaped, label))


def _escaped(byte: int) -> str:
    char = chr(byte)
    return char if char.isascii() and char.isprintable() and char != "\\" else f"\\x{byte:02x}"


@dataclass(slots=True)
class TextPolicy:
    """What to do with text that its character set cannot decode, and how often that happened.

    ``strict`` raises MalformedEventError, ``replace`` puts U+FFFD, ``bytes`` leaves the bytes.
    """

    errors: TextErrors = "bytes"
    undecodable: Counter[str] = field(default_factory=Counter)
    """Number of such values by character set."""

    def decoder(self, collation: int | None) -> Callable[[bytes], _Value]:
        """Return a function that decodes the text of one column; bytes stay bytes where there is no character set."""
        if collation == BINARY_COLLATION:
            return bytes
        charset = _UTF8 if collation is None else charset_name(collation)
        name = charset or f"collation {collation}"
        decode = decode_function(name)
        if decode is None:
            return partial(self._failed, codecs.ascii_decode, name)
        fail = partial(self._failed, decode, name)
        if name in _UTF8_SETS:
            return _UTF8_SETS[name](fail)
        return _ascii_or(decode, fail) if _extends_ascii(decode) else _other(decode, fail)

    def _failed(self, decode: Decode, name: str, data: bytes) -> _Value:
        self.undecodable[name] += 1
        if self.errors == "strict":
            raise MalformedEventError(f"text that is not {name}: {data[:20].hex(' ')}; see --text-errors")
        return decode(data, "replace")[0] if self.errors == "replace" else data


_ASCII = bytes(range(128))


def _extends_ascii(decode: Decode) -> bool:
    return decode(_ASCII, "replace")[0] == _ASCII.decode()


# Forms of the same function, so that a value that is UTF-8 or ASCII costs one call of the interpreter's own decoder.


def _utf8mb4(fail: Callable[[bytes], _Value]) -> Callable[[bytes], _Value]:
    def decoded(data: bytes) -> _Value:
        try:
            return data.decode()
        except UnicodeDecodeError:
            return fail(data)

    return decoded


def _utf8mb3(fail: Callable[[bytes], _Value]) -> Callable[[bytes], _Value]:
    def decoded(data: bytes) -> _Value:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            return fail(data)
        return fail(data) if has_astral(text) else text

    return decoded


_UTF8_SETS = {"utf8mb3": _utf8mb3, "utf8mb4": _utf8mb4}


def _ascii_or(decode: Decode, fail: Callable[[bytes], _Value]) -> Callable[[bytes], _Value]:
    def decoded(data: bytes) -> _Value:
        try:
            return data.decode("ascii") if data.isascii() else decode(data, "strict")[0]
        except UnicodeDecodeError:
            return fail(data)

    return decoded


def _other(decode: Decode, fail: Callable[[bytes], _Value]) -> Callable[[bytes], _Value]:
    def decoded(data: bytes) -> _Value:
        try:
            return decode(data, "strict")[0]
        except UnicodeDecodeError:
            return fail(data)

    return decoded
