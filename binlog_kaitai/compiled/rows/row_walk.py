"""The rows of one log by the fast loops, and by an object path where they cannot go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.columns import table_key
from binlog_kaitai.arrow.constants import Integers, UnsoundError
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.history import History
from binlog_kaitai.changes.log_events import Unsound
from binlog_kaitai.changes.row_change import OnStatement, RowsPlace
from binlog_kaitai.changes.transactions import EXPLICIT, STATEMENT, statement_signal
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.known_databases import KnownDatabases
from binlog_kaitai.compiled.rows.table_record import TableRecord
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.rows.work_items import ItemTaker
from binlog_kaitai.compiled.walk.by_transaction import ByTransaction
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk, OthersError
from binlog_kaitai.compiled.walk.damage import Damage, ledger_at, ledger_at_end_of
from binlog_kaitai.errors import BinlogError, ConditionError, SourceError
from binlog_kaitai.events.decoder import ROWS_OPERATIONS
from binlog_kaitai.events.model import QueryEvent
from binlog_kaitai.format.headers import unpack_header
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.rows.table import Table

if TYPE_CHECKING:
    from binlog_kaitai.changes.selection import Selection

__all__ = ["RowWalk"]

P = TypeVar("P")
R = TypeVar("R", bound=TableRecord)
_Type = layout.EventType
_QUERY = _Type.query_event
_FOR_LOOPS = {
    *(_Type.table_map_event, *ROWS_OPERATIONS),
    *(_Type.format_description_event, _Type.previous_gtids_log_event, _Type.gtid_list_event),
    *(_Type.rotate_event, _Type.stop_event, _Type.heartbeat_log_event, _Type.ignorable_log_event),
    *(_Type.rows_query_log_event, _Type.annotate_rows_event, _Type.binlog_checkpoint_event),
}
"""What a transaction of the loops may have in it, and what is no part of one."""


class RowWalk:
    """Takes the rows of one log as a taker makes something of them: by the loops, and by an object path where they
    cannot.

    Args:
        walk: the walk.
        for_loops: types of events that Python takes for the loops, where they take plain transactions only.
    """

    def __init__(self, walk: ChunkedWalk, for_loops: Collection[int] = _FOR_LOOPS) -> None:
        self.walk, self.log = walk, walk.log
        self._for_loops = for_loops
        self.pace: ByTransaction
        self._leaves_others = False
        self.fallbacks: Counter[str] = Counter()
        """Rows events that the object path took, by table."""
        self.has_rows: Callable[[Integers, FormatDescription | None], bool] = lambda trx, form: False
        """Looks ahead whether a large transaction has enough rows; see `RowsAhead`."""
        self._lost: list[tuple[int, BinlogError, RowsPlace, list[str]]] = []
        """Rows that cannot be decoded, with the number of their transaction, which has not ended, and what is said of
        their tables."""
        self.selection: Selection | None = None
        """What the object path chooses by."""

    @contextmanager
    def opened(self, *, on_statement: OnStatement | None = None) -> Iterator[Context]:
        """Open what the walk needs, for the time of the block; gives the record of the loops.

        `on_statement` is told of statements; see `ChangeAssembler`.
        """
        with self.walk.opened(self._by_transaction, on_statement=on_statement):
            yield self.walk.context

    def _by_transaction(self, walk: ChunkedWalk) -> ByTransaction:
        self.pace = ByTransaction(walk)
        return self.pace

    def registry(
        self, make: Callable[[Table], R | None], key: Callable[[Table], tuple[Any, ...]] = table_key
    ) -> TableRegistry[R]:
        """Return the tables of the log; see `TableRegistry`."""
        made = TableRegistry(self.walk.context, self.log.decoder, self.log.filter, make, key)
        made.seen_tables, made.rules = self.log.seen_tables, self.log.rules
        if isinstance(self.log.options.schema, History):
            made.changed_at = self.log.options.schema.changed_at
        return made

    def keep_members(self) -> None:
        """Have work items made of what transactions have besides rows, also where Python follows it."""
        self.walk.walker.keeps_statements = True

    def leave_others(self) -> None:
        """Leave to the object path the transactions that are not plain."""
        self._leaves_others = True
        self.walk.walker.keeps_statements, self.walk.walker.check = True, self._check_frame

    def take_members(self) -> None:
        """Make work items of what transactions have besides rows."""
        self.walk.context.record[s.C_MEMBERS] = 1
        self.walk.walker.keeps_statements = True

    def taken(self, taker: ItemTaker[Any, P], take_over: Callable[[int], Iterator[P]]) -> Iterator[P]:
        """Yield what a taker makes of the transactions that have ended.

        Args:
            taker: takes the rows.
            take_over: goes on where the loops cannot; see `ObjectPath`.

        Raises BinlogError where the damage stands, after all before it was delivered.
        """
        walk = self.walk
        self.log.on_damage = self._refuse_damage
        self._prepare(taker)
        try:
            while not walk.is_done:
                try:
                    yield from self._by_loops(taker)
                except UnsoundError as unsound:
                    yield from take_over(unsound.position)
        except BinlogError:
            yield from taker.finish()
            raise
        yield from taker.finish()

    def changes(self, taker: ItemTaker[Any, P]) -> Iterator[P]:
        """Yield what a taker makes of the rows of ended transactions.

        Raises BinlogError where the damage stands, after all before it was delivered.
        """
        walk = self.walk
        walk.damage = Damage(walk, defers=True)
        self._prepare(taker)
        may_lose = self.log.on_rows_damaged is not None and BinlogError not in taker.refusals
        taker.on_lost = partial(self._lose_rows, taker) if may_lose else None
        try:
            for stop in walk.pieces():
                self._note_lost()
                yield from self._decoded(taker, stop)
                yield from taker.emit_full()
                if walk.must_deliver:
                    yield from taker.emit_complete()
            self._note_lost(at_end=True)
        except BinlogError as error:
            self._note_lost(at_end=True)
            yield from taker.finish()
            walk.close_stretch()
            if not isinstance(error, ConditionError):  # which is about what was asked for
                self.log.walk.give_up(error)
            raise
        yield from taker.finish()

    def _lose_rows(self, taker: ItemTaker[Any, P], error: BinlogError, place: RowsPlace) -> None:
        """Note rows that cannot be decoded, when their transaction has ended."""
        context = self.walk.context
        number = self._number_of(context.items[int(context.record[s.C_NEXT])])
        if number < self.walk.number or not self.pace.waits:
            self.log.ledger.lose_rows(error, place)
        else:
            self._lost.append((number, error, place, taker.take_back_assumptions()))

    def _number_of(self, item: Integers) -> int:
        """Return the number of a work item's transaction, counted from the first of the log."""
        return int(self.walk.context.record[s.C_TRX_BASE] + item[s.I_TRX])

    def _note_lost(self, *, at_end: bool = False) -> None:
        """Note the rows of which the transaction has ended since they were found to be lost."""
        if self._lost and (at_end or self._lost[0][0] < self.walk.number):
            for _, error, place, warnings in self._lost:
                self.log.ledger.warnings += warnings
                self.log.ledger.lose_rows(error, place)
            self._lost.clear()

    def _decoded(self, taker: ItemTaker[Any, P], stop: int) -> Iterator[P]:
        """Yield what a taker makes of the work items up to `stop`. Raises BinlogError where rows cannot be decoded."""
        walk, context = self.walk, self.walk.context
        while True:
            try:
                yield from taker.decode(stop)
                return
            except UnsoundError as unsound:
                error = unsound.reason
            if taker.on_lost is None or isinstance(error, taker.refusals):
                break
            taker.lose_item(error)
        item = context.items[int(context.record[s.C_NEXT])]
        place, number = walk.place_of(item), self._number_of(item)
        end = place[0] + unpack_header(context.buffer, int(item[s.I_OUTER])).event_size
        mark, in_place = self.pace.last_mark(place[0]), taker.ends_in_place and taker.choice is None
        warnings = taker.take_back_assumptions()
        if self.pace.waits and not in_place:
            taker.see_rest()
        taker.let_go()
        taker.cut(int(item[s.I_TRX]))
        if taker.follows_events:
            walk.walk_over(mark, place)
        yield from taker.finish()
        if in_place:
            ledger_at(walk, mark, place, end)
        elif self.pace.waits:
            ledger_at_end_of(walk, mark, number)
        self.log.ledger.warnings += warnings
        raise error

    def _prepare(self, taker: ItemTaker[Any, P]) -> None:
        walk, chosen = self.walk, self.log.filter
        taker.start(walk.start, walk.form)
        taker.by_python, taker.fallbacks = walk.walker.by_python, self.fallbacks
        if chosen is not None and chosen.has_choice:
            self._set_choice(taker, chosen)
        self.pace.waits = taker.waits
        walk.walker.on_database = KnownDatabases(walk.context, chosen).add
        walk.context.take_statements(self._statements_of_loops())

    def _statements_of_loops(self) -> int:
        """Return which statements the loops take: those that are only counted."""
        walker, chosen = self.walk.walker, self.log.filter
        if self._leaves_others or walker.on_statement is not None:
            return s.NO_STATEMENTS
        if chosen is not None and chosen.has_choice:
            return s.ONLY_CONTROLS
        return s.UNLESS_DEFINING if walker.heeds_definitions else s.ALL_STATEMENTS

    def _set_choice(self, taker: ItemTaker[Any, P], chosen: Filter) -> None:
        """Have rows chosen."""
        from binlog_kaitai.changes.selection import Selection  # most runs choose nothing
        from binlog_kaitai.compiled.rows.choice import Choice

        walk = self.walk
        choice = Choice(chosen, walk.context, self.log.ledger, self.has_rows)
        taker.set_choice(choice)
        walk.num_chosen = lambda: choice.num_statements
        walk.walker.keeps_statements, walk.walker.counts_statements = True, False
        walk.walker.keeps_said = walk.walker.keeps_said or chosen.query is not None
        if walk.damage is None:
            self.selection = Selection(chosen, self.log.decoder, walk.spool, self.log.ledger)

    def _check_frame(self, frame: Frame) -> None:
        """Leave an event that plain transactions do not have to the object path. Raises BinlogError."""
        event_type = frame.header.event_type
        if event_type in self._for_loops:
            return
        if event_type == _QUERY and not self.walk.context.record[s.C_STATE] & EXPLICIT:
            body = self.log.decoder.body(frame)
            if isinstance(body, QueryEvent) and statement_signal(body.query) == STATEMENT:
                return
        raise OthersError("is for the object path", self.log.source.name, frame.position, frame.type_name)

    def _by_loops(self, taker: ItemTaker[Any, P]) -> Iterator[P]:
        """Yield what the loops make of the log. Raises UnsoundError where they cannot go on."""
        for stop in self.walk.pieces():
            yield from taker.decode(stop)
            yield from taker.emit_full()
            if self.walk.must_deliver:
                yield from taker.emit_complete()
        self.walk.is_done = True

    def return_to(self, position: int) -> None:
        """Take the walk to a position, and the assembler with it. Raises BinlogError."""
        walker = self.walk.walker
        check, walker.check = walker.check, lambda frame: None  # what is before it was taken, by whomever
        try:
            self.walk.walk_again(self.pace.last_mark(position), position)
        except (BinlogError, OSError) as error:  # the log is not what it was
            changed = SourceError(f"cannot be read again: {error}", self.log.source.name, position)
            raise changed from error
        finally:
            walker.check = check
        self.log.decoder.forget()
        walker.lend()

    def _refuse_damage(self, found: Unsound) -> None:
        if not self.walk.by_objects:
            raise found.error
