"""Which moments can be reached from a dump with some logs, and the first thing that is in the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from enum import StrEnum
from functools import partial
from typing import Any

from binlog_kaitai.changes.ledger import LogEnds, iso_time
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.dumps.place import DumpPlace
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.reading.transaction_columns import Found, TransactionColumns

__all__ = ["Begin", "Commit", "Hindrance", "Obstacle", "Reach", "gap_before", "other_history", "rows_of"]

_MICROS = 10**6
_DONE = frozenset({"commit", "statement", "xa_prepare"})


class Hindrance(StrEnum):
    """What is in the way; between two logs, it is what `continuity_links.Kind` says."""

    NO_LOG = "no log"
    NO_POSITION = "no position"
    OTHER_HISTORY = "other history"
    TRANSACTIONS = "missing transactions"
    DAMAGE = "damage"
    REPLAY = "not replayable"


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why nothing after a place can be reached."""

    kind: str
    message: str
    """What is wrong, with the place for people."""
    file: str | None = None
    position: int | None = None
    """In bytes; None for the beginning of the file."""
    gtids: GtidSet | None = None
    """The transactions concerned."""

    def as_json(self) -> dict[str, Any]:
        """Return it as plain JSON values."""
        return {
            "kind": str(self.kind),
            "file": self.file,
            "position": self.position,
            "gtids": "" if self.gtids is None else str(self.gtids),
            "message": self.message,
        }


class Commit(NamedTuple):
    """A transaction that has left something."""

    gtid: str | None
    file: str
    end: int
    """Offset in bytes after its last event."""
    time: int
    """When it was committed, in seconds since 1970-01-01 UTC."""

    def as_json(self) -> dict[str, Any]:
        """Return it as plain JSON values."""
        return {"gtid": self.gtid, "file": self.file, "end_position": self.end, "commit_timestamp": iso_time(self.time)}


