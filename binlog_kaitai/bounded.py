"""What is remembered of tables, with a bound: a log may describe ever new ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

__all__ = ["MOST_COLUMNS", "PER_TABLE", "Bounded", "made_when_called"]

MOST_COLUMNS = 1 << 16
"""Columns that are remembered together. One table may have more: a table map can announce any number."""
PER_TABLE = 8
"""Columns that take about as much memory as what is remembered of a table besides its columns."""

K = TypeVar("K")
V = TypeVar("V")


class Bounded(Generic[K, V]):
    """Values by key, each of a table with some columns. All are forgotten when they become too many.

    Args:
        most: columns that are remembered, each table counting as `PER_TABLE` more.
    """

    def __init__(self, most: int = MOST_COLUMNS) -> None:
        self._most = most
        self._known: dict[K, V] = {}
        self._columns = 0
        self.get = self._known.get

    def __len__(self) -> int:
        return len(self._known)

    def put(self, key: K, value: V, num_columns: int) -> V:
        """Remember a value, and return it."""
        if self._columns + num_columns + PER_TABLE > self._most:
            self._known.clear()
            self._columns = 0
        self._columns += num_columns + PER_TABLE
        self._known[key] = value
        return value


def made_when_called(make: Callable[[], Callable[[K], V]]) -> Callable[[K], V]:
    """Return a function that is made when it is first called: of the columns of most tables, few need theirs."""
    made: list[Callable[[K], V]] = []

    def call(argument: K) -> V:
        if not made:
            made.append(make())
        return made[0](argument)

    return call
