"""The file that a walk reads, which may be opened more than once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.walk.told import Told
from binlog_kaitai.log.decrypted import DecryptedSource
from binlog_kaitai.log.source import Source, bytes_taken

__all__ = ["InputFile"]


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
        self.tell_from(position)
        if position:
            self._file.seek(position)

    def tell_from(self, position: int) -> None:
        """Tell progress from a position on, as far as it was not told before."""
        before = self._source.len_header if isinstance(self._source, DecryptedSource) else 0
        self._told.begin(before + position if position and self._source.seekable else 0)
        if before and not position:
            self._told(before)

    def fill(self, context: Context, end: int | None) -> bool:
        """Read what there is room for, up to a position; returns whether the log ends there. Raises OSError, and
        SourceError for a log that has become shorter."""
        record = context.record
        while record[s.C_HAVE] < context.capacity:
            count = context.read(self._file, end)
            self._told(bytes_taken(self._file, count))
            if not count:
                at = int(record[s.C_OFFSET] + record[s.C_HAVE])
                if end is not None and at < end:
                    raise self._source.became_shorter(at)
                return True
        return False

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
        self._file = None
