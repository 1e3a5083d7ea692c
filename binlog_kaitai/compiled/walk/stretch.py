"""How far the object path reads on where the loops could not."""

from __future__ import annotations

__all__ = ["Stretch"]

_FAR = 16
"""Damage is near when it is within so many times of what the object path has read."""


class Stretch:
    """Bytes that the object path reads before the loops go on: twice as many where they soon failed again.

    Args:
        least: bytes, at first and where the last failure is far away.
        near: bytes between two failures that are near each other; None for some times what was read.
    """

    def __init__(self, least: int, near: int | None = None) -> None:
        self._least, self._near = least, near
        self._handed_back = -1
        self.size = least
        """In bytes."""

    def begin(self, position: int) -> None:
        """Begin at a position of the log."""
        near = _FAR * self.size if self._near is None else self._near
        if position > self._handed_back + near:
            self.size = self._least

    def end(self, position: int) -> None:
        """The loops go on at a position."""
        self._handed_back, self.size = position, 2 * self.size
