"""Character sets of the servers as Python codecs, and how each tool escapes a string.

The codec table is the oracle's own, written from the servers' documentation: a wrong table in the package shows.
A set that Python has no codec for is None: it is read with what a server said of each byte.
"""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path

__all__ = ["CODECS", "decode", "encode", "quote", "unquote"]

CODECS: dict[str, str | None] = {
    "armscii8": None,
    "ascii": "ascii",
    "big5": "big5",
    "cp1250": "cp1250",
    "cp1251": "cp1251",
    "cp1256": "cp1256",
    "cp1257": "cp1257",
    "cp850": "cp850",
    "cp852": "cp852",
    "cp866": "cp866",
    "cp932": "cp932",
    "dec8": None,
    "eucjpms": "euc_jp",
    "euckr": "euc_kr",
    "gb18030": "gb18030",
    "gb2312": "gb2312",
    "gbk": "gbk",
    "geostd8": None,
    "greek": "iso8859_7",
    "hebrew": "iso8859_8",
    "hp8": "hp_roman8",
    "keybcs2": None,
    "koi8r": "koi8_r",
    "koi8u": "koi8_u",
    "latin1": "cp1252",
    "latin2": "iso8859_2",
    "latin5": "iso8859_9",
    "latin7": "iso8859_13",
    "macce": "mac_latin2",
    "macroman": "mac_roman",
    "sjis": "shift_jis",
    "swe7": None,
    "tis620": "tis_620",
    "ucs2": "utf_16_be",
    "ujis": "euc_jp",
    "utf16": "utf_16_be",
    "utf16le": "utf_16_le",
    "utf32": "utf_32_be",
    "utf8": "utf_8",
    "utf8mb3": "utf_8",
    "utf8mb4": "utf_8",
}

# The servers' latin1 is cp1252 with its five holes filled by C1 controls of the same number (strings/ctype-latin1.cc).
_LATIN1_HOLES = (0x81, 0x8D, 0x8F, 0x90, 0x9D)

# MySQL 9.7.4's answers, byte by byte: see tests/values/test_charset.py.
_TRUTH = Path(__file__).parents[1] / "values" / "charset_truth.tsv.gz"

_MYSQL_ESCAPES = {8: b"\\b", 9: b"\\t", 10: b"\\n", 12: b"\\f", 13: b"\\r", 0x27: b"\\'", 0x5C: b"\\\\"}
_UNESCAPES = {b"b": b"\b", b"t": b"\t", b"n": b"\n", b"f": b"\f", b"r": b"\r", b"'": b"'", b"\\": b"\\"}
_MYSQL_SPECIAL = re.compile(rb"[\x00-\x1f'\\]")
_MARIADB_SPECIAL = re.compile(rb"[\x00-\x1f]")
_MYSQL_ESCAPED = re.compile(rb"\\(x[0-9a-f]{2}|.)", re.S)
_MARIADB_ESCAPED = re.compile(rb"\\x([01][0-9a-f])")


@cache
def _table(charset: str) -> dict[int, str]:
    """The characters of a set of single bytes."""
    rows = (line.split("\t") for line in gzip.decompress(_TRUTH.read_bytes()).decode().splitlines())
    said = {
        int(byte, 16): bytes.fromhex(answer) for name, byte, answer, *_ in rows if name == charset and len(byte) == 2
    }
    return {byte: answer.decode() for byte, answer in said.items() if answer != b"?" or byte == ord("?")}


def decode(data: bytes, charset: str) -> str | None:
    """The text of stored bytes; None where they are not valid in the set."""
    codec = CODECS[charset]
    try:
        if codec is None:
            return "".join(_table(charset)[byte] for byte in data)
        if codec == "cp1252":
            return "".join(chr(b) if b in _LATIN1_HOLES else bytes([b]).decode(codec) for b in data)
        return data.decode(codec)
    except (UnicodeDecodeError, KeyError):
        return None


def encode(text: str, charset: str) -> bytes | None:
    """The bytes that a text is stored as; None where that cannot be said."""
    codec = CODECS[charset]
    if codec is None:
        return None
    try:
        if codec == "cp1252":
            return b"".join(bytes([ord(c)]) if ord(c) in _LATIN1_HOLES else c.encode(codec) for c in text)
        return text.encode(codec)
    except UnicodeEncodeError:
        return None


def quote(data: bytes, flavour: str) -> bytes:
    """Bytes as the tool prints them: mysqlbinlog escapes as SQL does, mariadb-binlog only control characters."""
    if flavour == "mysql":
        return b"'" + _MYSQL_SPECIAL.sub(_mysql_escape, data) + b"'"
    return b"'" + _MARIADB_SPECIAL.sub(lambda found: b"\\x%02x" % found[0][0], data) + b"'"


def unquote(token: bytes, flavour: str) -> bytes | None:
    """The bytes after a token. A backslash from mariadb-binlog may have been in the data: that is not decidable."""
    if len(token) < 2 or token[:1] != b"'" or token[-1:] != b"'":
        return None
    if flavour == "mysql":
        return _MYSQL_ESCAPED.sub(_mysql_unescape, token[1:-1])
    return _MARIADB_ESCAPED.sub(lambda found: bytes([int(found[1], 16)]), token[1:-1])


def _mysql_escape(found: re.Match[bytes]) -> bytes:
    code = found[0][0]
    return _MYSQL_ESCAPES.get(code, b"\\x%02x" % code)


def _mysql_unescape(found: re.Match[bytes]) -> bytes:
    escaped = found[1]
    return bytes([int(escaped[1:], 16)]) if len(escaped) == 3 else _UNESCAPES[escaped]
