"""The characters of a character set by how many bytes they have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, cached_property

from binlog_kaitai.values.charset_codecs import decode_function, encode_character, longest_character

__all__ = ["ANY", "Alphabet"]

ANY = "latin1"
"""The set in whose way bytes without one are taken: each is a character."""
_DIGITS, _LOWER, _UPPER = "0123456789", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_RANGES = (
    *((0xE0, 0x100), (0x391, 0x3CA), (0x410, 0x450), (0x5D0, 0x5EB), (0x3041, 0x3094), (0x30A1, 0x30F7)),
    *((0x4E00, 0x5200), (0xAC00, 0xAD00), (0x1F600, 0x1F640), (0x20000, 0x20100), (0x80, 0x2000)),
)
"""Code points of letters of many scripts."""
_ENOUGH = 64
_UNDECODABLE = "\ufffd"


class Alphabet:
    """Characters of one character set."""

    def __init__(self, charset: str) -> None:
        self._charset = charset
        self._decode = decode_function(charset) or decode_function(ANY)
        self.longest = longest_character(charset)
        """Bytes of the longest character."""
        self._least = len(encode_character(charset, "a") or b"a")
        self.is_ascii = encode_character(charset, _DIGITS[0]) == _DIGITS[0].encode()
        """It has the characters of ASCII in one byte each."""

    @staticmethod
    @cache
    def of(charset: str) -> Alphabet:
        """Return the alphabet of a set by the server's name; bytes are characters for one that is not known."""
        return Alphabet(charset if decode_function(charset) else ANY)

    def characters(self, data: bytes) -> list[tuple[str, bytes]]:
        """Cut text into characters, each with its bytes; what is none is one that nobody knows."""
        if self.is_ascii and data.isascii():
            return [(chr(byte), bytes((byte,))) for byte in data]
        return list(self.cut(data))

    def cut(self, data: bytes) -> Iterator[tuple[str, bytes]]:
        """Yield the characters of text that is not all ASCII, in which a set may read bytes of ASCII in another way."""
        at = 0
        while at < len(data):
            for end in range(at + self._least, min(at + self.longest, len(data)) + 1):
                char = self._one(data[at:end])
                if char is not None:
                    break
            else:
                char, end = _UNDECODABLE, min(at + self._least, len(data))
            yield char, data[at:end]
            at = end

    def _one(self, data: bytes) -> str | None:
        assert self._decode is not None
        try:
            text = self._decode(data, "strict")[0]
        except UnicodeDecodeError:
            return None
        return text if len(text) == 1 else None

    def like(self, char: str, size: int, below: Callable[[int], int]) -> bytes:
        """Return a character of a size in bytes, chosen by `below`: a digit for a digit, else a letter."""
        if char in _DIGITS and size == self._least:
            pool = self._digits
        elif char.isascii() and char.isupper():
            pool = self._upper
        else:
            pool = self.letters(size)
        if pool:
            return pool[below(len(pool))]
        first = min(self._least, size)  # no letter has this size: several smaller ones
        if first == size:
            return bytes(size)
        return self.like("a", first, below) + self.like("a", size - first, below)

    @cached_property
    def _digits(self) -> list[bytes]:
        return self._encoded(_DIGITS)

    @cached_property
    def _upper(self) -> list[bytes]:
        return self._encoded(_UPPER)

    def pools(self, longest: int) -> list[list[bytes]]:
        """Return the characters that stand in for digits, for capital letters, and for others of one byte, two ..."""
        return [self._digits, self._upper, *(self.letters(size) for size in range(1, longest + 1))]

    def letters(self, size: int) -> list[bytes]:
        """Return letters that have a size in bytes; none where the set has none."""
        return self._letters.get(size, [])

    @cached_property
    def _letters(self) -> dict[int, list[bytes]]:
        found: dict[int, list[bytes]] = {}
        for stored in self._encoded(_LOWER):
            found.setdefault(len(stored), []).append(stored)
        for first, last in _RANGES if self.longest > 1 else ():
            for stored in self._encoded(map(chr, range(first, last))):
                known = found.setdefault(len(stored), [])
                if len(stored) > self._least and len(known) < _ENOUGH:
                    known.append(stored)
        return found

    def _encoded(self, chars: Iterator[str] | map[str] | str) -> list[bytes]:
        return [stored for char in chars if (stored := encode_character(self._charset, char)) is not None]
