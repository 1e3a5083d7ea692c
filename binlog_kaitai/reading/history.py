"""Definitions of tables from the DDL in the logs themselves, each in force from its place on.

The logs are walked once for their statements before anything else is read. What a reader then sees at a place depends
on the place alone: not on whether it has read what comes before.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.errors import BinlogError, SourceError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import MariadbGtidEvent, QueryEvent, TransactionPayloadEvent
from binlog_kaitai.events.statements import DEFINING
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.reading.walk import LogWalk
from binlog_kaitai.regex import regex

if TYPE_CHECKING:
    from binlog_kaitai.ddl.model import Definition, Definitions, Place, TableName, TableSchema

__all__ = [
    "NOT_DONE",
    "DdlStatement",
    "History",
    "ddl_at",
    "ddl_of",
    "find_ddl",
    "refuse_stream",
    "with_history",
]

_Type = layout.EventType
_WANTED = {
    _Type.query_event,
    _Type.query_compressed_event,
    _Type.gtid_event,
    _Type.transaction_payload_event,
    _Type.format_description_event,
}
_WORDS = regex(f"(?i){'|'.join(DEFINING)}".encode())
"""Spares reading the statements that are BEGIN or change rows."""
NOT_DONE = ("START", "ROLLBACK")
"""What MariaDB says before an ALTER TABLE that is not done, or not yet (binlog_alter_two_phase)."""
_FIRST = -1


@cache
def _ddl() -> re.Pattern[str]:
    from binlog_kaitai.ddl.lexer import beginning_with

    return re.compile(beginning_with(rf"{'|'.join(DEFINING)}|SET\s+STATEMENT"))


class DdlStatement(NamedTuple):
    """A statement of a log that may define tables."""

    place: Place
    database: str
    """The default database."""
    text: str
    server_collation: int | None
    """The server's default, where the log tells it."""
    sql_mode: int = 0
    """The lower half of that of its session."""
    timestamp: int = 0
    """Seconds since 1970-01-01 UTC."""
    server_id: int = 0
    thread_id: int | None = None


def find_ddl(source: Source, options: ReadOptions) -> list[DdlStatement]:
    """Return the statements of a log that may define tables, up to damage that cannot be passed.

    Raises SourceError for a log that can be read only once.
    """
    refuse_stream(source)
    walk = LogWalk(source, options, FileLedger(source.name, source.size), lambda count: None, None)
    found: list[DdlStatement] = []
    try:
        found.extend(ddl_of(walk.frames(), EventDecoder(source.name)))
    except SourceError:
        raise
    except BinlogError:
        pass  # whoever reads the log next meets and reports it
    return found


def refuse_stream(source: Source) -> None:
    """Raise SourceError for a log that can be read only once."""
    if source.is_stream:
        raise SourceError(
            "definitions cannot be taken from the log: it is read twice for that, so give a file", source.name
        )


def ddl_of(frames: Iterable[Frame], decoder: EventDecoder) -> Iterator[DdlStatement]:
    """Yield the statements of some frames that may define tables; frames with a GTID that says of an ALTER that it is
    not done must be among them. Raises BinlogError."""
    alter: str | None = None
    for frame in frames:
        event_type = frame.header.event_type
        if event_type not in _WANTED or (event_type == _Type.query_event and not _WORDS.search(frame.body)):
            continue
        body = decoder.body(frame)
        if isinstance(body, MariadbGtidEvent):
            alter = body.alter
        elif isinstance(body, TransactionPayloadEvent):
            yield from ddl_of(decoder.inside(frame, body), decoder)
        elif isinstance(body, QueryEvent):
            if _ddl().match(body.query) and alter not in NOT_DONE:
                yield _statement(frame, body, decoder.file)
            alter = None  # it was said of this one


def ddl_at(frame: Frame, body: QueryEvent, file: str) -> DdlStatement | None:
    """Return a statement that may define tables; None for another."""
    return _statement(frame, body, file) if _ddl().match(body.query) else None


def _statement(frame: Frame, body: QueryEvent, file: str) -> DdlStatement:
    offset = _FIRST if frame.payload_offset is None else frame.payload_offset
    said = dict(body.status_vars.items())
    mode, charset = said.get("sql_mode"), said.get("charset")
    sql_mode = mode["low"] if isinstance(mode, dict) else 0
    collation = charset["collation_server"] if isinstance(charset, dict) else None
    place, header = _place()(file, frame.position, offset), frame.header
    by = header.timestamp, header.server_id, body.thread_id
    return DdlStatement(place, body.database, body.query, collation, sql_mode, *by)


@cache
def _place() -> type[Place]:
    from binlog_kaitai.ddl.model import Place  # most logs have no such statement

    return Place


