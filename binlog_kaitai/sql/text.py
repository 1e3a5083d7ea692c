"""Names, strings and bytes as SQL writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from binlog_kaitai.values.charset import BINARY_COLLATION, charset_name
from binlog_kaitai.values.charset_codecs import decode_function

__all__ = ["comment", "hexadecimal", "is_convertible", "quoted", "quoted_name", "text_literal"]

_ESCAPES = {
    0: "\\0",
    ord("\n"): "\\n",
    ord("\r"): "\\r",
    ord("\x1a"): "\\Z",
    ord("'"): "\\'",
    ord("\\"): "\\\\",
}
_PLAIN = bytes(byte for byte in range(128) if chr(byte) not in "\\~")
"""What every set that extends ASCII converts to itself; some Asian sets have two characters for the other two."""
_UTF8 = ("utf8mb3", "utf8mb4")


def quoted(text: str) -> str:
    """Return a string literal on one line, for sessions without NO_BACKSLASH_ESCAPES."""
    if text.isprintable() and "'" not in text and "\\" not in text:  # most are, and translating takes longer
        return f"'{text}'"
    return f"'{text.translate(_ESCAPES)}'"


def quoted_name(name: str) -> str:
    """Return an identifier in backticks."""
    return f"`{name.replace('`', '``')}`"


def hexadecimal(data: bytes) -> str:
    """Return a literal of bytes without a character set."""
    return f"X'{data.hex().upper()}'"


def comment(text: str) -> str:
    """Return a comment of one line, whatever is in the text."""
    if text.isprintable():
        return f"-- {text}"
    return "-- " + "".join(char if char.isprintable() else f"\\x{ord(char):02x}" for char in text)


def text_literal(collation: int | None) -> Callable[[bytes], str]:
    """Return what makes literals for a column of a collation, in a session whose character set is utf8mb4.

    Readable where the server's conversion cannot change a byte, else the bytes with the column's character set.
    """
    charset = None if collation is None or collation == BINARY_COLLATION else charset_name(collation)
    if charset is None:
        return hexadecimal
    if charset in _UTF8:
        return _utf8
    introducer = f"_{charset} "
    if not _extends_ascii(charset):
        return lambda data: introducer + hexadecimal(data)

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
    return is_known and all(label.isascii() and not {"\\", "~"} & set(label) for label in labels)


def _utf8(data: bytes) -> str:
    try:
        return quoted(data.decode())
    except UnicodeDecodeError:
        return hexadecimal(data)


def _extends_ascii(charset: str) -> bool:
    decode = decode_function(charset)
    return decode is not None and decode(_PLAIN, "replace")[0] == _PLAIN.decode()
