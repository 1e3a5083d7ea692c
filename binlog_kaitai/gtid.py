"""Global transaction ids of MySQL and sets of them, in the server's own notation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from uuid import UUID

__all__ = ["Gtid", "GtidSet"]

_TAG = re.compile(r"[a-z_][a-z0-9_]{0,31}\Z")
_Key = tuple[str, str]
_Interval = tuple[int, int]


@dataclass(frozen=True, slots=True, order=True)
class Gtid:
    """One transaction: ``uuid:transaction_id``, or ``uuid:tag:transaction_id`` since MySQL 8.3."""

    uuid: str
    tag: str
    transaction_id: int

    def __str__(self) -> str:
        return ":".join(part for part in (self.uuid, self.tag, str(self.transaction_id)) if part)

    @classmethod
    def parse(cls, text: str) -> Gtid:
        """Read ``uuid:n`` or ``uuid:tag:n``. Raises ValueError."""
        uuid, *tag, number = text.strip().split(":")
        if len(tag) > 1 or (tag and not _TAG.match(tag[0].lower())):
            raise ValueError(f"not a GTID: {text!r}")
        return cls(str(UUID(uuid)), tag[0].lower() if tag else "", int(number))


@dataclass(slots=True)
class GtidSet:
    """A set of transactions, as intervals of numbers by server uuid and tag.

    ``str`` gives the notation of the server (``uuid:1-5:7,uuid2:tag:1-3``).
    """

    _intervals: dict[_Key, list[_Interval]] = field(default_factory=dict)

    def add(self, gtid: Gtid) -> None:
        """Add one transaction."""
        self.add_interval(gtid.uuid, gtid.tag, gtid.transaction_id, gtid.transaction_id)

    def add_interval(self, uuid: str, tag: str, first: int, last: int) -> None:
        """Add the transactions ``first`` to ``last``, both included."""
        intervals = self._intervals.setdefault((uuid, tag), [])
        if intervals and first == intervals[-1][1] + 1:
            intervals[-1] = (intervals[-1][0], last)
        else:
            intervals.append((first, last))
            if len(intervals) > 1:
                intervals[:] = _merged(intervals)

    def update(self, other: GtidSet) -> None:
        """Add all transactions of another set."""
        for uuid, tag, first, last in other.intervals():
            self.add_interval(uuid, tag, first, last)

    def intervals(self) -> Iterator[tuple[str, str, int, int]]:
        """The intervals in order: uuid, tag, first, last (both included)."""
        for uuid, tag in sorted(self._intervals):
            for first, last in self._intervals[uuid, tag]:
                yield uuid, tag, first, last

    def __contains__(self, gtid: object) -> bool:
        return isinstance(gtid, Gtid) and any(
            first <= gtid.transaction_id <= last for first, last in self._intervals.get((gtid.uuid, gtid.tag), ())
        )

    def __len__(self) -> int:
        return sum(last - first + 1 for _, _, first, last in self.intervals())

    def __str__(self) -> str:
        servers: dict[str, str] = {}
        for uuid, tag in sorted(self._intervals):
            numbers = ":".join(str(a) if a == b else f"{a}-{b}" for a, b in self._intervals[uuid, tag])
            servers[uuid] = ":".join(part for part in (servers.get(uuid, uuid), tag, numbers) if part)
        return ",".join(servers.values())

    @classmethod
    def parse(cls, text: str) -> GtidSet:
        """Read the server's notation of a set. Raises ValueError."""
        result = cls()
        for server in filter(None, (part.strip() for part in text.split(","))):
            uuid, *parts = (part.strip() for part in server.split(":"))
            uuid, tag = str(UUID(uuid)), ""
            for part in parts:
                if _TAG.match(part.lower()):
                    tag = part.lower()
                else:
                    first, _, last = part.partition("-")
                    result.add_interval(uuid, tag, int(first), int(last or first))
        return result


def _merged(intervals: Iterable[_Interval]) -> list[_Interval]:
    merged: list[_Interval] = []
    for first, last in sorted(intervals):
        if merged and first <= merged[-1][1] + 1:
            merged[-1] = (merged[-1][0], max(last, merged[-1][1]))
        else:
            merged.append((first, last))
    return merged
