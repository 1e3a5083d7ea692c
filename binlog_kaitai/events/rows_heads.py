"""What the types of rows events are, and where in such an event its rows begin."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.events.bodies import extra_row_info, mariadb_inflate
from binlog_kaitai.events.model import NdbInfo, PartitionInfo
from binlog_kaitai.format.compression import MAX_EVENT_SIZE
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.named import NamedTuple

__all__ = ["MOST_HEAD", "ROWS_KINDS", "ROWS_OPERATIONS", "read_rows_head", "row_bytes", "rows_have_bytes"]

_Type = layout.EventType

ROWS_OPERATIONS = {
    int(event_type): operation
    for operation, event_types in {
        "insert": (
            _Type.write_rows_event_v1,
            _Type.write_rows_event,
            _Type.write_rows_compressed_event_v1,
            _Type.write_rows_compressed_event,
        ),
        "update": (
            _Type.update_rows_event_v1,
            _Type.update_rows_event,
            _Type.partial_update_rows_event,
            _Type.update_rows_compressed_event_v1,
            _Type.update_rows_compressed_event,
        ),
        "delete": (
            _Type.delete_rows_event_v1,
            _Type.delete_rows_event,
            _Type.delete_rows_compressed_event_v1,
            _Type.delete_rows_compressed_event,
        ),
    }.items()
    for event_type in event_types
}
"""What the rows events do."""


MOST_HEAD = 1 << 20
"""Bytes of a rows event that hold all before its rows."""


class RowsKind(NamedTuple):
    """The arguments of the spec's ``rows_event`` for one event type."""

    is_update: bool
    is_partial: bool
    is_compressed: bool


ROWS_KINDS = {
    event_type: RowsKind(**{name: bool(value) for name, value in layout.BODY_ARGUMENTS[event_type].items()})
    for event_type in ROWS_OPERATIONS
}


def rows_have_bytes(frame: Frame) -> bool:
    """Return whether each row of a rows event has bytes: images of no columns have none, and where bytes follow, there
    is no end of them. Raises as `read_rows_head` does."""
    head, _, start = read_rows_head(frame)
    images = [columns for columns in (head.columns_before, head.columns_after) if columns]
    return start == frame.body_end or any(
        layout.bitmap_bit_is_set(idx=number, bitmap_bytes=columns)
        for columns in images
        for number in range(head.num_columns)
    )


def row_bytes(frame: Frame, start: int, most: int = MAX_EVENT_SIZE) -> tuple[bytes, int, int]:
    """Return the bytes of an event's rows, which begin at a place in its buffer, and where in them they are.

    Rows that are compressed may inflate to so many bytes. Raises EventTooLargeError, MalformedEventError, EOFError.
    """
    data, end = frame.buffer, frame.body_end
    if not ROWS_KINDS[frame.header.event_type].is_compressed:
        return data, start, end
    plain = mariadb_inflate(data, start, end, most)
    return plain, 0, len(plain)


def read_rows_head(frame: Frame) -> tuple[layout.RowsEvent, tuple[PartitionInfo | NdbInfo, ...], int]:
    """Return what a rows event has before its rows, what its extra data says, and where the rows begin in the buffer.

    Raises what generated code raises on malformed bytes.
    """
    event_type = frame.header.event_type
    kind = ROWS_KINDS[event_type]
    head, start = layout.read_rows_event(
        frame.buffer,
        frame.body_start,
        frame.body_end,
        *kind,
        event_len_post_header=frame.format.len_post_header(event_type),
    )
    return head, extra_row_info(head.extra_data, kind.is_update) if head.extra_data else (), start
