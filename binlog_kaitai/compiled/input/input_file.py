"""The file that a walk reads, which may be opened more than once."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.input.told import Told
from binlog_kaitai.compiled.records import C
from binlog_kaitai.log.reading import bytes_taken, is_ready
from binlog_kaitai.log.source import Source

__all__ = ["InputFile"]

_PAUSE = 0.01
"""Seconds without a byte after which a stream is taken to have no more just now."""
_LONGEST = 0.1
"""Seconds that what has come of a stream waits for more."""


class InputFile:
    """Fills the buffer of a walk from a log.

    Args:
        source: the log.
        progress: called with the number of bytes that were read for the first time.
    """

    def __init__(self, source: Source, progress: Callable[[int], None]) -> None:
        self._source = source
        self._told = Told(progress)
        self._file: Any = None
        self.has_paused = False
        """A stream had no more when the buffer was filled: what is complete must not wait for the rest."""

    def told(self, count: int) -> None:
        """Tell that so many bytes were read."""
        self._told(count)

    @property
    def is_open(self) -> bool:
        """Whether the log is open."""
        return self._file is not None

    def open(self, position: int) -> None:
        """Open the log at a position. Raises OSError."""
        self.close()
        self._file = self._source.open()
        self._tell_from(position)
        if position:
            self._file.seek(position)

    def _tell_from(self, position: int) -> None:
        """Tell progress from a position on, as far as it was not told before."""
        if self._source.is_stream:  # it is told as it comes, and that is once
            return
        before = self._source.content.len_header if self._source.content else 0
        self._told.begin(before + position if position and self._source.seekable else 0)
        if before and not position:
            self._told(before)

    def fill(self, context: Context, end: int | None) -> bool:
        """Read what there is room for, up to a position, of a stream what is there; returns whether the log ends there.
        Raises OSError, and SourceError for a log that has become shorter."""
        record = context.record
        self.has_paused, latest = False, None
        while record[C.have] < context.buffer.capacity:
            if latest is not None and (monotonic() > latest or not is_ready(self._file, _PAUSE)):
                self.has_paused = True
                return False
            count = context.buffer.read(self._file, end)
            self._told(bytes_taken(self._file, count))
            if not count:
                at = int(record[C.offset] + record[C.have])
                if end is not None and at < end:
                    raise self._source.became_shorter(at)
                return True
            if self._source.is_stream and latest is None:
                latest = monotonic() + _LONGEST
        return False

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
        self._file = None
