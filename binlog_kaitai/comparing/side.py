"""One of two archives that are compared: its transactions in their order, and what became of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from binlog_kaitai.comparing.seen import SeenTransaction, SeenTransactions
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.series.coverage import Archive

__all__ = ["Found", "Side"]


class Found(NamedTuple):
    """A transaction in an archive."""

    number: int
    """Of the transaction, in the order of the archive."""
    after: int
    """The number in the first archive that it has, or that the last one before it has which both have."""
    log: int
    """The number of its log."""
    seen: SeenTransaction


@dataclass(slots=True)
class Side:
    """One of the archives."""

    name: str
    is_first: bool
    pieces: Iterator[tuple[int, SeenTransactions]]
    """Its transactions, many at once, each time with the number of their log."""
    archive: Archive
    """What its logs hold; complete when all pieces were read."""
    is_read: bool = False
    count: int = 0
    """Transactions so far, but for those that the other archive cannot have any more."""
    num_early: int = 0
    """Of these."""
    num_plain: int = 0
    """Transactions without a GTID."""
    alone: GtidSet = field(default_factory=GtidSet)
    """Transactions that the other archive has not."""
    cut: GtidSet = field(default_factory=GtidSet)
    """Transactions of which damage has left the beginning only."""
    first_alone: list[Found] = field(default_factory=list)
    """The first of these, with where they are."""
    most_alone: int | None = None
    """How many they are at most."""
    late: dict[str, tuple[str, Found]] = field(default_factory=dict)
    """By GTID: a transaction with a greater number of the same origin that is before it."""
    pending: dict[str, Found] = field(default_factory=dict)
    """Transactions that the other archive has not delivered so far, by what they are known by."""
    last_shared: int = -1
    last_alone: int = -1
    _anchor: int = -1
    """The number in the first archive of the last transaction that both have."""
    _early: GtidSet = field(default_factory=GtidSet)
    _num_expected: int = 0
    _greatest: dict[str, tuple[int, str]] = field(default_factory=dict)
    _last: tuple[str, int] = ("", 0)
    """The GTID before, and the number of the part of its transaction."""
    _log: int = 0
    _piece: SeenTransactions = field(default_factory=lambda: SeenTransactions([], [], [], [], [], ()))
    _at: int = 0

    def expect(self, other: Side) -> None:
        """Take note of what was before the first log of the other archive, and not before that of this one."""
        self._early = other.archive.before - self.archive.before
        self._num_expected = len(self._early)

    def has_more(self) -> bool:
        """Read on if that is needed; returns whether there is another transaction."""
        while self._at == len(self._piece):
            found = next(self.pieces, None)
            if found is None:
                self.is_read = True
                return False
            (self._log, self._piece), self._at = found, 0
        return True

    def next_key(self) -> str:
        """Return what the next transaction is known by: its GTID, or its number among those without one."""
        gtid = self._piece.gtids[self._at]
        if not gtid:
            return f"#{self.num_plain}"
        return f"{gtid}#{self._last[1] + 1}" if gtid == self._last[0] else gtid

    def ahead(self, most: int) -> SeenTransactions:
        """Return the transactions that were read and not taken, up to so many."""
        return self._piece.some(self._at, self._at + most)

    def found(self, index: int) -> Found:
        """Return a transaction of these."""
        number = self.count + index
        return Found(number, number if self.is_first else self._anchor, self._log, self._piece[self._at + index])

    def take(self) -> tuple[str, Found] | None:
        """Take the next transaction, and return what it is known by; None for one that the other archive cannot have
        any more."""
        key, gtid, found = self.next_key(), self._piece.gtids[self._at], self.found(0)
        self._at += 1
        if self._num_expected and gtid and self._early.holds(gtid):
            self._num_expected -= 1
            self.num_early += 1
            return None
        self.count += 1
        self._note(gtid, found)
        return key, found

    def pass_shared(self, gtids: list[str], number: int) -> None:
        """Pass over transactions that both archives have, in this order; the first has a number in the first
        archive."""
        count = len(gtids)
        if not self._is_run(gtids):
            for index, gtid in enumerate(gtids):
                self._note(gtid, self.found(index))
        self.note_shared(self.count + count - 1, number + count - 1)
        self.count += count
        self._at += count

    def note_shared(self, number: int, of_first: int) -> None:
        """Take note of a transaction that both have, by its number and by that in the first archive."""
        self.last_shared, self._anchor = max(self.last_shared, number), of_first

    def settle(self) -> None:
        """The other archive is read: what waits for it is alone."""
        for found in self.pending.values():
            self.keep_alone(found)
        self.pending.clear()

    def keep_alone(self, found: Found) -> None:
        """Take note of a transaction that the other archive has not."""
        self.last_alone = max(self.last_alone, found.number)
        if found.seen.gtid:
            self.alone.add_text(found.seen.gtid)
        if self.most_alone is None or len(self.first_alone) < self.most_alone:
            self.first_alone.append(found)

    @property
    def goes_on(self) -> bool:
        """Whether transactions that the other archive has not come after the last one that both have."""
        return self.last_alone > self.last_shared

    def _note(self, gtid: str, found: Found) -> None:
        """Take note of the order of a transaction."""
        if not gtid:
            self.num_plain += 1
        elif gtid == self._last[0]:
            self._last = gtid, self._last[1] + 1
        else:
            self._last = gtid, 0
            of, number = _in_order(gtid)
            greatest = self._greatest.get(of)
            if greatest is None or number > greatest[0]:
                self._greatest[of] = number, gtid
            else:
                self.late[gtid] = greatest[1], found

    def _is_run(self, gtids: list[str]) -> bool:
        """Return whether transactions have numbers one after the other, which are taken note of then."""
        if not gtids[0]:
            is_plain = not any(gtids)
            self.num_plain += len(gtids) if is_plain else 0
            return is_plain
        of, first = _in_order(gtids[0])
        start = gtids[0].removesuffix(str(first))
        greatest = self._greatest.get(of)
        if greatest is not None and first <= greatest[0]:
            return False
        last = first + len(gtids) - 1
        if gtids[-1] != f"{start}{last}" or gtids != [f"{start}{number}" for number in range(first, last + 1)]:
            return False
        self._greatest[of], self._last = (last, gtids[-1]), (gtids[-1], 0)
        return True


def _in_order(gtid: str) -> tuple[str, int]:
    """Return the origin of a transaction, within which numbers are in order, and its number."""
    origin, _, number = gtid.rpartition(":" if ":" in gtid else "-")
    return origin, int(number)
