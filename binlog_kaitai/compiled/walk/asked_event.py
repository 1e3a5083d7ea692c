"""The event of the log that Python was asked about, which may be a payload whose events it takes one by one."""

from __future__ import annotations

from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.input.inside import Inside, inner_frame, outer_frame
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.walk.event_follower import EventFollower
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import TransactionPayloadEvent
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.log.resync import says_its_end
from binlog_kaitai.reading.log_events import LogEvents, Unsound

__all__ = ["AskedEvent"]


class AskedEvent:
    """Takes an event at the place of the walk, and moves that place.

    Args:
        context: has the place.
        log: reads payloads, and is told of those that cannot be read on.
        follower: follows the events.
    """

    def __init__(self, context: Context, log: LogEvents, follower: EventFollower) -> None:
        self._context, self._log, self._follower = context, log, follower
        self.inside: Inside | None = None
        """The payload whose events Python takes one after the other."""
        self._asked: tuple[Frame, int] | None = None
        """The event that Python was asked about last, and the position after it."""
        self.last_type: int | None = None
        self.last_end = 0
        """Type of the last event that Python took, and the position after it."""

    def begin(self, frame: Frame, position: int) -> TransactionPayloadEvent | None:
        """Follow an event that the loops do not know; returns the payload that it has. Raises BinlogError.

        `position`: that after it.
        """
        self._asked = frame, position
        return self._follower.take(frame)

    def go_on(self, payload: TransactionPayloadEvent | None) -> None:
        """Go on after the event that has begun; one with a payload is left when its last event was taken."""
        assert self._asked is not None
        if payload is None:
            self._leave(*self._asked)
        else:
            self.inside = Inside(*self._asked, payload, self._log.decoder.inside)
            self._context.record[C.tables.ended] = 1

    def join(self, other: AskedEvent) -> int | None:
        """Go on inside the payload in which another walk is; returns the position after it, None where that is in
        none."""
        if other.inside is None:
            return None
        self.inside = other.inside.again(self._log.decoder.inside)
        return other.inside.end

    def take_inner(self, form: FormatDescription) -> None:
        """Take the event at which the loops are in a payload. Raises BinlogError."""
        outer = outer_frame(self._context, form)
        self._asked = outer, outer.position + outer.header.event_size
        try:
            frame = inner_frame(self._context, outer, self._log.decoder)
        except BinlogError as error:
            self._log.damaged(error, outer)
            self._leave(*self._asked)
            return
        self._follower.take(frame)
        self._context.record[C.inner] += frame.header.event_size

    def take_inside(self, inside: Inside) -> None:
        """Take the next event of a payload. Raises BinlogError."""
        try:
            frame = inside.next_frame()
        except BinlogError as error:
            self._log.damaged(error, inside.frame)
            frame = None
        if frame is None:
            self._leave(inside.frame, inside.end)
        else:
            self._follower.take(frame)

    def _leave(self, frame: Frame, position: int) -> None:
        """Go on after an event of the log."""
        record = self._context.record
        if self.inside is not None or (record[C.inner] and not record[C.tables.ended]):
            record[C.tables.ended] = s.BY_STATEMENT if self.inside is not None else s.BY_PAYLOAD
        if record[C.inner]:
            self._context.run(s.END_MAPS)  # in a listing
        self.inside = None
        self._follower.maps.clear()
        record[C.inner] = 0
        record[C.at] = position - record[C.offset]
        record[C.says_ends] &= says_its_end(frame.header, frame.position)
        self.last_type, self.last_end = frame.header.event_type, position

    def pass_over(self, found: Unsound) -> None:
        """Go on after an event that Python was asked about, and that is not sound."""
        record, asked = self._context.record, self._asked
        assert asked is not None
        if found.payload_offset is not None and (self.inside is not None or record[C.inner]):
            record[C.inner] += found.size if record[C.inner] else 0
        elif found.payload_offset is not None or found.start + found.size > asked[0].position:  # else what is before it
            self._leave(*asked)
