"""Which logs need not be read, or not as a whole: an index beside them has the answer, or rules out what is wanted.

What is left out is only what certainly holds nothing that is wanted; and what is said of a log is what would be said
if all of it was read.
"""

from __future__ import annotations

import os
from contextlib import closing
from typing import TYPE_CHECKING, Literal

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span, read_head
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.extras import is_installed
from binlog_kaitai.format.compression import MAX_EVENT_SIZE
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.magic import is_encrypted
from binlog_kaitai.log.source import INDEX_FILE, LogBytes, Source
from binlog_kaitai.reading.history import History

if TYPE_CHECKING:
    from binlog_kaitai.archive.index import Indexed

__all__ = ["Asks", "Relevant", "indexed_log", "part_of", "relevant", "whole_ledger"]

Asks = Literal["rows", "lives", "counts", "statements", "events"]
"""What counts besides rows: nothing, statements that end lives of rows, the number of statements, statements, or all
events."""
_Range = tuple[int, int]
_HEAD = 1 << 12
_PAYLOAD = "TRANSACTION_PAYLOAD_EVENT"
_ENCRYPTED = "START_ENCRYPTION_EVENT"
_INCIDENT = "INCIDENT_EVENT"
"""Is told of whatever is wanted."""
_NOTHING = (0, 0)


@dataclass(frozen=True, slots=True)
class Relevant:
    """The part of a log in which all is that is wanted."""

    span: Span | None
    """None: nothing of it."""
    met: FileLedger
    """What was met in all of the log when it was indexed."""


def indexed_log(source: Source, options: ReadOptions) -> Indexed | None:
    """Return what the index beside a log knows of it. Arrow is imported only where there is an index."""
    if not (os.path.isfile(os.path.join(os.path.dirname(source.name), INDEX_FILE)) and is_installed("pyarrow")):
        return None
    from binlog_kaitai.archive.index import find_indexed

    found = find_indexed(source)
    return found if found is not None and _can_be_read(source, found, options) else None


def _can_be_read(source: Source, indexed: Indexed, options: ReadOptions) -> bool:
    """Return whether reading the log would not fail by what was left out of the options."""
    if options.max_event_size < MAX_EVENT_SIZE:
        return False
    if options.keys is not None or not source.seekable:
        return True
    with closing(LogBytes(source)) as data:
        return not is_encrypted(data.read_at(0, _HEAD)) and _ENCRYPTED not in indexed.ledger().decoded


def relevant(source: Source, filter: Filter | None, options: ReadOptions, asks: Asks) -> Relevant | None:
    """Return the part of a log in which all is that is wanted; None where that is all of it, or not known."""
    if filter is None or filter.start_position is not None or filter.stop_position is not None:
        return None
    if filter.thread_ids or filter.users:
        return None
    indexed = indexed_log(source, options)
    if indexed is None:
        return None
    met = indexed.ledger()
    if not _is_read_to_its_end(met, filter) or _has_more_to_say(met, filter, options, asks):
        return None
    found = _range(source, indexed, met, filter, asks)
    if found == _NOTHING:
        _leave_nothing(met, filter, source, options)
        return Relevant(None, met)
    if found is None or not source.seekable:
        return None
    span = _span(source, found)
    if span is None or span.format is None:
        return None
    met.ends.server_version = span.format.server_version
    return Relevant(span, met)


def part_of(source: Source, gtids: GtidSet, options: ReadOptions) -> tuple[Span, int] | None:
    """Return a part of a log in which transactions are, and the number of events before it; None for all of it."""
    indexed = indexed_log(source, options)
    if indexed is None or not source.seekable:
        return None
    met = indexed.ledger()
    asked = met.gtids & gtids
    found = indexed.range_of(asked) if asked and not met.warnings and _PAYLOAD not in met.decoded else None
    if found is None:
        return None
    begin, number = indexed.part_with(found[0])
    span = _span(source, (begin, found[1]))
    return None if span is None else (span, number)


def _span(source: Source, found: _Range) -> Span | None:
    """Return where to read; None for a log that has to be read from its beginning."""
    with closing(LogBytes(source)) as data:
        head = read_head(data, source.name)
    return None if head is None or found[0] < head.end else Span(*found, head.format)


def _is_read_to_its_end(met: FileLedger, filter: Filter) -> bool:
    last = met.last_timestamp
    return filter.stop_time is None or (last is not None and last < filter.stop_time)


def _has_more_to_say(met: FileLedger, filter: Filter, options: ReadOptions, asks: Asks) -> bool:
    """Return whether reading a log may say more than its index knows, or less: of default databases, or definitions."""
    if met.warnings or _INCIDENT in met.decoded:
        return True
    if asks in ("statements", "events") and filter.databases:
        return True
    schema = options.schema
    if schema is None:
        return False
    for database, table in _tables(met):
        definition = schema.table(database, table)
        if definition is not None and (isinstance(schema, History) or getattr(definition, "maybe_older", True)):
            return True
    return False


def _range(source: Source, indexed: Indexed, met: FileLedger, filter: Filter, asks: Asks) -> _Range | None:
    """Return the bytes in which all is that is wanted; None where that is not known."""
    if filter.include_gtids is not None:
        asked = met.gtids & filter.include_gtids
        if not asked:
            return _NOTHING
        if filter.start_time is None:
            return indexed.range_of(asked)
    if filter.start_time is not None and _PAYLOAD not in met.decoded:  # events inside have times of their own
        begin = indexed.first_since(filter.start_time)
        if begin is None:
            return _NOTHING
        if begin:
            return begin, source.size or 0
    return _NOTHING if filter.has_names and _has_no_names(indexed, met, filter, asks) else None


def _has_no_names(indexed: Indexed, met: FileLedger, filter: Filter, asks: Asks) -> bool:
    """Return whether no name of the filter is in a log, and what else there is counts as the index has it."""
    if asks == "events" or any(_is_wanted(table, filter) for table, _ in met.rows):
        return False
    if asks == "rows" or not met.statements:
        return True
    if asks == "lives":
        from binlog_kaitai.states.row_ends import may_end_rows  # most runs need no grammar of SQL

        return not any(may_end_rows(text, filter.tables) for text in indexed.statements())
    return asks == "counts" and filter == Filter(tables=filter.tables)


def _is_wanted(table: str, filter: Filter) -> bool:
    """Return whether rows of ``database.table`` may be wanted, wherever the name of the database ends."""
    parts = table.split(".")
    return any(filter.names(".".join(parts[:end]), ".".join(parts[end:])) for end in range(1, len(parts)))


def _leave_nothing(met: FileLedger, filter: Filter, source: Source, options: ReadOptions) -> None:
    """Take out of a ledger what counts only where it is wanted."""
    met.seen_tables = _tables(met)
    if filter != Filter(tables=filter.tables):
        met.statements = 0
    for counts in (met.rows, met.lost_rows, met.undecodable_text):
        counts.clear()
    if isinstance(options.schema, History):
        met.warnings[:0] = options.schema.warnings.get(source.name, [])


def _tables(met: FileLedger) -> set[tuple[str, str]]:
    return {(table.partition(".")[0], table.partition(".")[2]) for table, _ in met.rows}


def whole_ledger(met: FileLedger, read: FileLedger) -> FileLedger:
    """Return the ledger of a partly read log: what was met in all of it, and wanted in the part."""
    met.seen_tables = _tables(met) | read.seen_tables
    for name in ("rows", "lost_rows", "undecodable_text", "statements", "warnings", "errors"):
        setattr(met, name, getattr(read, name))
    return met
