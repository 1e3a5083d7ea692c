"""The rows of one log by the fast loops."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from binlog_kaitai.arrow.columns import table_key
from binlog_kaitai.arrow.constants import Integers, UnsoundError
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.row_change import OnStatement, RowsPlace
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.items import Items, OnLost
from binlog_kaitai.compiled.rows.sink import Sink, Traits, When
from binlog_kaitai.compiled.rows.work_items import RowFeed
from binlog_kaitai.compiled.tables.known_databases import KnownDatabases
from binlog_kaitai.compiled.tables.table_definitions import TableDefinitions
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.compiled.tables.table_registry import TableRegistry
from binlog_kaitai.compiled.walk.by_transaction import ByTransaction
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.compiled.walk.damage import Damage, ledger_at, ledger_at_end_of
from binlog_kaitai.compiled.walk.walker import Walker
from binlog_kaitai.compiled.walk.work import MEMBERS
from binlog_kaitai.errors import BinlogError, ConditionError
from binlog_kaitai.events.model import QueryEvent, XidEvent
from binlog_kaitai.events.rare_model import ExecuteLoadQueryEvent, XaPrepareEvent
from binlog_kaitai.format.headers import unpack_header
from binlog_kaitai.reading.history import History
from binlog_kaitai.rows.table import Table

if TYPE_CHECKING:
    from binlog_kaitai.compiled.tables.choice import Choice, HasRows

__all__ = ["RowWalk"]

P = TypeVar("P")


_PLAIN = Traits()


class RowWalk:
    """Feeds a sink with the rows of one log.

    Args:
        walk: the walk.
        has_rows: looks ahead whether a large transaction has enough rows; see `rows_ahead`.
    """

    def __init__(self, walk: ChunkedWalk, has_rows: HasRows = lambda trx, form: False) -> None:
        self.walk, self.log, self._has_rows = walk, walk.log, has_rows
        self.pace: ByTransaction
        self._items: Items
        self.fallbacks: Counter[str] = Counter()
        """Rows events that Python took, by table."""
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

    def items(
        self,
        make: Callable[[Table], TableRecord | None],
        traits: Traits = _PLAIN,
        key: Callable[[Table], tuple[Any, ...]] = table_key,
        on_lost: OnLost | None = None,
        choice_ledger: FileLedger | None = None,
    ) -> Items:
        """Return the work items of the log for a sink with some traits; see `TableRegistry` for `make` and `key`.

        Others than the ledger may take the errors of rows that cannot be decoded (`on_lost`), and note tables that a
        condition does not fit (`choice_ledger`).
        """
        log = self.log
        registry = TableRegistry(self.walk.context, log.decoder, TableDefinitions(log.filter, make, key))
        registry.seen_tables, registry.rules = log.seen_tables, log.rules
        if isinstance(log.options.schema, History):
            registry.changed_at = log.options.schema.changed_at
        choice = None
        if log.filter is not None and log.filter.has_choice:
            choice = registry.definitions.choice = self._choice(log.filter, choice_ledger or log.ledger)
        may_lose = (log.on_rows_damaged is not None or traits.only_chooses) and BinlogError not in traits.refusals
        on_lost = (on_lost or self._lose_rows) if may_lose else None
        made = Items(self.walk, registry, traits, choice, on_lost, self.fallbacks)
        self._items = made
        return made

    def take_members(self, *, ends: bool = False) -> None:
        """Make work items of what transactions have besides rows, also of their ends if told."""
        self.walk.context.record[C.members.made_of] = s.MEMBERS_AND_ENDS if ends else s.ALL_MEMBERS
        self.walk.walker.events.kept += (*MEMBERS, XidEvent, XaPrepareEvent) if ends else MEMBERS

    def feed(self, sink: Sink[P]) -> Iterator[P]:
        """Yield what a sink makes of the rows of ended transactions.

        Raises BinlogError where the damage stands, after all before it was delivered.
        """
        walk = self.walk
        walk.damage = Damage(walk, defers=True)
        feed = RowFeed(self._items, sink)
        self._prepare(self._items.traits)
        try:
            for stop in walk.pieces():
                self._note_lost()
                yield from self._decoded(feed, sink, stop)
                yield from sink.deliver(When.PIECE)
                if walk.must_deliver:
                    yield from sink.deliver(When.STREAM)
            self._note_lost(at_end=True)
        except BinlogError as error:
            self._note_lost(at_end=True)
            yield from sink.deliver(When.LOG)
            walk.close_stretch()
            if not isinstance(error, ConditionError):  # which is about what was asked for
                self.log.walk.give_up(error)
            raise
        yield from sink.deliver(When.LOG)

    def _lose_rows(self, error: BinlogError, place: RowsPlace) -> None:
        """Note rows that cannot be decoded, when their transaction has ended."""
        number = self._number_of(self.walk.context.items.at_hand())
        if number < self.walk.number or not self.pace.waits:
            self.log.ledger.lose_rows(error, place)
        else:
            self._lost.append((number, error, place, self._items.take_back_assumptions()))

    def _number_of(self, item: Integers) -> int:
        """Return the number of a work item's transaction, counted from the first of the log."""
        return int(self.walk.context.record[C.trxs.base] + item[r.Item.trx])

    def _note_lost(self, *, at_end: bool = False) -> None:
        """Note the rows of which the transaction has ended since they were found to be lost."""
        if self._lost and (at_end or self._lost[0][0] < self.walk.number):
            for _, error, place, warnings in self._lost:
                self.log.ledger.warnings += warnings
                self.log.ledger.lose_rows(error, place)
            self._lost.clear()

    def _decoded(self, feed: RowFeed[P], sink: Sink[P], stop: int) -> Iterator[P]:
        """Yield what a sink makes of the work items up to `stop`. Raises BinlogError where rows cannot be decoded."""
        items = self._items
        while True:
            try:
                yield from feed.decode(stop)
                return
            except UnsoundError as unsound:
                error = unsound.reason
            if items.on_lost is None or isinstance(error, items.traits.refusals):
                break
            feed.lose_item(error)
        yield from self._ended(feed, sink)
        raise error

    def _ended(self, feed: RowFeed[P], sink: Sink[P]) -> Iterator[P]:
        """Yield what a sink has before the work item at hand, which ends the walk; the ledger says what it did then."""
        walk, items, item = self.walk, self._items, self.walk.context.items.at_hand()
        place, number = walk.place_of(item), self._number_of(item)
        end = place[0] + unpack_header(walk.context.buffer.data, int(item[r.Item.outer])).event_size
        mark, in_place = self.pace.last_mark(place[0]), items.traits.ends_in_place and items.choice is None
        warnings = items.take_back_assumptions()
        if self.pace.waits and not in_place:
            feed.see_rest()
        feed.cut(int(item[r.Item.trx]))
        if items.traits.follows_events:
            ledger_at(walk, mark, place, end)
        yield from sink.deliver(When.LOG)
        if in_place:
            ledger_at(walk, mark, place, end)
        elif self.pace.waits:
            ledger_at_end_of(walk, mark, number)
        self.log.ledger.warnings += warnings
        self.log.ledger.keep_lost_rows()

    def _prepare(self, traits: Traits) -> None:
        walk, chosen = self.walk, self.log.filter
        self.pace.waits = traits.waits == "always" or (
            traits.waits == "where chosen" and self._items.choice is not None
        )
        walk.walker.events.on_database = KnownDatabases(walk.context, chosen).add
        which, nobody_asks = self._statements_of_loops(traits), QueryEvent not in walk.walker.events.kept
        walk.context.events.take_statements(
            which, reads_variables=nobody_asks, takes_loads=_loops_take_loads(self._items, walk.walker)
        )

    def _judges_statements(self) -> bool:
        """Return whether statements may be wanted where something is chosen, or are asked for."""
        chosen, members = self.log.filter, self.walk.context.record[C.members.made_of]
        return members != s.NO_MEMBERS or chosen is None or chosen.chooses_statements

    def _statements_of_loops(self, traits: Traits) -> int:
        """Return which statements the loops take: those that are only counted."""
        walker = self.walk.walker
        if walker.events.on_statement is not None:
            return s.NO_STATEMENTS
        if self._items.choice is not None and not traits.only_chooses and self._judges_statements():
            record = self.walk.context.record
            if record[C.members.made_of] in (s.NO_MEMBERS, s.CHOSEN):
                record[C.members.made_of] = s.CHOSEN
            elif not (record[C.tallies.told] or record[C.undo.is_on]):
                return s.ONLY_CONTROLS
        return s.MARKS_DEFINING if walker.events.heeds_definitions else s.ALL_STATEMENTS

    def _choice(self, chosen: Filter, ledger: FileLedger) -> Choice:
        """Have rows chosen."""
        from binlog_kaitai.compiled.tables.choice import Choice  # most runs choose nothing

        walk = self.walk
        choice = Choice(chosen, walk.context, ledger, self._has_rows)
        walk.num_chosen = lambda: choice.num_statements + int(walk.context.record[C.statements.num_chosen])
        walk.walker.events.kept += MEMBERS
        walk.walker.events.counts_statements = False
        return choice


def _loops_take_loads(items: Items, walker: Walker) -> bool:
    """Return whether the loops take LOAD DATA: to count it, or as a row."""
    if items.choice is not None:
        return False
    is_counted, is_row = items.context.record[C.tallies.told], items.context.record[C.members.made_of] == s.AS_ROWS
    return bool(is_counted) or is_row or ExecuteLoadQueryEvent not in walker.events.kept
