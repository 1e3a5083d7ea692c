"""Scripts, and what undoes a log."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.changes.transaction_reader import TransactionReader
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.sql.script import SqlVisitor
from binlog_kaitai.sql.script_visitor import Line
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.undo_reader import BehindReader, UndoReader

__all__ = ["BehindReader", "SqlReader", "UndoReader"]


class SqlReader(TransactionReader[Line]):
    """Reads one log as a script: `lines`, or `pieces`. Its options must be SqlOptions."""

    def lines(self, state: ScriptState) -> Iterator[Line]:
        """Return the lines. A second pass raises RuntimeError."""
        return self._visited(SqlVisitor(self._log, state))

    def pieces(self, state: ScriptState) -> Iterator[memoryview]:
        """Yield the lines as bytes. Raises BinlogError."""
        for line in self.lines(state):
            yield memoryview((encoded(line) if isinstance(line, str) else line) + b"\n")
