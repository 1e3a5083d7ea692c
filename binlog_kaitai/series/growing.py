"""Logs that a server is still writing, as streams: who reads one waits at its end for more, until the next log of its
series is there, and goes on with that.

A server begins the next log when it has written the last byte of the one before, with a ROTATE at its end, a STOP, or
neither when it crashed; so a log is whole when the next one is there.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from typing import BinaryIO, cast

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import SourceChangedError, SourceError
from binlog_kaitai.log.compressed_file import is_compressed
from binlog_kaitai.log.magic import is_encrypted
from binlog_kaitai.log.source import Source
from binlog_kaitai.log.window import Window
from binlog_kaitai.series.tail import begin_of

__all__ = ["FollowEndedError", "Following", "next_name"]

_INTERVAL = 0.2
"""Seconds between two looks at a log that does not grow."""
_NUMBER = re.compile(r"(.*\.)(\d{1,18})")


class FollowEndedError(Exception):
    """Nobody wants more of a log that was read up to its end."""


def next_name(path: str) -> str | None:
    """Return the name of the next log of a series; None where a name has no number."""
    found = _NUMBER.fullmatch(path)
    return None if found is None else f"{found[1]}{int(found[2]) + 1:0{len(found[2])}}"


class Following:
    """A log and those after it, each as a stream.

    Args:
        first: the log that is followed.
        wait: called with a time in seconds, to wait so long.
        is_ended: returns whether nobody wants more.
    """

    def __init__(self, first: Source, wait: Callable[[float], None], is_ended: Callable[[], bool]) -> None:
        self.first, self._wait, self._is_ended = first, wait, is_ended

    def logs(self) -> Iterator[Source]:
        """Yield the logs, each when the one before was read to its end, as long as somebody wants more."""
        name: str | None = self.first.name
        number = self.first.number
        while name is not None and (name == self.first.name or not self._is_ended()):
            yield Source(name, None, number=number, content=Window(_Log(name, self._wait, self._is_ended)))
            name, number = next_name(name), number + 1


@dataclass(frozen=True, slots=True)
class _Log:
    """A log that is opened once."""

    name: str
    wait: Callable[[float], None]
    is_ended: Callable[[], bool]

    def open(self) -> BinaryIO:
        """Open it. Raises SourceError."""
        try:
            return cast(BinaryIO, _GrowingFile(self, _opened(self.name)))
        except OSError as error:
            raise SourceError(f"cannot be read: {error.strerror or error}", self.name) from error


def _opened(name: str) -> BinaryIO:
    return open(name, "rb", buffering=0)


@dataclass(frozen=True, slots=True)
class _Held:
    """A file that is open, and may have lost its name."""

    file: BinaryIO
    is_plain: bool = False
    len_header: int = 0

    def open(self) -> BinaryIO:
        """Open it once more; both have one position."""
        return open(os.dup(self.file.fileno()), "rb", buffering=0)

    def changed(self) -> str | None:
        """Return None: it is looked at but once."""
        return None

    def forget(self, position: int) -> None:
        """Do nothing."""

    def release(self) -> None:
        """Do nothing."""


def _begin_of(file: BinaryIO, name: str) -> bytes:
    """Return what the first event says of a log that is open, whose position is moved."""
    return begin_of(Source(name, os.fstat(file.fileno()).st_size, content=_Held(file)))


@dataclass(slots=True)
class _GrowingFile:
    """The file of a log; its end is where the log is whole.

    Raises SourceChangedError where the log becomes shorter, or another one takes its place, and FollowEndedError where
    nobody wants more.
    """

    log: _Log
    _file: BinaryIO
    _position: int = 0
    _taken: int = 0
    _is_whole: bool = False
    _most: int | None = None
    """Where reading ends, since nobody wants more."""

    def read(self, length: int) -> bytes:
        """Return up to so many bytes, as soon as there are any; none where the log ends."""
        while True:
            left = self._left
            data = self._file.read(length if left is None else min(length, left))
            if data:
                self._note(data)
                return data
            if self._is_whole:
                return b""
            if left == 0:
                raise FollowEndedError
            self._look()
            if not self._is_whole:
                self.log.wait(_INTERVAL)

    @property
    def _left(self) -> int | None:
        """Return how many bytes are still to be read, None for all that come."""
        if self._most is None and self.log.is_ended():
            self._most = max(self._position, os.fstat(self._file.fileno()).st_size)
        return None if self._most is None else self._most - self._position

    def _note(self, data: bytes) -> None:
        if not self._position and (is_encrypted(data) or is_compressed(data)):
            kind = "encrypted" if is_encrypted(data) else "compressed"
            raise SourceError(f"it is {kind}; only plain logs are followed", self.log.name)
        self._position += len(data)
        self._taken += len(data)

    def _look(self) -> None:
        """Check a file that was read to its end. Raises SourceChangedError."""
        following = next_name(self.log.name)
        if following is not None and os.path.exists(following):
            self._is_whole = True
            return
        try:
            named = os.stat(self.log.name)
        except FileNotFoundError:
            raise self._changed("was removed, and the next log of the series is not there") from None
        except OSError as error:
            raise SourceError(f"cannot be read: {error.strerror or error}", self.log.name) from error
        if named.st_size < self._position:
            raise self._changed(f"has become shorter than the {self._position} bytes that were read of it")
        if not os.path.samestat(named, os.fstat(self._file.fileno())):
            self._go_on_in(_opened(self.log.name))

    def _go_on_in(self, file: BinaryIO) -> None:
        """Go on in another file of the name, which is a longer copy of the same log. Raises SourceChangedError."""
        before, self._file = self._file, file
        with before:
            begun = _begin_of(before, self.log.name)
            if self._position and (not begun or begun != _begin_of(file, self.log.name)):
                raise self._changed("is another log than the one that was read; was the server reset?")
        file.seek(self._position)

    def _changed(self, text: str) -> SourceChangedError:
        return SourceChangedError(f"{text}; what is in it now was not followed", self.log.name)

    def is_ready(self, seconds: float) -> bool:
        """Return whether there are more bytes within so many seconds, or the end of the log."""
        if not self._has_more():
            self.log.wait(seconds)
        return self._has_more()

    def _has_more(self) -> bool:
        return self._is_whole or os.fstat(self._file.fileno()).st_size > self._position

    def num_taken(self) -> int:
        """Return how many bytes were taken since this was asked last."""
        taken, self._taken = self._taken, 0
        return taken

    def close(self) -> None:
        """Close the file."""
        self._file.close()
