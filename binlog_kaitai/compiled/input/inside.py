"""Payloads: the events in them that Python takes, one after the other, as it takes those of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.records import C
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import TransactionPayloadEvent
from binlog_kaitai.format.headers import HEADER_SIZE, unpack_header
from binlog_kaitai.log.frames import FormatDescription, Frame

__all__ = ["Frames", "Inside", "inner_frame", "outer_frame", "start_inside"]

Frames = Callable[[Frame, TransactionPayloadEvent], Iterator[Frame]]
"""Returns the events of a payload; see `EventDecoder.inside`."""


class Inside:
    """Where the walk is in a payload that the loops cannot inflate.

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
        """Return the next event, None after the last. Raises BinlogError where the payload cannot be read on."""
        for frame in self._frames:
            offset = frame.payload_offset or 0
            if offset >= self._at:
                self._at = offset + frame.header.event_size
                return frame
        return None

    def again(self, frames: Frames) -> Inside:
        """Return the same place for another walk."""
        return Inside(self.frame, self.end, self._payload, frames, self._at)


def start_inside(context: Context) -> int:
    """Return where in the buffer the payload begins in which the loops are."""
    return int(context.payloads.at_hand()[r.Payload.start])


def outer_frame(context: Context, form: FormatDescription) -> Frame:
    """Return the event at the walk's place without its bytes."""
    record = context.record
    header = unpack_header(context.buffer.data, int(record[C.at]))
    return Frame(int(record[C.offset] + record[C.at]), header, b"", 0, 0, 0, form)


def inner_frame(context: Context, outer: Frame, decoder: EventDecoder) -> Frame:
    """Return the event at which the loops are in a payload. Raises BinlogError where it is none."""
    offset, start = int(context.record[C.inner]) - 1, start_inside(context)
    size = int(context.payloads.at_hand()[r.Payload.end]) - start
    at, end = start + offset, start + size
    if end - at >= HEADER_SIZE:
        end = min(end, at + max(HEADER_SIZE, unpack_header(context.buffer.data, at).event_size))
    return decoder.frame_inside(outer, context.buffer.data[at:end].tobytes(), offset, size)
