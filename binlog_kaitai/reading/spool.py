"""Frames put aside, so that a transaction may be larger than memory.

A log that can be read again is its own spool; of a stream a copy is kept in a temporary file.
"""

from __future__ import annotations

from typing import IO, Protocol

from binlog_kaitai.files import scratch_file
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source

__all__ = ["SPOOL_BYTES", "Spool", "Ticket", "spool_for"]

SPOOL_BYTES = 32 << 20
"""Bytes of row events of one transaction that are kept in memory, unless a single event is larger."""


class Ticket:
    """What brings a frame back."""

    __slots__ = ("body", "format", "header", "length", "offset", "payload_offset", "position")

    def __init__(self, frame: Frame, offset: int) -> None:
        self.position = frame.position
        self.payload_offset = frame.payload_offset
        self.header = frame.header
        self.format = frame.format
        self.offset = offset
        self.body, self.length = frame.body_start - frame.start, frame.body_end - frame.start

    def frame(self, data: bytes) -> Frame:
        """Return the frame, its bytes read again."""
        return Frame(self.position, self.header, data, 0, self.body, self.length, self.format, self.payload_offset)


class Spool(Protocol):
    """A place for frames."""

    def put(self, frame: Frame) -> Ticket:
        """Put a frame aside."""

    def take(self, ticket: Ticket) -> Frame:
        """Bring it back, any number of times."""

    def close(self) -> None:
        """Forget all."""


class _Reread:
    """Reads the log itself again; what was decompressed is copied."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._file: IO[bytes] | None = None
        self._copy = _Copy()

    def put(self, frame: Frame) -> Ticket:
        return Ticket(frame, frame.position) if frame.payload_offset is None else self._copy.put(frame)

    def take(self, ticket: Ticket) -> Frame:
        if ticket.payload_offset is not None:
            return self._copy.take(ticket)
        if self._file is None:
            self._file = self._source.open()
        self._file.seek(ticket.offset)
        data = self._file.read(ticket.length)
        if len(data) < ticket.length:
            raise self._source.became_shorter(ticket.offset + len(data), ticket.position)
        return ticket.frame(data)

    def close(self) -> None:
        self._copy.close()
        if self._file is not None:
            self._file.close()
            self._file = None


class _Copy:
    """Keeps a copy in a temporary file."""

    def __init__(self) -> None:
        self._file: IO[bytes] | None = None
        self._end = 0

    def put(self, frame: Frame) -> Ticket:
        if self._file is None:
            self._file = scratch_file()
        ticket = Ticket(frame, self._end)
        self._file.seek(self._end)
        self._end += self._file.write(frame.buffer[frame.start : frame.body_end])
        return ticket

    def take(self, ticket: Ticket) -> Frame:
        assert self._file is not None
        self._file.seek(ticket.offset)
        return ticket.frame(self._file.read(ticket.length))

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        self._file, self._end = None, 0


def spool_for(source: Source, *, encrypted: bool = False) -> Spool:
    """Return the spool for one log; what is encrypted cannot be read again as it is."""
    return _Reread(source) if source.seekable and not encrypted else _Copy()
