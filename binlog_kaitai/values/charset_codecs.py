"""Python codecs that read text as the servers convert it to utf8mb4.

`charsets.tsv` has what the servers said: Python's nearest codec for each character set, and what that codec reads
differently. A set that Python reads as the servers do keeps Python's codec. Every other one has a codec of its own
here, registered as ``mysql_`` and the name of the set; these only decode.
"""

from __future__ import annotations

import codecs
import os
import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any

from binlog_kaitai.named import NamedTuple

__all__ = [
    "Decode",
    "codec_name",
    "data_row",
    "data_rows",
    "decode_function",
    "encode_character",
    "has_astral",
    "longest_character",
    "one_character",
]

Decode = Callable[[bytes, str], tuple[str, int]]
"""Decodes bytes, with an error handler by name as `bytes.decode` takes it. Returns the text and the number of bytes."""

_PREFIX = "mysql_"
_UNASSIGNED = "\ufffe"
"""What `codecs.charmap_decode` takes for a byte without a character."""

_MOST_NAMES = 256
"""So many names of sets are remembered, the wrong ones of statements among them."""
_MOST_SEQUENCES = 1 << 16
"""So many sequences of a set are kept once they were read character by character."""


class _CharacterSet(NamedTuple):
    """A line of `charsets.tsv`."""

    name: str
    longest: int
    """Bytes of its longest character."""
    codec: str
    """Python's nearest codec."""
    differences: str

    @property
    def lacks_astral(self) -> bool:
        """True for ucs2 and utf8mb3, which are Unicode up to U+FFFF."""
        return self.codec.startswith("utf") and self.longest < len("\U00010000".encode(self.codec))

    @property
    def is_pythons(self) -> bool:
        return not (self.differences or self.lacks_astral)


def data_rows(file: str) -> Iterator[list[str]]:
    """Return the lines of a table beside this module, cut at tabs, without its comments."""
    return (line.split("\t") for line in _content(file).splitlines() if not line.startswith("#"))


def data_row(file: str, first: str) -> list[str] | None:
    """Return the line of such a table that begins with a field, as `data_rows` has it; None where there is none."""
    text, line = _content(file), f"\n{first}\t"
    start = text.find(line) + 1
    row = text[start : text.find("\n", start)].split("\t")
    return row if start and row[0] == first else None


@cache
def _content(file: str) -> str:
    with open(os.path.join(os.path.dirname(__file__), file), encoding="utf-8") as table:
        return table.read()


@lru_cache(maxsize=_MOST_NAMES)
def _character_set(charset: str) -> _CharacterSet | None:
    row = data_row("charsets.tsv", charset)
    return None if row is None else _CharacterSet(row[0], int(row[1]), row[2], "".join(row[3:]))


def codec_name(charset: str) -> str | None:
    """Python's name of the codec for a character set of the servers, None when there is none, as for ``binary``."""
    known = _character_set(charset)
    if known is None:
        return None
    return known.codec if known.is_pythons else _PREFIX + charset


def decode_function(charset: str) -> Decode | None:
    """Return the function that decodes text of a character set, None when there is none."""
    known = _character_set(charset)
    return None if known is None else _decode_function(known)


def longest_character(charset: str) -> int:
    """Return how many bytes the longest character of a set has; 1 for a set that is not known."""
    known = _character_set(charset)
    return 1 if known is None else known.longest


def encode_character(charset: str, char: str) -> bytes | None:
    """Return the bytes of a character in a set; None where the set does not have it, or is not known."""
    known, decode = _character_set(charset), decode_function(charset)
    if known is None or decode is None:
        return None
    try:
        stored = char.encode(known.codec)
        return stored if len(stored) <= known.longest and decode(stored, "strict")[0] == char else None
    except UnicodeError:
        return None


@cache
def _decode_function(known: _CharacterSet) -> Decode:
    if known.longest == 1:
        return _by_table(known)
    return codecs.getdecoder(known.codec) if known.is_pythons else _ByCharacter(known)


def one_character(sequence: bytes, codec: str) -> str | None:
    """Return the one character that a codec of Python reads in a sequence of bytes; None when it reads none or more."""
    try:
        text = sequence.decode(codec)
    except UnicodeDecodeError:
        return None
    return text if len(text) == 1 else None


