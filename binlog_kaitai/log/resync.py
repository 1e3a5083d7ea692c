"""Finding the next event from any byte of a log, without reading what comes before.

An event is believed when its header is plausible, the header after it is too, and its CRC32 fits. Without checksums a
longer chain of headers has to do. That tells events from bytes that only look like one, such as a log stored in a
BLOB: unless the log is a relay log, the `log_pos` of an event says where in the file it ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from binlog_kaitai._generated import layout
from binlog_kaitai.format.headers import HEADER_SIZE, EventHeader, checksums, unpack_header
from binlog_kaitai.log.frames import FormatDescription

__all__ = ["Bytes", "Resync", "says_its_end"]

_TYPES = frozenset(map(int, layout.EventType))
_FIELDS = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_ROLLS_OVER = 1 << (8 * _FIELDS["log_pos"].size)
_TYPE_AT = _FIELDS["event_type"].offset
"""Where a header has the byte of the event's type."""
_WINDOW = 1 << 16
_CHAIN = 16
"""How many headers in a row must be plausible where there are no checksums."""
_PLACES = 3
"""How many of them are enough, if they say where they end in the log: more would lose events before the next damage."""


def says_its_end(header: EventHeader, position: int) -> bool:
    """Return whether `log_pos` is where the event at `position` ends, or 0, which is no position."""
    return header.log_pos in (0, (position + header.event_size) % _ROLLS_OVER)


class Bytes(Protocol):
    """A log that can be read at any place."""

    @property
    def size(self) -> int: ...
    def read_at(self, position: int, length: int) -> bytes:
        """Up to `length` bytes; fewer at the end only."""


@dataclass(frozen=True, slots=True)
class Resync:
    """Finds events of one log."""

    data: Bytes
    format: FormatDescription
    """The format description in force."""
    knows_position: bool
    """Events say by `log_pos` where they end in this file, or nothing (0); false for a relay log."""

    def next_event(self, start: int, *, end: int | None = None) -> int | None:
        """Return the position of the first event at or after `start` and before `end`, None when there is none."""
        position, stop = start, self.data.size if end is None else min(end, self.data.size)
        while position < stop:
            window = self.data.read_at(position, min(_WINDOW, stop - position) + HEADER_SIZE)
            count = min(len(window) - HEADER_SIZE + 1, _WINDOW)
            for offset, event_type in enumerate(window[_TYPE_AT : _TYPE_AT + max(0, count)]):
                if event_type not in _TYPES:  # most places are not worth more
                    continue
                header = unpack_header(window, offset)
                if self._plausible(header, position + offset) and self._confirmed(header, position + offset):
                    return position + offset
            position += _WINDOW
        return None

    def _plausible(self, header: EventHeader, position: int) -> bool:
        return (
            header.event_type in _TYPES
            and header.event_size >= self.format.len_header + self.format.len_checksum
            and position + header.event_size <= self.data.size
            and (not self.knows_position or says_its_end(header, position))
        )

    def _confirmed(self, header: EventHeader, position: int) -> bool:
        if not self._chain(position + header.event_size, 1 if self.format.len_checksum else _CHAIN):
            return False
        if not self.format.len_checksum:
            return (self.knows_position and header.log_pos != 0) or self._has_like_neighbour(header, position)
        event = self.data.read_at(position, header.event_size)
        stored, actual = checksums(event, 0, len(event), self.format.parts.footer_of(0, len(event)))
        return stored == actual

    def _has_like_neighbour(self, header: EventHeader, position: int) -> bool:
        """Whether an event that does not say where it ends has a time, and is of the same server as the next one.

        A number in the midst of an event may lead to the start of another one by accident.
        """
        head = self.data.read_at(position + header.event_size, HEADER_SIZE)
        is_last = len(head) < HEADER_SIZE
        return header.timestamp != 0 and (is_last or unpack_header(head, 0).server_id == header.server_id)

    def _chain(self, position: int, length: int) -> bool:
        """Return whether so many plausible headers follow one another, or lead to the end of the log.

        With checksums the last event may be one that was still being written; without, that would let too much pass.
        """
        places = 0
        for _ in range(length):
            head = self.data.read_at(position, HEADER_SIZE)
            if len(head) < HEADER_SIZE:
                return not head or bool(self.format.len_checksum)
            header = unpack_header(head, 0)
            if not self._plausible(header, position):
                cut = header.event_type in _TYPES and position + header.event_size > self.data.size
                return cut and bool(self.format.len_checksum)
            places += self.knows_position and header.log_pos != 0
            if places == _PLACES:
                return True
            position += header.event_size
        return True
