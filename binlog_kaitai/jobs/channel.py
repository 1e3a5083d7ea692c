"""Messages between a process and one that was forked from it, by two pipes."""

from __future__ import annotations

import os
from pickle import dumps, loads
from select import POLLIN, poll
from typing import Any

__all__ = ["Channel"]

_LENGTH = 8
"""Bytes of the size of a message, which is before it."""
_PIECE = 1 << 16


class Channel:
    """One end of a channel, which takes and gives objects of any size.

    Args:
        incoming: what is read from.
        outgoing: what is written to.
    """

    def __init__(self, incoming: int, outgoing: int) -> None:
        self.incoming, self._outgoing = incoming, outgoing
        self._read = bytearray()
        self._poll = poll()
        self._poll.register(incoming, POLLIN)

    @classmethod
    def pair(cls) -> tuple[Channel, Channel]:
        """Return both ends. Raises OSError."""
        here, there = os.pipe(), os.pipe()
        return cls(here[0], there[1]), cls(there[0], here[1])

    def send(self, message: object) -> None:
        """Send a message; waits for the other end if there are many. Raises BrokenPipeError where that is closed."""
        data = dumps(message)
        left = memoryview(len(data).to_bytes(_LENGTH) + data)
        while left:
            left = left[os.write(self._outgoing, left) :]

    def receive(self) -> Any:
        """Return the next message, for which it waits. Raises EOFError where the other end is closed."""
        self._read_up_to(_LENGTH)
        end = _LENGTH + int.from_bytes(self._read[:_LENGTH])
        self._read_up_to(end)
        message = loads(self._read[_LENGTH:end])
        del self._read[:end]
        return message

    def _read_up_to(self, count: int) -> None:
        while len(self._read) < count:
            data = os.read(self.incoming, _PIECE)
            if not data:
                raise EOFError
            self._read += data

    def has_message(self) -> bool:
        """Return whether something is there to be received, or the other end is closed."""
        return bool(self._read or self._poll.poll(0))

    def close(self) -> None:
        """Close this end."""
        os.close(self.incoming)
        os.close(self._outgoing)
