"""Up to where the work items of a walk may be taken, and from where it may have to begin again."""

from __future__ import annotations

from typing import Protocol

__all__ = ["Pace"]


class Pace(Protocol):
    """Says how far the work items of a walk may be taken: rows wait until it is known what becomes of their transaction
    (`by_transaction`), and who takes events one by one waits for nothing (`event_walk`)."""

    def mark(self) -> None:
        """Note the place of the walk."""

    def ended(self) -> int:
        """Return up to which work item transactions have ended."""

    def decodable(self) -> int:
        """Return up to which work item transactions have ended, or will as is known."""

    def shift(self, stop: int) -> None:
        """Drop what is done: all before a work item."""

    def resolve(self, position: int) -> None:
        """Find out what becomes of what waits, which is not kept any longer; the walk goes on at a position."""

    def close(self) -> None:
        """Close what was opened."""
