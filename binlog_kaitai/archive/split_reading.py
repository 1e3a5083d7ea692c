"""Reads one split of a log, for callers that need to know what its transactions did."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from typing import Protocol, runtime_checkable

from binlog_kaitai.archive.stats import Stats
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.jobs.tasks import NothingThereError, Progress, SplitTask, silent
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.summaries import MakeSummaries, Summarizes

__all__ = ["SPLIT_SIZE", "Take", "add_all", "read_span", "read_split"]

SPLIT_SIZE = 64 << 20
"""Bytes of a log that one task reads, about."""
Take = Callable[[Summarizes], None]
"""Takes all transactions of a reader."""


@runtime_checkable
class SumsUp(Protocol):
    """A reader that adds up its transactions itself."""

    def sum_up(self, stats: Stats) -> None: ...


def add_all(stats: Stats, reader: Summarizes) -> None:
    """Add the transactions of a reader. Raises BinlogError."""
    try:
        if isinstance(reader, SumsUp):
            reader.sum_up(stats)
            return
        with closing(reader.walk()) as found:
            stats.take(found)
    finally:
        stats.keyless |= reader.keyless


def read_split(
    task: SplitTask, options: ReadOptions, take: Take, progress: Progress, make: MakeSummaries
) -> tuple[FileLedger, int]:
    """Read a split; returns the ledger, and where in the log it begins."""
    try:
        span = task.span(options)
    except NothingThereError:
        return task.nothing(), task.split.start
    if span is not None:
        span = replace(span, note=None)  # who reads how much is of no interest for sums
    ledger = read_span(task.split.source, options, take, task.filter, span, progress, make=make)
    return ledger, 0 if span is None else span.start


def read_span(
    source: Source,
    options: ReadOptions,
    take: Take,
    filter: Filter | None = None,
    span: Span | None = None,
    progress: Progress = silent,
    *,
    make: MakeSummaries,
) -> FileLedger:
    """Read a log, or a part of it, up to damage that cannot be passed; the ledger has the damage."""
    reader = make(source, options, filter, progress, span=span)
    try:
        take(reader)
    except BinlogError as error:
        reader.ledger.fail(error)
    return reader.ledger
