"""The events that users see: one frozen class a body, fields named as the server names them.

A body is made from what the generated parser read (`decoder`); nothing here knows bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from datetime import UTC, datetime
from operator import itemgetter

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.events.rare_model import (
    BinlogCheckpointEvent,
    ExecuteLoadQueryEvent,
    FileBlockEvent,
    FileEvent,
    GtidListEvent,
    HeartbeatEvent,
    IncidentEvent,
    IntvarEvent,
    LoadEvent,
    PartialRowDataEvent,
    RandEvent,
    SlaveEvent,
    StartEncryptionEvent,
    TransactionContextEvent,
    UserVarEvent,
    ViewChangeEvent,
    XaPrepareEvent,
)
from binlog_kaitai.format.gtid import Gtid, GtidSet, MariadbGtid, XaId
from binlog_kaitai.log.frames import EventHeader, event_type_name
from binlog_kaitai.rows.bad_rows import OnLostRow
from binlog_kaitai.rows.images import Row
from binlog_kaitai.rows.table import Table

__all__ = [
    "Body",
    "Event",
    "FormatDescriptionEvent",
    "GtidEvent",
    "MariadbGtidEvent",
    "NdbInfo",
    "PartitionInfo",
    "PreviousGtidsEvent",
    "QueryEvent",
    "RawEvent",
    "RotateEvent",
    "Rows",
    "RowsEvent",
    "RowsQueryEvent",
    "StopEvent",
    "TableMapEvent",
    "TransactionPayloadEvent",
    "XidEvent",
    "release_of",
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
    """Start of a transaction."""

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

    gtids: GtidSet | None
    """None where the log has them in a format that is not known."""


@dataclass(frozen=True, slots=True)
class RowsQueryEvent:
    """The statement of the rows events that follow."""

    query: str


@dataclass(frozen=True, slots=True)
class TableMapEvent:
    """Definition of a table that the rows events of a statement refer to by number."""

    table: Table
    flags: int


class Rows:
    """The rows of one event; each iteration decodes them anew.

    Iterating raises MissingTableMapError, MalformedEventError or UnsupportedColumnError.
    """

    __slots__ = ("_decode", "only")

    def __repr__(self) -> str:
        return "Rows(...)"

    def __init__(
        self,
        decode: Callable[[OnLostRow | None, frozenset[int] | None], Iterator[tuple[int, Row]]],
        only: frozenset[int] | None = None,
    ) -> None:
        self._decode = decode
        self.only = only
        """Numbers of the rows that a filter lets through; None: all. Values of the others are not looked at."""

    def __iter__(self) -> Iterator[Row]:
        return map(itemgetter(1), self.numbered())

    def limited(self, only: frozenset[int] | None) -> Rows:
        """Return some of the rows, by their numbers; None stands for all."""
        return Rows(self._decode, only)

    def numbered(self, on_lost: OnLostRow | None = None) -> Iterator[tuple[int, Row]]:
        """Yield the rows with their numbers in the event, from 0.

        `on_lost` takes the error of each row that has a value which its column's type cannot hold; the rows after it
        follow. Without it, the first of these errors is raised.
        """
        return self._decode(on_lost, self.only)


@dataclass(frozen=True, slots=True)
class PartitionInfo:
    """The partition of an event's rows."""

    partition_id: int
    source_partition_id: int | None
    """The partition before an update."""


@dataclass(frozen=True, slots=True)
class NdbInfo:
    """What MySQL Cluster adds for its conflict detection."""

    format: int
    data: bytes


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
    extra_row_info: tuple[PartitionInfo | NdbInfo, ...]
    columns_before_image: bytes
    """One bit a column, lowest first: the columns of the images."""
    columns_after_image: bytes | None
    """The same for the image after an update."""
    rows: Rows


@dataclass(frozen=True, slots=True)
class MariadbGtidEvent:
    """Start of a transaction, or of a single statement (MariaDB)."""

    gtid: MariadbGtid
    standalone: bool
    """One statement, without BEGIN and COMMIT."""
    transactional: bool
    ddl: bool
    commit_id: int | None
    """Transactions with the same number were committed as one group."""
    xid: XaId | None
    """Of a prepared or completed XA transaction."""
    prepared: bool
    """The XA transaction is prepared here and ends elsewhere."""
    thread_id: int | None
    alter: str | None
    """``START``, ``COMMIT`` or ``ROLLBACK`` of an ALTER TABLE that is logged in two parts."""
    start_alter: int | None
    """Sequence number of the START that a COMMIT or ROLLBACK belongs to."""


@dataclass(frozen=True, slots=True)
class TransactionPayloadEvent:
    """The events of a transaction, compressed; a reader yields them after it."""

    compression: str
    """``ZSTD`` or ``NONE``."""
    payload: bytes = field(repr=False)
    uncompressed_size: int
    """Bytes, as the server announces."""


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
    | MariadbGtidEvent
    | TransactionPayloadEvent
    | IntvarEvent
    | RandEvent
    | UserVarEvent
    | FileBlockEvent
    | FileEvent
    | ExecuteLoadQueryEvent
    | LoadEvent
    | SlaveEvent
    | IncidentEvent
    | HeartbeatEvent
    | TransactionContextEvent
    | ViewChangeEvent
    | XaPrepareEvent
    | BinlogCheckpointEvent
    | GtidListEvent
    | StartEncryptionEvent
    | PartialRowDataEvent
    | RawEvent
)


def release_of(server_version: str) -> tuple[int, ...]:
    """Return the first two numbers of a server's version."""
    numbers = server_version.partition("-")[0].split(".")[:2]
    return tuple(int(number) for number in numbers if number.isdigit())


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a log."""

    file: str
    position: int
    """Offset of the event in the file, in bytes (of the payload event for one inside a compressed payload; of the first
    piece for a rows event that is in pieces)."""
    header: EventHeader
    body: Body
    payload_offset: int | None
    """Offset in the decompressed payload, None outside of one; 0 for a rows event that pieces make."""
    server_version: str
    """Of the server that wrote the event's log, as its format description says."""
    is_mariadb: bool
    """Whether MariaDB wrote the log."""

    @property
    def time(self) -> datetime:
        """Return the time of the header as a datetime in UTC."""
        return datetime.fromtimestamp(self.header.timestamp, UTC)

    @property
    def server_release(self) -> tuple[int, ...]:
        """The first numbers of the server's version, such as (10, 11); only for texts that changed between releases."""
        return release_of(self.server_version)

    @property
    def type(self) -> str:
        """The server's name of the type, such as ``WRITE_ROWS_EVENT``."""
        return event_type_name(self.header.event_type)
