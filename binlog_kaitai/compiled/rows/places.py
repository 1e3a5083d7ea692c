"""What the frame of an event says of it: where it stands."""

from __future__ import annotations

from binlog_kaitai.changes.row_change import RowsPlace
from binlog_kaitai.events.model import Body, Event, QueryEvent
from binlog_kaitai.log.frames import Frame

__all__ = ["event_of", "rows_place_of"]

_NO_STATEMENT = QueryEvent(0, 0, 0, "", "", {})


def event_of(file: str, frame: Frame, body: Body = _NO_STATEMENT) -> Event:
    """Return the event of a frame, as far as is asked of it."""
    return Event(file, frame.position, frame.header, body, frame.payload_offset, frame.type_name, is_mariadb=False)


def rows_place_of(file: str, frame: Frame) -> RowsPlace:
    """Return the place of the rows of an event, without their statement."""
    header = frame.header
    return RowsPlace(
        file,
        frame.position,
        frame.payload_offset,
        header.log_pos,
        header.timestamp,
        header.server_id,
        header.event_size,
        None,
    )
