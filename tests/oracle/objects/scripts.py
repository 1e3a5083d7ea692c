"""Scripts, and what undoes a log."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.sql.script import SqlReader
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.undo_reader import BehindReader, UndoReader

__all__ = ["BehindReader", "ObjectScripts", "SqlReader", "UndoReader"]


class ObjectScripts(SqlReader):
    """Reads a log as the lines of a script, as bytes: `pieces`."""

    def pieces(self, state: ScriptState) -> Iterator[memoryview]:
        """Yield the lines. Raises BinlogError."""
        for line in self.lines(state):
            yield memoryview((encoded(line) if isinstance(line, str) else line) + b"\n")
