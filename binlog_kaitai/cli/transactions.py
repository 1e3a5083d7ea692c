"""`transactions`: what happened in the logs, a line a transaction."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from heapq import nlargest
from itertools import repeat
from json.encoder import encode_basestring
from operator import itemgetter
from typing import TYPE_CHECKING, Any

import click

from binlog_kaitai.archive.relevant import indexed_log
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.plain_transactions import Found, PlainTransactions, each, pieces_of
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
from binlog_kaitai.cli.formats import Formats
from binlog_kaitai.cli.run import Run
from binlog_kaitai.cli.times import Zone
from binlog_kaitai.cli.unmatched import say_unmatched
from binlog_kaitai.cli.wanted import Wanted, filter_options
from binlog_kaitai.compiled.rows.summaries import SummaryLinesReader
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.csv_lines import csv_line, csv_text
from binlog_kaitai.text.terminal import printable

if TYPE_CHECKING:
    from binlog_kaitai.archive.index import IndexReader

__all__ = ["transactions"]

_NULL = json.dumps(None)
_FEW = 64
_TOP = 20
_MOST_TABLES = 3
_WIDTH = 100
"""Characters of a statement in the table."""
_HEAD = (
    f"{'position':>10}  {'start':<20}  {'seconds':>7}  {'thread':>8}  {'bytes':>12}  {'rows':>9}  "
    "gtid; what it did; its statement"
)
_LINE = "%10d  %-20s  %7d  %8s  %12s  %9s  %s"
_NAMES = TransactionSummary("", 0, None, None, 0, 0, 0).to_dict().keys()
_USUAL = {"commit", "statement"}
"""Outcomes that are not told in the table."""
_BETWEEN = "|"
_FIRST, _ODD_BEGINS = itemgetter(slice(1)), {"", " "}
"""With what a statement begins that is not printed as it is."""
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
    type=Formats(["text", "jsonl", "csv", "parquet"]),
    default="text",
    show_default=True,
    help="A table for people, one JSON object a line, CSV, or a Parquet file, which --output names.",
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
    lines = {"jsonl": _json_lines, "csv": _csv_lines}.get(form) or _Table(wanted.zone).lines
    with out:
        if form == "csv":
            out.line(csv_line(_NAMES))
        if file is not None:
            has_matched = _write(file, each(found))
        else:
            for piece in found:
                out.all(lines(piece))
            has_matched = out.has_data
    say_unmatched(wanted, run.sources, run.ledgers, options, has_matched=has_matched, only_rows=False)
    return run.finish()


def _write(file: str, found: Iterator[TransactionSummary]) -> bool:
    """Write a Parquet file; says whether there was anything."""
    needs("pyarrow")
    from binlog_kaitai.export.transactions import write_transactions

    return bool(write_transactions(file, found))


def _read(run: Run, out: Output) -> Iterator[Found]:
    for reader in run.readers(_reader, asks="statements"):
        if isinstance(reader, SummaryLinesReader):
            reader.on_pause = out.flush
        with run.log(reader), out:
            yield from pieces_of(reader)


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


def _sorted(found: Iterator[Found], sort: str, top: int | None) -> Iterator[Found]:
    if sort == "time":
        if top is None:
            yield from found
            return
        for number, summary in enumerate(each(found)):
            if number < top:  # the logs are read to their ends, so that damage is found
                yield summary
        return
    yield from nlargest(top or _TOP, each(found), key=_SORTS[sort])


def _json_lines(found: Found) -> Iterable[str]:
    if isinstance(found, PlainTransactions):
        return _plain_json_lines(found)
    return (_json(found.to_dict() | {"start": iso_time(found.start)}),)


def _csv_lines(found: Found) -> Iterator[str]:
    for summary in each([found]):
        values = (summary.to_dict() | {"start": iso_time(summary.start)}).values()
        yield csv_line(csv_text(_json(value)) for value in values)


def _plain_json_lines(found: PlainTransactions) -> Iterator[str]:
    """Return the lines of transactions without rows: the texts of each member, put together."""
    nothing = TransactionSummary(found.file, 0, None, None, 0, 0, 0).to_dict()
    same = {key: repeat(_json(nothing[key])) for key in ("rows", "tables", "file")}
    start_of = lru_cache(maxsize=_FEW)(lambda start: _json(iso_time(start)))
    members = {
        "start": map(start_of, found.start),
        "duration": found.durations(),
        "gtid": map(_json_text, found.gtid),
        "thread_id": map(_number, found.thread_id, repeat(_NULL)),
        "server_id": found.server_id,
        "outcome": map(_json_text, found.outcome),
        "bytes": found.bytes,
        "statement": map(_json_text, found.statement),
        "position": found.position,
        **same,
    }
    line = "{" + ",".join(f'"{key}":%s' for key in nothing) + "}"
    return map(line.__mod__, zip(*(members[key] for key in nothing), strict=False))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _json_text(text: str | None) -> str:
    return _NULL if text is None else encode_basestring(text)


def _number(number: int | None, none: str) -> int | str:
    return none if number is None else number


class _Table:
    """Lines for people, with a heading before those of each log."""

    def __init__(self, zone: Zone) -> None:
        self._file: str | None = None
        self._start = lru_cache(maxsize=_FEW)(zone.text)
        """Gives the text of a start: many begin in the same second."""

    def lines(self, found: Found) -> list[str]:
        """Return the lines of transactions, with the heading before them where that is due."""
        if isinstance(found, PlainTransactions):
            threads = map(_number, found.thread_id, repeat(""))
            sizes = map(format, found.bytes, repeat(","))
            numbers = found.position, map(self._start, found.start), found.durations(), threads, sizes, repeat("0")
            lines = list(map(_LINE.__mod__, zip(*numbers, _plain_whats(found), strict=False)))
        else:
            num_rows = f"{found.rows.total():,}" if found.rows else "0"
            thread, size = _number(found.thread_id, ""), f"{found.bytes:,}"
            what = _what(found.gtid, found.outcome, _tables(found) if found.rows else "", found.statement)
            start = self._start(found.start)
            lines = [_LINE % (found.position, start, found.duration, thread, size, num_rows, what)]
        if found.file != self._file:
            self._file = found.file
            lines[0] = f"{printable(found.file)}\n{_HEAD}\n{lines[0]}"
        return lines


def _what(gtid: str | None, outcome: str, tables: str, statement: str | None) -> str:
    parts = [] if gtid is None else [gtid]
    if outcome not in _USUAL:
        parts.append(outcome.upper())
    if tables:
        parts.append(tables)
    if statement:
        parts.append(_begin_in_one_line(statement))
    return printable("; ".join(parts))


def _plain_whats(found: PlainTransactions) -> Iterable[str]:
    """Return what `_what` returns for each, at once where nothing about any of them is unusual."""
    begins = [text.rstrip()[:_WIDTH] if text else "" for text in found.statement]
    gtids = [gtid or "" for gtid in found.gtid]
    text = _BETWEEN.join(begins + gtids)
    is_usual = _USUAL.issuperset(found.outcome) and all(gtids) and _ODD_BEGINS.isdisjoint(map(_FIRST, begins))
    if is_usual and "  " not in text and text.isprintable():
        return map("%s; %s".__mod__, zip(gtids, begins, strict=True))
    return map(_what, found.gtid, found.outcome, repeat(""), found.statement)


def _tables(summary: TransactionSummary) -> str:
    tables = [f"{table} {operation} {count:,}" for (table, operation), count in summary.by_rows()[:_MOST_TABLES]]
    more = [f"{len(summary.rows) - _MOST_TABLES} more"] if len(summary.rows) > _MOST_TABLES else []
    return ", ".join([*tables, *more])


def _begin_in_one_line(text: str) -> str:
    """Return the beginning of a text, with one space for all that stands between its words."""
    begin = text.rstrip()[:_WIDTH]
    is_plain = begin.isprintable() and "  " not in begin and not begin.startswith(" ")
    return begin if is_plain else " ".join(text.split())[:_WIDTH]
