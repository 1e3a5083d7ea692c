"""Salvage: a sound log of everything of a damaged one that can be saved.

An event is saved when it is whole, its checksum is right, and all of it can be decoded: rows need their table map. In
a log without checksums an event that cannot be decoded may have a wrong size, so that what follows is only believed
when it is confirmed. Where events have checksums, the compiled loops see that whole stretches are sound; only what is
around damage is decoded here, event by event.
"""

from __future__ import annotations

from collections import deque
from dataclasses import field, replace

from binlog_kaitai._generated import layout
from binlog_kaitai.carving.output import LogOutput, raw_event
from binlog_kaitai.carving.sound_stretch import Check, Stretch, sound_stretch
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError, MalformedEventError, SourceError, UnsupportedEventError
from binlog_kaitai.events.decoder import GTID_EVENTS, EventDecoder
from binlog_kaitai.events.model import RawEvent, RowsEvent, TransactionPayloadEvent
from binlog_kaitai.format.headers import HEADER_SIZE, unpack_header
from binlog_kaitai.log.decrypted import decrypted
from binlog_kaitai.log.frames import FormatDescription, Frame, FrameParser
from binlog_kaitai.log.resync import Resync, says_its_end
from binlog_kaitai.log.source import LogBytes, Source

__all__ = ["Salvaged", "salvage"]

_FORMAT = layout.EventType.format_description_event
_TYPES = frozenset(map(int, layout.EventType))
"""mysqlbinlog refuses others, though they are marked as safe to skip."""
_PIECE = 1 << 20
"""Bytes that are copied at once."""
_ENCRYPTION = layout.EventType.start_encryption_event


@dataclass(slots=True)
class Salvaged:
    """What was saved of a log."""

    num_events: int = 0
    num_bytes: int = 0
    """Bytes of the saved events in the damaged log, with the magic number."""
    lost: list[tuple[int, int, str]] = field(default_factory=list)
    """Start and end of what was not saved, and why."""

    def lose(self, start: int, end: int, why: str) -> None:
        """Note bytes that are lost; with those right before them they are one range."""
        if self.lost and self.lost[-1][1] == start and self.lost[-1][2] == why:
            start = self.lost.pop()[0]
        self.lost.append((start, end, why))


def salvage(source: Source, options: ReadOptions, output: LogOutput, check: Check | None = None) -> Salvaged:
    """Write everything that can be saved from a log; `check` finds what is sound. Raises BinlogError when there is
    nothing: no format description, no key."""
    plain = decrypted(source, options.keys)
    if not plain.seekable:
        raise SourceError("must be a plain file to be salvaged, for its parts are read more than once", source.name)
    data = LogBytes(plain)
    try:
        keys = options.keys if plain is source else None
        return _Salvage(data, plain, replace(options, keys=keys), output, None if keys else check).run()
    finally:
        data.close()


