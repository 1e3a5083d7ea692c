"""A payload whose events Python takes one after the other, as the walk takes those of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai.events.model import TransactionPayloadEvent
from binlog_kaitai.log.frames import Frame

__all__ = ["Frames", "Inside"]

Frames = Callable[[Frame, TransactionPayloadEvent], Iterator[Frame]]
"""Returns the events of a payload; see `EventDecoder.inside`."""


class Inside:
    """Where the walk is in a payload.

    Args:
        frame: the event that has the payload.
        end: position after it.
        payload: its body.
        frames: gives the events inside.
        start: offset in the payload of the first that is taken.
    """

    def __init__(
        self, frame: Frame, end: int, payload: TransactionPayloadEvent, frames: Frames, start: int = 0
    ) -> None:
        self.frame, self.end, self._payload = frame, end, payload
        self._frames = frames(frame, payload)
        self._at = start
        """Offset of the next event."""

    def next_frame(self) -> Frame | None:
        """Return the next event, None behind the last. Raises BinlogError where the payload cannot be read on."""
        for frame in self._frames:
            offset = frame.payload_offset or 0
            if offset >= self._at:
                self._at = offset + frame.header.event_size
                return frame
        return None

    def again(self, frames: Frames) -> Inside:
        """Return the same place for another walk."""
        return Inside(self.frame, self.end, self._payload, frames, self._at)
