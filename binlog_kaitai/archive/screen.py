"""What is in logs, for a terminal: one screen of sums, or one table by what the user asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from binlog_kaitai.archive.commits.lines import commit_lines
from binlog_kaitai.archive.grouping import DAY, HOUR, MINUTE, PERIODS, STATEMENT, By, split_largest
from binlog_kaitai.archive.stats import RANKINGS, LogStats, Stats, Tally, missing, sum_of
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.events.statements import shortened
from binlog_kaitai.reading.summaries import TransactionSummary
from binlog_kaitai.text.sums_table import SumsTable
from binlog_kaitai.text.terminal import printable

__all__ = ["Screen", "period"]

ShowTime = Callable[[int | None], str]
_PERIODS = (MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, DAY, 7 * DAY, 28 * DAY)
_MOST_BARS = 60
_BARS = " ▁▂▃▄▅▆▇█"
_MOST_TYPES = 6
_MOST_TABLES = 8
_MOST_RANKED = 3
"""On the one screen."""
_MOST_TEXT = 100
"""Characters of a set of GTIDs, and of a statement."""


def period(stats: Stats, most: int = _MOST_BARS) -> int:
    """Return the seconds of the shortest period that divides the whole time into at most `most` parts."""
    whole = max(stats.minutes, default=0) - min(stats.minutes, default=0)
    longer = _PERIODS[-1] * (whole // (_PERIODS[-1] * most) + 1)
    return next((seconds for seconds in _PERIODS if whole // seconds < most - 1), longer)


class Screen:
    """Makes lines and tables of what is in logs.

    Args:
        found: what is in them.
        time: makes the text of a time.
        top: rows of a table at most.
    """

    def __init__(self, found: LogStats, time: ShowTime, top: int) -> None:
        self.found = found
        self._time = time
        self._top = top

    def lines(self) -> Iterator[str]:
        """Yield the sums and the activity, a line each."""
        yield from self.sums()
        yield from self._activity()

    def sums(self) -> Iterator[str]:
        """Yield the sums, a line each."""
        stats, ledger = self.found.stats, self.found.ledger
        logs = f"{self.found.logs:,} log" + "s" * (self.found.logs != 1)
        size = "" if ledger.size is None else f", {ledger.size:,} bytes"
        yield _line(
            "logs", f"{logs}{size}, {self._time(ledger.first_timestamp)} to {self._time(ledger.last_timestamp)}"
        )
        yield _line("events", f"{ledger.num_events:,}: {_most(ledger.decoded + ledger.skipped + ledger.unsupported)}")
        yield _line("transactions", _most(stats.outcomes - Counter(statement=stats.outcomes["statement"])) or "none")
        rows = sum((tally.rows for tally in stats.tables.values()), Counter[str]())
        yield _line("rows", f"{rows.total():,} in {len(stats.tables):,} tables: {_most(rows)}" if rows else "none")
        if stats.statements:
            yield _line("statements", f"{stats.statements.total():,}: {_most(stats.statements)}")
        if stats.saved_bytes:
            part = stats.saved_bytes / stats.inflated_bytes
            yield _line("compression", f"saved {stats.saved_bytes:,} of {stats.inflated_bytes:,} bytes, {part:.0%}")
        for name, text in commit_lines(stats):
            yield _line(name, text)
        yield from self._gtids()

    def _gtids(self) -> Iterator[str]:
        gtids = self.found.ledger.gtids
        if text := str(gtids):
            yield _line("gtids", text if len(text) < _MOST_TEXT else f"{len(gtids):,} transactions")
        gaps = missing(gtids)
        if text := str(gaps):
            count = sum(last - first + 1 for _, _, first, last in gaps.intervals())
            more = "..." if len(text) > _MOST_TEXT else ""
            yield _line("", f"{count:,} between them are not there: {text[:_MOST_TEXT]}{more}")

    def _activity(self) -> Iterator[str]:
        seconds = period(self.found.stats)
        sums = self.found.stats.timeline(seconds)
        if len(sums) > 1:
            bars = _bars([tally.bytes for _, tally in sums])
            yield _line("activity", f"{bars}  bytes by {_duration(seconds)} from {self._time(sums[0][0])}")

    def table(self) -> SumsTable:
        """Return the largest tables."""
        return self._sums(("table",), min(self._top, _MOST_TABLES))

    def largest(self) -> Iterator[str]:
        """Yield the transactions with most rows and those that took longest, two lines each."""
        for title, ranking in (("most rows", "rows"), ("longest", "duration")):
            chosen = [summary for summary in self.found.stats.ranked[ranking] if RANKINGS[ranking](summary)]
            for number, summary in enumerate(chosen[:_MOST_RANKED]):
                yield _line("" if number else title, self._sizes(summary))
                yield _line("", self._place(summary))

    def by(self, by: tuple[By, ...]) -> SumsTable:
        """Return one table, by tables, times, connections or servers, or several of them."""
        return self._sums(by, self._top)

    def _sums(self, by: tuple[By, ...], top: int) -> SumsTable:
        sums = self.found.stats.grouped(by)
        whole = sum(tally.bytes for tally in sums.values())
        chosen, rest = split_largest(sums, by, top)
        rows = [
            (*(self._name(name, part) for name, part in zip(by, group, strict=True)), *_cells(tally, whole))
            for group, tally in chosen
        ]
        if rest:
            rows.append((f"{len(rest):,} more", *[""] * (len(by) - 1), *_cells(sum_of(rest), whole)))
        return SumsTable(by, ("transactions", *OPERATIONS, "bytes", ""), rows)

    def _name(self, by: By, part: Any) -> str:
        if by in PERIODS:
            return self._time(part)
        return "?" if part is None else printable(shortened(str(part), _MOST_TEXT) if by == STATEMENT else str(part))

    def _sizes(self, summary: TransactionSummary) -> str:
        tables = (f"{operation} {table}" for (table, operation), _ in summary.by_rows()[:2])
        what = ", ".join(tables) or " ".join((summary.statement or "").split())
        return printable(
            f"{summary.rows.total():,} rows, {summary.bytes:,} bytes, {summary.duration:,} s: {what}"[:_MOST_TEXT]
        )

    def _place(self, summary: TransactionSummary) -> str:
        thread = "" if summary.thread_id is None else f", thread {summary.thread_id}"
        return printable(f"{summary.gtid or f'{summary.file}:{summary.position}'}, {self._time(summary.start)}{thread}")


def _cells(tally: Tally, whole: int) -> list[str]:
    part = f"{tally.bytes / whole:.0%}" if whole else ""
    operations = (f"{tally.rows[operation]:,}" if tally.rows[operation] else "" for operation in OPERATIONS)
    return [f"{tally.transactions:,}", *operations, f"{tally.bytes:,}", part]


def _line(name: str, text: str) -> str:
    return f"{name:<14}{text}"


def _most(counts: Counter[str]) -> str:
    found = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    texts = [f"{count:,} {name}" for name, count in found[:_MOST_TYPES]]
    more = sum(count for _, count in found[_MOST_TYPES:])
    return printable(", ".join([*texts, *([f"{more:,} more"] if more else [])]))


def _bars(numbers: list[int]) -> str:
    highest = max(numbers) or 1
    return "".join(_BARS[-(-number * (len(_BARS) - 1) // highest)] for number in numbers)


def _duration(seconds: int) -> str:
    count, unit = next((seconds // size, name) for size, name in _UNITS if seconds >= size)
    return unit if count == 1 else f"{count} {unit}s"


_UNITS = ((DAY, "day"), (HOUR, "hour"), (MINUTE, "minute"))
