"""The digest that the file of an index has of all of itself: what was changed afterwards, by whom or what, is no index.

It stands in the file's own metadata, and is made while a text of the same length stands in its place. It is looked for
and checked before anything else is believed of the file.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import blake2b
from typing import IO, Any, Protocol

__all__ = ["EMPTY", "is_sealed", "seal"]

_SIZE = 32
_PIECE = 1 << 20
_MARK = "binlog-kaitai digest "
EMPTY = f"{_MARK}{'0' * (2 * _SIZE)}"
"""What stands in the place of the digest until it is known."""
_SEALED = re.compile(rb"%b[0-9a-f]{%d}" % (_MARK.encode(), 2 * _SIZE))


def seal(written: IO[bytes]) -> None:
    """Put the digest into a file that has EMPTY somewhere. Raises OSError; ValueError where it has not."""
    written.flush()
    with open(written.fileno(), "r+b", closefd=False) as file:
        file.seek(0)
        place = _place(file.read)
        if place is None:
            raise ValueError("the file has no place for a digest")
        file.seek(0)
        found = _digest(file.read, place)
        file.seek(place[0])
        file.write(found)


class _Readable(Protocol):
    """A file that can be read at any place."""

    def read(self, size: int, /) -> bytes: ...
    def seek(self, position: int, /) -> Any: ...


def is_sealed(file: _Readable) -> bool:
    """Return whether a file is as it was when it was sealed; it is read from its beginning. Raises OSError."""
    file.seek(0)
    place = _place(file.read)
    if place is None:
        return False
    file.seek(0)
    return _digest(file.read, place) == place[1]


def _place(read: Callable[[int], bytes]) -> tuple[int, bytes] | None:
    """Return the position of the last digest, and its text."""
    found, begin, kept = None, 0, b""
    while data := read(_PIECE):
        kept += data
        for match in _SEALED.finditer(kept):
            found = begin + match.start(), match[0]
        drop = max(0, len(kept) - len(EMPTY))
        begin, kept = begin + drop, kept[drop:]
    return found


def _digest(read: Callable[[int], bytes], place: tuple[int, bytes]) -> bytes:
    """Return the text of the digest of all bytes, as if EMPTY were at its place."""
    made, at = blake2b(digest_size=_SIZE), 0
    start, end = place[0], place[0] + len(EMPTY)
    while data := read(_PIECE):
        first, last = max(start - at, 0), min(end - at, len(data))
        if first < last:
            part = EMPTY.encode()[at + first - start : at + last - start]
            data = b"".join((data[:first], part, data[last:]))
        made.update(data)
        at += len(data)
    return f"{_MARK}{made.hexdigest()}".encode()
