"""Rows events that undo rows events, for BINLOG statements: exact for every type, for no value becomes text.

What was inserted is deleted and the other way round; of an update, the images before and after change places. The last
row comes first. Everything else of an event stays as it was.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from struct import Struct
from typing import NamedTuple

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import UnsupportedEventError
from binlog_kaitai.events.decoder import ROWS_OPERATIONS, read_rows_head
from binlog_kaitai.events.model import RowsEvent
from binlog_kaitai.format.headers import EventHeader, pack_header, seal
from binlog_kaitai.format.structs import struct_format
from binlog_kaitai.log.frames import FormatDescription, Frame

__all__ = ["InvertedEvent", "binlog_statement", "format_event", "stored_event"]

_Type = layout.EventType
_OPPOSITE = {"insert": "delete", "delete": "insert", "update": "update"}
_FLAGS = layout.RowsFlag.stmt_end | layout.RowsFlag.no_foreign_key_checks | layout.RowsFlag.relaxed_unique_checks
_VERSION_1 = "_v1"
_PARTIAL = _Type.partial_update_rows_event


def _name(event_type: int) -> str:
    return _Type(event_type).name


_TYPES = {
    (operation, _name(event_type).endswith(_VERSION_1)): event_type
    for event_type, operation in ROWS_OPERATIONS.items()
    if event_type != _PARTIAL and "compressed" not in _name(event_type)
}
"""The plain rows events, by operation and whether they are of version 1."""


class InvertedEvent(NamedTuple):
    """The head of a rows event that undoes another, and its table map."""

    table_map: bytes
    header: EventHeader
    prefix: bytes
    """The body up to its rows."""

    @classmethod
    def of(cls, frame: Frame, body: RowsEvent, table_map: bytes) -> InvertedEvent:
        """Return the opposite of an event. Raises UnsupportedEventError."""
        event_type = frame.header.event_type
        if event_type == _PARTIAL:
            raise UnsupportedEventError(
                "an update that was logged as differences of JSON documents cannot be undone as events; leave out"
                " --as events"
            )
        _, _, start = read_rows_head(frame)
        prefix = bytearray(frame.buffer[frame.body_start : start])
        _write_flags(prefix, frame.format.len_post_header(event_type), body.flags | _FLAGS)
        opposite = _TYPES[_OPPOSITE[body.operation], _name(event_type).endswith(_VERSION_1)]
        return cls(table_map, frame.header._replace(event_type=opposite), bytes(prefix))

    def with_rows(self, rows: Iterable[bytes], form: FormatDescription) -> Iterator[bytes]:
        """Yield the table map and the event, with rows as `inverted_row` makes them, the last one first."""
        yield self.table_map
        yield stored_event(self.header, self.prefix + b"".join(rows), form)

    def to_text(self) -> str:
        """Return it as text without spaces."""
        numbers = [str(number) for number in self.header]
        return ",".join([_text(self.table_map), _text(self.prefix), *numbers])

    @classmethod
    def from_text(cls, text: str) -> InvertedEvent:
        """Read what `to_text` has made."""
        table_map, prefix, *numbers = text.split(",")
        return cls(b64decode(table_map), EventHeader._make(map(int, numbers)), b64decode(prefix))


def _write_flags(prefix: bytearray, len_post_header: int, flags: int) -> None:
    key = ("rows_event", "event_len_post_header", len_post_header)
    known = layout.PREFIX.get(key) or layout.PREFIX[*key[:2], None]
    (field,) = (field for field in known.fields if field.name == "flags")
    Struct(struct_format(field)).pack_into(prefix, field.offset, flags)


def stored_event(header: EventHeader, body: bytes, form: FormatDescription) -> bytes:
    """Return an event as a log of the format has it."""
    parts = form.parts
    data = bytearray(form.len_header + len(body) + form.len_checksum)
    pack_header(data, header._replace(event_size=len(data), log_pos=0))
    data[parts.body : parts.body + len(body)] = body
    if form.len_checksum:
        seal(data, parts.footer_of(0, len(data)))
    return bytes(data)


def format_event(frame: Frame) -> bytes:
    """Return a format description as it was before the server marked the log as in use."""
    header = frame.header
    data = bytearray(frame.buffer[frame.start : frame.start + header.event_size])
    pack_header(data, header._replace(flags=header.flags & ~layout.EventFlag.binlog_in_use))
    return bytes(data)


def binlog_statement(events: Iterable[bytes]) -> str:
    """Return the statement that has the server run events."""
    return "BINLOG '\n{}\n';".format("\n".join(map(_text, events)))


def _text(data: bytes) -> str:
    return b64encode(data).decode("ascii")
