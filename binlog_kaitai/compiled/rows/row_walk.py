"""The rows of one log by the fast loops."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from binlog_kaitai.arrow.columns import table_key
from binlog_kaitai.arrow.constants import Integers, UnsoundError
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.history import History
from binlog_kaitai.changes.row_change import OnStatement, RowsPlace
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.known_databases import KnownDatabases
from binlog_kaitai.compiled.rows.table_record import TableRecord
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.rows.work_items import ItemTaker
from binlog_kaitai.compiled.walk.by_transaction import ByTransaction
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.compiled.walk.damage import Damage, ledger_at, ledger_at_end_of
from binlog_kaitai.compiled.walk.work import MEMBERS
from binlog_kaitai.errors import BinlogError, ConditionError
from binlog_kaitai.events.model import QueryEvent
from binlog_kaitai.format.headers import unpack_header
from binlog_kaitai.log.frames import FormatDescription
from binlog_kaitai.rows.table import Table

__all__ = ["RowWalk"]

P = TypeVar("P")
R = TypeVar("R", bound=TableRecord)


class RowWalk:
    """Takes the rows of one log as a taker makes something of them.

    Args:
        walk: the walk.
    """

    def __init__(self, walk: ChunkedWalk) -> None:
        self.walk, self.log = walk, walk.log
        self.pace: ByTransaction
        self.fallbacks: Counter[str] = Counter()
        """Rows events that Python took, by table."""
        self.has_rows: Callable[[Integers, FormatDescription | None], bool] = lambda trx, form: False
        """Looks ahead whether a large transaction has enough rows; see `RowsAhead`."""
        self.choice_ledger = self.log.ledger
        """Takes note of tables that a condition does not fit."""
        self._lost: list[tuple[int, BinlogError, RowsPlace, list[str]]] = []
        """Rows that cannot be decoded, with the number of their transaction, which has not ended, and what is said of
        their tables."""

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

    def take_members(self) -> None:
        """Make work items of what transactions have besides rows."""
        self.walk.context.record[s.C_MEMBERS] = 1
        self.walk.walker.kept += MEMBERS

    def changes(self, taker: ItemTaker[Any, P]) -> Iterator[P]:
        """Yield what a taker makes of the rows of ended transactions.

        Raises BinlogError where the damage stands, after all before it was delivered.
        """
        walk = self.walk
        walk.damage = Damage(walk, defers=True)
        self._prepare(taker)
        may_lose = (self.log.on_rows_damaged is not None or taker.only_chooses) and BinlogError not in taker.refusals
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
        number = self._number_of(context.item_at_hand())
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
        item = context.item_at_hand()
        place, number = walk.place_of(item), self._number_of(item)
        end = place[0] + unpack_header(context.buffer, int(item[s.I_OUTER])).event_size
        mark, in_place = self.pace.last_mark(place[0]), taker.ends_in_place and taker.choice is None
        warnings = taker.take_back_assumptions()
        if self.pace.waits and not in_place:
            taker.see_rest()
        taker.let_go()
        taker.cut(int(item[s.I_TRX]))
        if taker.follows_events:
            ledger_at(walk, mark, place, end)
        yield from taker.finish()
        if in_place:
            ledger_at(walk, mark, place, end)
        elif self.pace.waits:
            ledger_at_end_of(walk, mark, number)
        self.log.ledger.warnings += warnings
        self.log.ledger.keep_lost_rows()
        raise error

    def _prepare(self, taker: ItemTaker[Any, P]) -> None:
        walk, chosen = self.walk, self.log.filter
        taker.start(walk.form)
        taker.by_python, taker.fallbacks = walk.walker.by_python, self.fallbacks
        if chosen is not None and chosen.has_choice:
            self._set_choice(taker, chosen)
        self.pace.waits = taker.waits
        walk.walker.on_database = KnownDatabases(walk.context, chosen).add
        nobody_asks = QueryEvent not in walk.walker.kept
        walk.context.take_statements(self._statements_of_loops(taker), reads_variables=nobody_asks)

    def _statements_of_loops(self, taker: ItemTaker[Any, Any]) -> int:
        """Return which statements the loops take: those that are only counted."""
        walker, chosen = self.walk.walker, self.log.filter
        if walker.on_statement is not None:
            return s.NO_STATEMENTS
        if chosen is not None and chosen.has_choice and not taker.only_chooses:
            return s.ONLY_CONTROLS
        return s.MARKS_DEFINING if walker.heeds_definitions else s.ALL_STATEMENTS

    def _set_choice(self, taker: ItemTaker[Any, P], chosen: Filter) -> None:
        """Have rows chosen."""
        from binlog_kaitai.compiled.rows.choice import Choice  # most runs choose nothing

        walk = self.walk
        choice = Choice(chosen, walk.context, self.choice_ledger, self.has_rows)
        taker.set_choice(choice)
        walk.num_chosen = lambda: choice.num_statements
        walk.walker.kept += MEMBERS
        walk.walker.counts_statements = False
