"""The header and the footer that every event has, as the spec lays them out."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache

from binlog_kaitai._generated import layout
from binlog_kaitai.format.structs import field_reader, field_writer, prefix_reader, prefix_writer
from binlog_kaitai.named import NamedTuple

__all__ = [
    "FOOTER_SIZE",
    "HEADER_SIZE",
    "EventHeader",
    "EventParts",
    "checksums",
    "clear_in_use",
    "event_parts",
    "event_type_name",
    "footer_bytes",
    "format_checksums",
    "len_post_header",
    "len_post_headers",
    "pack_header",
    "seal",
    "seal_format",
    "unpack_header",
]

_HEADER = layout.PREFIX["event_header", None, None]
_FOOTER = layout.PREFIX["event_footer", None, None]
_OF_FORMAT = layout.FIELDS["format_description_event", "checksum"]
"""A format description has its checksum in its body."""
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
    return layout.event_len_post_header(
        format_description_event_post_header_lengths=lengths,
        body_type=event_type,
    )


@lru_cache(maxsize=8)
def len_post_headers(lengths: tuple[int, ...], count: int) -> bytes:
    """Return what `len_post_header` says of each of the first event types."""
    return bytes(len_post_header(lengths, event_type) for event_type in range(count))


class EventParts(NamedTuple):
    """Where the parts of an event are, the same for all that a format description describes."""

    body: int
    """Bytes before the body."""
    behind: int
    """Bytes after the body."""
    footer: int
    """Where the checksum is in an event without a body."""

    def footer_of(self, start: int, end: int) -> int:
        """Return where the checksum is of the event from `start` to `end`."""
        return start + self.footer if self.footer < self.body else end - self.behind + self.footer - self.body


@lru_cache
def event_parts(len_header: int, len_checksum: int) -> EventParts:
    """Return where the parts of events are that have so many bytes of header and of checksum."""
    size = len_header + len_checksum
    body = layout.event_body_at(len_header, 0, len_checksum)
    behind = size - body - layout.event_len_body(size, len_header, len_checksum)
    return EventParts(body, behind, layout.event_footer_at(len_header, 0, len_checksum))


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
_read_format_checksum, _write_format_checksum = field_reader(_OF_FORMAT), field_writer(_OF_FORMAT)


def unpack_header(data: bytes | memoryview, position: int) -> EventHeader:
    """The header at `position`."""
    return _new_header(EventHeader, _read_header(data, position))


def pack_header(data: bytearray, header: EventHeader) -> None:
    """Put a header at the start of an event."""
    _write_header(data, header)


def clear_in_use(event: bytearray) -> None:
    """Clear the flag of a format description by which its server marks the log that it writes."""
    header = unpack_header(memoryview(event), 0)
    pack_header(event, header._replace(flags=header.flags & ~layout.EventFlag.binlog_in_use))


def seal(event: bytearray, footer: int) -> None:
    """Put into an event, at `footer`, the checksum of its other bytes."""
    behind = footer + FOOTER_SIZE
    event[footer:behind] = footer_bytes([event[:footer], event[behind:]])


def seal_format(event: bytearray, len_fde_post_header: int) -> None:
    """Put into a format description event its checksum."""
    at = _format_checksum_at(len_fde_post_header)
    field = bytearray(_OF_FORMAT.size)
    _write_format_checksum(field, _checksum_of_format(event, at))
    event[at : at + _OF_FORMAT.size] = field


def format_checksums(event: bytes, len_fde_post_header: int) -> tuple[int, int]:
    """Return the checksum that a format description event has, and that of its other bytes."""
    at = _format_checksum_at(len_fde_post_header)
    return int(_read_format_checksum(event, at)), _checksum_of_format(event, at)


def _format_checksum_at(len_fde_post_header: int) -> int:
    return HEADER_SIZE + layout.format_description_checksum_at(len_fde_post_header)


def _checksum_of_format(event: bytes | bytearray, at: int) -> int:
    """Return the checksum of what a format description event has besides it; the in-use flag counts as 0, as the server
    sets and clears it in place."""
    covered = bytearray(event)
    clear_in_use(covered)
    del covered[at : at + _OF_FORMAT.size]
    return zlib.crc32(covered)


def footer_bytes(parts: Iterable[bytes | bytearray | memoryview]) -> bytearray:
    """Return the checksum of some bytes as events have it."""
    checksum, stored = 0, bytearray(FOOTER_SIZE)
    for part in parts:
        checksum = zlib.crc32(part, checksum)
    _write_footer(stored, (checksum,))
    return stored


def checksums(data: bytes, start: int, end: int, footer: int) -> tuple[int, int]:
    """Return the checksum that the event from `start` to `end` has at `footer`, and that of its other bytes."""
    view, behind = memoryview(data), footer + FOOTER_SIZE
    actual = zlib.crc32(view[start:footer])
    if behind < end:
        actual = zlib.crc32(view[behind:end], actual)
    return int(_read_footer(data, footer)[0]), actual
