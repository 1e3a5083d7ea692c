"""Finding the next event from any byte of a log, without reading what comes before.

An event is believed when its header is plausible, the header after it is too, and its CRC32 fits. Without checksums a
longer chain of headers has to do. That tells events from bytes that only look like one, such as a log stored in a
BLOB: unless the log is a relay log, the `log_pos` of an event says where in the file it ends.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Protocol

from binlog_kaitai._generated import layout
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.headers import HEADER_SIZE, EventHeader, checksums, unpack_header
from binlog_kaitai.format.structs import byte_order
from binlog_kaitai.log.frames import FormatDescription

__all__ = ["Bytes", "Resync", "says_its_end"]

_TYPES = frozenset(map(int, layout.EventType))
_FIELDS = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_ROLLS_OVER = 1 << (8 * _FIELDS["log_pos"].size)
_WINDOW = 1 << 16
_MOST_STEPS = 20_000
"""Events that are stepped over to find one after a large one."""
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
    def size(self) -> int | None:
        """Bytes of the log; None for a stream that was not read to its end."""

    def reaches(self, position: int) -> bool:
        """Return whether the log has all bytes before a position."""

    def read_at(self, position: int, length: int) -> bytes:
        """Up to `length` bytes; fewer at the end only."""


def _high(number: int, field: layout.Field) -> int:
    return number >> 8 * (field.size - 1)


def _byte_at(field: layout.Field, number: int) -> int:
    """Return where a byte of a field is in a header; 0 is the lowest one."""
    return field.offset + (1 << 8 * number).to_bytes(field.size, byte_order(field)).index(1)


def _high_at(field: layout.Field) -> int:
    return _byte_at(field, field.size - 1)


@lru_cache(maxsize=64)
def _candidates(most_size: int, least_place: int | None, most_place: int) -> tuple[re.Pattern[bytes], int]:
    """Return a pattern for what may be a header, as the byte of its type and the high bytes around it tell, and where
    in the header its match begins.

    Most bytes are passed over by it, which matters in the midst of large events.
    """
    types = b"".join(re.escape(bytes((event_type,))) for event_type in sorted(_TYPES))
    parts = [(_byte_at(_FIELDS["event_type"], 0), types), (_high_at(_FIELDS["event_size"]), _span(0, most_size))]
    if least_place is not None:
        parts.append((_high_at(_FIELDS["log_pos"]), _span(0, 0) + _span(least_place, most_place)))
    (first, allowed), *others = sorted(parts)
    ahead, at = b"", first + 1
    for place, values in others:
        ahead += b".{%d}[%b]" % (place - at, values)
        at = place + 1
    return re.compile(b"[%b](?=%b)" % (allowed, ahead), re.DOTALL), first


def _span(first: int, last: int) -> bytes:
    return b"%b-%b" % (re.escape(bytes((first,))), re.escape(bytes((last,))))


@dataclass(frozen=True, slots=True)
class Resync:
    """Finds events of one log."""

    data: Bytes
    format: FormatDescription
    """The format description in force."""
    knows_position: bool
    """Events say by `log_pos` where they end in this file, or nothing (0); false for a relay log."""
    needs_position: bool = False
    """One that says nothing is not looked for: many bytes are like such a header, and tell of a large event."""

    def next_event(self, start: int, *, end: int | None = None) -> int | None:
        """Return the position of the first event at or after `start` and before `end`, None when there is none."""
        position = start
        while (end is None or position < end) and self.data.reaches(position + 1):
            candidates, first = _candidates(*self._high_bytes(position))
            length = _WINDOW if end is None else min(_WINDOW, end - position)
            window = self.data.read_at(position, length + HEADER_SIZE)
            count = min(len(window) - HEADER_SIZE + 1, _WINDOW)
            for match in candidates.finditer(window, first):
                offset = match.start() - first
                if offset >= count:
                    break
                header = unpack_header(window, offset)
                if self.needs_position and not header.log_pos:
                    continue
                if self._plausible(header, position + offset) and self._confirmed(header, position + offset):
                    return position + offset
            position += _WINDOW
        return None

    def by_sizes(self, start: int, position: int) -> int | None:
        """Return the position of the first event at or after a position, or the end of the log, by the sizes of the
        events from the one at `start` on; None where they are many, or lead to no event."""
        for _ in range(_MOST_STEPS):
            if start >= position:
                return start if start == self.data.size or self.next_event(start, end=start + 1) == start else None
            head = self.data.read_at(start, HEADER_SIZE)
            if len(head) < HEADER_SIZE or not self._plausible(header := unpack_header(head, 0), start):
                return None
            start += header.event_size
        return None

    def _high_bytes(self, start: int) -> tuple[int, int | None, int]:
        """Return the most that the high byte of an event's size can be, and the least and most that of its `log_pos`
        can be, if it is one: the least is None where it may be anything."""
        size, place = _FIELDS["event_size"], _FIELDS["log_pos"]
        end = self.data.size or max(start, _ROLLS_OVER - 1)
        most = _high(min(end - start, (1 << 8 * size.size) - 1), size)
        if not self.knows_position or end >= _ROLLS_OVER:
            return most, None, 0
        return most, _high(start, place), _high(end, place)

    def _plausible(self, header: EventHeader, position: int) -> bool:
        return (
            header.event_type in _TYPES
            and header.event_size >= self.format.len_header + self.format.len_checksum
            and (not self.knows_position or says_its_end(header, position))
            and self.data.reaches(position + header.event_size)
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
                is_cut = header.event_type in _TYPES and not self.data.reaches(position + header.event_size)
                return is_cut and bool(self.format.len_checksum)
            places += self.knows_position and header.log_pos != 0
            if places == _PLACES:
                return True
            position += header.event_size
        return True