class _Salvage:
    """The walk over one log."""

    def __init__(
        self, data: LogBytes, source: Source, options: ReadOptions, output: LogOutput, check: Check | None
    ) -> None:
        self._data, self._source, self._check_all = data, source, check
        self._sound_until, self._stopped = -1, -1
        """Up to where the loops have found the log sound, and where events were last saved one by one again."""
        self._name = name = source.name
        self._options = options
        self._output = output
        self._found = Salvaged()
        self._knows_position = True
        self._pieces: list[Frame] = []
        self._decoder = EventDecoder(name, max_event_size=options.max_event_size)
        self._parser = self._new_parser(0, None)

    def run(self) -> Salvaged:
        """Walk the log from its start to its end."""
        magic = len(layout.MAGIC)
        deque(self._parser.feed(self._data.read_at(0, magic)), 0)
        if self._data.size < magic:
            self._parser.finish()
        position = self._found.num_bytes = magic
        while position < self._data.size:
            position = self._pass(position)
            if position < self._data.size:
                position = self._step(position)
        self._give_up_pieces(None)
        if self._parser.format is None:
            self._parser.finish()
        return self._found

    def _pass(self, position: int) -> int:
        """Save the sound stretch from a position on, where no transaction is open. Returns where it ends."""
        form, check = self._parser.format, self._check_all
        if check is None or form is None or not form.len_checksum or position <= self._stopped or self._pieces:
            return position
        if (self._found.num_events or self._found.lost) and not self._begins_transaction(position):
            return position
        if position > self._sound_until:
            self._sound_until = check(self._source, Span(position, self._data.size, form))
        found = sound_stretch(self._data, position, self._sound_until)
        self._stopped = found.stopped
        if found.end > position:
            self._copy(found, form)
            self._parser = self._new_parser(found.end, form)
            self._decoder.forget()
        return found.end

    def _begins_transaction(self, position: int) -> bool:
        head = self._data.read_at(position, HEADER_SIZE)
        event_type = unpack_header(head.ljust(HEADER_SIZE, b"\0"), 0).event_type
        return event_type in GTID_EVENTS

    def _copy(self, found: Stretch, form: FormatDescription) -> None:
        self._found.num_events += found.num_events
        self._found.num_bytes += found.end - found.start
        self._knows_position = self._knows_position and found.says_positions
        for start in range(found.start, found.end, _PIECE):
            data = self._data.read_at(start, min(_PIECE, found.end - start))
            self._output.events(memoryview(data), 0, form, start)
        self._output.num_events += found.num_events

    def _step(self, position: int) -> int:
        """Save the event at a position, or lose what is there. Returns where to go on."""
        frame: Frame | None = None
        try:
            frame = self._frame(position)
            self._give_up_pieces(frame)
            if frame is None:  # another log begins
                return position + len(layout.MAGIC)
            self._check(frame)
        except BinlogError as error:
            for piece in self._pieces:
                self._found.lose(piece.position, piece.position + piece.header.event_size, error.message)
            self._pieces.clear()
            self._decoder.pieces.forget()
            return self._lose(position, error, frame)
        end = position + frame.header.event_size
        self._knows_position = self._knows_position and says_its_end(frame.header, position)
        self._pieces.append(frame)
        if not self._decoder.pieces.is_open:
            for saved in self._pieces:
                self._save(saved)
            self._pieces.clear()
        return end

    def _save(self, frame: Frame) -> None:
        self._found.num_bytes += frame.header.event_size
        if frame.header.event_type == _FORMAT:
            self._output.format(raw_event(frame))
        elif frame.header.event_type != _ENCRYPTION:
            self._found.num_events += 1
            self._output.event(raw_event(frame), frame.format)

    def _give_up_pieces(self, frame: Frame | None) -> None:
        """Lose the pieces of a rows event whose others do not follow: there is another event, or the end (None)."""
        if self._decoder.pieces.is_cut_by(frame):
            error, start, end = self._decoder.pieces.cut_off(MalformedEventError)
            self._found.lose(start, end, error.message)
            self._pieces.clear()

    def _frame(self, position: int) -> Frame | None:
        """Return the event at a position. Raises BinlogError if there is no sound one."""
        magic = len(layout.MAGIC)
        head = self._data.read_at(position, HEADER_SIZE + magic)
        is_whole = len(head) == HEADER_SIZE + magic
        if is_whole and head.startswith(layout.MAGIC) and unpack_header(head, magic).event_type == _FORMAT:
            self._parser = self._new_parser(position + magic, self._parser.format)
            return None
        size = unpack_header(head.ljust(HEADER_SIZE, b"\0"), 0).event_size
        frames = list(self._parser.feed(self._data.read_at(position, max(size, HEADER_SIZE))))
        if frames:
            return frames[0]
        self._parser.finish()
        raise MalformedEventError("the log ends inside an event", self._name, position)

    def _check(self, frame: Frame) -> None:
        """Decode all of an event. Raises BinlogError."""
        position, header = frame.position, frame.header
        if not frame.format.len_checksum and self._knows_position and not says_its_end(header, position):
            behind = position + header.event_size
            if behind < self._data.size and not self._begins_at(behind, frame.format):
                raise MalformedEventError(
                    "its size is wrong: no event follows it", self._name, position, frame.type_name
                )
        self._decode(frame)

    def _decode(self, frame: Frame) -> None:
        event = self._decoder.decode(frame)
        body = event.body
        if isinstance(body, RawEvent) and (not body.ignorable or frame.header.event_type not in _TYPES):
            raise UnsupportedEventError("not decoded by this version", self._name, frame.position, event.type)
        if isinstance(body, RowsEvent):
            deque(body.rows, 0)
        if isinstance(body, TransactionPayloadEvent):
            for inner in self._decoder.inside(frame, body):
                self._decode(inner)
        if (whole := self._decoder.joined()) is not None:
            self._decode(whole)

    def _lose(self, position: int, error: BinlogError, frame: Frame | None) -> int:
        """Give up what is at a position. Returns where the next sound event begins, or the end of the log."""
        form = self._parser.format
        if form is None:
            raise error
        if frame is not None and form.len_checksum:
            end = position + frame.header.event_size
        else:
            end = self._next(position, form)
        self._found.lose(position, end, error.message)
        if self._options.keys is None:
            self._parser = self._new_parser(end, form)
        return end

    def _next(self, position: int, form: FormatDescription) -> int:
        """Return where to go on after bytes that are no sound event."""
        if self._options.keys is not None:  # what is encrypted cannot be recognized
            return self._data.size
        behind = self._behind(position, form)
        if behind is not None:
            return behind
        self._decoder.forget()
        found = self._first_event(position + 1, form)
        return self._data.size if found is None else found

    def _behind(self, position: int, form: FormatDescription) -> int | None:
        """Return the end of an event that is whole, though it cannot be used; None if its size is in doubt."""
        header = unpack_header(self._data.read_at(position, HEADER_SIZE).ljust(HEADER_SIZE, b"\0"), 0)
        end = position + header.event_size
        if header.event_size < form.len_header + form.len_checksum or end > self._data.size:
            return None
        return end if end == self._data.size or self._begins_at(end, form) else None

    def _begins_at(self, position: int, form: FormatDescription) -> bool:
        return self._first_event(position, form, position + 1) == position

    def _first_event(self, start: int, form: FormatDescription, end: int | None = None) -> int | None:
        """Return where the first event from a place on begins. Bytes may be missing before it, so that it is elsewhere
        than it says."""
        knows = {self._knows_position, False}
        found = [Resync(self._data, form, each).next_event(start, end=end) for each in knows]
        return min((place for place in found if place is not None), default=None)

    def _new_parser(self, position: int, form: FormatDescription | None) -> FrameParser:
        return FrameParser(
            self._name,
            size=self._data.size,
            position=position,
            format=form,
            need_magic=position == 0,
            keys=self._options.keys,
            max_event_size=self._options.max_event_size,
        )
