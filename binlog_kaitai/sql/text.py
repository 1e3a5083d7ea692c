"""Names, strings and bytes as SQL writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum, auto

from binlog_kaitai.sql.escapes import ESCAPES, UNSURE
from binlog_kaitai.values.charset import BINARY_COLLATION, charset_name
from binlog_kaitai.values.charset_codecs import decode_function

__all__ = [
    "Line",
    "Readable",
    "comment",
    "form_of",
    "hexadecimal",
    "is_convertible",
    "quoted",
    "quoted_name",
    "text_literal",
]

Line = str | bytes
"""One line or statement of a script; bytes are in the character set of their session."""
_PLAIN = bytes(byte for byte in range(128) if chr(byte) not in UNSURE)
"""What every set that extends ASCII converts to itself."""
_UTF8 = ("utf8mb3", "utf8mb4")


def quoted(text: str) -> str:
    """Return a string literal on one line, for sessions without NO_BACKSLASH_ESCAPES."""
    if text.isprintable() and "'" not in text and "\\" not in text:  # most are, and translating takes longer
        return f"'{text}'"
    return f"'{text.translate(ESCAPES)}'"


def quoted_name(name: str) -> str:
    """Return an identifier in backticks."""
    return f"`{name.replace('`', '``')}`"


def hexadecimal(data: bytes) -> str:
    """Return a literal of bytes without a character set."""
    return f"X'{data.hex().upper()}'"


def comment(text: str) -> str:
    """Return a comment of one line, whatever is in the text."""
    return f"-- {one_line(text)}"


def one_line(text: str) -> str:
    """Return a text as it stands in comments: what does not print is escaped, once."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else f"\\x{ord(char):02x}" for char in text)


class Readable(Enum):
    """Which bytes of a column are written as text."""

    NEVER = auto()
    UTF8 = auto()
    """Those that are UTF-8."""
    ASCII = auto()
    """Those that are ASCII without `UNSURE`."""


def form_of(collation: int | None) -> tuple[Readable, str]:
    """Return which bytes of a column are written as text, and what stands before the digits of others."""
    charset = None if collation is None or collation == BINARY_COLLATION else charset_name(collation)
    if charset is None:
        return Readable.NEVER, ""
    if charset in _UTF8:
        return Readable.UTF8, ""
    return Readable.ASCII if _extends_ascii(charset) else Readable.NEVER, f"_{charset} "


def text_literal(collation: int | None) -> Callable[[bytes], str]:
    """Return what makes literals for a column of a collation, in a session whose character set is utf8mb4.

    Readable where the server's conversion cannot change a byte, else the bytes with the column's character set.
    """
    readable, introducer = form_of(collation)
    if readable is Readable.UTF8:
        return _utf8
    if readable is Readable.NEVER:
        return (lambda data: introducer + hexadecimal(data)) if introducer else hexadecimal

    def literal(data: bytes) -> str:
        if data.translate(None, _PLAIN):
            return introducer + hexadecimal(data)
        return quoted(data.decode("ascii"))

    return literal


def is_convertible(collation: int | None, labels: Iterable[str]) -> bool:
    """Return whether the server is sure to read these labels of a column as they are.

    The text of a definition may have lost characters of others on its way to the server, an escape may stand for a byte
    that the character set has not.
    """
    charset = _UTF8[-1] if collation is None else charset_name(collation)
    is_known = charset in _UTF8 or (charset is not None and _extends_ascii(charset))
    return is_known and all(label.isascii() and not set(UNSURE) & set(label) for label in labels)


def _utf8(data: bytes) -> str:
    try:
        return quoted(data.decode())
    except UnicodeDecodeError:
        return hexadecimal(data)


def _extends_ascii(charset: str) -> bool:
    decode = decode_function(charset)
    return decode is not None and decode(_PLAIN, "replace")[0] == _PLAIN.decode()
