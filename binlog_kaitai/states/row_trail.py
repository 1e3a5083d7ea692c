"""Which keys a row has had and has, while logs are read in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

__all__ = ["Key", "RowTrail"]

Key = tuple[Any, ...]
V = TypeVar("V")
"""A change of the row."""


@dataclass(slots=True)
class RowTrail(Generic[V]):
    """Which keys the row has had and has, while the logs are read in order."""

    former: set[Key] = field(default_factory=set)
    """Keys that the row may have had before, as an earlier pass has found."""
    missed: set[Key] = field(default_factory=set)
    """Keys that it had, and that were not followed: the logs must be read again."""
    _wanted: Key | None = None
    _now: set[Key] = field(default_factory=set)
    """Keys that the row has."""
    _candidates: dict[Key, list[V]] = field(default_factory=dict)
    """Changes of rows with a former key, which are of this row if one of them becomes it."""
    _is_gone: bool = False
    """There is no such row, as far as changes tell."""

    @property
    def keys(self) -> frozenset[Key]:
        """Return the keys of which a change matters, beside the one that is asked for."""
        return frozenset(self._now | self.former)

    def again(self) -> RowTrail[V]:
        """Return the trail for another pass, which knows the keys that were missed."""
        return RowTrail(self.former | self.missed)

    def follow(self, wanted: Key, before: Key | None, after: Key | None, make: Callable[[], V]) -> Iterable[V]:
        """Take a change; returns what is known to be of the row by it, with what was before."""
        if self._wanted is None:
            self._wanted = wanted
            self._now = {wanted}
        if before in self._now or after in self._now:
            return self._own(before, after, make())
        if before in self.former or after in self.former:
            self._keep(before, after, make())
        return ()

    def end(self, *, for_all: bool) -> bool:
        """Take a statement that may have ended the row's life, or, `for_all`, that of every row; returns whether it was
        there, as far as changes tell."""
        was_there = not self._is_gone
        if for_all:
            self._is_gone = True
            self._now &= {self._wanted} if self._wanted is not None else set()
            self._candidates.clear()
        return was_there

    def _own(self, before: Key | None, after: Key | None, version: V) -> list[V]:
        self._is_gone = after is None
        if before in self._now:
            if after != before:
                self._now |= {after} if after is not None else set()
                self._now -= {before} - {self._wanted}
            return [version]
        if before is None:  # the row is inserted
            return [version]
        if before not in self.former:
            self.missed.add(before)
        return [*self._candidates.pop(before, []), version]  # another row becomes the one that is asked for

    def _keep(self, before: Key | None, after: Key | None, version: V) -> None:
        """Keep a change of a row that may become the one that is asked for."""
        earlier = [] if before is None else self._candidates.pop(before, [])
        if after is None or after not in self.former:
            return
        if before is not None and before not in self.former:
            self.missed.add(before)
        self._candidates[after] = [*earlier, version]
