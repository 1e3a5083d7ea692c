"""Which events and changes are wanted. The names and meanings are mysqlbinlog's, where it has them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import fields, replace
from datetime import datetime
from typing import Any

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.events.model import (
    Event,
    FormatDescriptionEvent,
    GtidEvent,
    MariadbGtidEvent,
    PreviousGtidsEvent,
    QueryEvent,
    RowsEvent,
    TableMapEvent,
)
from binlog_kaitai.events.pieces import continues
from binlog_kaitai.events.rare_model import PartialRowDataEvent
from binlog_kaitai.events.statements import is_control
from binlog_kaitai.format.gtid import Gtid, GtidSet, MariadbGtid
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.where.language import Condition

__all__ = ["OPERATIONS", "Filter", "GtidGate", "is_user_of"]


_Time = float | datetime | None
OPERATIONS = ("insert", "update", "delete")


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Filter:
    """What to deliver; None or an empty set lets everything through.

    One name or number may be given for several, the text of a GTID set for the set, and a datetime with a time zone for
    seconds. Raises TypeError and ValueError for anything else.
    """

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
    where: Condition | None = None
    """Of the rows, those that fit; see docs/where.md."""
    operations: frozenset[str] = frozenset()
    """``insert``, ``update``, ``delete``."""
    query: re.Pattern[str] | None = None
    """Of the statements that the log has, those in which it is found; rows are those of such statements."""
    thread_ids: frozenset[int] = frozenset()
    """Connections; a transaction of which the log does not tell it is not wanted."""
    xids: frozenset[int] = frozenset()
    users: frozenset[str] = frozenset()
    """Names, as ``ann`` or ``ann@localhost``; a transaction of which the log names no user is not wanted."""
    min_rows: int = 0
    """Transactions with as many rows at least, of those that the filter lets through by all but `where`."""

    def __init__(
        self,
        *,
        start_position: int | None = None,
        stop_position: int | None = None,
        start_time: _Time = None,
        stop_time: _Time = None,
        include_gtids: GtidSet | str | None = None,
        exclude_gtids: GtidSet | str | None = None,
        databases: str | Iterable[str] = (),
        tables: str | Iterable[str] = (),
        server_ids: int | Iterable[int] = (),
        where: Condition | str | None = None,
        operations: str | Iterable[str] = (),
        query: re.Pattern[str] | str | None = None,
        thread_ids: int | Iterable[int] = (),
        xids: int | Iterable[int] = (),
        users: str | Iterable[str] = (),
        min_rows: int = 0,
    ) -> None:
        given: dict[str, Any] = {
            "start_position": _number("start_position", start_position),
            "stop_position": _number("stop_position", stop_position),
            "start_time": _seconds("start_time", start_time),
            "stop_time": _seconds("stop_time", stop_time),
            "include_gtids": _gtids("include_gtids", include_gtids),
            "exclude_gtids": _gtids("exclude_gtids", exclude_gtids),
            "databases": _several("databases", databases, str),
            "tables": _several("tables", tables, str),
            "server_ids": _several("server_ids", server_ids, int),
            "where": _condition(where),
            "operations": _operations(operations),
            "query": re.compile(query) if isinstance(query, str) else query,
            "thread_ids": _several("thread_ids", thread_ids, int),
            "xids": _several("xids", xids, int),
            "users": _several("users", users, str),
            "min_rows": _number("min_rows", min_rows, "a number of rows") or 0,
        }
        for name, value in given.items():
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        given = [(field, getattr(self, field.name)) for field in fields(self)]
        return f"Filter({', '.join(f'{field.name}={value!r}' for field, value in given if value != field.default)})"

    @property
    def has_times(self) -> bool:
        """Whether a log is cut by time."""
        return self.start_time is not None or self.stop_time is not None

    @property
    def has_names(self) -> bool:
        """Whether the names of tables decide about events."""
        return bool(self.databases or self.tables)

    @property
    def has_gtids(self) -> bool:
        """Whether a transaction's GTID decides about its events."""
        return self.include_gtids is not None or self.exclude_gtids is not None

    @property
    def has_choice(self) -> bool:
        """Whether more than an event by itself decides: its rows, its statement, or the whole transaction."""
        return self.chooses_rows or bool(self.thread_ids or self.xids or self.users or self.min_rows)

    @property
    def chooses_rows(self) -> bool:
        """Whether some rows of a transaction may be wanted, and others not."""
        return self.where is not None or self.query is not None or bool(self.operations)

    @property
    def chooses_statements(self) -> bool:
        """Whether statements that are no rows may be wanted: nothing of a row is asked for."""
        return self.where is None and not self.operations

    def for_log(self, *, first: bool, last: bool) -> Filter:
        """Return the filter for one log of several: the positions belong to the first and the last."""
        if self.start_position is None and self.stop_position is None:
            return self
        return replace(
            self,
            start_position=self.start_position if first else None,
            stop_position=self.stop_position if last else None,
        )

    def is_past(self, frame: Frame) -> bool:
        """Return whether the log need not be read from this event on; all pieces of a rows event are read."""
        return self.ends_at(frame.position, frame.header.timestamp) and not continues(frame)

    def ends_at(self, position: int, timestamp: int) -> bool:
        """Return whether an event there, of such a time, is after what is wanted."""
        return (self.stop_position is not None and position >= self.stop_position) or (
            self.stop_time is not None and timestamp >= self.stop_time
        )

    def event(self, event: Event) -> bool:
        """Return whether an event is wanted, its transaction's GTID apart."""
        header = event.header
        return (
            (self.start_position is None or event.position >= self.start_position)
            and (not self.server_ids or header.server_id in self.server_ids)
            and (not self.has_names or self._names_of(event))
        )

    def gtid(self, gtid: Gtid | MariadbGtid | None) -> bool:
        """Return whether the events of a transaction are wanted."""
        return (self.include_gtids is None or gtid in self.include_gtids) and (
            self.exclude_gtids is None or gtid not in self.exclude_gtids
        )

    def _names_of(self, event: Event) -> bool:
        """Return whether the event is about a wanted database and table."""
        named = _NAMED.get(type(event.body))
        return named is None or self.names(*named(event))

    def names(self, database: str | None, table: str | None) -> bool:
        """Return whether a database and table are wanted; None, what is about none, is."""
        if self.databases and database is not None and database not in self.databases:
            return False
        return not self.tables or table is None or table in self.tables or f"{database}.{table}" in self.tables


