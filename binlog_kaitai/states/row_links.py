"""Which rows have some values in some columns: hints at rows of a `RowStore`, more than memory has room for.

A hint stays where its row has gone, or has other values now: who follows it looks.
"""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack

from binlog_kaitai.states.scratch_tables import scratch_tables

__all__ = ["RowLinks"]

_MOST = 200_000
"""Hints that are in memory before they are written."""
_TABLE = "CREATE TABLE links (link BLOB, name BLOB, PRIMARY KEY (link, name)) WITHOUT ROWID"


class RowLinks:
    """Names of rows by what they are looked for by. A context, for what it has on disk."""

    def __init__(self) -> None:
        self._recent: dict[bytes, set[bytes]] = {}
        self._count = 0
        self._stack = ExitStack()
        self._file: sqlite3.Connection | None = None

    def close(self) -> None:
        """Give up what is on disk."""
        self._stack.close()

    def add(self, link: bytes, name: bytes) -> None:
        """Add a row. Raises OSError."""
        self._recent.setdefault(link, set()).add(name)
        self._count += 1
        if self._count > _MOST:
            self._flush()

    def names(self, link: bytes) -> list[bytes]:
        """Return the names of rows that may be the ones, sorted."""
        found = set(self._recent.get(link, ()))
        if self._file is not None:
            found.update(name for (name,) in self._file.execute("SELECT name FROM links WHERE link = ?", (link,)))
        return sorted(found)

    def _flush(self) -> None:
        file = self._file = self._file or scratch_tables(self._stack, _TABLE)
        pairs = ((link, name) for link, names in self._recent.items() for name in names)
        file.executemany("INSERT OR IGNORE INTO links VALUES (?, ?)", pairs)
        self._recent.clear()
        self._count = 0
