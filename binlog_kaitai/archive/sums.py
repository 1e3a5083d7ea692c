"""Sums of transactions: as objects, and as plain numbers while they are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import field
from typing import Any

from binlog_kaitai.archive.commits.sums import BYTES, NUMBERS, Commits, add_numbers
from binlog_kaitai.archive.grouping import MINUTE, By, Group, group_of
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.dataclass import dataclass

__all__ = ["PlainSums", "Tally", "tally_of"]


@dataclass(slots=True)
class Tally:
    """Sums of some transactions."""

    transactions: int = 0
    rows: Counter[str] = field(default_factory=Counter)
    """By operation."""
    bytes: int = 0
    """Of a table: of its rows events, as they are without the compression of transactions. Else of all events, as they
    are in the files."""
    commits: Commits | None = None
    """How they were committed; None for those of a table."""

    def add(self, other: Tally) -> None:
        """Add the sums of others."""
        self.transactions += other.transactions
        self.rows.update(other.rows)
        self.bytes += other.bytes
        if other.commits is not None:
            self.commits = self.commits or Commits()
            self.commits.add(other.commits)

    def as_json(self) -> dict[str, Any]:
        """Return plain JSON values."""
        found = {"transactions": self.transactions, "rows": dict(sorted(self.rows.items())), "bytes": self.bytes}
        return found if self.commits is None else found | self.commits.as_json()


class PlainSums:
    """Sums as plain numbers: transactions, rows by each of `OPERATIONS`, bytes, and but for tables those of commits."""

    def __init__(self, by: tuple[By, ...] = ()) -> None:
        self.by = by
        """What there are groups by."""
        self.groups: dict[Group, list[int]] = {}
        self.tables: dict[str, list[int]] = {}
        self.periods: dict[tuple[int, int | None, int], list[int]] = {}
        """By minute, connection and server."""

    def table(self, name: str) -> list[int]:
        """Return the sums of a table."""
        found = self.tables.get(name)
        if found is None:
            found = self.tables[name] = [0] * (BYTES + 1)
        return found

    def period(self, end: int, thread: int | None, server: int) -> list[int]:
        """Return the sums of transactions of a connection that were committed in the same minute."""
        key = end // MINUTE * MINUTE, thread, server
        found = self.periods.get(key)
        if found is None:
            found = self.periods[key] = [0] * NUMBERS
        return found

    def add_groups(
        self, end: int, thread: int | None, server: int, others: list[int], rows: Iterable[tuple[str, int, int, int]]
    ) -> None:
        """Add a transaction to its groups, with its bytes and how it was committed; its rows are table, slot, number
        and bytes."""
        if "table" not in self.by:
            whole = self.group(group_of(self.by, end, thread, server))
            whole[:] = add_numbers(whole, [1, *[0] * len(OPERATIONS), *others])
            for _, slot, count, _ in rows:
                whole[slot] += count
            return
        met = set[str]()
        for table, slot, count, num_bytes in rows:
            found = self.group(group_of(self.by, end, thread, server, table))
            found[0] += table not in met
            found[slot] += count
            found[BYTES] += num_bytes
            met.add(table)

    def group(self, group: Group) -> list[int]:
        """Return the sums of a group."""
        return self.groups.setdefault(group, [0] * NUMBERS)

    def by_part(self, part: int) -> dict[Any, list[int]]:
        """Return the sums of all periods by minute (0), connection (1) or server (2)."""
        found: dict[Any, list[int]] = {}
        for key, numbers in self.periods.items():
            whole = found.get(key[part])
            found[key[part]] = list(numbers) if whole is None else add_numbers(whole, numbers)
        return found


def tally_of(numbers: list[int]) -> Tally:
    """Return plain sums as an object."""
    rows = {operation: count for operation, count in zip(OPERATIONS, numbers[1:BYTES], strict=True) if count}
    commits = Commits(*numbers[BYTES + 1 :]) if len(numbers) > BYTES + 1 else None
    return Tally(numbers[0], Counter(rows), numbers[BYTES], commits)
