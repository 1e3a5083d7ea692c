"""How transactions were committed: their lag, how many may run at a time, and in what groups.

Lag is the time from a transaction's commit on the server that ran it first to that on the one that wrote the log. Its
width says how many transactions a replica may run at a time when it comes to this one, with it: `sequence_number` less
`last_committed`, for it waits for that one and all before. A group is what shares a `last_committed` (MySQL) or a
commit id (MariaDB), one transaction after the other in the log.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import field
from operator import add
from typing import Any

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.reading.summaries import TransactionSummary

__all__ = [
    "ALONE",
    "BYTES",
    "MICROS",
    "NUMBERS",
    "Commits",
    "GroupEnd",
    "GroupFinder",
    "Groups",
    "add_numbers",
    "commit_numbers",
    "groups_json",
    "key_of",
    "width_of",
    "widths_json",
]

MICROS = 1_000_000
"""Of a second."""
BYTES = 4
"""Where bytes stand in plain sums: after the number of transactions, and of rows by operation."""
NUMBERS = BYTES + 6
"""Plain sums with those of commits after the bytes: how many lags, their sum, how many widths, their sum, and the
largest lag."""
ALONE = -1
"""In place of what a transaction shares with others of its group: it is the only one."""


def add_numbers(mine: list[int], others: list[int]) -> list[int]:
    """Return the sums of both; the last number of those with commits is the largest."""
    if len(others) <= BYTES + 1:
        return list(map(add, mine, others))
    return [*map(add, mine[:-1], others[:-1]), max(mine[-1], others[-1])]


def width_of(summary: TransactionSummary) -> int:
    """Return how many transactions may run at a time when it comes to this one; 0 where that is not known."""
    if summary.sequence_number is None or summary.last_committed is None:
        return 0
    return max(summary.sequence_number - summary.last_committed, 0)


def commit_numbers(summary: TransactionSummary) -> list[int]:
    """Return what a transaction adds to plain sums after the bytes."""
    lag, width = summary.lag, width_of(summary)
    return [lag is not None, lag or 0, width > 0, width, max(lag or 0, 0)]


def key_of(summary: TransactionSummary) -> int | None:
    """Return what a transaction shares with those of its group, `ALONE`, or None where it is not known."""
    if summary.sequence_number:
        return summary.last_committed
    return None if summary.commit_id is None else summary.commit_id or ALONE


@dataclass(slots=True)
class Commits:
    """Sums over how some transactions were committed."""

    lags: int = 0
    """Transactions of which the lag is known."""
    lag: int = 0
    """The sum of theirs, in microseconds."""
    widths: int = 0
    """Transactions of which the width is known."""
    width: int = 0
    """The sum of theirs."""
    most_lag: int = 0
    """The largest lag in microseconds, if there is one above 0."""

    def add(self, other: Commits) -> None:
        """Add the sums of others."""
        self.lags, self.lag = self.lags + other.lags, self.lag + other.lag
        self.widths, self.width = self.widths + other.widths, self.width + other.width
        self.most_lag = max(self.most_lag, other.most_lag)

    def as_json(self) -> dict[str, Any]:
        """Return plain JSON values; None where nothing is known."""
        lag = {
            "transactions": self.lags,
            "mean_microseconds": round(self.lag / (self.lags or 1)),
            "max_microseconds": self.most_lag,
        }
        parallel = {"transactions": self.widths, "mean_width": round(self.width / (self.widths or 1), 3)}
        return {"lag": lag if self.lags else None, "parallel": parallel if self.widths else None}


class GroupEnd(NamedTuple):
    """A group at the beginning or the end of a part of a log, which may go on there."""

    file: str
    first_at: int
    """Offset in bytes of its first transaction."""
    key: int
    num: int
    is_first: bool
    is_last: bool


@dataclass(slots=True)
class Groups:
    """Groups in which transactions were committed."""

    sizes: Counter[int] = field(default_factory=Counter)
    """How many have a size of so many bits; the size of two bits is 2 or 3."""
    transactions: Counter[int] = field(default_factory=Counter)
    """How many transactions these have."""
    most: int = 0
    """The size of the largest."""
    ends: list[GroupEnd] = field(default_factory=list)
    """Those at the ends of parts of logs, which are in no sum."""

    def add(self, other: Groups) -> None:
        """Add those of others."""
        self.sizes.update(other.sizes)
        self.transactions.update(other.transactions)
        self.most = max(self.most, other.most)
        self.ends += other.ends

    def count(self, num: int) -> None:
        """Count a group of so many transactions."""
        self.sizes[num.bit_length()] += 1
        self.transactions[num.bit_length()] += num
        self.most = max(self.most, num)

    def whole(self) -> Groups:
        """Return all groups, with those of parts of one log joined."""
        found = Groups(Counter(self.sizes), Counter(self.transactions), self.most)
        open_end: GroupEnd | None = None
        for end in sorted(self.ends):
            if open_end is not None and _goes_on(open_end, end):
                open_end = open_end._replace(num=open_end.num + end.num, is_last=end.is_last)
                continue
            if open_end is not None:
                found.count(open_end.num)
            open_end = end
        if open_end is not None:
            found.count(open_end.num)
        return found


def _goes_on(before: GroupEnd, after: GroupEnd) -> bool:
    is_next = before.file == after.file and before.is_last and after.is_first
    return is_next and before.key == after.key != ALONE


class GroupFinder:
    """Finds groups among the transactions of a part of a log, given in their order."""

    def __init__(self, groups: Groups) -> None:
        self._groups = groups
        self._now: GroupEnd | None = None
        """The group at hand, if there is one."""
        self._has_first = False

    def take(self, file: str, position: int, key: int | None, num: int = 1) -> None:
        """Take the next transaction, or so many with the same key."""
        now = self._now
        if now is not None and now.key == key != ALONE:
            self._now = now._replace(num=now.num + num)
            return
        self.close()
        self._now = None if key is None else GroupEnd(file, position, key, num, False, False)

    def close(self, *, is_last: bool = False) -> None:
        """Take note that the group at hand is whole, or that there are no more in this part of the log."""
        now, self._now = self._now, None
        if now is not None and (is_last or not self._has_first):
            self._groups.ends.append(now._replace(is_first=not self._has_first, is_last=is_last))
            self._has_first = True
        elif now is not None:
            self._groups.count(now.num)


def _by_bits(counts: Iterable[tuple[int, dict[str, int]]]) -> list[dict[str, int]]:
    """Return counts by the bits of a number as plain JSON values, in order, with the numbers of so many bits."""
    return [{"from": 1 << bits - 1, "to": (1 << bits) - 1} | told for bits, told in sorted(counts)]


def groups_json(groups: Groups) -> dict[str, Any] | None:
    """Return groups as plain JSON values; None where there are none."""
    whole = groups.whole()
    if not whole.sizes:
        return None
    told = ((bits, {"count": num, "transactions": whole.transactions[bits]}) for bits, num in whole.sizes.items())
    numbers = {"count": whole.sizes.total(), "transactions": whole.transactions.total(), "largest": whole.most}
    return numbers | {"sizes": _by_bits(told)}


def widths_json(widths: Counter[int]) -> list[dict[str, int]]:
    """Return how many transactions have a width of so many bits as plain JSON values."""
    return _by_bits((bits, {"transactions": num}) for bits, num in widths.items())
