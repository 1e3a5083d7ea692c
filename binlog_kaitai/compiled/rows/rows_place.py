"""Where rows stand."""

from __future__ import annotations

from binlog_kaitai.changes.row_change import RowsPlace
from binlog_kaitai.log.frames import Frame

__all__ = ["rows_place_of"]


def rows_place_of(file: str, frame: Frame, query: str | None) -> RowsPlace:
    """Return the place of the rows of an event, whose statement is given where it is kept."""
    header = frame.header
    return RowsPlace(
        file,
        frame.position,
        frame.payload_offset,
        header.log_pos,
        header.timestamp,
        header.server_id,
        header.event_size,
        query,
    )
