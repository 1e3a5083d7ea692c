"""How the bytes of a log are read: what may be read in place of its file, and files that give what is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, BinaryIO, Protocol, TypeVar, cast

from binlog_kaitai.files import at_once

__all__ = ["Content", "bytes_taken", "is_ready", "read_all", "read_up_to"]

T = TypeVar("T")
R = TypeVar("R")
_FEW = 8
"""Files that are read one after the other."""
_AT_ONCE = 64
"""Files that are read at a time, most of the time waiting for a store."""


class Content(Protocol):
    """What is read in place of a file: the log that it holds, or what is kept of a stream."""

    @property
    def is_plain(self) -> bool:
        """Whether its events are not encrypted, whatever it says: they were decrypted as they were read."""

    @property
    def len_header(self) -> int:
        """Bytes that are stored before the log."""

    def changed(self) -> str | None:
        """Return what happened to what it is read from, since that was listed; see `Source.changed`."""

    def open(self) -> BinaryIO:
        """Open it for reading. Raises BinlogError."""

    def forget(self, position: int) -> None:
        """What is before a position is not read again."""

    def release(self) -> None:
        """It is not read any more."""


def bytes_taken(file: object, count: int) -> int:
    """Return how many bytes of a source's file the reading of `count` bytes took; for progress."""
    taken = getattr(_lowest(file), "num_taken", None)
    return count if taken is None else int(taken())


def is_ready(file: object, seconds: float) -> bool:
    """Return whether a stream has more within so many seconds, or its end."""
    return bool(cast(Any, _lowest(file)).is_ready(seconds))


def _lowest(file: object) -> object:
    """Return what a file reads that decrypts another one."""
    while (below := getattr(file, "below", None)) is not None:
        file = below
    return file


def read_up_to(file: BinaryIO, length: int) -> bytes:
    """Read so many bytes of a file that may give fewer at a time; fewer at its end only."""
    pieces: list[bytes] = []
    while length > 0 and (piece := file.read(length)):
        pieces.append(piece)
        length -= len(piece)
    return b"".join(pieces)


def read_all(read: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
    """Return what a function that reads a little of a file gives for each, in order; many are read at a time."""
    return at_once(read, items, most=_AT_ONCE, few=_FEW)
