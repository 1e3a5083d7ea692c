"""A log in pieces whose rows are decoded: what the readers that deliver rows have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from typing import Any, TypeVar

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import UnsoundError
from binlog_kaitai.changes.assembler import RowChange
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import PART
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.selection import Selection
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.transactions import EXPLICIT, STATEMENT, statement_signal
from binlog_kaitai.compiled.context import CHUNK
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.choice import Choice
from binlog_kaitai.compiled.rows.work_items import ItemTaker, Taken, place_of
from binlog_kaitai.compiled.walk.chunked_reader import ChunkedReader
from binlog_kaitai.errors import BinlogError, SourceError
from binlog_kaitai.events.decoder import ROWS_OPERATIONS
from binlog_kaitai.events.model import Event, QueryEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source

__all__ = ["RowReader"]

P = TypeVar("P")
_Type = layout.EventType
_START_ENCRYPTION, _QUERY = _Type.start_encryption_event, _Type.query_event
_FOR_LOOPS = {
    *(_Type.table_map_event, *ROWS_OPERATIONS),
    *(_Type.format_description_event, _Type.previous_gtids_log_event, _Type.gtid_list_event),
    *(_Type.rotate_event, _Type.stop_event, _Type.heartbeat_log_event, _Type.ignorable_log_event),
    *(_Type.rows_query_log_event, _Type.annotate_rows_event, _Type.binlog_checkpoint_event),
}
"""What a transaction of the loops may have in it, and what is no part of one."""


class _OthersError(BinlogError):
    """An event that is for the object path, with its transaction."""


class RowReader(ChunkedReader):
    """Reads one log that can be read again; its rows go through an `ItemTaker`."""

    for_loops: Collection[int] = _FOR_LOOPS
    """Types of events that Python takes for the loops, where they take plain transactions only."""
    _selection: Selection | None = None
    """What the object path chooses by."""

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
        self._log.on_damage = self._refuse_damage
        taker.start(self._start, self._form)
        taker.by_python, taker.fallbacks = self._walker.by_python, self.fallbacks
        if self._log.filter is not None and self._log.filter.has_choice:
            self._set_choice(taker, self._log.filter)
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

    def _set_choice(self, taker: ItemTaker[Any, P], chosen: Filter) -> None:
        """Have rows chosen."""
        choice = Choice(chosen, self._context, self.ledger)
        taker.set_choice(choice)
        self._selection = Selection(chosen, self._log.decoder, self._spool, self.ledger)
        self._walker.check, self._walker.wants_alone = self._check_frame, choice.wants_alone

    def _check_frame(self, frame: Frame) -> None:
        """Leave an event that plain transactions do not have to the object path. Raises BinlogError."""
        event_type = frame.header.event_type
        if event_type in self.for_loops:
            return
        if event_type == _QUERY and not self._context.record[s.C_STATE] & EXPLICIT:
            body = self._log.decoder.body(frame)
            if isinstance(body, QueryEvent) and statement_signal(body.query) == STATEMENT:
                return
        raise _OthersError("is for the object path", self.source.name, frame.position, frame.type_name)

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
        self._log.decoder.tables.update(taken.tables)
        self._choose_from(taken)
        changes = self._log.counted(self._without(taken, self._changes_by_objects(behind)))
        for change in changes:
            yield from taker.take(change)
            del change
        if not self._is_done:
            taker.go_on(self._position, self._walker.form)

    def _return_to(self, position: int) -> None:
        """Take the walk to a position, and the assembler with it. Raises BinlogError."""
        check, self._walker.check = self._walker.check, lambda frame: None  # what is before it was taken, by whomever
        try:
            self._walk_to(position)
        except (BinlogError, OSError) as error:  # the log is not what it was
            changed = SourceError(f"cannot be read again: {error}", self.source.name, position)
            raise changed from error
        finally:
            self._walker.check = check
        self._log.decoder.forget()
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

    def _choose_from(self, taken: Taken) -> None:
        """The object path goes on choosing, behind what was taken."""
        if self._selection is None:
            return
        record = self._context.record
        trx = self._context.trx(int(record[s.C_TRX]))
        threads = {int(trx[s.T_THREAD_ID])} if trx[s.T_KNOWN] & s.HAS_THREAD_ID else set()
        if self._log.filter is not None and trx[s.T_KNOWN] & s.HAS_ASKED_THREAD:
            threads |= self._log.filter.thread_ids
        self._selection.go_on(int(record[s.C_STATE]), threads, is_said=taken.is_said)

    def _events_by_objects(self, behind: int) -> Iterator[tuple[Frame, Event, bool]]:
        """Yield the events that the object path reads, and whether they are wanted. Raises BinlogError."""
        selection = self._selection
        try:
            for frame in self._frames_by_objects(behind, self._may_hand_back):
                for inner, event in self._log.decoded(frame):
                    wanted = self._walker.is_wanted(event)
                    self._follow(inner, event, wanted)
                    yield from ((inner, event, wanted),) if selection is None else selection.feed(inner, event, wanted)
                    del inner, event
                del frame
        except BinlogError:
            yield from () if selection is None else selection.finish()
            raise
        if self._is_done and selection is not None:
            yield from selection.finish()

    def _follow(self, frame: Frame, event: Event, wanted: bool) -> None:
        """See an event before it is chosen."""

    def _changes_by_objects(self, behind: int) -> Iterator[RowChange]:
        assembler = self._assembler
        try:
            for frame, event, wanted in self._events_by_objects(behind):
                yield from assembler.feed(frame, event, wanted)
                del frame, event
        except BinlogError:
            yield from assembler.finish()
            raise
        if self._is_done:
            yield from assembler.finish(at_cut=self.ledger.state == PART)

    def _may_hand_back(self, frame: Frame) -> bool:
        """Return whether the loops may go on behind a frame: no rows wait, and no table map is needed."""
        is_plain = frame.header.event_type != _START_ENCRYPTION
        if self._selection is not None and not self._selection.is_empty:
            return False
        return is_plain and not self._assembler.has_rows and not self._log.decoder.tables

    def _refuse_damage(self, error: BinlogError) -> None:
        if not self._walks_by_objects:
            raise error
