"""Scripts, and what undoes a log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.transaction_reader import TransactionReader
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.script import SqlVisitor
from binlog_kaitai.sql.script_visitor import Line
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.sql.undo import UndoState
from binlog_kaitai.sql.undo_reader import UndoReader, up_to_end
from binlog_kaitai.sql.undo_visitor import UndoVisitor

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


class BehindReader(TransactionReader[Line]):
    """Reads a log behind the range, or the end of one, whose open statement has described some tables: `look` once."""

    passes_damage = False

    def __init__(
        self,
        source: Source,
        options: ReadOptions,
        state: UndoState,
        progress: Callable[[int], None] = lambda count: None,
        *,
        span: Span | None = None,
        tables: Mapping[int, Table] | None = None,
    ) -> None:
        super().__init__(source, options, None, progress, span)
        self._state = state
        self._log.decoder.tables.update(tables or {})

    def look(self) -> None:
        """Look for rows that are undone and were changed again."""
        visitor = UndoVisitor(self._log, self._state)
        visitor.past_at = 0
        for _ in self._visited(visitor, up_to_end(Filter(), self._log.each(), visitor)):
            pass
