"""Global transaction ids of MySQL and sets of them, in the server's own notation."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field
from uuid import UUID

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.regex import regex

__all__ = ["Gtid", "GtidSet", "MariadbGtid", "XaId", "gtid_text"]

_TAG = regex(r"[a-z_][a-z0-9_]{0,31}\Z")
_MARIADB_ORIGIN = regex(r"\d+-\d+\Z")
_INTERVAL = regex(r"(\d+)(?:\s*-\s*(\d+))?\Z")
_MARIADB = regex(r"(\d+-\d+)-(\d+)(?:\.\.(\d+))?\Z")
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
        if len(tag) > 1 or not number.isdecimal() or (tag and not _TAG.match(tag[0].lower())):
            raise ValueError(f"not a GTID: {text!r}")
        return cls(_parse_uuid(uuid), tag[0].lower() if tag else "", int(number))


@dataclass(frozen=True, slots=True, order=True)
class MariadbGtid:
    """One transaction of MariaDB: ``domain-server-sequence``."""

    domain_id: int
    server_id: int
    sequence_number: int

    def __str__(self) -> str:
        return f"{self.domain_id}-{self.server_id}-{self.sequence_number}"


@dataclass(frozen=True, slots=True)
class XaId:
    """Id of an XA transaction, in the notation of XA RECOVER and the log: ``X'gtrid',X'bqual',format``."""

    gtrid: bytes
    bqual: bytes
    format_id: int

    def __str__(self) -> str:
        return f"X'{self.gtrid.hex()}',X'{self.bqual.hex()}',{self.format_id}"


@dataclass(slots=True)
class GtidSet:
    """A set of transactions, as intervals of numbers by server uuid and tag, or by MariaDB's domain and server id.

    ``str`` gives the notation of the server (``uuid:1-5:7,uuid2:tag:1-3``); a range of MariaDB's is written
    ``0-1-5..9``.
    """

    _intervals: dict[_Key, list[_Interval]] = field(default_factory=dict)

    def add(self, gtid: Gtid | MariadbGtid) -> None:
        """Add one transaction."""
        origin, tag, number = _parts(gtid)
        self.add_interval(origin, tag, number, number)

    def add_text(self, text: str) -> None:
        """Add one transaction, of its GTID as logs have it."""
        origin, tag, number = _text_parts(text)
        self.add_interval(origin, tag, number, number)

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

    def copy(self) -> GtidSet:
        """Return a set of the same transactions that changes by itself."""
        return GtidSet({key: list(intervals) for key, intervals in self._intervals.items()})

    def __or__(self, other: GtidSet) -> GtidSet:
        """The transactions that are in one set or the other."""
        result = self.copy()
        result.update(other)
        return result

    def __sub__(self, other: GtidSet) -> GtidSet:
        """The transactions that are in this set and not in the other."""
        kept = {key: _without(own, other._intervals.get(key, ())) for key, own in self._intervals.items()}
        return GtidSet({key: intervals for key, intervals in kept.items() if intervals})

    def __and__(self, other: GtidSet) -> GtidSet:
        """The transactions that are in both sets."""
        return self - (self - other)

    def intervals(self) -> Iterator[tuple[str, str, int, int]]:
        """Yield the intervals in order: uuid, tag, first, last (both included)."""
        for uuid, tag in sorted(self._intervals):
            for first, last in self._intervals[uuid, tag]:
                yield uuid, tag, first, last

    def texts(self) -> Iterator[str]:
        """Yield each transaction as events of logs name it."""
        for origin, tag, first, last in self.intervals():
            yield from (gtid_text(origin, tag, number) for number in range(first, last + 1))

    def __contains__(self, gtid: object) -> bool:
        if not isinstance(gtid, Gtid | MariadbGtid):
            return False
        origin, tag, number = _parts(gtid)
        return next(self.numbers_among(origin, tag, number, number), None) is not None

    def numbers_among(self, origin: str, tag: str, first: int, last: int) -> Iterator[int]:
        """Yield those of the numbers ``first`` to ``last`` that are in the set."""
        intervals = self._intervals.get((origin, tag), [])
        place = bisect_left(intervals, first, key=lambda interval: interval[1])  # the first that does not end before
        while place < len(intervals) and intervals[place][0] <= last:
            yield from range(max(first, intervals[place][0]), min(last, intervals[place][1]) + 1)
            place += 1

    def holds(self, text: str) -> bool:
        """Return whether a transaction is in the set, of its GTID as logs have it."""
        origin, tag, number = _text_parts(text)
        return next(self.numbers_among(origin, tag, number, number), None) is not None

    def __bool__(self) -> bool:
        return any(self._intervals.values())

    def __len__(self) -> int:
        return sum(last - first + 1 for _, _, first, last in self.intervals())

    def __str__(self) -> str:
        servers: dict[str, str] = {}
        mariadb: list[str] = []
        for (origin, tag), intervals in sorted(self._intervals.items()):
            if _MARIADB_ORIGIN.match(origin):
                mariadb += [f"{origin}-{a}" if a == b else f"{origin}-{a}..{b}" for a, b in intervals]
            else:
                numbers = ":".join(str(a) if a == b else f"{a}-{b}" for a, b in intervals)
                servers[origin] = ":".join(part for part in (servers.get(origin, origin), tag, numbers) if part)
        return ",".join([*servers.values(), *mariadb])

    @classmethod
    def parse(cls, text: str) -> GtidSet:
        """Read a set: ``uuid:1-5:tag:7`` of MySQL, ``0-1-5`` or ``0-1-5..9`` of MariaDB, comma-separated. Raises
        ValueError."""
        result = cls()
        for part in filter(None, (part.strip() for part in text.split(","))):
            if match := _MARIADB.match(part):
                result.add_interval(match[1], "", *_interval(part, match[2], match[3]))
            else:
                result._add_server(part)
        return result

    def _add_server(self, text: str) -> None:
        head, *parts = (part.strip() for part in text.split(":"))
        uuid, tag, numbers = _parse_uuid(head), "", False
        for part in parts:
            if _TAG.match(part.lower()):
                tag, numbers = part.lower(), False
            elif match := _INTERVAL.match(part):
                self.add_interval(uuid, tag, *_interval(part, match[1], match[2]))
                numbers = True
            else:
                raise ValueError(f"{part!r} is neither a number, a range such as 1-5, nor a tag")
        if not numbers:
            raise ValueError(f"{text!r} ends without a number")


def _text_parts(text: str) -> tuple[str, str, int]:
    """Return where a transaction comes from, its tag, and its number there, of its GTID as logs have it."""
    if ":" in text:
        origin, *tag, number = text.split(":")
        return origin, "".join(tag), int(number)
    origin, _, number = text.rpartition("-")
    return origin, "", int(number)


def gtid_text(origin: str, tag: str, number: int) -> str:
    """Return a transaction as events of logs name it: by server uuid and tag, or by MariaDB's domain and server id."""
    if _MARIADB_ORIGIN.match(origin):
        return f"{origin}-{number}"
    return f"{origin}:{tag}:{number}" if tag else f"{origin}:{number}"


