"""Many small logs share a task of Spark's; large ones do not, and there is work for all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binlog_kaitai.spark.packing import packed, task_size

MB = 1 << 20


@dataclass(frozen=True)
class Piece:
    number: int
    size: int


def pieces(*sizes: int) -> list[Piece]:
    return [Piece(number, size) for number, size in enumerate(sizes)]


@given(st.lists(st.integers(0, 200 * MB), max_size=200), st.integers(MB, 100 * MB), st.integers(1, 64))
def test_every_piece_is_in_one_task_in_order(sizes: list[int], most: int, parallelism: int) -> None:
    given = pieces(*sizes)
    groups = packed(given, task_size(given, most, parallelism))
    assert list(chain.from_iterable(groups)) == given
    assert all(groups)
    for group in groups:
        assert len(group) == 1 or sum(piece.size for piece in group) <= most


@pytest.mark.parametrize(
    ("sizes", "parallelism", "is_right"),
    [
        ([10_000] * 300, 2, lambda count: count <= 30),
        ([5 * MB] * 8, 8, lambda count: count == 8),
        ([64 * MB] * 16, 2, lambda count: count == 16),
        ([64 * MB] * 4 + [1000] * 100, 2, lambda count: 4 < count < 20),
    ],
)
def test_how_many_tasks_there_are(sizes: list[int], parallelism: int, is_right: Callable[[int], bool]) -> None:
    given = pieces(*sizes)
    groups = packed(given, task_size(given, 64 * MB, parallelism))
    assert is_right(len(groups)), len(groups)
