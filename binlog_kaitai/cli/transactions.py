"""`transactions`: what happened in the logs, a line a transaction."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from heapq import nlargest
from typing import TYPE_CHECKING, Any

import click

from binlog_kaitai.archive.relevant import indexed_log
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.summaries import TransactionSummary
from binlog_kaitai.cli.common import (
    FILE,
    Output,
    machine_code_needed,
    needs,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.run import Run
from binlog_kaitai.cli.times import Zone
from binlog_kaitai.cli.unmatched import say_unmatched
from binlog_kaitai.cli.wanted import Wanted, filter_options
from binlog_kaitai.compiled.rows.summaries import SummaryLinesReader
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.terminal import printable

if TYPE_CHECKING:
    from binlog_kaitai.archive.index import IndexReader

__all__ = ["transactions"]

_TOP = 20
_MOST_TABLES = 3
_WIDTH = 100
"""Characters of a statement in the table."""
_HEAD = (
    f"{'position':>10}  {'start':<20}  {'seconds':>7}  {'thread':>8}  {'bytes':>12}  {'rows':>9}  "
    "gtid; what it did; its statement"
)
_SORTS: dict[str, Callable[[TransactionSummary], float]] = {
    "rows": lambda summary: summary.rows.total(),
    "bytes": lambda summary: summary.bytes,
    "duration": lambda summary: summary.duration,
}


@click.command()
@paths_argument
@click.option(
    "--format",
    "form",
    type=click.Choice(["table", "jsonl", "parquet"]),
    default="table",
    show_default=True,
    help="A table for people, one JSON object a line, or a Parquet file, which --output names.",
)
@click.option("--output", "file", metavar="FILE", type=FILE, help="File to write with --format parquet.")
@click.option(
    "--sort",
    type=click.Choice(["time", *_SORTS]),
    default="time",
    show_default=True,
    help="In the order of the logs, or those with most rows, most bytes or the longest duration first.",
)
@click.option("--top", type=click.IntRange(1), metavar="N", help="Only the first N of them.  [default: 20 with --sort]")
@filter_options
@reading_options()
@schema_options
@machine_code_needed
def transactions(paths: tuple[str, ...], form: str, file: str | None, sort: str, top: int | None, **given: Any) -> int:
    """List the transactions: start, duration, thread, bytes, rows by table, GTID, and the start of the statement.

    This is how a mistake is found: the one with more rows than any other.
    Rows are counted, and their values not looked at: a value that is damaged is for `verify` to find.

    \b
    binlog-kaitai transactions mysql-bin.000003
    binlog-kaitai transactions --sort rows --top 5 -T shop.orders mysql-bin.0*
    binlog-kaitai transactions --format parquet --output transactions.parquet mysql-bin.0*
    """
    if (form == "parquet") != (file is not None):
        raise click.UsageError("--format parquet and --output FILE go together")
    wanted = Wanted.take(given)
    options = read_options(given)
    run, out = Run(paths, options, wanted.filter), Output()
    found = _sorted(_read(run, out), sort, top)
    line = _json_line if form == "jsonl" else _Table(wanted.zone).line
    with out:
        if file is not None:
            has_matched = _write(file, found)
        else:
            for summary in found:
                out.line(line(summary))
            has_matched = out.has_data
    say_unmatched(wanted, run.sources, run.ledgers, options, has_matched=has_matched, only_rows=False)
    return run.finish()


def _write(file: str, found: Iterator[TransactionSummary]) -> bool:
    """Write a Parquet file; says whether there was anything."""
    needs("pyarrow")
    from binlog_kaitai.export.transactions import write_transactions

    return bool(write_transactions(file, found))


def _read(run: Run, out: Output) -> Iterator[TransactionSummary]:
    for reader in run.readers(_reader, asks="statements"):
        if isinstance(reader, SummaryLinesReader):
            reader.on_pause = out.flush
        with run.log(reader), out:
            yield from reader.walk()


def _reader(
    source: Source,
    options: ReadOptions,
    filter: Filter | None,
    progress: Callable[[int], None],
    span: Span | None = None,
) -> SummaryLinesReader | IndexReader:
    """Return the reader of a log, or of what an index knows of it, which is all that is asked without a filter."""
    indexed = indexed_log(source, options) if filter is None else None
    if indexed is not None:
        from binlog_kaitai.archive.index import IndexReader

        progress(source.stored_size or 0)
        return IndexReader(indexed, source, options)
    return SummaryLinesReader(source, options, filter, progress, span=span)


def _sorted(found: Iterator[TransactionSummary], sort: str, top: int | None) -> Iterator[TransactionSummary]:
    if sort == "time":
        if top is None:
            yield from found
            return
        for number, summary in enumerate(found):
            if number < top:  # the logs are read to their ends, so that damage is found
                yield summary
        return
    yield from nlargest(top or _TOP, found, key=_SORTS[sort])


def _json_line(summary: TransactionSummary) -> str:
    fields = summary.to_dict()
    fields["start"] = f"{summary.start_time:%Y-%m-%dT%H:%M:%SZ}"
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


class _Table:
    """Lines for people, with a heading before those of each log."""

    def __init__(self, zone: Zone) -> None:
        self._zone = zone
        self._file: str | None = None
        self._start: tuple[int, str] = 0, zone.text(0)
        """The start of the last transaction, and its text: many begin in the same second."""

    def line(self, summary: TransactionSummary) -> str:
        """Return the line of a transaction, with the heading before it where that is due."""
        start, thread = summary.start, "" if summary.thread_id is None else summary.thread_id
        if start != self._start[0]:
            self._start = start, self._zone.text(start)
        num_rows = summary.rows.total() if summary.rows else 0
        line = (
            f"{summary.position:>10}  {self._start[1]:<20}  {summary.duration:>7}  {thread:>8}"
            f"  {summary.bytes:>12,}  {num_rows:>9,}  {_what(summary)}"
        )
        if summary.file == self._file:
            return line
        self._file = summary.file
        return f"{printable(summary.file)}\n{_HEAD}\n{line}"


def _what(summary: TransactionSummary) -> str:
    parts = [] if summary.gtid is None else [summary.gtid]
    if summary.outcome != "commit" and summary.outcome != "statement":
        parts.append(summary.outcome.upper())
    if summary.rows:
        tables = [f"{table} {operation} {count:,}" for (table, operation), count in summary.by_rows()[:_MOST_TABLES]]
        more = [f"{len(summary.rows) - _MOST_TABLES} more"] if len(summary.rows) > _MOST_TABLES else []
        parts.append(", ".join([*tables, *more]))
    if summary.statement:
        parts.append(_begin_in_one_line(summary.statement))
    return printable("; ".join(parts))


def _begin_in_one_line(text: str) -> str:
    """Return the beginning of a text, with one space for all that stands between its words."""
    begin = text[:_WIDTH]
    is_plain = begin.isprintable() and "  " not in begin and begin[0] != " " and begin[-1] != " "
    return begin if is_plain else " ".join(text.split())[:_WIDTH]
