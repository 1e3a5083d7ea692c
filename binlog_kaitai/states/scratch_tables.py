"""Temporary files of SQLite, which have no name but for the time in which they are opened."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import ExitStack
from pathlib import Path

__all__ = ["scratch_tables"]

_SETTINGS = ("journal_mode = OFF", "synchronous = OFF", "locking_mode = EXCLUSIVE", "cache_size = -16384")
"""Nobody else has the file, it need not outlive the process, and 16 MiB of it are kept in memory."""


def scratch_tables(stack: ExitStack, definition: str) -> sqlite3.Connection:
    """Return a file with one table, until a stack is closed. Raises OSError, sqlite3.Error."""
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="binlog-kaitai-"))
    file = sqlite3.connect(Path(folder, "rows"), isolation_level=None)
    stack.callback(file.close)
    for setting in _SETTINGS:
        file.execute(f"PRAGMA {setting}")
    file.execute(definition)
    return file
