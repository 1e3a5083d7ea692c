"""Rows events for BINLOG statements, as they were or such as undo them: exact for every type, as no value becomes text.

To undo, what was inserted is deleted and the other way round; of an update, the images before and after change places.
The last row comes first. Everything else of an event stays as it was.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator
from struct import Struct

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import UnsupportedEventError
from binlog_kaitai.events.rows_heads import ROWS_KINDS, ROWS_OPERATIONS, read_rows_head
from binlog_kaitai.format.headers import (
    HEADER_SIZE,
    EventHeader,
    clear_in_use,
    footer_bytes,
    pack_header,
    unpack_header,
)
from binlog_kaitai.format.structs import struct_format
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.log.stored_events import Bytes, Parts, stored_event
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.undoing.undo_records import WORD, number_of, word

__all__ = [
    "FLAGS",
    "MOST_BYTES",
    "SET_FLAGS",
    "WrittenEvent",
    "binlog_lines",
    "binlog_statement",
    "flags_at",
    "format_event",
    "opposite_type",
    "written_type",
]

MOST_BYTES = 1 << 20
"""Bytes of rows in one statement, unless one row has more."""
_LINE = 3 << 20
"""Bytes of an event whose letters are on one line; groups of three have letters of their own."""
_OPPOSITE = {"insert": "delete", "delete": "insert", "update": "update"}
SET_FLAGS = layout.RowsFlag.stmt_end | layout.RowsFlag.no_foreign_key_checks | layout.RowsFlag.relaxed_unique_checks
"""What is set of an event that undoes another."""


def opposite_type(event_type: int, form: FormatDescription) -> int | None:
    """Return the type of the rows event that undoes one; None for one that has differences only."""
    if ROWS_KINDS[event_type].is_partial:
        return None
    return _plain_type(_OPPOSITE[ROWS_OPERATIONS[event_type]], event_type, form)


def written_type(event_type: int, form: FormatDescription) -> int | None:
    """Return the type of a rows event whose rows are not compressed and the same."""
    if not ROWS_KINDS[event_type].is_compressed:
        return event_type
    return _plain_type(ROWS_OPERATIONS[event_type], event_type, form)


def _plain_type(operation: str, like: int, form: FormatDescription) -> int | None:
    """Return the type of the events of an operation that are neither compressed nor partial and have the post-header
    of another type; None where the log's format has no such."""
    for event_type, kind in ROWS_KINDS.items():
        is_plain = ROWS_OPERATIONS[event_type] == operation and not (kind.is_compressed or kind.is_partial)
        if is_plain and form.len_post_header(event_type) == form.len_post_header(like):
            return event_type
    return None


def _flags_field(len_post_header: int | None) -> layout.Field:
    key = ("rows_event", "event_len_post_header", len_post_header)
    known = layout.PREFIX.get(key) or layout.PREFIX[*key[:2], None]
    (field,) = (field for field in known.fields if field.name == "flags")
    return field


FLAGS = _flags_field(None)._replace(offset=0)
"""The flags of a rows event, where it has them."""


def flags_at(len_post_header: int) -> int:
    """Return where in the body of a rows event its flags are."""
    return _flags_field(len_post_header).offset


class WrittenEvent(NamedTuple):
    """The head of a rows event that is written of another, and its table map."""

    table_map: bytes
    """Its header and its body, as the log has them."""
    header: EventHeader
    prefix: bytes
    """The body up to its rows."""

    @classmethod
    def of(cls, frame: Frame, table_map: bytes, event_type: int | None, flags: int) -> WrittenEvent:
        """Return an event like that of a frame, of another type and with more flags. Raises UnsupportedEventError for
        none."""
        if event_type is None:
            raise UnsupportedEventError("the log's format has no event that could have these rows as they are")
        _, _, start = read_rows_head(frame)
        prefix = bytearray(frame.buffer[frame.body_start : start])
        at, stored = flags_at(frame.format.len_post_header(frame.header.event_type)), Struct(struct_format(FLAGS))
        stored.pack_into(prefix, at, stored.unpack_from(prefix, at)[0] | flags)
        return cls(table_map, frame.header._replace(event_type=event_type), bytes(prefix))

    @classmethod
    def opposite(cls, frame: Frame, table_map: bytes) -> WrittenEvent:
        """Return the opposite of an event. Raises UnsupportedEventError."""
        if ROWS_KINDS[frame.header.event_type].is_partial:
            raise UnsupportedEventError(
                "an update that was logged as differences of JSON documents cannot be undone as events; leave out"
                " --as events"
            )
        return cls.of(frame, table_map, opposite_type(frame.header.event_type, frame.format), SET_FLAGS)

    def with_rows(self, rows: Iterable[Bytes], form: FormatDescription) -> Iterator[Parts]:
        """Yield the table map and the event, with rows as they are stored."""
        yield [stored_event(unpack_header(self.table_map, 0), [self.table_map[HEADER_SIZE:]], form)]
        yield _event_parts(self.header, [self.prefix, *rows], form)

    def to_bytes(self) -> bytes:
        """Return it as a record of an undo has it."""
        header = bytearray(HEADER_SIZE)
        pack_header(header, self.header)
        return b"".join([word(len(self.table_map)), self.table_map, header, self.prefix])

    @classmethod
    def from_bytes(cls, data: bytes) -> WrittenEvent:
        """Read what `to_bytes` has made."""
        event = WORD + number_of(data[:WORD])
        return cls(data[WORD:event], unpack_header(data, event), data[event + HEADER_SIZE :])


def _event_parts(header: EventHeader, body: Parts, form: FormatDescription) -> Parts:
    """Return what `stored_event` does; a large body is not copied."""
    size, footer = form.len_header + sum(map(len, body)) + form.len_checksum, form.parts.footer_of
    if size < _LINE or (form.len_checksum and footer(0, size) != size - form.len_checksum):
        return [stored_event(header, body, form)]
    head = bytearray(form.len_header)
    pack_header(head, header._replace(event_size=size, log_pos=0))
    return [head, *body, *([footer_bytes([head, *body])] if form.len_checksum else [])]


def format_event(frame: Frame) -> bytes:
    """Return a format description as it was before the server marked the log as in use."""
    data = bytearray(frame.buffer[frame.start : frame.start + frame.header.event_size])
    clear_in_use(data)
    return bytes(data)


def binlog_statement(events: Iterable[Parts]) -> str:
    """Return the statement that has the server run events, each of which is in parts."""
    return "\n".join(binlog_lines(events))


def binlog_lines(events: Iterable[Parts]) -> Iterator[str]:
    """Yield its lines: one for an event, several for a large one."""
    yield "BINLOG '"
    is_empty = True
    for parts in events:
        is_empty = False
        yield from (b64encode(piece).decode("ascii") for piece in _pieces(parts))
    yield from ("",) if is_empty else ()
    yield "';"


def _pieces(parts: Parts) -> Iterator[bytearray]:
    """Yield the bytes of all parts, as many at a time as one line has the letters of."""
    piece = bytearray()
    for part in parts:
        view, at = memoryview(part), 0
        while at < len(view):
            start, at = at, at + _LINE - len(piece)
            piece += view[start:at]
            if len(piece) == _LINE:
                yield piece
                piece = bytearray()
    if piece:
        yield piece
