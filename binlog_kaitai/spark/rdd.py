"""Logs as RDDs: one task a log, each task opens its log itself.

The records of a partition are those of one log in the order of the log; partitions are in the order of the paths.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar, Unpack

from pyspark import RDD, SparkContext

from binlog_kaitai.filters import Filter
from binlog_kaitai.reader import BinlogReader, ReadKeywords, ReadOptions
from binlog_kaitai.records import ChangeRecord, EventRecord
from binlog_kaitai.source import Source, find_sources

__all__ = ["changes_rdd", "events_rdd", "sources_rdd"]

T = TypeVar("T")
Paths = str | os.PathLike[str] | Iterable[str | os.PathLike[str]]
Numbered = tuple[int, Source, "Filter | None"]


def sources_rdd(sc: SparkContext, paths: Paths, filter: Filter | None = None) -> RDD[Numbered]:
    """The logs that the paths stand for, one a partition: number, source, filter. Raises SourceError."""
    sources = find_sources(paths).sources
    last = len(sources) - 1
    numbered = [
        (i, source, filter.for_log(first=i == 0, last=i == last) if filter else None)
        for i, source in enumerate(sources)
    ]
    return sc.parallelize(numbered, max(1, len(numbered)))


def events_rdd(
    sc: SparkContext, paths: Paths, *, filter: Filter | None = None, **options: Unpack[ReadKeywords]
) -> RDD[EventRecord]:
    """The events of many logs.

    Args:
        sc: the context; it is used and left running.
        paths: as for `read_events`; the executors must see the same files.
        filter: what to deliver.
        options: the fields of ReadOptions.

    A damaged log fails its task with BinlogError.
    """
    return _records(sources_rdd(sc, paths, filter), ReadOptions(**options), _events)


def changes_rdd(
    sc: SparkContext, paths: Paths, *, filter: Filter | None = None, **options: Unpack[ReadKeywords]
) -> RDD[ChangeRecord]:
    """The row changes of many logs; see `events_rdd`."""
    return _records(sources_rdd(sc, paths, filter), ReadOptions(**options), _changes)


def _events(reader: BinlogReader) -> Iterator[EventRecord]:
    return map(EventRecord.of, reader.events())


def _changes(reader: BinlogReader) -> Iterator[ChangeRecord]:
    return map(ChangeRecord.of, reader.changes())


def _records(sources: RDD[Numbered], options: ReadOptions, read: Callable[[BinlogReader], Iterator[T]]) -> RDD[Any]:
    def partition(part: Iterable[Numbered]) -> Iterator[T]:
        for _, source, filter in part:
            yield from read(BinlogReader(source, options, filter))

    return sources.mapPartitions(partition)
