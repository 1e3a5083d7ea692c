"""The events that users see: one frozen class a body, fields named as the server names them.

A body is made from what the generated parser read (`decoder`); nothing here knows bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from binlog_kaitai.frames import EventHeader, event_type_name
from binlog_kaitai.gtid import Gtid, GtidSet
from binlog_kaitai.rows import Row
from binlog_kaitai.table import Table

__all__ = [
    "Body",
    "Event",
    "FormatDescriptionEvent",
    "GtidEvent",
    "PreviousGtidsEvent",
    "QueryEvent",
    "RawEvent",
    "RotateEvent",
    "Rows",
    "RowsEvent",
    "RowsQueryEvent",
    "StopEvent",
    "TableMapEvent",
    "XidEvent",
]


@dataclass(frozen=True, slots=True)
class FormatDescriptionEvent:
    """First event of a log: the format of the others."""

    binlog_version: int
    server_version: str
    created: int
    """Seconds since 1970-01-01 UTC when the server had just started, else 0."""
    len_header: int
    """Bytes of each event's header."""
    post_header_lengths: tuple[int, ...]
    """Bytes of the fixed part of the body of type 1, 2, ..."""
    checksum: bool
    """The events after this one end with a CRC32."""


@dataclass(frozen=True, slots=True)
class QueryEvent:
    """A statement, also BEGIN and COMMIT."""

    thread_id: int
    exec_time: int
    """Run time in seconds."""
    error_code: int
    database: str
    """The default database, maybe empty."""
    query: str
    status_vars: Mapping[str, object]
    """The session's settings by name, as far as the spec describes them. Raises MalformedEventError when first used."""


@dataclass(frozen=True, slots=True)
class StopEvent:
    """The server closed the log and went down."""


@dataclass(frozen=True, slots=True)
class RotateEvent:
    """The log goes on in another file."""

    file_name: str
    position: int
    """Position of the first event there, in bytes."""


@dataclass(frozen=True, slots=True)
class XidEvent:
    """Commit of a transaction."""

    xid: int


@dataclass(frozen=True, slots=True)
class GtidEvent:
    """Begin of a transaction."""

    gtid: Gtid | None
    """None in an anonymous transaction."""
    last_committed: int | None
    sequence_number: int | None
    immediate_commit_timestamp: int | None
    """Microseconds since 1970-01-01 UTC, on the server that wrote the log."""
    original_commit_timestamp: int | None
    """Microseconds since 1970-01-01 UTC, on the server that ran the transaction first."""
    transaction_length: int | None
    """Bytes of the whole transaction, with this event."""
    immediate_server_version: int | None
    original_server_version: int | None


@dataclass(frozen=True, slots=True)
class PreviousGtidsEvent:
    """All transactions of the logs before this one."""

    gtids: GtidSet


@dataclass(frozen=True, slots=True)
class RowsQueryEvent:
    """The statement behind the rows events that follow."""

    query: str


@dataclass(frozen=True, slots=True)
class TableMapEvent:
    """What the rows events of the statement that follow say by number."""

    table: Table
    flags: int


class Rows:
    """The rows of one event; each iteration decodes them anew.

    Iterating raises MissingTableMapError, MalformedEventError or UnsupportedColumnError.
    """

    __slots__ = ("_decode",)

    def __init__(self, decode: Callable[[], Iterator[Row]]) -> None:
        self._decode = decode

    def __iter__(self) -> Iterator[Row]:
        return self._decode()


@dataclass(frozen=True, slots=True)
class RowsEvent:
    """Rows that were inserted, updated or deleted. The rows are decoded when they are iterated over."""

    operation: str
    """``insert``, ``update`` or ``delete``."""
    table_id: int
    table: Table | None
    """None when the statement has no table map for `table_id`."""
    flags: int
    is_end_of_statement: bool
    columns_before_image: bytes
    """One bit a column, lowest first: the columns of the images."""
    columns_after_image: bytes | None
    """The same for the image after an update."""
    rows: Rows


@dataclass(frozen=True, slots=True)
class RawEvent:
    """An event that this version does not decode; skipped by its size and counted."""

    data: bytes = field(repr=False)
    ignorable: bool
    """The server allows readers to skip it."""


Body = (
    FormatDescriptionEvent
    | QueryEvent
    | StopEvent
    | RotateEvent
    | XidEvent
    | GtidEvent
    | PreviousGtidsEvent
    | RowsQueryEvent
    | TableMapEvent
    | RowsEvent
    | RawEvent
)


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a log."""

    file: str
    position: int
    """Offset of the event in the file, in bytes (of the payload event for one inside a compressed payload)."""
    header: EventHeader
    body: Body
    payload_offset: int | None = None
    """Offset in the decompressed payload, None outside of one."""

    @property
    def type(self) -> str:
        """The server's name of the type, such as ``WRITE_ROWS_EVENT``."""
        return event_type_name(self.header.event_type)
