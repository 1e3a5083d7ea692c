"""Streams that are read more than once: the bytes that may be asked for again are kept.

Who walks a log may have to return to where a transaction begins, or look ahead to where it ends. Standard input and
named pipes give their bytes once, so a window keeps those from the first to which a reader may return: up to some
megabytes in memory, beyond that in files without a name. What is before is forgotten, so that a stream of any length
needs no more room than its largest transaction.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace
from typing import IO, Any, BinaryIO, Protocol, cast

from binlog_kaitai.files import scratch_file
from binlog_kaitai.log.reading import read_up_to
from binlog_kaitai.log.source import STDIN, Source

__all__ = ["Stored", "StreamBytes", "Window", "windowed"]

_IN_MEMORY = 8 << 20
"""Bytes that are kept in memory; what comes while so many are there is put into files."""
_PIECE = 1 << 18
"""Bytes that are read, and so kept and forgotten, together at the most: for more, the system would make memory anew
each time."""
_FEW = 1 << 15
"""Fewer bytes are put together with those that come next."""
_SHARE = 4
"""A file takes this share of what is kept, so that a large transaction needs few of them."""


class _InMemory:
    """Bytes from a position of the stream on. Many at once are kept as they came, few are put together."""

    def __init__(self, start: int) -> None:
        self.start = self.end = start
        self._data: bytes | bytearray = b""

    @property
    def is_full(self) -> bool:
        return len(self._data) >= _FEW

    def append(self, data: bytes) -> None:
        if self._data:
            self._data = bytearray(self._data) if isinstance(self._data, bytes) else self._data
            self._data += data
        else:
            self._data = data
        self.end += len(data)

    def copy(self, position: int, room: memoryview) -> int:
        """Copy what is there from a position on; returns the number of bytes."""
        at = position - self.start
        count = min(len(room), self.end - position)
        with memoryview(self._data) as data:
            room[:count] = data[at : at + count]
        return count

    def close(self) -> None:
        """Forget the bytes."""


class _InFile:
    """Bytes from a position of the stream on, in a file without a name."""

    def __init__(self, start: int, most: int) -> None:
        self.start = self.end = start
        self._most = most
        self._file: IO[bytes] = scratch_file()

    @property
    def is_full(self) -> bool:
        return self.end - self.start >= self._most

    def append(self, data: bytes) -> None:
        self._file.seek(self.end - self.start)
        self._file.write(data)
        self.end += len(data)

    def copy(self, position: int, room: memoryview) -> int:
        """Copy what is there from a position on; returns the number of bytes."""
        self._file.seek(position - self.start)
        return cast(Any, self._file).readinto(room[: self.end - position]) or 0

    def close(self) -> None:
        """Give the room on the disk back."""
        self._file.close()


class Stored(Protocol):
    """What is opened once, as a `Source` is."""

    @property
    def name(self) -> str: ...
    def open(self) -> BinaryIO: ...


class Window:
    """The part of a stream that may be read again. As long as nothing is forgotten that is all that was read.

    Args:
        stored: the stream, which is opened once.
        in_memory: bytes to keep in memory.
        start: the first byte that is read; those before are passed over.
    """

    is_plain = False
    len_header = 0

    def __init__(self, stored: Stored, in_memory: int = _IN_MEMORY, *, start: int = 0) -> None:
        self.stored = stored
        """The stream."""
        self.start = self.end = start
        """The first byte that is kept, and how far the stream was read."""
        self._most = in_memory
        self._stream: Any = None
        self._has_ended = False
        self._parts: list[_InMemory | _InFile] = []
        self._in_memory = 0

    def changed(self) -> str | None:
        """Return None: nothing is known of a stream before it is read."""
        return None

    def open(self) -> BinaryIO:
        """Return a reader that begins at the first byte of the log, which may be forgotten. Raises SourceError."""
        if self._stream is None:
            self._stream = self.stored.open()
            if self.end:
                self._stream.seek(self.end)
        return cast(BinaryIO, WindowReader(self))

    def forget(self, position: int) -> None:
        """What is before a position is not read again."""
        self.start = max(self.start, min(position, self.end))
        count = 0
        while count < len(self._parts) and self._parts[count].end <= self.start:
            self._drop(self._parts[count])
            count += 1
        del self._parts[:count]

    def _drop(self, part: _InMemory | _InFile) -> None:
        if isinstance(part, _InMemory):
            self._in_memory -= part.end - part.start
        part.close()

    def release(self) -> None:
        """Forget everything, and close the stream."""
        for part in self._parts:
            part.close()
        self._parts.clear()
        if self._stream is not None and self.stored.name != STDIN:
            self._stream.close()

    def copy(self, position: int, room: memoryview) -> int:
        """Copy bytes from a position on; returns how many, none at the end of the stream.

        Raises CompressedFileError, OSError.
        """
        if position < self.start:
            raise AssertionError(f"byte {position} of a stream was forgotten, which is kept from {self.start} on")
        while position >= self.end:
            if not self._read_on(max(len(room), position - self.end + 1)):
                return 0
        part = self._parts[bisect_right(self._parts, position, key=lambda part: part.start) - 1]
        return part.copy(position, room)

    @property
    def size(self) -> int | None:
        """Return how many bytes the stream has, None before its end was read."""
        return self.end if self._has_ended else None

    def reaches(self, position: int) -> bool:
        """Return whether the stream has all bytes before a position, up to which it is read. Raises as `copy` does."""
        while position > self.end:
            if not self._read_on(position - self.end):
                return False
        return True

    def _read_on(self, count: int) -> bool:
        """Read up to so many more bytes, as many as are there; says whether there were any."""
        data = b"" if self._has_ended else self._stream.read(min(count, _PIECE))
        if not data:
            self._has_ended = True
            return False
        part = self._parts[-1] if self._parts else None
        if part is None or part.is_full or (isinstance(part, _InFile) and self._in_memory < self._most // 2):
            part = self._new_part()
        part.append(data)
        self._in_memory += len(data) if isinstance(part, _InMemory) else 0
        self.end += len(data)
        return True

    def _new_part(self) -> _InMemory | _InFile:
        fits = self._in_memory < self._most
        held = self.end - self.start
        self._parts.append(_InMemory(self.end) if fits else _InFile(self.end, max(self._most, held // _SHARE)))
        return self._parts[-1]

    def is_ready(self, position: int, seconds: float) -> bool:
        """Return whether bytes from a position on come within so many seconds, or the end; true where that cannot be
        told."""
        return position < self.end or self._has_ended or self._stream.is_ready(seconds)

    def num_taken(self) -> int:
        """Return how many bytes were taken from the stream, compressed ones of one that is, since this was asked
        last."""
        return cast(int, self._stream.num_taken())


class WindowReader:
    """Reads a window from any place in it."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._position = 0

    def readinto(self, room: memoryview) -> int:
        """Read what is there, at most what there is room for; returns the number of bytes, 0 at the end."""
        count = self._window.copy(self._position, room) if len(room) else 0
        self._position += count
        return count

    def read(self, length: int) -> bytes:
        """Read what is there, up to `length` bytes; nothing at the end."""
        room = bytearray(length)
        count = self.readinto(memoryview(room))
        return bytes(room) if count == length else bytes(room[:count])

    def seek(self, position: int) -> int:
        """Go to a position."""
        self._position = position
        return position

    def is_ready(self, seconds: float) -> bool:
        """Return whether bytes come within so many seconds, or the end."""
        return self._window.is_ready(self._position, seconds)

    def num_taken(self) -> int:
        """Return how many bytes were taken from the stream since this was asked last."""
        return self._window.num_taken()

    def close(self) -> None:
        """Do nothing: the window is the walk's."""

    def __enter__(self) -> WindowReader:
        return self

    def __exit__(self, *_: object) -> None:
        """Do nothing."""


class StreamBytes:
    """A stream read at any place that is kept, as far as it is asked for; see `resync.Bytes`."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._reader = window.open()
        self.reaches = window.reaches

    @property
    def size(self) -> int | None:
        """Return how many bytes the stream has, None before its end was read."""
        return self._window.size

    def read_at(self, position: int, length: int) -> bytes:
        """Up to `length` bytes at `position`; fewer only at the end. Raises CompressedFileError, OSError."""
        self._reader.seek(position)
        return read_up_to(self._reader, length)


def windowed(source: Source) -> Source:
    """Return a stream as one that is opened as often as needed, at any place that was not forgotten; any other log as
    it is."""
    if not source.is_stream or source.content is not None:
        return source
    return replace(source, content=Window(source))
