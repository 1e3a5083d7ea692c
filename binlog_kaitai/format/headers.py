"""The header and the footer that every event has, as the spec lays them out."""

from __future__ import annotations

from struct import Struct
from typing import NamedTuple

from binlog_kaitai._generated import layout

__all__ = [
    "FOOTER_SIZE",
    "HEADER_SIZE",
    "EventHeader",
    "event_type_name",
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


class EventHeader(NamedTuple):
    """The common header of an event; field for field as in the spec's ``event_header``."""

    timestamp: int
    """Seconds since 1970-01-01 UTC."""
    event_type: int
    server_id: int
    event_size: int
    """Bytes of the whole event."""
    log_pos: int
    """End of the event in the log of the server that wrote it, modulo 2**32; data, not a way to find events."""
    flags: int


if EventHeader._fields != tuple(field.name for field in _HEADER.fields):  # a changed spec must change the class
    raise ImportError("EventHeader does not have the fields of the spec's event_header")

if _HEADER.format is None or _FOOTER.format is None:
    raise ImportError("the spec's event_header or event_footer has no struct format")
_header, _footer = Struct(_HEADER.format), Struct(_FOOTER.format)


def unpack_header(data: bytes | memoryview, position: int) -> EventHeader:
    """The header at `position`."""
    return EventHeader._make(_header.unpack_from(data, position))


def pack_header(data: bytearray, header: EventHeader) -> None:
    """Put a header at the start of an event."""
    _header.pack_into(data, 0, *header)


def unpack_footer(data: bytes, position: int) -> int:
    """The checksum at `position`."""
    return int(_footer.unpack_from(data, position)[0])
