"""`transactions`: what happened in the logs, a line a transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import click

from binlog_kaitai.archive.largest import MEASURES, Largest
from binlog_kaitai.archive.relevant import indexed_log
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.cli.options.common import (
    FILE,
    Output,
    machine_code_needed,
    needs,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.options.formats import Formats
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.options.times import Zone
from binlog_kaitai.cli.options.unmatched import say_unmatched
from binlog_kaitai.cli.options.wanted import Wanted, ddl_option, filter_options
from binlog_kaitai.cli.options.written import written_to
from binlog_kaitai.compiled.counts.summaries import SummaryLinesReader, summaries_of
from binlog_kaitai.compiled.counts.told import InLines, LinesForm
from binlog_kaitai.compiled.loops.record_abi import AS_JSON_LINES, AS_TEXT_LINES
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.summaries import Summarizes, TransactionSummary
from binlog_kaitai.reading.transaction_columns import Found, pieces_of
from binlog_kaitai.text.terminal import printable
from binlog_kaitai.text.transaction_lines import CsvTransactions, JsonTransactions, TransactionLines, TransactionTable

if TYPE_CHECKING:
    from binlog_kaitai.archive.index import IndexReader

__all__ = ["transactions"]

_TOP = 20
_AT_ONCE = 1 << 15
"""Transactions that are looked at together, at most."""


@command()
@paths_argument
@click.option(
    "--format",
    "form",
    type=Formats(["text", "jsonl", "csv", "parquet"]),
    default="text",
    show_default=True,
    help="A table for people, one JSON object per line, CSV, or a Parquet file, which --output names.",
)
@click.option(
    "--output",
    "-o",
    "file",
    metavar="FILE",
    type=FILE,
    help="File to write instead of standard output; it must not be there.",
)
@click.option(
    "--sort",
    type=click.Choice(["time", *MEASURES]),
    default="time",
    show_default=True,
    help="In log order, or with the most rows, most bytes, longest duration, longest lag (from the commit on the server"
    " that ran it first to that on the server that wrote the log) or largest event first.",
)
@click.option("--top", type=click.IntRange(1), metavar="N", help="Only the first N.  [default: 20 with --sort]")
@ddl_option
@filter_options
@reading_options()
@schema_options
@machine_code_needed
def transactions(paths: tuple[str, ...], form: str, file: str | None, sort: str, top: int | None, **given: Any) -> int:
    """List the transactions: start, duration, thread, bytes, rows by table, GTID, and the start of the statement.

    Use this to find a mistake: it is usually the transaction with the most rows.
    Rows are counted without decoding their values; use `verify` to check values.
    The start is the time of the first statement. If its session has set another time (SET timestamp), it is that
    time, and the duration counts from there to the commit. --sort lag
    prints the lag in its place, in seconds.

    \b
    binlog-kaitai transactions mysql-bin.000003
    binlog-kaitai transactions --sort rows --top 5 -T shop.orders mysql-bin.0*
    binlog-kaitai transactions --format parquet --output transactions.parquet mysql-bin.0*
    """
    if form == "parquet" and file is None:
        raise click.UsageError("--format parquet is written to a file: --output FILE")
    wanted = Wanted.take(given)
    options = read_options(given)
    run, out = Run(paths, options, wanted.filter), Output()
    if form == "parquet" and file is not None:
        has_matched = _write(file, _found(run, sort, top))
    else:
        with written_to(file, run.sources.sources), out:
            lines = _Lines(run, out, form, wanted.zone, has_lag=sort == "lag")
            lines.write_head()
            lines.write_sorted(sort, top) if sort != "time" else lines.write(top)
        has_matched = out.has_data
    say_unmatched(wanted, run.sources, run.ledgers, options, has_matched=has_matched, only_rows=False)
    return run.finish(is_whole=True)


def _write(file: str, found: Iterable[tuple[Found, str]]) -> bool:
    """Write a Parquet file; says whether there was anything."""
    needs("pyarrow")
    from binlog_kaitai.arrow.transactions import write_transactions

    return bool(write_transactions(file, found))


def _found(run: Run, sort: str, top: int | None) -> Iterator[tuple[Found, str]]:
    """Yield the transactions that are wanted, each with the name of its log; many at once where that is possible."""
    if sort == "time" and top is None:
        yield from _pieces(run)
    else:
        for summary in _first(run, top) if sort == "time" else _largest(run, sort, top):
            yield summary, summary.file


def _pieces(run: Run) -> Iterator[tuple[Found, str]]:
    for reader in run.readers(_reader, asks="statements"):
        with run.log(reader.ledger):
            for found in pieces_of(reader, _AT_ONCE):
                yield found, reader.ledger.file


def _objects(run: Run) -> Iterator[TransactionSummary]:
    for reader in run.readers(_reader, asks="statements"):
        with run.log(reader.ledger):
            yield from reader.walk()


def _reader(
    source: Source,
    options: ReadOptions,
    filter: Filter | None,
    progress: Callable[[int], None],
    span: Span | None = None,
) -> SummaryLinesReader | IndexReader:
    """Return the reader of a log, or, where that is faster, of what an index knows of it, which is all that is asked
    without a filter."""
    indexed = indexed_log(source, options) if filter is None else None
    if indexed is not None and indexed.is_faster():
        from binlog_kaitai.archive.index import IndexReader

        progress(source.stored_size or 0)
        return IndexReader(indexed)
    return summaries_of(source, options, filter, progress, span=span)


def _first(run: Run, top: int | None) -> Iterator[TransactionSummary]:
    for number, summary in enumerate(_objects(run)):
        if top is None or number < top:  # the logs are read to their ends, so that damage is found
            yield summary


def _largest(run: Run, sort: str, top: int | None) -> Largest:
    largest = Largest(MEASURES[sort], top or _TOP)
    for found, file in _pieces(run):
        largest.take(found, file)
    return largest


class _Lines:
    """Writes transactions as lines; those for people with a heading before those of each log."""

    def __init__(self, run: Run, out: Output, form: str, zone: Zone, *, has_lag: bool) -> None:
        self._run, self._out = run, out
        self._table = TransactionTable(zone.text, has_lag=has_lag) if form == "text" else None
        self._csv = CsvTransactions() if form == "csv" else None
        self._writer: TransactionLines = self._table or JsonTransactions()
        self._time = None if zone.is_utc else zone.text
        self._file: str | None = None

    def write_head(self) -> None:
        """Write the header."""
        if self._csv is not None:
            self._out.line(self._csv.head)

    def write(self, top: int | None) -> None:
        """Write them in the order of the logs, all or the first ones."""
        number = AS_JSON_LINES if self._table is None else AS_TEXT_LINES
        form = LinesForm(self._writer, number, self._time, *(() if top is None else (top,)))
        for reader in self._run.readers(_reader, asks="statements"):
            with self._run.log(reader.ledger), self._out:
                if isinstance(reader, InLines):
                    reader.on_pause = self._out.flush
                if isinstance(reader, InLines) and self._csv is None:
                    self._write_lines(reader, form)
                else:
                    self._write_objects(reader, form)

    def write_sorted(self, sort: str, top: int | None) -> None:
        """Write those first that have most of something."""
        for summary in _largest(self._run, sort, top):
            self._write(summary)

    def _write_lines(self, reader: InLines, form: LinesForm) -> None:
        for lines in reader.lines(form):
            self._begin(reader.ledger.file)
            self._out.lines(lines)
            del lines  # the memory is used again

    def _write_objects(self, reader: Summarizes, form: LinesForm) -> None:
        for summary in reader.walk():  # to its end, so that damage is found
            if form.left:
                form.left -= 1
                self._write(summary)

    def _write(self, summary: TransactionSummary) -> None:
        self._begin(summary.file)
        self._out.line((self._csv or self._writer).line(summary))

    def _begin(self, file: str) -> None:
        """Write the heading of a log, unless it was written."""
        if self._table is not None and file != self._file:
            self._out.line(printable(file))
            self._out.line(self._table.head)
        self._file = file
