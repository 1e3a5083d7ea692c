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
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.script import ScriptPieces, TableScript
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.rows.undo import TableUndo, UndoTaker, keep
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


class UndoRangeReader(RowsReader):
    """Reads one log that can be read in parts for an undo of a range that may end before it: `keep_rows` once."""

    passes_damage = False

    def keep_rows(self, state: UndoState) -> None:
        """Keep what undoes the rows of the range, and look for rows that were changed again behind it."""
        visitor = UndoVisitor(self._log, state)
        pieces = ScriptPieces(self._rows, _RangeOthers(visitor), TableUndo, UndoTaker)
        try:
            keep(pieces, state)
        except BinlogError:
            visitor.leave_open()
            raise
        if self.ledger.state == PAST:
            self._look_behind(visitor, pieces.registry, state)
        else:
            visitor.leave_open()

    def _look_behind(self, visitor: UndoVisitor, registry: TableRegistry[TableScript], state: UndoState) -> None:
        walk, log = self._walk, self._log
        if walk.by_objects:
            position, form, tables = log.walk.position, log.walk.format, dict(log.decoder.tables)
            is_open = not visitor.is_between
        else:
            position, form, tables = walk.position, walk.walker.form, registry.open_tables()
            is_open = bool(walk.context.record[s.C_STATE])
        with closing(LogBytes(self.source)) as data:
            header = unpack_header(data.read_at(position, HEADER_SIZE), 0)
        visitor.cut(f"{self.source.name}:{position}", header.timestamp)
        span = Span(position, self.source.size or 0, form)
        behind: BehindReader | UndoBehindReader
        if tables or is_open:
            behind = BehindReader(self.source, self.options, state, walk.told, span=span, tables=tables)
        else:
            behind = UndoBehindReader(self.source, self.options, state, walk.told, span=span, chunk=walk.chunk)
        self._look(behind)

    def _look(self, behind: BehindReader | UndoBehindReader) -> None:
        try:
            behind.look()
        except BinlogError as error:
            behind.ledger.fail(error)  # behind what it has met before
            raise
        finally:
            self.ledger.errors += (text for text in behind.ledger.errors if text not in self.ledger.errors)
            self.ledger.warnings += (text for text in behind.ledger.warnings if text not in self.ledger.warnings)
        self.ledger.ends = replace(self.ledger.ends, next_file=behind.ledger.ends.next_file)


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


class UndoBehindReader(RowsReader):
    """Reads one log, or the end of one, for rows that were changed again: `look` once.

    Raises BinlogError where the damage stands, CannotUndoError for a table that is not the same any more.
    """

    passes_damage = False

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
        visitor = UndoVisitor(self._log, self._state)
        visitor.past_at = 0  # all of it is behind
        keep(ScriptPieces(self._rows, _BehindOthers(visitor), TableUndo, _BehindTaker), self._state)
