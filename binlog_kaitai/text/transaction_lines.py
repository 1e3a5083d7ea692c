"""Transactions as lines: JSON for programs, a table for people."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Protocol

from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.events.statements import shortened
from binlog_kaitai.reading.summaries import TransactionSummary
from binlog_kaitai.text.csv_lines import csv_line
from binlog_kaitai.text.terminal import printable

__all__ = [
    "MOST_TABLES",
    "WIDTH",
    "WIDTHS",
    "CsvTransactions",
    "JsonTransactions",
    "TransactionLines",
    "TransactionTable",
]

MOST_TABLES = 3
"""Tables of a transaction that are named in the table."""
WIDTH = 100
"""Characters of a statement in the table."""
WIDTHS = 10, 20, 7, 8, 12, 9
"""Of the columns before the last."""
_SECONDS = "seconds"
_HEADS = "position", "start", _SECONDS, "thread", "bytes", "rows"
_MICROS, _MOST_EXACT = 1_000_000, 100_000_000
"""Microseconds; below the latter there is room for milliseconds."""
_FEW = 64
_GAP, _PART, _COMMA, _MORE, _BY = "  ", "; ", ", ", " more", "by "
_LINE = _GAP.join(f"%{'-' if name == 'start' else ''}{width}s" for name, width in zip(_HEADS, WIDTHS, strict=True))
_ALONE = "statement"
"""The outcome of what stands for itself."""
_USUAL = {"commit", _ALONE}
"""Outcomes that are not told in the table."""
_TIME, _TABLES = "timestamp", "tables"


class TransactionLines(Protocol):
    """Writes transactions, a line each, and has the texts of which the loops put the same lines together."""

    def line(self, summary: TransactionSummary) -> str:
        """Return the line of a transaction."""

    def texts(self, file: str) -> list[str]:
        """Return the constant texts of the lines of a log, in the order of `loops.text_abi`."""

    def table(self, name: str) -> str:
        """Return what a line has of a table before the operation."""


class JsonTransactions:
    """Writes transactions as JSON lines."""

    def line(self, summary: TransactionSummary) -> str:
        """Return the line of a transaction."""
        return _json(summary.to_dict() | {_TIME: iso_time(summary.start)})

    def texts(self, file: str) -> list[str]:
        """Return the constant texts of the lines of a log."""
        all_keys = list(TransactionSummary(file, 0, None, None, 0, 0, 0).to_dict())
        keys, (position, *others) = all_keys[: all_keys.index("file")], all_keys[all_keys.index("position") :]
        members = [f',"{key}":' for key in keys]
        members[0], tables = f'{{"{_TIME}":"', keys.index(_TABLES)
        members[1], members[tables] = f'"{members[1]}', f"{members[tables]}["
        members[tables + 1] = f"]{members[tables + 1]}"
        operations = [f'{_json(operation)},"rows":' for operation in OPERATIONS]
        end = f',"file":{_json(file)},"{position}":', *(f',"{key}":' for key in others), "}\n", _json(None), "}", ","
        return [*members, *end, *operations, *map(_json, OUTCOMES), _json(_ALONE)]

    def table(self, name: str) -> str:
        """Return what a line has of a table before the operation."""
        return f'{{"table":{_json(name)},"operation":'


class CsvTransactions:
    """Writes transactions as lines of CSV."""

    head = csv_line(TransactionSummary("", 0, None, None, 0, 0, 0).to_dict())
    """Stands before the lines."""

    def line(self, summary: TransactionSummary) -> str:
        """Return the line of a transaction."""
        found = summary.to_dict() | {_TIME: iso_time(summary.start)}
        return csv_line({**found, _TABLES: _json(found[_TABLES])}.values())


class TransactionTable:
    """Writes transactions as lines for people.

    Args:
        time: returns the text of a time in seconds since 1970-01-01 UTC.
        has_lag: the lag stands in place of the duration.
    """

    def __init__(self, time: Callable[[int], str], *, has_lag: bool = False) -> None:
        heads = ["lag" if has_lag and head == _SECONDS else head for head in _HEADS]
        self.head = f"{_LINE % tuple(heads)}{_GAP}gtid; what it did; its statement"
        """Stands before the lines."""
        self._has_lag = has_lag
        self._start = lru_cache(maxsize=_FEW)(time)
        """Gives the text of a start: many begin in the same second."""

    def line(self, summary: TransactionSummary) -> str:
        """Return the line of a transaction."""
        thread = "" if summary.thread_id is None else summary.thread_id
        start, size, rows = self._start(summary.start), f"{summary.bytes:,}", f"{summary.rows.total():,}"
        seconds = _seconds(summary.lag or 0) if self._has_lag else summary.duration
        line = _LINE % (summary.position, start, seconds, thread, size, rows)
        return f"{line}{_GAP}{_what(summary)}"

    def texts(self, file: str) -> list[str]:
        """Return the constant texts of the lines of a log."""
        operations = [f"{operation} " for operation in OPERATIONS]
        return [_GAP, _PART, _COMMA, _MORE, "\n", _BY, *operations, *map(_outcome, (*OUTCOMES, _ALONE))]

    def table(self, name: str) -> str:
        """Return what a line has of a table before the operation."""
        return f"{printable(name)} "


def _seconds(micros: int) -> str:
    """Return the text of some microseconds in seconds."""
    return f"{micros / _MICROS:.{3 if abs(micros) < _MOST_EXACT else 0}f}"


def _outcome(outcome: str) -> str:
    return "" if outcome in _USUAL else outcome.upper()


def _what(summary: TransactionSummary) -> str:
    parts = [summary.gtid] if summary.gtid is not None else []
    if outcome := _outcome(summary.outcome):
        parts.append(outcome)
    if summary.user is not None:
        parts.append(f"{_BY}{summary.user}")
    if summary.rows:
        parts.append(_tables(summary))
    if summary.statement:
        parts.append(_begin_in_one_line(summary.statement))
    return printable(_PART.join(parts))


def _tables(summary: TransactionSummary) -> str:
    tables = [f"{table} {operation} {count:,}" for (table, operation), count in summary.by_rows()[:MOST_TABLES]]
    more = [f"{len(summary.rows) - MOST_TABLES}{_MORE}"] if len(summary.rows) > MOST_TABLES else []
    return _COMMA.join([*tables, *more])


def _begin_in_one_line(text: str) -> str:
    """Return the beginning of a text, with one space between its words, and an ellipsis if it is cut."""
    text = text.rstrip()
    begin = text[:WIDTH]
    is_plain = begin.isprintable() and "  " not in begin and not begin.startswith(" ")
    return shortened(text if is_plain else " ".join(text.split()), WIDTH)


_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
