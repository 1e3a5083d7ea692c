"""Summaries of transactions by the compiled loops and by the object path."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.summaries import Summarizes
from binlog_kaitai.compiled.rows.summaries import SummaryLinesReader
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from tests.oracle.objects.summaries import SummaryReader


def source_of(path: Path) -> Source:
    return Source(str(path), path.stat().st_size)


def found_by(reader: Summarizes) -> tuple[list[Any], str | None, Any]:
    found, error = list[Any](), None
    try:
        for summary in reader.walk():
            others = summary.row_bytes, list(summary.rows), summary.inflated_bytes, summary.end_position, summary.end
            found.append((summary.to_dict(), others))
    except BinlogError as caught:
        error = str(caught)
    others = {"undecodable_text": "values are not looked at", "ends": reader.ledger.ends}
    return found, error, reader.ledger.as_json() | others


def assert_same(
    path: Path, filter: Filter | None = None, chunk: int = 1 << 20, options: ReadOptions | None = None
) -> tuple[list[Any], str | None, Any]:
    """Both engines give the same."""
    given = options or ReadOptions()
    found = found_by(SummaryLinesReader(source_of(path), given, filter, chunk=chunk))
    assert found == found_by(SummaryReader(source_of(path), given, filter))
    return found
