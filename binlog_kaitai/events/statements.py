"""The words by which statements begin and end transactions."""

from __future__ import annotations

from typing import Final

__all__ = ["BEGIN", "COMMIT", "DEFINING", "ROLLBACK", "is_control", "plain"]

BEGIN: Final = "BEGIN"
COMMIT: Final = "COMMIT"
ROLLBACK: Final = "ROLLBACK"
DEFINING: Final = ("CREATE", "ALTER", "DROP", "RENAME")
"""One of these is in each statement that defines tables."""
_CONTROL = frozenset((BEGIN, COMMIT, ROLLBACK))


def plain(query: str) -> str:
    """Return a statement as it is compared with the words: capital letters, no space around it, no semicolon."""
    return query.strip().rstrip(";").upper()


def is_control(query: str) -> bool:
    """Return whether a statement is one of the three words, as the server itself logs them."""
    return query in _CONTROL
