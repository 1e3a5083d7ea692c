r"""SQL text as the servers and their clients read it: statements, and the tokens of one statement.

Whole dumps are cut into statements as bytes, so that the data in them is passed over and never decoded::

    statement := (text | 'string' | "string" | `name` | comment)* delimiter     DELIMITER lines change the delimiter

``/*!40101 ... */`` and ``/*M!100301 ... */`` are not comments to a server: what is inside counts. Not so the version
999999, which MariaDB's dump uses to speak to clients.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from mmap import mmap

from binlog_kaitai._generated.layout import SqlModeFlag
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.regex import regex

__all__ = [
    "QUOTING",
    "Bytes",
    "Piece",
    "Token",
    "beginning_with",
    "each_token",
    "line_of",
    "pieces",
    "statements",
    "tokens",
    "unescaped",
]

Bytes = bytes | mmap

_CONDITION = r"/\*M?!(?!999999)[0-9]{0,6}"
_COMMENT = r"--(?=\s|\Z)[^\n]*|\#[^\n]*|/\*.*?(?:\*/|\Z)"
_SINGLE = r"'(?:[^'\\]|\\(?:.|\Z)|'')*+(?:'|\Z)"
_DOUBLE = r'"(?:[^"\\]|\\(?:.|\Z)|"")*+(?:"|\Z)'
_SINGLE_PLAIN, _DOUBLE_PLAIN = r"'(?:[^']|'')*+(?:'|\Z)", r'"(?:[^"]|"")*+(?:"|\Z)'
"""The same where the backslash is a character like others."""
_NAME = r"`(?:[^`]|``)*+(?:`|\Z)"
_OF_WORDS = r"[^\x00-#%-/:-?\[-^`{-\x7f]"
"""Letters, digits, _, $, @ and all above ASCII. To name the others is compiled in a hundredth of the time."""
_TOKEN = (
    rf"(?P<condition>{_CONDITION}|\*/)|(?P<comment>{_COMMENT})|(?P<single>{_SINGLE})|(?P<double>{_DOUBLE})"
    rf"|(?P<name>{_NAME})|(?P<bits>[xXbB]'[0-9a-fA-F]*'|0[xb][0-9a-fA-F]+\b)|(?P<number>[0-9]+\b)"
    rf"|(?P<word>{_OF_WORDS}+)|(?P<sign>.)"
)
_AFTER_SPACE = rf"\s*+(?:{_TOKEN}|\Z)"
_IN_DOLLARS = r"\$(?P<tag>\w*)\$.*?(?:\$(?P=tag)\$|\Z)"
_PIECE = rf"(?P<dollars>{_IN_DOLLARS})|\s+|{_TOKEN}"
_ANSI_QUOTES, _NO_BACKSLASH_ESCAPES = SqlModeFlag.ansi_quotes, SqlModeFlag.no_backslash_escapes
QUOTING = int(_ANSI_QUOTES | _NO_BACKSLASH_ESCAPES)
"""Flags of `sql_mode` by which quotes mean something else."""


@cache
def _by_mode(pattern: str, mode: int) -> re.Pattern[str]:
    """Return what a pattern is, by those flags; made when it is asked for, which takes milliseconds."""
    text = pattern.replace(_DOUBLE, _DOUBLE_PLAIN) if mode else pattern
    return re.compile(text.replace(_SINGLE, _SINGLE_PLAIN) if mode & _NO_BACKSLASH_ESCAPES else text, re.S)


_PIECES = "|".join((_CONDITION, _COMMENT, _SINGLE, _DOUBLE, _NAME))
_DELIMITER = regex(rb"\s*delimiter[ \t]+(\S+)[^\n]*\n?", re.I)
_SPACE = regex(rb"\s*")
_ESCAPE = regex(r"\\(.)|(['\"])\2", re.S)
_ESCAPES = {"0": "\0", "n": "\n", "r": "\r", "t": "\t", "b": "\b", "Z": "\x1a", "%": "\\%", "_": "\\_"}


class Token(NamedTuple):
    """A token: ``word``, ``name`` (in backticks), ``string``, ``number``, ``bits`` or ``sign``, and what it says."""

    kind: str
    text: str
    """A word, number or sign as written; what a name or a string stands for."""
    in_double_quotes: bool = False
    """A string that is a name where ANSI_QUOTES is on."""


_new_token = tuple.__new__
"""As `Token` does, whose steps in Python are dear for each word."""


class Piece(NamedTuple):
    """A piece of a statement: a token as in `Token`, ``single`` or ``double`` quotes, ``dollars`` (a text between
    ``$$``), ``comment`` or ``condition``, and where in the text it is."""

    kind: str
    text: str
    start: int


def pieces(text: str, sql_mode: int = 0) -> Iterator[Piece]:
    """Yield all of a statement but the space, comments and quotes as written."""
    for match in _by_mode(_PIECE, sql_mode & QUOTING).finditer(text):
        kind = "dollars" if match.lastgroup == "tag" else match.lastgroup
        if kind is not None:
            yield Piece(kind, match[0], match.start())


def statements(data: Bytes, wanted: re.Pattern[bytes]) -> Iterator[tuple[int, bytes]]:
    """The statements of a file that `wanted` matches the beginning of: where each starts, in bytes, and its text."""
    position, delimiter = 0, b";"
    pattern = _until(delimiter)
    while position < len(data):
        command = _DELIMITER.match(data, position)
        if command:
            delimiter = command[1]
            pattern, position = _until(delimiter), command.end()
            continue
        end = _end(data, position, pattern)
        if wanted.match(data, position, end):
            yield position, bytes(data[position:end])
        position = end + len(delimiter)


def beginning_with(words: str) -> str:
    """A pattern for statements that begin with what the pattern `words` matches, whatever comments stand before it."""
    return rf"(?is)(?:\s|(?!/\*M?!(?!999999))(?:{_COMMENT})|{_CONDITION})*+(?:{words})\b"


def line_of(data: Bytes, offset: int) -> int:
    """Return the line, from 1, of the first thing that is not space at or after an offset."""
    space = _SPACE.match(data, offset)
    return bytes(data[: space.end() if space else offset]).count(b"\n") + 1


def _until(delimiter: bytes) -> re.Pattern[bytes]:
    """Finds the next piece that may hold a delimiter, or the delimiter itself (group 1)."""
    return re.compile(rb"(" + re.escape(delimiter) + rb")|" + _PIECES.encode(), re.S)


def _end(data: Bytes, position: int, pattern: re.Pattern[bytes]) -> int:
    while found := pattern.search(data, position):
        if found[1]:
            return found.start()
        position = found.end()
    return len(data)


def tokens(text: str, sql_mode: int = 0) -> list[Token]:
    """Return the tokens of a statement, comments left out."""
    return list(each_token(text, sql_mode))


def each_token(text: str, sql_mode: int = 0) -> Iterator[Token]:
    """Yield the tokens of a statement, comments left out: for callers that need few."""
    mode = sql_mode & QUOTING
    for match in _by_mode(_AFTER_SPACE, mode).finditer(text):
        kind = match.lastgroup
        if kind in _AS_WRITTEN:
            yield _new_token(Token, (kind, match[kind], False))
        elif kind in _IN_QUOTES:
            yield _unquoted(kind, match[kind], mode)


_AS_WRITTEN, _IN_QUOTES = frozenset(("word", "sign", "number", "bits")), frozenset(("name", "single", "double"))


def _unquoted(kind: str, text: str, mode: int) -> Token:
    """Return the quoted token."""
    if kind == "name":
        return Token("name", text[1:-1].replace("``", "`"))
    if kind == "double" and mode & _ANSI_QUOTES:
        return Token("name", text[1:-1].replace('""', '"'))
    if mode & _NO_BACKSLASH_ESCAPES:
        return Token("string", text[1:-1].replace(2 * text[0], text[0]), kind == "double")
    return Token("string", _ESCAPE.sub(_unescape, text[1:-1]), kind == "double")


def unescaped(data: bytes) -> bytes:
    """Return what stands between the quotes of a string, of which each byte counts."""
    return _ESCAPE.sub(_unescape, data.decode("latin-1")).encode("latin-1")


def _unescape(match: re.Match[str]) -> str:
    if match[2]:
        return match[2]
    return _ESCAPES.get(match[1], match[1])