def _parse_uuid(text: str) -> str:
    try:
        return str(UUID(text))
    except ValueError:
        raise ValueError(f"{text!r} is no server uuid, and no GTID of MariaDB such as 0-1-5") from None


def _interval(text: str, first: str, last: str | None) -> _Interval:
    start, end = int(first), int(last or first)
    if not 0 < start <= end:
        raise ValueError(f"{text!r} is no range of numbers from 1")
    return start, end


def _parts(gtid: Gtid | MariadbGtid) -> tuple[str, str, int]:
    """Return where a transaction comes from, its tag, its number there."""
    if isinstance(gtid, Gtid):
        return gtid.uuid, gtid.tag, gtid.transaction_id
    return f"{gtid.domain_id}-{gtid.server_id}", "", gtid.sequence_number


def _merged(intervals: Iterable[_Interval]) -> list[_Interval]:
    merged: list[_Interval] = []
    for first, last in sorted(intervals):
        if merged and first <= merged[-1][1] + 1:
            merged[-1] = (merged[-1][0], max(last, merged[-1][1]))
        else:
            merged.append((first, last))
    return merged


def _without(own: Iterable[_Interval], others: Sequence[_Interval]) -> list[_Interval]:
    """Return what sorted intervals have that other sorted intervals do not cover."""
    left: list[_Interval] = []
    at = 0
    for first, last in own:
        while at < len(others) and others[at][1] < first:
            at += 1
        while at < len(others) and others[at][0] <= last:
            if first < others[at][0]:
                left.append((first, others[at][0] - 1))
            first = others[at][1] + 1
            if first > last:  # the other may cover the next one, too
                break
            at += 1
        if first <= last:
            left.append((first, last))
    return left
