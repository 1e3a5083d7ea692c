"""What is in logs: sums over their transactions, which can be added to those of other logs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from functools import lru_cache
from heapq import nsmallest
from itertools import chain
from typing import Any

from binlog_kaitai.archive.commits.sums import (
    BYTES,
    Commits,
    GroupFinder,
    Groups,
    add_numbers,
    commit_numbers,
    groups_json,
    key_of,
    width_of,
    widths_json,
)
from binlog_kaitai.archive.grouping import HOUR, PERIODS, STATEMENT, By, Group, split_largest
from binlog_kaitai.archive.statement_kinds import statement_kind
from binlog_kaitai.archive.sums import PlainSums, Tally, tally_of
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.changes.ledger import FileLedger, iso_time, joined, total
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.source import log_order
from binlog_kaitai.reading.summaries import TransactionSummary

__all__ = [
    "MOST_KEPT",
    "RANKINGS",
    "LogStats",
    "PlainSums",
    "Ranking",
    "Stats",
    "Tally",
    "by_json",
    "missing",
    "sum_of",
]

MOST_KEPT = 100
"""Transactions that are kept of each ranking."""
RANKINGS: dict[str, Callable[[TransactionSummary], int]] = {
    "bytes": lambda summary: summary.bytes,
    "rows": lambda summary: summary.rows.total(),
    "duration": lambda summary: summary.duration,
    "event": lambda summary: summary.largest_event,
}
"""By name: what transactions are ranked by."""


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
    commit_groups: Groups = field(default_factory=Groups)
    """In what groups they were committed."""
    widths: Counter[int] = field(default_factory=Counter)
    """How many transactions have a width, `sequence_number - last_committed`, of so many bits."""
    keyless: set[str] = field(default_factory=set)
    """Tables of which rows were updated or deleted, and of which a table map with names says no primary key."""
    shapes: dict[str | None, Tally] | None = None
    """By their statement with ``?`` in place of its literals, where somebody asks; None for rows of which the log does
    not tell the statement. Bytes are those of rows events, and of statements that are no rows."""
    by: tuple[By, ...] = ()
    """What `groups` are by; empty where nobody asked for sums by several things at once."""
    groups: dict[Group, Tally] = field(default_factory=dict)
    """Of these, where they were asked for."""

    def take(self, found: Iterable[TransactionSummary]) -> None:
        """Add transactions; what comes before an error counts."""
        sums, ranking, groups = PlainSums(self.by), Ranking(self), GroupFinder(self.commit_groups)
        try:
            for summary in found:
                self.take_one(summary, sums)
                ranking.take(summary)
                groups.take(summary.file, summary.position, key_of(summary))
        finally:
            ranking.finish()
            groups.close(is_last=True)
            self.add_plain(sums)

    def take_one(self, summary: TransactionSummary, sums: PlainSums) -> None:
        """Add a transaction, most of it to plain sums."""
        self.outcomes[summary.outcome] += 1
        if summary.outcome == "statement":
            self.statements[statement_kind(summary.statement or "")] += 1
        self.bytes += summary.bytes
        self.inflated_bytes += summary.inflated_bytes
        commit, width = commit_numbers(summary), width_of(summary)
        if width:
            self.widths[width.bit_length()] += 1
        period = sums.period(summary.end_second, summary.thread_id, summary.server_id)
        period[:] = add_numbers(period, [1, *[0] * len(OPERATIONS), summary.bytes, *commit])
        rows = [
            (table, OPERATIONS.index(operation) + 1, count, summary.row_bytes[table, operation])
            for (table, operation), count in summary.rows.items()
        ]
        for table, slot, count, size in rows:
            period[slot] += count
            sums.table(table)[slot] += count
            sums.table(table)[BYTES] += size
        for table in {table for table, _ in summary.rows}:
            sums.table(table)[0] += 1
        if self.by:
            sums.add_groups(summary.end_second, summary.thread_id, summary.server_id, [summary.bytes, *commit], rows)

    def add_plain(self, sums: PlainSums) -> None:
        """Add sums that were made as plain numbers."""
        for name, numbers in sums.tables.items():
            self.tables.setdefault(name, Tally()).add(tally_of(numbers))
        known: tuple[dict[Any, Tally], ...] = self.minutes, self.threads, self.servers
        for part, mine in enumerate(known):
            for key, numbers in sums.by_part(part).items():
                mine.setdefault(key, Tally()).add(tally_of(numbers))
        for group, numbers in sums.groups.items():
            self.groups.setdefault(group, Tally()).add(tally_of(numbers))

    @classmethod
    def of_all(cls, found: Sequence[LogStats]) -> Stats:
        """Return the sums of some logs, or of parts of one."""
        parts = [one.stats for one in found]
        if len(parts) == 1:
            return parts[0]
        whole = cls()
        for part in parts:
            whole._add(part)
        for name, key in RANKINGS.items():
            whole.ranked[name] = _first(chain.from_iterable(part.ranked[name] for part in parts), key)
        return whole

    def _add(self, other: Stats) -> None:
        """Add the sums of other logs, but for the rankings."""
        self.outcomes.update(other.outcomes)
        self.statements.update(other.statements)
        self.bytes += other.bytes
        self.inflated_bytes += other.inflated_bytes
        self.commit_groups.add(other.commit_groups)
        self.widths.update(other.widths)
        self.keyless |= other.keyless
        self.by = self.by or other.by
        if other.shapes is not None:
            self.shapes = {} if self.shapes is None else self.shapes
            self.add_shapes(other.shapes.items())
        for name in ("tables", "minutes", "threads", "servers", "groups"):
            mine = getattr(self, name)
            for key, tally in getattr(other, name).items():
                mine.setdefault(key, Tally()).add(tally)

    def add_shapes(self, found: Iterable[tuple[str | None, Tally]]) -> None:
        """Add sums by the shapes of statements, if somebody asks for them."""
        mine = {} if self.shapes is None else self.shapes
        for shape, tally in found:
            mine.setdefault(shape, Tally()).add(tally)

    def activity(self, seconds: int) -> dict[int, Tally]:
        """Return the sums by periods of so many seconds, in order, of those that have transactions."""
        periods: dict[int, Tally] = {}
        for minute, tally in sorted(self.minutes.items()):
            periods.setdefault(minute // seconds * seconds, Tally()).add(tally)
        return periods

    def timeline(self, seconds: int) -> list[tuple[int, Tally]]:
        """Return the same with those without transactions among them, as many as there are."""
        periods = self.activity(seconds)
        return [
            (start, periods.get(start) or Tally())
            for start in range(min(periods, default=0), max(periods, default=-1) + 1, seconds)
        ]

    def grouped(self, by: tuple[By, ...]) -> dict[Group, Tally]:
        """Return the sums by one thing, or by those that were asked for. Raises ValueError for others."""
        if by == (STATEMENT,) and self.shapes is not None:
            return {(shape,): tally for shape, tally in self.shapes.items()}
        if by == self.by:
            return self.groups
        if len(by) != 1:
            raise ValueError(f"nobody asked for sums by {', '.join(by)}")
        known: dict[str, dict[Any, Tally]] = {"table": self.tables, "thread": self.threads, "server": self.servers}
        sums = known[by[0]] if by[0] in known else self.activity(PERIODS[by[0]])
        return {(key,): tally for key, tally in sums.items()}

    @property
    def commits(self) -> Commits:
        """Return how all of them were committed."""
        whole = Commits()
        for tally in self.servers.values():
            whole.add(tally.commits or Commits())
        return whole

    @property
    def saved_bytes(self) -> int:
        """Return the bytes that compression of transactions saved."""
        return max(self.inflated_bytes - self.bytes, 0)

    @property
    def transactions(self) -> int:
        """Return the number of transactions and of statements that stand for themselves."""
        return self.outcomes.total()


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
        if len(self._waiting) > 2 * MOST_KEPT:
            self.finish()

    def finish(self) -> None:
        """Have the rankings whole."""
        ranked = self._stats.ranked
        for name, key in RANKINGS.items():
            ranked[name] = _first([*ranked[name], *self._waiting], key)
            self.floors[name] = key(ranked[name][-1]) if len(ranked[name]) == MOST_KEPT else -1
        self._waiting.clear()


def sum_of(tallies: Iterable[Tally]) -> Tally:
    """Return the sums of all of them."""
    whole = Tally()
    for tally in tallies:
        whole.add(tally)
    return whole


@dataclass(slots=True)
class LogStats:
    """What is in one log, in a part of it, or in several."""

    ledger: FileLedger
    stats: Stats = field(default_factory=Stats)
    logs: int = 1

    @classmethod
    def of_parts(cls, parts: list[LogStats]) -> LogStats:
        """Return what is in one log, by its parts."""
        return cls(joined(part.ledger for part in parts) if len(parts) > 1 else parts[0].ledger, Stats.of_all(parts))

    @classmethod
    def of_logs(cls, logs: list[LogStats]) -> LogStats:
        """Return what is in all of some logs."""
        return cls(total(log.ledger for log in logs), Stats.of_all(logs), sum(log.logs for log in logs))

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
            **stats.commits.as_json(),
            "widths": widths_json(stats.widths),
            "commit_groups": groups_json(stats.commit_groups),
            "tables_without_key": sorted(stats.keyless),
            "tables": {name: tally.as_json() for name, tally in sorted(stats.tables.items())},
            "hours": {str(iso_time(start)): tally.as_json() for start, tally in stats.activity(HOUR).items()},
            "threads": {str(key or ""): tally.as_json() for key, tally in sorted(_known(stats.threads))},
            "servers": {str(key): tally.as_json() for key, tally in sorted(stats.servers.items())},
            **{f"most_{name}": [_plain(summary) for summary in found] for name, found in stats.ranked.items()},
        }


_order = lru_cache(maxsize=1024)(log_order)


def by_json(stats: Stats, by: tuple[By, ...], most: int | None) -> dict[str, Any]:
    """Return the sums by some things as plain JSON values: the `most` largest, all without it, in order."""
    chosen, rest = split_largest(stats.grouped(by), by, most)
    shown = [
        {name: iso_time(part) if name in PERIODS else part for name, part in zip(by, group, strict=True)}
        | tally.as_json()
        for group, tally in chosen
    ]
    return {"by": list(by), "groups": shown} | (
        {"more": {"groups": len(rest)} | sum_of(rest).as_json()} if rest else {}
    )


def _first(found: Iterable[TransactionSummary], key: Callable[[TransactionSummary], int]) -> list[TransactionSummary]:
    """Return the greatest; of equal ones those that stand first, in whatever order logs were added."""
    return nsmallest(MOST_KEPT, found, key=lambda summary: (-key(summary), _order(summary.file), summary.position))


def _known(threads: dict[int | None, Tally]) -> list[tuple[int, Tally]]:
    return [(key or 0, tally) for key, tally in threads.items()]


def _plain(summary: TransactionSummary) -> dict[str, Any]:
    return {**summary.to_dict(), "timestamp": iso_time(summary.start)}


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
