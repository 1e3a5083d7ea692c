"""Streams for tests: bytes that come in pieces of any size, once, and pause between them."""

from __future__ import annotations

import io
import random
from dataclasses import replace
from typing import BinaryIO, cast

from binlog_kaitai.log.compressed_file import DecompressedFile
from binlog_kaitai.log.source import Source
from binlog_kaitai.log.window import Window

__all__ = ["Trickle", "stream_of"]


class Trickle:
    """A stream that gives up to so many bytes at a time, and says at random that it has no more just now."""

    def __init__(self, data: bytes, most: int, seed: object = 0) -> None:
        self._random = random.Random(repr(seed))
        self._file = DecompressedFile(cast(BinaryIO, io.BytesIO(data)), "log")
        self._most = most
        self.num_read = 0
        self.is_closed = False

    def read(self, length: int) -> bytes:
        """Some bytes."""
        data = self._file.read(min(length, self._random.randint(1, self._most)))
        self.num_read += len(data)
        return data

    def is_ready(self, seconds: float) -> bool:
        """Return whether there is more at once."""
        return self._random.random() < 0.5

    def num_taken(self) -> int:
        """Return how many bytes were taken since this was asked last."""
        return self._file.num_taken()

    def close(self) -> None:
        """Take note of it."""
        self.is_closed = True


class _Stream:
    """Is opened once."""

    is_plain = False
    len_header = 0

    def __init__(self, stream: Trickle) -> None:
        self._stream = stream
        self._is_opened = False

    def changed(self) -> str | None:
        return None

    def open(self) -> BinaryIO:
        assert not self._is_opened
        self._is_opened = True
        return cast(BinaryIO, self._stream)

    def forget(self, position: int) -> None:
        """Do nothing."""

    def release(self) -> None:
        """Do nothing."""


def stream_of(data: bytes, most: int = 1 << 16, in_memory: int = 1 << 25, name: str = "log") -> Source:
    """Return a stream of some bytes."""
    stream = Source(name, None, content=_Stream(Trickle(data, most, (len(data), most))))
    return replace(stream, content=Window(stream, in_memory))