def _differences(known: _CharacterSet) -> dict[bytes, str | None]:
    """Return what Python's codec reads differently: sequence -> character, None where it is not decodable."""
    found: dict[bytes, str | None] = {}
    for item in known.differences.split():
        first, _, codes = item.partition("=")
        sequence = bytes.fromhex(first)
        for number, char in enumerate(_characters(codes), int.from_bytes(sequence, "big")):
            found[number.to_bytes(len(sequence), "big")] = char
    return found


def _characters(codes: str) -> Iterator[str | None]:
    for code in codes.split(","):
        if code == "?":
            yield None
        else:
            first, _, last = code.partition("-")
            yield from map(chr, range(int(first, 16), int(last or first, 16) + 1))


def _by_table(known: _CharacterSet) -> Decode:
    differences = _differences(known)
    sequences = [bytes([number]) for number in range(256)]
    chars = [differences[s] if s in differences else one_character(s, known.codec) for s in sequences]
    table = "".join(char or _UNASSIGNED for char in chars)

    def decode(data: bytes, errors: str = "strict") -> tuple[str, int]:
        return codecs.charmap_decode(data, errors, table)

    return decode


class _ByCharacter:
    """Decodes with Python's codec, and anew character by character where that fails or gives a character in doubt."""

    def __init__(self, known: _CharacterSet) -> None:
        self._name = known.name
        self._codec = known.codec
        self._decode = codecs.getdecoder(known.codec)
        self._differences = _differences(known)
        self._doubtful = has_astral if known.lacks_astral else self._finder()
        self._longest = known.longest
        self._shortest = len("a".encode(known.codec))
        self._read = lru_cache(maxsize=_MOST_SEQUENCES)(self._read_once)

    def _finder(self) -> Callable[[str], object]:
        """Finds a character that Python's codec reads in a sequence which the servers read differently."""
        pythons = {one_character(sequence, self._codec) or "" for sequence in self._differences}
        return re.compile(f"[{re.escape(''.join(sorted(pythons)))}]").search

    def __call__(self, data: bytes, errors: str = "strict") -> tuple[str, int]:
        try:
            text, length = self._decode(data)
        except UnicodeDecodeError:
            return self._slowly(data, errors), len(data)
        return (self._slowly(data, errors) if self._doubtful(text) else text), length

    def _slowly(self, data: bytes, errors: str) -> str:
        parts: list[str] = []
        position = 0
        while position < len(data):
            part, position = self._character(data, position) or self._undecodable(data, position, errors)
            parts.append(part)
        return "".join(parts)

    def _character(self, data: bytes, position: int) -> tuple[str, int] | None:
        """Return the character at a position and where it ends. No character is the beginning of another one."""
        for end in range(position + self._shortest, position + self._longest + 1):
            char = self._read(data[position:end])
            if char is not None:
                return char, end
        return None

    def _read_once(self, sequence: bytes) -> str | None:
        if sequence in self._differences:
            return self._differences[sequence]
        return one_character(sequence, self._codec)

    def _undecodable(self, data: bytes, position: int, errors: str) -> tuple[str, int]:
        end = min(position + self._shortest, len(data))
        error = UnicodeDecodeError(self._name, data, position, end, "not a character of this set")
        replacement, position = codecs.lookup_error(errors)(error)
        return str(replacement), position


def has_astral(text: str) -> bool:
    """Does a text have characters above U+FFFF? They alone take two units of UTF-16."""
    return not text.isascii() and len(codecs.utf_16_le_encode(text)[0]) > 2 * len(text)


def _no_encoder(text: str, errors: str = "strict") -> tuple[bytes, int]:
    raise UnicodeEncodeError(_PREFIX, text, 0, len(text), "the codecs of the servers' character sets only decode")


def _find_codec(name: str) -> codecs.CodecInfo | None:
    charset = name.removeprefix(_PREFIX)
    function = decode_function(charset) if charset != name else None
    if function is None:
        return None

    def decode(data: Any, errors: str = "strict") -> tuple[str, int]:
        return function(bytes(data), errors)  # `bytes.decode` hands over a memoryview of them

    return codecs.CodecInfo(_no_encoder, decode, name=name)


codecs.register(_find_codec)
