"""Events that most logs have few of: variables of statements, LOAD DATA, group replication, MariaDB's own.

As in `model`, each class is the body of one or a few event types.
"""

from __future__ import annotations

from dataclasses import field

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.gtid import MariadbGtid, XaId
from binlog_kaitai.rows.table import Table

__all__ = [
    "BinlogCheckpointEvent",
    "ExecuteLoadQueryEvent",
    "FileBlockEvent",
    "FileEvent",
    "GtidListEvent",
    "HeartbeatEvent",
    "IncidentEvent",
    "IntvarEvent",
    "LoadEvent",
    "PartialRowDataEvent",
    "RandEvent",
    "SlaveEvent",
    "StartEncryptionEvent",
    "TransactionContextEvent",
    "UserVarEvent",
    "ViewChangeEvent",
    "XaPrepareEvent",
]


@dataclass(frozen=True, slots=True)
class IntvarEvent:
    """A value that the statement after it uses."""

    name: str
    """``LAST_INSERT_ID`` or ``INSERT_ID``."""
    value: int


@dataclass(frozen=True, slots=True)
class RandEvent:
    """Seeds of RAND() in the statement after it."""

    seed1: int
    seed2: int


@dataclass(frozen=True, slots=True)
class UserVarEvent:
    """A user variable that the statement after it reads."""

    name: str
    type: str
    """``STRING``, ``REAL``, ``INT``, ``DECIMAL`` or ``NULL``."""
    value: bytes | float | int | str | None
    """The bytes of a string, a DECIMAL as text."""
    collation: int | None
    """The server's collation id."""
    unsigned: bool


@dataclass(frozen=True, slots=True)
class FileBlockEvent:
    """A piece of a file that LOAD DATA reads."""

    file_id: int
    block: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class FileEvent:
    """The file of a LOAD DATA is to be loaded, or was given up."""

    file_id: int


@dataclass(frozen=True, slots=True)
class ExecuteLoadQueryEvent:
    """LOAD DATA as a statement."""

    thread_id: int
    exec_time: int
    """Run time in seconds."""
    error_code: int
    file_id: int
    file_name_start: int
    """Where the file's name starts in the statement, in bytes."""
    file_name_end: int
    duplicate_handling: str
    """``error``, ``ignore`` or ``replace``."""
    database: str
    query: str


@dataclass(frozen=True, slots=True)
class LoadEvent:
    """LOAD DATA of MySQL 4.1 and older."""

    thread_id: int
    exec_time: int
    """Run time in seconds."""
    skip_lines: int
    database: str
    table: str
    fields: tuple[str, ...]
    file_name: str
    file_id: int | None
    """None unless a file comes with the log."""


@dataclass(frozen=True, slots=True)
class SlaveEvent:
    """Where a replica was connected; written by no server in use."""

    host: str
    port: int
    file_name: str
    position: int


@dataclass(frozen=True, slots=True)
class IncidentEvent:
    """Something happened to the source after which replicas must stop."""

    number: int
    name: str
    """``NONE`` or ``LOST_EVENTS``."""
    message: str


@dataclass(frozen=True, slots=True)
class HeartbeatEvent:
    """The source is alive and idle."""

    file_name: str
    position: int | None


@dataclass(frozen=True, slots=True)
class TransactionContextEvent:
    """What group replication certifies about a transaction."""

    server_uuid: str
    thread_id: int
    is_gtid_specified: bool
    snapshot_version: bytes = field(repr=False)
    write_set: tuple[bytes, ...] = field(repr=False)
    read_set: tuple[bytes, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class ViewChangeEvent:
    """The members of a replication group changed."""

    view_id: str
    sequence_number: int
    certification_info: dict[str, bytes] = field(repr=False)


@dataclass(frozen=True, slots=True)
class XaPrepareEvent:
    """An XA transaction was prepared, or committed in one phase."""

    xid: XaId
    one_phase: bool


@dataclass(frozen=True, slots=True)
class BinlogCheckpointEvent:
    """Crash recovery need not look at logs before this one (MariaDB)."""

    file_name: str


@dataclass(frozen=True, slots=True)
class GtidListEvent:
    """The last transactions of each domain and server before this log (MariaDB)."""

    gtids: tuple[MariadbGtid, ...]


@dataclass(frozen=True, slots=True)
class StartEncryptionEvent:
    """All events after this one are ciphertext (MariaDB)."""

    scheme: int
    key_version: int
    nonce: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class PartialRowDataEvent:
    """A piece of a rows event (MariaDB 12.3 and later); a reader yields the whole rows event after its last piece."""

    fragment_number: int
    """From 1."""
    num_fragments: int
    event_size: int | None
    """Bytes of the whole rows event; only the first piece tells."""
    num_bytes: int
    """Bytes of the rows event that the piece has."""
    first_position: int
    """Position of the first piece, which is that of the rows."""
    table: Table | None
    """What the rows are of, as far as the first piece tells."""
