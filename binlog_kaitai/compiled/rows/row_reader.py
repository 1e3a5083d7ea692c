"""A log in pieces whose rows are decoded: what the readers that deliver rows have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import UnsoundError
from binlog_kaitai.changes.assembler import RowChange
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import PART
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.context import CHUNK
from binlog_kaitai.compiled.rows.work_items import ItemTaker, Taken, place_of
from binlog_kaitai.compiled.walk.chunked_reader import PiecewiseReader
from binlog_kaitai.errors import BinlogError, SourceError
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source

__all__ = ["RowReader"]

P = TypeVar("P")
_START_ENCRYPTION = layout.EventType.start_encryption_event


class RowReader(PiecewiseReader):
    """Reads one log that can be read again; its rows go through an `ItemTaker`."""

    def __init__(
        self,
        source: Source,
        options: ReadOptions,
        filter: Filter | None = None,
        progress: Callable[[int], None] = lambda count: None,
        *,
        span: Span | None = None,
        chunk: int = CHUNK,
    ) -> None:
        super().__init__(source, options, filter, progress, span=span, chunk=chunk)
        self.fallbacks: Counter[str] = Counter()
        """Rows events that the object path took, by table."""

    def _taken(self, taker: ItemTaker[Any, P]) -> Iterator[P]:
        """Yield what a taker makes of the rows of ended transactions.

        Raises BinlogError where the damage stands, after all before it was delivered.
        """
        taker.start(self._start, self._form)
        taker.by_python, taker.fallbacks = self._walker.by_python, self.fallbacks
        try:
            while not self._is_done:
                try:
                    yield from self._by_loops(taker)
                except UnsoundError as unsound:
                    yield from self._by_objects(taker, unsound.position)
        except BinlogError:
            yield from taker.finish()
            raise
        yield from taker.finish()

    def _by_loops(self, taker: ItemTaker[Any, P]) -> Iterator[P]:
        """Yield what the loops make of the log. Raises UnsoundError where they cannot go on."""
        for stop in self._pieces():
            yield from taker.decode(stop)
            yield from taker.emit_full()
        self._is_done = True

    def _by_objects(self, taker: ItemTaker[Any, P], behind: int) -> Iterator[P]:
        """Yield what the object path makes of the log, from what was not taken on. Raises BinlogError.

        The loops may go on behind a position.
        """
        taken = taker.roll_back()
        self._return_to(taken.position)
        self._decoder.tables.update(taken.tables)
        changes = self._counted(self._without(taken, self._changes_by_objects(behind)))
        for change in changes:
            yield from taker.take(change)
            del change
        if not self._is_done:
            taker.go_on(self._position, self._walker.form)

    def _return_to(self, position: int) -> None:
        """Take the walk to a position, and the assembler with it. Raises BinlogError."""
        try:
            self._walk_to(position)
        except (BinlogError, OSError) as error:  # the log is not what it was
            changed = SourceError(f"cannot be read again: {error}", self.source.name, position)
            raise changed from error
        self._decoder.forget()
        self._walker.lend()

    def _without(self, taken: Taken, changes: Iterator[RowChange]) -> Iterator[RowChange]:
        """Yield the changes that the loops have not taken."""
        texts = self.ledger.undecodable_text
        for change in changes:
            place = place_of(change)
            if place >= taken.delivered:
                yield change
                del change
                break
            if place < taken.counted:
                texts.clear()
                texts.update(taken.texts)
            del change
        yield from changes

    def _changes_by_objects(self, behind: int) -> Iterator[RowChange]:
        assembler = self._assembler
        try:
            for frame in self._frames_by_objects(behind, self._may_hand_back):
                for inner, event in self._decoded(frame):
                    yield from assembler.feed(inner, event, self._walker.is_wanted(event))
                    del inner, event
                del frame
        except BinlogError:
            yield from assembler.finish()
            raise
        if self._is_done:
            yield from assembler.finish(at_cut=self.ledger.state == PART)

    def _may_hand_back(self, frame: Frame) -> bool:
        """Return whether the loops may go on behind a frame: no rows wait, and no table map is needed."""
        is_plain = frame.header.event_type != _START_ENCRYPTION
        return is_plain and not self._assembler.has_rows and not self._decoder.tables

    def _damaged(self, error: BinlogError, frame: Frame) -> None:
        if not self._walks_by_objects:
            raise error
        super()._damaged(error, frame)
