"""Which transactions two archives have in common, by GTID, or in their order where the logs have none.

Both are read at the same time. While they are in step, many transactions are compared at once. Memory holds those that
only one of them has delivered so far.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress
from operator import ne

from binlog_kaitai.comparing.seen import SeenTransactions
from binlog_kaitai.comparing.side import Found, Side

__all__ = ["Matching", "Pair"]

_MOST_PAIRS, _MOST_ROWS = 1000, 50_000
"""Pairs that are looked at together, and their rows."""
_SHORTEST, _LONGEST = 8, 1 << 12
Pair = tuple[Found, Found]


class Matching:
    """Matches the transactions of two archives, once.

    Args:
        sides: the archives.
    """

    def __init__(self, sides: tuple[Side, Side]) -> None:
        self._sides = sides
        self.num_shared = 0
        """Transactions that both have."""
        self._unequal: list[Pair] = []
        self._rows = 0
        self._stretch = _SHORTEST
        """How many transactions are looked at together."""
        for side, other in (sides, sides[::-1]):
            side.expect(other)

    def unequal(self) -> Iterator[list[Pair]]:
        """Yield the pairs of transactions of which digests do not tell that they did the same, some at a time."""
        a, b = self._sides
        while a.has_more() and b.has_more():
            if a.next_key() == b.next_key():
                self._take_stretch(a, b)
            elif a.next_key() in b.pending:
                self._take(a, b)
            elif b.next_key() in a.pending or self._take(a, b):
                self._take(b, a)
            if len(self._unequal) >= _MOST_PAIRS or self._rows >= _MOST_ROWS:
                yield self._taken()
        for side, other in ((a, b), (b, a)):
            if other.is_read:
                side.settle()
                while side.has_more():
                    self._take(side, other)
        for side in self._sides:
            side.settle()
        yield self._taken()

    def _take_stretch(self, a: Side, b: Side) -> None:
        """Take transactions that follow each other in both archives."""
        of_a, of_b = a.ahead(self._stretch), b.ahead(self._stretch)
        whole = count = min(len(of_a), len(of_b))
        if of_a.gtids != of_b.gtids:
            count = next(compress(range(count), map(ne, of_a.gtids, of_b.gtids)), count)
            of_a, of_b = of_a.some(0, count), of_b.some(0, count)
        self._stretch = min(2 * self._stretch, _LONGEST) if count == whole else _SHORTEST
        self.num_shared += count
        for index in _differing(of_a, of_b):
            self._keep(a.found(index), b.found(index))
        number = a.count
        for side in (a, b):
            side.pass_shared(of_a.gtids, number)

    def _take(self, side: Side, other: Side) -> bool:
        """Take the next transaction of one side; returns whether the other one may have it, too."""
        taken = side.take()
        if taken is None:
            return False
        key, found = taken
        match = other.pending.pop(key, None)
        if match is not None:
            self._compare(*((found, match) if side.is_first else (match, found)))
        elif other.is_read:
            side.keep_alone(found)
        else:
            side.pending[key] = found
        return True

    def _compare(self, a: Found, b: Found) -> None:
        """Take a transaction that both have."""
        self.num_shared += 1
        for one, of_one in zip(self._sides, (a, b), strict=True):
            one.note_shared(of_one.number, a.number)
        if not _is_equal(a.seen[1:5], b.seen[1:5]):
            self._keep(a, b)

    def _keep(self, a: Found, b: Found) -> None:
        self._unequal.append((a, b))
        self._rows += a.seen.rows + b.seen.rows

    def _taken(self) -> list[Pair]:
        taken, self._unequal, self._rows = self._unequal, [], 0
        return sorted(taken)


def _differing(a: SeenTransactions, b: SeenTransactions) -> Iterable[int]:
    """Return the indices of the transactions whose digests differ or are missing."""
    if a.digests == b.digests and a.outcomes == b.outcomes and None not in a.digests:
        return ()
    pairs = zip(
        *(zip(side.digests, side.outcomes, side.by_keys, side.wide, strict=True) for side in (a, b)), strict=True
    )
    return [index for index, pair in enumerate(pairs) if not _is_equal(*pair)]


_Did = tuple[int | None, str, int, int]
"""The digest of a transaction, its outcome, the digest by keys, and events with more than these."""


def _is_equal(a: _Did, b: _Did) -> bool:
    """Return whether digests tell that two transactions did the same: those by keys where one of them has no more of
    its rows before a change."""
    digest, outcome, by_keys, wide = a
    other, other_outcome, other_by_keys, other_wide = b
    if outcome != other_outcome or digest is None or other is None:
        return False
    return digest == other or (by_keys == other_by_keys and not (wide and other_wide))
