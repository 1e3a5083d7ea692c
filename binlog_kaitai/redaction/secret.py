"""What stands in for what, by a key: the same value always gets the same replacement, and nobody without the key can
tell from the replacement what it was.

Numbers are permuted (a Feistel network whose round function is HMAC), so that different ones stay different. Text is
replaced character by character by letters and digits that depend on all of it.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from functools import lru_cache
from itertools import count

from binlog_kaitai.redaction.alphabet import Alphabet

__all__ = ["MOST_LABEL", "Draws", "Secret"]

_HASH = "sha256"
_ROUNDS = 6
_MOST_KEPT = 1 << 16
MOST_LABEL = 1024
"""Bytes of a label that are hashed again and again; a longer one is hashed once."""
_BYTE = 8
_SPARE_BYTES = 8
"""More bytes than a number needs make what is drawn below a limit even."""


class Draws:
    """Numbers by chance, which are the same for the same key and label."""

    def __init__(self, key: bytes, label: bytes) -> None:
        self._blocks = self._made(key, label)
        self._left = b""

    @staticmethod
    def _made(key: bytes, label: bytes) -> Iterator[bytes]:
        for number in count():
            yield hmac.digest(key, b"%d:%b" % (number, label), _HASH)

    def below(self, limit: int) -> int:
        """Return a number from 0 up to `limit`, without it."""
        size = -(-limit.bit_length() // _BYTE) + _SPARE_BYTES
        while len(self._left) < size:
            self._left += next(self._blocks)
        data, self._left = self._left[:size], self._left[size:]
        return int.from_bytes(data) % limit

    def between(self, first: int, last: int) -> int:
        """Return a number from `first` to `last`, both included."""
        return first + self.below(last - first + 1)


class Secret:
    """Replaces by a key.

    Args:
        key: of any length; anyone who has it can recover the value of a replacement.
    """

    def __init__(self, key: bytes) -> None:
        self.key = hmac.digest(key, b"binlog-kaitai redact", _HASH)
        """The one by which labels are hashed."""
        self.other = lru_cache(_MOST_KEPT)(self._other)
        self.text = lru_cache(_MOST_KEPT)(self._text)

    def draws(self, label: bytes) -> Draws:
        """Return numbers by chance for a label."""
        is_long = len(label) > MOST_LABEL
        return Draws(self.key, b"long: %b" % hmac.digest(self.key, label, _HASH) if is_long else label)

    def _other(self, value: int, size: int) -> int:
        """Return another number from 0 up to `size`; each is that of one number only. The only number stays itself."""
        return self._walk((self._walk(value, size, range(_ROUNDS)) + 1) % size, size, range(_ROUNDS)[::-1])

    def _walk(self, value: int, size: int, rounds: range) -> int:
        """Permute the numbers below `size`; the same rounds in the other order undo it."""
        half = max(-(-(size - 1).bit_length() // 2), 1)
        while True:
            value = self._network(value, half, rounds)
            if value < size:
                return value

    def _network(self, value: int, half: int, rounds: range) -> int:
        left, right = divmod(value, 1 << half)
        for number in rounds:
            if rounds.step > 0:
                left, right = right, left ^ self._mixed(number, half, right)
            else:
                left, right = right ^ self._mixed(number, half, left), left
        return (left << half) + right

    def _mixed(self, number: int, half: int, value: int) -> int:
        digest = hmac.digest(self.key, b"round %d of %d: %d" % (number, half, value), _HASH)
        return int.from_bytes(digest) % (1 << half)

    def integer(self, value: int) -> int:
        """Return another integer with the same sign that needs as many bytes, whatever the column's type."""
        if value < 0:
            return -1 - self.integer(-1 - value)
        bits = value.bit_length()
        whole = max(-(-bits // _BYTE), 1) * _BYTE
        last = whole if bits == whole else whole - 1  # what a signed number of so many bytes has
        first = whole - 1 if bits == whole else whole - _BYTE
        start = 1 << first if first else 0
        return start + int(self.other(value - start, (1 << last) - start))

    def _text(self, data: bytes, charset: str) -> bytes:
        """Return other text of a character set, of as many bytes and characters: letters, and digits for digits."""
        alphabet = Alphabet.of(charset)
        parts = alphabet.characters(data)
        label = "".join(char for char, _ in parts).encode(errors="surrogatepass")
        for number in count():
            draws = self.draws(b"text %d: %b" % (number, label))
            found = b"".join(alphabet.like(char, len(stored), draws.below) for char, stored in parts)
            if found != data or not data:
                return found
        raise AssertionError("counts for ever")
