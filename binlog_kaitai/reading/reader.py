"""Reading whole logs by the generated parser: sources in, events out, with a ledger of what was met."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from typing import TypeVar, Unpack

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import Names, ReadKeywords, ReadOptions, issue
from binlog_kaitai.errors import BinlogError, LogWarning, SourceError
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.source import Source, SourceList, find_sources
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.reading.log_events import LogEvents, check
from binlog_kaitai.reading.needed import needed_logs
from binlog_kaitai.rows.table import Table

__all__ = [
    "Names",
    "ReadKeywords",
    "ReadOptions",
    "for_logs",
    "of_all",
    "read_events",
    "up_to_damage",
    "wanted_events",
    "with_warnings",
]

T = TypeVar("T")
Paths = str | os.PathLike[str] | Iterable[str | os.PathLike[str]]


def read_events(paths: Paths, *, filter: Filter | None = None, **options: Unpack[ReadKeywords]) -> Iterator[Event]:
    """Return the events of one or more logs, in order.

    Args:
        paths: files, patterns, directories, index files, or ``-``; see `find_sources`.
        filter: what to deliver.
        options: the fields of ReadOptions.

    Raises SourceError, TypeError and ValueError at once; BinlogError at damage, after everything before it was
    delivered.
    """
    return of_all(paths, filter, ReadOptions.of(**options), _events)


def of_all(
    paths: Paths,
    filter: Filter | None,
    options: ReadOptions,
    read: Callable[[Source, ReadOptions, Filter | None], tuple[FileLedger, Iterator[T]]],
    find: Callable[[Source, ReadOptions], Iterator[Table]] | None = None,
) -> Iterator[T]:
    """Return what is found in one or more logs, in order.

    Args:
        paths: of the logs.
        filter: what to deliver.
        options: how to read.
        read: returns the ledger of one log, and what is found in it.
        find: finds the tables of a log; else the parser does.

    Raises SourceError, TypeError and ValueError at once; BinlogError at damage, after everything before it was
    delivered.
    """
    from binlog_kaitai.reading.fitting import find_tables, require_fit  # reads logs by this module

    check(options, filter)
    sources = find_sources(paths)
    require_fit(sources, options, filter, find or find_tables)
    return _each(sources, filter, options, read)


def _each(
    sources: SourceList,
    filter: Filter | None,
    options: ReadOptions,
    read: Callable[[Source, ReadOptions, Filter | None], tuple[FileLedger, Iterator[T]]],
) -> Iterator[T]:
    chosen = with_history(options, sources)
    for source, wanted in needed_logs(filter, sources.sources):
        yield from up_to_damage(with_warnings(*read(source, chosen, wanted)), chosen)


def _events(source: Source, options: ReadOptions, filter: Filter | None) -> tuple[FileLedger, Iterator[Event]]:
    log = LogEvents(source, options, filter)
    return log.ledger, wanted_events(log)


def wanted_events(log: LogEvents) -> Iterator[Event]:
    """Yield the events of a log that are wanted. Raises BinlogError."""
    try:
        with closing(log.chosen()) as events:
            for _, event, wanted in events:
                if wanted:
                    yield event
                del event
    except BinlogError as error:
        log.walk.give_up(error)
        raise
    log.refuse_unsupported()


def with_warnings(ledger: FileLedger, found: Iterator[T]) -> Iterator[T]:
    """Yield what a reader finds in one log, for callers who do not see its ledger: its warnings are issued."""
    told, count = set[str](), 0
    try:
        for item in found:
            if len(ledger.warnings) != count:
                count = len(ledger.warnings)
                _issue_new(ledger.warnings, told)
            yield item
            del item
    except BinlogError:
        _issue_new(ledger.warnings, told)
        raise
    _issue_new(ledger.warnings, told)


def _issue_new(texts: Iterable[str], told: set[str]) -> None:
    for text in texts:
        if text not in told:
            told.add(text)
            issue(LogWarning(text))


def up_to_damage(found: Iterator[T], options: ReadOptions) -> Iterator[T]:
    """Yield what a reader finds in one log.

    In permissive mode damage with nothing after it is no error, so that other logs are read; `on_damage` has it.
    """
    try:
        yield from found
    except BinlogError as error:
        if options.mode == "failfast" or isinstance(error, SourceError):
            raise


def for_logs(filter: Filter | None, sources: Sequence[Source]) -> Iterator[tuple[Source, Filter | None]]:
    """Yield each log with its filter; the positions are for the first and the last log. See `needed_logs`."""
    last = len(sources) - 1
    for number, source in enumerate(sources):
        yield source, filter.for_log(first=number == 0, last=number == last) if filter is not None else None
