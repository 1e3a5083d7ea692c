"""An undo of a range that ends before its log, by the fast loops: the rows of the range, then what is behind it, where
the loops only look for rows that may be those which are undone; what becomes of these is for `sql.undo_visitor`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import PAST
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import CHUNK
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.others import Others
from binlog_kaitai.compiled.rows.script import ScriptTaker, TableScript
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.rows.undo import UndoLinesReader, UndoTaker
from binlog_kaitai.compiled.rows.undo_lines import marks_of
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event
from binlog_kaitai.format.headers import HEADER_SIZE, unpack_header
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import LogBytes, Source
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.undo import UndoState
from binlog_kaitai.sql.undo_reader import BehindReader
from binlog_kaitai.sql.undo_visitor import UndoVisitor

__all__ = ["UndoBehindReader", "UndoRangeReader"]


class _RangeOthers(Others[UndoVisitor]):
    """Leaves a transaction open that is so at the end of the range."""

    def end(self) -> Iterator[Any]:
        """Wait until it is known what comes behind."""
        return iter(())


class UndoRangeReader(UndoLinesReader):
    """Reads one log that can be read in parts for an undo of a range that may end before it: `keep_rows` once."""

    def keep_rows(self, state: UndoState) -> None:
        """Keep what undoes the rows of the range, and look for rows that were changed again behind it."""
        try:
            super().keep_rows(state)
        except BinlogError:
            self._others.visitor.leave_open()
            raise
        if self.ledger.state != PAST:
            self._others.visitor.leave_open()
            return
        if self._walks_by_objects:
            position, form, tables = self._log.walk.position, self._log.walk.format, dict(self._log.decoder.tables)
            is_open = not self._others.visitor.is_between
        else:
            position, form, tables = self._position, self._walker.form, self._registry.open_tables()
            is_open = bool(self._context.record[s.C_STATE])
        with closing(LogBytes(self.source)) as data:
            header = unpack_header(data.read_at(position, HEADER_SIZE), 0)
        self._others.visitor.cut(f"{self.source.name}:{position}", header.timestamp)
        span = Span(position, self.source.size or 0, form)
        behind: BehindReader | UndoBehindReader
        if tables or is_open:
            behind = BehindReader(self.source, self.options, state, self._told, span=span, tables=tables)
        else:
            behind = UndoBehindReader(self.source, self.options, state, self._told, span=span, chunk=self._chunk)
        try:
            behind.look()
        except BinlogError as error:
            behind.ledger.fail(error)  # behind what it has met before
            raise
        finally:
            self.ledger.errors += (text for text in behind.ledger.errors if text not in self.ledger.errors)
            self.ledger.warnings += (text for text in behind.ledger.warnings if text not in self.ledger.warnings)
        self.ledger.ends = replace(self.ledger.ends, next_file=behind.ledger.ends.next_file)

    def _make_script(self, state: UndoState) -> Others[Any]:
        return _RangeOthers(UndoVisitor(self._log, state))

    def _make_taker(self, registry: TableRegistry[TableScript]) -> ScriptTaker:
        self._registry = registry
        return super()._make_taker(registry)


class _BehindOthers(Others[UndoVisitor]):
    """Sees what is behind the range and not for the loops."""

    def take(self, frame: Frame, event: Event, wanted: bool) -> Iterator[Any]:
        """Take an event, which is not wanted."""
        return super().take(frame, event, wanted=False)


class _BehindTaker(UndoTaker):
    """Passes over rows, but for those that may be some which are undone; see `ItemTaker`."""

    def _set_up(self) -> None:
        super()._set_up()
        self._marks = marks_of(self._script.visitor.state.conflicts.undone())
        self._context.record[s.C_MARKS], self._context.record[s.C_NUMBERS] = memory.address(self._marks), 0

    def finish(self) -> Iterator[memoryview]:
        """Nothing was kept, and nothing is counted."""
        yield from ()

    def _deliver_all(self) -> Iterator[memoryview]:
        yield from ()

    def _note_table(self, table: Table) -> None:
        """Nothing of it is undone here."""


class UndoBehindReader(UndoLinesReader):
    """Reads one log that can be read again, or the end of one, for rows that were changed again: `look` once.

    Raises BinlogError where the damage stands, CannotUndoError for a table that is not the same any more.
    """

    def __init__(
        self,
        source: Source,
        options: ReadOptions,
        state: UndoState,
        progress: Callable[[int], None] = lambda count: None,
        *,
        span: Span | None = None,
        chunk: int = CHUNK,
    ) -> None:
        wanted = Filter(tables=[f"{name.database}.{name.table}" for name in state.tables])
        super().__init__(source, options, wanted, progress, span=span, chunk=chunk)
        self._state = state

    def look(self) -> None:
        """Look for rows that are undone and were changed again here."""
        self.keep_rows(self._state)

    def _make_script(self, state: UndoState) -> Others[Any]:
        visitor = UndoVisitor(self._log, state)
        visitor.past_at = 0
        return _BehindOthers(visitor)

    def _make_taker(self, registry: TableRegistry[TableScript]) -> ScriptTaker:
        return _BehindTaker(self._context, registry, self._log.decoder, self.ledger, self._others)
