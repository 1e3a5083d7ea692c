"""Where processes write what is put together in order: a file of all of them, or what one of them is handed."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from select import POLLIN, poll
from typing import Protocol

from binlog_kaitai.jobs.channel import Channel

__all__ = ["Direct", "Relay", "Target", "Write", "relay"]

_PIECE = 1 << 16
_ENDED = "a process that works on this run was ended from outside meanwhile; if memory ran out, give fewer --jobs"

Write = Callable[[memoryview], None]
"""Writes bytes, whose memory is used again."""


class Target(Protocol):
    """Where processes write, one after the other."""

    @property
    def file(self) -> int:
        """The descriptor that they write to."""

    def wait(self, channel: Channel) -> None:
        """Wait for a message of the process that writes."""

    def take(self, count: int) -> None:
        """So many more bytes were written."""

    def see_end(self, *, is_known: bool) -> None:
        """See that a process has ended, of which it is known how much it has written, or not. Raises OSError."""


class Direct:
    """A file, such as standard output.

    Args:
        file: its descriptor.
        wrote: told how many more bytes were written.
    """

    def __init__(self, file: int, wrote: Callable[[int], None]) -> None:
        self.file, self._wrote = file, wrote

    def wait(self, channel: Channel) -> None:
        """Leave the waiting to who receives the message."""

    def take(self, count: int) -> None:
        """So many more bytes were written."""
        if count:
            self._wrote(count)

    def see_end(self, *, is_known: bool) -> None:
        """See that a process has ended. Raises OSError where nobody knows how much it has written."""
        if not is_known:
            raise OSError(errno.EIO, _ENDED)


class Relay:
    """A pipe, of which this process takes what others write.

    Args:
        ends: of the pipe: what is read from, what is written to.
        write: takes what is written.
    """

    def __init__(self, ends: tuple[int, int], write: Write) -> None:
        self._incoming, self.file = ends
        self._write = write
        self._poll = poll()
        self._poll.register(self._incoming, POLLIN)

    def wait(self, channel: Channel) -> None:
        """Take what is written, until there is a message, which tells of nothing that is not written."""
        both = poll()
        for file in (self._incoming, channel.incoming):
            both.register(file, POLLIN)
        while not channel.has_message():
            both.poll()
            self._take_all()
        self._take_all()

    def _take_all(self) -> None:
        while self._poll.poll(0):
            self._write(memoryview(os.read(self._incoming, _PIECE)))

    def take(self, count: int) -> None:
        """Know what was written already, by reading it."""

    def see_end(self, *, is_known: bool) -> None:
        """Know what was written already, by reading it."""


@contextmanager
def relay(write: Write) -> Iterator[Relay]:
    """Around the use of a pipe. Raises OSError."""
    ends = os.pipe()
    try:
        yield Relay(ends, write)
    finally:
        for end in ends:
            os.close(end)
