"""Statements that take all rows of a table away, of which the log has none: TRUNCATE, DROP, CREATE OR REPLACE."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.row_change import Transaction
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.walk import LogWalk
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import GtidEvent, MariadbGtidEvent, QueryEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source
from binlog_kaitai.schema.cursor import Cursor, NotUnderstoodError
from binlog_kaitai.schema.grammar import read_statement
from binlog_kaitai.schema.lexer import beginning_with, tokens
from binlog_kaitai.schema.model import TableName
from binlog_kaitai.schema.operations import DropDatabase, DropTables

__all__ = ["Emptied", "empties", "find_emptied"]

_Type = layout.EventType
_STATEMENTS = {_Type.query_event, _Type.query_compressed_event}
_GTIDS = {_Type.gtid_log_event, _Type.anonymous_gtid_log_event, _Type.gtid_tagged_log_event, _Type.gtid_event}
_WORDS = re.compile(rb"(?i)TRUNCATE|DROP|REPLACE")
"""Spares reading other statements."""


@dataclass(frozen=True, slots=True)
class Emptied:
    """A statement after which a table has no rows, or is gone."""

    transaction: Transaction
    """Where it stands and when it was."""
    query: str


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    words = r"TRUNCATE", r"DROP", r"CREATE\s+OR\s+REPLACE\s+TABLE"
    truncate, drop, replaces = (re.compile(beginning_with(word)) for word in words)
    return truncate, drop, replaces


def empties(query: str, database: str, table: str) -> bool:
    """Return whether a statement takes all rows of a table away.

    Args:
        query: the statement.
        database: the default database.
        table: ``database.table``.
    """
    truncate, drop, replaces = _patterns()
    try:
        if truncate.match(query):
            cursor = Cursor(tokens(query))
            cursor.accept("TRUNCATE")
            cursor.accept("TABLE")
            return _is(cursor.table_name(), database, table)
        if drop.match(query) or replaces.match(query):
            return _removes(query, database, table)
    except NotUnderstoodError:
        pass
    return False


def _removes(query: str, database: str, table: str) -> bool:
    statement = read_statement(query)
    if isinstance(statement, DropDatabase):
        return statement.name.lower() == table.partition(".")[0].lower()
    if isinstance(statement, DropTables):
        return not statement.temporary and any(_is(name, database, table) for name in statement.names)
    name = getattr(statement, "name", None)
    return isinstance(name, TableName) and _is(name, database, table)


def _is(name: TableName, database: str, table: str) -> bool:
    return f"{name.database or database}.{name.table}".lower() == table.lower()


def find_emptied(source: Source, options: ReadOptions, span: Span | None, table: str) -> Iterator[Emptied]:
    """Yield the statements of a log, or of a part of it, that empty a table, up to damage that cannot be passed."""
    walk = LogWalk(source, options, FileLedger(source.name, source.size), lambda count: None, span)
    decoder, begin = EventDecoder(source.name), None
    try:
        for frame in walk.frames():
            event_type = frame.header.event_type
            if event_type in _STATEMENTS and _may_empty(frame):
                body = decoder.body(frame)
                if isinstance(body, QueryEvent) and empties(body.query, body.database, table):
                    yield Emptied(_transaction(frame, begin, decoder), body.query)
            begin = frame if event_type in _GTIDS else None
    except BinlogError:
        pass  # whoever reads the rows meets and reports it


def _may_empty(frame: Frame) -> bool:
    return frame.header.event_type == _Type.query_compressed_event or _WORDS.search(frame.body) is not None


def _transaction(frame: Frame, begin: Frame | None, decoder: EventDecoder) -> Transaction:
    """Return what is known of a statement that is a transaction of its own."""
    found = Transaction(outcome="commit", begin_position=frame.position, end_time=frame.header.timestamp)
    if begin is not None:
        found.begin_position = begin.position
        body = decoder.body(begin)
        if isinstance(body, GtidEvent | MariadbGtidEvent):
            found.gtid = str(body.gtid) if body.gtid else None
        if isinstance(body, GtidEvent):
            found.immediate_commit = body.immediate_commit_timestamp
            found.original_commit = body.original_commit_timestamp
    return found
