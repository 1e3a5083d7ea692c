"""Which transactions two archives have in common, against what sets say."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from binlog_kaitai.comparing.matching import Matching
from binlog_kaitai.comparing.seen import SeenTransactions
from binlog_kaitai.comparing.side import Side
from binlog_kaitai.series.coverage import Archive

ORIGINS = "909d22ce-e541-11f1-8dd6-02fc00000001:", "0-7-"
Known = list[tuple[str, int]]
"""GTIDs with the digests of what they did."""


def pieces(known: Known, chance: random.Random) -> Iterator[tuple[int, SeenTransactions]]:
    at, log = 0, 0
    while at < len(known):
        part = known[at : at + chance.choice([1, 3, 50])]
        at, count = at + len(part), len(part)
        log += chance.random() < 0.1
        others = tuple([at] * count for _ in range(5))
        digests = [digest for _, digest in part]
        yield (
            log,
            SeenTransactions([gtid for gtid, _ in part], [*digests], ["commit"] * count, digests, [0] * count, others),
        )


def other_than(known: Known, chance: random.Random) -> Known:
    """Some are missing, some are new, some did something else, some are in another order."""
    made = [(gtid, digest + (chance.random() < 0.02)) for gtid, digest in known if chance.random() > 0.02]
    for number in range(chance.randrange(10)):
        made.insert(chance.randrange(len(made)), (f"{ORIGINS[0][:-2]}9:{number + 1}", number))
    for _ in range(chance.choice([0, 0, 30])):
        at = chance.randrange(len(made))
        made[at : at + 5] = chance.sample(made[at : at + 5], len(made[at : at + 5]))
    return made[chance.choice([0, 0, 40]) : chance.choice([-1, -40, len(made)])]


@pytest.mark.parametrize("seed", range(40))
def test_as_sets_have_it(seed: int) -> None:
    chance = random.Random(seed)
    a: Known = [(f"{chance.choice(ORIGINS)}{number}", number) for number in range(1, 400)]
    b = other_than(a, chance)
    sides = Side("A", True, pieces(a, chance), Archive("A")), Side("B", False, pieces(b, chance), Archive("B"))
    matching = Matching(sides)
    unequal = [(one.seen.gtid, other.seen.gtid) for pairs in matching.unequal() for one, other in pairs]
    known, others = dict(a), dict(b)
    shared = known.keys() & others.keys()
    assert matching.num_shared == len(shared)
    assert sorted(unequal) == sorted((gtid, gtid) for gtid in shared if known[gtid] != others[gtid])
    for side, mine, theirs in zip(sides, (a, b), (others, known), strict=True):
        assert set(side.alone.texts()) == {gtid for gtid, _ in mine if gtid not in theirs}
        assert [found.seen.gtid for found in side.first_alone] == [gtid for gtid, _ in mine if gtid not in theirs]
        assert side.goes_on == (mine[-1][0] not in theirs)