def is_user_of(asked: Collection[str], user: str) -> bool:
    """Return whether a user is one of those that are asked for, by name alone or with the host."""
    return user in asked or user.rpartition("@")[0] in asked


def _number(name: str, value: Any, what: str = "an offset in bytes") -> int | None:
    if value is not None and not (isinstance(value, int) and value >= 0):
        raise TypeError(f"{name} must be {what}, not {value!r}")
    return value


def _seconds(name: str, value: Any) -> float | None:
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise ValueError(f"{name} has no time zone: {value!r}; give it one, such as tzinfo=datetime.UTC")
        return value.timestamp()
    if value is not None and not isinstance(value, int | float):
        raise TypeError(f"{name} must be a datetime or seconds since 1970-01-01 UTC, not {value!r}")
    return value


def _gtids(name: str, value: Any) -> GtidSet | None:
    if isinstance(value, str):
        return GtidSet.parse(value)
    if value is not None and not isinstance(value, GtidSet):
        raise TypeError(f"{name} must be a GtidSet or its text, not {value!r}")
    return value


def _several(name: str, value: Any, kind: type) -> frozenset[Any]:
    is_one = isinstance(value, str) or not isinstance(value, Iterable)
    given = frozenset([value] if is_one else value)
    for one in given:
        if not isinstance(one, kind):
            raise TypeError(f"{name} must be of type {kind.__name__}, not {one!r}")
    return given


def _condition(value: Any) -> Condition | None:
    if isinstance(value, str):
        return Condition.parse(value)
    if value is not None and not isinstance(value, Condition):
        raise TypeError(f"where must be the text of a condition, not {value!r}")
    return value


def _operations(value: Any) -> frozenset[str]:
    given = _several("operations", value, str)
    if unknown := given - set(OPERATIONS):
        raise ValueError(f"operations are {', '.join(OPERATIONS)}, not {sorted(unknown)[0]!r}")
    return given


def _of_table_map(event: Event) -> tuple[str | None, str | None]:
    assert isinstance(event.body, TableMapEvent)
    return event.body.table.database, event.body.table.name


def _of_rows(event: Event) -> tuple[str | None, str | None]:
    assert isinstance(event.body, RowsEvent)
    table = event.body.table
    return (table.database, table.name) if table else (None, None)


def _of_query(event: Event) -> tuple[str | None, str | None]:
    assert isinstance(event.body, QueryEvent)
    return None if is_control(event.body.query) else event.body.database, None


def _of_piece(event: Event) -> tuple[str | None, str | None]:
    assert isinstance(event.body, PartialRowDataEvent)
    table = event.body.table
    return (table.database, table.name) if table else (None, None)


_NAMED: dict[type, Callable[[Event], tuple[str | None, str | None]]] = {
    TableMapEvent: _of_table_map,
    RowsEvent: _of_rows,
    PartialRowDataEvent: _of_piece,
    QueryEvent: _of_query,
}


class GtidGate:
    """Follows the events of a log: whether the start time was reached, and whether the transaction at hand is wanted.

    All events after the first one of the start time are wanted, also such as are older: rows carry the time of their
    statement, and stand after the event that carries the time of the commit. What heads a file does not count: in a
    relay log it is younger than what follows.
    """

    def __init__(self, filter: Filter) -> None:
        self._filter = filter
        self.is_open = filter.gtid(None)
        """The transaction at hand is wanted, as far as GTIDs tell."""
        self.has_begun = filter.start_time is None
        """The start time was reached."""

    def passes(self, event: Event) -> bool:
        """Return whether the event may be wanted; call it for every event in order."""
        if isinstance(event.body, GtidEvent | MariadbGtidEvent):
            self.is_open = self._filter.gtid(event.body.gtid)
        if not self.has_begun and not isinstance(event.body, FormatDescriptionEvent | PreviousGtidsEvent):
            self.has_begun = event.header.timestamp >= (self._filter.start_time or 0)
        return self.is_open and self.has_begun
