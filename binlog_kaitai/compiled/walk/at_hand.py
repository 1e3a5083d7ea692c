"""The event at the place of the walk, as the parser of frames cuts it out of the buffer."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.buffered_frames import head_at
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.memory import Bytes
from binlog_kaitai.compiled.records import C
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.format.headers import HEADER_SIZE, unpack_header
from binlog_kaitai.log.frames import FormatDescription, Frame, FrameParser
from binlog_kaitai.reading.log_events import LogEvents

__all__ = ["EventAtHand"]

_START_ENCRYPTION = layout.EventType.start_encryption_event
_NEAR = 1 << 16
"""Bytes in which an event mostly ends of which the size is not known."""


class EventAtHand:
    """Cuts out the event at the place of a walk.

    Args:
        context: has the bytes, and the place.
        log: the log.
        warn: told of what is odd and still readable.
    """

    def __init__(self, context: Context, log: LogEvents, warn: Callable[[str], None]) -> None:
        self._context, self._log, self._size, self._warn = context, log, log.source.size, warn
        self.encryption: Frame | None = None
        """The event before this one said that what follows is encrypted, which copies of a log are not."""
        self.broken: BinlogError | None = None
        """What ended the walk, when that was no whole event."""
        self._broken_at = 0

    def ends_beyond(self) -> bool:
        """Return whether the event claims to end after the end of the log, as far as its header is there."""
        record = self._context.record
        if record[C.have] - record[C.at] < HEADER_SIZE or self._size is None:
            return False
        return int(record[C.offset] + record[C.at]) + self.event_size() > self._size

    def event_size(self) -> int:
        """Return the bytes of the event, 0 where its header is not there."""
        record = self._context.record
        at = int(record[C.at])
        if record[C.have] - at < HEADER_SIZE:
            return 0
        return unpack_header(self._context.buffer.data, at).event_size

    def event(self) -> Bytes:
        """Return the bytes of the event, which is whole."""
        at = int(self._context.record[C.at])
        return self._context.buffer.data[at : at + self.event_size()]

    def room_for_event(self) -> int:
        """Bytes of buffer for the event; of a log of unknown size no more than twice what came so far."""
        size = self.event_size()
        return size if self._size is not None else min(size, 2 * self._context.buffer.capacity)

    def frame(self, form: FormatDescription | None, *, is_end: bool) -> tuple[Frame | None, int]:
        """Return the event, None where it is not whole yet, and the position after it. Raises BinlogError."""
        record = self._context.record
        at = int(record[C.at])
        position, have = int(record[C.offset]) + at, int(record[C.have])
        stop = have
        if form is not None and self._context.buffer.data[at : at + len(layout.MAGIC)].tobytes() != layout.MAGIC:
            stop = min(have, at + max(self.event_size(), HEADER_SIZE) + HEADER_SIZE + len(layout.MAGIC))
        parser = self.parser(position, form)
        try:
            near = min(at + _NEAR, stop)
            for piece in (self._context.buffer.data[at:near], self._context.buffer.data[near:stop]):
                for frame in parser.feed(piece.tobytes()):
                    self.encryption = frame if frame.header.event_type == _START_ENCRYPTION else None
                    return frame, frame.position + frame.header.event_size
            if is_end and stop == have:
                parser.finish()
        except BinlogError as error:
            self.broken, self._broken_at = error, parser.position
            raise
        return None, position

    def frame_at(self, at: int, form: FormatDescription) -> Frame:
        """Return a table map or the head of rows at an offset of the buffer, which may be in a payload."""
        form = form if at == self._context.record[C.at] else form.without_checksums()
        return head_at(self._context, form, at)

    def parser(self, position: int, form: FormatDescription | None) -> FrameParser:
        """Return a parser of frames for what stands at a position where the walk is, with a format in force."""
        return self._parser(position, form) if self.encryption is None else self._decrypting(self.encryption)

    def _parser(self, position: int, form: FormatDescription | None) -> FrameParser:
        source, options = self._log.source, self._log.options
        return FrameParser(
            source.name,
            size=source.size,
            position=position,
            format=form,
            verify_checksums=options.verify_checksums,
            warn=self._warn,
            max_event_size=options.max_event_size,
            is_plain=source.is_plain,
        )

    def _decrypting(self, start: Frame) -> FrameParser:
        """Return a parser that knows what the event before has said of the encryption."""
        parser = self._parser(start.position, start.format)
        end = start.start + start.header.event_size
        for _ in parser.feed(start.buffer[start.start : end]):
            pass
        return parser

    def keep_magic(self) -> None:
        """Go on after the magic number at which the walk was broken off."""
        record = self._context.record
        record[C.at] = max(int(record[C.at]), self._broken_at - int(record[C.offset]))

    def forget(self) -> None:
        """Forget what has broken off the walk."""
        self.broken = self.encryption = None