class History:
    """The definitions of tables at each place of some logs.

    Args:
        logs: name and statements of each log, in order.
        base: definitions in force before the first log.
        grows: a walk that reads all of the logs, in order, adds the statements that it meets, which spares walking the
            logs for them before.
    """

    def __init__(
        self, logs: Iterable[tuple[str, list[DdlStatement]]], base: Definitions | None = None, *, grows: bool = False
    ) -> None:
        from binlog_kaitai.ddl.model import Names, Schema
        from binlog_kaitai.schema.catalog import Catalog  # most runs need no grammar of SQL

        self.warnings: dict[str, list[str]] = {}
        """By log: statements of which not even the table is clear."""
        self.base = base
        self._logs: dict[str, int] = {}
        self._changed: dict[tuple[int, int], set[tuple[str, str]]] = {}
        """By log and position of a statement."""
        self._versions: dict[TableName, list[tuple[tuple[int, int, int], Definition]]] = {}
        self.grows = grows
        self._last = _FIRST, _FIRST, _FIRST
        self._catalog = Catalog.of(base if isinstance(base, Schema) else None, "ddl")
        self._names = Names()
        for number, (name, statements) in enumerate(logs):
            self._logs[name] = number
            for statement in statements:
                self._apply(number, statement)
            if self._catalog.problems:
                self.warnings[name], self._catalog.problems = self._catalog.problems, []

    def _apply(self, log: int, statement: DdlStatement) -> None:
        place, catalog = statement.place, self._catalog
        where = f"{place.file}:{place.position}"
        catalog.database, catalog.server_collation = statement.database, statement.server_collation
        for name, definition in catalog.apply(statement.text, where, statement.sql_mode).items():
            since = log, place.position, place.payload_offset
            if name not in self._versions:
                self._names.add(name)
            self._versions.setdefault(name, []).append((since, definition))
            self._changed.setdefault(since[:2], set()).add((name.database.lower(), name.table.lower()))

    def add(self, statement: DdlStatement) -> list[str]:
        """Add the next statement, or one that was added before, which a walk has returned to; returns what is not clear
        of it."""
        place = statement.place
        at = self._logs[place.file], place.position, place.payload_offset
        if at <= self._last:
            return []
        self._last = at
        self._apply(at[0], statement)
        unclear, self._catalog.problems = self._catalog.problems, []
        return unclear

    def table(self, database: str, name: str, place: Place | None = None) -> Definition:
        """Return the definition in force at a place, or at the end of the logs."""
        from binlog_kaitai.ddl.model import TableName

        wanted = TableName(database, name)
        versions = self._versions.get(wanted) or self._versions.get(self._names.find(wanted), [])
        if place is None or place.file not in self._logs:
            count = len(versions)
        else:
            until = self._logs[place.file], place.position, place.payload_offset
            count = bisect_left(versions, until, key=_since)
        if count:
            return versions[count - 1][1]
        return self.base.table(database, name, place) if self.base is not None else None

    def tables(self) -> Iterator[TableSchema]:
        """Yield all definitions that the logs' statements have made."""
        from binlog_kaitai.ddl.model import TableSchema

        versions = (definition for versions in self._versions.values() for _, definition in versions)
        return (definition for definition in versions if isinstance(definition, TableSchema))

    def changed_at(self, file: str, position: int) -> Collection[tuple[str, str]] | None:
        """Return the tables that a statement at a position has changed, by their names in lower case; None where that
        is not known."""
        return self._changed.get((self._logs[file], position), ()) if file in self._logs else None


def _since(version: tuple[tuple[int, int, int], Definition]) -> tuple[int, int, int]:
    return version[0]


def with_history(
    options: ReadOptions,
    sources: Iterable[Source],
    find: Callable[[list[Source], ReadOptions], list[list[DdlStatement]]] | None = None,
    *,
    grows: bool = False,
) -> ReadOptions:
    """Return the options with the definitions that the logs hold, when they ask for these.

    Args:
        options: how to read.
        sources: the logs, in order.
        find: returns the statements of each log; None reads them in this process.
        grows: no statements are read here; see `History`.

    Raises SourceError for a log that can be read only once, unless the history grows.
    """
    if not options.schema_from_log:
        return options
    logs = list(sources)
    if grows:
        statements: list[list[DdlStatement]] = [[] for _ in logs]
    else:
        statements = find(logs, options) if find else [find_ddl(source, options) for source in logs]
    names = [source.name for source in logs]
    history = History(zip(names, statements, strict=True), options.schema, grows=grows)
    return replace(options, schema=history, schema_from_log=False)
