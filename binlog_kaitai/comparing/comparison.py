"""In which transactions two archives differ, and which only one of them has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import field

from binlog_kaitai.comparing.contents import Compared, ReadPart, compared
from binlog_kaitai.comparing.matching import Matching, Pair
from binlog_kaitai.comparing.side import Found, Side
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.gtid import GtidSet

__all__ = ["Comparison", "Difference", "Others"]

_MOST_ALONE = 1000
"""Of the transactions of one archive: more than are shown, for not each is a difference."""
CHANGED, ONLY, EMPTY, ORDER = "differs", "only", "empty", "order"


@dataclass(slots=True)
class Difference:
    """A transaction in which two archives differ."""

    kind: str
    """``differs``; ``only``: the other archive lacks it; ``empty``: it has nothing of it but the GTID; ``order``."""
    a: Found | None
    b: Found | None
    details: Compared = field(default_factory=Compared)
    after: str | None = None
    """Of another order: a transaction that is before it in this archive, and after it in the other one."""

    @property
    def found(self) -> Found:
        """Return the transaction, in the first archive that has it."""
        found = self.a or self.b
        assert found is not None
        return found

    @property
    def place(self) -> tuple[int, bool, int]:
        """Return what differences are sorted by: where they are in the first archive."""
        found = self.found
        return found.after, self.a is None, found.number

    @property
    def gtid(self) -> str | None:
        """Return its GTID; None where the logs have none."""
        return self.found.seen.gtid or None


@dataclass(slots=True)
class Others:
    """Transactions of an archive that the other one has not."""

    only: GtidSet
    """Those that it lacks."""
    empty: GtidSet
    """Those of which it has the GTID alone."""
    later: GtidSet
    """Those after its end."""
    num_plain: int
    """Those without a GTID, after its end."""


class Comparison:
    """Compares two archives, once.

    Args:
        sides: the archives.
        readers: read parts of their logs.
        most: how many differences are kept; None for all.
    """

    def __init__(self, sides: tuple[Side, Side], readers: tuple[ReadPart, ReadPart], most: int | None) -> None:
        self.sides, self._readers, self._most = sides, readers, most
        self.matching = Matching(sides)
        for side in sides:
            side.most_alone = None if most is None else max(most, _MOST_ALONE)
        self._found: list[Difference] = []
        self.counts = Counter[str]()
        """Differences by kind."""
        self.unclear: Pair | None = None
        """Transactions of which nothing can be said, the first of which is kept."""
        self.num_unclear = 0
        self.num_cut = 0
        """Transactions that are cut off, by the end of a log or by damage."""
        self.is_cut = False
        """After the first difference of transactions without GTIDs others are not compared."""

    def run(self) -> list[Difference]:
        """Return the first differences. Raises BinlogError."""
        for pairs in self.matching.unequal():
            wanted = [pair for pair in pairs if not (self.is_cut and not pair[0].seen.gtid)]
            for pair, details in compared(wanted, *self._readers):
                self._take(pair, details)
        a, b = self.sides
        a.archive.compare(b.archive.gtids)
        b.archive.compare(a.archive.gtids)
        for side, other in ((a, b), (b, a)):
            self.num_cut += len(side.alone & other.cut)
            self._take_alone(side)
            for difference in _late(side, other):
                self._keep(difference)
        return self._sorted()

    def others(self, side: Side) -> Others:
        """Return which transactions of a side the other one has not, when all was read."""
        other = self.sides[side is self.sides[0]]
        only, later = _lacking(side, other)
        num_plain = max(side.num_plain - other.num_plain, 0)
        return Others(only, (side.alone & other.archive.gtids) - other.cut, later, num_plain)

    @property
    def is_equal(self) -> bool:
        """Whether nothing differs, and all could be compared."""
        return not (any(self.counts.values()) or self.num_unclear)

    def _take(self, pair: Pair, details: Compared) -> None:
        if details.is_cut:
            self.num_cut += 1
        elif details.is_unclear:
            self.num_unclear += 1
            self.unclear = self.unclear or pair
        elif details and not (self.is_cut and not pair[0].seen.gtid):
            self.is_cut = self.is_cut or not pair[0].seen.gtid
            self._keep(Difference(CHANGED, *pair, details))

    def _take_alone(self, side: Side) -> None:
        """Take the transactions that the other side should have, given the first of them."""
        others = self.others(side)
        for kind, gtids in ((ONLY, others.only), (EMPTY, others.empty)):
            known = [found for found in side.first_alone if found.seen.gtid and gtids.holds(found.seen.gtid)]
            for found in known:
                self._keep(Difference(kind, *_on(side, found)))
            self.counts += Counter({kind: len(gtids) - len(known)})

    def _keep(self, difference: Difference) -> None:
        self.counts[difference.kind] += 1
        self._found.append(difference)
        if self._most is not None and len(self._found) > 2 * self._most + 100:
            self._found = self._sorted()

    def _sorted(self) -> list[Difference]:
        return sorted(self._found, key=lambda difference: difference.place)[: self._most]


def _lacking(side: Side, other: Side) -> tuple[GtidSet, GtidSet]:
    """Return which transactions of a side the other lacks, and which may be still to come there: not where it has gone
    on without them."""
    missing = side.alone - other.archive.gtids
    later = GtidSet() if other.goes_on else missing & other.archive.later
    return missing - later, later


def _late(side: Side, other: Side) -> Iterator[Difference]:
    """Yield the transactions that are after one with a greater number in one archive, and before it in the other."""
    for gtid, (greater, found) in side.late.items():
        if gtid not in other.late and other.archive.gtids.holds(gtid):
            yield Difference(ORDER, *_on(side, found), after=greater)


def _on(side: Side, found: Found) -> tuple[Found | None, Found | None]:
    return (found, None) if side.is_first else (None, found)
