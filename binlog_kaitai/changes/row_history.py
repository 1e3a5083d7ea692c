"""The life of one row: its changes in all logs, also where it had another key.

A row is followed by its key: forwards as it changes, and backwards to what it was before it became the one that is
asked for. That an update has made it so is only known behind it: the logs are then read again, with the former key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, Protocol

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.fitting import tables_of
from binlog_kaitai.changes.history import with_history
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions, issue, pass_over
from binlog_kaitai.changes.reader import for_logs, up_to_damage, with_warnings
from binlog_kaitai.changes.row_change import differences
from binlog_kaitai.changes.row_ends import row_end
from binlog_kaitai.changes.row_key import KeyOf, RowKey
from binlog_kaitai.changes.row_trail import RowTrail
from binlog_kaitai.changes.transaction_reader import TransactionReader
from binlog_kaitai.changes.transaction_visitor import OUTCOME_NAMES, Outcome, TransactionVisitor, VisitedLog
from binlog_kaitai.errors import BinlogError, LogWarning
from binlog_kaitai.events.model import (
    Event,
    QueryEvent,
    RowsEvent,
    RowsQueryEvent,
    XidEvent,
)
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source, SourceList
from binlog_kaitai.rows.images import Image, Row
from binlog_kaitai.rows.table import Table

__all__ = [
    "CANNOT_GO_BACK",
    "HistoryReader",
    "HistoryVisitor",
    "RowKey",
    "RowTrail",
    "RowVersion",
    "TellsHistory",
    "all_versions",
    "former_versions",
    "in_order",
    "require_key",
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


class TellsHistory(Protocol):
    """Reads the changes of one row in one log."""

    ledger: FileLedger

    def versions(self, key: RowKey, trail: RowTrail[RowVersion]) -> Iterator[RowVersion]:
        """Yield the changes, of which those of former keys come late. Raises BinlogError."""


MakeHistory = Callable[[Source, ReadOptions, "Filter | None"], TellsHistory]
"""Makes a reader of a log."""


class HistoryReader(TransactionReader[RowVersion]):
    """Reads the changes of one row in one log: `versions`."""

    def versions(self, key: RowKey, trail: RowTrail[RowVersion]) -> Iterator[RowVersion]:
        """Return the changes, of which those of former keys come late. A second pass raises RuntimeError."""
        return self._visited(HistoryVisitor(self._log, key, trail))


class HistoryVisitor(TransactionVisitor[RowVersion]):
    """Finds the changes of one row."""

    def __init__(self, log: VisitedLog, key: RowKey, trail: RowTrail[RowVersion]) -> None:
        super().__init__(log)
        self._key, self._trail = key, trail
        self._finders: Bounded[int, tuple[Table, KeyOf]] = Bounded()
        self._open: list[RowVersion] = []
        """Of the row, from the transaction that is open, or what was kept before."""
        self._made: list[RowVersion] = []
        """From the transaction that is open."""
        self._user: str | None = None
        self.statement: str | None = None
        """Of the rows that come next, where the log has it."""
        self._number: int | None = None

    def on_event(self, event: Event, wanted: bool) -> None:
        """Keep what it says of the statement and the transaction."""
        body = event.body
        if isinstance(body, RowsQueryEvent):
            self.statement = body.query
        elif isinstance(body, XidEvent):
            self._number = body.xid
        elif isinstance(body, QueryEvent):
            self._user = _user(body.status_vars)

    def on_begin(self, event: Event) -> Iterator[RowVersion]:
        """Begin the transaction."""
        return iter(())

    def on_rows(self, event: Event, body: RowsEvent) -> Iterator[RowVersion]:
        """Find the row."""
        for number, row in self.sound_rows(event, body):
            assert body.table is not None  # else the rows have raised
            self.ledger.rows[f"{body.table.database}.{body.table.name}", body.operation] += 1
            key_of = self._finder(body.table)
            before = key_of(row.before)
            now = {**(row.before or {}), **(row.after or {})}
            after = None if row.after is None else key_of(now)
            make = partial(self._version, event, body, number, row, {name: now.get(name) for name in key_of.names})
            self._open += self._trail.follow(key_of.wanted, before, after, make)
        if body.is_end_of_statement:
            self.statement = None
        return iter(())

    def on_other_rows(self, event: Event, body: RowsEvent) -> None:
        """Forget their statement."""
        if body.is_end_of_statement:
            self.statement = None

    def _version(self, event: Event, body: RowsEvent, number: int, row: Row, key: dict[str, Any]) -> RowVersion:
        assert body.table is not None
        made = RowVersion(
            body.operation,
            body.table,
            key,
            row.before,
            row.after,
            event.file,
            event.position,
            event.payload_offset,
            number,
            event.header.timestamp,
            event.header.server_id,
            self.gtid,
            self.thread,
            self._user,
            self.statement,
        )
        self._made.append(made)
        return made

    def _finder(self, table: Table) -> KeyOf:
        known = self._finders.get(id(table))
        if known is None:
            known = self._finders.put(id(table), (table, self._key.on(table)), len(table.columns))
        return known[1]

    def on_end(self, outcome: Outcome) -> Iterator[RowVersion]:
        """Deliver what the transaction did to the row."""
        found, made, self._open, self._made = self._open, self._made, [], []
        for version in made:
            version.outcome, version.xid = OUTCOME_NAMES.get(outcome, outcome), self._number
        self.on_other_end()
        yield from found

    def on_other_end(self) -> None:
        """Forget what the transaction has said."""
        self._user = self.statement = self._number = None

    def on_statement(self, frame: Frame, event: Event, body: QueryEvent) -> Iterator[RowVersion]:
        """Deliver it if it ended the lives of all rows of the table."""
        end = row_end(body, self._is_table)
        if end is None or not self._trail.end(for_all=end[1]):
            return
        table = Table(0, *self._name, (), "log", ())
        place = event.file, event.position, event.payload_offset, 0, event.header.timestamp, event.header.server_id
        context = self.gtid, self.thread, _user(body.status_vars), body.query, None, "commit"
        yield RowVersion(end[0], table, {}, None, None, *place, *context)

    def _is_table(self, database: str, table: str | None) -> bool:
        """Return whether a statement means the table of the row, or its whole database."""
        wanted = self.filter or Filter()
        names = [name for name in wanted.tables if name.startswith(f"{database}.")]
        self._name = database, table or "".join(names).removeprefix(f"{database}.")
        return bool(names) if table is None else wanted.names(database, table)

    def on_control(self, body: QueryEvent) -> Iterator[RowVersion]:
        """Pass over what is only about the transaction."""
        return iter(())

    def on_xa(self, event: Event, body: QueryEvent, xid: str, is_commit: bool) -> Iterator[RowVersion]:
        """Pass over the end of a prepared transaction."""
        return iter(())

    def on_load(self, event: Event) -> Iterator[RowVersion]:
        """Pass over a LOAD DATA."""
        return iter(())


def require_key(sources: SourceList, options: ReadOptions, filter: Filter, key: RowKey) -> None:
    """Look for the table of a row, and raise ConditionError when it has no such key. Streams are not read."""
    for table in tables_of(sources, options, filter):
        key.on(table)
        return


def all_versions(
    sources: SourceList, options: ReadOptions, filter: Filter, key: RowKey, make: MakeHistory
) -> list[RowVersion]:
    """Return the changes of a row in all logs, the oldest first.

    Raises ConditionError; BinlogError at damage in failfast mode.
    """
    require_key(sources, options, filter, key)
    given, trail, found = with_history(options, sources), RowTrail[RowVersion](), list[RowVersion]()
    for source, wanted in for_logs(filter, sources.sources):
        reader = make(source, given, wanted)
        found += up_to_damage(with_warnings(reader.ledger, reader.versions(key, trail)), given)
    if not trail.missed or any(source.is_stream for source in sources):
        if trail.missed:
            issue(LogWarning(CANNOT_GO_BACK))
        return in_order(found, sources)
    return former_versions(sources, given, filter, key, trail, make)


def former_versions(
    sources: SourceList,
    options: ReadOptions,
    filter: Filter,
    key: RowKey,
    trail: RowTrail[RowVersion],
    make: MakeHistory,
) -> list[RowVersion]:
    """Read the logs again, for the keys that the row had before. Damage and warnings were told the first time."""
    quiet = replace(options, on_damage=pass_over)
    while trail.missed:
        trail, found = trail.again(), list[RowVersion]()
        for source, wanted in for_logs(filter, sources.sources):
            with suppress(BinlogError):
                for version in make(source, quiet, wanted).versions(key, trail):
                    found.append(version)  # those before damage count
    return in_order(found, sources)


def in_order(found: Iterable[RowVersion], sources: SourceList) -> list[RowVersion]:
    """Return changes in the order of the logs."""
    number = {source.name: number for number, source in enumerate(sources)}
    return sorted(found, key=lambda one: (number[one.file], one.position, one.payload_offset or 0, one.row))


CANNOT_GO_BACK = (
    "the row had another key before, which standard input cannot be read again for; read the log from a file"
)


def _user(variables: Mapping[str, Any]) -> str | None:
    """Return the account that a statement names as its invoker."""
    account = variables.get("invoker")
    return f"{account['user']}@{account['host']}" if isinstance(account, dict) else None
