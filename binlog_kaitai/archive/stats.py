"""What is in logs: sums over their transactions, which can be added to those of other logs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from heapq import nsmallest
from itertools import islice
from typing import Any

from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.changes.ledger import FileLedger, iso_time, joined, total
from binlog_kaitai.changes.summaries import TransactionSummary
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.source import log_order
from binlog_kaitai.schema.lexer import tokens

__all__ = [
    "HOUR",
    "MINUTE",
    "MOST_KEPT",
    "RANKINGS",
    "LogStats",
    "PlainSums",
    "Ranking",
    "Stats",
    "Tally",
    "missing",
    "statement_kind",
]

MINUTE, HOUR = 60, 3600
"""Seconds."""
MOST_KEPT = 100
"""Transactions that are kept of each ranking."""
_NUMBERS = len(OPERATIONS) + 2
_MOST_TOKENS = 24
_ABOUT_OBJECTS = frozenset(
    {"ALTER", "ANALYZE", "CREATE", "DROP", "FLUSH", "LOAD", "OPTIMIZE", "RENAME", "REPAIR", "XA"}
)
_KINDS = frozenset(
    {
        *("COMMIT", "DATABASE", "DATA", "EVENT", "FUNCTION", "INDEX", "LOGFILE", "PACKAGE", "PREPARE", "PRIVILEGES"),
        *("PROCEDURE", "RESOURCE", "ROLE", "ROLLBACK", "SCHEMA", "SEQUENCE", "SERVER", "TABLE", "TABLES"),
        *("TABLESPACE", "TRIGGER", "USER", "VIEW", "XML"),
    }
)
"""What statements are about, or do."""
RANKINGS: dict[str, Callable[[TransactionSummary], int]] = {
    "bytes": lambda summary: summary.bytes,
    "rows": lambda summary: summary.rows.total(),
    "duration": lambda summary: summary.duration,
}
"""By name: what transactions are ranked by."""


@dataclass(slots=True)
class Tally:
    """Sums of some transactions."""

    transactions: int = 0
    rows: Counter[str] = field(default_factory=Counter)
    """By operation."""
    bytes: int = 0
    """Of a table: of its rows events, as they are without the compression of transactions. Else of all events, as they
    are in the files."""

    def add(self, other: Tally) -> None:
        """Add the sums of others."""
        self.transactions += other.transactions
        self.rows.update(other.rows)
        self.bytes += other.bytes

    def as_json(self) -> dict[str, Any]:
        """Return plain JSON values."""
        return {"transactions": self.transactions, "rows": dict(sorted(self.rows.items())), "bytes": self.bytes}


@dataclass(slots=True)
class Stats:
    """Sums over the transactions of one or more logs."""

    outcomes: Counter[str] = field(default_factory=Counter)
    """Transactions by how they ended; ``statement`` is DDL and whatever else stands for itself."""
    statements: Counter[str] = field(default_factory=Counter)
    """What stands for itself, by its first words."""
    tables: dict[str, Tally] = field(default_factory=dict)
    minutes: dict[int, Tally] = field(default_factory=dict)
    """By the minute in which transactions were committed, in seconds since 1970-01-01 UTC."""
    threads: dict[int | None, Tally] = field(default_factory=dict)
    """By the connection that wrote them; None where the log does not tell it."""
    servers: dict[int, Tally] = field(default_factory=dict)
    bytes: int = 0
    """Of all transactions, as they are in the files."""
    inflated_bytes: int = 0
    """Of all transactions, as they are without compression."""
    ranked: dict[str, list[TransactionSummary]] = field(default_factory=lambda: {name: [] for name in RANKINGS})
    """The first of each ranking, the greatest first."""

    def take(self, found: Iterable[TransactionSummary]) -> None:
        """Add transactions; what comes before an error counts."""
        sums, ranking = PlainSums(), Ranking(self)
        try:
            for summary in found:
                self._take(summary, sums)
                ranking.take(summary)
        finally:
            ranking.finish()
            self.add_plain(sums)

    def _take(self, summary: TransactionSummary, sums: PlainSums) -> None:
        self.outcomes[summary.outcome] += 1
        if summary.outcome == "statement":
            self.statements[statement_kind(summary.statement or "")] += 1
        self.bytes += summary.bytes
        self.inflated_bytes += summary.inflated_bytes
        period = sums.period(int(summary.end), summary.thread_id, summary.server_id)
        period[0] += 1
        period[-1] += summary.bytes
        for (table, operation), count in summary.rows.items():
            slot = OPERATIONS.index(operation) + 1
            period[slot] += count
            sums.table(table)[slot] += count
            sums.table(table)[-1] += summary.row_bytes[table, operation]
        for table in {table for table, _ in summary.rows}:
            sums.table(table)[0] += 1

    def add_plain(self, sums: PlainSums) -> None:
        """Add sums that were made as plain numbers."""
        for name, numbers in sums.tables.items():
            self.tables.setdefault(name, Tally()).add(_tally(numbers))
        for (minute, thread, server), numbers in sums.periods.items():
            tally = _tally(numbers)
            self.minutes.setdefault(minute, Tally()).add(tally)
            self.threads.setdefault(thread, Tally()).add(tally)
            self.servers.setdefault(server, Tally()).add(tally)

    def add(self, other: Stats) -> None:
        """Add the sums of other logs."""
        self.outcomes.update(other.outcomes)
        self.statements.update(other.statements)
        self.bytes += other.bytes
        self.inflated_bytes += other.inflated_bytes
        for name in ("tables", "minutes", "threads", "servers"):
            mine = getattr(self, name)
            for key, tally in getattr(other, name).items():
                mine.setdefault(key, Tally()).add(tally)
        for name, key in RANKINGS.items():
            self.ranked[name] = _first([*self.ranked[name], *other.ranked[name]], key)

    def activity(self, seconds: int) -> Iterator[tuple[int, Tally]]:
        """Yield the sums by periods of so many seconds, in order, those without transactions among them."""
        if not self.minutes:
            return
        periods: dict[int, Tally] = {}
        for minute, tally in self.minutes.items():
            periods.setdefault(minute // seconds * seconds, Tally()).add(tally)
        for start in range(min(periods), max(periods) + 1, seconds):
            yield start, periods.get(start) or Tally()

    @property
    def saved_bytes(self) -> int:
        """Return the bytes that compression of transactions saved."""
        return max(self.inflated_bytes - self.bytes, 0)

    @property
    def transactions(self) -> int:
        """Return the number of transactions and of statements that stand for themselves."""
        return self.outcomes.total()


class PlainSums:
    """Sums as plain numbers: transactions, rows by each of `OPERATIONS`, bytes."""

    def __init__(self) -> None:
        self.tables: dict[str, list[int]] = {}
        self.periods: dict[tuple[int, int | None, int], list[int]] = {}
        """By minute, connection and server."""

    def table(self, name: str) -> list[int]:
        """Return the sums of a table."""
        found = self.tables.get(name)
        if found is None:
            found = self.tables[name] = [0] * _NUMBERS
        return found

    def period(self, end: int, thread: int | None, server: int) -> list[int]:
        """Return the sums of transactions of a connection that were committed in the same minute."""
        key = end // MINUTE * MINUTE, thread, server
        found = self.periods.get(key)
        if found is None:
            found = self.periods[key] = [0] * _NUMBERS
        return found


class Ranking:
    """Chooses the first of each ranking out of transactions that come in the order of a log."""

    def __init__(self, stats: Stats) -> None:
        self._stats = stats
        self._waiting: list[TransactionSummary] = []
        self.floors = dict.fromkeys(RANKINGS, -1)
        """By ranking: of transactions that come now, only those above have a place in it."""

    def take(self, summary: TransactionSummary) -> None:
        """Look at one."""
        self._waiting.append(summary)
        if len(self._waiting) > 10 * MOST_KEPT:
            self.finish()

    def finish(self) -> None:
        """Have the rankings whole."""
        ranked = self._stats.ranked
        for name, key in RANKINGS.items():
            ranked[name] = _first([*ranked[name], *self._waiting], key)
            self.floors[name] = key(ranked[name][-1]) if len(ranked[name]) == MOST_KEPT else -1
        self._waiting.clear()


def _tally(numbers: list[int]) -> Tally:
    rows = {operation: count for operation, count in zip(OPERATIONS, numbers[1:-1], strict=True) if count}
    return Tally(numbers[0], Counter(rows), numbers[-1])


@dataclass(slots=True)
class LogStats:
    """What is in one log, in a part of it, or in several."""

    ledger: FileLedger
    stats: Stats = field(default_factory=Stats)
    logs: int = 1

    @classmethod
    def of_parts(cls, parts: list[LogStats]) -> LogStats:
        """Return what is in one log, by its parts."""
        return cls(joined(part.ledger for part in parts) if len(parts) > 1 else parts[0].ledger, _sum(parts))

    @classmethod
    def of_logs(cls, logs: list[LogStats]) -> LogStats:
        """Return what is in all of some logs."""
        return cls(total(log.ledger for log in logs), _sum(logs), sum(log.logs for log in logs))

    def as_json(self) -> dict[str, Any]:
        """Return plain JSON values, in a fixed order."""
        stats, ledger = self.stats, self.ledger.as_json()
        return {
            "logs": self.logs,
            "size": self.ledger.size,
            "first_timestamp": ledger["first_timestamp"],
            "last_timestamp": ledger["last_timestamp"],
            "events": ledger["events"],
            "transactions": dict(sorted(stats.outcomes.items())),
            "bytes": stats.bytes,
            "inflated_bytes": stats.inflated_bytes,
            "statements": dict(sorted(stats.statements.items())),
            "gtids": ledger["gtids"],
            "missing_gtids": str(missing(self.ledger.gtids)),
            "tables": {name: tally.as_json() for name, tally in sorted(stats.tables.items())},
            "hours": {str(iso_time(start)): tally.as_json() for start, tally in stats.activity(HOUR)},
            "threads": {str(key or ""): tally.as_json() for key, tally in sorted(_known(stats.threads))},
            "servers": {str(key): tally.as_json() for key, tally in sorted(stats.servers.items())},
            **{f"most_{name}": [_plain(summary) for summary in found] for name, found in stats.ranked.items()},
        }


_order = lru_cache(maxsize=1024)(log_order)


def _first(found: list[TransactionSummary], key: Callable[[TransactionSummary], int]) -> list[TransactionSummary]:
    """Return the greatest; of equal ones those that stand first, in whatever order logs were added."""
    return nsmallest(MOST_KEPT, found, key=lambda summary: (-key(summary), _order(summary.file), summary.position))


def _sum(parts: Iterable[LogStats]) -> Stats:
    result = Stats()
    for part in parts:
        result.add(part.stats)
    return result


def _known(threads: dict[int | None, Tally]) -> list[tuple[int, Tally]]:
    return [(key or 0, tally) for key, tally in threads.items()]


def _plain(summary: TransactionSummary) -> dict[str, Any]:
    return {**summary.to_dict(), "start": iso_time(summary.start)}


def missing(gtids: GtidSet) -> GtidSet:
    """Return the transactions between the first and the last of each server that are not there."""
    spans: dict[tuple[str, str], tuple[int, int]] = {}
    for uuid, tag, first, last in gtids.intervals():
        low, high = spans.get((uuid, tag), (first, last))
        spans[uuid, tag] = min(low, first), max(high, last)
    whole = GtidSet()
    for (uuid, tag), (first, last) in spans.items():
        whole.add_interval(uuid, tag, first, last)
    return whole - gtids


def statement_kind(text: str) -> str:
    """Return the words of a statement that say what it does: ``ALTER TABLE``, ``GRANT``."""
    words = [token.text.upper() for token in islice(tokens(text), _MOST_TOKENS)]
    if not words:
        return "?"
    kind = next((word for word in words[1:] if word in _KINDS), None) if words[0] in _ABOUT_OBJECTS else None
    return words[0] if kind is None else f"{words[0]} {kind}"
