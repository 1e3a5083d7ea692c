"""A stretch of a damaged log in which all is sound, as the compiled loops see it: its events are saved as they are."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.events.decoder import GTID_EVENTS
from binlog_kaitai.format.headers import HEADER_SIZE, unpack_header
from binlog_kaitai.log.resync import says_its_end
from binlog_kaitai.log.source import LogBytes, Source
from binlog_kaitai.named import NamedTuple

__all__ = ["Check", "Stretch", "sound_stretch"]

Check = Callable[[Source, Span], int]
"""Reads a part of a log with all values of its rows, and returns the position up to which all is sound."""

_Type = layout.EventType
_SAVED = frozenset(map(int, layout.EventType)) - {
    _Type.format_description_event,
    _Type.start_encryption_event,
    _Type.partial_row_data_event,
}
"""Events that are saved one like the other."""


class Stretch(NamedTuple):
    """Events that are saved together."""

    start: int
    end: int
    num_events: int = 0
    says_positions: bool = True
    """All events say where they end."""
    stopped: int = 0
    """Up to where there is no more of it: an event of another kind, or what is not known to be sound."""


def sound_stretch(data: LogBytes, start: int, limit: int) -> Stretch:
    """Return the stretch from a position on that ends before a transaction, or with the log; it may be empty. All is
    sound up to `limit`."""
    position, count, says_positions = start, 0, True
    found = Stretch(start, start)
    while position < limit:
        head = data.read_at(position, HEADER_SIZE)
        if len(head) < HEADER_SIZE:
            break
        header = unpack_header(head, 0)
        if header.event_type not in _SAVED or not HEADER_SIZE <= header.event_size <= limit - position:
            return found._replace(stopped=position)
        if header.event_type in GTID_EVENTS:
            found = Stretch(start, position, count, says_positions)
        says_positions = says_positions and says_its_end(header, position)
        position, count = position + header.event_size, count + 1
    if position == data.size:
        found = Stretch(start, position, count, says_positions)
    return found._replace(stopped=limit)
