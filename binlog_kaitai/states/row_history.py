"""The life of one row: its changes in all logs, also where it had another key.

A row is followed by its key: forwards as it changes, and backwards to what it was before it became the one that is
asked for. That an update has made it so is only known after it: the logs are then read again, with the former key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions, issue, pass_over
from binlog_kaitai.changes.row_change import RowChange, Transaction, differences
from binlog_kaitai.errors import BinlogError, LogWarning
from binlog_kaitai.events.model import Event, MariadbGtidEvent, QueryEvent
from binlog_kaitai.events.statements import invoker
from binlog_kaitai.log.source import Source, SourceList
from binlog_kaitai.reading.fitting import FindTables, tables_of
from binlog_kaitai.reading.history import NOT_DONE, with_history
from binlog_kaitai.reading.needed import needed_logs
from binlog_kaitai.reading.reader import up_to_damage, with_warnings
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.states.row_ends import row_end
from binlog_kaitai.states.row_key import KeyOf, RowKey
from binlog_kaitai.states.row_trail import RowTrail

__all__ = [
    "CANNOT_GO_BACK",
    "ReadVersions",
    "RowFinder",
    "RowKey",
    "RowTrail",
    "RowVersion",
    "all_versions",
    "former_versions",
    "in_order",
    "require_key",
    "with_statements",
]


@dataclass(slots=True)
class RowVersion:
    """One change of the row."""

    operation: str
    """``insert``, ``update`` or ``delete``; of a statement about the table, as `row_end` names it."""
    definition: Table
    """The table as the statement saw it; without columns in a statement about the table."""
    key: dict[str, Any]
    """The key after the change; before it where the row was deleted; empty in a statement about the table."""
    before: Image | None
    after: Image | None
    file: str
    position: int
    """Offset of the rows event in the file, in bytes."""
    payload_offset: int | None
    row: int
    """Number of the row in its event, from 0."""
    timestamp: int
    """Seconds since 1970-01-01 UTC."""
    server_id: int
    gtid: str | None
    thread_id: int | None
    user: str | None
    """Who ran it, where the log has an invoker."""
    statement: str | None
    """The statement, where the log has it."""
    xid: int | None = None
    outcome: str = "open"
    """As in `Transaction.outcome`."""

    @property
    def time(self) -> datetime:
        """Return `timestamp` as a datetime in UTC."""
        return datetime.fromtimestamp(self.timestamp, UTC)

    @property
    def changes(self) -> dict[str, tuple[Any, Any]]:
        """Return what the change made of each column that it changed: the values before and after.

        `ABSENT` stands for a value that there was not, or that the log lacks.
        """
        return differences(self.before, self.after)

    def keep(self, columns: Iterable[Column]) -> bool:
        """Forget all columns but some; says whether anything is left of the change."""
        names = {column.name for column in columns}
        self.before, self.after = (
            None if image is None else {name: value for name, value in image.items() if name in names}
            for image in (self.before, self.after)
        )
        return self.operation != "update" or bool(self.changes)


def with_statements(options: ReadOptions) -> ReadOptions:
    """Return options that keep the statements of rows."""
    return replace(options, with_query=True)


ReadVersions = Callable[
    [Source, ReadOptions, "Filter | None", RowKey, RowTrail["RowVersion"]], tuple[FileLedger, Iterator["RowVersion"]]
]
"""Returns the ledger of a log, and the changes of one row, of which those of former keys come late; they raise
BinlogError."""


class RowFinder:
    """Finds the changes of one row among those of a log, and the statements that ended the lives of all rows.

    Args:
        filter: names the table.
        key: of the row.
        trail: which keys it has had.
    """

    def __init__(self, filter: Filter | None, key: RowKey, trail: RowTrail[RowVersion]) -> None:
        self._filter, self._key, self._trail = filter or Filter(), key, trail
        self._finders: Bounded[int, tuple[Table, KeyOf]] = Bounded()
        self._noted: list[RowVersion] = []
        """Of statements, in front of the next change."""
        self._alter: str | None = None

    def see(self, event: Event) -> None:
        """See every event, before it has its effect."""
        if isinstance(event.body, MariadbGtidEvent):
            self._alter = event.body.alter

    def note(self, event: Event, transaction: Transaction, wanted: bool) -> None:
        """Take note of a statement; see `OnStatement`."""
        body = event.body
        if not wanted or not isinstance(body, QueryEvent) or self._alter in NOT_DONE:
            return
        end = row_end(body, self._is_table)
        if end is None or not self._trail.end(for_all=end[1]):
            return
        table = Table(0, *self._name, (), "log", ())
        place = event.file, event.position, event.payload_offset, 0, event.header.timestamp, event.header.server_id
        context = transaction.gtid, body.thread_id, invoker(body.status_vars), body.query, None, "commit"
        self._noted.append(RowVersion(end[0], table, {}, None, None, *place, *context))

    def _is_table(self, database: str, table: str | None) -> bool:
        """Return whether a statement means the table of the row, or its whole database."""
        wanted = self._filter
        names = [name for name in wanted.tables if name.startswith(f"{database}.")]
        self._name = database, table or "".join(names).removeprefix(f"{database}.")
        return bool(names) if table is None else wanted.names(database, table)

    def take(self, change: RowChange) -> list[RowVersion]:
        """Return what is known to be of the row by a change, with what was before it. Raises ConditionError."""
        key_of = self._finder(change.definition)
        now = {**(change.before or {}), **(change.after or {})}
        before, after = key_of(change.before), None if change.after is None else key_of(now)
        make = partial(_version, change, {name: now.get(name) for name in key_of.names})
        return [*self.rest(), *self._trail.follow(key_of.wanted, before, after, make)]

    def rest(self) -> list[RowVersion]:
        """Return what is known by statements after the last change."""
        noted, self._noted = self._noted, []
        return noted

    def _finder(self, table: Table) -> KeyOf:
        known = self._finders.get(id(table))
        if known is None:
            known = self._finders.put(id(table), (table, self._key.on(table)), len(table.columns))
        return known[1]


def _version(change: RowChange, key: dict[str, Any]) -> RowVersion:
    place, transaction = change.place, change.transaction
    return RowVersion(
        change.operation,
        change.definition,
        key,
        change.before,
        change.after,
        place.file,
        place.position,
        place.payload_offset,
        change.row,
        place.timestamp,
        place.server_id,
        transaction.gtid,
        transaction.thread_id,
        place.user,
        place.query,
        transaction.xid,
        transaction.outcome,
    )


def require_key(sources: SourceList, options: ReadOptions, filter: Filter, key: RowKey, find: FindTables) -> None:
    """Look for the table of a row, and raise ConditionError when it has no such key. Streams are not read."""
    for table in tables_of(sources, options, filter, find):
        key.on(table)
        return


def all_versions(
    sources: SourceList,
    options: ReadOptions,
    filter: Filter,
    key: RowKey,
    read: ReadVersions,
    find: FindTables,
) -> list[RowVersion]:
    """Return the changes of a row in all logs, the oldest first.

    Raises ConditionError; BinlogError at damage in failfast mode.
    """
    require_key(sources, options, filter, key, find)
    given, trail, found = with_history(options, sources), RowTrail[RowVersion](), list[RowVersion]()
    for source, wanted in needed_logs(filter, sources.sources):
        found += up_to_damage(with_warnings(*read(source, given, wanted, key, trail)), given)
    if not trail.missed or any(source.is_stream for source in sources):
        if trail.missed:
            issue(LogWarning(CANNOT_GO_BACK))
        return in_order(found, sources)
    return former_versions(sources, given, filter, key, trail, read)


def former_versions(
    sources: SourceList,
    options: ReadOptions,
    filter: Filter,
    key: RowKey,
    trail: RowTrail[RowVersion],
    read: ReadVersions,
) -> list[RowVersion]:
    """Read the logs again, for the keys that the row had before. Damage and warnings were told the first time."""
    quiet = replace(options, on_damage=pass_over)
    while trail.missed:
        trail, found = trail.again(), list[RowVersion]()
        for source, wanted in needed_logs(filter, sources.sources):
            with suppress(BinlogError):
                for version in read(source, quiet, wanted, key, trail)[1]:
                    found.append(version)  # those before damage count
    return in_order(found, sources)


def in_order(found: Iterable[RowVersion], sources: SourceList) -> list[RowVersion]:
    """Return changes in the order of the logs."""
    number = {source.name: number for number, source in enumerate(sources)}
    return sorted(found, key=lambda one: (number[one.file], one.position, one.payload_offset or 0, one.row))


CANNOT_GO_BACK = (
    "the row had another key before, which standard input cannot be read again for; read the log from a file"
)
