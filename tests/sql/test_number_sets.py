"""Sets of many numbers: what is added is found, and memory does not grow with them."""

from __future__ import annotations

import random
import tracemalloc
from array import array

import pytest

from binlog_kaitai.undoing import number_sets
from binlog_kaitai.undoing.number_sets import RowNumbers

LOW, HIGH = -(1 << 63), (1 << 63) - 1


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"_RUN": 50, "_LONG_RUN": 200, "_STRETCH": 32}.items():
        monkeypatch.setattr(number_sets, name, value)


@pytest.mark.parametrize("seed", range(4))
def test_what_was_added_is_found(seed: int) -> None:
    chance, numbers, expected = random.Random(seed), RowNumbers(), set[int]()
    spread = [LOW, HIGH, 0, *(chance.randint(LOW, HIGH) for _ in range(4000))]
    close = [chance.randint(-300, 300) for _ in range(1000)]
    for _ in range(300):
        some = chance.choices(chance.choice([spread, close]), k=chance.choice([1, 30, 150, 500]))
        if chance.random() < 0.5:
            numbers.add_all(memoryview(array("q", some)))
        else:
            for number in some[:80]:
                numbers.add(number)
            some = some[:80]
        expected.update(some)
        if chance.random() < 0.2:
            for number in [*chance.sample(spread, 20), *chance.sample(close, 20), chance.choice(some)]:
                assert (number in numbers) == (number in expected)
    assert set(numbers) == set().union(*numbers.parts()) == expected
    assert all(number in numbers for number in expected)
    assert not any(number in numbers for number in range(301, 400))


def test_memory_does_not_grow() -> None:
    chance, numbers = random.Random(1), RowNumbers()
    tracemalloc.start()
    try:
        for _ in range(200):
            numbers.add_all(memoryview(array("q", (chance.randint(LOW, HIGH) for _ in range(300)))))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 60_000 * array("q").itemsize / 2
