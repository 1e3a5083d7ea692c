"""The words by which statements begin and end transactions, and how much of a long statement is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from binlog_kaitai.errors import BinlogError

__all__ = [
    "BEGIN",
    "COMMIT",
    "CUT",
    "DEFINING",
    "ENDING",
    "MOST_STATEMENT",
    "ROLLBACK",
    "invoker",
    "is_control",
    "plain",
    "shortened",
]

BEGIN: Final = "BEGIN"
COMMIT: Final = "COMMIT"
ROLLBACK: Final = "ROLLBACK"
DEFINING: Final = ("CREATE", "ALTER", "DROP", "RENAME")
"""One of these is in each statement that defines tables."""
ENDING: Final = ("TRUNCATE", "DROP", "REPLACE", "RENAME", "PARTITION", "CONVERT")
"""One of these is in each statement that ends the lives of rows without a word of each."""
MOST_STATEMENT = 200
"""Characters of a statement that are kept."""
CUT = "…"
"""Stands after what is kept of a longer one."""
_CONTROL = frozenset((BEGIN, COMMIT, ROLLBACK))


def plain(query: str) -> str:
    """Return a statement as it is compared with the words: capital letters, no space around it, no semicolon."""
    return query.strip().rstrip(";").upper()


def is_control(query: str) -> bool:
    """Return whether a statement is one of the three words, as the server itself logs them."""
    return query in _CONTROL


def invoker(variables: Mapping[str, object]) -> str | None:
    """Return the account that a statement names as its invoker among its status variables; None where it names none,
    or they cannot be read."""
    try:
        account = variables.get("invoker")
    except BinlogError:
        return None
    return f"{account['user']}@{account['host']}" if isinstance(account, dict) else None


def shortened(statement: str, most: int = MOST_STATEMENT) -> str:
    """Return a statement, with an ellipsis in place of what is after so many characters."""
    return statement if len(statement) <= most else f"{statement[:most]}{CUT}"
