"""Events and changes as small plain records: what travels between processes."""

from __future__ import annotations

from typing import Any

from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.events.info import event_info
from binlog_kaitai.events.model import Event

__all__ = ["ChangeRecord", "EventRecord"]


@dataclass(frozen=True, slots=True)
class EventRecord:
    """One event; the fields of `events --format jsonl`."""

    file: str
    position: int
    """Offset in the file, in bytes."""
    payload_offset: int | None
    """Offset in the decompressed payload, None outside of one."""
    type: str
    """The server's name of the type."""
    size: int
    """Bytes of the whole event."""
    log_pos: int
    timestamp: int
    """Seconds since 1970-01-01 UTC."""
    server_id: int
    flags: int
    info: str
    """What SHOW BINLOG EVENTS would say."""

    @classmethod
    def of(cls, event: Event) -> EventRecord:
        """Return the record of an event."""
        h = event.header
        return cls(
            event.file,
            event.position,
            event.payload_offset,
            event.type,
            h.event_size,
            h.log_pos,
            h.timestamp,
            h.server_id,
            h.flags,
            event_info(event),
        )


@dataclass(frozen=True, slots=True)
class ChangeRecord:
    """One row change with its source, flat. Times are seconds, or microseconds for commits, since 1970-01-01 UTC."""

    operation: str
    database: str
    table: str
    before: dict[str, Any] | None
    after: dict[str, Any] | None
    file: str
    position: int
    payload_offset: int | None
    row: int
    log_pos: int
    timestamp: int
    server_id: int
    gtid: str | None
    xid: int | None
    xa: str | None
    outcome: str
    thread_id: int | None
    immediate_commit: int | None
    original_commit: int | None
    last_committed: int | None
    sequence_number: int | None
    names: str
    query: str | None

    @classmethod
    def of(cls, change: RowChange) -> ChangeRecord:
        """Return the record of a change."""
        place, trx = change.place, change.transaction
        return cls(
            change.operation,
            change.database,
            change.table,
            change.before,
            change.after,
            place.file,
            place.position,
            place.payload_offset,
            change.row,
            place.log_pos,
            place.timestamp,
            place.server_id,
            trx.gtid,
            trx.xid,
            trx.xa,
            trx.outcome,
            trx.thread_id,
            trx.immediate_commit,
            trx.original_commit,
            trx.last_committed,
            trx.sequence_number,
            change.definition.names,
            place.query,
        )
