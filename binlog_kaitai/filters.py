"""Which events and changes are wanted. The names and meanings are mysqlbinlog's, where it has them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from binlog_kaitai.events import (
    Event,
    FormatDescriptionEvent,
    GtidEvent,
    MariadbGtidEvent,
    PreviousGtidsEvent,
    QueryEvent,
    RowsEvent,
    TableMapEvent,
)
from binlog_kaitai.frames import Frame
from binlog_kaitai.gtid import Gtid, GtidSet, MariadbGtid

__all__ = ["Filter", "GtidGate"]


@dataclass(frozen=True, slots=True)
class Filter:
    """What to deliver; a part that is None or empty lets everything through."""

    start_position: int | None = None
    """Offset in bytes of the first event, in the first log."""
    stop_position: int | None = None
    """Offset in bytes before which an event must begin, in the last log."""
    start_time: float | None = None
    """Seconds since 1970-01-01 UTC: a log is wanted from its first event of that time or later on."""
    stop_time: float | None = None
    """Seconds since 1970-01-01 UTC: a log is wanted up to its first event of that time or later."""
    include_gtids: GtidSet | None = None
    exclude_gtids: GtidSet | None = None
    databases: frozenset[str] = frozenset()
    tables: frozenset[str] = frozenset()
    """Names, as ``table`` or ``database.table``."""
    server_ids: frozenset[int] = frozenset()

    @property
    def has_times(self) -> bool:
        """Whether a log begins or ends at a time."""
        return self.start_time is not None or self.stop_time is not None

    @property
    def has_names(self) -> bool:
        """Whether the names of tables decide about events."""
        return bool(self.databases or self.tables)

    @property
    def has_gtids(self) -> bool:
        """Whether a transaction's GTID decides about its events."""
        return self.include_gtids is not None or self.exclude_gtids is not None

    def for_log(self, *, first: bool, last: bool) -> Filter:
        """The filter for one log of several: the positions belong to the first and the last."""
        return replace(
            self,
            start_position=self.start_position if first else None,
            stop_position=self.stop_position if last else None,
        )

    def is_past(self, frame: Frame) -> bool:
        """Whether the log need not be read from this event on."""
        return (self.stop_position is not None and frame.position >= self.stop_position) or (
            self.stop_time is not None and frame.header.timestamp >= self.stop_time
        )

    def event(self, event: Event) -> bool:
        """Whether an event is wanted, its transaction's GTID apart."""
        header = event.header
        return (
            (self.start_position is None or event.position >= self.start_position)
            and (not self.server_ids or header.server_id in self.server_ids)
            and (not self.has_names or self._names(event))
        )

    def gtid(self, gtid: Gtid | MariadbGtid | None) -> bool:
        """Whether the events of a transaction are wanted."""
        return (self.include_gtids is None or gtid in self.include_gtids) and (
            self.exclude_gtids is None or gtid not in self.exclude_gtids
        )

    def _names(self, event: Event) -> bool:
        """Whether the event is about a wanted database and table; one that is about none is."""
        named = _NAMED.get(type(event.body))
        database, table = named(event) if named else (None, None)
        if self.databases and database is not None and database not in self.databases:
            return False
        return not self.tables or table is None or table in self.tables or f"{database}.{table}" in self.tables


def _of_table_map(event: Event) -> tuple[str | None, str | None]:
    assert isinstance(event.body, TableMapEvent)
    return event.body.table.database, event.body.table.name


def _of_rows(event: Event) -> tuple[str | None, str | None]:
    assert isinstance(event.body, RowsEvent)
    table = event.body.table
    return (table.database, table.name) if table else (None, None)


def _of_query(event: Event) -> tuple[str | None, str | None]:
    assert isinstance(event.body, QueryEvent)
    is_control = event.body.query in ("BEGIN", "COMMIT", "ROLLBACK")
    return None if is_control else event.body.database, None


_NAMED: dict[type, Callable[[Event], tuple[str | None, str | None]]] = {
    TableMapEvent: _of_table_map,
    RowsEvent: _of_rows,
    QueryEvent: _of_query,
}


class GtidGate:
    """Follows the events of a log: whether the start time was reached, and whether the transaction at hand is wanted.

    All events after the first one of the start time are wanted, also such as are older: rows carry the time of their
    statement, and stand behind the event that carries the time of the commit. What heads a file does not count: in a
    relay log it is younger than what follows.
    """

    def __init__(self, filter: Filter) -> None:
        self._filter = filter
        self.is_open = filter.gtid(None)
        """The transaction at hand is wanted, as far as GTIDs tell."""
        self.has_begun = filter.start_time is None
        """The start time was reached."""

    def passes(self, event: Event) -> bool:
        """Whether the event may be wanted; call it for every event in order."""
        if isinstance(event.body, GtidEvent | MariadbGtidEvent):
            self.is_open = self._filter.gtid(event.body.gtid)
        if not self.has_begun and not isinstance(event.body, FormatDescriptionEvent | PreviousGtidsEvent):
            self.has_begun = event.header.timestamp >= (self._filter.start_time or 0)
        return self.is_open and self.has_begun
