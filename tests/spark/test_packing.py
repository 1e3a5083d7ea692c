"""Many small logs share a task of Spark's; large ones do not, and there is work for all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binlog_kaitai.changes.splits import Split
from binlog_kaitai.log.source import Source
from binlog_kaitai.spark.packing import Task, packed, task_size, units

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


@given(st.lists(st.integers(0, 300), min_size=1, max_size=200))
def test_small_logs_that_follow_each_other_are_one_unit(sizes: list[int]) -> None:
    """As far as they have 128 MB, and there is work for many; a log of several splits shares with none."""
    tasks = []
    for log, size in enumerate(sizes):
        cuts = range(0, max(size, 1), 64)
        splits = [(start * MB, min(size, start + 64) * MB) for start in cuts]
        tasks += [Task(Split(Source(str(log), size * MB), *split, 0), None, log) for split in splits]
    found = units(tasks)
    assert [task for unit in found for task in unit.tasks] == tasks
    for unit in found:
        assert len(unit.tasks) == 1 or (unit.size <= 128 * MB and all(task.split.start == 0 for task in unit.tasks))
        assert len(unit.tasks) == 1 or all(sizes[task.log] <= 64 for task in unit.tasks)


@pytest.mark.parametrize(("count", "size", "wanted"), [(6, 1, 6), (300, 1, 75), (10_000, 1, 400), (1000, 64, 1000)])
def test_how_many_units_there_are(count: int, size: int, wanted: int) -> None:
    tasks = [Task(Split(Source(str(log), size * MB), 0, size * MB, 0), None, log) for log in range(count)]
    assert len(units(tasks)) == wanted
