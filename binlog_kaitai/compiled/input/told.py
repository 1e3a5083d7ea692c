"""Progress that is told once, though a file may be opened, and read, more than once."""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["Told"]


class Told:
    """Counts the bytes that are read of one source.

    Args:
        progress: called with the number of bytes that were not told of before.
    """

    def __init__(self, progress: Callable[[int], None]) -> None:
        self._progress = progress
        self._at = self._told = 0

    def begin(self, position: int) -> None:
        """Reading begins at a position."""
        self._at = position
        self._told = max(self._told, position)

    def __call__(self, count: int) -> None:
        """So many bytes were read."""
        self._at += count
        if self._at > self._told:
            self._progress(self._at - self._told)
            self._told = self._at
