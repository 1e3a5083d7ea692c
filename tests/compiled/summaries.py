"""Summaries of transactions by the compiled loops and by the object path."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa

from binlog_kaitai.archive import index_file
from binlog_kaitai.archive.largest import MEASURES, Largest
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.compiled.counts.told import LinesForm
from binlog_kaitai.compiled.loops.record_abi import AS_JSON_LINES, AS_TEXT_LINES
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.summaries import Summarizes, TransactionSummary
from binlog_kaitai.reading.transaction_columns import pieces_of
from binlog_kaitai.text.transaction_lines import JsonTransactions, TransactionTable
from tests.oracle.objects.summaries import SummaryReader


def source_of(path: Path) -> Source:
    return Source(str(path), path.stat().st_size)


def found_by(reader: Summarizes) -> tuple[list[Any], str | None, Any]:
    found, error = list[Any](), None
    try:
        for summary in reader.walk():
            tables = list(dict.fromkeys(table for table, _ in summary.rows))
            others = summary.row_bytes, tables, summary.inflated_bytes, summary.end_position, summary.end
            found.append((summary.to_dict(), others))
    except BinlogError as caught:
        error = str(caught)
    others = {"undecodable_text": "values are not looked at", "ends": reader.ledger.ends}
    return found, error, reader.ledger.as_json() | others


def lines_by(make: Callable[..., Any], path: Path, *given: Any, **others: Any) -> list[tuple[bytes, str | None]]:
    """Return the lines of transactions in both forms, times in a zone whose clock is put each day."""
    found = list[tuple[bytes, str | None]]()
    table = LinesForm(TransactionTable(in_zone), AS_TEXT_LINES, in_zone)
    for form in (LinesForm(JsonTransactions(), AS_JSON_LINES), table):
        data, error = bytearray(), None
        try:
            for lines in make(source_of(path), *given, **others).lines(form):
                data += lines
        except BinlogError as caught:
            error = str(caught)
        found.append((bytes(data), error))
    return found


def in_zone(seconds: int) -> str:
    """Return the time on a clock that is put each day."""
    ahead = seconds // 86400 % 24
    return f"{iso_time(seconds + 3600 * ahead)}"[:-1] + f"+{ahead:02d}:00"


def largest_by(reader: Summarizes) -> tuple[list[list[Any]], str | None]:
    """Return the first transactions by each measure."""
    all_of_them = {(name, most): Largest(measure, most) for name, measure in MEASURES.items() for most in (1, 3, 1000)}
    error = None
    try:
        for found in pieces_of(reader, 1 << 15):
            for largest in all_of_them.values():
                largest.take(found, reader.ledger.file)
    except BinlogError as caught:
        error = str(caught)
    return [[summary.to_dict() for summary in largest] for largest in all_of_them.values()], error


def in_order_by(reader: Summarizes) -> tuple[list[list[Any]], str | None]:
    """Return the same by putting objects of all of them in order."""
    found, error = list[TransactionSummary](), None
    try:
        found.extend(reader.walk())
    except BinlogError as caught:
        error = str(caught)
    chosen = []
    for name in MEASURES:
        with_it = [summary for summary in found if name != "lag" or summary.lag is not None]
        with_it.sort(key=lambda summary: _SIZES[name](summary), reverse=True)
        chosen += [[summary.to_dict() for summary in with_it[:most]] for most in (1, 3, 1000)]
    return chosen, error


_SIZES: dict[str, Callable[[TransactionSummary], int]] = {
    "rows": lambda summary: sum(summary.rows.values()),
    "bytes": lambda summary: summary.bytes,
    "duration": lambda summary: summary.duration,
    "lag": lambda summary: summary.lag or 0,
    "event": lambda summary: summary.largest_event,
}


def rows_by(reader: Summarizes) -> tuple[list[pa.Table], str | None]:
    """Return the rows that an index has of a log."""
    found, error = list[pa.Table](), None
    try:
        found.extend(index_file.rows_of("log", reader))
    except BinlogError as caught:
        error = str(caught)
    return found, error


def assert_same(
    path: Path, filter: Filter | None = None, chunk: int = 1 << 20, options: ReadOptions | None = None
) -> tuple[list[Any], str | None, Any]:
    """Both engines give the same, as objects, lines, rows of an index and in the order of sizes."""
    given = options or ReadOptions()
    found = found_by(summaries_of(source_of(path), given, filter, chunk=chunk))
    assert found == found_by(SummaryReader(source_of(path), given, filter))
    lines = lines_by(summaries_of, path, given, filter, chunk=chunk)
    assert lines == lines_by(SummaryReader, path, given, filter)
    rows = rows_by(summaries_of(source_of(path), given, filter, chunk=chunk))
    assert rows == rows_by(SummaryReader(source_of(path), given, filter))
    largest = largest_by(summaries_of(source_of(path), given, filter, chunk=chunk))
    assert largest == in_order_by(SummaryReader(source_of(path), given, filter))
    return found
