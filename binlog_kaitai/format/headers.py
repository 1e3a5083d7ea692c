"""The header and the footer that every event has, as the spec lays them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from binlog_kaitai._generated import layout
from binlog_kaitai.format.structs import prefix_reader, prefix_writer

__all__ = [
    "FOOTER_SIZE",
    "HEADER_SIZE",
    "EventHeader",
    "event_type_name",
    "len_post_header",
    "pack_footer",
    "pack_header",
    "unpack_footer",
    "unpack_header",
]

_HEADER = layout.PREFIX["event_header", None, None]
_FOOTER = layout.PREFIX["event_footer", None, None]
_NAMES = {int(member): member.name.upper() for member in layout.EventType}

HEADER_SIZE = _HEADER.size
"""Bytes of the header of a format description, and of most other events."""
FOOTER_SIZE = _FOOTER.size


def event_type_name(event_type: int) -> str:
    """The server's name of an event type, such as ``QUERY_EVENT``; ``UNKNOWN_EVENT_<n>`` for one the spec does not
    name."""
    return _NAMES.get(event_type) or f"UNKNOWN_EVENT_{event_type}"


def len_post_header(lengths: Sequence[int], event_type: int) -> int:
    """Return the bytes of the fixed part of a body, by those that a format description has; 0 for an unknown type."""
    if event_type <= 0:
        return 0
    try:
        return layout.event_len_post_header(
            format_description_event_post_header_lengths=lengths, event_header_event_type=event_type
        )
    except IndexError:
        return 0


class EventHeader(NamedTuple):
    """The common header of an event: the fields of the spec's ``event_header``."""

    timestamp: int
    """Seconds since 1970-01-01 UTC."""
    event_type: int
    server_id: int
    event_size: int
    """Bytes of the whole event."""
    log_pos: int
    """End of the event in the log of the server that wrote it, modulo 2**32; data, not a way to find events."""
    flags: int


_new_header = tuple.__new__
"""As EventHeader._make does, whose steps in Python are dear for each event."""
_read_header = prefix_reader(_HEADER, EventHeader._fields)
_write_header = prefix_writer(_HEADER, EventHeader._fields)
_read_footer = prefix_reader(_FOOTER, ("checksum",))
_write_footer = prefix_writer(_FOOTER, ("checksum",))


def unpack_header(data: bytes | memoryview, position: int) -> EventHeader:
    """The header at `position`."""
    return _new_header(EventHeader, _read_header(data, position))


def pack_header(data: bytearray, header: EventHeader) -> None:
    """Put a header at the start of an event."""
    _write_header(data, header)


def pack_footer(data: bytearray, checksum: int) -> None:
    """Put a checksum at the start of some bytes."""
    _write_footer(data, (checksum,))


def unpack_footer(data: bytes, position: int) -> int:
    """The checksum at `position`."""
    return int(_read_footer(data, position)[0])
