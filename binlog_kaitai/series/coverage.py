"""Whether archives hold all transactions of a set between them, and which of them lacks some."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from functools import reduce
from operator import or_
from typing import Any

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.log_names import place_of

__all__ = ["Archive", "Coverage", "coverage"]


@dataclass(slots=True)
class Archive:
    """The logs of one series, or one log that belongs to none."""

    name: str
    """Its folder and the base name of its logs."""
    logs: int = 0
    gtids: GtidSet = field(default_factory=GtidSet)
    """Transactions of its logs."""
    before: GtidSet = field(default_factory=GtidSet)
    """Transactions that were before its first log, as that says."""
    lacks: GtidSet = field(default_factory=GtidSet)
    """Transactions that others hold, that were not before its first log, and that are not later than what it holds."""
    later: GtidSet = field(default_factory=GtidSet)
    """Transactions of others with numbers after those that it holds of the same server."""
    alone: GtidSet = field(default_factory=GtidSet)
    """Transactions that no other holds, where there are others."""
    _first: tuple[int, str] | None = None

    def add(self, ledger: FileLedger, number: int) -> None:
        """Add a log."""
        self.logs += 1
        self.gtids.update(ledger.gtids)
        if self._first is None or (number, ledger.file) < self._first:
            self._first, self.before = (number, ledger.file), ledger.ends.before or GtidSet()

    def compare(self, others: GtidSet) -> None:
        """Take note of what other archives hold."""
        own = self.gtids | self.before
        last = {(origin, tag): number for origin, tag, _, number in own.intervals()}
        for origin, tag, first, end in (others - own).intervals():
            is_later = first > last.get((origin, tag), end)
            (self.later if is_later else self.lacks).add_interval(origin, tag, first, end)
        self.alone = self.gtids - others

    def as_json(self) -> dict[str, Any]:
        """Return it as plain JSON values."""
        sets = {
            "gtids": self.gtids,
            "before": self.before,
            "lacks": self.lacks,
            "later": self.later,
            "alone": self.alone,
        }
        return {"archive": self.name, "logs": self.logs} | {name: str(found) for name, found in sets.items()}


@dataclass(slots=True)
class Coverage:
    """What archives hold of a set of transactions."""

    wanted: GtidSet
    missing: GtidSet
    """Those that none holds."""
    archives: list[Archive]

    def as_json(self) -> dict[str, Any]:
        """Return it as plain JSON values."""
        return {
            "wanted": str(self.wanted),
            "missing": str(self.missing),
            "archives": [archive.as_json() for archive in self.archives],
        }


def coverage(wanted: GtidSet, ledgers: Iterable[FileLedger]) -> Coverage:
    """Compare the transactions of archives with a set, and with one another, by GTID.

    Logs are of one archive that have one folder and one base name; which servers wrote them does not matter, so that
    nodes of a cluster with other files hold the same transactions.
    """
    archives: dict[str, Archive] = {}
    for ledger in ledgers:
        place = place_of(ledger.file)
        name, number = ("/".join(place[0]), place[1][1]) if place else (ledger.file, 0)
        archives.setdefault(name, Archive(name)).add(ledger, number)
    for archive in archives.values():
        others = [other.gtids for other in archives.values() if other is not archive]
        if others:
            archive.compare(reduce(or_, others))
    held = reduce(or_, (archive.gtids for archive in archives.values()), GtidSet())
    return Coverage(wanted, wanted - held, list(archives.values()))