@dataclass(slots=True)
class Reach:
    """The transactions that can be applied to what a dump holds, in their order: each ends at a moment that can be
    reached, and so does the dump itself."""

    place: DumpPlace
    transactions: int = 0
    first: Commit | None = None
    last: Commit | None = None
    obstacle: Obstacle | None = None

    def add(self, found: Found, file: str, stop: int | None) -> None:
        """Add transactions of a log that end before a position, but for those that have left nothing."""
        done = [row for row in rows_of(found) if row.outcome in _DONE and (stop is None or row.end <= stop)]
        if done:
            first, last = (Commit(row.gtid(), file, row.end, row.micros // _MICROS) for row in (done[0], done[-1]))
            self.transactions += len({row.begin for row in done})
            self.first, self.last = self.first or first, last

    def as_json(self) -> dict[str, Any]:
        """Return it as plain JSON values."""
        place = self.place
        return {
            "backup": place.path,
            "maker": place.maker,
            "file": place.log,
            "position": None if place.log is None else place.position,
            "gtids": str(place.gtids) if place.gtids is not None else ",".join((place.last or {}).values()),
            "transactions": self.transactions,
            "first": None if self.first is None else self.first.as_json(),
            "last": None if self.last is None else self.last.as_json(),
            "obstacle": None if self.obstacle is None else self.obstacle.as_json(),
        }


class Row(NamedTuple):
    """A transaction, or what it did to one of its tables."""

    begin: int
    """Offset in bytes of its first event, and after its last."""
    end: int
    micros: int
    """When it was committed, in microseconds since 1970-01-01 UTC."""
    outcome: str | None
    gtid: Callable[[], str | None]


def rows_of(found: Found) -> Iterator[Row]:
    """Yield the transactions of a piece of a log."""
    if not isinstance(found, TransactionColumns):
        micros = int(found.end * _MICROS)
        yield Row(found.position, found.end_position, micros, found.outcome, lambda: found.gtid)
        return
    numbers = [memoryview(found.numbers[name]).cast("q") for name in ("position", "end_position", "commit")]
    outcomes, names = memoryview(found.labels["outcome"].numbers).cast("q"), [*found.labels["outcome"].texts, None]
    gtids = found.texts["gtid"]
    ends, is_there = memoryview(gtids.ends).cast("i"), memoryview(gtids.is_there).cast("q")
    for number, (begin, end, micros, outcome) in enumerate(zip(*numbers, outcomes, strict=True)):
        place = slice(ends[number], ends[number + 1]) if is_there[number] else None
        yield Row(begin, end, micros, names[outcome], partial(_text, gtids.data, place))


def _text(data: bytes, place: slice | None) -> str | None:
    return None if place is None else data[place].decode()


@dataclass(slots=True)
class Begin:
    """What the log in which a dump was taken has before the place of the dump."""

    file: str
    ends: LogEnds
    gtids: GtidSet = field(default_factory=GtidSet)
    """Transactions between the beginning of the log and the place."""
    last: dict[str, str] = field(default_factory=dict)
    """The last of these of each of MariaDB's domains."""
    end: int = 0
    """After the last of these; 0 for none."""
    is_inside: bool = False
    """The place is inside of a transaction."""

    @property
    def known(self) -> GtidSet:
        """Return all transactions before the place; of MariaDB up to the last of each domain and server."""
        return self.gtids | (self.ends.before or GtidSet())

    def add(self, found: Found, position: int) -> bool:
        """Add the transactions of a piece of the log that end before the place; returns whether more may come."""
        for row in rows_of(found):
            if row.end > position:
                self.is_inside = row.begin < position
                return False
            gtid = row.gtid() if row.end != self.end else None  # one for each of its tables
            self.end = row.end
            if gtid is not None:
                self.gtids.add_text(gtid)
                domain, sign, _ = gtid.partition("-")
                if sign and domain.isdecimal():
                    self.last[domain] = gtid
        return True


def other_history(place: DumpPlace, begin: Begin, later: GtidSet) -> Obstacle | None:
    """Return what tells that a log is not the one in which a dump was taken, though it has its name: another server's,
    or of before or after a RESET MASTER. None where nothing tells that.

    Args:
        place: of the dump.
        begin: what the log has before this place.
        later: transactions of the logs after it.
    """
    if place.last is not None:
        return _other_last(place.last, begin)
    if place.gtids is None or not begin.known:
        return None
    before = begin.known
    missing, extra = before - place.gtids, place.gtids - before
    theirs = (_of_servers(extra, before) if place.gtids & before else extra) | (later & place.gtids)
    if not missing and not theirs:
        return None
    where = f"before {place.log}:{place.position}"
    said = [f"{missing} are {where} and not in the dump"] if missing else []
    said += [f"{theirs} are in the dump and not {where}"] if theirs else []
    return _other(begin.file, ", and ".join(said), missing | theirs)


def _of_servers(found: GtidSet, known: GtidSet) -> GtidSet:
    """Return the transactions of servers that are known, but for those before the first that is known of each: a server
    may not log what it has from others, and no log tells what it was given as GTID_PURGED."""
    lowest, result = dict[tuple[str, str], int](), GtidSet()
    for origin, tag, first, _ in known.intervals():
        lowest.setdefault((origin, tag), first)
    for origin, tag, first, last in found.intervals():
        least = lowest.get((origin, tag), last)
        if last > least:
            result.add_interval(origin, tag, max(first, least), last)
    return result


def _other_last(last: Mapping[str, str], begin: Begin) -> Obstacle | None:
    """Do the same for MariaDB, where a dump has the last transaction of each domain."""
    listed: dict[str, set[str]] = {}
    for gtid in begin.ends.gtid_list or ():
        listed.setdefault(str(gtid.domain_id), set()).add(str(gtid))
    servers, is_known = {origin for origin, *_ in begin.known.intervals()}, False
    for domain, named in last.items():
        met = {begin.last[domain]} if domain in begin.last else listed.get(domain, set())
        if named not in met and named.rpartition("-")[0] in servers:
            said = f"the last transaction before the place is {', '.join(sorted(met))}, and in the dump {named}"
            return _other(begin.file, said, None)
        is_known = is_known or named in met
    if is_known or not servers or not last:
        return None
    return _other(begin.file, f"it knows nothing of {', '.join(last.values())}", None)


def _other(file: str, why: str, gtids: GtidSet | None) -> Obstacle:
    text = f"{file}: is not the log in which the dump was taken, though it has its name: {why}"
    return Obstacle(Hindrance.OTHER_HISTORY, text, file, gtids=gtids)


def gap_before(place: DumpPlace, begin: Begin, held: GtidSet) -> Obstacle | None:
    """Return what is missing between a dump that names transactions alone, and the first of the logs.

    Args:
        place: of the dump.
        begin: the first log, of which nothing counts as before the place.
        held: transactions of all logs.
    """
    gtids, before = place.gtids or GtidSet(), begin.ends.before or GtidSet()
    if gtids and not gtids & (before | held):
        why = f"the dump has {gtids}, of which the logs know nothing"
        return Obstacle(Hindrance.OTHER_HISTORY, f"{begin.file}: is not of the dump's server: {why}", begin.file)
    ahead = _of_servers(gtids - before - held, before | held)
    if ahead:
        text = f"{begin.file}: the dump has {ahead}, and the logs end before that; give the log in which it was taken"
        return Obstacle(Hindrance.NO_LOG, text, begin.file, gtids=ahead)
    missing = before - gtids - held
    if not missing:
        return None
    text = f"{begin.file}: {missing} are neither in the dump nor in the logs; give the logs before this one"
    return Obstacle(Hindrance.TRANSACTIONS, text, begin.file, gtids=missing)
